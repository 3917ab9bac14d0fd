//! What the Catan Dice Game measures: the dice, crosses, what was built.
//!
//! Luck and play are told apart by the advisor over the whole-game table, which takes minutes to build; that is
//! asked at the table and in review, not of every session kept.

use catan_dice::{CatanDice, Face, Kind, Move, Named};
use contract::{Facts, Unit};
use referee::Game;

use super::typed::walk;
use super::{Chances, Hook, Told, add, per_seat, raise};

pub(crate) const HOOK: Hook = Hook { game: "catan-dice", version: 1, facts, unit, chances, owed: |_| None };

fn unit(key: &str) -> Unit {
    match key {
        "dice-fact-best-turn" => Unit::Points,
        "dice-fact-mean-turn" => Unit::Hundredths,
        _ => Unit::Count,
    }
}

/// Every die has each face once.
fn chances(key: &str) -> Option<Chances> {
    (key == "dice-fact-faces")
        .then(|| Face::ALL.into_iter().map(|face| (face.key().to_owned(), 1.0 / 6.0)).collect())
}

fn facts(told: &Told<'_>) -> Facts {
    let mut facts = Facts::default();
    let mut shown: Vec<&'static str> = Vec::new();
    let none = vec![0_i32; usize::from(told.seats)];
    let (mut rolls, mut jokers) = (none.clone(), none.clone());
    let last = walk::<CatanDice>(told, |_, mv| match mv {
        Move::Roll { seat, rolled, .. } => {
            add(&mut rolls, *seat, i32::from(!rolled.is_empty()));
            shown.extend(rolled.iter().filter_map(Named::known).map(Face::key));
        }
        Move::Joker { seat, .. } => add(&mut jokers, *seat, 1),
        Move::Bundle { seat, steps } => {
            let used = steps.iter().filter(|step| matches!(step, catan_dice::Step::Joker { .. })).count();
            add(&mut jokers, *seat, i32::try_from(used).unwrap_or(0));
        }
        Move::Marked { seat, jokers: used, .. } => {
            add(&mut jokers, *seat, i32::try_from(used.len()).unwrap_or(0));
        }
        Move::FinalDice { .. } | Move::Gold { .. } | Move::Build { .. } | Move::EndTurn { .. } => {}
    });
    let counts = facts.counts.entry("dice-fact-faces".to_owned()).or_default();
    for face in shown {
        *counts.entry(face.to_owned()).or_default() += 1;
    }
    let (mut crosses, mut best, mut mean) = (none.clone(), none.clone(), none.clone());
    let mut built = [none.clone(), none.clone(), none.clone(), none];
    if let Some(view) = last.as_ref().map(CatanDice::view) {
        for (seat, sheet) in (0_u8..).map(referee::Seat).zip(&view.sheets) {
            add(&mut crosses, seat, i32::try_from(sheet.crosses).unwrap_or(0));
            let turns: Vec<i32> = sheet.boxes.iter().map(|filled| filled.points.unwrap_or(0)).collect();
            raise(&mut best, seat, turns.iter().copied().max().unwrap_or(0));
            let of = i32::try_from(turns.len()).unwrap_or(i32::MAX).max(1);
            add(&mut mean, seat, 100 * turns.iter().sum::<i32>() / of);
            for symbol in &sheet.marked {
                let slot = match symbol.kind() {
                    Kind::Road => 0,
                    Kind::Knight => 1,
                    Kind::Settlement => 2,
                    Kind::City => 3,
                };
                if let Some(numbers) = built.get_mut(slot) {
                    add(numbers, seat, 1);
                }
            }
        }
    }
    let [roads, knights, settlements, cities] = &built;
    for (key, numbers) in [
        ("dice-fact-rolls", &rolls),
        ("dice-fact-jokers", &jokers),
        ("dice-fact-crosses", &crosses),
        ("dice-fact-best-turn", &best),
        ("dice-fact-mean-turn", &mean),
        ("dice-fact-roads", roads),
        ("dice-fact-knights", knights),
        ("dice-fact-settlements", settlements),
        ("dice-fact-cities", cities),
    ] {
        per_seat(&mut facts, key, numbers);
    }
    facts
}
