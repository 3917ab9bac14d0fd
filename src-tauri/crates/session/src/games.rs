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
    vec![
        ("carcassonne-tiles", serde_json::json!(carcassonne::tiles::tiles())),
        ("catan-cards-deck", serde_json::json!(catan_cards::printed())),
        ("catan-box", serde_json::json!(catan::facts::facts())),
        ("catan-dice-sheet", dice_sheet()),
    ]
}

/// What is drawn of the dice game's sheet, without the notes beside it. The engine's tests read the same text, so it
/// is JSON.
fn dice_sheet() -> Json {
    let mut sheet: serde_json::Map<String, Json> =
        serde_json::from_str(catan_dice::SHEET_JSON).unwrap_or_default();
    sheet.retain(|part, _| {
        matches!(
            part.as_str(),
            "hexes" | "roads" | "settlements" | "cities" | "knights" | "costs" | "score_track"
        )
    });
    Json::Object(sheet)
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
