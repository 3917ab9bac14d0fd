//! The whole-game table against the reference values, how long it takes, and what follows from it.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use catan_dice::advice::{Advice, Best, Table, TableBuilder, Terms, advise, expected_total, review};
use catan_dice::{CatanDice, Dice, Face, Island, Knight, Move, Named, Setup, State, Step, Symbol};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use referee::{Game, Seat};

const PRINTED: Terms = Terms { same_turn_joker: true, jokers: true, gold: true };

/// As an application would do it: two threads, piece by piece.
fn build(terms: Terms, turns: u8) -> TableBuilder {
    let mut builder = TableBuilder::new(terms, turns);
    while !builder.is_finished() {
        let pieces: Vec<_> = builder.pieces().collect();
        let work = |half: usize| {
            let builder = &builder;
            let mine = pieces.iter().skip(half).step_by(2).copied();
            mine.map(|piece| builder.work(piece)).collect::<Vec<_>>()
        };
        let worked = std::thread::scope(|threads| {
            let other = threads.spawn(|| work(1));
            let mut all = work(0);
            all.extend(other.join().expect("it holds"));
            all
        });
        for piece in worked {
            builder.accept(piece);
        }
    }
    builder
}

fn printed() -> &'static (Table, Duration) {
    static TABLE: OnceLock<(Table, Duration)> = OnceLock::new();
    TABLE.get_or_init(|| {
        let start = Instant::now();
        let table = build(PRINTED, 15).finish().expect("it holds");
        (table, start.elapsed())
    })
}

fn near(got: f64, expected: f64) {
    assert!((got - expected).abs() < 1e-6, "{got} is not {expected}");
}

fn island(names: &str) -> Island {
    names.split(' ').map(|name| Symbol::named(name).expect("a symbol")).fold(Island::EMPTY, Island::with)
}

fn faces(letters: &str) -> Vec<Named<Face>> {
    let face = |letter| match letter {
        'O' => Face::Ore,
        'G' => Face::Grain,
        'W' => Face::Wool,
        'L' => Face::Lumber,
        'B' => Face::Brick,
        'A' => Face::Gold,
        other => panic!("no face {other}"),
    };
    letters.chars().map(|letter| Named::Known(face(letter))).collect()
}

fn dice(letters: &str) -> Dice {
    faces(letters).iter().filter_map(Named::known).collect()
}

const ANNA: Seat = Seat(0);

/// Advice on the first turn, after these rolls.
fn first_turn(rolls: &[&str]) -> Advice {
    let mut state = CatanDice::start(&Setup::of(1)).expect("a table");
    for roll in rolls {
        let roll = Move::Roll { seat: ANNA, kept: Vec::new(), rolled: faces(roll) };
        CatanDice::play(&mut state, &roll).expect("a roll");
    }
    advise(&state, Some(&printed().0)).expect("advice")
}

fn whole_game(advice: &Advice) -> &Best {
    advice.whole_game.as_ref().expect("the sheet is in the table")
}

#[test]
fn the_empty_sheet_is_worth_94_790335() {
    let (table, took) = printed();
    println!("built in {took:?}");
    // The bound is 20 seconds optimised; this machine may be busy and slower.
    assert!(took.as_secs() < 120, "{took:?}");
    for (turns, value) in [
        (1, 2.625_169),
        (2, 5.405_531),
        (3, 11.242_951),
        (4, 18.254_792),
        (5, 24.252_007),
        (10, 51.596_739),
        (14, 85.447_462),
        (15, 94.790_335),
    ] {
        near(table.value(Island::EMPTY, turns).expect("it holds"), value);
    }
}

#[test]
fn without_jokers_or_gold_it_is_worth_less() {
    for (jokers, gold, value) in
        [(false, true, 63.139_461), (true, false, 80.594_272), (false, false, 54.093_673)]
    {
        let table = build(Terms { jokers, gold, ..PRINTED }, 15).finish().expect("it holds");
        near(table.value(Island::EMPTY, 15).expect("it holds"), value);
    }
    let table = build(Terms { same_turn_joker: false, ..PRINTED }, 15).finish().expect("it holds");
    near(table.value(Island::EMPTY, 15).expect("it holds"), 94.264_066);
}

