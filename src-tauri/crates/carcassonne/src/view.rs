//! What a screen draws.

use std::collections::BTreeMap;

use referee::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::{Kind, Role, Spot, Turn};

/// Everything that lies on the table and is left for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The tiles on the table, in the order in which they were laid; the start tile first.
    pub tiles: Vec<LaidTile>,
    /// The followers on the table, in the order in which they were set.
    pub followers: Vec<StandingFollower>,
    /// Followers left in each supply.
    pub hands: Vec<u8>,
    /// How many of each kind are still in the bag; kinds that are used up are missing.
    pub left: BTreeMap<Kind, u8>,
    /// How many tiles are still in the bag.
    pub tiles_left: u16,
    /// Tiles that fitted nowhere, in order (CAR-PLACE-06).
    pub discarded: Vec<DiscardedTile>,
    /// The move made last.
    pub last_move: Option<LastMove>,
    /// The empty places beside the tiles, each with the number of tiles left that fit there. 0 marks a hole
    /// that nobody can fill any more (CAR-PLACE-09).
    pub frontier: Vec<OpenPlace>,
}

/// A tile on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LaidTile {
    /// Its kind.
    pub tile: Kind,
    /// Grows east.
    pub x: i16,
    /// Grows south.
    pub y: i16,
    /// Quarter turns clockwise.
    pub turn: Turn,
    /// Who laid it; none for the start tile.
    pub seat: Option<Seat>,
    /// In which move, counted from 0; none for the start tile.
    pub after: Option<u32>,
}

/// A follower on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct StandingFollower {
    /// Whose.
    pub seat: Seat,
    /// As what.
    pub role: Role,
    /// Grows east.
    pub x: i16,
    /// Grows south.
    pub y: i16,
    /// The area it stands on, named by its lowest spot.
    pub at: Spot,
}

/// A tile that fitted nowhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DiscardedTile {
    /// Its kind.
    pub tile: Kind,
    /// Who drew it.
    pub seat: Seat,
    /// In which move, counted from 0.
    pub after: u32,
}

/// The move made last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LastMove {
    /// Its number, counted from 0.
    pub index: u32,
    /// Who moved.
    pub seat: Seat,
    /// The tile.
    pub tile: Kind,
    /// Where it lies; none if it fitted nowhere.
    pub place: Option<crate::Cell>,
}

/// An empty place beside a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenPlace {
    /// Grows east.
    pub x: i16,
    /// Grows south.
    pub y: i16,
    /// How many of the tiles left fit here, in whatever turn.
    pub fits: u16,
}
