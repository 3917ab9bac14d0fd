//! What happens at the table: a tile is laid, with or without a follower, or it fits nowhere.

use referee::{Arg, Seat, Telling, args};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cell, Edge, Feature, HalfEdge, Kind, Role, Spot, Turn, shape};

/// One line of the game.
///
/// A whole turn is one `place` (CAR-TURN-02): tile, follower and the scoring that follows from them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Move {
    /// A drawn tile is laid on the table.
    Place {
        /// Who lays it.
        seat: Seat,
        /// Its kind.
        tile: Kind,
        /// Grows east.
        x: i16,
        /// Grows south.
        y: i16,
        /// Quarter turns clockwise.
        turn: Turn,
        /// The follower set on it, if any.
        #[serde(default)]
        follower: Option<Follower>,
    },
    /// A drawn tile fits nowhere and leaves the game; the same seat draws again (CAR-PLACE-06).
    Discard {
        /// Who drew it.
        seat: Seat,
        /// Its kind.
        tile: Kind,
    },
}

impl Move {
    /// Who moves.
    pub const fn seat(&self) -> Seat {
        match *self {
            Self::Place { seat, .. } | Self::Discard { seat, .. } => seat,
        }
    }

    /// The drawn tile.
    pub const fn tile(&self) -> Kind {
        match *self {
            Self::Place { tile, .. } | Self::Discard { tile, .. } => tile,
        }
    }

    /// Where the tile is laid.
    pub const fn cell(&self) -> Option<Cell> {
        match *self {
            Self::Place { x, y, .. } => Some(Cell::new(x, y)),
            Self::Discard { .. } => None,
        }
    }

    /// The same move with the follower's area named by its lowest edge or half-edge, the form in which
    /// [`legal`](referee::Game::legal) lists it. A follower on no area of the tile stays as it is.
    #[must_use]
    pub fn canonical(&self) -> Self {
        let mut same = self.clone();
        match &mut same {
            Self::Place { tile, turn, follower: Some(follower), .. } => {
                if let Some(at) = shape::area_at(*tile, *turn, follower.feature(), follower.at())
                    .map(|area| shape::first_spot(*tile, *turn, area))
                {
                    *follower = follower.moved_to(at);
                }
            }
            Self::Place { follower: None, .. } | Self::Discard { .. } => {}
        }
        same
    }
}

/// How the log tells a move: `car-move-place`, with the role behind it where a follower was set
/// (`car-move-place-knight`), or `car-move-discard`.
pub(crate) fn tell(mv: &Move) -> Telling {
    let name = Arg::Text(mv.tile().name().to_owned());
    let (message, args) = match mv {
        Move::Discard { .. } => ("car-move-discard".to_owned(), args([("tile", name)])),
        Move::Place { x, y, follower, .. } => {
            let message = follower.map_or("car-move-place".to_owned(), |follower| {
                format!("car-move-place-{}", follower.role().key())
            });
            let (x, y) = (Arg::Number(i64::from(*x)), Arg::Number(i64::from(*y)));
            (message, args([("tile", name), ("x", x), ("y", y)]))
        }
    };
    Telling { seat: Some(mv.seat()), message, args }
}

/// A follower set on the tile just laid (CAR-FOL-03, -04): as what, and on which area. Any edge or
/// half-edge of an area names it, as the tile lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "role", rename_all = "camelCase", deny_unknown_fields)]
pub enum Follower {
    /// In a city.
    Knight {
        /// An edge of the city.
        at: Edge,
    },
    /// On a road.
    Thief {
        /// An edge the road leads to.
        at: Edge,
    },
    /// In the monastery.
    Monk {},
    /// On a field.
    Farmer {
        /// A half-edge of the field.
        at: HalfEdge,
    },
}

impl Follower {
    /// As what.
    pub const fn role(self) -> Role {
        match self {
            Self::Knight { .. } => Role::Knight,
            Self::Thief { .. } => Role::Thief,
            Self::Monk {} => Role::Monk,
            Self::Farmer { .. } => Role::Farmer,
        }
    }

    /// On what.
    pub const fn feature(self) -> Feature {
        self.role().feature()
    }

    /// Where on the tile.
    pub fn at(self) -> Spot {
        match self {
            Self::Knight { at } | Self::Thief { at } => at.into(),
            Self::Monk {} => Spot::Centre,
            Self::Farmer { at } => at.into(),
        }
    }

    /// The same follower named by another spot of its area; a spot of the wrong kind changes nothing.
    #[must_use]
    pub(crate) fn moved_to(self, spot: Spot) -> Self {
        match (self, spot.edge(), spot.half_edge()) {
            (Self::Knight { .. }, Some(at), _) => Self::Knight { at },
            (Self::Thief { .. }, Some(at), _) => Self::Thief { at },
            (Self::Farmer { .. }, _, Some(at)) => Self::Farmer { at },
            (same, _, _) => same,
        }
    }
}
