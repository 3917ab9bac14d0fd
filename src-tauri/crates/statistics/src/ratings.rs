//! Strength as the results tell it.
//!
//! Weng and Lin's Bayesian rating takes several seats at once, ties and sides, and gives its uncertainty
//! with it. Reckoned anew from the results every time: a corrected result simply gives another strength.

use contract::Rating;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

use crate::{Played, Roster};

/// Strength by person.
pub(crate) struct Ratings(Vec<(WengLinRating, u32)>);

impl Ratings {
    /// From sessions in the order in which they were played.
    pub(crate) fn new(played: &[&Played], roster: &Roster) -> Self {
        let config = WengLinConfig::new();
        let mut ratings = vec![(WengLinRating::new(), 0_u32); roster.len()];
        for one in played.iter().filter(|one| !one.together && one.seats.len() > 1) {
            let sides = sides(one);
            let known = roster.seated(one).filter(|(_, person)| person.is_some()).count();
            if sides.len() < 2 || known == 0 {
                continue;
            }
            let people: Vec<Option<usize>> = roster.seated(one).map(|(_, person)| person).collect();
            let of = |seat: &usize| {
                let person = people.get(*seat).copied().flatten();
                person
                    .and_then(|person| ratings.get(person))
                    .map_or_else(WengLinRating::new, |(rating, _)| *rating)
            };
            let before: Vec<(Vec<WengLinRating>, MultiTeamOutcome)> = sides
                .iter()
                .map(|(rank, seats)| {
                    (seats.iter().map(of).collect(), MultiTeamOutcome::new(usize::from(*rank)))
                })
                .collect();
            let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
                before.iter().map(|(team, outcome)| (team.as_slice(), *outcome)).collect();
            let after = weng_lin_multi_team(&teams, &config);
            for ((_, seats), team) in sides.iter().zip(after) {
                for (seat, rating) in seats.iter().zip(team) {
                    let person = people.get(*seat).copied().flatten();
                    if let Some(kept) = person.and_then(|person| ratings.get_mut(person)) {
                        *kept = (rating, kept.1 + 1);
                    }
                }
            }
        }
        Self(ratings)
    }

    /// The strength of a person; none without a session that can be ranked.
    pub(crate) fn of(&self, person: usize) -> Option<Rating> {
        let (rating, sessions) = self.0.get(person)?;
        (*sessions > 0).then_some(Rating {
            strength: rating.rating,
            uncertainty: rating.uncertainty,
            sessions: *sessions,
        })
    }
}

/// Who played against whom: the place a side came to, and its seats. A seat without a side is one.
fn sides(played: &Played) -> Vec<(u8, Vec<usize>)> {
    let mut sides: Vec<(Option<&str>, u8, Vec<usize>)> = Vec::new();
    for (seat, info) in played.seats.iter().enumerate() {
        let Some(rank) = played.rank(seat) else { return Vec::new() };
        let team = info.team.as_deref();
        match sides.iter_mut().find(|(other, _, _)| team.is_some() && *other == team) {
            Some((_, best, seats)) => {
                *best = rank.min(*best);
                seats.push(seat);
            }
            None => sides.push((team, rank, vec![seat])),
        }
    }
    sides.into_iter().map(|(_, rank, seats)| (rank, seats)).collect()
}
