//! Entering moves at a real table, one after the other: by the process that is killed, and by the test that
//! repeats what was not confirmed.

use chrono::Utc;
use contract::{Ask, Colour, Commands, Failure, Options, Play, SeatInfo, Start, Table, TableView};
use serde_json::{Value, json};
use session::App;
use uuid::Uuid;

use crate::kill::Entry;

/// Begins the session of the test, or finds it.
///
/// # Errors
/// What the application says.
pub fn start(app: &App, session: Uuid) -> Result<TableView, Failure> {
    let seat = |name: &str, colour| SeatInfo { name: name.to_owned(), colour };
    app.start(Start {
        session,
        game: "carcassonne".to_owned(),
        seats: vec![seat("Anna", Colour::Red), seat("Marek", Colour::Blue), seat("Zuzka", Colour::Green)],
        setup: json!({ "seats": 3 }),
        options: Options::default(),
    })
}

/// The move that comes after so many steps: always the same one in the same position. None when the game
/// is over.
///
/// # Errors
/// What the application says.
pub fn next_move(app: &App, session: Uuid, turn: u32) -> Result<Option<Value>, Failure> {
    let table = app.table(Table { session, turn: Some(turn) })?;
    let Some(seat) = table.position.asks.seats.first() else { return Ok(None) };
    let left = table.position.view["left"].as_object().cloned().unwrap_or_default();
    let kinds: Vec<String> =
        left.into_iter().filter(|(_, count)| count.as_u64() > Some(0)).map(|(kind, _)| kind).collect();
    for step in 0..kinds.len() {
        let Some(tile) = kinds.get((usize::try_from(turn).unwrap_or(0) + step) % kinds.len()) else {
            continue;
        };
        let question = json!({ "type": "places", "tile": tile });
        let answer = app.ask(Ask { session, turn: Some(turn), question })?.answer;
        let Some(places) = answer["places"].as_array().filter(|places| !places.is_empty()) else { continue };
        let place = &places[usize::try_from(turn).unwrap_or(0) % places.len()];
        return Ok(Some(json!({
            "type": "place",
            "seat": seat,
            "tile": tile,
            "x": place["x"],
            "y": place["y"],
            "turn": place["turns"][0],
            "follower": null,
        })));
    }
    Ok(kinds.first().map(|tile| json!({ "type": "discard", "seat": seat, "tile": tile })))
}

/// Enters the move of an entry.
///
/// # Errors
/// What the application says; [`Failure::NothingToRedo`] stands for a game that is over.
pub fn enter(app: &App, session: Uuid, entry: Entry) -> Result<TableView, Failure> {
    let seen = entry.seq.saturating_sub(1);
    let mv = next_move(app, session, seen)?.ok_or(Failure::NothingToRedo)?;
    app.play(Play { session, id: entry.id, seen, mv })
}

/// Opens the application on a folder.
///
/// # Errors
/// What the application says.
pub fn open(folder: &std::path::Path) -> Result<App, Failure> {
    App::open(folder, Utc::now)
}
