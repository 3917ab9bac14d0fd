//! Backups, and what they are for.

use std::fs;

use chrono::{TimeDelta, Utc};

use super::{folder, ledger, line, session};
use crate::{Keep, Ledger, LedgerError};

#[test]
fn a_backup_is_the_whole_ledger() {
    let (folder, ledger) = ledger();
    let first = session(1);
    ledger.begin(&first).unwrap();
    ledger.append(first.id, &line(&first, 0)).unwrap();
    ledger.set_setting("language", "hu").unwrap();
    let backup = ledger.back_up().unwrap();
    ledger.append(first.id, &line(&first, 1)).unwrap();
    let listed = Ledger::backups(folder.path());
    assert_eq!(listed.iter().map(|(_, path)| path).collect::<Vec<_>>(), [&backup]);

    let other = super::folder();
    assert_eq!(Ledger::restore(other.path(), &backup).unwrap(), None);
    let restored = Ledger::open(other.path()).unwrap();
    assert_eq!(restored.lines(first.id).unwrap(), ledger.lines(first.id).unwrap()[..1]);
    assert_eq!(restored.setting("language").unwrap().as_deref(), Some("hu"));
    assert!(restored.check().unwrap().is_clean());
}

#[test]
fn a_backup_is_due_once_a_day_when_something_changed() {
    let (_folder, ledger) = ledger();
    let today = Utc::now();
    let tomorrow = today + TimeDelta::days(1);
    let keep = Keep::default();
    assert!(ledger.back_up_when_due(today, keep).unwrap().is_some(), "there is none yet");
    ledger.begin(&session(1)).unwrap();
    assert_eq!(ledger.back_up_when_due(Utc::now(), keep).unwrap(), None, "there is one of today");
    assert!(ledger.back_up_when_due(tomorrow, keep).unwrap().is_some(), "a session was begun");
    assert_eq!(ledger.back_up_when_due(tomorrow, keep).unwrap(), None, "nothing changed");
    ledger.set_setting("theme", "dark").unwrap();
    assert!(ledger.back_up_when_due(tomorrow, keep).unwrap().is_some(), "a setting changed");
}

#[test]
fn only_backups_are_thinned() {
    let (folder, ledger) = ledger();
    ledger.back_up().unwrap();
    let backups = folder.path().join("backups");
    let old = backups.join("parlour-20200101T120000000Z.sqlite");
    let older = backups.join("parlour-20200101T110000000Z.sqlite");
    let foreign = backups.join("parlour-20190101.sqlite");
    for path in [&old, &older, &foreign] {
        fs::write(path, "x").unwrap();
    }
    let keep = Keep { days: 2, weeks: 0, months: 0 };
    assert_eq!(ledger.thin_backups(Utc::now(), keep).unwrap(), [older.canonicalize().unwrap_or(older)]);
    assert!(old.exists() && foreign.exists());
}

#[test]
fn restoring_keeps_what_was_there() {
    let (folder, ledger) = ledger();
    let first = session(1);
    ledger.begin(&first).unwrap();
    let backup = ledger.back_up().unwrap();
    ledger.append(first.id, &line(&first, 0)).unwrap();
    assert!(matches!(
        Ledger::restore(folder.path(), &backup),
        Err(LedgerError::Locked { pid: Some(pid) }) if pid == std::process::id()
    ));
    drop(ledger);
    let aside = Ledger::restore(folder.path(), &backup).unwrap().unwrap();
    let ledger = Ledger::open(folder.path()).unwrap();
    assert_eq!(ledger.lines(first.id).unwrap(), []);
    drop(ledger);
    // And back again: the file kept aside is a ledger like any other.
    Ledger::restore(folder.path(), &aside).unwrap();
    let ledger = Ledger::open(folder.path()).unwrap();
    assert_eq!(ledger.lines(first.id).unwrap().len(), 1);
}

#[test]
fn a_damaged_or_foreign_backup_is_not_restored() {
    let (folder, ledger) = ledger();
    ledger.begin(&session(1)).unwrap();
    let backup = ledger.back_up().unwrap();
    drop(ledger);
    let before = fs::read(folder.path().join("parlour.sqlite")).unwrap();
    let whole = fs::read(&backup).unwrap();
    let bad = folder.path().join("bad.sqlite");
    fs::write(&bad, &whole[..whole.len() / 2]).unwrap();
    assert!(matches!(
        Ledger::restore(folder.path(), &bad),
        Err(LedgerError::Damaged { path, backups, .. }) if path == bad && backups.len() == 1
    ));
    fs::write(&bad, "not a ledger at all").unwrap();
    assert!(
        matches!(Ledger::restore(folder.path(), &bad), Err(LedgerError::NotOurs { path }) if path == bad)
    );
    assert!(matches!(
        Ledger::restore(folder.path(), &folder.path().join("none")),
        Err(LedgerError::NotOurs { .. })
    ));
    assert_eq!(fs::read(folder.path().join("parlour.sqlite")).unwrap(), before);
    Ledger::open(folder.path()).unwrap();
}

#[test]
fn a_set_aside_ledger_makes_room_for_a_new_one() {
    let (folder, ledger) = ledger();
    ledger.begin(&session(1)).unwrap();
    assert!(matches!(Ledger::set_aside(folder.path()), Err(LedgerError::Locked { .. })));
    drop(ledger);
    let before = fs::read(folder.path().join("parlour.sqlite")).unwrap();
    let aside = Ledger::set_aside(folder.path()).unwrap().unwrap();
    assert_eq!(fs::read(&aside).unwrap(), before);
    assert_eq!(Ledger::set_aside(folder.path()).unwrap(), None);
    let ledger = Ledger::open(folder.path()).unwrap();
    assert!(matches!(ledger.session(session(1).id), Err(LedgerError::UnknownSession { .. })));
}

#[test]
fn leftovers_of_an_interrupted_start_or_backup_are_removed() {
    let (folder, ledger) = ledger();
    ledger.back_up().unwrap();
    drop(ledger);
    let backups = folder.path().join("backups");
    let leftovers = [
        folder.path().join("parlour.sqlite.new"),
        folder.path().join("parlour.sqlite.new-journal"),
        backups.join("parlour-20260101T000000000Z.sqlite.part"),
        backups.join("parlour-20260101T000000000Z.sqlite.part-journal"),
    ];
    for path in &leftovers {
        fs::write(path, "half").unwrap();
    }
    Ledger::open(folder.path()).unwrap();
    for path in &leftovers {
        assert!(!path.exists(), "{}", path.display());
    }
    assert_eq!(Ledger::backups(folder.path()).len(), 1);
}

/// SQLite would apply a log that lies beside a new file of the same name.
#[test]
fn the_log_of_a_lost_file_is_not_taken_for_the_new_ones() {
    let folder = folder();
    fs::write(folder.path().join("parlour.sqlite-wal"), "a log of long ago").unwrap();
    let ledger = Ledger::open(folder.path()).unwrap();
    assert!(ledger.check().unwrap().is_clean());
    let kept = fs::read_dir(folder.path()).unwrap().flatten().any(|entry| {
        let name = entry.file_name().into_string().unwrap();
        name.starts_with("parlour.sqlite.damaged-") && name.ends_with("-wal")
    });
    assert!(kept);
}
