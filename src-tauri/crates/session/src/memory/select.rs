//! Which sessions are meant.

use std::collections::HashSet;

use contract::{Failure, Selection};
use statistics::Played;
use uuid::Uuid;

use super::{Entry, Memory};
use crate::names;

/// Most characters of a search.
const LONGEST: usize = 200;

/// A selection, made ready for asking.
pub(crate) struct Wanted<'a> {
    select: &'a Selection,
    words: Vec<String>,
    /// By their place in the roster, so that whoever was merged is found.
    people: Vec<usize>,
    group: Option<HashSet<usize>>,
    memory: &'a Memory,
}

impl<'a> Wanted<'a> {
    /// Reads a selection.
    ///
    /// # Errors
    /// [`Failure::UnknownPerson`], [`Failure::UnknownPlace`], [`Failure::UnknownGroup`], [`Failure::TooLong`].
    pub(crate) fn new(select: &'a Selection, memory: &'a Memory) -> Result<Self, Failure> {
        let text = select.text.as_deref().unwrap_or_default();
        if text.chars().count() > LONGEST {
            return Err(Failure::TooLong { limit: u32::try_from(LONGEST).unwrap_or(u32::MAX) });
        }
        let find = |person: &Uuid| memory.roster().find(*person).ok_or(Failure::UnknownPerson);
        if select.place.is_some_and(|place| memory.place_name(place).is_none()) {
            return Err(Failure::UnknownPlace);
        }
        let group = match select.group {
            None => None,
            Some(group) => {
                let circle =
                    memory.circles.iter().find(|one| one.id == group).ok_or(Failure::UnknownGroup)?;
                Some(circle.people.iter().filter_map(|person| memory.roster().find(*person)).collect())
            }
        };
        Ok(Self {
            words: names::searched(text).split_whitespace().map(str::to_owned).collect(),
            people: select.people.iter().map(find).collect::<Result<_, _>>()?,
            group,
            select,
            memory,
        })
    }

    /// Whether this session is meant.
    pub(crate) fn takes(&self, entry: &Entry) -> bool {
        let select = self.select;
        (select.games.is_empty() || select.games.contains(&entry.game))
            && (select.states.is_empty() || select.states.contains(&entry.state))
            && select.refereed.is_none_or(|refereed| refereed == entry.refereed)
            && select.seats.is_none_or(|seats| entry.seats.len() == usize::from(seats))
            && select.place.is_none_or(|place| entry.place == Some(place))
            && select.from.is_none_or(|from| entry.day >= from)
            && select.to.is_none_or(|to| entry.day <= to)
            && self.takes_people(entry)
            && self
                .words
                .iter()
                .all(|word| entry.searched.contains(word.as_str()) || self.in_place(entry, word))
    }

    fn takes_people(&self, entry: &Entry) -> bool {
        if self.people.is_empty() && self.group.is_none() {
            return true;
        }
        let there: HashSet<usize> =
            entry.people.iter().filter_map(|person| self.memory.roster().find(*person)).collect();
        self.people.iter().all(|person| there.contains(person))
            && self.group.as_ref().is_none_or(|group| there.intersection(group).count() >= 2)
    }

    fn in_place(&self, entry: &Entry, word: &str) -> bool {
        let place = entry.place.and_then(|place| self.memory.place_name(place));
        place.is_some_and(|place| names::searched(place).contains(word))
    }

    /// The sessions that are meant and were played to the end, in the order in which they were played.
    pub(crate) fn played(&self) -> Vec<&'a Played> {
        let entries = self.memory.entries().rev().filter(|entry| self.takes(entry));
        entries.filter_map(|entry| entry.played.as_ref()).collect()
    }
}
