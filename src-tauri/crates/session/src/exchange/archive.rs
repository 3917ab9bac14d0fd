//! Everything in one file, without loss: one JSON document a line, so that it can be written and read without
//! being held in memory, compared line by line, and so that what does not hold has a line number.

use std::collections::HashMap;

use contract::{
    ArchiveLine, ArchivedPerson, Failure, Group, Imported, Matched, Origin, PersonMatch, ResultFile,
    SessionFile, Source,
};
use ledger::{CircleRow, Ledger, OriginRow, PersonRow, PlaceRow, Work};
use uuid::Uuid;

use super::source_word;
use super::take::Taking;
use super::told::seated;
use crate::app::is_result;
use crate::file;
use crate::memory::people::colour_of;
use crate::memory::{people, result_file, take_result_in};
use crate::names;
use crate::words::{failure, json};

type Put<'a> = &'a mut dyn FnMut(&str) -> Result<(), Failure>;

fn line(put: Put<'_>, line: &ArchiveLine) -> Result<(), Failure> {
    put(&(json(line)? + "\n"))
}

/// Writes sessions with who sat there; a whole archive also has everybody else, every place and every group.
pub(crate) fn write(ledger: &Ledger, sessions: &[Uuid], whole: bool, put: Put<'_>) -> Result<(), Failure> {
    line(put, &ArchiveLine::Head { format: ArchiveLine::FORMAT.to_owned() })?;
    ledger.look(failure, |here| heads(here, sessions, whole, put))?;
    let origins = ledger.look(failure, |here| here.origins().map_err(failure))?;
    let origins: HashMap<Uuid, OriginRow> = origins.into_iter().map(|one| (one.session, one)).collect();
    for session in sessions {
        let told = ledger.look(failure, |here| {
            let people = seated(here, *session)?;
            let row = here.session(*session).map_err(failure)?;
            Ok::<_, Failure>(if is_result(&row) {
                let origin = origins.get(session).filter(|one| one.source != source_word(Source::Parlour));
                let origin = origin
                    .map(|one| Origin { source: super::source_of(&one.source), id: one.foreign_id.clone() });
                ArchiveLine::Result { people, origin, file: Box::new(result_file(here, *session)?) }
            } else {
                ArchiveLine::Session { people, file: Box::new(file::recorded(here, row)?) }
            })
        })?;
        line(put, &told)?;
    }
    line(put, &ArchiveLine::End { sessions: u32::try_from(sessions.len()).unwrap_or(u32::MAX) })
}

fn heads(here: &Work<'_>, sessions: &[Uuid], whole: bool, put: Put<'_>) -> Result<(), Failure> {
    let mut needed: Vec<Uuid> = Vec::new();
    if !whole {
        for session in sessions {
            needed.extend(seated(here, *session)?);
        }
    }
    let people = here.people().map_err(failure)?;
    // Whoever somebody turned out to be has to be there, too.
    let mut grown = true;
    while std::mem::take(&mut grown) {
        for one in people.iter().filter(|one| needed.contains(&one.id)).collect::<Vec<_>>() {
            if let Some(into) = one.merged_into.filter(|into| !needed.contains(into)) {
                needed.push(into);
                grown = true;
            }
        }
    }
    for one in people.into_iter().filter(|one| whole || needed.contains(&one.id)) {
        let person = ArchivedPerson {
            person: one.id,
            name: one.name,
            colour: one.colour.as_deref().and_then(colour_of),
            hidden: one.hidden,
            merged_into: one.merged_into,
        };
        line(put, &ArchiveLine::Person(person))?;
    }
    if whole {
        for one in here.places().map_err(failure)? {
            line(put, &ArchiveLine::Place { place: one.id, name: one.name, hidden: one.hidden })?;
        }
        for one in here.circles().map_err(failure)? {
            line(put, &ArchiveLine::Group(Group { group: one.id, name: one.name, people: one.people }))?;
        }
    }
    Ok(())
}

