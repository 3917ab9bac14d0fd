//! Carcassonne: positions, single moves, whole games and counts of single features, played through
//! [`Game::play`](referee::Game::play) and compared after every move.
//!
//! | module | what it does |
//! |---|---|
//! | [`case`] | the case as written |
//! | [`bag`] | the set-up that allows it |
//! | [`table`] | the game in play, and what it answers in the words of the cases |
//! | [`steps`] | moves, attempts, questions, the end |
//! | [`compare`] | expectation against answer |
//! | [`counts`] | features without a layout |

mod bag;
mod case;
mod compare;
mod counts;
mod steps;
mod table;

use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::Value;

use self::case::Case;
use crate::{Checked, Content, Format, Mismatch};

/// Where a case and the referee part.
type Parted = Mismatch;

/// The format `{"cases": [{"start": ..., "moves": [...]}, {"feature": {...}}]}`.
#[derive(Debug)]
pub(super) struct Carcassonne;

impl Format for Carcassonne {
    fn name(&self) -> &'static str {
        "Carcassonne cases"
    }

    fn recognises(&self, content: &Content) -> bool {
        let Content::Json(json) = content else { return false };
        json.get("cases").and_then(Value::as_array).is_some_and(|cases| cases.iter().any(is_ours))
    }

    fn run(&self, path: &Path, content: &Content, _siblings: &[PathBuf]) -> Vec<Checked> {
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let cases = match content {
            Content::Json(json) => json.get("cases").and_then(Value::as_array),
            Content::Text(_) => None,
        };
        let Some(cases) = cases else {
            return vec![Checked::failed(file, "a list of cases", "none")];
        };
        cases.iter().enumerate().map(|(index, value)| run_one(&file, index, value)).collect()
    }
}

/// Whether this is a Carcassonne case, judged by its shape.
fn is_ours(case: &Value) -> bool {
    let is_feature = case.get("feature").is_some_and(|feature| {
        feature.get("kind").is_some() && feature.get("followers").is_some_and(Value::is_object)
    });
    let has_start = case.get("start").is_some_and(|start| start.get("tile").is_some());
    let has_moves = case
        .get("moves")
        .and_then(Value::as_array)
        .is_some_and(|moves| moves.iter().any(|step| step.get("tile").is_some()));
    is_feature || has_start || has_moves
}

fn run_one(file: &str, index: usize, value: &Value) -> Checked {
    let id = match value.get("id") {
        Some(Value::String(id)) => id.clone(),
        Some(_) | None => format!("{file} #{}", index + 1),
    };
    let result = match Case::deserialize(value) {
        Err(error) => {
            Err(Mismatch { expected: "a case of the described form".into(), got: error.to_string() })
        }
        Ok(case) => run_case(&case),
    };
    Checked { id, result }
}

fn run_case(case: &Case) -> Result<(), Parted> {
    let strangers = case.strangers();
    if !strangers.is_empty() {
        return Err(parted("only keys of the described form", format!("unknown {}", strangers.join(", "))));
    }
    match (&case.feature, &case.start) {
        (Some(feature), None) if case.moves.is_none() && case.end.is_none() => counts::run(case, feature),
        (None, Some(start)) => steps::run(case, start),
        (Some(_), _) => Err(parted("either counts of a feature or a start tile with moves", "both")),
        (None, None) => Err(parted("a start tile or counts of a feature", "neither")),
    }
}

fn parted(expected: impl Into<String>, got: impl Into<String>) -> Parted {
    Mismatch { expected: expected.into(), got: got.into() }
}
