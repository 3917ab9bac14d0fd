//! Exact advice: chances and best keeps between rolls, for this turn and for the whole game.
//!
//! Nothing is simulated. Final dice are one of 462 results, kept dice one of 924 sets, and dice set aside may be
//! taken back (DICE-ROLL-03), so a turn needs no memory: what a set of kept dice is worth is the mean over the
//! next die, and what dice are worth is the best over the sets that can be kept. A whole game is the same done
//! backwards over 155,575 sheets and 15 turns: what a sheet is worth with n turns left follows from what sheets
//! are worth with n - 1.
//!
//! | module | what it is |
//! |---|---|
//! | `throws` | the 924 sets of dice, and how they grow and shrink by a die |
//! | `reroll` | values of final dice carried back through re-rolls |
//! | `shape` | the nine bundles that six dice can pay, and which jokers each needs with which dice |
//! | `sheets` | the 155,575 sheets, numbered |
//! | `builder`, `table` | the whole-game table: built piece by piece by whoever has threads, read, written |
//! | `outlook` | what a position is worth, and what keeping or stopping makes of it |
//! | `advise` | the answer to "what now?" |
//! | `review` | after the game: luck and play, told apart |

mod advise;
mod builder;
mod outlook;
#[cfg(test)]
mod reference;
mod reroll;
mod review;
mod shape;
mod sheets;
mod table;
mod throws;

pub use advise::{Advice, Best, Counsel, Goal, Keep, Stop, advise, counsel};
pub use builder::{Piece, TableBuilder, Worked};
pub use outlook::expected_total;
pub use review::{Decision, TurnReview, review};
pub use shape::Terms;
pub use sheets::SHEETS;
pub use table::{Damage, Table};
