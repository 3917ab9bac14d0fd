//! Proving the file: does it hang together, is every line what was recorded, can everything shown be
//! counted again?

use std::collections::BTreeMap;
use std::fmt;

use rusqlite::{Transaction, TransactionBehavior};
use uuid::Uuid;

use crate::append::write_standing;
use crate::error::{LedgerError, Trouble};
use crate::read::{is_as_begun, raw_lines, rehash, session_row};
use crate::words::{Line, SessionRow};
use crate::{Ledger, open, seal};

/// A kind of fault, for counting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FaultKind {
    /// The file does not hang together.
    File,
    /// A session is not what was begun.
    Session,
    /// A line is not what was recorded.
    Line,
    /// Lines are missing before this one.
    Gap,
    /// A line belongs to no session.
    Orphan,
    /// What lists show is not what the lines say.
    Standing,
}

/// One fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The file does not hang together: only a backup helps.
    File {
        /// What the store says.
        what: String,
    },
    /// A session is not what was begun.
    Session {
        /// The session.
        session: Uuid,
    },
    /// A line, and so everything after it in the session, is not what was recorded.
    Line {
        /// The session.
        session: Uuid,
        /// The line.
        seq: u32,
    },
    /// Lines are missing.
    Gap {
        /// The session.
        session: Uuid,
        /// The first missing line.
        seq: u32,
    },
    /// Lines that belong to no session.
    Orphan {
        /// The session they name.
        session: Uuid,
    },
    /// What lists show is not what the lines say: [`Ledger::recount`] mends it. When lines are lost
    /// from the end of a session this is how it shows.
    Standing {
        /// The session.
        session: Uuid,
    },
}

impl Fault {
    /// Its kind.
    pub const fn kind(&self) -> FaultKind {
        match self {
            Self::File { .. } => FaultKind::File,
            Self::Session { .. } => FaultKind::Session,
            Self::Line { .. } => FaultKind::Line,
            Self::Gap { .. } => FaultKind::Gap,
            Self::Orphan { .. } => FaultKind::Orphan,
            Self::Standing { .. } => FaultKind::Standing,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File { what } => write!(f, "file: {what}"),
            Self::Session { session } => write!(f, "session {session}: not what was begun"),
            Self::Line { session, seq } => write!(f, "session {session}, line {seq}: not what was recorded"),
            Self::Gap { session, seq } => write!(f, "session {session}, line {seq}: missing"),
            Self::Orphan { session } => write!(f, "session {session}: has lines, but is missing itself"),
            Self::Standing { session } => write!(f, "session {session}: the list says other than its lines"),
        }
    }
}

/// What a check found.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Report {
    /// How many sessions were looked at.
    pub sessions: u32,
    /// How many lines were looked at.
    pub lines: u64,
    /// Everything wrong, in a fixed order.
    pub faults: Vec<Fault>,
}

impl Report {
    /// Whether nothing is wrong.
    pub fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }

    /// How many faults there are of each kind that occurs.
    pub fn counts(&self) -> BTreeMap<FaultKind, usize> {
        let mut counts = BTreeMap::new();
        for fault in &self.faults {
            *counts.entry(fault.kind()).or_default() += 1;
        }
        counts
    }
}

impl Ledger {
    /// Checks everything and changes nothing. Works on a connection of its own, so the table goes on
    /// meanwhile.
    ///
    /// # Errors
    /// Damage is a finding, not an error; only that the file cannot be opened or read is one.
    pub fn check(&self) -> Result<Report, LedgerError> {
        let mut report = Report::default();
        match self.inspect(&mut report).map_err(|trouble| trouble.at_opening(&self.place)) {
            Ok(()) => Ok(report),
            Err(LedgerError::Damaged { what, .. }) => {
                report.faults.push(Fault::File { what });
                Ok(report)
            }
            Err(other) => Err(other),
        }
    }

