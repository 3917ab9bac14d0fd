//! A thousand random games of Catan with three, four and six seats: what always holds.
//!
//! Nothing here comes from outside; the games are seeded and the same on every machine.

#![allow(clippy::expect_used, clippy::panic, reason = "a test file: what is not as expected fails the test")]

mod closed;
mod trails;
mod walk;

use acceptance::laws;
use catan::{
    Cards, Catan, CornerId, Development, Dice, EdgeId, HandsMode, HexId, Move, Resource, State, Taken,
};
use closed::{closed, mirror};
use rand::RngExt;
use referee::{Game, Seat};
use walk::{Walk, in_play, points_on_board};

fn seats(number: u64) -> u8 {
    [3, 4, 6, 4, 5][usize::try_from(number % 5).expect("small")]
}

#[test]
fn a_thousand_games_conserve_cards_and_keep_the_laws() {
    laws::rule_ids::<Catan>().expect("rule ids");
    let (mut moves, mut finished) = (0, 0);
    for number in 0..1_000 {
        let mut game = Walk::new(number, seats(number));
        while !game.is_over() {
            let mv = game.step();
            moves += 1;
            // `play` has run the invariants; what a table could count itself is counted here.
            if game.moves.len().is_multiple_of(16) || Catan::outcome(&game.state).finished {
                let told = |broken| panic!("game {number} after {} {mv:?}: {broken}", game.moves.len());
                laws::position::<Catan>(&game.setup, &game.state).unwrap_or_else(told);
                let view = Catan::view(&game.state);
                let each = if view.seats.len() > 4 { 24 } else { 19 };
                for kind in Resource::ALL {
                    assert_eq!(in_play(&view, kind), each, "game {number}: {kind:?} after {mv:?}");
                }
                for seat in &view.seats {
                    assert_eq!(u32::from(seat.points.visible), points_on_board(&view, seat.seat));
                }
            }
        }
        finished += usize::from(Catan::outcome(&game.state).finished);
    }
    println!("{moves} moves, {finished} of 1000 games finished");
    assert!(finished > 900, "only {finished} games came to an end");
}

#[test]
fn longest_roads_agree_with_a_second_method() {
    let mut compared = 0;
    for number in 0..120 {
        let mut game = Walk::new(number, seats(number));
        while !game.is_over() {
            game.step();
            if game.moves.len().is_multiple_of(120) || game.is_over() {
                let view = Catan::view(&game.state);
                for seat in &view.seats {
                    let longest = trails::longest(&view, seat.seat);
                    assert_eq!(seat.road_length, longest, "game {number}, {:?}", seat.seat);
                    compared += 1;
                }
                trails::holder_is_right(&view).unwrap_or_else(|wrong| panic!("game {number}: {wrong}"));
            }
        }
    }
    println!("{compared} road networks compared");
}

#[test]
fn a_state_is_the_fold_of_its_moves_and_forms_come_back() {
    for number in 0..6 {
        let mut game = Walk::new(number, seats(number));
        let mut seen = vec![game.start.clone()];
        while !game.is_over() && game.moves.len() < 400 {
            game.step();
            seen.push(game.state.clone());
        }
        laws::folds::<Catan>(&game.setup, &game.moves, &seen).unwrap_or_else(|broken| panic!("{broken}"));
        laws::forms(&game.setup).unwrap_or_else(|broken| panic!("{broken}"));
        for mv in &game.moves {
            laws::forms(mv).unwrap_or_else(|broken| panic!("{broken}"));
        }
    }
}

/// All bundles of one to so many cards.
fn bundles(most: u16) -> Vec<Cards> {
    let pile = Cards::new([4; 5]);
    (1..=most).flat_map(|size| pile.choices(size)).collect()
}

