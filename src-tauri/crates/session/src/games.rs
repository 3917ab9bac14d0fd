//! The games that can be played.

use contract::{Failure, Json};

use crate::erased::{AnyGame, Erased};

/// Every game, in the order in which they are offered. Adding a game is one line here.
pub static GAMES: &[&dyn AnyGame] = &[
    &Erased::<carcassonne::Carcassonne>::NEW,
    &Erased::<catan::Catan>::NEW,
    &Erased::<catan_cards::CatanCards>::NEW,
    &Erased::<catan_dice::CatanDice>::NEW,
];

/// What is printed on the pieces, by the name of the file the screens draw it from.
pub fn facts() -> Vec<(&'static str, Json)> {
    vec![("carcassonne-tiles", serde_json::json!(carcassonne::tiles::tiles()))]
}

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
