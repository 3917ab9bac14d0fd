//! A real table: the real engine, a real database, every command.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]
#![allow(clippy::needless_pass_by_value, reason = "JSON is written where it is used")]

use chrono::{DateTime, Utc};
use contract::{
    Amend, BadName, Check, Colour, Commands, Correct, Decide, Export, Failure, Import, LineStanding, Note,
    Nothing, Options, Play, Preview, Redo, Ruling, SeatInfo, SetSetting, SetState, Start, State, Suggest,
    Table, TableView, Tables, Undo, Verdict,
};
use serde_json::{Value, json};
use session::App;
use tempfile::TempDir;
use uuid::Uuid;

fn clock() -> DateTime<Utc> {
    DateTime::from_timestamp(1_790_000_000, 0).unwrap()
}

struct House {
    app: App,
    folder: TempDir,
}

impl House {
    fn new() -> Self {
        let folder = TempDir::new().unwrap();
        Self { app: App::open(folder.path(), clock).unwrap(), folder }
    }

    /// Closes the application and opens it again on the same folder.
    fn reopened(self) -> Self {
        let Self { app, folder } = self;
        drop(app);
        Self { app: App::open(folder.path(), clock).unwrap(), folder }
    }

    fn start(&self, setup: Value) -> TableView {
        let request = start(setup);
        self.app.start(request).unwrap()
    }

    fn play(&self, table: &TableView, mv: Value) -> Result<TableView, Failure> {
        self.app.play(Play { session: table.session, id: Uuid::now_v7(), seen: table.seq, mv })
    }

    fn undo(&self, table: &TableView, to: Option<u32>) -> Result<TableView, Failure> {
        self.app.undo(Undo { session: table.session, id: Uuid::now_v7(), seen: table.seq, to })
    }

    fn amend(&self, table: &TableView, change: Amend) -> Result<TableView, Failure> {
        self.app.amend(Correct { session: table.session, id: Uuid::now_v7(), seen: table.seq, change })
    }

    fn rule(&self, table: &TableView, ruling: Ruling, reason: &str) -> Result<TableView, Failure> {
        let reason = reason.to_owned();
        self.app.rule(Decide { session: table.session, id: Uuid::now_v7(), seen: table.seq, ruling, reason })
    }
}

fn seat(name: &str, colour: Colour) -> SeatInfo {
    SeatInfo { name: name.to_owned(), colour }
}

fn start(setup: Value) -> Start {
    Start {
        session: Uuid::now_v7(),
        game: "carcassonne".to_owned(),
        seats: vec![seat("Anna", Colour::Red), seat("Gergő", Colour::Yellow)],
        setup,
        options: Options::default(),
    }
}

fn place(seat: u8, tile: &str, (x, y, turn): (i32, i32, u8), follower: Value) -> Value {
    json!({ "type": "place", "seat": seat, "tile": tile, "x": x, "y": y, "turn": turn, "follower": follower })
}

/// A two-tile city for Anna, then a follower-less tile of Gergő's.
fn opening(house: &House) -> TableView {
    let table = house.start(json!({ "seats": 2 }));
    let table =
        house.play(&table, place(0, "E", (0, -1, 2), json!({ "role": "knight", "at": "S" }))).unwrap();
    house.play(&table, place(1, "U", (1, 0, 0), Value::Null)).unwrap()
}

#[test]
fn a_move_is_recorded_scored_and_there_after_reopening() {
    let house = House::new();
    let table = opening(&house);
    assert_eq!(table.position.totals, [4, 0]);
    assert_eq!(table.lines[0].scored.len(), 1);
    assert_eq!(table.lines[0].scored[0].points, 4);
    assert!(table.lines[0].told.is_some());
    let house = house.reopened();
    let again = house.app.table(Table { session: table.session, turn: None }).unwrap();
    assert_eq!(again, table);
}

