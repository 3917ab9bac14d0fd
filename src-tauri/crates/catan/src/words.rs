//! The things of the box by their names: resources, terrain, buildings, development cards.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A kind of resource card (CAT-CMP-05), in the order in which the game lists its costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Resource {
    /// From hills.
    Brick,
    /// From forest.
    Lumber,
    /// From pasture.
    Wool,
    /// From fields.
    Grain,
    /// From mountains.
    Ore,
}

impl Resource {
    /// How many kinds there are.
    pub const COUNT: usize = 5;

    /// Every kind.
    pub const ALL: [Self; Self::COUNT] = [Self::Brick, Self::Lumber, Self::Wool, Self::Grain, Self::Ore];

    /// Its place in [`Resource::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Key of its name in the language files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Brick => "cat-brick",
            Self::Lumber => "cat-lumber",
            Self::Wool => "cat-wool",
            Self::Grain => "cat-grain",
            Self::Ore => "cat-ore",
        }
    }
}

/// What a land hex is (CAT-CMP-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Terrain {
    /// Gives brick.
    Hills,
    /// Gives lumber.
    Forest,
    /// Gives wool.
    Pasture,
    /// Gives grain.
    Fields,
    /// Gives ore.
    Mountains,
    /// Gives nothing and carries no token.
    Desert,
}

impl Terrain {
    /// Every kind.
    pub const ALL: [Self; 6] =
        [Self::Hills, Self::Forest, Self::Pasture, Self::Fields, Self::Mountains, Self::Desert];

    /// What it produces; the desert nothing.
    pub const fn gives(self) -> Option<Resource> {
        match self {
            Self::Hills => Some(Resource::Brick),
            Self::Forest => Some(Resource::Lumber),
            Self::Pasture => Some(Resource::Wool),
            Self::Fields => Some(Resource::Grain),
            Self::Mountains => Some(Resource::Ore),
            Self::Desert => None,
        }
    }

    /// Key of its name in the language files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hills => "cat-hills",
            Self::Forest => "cat-forest",
            Self::Pasture => "cat-pasture",
            Self::Fields => "cat-fields",
            Self::Mountains => "cat-mountains",
            Self::Desert => "cat-desert",
        }
    }
}

/// What stands on a corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Building {
    /// One point, one card from each producing hex.
    Settlement,
    /// Two points, two cards from each producing hex.
    City,
}

impl Building {
    /// Points it is worth (CAT-WIN-03); as many cards as it draws from each producing hex (CAT-PRD-02).
    pub const fn worth(self) -> u8 {
        match self {
            Self::Settlement => 1,
            Self::City => 2,
        }
    }
}

/// A kind of development card (CAT-CMP-06).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Development {
    /// Moves the robber, counts for the largest army.
    Knight,
    /// Two free roads.
    RoadBuilding,
    /// Two cards of choice from the bank.
    YearOfPlenty,
    /// All cards of one kind from everybody.
    Monopoly,
    /// One point.
    VictoryPoint,
}

impl Development {
    /// How many kinds there are.
    pub const COUNT: usize = 5;

    /// Every kind.
    pub const ALL: [Self; Self::COUNT] =
        [Self::Knight, Self::RoadBuilding, Self::YearOfPlenty, Self::Monopoly, Self::VictoryPoint];

    /// Its place in [`Development::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Key of its name in the language files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Knight => "cat-knight",
            Self::RoadBuilding => "cat-road-building",
            Self::YearOfPlenty => "cat-year-of-plenty",
            Self::Monopoly => "cat-monopoly",
            Self::VictoryPoint => "cat-victory-point",
        }
    }
}

/// Something that can be paid for (CAT-BLD-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Purchase {
    /// Brick, lumber.
    Road,
    /// Brick, lumber, wool, grain.
    Settlement,
    /// Three ore, two grain.
    City,
    /// Ore, wool, grain.
    Development,
}

impl Purchase {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Road, Self::Settlement, Self::City, Self::Development];

    /// Key of its name in the language files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Road => "cat-road",
            Self::Settlement => "cat-settlement",
            Self::City => "cat-city",
            Self::Development => "cat-development",
        }
    }
}
