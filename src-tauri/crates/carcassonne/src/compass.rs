//! Directions and places: edges, half-edges, turns, cells.
//!
//! x grows east, y grows south. Everything is listed clockwise from the north, and a turn is a number of
//! quarter turns clockwise, so turning is addition.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A side of a tile as it lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Edge {
    /// North.
    N,
    /// East.
    E,
    /// South.
    S,
    /// West.
    W,
}

impl Edge {
    /// The four edges, clockwise from the north.
    pub const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// Position in [`Edge::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The edge of the neighbour that this one meets.
    #[must_use]
    pub const fn opposite(self) -> Self {
        self.turned(Turn::HALF)
    }

    /// Where this edge lies after turning the tile.
    #[must_use]
    pub const fn turned(self, turn: Turn) -> Self {
        Self::ALL[(self.index() + turn.quarters() as usize) % 4]
    }

    /// Which edge of the unturned tile lies here after turning.
    #[must_use]
    pub const fn unturned(self, turn: Turn) -> Self {
        self.turned(turn.back())
    }

    /// Its name in keys of the language files (`north` in `car-edge-north`).
    pub const fn key(self) -> &'static str {
        match self {
            Self::N => "north",
            Self::E => "east",
            Self::S => "south",
            Self::W => "west",
        }
    }

    /// Its two halves, clockwise.
    pub const fn halves(self) -> [HalfEdge; 2] {
        [HalfEdge::ALL[2 * self.index()], HalfEdge::ALL[2 * self.index() + 1]]
    }
}

/// Half of a side, named `edge-side`: `N-w` is the western half of the north edge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum HalfEdge {
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

impl HalfEdge {
    /// The eight half-edges, clockwise from the north-west corner.
    pub const ALL: [Self; 8] =
        [Self::Nw, Self::Ne, Self::En, Self::Es, Self::Se, Self::Sw, Self::Ws, Self::Wn];

    /// Position in [`HalfEdge::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The edge it is half of.
    pub const fn edge(self) -> Edge {
        Edge::ALL[self.index() / 2]
    }

    /// The half-edge of the neighbour that this one meets (`N-w` meets `S-w`).
    #[must_use]
    pub const fn mirror(self) -> Self {
        // Clockwise on one tile is anticlockwise on its neighbour.
        let base = 2 * self.edge().opposite().index();
        Self::ALL[base + 1 - self.index() % 2]
    }

    /// Where this half-edge lies after turning the tile.
    #[must_use]
    pub const fn turned(self, turn: Turn) -> Self {
        Self::ALL[(self.index() + 2 * turn.quarters() as usize) % 8]
    }

    /// Which half-edge of the unturned tile lies here after turning.
    #[must_use]
    pub const fn unturned(self, turn: Turn) -> Self {
        self.turned(turn.back())
    }
}

/// How a tile is turned: quarter turns clockwise, 0 to 3 (CAR-PLACE-05).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "u8", into = "u8")]
#[schemars(with = "u8", extend("enum" = [0, 1, 2, 3]))]
pub struct Turn(u8);

impl Turn {
    /// As the tile is drawn in the data.
    pub const NONE: Self = Self(0);
    /// Upside down.
    pub const HALF: Self = Self(2);
    /// The four turns.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// A turn by this many quarters clockwise; full turns do not count.
    pub const fn new(quarters: u8) -> Self {
        Self(quarters % 4)
    }

    /// Quarter turns clockwise, 0 to 3.
    pub const fn quarters(self) -> u8 {
        self.0
    }

    /// The turn that undoes this one.
    #[must_use]
    pub const fn back(self) -> Self {
        Self((4 - self.0) % 4)
    }
}

impl TryFrom<u8> for Turn {
    type Error = String;

    fn try_from(quarters: u8) -> Result<Self, String> {
        if quarters < 4 {
            Ok(Self(quarters))
        } else {
            Err(format!("a turn is 0 to 3 quarters, not {quarters}"))
        }
    }
}

impl From<Turn> for u8 {
    fn from(turn: Turn) -> Self {
        turn.0
    }
}

/// A place for one tile.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Cell {
    /// Grows east.
    pub x: i16,
    /// Grows south.
    pub y: i16,
}

impl Cell {
    /// How far from the origin a tile may lie: farther than any game reaches, so no sum can overflow.
    pub const REACH: i16 = 1000;

    /// The cell at these coordinates.
    pub const fn new(x: i16, y: i16) -> Self {
        Self { x, y }
    }

    /// Whether a tile may lie here at all.
    pub const fn is_on_table(self) -> bool {
        let (x, y) = (self.x.unsigned_abs(), self.y.unsigned_abs());
        x <= Self::REACH.unsigned_abs() && y <= Self::REACH.unsigned_abs()
    }

    /// The cell so far away.
    #[must_use]
    pub const fn offset(self, dx: i16, dy: i16) -> Self {
        Self { x: self.x.saturating_add(dx), y: self.y.saturating_add(dy) }
    }

    /// The cell beyond this edge.
    #[must_use]
    pub const fn beyond(self, edge: Edge) -> Self {
        match edge {
            Edge::N => self.offset(0, -1),
            Edge::E => self.offset(1, 0),
            Edge::S => self.offset(0, 1),
            Edge::W => self.offset(-1, 0),
        }
    }

    /// The eight cells around it, row by row.
    pub const fn around(self) -> [Self; 8] {
        [
            self.offset(-1, -1),
            self.offset(0, -1),
            self.offset(1, -1),
            self.offset(-1, 0),
            self.offset(1, 0),
            self.offset(-1, 1),
            self.offset(0, 1),
            self.offset(1, 1),
        ]
    }
}
