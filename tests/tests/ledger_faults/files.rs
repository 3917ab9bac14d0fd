//! Files that are not ours, or of another time.

use std::fs;
use std::path::Path;

use acceptance::scribe;
use ledger::{Ledger, LedgerError};
use rusqlite::Connection;
use uuid::Uuid;

use super::{database, quick_folder, sample};

/// Both ways of opening, and the file is as it was.
fn refused(folder: &Path, why: impl Fn(&LedgerError) -> bool) {
    let before = fs::read(database(folder)).ok();
    for opened in [Ledger::open(folder), Ledger::open_reading(folder)] {
        let error = opened.expect_err("this is refused");
        assert!(why(&error), "{error}");
    }
    assert_eq!(fs::read(database(folder)).ok(), before, "the file is not touched");
    let log = fs::metadata(folder.join("parlour.sqlite-wal"));
    assert!(log.is_err() || log.unwrap().len() == 0, "nothing waits to be written to it");
}

fn is_not_ours(error: &LedgerError) -> bool {
    matches!(error, LedgerError::NotOurs { .. })
}

#[test]
fn a_text_file_is_not_ours() {
    for text in ["Shopping list: eggs, milk", "{}", "SQLite format 2", "SQLite format 3, they said"] {
        let folder = quick_folder();
        fs::write(database(folder.path()), text).unwrap();
        refused(folder.path(), is_not_ours);
    }
}

#[test]
fn another_programs_database_is_not_ours() {
    for application in [0, 1, i32::MAX, -1] {
        let folder = quick_folder();
        let other = Connection::open(database(folder.path())).unwrap();
        other.pragma_update(None, "application_id", application).unwrap();
        other.execute("CREATE TABLE line (words TEXT)", []).unwrap();
        other.close().unwrap();
        refused(folder.path(), is_not_ours);
    }
}

#[test]
fn a_link_or_a_folder_is_not_ours() {
    let elsewhere = quick_folder();
    sample(elsewhere.path());
    let folder = quick_folder();
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(database(elsewhere.path()), database(folder.path())).unwrap();
        refused(folder.path(), is_not_ours);
        fs::remove_file(database(folder.path())).unwrap();
        std::os::unix::fs::symlink("nowhere", database(folder.path())).unwrap();
        refused(folder.path(), is_not_ours);
        fs::remove_file(database(folder.path())).unwrap();
    }
    fs::create_dir(database(folder.path())).unwrap();
    refused(folder.path(), is_not_ours);
}

/// A home folder is often reached through a link: that is no reason to refuse.
#[cfg(unix)]
#[test]
fn the_folder_may_be_a_link() {
    let real = quick_folder();
    let shown = sample(real.path());
    let elsewhere = quick_folder();
    let link = elsewhere.path().join("link");
    std::os::unix::fs::symlink(real.path(), &link).unwrap();
    assert_eq!(super::Shown::of(&Ledger::open(&link).unwrap()), shown);
}

#[test]
fn a_newer_form_is_refused_politely() {
    for newer in [1, 2, 1000, u32::MAX] {
        let folder = quick_folder();
        sample(folder.path());
        let raw = Connection::open(database(folder.path())).unwrap();
        let ours: u32 = raw.pragma_query_value(None, "user_version", |row| row.get(0)).unwrap();
        let told = ours.saturating_add(newer).min(i32::MAX.unsigned_abs());
        raw.pragma_update(None, "user_version", told).unwrap();
        raw.close().unwrap();
        refused(
            folder.path(),
            |error| matches!(error, LedgerError::Newer { version, known } if *version == told && *known == ours),
        );
    }
}

#[test]
fn a_form_that_never_was_is_damage() {
    for version in [0, -1, i32::MIN] {
        let folder = quick_folder();
        sample(folder.path());
        let raw = Connection::open(database(folder.path())).unwrap();
        raw.pragma_update(None, "user_version", version).unwrap();
        raw.close().unwrap();
        refused(folder.path(), |error| matches!(error, LedgerError::Damaged { .. }));
    }
}

#[test]
fn reading_makes_no_ledger() {
    let folder = quick_folder();
    refused_missing(folder.path());
    refused_missing(&folder.path().join("not there"));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

fn refused_missing(folder: &Path) {
    assert!(matches!(Ledger::open_reading(folder), Err(LedgerError::Missing { .. })));
}

/// Reading goes on beside a writer, and sees each line once it is recorded.
#[test]
fn reading_beside_a_writer() {
    let folder = quick_folder();
    let shown = sample(folder.path());
    let writer = Ledger::open(folder.path()).unwrap();
    let reader = Ledger::open_reading(folder.path()).unwrap();
    assert_eq!(super::Shown::of(&reader), shown);
    let session = shown.sessions[0].id;
    let entry = acceptance::kill::Entry { seq: 31, id: Uuid::from_u128(5) };
    let line = writer.append(session, &scribe::line(entry)).unwrap();
    assert_eq!(reader.lines(session).unwrap().last(), Some(&line));
    assert!(matches!(reader.append(session, &scribe::line(entry)), Err(LedgerError::ReadOnly { .. })));
    assert!(reader.check().unwrap().is_clean());
}
