//! What holds in 10,000 random games of the Catan Dice Game.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::collections::HashSet;

use acceptance::laws;
use catan_dice::{CROSS, CatanDice, Face, Knight, Move, Named, Setup, State, Step, Symbol};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use referee::{Game, Seat};

const GAMES: u64 = 10_000;

fn throw(dice: &mut SmallRng, count: usize) -> Vec<Named<Face>> {
    (0..count).map(|_| Named::Known(Face::ALL[dice.random_range(0..6)])).collect()
}

/// Every single step that can be written down, and some with names and numbers that do not exist.
fn every_step(seat: Seat) -> Vec<Move> {
    let odd = Named::Unknown("diamond".to_owned());
    let odd_symbols = ["start", "R16", "S6"].map(|name| Named::Unknown(name.to_owned()));
    let symbols = Symbol::all().map(Named::Known).chain(odd_symbols);
    let joker = |knight: Knight, turn: &Named<Face>, to: &Named<Face>| Move::Joker {
        seat,
        knight,
        turn: turn.clone(),
        to: to.clone(),
    };
    let mut moves = vec![Move::EndTurn { seat }, Move::Gold { seat, to: odd.clone() }];
    moves.extend(symbols.map(|what| Move::Build { seat, what }));
    for to in Face::ALL.map(Named::Known) {
        moves.push(Move::Gold { seat, to: to.clone() });
        moves.extend([joker(Knight(1), &odd, &to), joker(Knight(6), &to, &odd)]);
        moves.extend([Knight(0), Knight(7)].map(|knight| joker(knight, &Face::Gold.into(), &to)));
        for turn in Face::ALL.map(Named::Known) {
            moves.extend(Knight::all().map(|knight| joker(knight, &turn, &to)));
        }
    }
    moves
}

/// `check` allows exactly the steps that `legal` lists; gives these and all the others that are legal.
fn steps_agree(state: &State, steps: &[Move]) -> Vec<Move> {
    let legal = CatanDice::legal(state);
    let listed: Vec<&Move> = legal
        .iter()
        .filter(|mv| {
            !matches!(
                mv,
                Move::Roll { .. } | Move::FinalDice { .. } | Move::Bundle { .. } | Move::Marked { .. }
            )
        })
        .collect();
    let allowed: Vec<&Move> = steps.iter().filter(|mv| CatanDice::check(state, mv).allows()).collect();
    assert_eq!(allowed.len(), listed.len(), "{state:?}");
    assert!(allowed.iter().all(|mv| listed.contains(mv)), "{state:?}");
    assert!(legal.iter().all(|mv| CatanDice::check(state, mv).allows()), "{state:?}");
    legal
}

/// Boxes less two a cross are the marked symbols less two a cross.
fn boxes_are_symbols(state: &State) {
    let view = CatanDice::view(state);
    let sheet = CatanDice::sheet(state);
    for (seat, paper) in Seat::all(state.setup().seats).zip(&view.sheets) {
        let crosses = CROSS * i32::try_from(paper.crosses).expect("few");
        let boxes: i32 = paper.boxes.iter().filter_map(|filled| filled.points).sum();
        let present = if view.seat == Some(seat) { view.turn.points } else { 0 };
        let symbols: i32 = paper.marked.iter().map(|symbol| symbol.points()).sum();
        assert_eq!(boxes + present + crosses, symbols + crosses);
        assert_eq!(sheet.total(seat), symbols + crosses);
        assert!(paper.boxes.iter().all(|filled| filled.points != Some(0)), "a zero in a box");
    }
}

/// One game, dice by chance and every choice by chance among what `legal` lists; in one of eight turns nothing
/// is entered but what was marked.
fn game(seed: u64) {
    let mut dice = SmallRng::seed_from_u64(seed);
    let setup = Setup {
        turns: dice.random_range(1..=15),
        same_turn_joker: dice.random_bool(0.7),
        may_decline: dice.random_bool(0.7),
        ..Setup::of(dice.random_range(1..=2))
    };
    let mut state = CatanDice::start(&setup).expect("a table");
    let steps: Vec<Vec<Move>> = Seat::all(setup.seats).map(every_step).collect();
    while let Some(seat) = state.to_move() {
        let mv = if state.dice().is_none() && dice.random_bool(0.125) {
            let marked: Vec<Move> =
                CatanDice::legal(&state).into_iter().filter(|mv| matches!(mv, Move::Marked { .. })).collect();
            for what in Symbol::all().map(Named::Known) {
                let one = Move::Marked { seat, built: vec![what], jokers: Vec::new() };
                assert_eq!(CatanDice::check(&state, &one).allows(), marked.contains(&one), "{one:?}");
            }
            marked.choose(&mut dice).expect("a cross at least").clone()
        } else if state.dice().is_none() {
            Move::FinalDice { seat, dice: throw(&mut dice, 6) }
        } else {
            steps_agree(&state, &steps[seat.index()]).choose(&mut dice).expect("a turn can end").clone()
        };
        CatanDice::play(&mut state, &mv).expect("a legal move");
        CatanDice::invariants(&state).expect("what always holds");
        boxes_are_symbols(&state);
    }
    laws::position::<CatanDice>(&setup, &state).expect("the end");
    assert!(CatanDice::legal(&state).is_empty());
}

