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

/// Two pieces of work at once, on two cores: years of evenings on one screen before anybody waits.
pub(crate) fn both<A: Send, B>(one: impl FnOnce() -> A + Send, other: impl FnOnce() -> B) -> (A, B) {
    std::thread::scope(|scope| {
        let beside = scope.spawn(one);
        let other = other();
        (beside.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)), other)
    })
}

pub use game::{Expectations, Owed, of_game};
pub use numbers::{rate, spread};
pub use overall::overall;
pub use played::{Measured, Played, PlayedSeat, Read, Roster, ranks};
