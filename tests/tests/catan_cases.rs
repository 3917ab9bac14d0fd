//! The Catan runner notices what is wrong: altered answers fail, unknown words fail loudly, damaged files fail
//! without a panic.

#![allow(clippy::expect_used, clippy::panic, reason = "a test file: what is not as expected fails the test")]

use std::path::{Path, PathBuf};

use acceptance::{Checked, Content, Format, formats::FORMATS};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases/catan")
}

fn format() -> &'static dyn Format {
    *FORMATS.iter().find(|format| format.name() == "Catan cases").expect("the format")
}

/// Every file of one folder of cases, and all files beside it.
fn cases(kind: &str) -> Vec<(PathBuf, Value)> {
    let files = acceptance::files_below(&folder().join(kind)).expect("a folder of cases");
    let read = |path: PathBuf| match acceptance::read(&path).expect("a readable case") {
        Content::Json(json) => (path, json),
        Content::Text(_) => panic!("{} is no JSON", path.display()),
    };
    files.into_iter().map(read).collect()
}

fn run(path: &Path, json: Value) -> Vec<Checked> {
    let siblings = acceptance::files_below(&folder()).expect("a folder of cases");
    format().run(path, &Content::Json(json), &siblings)
}

/// Runs an altered file; every case of it has to fail.
fn assert_fails(path: &Path, json: &Value, what: &str) {
    for case in run(path, json.clone()) {
        assert!(case.result.is_err(), "{} in {} holds with {what}", case.id, path.display());
    }
}

#[test]
fn altered_totals_and_divergences_fail() {
    for (path, json) in cases("games").into_iter().chain(cases("divergence")) {
        for key in ["vp", "vp_public", "road_len", "hands", "bank", "knights", "dev"] {
            if let Some(total) = json["expected"].get(key) {
                let mut altered = json.clone();
                altered["expected"][key][0] = match &total[0] {
                    Value::Array(counts) => {
                        let mut counts = counts.clone();
                        counts[0] = json!(counts[0].as_u64().expect("a count") + 1);
                        Value::Array(counts)
                    }
                    count => json!(count.as_u64().expect("a count") + 1),
                };
                assert_fails(&path, &altered, key);
            }
        }
        for key in ["longest_road", "largest_army", "winner", "robber"] {
            if json["expected"].get(key).is_some() {
                let mut altered = json.clone();
                altered["expected"][key] = json!(77);
                assert_fails(&path, &altered, key);
            }
        }
        if json.get("divergence").is_some() {
            let mut altered = json.clone();
            altered["divergence"]["rule"] = json!("CAT-LA-03");
            assert_fails(&path, &altered, "another rule");
            let at = json["divergence"]["at"].as_u64().expect("a number");
            altered = json.clone();
            altered["divergence"]["at"] = json!(at - 1);
            assert_fails(&path, &altered, "an earlier event");
            altered["divergence"]["at"] = json!(at + 1);
            assert_fails(&path, &altered, "a later event");
        }
    }
}

#[test]
fn unknown_words_fail_loudly() {
    for (path, json) in cases("games").into_iter().chain(cases("divergence")).take(6) {
        let mut altered = json.clone();
        altered["colour"] = json!("red");
        assert_fails(&path, &altered, "an unknown field");
        altered = json.clone();
        altered["log"][0]["a"] = json!("fly");
        assert_fails(&path, &altered, "an unknown event");
        altered = json.clone();
        altered["log"][0]["z"] = json!(1);
        assert_fails(&path, &altered, "an unknown field of an event");
        altered = json.clone();
        altered["board"]["hexes"][0][0] = json!("swamp");
        assert_fails(&path, &altered, "an unknown terrain");
        altered = json;
        altered["expected"]["luck"] = json!([1]);
        assert_fails(&path, &altered, "an unknown total");
    }
}