#[test]
fn what_the_first_turn_yields() {
    let (table, _) = printed();
    let later = |names: &str| {
        let built = if names.is_empty() { Island::EMPTY } else { island(names) };
        table.value(built, 14).expect("in the table")
            + f64::from(if names.is_empty() { -2 } else { built.points() })
    };
    let best = |layouts: &[&str]| layouts.iter().map(|names| later(names)).fold(f64::NEG_INFINITY, f64::max);
    for (layouts, value) in [
        (&[""][..], 83.4475),
        (&["R0"], 90.7956),
        (&["R0 R1", "R0 R2"], 95.5162),
        (&["R0 R1 R2", "R0 R2 R3"], 99.3789),
        (&["K1"], 92.3568),
        (&["K1 K2"], 97.6213),
        (&["R0 K1"], 96.8523),
        (&["S3"], 89.1294),
        (&["R0 S3"], 94.5914),
    ] {
        assert!((best(layouts) - value).abs() < 1e-4, "{layouts:?}: {} is not {value}", best(layouts));
    }
}

#[test]
fn the_last_turn_before_city_30() {
    let (table, _) = printed();
    let built = island("R0 R1 R2 R3 R4 R5 R6 R7 R12 R13 R14 R15 C7 C12 C20 K1 K2 K3 K4 K5 K6");
    let with_ready = |ready: &[u8]| {
        let used = Knight::all().filter(|knight| !ready.contains(&knight.0));
        table.value(used.fold(built, Island::spending), 1).expect("in the table")
    };
    near(with_ready(&[]), 6.337_929);
    near(with_ready(&[1]), 17.453_826);
    near(with_ready(&[1, 2, 6]), 29.630_121);
}

#[test]
fn what_to_keep_on_the_first_turn() {
    for rolls in [&["OGWLBA"][..], &["AAAAAA", "OGWLBA"]] {
        let advice = first_turn(rolls);
        let best = whole_game(&advice);
        near(best.expected, 96.852_332);
        assert_eq!(best.keeps[0].keep, dice("OGWLBA"));
        let stop = best.stop.as_ref().expect("dice lie there");
        near(stop.expected, 96.852_332);
        assert_eq!(stop.built, ["K1", "R0"].map(|name| Symbol::named(name).expect("a symbol")));
    }
    for (roll, value) in [("LLLBBB", 99.378_865), ("OOGGWW", 97.621_331)] {
        let advice = first_turn(&[roll]);
        near(whole_game(&advice).expected, value);
        assert_eq!(whole_game(&advice).keeps[0].keep, dice(roll));
    }
    for (roll, keep, value) in
        [("OOLLBB", "LLBB", 96.148_065), ("OOOGGW", "OGW", 94.325_449), ("AAAAAA", "AA", 94.030_260)]
    {
        let advice = first_turn(&[roll]);
        let keeps = &whole_game(&advice).keeps;
        near(keeps[0].expected, value);
        assert!(
            keeps.iter().any(|choice| choice.best && choice.keep == dice(keep)),
            "{roll}: {:?}",
            keeps[0]
        );
    }
    let advice = first_turn(&["OOLLBB"]);
    let second = whole_game(&advice).keeps.iter().find(|choice| !choice.best).expect("a second");
    assert_eq!(second.keep, dice("OLLBB"));
    near(second.expected, 95.873_864);
}

#[test]
fn before_the_first_roll_the_best_is_the_value_of_the_sheet() {
    let advice = first_turn(&[]);
    near(whole_game(&advice).expected, 94.790_335);
    near(advice.this_turn.expected, 2.625_169);
    assert_eq!((advice.rolls_left, whole_game(&advice).keeps.len()), (3, 0));
}

#[test]
fn advice_for_a_position_takes_less_than_5_ms() {
    let (table, _) = printed();
    let mut state =
        State::laid(&Setup::of(1), &[island("R0 R1 R2 R3 C7 K1 K2 K3 K4 K5 K6")], None).expect("a table");
    let roll = Move::Roll { seat: ANNA, kept: Vec::new(), rolled: faces("OGWLBA") };
    CatanDice::play(&mut state, &roll).expect("a roll");
    advise(&state, Some(table)).expect("advice");
    let start = Instant::now();
    for _ in 0..100 {
        std::hint::black_box(advise(&state, Some(table)));
    }
    let each = start.elapsed() / 100;
    println!("advice in {each:?}");
    assert!(each < Duration::from_millis(5), "{each:?}");
}

#[test]
fn the_written_table_is_read_again() {
    let (table, _) = printed();
    let bytes = table.to_bytes();
    println!("{} bytes", bytes.len());
    assert!(bytes.len() < 40_000_000);
    assert_eq!(Table::from_bytes(&bytes).as_ref(), Ok(table));
}

