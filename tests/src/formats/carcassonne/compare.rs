//! Expectation against answer.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use carcassonne::{Area, Place, Role, Spot};
use referee::Line;
use serde_json::Value;

use super::case::{Allowed, Event, Expect, Points};
use super::table::{events, points};
use super::{Parted, parted};

/// Equal, or the difference under this name.
pub(super) fn same<T: PartialEq + Debug>(what: &str, expected: &T, got: &T) -> Result<(), Parted> {
    if expected == got { Ok(()) } else { Err(parted(format!("{what} {expected:?}"), format!("{got:?}"))) }
}

/// Equal, if anything is expected.
pub(super) fn same_if<T: PartialEq + Debug>(
    what: &str,
    expected: Option<&T>,
    got: impl FnOnce() -> T,
) -> Result<(), Parted> {
    expected.map_or(Ok(()), |expected| same(what, expected, &got()))
}

/// What scorings are expected against the lines that were given.
pub(super) fn lines(expect: &Expect, lines: &[Line<Place>]) -> Result<(), Parted> {
    let got = events(lines)?;
    if let Some(expected) = &expect.events {
        exactly(expected, &got)?;
    }
    if let Some(missing) = expect.events_include.as_ref().and_then(|expected| missing(expected, &got)) {
        return Err(parted(format!("an event {}", tell(missing)), list(&got)));
    }
    let unwanted = |pattern: &&Event| got.iter().any(|event| matches(**pattern, *event));
    if let Some(event) = expect.events_exclude.iter().flatten().find(unwanted) {
        return Err(parted(format!("no event {}", tell(*event)), list(&got)));
    }
    if let Some(expected) = &expect.points {
        let above: Vec<Points> =
            lines.iter().filter(|line| line.points > 0).map(points).collect::<Result<_, _>>()?;
        let (mut expected, mut got) = (expected.clone(), above);
        expected.sort_unstable();
        got.sort_unstable();
        same("points", &expected, &got)?;
    }
    match expect.no_points {
        Some(nobody) if nobody != got.iter().all(|event| event.points == 0) => {
            Err(parted(if nobody { "nobody gets points" } else { "somebody gets points" }, list(&got)))
        }
        Some(_) | None => Ok(()),
    }
}

/// The events are these, in any order. Sources differ in whether they report those who get nothing: where
/// no event of 0 points is expected, only those above 0 are compared.
fn exactly(expected: &[Event], got: &[Event]) -> Result<(), Parted> {
    let with_zeros = expected.iter().any(|event| event.points == 0);
    let got: Vec<Event> = got.iter().filter(|event| with_zeros || event.points != 0).copied().collect();
    if expected.len() == got.len() && missing(expected, &got).is_none() {
        Ok(())
    } else {
        Err(parted(format!("events {}", list(expected)), list(&got)))
    }
}

/// The first pattern that finds no event of its own.
fn missing(patterns: &[Event], events: &[Event]) -> Option<Event> {
    let mut left = events.to_vec();
    // The more a pattern says, the earlier it chooses.
    let mut patterns = patterns.to_vec();
    patterns.sort_by_key(|pattern| pattern.feature.is_none());
    patterns.into_iter().find(|pattern| match left.iter().position(|event| matches(*pattern, *event)) {
        Some(index) => {
            left.swap_remove(index);
            false
        }
        None => true,
    })
}

fn matches(pattern: Event, event: Event) -> bool {
    pattern.player == event.player
        && pattern.points == event.points
        && (pattern.feature.is_none() || pattern.feature == event.feature)
}

fn tell(event: Event) -> String {
    let feature = event.feature.map_or_else(String::new, |feature| format!(" {feature:?}").to_lowercase());
    format!("{}:{}{feature}", event.player, event.points)
}

fn list(events: &[Event]) -> String {
    format!("[{}]", events.iter().copied().map(tell).collect::<Vec<_>>().join(", "))
}

/// A role's areas, each as the set of its edges or half-edges.
type Areas = BTreeMap<String, Vec<BTreeSet<String>>>;

/// The areas that may take a follower. A case lists either each area by itself or all of a role together.
pub(super) fn allowed(expected: &[Allowed], got: &[Area]) -> Result<(), Parted> {
    let (mut wanted, mut found) = (Areas::new(), Areas::new());
    for entry in expected {
        let (role, at) = match entry {
            Allowed::At(role, at) => (role, at.clone().unwrap_or_default()),
            Allowed::Bare((role,)) => (role, Vec::new()),
        };
        wanted.entry(role.clone()).or_default().push(at.into_iter().collect());
    }
    for area in got {
        let spots = area.spots.iter().copied().filter(|spot| *spot != Spot::Centre).map(word).collect();
        found.entry(role_word(area.role).to_owned()).or_default().push(spots);
    }
    for areas in wanted.values_mut().chain(found.values_mut()) {
        areas.sort();
    }
    let together = |areas: &Areas| -> BTreeMap<String, BTreeSet<String>> {
        areas.iter().map(|(role, spots)| (role.clone(), spots.iter().flatten().cloned().collect())).collect()
    };
    let one_entry_a_role = wanted.values().all(|areas| areas.len() == 1);
    let holds = if one_entry_a_role { together(&wanted) == together(&found) } else { wanted == found };
    if holds { Ok(()) } else { Err(parted(format!("areas {wanted:?}"), format!("{found:?}"))) }
}

fn word(spot: Spot) -> String {
    match serde_json::to_value(spot) {
        Ok(Value::String(word)) => word,
        Ok(_) | Err(_) => format!("{spot:?}"),
    }
}

fn role_word(role: Role) -> &'static str {
    match role {
        Role::Knight => "knight",
        Role::Thief => "thief",
        Role::Monk => "monk",
        Role::Farmer => "farmer",
    }
}
