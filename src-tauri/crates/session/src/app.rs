//! The application: one data folder, the tables in play, and how a line is recorded.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use chrono::{DateTime, Local, Offset, SubsecRound, TimeZone, Utc};
use contract::{Amend, Failure, FileLine, Json, LineBody, State, TableView};
use ledger::{Keep, Ledger, NewLine, SessionRow, Standing, Work};
use serde::Deserialize;
use uuid::Uuid;

use crate::advice::Almanac;
use crate::live::{Heading, Live};
use crate::memory::{Memory, Summary, margin};
use crate::words::{failure, json, new_line, stored, told};

/// Where the time comes from; tests bring their own.
pub type Clock = fn() -> DateTime<Utc>;

/// The application: one data folder, the tables in play.
pub struct App {
    pub(crate) ledger: Arc<Ledger>,
    /// The backup of the day while it is being made.
    backing_up: Mutex<Option<JoinHandle<()>>>,
    tables: Mutex<HashMap<Uuid, Live>>,
    memory: Mutex<Memory>,
    pub(crate) almanac: Almanac,
    clock: Clock,
}

impl App {
    /// Opens the data folder, making it if need be. Only one process can have it open. If the backup of the day is
    /// due, it is made meanwhile.
    ///
    /// # Errors
    /// [`Failure::Locked`], [`Failure::Newer`], [`Failure::Damaged`] and what else a disk can do.
    pub fn open(folder: &Path, clock: Clock) -> Result<Self, Failure> {
        let app = Self {
            ledger: Arc::new(Ledger::open(folder).map_err(failure)?),
            backing_up: Mutex::new(None),
            tables: Mutex::new(HashMap::new()),
            memory: Mutex::new(Memory::default()),
            almanac: Almanac::of(folder),
            clock,
        };
        app.seat_older_sessions()?;
        app.back_up_when_due();
        Ok(app)
    }

    /// The ledger keeps milliseconds; so does everything shown.
    pub(crate) fn now(&self) -> DateTime<Utc> {
        (self.clock)().trunc_subsecs(3)
    }

    /// Makes the backup of the day if one is due, beside everything else: nobody waits for a copy of years. One
    /// that cannot be made must not keep a table from being played; it is tried again at every start and after
    /// every game.
    pub(crate) fn back_up_when_due(&self) {
        let mut running = self.backing_up.lock().unwrap_or_else(PoisonError::into_inner);
        if running.as_ref().is_some_and(|thread| !thread.is_finished()) {
            return;
        }
        let (ledger, now) = (Arc::clone(&self.ledger), self.now());
        *running = Some(thread::spawn(move || {
            if let Err(error) = ledger.back_up_when_due(now, Keep::default()) {
                tracing::warn!(%error, "the daily backup could not be made");
            }
        }));
    }

