//! The order of a turn, of the set-up and between turns; editions and house options.

#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail loudly")]

mod table;

use catan::position::{Deck, Stage};
use catan::view::PhaseView;
use catan::{
    BetweenTurns, Catan, CornerId, Dice, EdgeId, Gain, HexId, Move, Phases, Resource, Setup, Shortage,
    TiedAfterCut,
};
use referee::{Game, Seat};
use table::{cards, is_legal, one, play, refused, table, view};

const S0: Seat = Seat(0);
const S1: Seat = Seat(1);
const ALL: [u8; 5] = [3, 3, 3, 3, 3];

fn roll(seat: Seat, sum: u8) -> Move {
    Move::Roll { seat, dice: Dice::Sum(sum), gain: None }
}

#[test]
fn set_up_goes_round_and_back_and_the_last_settlement_draws() {
    // CAT-SET-05, CAT-SET-08, CAT-SET-10: seat 2 starts.
    let mut setup = Setup::suggest(3);
    setup.first = Seat(2);
    let mut state = Catan::start(&setup).expect("a table");
    let mut order = Vec::new();
    while view(&state).phase == PhaseView::SetUpSettlement {
        let moves = Catan::legal(&state);
        order.push(view(&state).active);
        play(&mut state, moves[0].clone());
        let road = Catan::legal(&state)[0].clone();
        play(&mut state, road);
    }
    assert_eq!(order, [2, 0, 1, 1, 0, 2].map(Seat));
    assert_eq!((view(&state).phase, view(&state).active), (PhaseView::BeforeRoll, Seat(2)));
    for seat in &view(&state).seats {
        assert_eq!((seat.points.visible, seat.roads_left, seat.settlements_left), (2, 13, 3));
    }
    assert!(view(&state).seats.iter().all(|seat| seat.cards <= 3));
    assert!(view(&state).seats.iter().any(|seat| seat.cards > 0));
}

#[test]
fn set_up_out_of_order_is_refused() {
    let mut state = Catan::start(&Setup::suggest(4)).expect("a table");
    let settle = |seat, corner| Move::PlaceSettlement { seat, corner: CornerId(corner) };
    let road = |seat, edge| Move::PlaceRoad { seat, edge: EdgeId(edge) };
    assert_eq!(refused(&state, &settle(S1, 21)), ["CAT-SET-05"]);
    assert_eq!(refused(&state, &road(S0, 23)), ["CAT-SET-07"]);
    assert_eq!(refused(&state, &roll(S0, 6)), ["CAT-TRN-02"]);
    assert_eq!(refused(&state, &settle(S0, 54)), ["CAT-BLD-05"]);
    play(&mut state, settle(S0, 21));
    assert_eq!(refused(&state, &settle(S0, 30)), ["CAT-SET-07"]);
    assert_eq!(refused(&state, &road(S0, 0)), ["CAT-SET-07"]);
    play(&mut state, road(S0, 23));
    assert_eq!(refused(&state, &settle(S1, 21)), ["CAT-BLD-05"]);
    assert_eq!(refused(&state, &settle(S1, 16)), ["CAT-BLD-04"]);
    assert_eq!(refused(&state, &settle(Seat(9), 1)), ["CAT-TRN-01"]);
}

