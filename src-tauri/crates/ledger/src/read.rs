//! Reading: nothing leaves the ledger that is not what was recorded.

use chrono::{DateTime, Utc};
use rusqlite::types::Type;
use rusqlite::{OptionalExtension, Row, Transaction, params};
use uuid::Uuid;

use crate::chain::{LineFields, SessionFields, StandingFields};
use crate::error::{LedgerError, Trouble};
use crate::words::{Filter, Line, SessionRow, State};
use crate::{Hash, Ledger};

/// What never changes of a session; the order [`begun_from`] reads.
const BEGUN: &str = "id, game, rules_version, seats, setup, options, begun_at, hash";

/// What changes; the order [`standing_from`] reads.
const STANDING: &str = "state, lines, last_at, tip, summary, seal";

impl Ledger {
    /// All lines of a session in their order, checked against the chain, the number of lines and the
    /// tip: what is given is all that was recorded, as it was.
    ///
    /// # Errors
    /// [`LedgerError::Altered`], [`LedgerError::UnknownSession`], and what storage may answer.
    pub fn lines(&self, session: Uuid) -> Result<Vec<Line>, LedgerError> {
        self.read(|transaction| checked_lines(transaction, session))
    }

    /// One session.
    ///
    /// # Errors
    /// [`LedgerError::UnknownSession`], and what storage may answer.
    pub fn session(&self, session: Uuid) -> Result<SessionRow, LedgerError> {
        self.read(|transaction| session_row(transaction, session))
    }

    /// Sessions, those that began last first. One with a flaw is listed too, marked by
    /// [`SessionRow::sound`].
    ///
    /// # Errors
    /// What storage may answer.
    pub fn sessions(&self, filter: &Filter) -> Result<Vec<SessionRow>, LedgerError> {
        self.read(|transaction| session_rows(transaction, filter))
    }
}

/// As [`Ledger::lines`].
pub(crate) fn checked_lines(transaction: &Transaction<'_>, session: Uuid) -> Result<Vec<Line>, Trouble> {
    let row = session_row(transaction, session)?;
    let altered = |seq| Trouble::from(LedgerError::Altered { session, seq });
    if !row.sound {
        return Err(altered(0));
    }
    let lines = raw_lines(transaction, session)?;
    let mut tip = row.hash;
    for (line, seq) in lines.iter().zip(1_u32..) {
        if line.seq != seq || line.hash != rehash(line, tip) {
            return Err(altered(seq));
        }
        tip = line.hash;
    }
    let count = u32::try_from(lines.len()).unwrap_or(u32::MAX);
    if count != row.lines || tip != row.tip {
        return Err(altered(count.saturating_add(1)));
    }
    Ok(lines)
}

/// As [`Ledger::sessions`].
pub(crate) fn session_rows(
    transaction: &Transaction<'_>,
    filter: &Filter,
) -> Result<Vec<SessionRow>, Trouble> {
    // Four places for four states; what is not asked for repeats what is.
    let asked = if filter.states.is_empty() { &State::ALL[..] } else { &filter.states };
    let mut states = asked.iter().cycle().map(|state| state.as_str());
    let mut state = || states.next().unwrap_or_default();
    let all = filter.states.is_empty();
    transaction
        .prepare_cached(&format!(
            "SELECT {BEGUN}, {STANDING} FROM session LEFT JOIN standing ON session = session.id
             WHERE (?1 IS NULL OR game = ?1)
                 AND (?2 OR state IN (?3, ?4, ?5, ?6))
             ORDER BY begun_at DESC, id DESC LIMIT ?7 OFFSET ?8"
        ))?
        .query_map(
            params![
                filter.game,
                all,
                state(),
                state(),
                state(),
                state(),
                filter.limit.map_or(-1, i64::from),
                filter.offset,
            ],
            sealed_from,
        )?
        .map(|row| Ok(row?.opened()))
        .collect()
}