#[test]
fn altered_verdicts_and_roads_fail() {
    for (path, json) in cases("unit") {
        let mut altered = json.clone();
        for case in altered["cases"].as_array_mut().expect("cases") {
            let legal = case["violations"].as_array().expect("a list").is_empty();
            case["violations"] = if legal { json!(["CAT-LA-03"]) } else { json!([]) };
        }
        assert_fails(&path, &altered, "the other verdict");
        let mut altered = json;
        for case in altered["cases"].as_array_mut().expect("cases") {
            case["state"]["mood"] = json!("good");
        }
        assert_fails(&path, &altered, "an unknown field of a state");
    }
    for (path, json) in cases("longest_road") {
        let mut altered = json.clone();
        for case in altered["cases"].as_array_mut().expect("cases") {
            let length = case["expected_lengths"][0].as_u64().expect("a length");
            case["expected_lengths"][0] = json!(length + 1);
        }
        assert_fails(&path, &altered, "a longer road");
        let mut altered = json;
        for case in altered["cases"].as_array_mut().expect("cases") {
            let nobody = case.get("holder_after").is_none_or(Value::is_null);
            case["holder_after"] = if nobody { json!(2) } else { Value::Null };
        }
        for case in run(&path, altered) {
            assert!(case.result.is_err(), "{} holds with another holder", case.id);
        }
    }
}

#[test]
fn altered_knowledge_fails() {
    for (path, json) in cases("hidden") {
        let alter = |change: &dyn Fn(&mut Value)| {
            let mut altered = json.clone();
            change(&mut altered);
            altered
        };
        let points = json["points"].as_array().expect("points").len();
        let worlds = json["points"][points - 1]["worlds"].as_u64().expect("a number");
        let more = alter(&|json| json["points"][points - 1]["worlds"] = json!(worlds + 1));
        assert_fails(&path, &more, "another count of worlds");
        let range = alter(&|json| json["points"][0]["range"][0][0] = json!([7, 9]));
        assert_fails(&path, &range, "another range");
        let share = alter(&|json| json["queries"][0]["p"] = json!("3/97"));
        assert_fails(&path, &share, "another share");
        let verdict = alter(&|json| json["queries"][0]["verdict"] = json!("certain"));
        assert_fails(&path, &verdict, "another verdict");
        let game = alter(&|json| json["game"] = json!("no-such-game.json"));
        assert_fails(&path, &game, "no game");
        let late = alter(&|json| json["points"][0]["after"] = json!(1_000_000));
        assert_fails(&path, &late, "an event beyond the log");
        let unseen = alter(&|json| json["visibility"]["monopoly"] = json!("hidden"));
        assert_fails(&path, &unseen, "a hidden monopoly");
    }
}

/// Every place in a document, as the way there.
fn places(json: &Value, way: &str, found: &mut Vec<String>) {
    found.push(way.to_owned());
    match json {
        Value::Object(fields) => {
            fields.iter().for_each(|(name, value)| places(value, &format!("{way}/{name}"), found));
        }
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, value)| places(value, &format!("{way}/{at}"), found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn damaged_files_fail_without_a_panic() {
    let mut random = StdRng::seed_from_u64(5);
    let odd = [
        json!(null),
        json!(-1),
        json!(0),
        json!(7),
        json!(200),
        json!(255),
        json!(256),
        json!(1.5),
        json!(u64::MAX),
        json!(""),
        json!("ore"),
        json!([]),
        json!({}),
        json!(true),
    ];
    for kind in ["games", "divergence", "unit", "longest_road", "hidden"] {
        for (path, json) in cases(kind).into_iter().take(3) {
            let mut ways = Vec::new();
            places(&json, "", &mut ways);
            for _ in 0..60 {
                let mut damaged = json.clone();
                for _ in 0..random.random_range(1..3) {
                    let way = &ways[random.random_range(0..ways.len())];
                    if let Some(place) = damaged.pointer_mut(way) {
                        *place = odd[random.random_range(0..odd.len())].clone();
                    }
                }
                let content = Content::Json(damaged);
                if format().recognises(&content) {
                    let siblings = acceptance::files_below(&folder()).expect("a folder of cases");
                    drop(format().run(&path, &content, &siblings));
                }
            }
        }
    }
}
