//! A disk that fails: every single write, sync and cut of a writer's life fails once, stores only half,
//! or fails from then on. Nothing that failed is acknowledged, nothing acknowledged is lost, and after a
//! failure that passes the same writer goes on.
//!
//! The failing is done by `faults/bad_disk.c`, loaded in front of the C library; without a C compiler or
//! on another system than Linux there is nothing to load, and the test says so.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers too"
)]
#![cfg(target_os = "linux")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use acceptance::kill::{Entry, Said, Tally};
use acceptance::scribe;
use ledger::{Ledger, LedgerError};
use tempfile::TempDir;
use uuid::Uuid;

const SESSION: Uuid = Uuid::from_u128(1);
const LINES: &str = "6";

/// The failing is what is tested, not the syncing: in memory where that can be.
fn quick_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

fn bad_disk(folder: &Path) -> Option<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("faults/bad_disk.c");
    let library = folder.join("bad_disk.so");
    let built = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-o"])
        .arg(&library)
        .arg(source)
        .arg("-ldl")
        .status();
    match built {
        Ok(status) => {
            assert!(status.success(), "bad_disk.c does not compile");
            Some(library)
        }
        Err(error) => {
            println!("skipped: no C compiler ({error})");
            None
        }
    }
}

/// Lets a writer write on a disk that fails; whether it got to its end, and what it said.
fn write(library: &Path, folder: &Path, failing: Option<(u32, &str)>) -> (bool, Said, u32) {
    let counted = library.with_extension("count");
    let mut command = Command::new(env!("CARGO_BIN_EXE_ledger-writer"));
    command
        .args(["append", folder.to_str().unwrap(), &SESSION.to_string(), LINES])
        .env("LD_PRELOAD", library)
        .env("BAD_DISK_COUNT", &counted);
    if let Some((at, mode)) = failing {
        command.env("BAD_DISK_AT", at.to_string()).env("BAD_DISK_MODE", mode);
    }
    let output = command.output().unwrap();
    assert!(output.status.code().is_some(), "the writer ends by itself: {output:?}");
    let words = String::from_utf8_lossy(&output.stderr);
    assert!(!words.contains("panicked"), "{failing:?}: {words}");
    let said = Said::from_text(&String::from_utf8(output.stdout).unwrap());
    (output.status.success(), said, fs::read_to_string(counted).map_or(0, |count| count.parse().unwrap()))
}

fn entries(folder: &Path) -> Vec<Entry> {
    let ledger = Ledger::open(folder).expect("on a good disk it opens");
    assert!(ledger.check().unwrap().is_clean());
    match ledger.lines(SESSION) {
        Ok(lines) => lines.iter().map(scribe::entry).collect(),
        Err(LedgerError::UnknownSession { .. }) => Vec::new(),
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn every_call_to_the_disk_may_fail() {
    let workshop = quick_folder();
    let Some(library) = bad_disk(workshop.path()) else { return };

    for mode in ["once", "half", "from"] {
        let mut tally = Tally::default();
        let (mut refused, mut finished) = (0, 0);
        let mut at = 1;
        // A new ledger, then one that exists: both ways of starting.
        let mut calls = [u32::MAX; 2];
        while calls.iter().any(|calls| at <= *calls) {
            for (start, calls) in calls.iter_mut().enumerate().filter(|(_, calls)| at <= **calls) {
                let folder = quick_folder();
                if start == 1 {
                    let (whole, _, _) = write(&library, folder.path(), None);
                    assert!(whole);
                }
                let before = if start == 1 { entries(folder.path()) } else { Vec::new() };
                let (whole, said, made) = write(&library, folder.path(), Some((at, mode)));
                if made < at {
                    *calls = 0;
                }
                refused += said.refused.len();
                finished += u32::from(whole);
                tally.compare(&before, &said, &entries(folder.path()));
                assert!(tally.holds(), "call {at} fails {mode}: {tally}, {said:?}");
            }
            at += 1;
        }
        assert!(refused > 0, "some failures hit a line");
        println!("{mode}: {} disks, {refused} refusals, {finished} writers finished; {tally}", tally.runs);
    }
}