    /// A panic in one command must not close every other table: what it left in memory is dropped.
    pub(crate) fn tables(&self) -> MutexGuard<'_, HashMap<Uuid, Live>> {
        self.tables.lock().unwrap_or_else(|poisoned: PoisonError<_>| {
            let mut tables = poisoned.into_inner();
            tables.clear();
            self.tables.clear_poison();
            tables
        })
    }

    /// What is remembered of all sessions, brought up to date.
    pub(crate) fn remembered<T>(&self, ask: impl FnOnce(&Memory) -> T) -> Result<T, Failure> {
        let mut memory = self.memory();
        memory.refresh(&self.ledger)?;
        Ok(ask(&memory))
    }

    /// What is remembered, as it is.
    pub(crate) fn memory(&self) -> MutexGuard<'_, Memory> {
        self.memory.lock().unwrap_or_else(|poisoned: PoisonError<_>| {
            let mut memory = poisoned.into_inner();
            *memory = Memory::default();
            self.memory.clear_poison();
            memory
        })
    }

    /// Works with a session in memory, reading it from the ledger first if need be.
    pub(crate) fn with<T>(
        &self,
        session: Uuid,
        work: impl FnOnce(&mut Live) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        match self.tables().entry(session) {
            Entry::Occupied(mut table) => work(table.get_mut()),
            Entry::Vacant(place) => {
                work(place.insert(self.ledger.look(failure, |here| read_session(here, session))?))
            }
        }
    }

    pub(crate) fn tidy(&self, session: Uuid, mv: &Json) -> Result<Json, Failure> {
        self.with(session, |live| live.game().tidy(mv))
    }

    pub(crate) fn tidy_change(&self, session: Uuid, change: Amend) -> Result<Amend, Failure> {
        Ok(match change {
            Amend::Replace { seq, mv } => Amend::Replace { seq, mv: self.tidy(session, &mv)? },
            Amend::Insert { before, mv } => Amend::Insert { before, mv: self.tidy(session, &mv)? },
            delete @ Amend::Delete { .. } => delete,
        })
    }

    /// Records one line, unless this very line is recorded already. `same` tells whether a recorded line says
    /// what is asked for now; `say` is what to record.
    pub(crate) fn record(
        &self,
        session: Uuid,
        (id, seen): (Uuid, u32),
        same: impl FnOnce(&LineBody) -> bool,
        say: impl FnOnce(&Live) -> Result<LineBody, Failure>,
    ) -> Result<TableView, Failure> {
        let at = self.now();
        let mut ahead = false;
        let mut finished = false;
        let recorded = self.with(session, |live| {
            if let Some(known) = live.lines.iter().find(|line| line.id == id) {
                // The client did not hear the answer and asks again; it was judged then, in the position of then.
                return if same(&known.body) { Ok(live.view(None)) } else { Err(Failure::Conflict) };
            }
            if seen != live.seq() {
                return Err(Failure::Stale { have: live.seq() });
            }
            let body = say(live)?;
            let rules_version = live.game().info().rules_version;
            let line = FileLine { seq: seen + 1, id, at, rules_version, body };
            // Into the memory first: what the fold cannot take must not reach the disk.
            ahead = true;
            let before = live.state;
            live.extend([line.clone()])?;
            settle(live);
            // Whoever moves is at the table again.
            let resumed = live.state != State::Paused && live.end_pause(at);
            let new = NewLine { standing: Some(standing(live)?), ..new_line(&line)? };
            self.ledger.change(failure, |here| -> Result<(), Failure> {
                here.append(session, &new).map_err(failure)?;
                if resumed {
                    margin::write(here, session, &live.margin)?;
                }
                Ok(())
            })?;
            finished = live.state == State::Finished && before != State::Finished;
            Ok(live.view(None))
        });
        self.memory().touch(session);
        if recorded.is_err() && ahead {
            // Memory may be a line ahead of the disk, and the disk is right.
            self.tables().remove(&session);
        }
        if finished {
            self.back_up_when_due();
        }
        recorded
    }

    /// Says in which state a session is; a pause begins or ends with it.
    pub(crate) fn move_to(&self, session: Uuid, state: State) -> Result<TableView, Failure> {
        let at = self.now();
        if let Err(Failure::NotRefereed) = self.with(session, |_| Ok(())) {
            self.move_result_to(session, state)?;
            return Err(Failure::NotRefereed);
        }
        let moved = self.with(session, |live| {
            let before = (live.state, live.margin.clone());
            match state {
                State::Paused => live.begin_pause(at),
                State::InPlay | State::Finished | State::Abandoned => drop(live.end_pause(at)),
            }
            live.state = state;
            let written = standing(live).and_then(|standing| {
                self.ledger.change(failure, |here| -> Result<(), Failure> {
                    here.set_standing(session, &standing).map_err(failure)?;
                    margin::write(here, session, &live.margin)
                })
            });
            if written.is_err() {
                (live.state, live.margin) = before;
            }
            written.map(|()| live.view(None))
        });
        self.memory().touch(session);
        moved
    }
}

impl Drop for App {
    /// The folder is free when the application is gone, so the backup is waited for.
    fn drop(&mut self) {
        let running = self.backing_up.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        if running.is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the daily backup ended in a panic");
        }
    }
}

/// A game that reached its end is finished; one that was taken back from there is in play again.
fn settle(live: &mut Live) {
    let finished = live.fold.now().outcome().finished;
    live.state = match live.state {
        State::InPlay | State::Paused if finished => State::Finished,
        State::Finished | State::Paused if !finished => State::InPlay,
        state => state,
    };
}

/// What lists and statistics are to show of a session.
pub(crate) fn standing(live: &Live) -> Result<Standing, Failure> {
    Ok(Standing { state: stored(live.state), summary: json(&Summary::of(live))? })
}

/// A session as its log says.
///
/// # Errors
/// [`Failure::NotRefereed`] for a result that was entered; what the log and the games say.
pub(crate) fn read_session(here: &Work<'_>, session: Uuid) -> Result<Live, Failure> {
    let row = here.session(session).map_err(failure)?;
    if is_result(&row) {
        return Err(Failure::NotRefereed);
    }
    let state = told(row.state);
    let mut live = Live::lay_out(heading(row)?)?;
    live.state = state;
    live.margin = margin::read(here, session)?;
    let lines = here.lines(session).map_err(failure)?;
    live.extend(lines.iter().map(line).collect::<Result<Vec<_>, _>>()?)?;
    Ok(live)
}

/// Whether nobody refereed it: no rules have version 0.
pub(crate) const fn is_result(row: &SessionRow) -> bool {
    row.rules_version == 0
}

/// Minutes by which this machine's clock is ahead of UTC at some time.
pub(crate) fn utc_offset(at: DateTime<Utc>) -> i16 {
    let seconds = Local.offset_from_utc_datetime(&at.naive_utc()).fix().local_minus_utc();
    i16::try_from(seconds / 60).unwrap_or(0)
}

pub(crate) fn parse<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, Failure> {
    serde_json::from_str(text).map_err(|error| Failure::Damaged { detail: error.to_string() })
}

fn heading(row: SessionRow) -> Result<Heading, Failure> {
    Ok(Heading {
        session: row.id,
        game: row.game,
        rules_version: row.rules_version,
        seats: parse(&row.seats)?,
        setup: parse(&row.setup)?,
        options: parse(&row.options)?,
        started_at: row.begun_at,
    })
}

pub(crate) fn line(line: &ledger::Line) -> Result<FileLine, Failure> {
    Ok(FileLine {
        seq: line.seq,
        id: line.id,
        at: line.at,
        rules_version: line.rules_version,
        body: parse(&line.body)?,
    })
}
