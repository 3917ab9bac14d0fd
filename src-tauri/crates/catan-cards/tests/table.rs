//! What a screen is shown, what may be asked, what a ruling may do, and moves nobody would enter at a table.

#![allow(clippy::expect_used, clippy::panic, reason = "a test file: what is not as expected fails the test")]

use std::collections::BTreeMap;

use catan_cards::{
    Answer, Built, Card, CatanCards, ChangeView, Claim, Doing, Face, Holding, Lots, Move, Observed, Payment,
    Place, Position, Price, Question, Region, Resource, Setup, Side, Site, Stage, State, Target, Transfer,
    Value,
};
use referee::{Game, Seat, Verdict};

const ANNA: Seat = Seat(0);
const MAREK: Seat = Seat(1);

fn table(setup: &Setup) -> State {
    CatanCards::start(setup).expect("a table")
}

/// A game in the main phase, with what Anna has.
fn main_phase(anna: Holding) -> State {
    let position = Position { stage: Stage::Main, turn: 5, realms: vec![anna], ..Position::default() };
    table(&Setup { position: Some(position), ..Setup::usual() })
}

fn full() -> Holding {
    let regions = Region::ALL.into_iter().filter(|region| region.starting_set() == 2);
    Holding { holds: regions.map(|region| (region, 3)).collect(), ..Holding::default() }
}

fn built(card: Card, at: i8, side: Side) -> Built {
    Built { card, at, side, slot: 1 }
}

#[test]
fn the_usual_table_shows_two_principalities() {
    let view = CatanCards::view(&table(&Setup::usual()));
    for seat in &view.seats {
        assert_eq!((seat.regions.len(), seat.sites.len(), seat.axis.len()), (6, 4, 3));
        assert!(seat.regions.iter().all(|region| region.holds == 1 && region.yields == 1));
        let mut numbers: Vec<u8> = seat.regions.iter().map(|region| region.number).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, [1, 2, 3, 4, 5, 6], "CARD-SETUP-06");
        assert_eq!((seat.points, seat.hand, seat.limit, seat.resources), (2, 0, 3, 6));
    }
    assert_eq!(view.stacks.iter().map(|cards| u32::from(*cards)).sum::<u32>(), 62);
    assert_eq!((view.roads_left, view.settlements_left, view.cities_left), (7, 5, 7));
    assert_eq!((view.regions_left.len(), view.events, view.together), (11, 10, 4));
    assert!(view.open_book.is_none() && view.quiet && !view.unlocked);
}

#[test]
fn what_cannot_be_done_says_why() {
    let state = main_phase(Holding::default());
    let offers = CatanCards::view(&state).offers;
    let why = |doing: Doing| -> Vec<String> {
        let offer = offers.iter().find(|offer| offer.doing == doing).expect("an offer");
        offer.reasons.iter().map(|reason| reason.rule.clone()).collect()
    };
    assert_eq!(why(Doing::Settlement { end: catan_cards::End::Left }), ["CARD-BUILD-04"]);
    assert_eq!(why(Doing::Road { end: catan_cards::End::Left }), ["CARD-BUILD-01"]);
    assert_eq!(why(Doing::Roll {}), ["CARD-TURN-02"]);
    assert!(why(Doing::Merchant {}).contains(&"CARD-ACTION-02".to_owned()));
    assert!(why(Doing::EndTurn {}).is_empty());
    // What cannot be paid has no proposal.
    let road = offers.iter().find(|offer| matches!(offer.doing, Doing::Road { .. })).expect("an offer");
    assert!(road.price.is_some() && road.pay.is_none());
}

