//! A data folder with an application on it, and evenings played at it.

#![allow(dead_code, reason = "each test file uses its part")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use std::sync::atomic::{AtomicI64, Ordering};

use chrono::{DateTime, Utc};
use contract::{
    Ask, Colour, Commands, Failure, GameResult, ImportMany, Imported, Options, Play, RecordResult,
    ResultSeat, ResultView, SeatInfo, Start, State, TableView,
};
use serde_json::{Value, json};
use session::App;
use tempfile::TempDir;
use uuid::Uuid;

/// Half a minute passes whenever somebody looks.
static SECONDS: AtomicI64 = AtomicI64::new(1_790_000_000);

pub(crate) fn clock() -> DateTime<Utc> {
    DateTime::from_timestamp(SECONDS.fetch_add(30, Ordering::Relaxed), 0).unwrap()
}

pub(crate) struct House {
    pub(crate) app: App,
    pub(crate) folder: TempDir,
}

impl House {
    pub(crate) fn new() -> Self {
        let folder = TempDir::new().unwrap();
        Self { app: App::open(folder.path(), clock).unwrap(), folder }
    }

    /// Closes the application and opens it again on the same folder.
    pub(crate) fn reopened(self) -> Self {
        let Self { app, folder } = self;
        drop(app);
        Self { app: App::open(folder.path(), clock).unwrap(), folder }
    }

    /// A whole short game of Carcassonne: six straight roads after the start.
    pub(crate) fn evening(&self, names: &[&str]) -> TableView {
        let table = self.begin(names);
        self.play_out(table)
    }

    pub(crate) fn begin(&self, names: &[&str]) -> TableView {
        let colours =
            [Colour::Red, Colour::Yellow, Colour::Blue, Colour::Green, Colour::Black, Colour::Orange];
        let seats: Vec<SeatInfo> = names
            .iter()
            .zip(colours)
            .map(|(name, colour)| SeatInfo { name: (*name).to_owned(), colour })
            .collect();
        let none: serde_json::Map<String, Value> =
            "ABCEFGHIJKLMNOPQRSTVWX".chars().map(|kind| (kind.to_string(), json!(0))).collect();
        let mut counts = none;
        counts.insert("D".to_owned(), json!(1));
        counts.insert("U".to_owned(), json!(6));
        self.app
            .start(Start {
                session: Uuid::now_v7(),
                game: "carcassonne".to_owned(),
                setup: json!({ "seats": seats.len(), "counts": counts }),
                seats,
                options: Options::default(),
            })
            .unwrap()
    }

    /// Plays the first place that fits until the game is over; the first follower goes onto a road.
    pub(crate) fn play_out(&self, mut table: TableView) -> TableView {
        while let Some(seat) = table.position.asks.seats.first().copied() {
            let left = table.position.view["left"].as_object().cloned().unwrap_or_default();
            let tile = left
                .iter()
                .find(|(_, count)| count.as_u64() > Some(0))
                .map(|(kind, _)| kind.clone())
                .unwrap();
            let question = json!({ "type": "places", "tile": tile });
            let answer = self.app.ask(Ask { session: table.session, turn: None, question }).unwrap().answer;
            let place = &answer["places"][0];
            let follower = if table.turns == 0 { json!({ "role": "thief", "at": "N" }) } else { Value::Null };
            let mv = json!({
                "type": "place", "seat": seat, "tile": tile, "x": place["x"], "y": place["y"],
                "turn": place["turns"][0], "follower": follower,
            });
            let play = |mv: Value| {
                self.app.play(Play { session: table.session, id: Uuid::now_v7(), seen: table.seq, mv })
            };
            table = match play(mv.clone()) {
                Err(Failure::Refused { .. }) => {
                    let mut plain = mv;
                    plain["follower"] = json!({ "role": "thief", "at": "E" });
                    play(plain.clone()).or_else(|_| {
                        plain["follower"] = Value::Null;
                        play(plain)
                    })
                }
                other => other,
            }
            .unwrap();
        }
        assert_eq!(table.state, State::Finished);
        table
    }

    pub(crate) fn enter(&self, game: &str, result: GameResult) -> Result<ResultView, Failure> {
        self.app.record_result(RecordResult {
            session: Uuid::now_v7(),
            id: Uuid::now_v7(),
            game: game.to_owned(),
            result,
        })
    }

    pub(crate) fn import(&self, text: &str, dry_run: bool) -> Result<Imported, Failure> {
        self.app.import_many(ImportMany {
            batch: Uuid::now_v7(),
            text: text.to_owned(),
            dry_run,
            people: std::collections::BTreeMap::new(),
            games: std::collections::BTreeMap::new(),
        })
    }
}

pub(crate) fn scored(name: &str, score: i32) -> ResultSeat {
    ResultSeat {
        name: name.to_owned(),
        colour: None,
        score: Some(score),
        score_text: None,
        rank: None,
        won: false,
        started: false,
        team: None,
    }
}

/// A result of a day in March.
pub(crate) fn result(day: u32, seats: Vec<ResultSeat>) -> GameResult {
    GameResult {
        started_at: format!("2026-03-{day:02}T18:00:00Z").parse().unwrap(),
        minutes: Some(45),
        lowest_wins: false,
        together: false,
        seats,
    }
}
