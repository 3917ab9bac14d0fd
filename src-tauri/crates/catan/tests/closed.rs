//! What is known of closed hands: worlds, evidence, blame, seals, counts, bounds.

#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail loudly")]

mod table;

use catan::position::{Deck, Stage};
use catan::view::Audit;
use catan::{
    Answer, Catan, Development, Dice, EdgeId, HandsMode, HexId, Likelihood, Move, Purchase, Question,
    Relation, Resource, State, Taken,
};
use referee::{Arg, Game, Seat};
use table::{Table, cards, is_legal, is_possible, one, play, refused, table, view};

const S0: Seat = Seat(0);
const S1: Seat = Seat(1);
const S2: Seat = Seat(2);

fn known(state: &State) -> (Option<u32>, Vec<Vec<[u8; 2]>>) {
    match Catan::answer(state, &Question::Hands) {
        Ok(Answer::Hands { worlds, ranges }) => (worlds, ranges),
        other => panic!("{other:?}"),
    }
}

fn odds(state: &State, question: &Question) -> (Likelihood, Option<String>) {
    match Catan::answer(state, question) {
        Ok(Answer::Odds { verdict, share }) => (verdict, share),
        other => panic!("{other:?}"),
    }
}

/// Seat 1 has two wool and an ore beside hex 4; seat 0 is about to rob.
fn robbery() -> Table {
    table(4).hands(HandsMode::Closed).stage(Stage::Robber).settlement(1, 8).hand(1, [0, 0, 2, 0, 1])
}

fn rob(card: Option<Resource>) -> Move {
    Move::MoveRobber { seat: S0, hex: HexId(4), from: Some(S1), card }
}

#[test]
fn a_theft_branches_by_the_cards_of_the_victim() {
    let mut state = robbery().start();
    play(&mut state, rob(None));
    let (worlds, ranges) = known(&state);
    assert_eq!(worlds, Some(2));
    assert_eq!(ranges[0], [[0, 0], [0, 0], [0, 1], [0, 0], [0, 1]]);
    assert_eq!(ranges[1], [[0, 0], [0, 0], [1, 2], [0, 0], [0, 1]]);
    let ore = Move::HandKnown { seat: S0, resource: Resource::Ore, relation: Relation::Exactly, count: 1 };
    assert_eq!(odds(&state, &Question::Odds { mv: ore.clone() }).1.as_deref(), Some("1/3"));
    assert!(is_possible(&state, &ore));
    play(&mut state, ore);
    assert_eq!(known(&state).0, Some(1));
    assert_eq!(known(&state).1[1], [[0, 0], [0, 0], [2, 2], [0, 0], [0, 0]]);
}

#[test]
fn what_the_table_carries_out_becomes_evidence() {
    // Seat 0 could only have paid the wool if it drew wool.
    let mut state = robbery().hand(0, [0, 0, 0, 1, 1]).start();
    play(&mut state, rob(None));
    let question = Question::CanPay { seat: S0, purchase: Purchase::Development };
    assert_eq!(odds(&state, &question), (Likelihood::Possible, Some("2/3".to_owned())));
    let buy = Move::BuyCard { seat: S0, card: None };
    assert!(is_possible(&state, &buy));
    play(&mut state, buy);
    assert_eq!(known(&state).0, Some(1));
    assert_eq!(odds(&state, &question), (Likelihood::Impossible, Some("0".to_owned())));
}

#[test]
fn only_what_fits_no_world_is_refused() {
    let mut state = robbery().start();
    play(&mut state, rob(None));
    let brick = Move::BankTrade { seat: S0, give: cards([4, 0, 0, 0, 0]), get: one(Resource::Ore) };
    assert_eq!(refused(&state, &brick), ["CAT-MAR-01"]);
    let road = Move::BuildRoad { seat: S0, edge: EdgeId(0) };
    assert!(refused(&state, &road).contains(&"CAT-BLD-01".to_owned()));
}