#[test]
fn a_card_is_asked_for_its_sites_its_price_and_the_regions_that_pay() {
    let state = main_phase(full());
    let Ok(Answer::Card { price, confirmed, reasons, sites, pay }) =
        CatanCards::answer(&state, &Question::Card { card: Card::GrainMill })
    else {
        panic!("no answer")
    };
    assert_eq!(price, Price { brick: 1, grain: 1, ..Price::default() });
    assert!(!confirmed, "one source only");
    assert!(reasons.is_empty(), "{reasons:?}");
    assert_eq!(sites.len(), 4);
    assert_eq!(pay.map(|pay| pay.0.len()), Some(2));
    let warned: Vec<Site> = sites.iter().filter(|one| !one.warnings.is_empty()).map(|one| one.site).collect();
    // The fields lie above on the right: everywhere else the mill does nothing (CARD-BUILD-13).
    assert_eq!(warned.len(), 3);
    assert!(!warned.contains(&Site { at: 1, side: Side::Upper, slot: 1 }));
    let Ok(Answer::Card { sites, .. }) = CatanCards::answer(&state, &Question::Card { card: Card::Church })
    else {
        panic!("no answer")
    };
    assert!(sites.iter().all(|one| one.reasons[0].rule == "CARD-BUILD-10"));
}

#[test]
fn a_confirmed_price_is_confirmed_from_there_on() {
    let mut state = main_phase(full());
    let deck = |state: &State| match CatanCards::answer(state, &Question::Deck {}) {
        Ok(Answer::Deck { entries }) => entries,
        other => panic!("{other:?}"),
    };
    let before = deck(&state);
    assert_eq!(before.len(), 79);
    assert!(
        before
            .iter()
            .any(|one| one.base.id == "mint" && one.uncertain.iter().any(|(value, _)| *value == Value::Cost))
    );
    let printed = Observed { cost: Some(Price { wool: 1, ..Price::default() }), ..Observed::default() };
    let mv = Move::Printed { seat: MAREK, id: "garrison".to_owned(), printed };
    assert_eq!(CatanCards::play(&mut state, &mv), Ok(Verdict::legal()));
    let garrison = deck(&state).into_iter().find(|one| one.base.id == "garrison").expect("listed");
    assert_eq!(garrison.effective.confirmed, [Value::Cost]);
    assert_eq!(garrison.effective.cost, printed.cost);
    assert_ne!(garrison.base.cost, printed.cost, "the base is read only");
    let Ok(Answer::Card { confirmed, .. }) =
        CatanCards::answer(&state, &Question::Card { card: Card::Garrison })
    else {
        panic!("no answer")
    };
    assert!(confirmed);
}

#[test]
fn an_open_book_counts_what_nobody_has_seen() {
    let mut setup = Setup { open_book: true, ..Setup::usual() };
    setup.position = Some(Position {
        realms: vec![Holding { cards: vec![built(Card::Abbey, 1, Side::Upper)], ..Holding::default() }],
        discard: vec![Card::Spy],
        drawn: vec![catan_cards::Event::Plague],
        ..Position::default()
    });
    let mut state = table(&setup);
    let book = CatanCards::view(&state).open_book.expect("an open book");
    let count = |card: Card| book.unseen.iter().find(|one| one.card == card).map(|one| one.count);
    assert_eq!((count(Card::Abbey), count(Card::Spy), count(Card::Smithy)), (Some(1), Some(2), Some(1)));
    assert_eq!((book.drawn.len(), book.coming.len()), (1, 9));
    for mv in [
        Move::Roll { seat: ANNA, face: Face::Club, number: 1 },
        Move::Draw { seat: ANNA, stack: 2, search: false, pay: None, nothing: false },
    ] {
        CatanCards::play(&mut state, &mv).expect("an allowed move");
    }
    assert_eq!(CatanCards::view(&state).open_book.map(|book| book.handled.len()), Some(1));
}

#[test]
fn changes_are_shown_with_their_rule() {
    let mut state =
        table(&Setup { position: Some(Position { turn: 5, ..Position::default() }), ..Setup::usual() });
    let roll = Move::Roll { seat: ANNA, face: Face::Club, number: 3 };
    CatanCards::play(&mut state, &roll).expect("a roll");
    let changes = CatanCards::view(&state).changes;
    assert_eq!(changes.len(), 2, "what was spared is no change: {changes:?}");
    for change in changes {
        let ChangeView::Region { from, to, rule, .. } = change else { panic!("{change:?}") };
        assert_eq!((from, to, rule.as_str()), (1, 2, "CARD-PROD-01"));
    }
}

