//! Catan Dice Game: single steps, whole turns, plans and score sheets, played through
//! [`Game::play`](referee::Game::play) and asked through [`Game::answer`](referee::Game::answer).
//!
//! | module | what it does |
//! |---|---|
//! | [`case`] | the case as written, one form a kind |
//! | [`table`] | the position a case is about, and moves on it |
//! | [`turns`] | kinds about steps, payment and rolls |
//! | [`sheets`] | kinds about boxes, totals and what is printed |

mod case;
mod sheets;
mod table;
mod turns;

use std::fmt::Debug;
use std::path::{Path, PathBuf};

use catan_dice::Rule;
use referee::Rule as _;
use serde::Deserialize;
use serde_json::Value;

use self::case::{Case, Kind};
use crate::{Checked, Content, Format, Mismatch};

/// Nothing, or where a case and the referee part.
type Held = Result<(), Mismatch>;

/// The format `{"format": "catan-dice-cases/1", "cases": [{"id": ..., "kind": ...}]}`.
#[derive(Debug)]
pub(super) struct CatanDice;

impl Format for CatanDice {
    fn name(&self) -> &'static str {
        "Catan Dice Game cases"
    }

    fn recognises(&self, content: &Content) -> bool {
        let Content::Json(json) = content else { return false };
        let called = json.get("format").and_then(Value::as_str);
        called.is_some_and(|name| name.starts_with("catan-dice-cases")) || cases(json).iter().any(is_ours)
    }

    fn run(&self, path: &Path, content: &Content, _siblings: &[PathBuf]) -> Vec<Checked> {
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        match content {
            Content::Json(json) if !cases(json).is_empty() => cases(json)
                .iter()
                .enumerate()
                .map(|(index, value)| run_one(&format!("{file} #{}", index + 1), value))
                .collect(),
            Content::Json(_) | Content::Text(_) => vec![Checked::failed(file, "a list of cases", "none")],
        }
    }
}

fn cases(json: &Value) -> &[Value] {
    json.get("cases").and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// Whether this is a case of the dice game, judged by its shape.
fn is_ours(case: &Value) -> bool {
    let rules = case.get("rules").and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
    case.get("kind").is_some()
        && rules.iter().any(|rule| rule.as_str().is_some_and(|rule| rule.starts_with("DICE-")))
}

fn run_one(place: &str, value: &Value) -> Checked {
    let id = value.get("id").and_then(Value::as_str).unwrap_or(place);
    let result = match Case::deserialize(value) {
        Err(error) => Err(parted("a case of the described form", error)),
        Ok(case) => case.rules.iter().try_for_each(known_rule).and_then(|()| run_kind(&case.kind)),
    };
    Checked { id: id.to_owned(), result }
}

fn known_rule(id: &String) -> Held {
    if Rule::all().iter().any(|rule| rule.id() == id) {
        Ok(())
    } else {
        Err(parted("a rule of the catalogue", id))
    }
}

fn run_kind(kind: &Kind) -> Held {
    match kind {
        Kind::Path(case) => turns::path(case),
        Kind::Placement(case) => turns::placement(case),
        Kind::PayExact(case) => turns::pay(case, false),
        Kind::PayWithExchange(case) => turns::pay(case, true),
        Kind::Action(case) => turns::action(case),
        Kind::Sequence(case) => turns::sequence(case),
        Kind::Plan(case) => turns::plan(case),
        Kind::Conversion(case) => turns::conversion(case),
        Kind::Rolls(case) => turns::rolls(case),
        Kind::JokerMark(case) => turns::joker_mark(case),
        Kind::JokerLimit(case) => turns::joker_limit(case),
        Kind::BundlePossible(case) => turns::bundle_possible(case),
        Kind::RemovableFromFullSheet(case) => sheets::removable(case),
        Kind::IdExists(case) => sheets::id_exists(case),
        Kind::JokerOrder(case) => sheets::joker_order(case),
        Kind::SymbolValues(case) => sheets::symbol_values(case),
        Kind::BoardPoints(case) => sheets::board_points(case),
        Kind::TurnPoints(case) => sheets::turn_points(case),
        Kind::Total(case) => sheets::total(case),
        Kind::Winner(case) => sheets::winner(case),
        Kind::GameFlow(case) => sheets::game_flow(case),
    }
}

#[allow(clippy::needless_pass_by_value, reason = "callers hand over literals, numbers and errors alike")]
fn parted(expected: impl ToString, got: impl ToString) -> Mismatch {
    Mismatch { expected: expected.to_string(), got: got.to_string() }
}

/// What the case expects is what the referee says.
fn same<T: PartialEq + Debug>(what: &str, expected: &T, got: &T) -> Held {
    if expected == got { Ok(()) } else { Err(parted(format!("{what} {expected:?}"), format!("{got:?}"))) }
}

/// The same, for what a case may leave out.
fn same_if_told<T: PartialEq + Debug>(what: &str, expected: Option<&T>, got: &T) -> Held {
    expected.map_or(Ok(()), |expected| same(what, expected, got))
}