#[test]
fn a_known_theft_and_an_empty_hand_leave_one_world() {
    let mut state = robbery().start();
    assert_eq!(refused(&state, &rob(Some(Resource::Brick))), ["CAT-ROB-07"]);
    play(&mut state, rob(Some(Resource::Ore)));
    assert_eq!(known(&state).0, Some(1));
    let mut state = table(4).hands(HandsMode::Closed).stage(Stage::Robber).settlement(1, 8).start();
    assert_eq!(refused(&state, &rob(Some(Resource::Ore))), ["CAT-ROB-08"]);
    play(&mut state, rob(None));
    assert_eq!(known(&state).0, Some(1));
}

#[test]
fn open_hands_want_every_card_told() {
    let state = robbery().hands(HandsMode::Open).start();
    assert_eq!(refused(&state, &rob(None)), ["CAT-ROB-07"]);
    let state = table(4).hand(0, [0, 0, 1, 1, 1]).start();
    assert_eq!(refused(&state, &Move::BuyCard { seat: S0, card: None }), ["CAT-DEV-01"]);
}

#[test]
fn a_monopoly_fixes_its_kind_in_all_hands() {
    let deck = Deck { monopoly: 1, ..Deck::default() };
    let mut state = robbery().old_cards(0, deck).start();
    play(&mut state, rob(None));
    let monopoly = |taken| Move::PlayMonopoly { seat: S0, resource: Resource::Ore, taken };
    assert_eq!(refused(&state, &monopoly(None)), ["CAT-DEV-13"], "how many has to be told");
    let twice = vec![Taken { seat: S1, count: 1 }, Taken { seat: S1, count: 0 }];
    assert_eq!(refused(&state, &monopoly(Some(twice))), ["CAT-DEV-13"]);
    assert_eq!(refused(&state, &monopoly(Some(vec![Taken { seat: S1, count: 2 }]))), ["CAT-DEV-13"]);
    let told = monopoly(Some(vec![Taken { seat: S1, count: 1 }]));
    assert_eq!(odds(&state, &Question::Odds { mv: told.clone() }).1.as_deref(), Some("2/3"));
    play(&mut state, told);
    assert_eq!(known(&state).0, Some(1));
}

#[test]
fn hidden_discards_collapse_when_the_stacks_are_counted() {
    let mut state = table(4)
        .hands(HandsMode::Closed)
        .stage(Stage::BeforeRoll)
        .hand(1, [4, 0, 4, 0, 0])
        .hand(0, [0, 4, 0, 0, 0])
        .start();
    play(&mut state, Move::Roll { seat: S0, dice: Dice::Sum(7), gain: None });
    play(&mut state, Move::Discard { seat: S1, cards: None });
    assert_eq!(known(&state).0, Some(5));
    assert_eq!((view(&state).bank[0].least, view(&state).bank[0].most), (15, 19));
    play(&mut state, Move::BankCounted { resource: Resource::Brick, count: 18 });
    assert_eq!(known(&state).0, Some(1));
    assert_eq!(known(&state).1[1], [[1, 1], [0, 0], [3, 3], [0, 0], [0, 0]]);
    assert_eq!(refused(&state, &Move::BankCounted { resource: Resource::Brick, count: 19 }), ["CAT-INF-03"]);
}

