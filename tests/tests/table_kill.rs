//! The whole table killed at random moments of entering moves: no acknowledged move lost, none doubled, and the
//! same table afterwards.
//!
//! `KILL_RUNS` sets how often (default 100). The waits follow from a fixed seed.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

use std::process::Command;
use std::time::Duration;

use acceptance::kill::{Entry, Tally, kill_after};
use acceptance::table;
use contract::{Commands, Export, Table};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use session::{App, judge_file};
use uuid::Uuid;

fn runs() -> u32 {
    std::env::var("KILL_RUNS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(100)
}

fn entries(app: &App, session: Uuid) -> Vec<Entry> {
    let file = app.export(Export { session }).unwrap();
    file.lines.iter().map(|line| Entry { seq: line.seq, id: line.id }).collect()
}

#[test]
fn kill_while_moves_are_entered() {
    let folder = tempfile::tempdir().unwrap();
    let mut chance = StdRng::seed_from_u64(17);
    let mut tally = Tally::default();
    let mut game = 1_u128;
    let mut before: Vec<Entry> = Vec::new();
    for _ in 0..runs() {
        let session = Uuid::from_u128(game);
        let wait = Duration::from_micros(chance.random_range(0..150_000));
        let mut writer = Command::new(env!("CARGO_BIN_EXE_table-writer"));
        writer.arg(folder.path()).arg(session.to_string());
        let said = kill_after(&mut writer, wait).unwrap();

        let app = table::open(folder.path()).expect("opens after a kill");
        table::start(&app, session).unwrap();
        let recorded = entries(&app, session);
        tally.compare(&before, &said, &recorded);
        assert!(tally.holds(), "{tally}, after {wait:?}");
        if let Some(again) = said.unacknowledged() {
            table::enter(&app, session, again).expect("what was not confirmed can be entered again");
        }
        before = entries(&app, session);
        let file = app.export(Export { session }).unwrap();
        let judged = judge_file(&file).unwrap();
        assert!(judged.illegal.is_empty(), "every recorded move is legal");
        let view = app.table(Table { session, turn: None }).unwrap();
        assert_eq!(view.position, judged.position, "the same table from the log alone");
        if view.position.outcome.finished {
            game += 1;
            before.clear();
        }
    }
    assert!(tally.acknowledged > 0, "the writer got to write");
    println!("{tally}");
}
