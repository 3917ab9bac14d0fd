//! The language files say everything the engine can: every key, in three languages, with the values that
//! come with it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use crate::table::{Choices, Table, farmer, knight, monk, place, roomy, thief};
use carcassonne::{
    Carcassonne, Edge, Farmers, HalfEdge, Kind, Move, Place, Rule, Setup, TwoTileCity, legal_with,
};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use referee::{Arg, Args, Game, Line, Remark, Rule as _, Seat};

const LANGUAGES: [&str; 3] = ["en", "hu", "cs"];

fn bundle(language: &str) -> FluentBundle<FluentResource> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../../ui/locales")
        .join(language)
        .join("carcassonne.ftl");
    let source = std::fs::read_to_string(&path).expect("the language file");
    let resource =
        FluentResource::try_new(source).unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
    let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{language}: {errors:?}"));
    bundle
}

fn filled(args: &Args) -> FluentArgs<'static> {
    let mut filled = FluentArgs::new();
    for (name, arg) in args {
        match arg {
            Arg::Number(number) => filled.set(name.clone(), *number),
            Arg::Seat(seat) => filled.set(name.clone(), format!("seat {}", seat.0)),
            Arg::Word(word) | Arg::Text(word) => filled.set(name.clone(), word.clone()),
            Arg::PerSeat(_) | Arg::List(_) => filled.set(name.clone(), "a list"),
        }
    }
    filled
}

/// Says a key and all its attributes in a language; everything must be there and nothing left unfilled.
fn say(bundle: &FluentBundle<FluentResource>, key: &str, args: &Args) -> String {
    let message = bundle.get_message(key).unwrap_or_else(|| panic!("{key} is missing"));
    let args = filled(args);
    let mut errors = Vec::new();
    let value = message.value().unwrap_or_else(|| panic!("{key} says nothing"));
    let said = bundle.format_pattern(value, Some(&args), &mut errors).into_owned();
    for attribute in message.attributes() {
        assert!(!bundle.format_pattern(attribute.value(), Some(&args), &mut errors).is_empty());
    }
    assert!(errors.is_empty(), "{key}: {errors:?}");
    said
}

fn collect<P>(said: &mut BTreeMap<String, Args>, remarks: Vec<Remark<P>>) {
    for remark in remarks {
        for arg in remark.args.values() {
            if let Arg::Word(word) = arg {
                said.insert(word.clone(), Args::new());
            }
        }
        said.insert(remark.message, remark.args);
    }
}

/// Everything the engine says, provoked.
fn everything() -> BTreeMap<String, Args> {
    let mut said = BTreeMap::new();
    // Refusals.
    let mut table = Table::new();
    table.lay(0, "U", 1, 0, 0, thief(Edge::E)).lay(1, "R", 0, -1, 1, knight(Edge::N));
    table.lay(0, "B", 0, 1, 0, farmer(HalfEdge::Nw));
    for mv in [
        place(9, "U", 2, 0, 0, None),
        place(0, "U", 2000, 0, 0, None),
        place(0, "U", 0, 0, 0, None),
        place(0, "U", 1, 1, 1, None),
        place(0, "C", 2, 0, 0, None),
        place(0, "U", -1, 0, 1, None),
        place(0, "U", 5, 5, 0, None),
        place(0, "U", 2, -1, 0, None),
        place(0, "U", 2, 0, 0, thief(Edge::E)),
        place(0, "U", 2, 0, 0, knight(Edge::N)),
        place(0, "U", 2, 0, 0, thief(Edge::S)),
        place(0, "U", 2, 0, 0, monk()),
        place(0, "E", 0, 0, 0, farmer(HalfEdge::Nw)),
        place(0, "E", 0, -2, 2, knight(Edge::S)),
        place(0, "B", 1, 1, 0, farmer(HalfEdge::Nw)),
        Move::Discard { seat: Seat(0), tile: Kind::U },
    ] {
        collect(&mut said, Carcassonne::check(&table.0, &mv).reasons().to_vec());
    }
    let question = carcassonne::Question::Feature { x: 9, y: 9, at: carcassonne::Spot::N };
    collect(&mut said, vec![Carcassonne::answer(&table.0, &question).expect_err("nothing")]);
    let mut setup = Setup::new(2);
    (setup.animals, setup.followers, setup.farmers) = (false, 1, Farmers::None);
    let mut strict = Table::of(&setup);
    strict.lay(0, "R", 0, -1, 1, knight(Edge::N)).lay(1, "E", 0, -2, 2, None);
    for mv in [
        place(1, "WA01", 1, 0, 0, None),
        place(0, "B", 0, 1, 0, monk()),
        place(0, "E", 1, -1, 3, farmer(HalfEdge::Ne)),
    ] {
        collect(&mut said, Carcassonne::check(&strict.0, &mv).reasons().to_vec());
    }
    let mut many = Table::of(&Setup::new(2));
    many.lay(0, "X", 1, 0, 0, None);
    collect(&mut said, Carcassonne::check(&many.0, &place(1, "X", 2, 0, 0, None)).reasons().to_vec());
    for x in 2.. {
        if let Err(reasons) = Carcassonne::let_stand(&mut many.0, &place(0, "X", x, 0, 0, None)) {
            collect(&mut said, reasons);
            break;
        }
    }
    // Set-ups.
    let spoil: [fn(&mut Setup); 7] = [
        |setup| setup.seats = 1,
        |setup| setup.first = Seat(4),
        |setup| setup.followers = 99,
        |setup| setup.start.x = 5000,
        |setup| setup.counts.extend([(Kind::A, 255)]),
        |setup| setup.counts.extend([(Kind::D, 0)]),
        |setup| setup.counts = Kind::ALL.into_iter().map(|kind| (kind, u8::from(kind == Kind::D))).collect(),
    ];
    for change in spoil {
        let mut setup = Setup::new(2);
        change(&mut setup);
        collect(&mut said, Carcassonne::start(&setup).expect_err("a refusal"));
    }
    // Lines, questions and tellings of whole games under every edition.
    for (seed, farmers) in (0..)
        .zip([Farmers::ThirdEdition, Farmers::SecondEdition, Farmers::FirstEdition, Farmers::None].repeat(6))
    {
        let mut setup = Setup::new(2);
        (setup.farmers, setup.two_tile_city) = (farmers, TwoTileCity::Two);
        let mut choices = Choices::new(seed);
        let mut state = Carcassonne::start(&setup).expect("a table");
        while !state.is_finished() {
            let asks = Carcassonne::asks(&state);
            said.insert(asks.question, asks.args);
            let legal = legal_with(&state, choices.draw(&state));
            let mv = legal[choices.below(legal.len())].clone();
            let telling = Carcassonne::tell(&mv);
            said.insert(telling.message, telling.args);
            Carcassonne::play(&mut state, &mv).expect("legal");
        }
        let asks = Carcassonne::asks(&state);
        said.insert(asks.question, asks.args);
        collect(&mut said, Carcassonne::check(&state, &place(0, "U", 1, 0, 0, None)).reasons().to_vec());
        for line in Carcassonne::sheet(&state).lines {
            said.insert(format!("car-source-{}", line.source), Args::new());
            let Line::<Place> { code, args, .. } = line;
            said.insert(code, args);
        }
    }
    let mut setup = roomy(1);
    setup.start.tile = Kind::B;
    setup.counts.insert(Kind::B, 20);
    let mut hole = Table::of(&setup);
    for (x, y) in [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)] {
        hole.lay(0, "B", x, y, 0, None);
    }
    hole.lay(0, "B", 1, 1, 0, monk());
    for line in Carcassonne::sheet(&hole.0).lines {
        said.insert(line.code, line.args);
    }
    let asks = Carcassonne::asks(&hole.0);
    said.insert(asks.question, asks.args);
    said
}

