//! The Catan Dice Game at the table: whole games in each way of entry, bad input, rulings.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail")]

use acceptance::laws;
use catan_dice::{
    Answer, CatanDice, Face, Island, Knight, Move, Named, Question, Setup, State, Step, Symbol, Ties,
};
use referee::{Game, Seat, Verdict};

const ANNA: Seat = Seat(0);

fn faces(letters: &str) -> Vec<Named<Face>> {
    let name = |letter: char| match letter {
        'O' => Named::Known(Face::Ore),
        'G' => Named::Known(Face::Grain),
        'W' => Named::Known(Face::Wool),
        'L' => Named::Known(Face::Lumber),
        'B' => Named::Known(Face::Brick),
        'A' => Named::Known(Face::Gold),
        other => Named::Unknown(format!("no such face: {other}")),
    };
    letters.chars().map(name).collect()
}

fn symbol(name: &str) -> Symbol {
    Symbol::named(name).expect("a symbol")
}

fn named(names: &str) -> Vec<Named<Symbol>> {
    names.split_whitespace().map(|name| Named::Known(symbol(name))).collect()
}

fn island(names: &str) -> Island {
    names.split_whitespace().map(symbol).fold(Island::EMPTY, Island::with)
}

fn build(seat: Seat, name: &str) -> Move {
    Move::Build {
        seat,
        what: Symbol::named(name).map_or_else(|| Named::Unknown(name.to_owned()), Named::Known),
    }
}

/// A table for one with this island and these final dice.
fn spending(names: &str, dice: &str) -> State {
    let mut state = State::laid(&Setup::of(1), &[island(names)], None).expect("a table");
    CatanDice::play(&mut state, &Move::FinalDice { seat: ANNA, dice: faces(dice) }).expect("dice");
    state
}

/// The refusal's rules and sentences; the state must not change.
fn refused(state: &State, mv: &Move) -> Vec<(String, String)> {
    laws::refusal::<CatanDice>(state, mv).expect("a refusal");
    let verdict = CatanDice::check(state, mv);
    verdict.reasons().iter().map(|reason| (reason.rule.clone(), reason.message.clone())).collect()
}

fn one(rule: &str, message: &str) -> Vec<(String, String)> {
    vec![(rule.to_owned(), message.to_owned())]
}

#[test]
fn bad_dice_have_their_own_refusals() {
    let start = CatanDice::start(&Setup::of(2)).expect("a table");
    let roll = |kept: &str, rolled: &str| Move::Roll { seat: ANNA, kept: faces(kept), rolled: faces(rolled) };
    assert_eq!(refused(&start, &roll("", "OOOOOOO")), one("DICE-SETUP-01", "dice-refused-count"));
    assert_eq!(refused(&start, &roll("", "OOOOO")), one("DICE-SETUP-01", "dice-refused-count"));
    assert_eq!(refused(&start, &roll("", "OOOOOX")), one("DICE-DIE-01", "dice-refused-face"));
    assert_eq!(refused(&start, &roll("O", "OOOOO")), one("DICE-ROLL-01", "dice-refused-first-roll"));
    let seven = Move::FinalDice { seat: ANNA, dice: faces("OGWLBAO") };
    assert_eq!(refused(&start, &seven), one("DICE-SETUP-01", "dice-refused-count"));
    let other = Move::FinalDice { seat: Seat(1), dice: faces("OGWLBA") };
    assert_eq!(refused(&start, &other), one("DICE-TURN-01", "dice-refused-seat"));
    assert_eq!(refused(&start, &build(ANNA, "R0")), one("DICE-TURN-01", "dice-refused-no-dice"));
    assert_eq!(refused(&start, &Move::EndTurn { seat: ANNA }), one("DICE-TURN-01", "dice-refused-no-dice"));
    // A million dice are refused, not counted one by one into a byte.
    let many = Move::Roll { seat: ANNA, kept: faces("OO"), rolled: vec![Face::Ore.into(); 1_000_000] };
    assert_eq!(refused(&start, &many)[0].1, "dice-refused-count");
}

