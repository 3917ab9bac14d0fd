//! Does it matter how many sit there, and who begins?

use std::collections::BTreeMap;

use contract::{BySeats, SeatShare};

use crate::Played;
use crate::numbers::{rate, spread};

/// By number of seats.
pub(crate) fn by_seats(played: &[&Played]) -> Vec<BySeats> {
    #[derive(Default)]
    struct Seen {
        sessions: u32,
        points: Vec<i32>,
        winning: Vec<i32>,
    }
    let mut all: BTreeMap<u8, Seen> = BTreeMap::new();
    for one in played {
        let seen = all.entry(u8::try_from(one.seats.len()).unwrap_or(u8::MAX)).or_default();
        seen.sessions += 1;
        seen.points.extend(one.seats.iter().filter_map(|seat| seat.points));
        seen.winning.extend(one.seats.iter().filter(|seat| seat.won).filter_map(|seat| seat.points));
    }
    let told = all.into_iter().map(|(seats, seen)| BySeats {
        seats,
        sessions: seen.sessions,
        points: spread(&seen.points),
        winning: spread(&seen.winning),
    });
    told.collect()
}

/// By place in the playing order, for each number of seats. Where only the first seat is known, only it counts.
pub(crate) fn by_place(played: &[&Played]) -> Vec<SeatShare> {
    // (seats, place) -> (wins, sessions); and the wins in all sessions of so many seats, for what is expected.
    let mut all: BTreeMap<(u8, u8), (u32, u32)> = BTreeMap::new();
    let mut chances: BTreeMap<u8, (u32, u32)> = BTreeMap::new();
    for one in played.iter().filter(|one| !one.together) {
        let (Some(first), Ok(seats)) = (one.first, u8::try_from(one.seats.len())) else { continue };
        if seats < 2 || first >= seats {
            continue;
        }
        let chance = chances.entry(seats).or_default();
        for (seat, info) in (0_u8..).zip(&one.seats) {
            chance.0 += u32::from(info.won);
            chance.1 += 1;
            let place = (seat + seats - first) % seats;
            if place == 0 || one.ordered {
                let (wins, sessions) = all.entry((seats, place)).or_default();
                *wins += u32::from(info.won);
                *sessions += 1;
            }
        }
    }
    all.into_iter()
        .map(|((seats, place), (wins, sessions))| {
            let (won, of) = chances.get(&seats).copied().unwrap_or_default();
            SeatShare {
                place,
                seats,
                wins: rate(wins, sessions),
                expected: if of == 0 { 0.0 } else { f64::from(won) / f64::from(of) },
            }
        })
        .collect()
}
