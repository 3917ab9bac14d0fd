//! Places on the board: where a follower stands, where a refusal points, what points were for.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cell, Edge, HalfEdge};

/// A spot on a tile as it lies on the table: an edge, half an edge, or the middle (a monastery).
///
/// Spots are ordered; the lowest spot of an area names it ([`Area::at`](crate::Area)).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Spot {
    /// North edge.
    N,
    /// East edge.
    E,
    /// South edge.
    S,
    /// West edge.
    W,
    /// The middle of the tile.
    #[serde(rename = "centre")]
    Centre,
    /// Western half of the north edge.
    #[serde(rename = "N-w")]
    Nw,
    /// Eastern half of the north edge.
    #[serde(rename = "N-e")]
    Ne,
    /// Northern half of the east edge.
    #[serde(rename = "E-n")]
    En,
    /// Southern half of the east edge.
    #[serde(rename = "E-s")]
    Es,
    /// Eastern half of the south edge.
    #[serde(rename = "S-e")]
    Se,
    /// Western half of the south edge.
    #[serde(rename = "S-w")]
    Sw,
    /// Southern half of the west edge.
    #[serde(rename = "W-s")]
    Ws,
    /// Northern half of the west edge.
    #[serde(rename = "W-n")]
    Wn,
}

impl From<Edge> for Spot {
    fn from(edge: Edge) -> Self {
        match edge {
            Edge::N => Self::N,
            Edge::E => Self::E,
            Edge::S => Self::S,
            Edge::W => Self::W,
        }
    }
}

impl From<HalfEdge> for Spot {
    fn from(half: HalfEdge) -> Self {
        match half {
            HalfEdge::Nw => Self::Nw,
            HalfEdge::Ne => Self::Ne,
            HalfEdge::En => Self::En,
            HalfEdge::Es => Self::Es,
            HalfEdge::Se => Self::Se,
            HalfEdge::Sw => Self::Sw,
            HalfEdge::Ws => Self::Ws,
            HalfEdge::Wn => Self::Wn,
        }
    }
}

/// What followers are set on (CAR-FOL-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Feature {
    /// A city; knights stand in it.
    City,
    /// A road; thieves stand on it.
    Road,
    /// A monastery; a monk stands in it.
    Monastery,
    /// A field; farmers lie on it.
    Field,
}

impl Feature {
    /// What a follower on it is called.
    pub const fn role(self) -> Role {
        match self {
            Self::City => Role::Knight,
            Self::Road => Role::Thief,
            Self::Monastery => Role::Monk,
            Self::Field => Role::Farmer,
        }
    }

    /// Its name in keys of the language files (`city` in `car-feature-city`).
    pub const fn key(self) -> &'static str {
        match self {
            Self::City => "city",
            Self::Road => "road",
            Self::Monastery => "monastery",
            Self::Field => "field",
        }
    }
}

/// What a follower is called by where it stands (CAR-FOL-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Role {
    /// In a city.
    Knight,
    /// On a road.
    Thief,
    /// In a monastery.
    Monk,
    /// On a field, lying, until the end (CAR-RET-03).
    Farmer,
}

impl Role {
    /// What a follower with this name stands on.
    pub const fn feature(self) -> Feature {
        match self {
            Self::Knight => Feature::City,
            Self::Thief => Feature::Road,
            Self::Monk => Feature::Monastery,
            Self::Farmer => Feature::Field,
        }
    }

    /// Its name in keys of the language files (`knight` in `car-role-knight`).
    pub const fn key(self) -> &'static str {
        match self {
            Self::Knight => "knight",
            Self::Thief => "thief",
            Self::Monk => "monk",
            Self::Farmer => "farmer",
        }
    }
}

/// A place on the board, for marking: a cell, or an area or edge of the tile in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Place {
    /// Grows east.
    pub x: i16,
    /// Grows south.
    pub y: i16,
    /// Where on the tile, as it lies; none = the whole cell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Spot>,
    /// Which kind of area is meant; none = the edge itself or the cell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub feature: Option<Feature>,
}

impl Place {
    /// A whole cell.
    pub const fn cell(cell: Cell) -> Self {
        Self { x: cell.x, y: cell.y, at: None, feature: None }
    }

    /// An edge of the tile in this cell.
    pub fn edge(cell: Cell, edge: Edge) -> Self {
        Self { at: Some(edge.into()), ..Self::cell(cell) }
    }

    /// An area of the tile in this cell.
    pub const fn area(cell: Cell, feature: Feature, at: Spot) -> Self {
        Self { x: cell.x, y: cell.y, at: Some(at), feature: Some(feature) }
    }
}

impl Spot {
    /// The edge, if it is one.
    pub const fn edge(self) -> Option<Edge> {
        match self {
            Self::N => Some(Edge::N),
            Self::E => Some(Edge::E),
            Self::S => Some(Edge::S),
            Self::W => Some(Edge::W),
            Self::Centre
            | Self::Nw
            | Self::Ne
            | Self::En
            | Self::Es
            | Self::Se
            | Self::Sw
            | Self::Ws
            | Self::Wn => None,
        }
    }

    /// The half-edge, if it is one.
    pub const fn half_edge(self) -> Option<HalfEdge> {
        match self {
            Self::Nw => Some(HalfEdge::Nw),
            Self::Ne => Some(HalfEdge::Ne),
            Self::En => Some(HalfEdge::En),
            Self::Es => Some(HalfEdge::Es),
            Self::Se => Some(HalfEdge::Se),
            Self::Sw => Some(HalfEdge::Sw),
            Self::Ws => Some(HalfEdge::Ws),
            Self::Wn => Some(HalfEdge::Wn),
            Self::N | Self::E | Self::S | Self::W | Self::Centre => None,
        }
    }
}
