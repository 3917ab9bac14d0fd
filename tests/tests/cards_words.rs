//! The card game speaks three languages: every key the referee uses has a sentence in each, every rule its text and
//! page, and a sentence asks for nothing that the referee does not fill in.
//!
//! The keys are those of the sources; the values are those that the cases really bring up.

#![allow(clippy::expect_used, clippy::panic, reason = "a test file: what is not as expected fails the test")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use catan_cards::{Answer, Card, CatanCards, Event, Move, Question, Remark, Rule, Setup, State};
use referee::{Arg, Args, Game, Rule as _, Verdict};
use serde_json::Value;

const LANGUAGES: [&str; 3] = ["en", "hu", "cs"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the tests live in the clone").to_path_buf()
}

/// Every message of a language file with its whole text, attributes included.
fn messages(language: &str) -> BTreeMap<String, String> {
    let path = root().join("ui/locales").join(language).join("catan-cards.ftl");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut messages = BTreeMap::new();
    let mut last = String::new();
    for line in text.lines() {
        if let Some((key, said)) =
            line.split_once(" = ").filter(|_| line.starts_with(|sign: char| sign.is_ascii_alphabetic()))
        {
            key.clone_into(&mut last);
            assert!(
                !said.trim().is_empty() && messages.insert(last.clone(), said.to_owned()).is_none(),
                "{key}"
            );
        } else if line.starts_with(' ') {
            let message = messages.get_mut(&last).expect("a line of some message");
            message.push('\n');
            message.push_str(line);
        }
    }
    messages
}

/// What a message asks to be filled in.
fn asked(message: &str) -> BTreeSet<String> {
    let parts = message.split("{ $").skip(1);
    parts.map(|part| part.split([' ', '}']).next().expect("a name").to_owned()).collect()
}

/// Every key the sources of the game name.
fn keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let sources = root().join("src-tauri/crates/catan-cards/src");
    for file in acceptance::files_below(&sources).expect("the sources") {
        let text = fs::read_to_string(&file).expect("sources are UTF-8");
        for piece in text.split('"').skip(1).step_by(2) {
            // Keys that are put together from an id end in a hyphen.
            if piece.starts_with("card-")
                && !piece.ends_with('-')
                && !piece.contains(' ')
                && !piece.contains('{')
            {
                keys.insert(piece.to_owned());
            }
        }
    }
    assert!(keys.len() > 250, "only {} keys were found", keys.len());
    keys
}

