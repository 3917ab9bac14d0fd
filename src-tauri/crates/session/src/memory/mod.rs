//! What is remembered of all sessions: one entry each, in memory, brought up to date from the ledger.
//!
//! Lists, filters and statistics all read the same entries, so a list and the figures beside it can never speak
//! of different sessions. An entry is made from what is kept beside a session's log ([`Summary`], written in one
//! transaction with the line it follows from and sealed), so nothing is replayed; [`crate::check_folder`]
//! replays everything and compares. Only this process writes in the folder, so an entry is only read again when
//! its session was touched.

mod entry;
mod list;
pub(crate) mod margin;
pub(crate) mod people;
mod result;
mod select;
mod summary;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::mem;
use std::panic::resume_unwind;
use std::thread;

use contract::Failure;
use ledger::{CircleRow, Ledger, MarginRow, PersonRow, PlaceRow, Work};
use statistics::Roster;
use uuid::Uuid;

pub(crate) use entry::{Entry, Kept};
pub(crate) use result::{game_called, read_result, result_file, take_result_in, tidy as tidy_result};
pub(crate) use select::Wanted;
pub(crate) use summary::Summary;

use crate::words::failure;

/// How many sessions are handed to another thread together.
const AT_ONCE: usize = 500;

/// Newest first.
type Key = (Reverse<i64>, Reverse<Uuid>);

/// What is remembered of all sessions.
#[derive(Default)]
pub(crate) struct Memory {
    loaded: bool,
    people_loaded: bool,
    stale: BTreeSet<Uuid>,
    entries: BTreeMap<Key, Entry>,
    keys: HashMap<Uuid, Key>,
    people: Vec<PersonRow>,
    roster: Roster,
    places: Vec<PlaceRow>,
    circles: Vec<CircleRow>,
}

impl Memory {
    /// A session has changed: its entry is read again when somebody asks.
    pub(crate) fn touch(&mut self, session: Uuid) {
        if self.loaded {
            self.stale.insert(session);
        }
    }

    /// Somebody was added or renamed, or a place or a group was.
    pub(crate) const fn forget_people(&mut self) {
        self.people_loaded = false;
    }

    /// Everything may have changed.
    pub(crate) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Brings everything up to date.
    pub(crate) fn refresh(&mut self, ledger: &Ledger) -> Result<(), Failure> {
        if !self.people_loaded {
            ledger.look(failure, |here| -> Result<(), Failure> {
                self.people = here.people().map_err(failure)?;
                self.places = here.places().map_err(failure)?;
                self.circles = here.circles().map_err(failure)?;
                Ok(())
            })?;
            self.roster =
                Roster::new(self.people.iter().map(|one| (one.id, one.name.clone(), one.merged_into)));
            self.people_loaded = true;
        }
        if self.loaded {
            for session in std::mem::take(&mut self.stale) {
                let read = ledger.look(failure, |here| one(here, session));
                match read {
                    Ok(entry) => self.put(session, entry),
                    Err(problem) => {
                        // Asked for again next time.
                        self.stale.insert(session);
                        return Err(problem);
                    }
                }
            }
        } else {
            let read = ledger.look(failure, all)?;
            self.entries.clear();
            self.keys.clear();
            for entry in read {
                self.put(entry.session, Some(entry));
            }
            self.stale.clear();
            self.loaded = true;
        }
        self.reckon_again(ledger);
        Ok(())
    }

    fn put(&mut self, session: Uuid, entry: Option<Entry>) {
        if let Some(key) = self.keys.remove(&session) {
            self.entries.remove(&key);
        }
        if let Some(entry) = entry {
            let key = (Reverse(entry.started_at.timestamp_millis()), Reverse(session));
            self.keys.insert(session, key);
            self.entries.insert(key, entry);
        }
    }

    /// Sessions whose figures were reckoned by an older version, or never, are reckoned again from their logs.
    fn reckon_again(&mut self, ledger: &Ledger) {
        let old: Vec<Uuid> =
            self.entries.values().filter(|entry| entry.is_old).map(|entry| entry.session).collect();
        for session in old {
            let again =
                ledger.look(failure, |here| crate::app::read_session(here, session)).and_then(|live| {
                    let standing = crate::app::standing(&live)?;
                    if ledger.writes() {
                        ledger.set_standing(session, &standing).map_err(failure)?;
                    }
                    ledger.look(failure, |here| one(here, session))
                });
            match again {
                Ok(mut entry) => {
                    if let Some(entry) = &mut entry {
                        entry.is_old = false;
                    }
                    self.put(session, entry);
                }
                Err(problem) => {
                    tracing::warn!(%session, %problem, "a session is out of the statistics");
                    if let Some(entry) = self.keys.get(&session).and_then(|key| self.entries.get_mut(key)) {
                        entry.is_old = false;
                    }
                }
            }
        }
    }

    /// Every session, newest first.
    pub(crate) fn entries(&self) -> impl DoubleEndedIterator<Item = &Entry> {
        self.entries.values()
    }

    /// Who the people are.
    pub(crate) const fn roster(&self) -> &Roster {
        &self.roster
    }

    /// The name of a place.
    pub(crate) fn place_name(&self, place: Uuid) -> Option<&str> {
        self.places.iter().find(|one| one.id == place).map(|one| one.name.as_str())
    }
}

/// One session, unless it was withdrawn.
fn one(here: &Work<'_>, session: Uuid) -> Result<Option<Entry>, Failure> {
    if here.withdrawn().map_err(failure)?.contains(&session) {
        return Ok(None);
    }
    let row = match here.sealed_session(session) {
        Ok(row) => row,
        Err(ledger::LedgerError::UnknownSession { .. }) => return Ok(None),
        Err(other) => return Err(failure(other)),
    };
    let people = here.seated(Some(session)).map_err(failure)?.into_iter().map(|(_, person)| person).collect();
    let margin = here.margin(session).map_err(failure)?.unwrap_or_default();
    Entry::of(Kept::new(here, row, people, margin)).map(Some)
}

/// Every session that was not withdrawn.
fn all(here: &Work<'_>) -> Result<Vec<Entry>, Failure> {
    let withdrawn: HashSet<Uuid> = here.withdrawn().map_err(failure)?.into_iter().collect();
    let mut seated: HashMap<Uuid, Vec<Uuid>> = HashMap::new();
    for (session, person) in here.seated(None).map_err(failure)? {
        seated.entry(session).or_default().push(person);
    }
    let mut margins: HashMap<Uuid, MarginRow> = here.margins().map_err(failure)?.into_iter().collect();
    // Understanding what is kept takes longer than reading it, so other threads do that meanwhile.
    let understand = |kept: Vec<Kept>| kept.into_iter().map(Entry::of).collect::<Result<Vec<_>, _>>();
    thread::scope(|scope| {
        let mut beside = Vec::new();
        let mut some = Vec::new();
        here.each_session(|row| {
            if withdrawn.contains(&row.id()) {
                return;
            }
            let people = seated.remove(&row.id()).unwrap_or_default();
            let margin = margins.remove(&row.id()).unwrap_or_default();
            some.push(Kept::new(here, row, people, margin));
            if some.len() == AT_ONCE {
                let full = mem::take(&mut some);
                beside.push(scope.spawn(|| understand(full)));
            }
        })
        .map_err(failure)?;
        let last = understand(some)?;
        let mut entries = Vec::new();
        for thread in beside {
            entries.extend(thread.join().unwrap_or_else(|panic| resume_unwind(panic))?);
        }
        entries.extend(last);
        Ok(entries)
    })
}
