//! Recording: a session begins, a line is added.
//!
//! One transaction a line: is it known already, did the writer see the last one, then the line and what
//! lists show of it. When the call returns, it is on the disk.

use chrono::{DateTime, Utc};
use rusqlite::{OptionalExtension, Transaction, params};
use uuid::Uuid;

use crate::chain::{LineFields, SessionFields, StandingFields};
use crate::error::{LedgerError, Part, Trouble};
use crate::read::{line_from, session_row};
use crate::words::{Line, NewLine, NewSession, SessionRow, Standing, State};
use crate::{Hash, Ledger};

/// The longest text taken (bytes). A move has about a hundred; this only keeps mistakes out.
pub const LONGEST: usize = 1 << 20;

impl Ledger {
    /// Begins a session, [`State::InPlay`] and without lines. Repeating the call with the same content
    /// gives the session as it stands (`at` does not count: it is when the call came, not what it says).
    ///
    /// # Errors
    /// [`LedgerError::Conflict`] when the id has another session, [`LedgerError::TooLong`],
    /// [`LedgerError::NotJson`], and what storage may answer.
    pub fn begin(&self, session: &NewSession) -> Result<SessionRow, LedgerError> {
        fit_session(session)?;
        self.write(|transaction| begin(transaction, session))
    }

    /// Adds a line. Repeating the call with the same content gives the line as it was recorded; `at`,
    /// `expected` and `standing` do not count for that.
    ///
    /// # Errors
    /// [`LedgerError::Stale`] when `expected` is not the last line, [`LedgerError::Conflict`] when the id
    /// has another content or another session, [`LedgerError::UnknownSession`],
    /// [`LedgerError::Altered`], [`LedgerError::TooLong`], [`LedgerError::NotJson`], and what storage may
    /// answer.
    pub fn append(&self, session: Uuid, line: &NewLine) -> Result<Line, LedgerError> {
        fit_line(line)?;
        self.write(|transaction| append(transaction, session, line))
    }

    /// Takes in a whole session with its lines, all or nothing; each line's `expected` is the one
    /// before. Taking in the same again changes nothing.
    ///
    /// # Errors
    /// As [`Self::begin`] and [`Self::append`].
    pub fn take_in(&self, session: &NewSession, lines: &[NewLine]) -> Result<SessionRow, LedgerError> {
        fit_session(session)?;
        lines.iter().try_for_each(fit_line)?;
        self.write(|transaction| take_in(transaction, session, lines))
    }

    /// Says where a session stands.
    ///
    /// # Errors
    /// [`LedgerError::UnknownSession`], [`LedgerError::Altered`], and what storage may answer.
    pub fn set_state(&self, session: Uuid, state: State) -> Result<SessionRow, LedgerError> {
        self.write(|transaction| {
            let mut row = is_sound(session_row(transaction, session)?)?;
            row.state = state;
            write_standing(transaction, &row)?;
            Ok(row)
        })
    }

    /// Says what lists show of a session, where that was reckoned anew without a new line.
    ///
    /// # Errors
    /// As [`Self::set_state`]; [`LedgerError::TooLong`], [`LedgerError::NotJson`].
    pub fn set_standing(&self, session: Uuid, standing: &Standing) -> Result<SessionRow, LedgerError> {
        fit_standing(standing)?;
        self.write(|transaction| set_standing(transaction, session, standing))
    }
}

/// As [`Ledger::take_in`].
pub(crate) fn take_in(
    transaction: &Transaction<'_>,
    session: &NewSession,
    lines: &[NewLine],
) -> Result<SessionRow, Trouble> {
    let mut row = is_sound(begin(transaction, session)?)?;
    for line in lines {
        if known(transaction, session.id, line)?.is_none() {
            add(transaction, &mut row, line)?;
        }
    }
    write_standing(transaction, &row)?;
    Ok(row)
}

