//! The form of the file: what it is, how it changes, what happens when that is interrupted.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use rusqlite::Connection;

use super::{folder, ledger, line, session};
use crate::schema::{APPLICATION_ID, STEPS, Step, latest};
use crate::{Ledger, LedgerError};

const NEXT: Step = Step {
    why: "a test",
    sql: "CREATE TABLE shelf (name TEXT NOT NULL PRIMARY KEY) STRICT;",
    then: |_| Ok(()),
};
const BROKEN: Step =
    Step { why: "a test", sql: "CREATE TABLE chair (name TEXT) STRICT; NONSENSE;", then: |_| Ok(()) };
/// Runs for minutes.
const ENDLESS: Step = Step {
    why: "a test",
    sql: "CREATE TABLE chair (name TEXT) STRICT;
          CREATE TABLE number AS WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 1000000000)
          SELECT max(i) FROM n;",
    then: |_| Ok(()),
};

const ONE_MORE: &[Step] = &[STEPS[0], STEPS[1], STEPS[2], NEXT];
const ONE_MORE_AND_BROKEN: &[Step] = &[STEPS[0], STEPS[1], STEPS[2], NEXT, BROKEN];
const ONE_MORE_AND_ENDLESS: &[Step] = &[STEPS[0], STEPS[1], STEPS[2], NEXT, ENDLESS];
/// The forms as they are, and as they will be with one more step.
const NOW: i64 = 3;
const THEN: i64 = 4;

fn raw(folder: &tempfile::TempDir) -> Connection {
    Connection::open(folder.path().join("parlour.sqlite")).unwrap()
}

fn version(folder: &tempfile::TempDir) -> i64 {
    raw(folder).pragma_query_value(None, "user_version", |row| row.get(0)).unwrap()
}

/// Up to 3.51.2 two connections that write and checkpoint at once can damage the file.
#[test]
fn sqlite_is_new_enough() {
    assert!(rusqlite::version_number() >= 3_051_003, "{}", rusqlite::version());
}

#[test]
fn the_file_says_whose_it_is() {
    let (folder, ledger) = ledger();
    drop(ledger);
    let id: i32 = raw(&folder).pragma_query_value(None, "application_id", |row| row.get(0)).unwrap();
    assert_eq!(id, APPLICATION_ID);
    assert_eq!(version(&folder), i64::from(latest(STEPS)));
}

#[test]
fn the_connection_is_set_up_as_promised() {
    let (_folder, ledger) = ledger();
    ledger.with_connection(|connection| {
        let number =
            |name: &str| -> i64 { connection.pragma_query_value(None, name, |row| row.get(0)).unwrap() };
        let mode: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0)).unwrap();
        assert_eq!(mode, "wal");
        assert_eq!(number("synchronous"), 2, "FULL");
        assert_eq!(number("foreign_keys"), 1);
        assert_eq!(number("trusted_schema"), 0);
        assert_eq!(number("cell_size_check"), 1);
        assert_eq!(number("mmap_size"), 0);
        assert!(number("busy_timeout") > 0);
    });
}

/// Every table, index and trigger, to be read when it changes.
#[test]
fn the_whole_form() {
    let (_folder, ledger) = ledger();
    let form = ledger.with_connection(|connection| {
        let mut statement = connection
            .prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type DESC, name")
            .unwrap();
        let parts = statement.query_map([], |row| row.get::<_, String>(0)).unwrap();
        parts.map(Result::unwrap).collect::<Vec<_>>().join(";\n\n")
    });
    insta::assert_snapshot!(form);
}

#[test]
fn each_step_is_noted_with_its_reason() {
    let folder = folder();
    Ledger::open_with(folder.path(), ONE_MORE).unwrap();
    let raw = raw(&folder);
    let mut statement = raw.prepare("SELECT id, why, at FROM migration ORDER BY id").unwrap();
    let noted: Vec<(i64, String, String)> = statement
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .unwrap()
        .map(Result::unwrap)
        .collect();
    let last = noted.last().unwrap();
    assert_eq!(noted.len(), ONE_MORE.len());
    assert_eq!((last.0, last.1.as_str()), (THEN, "a test"));
    assert!(last.2.ends_with('Z') && last.2.len() == 24, "{}", last.2);
}

#[test]
fn an_older_file_is_backed_up_and_brought_up_to_date() {
    let (folder, ledger) = ledger();
    let first = session(1);
    ledger.begin(&first).unwrap();
    ledger.append(first.id, &line(&first, 0)).unwrap();
    let lines = ledger.lines(first.id).unwrap();
    drop(ledger);
    let ledger = Ledger::open_with(folder.path(), ONE_MORE).unwrap();
    assert_eq!(ledger.lines(first.id).unwrap(), lines);
    assert!(ledger.check().unwrap().is_clean());
    drop(ledger);
    assert_eq!(version(&folder), THEN);
    let backups = Ledger::backups(folder.path());
    let old = Connection::open(&backups[0].1).unwrap();
    assert_eq!(old.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0)).unwrap(), NOW);
    // The older program refuses politely, writing or reading, and changes nothing.
    for answer in [Ledger::open(folder.path()), Ledger::open_reading(folder.path())] {
        assert!(matches!(answer, Err(LedgerError::Newer { version: 4, known: 3 })));
    }
    assert_eq!(version(&folder), THEN);
}

#[test]
fn a_step_that_fails_leaves_the_old_form() {
    let (folder, ledger) = ledger();
    ledger.begin(&session(1)).unwrap();
    drop(ledger);
    assert!(matches!(Ledger::open_with(folder.path(), ONE_MORE_AND_BROKEN), Err(LedgerError::Bug { .. })));
    assert_eq!(version(&folder), NOW);
    assert_eq!(Ledger::backups(folder.path()).len(), 1);
    let ledger = Ledger::open(folder.path()).unwrap();
    assert!(ledger.session(session(1).id).unwrap().sound);
}

/// Not a test by itself: the child that [`a_killed_migration_leaves_the_old_form`] kills.
#[test]
fn child_that_migrates_for_ever() {
    if let Some(folder) = std::env::var_os("LEDGER_MIGRATES_FOR_EVER") {
        println!("migrating");
        std::io::stdout().flush().unwrap();
        drop(Ledger::open_with(folder.as_ref(), ONE_MORE_AND_ENDLESS));
        println!("migrated");
    }
}

#[test]
fn a_killed_migration_leaves_the_old_form() {
    let (folder, ledger) = ledger();
    ledger.begin(&session(1)).unwrap();
    drop(ledger);
    for wait in [0, 5, 20, 60, 150] {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "tests::forms::child_that_migrates_for_ever", "--nocapture"])
            .env("LEDGER_MIGRATES_FOR_EVER", folder.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(said.any(|line| line.unwrap().ends_with("migrating")));
        thread::sleep(Duration::from_millis(wait));
        child.kill().unwrap();
        child.wait().unwrap();
        assert_eq!(said.map_while(Result::ok).find(|line| line.ends_with("migrated")), None);
        let ledger = Ledger::open(folder.path()).unwrap();
        assert!(ledger.check().unwrap().is_clean());
        assert!(ledger.session(session(1).id).unwrap().sound);
    }
    Ledger::open_with(folder.path(), ONE_MORE).unwrap();
    assert_eq!(version(&folder), THEN);
}
