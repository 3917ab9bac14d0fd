//! From sessions played to the end to every figure that is shown.
//!
//! Pure functions over [`Played`] sessions in the order in which they were played: no storage, no clock, no
//! game. What a game measures besides points comes in as [`contract::Facts`], under keys that only its own
//! language file understands, and is gathered here without being understood.
//!
//! Decisions, the same for every figure:
//! - Only sessions played to the end come in; abandoned ones are kept elsewhere.
//! - A shared first place is a win for all who share it, and is also counted apart.
//! - Playing together against the game is counted apart: there is nobody to be ahead of.
//! - Points of different games are never put together.

mod chance;
mod game;
mod numbers;
mod overall;
mod pairs;
mod people;
mod played;
mod ratings;
mod seats;

pub use game::{Expectations, Owed, of_game};
pub use numbers::{rate, spread};
pub use overall::overall;
pub use played::{Played, PlayedSeat, Roster, ranks};
