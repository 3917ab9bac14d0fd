//! Questions about a position that change nothing, and their answers.

use referee::{Remark, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cell, Feature, Kind, Place, Role, Spot, StandingFollower, Turn};

/// What a screen may ask.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Question {
    /// Where does this tile fit?
    Places {
        /// The kind of tile.
        tile: Kind,
    },
    /// Which tiles fit here?
    Tiles {
        /// Grows east.
        x: i16,
        /// Grows south.
        y: i16,
    },
    /// Which areas of this tile may take a follower, if it is laid so?
    Followers {
        /// The kind of tile.
        tile: Kind,
        /// Grows east.
        x: i16,
        /// Grows south.
        y: i16,
        /// Quarter turns clockwise.
        turn: Turn,
        /// Whose follower.
        seat: Seat,
    },
    /// What is this road, city, monastery or field?
    Feature {
        /// Grows east.
        x: i16,
        /// Grows south.
        y: i16,
        /// An edge of a road or city, half an edge of a field, `centre` for the monastery.
        at: Spot,
    },
    /// Whose are the fields?
    Fields {},
}

/// What the referee answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Answer {
    /// To [`Question::Places`].
    Places {
        /// Every place where the tile fits; empty = it fits nowhere.
        places: Vec<PlaceTurns>,
    },
    /// To [`Question::Tiles`].
    Tiles {
        /// The kinds left in the bag that fit here.
        tiles: Vec<TileTurns>,
    },
    /// To [`Question::Followers`].
    Followers {
        /// The areas of the tile as it would lie: cities, roads, monastery, fields.
        areas: Vec<Area>,
        /// What the tile would complete, whoever stands there.
        completes: Vec<Completion>,
        /// Followers this seat has in hand.
        in_hand: u8,
    },
    /// To [`Question::Feature`].
    Feature {
        /// The feature.
        about: FeatureReport,
    },
    /// To [`Question::Fields`].
    Fields {
        /// The cities on the board, numbered from 1 in the order in which they were begun.
        towns: Vec<Town>,
        /// Every field on the board.
        fields: Vec<FieldReport>,
    },
}

/// A place where a tile fits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceTurns {
    /// Grows east.
    pub x: i16,
    /// Grows south.
    pub y: i16,
    /// Every turn in which it fits.
    pub turns: Vec<Turn>,
    /// The same with turns that look alike listed once, the lowest of each.
    pub distinct: Vec<Turn>,
}

/// A kind of tile that fits in a place.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TileTurns {
    /// The kind.
    pub tile: Kind,
    /// How many are left.
    pub left: u8,
    /// Every turn in which it fits.
    pub turns: Vec<Turn>,
    /// The same with turns that look alike listed once, the lowest of each.
    pub distinct: Vec<Turn>,
}

/// An area of a tile that is about to be laid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Area {
    /// What a follower on it is called.
    pub role: Role,
    /// The spot that names it: the lowest.
    pub at: Spot,
    /// All its edges (city, road), half-edges (field) or the centre (monastery).
    pub spots: Vec<Spot>,
    /// Why no follower may be set on it; empty = it may.
    pub refused: Vec<Remark<Place>>,
    /// Whether this tile completes it, so that a follower would come back at once (CAR-RET-02).
    pub completes: bool,
    /// The points this seat would get in this turn for this feature with a follower on it. For an area that
    /// is not completed or must not be claimed: 0.
    pub points: i32,
}

/// A feature that a tile would complete.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Completion {
    /// What.
    pub feature: Feature,
    /// Tiles in it (9 for a monastery).
    pub tiles: u16,
    /// Shields in it.
    pub shields: u16,
    /// Points of every seat, before a follower is set on the new tile.
    pub points: Vec<i32>,
    /// Its areas on the board.
    pub at: Vec<Place>,
}

/// An area of a laid tile, as part of a feature.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Segment {
    /// Grows east.
    pub x: i16,
    /// Grows south.
    pub y: i16,
    /// All its edges, half-edges or the centre, as the tile lies.
    pub spots: Vec<Spot>,
}

/// Everything about one feature.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeatureReport {
    /// What it is.
    pub feature: Feature,
    /// Its areas, in the order in which the tiles were laid.
    pub segments: Vec<Segment>,
    /// Different tiles in it; for a monastery itself and its neighbours (CAR-MON-01).
    pub tiles: u16,
    /// Shields in it.
    pub shields: u16,
    /// Whether it is complete; a field never is.
    pub complete: bool,
    /// Sides at which it goes on beyond the laid tiles; for a monastery the empty places around it; for a
    /// field 0.
    pub open_sides: u16,
    /// The empty places that must be filled to complete it.
    pub open_places: Vec<Cell>,
    /// Followers on it per seat.
    pub followers: Vec<u8>,
    /// The followers on it.
    pub standing: Vec<StandingFollower>,
    /// The seats that would get its points (CAR-MAJ-01, -02).
    pub majority: Vec<Seat>,
    /// Points for each of them if the game ended now. For a field of the first edition each city is decided
    /// by itself, so this is what the field's cities are worth to whoever wins them.
    pub points_now: i32,
    /// Points for each of them when it is complete. For a road or city as if no tile were added, so it is the
    /// least that closing gives; for a monastery 9; for a field as if every city at it were complete.
    pub points_closed: i32,
    /// For a field: the complete cities in or at it, one place each.
    pub complete_towns: Vec<Place>,
    /// For a field: the unfinished cities in or at it, one place each.
    pub open_towns: Vec<Place>,
    /// How many of the tiles left would, laid alone, complete it. 0 where it needs more than one.
    pub closers: u16,
}

/// A city on the board, numbered for a map of the fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Town {
    /// From 1.
    pub number: u16,
    /// Its first area.
    pub place: Place,
    /// Different tiles in it.
    pub tiles: u16,
    /// Shields in it.
    pub shields: u16,
    /// Whether it is complete, so that farmers are paid for it (CAR-FARM-06).
    pub complete: bool,
}

/// A field on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FieldReport {
    /// From 1, in the order in which the fields were begun.
    pub number: u16,
    /// Its areas.
    pub segments: Vec<Segment>,
    /// Farmers per seat.
    pub farmers: Vec<u8>,
    /// Its owners: the seats with most farmers (CAR-FARM-01); nobody where none lies.
    pub owners: Vec<Seat>,
    /// The complete cities in or at it, by number.
    pub complete_towns: Vec<u16>,
    /// The unfinished cities in or at it, by number.
    pub open_towns: Vec<u16>,
    /// What every owner would get for it now, by the rule in force; under the first edition 0, because there
    /// cities are counted, not fields.
    pub points: i32,
}
