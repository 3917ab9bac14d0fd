//! The games that can be played.

use contract::Failure;

use crate::erased::{AnyGame, Erased};

/// Every game, in the order in which they are offered. Adding a game is one line here.
pub static GAMES: &[&dyn AnyGame] = &[&Erased::<carcassonne::Carcassonne>::NEW];

/// The game of this id.
///
/// # Errors
/// [`Failure::UnknownGame`].
pub fn game(id: &str) -> Result<&'static dyn AnyGame, Failure> {
    GAMES
        .iter()
        .copied()
        .find(|game| game.info().id == id)
        .ok_or_else(|| Failure::UnknownGame { game: id.chars().take(80).collect() })
}