#[test]
fn contradicting_evidence_names_the_earliest_move() {
    // Seat 0 steals from seat 1 (move 0) and pays the wool it must have drawn (move 1). Afterwards seat 1
    // shows two wool and no ore, as if the ore had been stolen: from move 1 on that cannot be.
    let mut state = robbery().hand(0, [0, 0, 0, 1, 1]).start();
    play(&mut state, rob(None));
    play(&mut state, Move::BuyCard { seat: S0, card: None });
    play(&mut state, Move::EndTurn { seat: S0 });
    let shown = Move::HandShown { seat: S1, cards: cards([0, 0, 2, 0, 0]) };
    let reasons = Catan::play(&mut state.clone(), &shown).expect_err("refused");
    assert_eq!(reasons[0].rule, "CAT-INF-01");
    assert_eq!(reasons[0].args.get("since"), Some(&Arg::Number(2)), "the second move");
    assert!(is_legal(&state, &Move::HandShown { seat: S1, cards: cards([0, 0, 1, 0, 1]) }));
    // A hand of another size contradicts no single move.
    let sizes = Catan::play(&mut state, &Move::HandCounted { seat: S1, count: 5 }).expect_err("refused");
    assert_eq!(sizes[0].rule, "CAT-ROB-10");
}

#[test]
fn hand_facts_prune() {
    let mut state = robbery().start();
    play(&mut state, rob(None));
    let fact = |relation, count| Move::HandKnown { seat: S1, resource: Resource::Wool, relation, count };
    assert!(is_legal(&state, &fact(Relation::AtLeast, 1)));
    assert!(is_possible(&state, &fact(Relation::AtMost, 1)));
    assert!(is_possible(&state, &fact(Relation::Not, 1)));
    assert_eq!(refused(&state, &fact(Relation::Exactly, 3)), ["CAT-INF-01"]);
    let lacks = Move::CannotPay { seat: S1, purchase: Purchase::Road };
    assert!(is_legal(&state, &lacks));
    play(&mut state, fact(Relation::Not, 1));
    assert_eq!(known(&state).1[0], [[0, 0], [0, 0], [0, 0], [0, 0], [1, 1]]);
}

#[test]
fn bought_cards_unknown_are_slots_with_their_age() {
    // CAT-DEV-03, CAT-DEV-05 without the kind being known.
    let mut state = table(4).hands(HandsMode::Closed).hand(0, [0, 0, 2, 2, 2]).start();
    play(&mut state, Move::BuyCard { seat: S0, card: None });
    assert_eq!(refused(&state, &Move::PlayKnight { seat: S0 }), ["CAT-DEV-05"]);
    play(&mut state, Move::BuyCard { seat: S0, card: None });
    for seat in 0..4 {
        play(&mut state, Move::EndTurn { seat: Seat(seat) });
        play(&mut state, Move::Roll { seat: Seat((seat + 1) % 4), dice: Dice::Sum(2), gain: None });
    }
    let knight = Move::PlayKnight { seat: S0 };
    assert!(is_possible(&state, &knight));
    // At least one knight among two cards: 1 - (11 * 10) / (25 * 24).
    assert_eq!(odds(&state, &Question::Odds { mv: knight.clone() }).1.as_deref(), Some("49/60"));
    assert_eq!((view(&state).seats[0].points.least, view(&state).seats[0].points.most), (0, 2));
    play(&mut state, knight);
    play(&mut state, Move::MoveRobber { seat: S0, hex: HexId(0), from: None, card: None });
    assert_eq!(view(&state).seats[0].points.most, 1);
    play(&mut state, Move::CardShown { seat: S0, card: Development::Monopoly });
    assert_eq!(view(&state).seats[0].points.most, 0);
    assert_eq!(refused(&state, &Move::CardShown { seat: S0, card: Development::Knight }), ["CAT-INF-02"]);
}

#[test]
fn i_win_asks_for_the_cards_and_checks_them() {
    // CAT-WIN-05: nine visible points, one unknown card.
    let cities = |table: Table| {
        table.city(0, 3).city(0, 4).city(0, 5).city(0, 47).settlement(0, 48).hands(HandsMode::Closed)
    };
    let mut state = cities(table(4)).hand(0, [0, 0, 1, 1, 1]).start();
    let claim = |shown| Move::ClaimWin { seat: S0, shown };
    assert_eq!(refused(&state, &claim(Some(1))), ["CAT-DEV-03"]);
    play(&mut state, Move::BuyCard { seat: S0, card: None });
    assert_eq!(refused(&state, &claim(None)), ["CAT-WIN-03"]);
    assert!(is_possible(&state, &claim(Some(1))), "a point card bought this turn counts (CAT-DEV-06)");
    assert_eq!(refused(&state, &claim(Some(2))), ["CAT-DEV-03"]);
    play(&mut state, claim(Some(1)));
    assert_eq!(Catan::sheet(&state).total(S0), 10);
}

