//! After damage: the file is moved aside untouched, a backup takes its place. Nothing is overwritten.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use chrono::Utc;

use crate::error::{LedgerError, Trouble};
use crate::lock::Lock;
use crate::place::{self, Look, Place, stamp, with_end};
use crate::schema::{STEPS, latest};
use crate::{Ledger, backup, open, schema};

impl Ledger {
    /// Moves the file of a folder, with what lies beside it, to `….damaged-<time>` and gives the new
    /// path; `None` when there is none. The next [`Ledger::open`] then makes a new, empty ledger.
    ///
    /// # Errors
    /// [`LedgerError::Locked`] while somebody has it open, [`LedgerError::ReadOnly`], [`LedgerError::Io`].
    pub fn set_aside(folder: &Path) -> Result<Option<PathBuf>, LedgerError> {
        let place = Place::new(folder);
        let _lock = Lock::take(&place)?;
        let database = place.database();
        if fs::symlink_metadata(&database).is_err() {
            return Ok(None);
        }
        let aside = aside_name(&place);
        // The log first: a file without its log may be opened, a log without its file would be taken
        // for that of the next file of the name.
        move_log(&place, &aside)
            .and_then(|()| fs::rename(&database, &aside))
            .and_then(|()| place::sync_folder(place.folder()))
            .map_err(|error| LedgerError::io(&place, &database, error))?;
        tracing::warn!(aside = %aside.display(), "the ledger was moved aside");
        Ok(Some(aside))
    }

    /// Puts a backup (or any whole ledger file) in the place of the file of a folder. What was there is
    /// kept as `….damaged-<time>`, whose path is given.
    ///
    /// # Errors
    /// [`LedgerError::Locked`] while somebody has the ledger open, [`LedgerError::NotOurs`],
    /// [`LedgerError::Damaged`] and [`LedgerError::Newer`] for the backup, [`LedgerError::Full`],
    /// [`LedgerError::ReadOnly`], [`LedgerError::Io`]; the folder is then as it was.
    pub fn restore(folder: &Path, backup: &Path) -> Result<Option<PathBuf>, LedgerError> {
        fs::create_dir_all(folder).map_err(|error| LedgerError::io(&Place::new(folder), folder, error))?;
        let place = Place::new(folder);
        let _lock = Lock::take(&place)?;
        put_in_place(&place, backup)
    }

    /// The same for a ledger that is open: it goes on with what the backup holds.
    ///
    /// # Errors
    /// As [`Self::restore`]; the ledger then goes on with what it had.
    pub fn go_back_to(&self, backup: &Path) -> Result<Option<PathBuf>, LedgerError> {
        if !self.writes() {
            return Err(LedgerError::ReadOnly { folder: self.place.folder().to_owned() });
        }
        self.exchange(|| {
            let aside = put_in_place(&self.place, backup)?;
            // Brings an older form up to date, which the next work would not do.
            drop(open::writing(&self.place, self.steps, true)?);
            Ok(aside)
        })
    }
}

/// Puts a backup in the place of the database. Needs the lock, and nobody who has the file open.
fn put_in_place(place: &Place, backup: &Path) -> Result<Option<PathBuf>, LedgerError> {
    usable(place, backup)?;
    let partial = place.partial();
    let io = |error| LedgerError::io(place, &partial, error);
    place.tidy().map_err(io)?;
    if let Err(trouble) = backup::copy(place, backup, &partial) {
        place.tidy().map_err(io)?;
        return Err(trouble.at(place));
    }
    let aside = keep_aside(place).map_err(io)?;
    place::put(&partial, &place.database()).map_err(io)?;
    tracing::info!(backup = %backup.display(), "backup restored");
    Ok(aside)
}

/// A log beside a file that is gone belongs to nothing we make: SQLite would apply it to a new file.
pub(crate) fn set_log_aside(place: &Place) -> Result<(), LedgerError> {
    move_log(place, &aside_name(place)).map_err(|error| LedgerError::io(place, &place.database(), error))
}

/// Whether a file may take the place of the ledger.
pub(crate) fn usable(place: &Place, file: &Path) -> Result<(), LedgerError> {
    let path = || file.to_owned();
    let damaged = |what: String| LedgerError::Damaged { path: path(), what, backups: backup::sound(place) };
    match place::look(file).map_err(|error| LedgerError::io(place, file, error))? {
        Look::Missing | Look::Foreign => return Err(LedgerError::NotOurs { path: path() }),
        Look::Broken(what) => return Err(damaged(what.into())),
        Look::Ours => {}
    }
    let here = |trouble: Trouble| match trouble.at_opening(place) {
        LedgerError::Damaged { what, .. } => damaged(what),
        other => other,
    };
    let connection = open::read_only(file).map_err(here)?;
    if let Some(what) = open::flaw(&connection).map_err(here)? {
        return Err(damaged(what));
    }
    let version = schema::version(&connection).map_err(here)?;
    let known = latest(STEPS);
    match u32::try_from(version) {
        Ok(version) if version > known => Err(LedgerError::Newer { version, known }),
        Ok(1..) => Ok(()),
        Ok(0) | Err(_) => Err(damaged(format!("it says it has form {version}"))),
    }
}

/// Gives the present file a second name, so that it can be replaced in one step and still is there.
fn keep_aside(place: &Place) -> io::Result<Option<PathBuf>> {
    let database = place.database();
    if fs::symlink_metadata(&database).is_err() {
        move_log(place, &aside_name(place))?;
        return Ok(None);
    }
    let aside = aside_name(place);
    move_log(place, &aside)?;
    // Not every file system knows second names; a rename then leaves a moment without a file.
    if fs::hard_link(&database, &aside).is_err() {
        fs::rename(&database, &aside)?;
    }
    place::sync_folder(place.folder())?;
    Ok(Some(aside))
}

fn move_log(place: &Place, aside: &Path) -> io::Result<()> {
    for end in ["-wal", "-journal", "-shm"] {
        match fs::rename(with_end(&place.database(), end), with_end(aside, end)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// A name nothing has yet.
fn aside_name(place: &Place) -> PathBuf {
    let name = |number: u32| {
        let again = if number == 0 { String::new() } else { format!("-{number}") };
        with_end(&place.database(), &format!(".damaged-{}{again}", stamp(Utc::now())))
    };
    let taken = |path: &PathBuf| {
        ["", "-wal", "-journal", "-shm"].iter().any(|end| fs::symlink_metadata(with_end(path, end)).is_ok())
    };
    let mut number = 0;
    loop {
        let path = name(number);
        if !taken(&path) {
            return path;
        }
        number += 1;
    }
}
