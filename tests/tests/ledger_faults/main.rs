//! Files that are not what they should be, folders that are taken, disks that are full or cannot be
//! written. What the ledger does not understand it does not touch; what it shows is what was recorded.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers too"
)]

mod damage;
mod disks;
mod files;
mod holders;

use std::path::{Path, PathBuf};

use acceptance::kill::Entry;
use acceptance::scribe;
use ledger::{Filter, Ledger, Line, SessionRow};
use tempfile::TempDir;
use uuid::Uuid;

/// In memory where that can be: thousands of files are tried, and no sync is.
fn quick_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

fn database(folder: &Path) -> PathBuf {
    folder.join("parlour.sqlite")
}

/// Everything a ledger shows.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Shown {
    sessions: Vec<SessionRow>,
    lines: Vec<Vec<Line>>,
}

impl Shown {
    fn of(ledger: &Ledger) -> Self {
        let sessions = ledger.sessions(&Filter::default()).unwrap();
        let lines = sessions.iter().map(|row| ledger.lines(row.id).unwrap()).collect();
        Self { sessions, lines }
    }
}

/// A ledger with a few sessions, closed, and what it shows.
fn sample(folder: &Path) -> Shown {
    let ledger = Ledger::open(folder).unwrap();
    for number in 1..=3_u128 {
        let session = scribe::session(Uuid::from_u128(number << 64));
        let lines: Vec<_> = (1..=30)
            .map(|seq| scribe::line(Entry { seq, id: Uuid::from_u128((number << 64) + 7 * u128::from(seq)) }))
            .collect();
        ledger.take_in(&session, &lines).unwrap();
    }
    Shown::of(&ledger)
}
