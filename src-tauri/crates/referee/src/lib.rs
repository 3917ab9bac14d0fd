//! The words all games share.
//!
//! A game is a pure rules engine: it knows no storage, no screen, no clock, no random source and no
//! other game. Chance and hidden facts (a drawn tile, two dice, a card nobody showed) are told by the
//! table as part of a [`Game::Move`]. The state is never stored: it is the [`fold`] of the moves, so
//! undo is a shorter fold and a correction is a fold over other moves.
//!
//! The one interface is [`Game`]. What it answers is built from a few words:
//!
//! | word | meaning |
//! |---|---|
//! | [`Seat`] | a place at the table, counted from 0 in playing order |
//! | [`Verdict`] | what the referee says to a move: legal, possible, or refused |
//! | [`Remark`] | one sentence of the referee: the rule, what to say, what to fill in, where on the board |
//! | [`Sheet`] | the score sheet: lines with their reasons; a total is the sum of its lines |
//! | [`Asks`] | who may or must act now, and what the table has to tell |
//! | [`Telling`] | how the log tells a move |
//! | [`Outcome`] | whether the game is over, and who won |
//!
//! Remarks carry keys and values, never sentences: the sentence is made in the reader's language.

mod game;
mod remark;
mod seat;
mod sheet;
mod verdict;

pub use game::{Asks, Game, Outcome, Stuck, Telling, fold};
pub use remark::{Arg, Args, Remark, Rule, args};
pub use seat::Seat;
pub use sheet::{Line, Sheet};
pub use verdict::Verdict;
