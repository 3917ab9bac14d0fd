//! One writer to a folder.
//!
//! The lock is the system's (`flock`), so it ends with the process however that ends; the file is
//! never removed, since two openers could then lock two files of one name. The file also says who holds
//! it and whether the last holder closed properly.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::thread;
use std::time::Duration;

use crate::LedgerError;
use crate::place::Place;

/// How the file begins while held; the process follows.
const HELD: &str = "held by process ";
const CLOSED: &str = "closed";
/// Always as long, so that saying something needs no new space on a full disk.
const LENGTH: usize = 32;

/// The right to write in a folder, until dropped.
#[derive(Debug)]
pub(crate) struct Lock {
    file: File,
    after_crash: bool,
}

impl Lock {
    /// Takes the lock, or says who has it.
    pub(crate) fn take(place: &Place) -> Result<Self, LedgerError> {
        let path = place.lock();
        let io = |error| LedgerError::io(place, &path, error);
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path).map_err(io)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(LedgerError::Locked { pid: holder(&mut file) }),
            // A file system without locks: two writers could not be told apart.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
                return Err(LedgerError::ReadOnly { folder: place.folder().to_owned() });
            }
            Err(TryLockError::Error(error)) => return Err(io(error)),
        }
        let after_crash = said(&mut file).map_err(io)?.trim() != CLOSED;
        say(&mut file, &format!("{HELD}{}", std::process::id())).map_err(io)?;
        Ok(Self { file, after_crash })
    }

    /// Whether the last holder did not close (or there was none we know of).
    pub(crate) const fn after_crash(&self) -> bool {
        self.after_crash
    }

    /// Notes that all is closed properly, and lets go.
    pub(crate) fn close(mut self) {
        if let Err(error) = say(&mut self.file, CLOSED) {
            tracing::warn!(%error, "the lock could not be marked as closed; the next start checks the file");
        }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Closing the file is not enough: a child process being started at this moment has it open too,
        // for the short time until it becomes another program.
        if let Err(error) = self.file.unlock() {
            tracing::warn!(%error, "the lock is only let go with the process");
        }
    }
}

/// Who holds the lock. The holder may be just about to write it down, so it is asked more than once.
fn holder(file: &mut File) -> Option<u32> {
    for _ in 0..20 {
        if let Some(pid) = said(file).ok()?.trim().strip_prefix(HELD).and_then(|pid| pid.parse().ok()) {
            return Some(pid);
        }
        thread::sleep(Duration::from_millis(5));
    }
    None
}

fn said(file: &mut File) -> io::Result<String> {
    file.rewind()?;
    let mut bytes = Vec::new();
    file.take(LENGTH as u64).read_to_end(&mut bytes)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn say(file: &mut File, word: &str) -> io::Result<()> {
    file.rewind()?;
    file.write_all(format!("{word:<width$}\n", width = LENGTH - 1).as_bytes())?;
    file.sync_data()
}
