//! The same random games with thefts and bought cards unknown: no legal move is refused, the true hands are
//! always among the possible ones, and bounds hold where worlds are not kept.

use std::time::{Duration, Instant};

use catan::{Answer, Catan, HandsMode, Move, Question, Resource, State};
use rand::RngExt;
use referee::Game;

use crate::seats;
use crate::walk::Walk;

/// The same game with closed hands.
pub(crate) fn closed(game: &Walk) -> State {
    let mut setup = game.setup.clone();
    setup.hands = HandsMode::Closed;
    Catan::start(&setup).expect("a table")
}

/// What the table sees of a move when hands are closed.
pub(crate) fn seen(mv: &Move) -> Move {
    let mut seen = mv.clone();
    match &mut seen {
        Move::MoveRobber { card, .. } => *card = None,
        Move::BuyCard { card, .. } => *card = None,
        _ => {}
    }
    seen
}

pub(crate) fn mirror(closed: &mut State, mv: &Move) {
    let mv = seen(mv);
    Catan::play(closed, &mv).unwrap_or_else(|reasons| panic!("{mv:?} with closed hands: {reasons:?}"));
}

/// What is known of all hands.
fn known(state: &State) -> (Option<u32>, Vec<Vec<[u8; 2]>>) {
    match Catan::answer(state, &Question::Hands) {
        Ok(Answer::Hands { worlds, ranges }) => (worlds, ranges),
        other => panic!("{other:?}"),
    }
}

/// The true hands lie within what is known.
fn assert_true_hands_possible(open: &State, closed: &State, place: &str) {
    let (_, ranges) = known(closed);
    for (seat, range) in Catan::view(open).seats.iter().zip(ranges) {
        let hand = seat.hand.expect("open hands");
        for (kind, [least, most]) in Resource::ALL.into_iter().zip(range) {
            let count = hand.count(kind);
            assert!(
                (least..=most).contains(&count),
                "{place}: {kind:?} of {:?}: {count} outside {least}..{most}",
                seat.seat
            );
        }
    }
}

#[test]
fn closed_games_refuse_nothing_legal_and_keep_the_truth_possible() {
    let (mut worst, mut took) = (0, Vec::new());
    for number in 0..200 {
        let mut game = Walk::new(number, seats(number));
        let mut state = closed(&game);
        while !game.is_over() {
            let mv = game.step();
            let before = Instant::now();
            mirror(&mut state, &mv);
            took.push(before.elapsed());
            if game.moves.len().is_multiple_of(8) || game.is_over() {
                assert_true_hands_possible(&game.state, &state, &format!("game {number} after {mv:?}"));
                worst = worst.max(known(&state).0.unwrap_or(u32::MAX));
            }
        }
        assert_eq!(Catan::outcome(&game.state), Catan::outcome(&state), "game {number}");
    }
    took.sort_unstable();
    let at = |share: usize| took[(took.len() - 1) * share / 1_000];
    println!(
        "{} moves, at most {worst} worlds; half took {:?}, 99 % {:?}, 99.9 % {:?}",
        took.len(),
        at(500),
        at(990),
        at(999)
    );
    // Twenty times more than measured, because other work may keep the machine busy.
    assert!(at(990) < Duration::from_millis(1), "one in a hundred moves took {:?}", at(990));
}

#[test]
fn shown_hands_settle_everything() {
    for number in 200..240 {
        let mut game = Walk::new(number, seats(number));
        let mut state = closed(&game);
        for _ in 0..220 {
            if !game.is_over() {
                let mv = game.step();
                mirror(&mut state, &mv);
            }
        }
        if Catan::outcome(&game.state).finished {
            continue;
        }
        for seat in Catan::view(&game.state).seats {
            let shown = Move::HandShown { seat: seat.seat, cards: seat.hand.expect("open hands") };
            Catan::play(&mut state, &shown).unwrap_or_else(|reasons| panic!("game {number}: {reasons:?}"));
        }
        assert_eq!(known(&state).0, Some(1), "game {number}");
        assert_true_hands_possible(&game.state, &state, &format!("game {number}"));
    }
}

#[test]
fn bounds_hold_where_worlds_are_not_kept() {
    let mut settled = 0;
    for number in 300..400 {
        let mut game = Walk::new(number, seats(number));
        let mut state = closed(&game);
        let (mut bounds, mut bounded) = (false, false);
        while !game.is_over() && game.moves.len() < 400 {
            let mv = game.step();
            mirror(&mut state, &mv);
            settled += u32::from(bounded && known(&state).0.is_some());
            bounded = !bounds && known(&state).0.is_none();
            // Now and then the table only counts for a while; from then on there are bounds, not worlds.
            let mode = if game.random.random_bool(0.02) {
                HandsMode::Counts
            } else if bounds && game.random.random_bool(0.3) {
                HandsMode::Closed
            } else {
                continue;
            };
            if Catan::view(&state).hands != mode && !Catan::outcome(&state).finished {
                Catan::play(&mut state, &Move::KeepHands { mode }).expect("another way to keep hands");
                bounds = mode == HandsMode::Counts;
            }
            assert_true_hands_possible(&game.state, &state, &format!("game {number} after {mv:?}"));
        }
        assert_true_hands_possible(&game.state, &state, &format!("game {number}"));
    }
    println!("{settled} times the bounds settled on one joint hand");
}

#[test]
fn sealed_games_agree_with_their_secrets() {
    for number in 500..530 {
        let mut game = Walk::new(number, seats(number));
        let mut setup = game.setup.clone();
        setup.hands = HandsMode::Sealed;
        let mut state = Catan::start(&setup).expect("a table");
        while !game.is_over() {
            let mv = game.step();
            Catan::play(&mut state, &mv)
                .unwrap_or_else(|reasons| panic!("game {number}: {mv:?}: {reasons:?}"));
        }
        if Catan::outcome(&state).finished {
            assert_eq!(Catan::view(&state).audit, catan::view::Audit::Agrees, "game {number}");
        }
    }
}