#[test]
fn every_key_and_every_rule_is_there_in_every_language() {
    let keys = keys();
    for language in LANGUAGES {
        let messages = messages(language);
        let missing: Vec<_> = keys.iter().filter(|key| !messages.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
        for rule in Rule::all() {
            let text =
                messages.get(rule.id()).unwrap_or_else(|| panic!("{language}: {} has no text", rule.id()));
            assert!(text.contains("\n    .page = "), "{language}: {} has no page", rule.id());
        }
        let names = Card::ALL.map(Card::id).into_iter().chain(Event::ALL.map(Event::id));
        for name in names.chain(["road", "settlement", "city", "start_road", "start_settlement"]) {
            assert!(messages.contains_key(&format!("card-name-{name}")), "{language}: {name} has no name");
        }
        for source in ["settlements", "cities", "cards", "figures"] {
            assert!(messages.contains_key(&format!("card-source-{source}")), "{language}: {source}");
        }
    }
}

/// Everything that is said in a case: message and values.
fn said(case: &Value, each: &mut impl FnMut(&str, &Args)) {
    let mut setup = match case.get("given") {
        Some(given) => serde_json::from_value::<Setup>(given.clone()).expect("a set-up"),
        None => Setup::usual(),
    };
    for correction in case["corrections"].as_array().into_iter().flatten() {
        let count = correction["count"].as_i64().and_then(|count| i16::try_from(count).ok());
        let listed =
            setup.catalogue.iter_mut().find(|one| Some(one.id.as_str()) == correction["id"].as_str());
        if let (Some(listed), Some(count)) = (listed, count) {
            listed.count = count;
        }
    }
    let remarks = |list: &[Remark], each: &mut dyn FnMut(&str, &Args)| {
        for remark in list {
            each(&remark.message, &remark.args);
        }
    };
    let mut state: State = match CatanCards::start(&setup) {
        Ok(state) => state,
        Err(reasons) => return remarks(&reasons, each),
    };
    for step in case["steps"].as_array().into_iter().flatten() {
        let asks = CatanCards::asks(&state);
        each(&asks.question, &asks.args);
        let moved = ["play", "refuse", "stand"].into_iter().find_map(|key| step.get(key).map(|mv| (key, mv)));
        if let Some((how, mv)) = moved {
            let mv: Move = serde_json::from_value(mv.clone()).expect("a move");
            let telling = CatanCards::tell(&mv);
            each(&telling.message, &telling.args);
            match CatanCards::check(&state, &mv) {
                Verdict::Legal { warnings: list } | Verdict::Possible { reveals: list } => {
                    remarks(&list, each);
                }
                Verdict::Refused { reasons } => remarks(&reasons, each),
            }
            match how {
                "play" => CatanCards::apply(&mut state, &mv),
                "stand" => CatanCards::let_stand(&mut state, &mv).expect("it stands in its case"),
                _ => {}
            }
        }
        for line in CatanCards::sheet(&state).lines {
            each(&line.code, &line.args);
        }
        for offer in CatanCards::view(&state).offers {
            remarks(&offer.reasons, each);
        }
        let card = Question::Card { card: Card::Mint };
        if let Ok(Answer::Card { reasons, sites, .. }) = CatanCards::answer(&state, &card) {
            remarks(&reasons, each);
            for site in &sites {
                remarks(&site.reasons, each);
            }
        }
    }
}

/// Words that stand for a key, inside lists, too.
fn words(arg: &Arg, found: &mut BTreeSet<String>) {
    match arg {
        Arg::Word(key) => {
            found.insert(key.clone());
        }
        Arg::List(list) => list.iter().for_each(|arg| words(arg, found)),
        Arg::Number(_) | Arg::Seat(_) | Arg::Text(_) | Arg::PerSeat(_) => {}
    }
}

#[test]
fn every_sentence_gets_what_it_asks_for() {
    let languages = LANGUAGES.map(|language| (language, messages(language)));
    let mut heard = BTreeSet::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    for path in acceptance::files_below(&folder).expect("a folder of cases") {
        let Ok(acceptance::Content::Json(json)) = acceptance::read(&path) else { continue };
        if json["format"] != "catan-cards-case/1" {
            continue;
        }
        for case in json["cases"].as_array().expect("a list") {
            said(case, &mut |message, args| {
                heard.insert(message.to_owned());
                let mut keys = BTreeSet::new();
                for arg in args.values() {
                    words(arg, &mut keys);
                }
                for (language, messages) in &languages {
                    let text =
                        messages.get(message).unwrap_or_else(|| panic!("{language}: {message} is missing"));
                    let unfilled: Vec<_> =
                        asked(text).into_iter().filter(|name| !args.contains_key(name)).collect();
                    assert!(unfilled.is_empty(), "{language}: {message} asks for {unfilled:?}");
                    for key in &keys {
                        assert!(messages.contains_key(key), "{language}: the word {key} is missing");
                    }
                }
            });
        }
    }
    let silent: Vec<String> = keys()
        .into_iter()
        .filter(|key| {
            ["card-refused-", "card-warn-", "card-move-", "card-asks-"]
                .iter()
                .any(|start| key.starts_with(start))
        })
        .filter(|key| !heard.contains(key))
        .collect();
    println!("{} messages heard in the cases; never: {silent:?}", heard.len());
    assert!(heard.len() > 200);
    assert!(silent.len() < 25, "too many sentences that no case brings up: {silent:?}");
}