    fn inspect(&self, report: &mut Report) -> Result<(), Trouble> {
        let mut connection = open::read_only(&self.place.database())?;
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Deferred)?;
        check_all(&transaction, report)
    }

    /// Counts again what lists show, from the lines, wherever it differs; never touches a line. A
    /// summary that was in doubt is dropped, for the session to give anew. Sessions whose lines are
    /// broken or have gaps are left as they are.
    ///
    /// Gives the sessions mended; a second run mends nothing.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn recount(&self) -> Result<Vec<Uuid>, LedgerError> {
        self.write(|transaction| {
            let mut mended = Vec::new();
            for id in session_ids(transaction)? {
                let row = session_row(transaction, id)?;
                let lines = raw_lines(transaction, id)?;
                if !is_as_begun(&row) || broken(&row, &lines).is_some() {
                    continue;
                }
                let counted = counted(&row, &lines);
                if counted != row {
                    tracing::warn!(session = %id, "what lists show was counted again");
                    write_standing(transaction, &counted)?;
                    mended.push(id);
                }
            }
            Ok(mended)
        })
    }
}

fn check_all(transaction: &Transaction<'_>, report: &mut Report) -> Result<(), Trouble> {
    let mut statement = transaction.prepare("PRAGMA integrity_check")?;
    for what in statement.query_map([], |row| row.get::<_, String>(0))? {
        let what = what?;
        if what != "ok" {
            report.faults.push(Fault::File { what });
        }
    }
    for id in session_ids(transaction)? {
        let row = session_row(transaction, id)?;
        let lines = raw_lines(transaction, id)?;
        report.sessions += 1;
        report.lines += lines.len() as u64;
        if !is_as_begun(&row) {
            report.faults.push(Fault::Session { session: id });
        } else if let Some(fault) = broken(&row, &lines) {
            report.faults.push(fault);
        } else if counted(&row, &lines) != row {
            report.faults.push(Fault::Standing { session: id });
        }
    }
    let mut statement = transaction.prepare(
        "SELECT DISTINCT session FROM line WHERE session NOT IN (SELECT id FROM session)
         UNION SELECT session FROM standing WHERE session NOT IN (SELECT id FROM session)",
    )?;
    for session in statement.query_map([], |row| row.get(0))? {
        report.faults.push(Fault::Orphan { session: Uuid::from_bytes(session?) });
    }
    if let Some(table) = seal::broken(transaction)? {
        report.faults.push(Fault::File { what: format!("{table}: a row is not as it was written") });
    }
    // Lines and standings were named above; the rest is what was remembered beside them.
    let mut statement =
        transaction.prepare("SELECT DISTINCT \"table\" FROM pragma_foreign_key_check ORDER BY 1")?;
    for table in statement.query_map([], |row| row.get::<_, String>(0))? {
        let table = table?;
        if !["line", "standing"].contains(&table.as_str()) {
            report.faults.push(Fault::File { what: format!("{table}: a row belongs to nothing") });
        }
    }
    Ok(())
}

fn session_ids(transaction: &Transaction<'_>) -> Result<Vec<Uuid>, Trouble> {
    let mut statement = transaction.prepare_cached("SELECT id FROM session ORDER BY id")?;
    let ids = statement.query_map([], |row| row.get(0))?;
    ids.map(|id| Ok(Uuid::from_bytes(id?))).collect()
}

/// Where the lines of a session stop being what was recorded.
fn broken(row: &SessionRow, lines: &[Line]) -> Option<Fault> {
    let mut tip = row.hash;
    for (line, seq) in lines.iter().zip(1_u32..) {
        if line.seq != seq {
            return Some(Fault::Gap { session: row.id, seq });
        }
        if line.hash != rehash(line, tip) {
            return Some(Fault::Line { session: row.id, seq });
        }
        tip = line.hash;
    }
    None
}

/// The session as its lines say.
fn counted(row: &SessionRow, lines: &[Line]) -> SessionRow {
    let last = lines.last();
    SessionRow {
        lines: last.map_or(0, |line| line.seq),
        last_at: last.map_or(row.begun_at, |line| line.at),
        tip: last.map_or(row.hash, |line| line.hash),
        sound: true,
        ..row.clone()
    }
}
