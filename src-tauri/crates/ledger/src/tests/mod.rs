//! Tests of the whole crate; what needs faults from outside (killed processes, full disks, flipped bits)
//! is in the acceptance tests.

mod backups;
mod forms;
mod guarding;
mod memory;
mod model;
mod recording;

use chrono::{DateTime, TimeZone, Utc};
use tempfile::TempDir;
use uuid::Uuid;

use crate::{Kind, Ledger, NewLine, NewSession};

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn ledger() -> (TempDir, Ledger) {
    let folder = folder();
    let ledger = Ledger::open(folder.path()).unwrap();
    (folder, ledger)
}

fn at(second: u32) -> DateTime<Utc> {
    Utc.timestamp_opt(1_800_000_000 + i64::from(second), 0).unwrap()
}

fn session(number: u32) -> NewSession {
    NewSession {
        id: Uuid::from_u128(u128::from(number) << 64),
        game: "carcassonne".into(),
        rules_version: 1,
        seats: r#"["Anna","Gergő"]"#.into(),
        setup: "{}".into(),
        options: "{}".into(),
        at: at(number),
    }
}

/// The line after `expected`; the same for the same number.
fn line(session: &NewSession, expected: u32) -> NewLine {
    NewLine {
        id: Uuid::from_u128(session.id.as_u128() + 1 + u128::from(expected)),
        expected,
        at: at(1000 + expected),
        kind: Kind::Move,
        body: format!(r#"{{"place":{expected}}}"#),
        rules_version: 1,
        standing: None,
    }
}
