//! Catan: whole games, first deviations of other engines, single verdicts, longest roads, what can be known
//! of closed hands. Every event becomes a real move and goes through [`Game::play`](referee::Game::play).
//!
//! | module | what it does |
//! |---|---|
//! | [`event`] | the log as written, and its events as moves |
//! | [`table`] | boards and positions as written, and the set-ups they make |
//! | [`totals`] | totals of a position, compared key by key |
//! | [`games`] | whole games and divergences |
//! | [`units`] | single verdicts and longest-road graphs |
//! | [`hidden`] | what can be known when thefts are unknown |

mod event;
mod games;
mod hidden;
mod table;
mod totals;
mod units;

use std::fmt::Debug;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::{Checked, Content, Format, Mismatch};

/// Nothing, or where a case and the referee part.
type Held = Result<(), Mismatch>;

fn mismatch(expected: impl Into<String>, got: impl Debug) -> Mismatch {
    Mismatch { expected: expected.into(), got: format!("{got:?}") }
}

fn plain(expected: impl Into<String>, got: impl Into<String>) -> Mismatch {
    Mismatch { expected: expected.into(), got: got.into() }
}

/// What kind of file it is, by its shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Game,
    Hidden,
    Verdicts,
    Roads,
}

fn kind(json: &Value) -> Option<Kind> {
    let format = json.get("format").and_then(Value::as_str).unwrap_or_default();
    if format.starts_with("catan-case/") {
        return Some(Kind::Game);
    }
    if json.get("game").is_some() && json.get("visibility").is_some() {
        return Some(Kind::Hidden);
    }
    let first = json.get("cases").and_then(Value::as_array).and_then(|cases| cases.first())?;
    if first.get("state").is_some() && first.get("event").is_some() {
        Some(Kind::Verdicts)
    } else if first.get("roads").is_some() && first.get("expected_lengths").is_some() {
        Some(Kind::Roads)
    } else {
        None
    }
}

/// The formats of `catan-case/1`, of verdicts and road graphs, and of hidden hands.
#[derive(Debug)]
pub(super) struct Catan;

impl Format for Catan {
    fn name(&self) -> &'static str {
        "Catan cases"
    }

    fn recognises(&self, content: &Content) -> bool {
        match content {
            Content::Json(json) => kind(json).is_some(),
            Content::Text(_) => false,
        }
    }

    fn run(&self, path: &Path, content: &Content, siblings: &[PathBuf]) -> Vec<Checked> {
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let Content::Json(json) = content else {
            return vec![Checked::failed(file, "a JSON document", "text")];
        };
        match kind(json) {
            Some(Kind::Game) => vec![checked(file, games::run(json))],
            Some(Kind::Hidden) => vec![checked(file, hidden::run(json, siblings))],
            Some(Kind::Verdicts) => each(&file, json, units::verdict),
            Some(Kind::Roads) => each(&file, json, units::road),
            None => vec![Checked::failed(file, "a known kind of Catan case", "none")],
        }
    }
}

fn checked(id: String, result: Held) -> Checked {
    Checked { id, result }
}

/// Every case of a list, under its own id.
fn each(file: &str, json: &Value, run: impl Fn(&Value) -> Held) -> Vec<Checked> {
    let cases = json.get("cases").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    let numbered = cases.iter().enumerate().map(|(index, case)| {
        let id = case.get("id").and_then(Value::as_str).map(str::to_owned);
        checked(id.unwrap_or_else(|| format!("{file} #{}", index + 1)), run(case))
    });
    numbered.collect()
}
