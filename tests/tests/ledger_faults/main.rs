//! Files that are not what they should be, folders that are taken, disks that are full or cannot be
//! written. What the ledger does not understand it does not touch; what it shows is what was recorded.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers too"
)]

mod damage;
mod disks;
mod files;
mod holders;

use std::path::{Path, PathBuf};

use std::collections::BTreeMap;

use acceptance::kill::Entry;
use acceptance::scribe;
use chrono::{DateTime, Utc};
use ledger::{
    BatchRow, CircleRow, Filter, Ledger, LedgerError, Line, MarginRow, OriginRow, PersonRow, PlaceRow,
    SessionRow, Work,
};
use tempfile::TempDir;
use uuid::Uuid;

/// In memory where that can be: thousands of files are tried, and no sync is.
fn quick_folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir()).unwrap()
}

fn database(folder: &Path) -> PathBuf {
    folder.join("parlour.sqlite")
}

/// Everything a ledger shows.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Shown {
    sessions: Vec<SessionRow>,
    lines: Vec<Vec<Line>>,
    memory: Memory,
}

impl Shown {
    fn of(ledger: &Ledger) -> Self {
        let sessions = ledger.sessions(&Filter::default()).unwrap();
        let lines = sessions.iter().map(|row| ledger.lines(row.id).unwrap()).collect();
        Self { sessions, lines, memory: Memory::of(ledger).unwrap() }
    }
}

/// What it remembers beside the sessions.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Memory {
    people: Vec<PersonRow>,
    places: Vec<PlaceRow>,
    circles: Vec<CircleRow>,
    seated: Vec<(Uuid, Uuid)>,
    margins: Vec<Option<MarginRow>>,
    batches: Vec<BatchRow>,
    origins: Vec<OriginRow>,
    setting: Option<String>,
}

impl Memory {
    fn of(ledger: &Ledger) -> Result<Self, LedgerError> {
        let setting = ledger.setting("interface")?;
        ledger.look(
            |error| error,
            |here| {
                Ok(Self {
                    people: here.people()?,
                    places: here.places()?,
                    circles: here.circles()?,
                    seated: here.seated(None)?,
                    margins: (1..=3).map(|number| here.margin(id(number))).collect::<Result<_, _>>()?,
                    batches: here.batches()?,
                    origins: here.origins()?,
                    setting,
                })
            },
        )
    }
}

/// The id of a session.
fn id(number: u128) -> Uuid {
    Uuid::from_u128(number << 64)
}

/// A ledger with a few sessions, who sat there and what was written in the margin, closed; and what it shows.
fn sample(folder: &Path) -> Shown {
    let ledger = Ledger::open(folder).unwrap();
    for number in 1..=3_u128 {
        let session = scribe::session(id(number));
        let lines: Vec<_> = (1..=30)
            .map(|seq| scribe::line(Entry { seq, id: Uuid::from_u128((number << 64) + 7 * u128::from(seq)) }))
            .collect();
        ledger.take_in(&session, &lines).unwrap();
    }
    ledger.change(|error| error, remember).unwrap();
    ledger.set_setting("interface", r#"{"theme":"winter"}"#).unwrap();
    Shown::of(&ledger)
}

fn remember(here: &Work<'_>) -> Result<(), LedgerError> {
    let names = ["Anna", "Gergő", "Zuzka", "Marek", "Ilona"];
    let people: Vec<Uuid> = (1..=5).map(Uuid::from_u128).collect();
    for (person, name) in people.iter().zip(names) {
        here.set_person(&PersonRow {
            id: *person,
            name: name.to_owned(),
            key: name.to_lowercase(),
            colour: Some("red".to_owned()),
            hidden: name == "Zuzka",
            merged_into: (name == "Ilona").then_some(Uuid::from_u128(1)),
        })?;
    }
    let (place, batch) = (Uuid::from_u128(11), Uuid::from_u128(12));
    here.set_place(&PlaceRow { id: place, name: "Kitchen".into(), key: "kitchen".into(), hidden: false })?;
    let members = people[..3].to_vec();
    let thursday = "Thursday table".to_owned();
    let key = thursday.to_lowercase();
    here.set_circle(&CircleRow { id: Uuid::from_u128(13), name: thursday, key, people: members })?;
    let at = DateTime::<Utc>::UNIX_EPOCH;
    let source = || "parlour".to_owned();
    here.set_batch(&BatchRow { id: batch, source: source(), at, undone: false, sessions: 0 })?;
    for number in 1..=3 {
        let session = id(number);
        here.seat(session, &people[..2 + usize::try_from(number).unwrap_or(0) % 3])?;
        here.set_margin(
            session,
            &MarginRow {
                place: Some(place),
                note: format!("evening {number}, late but good"),
                utc_offset: Some(60),
                marks: BTreeMap::from([(3, "star".to_owned()), (7, "mistake".to_owned())]),
                pauses: vec![(at, Some(at)), (at + chrono::TimeDelta::minutes(9), None)],
            },
        )?;
        here.set_origin(&OriginRow { source: source(), foreign_id: session.to_string(), session, batch })?;
    }
    Ok(())
}