#[test]
fn a_seven_asks_for_discards_then_the_robber() {
    // CAT-ROB-02 to CAT-ROB-04.
    let mut state = table(4)
        .stage(Stage::BeforeRoll)
        .hand(0, [2, 2, 2, 2, 0])
        .hand(1, [7, 0, 0, 0, 0])
        .hand(2, [9, 0, 0, 0, 0])
        .start();
    play(&mut state, roll(S0, 7));
    let due: Vec<u8> = view(&state).seats.iter().map(|seat| seat.discard_due).collect();
    assert_eq!(due, [4, 0, 4, 0]);
    let robber = Move::MoveRobber { seat: S0, hex: HexId(4), from: None, card: None };
    assert_eq!(refused(&state, &robber), ["CAT-ROB-04"]);
    let none = Move::Discard { seat: S1, cards: Some(cards([3, 0, 0, 0, 0])) };
    assert_eq!(refused(&state, &none), ["CAT-ROB-02"]);
    assert_eq!(refused(&state, &Move::Discard { seat: S0, cards: None }), ["CAT-ROB-03"]);
    let foreign = Move::Discard { seat: Seat(2), cards: Some(cards([3, 0, 0, 0, 1])) };
    assert_eq!(refused(&state, &foreign), ["CAT-ROB-03"]);
    play(&mut state, Move::Discard { seat: Seat(2), cards: Some(cards([4, 0, 0, 0, 0])) });
    assert_eq!(refused(&state, &Move::EndTurn { seat: S0 }), ["CAT-TRN-02"]);
    play(&mut state, Move::Discard { seat: S0, cards: Some(cards([1, 1, 1, 1, 0])) });
    assert_eq!(refused(&state, &Move::EndTurn { seat: S0 }), ["CAT-TRN-02"]);
    play(&mut state, robber);
    assert_eq!(view(&state).phase, PhaseView::Act);
}

#[test]
fn road_building_ends_when_pieces_or_paths_end() {
    // CAT-DEV-09, CAT-DEV-10.
    let deck = Deck { road_building: 1, ..Deck::default() };
    let mut state = table(4).settlement(0, 21).old_cards(0, deck).stage(Stage::BeforeRoll).start();
    play(&mut state, Move::PlayRoadBuilding { seat: S0 });
    assert_eq!(refused(&state, &roll(S0, 6)), ["CAT-DEV-09"]);
    assert_eq!(refused(&state, &Move::EndTurn { seat: S0 }), ["CAT-TRN-02"]);
    play(&mut state, Move::FreeRoad { seat: S0, edge: EdgeId(23) });
    play(&mut state, Move::FreeRoad { seat: S0, edge: EdgeId(24) });
    assert_eq!(view(&state).phase, PhaseView::BeforeRoll);
    assert_eq!(refused(&state, &Move::FreeRoad { seat: S0, edge: EdgeId(25) }), ["CAT-DEV-09"]);

    let fourteen = [23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 38, 48, 47, 46];
    let mut state = table(4).settlement(0, 21).roads(0, &fourteen).old_cards(0, deck).start();
    play(&mut state, Move::PlayRoadBuilding { seat: S0 });
    play(&mut state, Move::FreeRoad { seat: S0, edge: EdgeId(45) });
    assert_eq!(view(&state).phase, PhaseView::Act);
}

#[test]
fn one_card_a_turn_and_none_bought_in_it() {
    // CAT-DEV-04, CAT-DEV-05.
    let deck = Deck { knight: 1, monopoly: 1, ..Deck::default() };
    let mut state = table(4).hand(0, ALL).old_cards(0, deck).start();
    play(&mut state, Move::PlayMonopoly { seat: S0, resource: Resource::Ore, taken: None });
    assert_eq!(refused(&state, &Move::PlayKnight { seat: S0 }), ["CAT-DEV-04"]);
    let mut state = table(4).hand(0, ALL).start();
    let card = Some(catan::Development::Knight);
    play(&mut state, Move::BuyCard { seat: S0, card });
    assert_eq!(refused(&state, &Move::PlayKnight { seat: S0 }), ["CAT-DEV-05"]);
    assert_eq!(refused(&state, &Move::PlayRoadBuilding { seat: S0 }), ["CAT-DEV-10", "CAT-DEV-03"]);
}

#[test]
fn separate_phases_end_trade_with_the_first_build() {
    // CAT-TRN-03, CAT-MAR-07.
    let mut state = table(4)
        .with(|setup| setup.edition.phases = Phases::Separate)
        .settlement(0, 21)
        .hand(0, [6, 2, 0, 0, 0])
        .hand(1, [0, 0, 1, 0, 0])
        .start();
    let bank = Move::BankTrade { seat: S0, give: cards([4, 0, 0, 0, 0]), get: one(Resource::Ore) };
    assert!(is_legal(&state, &bank));
    play(&mut state, Move::BuildRoad { seat: S0, edge: EdgeId(23) });
    assert_eq!(refused(&state, &bank), ["CAT-TRN-03"]);
    let trade = Move::Trade { seat: S0, with: S1, give: one(Resource::Brick), get: one(Resource::Wool) };
    assert_eq!(refused(&state, &trade), ["CAT-TRN-03"]);
    assert!(is_legal(&state, &Move::BuildRoad { seat: S0, edge: EdgeId(24) }));
}

