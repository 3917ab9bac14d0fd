//! A writer to be killed, starved of space or lied to by the disk.
//!
//! `ledger-writer append FOLDER SESSION COUNT` records so many lines (0: without end), saying each before and
//! after. What is refused is tried again at once, five times at most.
//! `ledger-writer backups FOLDER` makes one backup after the other.
//! `ledger-writer hold FOLDER` opens the ledger, says so and waits.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use acceptance::kill::{Entry, Word, say};
use acceptance::scribe;
use ledger::{Ledger, LedgerError};
use uuid::Uuid;

/// How often a line is tried.
const TRIES: u32 = 6;

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let words: Vec<_> = arguments.iter().map(String::as_str).collect();
    let outcome = match words.as_slice() {
        ["append", folder, session, count] => append(Path::new(folder), session, count),
        ["backups", folder] => backups(Path::new(folder)),
        ["hold", folder] => hold(Path::new(folder)),
        _ => Err("append FOLDER SESSION COUNT | backups FOLDER | hold FOLDER".into()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn append(folder: &Path, session: &str, count: &str) -> Outcome {
    let session: Uuid = session.parse()?;
    let count: u32 = count.parse()?;
    let ledger = Ledger::open(folder)?;
    let mut last = patiently(|| ledger.begin(&scribe::session(session)))?.lines;
    let end = if count == 0 { u32::MAX } else { last + count };
    while last < end {
        let entry = Entry { seq: last + 1, id: Uuid::now_v7() };
        say(Word::Try, entry)?;
        patiently(|| {
            ledger.append(session, &scribe::line(entry)).inspect_err(|_| {
                // Nobody listening is no reason to stop trying.
                say(Word::Refused, entry).ok();
            })
        })?;
        say(Word::Ack, entry)?;
        last += 1;
    }
    Ok(())
}

/// Tries again where that may help.
fn patiently<T>(mut act: impl FnMut() -> Result<T, LedgerError>) -> Result<T, LedgerError> {
    let mut result = act();
    for _ in 1..TRIES {
        if matches!(result, Err(LedgerError::Io { .. } | LedgerError::Full { .. })) {
            result = act();
        }
    }
    result
}

fn backups(folder: &Path) -> Outcome {
    let ledger = Ledger::open(folder)?;
    loop {
        println!("{}", ledger.back_up()?.display());
        std::io::stdout().flush()?;
    }
}

fn hold(folder: &Path) -> Outcome {
    let _ledger = Ledger::open(folder)?;
    println!("open");
    std::io::stdout().flush()?;
    loop {
        thread::sleep(Duration::from_secs(1));
    }
}
