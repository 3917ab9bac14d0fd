//! The 44 names of the 62 unmarked cards (CARD-COMP-04, -05), and what is printed on them as far as it is known.
//!
//! Ids are those of the catalogue and stable: they are the keys of names, corrections and stored games.

use referee::Arg;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalogue::{Certainty, Value};
use crate::{Price, Resource};

/// The family of an unmarked card (CARD-COMP-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Family {
    /// Yellow: played from the hand, never built.
    Action,
    /// Green: a building for any site.
    Building,
    /// Green: a fleet.
    Fleet,
    /// Green: a knight.
    Knight,
    /// Red: a building for cities.
    Red,
}

/// What the base catalogue says of a card.
pub(crate) struct Base {
    pub(crate) count: u8,
    pub(crate) price: Price,
    pub(crate) points: u8,
    pub(crate) commerce: u8,
    pub(crate) strength: u8,
    pub(crate) tournament: u8,
    certain: &'static [u8; 6],
}

macro_rules! cards {
    ($($(#[$doc:meta])* $name:ident = $id:literal: $family:ident, $count:literal, $price:expr, $points:literal,
       $commerce:literal, $strength:literal, $tournament:literal, $certain:literal;)*) => {
        /// An unmarked card by its name.
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
        )]
        pub enum Card {
            $($(#[$doc])* #[serde(rename = $id)] $name,)*
        }

        impl Card {
            /// Every name, in the order of the catalogue.
            pub const ALL: [Self; 44] = [$(Self::$name,)*];

            /// The catalogue's id.
            pub const fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }

            /// Its name in the language files.
            pub(crate) fn word(self) -> Arg {
                Arg::Word(match self { $(Self::$name => concat!("card-name-", $id),)* }.to_owned())
            }

            /// Its family.
            pub const fn family(self) -> Family {
                match self { $(Self::$name => Family::$family,)* }
            }

            /// What the base catalogue says of it.
            pub(crate) const fn base(self) -> Base {
                match self { $(Self::$name => Base {
                    count: $count,
                    price: Price::of($price),
                    points: $points,
                    commerce: $commerce,
                    strength: $strength,
                    tournament: $tournament,
                    certain: $certain,
                },)* }
            }
        }
    };
}

