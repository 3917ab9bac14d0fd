//! Killed at any moment: nothing acknowledged is lost, nothing is doubled, nothing is between old and new.
//!
//! `KILL_RUNS` sets how often (default 100). The waits follow from a fixed seed.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers too"
)]

use std::process::Command;
use std::time::Duration;

use acceptance::kill::{Entry, Tally, kill_after};
use acceptance::scribe;
use ledger::Ledger;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use uuid::Uuid;

fn runs() -> u32 {
    std::env::var("KILL_RUNS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(100)
}

fn writer(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ledger-writer"));
    command.args(words);
    command
}

fn entries(ledger: &Ledger, session: Uuid) -> Vec<Entry> {
    ledger.lines(session).expect("the chain is whole").iter().map(scribe::entry).collect()
}

/// All runs write into one ledger, so each opens what the one before left.
#[test]
fn kill_while_lines_are_recorded() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let session = Uuid::from_u128(1);
    let mut chance = StdRng::seed_from_u64(7);
    let mut tally = Tally::default();
    let mut before = Vec::new();
    Ledger::open(folder.path()).unwrap().begin(&scribe::session(session)).unwrap();
    for _ in 0..runs() {
        let wait = Duration::from_micros(chance.random_range(0..50_000));
        let said = kill_after(&mut writer(&["append", path, &session.to_string(), "0"]), wait).unwrap();

        let ledger = Ledger::open(folder.path()).expect("opens after a kill, without a stale lock");
        let recorded = entries(&ledger, session);
        tally.compare(&before, &said, &recorded);
        assert!(tally.holds(), "{tally}, after {wait:?}");
        // Somebody at the table enters what was never confirmed once more.
        if let Some(again) = said.unacknowledged() {
            let line = ledger.append(session, &scribe::line(again)).unwrap();
            assert_eq!(scribe::entry(&line), again);
        }
        before = entries(&ledger, session);
        assert_eq!(before.len(), ledger.session(session).unwrap().lines as usize);
        let once: std::collections::BTreeSet<_> = before.iter().map(|entry| entry.id).collect();
        assert_eq!(once.len(), before.len(), "the repeated line is there once");
    }
    let report = Ledger::open(folder.path()).unwrap().check().unwrap();
    assert!(report.is_clean(), "{report:?}");
    assert!(tally.acknowledged > 0, "the writer got to write");
    println!("{tally}");
}

/// A new ledger is there whole, or not at all.
#[test]
fn kill_while_the_ledger_is_made() {
    let mut chance = StdRng::seed_from_u64(11);
    let session = Uuid::from_u128(1);
    let mut tally = Tally::default();
    for _ in 0..runs() / 2 {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().to_str().unwrap();
        let wait = Duration::from_micros(chance.random_range(0..80_000));
        let said = kill_after(&mut writer(&["append", path, &session.to_string(), "0"]), wait).unwrap();
        let ledger = Ledger::open(folder.path()).unwrap();
        ledger.begin(&scribe::session(session)).unwrap();
        tally.compare(&[], &said, &entries(&ledger, session));
        assert!(tally.holds(), "{tally}, after {wait:?}");
        assert!(ledger.check().unwrap().is_clean());
    }
    println!("{tally}");
}

/// Whatever is called a backup is a whole one, and what is half made goes at the next start.
#[test]
fn kill_while_backups_are_made() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let session = Uuid::from_u128(1);
    let ledger = Ledger::open(folder.path()).unwrap();
    let lines: Vec<_> = (1..=300)
        .map(|seq| scribe::line(Entry { seq, id: Uuid::from_u128(1000 + u128::from(seq)) }))
        .collect();
    ledger.take_in(&scribe::session(session), &lines).unwrap();
    drop(ledger);
    let mut chance = StdRng::seed_from_u64(13);
    for _ in 0..runs() / 4 {
        let wait = Duration::from_micros(chance.random_range(0..120_000));
        kill_after(&mut writer(&["backups", path]), wait).unwrap();
        drop(Ledger::open(folder.path()).unwrap());
        for entry in std::fs::read_dir(folder.path().join("backups")).into_iter().flatten() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            assert!(name.ends_with("Z.sqlite"), "{name} was left behind");
        }
    }
    let backups = Ledger::backups(folder.path());
    assert!(!backups.is_empty());
    for (_, backup) in &backups {
        let other = tempfile::tempdir().unwrap();
        Ledger::restore(other.path(), backup).unwrap();
        assert_eq!(Ledger::open(other.path()).unwrap().lines(session).unwrap().len(), 300);
    }
    println!("{} backups, all whole", backups.len());
}
