//! Statistics of one game.

use std::collections::BTreeMap;

use contract::{
    Bin, Distribution, Dot, GameStatistics, Measure, PersonMeasure, PersonScores, PersonSources, Record,
    SourceMean, Unit,
};
use uuid::Uuid;

use crate::chance::against;
use crate::numbers::{Count, rate, spread};
use crate::overall::paired;
use crate::pairs::pairs;
use crate::people::by_plays;
use crate::ratings::Ratings;
use crate::seats::{by_place, by_seats};
use crate::{Played, Roster, both};

/// Sessions shown of a person.
const SHOWN: usize = 100;

/// What of a count was to be expected: not by chance alone, but by what lay on the table session by session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Owed {
    /// The count that says it, label by label; it is shown only beside the other.
    pub key: &'static str,
    /// Into how many parts each one is divided there.
    pub parts: u32,
}

/// What a game knows of its own facts.
pub trait Expectations {
    /// What kind of number this fact is.
    fn unit(&self, key: &str) -> Unit;

    /// What fair chance would give: (label, probability), in the order in which it is shown.
    fn chances(&self, key: &str) -> Option<Vec<(String, f64)>>;

    /// Which other count says how much of this one was to be expected.
    fn owed(&self, key: &str) -> Option<Owed>;
}

/// What is gathered of one person in one game.
#[derive(Default)]
struct Seen {
    sessions: u32,
    wins: u32,
    shared: u32,
    points: Vec<i32>,
    margins: Vec<i32>,
    seconds: Vec<i32>,
    best: Option<Record>,
    worst: Option<Record>,
    latest: Vec<Dot>,
}

/// By how much a session was won over the best seat that did not win; none for a shared win, and where points
/// are missing.
fn won_by(one: &Played) -> Option<i32> {
    let of = |won: bool| one.seats.iter().filter(move |seat| seat.won == won);
    let points: Option<Vec<i32>> = of(false).map(|seat| seat.points).collect();
    let (winner, others) = (of(true).next()?.points?, points?);
    (of(true).count() == 1).then_some(())?;
    let next = if one.lowest_wins { others.into_iter().min()? } else { others.into_iter().max()? };
    Some(if one.lowest_wins { next - winner } else { winner - next })
}

/// How far a seat was from the next one (a winner) or from the winner (below 0).
fn margin(one: &Played, seat: usize) -> Option<i32> {
    let info = one.seats.get(seat)?;
    if info.won {
        return if one.is_shared() { Some(0) } else { won_by(one) };
    }
    let winner = one.seats.iter().find(|seat| seat.won)?.points?;
    let behind = if one.lowest_wins { info.points? - winner } else { winner - info.points? };
    Some(-behind)
}

fn keep(best: &mut Option<Record>, record: Record, better: impl Fn(i32, i32) -> bool) {
    if best.is_none_or(|kept| better(record.points, kept.points)) {
        *best = Some(record);
    }
}

/// Statistics of one game. `played` are its sessions in the order in which they were played; `asked` are the
/// people the selection names.
pub fn of_game(
    game: &str,
    played: &[&Played],
    roster: &Roster,
    asked: &[Uuid],
    expectations: &(dyn Expectations + Sync),
) -> GameStatistics {
    let order: Vec<usize> = by_plays(played, roster).into_iter().map(|(person, _)| person).collect();
    let facts = || {
        (
            sources(played, roster, &order),
            measures(played, roster, &order, expectations),
            distributions(played, expectations),
        )
    };
    let ((sources, measures, distributions), told) =
        both(facts, || results(game, played, roster, asked, &order));
    GameStatistics { sources, measures, distributions, ..told }
}