// Copies, price (lumber, brick, wool, grain, ore, gold), points, commerce, strength, tournament, and how certain
// each of these six is: S sure, L likely, G guess.
cards! {
    /// Sets the production die before the roll.
    Alchemist = "alchemist": Action, 2, [0, 0, 0, 0, 0, 0], 0, 0, 0, 0, b"SSSSSS";
    /// One or two resources to the bank for as many others.
    Caravan = "caravan": Action, 1, [0, 0, 0, 0, 0, 0], 0, 0, 0, 0, b"SSSSSS";
    /// Takes one or two resources and gives one back.
    Merchant = "merchant": Action, 2, [0, 0, 0, 0, 0, 0], 0, 0, 0, 0, b"SSSSSS";
    /// Chooses the two regions of a new settlement.
    Scout = "scout": Action, 2, [0, 0, 0, 0, 0, 0], 0, 0, 0, 0, b"SSSSSS";
    /// Takes a knight, a fleet or an action card from the open hand.
    Spy = "spy": Action, 3, [0, 0, 0, 0, 0, 0], 0, 0, 0, 0, b"SSSSSS";
    /// Sends a knight back to the hand.
    BlackKnight = "black_knight": Action, 3, [0, 0, 0, 0, 0, 0], 0, 0, 0, 0, b"SSSSSS";
    /// Sends a building back to the hand.
    Arsonist = "arsonist": Action, 2, [0, 0, 0, 0, 0, 0], 0, 0, 0, 0, b"SSSSSS";
    /// Takes two resources.
    Brigands = "brigands": Action, 1, [0, 0, 0, 0, 0, 0], 0, 0, 0, 0, b"SSSSSS";
    /// Defends against arsonist and brigands.
    Bishop = "bishop": Action, 2, [0, 0, 0, 0, 0, 0], 0, 0, 0, 0, b"SSSSSS";
    /// Defends against the black knight.
    HerbWoman = "herb_woman": Action, 2, [0, 0, 0, 0, 0, 0], 0, 0, 0, 0, b"SSSSSS";
    /// One more card in hand.
    Abbey = "abbey": Building, 2, [1, 1, 0, 0, 1, 0], 0, 0, 0, 0, b"SSSLSS";
    /// Protected warehouse: its two regions are left out of the brigands' count.
    Garrison = "garrison": Building, 3, [1, 1, 0, 0, 0, 0], 0, 1, 0, 0, b"SLSLSS";
    /// Every knight one stronger.
    Smithy = "smithy": Building, 1, [1, 0, 0, 0, 2, 0], 0, 0, 0, 0, b"SLSLSS";
    /// Doubles hills.
    BrickFactory = "brick_factory": Building, 1, [0, 1, 0, 0, 1, 0], 0, 0, 0, 0, b"SLSLSS";
    /// Doubles mountains.
    Foundry = "foundry": Building, 1, [0, 1, 0, 0, 1, 0], 0, 0, 0, 0, b"SLSLSS";
    /// Doubles fields.
    GrainMill = "grain_mill": Building, 1, [0, 1, 0, 1, 0, 0], 0, 0, 0, 0, b"SLSLSS";
    /// Doubles forests.
    Sawmill = "sawmill": Building, 1, [2, 0, 0, 0, 0, 0], 0, 0, 0, 0, b"SLSLSS";
    /// Doubles pastures.
    WoolenMill = "woolen_mill": Building, 1, [0, 1, 1, 0, 0, 0], 0, 0, 0, 0, b"SLSLSS";
    /// Two lumber for one other resource.
    LumberFleet = "lumber_fleet": Fleet, 1, [1, 0, 1, 0, 0, 0], 0, 1, 0, 0, b"SLSSSS";
    /// Two brick for one other resource.
    BrickFleet = "brick_fleet": Fleet, 1, [1, 0, 1, 0, 0, 0], 0, 1, 0, 0, b"SLSSSS";
    /// Two wool for one other resource.
    WoolFleet = "wool_fleet": Fleet, 1, [1, 0, 1, 0, 0, 0], 0, 1, 0, 0, b"SLSSSS";
    /// Two grain for one other resource.
    GrainFleet = "grain_fleet": Fleet, 1, [1, 0, 1, 0, 0, 0], 0, 1, 0, 0, b"SLSSSS";
    /// Two ore for one other resource.
    OreFleet = "ore_fleet": Fleet, 1, [1, 0, 1, 0, 0, 0], 0, 1, 0, 0, b"SLSSSS";
    /// Two gold for one other resource.
    GoldFleet = "gold_fleet": Fleet, 1, [1, 0, 1, 0, 0, 0], 0, 1, 0, 0, b"SLSSSS";
    /// A knight.
    ConradTheSwift = "conrad_the_swift": Knight, 1, [0, 0, 0, 1, 1, 0], 0, 0, 2, 1, b"SSSLSL";
    /// A knight.
    FalkTheFair = "falk_the_fair": Knight, 1, [0, 0, 1, 2, 2, 0], 0, 0, 1, 5, b"SLSLLL";
    /// A knight.
    GotzIronfist = "gotz_ironfist": Knight, 1, [0, 0, 2, 2, 2, 0], 0, 0, 5, 2, b"SLSLLL";
    /// A knight.
    HagenTheSinister = "hagen_the_sinister": Knight, 1, [0, 0, 0, 1, 1, 0], 0, 0, 1, 2, b"SLSLLL";
    /// A knight.
    KarlTheStrong = "karl_the_strong": Knight, 1, [0, 0, 3, 2, 2, 0], 0, 0, 7, 1, b"SLSLLL";
    /// A knight.
    OttoTheBerserker = "otto_the_berserker": Knight, 1, [0, 0, 1, 1, 2, 0], 0, 0, 3, 2, b"SLSLLL";
    /// A knight.
    PippinTheShort = "pippin_the_short": Knight, 1, [0, 0, 1, 1, 1, 0], 0, 0, 1, 3, b"SLSLLL";
    /// A knight.
    SiegfriedLackland = "siegfried_lackland": Knight, 1, [0, 0, 0, 0, 1, 0], 0, 0, 1, 1, b"SLSLLL";
    /// A knight.
    WalterTheRecreant = "walter_the_recreant": Knight, 1, [0, 0, 1, 1, 1, 0], 0, 0, 3, 1, b"SLSLLL";
    /// No region suffers from the plague.
    Aqueduct = "aqueduct": Red, 2, [2, 2, 0, 0, 2, 0], 1, 0, 0, 0, b"SLSLSS";
    /// The regions of its city do not suffer from the plague.
    BathHouse = "bath_house": Red, 2, [0, 2, 1, 0, 1, 0], 1, 0, 0, 0, b"SLSLSS";
    /// Keeps the units of its city out of the civil war.
    Church = "church": Red, 2, [0, 1, 0, 2, 2, 0], 1, 0, 0, 0, b"SLSLSS";
    /// Two points.
    ColossusOfCatan = "colossus_of_catan": Red, 1, [0, 3, 0, 3, 3, 0], 2, 0, 0, 0, b"SLSLSS";
    /// One more card in hand.
    Library = "library": Red, 2, [2, 1, 0, 0, 2, 0], 1, 0, 0, 0, b"SLSLSS";
    /// A search costs one resource.
    TownHall = "town_hall": Red, 2, [0, 1, 2, 0, 2, 0], 1, 0, 0, 0, b"SLSLSS";
    /// Commerce.
    CountingHouse = "counting_house": Red, 1, [0, 1, 2, 1, 0, 0], 0, 3, 0, 0, b"SLSLSS";
    /// Every fleet one more commerce point.
    Harbor = "harbor": Red, 1, [0, 1, 1, 0, 1, 0], 0, 1, 0, 0, b"SLSLSS";
    /// Commerce.
    Marketplace = "marketplace": Red, 1, [0, 0, 1, 1, 0, 0], 0, 2, 0, 0, b"SSSLSS";
    /// Commerce.
    MerchantGuild = "merchant_guild": Red, 1, [0, 2, 3, 1, 0, 0], 0, 4, 0, 0, b"SLSLSS";
    /// One gold for one other resource.
    Mint = "mint": Red, 1, [2, 2, 0, 0, 2, 0], 0, 1, 0, 0, b"SLSLSS";
}