#[test]
fn a_lone_seat_takes_the_rest_or_nobody_does() {
    // CAT-PRD-06: a city is due two brick, the bank has one.
    for (edition, paid) in [(Shortage::LoneSeatTakesRest, 1), (Shortage::NobodyPaid, 0)] {
        let mut state = table(4)
            .with(|setup| setup.edition.shortage = edition)
            .city(1, 8)
            .hand(2, [18, 0, 0, 0, 0])
            .stage(Stage::BeforeRoll)
            .start();
        let told = |count| Move::Roll {
            seat: S0,
            dice: Dice::Pair([3, 3]),
            gain: Some(vec![Gain { seat: S1, cards: cards([count, 0, 0, 0, 0]) }]),
        };
        assert_eq!(refused(&state, &told(2)), ["CAT-PRD-06"]);
        assert_eq!(refused(&state, &told(1 - paid)), ["CAT-PRD-06"]);
        play(&mut state, roll(S0, 6));
        assert_eq!(view(&state).seats[1].cards, u16::from(paid));
    }
}

#[test]
fn a_cut_holder_who_is_tied_keeps_the_card_or_sets_it_aside() {
    // CAT-LR-09: eight pieces of seat 1 are cut into three and five, seat 2 has five.
    for (edition, holder) in [(TiedAfterCut::HolderKeeps, Some(S1)), (TiedAfterCut::SetAside, None)] {
        let mut state = table(4)
            .with(|setup| setup.edition.tied_after_cut = edition)
            .roads(1, &[23, 24, 25, 26, 27, 28, 29, 30])
            .roads(2, &[54, 55, 56, 57, 58])
            .roads(0, &[19])
            .hand(0, ALL)
            .with(|setup| setup.position.as_mut().expect("a position").longest_road = Some(S1))
            .start();
        play(&mut state, Move::BuildSettlement { seat: S0, corner: CornerId(17) });
        assert_eq!(view(&state).longest_road.map(|road| road.seat), holder);
    }
}

#[test]
fn special_building_goes_clockwise_without_trade_or_cards() {
    // CAT-X56-06 to CAT-X56-08.
    let deck = Deck { knight: 1, ..Deck::default() };
    let mut state = table(6)
        .between(BetweenTurns::SpecialBuilding)
        .hand(1, ALL)
        .hand(3, ALL)
        .old_cards(1, deck)
        .old_cards(3, deck)
        .start();
    let begin = |seat| Move::SpecialBuild { seat: Seat(seat) };
    assert_eq!(refused(&state, &begin(1)), ["CAT-X56-06"]);
    play(&mut state, Move::EndTurn { seat: S0 });
    assert_eq!(view(&state).phase, PhaseView::Special);
    assert_eq!(refused(&state, &begin(0)), ["CAT-X56-07"]);
    assert_eq!(refused(&state, &Move::BuyCard { seat: Seat(3), card: None }), ["CAT-TRN-01"]);
    play(&mut state, begin(3));
    assert_eq!(refused(&state, &begin(4)), ["CAT-X56-07"]);
    let bank = Move::BankTrade { seat: Seat(3), give: cards([4, 0, 0, 0, 0]), get: one(Resource::Ore) };
    assert_eq!(refused(&state, &bank), ["CAT-X56-06"]);
    assert_eq!(refused(&state, &Move::PlayKnight { seat: Seat(3) }), ["CAT-DEV-07"]);
    assert_eq!(refused(&state, &Move::ClaimWin { seat: Seat(3), shown: None }), ["CAT-X56-08"]);
    let card = Some(catan::Development::Monopoly);
    play(&mut state, Move::BuyCard { seat: Seat(3), card });
    play(&mut state, Move::EndSpecialBuild { seat: Seat(3) });
    assert_eq!(refused(&state, &begin(2)), ["CAT-X56-07"]);
    assert_eq!(refused(&state, &begin(3)), ["CAT-X56-07"]);
    // The next turn ends the building, also with a card before the roll.
    play(&mut state, Move::PlayKnight { seat: S1 });
    let hex = if view(&state).robber == HexId(0) { HexId(1) } else { HexId(0) };
    play(&mut state, Move::MoveRobber { seat: S1, hex, from: None, card: None });
    play(&mut state, roll(S1, 6));
    for seat in 1..3 {
        play(&mut state, Move::EndTurn { seat: Seat(seat) });
        play(&mut state, roll(Seat(seat + 1), 6));
    }
    // What was bought between turns may be played in the own next turn.
    assert!(is_legal(&state, &Move::PlayMonopoly { seat: Seat(3), resource: Resource::Ore, taken: None }));
}