/// Some legal move: rolls by chance, the rest as it comes.
fn some_move(state: &State, dice: &mut impl Rng) -> Move {
    let seat = state.to_move().expect("somebody to move");
    let mut throw = |count: usize| -> Vec<Named<Face>> {
        (0..count).map(|_| Named::Known(*Face::ALL.choose(dice).expect("a face"))).collect()
    };
    match (state.dice(), state.rolls_left()) {
        (None, _) if state.turns_left(seat).is_multiple_of(5) => Move::FinalDice { seat, dice: throw(6) },
        (None, _) => Move::Roll { seat, kept: Vec::new(), rolled: throw(6) },
        (Some(lying), left) if left > 0 && lying.count(Face::Wool) > 0 => {
            let kept: Vec<Named<Face>> =
                Vec::from(lying).into_iter().filter(|face| *face != Face::Wool).map(Named::Known).collect();
            let rolled = throw(6 - kept.len());
            Move::Roll { seat, kept, rolled }
        }
        (Some(_), _) => {
            let spending = CatanDice::legal(state)
                .into_iter()
                .filter(|mv| !matches!(mv, Move::Roll { .. } | Move::FinalDice { .. }))
                .collect::<Vec<_>>();
            spending.choose(dice).expect("a turn can always end").clone()
        }
    }
}

#[test]
fn luck_and_play_add_up_and_no_decision_gains() {
    let (table, _) = printed();
    let mut dice = SmallRng::seed_from_u64(4);
    for game in 0..20 {
        let start = CatanDice::start(&Setup::of(1 + game % 3)).expect("a table");
        let (mut state, mut moves) = (start.clone(), Vec::new());
        while !CatanDice::outcome(&state).finished {
            let mv = some_move(&state, &mut dice);
            CatanDice::play(&mut state, &mv).expect("a legal move");
            moves.push(mv);
        }
        let turns = review(&start, &moves, table);
        assert_eq!(turns.len(), 15 * usize::from(1 + game % 3));
        for turn in &turns {
            assert!(turn.lost > -1e-6, "{turn:?}");
            assert!(
                (turn.before + turn.luck + turn.untold - turn.lost - turn.after).abs() < 1e-6,
                "{turn:?}"
            );
        }
        for seat in Seat::all(1 + game % 3) {
            let mine: Vec<_> = turns.iter().filter(|turn| turn.seat == seat).collect();
            near(mine[0].before, 94.790_335);
            let total = f64::from(CatanDice::sheet(&state).total(seat));
            assert!((mine[14].after - total).abs() < 1e-6);
            near(expected_total(&state, seat, table).expect("known"), total);
            assert!(mine.windows(2).all(|pair| (pair[0].after - pair[1].before).abs() < 1e-6));
        }
    }
}

#[test]
fn following_the_advice_loses_nothing() {
    let (table, _) = printed();
    let mut dice = SmallRng::seed_from_u64(5);
    let start = CatanDice::start(&Setup::of(1)).expect("a table");
    let (mut state, mut moves) = (start.clone(), Vec::new());
    while let Some(seat) = state.to_move() {
        let advice = advise(&state, Some(table)).expect("advice");
        let best = whole_game(&advice);
        let mv = match best.keeps.first() {
            Some(keep) if keep.keep.total() < 6 => {
                let kept: Vec<Named<Face>> = Vec::from(keep.keep).into_iter().map(Named::Known).collect();
                let rolled =
                    (kept.len()..6).map(|_| Named::Known(*Face::ALL.choose(&mut dice).expect("a face")));
                Move::Roll { seat, rolled: rolled.collect(), kept }
            }
            _ if advice.rolls_left == 3 => {
                let rolled = (0..6).map(|_| Named::Known(*Face::ALL.choose(&mut dice).expect("a face")));
                Move::Roll { seat, kept: Vec::new(), rolled: rolled.collect() }
            }
            _ => {
                let steps: Vec<Step> = best.stop.as_ref().expect("dice lie there").steps.clone();
                if steps.is_empty() { Move::EndTurn { seat } } else { Move::Bundle { seat, steps } }
            }
        };
        CatanDice::play(&mut state, &mv).expect("advice is legal");
        moves.push(mv);
    }
    let turns = review(&start, &moves, table);
    assert!(turns.iter().all(|turn| turn.lost.abs() < 1e-6 && turn.decisions.is_empty()));
    println!("played to {}", CatanDice::sheet(&state).total(ANNA));
}
