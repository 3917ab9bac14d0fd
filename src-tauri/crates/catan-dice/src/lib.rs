//! The rules of the Catan Dice Game (one island, fifteen turns), and its exact odds.
//!
//! The smallest game of the house, and the pattern for the others. From the inside out:
//!
//! | module | what it is |
//! |---|---|
//! | [`face`](Face), [`dice`](Dice) | the six faces, and dice counted by face |
//! | [`symbol`](Symbol), [`sheet`](printed) | the printed sheet: 32 symbols, their points, what each needs first |
//! | [`island`](Island) | what one player has marked on it |
//! | [`setup`](Setup), [`moves`](Move) | how the table begins, and what is entered |
//! | `pay`, `bundle`, `plan` | which jokers and how much gold pay for what, worked out |
//! | `hand` | the dice of one turn being spent, step by step |
//! | [`state`](State), `judge`, `play`, `stand` | the table; what is refused; what a move does; what a ruling does |
//! | `score`, [`view`](View), [`question`](Question) | the sheet of points, what a screen draws, what may be asked |
//! | [`advice`] | exact chances, best keeps, the whole-game table, luck and play told apart |
//!
//! Rule ids are those of the rule catalogue (`DICE-ROLL-03`); every refusal carries one.

mod dice;
mod face;
mod island;
mod moves;
mod named;
mod printed;
mod rules;
mod setup;
mod symbol;

pub use dice::{DICE, Dice};
pub use face::Face;
pub use island::{Island, Token};
pub use moves::{Move, Step};
pub use named::Named;
pub use printed::PrintedSymbol;
pub use rules::Rule;
pub use setup::{BoxOrder, Layout, MOST_SEATS, MOST_TURNS, Setup, Ties};
pub use symbol::{Kind, Knight, Symbol};
