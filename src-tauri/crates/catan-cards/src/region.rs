//! Regions, events and the faces of the event die.

use referee::Arg;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Resource;
use crate::catalogue::Certainty;

macro_rules! regions {
    ($($name:ident = $id:literal: $resource:ident, $number:literal, $set:literal, $certainty:ident;)*) => {
        /// A region card by the catalogue's id: each exists once. The number on it may be corrected; the id stays.
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
        )]
        pub enum Region {
            $(#[doc = concat!("`", $id, "`")] #[serde(rename = $id)] $name,)*
        }

        impl Region {
            /// Every region, in the order of the catalogue.
            pub const ALL: [Self; 23] = [$(Self::$name,)*];

            /// The catalogue's id.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            /// What it stores.
            pub const fn resource(self) -> Resource {
                match self { $(Self::$name => Resource::$resource,)* }
            }

            /// The die number in the base catalogue.
            pub(crate) const fn printed_number(self) -> u8 {
                match self { $(Self::$name => $number,)* }
            }

            /// The starting set it belongs to (1 or 2); 0 for the eleven that come with settlements.
            pub const fn starting_set(self) -> u8 {
                match self { $(Self::$name => $set,)* }
            }

            /// How certain the number is.
            pub(crate) const fn certainty(self) -> Certainty {
                match self { $(Self::$name => Certainty::$certainty,)* }
            }
        }
    };
}

// Resource, number, starting set, how certain the number is.
regions! {
    Set1Fields = "region_set1_fields": Grain, 1, 1, Sure;
    Set1Mountains = "region_set1_mountains": Ore, 2, 1, Sure;
    Set1Pasture = "region_set1_pasture": Wool, 3, 1, Sure;
    Set1Forest = "region_set1_forest": Lumber, 4, 1, Sure;
    Set1Hills = "region_set1_hills": Brick, 5, 1, Sure;
    Set1Gold = "region_set1_gold": Gold, 6, 1, Sure;
    Set2Fields = "region_set2_fields": Grain, 2, 2, Sure;
    Set2Mountains = "region_set2_mountains": Ore, 3, 2, Sure;
    Set2Pasture = "region_set2_pasture": Wool, 4, 2, Sure;
    Set2Forest = "region_set2_forest": Lumber, 5, 2, Sure;
    Set2Hills = "region_set2_hills": Brick, 6, 2, Sure;
    Set2Gold = "region_set2_gold": Gold, 1, 2, Sure;
    NewFields3 = "region_new_fields_3": Grain, 3, 0, Likely;
    NewFields4 = "region_new_fields_4": Grain, 4, 0, Likely;
    NewMountains4 = "region_new_mountains_4": Ore, 4, 0, Likely;
    NewMountains5 = "region_new_mountains_5": Ore, 5, 0, Sure;
    NewPasture5 = "region_new_pasture_5": Wool, 5, 0, Likely;
    NewPasture6 = "region_new_pasture_6": Wool, 6, 0, Likely;
    NewForest6 = "region_new_forest_6": Lumber, 6, 0, Likely;
    NewForest1 = "region_new_forest_1": Lumber, 1, 0, Likely;
    NewHills1 = "region_new_hills_1": Brick, 1, 0, Likely;
    NewHills2 = "region_new_hills_2": Brick, 2, 0, Likely;
    NewGold3 = "region_new_gold_3": Gold, 3, 0, Likely;
}

impl Region {
    /// Its place in [`Region::ALL`].
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// An event card (CARD-EVENT).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Event {
    /// Each player may take a card of a stack and puts one back (CARD-EVENT-01).
    #[serde(rename = "event_builder")]
    Builder,
    /// Each player sends a unit of the other back (CARD-EVENT-02).
    #[serde(rename = "event_civil_war")]
    CivilWar,
    /// Regions beside protected warehouses gain (CARD-EVENT-03).
    #[serde(rename = "event_good_year")]
    GoodYear,
    /// A resource for each abbey and library (CARD-EVENT-04).
    #[serde(rename = "event_progress")]
    Progress,
    /// The events are shuffled (CARD-EVENT-05).
    #[serde(rename = "event_new_year")]
    NewYear,
    /// The strongest takes two cards of the other's hand away (CARD-EVENT-06).
    #[serde(rename = "event_conflict")]
    Conflict,
    /// Regions at cities lose (CARD-EVENT-07).
    #[serde(rename = "event_plague")]
    Plague,
}

impl Event {
    /// Every name, in the order of the catalogue.
    pub const ALL: [Self; 7] = [
        Self::Builder,
        Self::CivilWar,
        Self::GoodYear,
        Self::Progress,
        Self::NewYear,
        Self::Conflict,
        Self::Plague,
    ];

    /// The catalogue's id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Builder => "event_builder",
            Self::CivilWar => "event_civil_war",
            Self::GoodYear => "event_good_year",
            Self::Progress => "event_progress",
            Self::NewYear => "event_new_year",
            Self::Conflict => "event_conflict",
            Self::Plague => "event_plague",
        }
    }

    /// Copies in the base catalogue: ten cards together.
    pub(crate) const fn printed_count(self) -> u8 {
        match self {
            Self::Builder | Self::CivilWar | Self::NewYear | Self::Conflict => 1,
            Self::GoodYear | Self::Progress | Self::Plague => 2,
        }
    }

    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Its name in the language files.
    pub(crate) fn word(self) -> Arg {
        Arg::Word(format!("card-name-{}", self.id()))
    }
}

/// A face of the event die (CARD-EVDIE-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Face {
    /// Knight head: tournament.
    Knight,
    /// Mill: trade.
    Mill,
    /// Club: brigands.
    Club,
    /// Sun: good year.
    Sun,
    /// Question mark: an event card.
    Question,
}

impl Face {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Knight, Self::Mill, Self::Club, Self::Sun, Self::Question];

    /// Its name in the language files.
    pub(crate) fn word(self) -> Arg {
        let key = match self {
            Self::Knight => "card-face-knight",
            Self::Mill => "card-face-mill",
            Self::Club => "card-face-club",
            Self::Sun => "card-face-sun",
            Self::Question => "card-face-question",
        };
        Arg::Word(key.to_owned())
    }
}
