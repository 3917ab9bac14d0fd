//! The margin of a session: place, note, marks, pauses. Nothing in it changes what was played.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use rusqlite::{Row, params};
use uuid::Uuid;

use crate::append::fit;
use crate::error::{LedgerError, Part, Trouble};
use crate::seal::seal;
use crate::work::Work;

/// What is written in the margin of a session.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct MarginRow {
    /// Where it was played.
    pub place: Option<Uuid>,
    /// The table's own words.
    pub note: String,
    /// Minutes by which the table's clock was ahead of UTC.
    pub utc_offset: Option<i16>,
    /// Marks by line, in whatever words the writer has for them.
    pub marks: BTreeMap<u32, String>,
    /// From when until when nobody was at the table, in order.
    pub pauses: Vec<(DateTime<Utc>, Option<DateTime<Utc>>)>,
}

impl Work<'_> {
    /// Writes the margin of a session; what was there does not count any more.
    ///
    /// # Errors
    /// [`LedgerError::Conflict`] when the session or the place is unknown, [`LedgerError::TooLong`], and what
    /// storage may answer.
    pub fn set_margin(&self, session: Uuid, margin: &MarginRow) -> Result<(), LedgerError> {
        fit(Part::Note, &margin.note)?;
        let set = || -> rusqlite::Result<()> {
            self.transaction
                .prepare_cached(
                    "INSERT INTO margin (session, place, note, utc_offset) VALUES (?1, ?2, ?3, ?4)
                     ON CONFLICT (session) DO UPDATE SET place = excluded.place, note = excluded.note,
                         utc_offset = excluded.utc_offset",
                )?
                .execute(params![
                    session.as_bytes(),
                    margin.place.map(Uuid::into_bytes),
                    margin.note,
                    margin.utc_offset,
                ])?;
            self.transaction
                .prepare_cached("DELETE FROM mark WHERE session = ?1")?
                .execute([session.as_bytes()])?;
            for (seq, mark) in &margin.marks {
                self.transaction
                    .prepare_cached("INSERT INTO mark (session, seq, mark) VALUES (?1, ?2, ?3)")?
                    .execute(params![session.as_bytes(), seq, mark])?;
            }
            self.transaction
                .prepare_cached("DELETE FROM pause WHERE session = ?1")?
                .execute([session.as_bytes()])?;
            for (from, to) in &margin.pauses {
                self.transaction
                    .prepare_cached(
                        "INSERT OR REPLACE INTO pause (session, from_at, to_at) VALUES (?1, ?2, ?3)",
                    )?
                    .execute(params![
                        session.as_bytes(),
                        from.timestamp_millis(),
                        to.map(|to| to.timestamp_millis()),
                    ])?;
            }
            ["margin", "mark", "pause"]
                .into_iter()
                .try_for_each(|table| seal(self.transaction, table, session.as_bytes()))
        };
        self.told(set().map_err(|error| match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::ConstraintViolation) => LedgerError::Conflict { id: session }.into(),
            _ => Trouble::from(error),
        }))
    }

    /// The margin of a session, or none if nothing was ever written in it.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn margin(&self, session: Uuid) -> Result<Option<MarginRow>, LedgerError> {
        let rows = self.list_of(
            "SELECT session, place, note, utc_offset FROM margin WHERE session = ?1",
            session,
            margin_from,
        )?;
        let Some((_, mut margin)) = rows.into_iter().next() else { return Ok(None) };
        let marks =
            self.list_of("SELECT session, seq, mark FROM mark WHERE session = ?1", session, mark_from)?;
        margin.marks = marks.into_iter().map(|(_, seq, mark)| (seq, mark)).collect();
        let pauses = self.list_of(
            "SELECT session, from_at, to_at FROM pause WHERE session = ?1 ORDER BY from_at",
            session,
            pause_from,
        )?;
        margin.pauses = pauses.into_iter().map(|(_, from, to)| (from, to)).collect();
        Ok(Some(margin))
    }

    /// Every margin, by session; without marks and pauses, which no list shows.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn margins(&self) -> Result<Vec<(Uuid, MarginRow)>, LedgerError> {
        self.list("SELECT session, place, note, utc_offset FROM margin ORDER BY session", margin_from)
    }
}

fn margin_from(row: &Row<'_>) -> rusqlite::Result<(Uuid, MarginRow)> {
    let margin = MarginRow {
        place: row.get::<_, Option<[u8; 16]>>(1)?.map(Uuid::from_bytes),
        note: row.get(2)?,
        utc_offset: row.get(3)?,
        ..MarginRow::default()
    };
    Ok((Uuid::from_bytes(row.get(0)?), margin))
}

fn mark_from(row: &Row<'_>) -> rusqlite::Result<(Uuid, u32, String)> {
    Ok((Uuid::from_bytes(row.get(0)?), row.get(1)?, row.get(2)?))
}

type PauseRow = (Uuid, DateTime<Utc>, Option<DateTime<Utc>>);

fn pause_from(row: &Row<'_>) -> rusqlite::Result<PauseRow> {
    let time = |column: usize, millis: i64| {
        DateTime::from_timestamp_millis(millis)
            .ok_or(rusqlite::Error::IntegralValueOutOfRange(column, millis))
    };
    let to = row.get::<_, Option<i64>>(2)?.map(|millis| time(2, millis)).transpose()?;
    Ok((Uuid::from_bytes(row.get(0)?), time(1, row.get(1)?)?, to))
}