#[test]
fn dice_roll_03_dice_set_aside_may_be_rolled_again_and_dice_not_rolled_may_not_be_kept() {
    let mut state = CatanDice::start(&Setup::of(1)).expect("a table");
    let roll = |kept: &str, rolled: &str| Move::Roll { seat: ANNA, kept: faces(kept), rolled: faces(rolled) };
    CatanDice::play(&mut state, &roll("", "BLWAAO")).expect("roll 1");
    assert_eq!(refused(&state, &roll("BB", "OOGW")), one("DICE-ROLL-02", "dice-refused-kept"));
    CatanDice::play(&mut state, &roll("BL", "OOGW")).expect("roll 2");
    CatanDice::play(&mut state, &roll("OOG", "GOB")).expect("roll 3");
    assert_eq!(refused(&state, &roll("OOG", "GOB")), one("DICE-ROLL-04", "dice-refused-fourth-roll"));
    CatanDice::play(&mut state, &Move::EndTurn { seat: ANNA }).expect("a cross");
}

#[test]
fn dice_roll_06_the_first_step_ends_the_rolling() {
    let mut state = CatanDice::start(&Setup::of(1)).expect("a table");
    let roll = |kept: &str, rolled: &str| Move::Roll { seat: ANNA, kept: faces(kept), rolled: faces(rolled) };
    CatanDice::play(&mut state, &roll("", "BLWAAO")).expect("roll 1");
    CatanDice::play(&mut state, &build(ANNA, "R0")).expect("a road");
    assert_eq!(refused(&state, &roll("WA", "OOGW")), one("DICE-ROLL-06", "dice-refused-rolling-over"));
}

#[test]
fn building_says_what_is_missing() {
    let city = "R0 R1 R2 R3 R4 R5 R6 R7 R12 R13 C7";
    let reasons = CatanDice::check(&spending(city, "OOOGGW"), &build(ANNA, "C20")).reasons().to_vec();
    assert_eq!(reasons.len(), 1);
    assert_eq!(
        (reasons[0].rule.as_str(), reasons[0].message.as_str()),
        ("DICE-CITY-03", "dice-refused-order-city")
    );
    assert_eq!(reasons[0].args["value"], 20.into());
    assert_eq!(reasons[0].args["before"], 12.into());
    assert_eq!(reasons[0].at, [symbol("C20"), symbol("C12")]);

    let dice = "BLWGAA";
    let way = refused(&spending("R0 R2 R3 R5 S3 S4 S5", dice), &build(ANNA, "S7"));
    assert_eq!(way, one("DICE-SETL-02", "dice-refused-way-settlement"));

    let short = CatanDice::check(&spending("R0 R1", "OOGGWL"), &build(ANNA, "C7")).reasons().to_vec();
    assert_eq!(
        (short[0].rule.as_str(), short[0].message.as_str()),
        ("DICE-CITY-01", "dice-refused-pay-city")
    );
    assert_eq!((short[0].args["have"].clone(), short[0].args["need"].clone()), (2.into(), 3.into()));

    assert_eq!(
        refused(&spending("R0", dice), &build(ANNA, "R0")),
        one("DICE-BUILD-07", "dice-refused-built-road")
    );
    assert_eq!(refused(&spending("", dice), &build(ANNA, "R17")), one("DICE-SHEET", "dice-refused-symbol"));
    assert_eq!(
        refused(&spending("", dice), &build(ANNA, "start")),
        one("DICE-SETUP-04", "dice-refused-first-road")
    );
}

#[test]
fn jokers_and_gold_have_their_own_refusals() {
    let joker = |knight: u8, turn: &str, to: &str| Move::Joker {
        seat: ANNA,
        knight: Knight(knight),
        turn: faces(turn).remove(0),
        to: faces(to).remove(0),
    };
    let state = spending("K1 K2", "WWLLBA");
    assert_eq!(refused(&state, &joker(3, "L", "W")), one("DICE-JOKER-01", "dice-refused-joker-unbuilt"));
    assert_eq!(refused(&state, &joker(7, "L", "O")), one("DICE-JOKER-05", "dice-refused-joker-nobody"));
    assert_eq!(refused(&state, &joker(1, "L", "G")), one("DICE-JOKER-04", "dice-refused-joker-face"));
    assert_eq!(refused(&state, &joker(1, "G", "O")), one("DICE-JOKER-07", "dice-refused-joker-die"));
    assert_eq!(refused(&state, &joker(1, "X", "O")), one("DICE-DIE-01", "dice-refused-face"));
    assert_eq!(
        refused(&spending("K1", "OOLLBA"), &joker(1, "O", "O")),
        one("DICE-JOKER-02", "dice-refused-joker-same")
    );
    let mut used = state.clone();
    CatanDice::play(&mut used, &joker(1, "L", "O")).expect("a joker");
    assert_eq!(refused(&used, &joker(1, "W", "O")), one("DICE-JOKER-01", "dice-refused-joker-used"));
    let gold = |to: &str| Move::Gold { seat: ANNA, to: faces(to).remove(0) };
    assert_eq!(refused(&state, &gold("O")), one("DICE-GOLD-04", "dice-refused-gold-short"));
    assert_eq!(refused(&spending("", "OOOOOO"), &gold("W")), one("DICE-GOLD-01", "dice-refused-gold-short"));
    assert_eq!(refused(&spending("", "AAOOOO"), &gold("A")), one("DICE-GOLD-01", "dice-refused-gold-gold"));
}

