//! People, places and groups.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use contract::{
    BadName, Colour, Failure, Group, Groups, Merged, People, Person, Place, Places, SeatInfo, SetGroup,
    SetPerson, SetPlace,
};
use ledger::{CircleRow, LedgerError, PersonRow, PlaceRow, Work};
use uuid::Uuid;

use super::Memory;
use crate::app::parse;
use crate::words::{failure, json};
use crate::{App, names};

/// Most people of one group.
const MOST: usize = 200;

/// A name that somebody else has.
fn twin(error: LedgerError) -> Failure {
    match error {
        LedgerError::Conflict { .. } => Failure::UnfitName { reason: BadName::Twin },
        other => failure(other),
    }
}

/// A colour as it is kept.
pub(crate) fn colour_word(colour: Colour) -> Result<String, Failure> {
    Ok(json(&colour)?.trim_matches('"').to_owned())
}

/// A kept colour; one of a newer version is none.
pub(crate) fn colour_of(word: &str) -> Option<Colour> {
    serde_json::from_value(word.into()).ok()
}

/// The person of this name, added if nobody has it.
pub(crate) fn person_called(here: &Work<'_>, name: &str, colour: Option<Colour>) -> Result<Uuid, Failure> {
    let key = names::fold(name);
    if let Some(known) = here.person_of(&key).map_err(failure)? {
        return Ok(known.id);
    }
    let colour = colour.map(colour_word).transpose()?;
    let person = PersonRow {
        id: Uuid::now_v7(),
        name: name.to_owned(),
        key,
        colour,
        hidden: false,
        merged_into: None,
    };
    here.set_person(&person).map_err(failure)?;
    Ok(person.id)
}

/// The place of this name, added if there is none.
pub(crate) fn place_called(here: &Work<'_>, name: &str) -> Result<Uuid, Failure> {
    let (name, key) = (names::fit(name)?, names::fold(name.trim()));
    if let Some(known) = here.places().map_err(failure)?.into_iter().find(|one| one.key == key) {
        return Ok(known.id);
    }
    let place = PlaceRow { id: Uuid::now_v7(), name, key, hidden: false };
    here.set_place(&place).map_err(failure)?;
    Ok(place.id)
}

/// Says who sits at a session, by their names.
pub(crate) fn seat(here: &Work<'_>, session: Uuid, seats: &[SeatInfo]) -> Result<(), Failure> {
    let people = seats
        .iter()
        .map(|seat| person_called(here, &seat.name, Some(seat.colour)))
        .collect::<Result<Vec<_>, _>>()?;
    here.seat(session, &people).map_err(failure)
}

/// Of what is counted by person or place: how many sessions, and when the latest began.
type Counted = HashMap<usize, (u32, DateTime<Utc>)>;

fn count(counted: &mut Counted, index: usize, at: DateTime<Utc>) {
    let (sessions, last) = counted.entry(index).or_insert((0, at));
    *sessions += 1;
    *last = at.max(*last);
}

impl App {
    /// Sessions of a form in which nobody was noted down get their people from the names on their seats.
    pub(crate) fn seat_older_sessions(&self) -> Result<(), Failure> {
        self.ledger.change(failure, |here| {
            for session in here.unseated().map_err(failure)? {
                let row = here.session(session).map_err(failure)?;
                // What is damaged is told when somebody asks for it.
                if let Ok(seats) = parse::<Vec<SeatInfo>>(&row.seats) {
                    seat(here, session, &seats)?;
                }
            }
            Ok(())
        })
    }

    /// Everybody known.
    pub(crate) fn people_list(&self) -> Result<People, Failure> {
        self.remembered(Memory::people)
    }

    /// Adds a person, or changes one.
    pub(crate) fn change_person(&self, request: &SetPerson) -> Result<People, Failure> {
        let name = names::fit(&request.name)?;
        let colour = request.colour.map(colour_word).transpose()?;
        self.ledger.change(failure, |here| {
            let known = here.people().map_err(failure)?.into_iter().find(|one| one.id == request.person);
            let person = PersonRow {
                id: request.person,
                key: names::fold(&name),
                name,
                colour,
                hidden: request.hidden,
                merged_into: known.and_then(|known| known.merged_into),
            };
            here.set_person(&person).map_err(twin)
        })?;
        self.memory().forget_people();
        self.people_list()
    }

