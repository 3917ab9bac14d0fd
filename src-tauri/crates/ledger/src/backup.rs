//! Backups: whole copies of the file, made by SQLite itself while the table goes on.
//!
//! Never a copy of the bytes: that misses the log beside the file. A backup gets its name only after it
//! was checked and is on the disk, so whatever is called a backup is one.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use rusqlite::Connection;
use sha2::{Digest, Sha256};

use crate::calendar::{Keep, surplus};
use crate::error::{LedgerError, Trouble};
use crate::place::{self, Look, Place, with_end};
use crate::{Ledger, open, rescue};

impl Ledger {
    /// Makes a backup now and gives its path. Works on a connection of its own: nobody waits for it.
    ///
    /// # Errors
    /// [`LedgerError::Full`], [`LedgerError::ReadOnly`], [`LedgerError::Damaged`] when the copy is not
    /// whole (the file itself then is not either), [`LedgerError::Io`]. Nothing half-made stays.
    pub fn back_up(&self) -> Result<PathBuf, LedgerError> {
        if !self.writes() {
            return Err(LedgerError::ReadOnly { folder: self.place.folder().to_owned() });
        }
        make(&self.place)
    }

    /// Makes a backup at a place outside the data folder. What has that name is replaced, whole or not at all.
    ///
    /// # Errors
    /// As [`Self::back_up`].
    pub fn back_up_to(&self, file: &Path) -> Result<(), LedgerError> {
        let part = with_end(file, ".part");
        let io = |error| LedgerError::io(&self.place, file, error);
        place::remove(&part).map_err(io)?;
        let made = copy(&self.place, &self.place.database(), &part)
            .map_err(|trouble| trouble.at(&self.place))
            .and_then(|()| place::put(&part, file).map_err(io));
        if made.is_err() {
            // What is half made is no backup.
            place::remove(&part).map_err(io)?;
        }
        made
    }

    /// Makes a backup if there is none of today (UTC) and something changed since the newest one, and
    /// thins the old ones by the calendar. Meant to be called at every start and now and then after.
    ///
    /// # Errors
    /// As [`Self::back_up`].
    pub fn back_up_when_due(&self, now: DateTime<Utc>, keep: Keep) -> Result<Option<PathBuf>, LedgerError> {
        let newest = list(&self.place).into_iter().next();
        let due = match newest {
            None => true,
            Some((made, _)) if made.date_naive() == now.date_naive() => false,
            Some((_, path)) => self.differs_from(&path)?,
        };
        if !due {
            return Ok(None);
        }
        let path = self.back_up()?;
        self.thin_backups(now, keep)?;
        Ok(Some(path))
    }

    /// Removes the backups the calendar does not keep; see [`surplus`].
    ///
    /// # Errors
    /// [`LedgerError::ReadOnly`], [`LedgerError::Io`].
    pub fn thin_backups(&self, now: DateTime<Utc>, keep: Keep) -> Result<Vec<PathBuf>, LedgerError> {
        if !self.writes() {
            return Err(LedgerError::ReadOnly { folder: self.place.folder().to_owned() });
        }
        let made: Vec<_> = list(&self.place).into_iter().map(|(made, _)| made).collect();
        let removed: Vec<_> =
            surplus(&made, now, keep).into_iter().map(|made| self.place.backup(made)).collect();
        for path in &removed {
            place::remove(path).map_err(|error| LedgerError::io(&self.place, path, error))?;
        }
        Ok(removed)
    }

    /// The backups of a folder with the times they were made at, newest first. Needs no open ledger.
    pub fn backups(folder: &Path) -> Vec<(DateTime<Utc>, PathBuf)> {
        list(&Place::new(folder))
    }

    /// What is in the ledger, or in a backup of it.
    ///
    /// # Errors
    /// [`LedgerError::NotOurs`], [`LedgerError::Damaged`], [`LedgerError::Newer`] for a file that cannot take
    /// the ledger's place; what storage may answer.
    pub fn contents(&self, backup: Option<&Path>) -> Result<Contents, LedgerError> {
        match backup {
            None => self.read(|transaction| contents(transaction)),
            Some(path) => {
                rescue::usable(&self.place, path)?;
                open::read_only(path)
                    .and_then(|connection| contents(&connection))
                    .map_err(|trouble| trouble.at(&self.place))
            }
        }
    }

    /// Whether the ledger holds other than a backup. A backup that cannot be read is no backup.
    fn differs_from(&self, backup: &Path) -> Result<bool, LedgerError> {
        let ours = self.read(|transaction| fingerprint(transaction))?;
        let theirs = open::read_only(backup).and_then(|connection| fingerprint(&connection));
        Ok(theirs.map_or(true, |theirs| theirs != ours))
    }
}

