//! The ledger itself: one connection, one piece of work at a time.

use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::error::{LedgerError, Trouble};
use crate::lock::Lock;
use crate::open;
use crate::place::Place;
use crate::schema::{STEPS, Step};

/// The ledger of a data folder.
///
/// Calls may come from any thread; they are done one after the other. Dropping it closes the file.
#[derive(Debug)]
pub struct Ledger {
    pub(crate) place: Place,
    pub(crate) steps: &'static [Step],
    /// None after a failed write: what is in the file is then found out by opening it anew.
    connection: Mutex<Option<Connection>>,
    /// None when opened for reading.
    lock: Option<Lock>,
}

impl Ledger {
    /// Opens the ledger of a folder for writing; makes folder and ledger where there are none.
    ///
    /// Takes the folder's lock; removes what an interrupted start left; refuses a file that is a link,
    /// not ours, newer or damaged without touching it; makes a backup and brings an older file up to date.
    ///
    /// # Errors
    /// [`LedgerError::Locked`], [`LedgerError::NotOurs`], [`LedgerError::Newer`],
    /// [`LedgerError::Damaged`], [`LedgerError::ReadOnly`] and [`LedgerError::Full`] (then
    /// [`Self::open_reading`] may still work), [`LedgerError::Busy`], [`LedgerError::Io`].
    pub fn open(folder: &Path) -> Result<Self, LedgerError> {
        Self::open_with(folder, STEPS)
    }

    pub(crate) fn open_with(folder: &Path, steps: &'static [Step]) -> Result<Self, LedgerError> {
        std::fs::create_dir_all(folder)
            .map_err(|error| LedgerError::io(&Place::new(folder), folder, error))?;
        let place = Place::new(folder);
        let lock = Lock::take(&place)?;
        place.tidy().map_err(|error| LedgerError::io(&place, place.folder(), error))?;
        let connection = open::writing(&place, steps, lock.after_crash())?;
        Ok(Self { place, steps, connection: Mutex::new(Some(connection)), lock: Some(lock) })
    }

    /// Opens an existing ledger for reading, also while another process writes in it. Every writing
    /// call answers [`LedgerError::ReadOnly`].
    ///
    /// # Errors
    /// [`LedgerError::Missing`], [`LedgerError::NotOurs`], [`LedgerError::Newer`],
    /// [`LedgerError::Older`], [`LedgerError::Damaged`], [`LedgerError::Io`].
    pub fn open_reading(folder: &Path) -> Result<Self, LedgerError> {
        let place = Place::new(folder);
        let connection = open::reading(&place, STEPS)?;
        Ok(Self { place, steps: STEPS, connection: Mutex::new(Some(connection)), lock: None })
    }

    /// The data folder.
    pub fn folder(&self) -> &Path {
        self.place.folder()
    }

    /// Whether it was opened for writing.
    pub const fn writes(&self) -> bool {
        self.lock.is_some()
    }

    fn desk(&self) -> MutexGuard<'_, Option<Connection>> {
        // A panic in an earlier call dropped its transaction on the way out, so nothing is half done.
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads; all of one piece of work sees the same moment.
    pub(crate) fn read<T>(
        &self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, Trouble>,
    ) -> Result<T, LedgerError> {
        self.transact(TransactionBehavior::Deferred, work)
    }

    /// Writes: all of it or nothing, and on the disk when this returns.
    pub(crate) fn write<T>(
        &self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, Trouble>,
    ) -> Result<T, LedgerError> {
        if self.writes() {
            self.transact(TransactionBehavior::Immediate, work)
        } else {
            Err(LedgerError::ReadOnly { folder: self.place.folder().to_owned() })
        }
    }

    fn transact<T>(
        &self,
        behavior: TransactionBehavior,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, Trouble>,
    ) -> Result<T, LedgerError> {
        let mut desk = self.desk();
        let connection = match desk.take() {
            Some(connection) => connection,
            None => self.reconnect()?,
        };
        let connection = desk.insert(connection);
        let result = in_transaction(connection, behavior, work);
        // On a full disk SQLite has rolled back by itself and all is well; a transaction that is still
        // open here could not be rolled back.
        let stuck = !connection.is_autocommit();
        if stuck || result.as_ref().is_err_and(Trouble::ends_the_connection) {
            tracing::error!(result = ?result.as_ref().err(), "the ledger is closed and will be opened anew");
            *desk = None;
        }
        // The desk is free before a damaged file's backups are looked through.
        drop(desk);
        result.map_err(|trouble| trouble.at(&self.place))
    }

    /// Does something to the file itself while nobody has it open; the next work opens it anew.
    pub(crate) fn exchange<T>(
        &self,
        work: impl FnOnce() -> Result<T, LedgerError>,
    ) -> Result<T, LedgerError> {
        let mut desk = self.desk();
        if let Some(Err((_, error))) = desk.take().map(Connection::close) {
            return Err(Trouble::from(error).at(&self.place));
        }
        work()
    }

    /// After a failure: opens and checks the file again.
    fn reconnect(&self) -> Result<Connection, LedgerError> {
        if self.writes() {
            open::connect(&self.place, true).map_err(|trouble| trouble.at_opening(&self.place))
        } else {
            open::reading(&self.place, self.steps)
        }
    }

    /// For tests that need a hand on the connection.
    #[cfg(test)]
    pub(crate) fn with_connection<T>(&self, work: impl FnOnce(&Connection) -> T) -> T {
        work(self.desk().as_ref().expect("an open connection"))
    }
}

fn in_transaction<T>(
    connection: &mut Connection,
    behavior: TransactionBehavior,
    work: impl FnOnce(&Transaction<'_>) -> Result<T, Trouble>,
) -> Result<T, Trouble> {
    let transaction = connection.transaction_with_behavior(behavior)?;
    let value = work(&transaction)?;
    transaction.commit()?;
    Ok(value)
}

impl Drop for Ledger {
    fn drop(&mut self) {
        let connection = self.connection.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        let closed = match connection.map(Connection::close) {
            Some(Ok(())) => true,
            Some(Err((_, error))) => {
                tracing::warn!(%error, "the ledger did not close; the next start checks the file");
                false
            }
            // The last thing that happened was a failure.
            None => false,
        };
        if let Some(lock) = self.lock.take().filter(|_| closed) {
            lock.close();
        }
    }
}
