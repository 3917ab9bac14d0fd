//! How the table begins (rules CAR-SET and CAR-VAR, catalogue section 12 for the older editions).

use std::collections::BTreeMap;

use referee::{Remark, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cell, Kind, Place, Rule, Turn, tiles};

/// The most tiles a bag may hold. Three times the box: room for invented positions, and few enough that a
/// set of tiles is a handful of machine words.
pub const MOST_TILES: u16 = 250;

/// The most followers a seat may have: all that lie in the box.
pub const MOST_FOLLOWERS: u8 = 40;

/// The most seats at the table (CAR-GEN-02).
pub const MOST_SEATS: u8 = 5;

/// How the table begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// How many play: 2 to 5, or 1 to 5 in a position that is being laid out ([`Order::Free`]).
    pub seats: u8,
    /// Who starts (CAR-SET-07).
    #[serde(default = "first_seat")]
    pub first: Seat,
    /// Whether the twelve animal tiles are in the bag (CAR-SET-01, -02).
    #[serde(default = "yes")]
    pub animals: bool,
    /// Whether and how farmers score.
    #[serde(default)]
    pub farmers: Farmers,
    /// What a complete city of two tiles gives.
    #[serde(default)]
    pub two_tile_city: TwoTileCity,
    /// Followers in each supply, without the one on the scoring board (CAR-SET-06).
    #[serde(default = "seven")]
    pub followers: u8,
    /// Counts of tiles that differ from the box, start tile included; 0 = lost. More than the box has is
    /// allowed.
    #[serde(default)]
    pub counts: BTreeMap<Kind, u8>,
    /// The start tile, and where it lies.
    #[serde(default)]
    pub start: StartTile,
    /// Whose turn it is when.
    #[serde(default)]
    pub order: Order,
}

const fn first_seat() -> Seat {
    Seat(0)
}

const fn yes() -> bool {
    true
}

const fn seven() -> u8 {
    7
}

/// Whether and how farmers score (catalogue section 12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Farmers {
    /// No farmers may be placed (CAR-VAR-01).
    None,
    /// This edition: field by field, 3 points for each complete city (CAR-FARM-01 to -04).
    #[default]
    ThirdEdition,
    /// Field by field, 3 points for each complete city, but each seat is paid once for a city.
    SecondEdition,
    /// City by city: who has most farmers at a complete city, all fields together, gets 4 points.
    FirstEdition,
}

/// What a complete city of two tiles gives (CAR-CITY-04). Written as the number of points, 2 or 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(with = "u8", extend("enum" = [2, 4]))]
pub enum TwoTileCity {
    /// Older rules: 1 point a tile and 1 a shield.
    Two,
    /// This edition: no special value.
    #[default]
    Four,
}

impl TryFrom<u8> for TwoTileCity {
    type Error = String;

    fn try_from(points: u8) -> Result<Self, String> {
        match points {
            2 => Ok(Self::Two),
            4 => Ok(Self::Four),
            other => Err(format!("a city of two tiles gives 2 or 4 points, not {other}")),
        }
    }
}

impl From<TwoTileCity> for u8 {
    fn from(city: TwoTileCity) -> Self {
        match city {
            TwoTileCity::Two => 2,
            TwoTileCity::Four => 4,
        }
    }
}

/// The tile that lies on the table before the first turn (CAR-SET-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StartTile {
    /// Its kind; `D` in the box.
    pub tile: Kind,
    /// Grows east.
    pub x: i16,
    /// Grows south.
    pub y: i16,
    /// Quarter turns clockwise.
    pub turn: Turn,
}

impl StartTile {
    /// Where it lies.
    pub const fn cell(self) -> Cell {
        Cell::new(self.x, self.y)
    }
}

impl Default for StartTile {
    fn default() -> Self {
        Self { tile: Kind::D, x: 0, y: 0, turn: Turn::NONE }
    }
}

/// Whose turn it is when.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Order {
    /// A game: clockwise from the first seat (CAR-TURN-01).
    #[default]
    Clockwise,
    /// A position being laid out: any seat may move at any time.
    Free,
}

impl Setup {
    /// The box as it comes, for so many seats.
    pub fn new(seats: u8) -> Self {
        Self {
            seats,
            first: first_seat(),
            animals: true,
            farmers: Farmers::default(),
            two_tile_city: TwoTileCity::default(),
            followers: seven(),
            counts: BTreeMap::new(),
            start: StartTile::default(),
            order: Order::default(),
        }
    }

    /// How many tiles of this kind the game is played with, start tile included.
    pub fn count(&self, kind: Kind) -> u8 {
        self.counts.get(&kind).copied().unwrap_or_else(|| {
            let facts = tiles::facts(kind);
            match facts.set {
                tiles::Set::Base => facts.count,
                tiles::Set::Animals => facts.count * u8::from(self.animals),
            }
        })
    }

    /// How many tiles the game is played with, start tile included.
    pub fn total(&self) -> u16 {
        Kind::ALL.into_iter().map(|kind| u16::from(self.count(kind))).sum()
    }

    /// Every reason why no table can be laid out like this; empty if one can.
    pub fn refusals(&self) -> Vec<Remark<Place>> {
        let mut reasons = Vec::new();
        let fewest = match self.order {
            Order::Clockwise => 2,
            Order::Free => 1,
        };
        if !(fewest..=MOST_SEATS).contains(&self.seats) {
            reasons.push(
                Remark::new(Rule::Gen02, "car-setup-seats")
                    .with("seats", i64::from(self.seats))
                    .with("least", i64::from(fewest))
                    .with("most", i64::from(MOST_SEATS)),
            );
        } else if self.first.0 >= self.seats {
            reasons.push(
                Remark::new(Rule::Set07, "car-setup-first")
                    .with("first", i64::from(self.first.0) + 1)
                    .with("seats", i64::from(self.seats)),
            );
        }
        if self.followers > MOST_FOLLOWERS {
            reasons.push(
                Remark::new(Rule::Set06, "car-setup-followers")
                    .with("followers", i64::from(self.followers))
                    .with("most", i64::from(MOST_FOLLOWERS)),
            );
        }
        let tile = self.start.tile;
        if !self.start.cell().is_on_table() {
            reasons.push(
                Remark::new(Rule::Set03, "car-setup-start-far")
                    .with("reach", i64::from(Cell::REACH))
                    .at(Place::cell(self.start.cell())),
            );
        }
        let total = self.total();
        if total > MOST_TILES {
            reasons.push(
                Remark::new(Rule::Set01, "car-setup-too-many")
                    .with("tiles", i64::from(total))
                    .with("most", i64::from(MOST_TILES)),
            );
        }
        if self.count(tile) == 0 {
            reasons.push(
                Remark::new(Rule::Set03, "car-setup-no-start")
                    .with("tile", referee::Arg::Text(tile.name().to_owned())),
            );
        } else if total == 1 {
            reasons.push(Remark::new(Rule::Set04, "car-setup-empty-bag"));
        }
        reasons
    }
}