/// Takes an archive in.
///
/// # Errors
/// [`Failure::BadImport`] with the line that does not hold; the caller then keeps nothing.
pub(crate) fn take(here: &Work<'_>, text: &str, taking: &mut Taking<'_>) -> Result<(), Failure> {
    let mut reading = Reading::default();
    let mut number = 0;
    for one in text.trim_start_matches('\u{feff}').lines() {
        number += 1;
        if one.trim().is_empty() {
            continue;
        }
        if reading.ended {
            return Err(bad(number, "something after the end"));
        }
        let parsed: ArchiveLine =
            serde_json::from_str(one).map_err(|error| bad(number, &error.to_string()))?;
        reading.line(here, (number, parsed), taking).map_err(|problem| at_line(number, problem))?;
    }
    if reading.ended { reading.finish(here) } else { Err(bad(number, "the file was cut off")) }
}

fn bad(number: usize, detail: &str) -> Failure {
    Failure::BadImport { at: format!("line {number}"), detail: detail.chars().take(200).collect() }
}

fn at_line(number: usize, problem: Failure) -> Failure {
    match problem {
        // What a disk says is not the file's fault.
        disk @ (Failure::Full | Failure::ReadOnly | Failure::Damaged { .. } | Failure::Internal { .. }) => {
            disk
        }
        newer @ Failure::Newer { .. } => newer,
        other => bad(number, &other.to_string()),
    }
}

/// An archive while it is read.
#[derive(Default)]
struct Reading {
    begun: bool,
    ended: bool,
    sessions: u32,
    /// Who the people of the file are here, and where the report speaks of them.
    people: HashMap<Uuid, (Uuid, usize)>,
    /// Who turned out to be whom; said when everybody is there.
    merged: Vec<(Uuid, Uuid)>,
    /// Groups with their lines; made when everybody is there.
    groups: Vec<(usize, Group)>,
}

impl Reading {
    fn line(
        &mut self,
        here: &Work<'_>,
        (number, line): (usize, ArchiveLine),
        taking: &mut Taking<'_>,
    ) -> Result<(), Failure> {
        let damaged = |detail: &str| Failure::DamagedFile { detail: detail.to_owned() };
        if !self.begun && !matches!(line, ArchiveLine::Head { .. }) {
            return Err(damaged("an archive begins by saying what it is"));
        }
        match line {
            ArchiveLine::Head { format } if format == ArchiveLine::FORMAT && !self.begun => self.begun = true,
            ArchiveLine::Head { format } => {
                let version =
                    format.strip_prefix("parlour-archive/").and_then(|version| version.parse().ok());
                return Err(version.map_or_else(
                    || damaged("it is no archive"),
                    |version| if self.begun { damaged("a second head") } else { Failure::Newer { version } },
                ));
            }
            ArchiveLine::Person(person) => self.person(here, &person, taking)?,
            ArchiveLine::Place { place, name, hidden } => {
                let (name, key) = (names::fit(&name)?, names::fold(name.trim()));
                let known = here.places().map_err(failure)?;
                if !known.iter().any(|one| one.key == key || one.id == place) {
                    here.set_place(&PlaceRow { id: place, name, key, hidden }).map_err(failure)?;
                    taking.added += 1;
                }
            }
            ArchiveLine::Group(group) => self.groups.push((number, group)),
            ArchiveLine::Session { people, file } => {
                self.sessions += 1;
                let people = self.seated(&people, taking)?;
                taking.session(here, &file, &people)?;
            }
            ArchiveLine::Result { people, origin, file } => {
                self.sessions += 1;
                let people = self.seated(&people, taking)?;
                taking.result(here, &file, &people, origin.as_ref())?;
            }
            ArchiveLine::End { sessions } if sessions == self.sessions => self.ended = true,
            ArchiveLine::End { .. } => return Err(damaged("sessions are missing")),
        }
        Ok(())
    }

    /// Who these people of the file are here.
    fn here(&self, people: &[Uuid]) -> Result<Vec<Uuid>, Failure> {
        let known = people.iter().map(|person| self.people.get(person).map(|(here, _)| *here));
        known.map(|person| person.ok_or(Failure::UnknownPerson)).collect()
    }

