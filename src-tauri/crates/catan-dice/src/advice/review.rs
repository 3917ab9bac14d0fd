//! After the game: luck and play, told apart.
//!
//! What a seat can expect changes with every move. Where it changes by a decision (which dice to keep, when to
//! stop, what to build with which joker), play lost something, or nothing: no decision beats the best. Where it
//! changes by dice, luck gave or took. Added up, both lead from what the seat could expect before its turn to
//! what it can expect after it.

use referee::{Game, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use super::outlook::{Measure, Outlook, expected_total};
use super::table::Table;
use crate::{CatanDice, Dice, Move, State, play::known};

/// A turn, looked back upon. All figures in points of the final score.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TurnReview {
    /// Who played it.
    pub seat: Seat,
    /// Its number for that seat, from 1.
    pub turn: u8,
    /// The final score to be expected before it.
    pub before: f64,
    /// The final score to be expected after it.
    pub after: f64,
    /// What the dice gave (or took, below zero).
    pub luck: f64,
    /// What decisions lost; never below zero.
    pub lost: f64,
    /// What came of rolls that were not told: luck and play in one.
    pub untold: f64,
    /// The moves that lost something.
    pub decisions: Vec<Decision>,
}

/// A move that lost something.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Decision {
    /// Which move, counted from 0.
    pub after: u32,
    /// How much.
    pub lost: f64,
}

/// Losses below this are rounding.
const NOTICED: f64 = 1e-6;

/// Looks back on every finished turn, in the order in which they were played. A turn on a sheet that play
/// cannot lead to (after a ruling) is left out. Moves that the rules refuse are taken as rulings.
pub fn review(start: &State, moves: &[Move], table: &Table) -> Vec<TurnReview> {
    let mut state = start.clone();
    let mut turns = Vec::new();
    let mut present = None;
    for (index, mv) in (0_u32..).zip(moves) {
        let Some(seat) = state.to_move() else { break };
        let before = state.clone();
        if CatanDice::let_stand(&mut state, mv).is_err() {
            break;
        }
        if before.dice().is_none() {
            present = expected_total(&before, seat, table).map(|total| TurnReview {
                seat,
                turn: before.setup().turns - before.turns_left(seat) + 1,
                before: total,
                after: total,
                luck: 0.0,
                lost: 0.0,
                untold: 0.0,
                decisions: Vec::new(),
            });
        }
        present = present.and_then(|turn| turn.with(&before, mv, &state, index, table));
        if state.turns_left(seat) < before.turns_left(seat) {
            turns.extend(present.take());
        }
    }
    turns
}

impl TurnReview {
    /// The same turn with one more move; none if it leads to where nothing is known.
    fn with(mut self, before: &State, mv: &Move, after: &State, index: u32, table: &Table) -> Option<Self> {
        let total = expected_total(after, self.seat, table)?;
        let change = total - self.after;
        match mv {
            Move::Roll { kept, .. } => {
                let decided = self.keeping(before, known(kept), table).unwrap_or(total);
                self.decide(self.after - decided, index);
                self.luck += total - decided;
            }
            Move::FinalDice { .. } | Move::Marked { .. } => self.untold += change,
            Move::Joker { .. }
            | Move::Gold { .. }
            | Move::Build { .. }
            | Move::Bundle { .. }
            | Move::EndTurn { .. } => self.decide(-change, index),
        }
        self.after = total;
        Some(self)
    }

    /// What the dice kept were worth before the others fell. None where no die was to fall: all were kept, or
    /// a ruling let the table roll once more.
    fn keeping(&self, before: &State, kept: Dice, table: &Table) -> Option<f64> {
        let Some(dice) = before.dice() else {
            // Before the first roll there is nothing to keep, and nothing to lose.
            return Some(self.after);
        };
        if kept == dice || before.rolls_left() == 0 {
            return None;
        }
        let outlook = Outlook::new(before);
        let ahead = outlook.ahead(outlook.worth(Measure::WholeGame(table)));
        ahead.keeps.iter().find(|(keep, _)| *keep == kept).map(|(_, worth)| *worth)
    }

    fn decide(&mut self, lost: f64, after: u32) {
        self.lost += lost;
        if lost > NOTICED {
            self.decisions.push(Decision { after, lost });
        }
    }
}
