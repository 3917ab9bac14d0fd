//! The language files say everything the engine can: every key, in three languages, with the values that come
//! with it.
#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use catan_dice::{CatanDice, Face, Island, Knight, Move, Named, Rule, Setup, State, Symbol};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use referee::{Arg, Args, Game, Remark, Rule as _, Seat, Verdict};

const LANGUAGES: [&str; 3] = ["en", "hu", "cs"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn source(language: &str) -> String {
    let path = root().join("../../../ui/locales").join(language).join("catan-dice.ftl");
    std::fs::read_to_string(path).expect("the language file")
}

fn bundle(language: &str) -> FluentBundle<FluentResource> {
    let resource = FluentResource::try_new(source(language))
        .unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
    let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{language}: {errors:?}"));
    bundle
}

/// The keys of a file, each with the names of the values it fills in.
fn keys(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut present = String::new();
    for line in source(language).lines().filter(|line| !line.starts_with('#')) {
        if let Some((key, _)) = line.split_once(" = ").filter(|(key, _)| !key.starts_with(' ')) {
            key.clone_into(&mut present);
            assert!(keys.insert(present.clone(), BTreeSet::new()).is_none(), "{language}: {key} twice");
        }
        for value in line.split("{ $").skip(1) {
            let name: String = value.chars().take_while(char::is_ascii_alphanumeric).collect();
            keys.entry(present.clone()).or_default().insert(name);
        }
    }
    keys
}

/// Every key written in the engine's source, those made of a kind spelt out.
fn keys_in_source() -> BTreeSet<String> {
    let kinds = ["road", "knight", "settlement", "city"];
    let mut keys = BTreeSet::new();
    let mut folders = vec![root().join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(path).expect("a source file");
            for literal in text.split("\"dice-").skip(1) {
                let name = format!("dice-{}", literal.split('"').next().unwrap_or_default());
                match name.split_once('{') {
                    None => {
                        keys.insert(name);
                    }
                    Some(("dice-symbol-", _)) => {
                        let symbols = Symbol::all().map(|symbol| symbol.to_string());
                        keys.extend(
                            symbols
                                .filter(|name| !name.starts_with('R'))
                                .map(|name| format!("dice-symbol-{name}")),
                        );
                    }
                    Some((stem, rest)) => {
                        for kind in kinds {
                            keys.insert(format!("{stem}{kind}"));
                            if rest.contains("{how}") {
                                keys.insert(format!("{stem}{kind}-unpaid"));
                            }
                        }
                    }
                }
            }
        }
    }
    // Only knights are built in order without a way, and only roads have no order.
    keys.remove("dice-refused-way-knight");
    keys.remove("dice-refused-order-road");
    // Columns are named by their source, kinds by themselves.
    keys.extend(kinds.iter().map(|kind| format!("dice-source-{kind}")));
    keys.extend(kinds.iter().map(|kind| format!("dice-kind-{kind}")));
    keys.insert("dice-source-cross".to_owned());
    keys
}

#[test]
fn every_key_is_there_in_three_languages_and_none_is_idle() {
    let english = keys("en");
    let sentences: BTreeSet<String> =
        english.keys().filter(|key| key.starts_with("dice-")).cloned().collect();
    assert_eq!(sentences, keys_in_source());
    for language in LANGUAGES {
        assert_eq!(
            english.keys().collect::<Vec<_>>(),
            keys(language).keys().collect::<Vec<_>>(),
            "{language}: the same keys in the same order"
        );
    }
}

#[test]
fn translations_fill_in_no_value_that_english_does_not_know() {
    let english = keys("en");
    for language in LANGUAGES {
        for (key, values) in keys(language) {
            assert!(values.is_subset(&english[&key]), "{language}: {key} fills in {values:?}");
        }
    }
}

#[test]
fn every_rule_has_a_text_and_a_page() {
    for language in LANGUAGES {
        let bundle = bundle(language);
        for rule in Rule::all() {
            let message =
                bundle.get_message(rule.id()).unwrap_or_else(|| panic!("{language}: {}", rule.id()));
            let page = message.get_attribute("page").unwrap_or_else(|| panic!("{language}: {}", rule.id()));
            let page = bundle.format_pattern(page.value(), None, &mut Vec::new());
            assert!(page == "–" || (2..=6).any(|number| page == number.to_string()), "{language}: {page}");
        }
    }
}

