//! The score sheet.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Args, Seat};

/// One line of the score sheet: points and the reason for them.
///
/// `P` is the game's own kind of place on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Line<P> {
    /// Who gets them.
    pub seat: Seat,
    /// What for: key of the sentence in the language files (`car-line-city`).
    pub code: String,
    /// The column they are summed under (`road`, `city`, `farm`); key of its name with the game's prefix.
    pub source: String,
    /// The figures that make the reason (tiles, shields, followers per seat).
    pub args: Args,
    /// The points; 0 where a line explains why there are none, negative where points are lost.
    pub points: i32,
    /// The move that gave them, counted from 0; none in final scoring.
    pub after: Option<u32>,
    /// What it was for on the board.
    pub at: Vec<P>,
}

/// The score sheet: lines in the order in which they were given.
///
/// A total is the sum of its lines and is never stored beside them.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Sheet<P> {
    /// The lines.
    pub lines: Vec<Line<P>>,
}

impl<P> Sheet<P> {
    /// An empty sheet.
    pub const fn new() -> Self {
        Self { lines: Vec::new() }
    }

    /// Points of one seat.
    pub fn total(&self, seat: Seat) -> i32 {
        self.lines.iter().filter(|line| line.seat == seat).map(|line| line.points).sum()
    }

    /// Points of every seat, in playing order.
    pub fn totals(&self, seats: u8) -> Vec<i32> {
        Seat::all(seats).map(|seat| self.total(seat)).collect()
    }

    /// The same sheet with its places in another form.
    pub fn map_places<Q>(self, mut turn: impl FnMut(P) -> Q) -> Sheet<Q> {
        let lines = self.lines.into_iter().map(|line| {
            let Line { seat, code, source, args, points, after, at } = line;
            Line { seat, code, source, args, points, after, at: at.into_iter().map(&mut turn).collect() }
        });
        Sheet { lines: lines.collect() }
    }
}