#[test]
fn counts_only_judge_by_size() {
    let mut state = robbery().hands(HandsMode::Counts).hand(0, [0, 0, 0, 2, 1]).start();
    assert_eq!(view(&state).seats[0].hand, None);
    play(&mut state, rob(None));
    assert_eq!(view(&state).seats[0].cards, 4);
    assert!(is_legal(&state, &Move::BuyCard { seat: S0, card: None }), "three cards of four may be right");
    play(&mut state, Move::BuyCard { seat: S0, card: None });
    assert_eq!(view(&state).seats[0].cards, 1);
    assert_eq!(refused(&state, &Move::BuyCard { seat: S0, card: None }), ["CAT-BLD-01"]);
    let brick = Move::BankTrade { seat: S1, give: cards([4, 0, 0, 0, 0]), get: one(Resource::Ore) };
    assert_eq!(refused(&state, &brick), ["CAT-TRN-01"]);
    // Kinds count again: what was never followed is open, sizes and stacks bound it.
    play(&mut state, Move::KeepHands { mode: HandsMode::Closed });
    assert_eq!(known(&state).0, None);
    assert_eq!(refused(&state, &Move::KeepHands { mode: HandsMode::Closed }), ["CAT-INF-01"]);
    play(&mut state, Move::HandShown { seat: S0, cards: one(Resource::Grain) });
    play(&mut state, Move::HandShown { seat: S1, cards: cards([0, 0, 1, 0, 1]) });
    assert_eq!(known(&state).0, Some(1), "one joint hand left is a world again");
}

#[test]
fn sealed_secrets_are_kept_back_and_opened_at_the_end() {
    let cities = |table: Table| table.city(0, 3).city(0, 4).city(0, 5).city(0, 47).settlement(0, 48);
    let points = Deck { victory_point: 1, ..Deck::default() };
    let mut state = cities(robbery()).hands(HandsMode::Sealed).old_cards(0, points).start();
    assert_eq!(
        refused(&state, &rob(Some(Resource::Brick))),
        ["CAT-ROB-07"],
        "what nobody can have is no secret"
    );
    play(&mut state, rob(Some(Resource::Ore)));
    assert_eq!(known(&state).0, Some(2), "the secret is not used");
    assert_eq!(view(&state).audit, Audit::Sealed);
    assert_eq!(view(&state).seats[0].hand, None);
    let mut honest = state.clone();
    play(&mut honest, Move::ClaimWin { seat: S0, shown: Some(1) });
    assert_eq!(view(&honest).audit, Audit::Agrees);
    assert_eq!(known(&honest).0, Some(1));
    // The table may open the secrets in the middle, too.
    let mut opened = state.clone();
    play(&mut opened, Move::KeepHands { mode: HandsMode::Open });
    assert_eq!(view(&opened).seats[0].hand, Some(one(Resource::Ore)));
    // Seat 0 trades away wool it said it had not drawn: move 1 gives it away, at the end.
    let brick = one(Resource::Brick);
    let table = cities(robbery()).hands(HandsMode::Sealed).old_cards(0, points);
    let mut liar = table.hand(2, [1, 0, 0, 0, 0]).start();
    play(&mut liar, rob(Some(Resource::Ore)));
    play(&mut liar, Move::Trade { seat: S0, with: S2, give: one(Resource::Wool), get: brick });
    assert_eq!(view(&liar).audit, Audit::Sealed);
    play(&mut liar, Move::ClaimWin { seat: S0, shown: Some(1) });
    assert_eq!(view(&liar).audit, Audit::Contradicted { after: 1 });
}

