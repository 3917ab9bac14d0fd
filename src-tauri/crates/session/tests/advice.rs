//! Advice at a real table: at once what needs no long work, the rest when it is done; kept, and worked out again when
//! damaged.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on has failed")]

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use contract::{
    Advise, Advised, Colour, Commands, Decide, Export, Json, Options, Play, Ruling, SeatInfo, Start,
    TableView,
};
use referee::Seat;
use serde_json::json;
use session::{App, advise_file};
use tempfile::TempDir;
use uuid::Uuid;

/// Longer than any machine takes, even one that does much else.
const PATIENCE: Duration = Duration::from_mins(4);

fn clock() -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000, 0).unwrap()
}

fn open(folder: &Path) -> App {
    App::open(folder, clock).unwrap()
}

fn start(app: &App, game: &str, setup: Json, options: Options) -> TableView {
    let seats = [("Anna", Colour::Red), ("Gergő", Colour::Blue)];
    let seats: Vec<SeatInfo> =
        seats.into_iter().map(|(name, colour)| SeatInfo { name: name.to_owned(), colour }).collect();
    let request = Start { session: Uuid::now_v7(), game: game.to_owned(), seats, setup, options };
    app.start(request).unwrap()
}

fn dice(app: &App, options: Options) -> TableView {
    start(app, "catan-dice", json!({ "seats": 2, "turns": 2 }), options)
}

fn play(app: &App, table: &TableView, mv: Json) -> TableView {
    app.play(Play { session: table.session, id: Uuid::now_v7(), seen: table.seq, mv }).unwrap()
}

fn advise(app: &App, table: &TableView) -> Advised {
    app.advise(Advise { session: table.session, turn: None }).unwrap()
}

/// The advice when nothing is waited for any more.
fn whole(app: &App, table: &TableView) -> Json {
    let end = Instant::now() + PATIENCE;
    let mut before = 0;
    loop {
        let Advised { advice, progress } = advise(app, table);
        let Some(progress) = progress else { return advice.unwrap() };
        assert!(progress.done >= before && progress.done <= progress.all, "{progress:?} after {before}");
        assert!(Instant::now() < end, "it never ends: {progress:?}");
        before = progress.done;
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn near(value: &Json, expected: f64) {
    let got = value.as_f64().expect("a number");
    assert!((got - expected).abs() < 1e-6, "{got} is not {expected}");
}

#[test]
fn the_table_of_the_whole_game_is_made_beside_the_play_kept_and_made_again_when_damaged() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("cache").join("catan-dice.table");
    let app = open(folder.path());
    let table = dice(&app, Options::default());

    let first = advise(&app, &table);
    assert!(first.progress.is_some(), "nobody waits for it");
    let goals = &first.advice.unwrap()["advice"]["goals"];
    near(&goals[0]["chance"], 0.977_593);
    // 2 turns are left on an empty sheet.
    let advice = whole(&app, &table);
    near(&advice["advice"]["wholeGame"]["expected"], 5.405_531);
    assert_eq!(advice["expected"][0], advice["advice"]["wholeGame"]["expected"]);
    near(&advice["expected"][1], 5.405_531);

    drop(app);
    let kept = fs::read(&file).unwrap();
    assert_eq!(fs::read_dir(file.parent().unwrap()).unwrap().count(), 1, "nothing half written lies about");

    let app = open(folder.path());
    let begun = Instant::now();
    assert_eq!(whole(&app, &table), advice);
    assert!(
        begun.elapsed() < Duration::from_secs(5),
        "a kept table is read, not made: {:?}",
        begun.elapsed()
    );
    drop(app);

    let mut damaged = kept.clone();
    damaged[1_000_000] ^= 1;
    fs::write(&file, damaged).unwrap();
    let app = open(folder.path());
    assert_eq!(whole(&app, &table), advice);
    drop(app);
    assert!(fs::read(&file).unwrap() == kept, "the damaged file was made anew, bit for bit");

    // What the command line prints is what the table is told.
    let app = open(folder.path());
    let session = app.export(Export { session: table.session }).unwrap();
    assert_eq!(advise_file(&session, folder.path()).unwrap(), Some(advice));

    // After the game: luck and play, by the steps of the line of play, rulings over points among them.
    let table = play(
        &app,
        &table,
        json!({ "type": "finalDice", "seat": 0, "dice": ["ore", "ore", "ore", "gold", "gold", "brick"] }),
    );
    let ruling = Ruling::Points { seat: Seat(1), points: 1 };
    let reason = "a bet".to_owned();
    let table = app
        .rule(Decide { session: table.session, id: Uuid::now_v7(), seen: table.seq, ruling, reason })
        .unwrap();
    // Two gold and the brick would have paid for a road.
    let table = play(&app, &table, json!({ "type": "endTurn", "seat": 0 }));
    let table = play(&app, &table, json!({ "type": "marked", "seat": 1, "built": ["R0"] }));
    let table = play(
        &app,
        &table,
        json!({ "type": "roll", "seat": 0, "rolled": ["brick", "lumber", "wool", "ore", "ore", "ore"] }),
    );
    let table = play(&app, &table, json!({ "type": "endTurn", "seat": 0 }));
    let table = play(&app, &table, json!({ "type": "marked", "seat": 1, "built": ["R1"] }));
    let advice = whole(&app, &table);
    assert_eq!(advice["advice"], Json::Null);
    assert_eq!(advice["expected"], json!([-4.0, 2.0]));
    let turns = advice["turns"].as_array().unwrap();
    assert_eq!(turns.len(), 4);
    // Twice a road was thrown away: by steps 2 and 5 of the play, counted from 0, the ruling being step 1.
    assert_eq!(turns[0]["decisions"][0]["after"], 2);
    let declined = &turns[2];
    assert_eq!((&declined["seat"], &declined["turn"]), (&json!(0), &json!(2)));
    assert_eq!(declined["decisions"].as_array().unwrap().len(), 1);
    assert_eq!(declined["decisions"][0]["after"], 5);
    assert!(declined["lost"].as_f64().unwrap() >= 3.0);
}

#[test]
fn a_table_that_wants_none_and_a_game_that_has_none_get_none() {
    let folder = TempDir::new().unwrap();
    let app = open(folder.path());
    let nothing = Advised { advice: None, progress: None };
    let silent = dice(&app, Options { advice: false, ..Options::default() });
    assert_eq!(advise(&app, &silent), nothing);
    let file = app.export(Export { session: silent.session }).unwrap();
    assert!(!file.options.advice, "the file says so, too");
    let other = start(&app, "carcassonne", json!({ "seats": 2, "animals": false }), Options::default());
    assert_eq!(advise(&app, &other), nothing);
    let file = app.export(Export { session: other.session }).unwrap();
    assert_eq!(advise_file(&file, folder.path()).unwrap(), None);
    drop(app);
    assert!(!folder.path().join("cache").exists(), "nothing was worked out for nobody");
}