/// Every move that can be written down, but trades between players and what the table tells of hands.
/// For seats that are not asked a ninth of the places and no bundles: they are refused before those are looked
/// at.
fn encodable(state: &State) -> Vec<Move> {
    let view = Catan::view(state);
    let island = state.island();
    let seats = u8::try_from(view.seats.len()).expect("few seats");
    let mut moves = Vec::new();
    let kinds = || std::iter::once(None).chain(Resource::ALL.map(Some));
    let asked = Catan::asks(state).seats;
    for seat in (0..=seats).map(Seat) {
        let stride = if asked.contains(&seat) { 1 } else { 9 };
        let ids = |count: usize| (0..=u8::try_from(count).expect("a byte")).step_by(stride);
        for corner in ids(island.corners.len()).map(CornerId) {
            moves.push(Move::PlaceSettlement { seat, corner });
            moves.push(Move::BuildSettlement { seat, corner });
            moves.push(Move::BuildCity { seat, corner });
        }
        for edge in ids(island.edges.len()).map(EdgeId) {
            moves.push(Move::PlaceRoad { seat, edge });
            moves.push(Move::BuildRoad { seat, edge });
            moves.push(Move::FreeRoad { seat, edge });
        }
        for sum in 0..=14 {
            moves.push(Move::Roll { seat, dice: Dice::Sum(sum), gain: None });
        }
        for dice in (0..8).flat_map(|one| (0..8).map(move |other| Dice::Pair([one, other]))) {
            moves.push(Move::Roll { seat, dice, gain: None });
        }
        for hex in ids(island.hexes.len()).map(HexId) {
            for from in std::iter::once(None).chain((0..=seats).map(|seat| Some(Seat(seat)))) {
                moves.extend(kinds().map(|card| Move::MoveRobber { seat, hex, from, card }));
            }
        }
        let due = view.seats.get(seat.index()).map_or(0, |seat| seat.discard_due);
        if due > 0 {
            moves.push(Move::Discard { seat, cards: None });
            let pile = Cards::new([due; 5]);
            let all = pile.choices(u16::from(due));
            moves.extend(all.into_iter().map(|cards| Move::Discard { seat, cards: Some(cards) }));
        }
        let cards = std::iter::once(None).chain(Development::ALL.map(Some));
        moves.extend(cards.map(|card| Move::BuyCard { seat, card }));
        moves.extend([Move::PlayKnight { seat }, Move::PlayRoadBuilding { seat }]);
        moves.push(Move::PlayYearOfPlenty { seat, cards: vec![] });
        for one in Resource::ALL {
            moves.push(Move::PlayYearOfPlenty { seat, cards: vec![one] });
            moves.push(Move::PlayMonopoly { seat, resource: one, taken: None });
            let some = vec![Taken { seat: Seat((seat.0 + 1) % seats), count: 1 }];
            moves.push(Move::PlayMonopoly { seat, resource: one, taken: Some(some) });
            for other in Resource::ALL {
                moves.push(Move::PlayYearOfPlenty { seat, cards: vec![one, other] });
                moves.push(Move::PlayYearOfPlenty { seat, cards: vec![one, other, Resource::Ore] });
            }
        }
        moves.push(Move::EndTurn { seat });
        moves.push(Move::SpecialBuild { seat });
        moves.push(Move::EndSpecialBuild { seat });
        let shown = std::iter::once(None).chain((0..=6).map(Some));
        moves.extend(shown.map(|shown| Move::ClaimWin { seat, shown }));
        if seat == view.active {
            // With closed hands every refusal looks for the move that is to blame, so fewer are tried.
            let (most, lots) = if view.hands == HandsMode::Open { (12, 4) } else { (8, 1) };
            for kind in Resource::ALL {
                for count in 1..=most {
                    let give = Cards::of(kind, count);
                    moves.extend(bundles(lots).into_iter().map(|get| Move::BankTrade { seat, give, get }));
                }
            }
        }
    }
    moves
}

/// The one way in which `legal` writes a move: claims that need not be told are left out.
fn canonical(state: &State, mv: &Move) -> Move {
    match mv {
        Move::PlayMonopoly { seat, resource, .. } => {
            let bare = Move::PlayMonopoly { seat: *seat, resource: *resource, taken: None };
            if Catan::check(state, &bare).allows() { bare } else { mv.clone() }
        }
        _ => mv.clone(),
    }
}

fn agree(state: &State, place: &str) -> (usize, usize) {
    let moves = encodable(state);
    let tried = moves.len();
    let agreed = laws::agreement::<Catan>(state, moves, |mv| canonical(state, mv))
        .unwrap_or_else(|broken| panic!("{place}: {broken}"));
    // Large hands allow bundles that were not written down here.
    let view = Catan::view(state);
    if view.seats[view.active.index()].cards <= 8 {
        let listed = Catan::legal(state);
        let monopolies = |mv: &&Move| !matches!(mv, Move::PlayMonopoly { taken: Some(_), .. });
        if view.hands == HandsMode::Open {
            assert_eq!(agreed, listed.iter().filter(monopolies).count(), "{place}");
        }
    }
    (tried, agreed)
}

/// Whether `check` and `legal` agree about every encodable move, open and closed, in some positions of so many games
/// and at the end of each.
fn agree_in_games(numbers: std::ops::Range<u64>) {
    let (games, mut positions, mut tried, mut allowed) = (numbers.end - numbers.start, 0, 0, 0);
    for number in numbers {
        let mut game = Walk::new(number, seats(number));
        let mut closed = closed(&game);
        while !game.is_over() {
            let mv = game.step();
            mirror(&mut closed, &mv);
            if game.random.random_bool(0.004) {
                for state in [&game.state, &closed] {
                    let (more, agreed) = agree(state, &format!("game {number} after {}", game.moves.len()));
                    positions += 1;
                    tried += more;
                    allowed += agreed;
                }
            }
        }
        laws::agreement::<Catan>(&game.state, encodable(&game.state), Clone::clone)
            .unwrap_or_else(|broken| panic!("game {number} at its end: {broken}"));
    }
    println!("{games} games, {positions} positions, {tried} moves tried, {allowed} different ones allowed");
    assert!(positions > games);
}

#[test]
fn check_agrees_with_legal_for_all_encodable_moves_of_five_hundred_games() {
    agree_in_games(0..500);
}

#[test]
fn check_agrees_with_legal_for_all_encodable_moves_of_five_hundred_more() {
    agree_in_games(500..1_000);
}