/// What follows from points and places alone; without what the game measures.
fn results(
    game: &str,
    played: &[&Played],
    roster: &Roster,
    asked: &[Uuid],
    order: &[usize],
) -> GameStatistics {
    let ratings = Ratings::new(played, roster);
    let mut plays = Count::default();
    let (mut points, mut margins) = (Vec::new(), Vec::new());
    let (mut best, mut closest, mut clearest) = (None, None, None);
    let mut shared = 0;
    let mut seen: Vec<Seen> = (0..roster.len()).map(|_| Seen::default()).collect();
    for one in played {
        plays.add(one);
        shared += u32::from(one.is_shared());
        if let Some(margin) = won_by(one) {
            margins.push(margin);
            let record = Record { points: margin, session: one.session };
            keep(&mut closest, record, |new, kept| new < kept);
            keep(&mut clearest, record, |new, kept| new > kept);
        }
        let lowest = one.lowest_wins;
        let better = move |new: i32, kept: i32| if lowest { new < kept } else { new > kept };
        for (seat, person) in roster.seated(one) {
            let Some(info) = one.seats.get(seat) else { continue };
            let record = info.points.map(|points| Record { points, session: one.session });
            if let Some(record) = record {
                points.push(record.points);
                keep(&mut best, record, better);
            }
            let Some(seen) = person.and_then(|person| seen.get_mut(person)) else { continue };
            seen.sessions += 1;
            seen.wins += u32::from(info.won);
            seen.shared += u32::from(info.won && one.is_shared());
            seen.margins.extend(margin(one, seat));
            seen.seconds.extend(info.seconds.and_then(|seconds| i32::try_from(seconds).ok()));
            if let Some(record) = record {
                seen.points.push(record.points);
                keep(&mut seen.best, record, better);
                keep(&mut seen.worst, record, |new, kept| better(kept, new));
                seen.latest.push(Dot {
                    session: one.session,
                    at: one.at,
                    points: record.points,
                    won: info.won,
                    colour: info.colour,
                });
            }
        }
    }
    let people = order.iter().filter_map(|person| {
        let mut seen = std::mem::take(seen.get_mut(*person)?);
        seen.latest.drain(..seen.latest.len().saturating_sub(SHOWN));
        Some(PersonScores {
            person: roster.id(*person)?,
            name: roster.name(*person).to_owned(),
            wins: rate(seen.wins, seen.sessions),
            shared: seen.shared,
            points: spread(&seen.points),
            best: seen.best,
            worst: seen.worst,
            margin: spread(&seen.margins),
            rating: ratings.of(*person),
            latest: seen.latest,
            seconds: spread(&seen.seconds),
        })
    });
    let plays = plays.done();
    GameStatistics {
        game: game.to_owned(),
        people: people.collect(),
        points: spread(&points),
        best,
        margins: spread(&margins),
        closest,
        clearest,
        shared: rate(shared, plays.sessions),
        pairs: pairs(played, roster, &paired(played, roster, asked)),
        by_seats: by_seats(played),
        by_place: by_place(played),
        sources: Vec::new(),
        measures: Vec::new(),
        distributions: Vec::new(),
        plays,
    }
}

/// Where the points came from: everybody together, then by person.
fn sources(played: &[&Played], roster: &Roster, order: &[usize]) -> Vec<PersonSources> {
    // Everybody at 0, person p at p + 1: how many seats, and points by column where there were any.
    let mut seats = vec![0_u32; roster.len() + 1];
    let mut columns: BTreeMap<&str, Vec<Option<[i64; 2]>>> = BTreeMap::new();
    for one in played.iter().filter(|one| !one.sources.is_empty()) {
        let people: Vec<Option<usize>> = roster.seated(one).map(|(_, person)| person).collect();
        let slots = |seat: usize| {
            let person = people.get(seat).copied().flatten();
            [Some(0), person.map(|person| person + 1)].into_iter().flatten()
        };
        for slot in (0..people.len()).flat_map(slots) {
            if let Some(count) = seats.get_mut(slot) {
                *count += 1;
            }
        }
        for (source, points) in &one.sources {
            let sums = columns.entry(source).or_insert_with(|| vec![None; roster.len() + 1]);
            for seat in 0..people.len() {
                let [during, after] = points.get(seat).copied().unwrap_or_default();
                for slot in slots(seat) {
                    let Some(sum) = sums.get_mut(slot) else { continue };
                    let sum = sum.get_or_insert_default();
                    sum[0] += i64::from(during);
                    sum[1] += i64::from(after);
                }
            }
        }
    }
    let told = |slot: usize, person: Option<Uuid>| {
        let n = seats.get(slot)?;
        if *n == 0 {
            return None;
        }
        #[allow(clippy::cast_precision_loss, reason = "points of all sessions together are far below 2^52")]
        let mean = |sum: i64| sum as f64 / f64::from(*n);
        let sources = columns.iter().filter_map(|(source, sums)| {
            let [during, after] = sums.get(slot).copied().flatten()?;
            Some(SourceMean { source: (*source).to_owned(), during: mean(during), after: mean(after) })
        });
        Some(PersonSources { person, n: *n, sources: sources.collect() })
    };
    let everybody = told(0, None);
    everybody
        .into_iter()
        .chain(order.iter().filter_map(|person| told(person + 1, Some(roster.id(*person)?))))
        .collect()
}

