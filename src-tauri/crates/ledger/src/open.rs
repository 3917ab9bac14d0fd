//! Opening the file: who wrote it, is it whole, has it the form we know?
//!
//! The order matters: nothing is changed before the file is known to be ours, whole and not newer; a
//! backup is made before the form changes.

use std::fs;
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use crate::backup;
use crate::error::{LedgerError, Trouble};
use crate::place::{self, Look, Place};
use crate::rescue;
use crate::schema::{self, Step, latest};
use crate::seal;

/// How long another program may hold the file before we give up (a backup tool, a look with `sqlite3`).
const PATIENCE: Duration = Duration::from_millis(2500);

/// Up to this size (bytes) the file is checked at every opening: it takes less than two frames.
const ALWAYS_CHECKED: u64 = 16 << 20;

/// Opens the file for writing; makes it where there is none. Needs the lock.
pub(crate) fn writing(
    place: &Place,
    steps: &'static [Step],
    after_crash: bool,
) -> Result<Connection, LedgerError> {
    let path = place.database();
    match place::look(&path).map_err(|error| LedgerError::io(place, &path, error))? {
        Look::Missing => create(place, steps)?,
        Look::Ours => {}
        Look::Foreign => return Err(LedgerError::NotOurs { path }),
        Look::Broken(what) => return Err(place.damaged(what)),
    }
    let mut connection = connect(place, after_crash).map_err(|trouble| trouble.at_opening(place))?;
    let version = known_version(place, &connection, steps)?;
    if version < latest(steps) {
        // It has the form it says it has: the steps after it can be done.
        let done = steps.get(..usize::try_from(version).unwrap_or(usize::MAX)).unwrap_or(steps);
        has_form(place, &connection, done)?;
        backup::make(place)?;
        schema::migrate(&mut connection, steps).map_err(|trouble| trouble.at(place))?;
        tracing::info!(from = version, to = latest(steps), "the ledger has a new form");
    }
    has_form(place, &connection, steps)?;
    Ok(connection)
}

/// Opens an existing file for reading, also while another process writes, and on a medium that cannot be
/// written.
pub(crate) fn reading(place: &Place, steps: &'static [Step]) -> Result<Connection, LedgerError> {
    let path = place.database();
    match place::look(&path).map_err(|error| LedgerError::io(place, &path, error))? {
        Look::Missing => return Err(LedgerError::Missing { folder: place.folder().to_owned() }),
        Look::Ours => {}
        Look::Foreign => return Err(LedgerError::NotOurs { path }),
        Look::Broken(what) => return Err(place.damaged(what)),
    }
    let connection = read_only(&path).map_err(|trouble| trouble.at_opening(place))?;
    let version = known_version(place, &connection, steps)?;
    if version < latest(steps) {
        return Err(LedgerError::Older { version, known: latest(steps) });
    }
    has_form(place, &connection, steps)?;
    Ok(connection)
}

/// Opens any SQLite file for reading.
pub(crate) fn read_only(path: &Path) -> Result<Connection, Trouble> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_NOFOLLOW;
    let open = |name: &Path, flags| -> Result<Connection, Trouble> {
        let connection = Connection::open_with_flags(name, flags)?;
        distrust(&connection)?;
        connection.pragma_update(None, "query_only", true)?;
        // The first read is where a missing shared index shows.
        schema::version(&connection)?;
        Ok(connection)
    };
    match open(path, flags) {
        // Reading beside a writer needs a file for the shared index, which a medium that cannot be
        // written does not take. Without a pending log nobody writes, and the file stands for itself.
        Err(trouble @ Trouble::Store(_)) if !place::has_pending_log(path) => {
            let uri = format!("file:{}?immutable=1", escaped(path));
            open(Path::new(&uri), flags | OpenFlags::SQLITE_OPEN_URI).map_err(|_| trouble)
        }
        other => other,
    }
}

/// A path inside a `file:` address.
fn escaped(path: &Path) -> String {
    path.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23")
}

/// The form of the file, when we know it.
fn known_version(place: &Place, connection: &Connection, steps: &[Step]) -> Result<u32, LedgerError> {
    let version = schema::version(connection).map_err(|trouble| trouble.at_opening(place))?;
    let known = latest(steps);
    match u32::try_from(version) {
        Ok(version) if version > known => Err(LedgerError::Newer { version, known }),
        Ok(version @ 1..) => Ok(version),
        // Our mark, but not even the first step: they are made in one transaction.
        Ok(0) | Err(_) => Err(place.damaged(format!("it says it has form {version}"))),
    }
}

/// Whether tables and triggers are all there, as they were made.
fn has_form(place: &Place, connection: &Connection, steps: &'static [Step]) -> Result<(), LedgerError> {
    match schema::flaw(connection, steps).map_err(|trouble| trouble.at_opening(place))? {
        None => Ok(()),
        Some(what) => Err(place.damaged(what)),
    }
}

/// Makes a new file beside its place and moves it there when it is whole, so that an empty file is
/// always a damaged one and never half a new one.
fn create(place: &Place, steps: &'static [Step]) -> Result<(), LedgerError> {
    rescue::set_log_aside(place)?;
    let partial = place.partial();
    let make = || -> Result<(), Trouble> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
            | OpenFlags::SQLITE_OPEN_CREATE
            | OpenFlags::SQLITE_OPEN_NO_MUTEX
            | OpenFlags::SQLITE_OPEN_NOFOLLOW;
        let mut connection = Connection::open_with_flags(&partial, flags)?;
        schema::migrate(&mut connection, steps)?;
        connection.close().map_err(|(_, error)| error)?;
        Ok(())
    };
    make().map_err(|trouble| trouble.at(place))?;
    place::put(&partial, &place.database()).map_err(|error| LedgerError::io(place, &partial, error))
}

/// A connection for writing, ready for use; the file is known to be ours.
pub(crate) fn connect(place: &Place, check: bool) -> Result<Connection, Trouble> {
    let path = place.database();
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_NOFOLLOW;
    let connection = Connection::open_with_flags(&path, flags)?;
    distrust(&connection)?;
    let small = || fs::metadata(&path).is_ok_and(|file| file.len() <= ALWAYS_CHECKED);
    if (check || small())
        && let Some(what) = flaw(&connection)?
    {
        return Err(place.damaged(what).into());
    }
    // WAL + FULL: one sync a commit, and what is committed survives a power cut.
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Only macOS knows the difference between handing over and writing down.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(connection)
}

/// Whatever is in the file, it is data: no function of it runs, no cell is believed unseen.
fn distrust(connection: &Connection) -> Result<(), Trouble> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    connection.pragma_update(None, "trusted_schema", false)?;
    connection.pragma_update(None, "cell_size_check", true)?;
    connection.pragma_update(None, "mmap_size", 0)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(())
}

/// What keeps a file from hanging together, if anything (takes 0.2 s for 200 MB).
pub(crate) fn flaw(connection: &Connection) -> Result<Option<String>, Trouble> {
    let found: String = connection.query_row("PRAGMA quick_check(1)", [], |row| row.get(0))?;
    if found != "ok" {
        return Ok(Some(found));
    }
    Ok(seal::broken(connection)?.map(|table| format!("{table}: a row is not as it was written")))
}