#[test]
fn the_paired_player_is_third_to_the_left_and_trades_with_the_bank_only() {
    // CAT-X56-12.
    for seats in [5, 6] {
        let deck = Deck { knight: 1, ..Deck::default() };
        let mut state = table(seats).hand(3, [5, 5, 3, 3, 3]).old_cards(3, deck).old_cards(0, deck).start();
        play(&mut state, Move::EndTurn { seat: S0 });
        let partner = Seat(3);
        assert_eq!((view(&state).turn, view(&state).active), (S0, partner));
        let trade =
            Move::Trade { seat: partner, with: S1, give: one(Resource::Brick), get: one(Resource::Ore) };
        assert_eq!(refused(&state, &trade), ["CAT-X56-12"]);
        assert_eq!(refused(&state, &Move::PlayKnight { seat: S0 }), ["CAT-TRN-01"]);
        assert_eq!(refused(&state, &roll(partner, 6)), ["CAT-TRN-02"]);
        let bank = Move::BankTrade { seat: partner, give: cards([4, 0, 0, 0, 0]), get: one(Resource::Ore) };
        play(&mut state, bank);
        play(&mut state, Move::PlayKnight { seat: partner });
        let hex = if view(&state).robber == HexId(0) { HexId(1) } else { HexId(0) };
        play(&mut state, Move::MoveRobber { seat: partner, hex, from: None, card: None });
        play(&mut state, Move::EndTurn { seat: partner });
        assert_eq!((view(&state).active, view(&state).phase), (S1, PhaseView::BeforeRoll));
    }
}

#[test]
fn house_options_change_limits_and_protect() {
    // CAT-ROB-14 and the limits of CAT-ROB-02 and CAT-WIN-03.
    let mut state = table(4)
        .with(|setup| {
            setup.house.hand_limit = 9;
            setup.house.points_to_win = 4;
            setup.house.friendly_robber = true;
            setup.house.rounds_without_seven = 1;
        })
        .stage(Stage::BeforeRoll)
        .hand(2, [9, 0, 0, 0, 0])
        .settlement(1, 8)
        .city(0, 30)
        .city(0, 47)
        .start();
    assert_eq!(refused(&state, &roll(S0, 7)), ["CAT-ROB-14"]);
    assert!(is_legal(&state, &Move::ClaimWin { seat: S0, shown: None }));
    for seat in 0..4 {
        play(&mut state, roll(Seat(seat), 2));
        play(&mut state, Move::EndTurn { seat: Seat(seat) });
    }
    play(&mut state, roll(S0, 7));
    assert_eq!(view(&state).phase, PhaseView::Robber, "nine cards are within the house's limit");
    let beside = Move::MoveRobber { seat: S0, hex: HexId(4), from: Some(S1), card: None };
    assert!(refused(&state, &beside).contains(&"CAT-ROB-14".to_owned()));
}

