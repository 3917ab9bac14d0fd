//! A place at the table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A place at the table, counted from 0 in playing order (clockwise).
///
/// Colour, shape and the person sitting there belong to the session, not to the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into a list with one entry per seat.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `count` seats.
    #[must_use]
    pub const fn next(self, count: u8) -> Self {
        if self.0 + 1 >= count { Self(0) } else { Self(self.0 + 1) }
    }

    /// All seats of a table, in playing order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..count).map(Self)
    }
}