/// As [`Work::each_session`](crate::Work::each_session). The two tables are read beside each other, each in the
/// order of its keys: to look up every standing takes twice as long. One that does not come where it should is
/// looked up, so that a damaged key costs one session its standing and not all that follow.
pub(crate) fn each_row(
    transaction: &Transaction<'_>,
    mut each: impl FnMut(SealedRow),
) -> Result<(), Trouble> {
    let mut lookup =
        transaction.prepare_cached(&format!("SELECT {STANDING} FROM standing WHERE session = ?1"))?;
    let mut standings =
        transaction.prepare_cached(&format!("SELECT session, {STANDING} FROM standing ORDER BY session"))?;
    // An owner that cannot be read comes before all sessions and is passed over.
    let mut standings = standings.query_map([], |row| {
        Ok((row.get::<_, Vec<u8>>(0).unwrap_or_default(), standing_from(row, 1).ok()))
    })?;
    let mut next = standings.next().transpose()?;
    let mut sessions = transaction.prepare_cached(&format!("SELECT {BEGUN} FROM session ORDER BY id"))?;
    for begun in sessions.query_map([], begun_from)? {
        let begun = begun?;
        let id = begun.id.as_bytes().as_slice();
        while next.as_ref().is_some_and(|(owner, _)| owner.as_slice() < id) {
            next = standings.next().transpose()?;
        }
        let standing = match next.take_if(|(owner, _)| owner == id) {
            Some((_, standing)) => {
                next = standings.next().transpose()?;
                standing
            }
            None => lookup.query_row([id], |row| Ok(standing_from(row, 0).ok())).optional()?.flatten(),
        };
        each(SealedRow { begun, standing });
    }
    Ok(())
}

/// One session, checked.
pub(crate) fn session_row(transaction: &Transaction<'_>, session: Uuid) -> Result<SessionRow, Trouble> {
    sealed_row(transaction, session).map(SealedRow::opened)
}

/// As [`Work::sealed_session`](crate::Work::sealed_session).
pub(crate) fn sealed_row(transaction: &Transaction<'_>, session: Uuid) -> Result<SealedRow, Trouble> {
    transaction
        .prepare_cached(&format!(
            "SELECT {BEGUN}, {STANDING} FROM session LEFT JOIN standing ON session = session.id
             WHERE session.id = ?1"
        ))?
        .query_row([session.as_bytes()], sealed_from)
        .optional()?
        .ok_or_else(|| LedgerError::UnknownSession { session }.into())
}

/// The lines of a session as they are stored, unchecked.
pub(crate) fn raw_lines(transaction: &Transaction<'_>, session: Uuid) -> Result<Vec<Line>, Trouble> {
    transaction
        .prepare_cached(
            "SELECT session, seq, id, at, kind, body, rules_version, hash FROM line
             WHERE session = ?1 ORDER BY seq",
        )?
        .query_map([session.as_bytes()], line_from)?
        .map(|line| line.map_err(Trouble::from))
        .collect()
}

/// The hash a line must have after the one with hash `previous`.
pub(crate) fn rehash(line: &Line, previous: Hash) -> Hash {
    LineFields {
        previous,
        seq: line.seq,
        id: line.id,
        at: line.at.timestamp_millis(),
        kind: line.kind,
        body: &line.body,
        rules_version: line.rules_version,
    }
    .hash()
}

/// Whether the unchanging part of a session is what was recorded.
pub(crate) fn is_as_begun(row: &SessionRow) -> bool {
    let fields = SessionFields {
        id: row.id,
        game: &row.game,
        rules_version: row.rules_version,
        seats: &row.seats,
        setup: &row.setup,
        options: &row.options,
        begun_at: row.begun_at.timestamp_millis(),
    };
    fields.hash() == row.hash
}