#[test]
fn proposals_take_from_the_fullest_region() {
    let mut holding = Holding {
        settlements: vec![catan_cards::Settled { at: 3, upper: Region::NewHills1, lower: Region::NewHills2 }],
        ..Holding::default()
    };
    holding.holds = BTreeMap::from([(Region::NewHills1, 3), (Region::NewHills2, 2)]);
    let state = main_phase(holding);
    let price = Price { brick: 2, ..Price::default() };
    let Ok(Answer::Proposal { pay }) = CatanCards::answer(&state, &Question::Proposal { seat: ANNA, price })
    else {
        panic!("no answer")
    };
    assert_eq!(pay, Some(Payment(BTreeMap::from([(Region::NewHills1, 2)]))));
    let asked = Question::Proposal { seat: Seat(2), price };
    assert_eq!(CatanCards::answer(&state, &asked).expect_err("two seats").rule, "CARD-TURN-01");
}

#[test]
fn a_ruling_lets_stand_only_what_can_lie_there() {
    let state = main_phase(full());
    let stands = |mv: &Move| CatanCards::let_stand(&mut state.clone(), mv).is_ok();
    let region = |holds| Claim::Region { region: Region::Set2Gold, holds };
    assert!(stands(&Move::Recount { seat: ANNA, claims: vec![region(0)] }));
    assert!(!stands(&Move::Recount { seat: ANNA, claims: vec![region(4)] }));
    // A card more in a hand is a card less somewhere.
    let hand = Claim::Hand { seat: MAREK, count: 4 };
    assert!(!stands(&Move::Recount { seat: ANNA, claims: vec![hand] }));
    assert!(stands(&Move::Recount { seat: ANNA, claims: vec![hand, Claim::Stack { stack: 1, count: 11 }] }));
    assert!(!stands(&Move::Recount { seat: ANNA, claims: vec![Claim::Points { seat: ANNA, count: 12 }] }));
    let church = |at| Move::Build {
        seat: MAREK,
        card: Card::Church,
        site: Site { at, side: Side::Upper, slot: 1 },
        pay: None,
        printed: None,
    };
    assert!(stands(&church(1)), "out of turn, unpaid, at a settlement");
    assert!(!stands(&church(7)), "beside the principality");
    assert!(!stands(&Move::Roll { seat: MAREK, face: Face::Sun, number: 1 }));
    // What stands leaves a sound table.
    let mut after = state.clone();
    CatanCards::let_stand(&mut after, &church(1)).expect("it stands");
    assert_eq!(CatanCards::invariants(&after), Ok(()));
    assert_eq!(CatanCards::sheet(&after).total(MAREK), 3);
}