    /// The same for the people of a session, whom the report counts.
    fn seated(&self, people: &[Uuid], taking: &mut Taking<'_>) -> Result<Vec<Uuid>, Failure> {
        for (_, told) in people.iter().filter_map(|person| self.people.get(person)) {
            if let Some(person) = taking.told.people.get_mut(*told) {
                person.sessions += 1;
            }
        }
        self.here(people)
    }

    fn person(
        &mut self,
        here: &Work<'_>,
        person: &ArchivedPerson,
        taking: &mut Taking<'_>,
    ) -> Result<(), Failure> {
        let name = names::fit(&person.name)?;
        let key = names::fold(&name);
        let known = here.people().map_err(failure)?;
        // By id the same person; by name most likely. Two who are not can be told apart by renaming one.
        let same = known
            .iter()
            .find(|one| one.id == person.person)
            .or_else(|| known.iter().find(|one| one.key == key));
        let (id, matched) = if let Some(same) = same {
            (same.id, Matched::Found)
        } else {
            let colour = person.colour.map(people::colour_word).transpose()?;
            let row =
                PersonRow { id: person.person, name, key, colour, hidden: person.hidden, merged_into: None };
            here.set_person(&row).map_err(failure)?;
            taking.added += 1;
            if let Some(into) = person.merged_into {
                self.merged.push((person.person, into));
            }
            (person.person, Matched::Added)
        };
        if self.people.insert(person.person, (id, taking.told.people.len())).is_some() {
            return Err(Failure::Conflict);
        }
        let told = (matched != Matched::Added).then_some(id);
        taking.told.people.push(PersonMatch {
            name: person.name.clone(),
            person: told,
            matched,
            sessions: 0,
        });
        Ok(())
    }

    fn finish(&self, here: &Work<'_>) -> Result<(), Failure> {
        for (person, into) in &self.merged {
            let all = here.people().map_err(failure)?;
            let into = self.people.get(into).map(|(into, _)| *into).filter(|into| into != person);
            if let (Some(row), Some(into)) = (all.iter().find(|one| one.id == *person), into) {
                here.set_person(&PersonRow { merged_into: Some(into), ..row.clone() }).map_err(failure)?;
            }
        }
        self.groups.iter().try_for_each(|(number, group)| {
            self.group(here, group).map_err(|problem| at_line(*number, problem))
        })
    }

    fn group(&self, here: &Work<'_>, group: &Group) -> Result<(), Failure> {
        let name = names::fit(&group.name)?;
        let key = names::fold(&name);
        let known = here.circles().map_err(failure)?;
        if !known.iter().any(|one| one.id == group.group || one.key == key) {
            let people = self.here(&group.people)?;
            here.set_circle(&CircleRow { id: group.group, name, key, people }).map_err(failure)?;
        }
        Ok(())
    }
}

impl Taking<'_> {
    /// Takes a session file in.
    pub(crate) fn session(
        &mut self,
        here: &Work<'_>,
        read: &SessionFile,
        people: &[Uuid],
    ) -> Result<(), Failure> {
        let grown = file::take_in(here, read, people)?;
        self.came(here, read.id, grown, &read.game, &(source_word(Source::Parlour), read.id.to_string()))
    }

    /// Takes a result file in.
    pub(crate) fn result(
        &mut self,
        here: &Work<'_>,
        read: &ResultFile,
        people: &[Uuid],
        origin: Option<&Origin>,
    ) -> Result<(), Failure> {
        let from = match origin {
            Some(origin) => (source_word(origin.source), origin.id.clone()),
            None => (source_word(Source::Parlour), read.id.to_string()),
        };
        if here.origin_of(from.0, &from.1).map_err(failure)?.is_some_and(|known| known.session != read.id) {
            // The same play came here by another way; it is here once.
            self.told.known += 1;
            return Ok(());
        }
        let fresh = take_result_in(here, read, people)?;
        self.came(here, read.id, fresh, &read.game, &from)
    }
}

/// An empty report.
pub(crate) fn report(source: Source, dry_run: bool) -> Imported {
    Imported {
        source,
        dry_run,
        batch: None,
        fresh: 0,
        known: 0,
        people: Vec::new(),
        games: Vec::new(),
        remarks: Vec::new(),
    }
}
