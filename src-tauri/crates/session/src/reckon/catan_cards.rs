//! What the Catan Card Game measures: both dice, figures won, attacks, and what storage and brigands cost.

use catan_cards::{CatanCards, ChangeView, Face, Move};
use contract::{Facts, Unit};
use referee::{Game, Seat};

use super::typed::walk;
use super::{Chances, Hook, Told, add, one_die, per_seat};

pub(crate) const HOOK: Hook =
    Hook { game: "catan-cards", version: 1, facts, unit: |_| Unit::Count, chances, owed: |_| None };

/// The event die is not judged: how often each symbol is on it is nobody's rule to say.
fn chances(key: &str) -> Option<Chances> {
    (key == "card-fact-die").then(one_die)
}

const fn face_word(face: Face) -> &'static str {
    match face {
        Face::Knight => "card-face-knight",
        Face::Mill => "card-face-mill",
        Face::Club => "card-face-club",
        Face::Sun => "card-face-sun",
        Face::Question => "card-face-question",
    }
}

fn facts(told: &Told<'_>) -> Facts {
    let mut facts = Facts::default();
    let none = vec![0_i32; usize::from(told.seats)];
    let (mut attacks, mut won, mut storage, mut brigands) =
        (none.clone(), none.clone(), none.clone(), none.clone());
    let (mut knight, mut mill) = (none.clone(), none);
    let mut events: Vec<&str> = Vec::new();
    let mut numbers: Vec<String> = Vec::new();
    // Who holds the figures, and whose attack is still to show what it brings.
    let (mut held, mut attacker): ((Option<Seat>, Option<Seat>), Option<Seat>) = ((None, None), None);
    let mut look = |state: &catan_cards::State| {
        let view = CatanCards::view(state);
        for change in &view.changes {
            if let ChangeView::Region { seat, from, to, lost, rule, .. } = change {
                add(&mut storage, *seat, i32::from(*lost));
                // CARD-EVDIE-05, -06: everything on mountains and pastures goes.
                if rule == "CARD-EVDIE-05" || rule == "CARD-EVDIE-06" {
                    add(&mut brigands, *seat, i32::from(from.saturating_sub(*to)));
                }
            }
        }
        for (now, before, numbers) in
            [(view.knight, &mut held.0, &mut knight), (view.mill, &mut held.1, &mut mill)]
        {
            if let Some(seat) = now.filter(|_| now != *before) {
                add(numbers, seat, 1);
            }
            *before = now;
        }
    };
    let last = walk::<CatanCards>(told, |state, mv| match mv {
        Move::Roll { face, number, .. } => {
            events.push(face_word(*face));
            numbers.push(number.to_string());
        }
        Move::Attack { seat, .. } => {
            add(&mut attacks, *seat, 1);
            attacker = Some(*seat);
        }
        Move::Defend { card: Some(_), .. } => attacker = None,
        // The card comes off, or resources change hands: it has worked.
        Move::TakeBack { .. } | Move::Take { .. } => {
            if let Some(seat) = attacker.take() {
                add(&mut won, seat, 1);
            }
        }
        Move::EndTurn { .. } => {
            attacker = None;
            look(state);
        }
        _ => {}
    });
    if let Some(last) = &last {
        look(last);
    }
    for (key, labels) in
        [("card-fact-event", events.into_iter().map(str::to_owned).collect()), ("card-fact-die", numbers)]
    {
        let counts = facts.counts.entry(key.to_owned()).or_default();
        for label in labels {
            *counts.entry(label).or_default() += 1;
        }
    }
    for (key, numbers) in [
        ("card-fact-attacks", &attacks),
        ("card-fact-attacks-won", &won),
        ("card-fact-lost-storage", &storage),
        ("card-fact-lost-brigands", &brigands),
        ("card-fact-took-knight", &knight),
        ("card-fact-took-mill", &mill),
    ] {
        per_seat(&mut facts, key, numbers);
    }
    facts
}
