//! What Carcassonne measures: followers by role, the largest features, shares, what open features cost.

use carcassonne::{Carcassonne, Move, Role};
use contract::{Facts, ScoreLine, Unit};
use referee::{Arg, Seat};

use super::typed::moves;
use super::{Hook, Told, add, per_seat, raise};

pub(crate) const HOOK: Hook =
    Hook { game: "carcassonne", version: 1, facts, unit, chances: |_| None, owed: |_| None };

fn unit(key: &str) -> Unit {
    match key {
        "car-fact-lost-open" | "car-fact-best-farm" => Unit::Points,
        "car-fact-shared" => Unit::Percent,
        _ => Unit::Count,
    }
}

fn facts(told: &Told<'_>) -> Facts {
    let mut facts = Facts::default();
    let none = vec![0_i32; usize::from(told.seats)];
    let mut roles = [none.clone(), none.clone(), none.clone(), none.clone()];
    let mut tiles = none.clone();
    for mv in moves::<Carcassonne>(told) {
        match mv {
            Move::Place { seat, follower, .. } => {
                add(&mut tiles, seat, 1);
                if let Some(follower) = follower {
                    let role = match follower.feature().role() {
                        Role::Thief => 0,
                        Role::Knight => 1,
                        Role::Monk => 2,
                        Role::Farmer => 3,
                    };
                    if let Some(counts) = roles.get_mut(role) {
                        add(counts, seat, 1);
                    }
                }
            }
            Move::Discard { .. } => {}
        }
    }
    let (mut city, mut road, mut farm) = (none.clone(), none.clone(), none.clone());
    let (mut shields, mut lost) = (none.clone(), none.clone());
    let (mut features, mut contested) = (none.clone(), none.clone());
    for line in &told.sheet.lines {
        let seat = line.seat;
        let (tiles, signs) = (number(line, "tiles"), number(line, "shields"));
        match line.source.as_str() {
            "city" => {
                raise(&mut city, seat, tiles);
                add(&mut shields, seat, signs);
            }
            "road" => raise(&mut road, seat, tiles),
            "farm" => raise(&mut farm, seat, line.points),
            _ => {}
        }
        add(&mut lost, seat, lost_open(line, tiles));
        if let Some(shared) = is_contested(line, seat) {
            add(&mut features, seat, 1);
            add(&mut contested, seat, i32::from(shared));
        }
    }
    let [thieves, knights, monks, farmers] = &roles;
    for (key, numbers) in [
        ("car-fact-tiles", &tiles),
        ("car-fact-thieves", thieves),
        ("car-fact-knights", knights),
        ("car-fact-monks", monks),
        ("car-fact-farmers", farmers),
        ("car-fact-largest-city", &city),
        ("car-fact-longest-road", &road),
        ("car-fact-best-farm", &farm),
        ("car-fact-shields", &shields),
        ("car-fact-lost-open", &lost),
    ] {
        per_seat(&mut facts, key, numbers);
    }
    let shares = features.iter().zip(&contested).map(|(all, shared)| (*all > 0).then(|| 100 * shared / all));
    facts.seats.insert("car-fact-shared".to_owned(), shares.collect());
    facts
}

fn number(line: &ScoreLine, name: &str) -> i32 {
    match line.args.get(name) {
        Some(Arg::Number(number)) => i32::try_from(*number).unwrap_or(0),
        _ => 0,
    }
}

/// What the feature would have brought more, had it been finished as it lay there: an open city half of its
/// points (CAR-CITY-02, CAR-END-05), a monastery what is missing around it (CAR-MON-01, CAR-END-06).
fn lost_open(line: &ScoreLine, tiles: i32) -> i32 {
    match line.code.as_str() {
        "car-line-city-open" => line.points,
        "car-line-monastery-open" => 9 - tiles,
        _ => 0,
    }
}

/// Whether others had followers there, too; none where no followers are named.
fn is_contested(line: &ScoreLine, seat: Seat) -> Option<bool> {
    match line.args.get("followers") {
        Some(Arg::PerSeat(counts)) => {
            Some(counts.iter().enumerate().any(|(index, count)| index != seat.index() && *count > 0))
        }
        _ => None,
    }
}