    /// Two people are one; or, without `into`, they are two again.
    pub(crate) fn merge(&self, person: Uuid, into: Option<Uuid>) -> Result<People, Failure> {
        self.ledger.change(failure, |here| {
            let people = here.people().map_err(failure)?;
            let find = |id: Uuid| people.iter().find(|one| one.id == id).ok_or(Failure::UnknownPerson);
            let mut merged = find(person)?.clone();
            match into {
                // Only into somebody who is nobody else: no circles.
                Some(into) => {
                    let into = find(into)?;
                    let same = merged.merged_into == Some(into.id);
                    if into.id == person
                        || into.merged_into.is_some()
                        || merged.merged_into.is_some() && !same
                    {
                        return Err(Failure::CannotMerge);
                    }
                }
                None if merged.merged_into.is_none() => return Err(Failure::CannotMerge),
                None => {}
            }
            merged.merged_into = into;
            here.set_person(&merged).map_err(failure)
        })?;
        self.memory().forget_people();
        self.people_list()
    }

    /// Every place.
    pub(crate) fn place_list(&self) -> Result<Places, Failure> {
        self.remembered(Memory::places)
    }

    /// Adds a place, or changes one.
    pub(crate) fn change_place(&self, request: &SetPlace) -> Result<Places, Failure> {
        let name = names::fit(&request.name)?;
        let place = PlaceRow { id: request.place, key: names::fold(&name), name, hidden: request.hidden };
        self.ledger.change(failure, |here| here.set_place(&place).map_err(twin))?;
        // Tables in memory show the name of their place.
        self.tables().clear();
        self.memory().forget_people();
        self.place_list()
    }

    /// Every group.
    pub(crate) fn group_list(&self) -> Result<Groups, Failure> {
        self.remembered(|memory| Groups {
            groups: memory
                .circles
                .iter()
                .map(|one| Group { group: one.id, name: one.name.clone(), people: one.people.clone() })
                .collect(),
        })
    }

    /// Adds a group, or changes one.
    pub(crate) fn change_group(&self, request: &SetGroup) -> Result<Groups, Failure> {
        let name = names::fit(&request.name)?;
        if request.people.len() > MOST {
            return Err(Failure::TooLong { limit: u32::try_from(MOST).unwrap_or(u32::MAX) });
        }
        let circle =
            CircleRow { id: request.group, key: names::fold(&name), name, people: request.people.clone() };
        self.ledger.change(failure, |here| {
            let people = here.people().map_err(failure)?;
            if circle.people.iter().any(|id| !people.iter().any(|one| one.id == *id)) {
                return Err(Failure::UnknownPerson);
            }
            here.set_circle(&circle).map_err(twin)
        })?;
        self.memory().forget_people();
        self.group_list()
    }

    /// Removes a group.
    pub(crate) fn drop_group(&self, group: Uuid) -> Result<Groups, Failure> {
        self.ledger.change(failure, |here| {
            let removed = here.remove_circle(group).map_err(failure)?;
            if removed { Ok(()) } else { Err(Failure::UnknownGroup) }
        })?;
        self.memory().forget_people();
        self.group_list()
    }
}

impl Memory {
    /// Everybody known; those who played last come first.
    fn people(&self) -> People {
        let mut counted = Counted::new();
        for entry in self.entries() {
            for person in &entry.people {
                if let Some(index) = self.roster().find(*person) {
                    count(&mut counted, index, entry.started_at);
                }
            }
        }
        let mut people: Vec<Person> = self
            .people
            .iter()
            .filter(|one| one.merged_into.is_none())
            .map(|one| {
                let found = self.roster().find(one.id).and_then(|index| counted.get(&index));
                let merged = self.people.iter().filter(|other| other.merged_into == Some(one.id));
                Person {
                    person: one.id,
                    name: one.name.clone(),
                    colour: one.colour.as_deref().and_then(colour_of),
                    hidden: one.hidden,
                    merged: merged
                        .map(|other| Merged { person: other.id, name: other.name.clone() })
                        .collect(),
                    sessions: found.map_or(0, |(sessions, _)| *sessions),
                    last_at: found.map(|(_, last)| *last),
                }
            })
            .collect();
        people.sort_by(|one, other| other.last_at.cmp(&one.last_at).then_with(|| one.name.cmp(&other.name)));
        People { people }
    }

    /// Every place; where people played last comes first.
    fn places(&self) -> Places {
        let mut counted = Counted::new();
        for entry in self.entries() {
            let place = entry.place.and_then(|id| self.places.iter().position(|one| one.id == id));
            if let Some(index) = place {
                count(&mut counted, index, entry.started_at);
            }
        }
        let mut places: Vec<Place> = self
            .places
            .iter()
            .enumerate()
            .map(|(index, one)| Place {
                place: one.id,
                name: one.name.clone(),
                hidden: one.hidden,
                sessions: counted.get(&index).map_or(0, |(sessions, _)| *sessions),
                last_at: counted.get(&index).map(|(_, last)| *last),
            })
            .collect();
        places.sort_by(|one, other| other.last_at.cmp(&one.last_at).then_with(|| one.name.cmp(&other.name)));
        Places { places }
    }
}