#[test]
fn dice_joker_09_a_table_can_bar_fresh_jokers() {
    let setup = Setup { same_turn_joker: false, ..Setup::of(1) };
    let mut state = CatanDice::start(&setup).expect("a table");
    CatanDice::play(&mut state, &Move::FinalDice { seat: ANNA, dice: faces("OGGWWB") }).expect("dice");
    CatanDice::play(&mut state, &build(ANNA, "K1")).expect("a knight");
    let joker = Move::Joker { seat: ANNA, knight: Knight(1), turn: Face::Brick.into(), to: Face::Ore.into() };
    assert_eq!(refused(&state, &joker), one("DICE-JOKER-09", "dice-refused-joker-fresh"));
    let open = spending("", "OGGWWB");
    assert!(CatanDice::legal(&open).len() > CatanDice::legal(&state).len());
}

#[test]
fn dice_build_08_a_cross_that_was_not_needed_is_warned_of_or_refused() {
    let end = Move::EndTurn { seat: ANNA };
    match CatanDice::check(&spending("", "BLWWWO"), &end) {
        Verdict::Legal { warnings } => {
            assert_eq!(
                (warnings[0].rule.as_str(), warnings[0].message.as_str()),
                ("DICE-BUILD-08", "dice-warns-cross")
            );
            assert_eq!(warnings[0].args["points"], 1.into());
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(CatanDice::check(&spending("", "WWWWOO"), &end), Verdict::legal());
    let setup = Setup { may_decline: false, ..Setup::of(1) };
    let mut strict = CatanDice::start(&setup).expect("a table");
    CatanDice::play(&mut strict, &Move::FinalDice { seat: ANNA, dice: faces("BLWWWO") }).expect("dice");
    assert_eq!(refused(&strict, &end), one("DICE-BUILD-08", "dice-refused-decline"));
}

#[test]
fn a_turn_without_dice_is_checked_but_for_payment_and_says_so() {
    let mut state = CatanDice::start(&Setup::of(1)).expect("a table");
    let marked = |built: &str, jokers: &[u8]| Move::Marked {
        seat: ANNA,
        built: named(built),
        jokers: jokers.iter().map(|number| Knight(*number)).collect(),
    };
    assert_eq!(refused(&state, &marked("R1", &[])), one("DICE-ROAD-03", "dice-refused-way-road"));
    assert_eq!(refused(&state, &marked("R0 R1 S3", &[])), one("DICE-BUILD-02", "dice-refused-fit"));
    assert_eq!(refused(&state, &marked("K1", &[1, 1])), one("DICE-JOKER-01", "dice-refused-joker-used"));
    CatanDice::play(&mut state, &marked("K1 R0", &[1])).expect("a turn");
    let lines = CatanDice::sheet(&state).lines;
    let codes: Vec<&str> = lines.iter().map(|line| line.code.as_str()).collect();
    assert_eq!(codes, ["dice-line-knight-unpaid", "dice-line-road-unpaid"]);
    let mut with_dice = CatanDice::start(&Setup::of(1)).expect("a table");
    CatanDice::play(&mut with_dice, &Move::FinalDice { seat: ANNA, dice: faces("OGWLBA") }).expect("dice");
    assert_eq!(refused(&with_dice, &marked("R0", &[])), one("DICE-TURN-01", "dice-refused-dice-known"));
}

#[test]
fn what_may_be_marked_next_is_what_a_marked_turn_allows() {
    let start = State::laid(&Setup::of(1), &[island("R0 R1 K1")], None).expect("a table");
    for built in ["", "R2", "R2 R3", "K2", "K2 R2", "C7", "S3", "R2 S3", "R2 R5 R3"] {
        let answer =
            CatanDice::answer(&start, &Question::Markable { built: named(built) }).expect("known symbols");
        let Answer::Markable { symbols } = answer else { panic!("another answer") };
        for what in Symbol::all() {
            let built = named(built).into_iter().chain([Named::Known(what)]).collect();
            let marked = Move::Marked { seat: ANNA, built, jokers: Vec::new() };
            let allowed = CatanDice::play(&mut start.clone(), &marked).is_ok();
            assert_eq!(symbols.contains(&what), allowed, "{what}");
        }
    }
    let odd = Question::Markable { built: vec![Named::Unknown("R99".to_owned())] };
    assert_eq!(CatanDice::answer(&start, &odd).expect_err("no such symbol").message, "dice-refused-symbol");
}

#[test]
fn dice_end_01_after_the_last_box_nothing_is_entered() {
    let setup = Setup { turns: 1, ..Setup::of(2) };
    let mut state = CatanDice::start(&setup).expect("a table");
    for seat in [Seat(0), Seat(1)] {
        CatanDice::play(&mut state, &Move::Marked { seat, built: Vec::new(), jokers: Vec::new() })
            .expect("a cross");
    }
    assert!(CatanDice::outcome(&state).finished);
    let more = Move::FinalDice { seat: ANNA, dice: faces("OGWLBA") };
    assert_eq!(refused(&state, &more), one("DICE-END-01", "dice-refused-over"));
    assert!(CatanDice::let_stand(&mut state, &more).is_err(), "not even a ruling adds a box");
}

#[test]
fn dice_end_03_a_tie_is_shared_unless_the_table_counts_crosses() {
    for (ties, winners) in [(Ties::Shared, vec![Seat(0), Seat(1)]), (Ties::FewerCrosses, vec![Seat(1)])] {
        let setup = Setup { turns: 2, ties, ..Setup::of(2) };
        let mut state = CatanDice::start(&setup).expect("a table");
        // Both end with 2: a cross and four points against one point twice.
        for (seat, built) in [(0, ""), (1, "R0"), (0, "R0 S3"), (1, "R1")] {
            let built = named(built);
            CatanDice::play(&mut state, &Move::Marked { seat: Seat(seat), built, jokers: Vec::new() })
                .expect("a turn");
        }
        assert_eq!(CatanDice::sheet(&state).totals(2), [2, 2]);
        assert_eq!(CatanDice::outcome(&state).winners, winners);
    }
}

/// One turn of the game below: what the dice show, what is done with them.
type Turn = (&'static str, &'static [&'static str]);

/// Four players, three turns each. `j1WO` uses joker 1 to turn wool to ore, `gL` makes lumber of two gold.
const TURNS: [Turn; 12] = [
    ("BLGWOO", &["S3"]),
    ("OGWBLA", &["K1", "R0"]),
    ("BLBLBL", &["R0", "R1", "R2"]),
    ("WWWWOO", &[]),
    ("BBLLAO", &["R0", "R2"]),
    ("BLGGGW", &["R1"]),
    ("OOOGGW", &["C7"]),
    ("OGGWWB", &["K1", "j1BO", "K2"]),
    ("BAAAAG", &["gW", "gL", "S4"]),
    ("OOAAGG", &["gO", "C7"]),
    ("OGWWWW", &["K1"]),
    ("BLBLWW", &["R0", "R1"]),
];

fn step(code: &str) -> Step {
    let face = |index: usize| faces(&code[index..=index]).remove(0);
    match code.as_bytes()[0] {
        b'j' => Step::Joker { knight: Knight(code.as_bytes()[1] - b'0'), turn: face(2), to: face(3) },
        b'g' => Step::Gold { to: face(1) },
        _ => Step::Build { what: Named::Known(symbol(code)) },
    }
}

#[test]
fn a_game_of_four_comes_to_the_same_in_each_way_of_entry() {
    let setup = Setup { turns: 3, ..Setup::of(4) };
    let mut ways = [(); 3].map(|()| CatanDice::start(&setup).expect("a table"));
    for (turn, (dice, codes)) in (0_u8..).zip(TURNS) {
        let seat = Seat(turn % 4);
        let steps: Vec<Step> = codes.iter().map(|code| step(code)).collect();
        let [by_rolls, by_dice, unpaid] = &mut ways;

        // Roll by roll, step by step.
        let first =
            Move::Roll { seat, kept: Vec::new(), rolled: [faces(&dice[..2]), faces("WWWW")].concat() };
        CatanDice::play(by_rolls, &first).expect("roll 1");
        let second = Move::Roll { seat, kept: faces(&dice[..2]), rolled: faces(&dice[2..]) };
        CatanDice::play(by_rolls, &second).expect("roll 2");
        for step in &steps {
            let mv = match step.clone() {
                Step::Joker { knight, turn, to } => Move::Joker { seat, knight, turn, to },
                Step::Gold { to } => Move::Gold { seat, to },
                Step::Build { what } => Move::Build { seat, what },
            };
            CatanDice::play(by_rolls, &mv).expect("a step");
        }
        CatanDice::play(by_rolls, &Move::EndTurn { seat }).expect("the end of the turn");

        // Final dice, and the rest at once.
        CatanDice::play(by_dice, &Move::FinalDice { seat, dice: faces(dice) }).expect("dice");
        let rest = if steps.is_empty() {
            Move::EndTurn { seat }
        } else {
            Move::Bundle { seat, steps: steps.clone() }
        };
        CatanDice::play(by_dice, &rest).expect("the rest of the turn");

        // What was built, and nothing else.
        let built = steps
            .iter()
            .filter_map(|step| if let Step::Build { what } = step { Some(what.clone()) } else { None });
        let jokers = steps
            .iter()
            .filter_map(|step| if let Step::Joker { knight, .. } = step { Some(*knight) } else { None });
        let marked = Move::Marked { seat, built: built.collect(), jokers: jokers.collect() };
        CatanDice::play(unpaid, &marked).expect("a turn");
    }
    for state in &ways {
        assert_eq!(CatanDice::sheet(state).totals(4), [9, 10, 11, 3]);
        let outcome = CatanDice::outcome(state);
        assert!(outcome.finished);
        assert_eq!(outcome.winners, [Seat(2)]);
    }
    let marked = ways.map(|state| {
        CatanDice::view(&state)
            .sheets
            .into_iter()
            .map(|sheet| (sheet.marked, sheet.jokers))
            .collect::<Vec<_>>()
    });
    assert!(marked.iter().all(|sheets| *sheets == marked[0]));
}

#[test]
fn a_ruling_lets_stand_what_can_lie_on_a_table() {
    // A city out of order and unpaid: marked, and the dice it could take are gone.
    let mut state = spending("R0", "OOGWLB");
    CatanDice::let_stand(&mut state, &build(ANNA, "C12")).expect("a ruling");
    assert!(state.island(ANNA).expect("a sheet").has(symbol("C12")));
    assert_eq!(Vec::from(state.dice().expect("dice")), [Face::Wool, Face::Lumber, Face::Brick]);
    CatanDice::play(&mut state, &build(ANNA, "R2")).expect("play goes on");
    CatanDice::play(&mut state, &Move::EndTurn { seat: ANNA }).expect("the end of the turn");
    assert_eq!(CatanDice::sheet(&state).total(ANNA), 14);
    CatanDice::invariants(&state).expect("what always holds");

    // A fourth roll can happen, seven dice cannot, nor a symbol marked twice.
    let mut state = CatanDice::start(&Setup::of(1)).expect("a table");
    for kept in [0, 6, 6, 6] {
        let roll =
            Move::Roll { seat: ANNA, kept: faces(&"OGWLBA"[..kept]), rolled: faces(&"OGWLBA"[kept..]) };
        CatanDice::let_stand(&mut state, &roll).expect("a ruling");
    }
    let before = state.clone();
    let seven = Move::FinalDice { seat: ANNA, dice: faces("OGWLBAO") };
    assert!(CatanDice::let_stand(&mut state, &seven).is_err());
    CatanDice::play(&mut state, &build(ANNA, "R0")).expect("a road");
    let built = state.clone();
    assert!(CatanDice::let_stand(&mut state, &build(ANNA, "R0")).is_err());
    assert_eq!(state, built);
    assert_ne!(state, before);
}
