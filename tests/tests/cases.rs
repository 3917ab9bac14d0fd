//! Every case below `cases/` holds, and the runner would say so if one did not.

#![allow(clippy::expect_used, clippy::panic, reason = "a test file: what is not as expected fails the test")]

use std::path::{Path, PathBuf};

use acceptance::{Checked, Content, formats::FORMATS};
use serde_json::{Value, json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")
}

fn failing(checked: &[Checked]) -> Vec<String> {
    let tell = |case: &Checked| {
        let mismatch = case.result.as_ref().err()?;
        Some(format!("{}: expected {}, got {}", case.id, mismatch.expected, mismatch.got))
    };
    checked.iter().filter_map(tell).collect()
}

#[test]
fn every_case_holds() {
    let checked = acceptance::run(&folder()).expect("a folder of cases");
    let failing = failing(&checked);
    println!("{} cases, {} failing", checked.len(), failing.len());
    assert!(checked.len() > 100, "only {} cases were found", checked.len());
    assert!(failing.is_empty(), "\n{}", failing.join("\n"));
}

/// Runs cases as if they stood in a file.
fn run(cases: &Value) -> Vec<Checked> {
    let content = Content::Json(json!({ "cases": cases }));
    let format = FORMATS.iter().find(|format| format.recognises(&content)).expect("a known format");
    format.run(Path::new("altered.json"), &content, &[])
}

/// Every Carcassonne case in the folder.
fn carcassonne_cases() -> Vec<Value> {
    let files = acceptance::files_below(&folder()).expect("a folder of cases");
    let carcassonne = FORMATS.iter().find(|format| format.name() == "Carcassonne cases").expect("the format");
    let mut cases = Vec::new();
    for path in files {
        let Ok(content) = acceptance::read(&path) else { continue };
        if let (true, Content::Json(json)) = (carcassonne.recognises(&content), &content) {
            cases.extend(json["cases"].as_array().expect("a list").iter().cloned());
        }
    }
    cases
}

/// The places in a case where a right answer stands that another number would make wrong.
fn answers(case: &Value) -> Vec<String> {
    let told = |expect: &Value, at: &str| -> Vec<String> {
        let exact = [
            "scores",
            "gained",
            "standing",
            "followers_left",
            "events",
            "points",
            "legal",
            "options",
            "distinct",
            "winners",
            "events_include",
        ];
        exact.iter().filter(|key| expect.get(**key).is_some()).map(|key| format!("{at}/{key}")).collect()
    };
    let mut places = Vec::new();
    for (index, step) in case["moves"].as_array().into_iter().flatten().enumerate() {
        places.extend(told(&step["expect"], &format!("/moves/{index}/expect")));
    }
    places.extend(told(&case["end"], "/end"));
    if case.get("feature").is_some() {
        places.push("/feature/points".to_owned());
    }
    places
}

/// Adds 1 to the last number below a value; false where there is none.
fn alter(value: &mut Value) -> bool {
    match value {
        Value::Number(number) => {
            *value = json!(number.as_i64().expect("a whole number") + 1);
            true
        }
        Value::Array(items) => items.iter_mut().rev().any(alter),
        Value::Object(fields) => {
            // Points before players, so that an event stays one of somebody at the table.
            let mut keys: Vec<String> = fields.keys().cloned().collect();
            keys.sort_by_key(|key| key != "points");
            keys.iter().any(|key| fields.get_mut(key).is_some_and(alter))
        }
        Value::Null | Value::Bool(_) | Value::String(_) => false,
    }
}

#[test]
fn a_case_with_any_one_answer_altered_fails() {
    let mut altered = 0;
    for case in carcassonne_cases() {
        for (index, place) in answers(&case).iter().enumerate() {
            // Long games say the same kind of thing many times; each kind of answer is tried some times.
            if index % 23 != 0 && !place.starts_with("/end") && index > 12 {
                continue;
            }
            let mut other = case.clone();
            if !alter(other.pointer_mut(place).expect("an answer")) {
                continue;
            }
            altered += 1;
            let checked = run(&json!([other]));
            assert!(checked[0].result.is_err(), "{} passes with another {place}", case["id"]);
        }
    }
    println!("{altered} altered answers, each noticed");
    assert!(altered > 200);
}

