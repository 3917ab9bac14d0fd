//! A game taken up in the middle: what differs from the start.

use std::collections::BTreeMap;

use referee::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Event, Region, Side};

/// A game taken up in the middle. What lies on the table is taken as it lies; only what cannot lie on a table is
/// refused: two cards on one place, more cards than the box holds.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    /// The number of the turn, counted from 1; it decides whether brigands come (CARD-EVDIE-07).
    pub turn: u16,
    /// Whose turn it is; the set-up's first seat if left out.
    pub active: Option<Seat>,
    /// What comes next.
    pub stage: Stage,
    /// Whether seven points together were reached before.
    pub seven_reached: bool,
    /// What the seats have, in playing order; seats left out have what they start with.
    pub realms: Vec<Holding>,
    /// Cards in the stacks, if they are not evenly everything that is nowhere else.
    pub stacks: Option<[u8; 5]>,
    /// The discard pile.
    pub discard: Vec<Card>,
    /// The events drawn since the last shuffle, first one first.
    pub drawn: Vec<Event>,
}

/// What comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Stage {
    /// Roll.
    #[default]
    Dice,
    /// The main phase.
    Main,
}

/// What a seat has beside the starting layout.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Holding {
    /// What regions show where it is not 1 (starting regions) or 0 (new ones).
    pub holds: BTreeMap<Region, u8>,
    /// Columns of roads without a settlement behind them: an even column at an end.
    pub roads: Vec<i8>,
    /// Settlements built, with their roads and regions.
    pub settlements: Vec<Settled>,
    /// Columns of settlements that are cities.
    pub cities: Vec<i8>,
    /// Cards on sites.
    pub cards: Vec<Built>,
    /// Cards in hand.
    pub hand: u8,
    /// Those of them that both players know.
    pub known: Vec<Card>,
}

impl Default for Holding {
    fn default() -> Self {
        Self {
            holds: BTreeMap::new(),
            roads: Vec::new(),
            settlements: Vec::new(),
            cities: Vec::new(),
            cards: Vec::new(),
            hand: 3,
            known: Vec::new(),
        }
    }
}

/// A settlement that was built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Settled {
    /// Its column.
    pub at: i8,
    /// The region at its outer upper corner.
    pub upper: Region,
    /// The region at its outer lower corner.
    pub lower: Region,
}

/// A card on a site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Built {
    /// Which.
    pub card: Card,
    /// Column of the settlement or city.
    pub at: i8,
    /// Above or below.
    pub side: Side,
    /// 1, or 2 for the second site of a city.
    #[serde(default = "first_slot")]
    pub slot: u8,
}

const fn first_slot() -> u8 {
    1
}
