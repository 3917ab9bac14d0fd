//! Disks that are full or cannot be written.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use acceptance::kill::{Entry, Tally, kill_after};
use acceptance::namespace::{Where, enter, make_read_only, small_disk, unmount};
use acceptance::scribe;
use ledger::{Ledger, LedgerError};
use uuid::Uuid;

use super::{Shown, quick_folder, sample};

const SESSION: Uuid = Uuid::from_u128(1);

fn entry(seq: u32) -> Entry {
    Entry { seq, id: Uuid::from_u128(1000 + u128::from(seq)) }
}

fn is_full<T>(result: &Result<T, LedgerError>) -> bool {
    matches!(result, Err(LedgerError::Full { .. }))
}

/// Fills a small disk line by line, at many sizes; what was answered is there, and with space again the
/// same line goes in.
#[test]
fn disk_full() {
    match enter("disks::disk_full").unwrap() {
        Where::Inside => {}
        Where::Done | Where::Impossible => return,
    }
    let (mut lines, mut unopened) = (0, 0);
    let sizes = (160..=960).step_by(4);
    for kilobytes in sizes.clone() {
        let folder = quick_folder();
        small_disk(folder.path(), kilobytes * 1024).unwrap();
        match fill(folder.path()) {
            Some(recorded) => lines += recorded,
            None => unopened += 1,
        }
        unmount(folder.path()).unwrap();
    }
    assert!(lines > 1000);
    println!("inside: {} full disks, {unopened} too small to begin, {lines} lines, 0 lost", sizes.count());
}

/// Gives how many lines went in; none when there was no room for a ledger.
fn fill(folder: &Path) -> Option<usize> {
    let ballast = folder.join("ballast");
    fs::write(&ballast, vec![1; 96 << 10]).unwrap();
    let begun = Ledger::open(folder).and_then(|ledger| {
        ledger.begin(&scribe::session(SESSION))?;
        Ok(ledger)
    });
    let ledger = match begun {
        Ok(ledger) => ledger,
        Err(error) => {
            assert!(matches!(error, LedgerError::Full { .. }), "{error:?}");
            return None;
        }
    };
    let mut recorded = Vec::new();
    let refused = loop {
        let next = entry(u32::try_from(recorded.len()).unwrap() + 1);
        match ledger.append(SESSION, &scribe::line(next)) {
            Ok(line) => recorded.push(line),
            Err(error) => {
                assert!(matches!(&error, LedgerError::Full { folder: full } if full == folder), "{error:?}");
                break next;
            }
        }
    };
    assert_eq!(ledger.lines(SESSION).unwrap(), recorded, "reading works on a full disk");
    assert!(is_full(&ledger.append(SESSION, &scribe::line(refused))));
    let backup = ledger.back_up();
    assert!(backup.is_ok() || is_full(&backup), "{backup:?}");
    let half_made = fs::read_dir(folder.join("backups"))
        .into_iter()
        .flatten()
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|end| end != "sqlite"));
    assert_eq!(half_made.count(), 0, "no half-made backup takes up room");
    for (_, path) in Ledger::backups(folder) {
        fs::remove_file(path).unwrap();
    }

    fs::remove_file(&ballast).unwrap();
    recorded.push(ledger.append(SESSION, &scribe::line(refused)).expect("there is room again"));
    assert_eq!(ledger.lines(SESSION).unwrap(), recorded);
    drop(ledger);
    let ledger = Ledger::open(folder).unwrap();
    assert_eq!(ledger.lines(SESSION).unwrap(), recorded);
    assert!(ledger.check().unwrap().is_clean());
    Some(recorded.len())
}

#[test]
fn a_folder_that_cannot_be_written_can_be_read() {
    match enter("disks::a_folder_that_cannot_be_written_can_be_read").unwrap() {
        Where::Inside => {}
        Where::Done | Where::Impossible => return,
    }
    let folder = quick_folder();
    let shown = sample(folder.path());
    make_read_only(folder.path()).unwrap();
    assert!(matches!(Ledger::open(folder.path()), Err(LedgerError::ReadOnly { .. })));
    let reader = Ledger::open_reading(folder.path()).unwrap();
    assert_eq!(Shown::of(&reader), shown);
    assert!(reader.check().unwrap().is_clean());
    assert!(matches!(reader.begin(&scribe::session(SESSION)), Err(LedgerError::ReadOnly { .. })));
    assert!(matches!(reader.back_up(), Err(LedgerError::ReadOnly { .. })));
    drop(reader);

    let nothing = quick_folder();
    make_read_only(nothing.path()).unwrap();
    assert!(matches!(Ledger::open(nothing.path()), Err(LedgerError::ReadOnly { .. })));
    assert!(matches!(Ledger::open_reading(nothing.path()), Err(LedgerError::Missing { .. })));
    println!("inside: read-only folders refuse writing and are read");
    unmount(nothing.path()).unwrap();
    unmount(folder.path()).unwrap();
}

/// The writer was killed, then the disk could not be written any more (a file system in trouble): what it
/// was told is recorded still waits in the log beside the file, and is read from there.
#[test]
fn what_a_killed_writer_recorded_is_read_where_nothing_can_be_written() {
    match enter("disks::what_a_killed_writer_recorded_is_read_where_nothing_can_be_written").unwrap() {
        Where::Inside => {}
        Where::Done | Where::Impossible => return,
    }
    let folder = quick_folder();
    let shown = sample(folder.path());
    let mut writer = Command::new(env!("CARGO_BIN_EXE_ledger-writer"));
    writer.args(["append", folder.path().to_str().unwrap(), &SESSION.to_string(), "0"]);
    let said = kill_after(&mut writer, Duration::from_millis(300)).unwrap();
    assert!(!said.acknowledged.is_empty());
    make_read_only(folder.path()).unwrap();
    assert!(matches!(Ledger::open(folder.path()), Err(LedgerError::ReadOnly { .. })));
    let reader = Ledger::open_reading(folder.path()).unwrap();
    let recorded: Vec<_> = reader.lines(SESSION).unwrap().iter().map(scribe::entry).collect();
    let mut tally = Tally::default();
    tally.compare(&[], &said, &recorded);
    assert!(tally.holds(), "{tally}");
    drop(reader);
    unmount(folder.path()).unwrap();

    let ledger = Ledger::open(folder.path()).unwrap();
    assert_eq!(ledger.lines(SESSION).unwrap().len(), recorded.len());
    assert_eq!(ledger.lines(shown.sessions[0].id).unwrap(), shown.lines[0]);
}