#[test]
fn every_sentence_is_there_in_every_language_and_nothing_is_left_unfilled() {
    let said = everything();
    for language in LANGUAGES {
        let bundle = bundle(language);
        for (key, args) in &said {
            assert!(!say(&bundle, key, args).is_empty(), "{language} {key}");
        }
    }
    // The files hold nothing that nobody says, but words for screens and the rules.
    let source = std::fs::read_to_string(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui/locales/en/carcassonne.ftl"),
    )
    .expect("the language file");
    let words = ["car-at-", "car-edge-", "car-landscape-", "car-feature-", "car-role-"];
    let unsaid: Vec<&str> = source
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .filter(|key| key.starts_with("car-") && !said.contains_key(*key))
        .filter(|key| !words.iter().any(|word| key.starts_with(word)))
        .collect();
    assert_eq!(unsaid, Vec::<&str>::new());
}

#[test]
fn every_rule_has_its_text_and_page_in_every_language() {
    for language in LANGUAGES {
        let bundle = bundle(language);
        for rule in Rule::all() {
            assert!(!say(&bundle, rule.id(), &Args::new()).is_empty());
            let message = bundle.get_message(rule.id()).expect("said just now");
            assert!(message.get_attribute("page").is_some(), "{language} {}: no page", rule.id());
        }
    }
}

#[test]
fn every_language_has_the_same_keys() {
    let keys = |language: &str| -> BTreeSet<String> {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../../../ui/locales")
            .join(language)
            .join("carcassonne.ftl");
        let source = std::fs::read_to_string(path).expect("the language file");
        source
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key.trim().to_owned())
            .filter(|key| !key.starts_with('['))
            .collect()
    };
    assert_eq!(keys("hu"), keys("en"));
    assert_eq!(keys("cs"), keys("en"));
}

#[test]
fn sentences_read_as_people_say_them() {
    let args = |pairs: [(&str, Arg); 3]| referee::args(pairs);
    let city = |tiles, shields| {
        args([
            ("tiles", Arg::Number(tiles)),
            ("shields", Arg::Number(shields)),
            ("followers", Arg::PerSeat(vec![1, 0])),
        ])
    };
    let said = |language: &str, key: &str, args: &Args| say(&bundle(language), key, args);
    assert_eq!(said("en", "car-line-city", &city(4, 0)), "City, 4 tiles");
    assert_eq!(said("en", "car-line-city", &city(3, 1)), "City, 3 tiles, one shield");
    assert_eq!(said("hu", "car-line-city", &city(3, 1)), "Város, 3 lapka, 1 címer");
    assert_eq!(said("cs", "car-line-city", &city(5, 2)), "Město, 5 kartiček, 2 erby");
    assert_eq!(said("cs", "car-line-city", &city(3, 0)), "Město, 3 kartičky");
}
