//! What is printed on the tiles: types and access; the table itself is in `table`.
//!
//! Facts only. They come from the counts on page 8 of the rulebook and the pictures of the tiles, and are
//! checked by topology in the tests: fields and the cities they touch follow from edges, roads and walls
//! alone (`tests/rules/tiles.rs`).

mod table;

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Edge, HalfEdge, Kind, Turn};

/// The landscape at an edge (CAR-PLACE-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Landscape {
    /// Field along the whole edge.
    Field,
    /// A road in the middle, field on both sides of it.
    Road,
    /// City along the whole edge.
    City,
}

impl Landscape {
    /// Its name in keys of the language files (`city` in `car-landscape-city`).
    pub const fn key(self) -> &'static str {
        match self {
            Self::Field => "field",
            Self::Road => "road",
            Self::City => "city",
        }
    }
}

/// Which part of the box a tile belongs to (CAR-SET-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Set {
    /// The 72 tiles of the base game.
    Base,
    /// The 12 tiles with animals.
    Animals,
}

/// What a road ends at on its tile (CAR-ROAD-01, -02).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum RoadEnd {
    /// A crossing of three or four roads.
    Junction,
    /// A city wall.
    City,
    /// The monastery.
    Monastery,
    /// A lonely village.
    Village,
}

/// A part of a city on a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CityFacts {
    /// The edges it reaches.
    pub edges: &'static [Edge],
    /// Whether it carries a shield (CAR-CITY-02).
    pub shield: bool,
}

/// A part of a field on a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct FieldFacts {
    /// The half-edges it reaches.
    pub half_edges: &'static [HalfEdge],
    /// The cities of this tile whose wall it touches (CAR-FIELD-06), as positions in `cities`.
    pub cities: &'static [u8],
}

/// What is printed on a kind of tile, unturned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TileFacts {
    /// The kind.
    pub id: Kind,
    /// Which part of the box it belongs to.
    pub set: Set,
    /// How many the box has.
    pub count: u8,
    /// The landscape at the north, east, south and west edge.
    pub edges: [Landscape; 4],
    /// The parts of cities.
    pub cities: &'static [CityFacts],
    /// The parts of roads: two edges where the road passes through, one where it ends on the tile.
    pub roads: &'static [&'static [Edge]],
    /// What each road ends at; none where it passes through. As long as `roads`.
    pub road_ends: &'static [Option<RoadEnd>],
    /// Whether a monastery stands on it.
    pub monastery: bool,
    /// The parts of fields.
    pub fields: &'static [FieldFacts],
}

/// Every kind of tile, in the order of [`Kind::ALL`].
pub fn tiles() -> &'static [TileFacts] {
    &table::TILES
}

/// One kind of tile.
pub fn facts(kind: Kind) -> &'static TileFacts {
    &table::TILES[kind.index()]
}

/// The landscape at an edge of a turned tile.
pub fn landscape(kind: Kind, turn: Turn, edge: Edge) -> Landscape {
    facts(kind).edges[edge.unturned(turn).index()]
}