fn filled(bundle: &FluentBundle<FluentResource>, args: &Args) -> FluentArgs<'static> {
    fn text(bundle: &FluentBundle<FluentResource>, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => format!("seat {}", seat.0),
            Arg::Word(word) => say(bundle, word, &Args::new()),
            Arg::Text(text) => text.clone(),
            Arg::PerSeat(numbers) => format!("{numbers:?}"),
            Arg::List(args) => args.iter().map(|arg| text(bundle, arg)).collect::<Vec<_>>().join(", "),
        }
    }
    let mut filled = FluentArgs::new();
    for (name, arg) in args {
        match arg {
            Arg::Number(number) => filled.set(name.clone(), *number),
            other => filled.set(name.clone(), text(bundle, other)),
        }
    }
    filled
}

/// Says a key and all its attributes; everything must be there and nothing left unfilled.
fn say(bundle: &FluentBundle<FluentResource>, key: &str, args: &Args) -> String {
    let message = bundle.get_message(key).unwrap_or_else(|| panic!("{key} is missing"));
    let args = filled(bundle, args);
    let mut errors = Vec::new();
    let value = message.value().unwrap_or_else(|| panic!("{key} says nothing"));
    let said = bundle.format_pattern(value, Some(&args), &mut errors).into_owned();
    for attribute in message.attributes() {
        bundle.format_pattern(attribute.value(), Some(&args), &mut errors);
    }
    assert!(errors.is_empty(), "{key}: {errors:?}");
    said
}

fn named(faces: &[Face]) -> Vec<Named<Face>> {
    faces.iter().copied().map(Named::Known).collect()
}

/// Moves of every kind, good and bad.
fn moves(seat: Seat) -> Vec<Move> {
    let faces = || Face::ALL.map(Named::Known).into_iter().chain([Named::Unknown("diamond".to_owned())]);
    let symbols =
        Symbol::all().map(Named::Known).chain(["start", "R16"].map(|name| Named::Unknown(name.to_owned())));
    let mut moves = vec![Move::EndTurn { seat }, Move::Bundle { seat, steps: Vec::new() }];
    moves.extend(symbols.clone().map(|what| Move::Build { seat, what }));
    moves.extend(symbols.map(|what| Move::Marked { seat, built: vec![what], jokers: Vec::new() }));
    moves.push(Move::Marked { seat, built: Vec::new(), jokers: vec![Knight(1), Knight(1)] });
    let much = ["S3", "R0", "K1"].map(|name| Named::Known(Symbol::named(name).expect("a symbol")));
    moves.push(Move::Marked { seat, built: much.to_vec(), jokers: Vec::new() });
    for to in faces() {
        moves.push(Move::Gold { seat, to: to.clone() });
        for turn in faces() {
            moves.extend((0..=7).map(|number| Move::Joker {
                seat,
                knight: Knight(number),
                turn: turn.clone(),
                to: to.clone(),
            }));
        }
    }
    for count in [5, 6, 7] {
        moves.push(Move::FinalDice { seat, dice: vec![Face::Gold.into(); count] });
        for kept in [0, 1, 6] {
            let rolled = vec![Face::Wool.into(); count.saturating_sub(kept)];
            moves.push(Move::Roll { seat, kept: vec![Face::Gold.into(); kept], rolled });
        }
    }
    moves
}

/// Positions in which everything can go wrong.
fn positions() -> Vec<State> {
    let island =
        |names: &str| names.split_whitespace().filter_map(Symbol::named).fold(Island::EMPTY, Island::with);
    let strict = Setup { same_turn_joker: false, may_decline: false, ..Setup::of(1) };
    let start = CatanDice::start(&Setup::of(2)).expect("a table");
    let mut positions = vec![start.clone(), CatanDice::start(&strict).expect("a table")];
    for (setup, names, dice) in [
        (&strict, "", [1, 1, 1, 1, 1, 1]),
        (&strict, "R0 R1 R2 S3 S4 C7 K1 K2 K3", [2, 0, 0, 1, 1, 2]),
        (&Setup::of(1), "", [0, 0, 0, 1, 1, 4]),
        (&Setup::of(1), "R0 R1 R2 R3 S3 S4 C7 K1 K2 K3 K4 K5 K6", [1, 0, 4, 0, 0, 1]),
    ] {
        let dice: Vec<Face> = Vec::from(catan_dice::Dice::of(dice));
        let mut state = State::laid(setup, &[island(names).spending(Knight(2))], None).expect("a table");
        for kept in [0, 3, 6] {
            let roll = Move::Roll { seat: Seat(0), kept: named(&dice[..kept]), rolled: named(&dice[kept..]) };
            CatanDice::play(&mut state, &roll).expect("a roll");
            positions.push(state.clone());
        }
        for mv in CatanDice::legal(&state)
            .into_iter()
            .filter(|mv| matches!(mv, Move::Build { .. } | Move::Gold { .. }))
        {
            let mut next = state.clone();
            CatanDice::play(&mut next, &mv).expect("a legal move");
            positions.push(next);
        }
    }
    positions.push(State::laid(&Setup::of(1), &[island("R0 R1")], None).expect("a table"));
    let mut over = CatanDice::start(&Setup { turns: 1, ..Setup::of(1) }).expect("a table");
    let cross = Move::Marked { seat: Seat(0), built: Vec::new(), jokers: Vec::new() };
    CatanDice::play(&mut over, &cross).expect("a cross");
    positions.push(over);
    positions
}

