//! Single verdicts and longest-road graphs.

use std::collections::BTreeSet;

use catan::Catan;
use referee::Game;
use serde::Deserialize;
use serde_json::Value;

use super::event::{Event, read};
use super::games::rules;
use super::table::{Told, WrittenRoads, WrittenState};
use super::{Held, mismatch, plain, totals};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenVerdict {
    #[serde(rename = "id")]
    _id: Value,
    #[serde(rename = "title", default)]
    _title: Value,
    state: WrittenState,
    event: Value,
    violations: Vec<String>,
    after: Option<Value>,
}

/// One event in one position: legal, or refused by exactly these rules.
pub(super) fn verdict(json: &Value) -> Held {
    let case: WrittenVerdict = serde_json::from_value(json.clone())
        .map_err(|error| plain("a verdict of the described format", error.to_string()))?;
    let setup = case.state.setup()?;
    let start = Catan::start(&setup)
        .map_err(|faults| mismatch("a position that can lie on a table", rules(&faults)))?;
    let event = read(&case.event)?.event;
    if let Event::Refused { .. } = event {
        return Err(plain("an event", "a refused request"));
    }
    let mv = event.as_move()?;
    let mut state = start.clone();
    let wanted: BTreeSet<&str> = case.violations.iter().map(String::as_str).collect();
    let got: Vec<_> = match Catan::play(&mut state, &mv) {
        Ok(_) => Vec::new(),
        Err(reasons) => reasons,
    };
    let broken: BTreeSet<&str> = got.iter().map(|reason| reason.rule.as_str()).collect();
    if wanted != broken {
        return Err(mismatch(format!("violations {:?}", case.violations), rules(&got)));
    }
    if !wanted.is_empty() && state != start {
        return Err(plain("a refusal that changes nothing", "another state"));
    }
    match &case.after {
        None => Ok(()),
        Some(after) => totals::compare(&state, after, "after"),
    }
}

/// Lengths of a road graph, and who holds the card.
pub(super) fn road(json: &Value) -> Held {
    let case: WrittenRoads = serde_json::from_value(json.clone())
        .map_err(|error| plain("a road graph of the described format", error.to_string()))?;
    let state = Catan::start(&case.setup()?)
        .map_err(|faults| mismatch("a graph that can lie on a table", rules(&faults)))?;
    let view = Catan::view(&state);
    let lengths: Vec<u32> = view.seats.iter().map(|seat| seat.road_length).collect();
    if lengths != case.expected_lengths {
        return Err(mismatch(format!("lengths {:?}", case.expected_lengths), lengths));
    }
    let holder = view.longest_road.map(|road| road.seat.0);
    let expected = match case.holder_after {
        Told::Not => return Ok(()),
        Told::Nobody => None,
        Told::Seat(seat) => Some(seat),
    };
    if expected == holder { Ok(()) } else { Err(mismatch(format!("holder {expected:?}"), holder)) }
}
