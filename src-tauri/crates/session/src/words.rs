//! The ledger's words and the contract's, one for the other.

use contract::{Failure, FileLine, LineBody, State};
use ledger::{Kind, LedgerError, NewLine, NewSession};
use serde::Serialize;

use crate::live::Heading;

/// Why the ledger did not do it, as the contract says it.
pub(crate) fn failure(error: LedgerError) -> Failure {
    match error {
        LedgerError::Locked { pid } => Failure::Locked { pid: pid.unwrap_or(0) },
        LedgerError::Newer { version, .. } => Failure::Newer { version },
        LedgerError::UnknownSession { .. } => Failure::UnknownSession,
        LedgerError::Stale { have } => Failure::Stale { have },
        LedgerError::Conflict { .. } => Failure::Conflict,
        LedgerError::Full { .. } => Failure::Full,
        LedgerError::ReadOnly { .. } => Failure::ReadOnly,
        LedgerError::TooLong { limit, .. } => {
            Failure::TooLong { limit: u32::try_from(limit).unwrap_or(u32::MAX) }
        }
        damaged @ (LedgerError::NotOurs { .. }
        | LedgerError::Damaged { .. }
        | LedgerError::Altered { .. }) => Failure::Damaged { detail: damaged.to_string() },
        other @ (LedgerError::Older { .. }
        | LedgerError::Missing { .. }
        | LedgerError::NotJson { .. }
        | LedgerError::Busy { .. }
        | LedgerError::Io { .. }
        | LedgerError::Bug { .. }) => Failure::Internal { detail: other.to_string() },
    }
}

/// The ledger's word for a line.
pub(crate) const fn kind(body: &LineBody) -> Kind {
    match body {
        LineBody::Move { .. } => Kind::Move,
        LineBody::Undo { .. } => Kind::Undo,
        LineBody::Redo => Kind::Redo,
        LineBody::Amend { .. } => Kind::Amend,
        LineBody::Ruling { .. } => Kind::Ruling,
        LineBody::Note { .. } => Kind::Note,
    }
}

/// The ledger's word for a state.
pub(crate) const fn stored(state: State) -> ledger::State {
    match state {
        State::InPlay => ledger::State::InPlay,
        State::Paused => ledger::State::Paused,
        State::Finished => ledger::State::Finished,
        State::Abandoned => ledger::State::Abandoned,
    }
}

/// The contract's word for a state.
pub(crate) const fn told(state: ledger::State) -> State {
    match state {
        ledger::State::InPlay => State::InPlay,
        ledger::State::Paused => State::Paused,
        ledger::State::Finished => State::Finished,
        ledger::State::Abandoned => State::Abandoned,
    }
}

/// A value as the ledger keeps it.
pub(crate) fn json(value: &impl Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map_err(|error| Failure::Internal { detail: error.to_string() })
}

/// A session as the ledger begins it.
pub(crate) fn new_session(heading: &Heading) -> Result<NewSession, Failure> {
    Ok(NewSession {
        id: heading.session,
        game: heading.game.clone(),
        rules_version: heading.rules_version,
        seats: json(&heading.seats)?,
        setup: json(&heading.setup)?,
        options: json(&heading.options)?,
        at: heading.started_at,
    })
}

/// A line as the ledger takes it.
pub(crate) fn new_line(line: &FileLine) -> Result<NewLine, Failure> {
    Ok(NewLine {
        id: line.id,
        expected: line.seq.saturating_sub(1),
        at: line.at,
        kind: kind(&line.body),
        body: json(&line.body)?,
        rules_version: line.rules_version,
        standing: None,
    })
}