/// How much is in a ledger.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Contents {
    /// Sessions.
    pub sessions: u32,
    /// Lines.
    pub lines: u64,
    /// When the latest line was recorded.
    pub last_at: Option<DateTime<Utc>>,
    /// Sessions by game.
    pub games: BTreeMap<String, u32>,
}

fn contents(connection: &Connection) -> Result<Contents, Trouble> {
    let mut found = Contents::default();
    let mut games = connection.prepare("SELECT game, count(*) FROM session GROUP BY game")?;
    for game in games.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))? {
        let (game, sessions): (String, u32) = game?;
        found.sessions += sessions;
        found.games.insert(game, sessions);
    }
    let (lines, last): (Option<i64>, Option<i64>) =
        connection.query_row("SELECT sum(lines), max(last_at) FROM standing", [], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
    found.lines = lines.and_then(|lines| u64::try_from(lines).ok()).unwrap_or(0);
    found.last_at = last.and_then(DateTime::from_timestamp_millis);
    Ok(found)
}

/// Makes a backup of the file as it is, whatever its form. Needs the lock.
pub(crate) fn make(place: &Place) -> Result<PathBuf, LedgerError> {
    let folder = place.backups();
    fs::create_dir_all(&folder).map_err(|error| LedgerError::io(place, &folder, error))?;
    let target = free_name(place, Utc::now());
    let part = with_end(&target, ".part");
    let result = copy(place, &place.database(), &part)
        .map_err(|trouble| trouble.at(place))
        .and_then(|()| place::put(&part, &target).map_err(|error| LedgerError::io(place, &target, error)));
    if let Err(error) = result {
        // What is half made is no backup; the next start removes it if this cannot.
        if let Err(left) = place::remove(&part) {
            tracing::warn!(error = %left, "a half-made backup stays until the next start");
        }
        return Err(error);
    }
    tracing::info!(backup = %target.display(), "backup made");
    Ok(target)
}

/// Copies a ledger that may be in use, log and all, to a file that is whole or an error.
pub(crate) fn copy(place: &Place, source: &Path, target: &Path) -> Result<(), Trouble> {
    let connection = open::read_only(source)?;
    // It only reads, but SQLite counts VACUUM as writing.
    connection.pragma_update(None, "query_only", false)?;
    connection.execute("VACUUM INTO ?1", [target.to_string_lossy()])?;
    match open::flaw(&open::read_only(target)?)? {
        None => Ok(()),
        Some(what) => Err(place.damaged(what).into()),
    }
}

/// A name no backup has yet: two in one millisecond differ by one.
fn free_name(place: &Place, mut made: DateTime<Utc>) -> PathBuf {
    while place.backup(made).exists() {
        made += chrono::TimeDelta::milliseconds(1);
    }
    place.backup(made)
}

/// Files that are called backups, newest first.
fn list(place: &Place) -> Vec<(DateTime<Utc>, PathBuf)> {
    let mut found: Vec<_> = fs::read_dir(place.backups())
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| Some((Place::backup_made(&entry.path())?, entry.path())))
        .collect();
    found.sort_unstable();
    found.reverse();
    found
}

/// The backups that are whole, newest first.
pub(crate) fn sound(place: &Place) -> Vec<PathBuf> {
    let is_sound = |path: &PathBuf| {
        let flaw = open::read_only(path).and_then(|connection| open::flaw(&connection));
        matches!(place::look(path), Ok(Look::Ours)) && matches!(flaw, Ok(None))
    };
    list(place).into_iter().map(|(_, path)| path).filter(is_sound).collect()
}

/// The tables no seal stands for.
const MEMORY: [&str; 10] =
    ["person", "place", "circle", "circle_member", "seat", "margin", "mark", "pause", "batch", "origin"];

/// Stands for everything the ledger holds: the seal of a session stands for all its lines.
fn fingerprint(connection: &Connection) -> Result<[u8; 32], Trouble> {
    let mut digest = Sha256::new();
    let mut seals = connection.prepare("SELECT seal FROM standing ORDER BY session")?;
    for seal in seals.query_map([], |row| row.get::<_, Vec<u8>>(0))? {
        digest.update(seal?);
    }
    // Older forms have none of these.
    for table in MEMORY.into_iter().filter(|table| connection.table_exists(None, *table).unwrap_or(false)) {
        let mut rows = connection.prepare(&format!("SELECT * FROM {table} ORDER BY 1, 2"))?;
        let columns = rows.column_count();
        let mut rows = rows.query([])?;
        digest.update(table);
        while let Some(row) = rows.next()? {
            for column in 0..columns {
                digest.update(format!("{:?}", row.get_ref(column)?));
            }
        }
    }
    let mut settings = connection.prepare("SELECT key, value FROM setting ORDER BY key")?;
    for setting in settings.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?)))? {
        let (key, value) = setting?;
        digest.update(key);
        digest.update([0]);
        digest.update(value);
        digest.update([0]);
    }
    Ok(digest.finalize().into())
}