/// As [`Ledger::set_standing`].
pub(crate) fn set_standing(
    transaction: &Transaction<'_>,
    session: Uuid,
    standing: &Standing,
) -> Result<SessionRow, Trouble> {
    let mut row = is_sound(session_row(transaction, session)?)?;
    row.state = standing.state;
    row.summary = Some(standing.summary.clone());
    write_standing(transaction, &row)?;
    Ok(row)
}

/// As [`Ledger::begin`].
pub(crate) fn begin(transaction: &Transaction<'_>, new: &NewSession) -> Result<SessionRow, Trouble> {
    match session_row(transaction, new.id) {
        Err(Trouble::Answer(LedgerError::UnknownSession { .. })) => {}
        Err(other) => return Err(other),
        Ok(there) => {
            let same = there.game == new.game
                && there.rules_version == new.rules_version
                && there.seats == new.seats
                && there.setup == new.setup
                && there.options == new.options;
            return if same { Ok(there) } else { Err(LedgerError::Conflict { id: new.id }.into()) };
        }
    }
    let begun_at = new.at.timestamp_millis();
    let hash = SessionFields {
        id: new.id,
        game: &new.game,
        rules_version: new.rules_version,
        seats: &new.seats,
        setup: &new.setup,
        options: &new.options,
        begun_at,
    }
    .hash();
    transaction
        .prepare_cached(
            "INSERT INTO session (id, game, rules_version, seats, setup, options, begun_at, hash)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            new.id.as_bytes(),
            new.game,
            new.rules_version,
            new.seats,
            new.setup,
            new.options,
            begun_at,
            hash.0,
        ])?;
    let at = to_millis(new.at);
    let row = SessionRow {
        id: new.id,
        game: new.game.clone(),
        rules_version: new.rules_version,
        seats: new.seats.clone(),
        setup: new.setup.clone(),
        options: new.options.clone(),
        begun_at: at,
        hash,
        state: State::InPlay,
        lines: 0,
        last_at: at,
        tip: hash,
        summary: None,
        sound: true,
    };
    write_standing(transaction, &row)?;
    Ok(row)
}

/// As [`Ledger::append`].
pub(crate) fn append(transaction: &Transaction<'_>, session: Uuid, new: &NewLine) -> Result<Line, Trouble> {
    if let Some(line) = known(transaction, session, new)? {
        return Ok(line);
    }
    let mut row = is_sound(session_row(transaction, session)?)?;
    let line = add(transaction, &mut row, new)?;
    write_standing(transaction, &row)?;
    Ok(line)
}

/// The line, if it is recorded already.
fn known(transaction: &Transaction<'_>, session: Uuid, new: &NewLine) -> Result<Option<Line>, Trouble> {
    let line = transaction
        .prepare_cached(
            "SELECT session, seq, id, at, kind, body, rules_version, hash FROM line WHERE id = ?1",
        )?
        .query_row([new.id.as_bytes()], line_from)
        .optional()?;
    let same = line.as_ref().is_none_or(|line| {
        line.session == session
            && line.kind == new.kind
            && line.body == new.body
            && line.rules_version == new.rules_version
    });
    if same { Ok(line) } else { Err(LedgerError::Conflict { id: new.id }.into()) }
}

/// Adds a line and brings `row` up to it; the caller then writes the standing.
fn add(transaction: &Transaction<'_>, row: &mut SessionRow, new: &NewLine) -> Result<Line, Trouble> {
    if new.expected != row.lines {
        return Err(LedgerError::Stale { have: row.lines }.into());
    }
    let line = chained(row.id, row.tip, new)?;
    transaction
        .prepare_cached(
            "INSERT INTO line (session, seq, id, at, kind, body, rules_version, hash)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            line.session.as_bytes(),
            line.seq,
            line.id.as_bytes(),
            line.at.timestamp_millis(),
            line.kind.as_str(),
            line.body,
            line.rules_version,
            line.hash.0,
        ])?;
    row.lines = line.seq;
    row.last_at = line.at;
    row.tip = line.hash;
    if let Some(standing) = &new.standing {
        row.state = standing.state;
        row.summary = Some(standing.summary.clone());
    }
    Ok(line)
}