fn measures(
    played: &[&Played],
    roster: &Roster,
    order: &[usize],
    expectations: &dyn Expectations,
) -> Vec<Measure> {
    #[derive(Default)]
    struct Gathered {
        all: Vec<i32>,
        people: Vec<Vec<i32>>,
        most: Option<Record>,
    }
    let mut found: BTreeMap<&str, Gathered> = BTreeMap::new();
    for one in played.iter().filter(|one| !one.measured.facts().seats.is_empty()) {
        let people: Vec<Option<usize>> = roster.seated(one).map(|(_, person)| person).collect();
        for (key, numbers) in &one.measured.facts().seats {
            let gathered = found.entry(key).or_default();
            gathered.people.resize_with(roster.len(), Vec::new);
            for (number, person) in numbers.iter().zip(&people) {
                let Some(number) = *number else { continue };
                gathered.all.push(number);
                keep(&mut gathered.most, Record { points: number, session: one.session }, |new, kept| {
                    new > kept
                });
                if let Some(numbers) = person.and_then(|person| gathered.people.get_mut(person)) {
                    numbers.push(number);
                }
            }
        }
    }
    found
        .into_iter()
        .map(|(key, gathered)| Measure {
            key: key.to_owned(),
            unit: expectations.unit(key),
            people: order
                .iter()
                .filter_map(|person| {
                    let numbers = gathered.people.get(*person).filter(|numbers| !numbers.is_empty())?;
                    Some(PersonMeasure { person: roster.id(*person)?, spread: spread(numbers) })
                })
                .collect(),
            all: spread(&gathered.all),
            most: gathered.most,
        })
        .collect()
}

fn distributions(played: &[&Played], expectations: &dyn Expectations) -> Vec<Distribution> {
    let mut found: BTreeMap<&str, (u32, BTreeMap<&str, u32>)> = BTreeMap::new();
    for one in played {
        for (key, counts) in &one.measured.facts().counts {
            let (sessions, sums) = found.entry(key).or_default();
            *sessions += 1;
            for (label, count) in counts {
                *sums.entry(label).or_default() += count;
            }
        }
    }
    let beside: Vec<&str> =
        found.keys().filter_map(|key| expectations.owed(key)).map(|owed| owed.key).collect();
    let shown = found.iter().filter(|(key, _)| !beside.contains(key));
    let told = shown.map(|(key, (sessions, sums))| {
        let (mut bins, test) = match expectations.chances(key) {
            Some(chances) => against(&chances, |label| sums.get(label).copied().unwrap_or(0)),
            None => (plain(sums), None),
        };
        if let Some(owed) = expectations.owed(key) {
            let parts = found.get(owed.key).map(|(_, sums)| sums);
            for bin in &mut bins {
                let parts = parts.and_then(|sums| sums.get(bin.label.as_str())).copied().unwrap_or(0);
                bin.expected = Some(f64::from(parts) / f64::from(owed.parts));
            }
        }
        Distribution { key: (*key).to_owned(), total: sums.values().sum(), sessions: *sessions, bins, test }
    });
    told.collect()
}

/// Counts nothing is expected of: numbers in their order, words by how often they occur.
fn plain(sums: &BTreeMap<&str, u32>) -> Vec<Bin> {
    let mut bins: Vec<Bin> = sums
        .iter()
        .map(|(label, count)| Bin {
            label: (*label).to_owned(),
            count: *count,
            expected: None,
            low: None,
            high: None,
        })
        .collect();
    let number = |bin: &Bin| bin.label.parse::<i64>().ok();
    bins.sort_by(|one, other| match (number(one), number(other)) {
        (Some(one), Some(other)) => one.cmp(&other),
        _ => other.count.cmp(&one.count).then_with(|| one.label.cmp(&other.label)),
    });
    bins
}