#[test]
fn a_view_of_closed_hands_tells_sizes_only() {
    let deck = Deck { victory_point: 1, ..Deck::default() };
    let state = robbery().old_cards(1, deck).start();
    let shown = serde_json::to_value(view(&state)).expect("a view");
    assert_eq!(shown["seats"][1]["hand"], serde_json::Value::Null);
    assert_eq!(shown["seats"][1]["knownDevelopments"], serde_json::json!([]));
    assert_eq!(shown["seats"][1]["cards"], 3);
}

#[test]
fn too_many_worlds_become_bounds_that_still_hold() {
    // Thefts among large mixed hands until the cap is passed.
    let mut state = table(6)
        .hands(HandsMode::Closed)
        .with(|setup| setup.edition.between_turns = catan::BetweenTurns::SpecialBuilding)
        .settlement(0, 8)
        .settlement(1, 10)
        .settlement(2, 20)
        .hand(0, [5, 5, 5, 5, 4])
        .hand(1, [5, 5, 5, 4, 5])
        .hand(2, [5, 5, 4, 5, 5])
        .with(|setup| setup.house.hand_limit = 100)
        .stage(Stage::Robber)
        .start();
    let island = state.island();
    let beside = |corner: u8| island.corners[usize::from(corner)].hexes[0];
    let mut worst = 0;
    for turn in 0..200_u8 {
        let seat = view(&state).active;
        let (victim, corner) = [(1, 10), (2, 20), (0, 8)][usize::from(turn % 3)];
        let hex = beside(corner);
        let goal = Move::MoveRobber { seat, hex, from: Some(Seat(victim)), card: None };
        if Seat(victim) != seat && Catan::play(&mut state, &goal).is_ok() {
            match known(&state).0 {
                Some(worlds) => worst = worst.max(worlds),
                None => break,
            }
        } else {
            let away = island.hex_ids().find(|hex| {
                let mv = Move::MoveRobber { seat, hex: *hex, from: None, card: None };
                Catan::check(&state, &mv).allows()
            });
            let hex = away.expect("a hex without opponents");
            play(&mut state, Move::MoveRobber { seat, hex, from: None, card: None });
        }
        play(&mut state, Move::EndTurn { seat });
        let next = view(&state).active;
        play(&mut state, Move::Roll { seat: next, dice: Dice::Sum(7), gain: None });
    }
    assert_eq!(known(&state).0, None, "{worst} worlds and no cap");
    assert_eq!(Catan::invariants(&state), Ok(()));
    for (seat, range) in known(&state).1.iter().enumerate() {
        let size = view(&state).seats[seat].cards;
        let least: u16 = range.iter().map(|bounds| u16::from(bounds[0])).sum();
        let most: u16 = range.iter().map(|bounds| u16::from(bounds[1])).sum();
        assert!(least <= size && size <= most, "{range:?} for {size} cards");
    }
}

#[test]
fn moves_and_set_ups_know_no_other_fields() {
    for text in [
        r#"{"type":"endTurn","seat":0,"extra":1}"#,
        r#"{"type":"buildRoad","seat":0}"#,
        r#"{"type":"fly","seat":0}"#,
        r#"{"type":"bankTrade","seat":0,"give":{"gold":1},"get":{}}"#,
    ] {
        assert!(serde_json::from_str::<Move>(text).is_err(), "{text}");
    }
    let mv = Move::Trade { seat: S0, with: S1, give: cards([1, 0, 0, 0, 0]), get: cards([0, 0, 0, 2, 0]) };
    let text = serde_json::to_string(&mv).expect("written");
    assert_eq!(text, r#"{"type":"trade","seat":0,"with":1,"give":{"brick":1},"get":{"grain":2}}"#);
    assert_eq!(serde_json::from_str::<Move>(&text).expect("read"), mv);
}
