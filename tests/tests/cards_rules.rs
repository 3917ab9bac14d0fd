//! Every rule of the card game that can be broken is refused by its id in a case, and every soft one is warned of.
//!
//! The cases are played by the test of the case files; here it is counted which rules their refusals, refused
//! set-ups and warnings name, and a case in which one of them is altered must fail.

#![allow(clippy::expect_used, clippy::panic, reason = "a test file: what is not as expected fails the test")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use acceptance::{Checked, Content, Format, formats::FORMATS};
use catan_cards::Rule;
use referee::Rule as _;
use serde_json::{Value, json};

/// Sections of the rule catalogue with the numbers of their rules that are checked hard.
const HARD: [(&str, &[u8]); 15] = [
    ("COMP", &[1, 3, 4, 5, 7]),
    ("SETUP", &[3, 4, 5, 6, 10]),
    ("RES", &[1, 2, 3, 4, 5, 6, 7, 8]),
    ("TURN", &[1, 2, 3, 4, 5]),
    ("EVDIE", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
    ("PROD", &[1, 2, 3]),
    ("BUILD", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15]),
    ("BLD", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]),
    ("TOKEN", &[1, 2, 3, 4]),
    ("TRADE", &[1, 2, 4, 5, 6]),
    ("ACTION", &[1, 2, 3, 4, 5, 6, 7, 8]),
    // The cards themselves carry no mark; those that a move can break are held to the same.
    ("ACT", &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    ("HAND", &[1, 2, 3, 6, 7, 8, 9, 10, 11, 12]),
    ("DISC", &[1, 2, 3, 4, 5]),
    ("END", &[1]),
];

/// Those that are warned of.
const SOFT: [&str; 8] = [
    "CARD-COMP-06",
    "CARD-SETUP-01",
    "CARD-SETUP-02",
    "CARD-SETUP-07",
    "CARD-SETUP-08",
    "CARD-BUILD-13",
    "CARD-TRADE-03",
    "CARD-HAND-05",
];

fn format() -> &'static dyn Format {
    *FORMATS.iter().find(|format| format.name() == "Catan Card Game cases").expect("the format")
}

fn cases() -> Vec<Value> {
    let folder: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("cases");
    let mut cases = Vec::new();
    for path in acceptance::files_below(&folder).expect("a folder of cases") {
        let Ok(content) = acceptance::read(&path) else { continue };
        if let (true, Content::Json(json)) = (format().recognises(&content), &content) {
            cases.extend(json["cases"].as_array().expect("a list").iter().cloned());
        }
    }
    cases
}

fn run(cases: &Value) -> Vec<Checked> {
    format().run(Path::new("altered.json"), &Content::Json(json!({ "cases": cases })), &[])
}

fn holds(case: &Value) -> bool {
    run(&json!([case]))[0].result.is_ok()
}

fn texts(list: &Value) -> impl Iterator<Item = String> + '_ {
    list.as_array().into_iter().flatten().filter_map(|one| one.as_str().map(str::to_owned))
}

#[test]
fn every_hard_rule_is_refused_by_name_and_every_soft_one_warned_of() {
    let (mut refused, mut warned) = (BTreeSet::new(), BTreeSet::new());
    for case in cases() {
        assert!(holds(&case), "{} does not hold", case["id"]);
        refused.extend(texts(&case["refused"]));
        for step in case["steps"].as_array().into_iter().flatten() {
            refused.extend(texts(&step["rules"]));
            warned.extend(texts(&step["expect"]["warnings"]));
        }
    }
    let hard: BTreeSet<String> = HARD
        .iter()
        .flat_map(|(section, numbers)| {
            numbers.iter().map(move |number| format!("CARD-{section}-{number:02}"))
        })
        .collect();
    let known: BTreeSet<String> = Rule::all().iter().map(|rule| rule.id().to_owned()).collect();
    assert!(hard.is_subset(&known), "{:?} are no rules", hard.difference(&known).collect::<Vec<_>>());
    let missing: Vec<_> = hard.difference(&refused).collect();
    assert!(missing.is_empty(), "never refused by name: {missing:?}");
    let silent: Vec<_> = SOFT.iter().filter(|rule| !warned.contains(**rule)).collect();
    assert!(silent.is_empty(), "never warned of: {silent:?}");
    println!("{} hard rules refused by name, {} soft ones warned of", hard.len(), SOFT.len());
}

/// Every scenario of the rule catalogue is there, in as many parts as it has givens.
#[test]
fn every_scenario_has_a_case() {
    const SCENARIOS: [u8; 62] = [
        1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17, 19, 20, 22, 23, 25, 26, 28, 29, 31, 32, 34, 35, 37, 38, 40,
        41, 43, 44, 46, 47, 49, 50, 52, 53, 55, 56, 58, 59, 61, 62, 64, 65, 67, 68, 70, 71, 73, 74, 76, 77,
        79, 80, 82, 83, 85, 86, 88, 89, 91, 92,
    ];
    let ids: Vec<String> = cases().iter().filter_map(|case| case["id"].as_str().map(str::to_owned)).collect();
    for number in SCENARIOS {
        let id = format!("CARD-CASE-{number:02}");
        let there = ids.iter().any(|one| *one == id || one.starts_with(&format!("{id}.")));
        assert!(there, "{id} has no case");
    }
    assert!(ids.iter().any(|id| id == "CARD-CASE-H"), "the golden sequence is missing");
}