/// Everything the engine says, provoked: refusals, warnings, questions, the log, score lines.
fn everything() -> Vec<(String, Args)> {
    let mut said = Vec::new();
    let mut collect = |remarks: Vec<Remark<Symbol>>| {
        said.extend(remarks.into_iter().map(|remark| (remark.message, remark.args)));
    };
    for setup in [
        Setup { turns: 0, ..Setup::of(0) },
        Setup { turns: 16, ..Setup::of(9) },
        Setup { first: Seat(5), ..Setup::of(2) },
    ] {
        collect(CatanDice::start(&setup).expect_err("no table"));
    }
    for state in positions() {
        for mv in moves(Seat(0)).into_iter().chain([Move::EndTurn { seat: Seat(1) }]) {
            match CatanDice::check(&state, &mv) {
                Verdict::Legal { warnings } => collect(warnings),
                Verdict::Possible { reveals } => collect(reveals),
                Verdict::Refused { reasons } => collect(reasons),
            }
        }
    }
    for state in positions() {
        let asks = CatanDice::asks(&state);
        said.push((asks.question, asks.args));
        for mv in CatanDice::legal(&state).into_iter().step_by(97).chain(moves(Seat(0))) {
            let told = CatanDice::tell(&mv);
            said.push((told.message, told.args));
            let mut next = state.clone();
            if CatanDice::play(&mut next, &mv).is_ok() {
                said.extend(CatanDice::sheet(&next).lines.into_iter().map(|line| (line.code, line.args)));
            }
        }
    }
    said
}

#[test]
fn every_sentence_comes_with_its_values_in_three_languages() {
    let everything = everything();
    for language in LANGUAGES {
        let bundle = bundle(language);
        for (key, args) in &everything {
            assert!(!say(&bundle, key, args).is_empty());
        }
    }
    let said: BTreeSet<&str> = everything.iter().map(|(key, _)| key.as_str()).collect();
    let words = ["dice-face-", "dice-kind-", "dice-symbol-", "dice-source-"];
    let unsaid: Vec<String> = keys_in_source()
        .into_iter()
        .filter(|key| !said.contains(key.as_str()) && !words.iter().any(|word| key.starts_with(word)))
        .collect();
    assert!(unsaid.is_empty(), "never said: {unsaid:?}");
}

#[test]
fn some_sentences_as_people_read_them() {
    let state = State::laid(&Setup::of(1), &[Island::EMPTY], Some(catan_dice::Dice::of([2, 2, 0, 0, 0, 2])))
        .expect("a table");
    let city = Move::Build { seat: Seat(0), what: Named::Known(Symbol::named("C20").expect("a symbol")) };
    let reasons = CatanDice::check(&state, &city).reasons().to_vec();
    let say_all = |language: &str| -> Vec<String> {
        let bundle = bundle(language);
        reasons.iter().map(|reason| say(&bundle, &reason.message, &reason.args)).collect()
    };
    assert_eq!(
        say_all("en"),
        [
            "No road leads to city 20.",
            "City 20 needs city 12 first.",
            "These dice hold two ore, a city takes three."
        ]
    );
    assert_eq!(say_all("cs")[1], "Před městem 20 se musí postavit město 12.");
    assert_eq!(say_all("hu")[1], "A(z) 20 pontos város előtt a(z) 12 pontos következik.");
}
