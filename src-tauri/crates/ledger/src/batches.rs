//! Files that were taken in: what is known already, and what goes when one is undone.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Row, params};
use uuid::Uuid;

use crate::error::{LedgerError, Trouble};
use crate::seal::seal;
use crate::work::Work;

/// A file that was taken in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BatchRow {
    /// The id.
    pub id: Uuid,
    /// Where the file came from, in whatever words the writer has for it.
    pub source: String,
    /// When it was taken in.
    pub at: DateTime<Utc>,
    /// Whether it was undone.
    pub undone: bool,
    /// How many sessions came with it.
    pub sessions: u32,
}

/// Where a session came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OriginRow {
    /// Which program.
    pub source: String,
    /// What the session is called there.
    pub foreign_id: String,
    /// What it is called here.
    pub session: Uuid,
    /// The file it came with.
    pub batch: Uuid,
}

impl Work<'_> {
    /// Adds a batch, or says of the one with this id whether it is undone.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn set_batch(&self, batch: &BatchRow) -> Result<(), LedgerError> {
        self.told(
            self.transaction
                .prepare_cached(
                    "INSERT INTO batch (id, source, at, undone) VALUES (?1, ?2, ?3, ?4)
                     ON CONFLICT (id) DO UPDATE SET undone = excluded.undone",
                )
                .and_then(|mut statement| {
                    statement.execute(params![
                        batch.id.as_bytes(),
                        batch.source,
                        batch.at.timestamp_millis(),
                        batch.undone,
                    ])
                })
                .and_then(|_| seal(self.transaction, "batch", batch.id.as_bytes()))
                .map_err(Trouble::from),
        )
    }

    /// The batches, the latest first.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn batches(&self) -> Result<Vec<BatchRow>, LedgerError> {
        self.list(
            "SELECT id, source, at, undone, (SELECT count(*) FROM origin WHERE batch = batch.id)
             FROM batch ORDER BY at DESC, id DESC",
            |row| {
                let at = row.get(2)?;
                Ok(BatchRow {
                    id: Uuid::from_bytes(row.get(0)?),
                    source: row.get(1)?,
                    at: DateTime::from_timestamp_millis(at)
                        .ok_or(rusqlite::Error::IntegralValueOutOfRange(2, at))?,
                    undone: row.get(3)?,
                    sessions: row.get(4)?,
                })
            },
        )
    }

    /// The session that is called so elsewhere.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn origin_of(&self, source: &str, foreign_id: &str) -> Result<Option<OriginRow>, LedgerError> {
        self.told(
            self.transaction
                .prepare_cached(
                    "SELECT source, foreign_id, session, batch FROM origin
                     WHERE source = ?1 AND foreign_id = ?2",
                )
                .and_then(|mut statement| statement.query_row([source, foreign_id], origin_from).optional())
                .map_err(Trouble::from),
        )
    }

    /// Where sessions came from.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn origins(&self) -> Result<Vec<OriginRow>, LedgerError> {
        self.list("SELECT source, foreign_id, session, batch FROM origin ORDER BY session", origin_from)
    }

    /// Says where a session came from, and with which file; the last one counts.
    ///
    /// # Errors
    /// [`LedgerError::Conflict`] when the session came from elsewhere, or is unknown; what storage may answer.
    pub fn set_origin(&self, origin: &OriginRow) -> Result<(), LedgerError> {
        self.told(
            self.transaction
                .prepare_cached(
                    "INSERT INTO origin (source, foreign_id, session, batch) VALUES (?1, ?2, ?3, ?4)
                     ON CONFLICT (source, foreign_id) DO UPDATE SET batch = excluded.batch",
                )
                .and_then(|mut statement| {
                    statement.execute(params![
                        origin.source,
                        origin.foreign_id,
                        origin.session.as_bytes(),
                        origin.batch.as_bytes(),
                    ])
                })
                .and_then(|_| seal(self.transaction, "origin", origin.session.as_bytes()))
                .map_err(|error| match error.sqlite_error_code() {
                    Some(rusqlite::ErrorCode::ConstraintViolation) => {
                        LedgerError::Conflict { id: origin.session }.into()
                    }
                    _ => Trouble::from(error),
                }),
        )
    }

    /// Sessions of undone batches: they are kept, and in no list.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn withdrawn(&self) -> Result<Vec<Uuid>, LedgerError> {
        self.list(
            "SELECT session FROM origin WHERE batch IN (SELECT id FROM batch WHERE undone) ORDER BY session",
            |row| Ok(Uuid::from_bytes(row.get(0)?)),
        )
    }
}

fn origin_from(row: &Row<'_>) -> rusqlite::Result<OriginRow> {
    Ok(OriginRow {
        source: row.get(0)?,
        foreign_id: row.get(1)?,
        session: Uuid::from_bytes(row.get(2)?),
        batch: Uuid::from_bytes(row.get(3)?),
    })
}