/// Adds 1 to the first number below a value, or turns a text or an empty seat into another.
fn alter(value: &mut Value) -> bool {
    match value {
        Value::Number(number) => {
            *value = json!(number.as_i64().expect("a whole number") + 1);
            true
        }
        Value::Bool(flag) => {
            *value = json!(!*flag);
            true
        }
        Value::Null => {
            *value = json!(0);
            true
        }
        Value::Array(items) => items.iter_mut().any(alter),
        Value::Object(fields) => fields.values_mut().any(alter),
        Value::String(_) => false,
    }
}

#[test]
fn a_case_with_any_one_answer_altered_fails() {
    let mut altered = 0;
    for case in cases() {
        for (index, step) in case["steps"].as_array().into_iter().flatten().enumerate() {
            for key in step["expect"].as_object().into_iter().flatten().map(|(key, _)| key) {
                let mut other = case.clone();
                if alter(&mut other["steps"][index]["expect"][key]) {
                    altered += 1;
                    assert!(!holds(&other), "{} passes with another {key} at step {}", case["id"], index + 1);
                }
            }
            let mut other = case.clone();
            if let Some(mv) = step.get("refuse") {
                other["steps"][index] = json!({ "play": mv });
                altered += 1;
                assert!(!holds(&other), "{}: what is refused can be played", case["id"]);
                let mut other = case.clone();
                other["steps"][index]["rules"] = json!(["CARD-SETUP-09"]);
                assert!(!holds(&other), "{}: refused by what is only advice", case["id"]);
            } else if let Some(mv) = step.get("play") {
                other["steps"][index] = json!({ "refuse": mv, "rules": [] });
                altered += 1;
                assert!(!holds(&other), "{}: what can be played is refused", case["id"]);
            }
        }
    }
    println!("{altered} altered answers, each noticed");
    assert!(altered > 500);
}

/// How a case is spoilt.
type Spoil = fn(&mut Value);

#[test]
fn what_is_not_of_the_form_fails_with_a_reason() {
    let base = json!({
        "id": "CARD-X", "given": { "position": { "stage": "main" } },
        "steps": [{ "play": { "type": "endTurn", "seat": 0 }, "expect": { "active": 1 } }],
    });
    assert!(holds(&base), "{:?}", run(&json!([base])));
    let odd: [(Spoil, &str); 20] = [
        (|case| case["river"] = json!(true), "river"),
        (|case| case["steps"] = json!([]), "neither"),
        (|case| case["steps"][0]["expect"]["activ"] = json!(1), "activ"),
        (|case| case["steps"][0]["expect"]["points"] = json!([2]), "length 1"),
        (|case| case["steps"][0]["expect"]["regions"] = json!({ "region_set3_gold": 1 }), "region_set3_gold"),
        (|case| case["steps"][0]["play"]["type"] = json!("endGame"), "endGame"),
        (|case| case["steps"][0]["play"]["seats"] = json!(0), "seats"),
        (|case| case["steps"][0]["play"] = Value::Null, "active"),
        (|case| case["steps"][0]["play"]["seat"] = json!(7), "CARD-TURN-01"),
        (|case| case["steps"][0]["play"]["seat"] = json!(-1), "-1"),
        (|case| case["steps"][0]["rules"] = json!(["CARD-END-01"]), "rules"),
        (|case| case["steps"][0]["refuse"] = json!({ "type": "endTurn", "seat": 0 }), "several"),
        (|case| case["rules"] = json!(["CARD-END-02"]), "CARD-END-02"),
        (|case| case["refused"] = json!(["CARD-SETUP-01"]), "both"),
        (|case| case["fields"] = json!(["target"]), "no refusal"),
        (|case| case["given"]["target"] = json!("twelve"), "twelve"),
        (|case| case["given"]["position"]["realms"] = json!([{}, {}, {}]), "CARD-SETUP-02"),
        (|case| case["given"]["position"]["active"] = json!(2), "CARD-SETUP-07"),
        (|case| case["corrections"] = json!([{ "id": "abbey", "colour": "red" }]), "colour"),
        (|case| case["steps"] = json!(7), "sequence"),
    ];
    for (spoil, word) in odd {
        let mut case = base.clone();
        spoil(&mut case);
        let checked = run(&json!([case]));
        let failed = checked[0].result.as_ref().err().map(|one| format!("{} {}", one.expected, one.got));
        assert!(failed.as_ref().is_some_and(|said| said.contains(word)), "{word}: {failed:?}");
    }
    // One odd case does not hide its neighbours, and an odd file says so.
    let several = run(&json!([base, 7, { "id": "CARD-Y" }, base]));
    let results: Vec<bool> = several.iter().map(|case| case.result.is_ok()).collect();
    assert_eq!(results, [true, false, false, true]);
    let file = Content::Json(json!({ "format": "catan-cards-case/2", "cases": [base] }));
    assert!(format().recognises(&file));
    assert!(format().run(Path::new("next.json"), &file, &[])[0].result.is_err());
}