#[test]
fn dice_end_02_in_10_000_random_games_and_check_agrees_with_legal() {
    std::thread::scope(|threads| {
        for half in 0..2 {
            threads.spawn(move || (0..GAMES).filter(|seed| seed % 2 == half).for_each(game));
        }
    });
}

/// All heaps of so many dice, faces in order.
fn heaps(count: usize) -> Vec<Vec<Face>> {
    let mut heaps = vec![Vec::new()];
    for _ in 0..count {
        heaps = heaps
            .into_iter()
            .flat_map(|heap: Vec<Face>| {
                let least = heap.last().map_or(0, |last| last.index());
                Face::ALL[least..].iter().map(move |face| [heap.as_slice(), &[*face]].concat())
            })
            .collect();
    }
    heaps
}

/// What may be rolled or laid down depends on the dice and on how often they were rolled, never on the sheet: so every
/// six dice, kept and rolled in every division, after none, one and two rolls of every kind, are all there is.
#[test]
fn dice_roll_every_division_of_six_dice_after_every_roll() {
    let seat = Seat(0);
    let named = |heap: &[Face]| -> Vec<Named<Face>> { heap.iter().copied().map(Named::Known).collect() };
    let mut tried: Vec<Move> =
        heaps(6).iter().map(|dice| Move::FinalDice { seat, dice: named(dice) }).collect();
    for kept in 0..=6 {
        let rest = heaps(6 - kept);
        for kept in heaps(kept) {
            tried.extend(rest.iter().map(|rolled| Move::Roll {
                seat,
                kept: named(&kept),
                rolled: named(rolled),
            }));
        }
    }
    assert_eq!(tried.len(), 462 + 12_376);
    let agree = |state: &State| {
        let allowed: HashSet<&Move> =
            tried.iter().filter(|mv| CatanDice::check(state, mv).allows()).collect();
        let legal = CatanDice::legal(state);
        let listed: HashSet<&Move> =
            legal.iter().filter(|mv| matches!(mv, Move::Roll { .. } | Move::FinalDice { .. })).collect();
        assert_eq!(allowed, listed, "{state:?}");
    };
    let fresh = CatanDice::start(&Setup::of(1)).expect("a table");
    agree(&fresh);
    for first in heaps(6) {
        let mut state = fresh.clone();
        for kept in [Vec::new(), named(&first)] {
            let rolled = if kept.is_empty() { named(&first) } else { Vec::new() };
            CatanDice::play(&mut state, &Move::Roll { seat, kept, rolled }).expect("a legal roll");
            agree(&state);
        }
    }
}

#[test]
fn every_law_of_every_game() {
    laws::rule_ids::<CatanDice>().expect("rule ids");
    for seed in 0..6 {
        let mut dice = SmallRng::seed_from_u64(seed);
        let setup = Setup { turns: 3, ..Setup::of(1 + u8::try_from(seed % 3).expect("small")) };
        laws::forms(&setup).expect("the set-up as stored");
        let mut state = CatanDice::start(&setup).expect("a table");
        let (mut moves, mut seen) = (Vec::new(), vec![state.clone()]);
        while let Some(seat) = state.to_move() {
            laws::position::<CatanDice>(&setup, &state).expect("a position");
            let rolls = (0..40).map(|count| Move::Roll {
                seat,
                kept: throw(&mut dice, count % 7),
                rolled: throw(&mut dice, 6 - count % 7),
            });
            let candidates: Vec<Move> = rolls.chain(every_step(seat)).collect();
            laws::agreement::<CatanDice>(&state, candidates, Move::canonical).expect("check and legal agree");
            let legal = CatanDice::legal(&state);
            // Rolls are many; every other move is as likely as all of them.
            let (rolls, others): (Vec<Move>, Vec<Move>) =
                legal.into_iter().partition(|mv| matches!(mv, Move::Roll { .. } | Move::FinalDice { .. }));
            let pool = if others.is_empty() || (!rolls.is_empty() && dice.random_bool(0.6)) {
                rolls
            } else {
                others
            };
            let mv = pool.choose(&mut dice).expect("a move").clone();
            laws::forms(&mv).expect("a move as stored");
            CatanDice::play(&mut state, &mv).expect("a legal move");
            moves.push(mv);
            seen.push(state.clone());
        }
        laws::position::<CatanDice>(&setup, &state).expect("the end");
        laws::folds::<CatanDice>(&setup, &moves, &seen).expect("folds");
    }
}

