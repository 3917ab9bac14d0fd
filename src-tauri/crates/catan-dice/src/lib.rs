//! The rules of the Catan Dice Game (one island, fifteen turns), and its exact odds.
//!
//! The smallest game of the house, and the pattern for the others. From the inside out:
//!
//! | module | what it is |
//! |---|---|
//! | [`face`](Face), [`dice`](Dice) | the six faces, and dice counted by face |
//! | [`symbol`](Symbol), [`printed`](PrintedSymbol) | the printed sheet: 32 symbols, their points, what each needs first |
//! | [`island`](Island) | what one player has marked on it |
//! | [`setup`](Setup), [`moves`](Move) | how the table begins, and what is entered |
//! | [`hand`](Step) | the dice of one turn being spent, step by step |
//! | `pay`, [`bundle`](Bundle), `plan` | which jokers and how much gold pay for what, worked out |
//! | [`state`](State), `judge`, `play`, `stand` | the table; what is refused; what a move does; what a ruling does |
//! | `score`, [`view`](View), [`question`](Question) | the sheet of points, what a screen draws, what may be asked |
//! | [`advice`] | exact chances, best keeps, the whole-game table, luck and play told apart |
//!
//! Rule ids are those of the rule catalogue (`DICE-ROLL-03`); every refusal carries one.

pub mod advice;
mod bundle;
mod dice;
mod face;
mod game;
mod hand;
mod island;
mod judge;
mod moves;
mod named;
mod pay;
mod plan;
mod play;
mod printed;
mod question;
mod rules;
mod score;
mod setup;
mod stand;
mod state;
mod symbol;
mod view;

pub use bundle::{Bundle, Turned, Way};
pub use dice::{DICE, Dice};
pub use face::Face;
pub use game::CatanDice;
pub use island::{Island, Token};
pub use moves::{Move, Step};
pub use named::Named;
pub use printed::{PrintedSymbol, SHEET_JSON};
pub use question::{Answer, Question};
pub use rules::Rule;
pub use score::CROSS;
pub use setup::{BoxOrder, Layout, MOST_SEATS, MOST_TURNS, Setup, Ties};
pub use state::{Entry, MOST_ROLLS, Roll, State};
pub use symbol::{Kind, Knight, Symbol};
pub use view::{BoxView, JokerView, SheetView, TurnView, View};