#[test]
fn after_the_end_nothing_is_accepted() {
    // CAT-WIN-02.
    let state = table(4).city(0, 3).city(0, 4).city(0, 5).city(0, 47).settlement(0, 48).start();
    assert_eq!(refused(&state, &Move::ClaimWin { seat: S0, shown: None }), ["CAT-WIN-03"]);
    assert_eq!(refused(&state, &Move::ClaimWin { seat: S1, shown: None }), ["CAT-WIN-01"]);
    assert_eq!(refused(&state, &Move::ClaimWin { seat: S0, shown: Some(1) }), ["CAT-DEV-03"]);
    let points = Deck { victory_point: 2, ..Deck::default() };
    let mut state =
        table(4).city(0, 3).city(0, 4).city(0, 5).city(0, 47).settlement(0, 48).old_cards(0, points).start();
    assert_eq!(Catan::sheet(&state).total(S0), 9);
    assert_eq!(Catan::forecast(&state).total(S0), 11);
    play(&mut state, Move::ClaimWin { seat: S0, shown: None });
    assert_eq!(Catan::outcome(&state).winners, [S0]);
    assert_eq!(Catan::sheet(&state).total(S0), 11);
    assert_eq!(refused(&state, &Move::EndTurn { seat: S0 }), ["CAT-WIN-02"]);
    assert!(Catan::legal(&state).is_empty());
}

#[test]
fn positions_that_cannot_lie_on_a_table_are_refused() {
    let faults = |table: table::Table| {
        let found = Catan::start(&table.0).expect_err("refused");
        found.into_iter().map(|fault| (fault.rule, fault.at.len())).collect::<Vec<_>>()
    };
    let crowd = table(4).roads(0, &[23]).roads(1, &[23]).roads(2, &[23]);
    assert_eq!(faults(crowd), [("CAT-BLD-03".to_owned(), 1)]);
    assert_eq!(faults(table(4).settlement(0, 21).city(1, 21)), [("CAT-BLD-05".to_owned(), 1)]);
    let sixteen: Vec<u8> = (0..16).collect();
    assert_eq!(faults(table(4).roads(0, &sixteen)), [("CAT-CMP-02".to_owned(), 0)]);
    assert_eq!(faults(table(4).hand(0, [20, 0, 0, 0, 0])), [("CAT-CMP-05".to_owned(), 0)]);
    assert_eq!(faults(table(4).roads(0, &[72])), [("CAT-BLD-03".to_owned(), 0)]);
    assert_eq!(faults(table(4).settlement(4, 0)), [("CAT-SET-01".to_owned(), 0)]);
    let deck = Deck { monopoly: 3, ..Deck::default() };
    assert_eq!(faults(table(4).old_cards(0, deck)), [("CAT-CMP-06".to_owned(), 0)]);
}

#[test]
fn what_is_only_forbidden_may_stand_what_cannot_lie_may_not() {
    let start = table(4).settlement(0, 21).roads(1, &[40]).hand(0, [1, 1, 0, 0, 0]).start();
    let mut state = start.clone();
    // A road that touches nothing lies on the table all the same.
    assert_eq!(refused(&state, &Move::BuildRoad { seat: S0, edge: EdgeId(60) }), ["CAT-BLD-02"]);
    assert!(Catan::let_stand(&mut state, &Move::BuildRoad { seat: S0, edge: EdgeId(60) }).is_ok());
    assert_eq!(view(&state).edges[60].seat, Some(S0));
    assert_eq!(view(&state).seats[0].cards, 0);
    assert_eq!(Catan::invariants(&state), Ok(()));
    for (mv, rule) in [
        (Move::BuildRoad { seat: S0, edge: EdgeId(40) }, "CAT-BLD-03"),
        (Move::BuildRoad { seat: S0, edge: EdgeId(72) }, "CAT-BLD-03"),
        (Move::BuildCity { seat: S0, corner: CornerId(21) }, "CAT-BLD-01"),
        (Move::PlayKnight { seat: S0 }, "CAT-DEV-03"),
    ] {
        let mut state = start.clone();
        let reasons = Catan::let_stand(&mut state, &mv).expect_err("cannot stand");
        assert_eq!(reasons[0].rule, rule);
        assert_eq!(state, start);
    }
    let mut state = start.clone();
    let nowhere = Move::MoveRobber { seat: S0, hex: HexId(19), from: None, card: None };
    assert!(Catan::let_stand(&mut state, &nowhere).is_err());
}