#[test]
fn a_bundle_is_its_steps_and_the_end_of_the_turn() {
    let mut dice = SmallRng::seed_from_u64(1);
    let mut bundles = 0;
    for _ in 0..300 {
        let mut state = CatanDice::start(&Setup::of(1)).expect("a table");
        while let Some(seat) = state.to_move() {
            let final_dice = Move::FinalDice { seat, dice: throw(&mut dice, 6) };
            CatanDice::play(&mut state, &final_dice).expect("dice");
            let offered: Vec<Vec<Step>> = CatanDice::legal(&state)
                .into_iter()
                .filter_map(|mv| if let Move::Bundle { steps, .. } = mv { Some(steps) } else { None })
                .collect();
            for steps in &offered {
                bundles += 1;
                let (mut at_once, mut one_by_one) = (state.clone(), state.clone());
                CatanDice::play(&mut at_once, &Move::Bundle { seat, steps: steps.clone() })
                    .expect("a bundle");
                for step in steps {
                    CatanDice::play(&mut one_by_one, &single(seat, step)).expect("a step");
                }
                CatanDice::play(&mut one_by_one, &Move::EndTurn { seat }).expect("the end of the turn");
                assert_eq!(CatanDice::view(&at_once).sheets, CatanDice::view(&one_by_one).sheets);
            }
            let end = offered
                .choose(&mut dice)
                .map_or(Move::EndTurn { seat }, |steps| Move::Bundle { seat, steps: steps.clone() });
            CatanDice::play(&mut state, &end).expect("the end of the turn");
        }
    }
    assert!(bundles > 5_000, "{bundles}");
}

fn single(seat: Seat, step: &Step) -> Move {
    match step.clone() {
        Step::Joker { knight, turn, to } => Move::Joker { seat, knight, turn, to },
        Step::Gold { to } => Move::Gold { seat, to },
        Step::Build { what } => Move::Build { seat, what },
    }
}

/// What a search over single steps can build in one turn is exactly what the bundles offer.
#[test]
fn dice_build_02_bundles_leave_nothing_out() {
    let mut dice = SmallRng::seed_from_u64(2);
    for round in 0..400_u32 {
        let mut island = catan_dice::Island::EMPTY;
        for _ in 0..dice.random_range(0..20) {
            let open: Vec<Symbol> = island.open().collect();
            island = island.with(*open.choose(&mut dice).expect("open"));
        }
        for knight in Knight::all() {
            if island.token(knight) == catan_dice::Token::Ready && dice.random_bool(0.6) {
                island = island.spending(knight);
            }
        }
        let setup = Setup { same_turn_joker: round.is_multiple_of(2), ..Setup::of(1) };
        let thrown = throw(&mut dice, 6).iter().filter_map(Named::known).collect();
        let state = State::laid(&setup, &[island], Some(thrown)).expect("a table");
        let mut offered: Vec<Vec<Symbol>> = Vec::new();
        for mv in CatanDice::legal(&state) {
            if let Move::Bundle { steps, .. } = mv {
                let mut built: Vec<Symbol> = steps
                    .iter()
                    .filter_map(|step| if let Step::Build { what } = step { what.known() } else { None })
                    .collect();
                built.sort_unstable();
                offered.push(built);
            }
        }
        offered.sort();
        offered.dedup();
        assert_eq!(reached(&state), offered, "{state:?}");
    }
}

/// Every set of symbols that some order of single steps builds.
fn reached(start: &State) -> Vec<Vec<Symbol>> {
    let mut found: Vec<Vec<Symbol>> = Vec::new();
    let mut seen = std::collections::HashSet::new();
    let mut open = vec![start.clone()];
    while let Some(state) = open.pop() {
        let view = CatanDice::view(&state);
        let mut built = view.turn.built.clone();
        built.sort_unstable();
        // Two positions with the same symbols, jokers and dice can do the same.
        let jokers: Vec<_> = view.sheets[0].jokers.iter().map(|joker| joker.token).collect();
        if !seen.insert((built.clone(), jokers, state.dice())) {
            continue;
        }
        if !built.is_empty() && !found.contains(&built) {
            found.push(built);
        }
        for mv in CatanDice::legal(&state) {
            if matches!(mv, Move::Joker { .. } | Move::Gold { .. } | Move::Build { .. }) {
                let mut next = state.clone();
                CatanDice::play(&mut next, &mv).expect("a legal move");
                open.push(next);
            }
        }
    }
    found.sort();
    found
}
