//! Random games of the Catan Card Game, played with real cards: a shuffled stock, real hands, real stacks.
//!
//! - Two thousand games to the end; after every move what always holds holds, and the table counts what lies there.
//! - What a player truly may do is never refused: everything in a real hand that has a site and is paid for.
//! - In some positions of every game, `legal` lists exactly what `check` allows of everything that can be written.
//! - A state is the fold of its moves; every stored form comes back as it was.

#![allow(clippy::expect_used, clippy::panic, reason = "a test file: what is not as expected fails the test")]

mod every;
mod truth;
mod walk;

use std::collections::BTreeMap;
use std::sync::Mutex;

use acceptance::laws;
use catan_cards::{CatanCards, Move};
use rand::RngExt;
use referee::Game;

/// Games played to the end.
const GAMES: u64 = 2_000;

/// Positions of each game in which every move that can be written is tried.
const LOOKS: usize = 1;

fn kind(mv: &Move) -> String {
    let written = serde_json::to_value(mv).expect("a move has a form");
    written["type"].as_str().expect("a tag").to_owned()
}

#[test]
fn the_rules_have_ids_of_one_form() {
    assert_eq!(laws::rule_ids::<CatanCards>(), Ok(()));
}

/// Games from `numbers`, each looked at closely; gives how often each kind of move was made and how many were tried.
fn play_all(numbers: impl Iterator<Item = u64>) -> (BTreeMap<String, usize>, usize, usize) {
    let (mut kinds, mut moves, mut tried) = (BTreeMap::new(), 0, 0);
    for number in numbers {
        let mut random = walk::dice(number + 1_000_000);
        let mut seen = Vec::new();
        let walk = walk::play(number, |state, setup| {
            if let Err(broken) = laws::position::<CatanCards>(setup, state) {
                panic!("game {number}: {broken}");
            }
            // Some positions of every game, wherever they come.
            if seen.len() < LOOKS {
                seen.push(state.clone());
            } else {
                let place = random.random_range(0..400);
                if place < LOOKS {
                    seen[place] = state.clone();
                }
            }
        });
        for mv in &walk.moves {
            *kinds.entry(kind(mv)).or_insert(0) += 1;
        }
        moves += walk.moves.len();
        for state in &seen {
            let candidates = every::written(state, &mut random);
            tried += candidates.len();
            if let Err(broken) = laws::agreement::<CatanCards>(state, candidates, every::as_listed) {
                panic!("game {number}: {broken}");
            }
        }
    }
    (kinds, moves, tried)
}

#[test]
fn two_thousand_games_come_to_an_end_and_every_law_holds() {
    let all = Mutex::new((BTreeMap::<String, usize>::new(), 0, 0));
    std::thread::scope(|scope| {
        for half in 0..2 {
            let all = &all;
            scope.spawn(move || {
                let (kinds, moves, tried) = play_all((half..GAMES).step_by(2));
                let mut all = all.lock().expect("the other half did not fail");
                for (kind, count) in kinds {
                    *all.0.entry(kind).or_insert(0) += count;
                }
                all.1 += moves;
                all.2 += tried;
            });
        }
    });
    let (kinds, moves, tried) = all.into_inner().expect("neither half failed");
    println!("{GAMES} games, {moves} moves, {tried} written moves tried; {kinds:?}");
    // Everything a game can have was played, recounts and corrections aside: those are not moves of the game.
    let game = [
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
    for name in game {
        assert!(kinds.contains_key(name), "no game had {name}");
    }
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
