//! One person over the selected sessions.

use std::collections::BTreeMap;

use contract::{PersonGame, PersonStatistics};

use crate::numbers::{Count, rate};
use crate::pairs::{count, rivals};
use crate::ratings::Ratings;
use crate::{Played, Roster, both};

/// What is counted of one person.
#[derive(Default)]
struct Seen {
    plays: Count,
    against: u32,
    wins: u32,
    shared: u32,
    together: u32,
    together_won: u32,
    streak: u32,
    best_streak: u32,
    games: BTreeMap<String, [u32; 3]>,
}

/// How many sessions each person sat at, with the people of most sessions first.
pub(crate) fn by_plays(played: &[&Played], roster: &Roster) -> Vec<(usize, u32)> {
    let mut counts = vec![0_u32; roster.len()];
    for one in played {
        for (_, person) in roster.seated(one) {
            if let Some(count) = person.and_then(|person| counts.get_mut(person)) {
                *count += 1;
            }
        }
    }
    let mut found: Vec<(usize, u32)> =
        counts.into_iter().enumerate().filter(|(_, count)| *count > 0).collect();
    found.sort_by(|(one, a), (other, b)| b.cmp(a).then_with(|| roster.name(*one).cmp(roster.name(*other))));
    found
}

/// Everybody, who played most first. `played` is in the order in which it was played.
pub(crate) fn people(played: &[&Played], roster: &Roster) -> Vec<PersonStatistics> {
    let (ratings, meetings) = both(|| Ratings::new(played, roster), || count(played, roster));
    let mut seen: Vec<Seen> = (0..roster.len()).map(|_| Seen::default()).collect();
    for one in played {
        let shared = one.is_shared();
        for (seat, person) in roster.seated(one) {
            let (Some(info), Some(seen)) =
                (one.seats.get(seat), person.and_then(|person| seen.get_mut(person)))
            else {
                continue;
            };
            seen.plays.add(one);
            if one.together {
                seen.together += 1;
                seen.together_won += u32::from(info.won);
                continue;
            }
            seen.against += 1;
            let shared = u32::from(info.won && shared);
            seen.shared += shared;
            // Most names of games are there already: no new text for each session.
            if !seen.games.contains_key(&one.game) {
                seen.games.insert(one.game.clone(), [0; 3]);
            }
            if let Some([of, wins, ties]) = seen.games.get_mut(&one.game) {
                *of += 1;
                *wins += u32::from(info.won);
                *ties += shared;
            }
            if info.won {
                seen.wins += 1;
                seen.streak += 1;
                seen.best_streak = seen.best_streak.max(seen.streak);
            } else {
                seen.streak = 0;
            }
        }
    }
    by_plays(played, roster)
        .into_iter()
        .filter_map(|(person, _)| {
            let seen = std::mem::take(seen.get_mut(person)?);
            let (rival, nemesis) = rivals(&meetings, person, roster);
            Some(PersonStatistics {
                person: roster.id(person)?,
                name: roster.name(person).to_owned(),
                plays: seen.plays.done(),
                wins: rate(seen.wins, seen.against),
                shared: seen.shared,
                together: rate(seen.together_won, seen.together),
                streak: seen.streak,
                best_streak: seen.best_streak,
                rating: ratings.of(person),
                rival,
                nemesis,
                games: seen
                    .games
                    .into_iter()
                    .map(|(game, [of, wins, shared])| PersonGame { game, wins: rate(wins, of), shared })
                    .collect(),
            })
        })
        .collect()
}