pub(crate) fn line_from(row: &Row<'_>) -> rusqlite::Result<Line> {
    Ok(Line {
        session: Uuid::from_bytes(row.get(0)?),
        seq: row.get(1)?,
        id: Uuid::from_bytes(row.get(2)?),
        at: time(row, 3)?,
        kind: word(row, 4)?,
        body: row.get(5)?,
        rules_version: row.get(6)?,
        hash: Hash(row.get(7)?),
    })
}

/// A session as it is stored, its hash and its seal not looked at yet: that takes as long as reading it, and can be
/// done on another core.
#[derive(Debug, Clone)]
pub struct SealedRow {
    /// As it was begun, with no standing.
    begun: SessionRow,
    /// None where it is missing or cannot be read.
    standing: Option<(Shown, Hash)>,
}

impl SealedRow {
    /// Which session.
    #[must_use]
    pub const fn id(&self) -> Uuid {
        self.begun.id
    }

    /// Whether a summary is kept beside its log.
    #[must_use]
    pub fn has_summary(&self) -> bool {
        self.standing.as_ref().is_some_and(|(standing, _)| standing.summary.is_some())
    }

    /// The session, checked. A missing or broken standing is a flaw of that session ([`SessionRow::sound`]), not a
    /// reason to give up the list.
    #[must_use]
    pub fn opened(self) -> SessionRow {
        let Self { begun, standing } = self;
        match standing {
            Some((standing, seal)) if is_as_begun(&begun) && seal == seal_of(&standing, begun.hash) => {
                let Shown { state, lines, last_at, tip, summary } = standing;
                SessionRow { state, lines, last_at, tip, summary, sound: true, ..begun }
            }
            _ => begun,
        }
    }
}

fn sealed_from(row: &Row<'_>) -> rusqlite::Result<SealedRow> {
    Ok(SealedRow { begun: begun_from(row)?, standing: standing_from(row, 8).ok() })
}

fn begun_from(row: &Row<'_>) -> rusqlite::Result<SessionRow> {
    let begun_at = time(row, 6)?;
    let hash = Hash(row.get(7)?);
    Ok(SessionRow {
        id: Uuid::from_bytes(row.get(0)?),
        game: row.get(1)?,
        rules_version: row.get(2)?,
        seats: row.get(3)?,
        setup: row.get(4)?,
        options: row.get(5)?,
        begun_at,
        hash,
        state: State::Paused,
        lines: 0,
        last_at: begun_at,
        tip: hash,
        summary: None,
        sound: false,
    })
}

/// The changing part of a session.
#[derive(Debug, Clone)]
struct Shown {
    state: State,
    lines: u32,
    last_at: DateTime<Utc>,
    tip: Hash,
    summary: Option<String>,
}

/// Its columns begin at `from`.
fn standing_from(row: &Row<'_>, from: usize) -> rusqlite::Result<(Shown, Hash)> {
    let standing = Shown {
        state: word(row, from)?,
        lines: row.get(from + 1)?,
        last_at: time(row, from + 2)?,
        tip: Hash(row.get(from + 3)?),
        summary: row.get(from + 4)?,
    };
    Ok((standing, Hash(row.get(from + 5)?)))
}

fn seal_of(standing: &Shown, session: Hash) -> Hash {
    StandingFields {
        session,
        state: standing.state,
        lines: standing.lines,
        last_at: standing.last_at.timestamp_millis(),
        tip: standing.tip,
        summary: standing.summary.as_deref(),
    }
    .seal()
}

fn time(row: &Row<'_>, column: usize) -> rusqlite::Result<DateTime<Utc>> {
    let millis = row.get(column)?;
    DateTime::from_timestamp_millis(millis).ok_or(rusqlite::Error::IntegralValueOutOfRange(column, millis))
}

fn word<W>(row: &Row<'_>, column: usize) -> rusqlite::Result<W>
where
    W: std::str::FromStr<Err: std::error::Error + Send + Sync + 'static>,
{
    row.get_ref(column)?
        .as_str()?
        .parse()
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error)))
}
