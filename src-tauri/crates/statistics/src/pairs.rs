//! Head to head.

use std::collections::BTreeMap;

use contract::{Ahead, Met, Opponent, Pair};

use crate::numbers::rate;
use crate::{Played, Roster};

/// Sessions shown of a pair.
const SHOWN: usize = 60;
/// Fewest meetings before anybody is called a rival or a nemesis.
const FLOOR: u32 = 3;

/// Who was ahead of whom how often: (ahead, level, behind), seen by the first.
pub(crate) type Meetings = BTreeMap<(usize, usize), [u32; 3]>;

/// Two seats of a session whose people are known and who did not play on one side: (one, other, who was ahead).
fn meetings<'a>(
    played: &'a Played,
    roster: &'a Roster,
) -> impl Iterator<Item = (usize, usize, std::cmp::Ordering)> + 'a {
    let seats: Vec<(usize, usize)> = roster
        .seated(played)
        .filter_map(|(seat, person)| Some((seat, person?)))
        .filter(|_| !played.together)
        .collect();
    let mut found = Vec::new();
    for (index, (seat, one)) in seats.iter().enumerate() {
        for (against, other) in seats.iter().skip(index + 1) {
            let team = |seat: usize| played.seats.get(seat).and_then(|seat| seat.team.as_deref());
            let same_side = team(*seat).is_some() && team(*seat) == team(*against);
            if let (Some(mine), Some(theirs), false) =
                (played.rank(*seat), played.rank(*against), same_side || one == other)
            {
                // The first place is 1: less is ahead.
                found.push((*one, *other, theirs.cmp(&mine)));
            }
        }
    }
    found.into_iter()
}

/// How often everybody met everybody, both ways.
pub(crate) fn count(played: &[&Played], roster: &Roster) -> Meetings {
    let mut all = Meetings::new();
    for one in played {
        for (me, other, ahead) in meetings(one, roster) {
            let slot = |ahead: std::cmp::Ordering| match ahead {
                std::cmp::Ordering::Greater => 0,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 2,
            };
            if let Some(count) = all.entry((me, other)).or_default().get_mut(slot(ahead)) {
                *count += 1;
            }
            if let Some(count) = all.entry((other, me)).or_default().get_mut(slot(ahead.reverse())) {
                *count += 1;
            }
        }
    }
    all
}

/// Whom this person met most often, and who came out ahead of this person most often.
pub(crate) fn rivals(all: &Meetings, person: usize, roster: &Roster) -> (Option<Opponent>, Option<Opponent>) {
    let met = |counts: &[u32; 3]| counts.iter().sum::<u32>();
    let mine: Vec<(usize, [u32; 3])> = all
        .range((person, 0)..=(person, usize::MAX))
        .map(|((_, other), counts)| (*other, *counts))
        .filter(|(_, counts)| met(counts) >= FLOOR)
        .collect();
    let opponent = |(other, counts): &(usize, [u32; 3])| {
        Some(Opponent { person: roster.id(*other)?, met: met(counts), behind: rate(counts[2], met(counts)) })
    };
    // Of equal meetings the more even one; then the name decides, so that it does not change by itself.
    let rival = mine.iter().max_by(|(one, a), (other, b)| {
        let uneven = |counts: &[u32; 3]| counts[0].abs_diff(counts[2]);
        (met(a), uneven(b)).cmp(&(met(b), uneven(a))).then_with(|| roster.name(*other).cmp(roster.name(*one)))
    });
    let nemesis =
        mine.iter().filter(|(_, counts)| 2 * counts[2] > met(counts)).max_by(|(one, a), (other, b)| {
            // Shares as whole numbers: a/n against b/m is a*m against b*n.
            let (left, right) = (u64::from(a[2]) * u64::from(met(b)), u64::from(b[2]) * u64::from(met(a)));
            left.cmp(&right)
                .then(met(a).cmp(&met(b)))
                .then_with(|| roster.name(*other).cmp(roster.name(*one)))
        });
    (rival.and_then(opponent), nemesis.and_then(opponent))
}

/// Every pair of these people, with the latest sessions at which they met.
pub(crate) fn pairs(played: &[&Played], roster: &Roster, of: &[usize]) -> Vec<Pair> {
    let place = |person: usize| of.iter().position(|one| *one == person);
    let mut all: BTreeMap<(usize, usize), ([u32; 3], Vec<Met>)> = BTreeMap::new();
    for one in played {
        for (first, second, ahead) in meetings(one, roster) {
            let (Some(first), Some(second)) = (place(first), place(second)) else { continue };
            let (key, ahead) =
                if first < second { ((first, second), ahead) } else { ((second, first), ahead.reverse()) };
            let (counts, latest) = all.entry(key).or_default();
            let (slot, who) = match ahead {
                std::cmp::Ordering::Greater => (&mut counts[0], Ahead::One),
                std::cmp::Ordering::Equal => (&mut counts[1], Ahead::Level),
                std::cmp::Ordering::Less => (&mut counts[2], Ahead::Other),
            };
            *slot += 1;
            latest.push(Met { session: one.session, ahead: who });
        }
    }
    all.into_iter()
        .filter_map(|((first, second), (counts, mut latest))| {
            latest.drain(..latest.len().saturating_sub(SHOWN));
            let id = |place: usize| of.get(place).and_then(|person| roster.id(*person));
            let [one_ahead, level, other_ahead] = counts;
            Some(Pair { one: id(first)?, other: id(second)?, one_ahead, level, other_ahead, latest })
        })
        .collect()
}