impl Base {
    /// How certain a value is.
    pub(crate) const fn certainty(&self, value: Value) -> Certainty {
        let sign = match value {
            Value::Count => self.certain[0],
            Value::Cost => self.certain[1],
            Value::Points => self.certain[2],
            Value::Commerce => self.certain[3],
            Value::Strength => self.certain[4],
            Value::Tournament => self.certain[5],
            Value::Number => b'S',
        };
        match sign {
            b'S' => Certainty::Sure,
            b'L' => Certainty::Likely,
            _ => Certainty::Guess,
        }
    }
}

impl Card {
    /// Its place in [`Card::ALL`].
    pub(crate) const fn index(self) -> usize {
        self as usize
    }

    /// Green or red building; knights and fleets are none (CARD-ACT-07).
    pub const fn is_building(self) -> bool {
        match self.family() {
            Family::Building | Family::Red => true,
            Family::Action | Family::Fleet | Family::Knight => false,
        }
    }

    /// Knight or fleet.
    pub const fn is_unit(self) -> bool {
        match self.family() {
            Family::Fleet | Family::Knight => true,
            Family::Action | Family::Building | Family::Red => false,
        }
    }

    /// Whether the spy may take it (CARD-ACT-05).
    pub const fn is_spied(self) -> bool {
        !self.is_building()
    }

    /// Of what the neighbouring regions produce two (CARD-BLD-03).
    pub const fn boosts(self) -> Option<Resource> {
        match self {
            Self::Sawmill => Some(Resource::Lumber),
            Self::BrickFactory => Some(Resource::Brick),
            Self::WoolenMill => Some(Resource::Wool),
            Self::GrainMill => Some(Resource::Grain),
            Self::Foundry => Some(Resource::Ore),
            _ => None,
        }
    }

    /// Of what the fleet takes two for one other (CARD-BLD-04).
    pub const fn ships(self) -> Option<Resource> {
        match self {
            Self::LumberFleet => Some(Resource::Lumber),
            Self::BrickFleet => Some(Resource::Brick),
            Self::WoolFleet => Some(Resource::Wool),
            Self::GrainFleet => Some(Resource::Grain),
            Self::OreFleet => Some(Resource::Ore),
            Self::GoldFleet => Some(Resource::Gold),
            _ => None,
        }
    }

    /// Against what it defends (CARD-ACT-09, -10).
    pub const fn defends(self, attack: Self) -> bool {
        matches!(
            (self, attack),
            (Self::Bishop, Self::Arsonist | Self::Brigands) | (Self::HerbWoman, Self::BlackKnight)
        )
    }
}