#[test]
fn a_refusal_writes_nothing_and_names_its_rule() {
    let house = House::new();
    let table = opening(&house);
    for (mv, rule) in [
        (place(1, "U", (1, 1, 0), Value::Null), "CAR-TURN-01"),
        (place(0, "U", (0, 0, 0), Value::Null), "CAR-PLACE"),
        (place(0, "U", (5, 5, 0), Value::Null), "CAR-PLACE-01"),
    ] {
        match house.play(&table, mv) {
            Err(Failure::Refused { reasons }) => {
                assert!(reasons.iter().any(|reason| reason.rule.starts_with(rule)), "{rule} in {reasons:?}");
            }
            other => panic!("expected a refusal by {rule}, got {other:?}"),
        }
    }
    for nonsense in [json!(null), json!({ "type": "fly" }), place(0, "ZZ", (1, 1, 0), Value::Null)] {
        assert!(
            matches!(
                house.play(&table, nonsense),
                Err(Failure::NotUnderstood { .. } | Failure::Refused { .. })
            ),
            "nonsense is refused"
        );
    }
    assert_eq!(house.app.table(Table { session: table.session, turn: None }).unwrap(), table);
}

#[test]
fn the_same_line_twice_is_recorded_once_and_another_one_of_its_id_is_refused() {
    let house = House::new();
    let table = house.start(json!({ "seats": 2 }));
    let mv = place(0, "E", (0, -1, 2), Value::Null);
    let request = Play { session: table.session, id: Uuid::now_v7(), seen: 0, mv };
    let first = house.app.play(request.clone()).unwrap();
    assert_eq!(house.app.play(request.clone()).unwrap(), first);
    let house = house.reopened();
    assert_eq!(house.app.play(request.clone()).unwrap(), first);
    let other = Play { mv: place(1, "U", (1, 0, 0), Value::Null), ..request };
    assert_eq!(house.app.play(other), Err(Failure::Conflict));
}

#[test]
fn whoever_did_not_see_the_last_line_is_told() {
    let house = House::new();
    let table = opening(&house);
    let stale = Play { session: table.session, id: Uuid::now_v7(), seen: 1, mv: Value::Null };
    let mv = place(0, "V", (2, 0, 0), Value::Null);
    assert_eq!(house.app.play(Play { mv, ..stale }), Err(Failure::Stale { have: 2 }));
}

#[test]
fn undo_redo_and_jump_show_the_same_positions() {
    let house = House::new();
    let table = opening(&house);
    let back = house.undo(&table, None).unwrap();
    assert_eq!(back.turns, 1);
    assert_eq!(back.lines[1].standing, LineStanding::Undone);
    let jump = house.app.table(Table { session: table.session, turn: Some(1) }).unwrap();
    assert_eq!(jump.position, back.position);
    let request = Redo { session: table.session, id: Uuid::now_v7(), seen: back.seq };
    let again = house.app.redo(request).unwrap();
    assert_eq!(again.position, table.position);
    let start = house.undo(&again, Some(0)).unwrap();
    assert_eq!(start.turns, 0);
    assert!(!start.can_undo && start.can_redo);
    assert_eq!(house.undo(&start, None), Err(Failure::NothingToUndo));
    assert_eq!(house.undo(&start, Some(99)), Err(Failure::NothingToUndo));
}

#[test]
fn a_correction_is_judged_again_and_what_became_illegal_is_listed() {
    let house = House::new();
    let table = opening(&house);
    let table = house.play(&table, place(0, "U", (2, 0, 0), Value::Null)).unwrap();
    // The first road tile was another one: now the second road runs into a field.
    let change = Amend::Replace { seq: 2, mv: place(1, "U", (0, 1, 0), Value::Null) };
    let preview = house.app.preview(Preview { session: table.session, change: change.clone() }).unwrap();
    assert_eq!(preview.became_illegal.iter().map(|line| line.seq).collect::<Vec<_>>(), [3]);
    assert_eq!(
        house.app.table(Table { session: table.session, turn: None }).unwrap(),
        table,
        "a preview records nothing"
    );
    let amended = house.amend(&table, change).unwrap();
    assert_eq!(amended.lines[1].standing, LineStanding::Replaced);
    assert!(!amended.lines[2].refused.is_empty());
    let undone = house.undo(&amended, None).unwrap();
    assert_eq!(undone.position, table.position);
    let unknown = house.amend(&undone, Amend::Delete { seq: 77 });
    assert_eq!(unknown, Err(Failure::UnknownLine { seq: 77 }));
}

