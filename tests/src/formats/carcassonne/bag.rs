//! The set-up that allows a case.
//!
//! A case gives no bag: the box is put on the table, with the animal tiles if one appears, and a kind that
//! is drawn more often than the box has it is added. Seats follow each other clockwise unless the case
//! lets somebody move out of turn or has one player only; then it is a position being laid out, in which
//! any seat may move. All of this is read off the content, never off an id.

use std::collections::BTreeMap;

use carcassonne::{Kind, Setup};
use serde_json::{Value, json};

use super::case::{Case, Farmers, Lying, Query, Step};
use super::{Parted, parted};

/// The set-up, or why the case makes none.
pub(super) fn setup(case: &Case, start: &Lying, steps: &[Step]) -> Result<Setup, Parted> {
    let Some(players) = case.players else { return Err(parted("a number of players", "none")) };
    let turns = who_moves(steps);
    let first = turns.first().copied().unwrap_or(0);
    let clockwise = match case.order.as_deref() {
        Some("clockwise") => true,
        Some("free") => false,
        Some(other) => return Err(parted("order clockwise or free", other)),
        None => players > 1 && in_order(&turns, steps, players),
    };
    let animals = steps.iter().map(|step| step.tile.as_str()).chain([start.tile.as_str()]).any(is_animal);
    let farmers = match &case.farmers {
        Farmers::Play(true) => "thirdEdition",
        Farmers::Play(false) => "none",
        Farmers::Edition(name) => name,
    };
    let counts = match &case.counts {
        Some(counts) => json!(counts),
        None => json!(more_than_the_box(players, animals, start, steps)),
    };
    let mut written = json!({
        "seats": players,
        "first": if clockwise { first } else { 0 },
        "animals": animals,
        "farmers": farmers,
        "counts": counts,
        "start": { "tile": start.tile, "x": start.x, "y": start.y, "turn": quarters(start.rot)? },
        "order": if clockwise { "clockwise" } else { "free" },
    });
    if let Some(followers) = case.followers {
        written["followers"] = json!(followers);
    }
    if let Some(points) = case.two_tile_city {
        written["twoTileCity"] = json!(points);
    }
    serde_json::from_value(written)
        .map_err(|error| parted("a set-up the referee understands", error.to_string()))
}

/// Quarter turns of a number of degrees.
pub(super) fn quarters(degrees: u16) -> Result<u16, Parted> {
    if degrees.is_multiple_of(90) {
        Ok(degrees / 90 % 4)
    } else {
        Err(parted("a turn by quarters", format!("{degrees} degrees")))
    }
}

/// Whether this step is a tile that leaves the game: said so, or drawn and found to fit nowhere.
pub(super) fn leaves(step: &Step) -> bool {
    let fits_nowhere =
        step.query == Some(Query::Options) && step.expect.options.as_ref().is_some_and(Vec::is_empty);
    !step.attempt && (step.discard || fits_nowhere)
}

fn is_animal(kind: &str) -> bool {
    kind.starts_with("WA")
}

/// The players of the moves that are made, in order.
fn who_moves(steps: &[Step]) -> Vec<u8> {
    let made = |step: &&Step| !step.attempt && step.query.is_none() && !step.discard;
    steps.iter().filter(made).filter_map(|step| step.player).collect()
}

/// Whether everybody moves, and tries to move, in turn. A tile that leaves the game ends no turn.
fn in_order(turns: &[u8], steps: &[Step], players: u8) -> bool {
    let Some(mut next) = turns.first().copied() else {
        // Only attempts and questions: in order if the first player, or nobody, asks.
        return steps.iter().all(|step| step.player.is_none_or(|player| player == 0));
    };
    for step in steps {
        if step.player.is_some_and(|player| player != next) {
            return false;
        }
        if !step.attempt && step.query.is_none() && !step.discard {
            next = if next + 1 >= players { 0 } else { next + 1 };
        }
    }
    true
}

/// The kinds of which the case needs more than the box has. What is tried or asked about must be left too.
fn more_than_the_box(players: u8, animals: bool, start: &Lying, steps: &[Step]) -> BTreeMap<String, u8> {
    let mut gone: BTreeMap<&str, u8> = BTreeMap::from([(start.tile.as_str(), 1)]);
    let mut needed = gone.clone();
    for step in steps {
        let kind = step.tile.as_str();
        let used = gone.entry(kind).or_default();
        let with_this = used.saturating_add(1);
        if leaves(step) || (!step.attempt && step.query.is_none()) {
            *used = with_this;
        }
        let most = needed.entry(kind).or_default();
        *most = with_this.max(*most);
    }
    let mut bag = Setup::new(players);
    bag.animals = animals;
    needed
        .into_iter()
        .filter(|(name, count)| Kind::named(name).is_some_and(|kind| bag.count(kind) < *count))
        .map(|(name, count)| (name.to_owned(), count))
        .collect()
}

/// A move in its wire form.
pub(super) fn wire(step: &Step, seat: u8, with_follower: bool) -> Result<Value, Parted> {
    if step.discard {
        return Ok(json!({ "type": "discard", "seat": seat, "tile": step.tile }));
    }
    let (Some(x), Some(y)) = (step.x, step.y) else {
        return Err(parted("a place for the tile", "no x or y"));
    };
    let follower = match &step.follower {
        Some(follower) if with_follower => {
            let mut written = json!({ "role": follower.role });
            // A monk stands in the middle; there is nothing to say where.
            if let (Some(at), true) = (&follower.at, follower.role != "monk") {
                written["at"] = json!(at);
            }
            written
        }
        Some(_) | None => Value::Null,
    };
    let turn = quarters(step.rot.unwrap_or(0))?;
    Ok(json!({
        "type": "place", "seat": seat, "tile": step.tile, "x": x, "y": y, "turn": turn, "follower": follower
    }))
}
