//! Several pieces of work at one moment: all of them or none.

use std::cell::Cell;

use rusqlite::Transaction;
use uuid::Uuid;

use crate::Ledger;
use crate::append;
use crate::error::{LedgerError, Trouble};
use crate::place::Place;
use crate::read::{self, SealedRow};
use crate::words::{Filter, Line, NewLine, NewSession, SessionRow, Standing};

/// The ledger at one moment. What is written becomes real when the work around it ends well; if it ends with
/// an error, nothing was written.
pub struct Work<'a> {
    pub(crate) transaction: &'a Transaction<'a>,
    place: &'a Place,
    /// Whether something failed after which the connection cannot be trusted.
    broken: Cell<bool>,
}

impl Ledger {
    /// Reads; all of it sees the same moment. `tell` puts into the caller's words what storage answers by itself.
    ///
    /// # Errors
    /// What the work answers, and what storage may.
    pub fn look<T, E>(
        &self,
        tell: impl FnOnce(LedgerError) -> E,
        work: impl FnOnce(&Work<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut answered = None;
        let done = self.read(|transaction| self.on(transaction, work, &mut answered));
        done.map_err(|error| answered.unwrap_or_else(|| tell(error)))
    }

    /// Writes: all of it or nothing, and on the disk when this returns. `tell` puts into the caller's words what
    /// storage answers by itself.
    ///
    /// # Errors
    /// What the work answers, and what storage may; then nothing was written.
    pub fn change<T, E>(
        &self,
        tell: impl FnOnce(LedgerError) -> E,
        work: impl FnOnce(&Work<'_>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut answered = None;
        let done = self.write(|transaction| self.on(transaction, work, &mut answered));
        done.map_err(|error| answered.unwrap_or_else(|| tell(error)))
    }

    fn on<T, E>(
        &self,
        transaction: &Transaction<'_>,
        work: impl FnOnce(&Work<'_>) -> Result<T, E>,
        answered: &mut Option<E>,
    ) -> Result<T, Trouble> {
        let here = Work { transaction, place: &self.place, broken: Cell::new(false) };
        work(&here).map_err(|error| {
            *answered = Some(error);
            Trouble::Answered { broken: here.broken.get() }
        })
    }
}

impl Work<'_> {
    /// Turns what goes wrong into an answer, and remembers whether the connection survives it.
    pub(crate) fn told<T>(&self, result: Result<T, Trouble>) -> Result<T, LedgerError> {
        result.map_err(|trouble| {
            self.broken.set(self.broken.get() || trouble.ends_the_connection());
            trouble.at(self.place)
        })
    }

    /// As [`Ledger::begin`].
    ///
    /// # Errors
    /// As there.
    pub fn begin(&self, session: &NewSession) -> Result<SessionRow, LedgerError> {
        append::fit_session(session)?;
        self.told(append::begin(self.transaction, session))
    }

    /// As [`Ledger::append`].
    ///
    /// # Errors
    /// As there.
    pub fn append(&self, session: Uuid, line: &NewLine) -> Result<Line, LedgerError> {
        append::fit_line(line)?;
        self.told(append::append(self.transaction, session, line))
    }

    /// As [`Ledger::take_in`].
    ///
    /// # Errors
    /// As there.
    pub fn take_in(&self, session: &NewSession, lines: &[NewLine]) -> Result<SessionRow, LedgerError> {
        append::fit_session(session)?;
        lines.iter().try_for_each(append::fit_line)?;
        self.told(append::take_in(self.transaction, session, lines))
    }

    /// As [`Ledger::set_standing`].
    ///
    /// # Errors
    /// As there.
    pub fn set_standing(&self, session: Uuid, standing: &Standing) -> Result<SessionRow, LedgerError> {
        append::fit_standing(standing)?;
        self.told(append::set_standing(self.transaction, session, standing))
    }

    /// As [`Ledger::session`].
    ///
    /// # Errors
    /// As there.
    pub fn session(&self, session: Uuid) -> Result<SessionRow, LedgerError> {
        self.told(read::session_row(self.transaction, session))
    }

    /// As [`Ledger::sessions`].
    ///
    /// # Errors
    /// As there.
    pub fn sessions(&self, filter: &Filter) -> Result<Vec<SessionRow>, LedgerError> {
        self.told(read::session_rows(self.transaction, filter))
    }

    /// Every session, still sealed, in the order of their ids: they are read soonest so.
    ///
    /// # Errors
    /// As [`Ledger::sessions`].
    pub fn each_session(&self, each: impl FnMut(SealedRow)) -> Result<(), LedgerError> {
        self.told(read::each_row(self.transaction, each))
    }

    /// As [`Ledger::session`], still sealed.
    ///
    /// # Errors
    /// As there.
    pub fn sealed_session(&self, session: Uuid) -> Result<SealedRow, LedgerError> {
        self.told(read::sealed_row(self.transaction, session))
    }

    /// As [`Ledger::lines`].
    ///
    /// # Errors
    /// As there.
    pub fn lines(&self, session: Uuid) -> Result<Vec<Line>, LedgerError> {
        self.told(read::checked_lines(self.transaction, session))
    }
}