#[test]
fn a_ruling_needs_a_reason_and_counts() {
    let house = House::new();
    let table = opening(&house);
    let points = Ruling::Points { seat: referee::Seat(1), points: 3 };
    assert_eq!(house.rule(&table, points.clone(), "  "), Err(Failure::EmptyRuling));
    let nobody = Ruling::Points { seat: referee::Seat(7), points: 3 };
    assert_eq!(house.rule(&table, nobody, "because"), Err(Failure::EmptyRuling));
    let ruled = house.rule(&table, points, "forgotten last time").unwrap();
    assert_eq!(ruled.position.totals, [4, 3]);
    // A road that runs into the start tile's city, let stand.
    let mv = place(0, "U", (-1, 0, 1), Value::Null);
    let check = house.app.check(Check { session: table.session, turn: None, mv: mv.clone() }).unwrap();
    assert!(matches!(check, Verdict::Refused { .. }), "{check:?}");
    let stands = house.rule(&ruled, Ruling::LetStand { mv }, "we saw it too late").unwrap();
    assert_eq!(stands.turns, 4);
    assert!(!stands.lines[3].refused.is_empty(), "a ruling shows what the rules say");
    let house = house.reopened();
    assert_eq!(house.app.table(Table { session: table.session, turn: None }).unwrap(), stands);
}

#[test]
fn notes_states_and_settings_are_kept() {
    let house = House::new();
    let table = opening(&house);
    let note = Note {
        session: table.session,
        id: Uuid::now_v7(),
        seen: table.seq,
        text: "Tea".to_owned(),
        about: Some(1),
    };
    let noted = house.app.note(note.clone()).unwrap();
    assert_eq!(noted.position, table.position);
    let long = Note { id: Uuid::now_v7(), seen: noted.seq, text: "x".repeat(3_000), ..note };
    assert_eq!(house.app.note(long), Err(Failure::TooLong { limit: 2_000 }));
    house.app.set_state(SetState { session: table.session, state: State::Paused }).unwrap();
    let setting = SetSetting { name: "theme".to_owned(), value: json!("evening") };
    house.app.set_setting(setting).unwrap();
    let house = house.reopened();
    let list = house.app.tables(Tables::default()).unwrap().tables;
    assert_eq!(list[0].state, State::Paused);
    assert_eq!(list[0].totals, [4, 0]);
    assert_eq!(house.app.settings(Nothing {}).unwrap().settings["theme"], json!("evening"));
    let bad = SetSetting { name: "a b".to_owned(), value: Value::Null };
    assert!(matches!(house.app.set_setting(bad), Err(Failure::NotUnderstood { .. })));
}

