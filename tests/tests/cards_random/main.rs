//! Random games of the Catan Card Game, played with real cards: a shuffled stock, real hands, real stacks.
//!
//! - Two thousand games to the end; after every move what always holds holds, and the table counts what lies there.
//! - What a player truly may do is never refused: everything in a real hand that has a site and is paid for.
//! - In one position of every game `legal` lists exactly what `check` allows of everything that can be written.
//! - A state is the fold of its moves; every stored form comes back as it was.

#![allow(clippy::expect_used, clippy::panic, reason = "a test file: what is not as expected fails the test")]

mod every;
mod truth;
mod walk;

use std::collections::BTreeSet;

use acceptance::laws;
use catan_cards::{CatanCards, Move, State};
use rand::RngExt;
use rand::rngs::StdRng;
use referee::Game;

/// Games of each part, played to the end: two thousand together. Eight tests, so that they share the processors and none
/// is long.
const GAMES: u64 = 250;
const PARTS: u64 = 8;

/// What a game can have; recounts and corrections of cards are about the table and no moves of the game.
const KINDS: [&str; 32] = [
    "lots",
    "startingHand",
    "alchemist",
    "roll",
    "eventCard",
    "gain",
    "take",
    "give",
    "decline",
    "builder",
    "civilWar",
    "conflict",
    "road",
    "settlement",
    "regions",
    "city",
    "build",
    "dismantle",
    "bank",
    "trade",
    "caravan",
    "merchant",
    "spy",
    "attack",
    "defend",
    "attackRoll",
    "takeBack",
    "draw",
    "exchange",
    "shed",
    "throwAway",
    "endTurn",
];

fn kind(mv: &Move) -> String {
    let written = serde_json::to_value(mv).expect("a move has a form");
    written["type"].as_str().expect("a tag").to_owned()
}

#[test]
fn the_rules_have_ids_of_one_form() {
    assert_eq!(laws::rule_ids::<CatanCards>(), Ok(()));
}

/// Plays a game and checks every position of it; gives its moves and one position, each as likely as the others.
fn play_one(number: u64, random: &mut StdRng) -> (Vec<Move>, State) {
    let (mut kept, mut positions) = (None, 0_u32);
    let walk = walk::play(number, |state, setup| {
        if let Err(broken) = laws::position::<CatanCards>(setup, state) {
            panic!("game {number}: {broken}");
        }
        positions += 1;
        if random.random_ratio(1, positions) {
            kept = Some(state.clone());
        }
    });
    (walk.moves, kept.expect("a game has positions"))
}

fn play_part(which: u64) {
    let (mut kinds, mut moves, mut tried) = (BTreeSet::new(), 0, 0);
    for number in (0..GAMES).map(|game| game * PARTS + which) {
        let mut random = walk::dice(number + 1_000_000);
        let (made, state) = play_one(number, &mut random);
        moves += made.len();
        kinds.extend(made.iter().map(kind));
        let candidates = every::written(&state, &mut random);
        tried += candidates.len();
        if let Err(broken) = laws::agreement::<CatanCards>(&state, candidates, every::as_listed) {
            panic!("game {number}: {broken}");
        }
    }
    println!("{GAMES} games, {moves} moves, {tried} written moves tried");
    for name in KINDS {
        assert!(kinds.contains(name), "no game had {name}");
    }
}

macro_rules! parts {
    ($($name:ident: $which:literal,)*) => {$(
        #[test]
        fn $name() {
            play_part($which);
        }
    )*};
}

parts! {
    games_come_to_an_end_and_every_law_holds_1: 0,
    games_come_to_an_end_and_every_law_holds_2: 1,
    games_come_to_an_end_and_every_law_holds_3: 2,
    games_come_to_an_end_and_every_law_holds_4: 3,
    games_come_to_an_end_and_every_law_holds_5: 4,
    games_come_to_an_end_and_every_law_holds_6: 5,
    games_come_to_an_end_and_every_law_holds_7: 6,
    games_come_to_an_end_and_every_law_holds_8: 7,
}

#[test]
fn a_state_is_the_fold_of_its_moves() {
    for number in 0..3 {
        let mut seen = Vec::new();
        let walk = walk::play(number, |state, _| seen.push(state.clone()));
        // The first hundred and twenty positions: every shorter fold of them.
        let count = walk.moves.len().min(120);
        let held = laws::folds::<CatanCards>(&walk.setup, &walk.moves[..count], &seen[..=count]);
        assert_eq!(held, Ok(()), "game {number}");
    }
}

#[test]
fn stored_forms_come_back_as_they_were() {
    for number in 0..40 {
        let walk = walk::play(number, |_, _| {});
        assert_eq!(laws::forms(&walk.setup), Ok(()));
        for mv in &walk.moves {
            assert_eq!(laws::forms(mv), Ok(()));
        }
        for mv in walk.moves.iter().take(60) {
            assert!(!CatanCards::tell(mv).message.is_empty());
        }
    }
}
