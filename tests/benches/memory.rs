//! An archive of 10,000 sessions and 1,000,000 moves: how long a list, a filter, a screen of statistics and the
//! opening of a session take, with a plain scan of the stored moves beside them.
//!
//! `cargo bench -p acceptance --bench memory`; `PARLOUR_BENCH_SESSIONS` makes it smaller. Fails when a figure is
//! above its limit: of a screen the middle of several runs, of the first list the slowest, of sessions the slowest
//! of two hundred, each opened three times in an application that has not seen it and taken at its best, so that
//! what else the machine does is left out.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a bench prints, and may fail"
)]

use std::collections::BTreeMap;
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use acceptance::evenings::{archive, person};
use chrono::{NaiveDate, Utc};
use contract::{
    Commands, CurveOf, ExportForm, ExportMany, GameStatisticsOf, ImportMany, Nothing, Selection, SetGroup,
    State, StatisticsOf, Table, Tables,
};
use session::App;
use uuid::Uuid;

/// Limits in milliseconds.
const SCREEN: f64 = 100.0;
const OPENING: f64 = 10.0;
/// How often the data folder is opened.
const OPENED: usize = 7;

const GAMES: [&str; 4] = ["carcassonne", "catan", "catan-cards", "catan-dice"];

fn timed<T>(work: impl FnOnce() -> T) -> (T, Duration) {
    let start = Instant::now();
    let value = work();
    (value, start.elapsed())
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// What was measured so far.
struct Figures {
    /// Milliseconds of a plain scan of all stored moves: what all of it would cost without anything kept beside.
    scan: f64,
    /// What was above its limit.
    over: Vec<String>,
}

impl Figures {
    /// Prints the middle and the worst of several runs; the middle counts.
    fn report(&mut self, name: &str, limit: Option<f64>, mut runs: Vec<Duration>) {
        runs.sort_unstable();
        let (middle, worst) = (millis(runs[runs.len() / 2]), millis(runs[runs.len() - 1]));
        self.line(name, limit, middle, worst, middle);
    }

    /// The same where the worst counts.
    fn report_worst(&mut self, name: &str, limit: f64, mut runs: Vec<Duration>) {
        runs.sort_unstable();
        let (middle, worst) = (millis(runs[runs.len() / 2]), millis(runs[runs.len() - 1]));
        self.line(name, Some(limit), middle, worst, worst);
    }

    fn line(&mut self, name: &str, limit: Option<f64>, middle: f64, worst: f64, counts: f64) {
        let told = limit.map_or_else(String::new, |limit| format!("  limit {limit} ms"));
        let ratio = counts / self.scan;
        println!("{name:<52} middle {middle:>8.2} ms  worst {worst:>8.2} ms  {ratio:>7.4} of the scan{told}");
        if limit.is_some_and(|limit| counts > limit) {
            self.over.push(name.to_owned());
        }
    }
}

fn main() -> ExitCode {
    // `cargo xtask bench WORD` asks every bench whether it is meant.
    let words: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    if !words.is_empty() && !words.iter().any(|word| "memory".contains(word.as_str())) {
        return ExitCode::SUCCESS;
    }
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

fn measure(folder: &Path, sessions: u32) -> Vec<String> {
    let raw = rusqlite::Connection::open(folder.join("parlour.sqlite")).unwrap();
    let scan = || -> (i64, i64) {
        raw.query_row("SELECT count(*), sum(length(body)) FROM line", [], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })
        .unwrap()
    };
    let (lines, bytes) = scan();
    println!("{sessions} sessions, {lines} moves, {} MB of them", bytes / 1_000_000);
    let mut scans: Vec<Duration> = (0..5).map(|_| timed(scan).1).collect();
    scans.sort_unstable();
    let mut figures = Figures { scan: millis(scans[2]), over: Vec::new() };
    figures.report("raw scan of all moves", None, scans);
    drop(raw);

    // Each in an application that has seen nothing yet.
    let (openings, lists) = (0..OPENED)
        .map(|_| {
            let (app, opening) = timed(|| App::open(folder, Utc::now).unwrap());
            let (first, list) = timed(|| app.tables(Tables::default()).unwrap());
            assert_eq!(first.total, sessions);
            (opening, list)
        })
        .unzip();
    figures.report("opening the data folder", None, openings);
    figures.report_worst("first list after opening", SCREEN, lists);
    let app = App::open(folder, Utc::now).unwrap();
    let list = |select: &Selection, skip: u32| {
        let request = Tables { select: select.clone(), skip: Some(skip), ..Tables::default() };
        timed(|| app.tables(request).unwrap())
    };
    let pages = (0..20).map(|page| list(&Selection::default(), page * sessions / 20).1).collect();
    figures.report("list, any page", Some(SCREEN), pages);

    let filters = filters(&app);
    for (name, select) in &filters {
        let (found, _) = list(select, 0);
        let runs = (0..10).map(|_| list(select, 0).1).collect();
        figures.report(&format!("list {name} ({} found)", found.total), Some(SCREEN), runs);
    }
    let whole = ("over everything", Selection::default());
    for (name, select) in std::iter::once(&whole).chain(&filters) {
        let ask = || app.statistics(StatisticsOf { select: select.clone() }).unwrap();
        let runs = (0..5).map(|_| timed(ask).1).collect();
        figures.report(&format!("statistics {name}"), Some(SCREEN), runs);
        for game in GAMES {
            let ask = || GameStatisticsOf { game: game.to_owned(), select: select.clone() };
            let runs = (0..5).map(|_| timed(|| app.game_statistics(ask()).unwrap()).1).collect();
            figures.report(&format!("statistics of {game} {name}"), Some(SCREEN), runs);
        }
    }
    let runs = (0..5).map(|_| timed(|| app.people(Nothing {}).unwrap()).1).collect();
    figures.report("people", Some(SCREEN), runs);
    let runs = (0..5).map(|_| timed(|| app.shelf(Nothing {}).unwrap()).1).collect();
    figures.report("shelf", Some(SCREEN), runs);
    let csv = ExportMany { form: ExportForm::SeatsCsv, select: Selection::default(), sessions: Vec::new() };
    figures.report("export of all seats as CSV", None, vec![timed(|| app.export_many(csv).unwrap()).1]);
    drop(app);

    sessions_one_by_one(folder, sessions, &mut figures);
    figures.over
}

/// Every filter there is.
fn filters(app: &App) -> Vec<(&'static str, Selection)> {
    let place = app.places(Nothing {}).unwrap().places[0].place;
    let group = Uuid::from_u128(1);
    let people = vec![person(1), person(2), person(5)];
    app.set_group(SetGroup { group, name: "Thursday table".to_owned(), people }).unwrap();
    let day = |year| NaiveDate::from_ymd_opt(year, 1, 1);
    let all = Selection::default;
    vec![
        ("by words", Selection { text: Some("zsofi late".to_owned()), ..all() }),
        ("by game", Selection { games: vec!["catan-dice".to_owned()], ..all() }),
        ("by people", Selection { people: vec![person(0), person(3)], ..all() }),
        ("by group", Selection { group: Some(group), ..all() }),
        ("by place", Selection { place: Some(place), ..all() }),
        ("by dates", Selection { from: day(2018), to: day(2022), ..all() }),
        ("by state", Selection { states: vec![State::Finished], ..all() }),
        ("by seats", Selection { seats: Some(4), ..all() }),
        ("refereed", Selection { refereed: Some(true), ..all() }),
    ]
}

/// Opens sessions nobody has looked at, spread over the whole archive.
fn sessions_one_by_one(folder: &Path, sessions: u32, figures: &mut Figures) {
    let mut best: BTreeMap<Uuid, (String, Duration, Duration)> = BTreeMap::new();
    for _ in 0..3 {
        let app = App::open(folder, Utc::now).unwrap();
        for step in 0..200 {
            let skip = Some(step * (sessions / 200).max(1));
            let request = Tables { skip, limit: Some(1), ..Tables::default() };
            let Some(table) = app.tables(request).unwrap().tables.into_iter().next() else { continue };
            let session = table.session;
            let (view, opening) = timed(|| app.table(Table { session, turn: None }).unwrap());
            assert!(!view.lines.is_empty());
            let curve = timed(|| app.curve(CurveOf { session }).unwrap()).1;
            let kept = best.entry(session).or_insert((table.game, opening, curve));
            *kept = (std::mem::take(&mut kept.0), kept.1.min(opening), kept.2.min(curve));
        }
    }
    for game in GAMES {
        let of = || best.values().filter(move |(of, ..)| of == game);
        let (openings, curves) = (of().map(|one| one.1).collect(), of().map(|one| one.2).collect());
        figures.report_worst(&format!("opening a session of {game} ({})", of().count()), OPENING, openings);
        figures.report_worst(&format!("curve of a session of {game}"), SCREEN, curves);
    }
}
