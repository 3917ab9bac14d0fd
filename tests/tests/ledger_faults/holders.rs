//! One writer to a folder.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Barrier;
use std::thread;

use ledger::{Ledger, LedgerError};

use super::{Shown, quick_folder, sample};

/// Another process that has the ledger open.
fn holder(folder: &str) -> Child {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ledger-writer"))
        .args(["hold", folder])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut said = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut said).unwrap();
    assert_eq!(said, "open\n");
    child
}

#[test]
fn the_second_is_told_who_is_first_and_a_kill_leaves_no_lock() {
    let folder = quick_folder();
    let shown = sample(folder.path());
    for _ in 0..20 {
        let mut first = holder(folder.path().to_str().unwrap());
        match Ledger::open(folder.path()) {
            Err(LedgerError::Locked { pid }) => assert_eq!(pid, Some(first.id())),
            other => panic!("{other:?}"),
        }
        let beside = Ledger::open_reading(folder.path()).unwrap();
        assert_eq!(Shown::of(&beside), shown);
        drop(beside);
        first.kill().unwrap();
        first.wait().unwrap();
        let ledger = Ledger::open(folder.path()).expect("the lock went with its holder");
        assert_eq!(Shown::of(&ledger), shown);
    }
}

#[test]
fn of_many_that_race_one_writes() {
    let folder = quick_folder();
    sample(folder.path());
    for race in 0..200 {
        let (ready, done) = (Barrier::new(8), Barrier::new(8));
        let opened = thread::scope(|scope| {
            let racers: Vec<_> = (0..8)
                .map(|_| {
                    scope.spawn(|| {
                        ready.wait();
                        let opened = Ledger::open(folder.path());
                        done.wait();
                        match opened {
                            Ok(_) => 1,
                            Err(LedgerError::Locked { .. }) => 0,
                            Err(other) => panic!("{other}"),
                        }
                    })
                })
                .collect();
            racers.into_iter().map(|racer| racer.join().unwrap()).sum::<u32>()
        });
        assert_eq!(opened, 1, "race {race}");
    }
}