/// The line as it will be recorded after the one with hash `previous`.
fn chained(session: Uuid, previous: Hash, new: &NewLine) -> Result<Line, LedgerError> {
    let seq = new.expected.checked_add(1).ok_or(LedgerError::Stale { have: new.expected })?;
    let fields = LineFields {
        previous,
        seq,
        id: new.id,
        at: new.at.timestamp_millis(),
        kind: new.kind,
        body: &new.body,
        rules_version: new.rules_version,
    };
    Ok(Line {
        session,
        seq,
        id: new.id,
        at: to_millis(new.at),
        kind: new.kind,
        body: new.body.clone(),
        rules_version: new.rules_version,
        hash: fields.hash(),
    })
}

/// The session, if its row is as it was written: a chain is not carried on from a doubtful end.
fn is_sound(row: SessionRow) -> Result<SessionRow, LedgerError> {
    if row.sound { Ok(row) } else { Err(LedgerError::Altered { session: row.id, seq: 0 }) }
}

/// Writes what lists show, with its seal.
pub(crate) fn write_standing(transaction: &Transaction<'_>, row: &SessionRow) -> Result<(), Trouble> {
    let last_at = row.last_at.timestamp_millis();
    let seal = StandingFields {
        session: row.hash,
        state: row.state,
        lines: row.lines,
        last_at,
        tip: row.tip,
        summary: row.summary.as_deref(),
    }
    .seal();
    transaction
        .prepare_cached(
            "INSERT INTO standing (session, state, lines, last_at, tip, summary, seal)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
             ON CONFLICT (session) DO UPDATE SET state = excluded.state, lines = excluded.lines,
                 last_at = excluded.last_at, tip = excluded.tip, summary = excluded.summary,
                 seal = excluded.seal",
        )?
        .execute(params![
            row.id.as_bytes(),
            row.state.as_str(),
            row.lines,
            last_at,
            row.tip.0,
            row.summary,
            seal.0,
        ])?;
    Ok(())
}

/// Times are kept to the millisecond; what is returned is what will be read.
fn to_millis(at: DateTime<Utc>) -> DateTime<Utc> {
    DateTime::from_timestamp_millis(at.timestamp_millis()).unwrap_or(at)
}

/// Not too long, and JSON where it has to be.
pub(crate) fn fit_session(session: &NewSession) -> Result<(), LedgerError> {
    fit(Part::Game, &session.game)?;
    fit_json(Part::Seats, &session.seats)?;
    fit_json(Part::Setup, &session.setup)?;
    fit_json(Part::Options, &session.options)
}

/// Not too long, and JSON where it has to be.
pub(crate) fn fit_line(line: &NewLine) -> Result<(), LedgerError> {
    fit_json(Part::Body, &line.body)?;
    line.standing.as_ref().map_or(Ok(()), fit_standing)
}

/// Not too long, and JSON.
pub(crate) fn fit_standing(standing: &Standing) -> Result<(), LedgerError> {
    fit_json(Part::Summary, &standing.summary)
}

/// Not too long.
pub(crate) fn fit(part: Part, text: &str) -> Result<(), LedgerError> {
    if text.len() > LONGEST {
        return Err(LedgerError::TooLong { part, bytes: text.len(), limit: LONGEST });
    }
    Ok(())
}

/// Not too long, and JSON.
fn fit_json(part: Part, text: &str) -> Result<(), LedgerError> {
    fit(part, text)?;
    serde_json::from_str::<serde::de::IgnoredAny>(text)
        .map(|_| ())
        .map_err(|source| LedgerError::NotJson { part, source })
}
