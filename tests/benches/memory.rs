//! An archive of 10,000 sessions and 1,000,000 moves: how long a list, a filter, a screen of statistics and the
//! opening of a session take, with a plain scan of the stored moves beside them.
//!
//! `cargo bench -p acceptance --bench memory`; `PARLOUR_BENCH_SESSIONS` makes it smaller. Fails when a figure is
//! above its limit.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a bench prints, and may fail"
)]

use std::collections::BTreeMap;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use acceptance::evenings::{archive, person};
use chrono::{NaiveDate, Utc};
use contract::{
    Commands, CurveOf, ExportForm, ExportMany, GameStatisticsOf, ImportMany, Nothing, Selection, State,
    StatisticsOf, Table, Tables,
};
use session::App;
use uuid::Uuid;

/// Limits in milliseconds.
const SCREEN: f64 = 100.0;
const OPENING: f64 = 10.0;

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let value = work();
    (value, start.elapsed())
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// Prints the median and the worst of several runs; the worst counts.
fn report(name: &str, limit: Option<f64>, mut runs: Vec<Duration>, over: &mut Vec<String>) {
    runs.sort_unstable();
    let (middle, worst) = (millis(runs[runs.len() / 2]), millis(runs[runs.len() - 1]));
    let told = limit.map_or_else(String::new, |limit| format!("  limit {limit} ms"));
    println!("{name:<44} median {middle:>8.2} ms  worst {worst:>8.2} ms{told}");
    if limit.is_some_and(|limit| middle > limit) {
        over.push(name.to_owned());
    }
}

fn main() -> ExitCode {
    let wanted: usize =
        std::env::var("PARLOUR_BENCH_SESSIONS").ok().and_then(|text| text.parse().ok()).unwrap_or(10_000);
    let folder = tempfile::tempdir().unwrap();
    let (text, made) = timed(|| archive(7, wanted, wanted * 100).unwrap());
    println!("an archive of {} MB was made in {:.1} s", text.len() / 1_000_000, made.as_secs_f64());
    let app = App::open(folder.path(), Utc::now).unwrap();
    let request = ImportMany {
        batch: Uuid::now_v7(),
        text,
        dry_run: false,
        people: BTreeMap::new(),
        games: BTreeMap::new(),
    };
    let (taken, time) = timed(|| app.import_many(request).unwrap());
    println!("{} sessions were judged and taken in in {:.1} s", taken.fresh, time.as_secs_f64());
    drop(app);
    let over = measure(folder.path(), taken.fresh);
    if over.is_empty() {
        return ExitCode::SUCCESS;
    }
    println!("above the limit: {}", over.join(", "));
    ExitCode::FAILURE
}

fn measure(folder: &std::path::Path, sessions: u32) -> Vec<String> {
    let mut over = Vec::new();
    let raw = rusqlite::Connection::open(folder.join("parlour.sqlite")).unwrap();
    let scan = || -> (i64, i64) {
        raw.query_row("SELECT count(*), sum(length(body)) FROM line", [], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .unwrap()
    };
    let (lines, bytes) = scan();
    println!("{sessions} sessions, {lines} moves, {} MB of them", bytes / 1_000_000);
    let scans = (0..3).map(|_| timed(scan).1).collect();
    report("raw scan of all moves", None, scans, &mut over);
    drop(raw);

    let (app, opening) = timed(|| App::open(folder, Utc::now).unwrap());
    report("opening the data folder", None, vec![opening], &mut over);
    let list = |select: Selection, skip: u32| {
        let request = Tables { select, skip: Some(skip), ..Tables::default() };
        let (list, time) = timed(|| app.tables(request).unwrap());
        (list, time)
    };
    let (first, time) = list(Selection::default(), 0);
    assert_eq!(first.total, sessions);
    report("first list after opening", Some(SCREEN), vec![time], &mut over);
    let runs = (0..20).map(|page| list(Selection::default(), page * 400).1).collect();
    report("list, any page", Some(SCREEN), runs, &mut over);

    let text = |text: &str| Selection { text: Some(text.to_owned()), ..Selection::default() };
    let place = app.places(Nothing {}).unwrap().places[0].place;
    let filters = [
        ("list by words", text("zofi late")),
        ("list by game", Selection { games: vec!["catan-dice".to_owned()], ..Selection::default() }),
        ("list by people", Selection { people: vec![person(0), person(3)], ..Selection::default() }),
        ("list by place", Selection { place: Some(place), ..Selection::default() }),
        ("list by dates", Selection { from: NaiveDate::from_ymd_opt(2018, 1, 1), ..Selection::default() }),
        ("list by state", Selection { states: vec![State::Finished], ..Selection::default() }),
        ("list by seats", Selection { seats: Some(4), ..Selection::default() }),
    ];
    for (name, select) in &filters {
        let (found, _) = list(select.clone(), 0);
        let runs = (0..10).map(|_| list(select.clone(), 0).1).collect();
        report(&format!("{name} ({} found)", found.total), Some(SCREEN), runs, &mut over);
    }

    let whole = || StatisticsOf { select: Selection::default() };
    let runs = (0..5).map(|_| timed(|| app.statistics(whole()).unwrap()).1).collect();
    report("statistics over everything", Some(SCREEN), runs, &mut over);
    for (name, select) in &filters {
        let runs =
            (0..5).map(|_| timed(|| app.statistics(StatisticsOf { select: select.clone() }).unwrap()).1);
        report(&format!("statistics, {name}"), Some(SCREEN), runs.collect(), &mut over);
    }
    for game in ["carcassonne", "catan", "catan-cards", "catan-dice"] {
        let ask = || GameStatisticsOf { game: game.to_owned(), select: Selection::default() };
        let runs = (0..5).map(|_| timed(|| app.game_statistics(ask()).unwrap()).1).collect();
        report(&format!("statistics of {game}"), Some(SCREEN), runs, &mut over);
    }
    report("people", Some(SCREEN), vec![timed(|| app.people(Nothing {}).unwrap()).1], &mut over);

    sessions_one_by_one(&app, sessions, &mut over);
    let csv = ExportMany { form: ExportForm::SeatsCsv, select: Selection::default(), sessions: Vec::new() };
    report("export of all seats as CSV", None, vec![timed(|| app.export_many(csv).unwrap()).1], &mut over);
    over
}

/// Opens sessions nobody has looked at, spread over the whole archive.
fn sessions_one_by_one(app: &App, sessions: u32, over: &mut Vec<String>) {
    let mut by_game: BTreeMap<String, (Vec<Duration>, Vec<Duration>)> = BTreeMap::new();
    for step in 0..200 {
        let request =
            Tables { skip: Some(step * (sessions / 200).max(1)), limit: Some(1), ..Tables::default() };
        let Some(table) = app.tables(request).unwrap().tables.into_iter().next() else { continue };
        let session = table.session;
        let (view, time) = timed(|| app.table(Table { session, turn: None }).unwrap());
        assert!(!view.lines.is_empty());
        let curve = timed(|| app.curve(CurveOf { session }).unwrap()).1;
        let (openings, curves) = by_game.entry(table.game).or_default();
        openings.push(time);
        curves.push(curve);
    }
    for (game, (openings, curves)) in by_game {
        report(&format!("opening a session of {game}"), Some(OPENING), openings, over);
        report(&format!("curve of a session of {game}"), Some(SCREEN), curves, over);
    }
}
