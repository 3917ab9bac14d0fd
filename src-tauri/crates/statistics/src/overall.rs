//! Statistics over all games.

use std::collections::BTreeMap;

use chrono::{Datelike, NaiveDate};
use contract::{GamePlays, Month, Statistics};
use uuid::Uuid;

use crate::numbers::Count;
use crate::pairs::pairs;
use crate::people::{by_plays, people};
use crate::seats::{by_place, by_seats};
use crate::{Played, Roster, both};

/// How many people are set against one another where nobody asks for certain ones.
const PAIRED: usize = 8;

/// Whom to set against one another: those asked for, else those who played most.
pub(crate) fn paired(played: &[&Played], roster: &Roster, asked: &[Uuid]) -> Vec<usize> {
    let asked: Vec<usize> = asked.iter().filter_map(|person| roster.find(*person)).collect();
    if asked.len() > 1 {
        asked
    } else {
        by_plays(played, roster).into_iter().take(PAIRED).map(|(person, _)| person).collect()
    }
}

/// Statistics over all games. `played` is in the order in which it was played; `asked` are the people the
/// selection names.
pub fn overall(played: &[&Played], roster: &Roster, asked: &[Uuid]) -> Statistics {
    let mut plays = Count::default();
    let mut games: BTreeMap<&str, Count> = BTreeMap::new();
    let mut months: BTreeMap<NaiveDate, (u32, u64)> = BTreeMap::new();
    let mut weekdays = vec![0_u32; 7];
    for one in played {
        plays.add(one);
        games.entry(&one.game).or_default().add(one);
        let month = months.entry(one.day.with_day(1).unwrap_or(one.day)).or_default();
        month.0 += 1;
        month.1 += u64::from(one.seconds.unwrap_or(0));
        let weekday = usize::try_from(one.day.weekday().num_days_from_monday()).unwrap_or(0);
        if let Some(count) = weekdays.get_mut(weekday) {
            *count += 1;
        }
    }
    let mut games: Vec<GamePlays> = games
        .into_iter()
        .map(|(game, count)| GamePlays { game: game.to_owned(), plays: count.done() })
        .collect();
    games.sort_by(|one, other| {
        other.plays.sessions.cmp(&one.plays.sessions).then_with(|| one.game.cmp(&other.game))
    });
    let (pairs, people) =
        both(|| pairs(played, roster, &paired(played, roster, asked)), || people(played, roster));
    Statistics {
        plays: plays.done(),
        games,
        people,
        pairs,
        by_seats: by_seats(played)
            .into_iter()
            // Points of different games are never put together.
            .map(|one| contract::BySeats {
                points: contract::Spread::default(),
                winning: contract::Spread::default(),
                ..one
            })
            .collect(),
        by_place: by_place(played),
        months: months
            .into_iter()
            .map(|(month, (sessions, seconds))| Month { month, sessions, seconds })
            .collect(),
        weekdays,
    }
}