/// Numbers no table has.
fn odd_moves() -> Vec<Move> {
    let mut moves = Vec::new();
    let pay = || Some(Payment(Region::ALL.into_iter().map(|region| (region, 255)).collect()));
    for seat in [ANNA, MAREK, Seat(255)] {
        for at in [i8::MIN, i8::MIN + 1, -1, 0, 1, i8::MAX] {
            for slot in [0, 1, 255] {
                let site = Site { at, side: Side::Lower, slot };
                for card in [Card::GrainMill, Card::Church, Card::Spy] {
                    moves.push(Move::Build { seat, card, site, pay: pay(), printed: None });
                }
                for owner in [ANNA, MAREK, Seat(9)] {
                    let target = Target::Site { owner, site };
                    moves.push(Move::TakeBack { seat, target });
                    moves.push(Move::CivilWar { seat, target });
                    moves.push(Move::Dismantle { seat, target });
                }
            }
            moves.push(Move::City { seat, at, pay: pay() });
            moves.push(Move::Dismantle { seat, target: Target::Axis { owner: seat, at } });
        }
        for number in [0, 7, 255] {
            moves.push(Move::Roll { seat, face: Face::Mill, number });
            moves.push(Move::Alchemist { seat, number });
            moves.push(Move::Draw { seat, stack: number, search: true, pay: pay(), nothing: true });
            moves.push(Move::Exchange { seat, stack: number, search: false, pay: pay() });
            moves.push(Move::Shed { seat, stack: number });
            moves.push(Move::Builder { seat, look: number, under: number });
            moves.push(Move::Conflict { seat, stack: number, second: Some(number) });
            moves.push(Move::Bank {
                seat,
                give: Resource::Gold,
                count: number,
                into: Region::NewGold3,
                pay: pay(),
            });
            moves.push(Move::Lots { about: Lots::Start, rolls: [number, 1] });
        }
        let all = Transfer { from: Region::Set2Gold, into: Region::Set1Gold, count: 255 };
        moves.push(Move::Trade { seat, give: vec![all; 5_000], take: vec![all; 5_000] });
        moves.push(Move::Caravan { seat, pay: pay().unwrap_or_default() });
        let claims = Region::ALL.map(|region| Claim::Region { region, holds: 255 }).repeat(2_000);
        moves.push(Move::Recount { seat, claims });
        let beyond = Claim::Site { seat, site: Site { at: i8::MIN, side: Side::Upper, slot: 0 }, card: None };
        moves.push(Move::Recount { seat, claims: vec![beyond, Claim::Stack { stack: 255, count: 255 }] });
        let cost = Some(Price { lumber: i16::MIN, gold: i16::MAX, ..Price::default() });
        let printed =
            Observed { cost, number: Some(i16::MIN), points: Some(i16::MAX), ..Observed::default() };
        moves.push(Move::Printed { seat, id: "abbey".to_owned(), printed });
        moves.push(Move::Printed { seat, id: "x".repeat(100_000), printed });
    }
    moves
}

#[test]
fn numbers_no_table_has_are_refused_and_nothing_breaks() {
    let starts = [
        table(&Setup::usual()),
        table(&Setup { position: Some(Position::default()), ..Setup::usual() }),
        main_phase(full()),
    ];
    for state in starts {
        for mv in odd_moves() {
            let mut after = state.clone();
            if let Err(reasons) = CatanCards::play(&mut after, &mv) {
                assert!(!reasons.is_empty());
                assert_eq!(after, state, "a refusal changes nothing");
            }
            let _ = CatanCards::let_stand(&mut after, &mv);
            assert_eq!(CatanCards::invariants(&after), Ok(()), "{mv:?}");
            let _ = CatanCards::tell(&mv);
        }
    }
}

#[test]
fn every_point_names_what_it_lies_on() {
    let mut holding = full();
    holding.cities = vec![1];
    holding.cards = vec![
        built(Card::Church, 1, Side::Upper),
        built(Card::WoolFleet, 1, Side::Lower),
        built(Card::ConradTheSwift, -1, Side::Upper),
    ];
    let state = main_phase(holding);
    let sheet = CatanCards::sheet(&state);
    let anna: Vec<_> = sheet.lines.iter().filter(|line| line.seat == ANNA).collect();
    let codes: Vec<&str> = anna.iter().map(|line| line.code.as_str()).collect();
    assert_eq!(
        codes,
        ["card-line-start", "card-line-city", "card-line-card", "card-line-knight", "card-line-mill"]
    );
    assert_eq!(anna.iter().map(|line| line.points).sum::<i32>(), 6);
    assert!(anna.iter().all(|line| line.at.len() == 1 && line.after.is_some()));
    assert_eq!(anna[3].at, [Place::KnightFigure { seat: ANNA }]);
    let view = CatanCards::view(&state);
    let parts: Vec<(&str, u8)> =
        view.seats[0].parts.iter().map(|part| (part.source.as_str(), part.points)).collect();
    assert_eq!(parts, [("settlements", 1), ("cities", 2), ("cards", 1), ("figures", 2)]);
}
