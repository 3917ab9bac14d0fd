//! The six resources and prices in them (CARD-RES-01, -08).

use referee::Arg;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A resource. Each has one terrain, which has its own word (`card-terrain-forest`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Resource {
    /// From forests.
    Lumber,
    /// From hills.
    Brick,
    /// From pastures.
    Wool,
    /// From fields.
    Grain,
    /// From mountains.
    Ore,
    /// From gold fields; only for trade and for searching (CARD-RES-08).
    Gold,
}

impl Resource {
    /// All six, in the order of every list of resources.
    pub const ALL: [Self; 6] = [Self::Lumber, Self::Brick, Self::Wool, Self::Grain, Self::Ore, Self::Gold];

    /// The resource's name in the language files.
    pub(crate) fn word(self) -> Arg {
        let key = match self {
            Self::Lumber => "card-resource-lumber",
            Self::Brick => "card-resource-brick",
            Self::Wool => "card-resource-wool",
            Self::Grain => "card-resource-grain",
            Self::Ore => "card-resource-ore",
            Self::Gold => "card-resource-gold",
        };
        Arg::Word(key.to_owned())
    }

    /// The name of its terrain in the language files.
    pub(crate) fn terrain(self) -> Arg {
        let key = match self {
            Self::Lumber => "card-terrain-forest",
            Self::Brick => "card-terrain-hills",
            Self::Wool => "card-terrain-pasture",
            Self::Grain => "card-terrain-fields",
            Self::Ore => "card-terrain-mountains",
            Self::Gold => "card-terrain-gold",
        };
        Arg::Word(key.to_owned())
    }
}

/// What a card costs. Wider than any card, so that a slip (`-1`) can be refused by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Price {
    /// Lumber.
    #[serde(skip_serializing_if = "is_zero")]
    pub lumber: i16,
    /// Brick.
    #[serde(skip_serializing_if = "is_zero")]
    pub brick: i16,
    /// Wool.
    #[serde(skip_serializing_if = "is_zero")]
    pub wool: i16,
    /// Grain.
    #[serde(skip_serializing_if = "is_zero")]
    pub grain: i16,
    /// Ore.
    #[serde(skip_serializing_if = "is_zero")]
    pub ore: i16,
    /// Gold.
    #[serde(skip_serializing_if = "is_zero")]
    pub gold: i16,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the form serde asks for")]
pub(crate) const fn is_zero(number: &i16) -> bool {
    *number == 0
}

/// More than any card asks of one resource; a number beyond is a slip.
pub(crate) const DEAREST: i16 = 9;

impl Price {
    /// A price by resource, in the order of [`Resource::ALL`].
    pub const fn of([lumber, brick, wool, grain, ore, gold]: [i16; 6]) -> Self {
        Self { lumber, brick, wool, grain, ore, gold }
    }

    /// So many of one resource.
    pub(crate) fn only(resource: Resource, count: u8) -> Self {
        let mut price = Self::default();
        *price.get_mut(resource) = i16::from(count);
        price
    }

    fn get_mut(&mut self, resource: Resource) -> &mut i16 {
        match resource {
            Resource::Lumber => &mut self.lumber,
            Resource::Brick => &mut self.brick,
            Resource::Wool => &mut self.wool,
            Resource::Grain => &mut self.grain,
            Resource::Ore => &mut self.ore,
            Resource::Gold => &mut self.gold,
        }
    }

    /// As written.
    pub const fn written(&self, resource: Resource) -> i16 {
        match resource {
            Resource::Lumber => self.lumber,
            Resource::Brick => self.brick,
            Resource::Wool => self.wool,
            Resource::Grain => self.grain,
            Resource::Ore => self.ore,
            Resource::Gold => self.gold,
        }
    }

    /// How much of a resource is to be paid.
    pub fn count(&self, resource: Resource) -> u8 {
        u8::try_from(self.written(resource)).unwrap_or(0)
    }
}