#[test]
fn a_table_that_cannot_be_laid_out_is_refused_and_not_stored() {
    let house = House::new();
    let fresh = || start(json!({ "seats": 2 }));
    let mut long = fresh();
    long.seats[0].name = "x".repeat(10_000);
    assert_eq!(house.app.start(long), Err(Failure::BadName { seat: 0, reason: BadName::TooLong }));
    let mut twins = fresh();
    twins.seats[1].name = "anna".to_owned();
    assert_eq!(house.app.start(twins), Err(Failure::BadName { seat: 1, reason: BadName::Twin }));
    let mut unknown = fresh();
    unknown.game = "chess".to_owned();
    assert_eq!(house.app.start(unknown), Err(Failure::UnknownGame { game: "chess".to_owned() }));
    let count = house.app.start(start(json!({ "seats": 3 })));
    assert_eq!(count, Err(Failure::SeatCount { named: 2, setup: 3 }));
    for setup in [
        json!({ "seats": 9 }),
        json!({ "seats": 2, "first": 5 }),
        json!({ "seats": 2, "counts": { "Q": 0, "D": 0 } }),
    ] {
        assert!(matches!(
            house.app.start(start(setup)),
            Err(Failure::Refused { .. } | Failure::NotUnderstood { .. })
        ));
    }
    assert!(matches!(
        house.app.start(start(json!({ "seats": 2, "magic": 1 }))),
        Err(Failure::NotUnderstood { .. })
    ));
    assert!(house.app.tables(Tables::default()).unwrap().tables.is_empty());
    let suggested = house.app.suggest(Suggest { game: "carcassonne".to_owned(), seats: 2 }).unwrap();
    house.app.start(start(suggested.setup)).unwrap();
}

#[test]
fn a_session_file_comes_back_byte_for_byte_and_twice_changes_nothing() {
    let house = House::new();
    let table = opening(&house);
    let table = house.undo(&table, None).unwrap();
    let export = |house: &House| {
        let file = house.app.export(Export { session: table.session }).unwrap();
        serde_json::to_string_pretty(&file).unwrap()
    };
    let text = export(&house);
    let other = House::new();
    let taken = other.app.import(Import { text: text.clone() }).unwrap();
    assert_eq!(taken, table);
    assert_eq!(export(&other), text);
    assert_eq!(other.app.import(Import { text: text.clone() }).unwrap(), table);
    assert_eq!(other.app.tables(Tables::default()).unwrap().tables.len(), 1);
}

#[test]
fn damaged_files_are_refused_with_their_place_and_nothing_is_kept() {
    let house = House::new();
    let table = opening(&house);
    let file = house.app.export(Export { session: table.session }).unwrap();
    let good = serde_json::to_value(&file).unwrap();
    let other = House::new();
    let refuse = |change: &dyn Fn(&mut Value)| {
        let mut value = good.clone();
        change(&mut value);
        let text = serde_json::to_string_pretty(&value).unwrap();
        other.app.import(Import { text }).expect_err("a damaged file is refused")
    };
    assert!(matches!(
        refuse(&|file| file["format"] = json!("parlour-session/9")),
        Failure::Newer { version: 9 }
    ));
    assert!(matches!(refuse(&|file| file["format"] = json!("zip")), Failure::DamagedFile { .. }));
    assert!(matches!(refuse(&|file| file["rulesVersion"] = json!(999)), Failure::Newer { version: 999 }));
    assert!(matches!(refuse(&|file| file["extra"] = json!(1)), Failure::NotUnderstood { line: 1.., .. }));
    assert!(matches!(refuse(&|file| file["lines"][1]["seq"] = json!(7)), Failure::DamagedFile { .. }));
    assert!(matches!(
        refuse(&|file| file["lines"][1]["id"] = file["lines"][0]["id"].clone()),
        Failure::DamagedFile { .. }
    ));
    assert!(matches!(
        refuse(&|file| file["lines"][1]["body"]["move"]["x"] = json!(40)),
        Failure::DamagedFile { .. }
    ));
    assert!(matches!(refuse(&|file| file["totals"] = json!([99, 0])), Failure::DamagedFile { .. }));
    assert!(matches!(refuse(&|file| file["hash"] = json!("00")), Failure::DamagedFile { .. }));
    assert!(matches!(refuse(&|file| file["seats"][0]["name"] = json!("")), Failure::BadName { .. }));
    for text in ["", "{", "[]", "null", &"[".repeat(100_000)] {
        let error = other.app.import(Import { text: text.to_owned() }).unwrap_err();
        assert!(matches!(error, Failure::NotUnderstood { .. }), "{error:?}");
    }
    assert!(other.app.tables(Tables::default()).unwrap().tables.is_empty());
}
