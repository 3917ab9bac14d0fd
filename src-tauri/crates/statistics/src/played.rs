//! A session played to the end, and who the people are.

use std::collections::HashMap;
use std::sync::OnceLock;

use chrono::{DateTime, NaiveDate, Utc};
use contract::{Colour, Facts};
use uuid::Uuid;

/// One seat of a session played to the end.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PlayedSeat {
    /// Who sat there.
    pub person: Option<Uuid>,
    /// Its colour, where it is known.
    pub colour: Option<Colour>,
    /// Points, where they were counted.
    pub points: Option<i32>,
    /// Whether it won.
    pub won: bool,
    /// Seconds on its turns, where moves were timed.
    pub seconds: Option<u32>,
    /// The side it was on, where several seats win or lose together.
    pub team: Option<String>,
}

/// A session played to the end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The session.
    pub session: Uuid,
    /// The game, by id; or any other game, by its name.
    pub game: String,
    /// When it began.
    pub at: DateTime<Utc>,
    /// The day it began on, by the calendar of the table.
    pub day: NaiveDate,
    /// Seconds at the table, without pauses, where they are known.
    pub seconds: Option<u32>,
    /// Fewest points win.
    pub lowest_wins: bool,
    /// All played against the game.
    pub together: bool,
    /// The seat that began, where it is known.
    pub first: Option<u8>,
    /// Whether the seats stand in playing order.
    pub ordered: bool,
    /// The seats.
    pub seats: Vec<PlayedSeat>,
    /// The place each seat came to, from 1; empty where nobody knows.
    pub ranks: Vec<u8>,
    /// Points during the game and in final scoring, by column of the score sheet, seat by seat.
    pub sources: Vec<(String, Vec<[i32; 2]>)>,
    /// What the game measures besides.
    pub measured: Measured,
}

/// How what is kept is read.
pub type Read = fn(&str) -> Facts;

/// What a game measures of one session, kept as text and understood when a screen first asks for it: a list never does.
#[derive(Debug, Clone, Default)]
pub struct Measured {
    kept: Option<(String, Read)>,
    facts: OnceLock<Facts>,
}

impl Measured {
    /// As it is kept beside the session's log, and how that is read.
    pub const fn kept(text: String, read: Read) -> Self {
        Self { kept: Some((text, read)), facts: OnceLock::new() }
    }

    /// What was measured.
    pub fn facts(&self) -> &Facts {
        self.facts.get_or_init(|| self.kept.as_ref().map_or_else(Facts::default, |(text, read)| read(text)))
    }
}

impl From<Facts> for Measured {
    fn from(facts: Facts) -> Self {
        Self { kept: None, facts: facts.into() }
    }
}

impl PartialEq for Measured {
    fn eq(&self, other: &Self) -> bool {
        self.facts() == other.facts()
    }
}

impl Eq for Measured {}

impl Played {
    /// The place a seat came to.
    pub(crate) fn rank(&self, seat: usize) -> Option<u8> {
        self.ranks.get(seat).copied()
    }

    /// Whether the win was shared; a side that wins together does not share it.
    pub(crate) fn is_shared(&self) -> bool {
        let mut winners = self.seats.iter().filter(|seat| seat.won);
        let first = winners.next();
        !self.together
            && winners
                .any(|other| first.is_some_and(|first| first.team.is_none() || first.team != other.team))
    }
}

/// The place each of these points comes to, from 1; equal points share a place.
pub fn ranks(points: &[i32], lowest_wins: bool) -> Vec<u8> {
    let better = |one: i32, other: i32| if lowest_wins { one < other } else { one > other };
    points
        .iter()
        .map(|mine| {
            let ahead = points.iter().filter(|other| better(**other, *mine)).count();
            u8::try_from(ahead + 1).unwrap_or(u8::MAX)
        })
        .collect()
}

/// Who the people are: whoever was merged is the person it turned out to be.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Roster {
    people: Vec<(Uuid, String)>,
    index: HashMap<Uuid, usize>,
}

impl Roster {
    /// Reads people off a list of (id, name, whom they turned out to be). A chain of merges is followed to its
    /// end; a circle, which nobody can make here, ends where it began.
    pub fn new(people: impl IntoIterator<Item = (Uuid, String, Option<Uuid>)>) -> Self {
        let listed: Vec<_> = people.into_iter().collect();
        let merged: HashMap<Uuid, Uuid> =
            listed.iter().filter_map(|(id, _, into)| into.map(|into| (*id, into))).collect();
        let mut roster = Self::default();
        for (id, name, into) in &listed {
            if into.is_none() {
                roster.index.insert(*id, roster.people.len());
                roster.people.push((*id, name.clone()));
            }
        }
        for (id, _, _) in &listed {
            let mut at = *id;
            // As many steps as there are people: a circle cannot hold it up.
            for _ in 0..listed.len() {
                match merged.get(&at) {
                    Some(into) => at = *into,
                    None => break,
                }
            }
            if let Some(index) = roster.index.get(&at).copied() {
                roster.index.insert(*id, index);
            }
        }
        roster
    }

    /// The place of a person in this roster, the same for everybody who turned out to be that person.
    pub fn find(&self, person: Uuid) -> Option<usize> {
        self.index.get(&person).copied()
    }

    /// Who that is.
    pub fn id(&self, index: usize) -> Option<Uuid> {
        self.people.get(index).map(|(id, _)| *id)
    }

    /// The name.
    pub fn name(&self, index: usize) -> &str {
        self.people.get(index).map_or("", |(_, name)| name.as_str())
    }

    /// How many people there are.
    pub fn len(&self) -> usize {
        self.people.len()
    }

    /// Whether there is nobody.
    pub fn is_empty(&self) -> bool {
        self.people.is_empty()
    }

    /// The people of a session, seat by seat.
    pub(crate) fn seated<'a>(
        &'a self,
        played: &'a Played,
    ) -> impl Iterator<Item = (usize, Option<usize>)> + 'a {
        played.seats.iter().enumerate().map(|(seat, info)| (seat, info.person.and_then(|id| self.find(id))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_points_share_a_place() {
        assert_eq!(ranks(&[7, 9, 9, 3], false), [3, 1, 1, 4]);
        assert_eq!(ranks(&[7, 9, 9, 3], true), [2, 3, 3, 1]);
        assert_eq!(ranks(&[], false), [] as [u8; 0]);
    }

    #[test]
    fn whoever_was_merged_is_found_as_the_person_it_is() {
        let id = |number: u128| Uuid::from_u128(number);
        let roster = Roster::new([
            (id(1), "Anna".into(), None),
            (id(2), "Anni".into(), Some(id(3))),
            (id(3), "Ana".into(), Some(id(1))),
            (id(4), "Marek".into(), None),
        ]);
        assert_eq!(roster.len(), 2);
        assert_eq!(roster.find(id(2)), roster.find(id(1)));
        assert_eq!(roster.find(id(4)).and_then(|at| roster.id(at)), Some(id(4)));
        assert_eq!(roster.find(id(9)), None);
    }
}