#[test]
fn an_illegal_move_or_a_legal_attempt_fails_its_case() {
    let mut tried = 0;
    // Where a case sets the order of turns, an attempt may be refused because of the turn alone.
    for case in carcassonne_cases().into_iter().filter(|case| case.get("order").is_none()) {
        for index in 0..case["moves"].as_array().map_or(0, Vec::len).min(20) {
            let mut other = case.clone();
            let step = &mut other["moves"][index];
            if step.get("query").is_some() || step.get("discard").is_some() {
                continue;
            }
            if step["attempt"] == json!(true) {
                // What must be refused is now said to be played.
                step["attempt"] = json!(false);
                step["expect"] = json!({});
            } else {
                step["attempt"] = json!(true);
                step["expect"] = json!({ "illegal": "tile" });
            }
            tried += 1;
            assert!(run(&json!([other]))[0].result.is_err(), "{} passes with moves[{index}]", case["id"]);
        }
    }
    println!("{tried} turned round, each noticed");
    assert!(tried > 200);
}

/// How a case is spoilt.
type Spoil = fn(&mut Value);

#[test]
fn what_is_not_of_the_form_fails_with_a_reason_instead_of_being_passed_over() {
    let start = json!({ "tile": "D", "x": 0, "y": 0, "rot": 0 });
    let step = json!({ "player": 0, "tile": "U", "x": 1, "y": 0, "rot": 0, "follower": null });
    let case = |change: Spoil| {
        let mut case =
            json!({ "id": "X", "players": 2, "start": start, "moves": [step], "end": { "scores": [0, 0] } });
        change(&mut case);
        case
    };
    let holds = case(|_| {});
    assert_eq!(failing(&run(&json!([holds]))), Vec::<String>::new());
    let odd: [(Spoil, &str); 20] = [
        (|case| case["moves"][0]["expect"] = json!({ "score": [0, 0] }), "score"),
        (|case| case["moves"][0]["expect"] = json!({ "allowed": [] }), "allowed"),
        (|case| case["moves"][0]["expect"] = json!({ "scores": [0] }), "scores"),
        (|case| case["moves"][0]["expect"] = json!({ "scores": "none" }), "expected a sequence"),
        (|case| case["moves"][0]["extra"] = json!(1), "extra"),
        (|case| case["moves"][0]["tile"] = json!("Z"), "Z"),
        (|case| case["moves"][0]["rot"] = json!(45), "45 degrees"),
        (|case| case["moves"][0]["rot"] = json!(-90), "-90"),
        (|case| case["moves"][0]["x"] = json!(1_000_000), "1000000"),
        (|case| case["moves"][0]["x"] = Value::Null, "no x or y"),
        (|case| case["moves"][0]["follower"] = json!({ "role": "bishop" }), "bishop"),
        (|case| case["moves"][0]["follower"] = json!({ "role": "knight" }), "at"),
        (|case| case["moves"][0]["attempt"] = json!(true), "illegal or rules"),
        (|case| case["moves"][0]["query"] = json!("colours"), "colours"),
        (|case| case["end"]["winer"] = json!([0]), "winer"),
        (|case| case["end"]["options"] = json!([]), "options"),
        (|case| case["players"] = json!(9), "CAR-GEN-02"),
        (|case| case["two_tile_city"] = json!(3), "not 3"),
        (|case| case["river"] = json!(true), "river"),
        (|case| case["start"] = Value::Null, "neither"),
    ];
    for (change, word) in odd {
        let failing = failing(&run(&json!([case(change)])));
        assert!(failing.len() == 1 && failing[0].contains(word), "{word}: {failing:?}");
    }
    // One odd case does not hide its neighbours.
    let checked = run(&json!([holds, 7, { "id": "Y" }, holds]));
    assert_eq!(
        checked.iter().map(|case| case.result.is_ok()).collect::<Vec<_>>(),
        [true, false, false, true]
    );
}
