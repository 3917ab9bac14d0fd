//! Whole games, and real engine logs cut at the first deviation from the rules.

use catan::{Cards, Catan, HandsMode, Resource, State};
use referee::{Game, Remark};
use serde::Deserialize;
use serde_json::Value;

use super::event::{Event, Logged, read};
use super::table::{WrittenBoard, setup};
use super::{Held, Mismatch, mismatch, plain, totals};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenGame {
    format: String,
    players: u8,
    board: WrittenBoard,
    log: Vec<Value>,
    expected: Option<Value>,
    divergence: Option<Divergence>,
    #[serde(default)]
    relax: Vec<String>,
    #[serde(rename = "source", default)]
    _source: Value,
    #[serde(rename = "situations", default)]
    _situations: Value,
    #[serde(default)]
    engine_was_wrong: Value,
}

/// The first event that breaks the rules, and which rule.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Divergence {
    at: usize,
    rule: String,
    #[serde(rename = "detail", default)]
    _detail: Value,
}

/// A game read from a file: the start and the log.
pub(super) struct Played {
    pub(super) start: State,
    pub(super) log: Vec<Logged>,
    pub(super) relax: Vec<String>,
    expected: Option<Value>,
    divergence: Option<Divergence>,
}

/// Reads a game and lays out its table.
pub(super) fn open(json: &Value, hands: HandsMode) -> Result<Played, Mismatch> {
    let game: WrittenGame = serde_json::from_value(json.clone())
        .map_err(|error| plain("a game of the described format", error.to_string()))?;
    if game.format != "catan-case/1" {
        return Err(plain("format catan-case/1", game.format));
    }
    let wrong = !game.engine_was_wrong.is_null();
    if game.divergence.is_none() && game.expected.is_none() {
        let what = if wrong { "the right totals" } else { "totals or a divergence" };
        return Err(plain(what, "neither"));
    }
    let start = Catan::start(&setup(game.players, game.board.board(), hands))
        .map_err(|faults| mismatch("a board the referee accepts", rules(&faults)))?;
    let log = game.log.iter().map(read).collect::<Result<_, _>>()?;
    Ok(Played { start, log, relax: game.relax, expected: game.expected, divergence: game.divergence })
}

/// Plays a file and compares what it expects.
pub(super) fn run(json: &Value) -> Held {
    let game = open(json, HandsMode::Open)?;
    let mut state = game.start.clone();
    let until = game.divergence.as_ref().map_or(game.log.len(), |divergence| divergence.at);
    if until > game.log.len() {
        return Err(plain(format!("{until} events"), format!("{}", game.log.len())));
    }
    for (number, logged) in game.log[..until].iter().enumerate() {
        step(&mut state, logged, &game.relax).map_err(|error| at(number, error))?;
    }
    if let Some(divergence) = &game.divergence {
        let Some(logged) = game.log.get(divergence.at) else {
            return Err(plain(format!("event {}", divergence.at), "no such event"));
        };
        refused_with(&state, logged, &divergence.rule).map_err(|error| at(divergence.at, error))?;
    }
    match &game.expected {
        None => Ok(()),
        Some(expected) => totals::compare(&state, expected, "at the end"),
    }
}

pub(super) fn at(number: usize, error: Mismatch) -> Mismatch {
    Mismatch { expected: format!("event {number}: {}", error.expected), got: error.got }
}

/// One event: legal, or a request that must be refused; then its totals.
fn step(state: &mut State, logged: &Logged, relax: &[String]) -> Held {
    if let Event::Refused { request, .. } = &logged.event {
        let mv = read(request)?.event.as_move()?;
        let mut copy = state.clone();
        if let Ok(verdict) = Catan::play(&mut copy, &mv) {
            return Err(mismatch(format!("{mv:?} refused"), verdict));
        }
        if copy != *state {
            return Err(plain("a refusal that changes nothing", "another state"));
        }
    } else {
        let before = hands(state);
        play(state, &logged.event, relax)?;
        if let Event::PlaceSettlement { p, gain: Some(gain), .. } = &logged.event {
            drawn(&before, &hands(state), usize::from(*p), *gain)?;
        }
    }
    match &logged.totals {
        None => Ok(()),
        Some(expected) => totals::compare(state, expected, "after it"),
    }
}

/// Plays an event through the one door. Only what the file says not to check may stand against the rules.
pub(super) fn play(state: &mut State, event: &Event, relax: &[String]) -> Held {
    let mv = event.as_move()?;
    let Err(reasons) = Catan::play(state, &mv) else { return Ok(()) };
    if !reasons.iter().all(|reason| relax.contains(&reason.rule)) {
        return Err(mismatch(format!("{mv:?} legal"), rules(&reasons)));
    }
    Catan::let_stand(state, &mv).map_err(|reasons| mismatch(format!("{mv:?} standing"), rules(&reasons)))
}

fn refused_with(state: &State, logged: &Logged, rule: &str) -> Held {
    let mv = logged.event.as_move()?;
    let mut copy = state.clone();
    match Catan::play(&mut copy, &mv) {
        Ok(verdict) => Err(mismatch(format!("{mv:?} refused by {rule}"), verdict)),
        Err(reasons) if !reasons.iter().any(|reason| reason.rule == rule) => {
            Err(mismatch(format!("{mv:?} refused by {rule}"), rules(&reasons)))
        }
        Err(_) if copy != *state => Err(plain("a refusal that changes nothing", "another state")),
        Err(_) => Ok(()),
    }
}

/// The rules a refusal gives.
pub(super) fn rules<P>(reasons: &[Remark<P>]) -> Vec<String> {
    reasons.iter().map(|reason| format!("{} {}", reason.rule, reason.message)).collect()
}

fn hands(state: &State) -> Vec<Option<Cards>> {
    Catan::view(state).seats.iter().map(|seat| seat.hand).collect()
}

/// What a settlement of the set-up drew.
fn drawn(before: &[Option<Cards>], after: &[Option<Cards>], seat: usize, gain: Cards) -> Held {
    let hand = |hands: &[Option<Cards>]| hands.get(seat).copied().flatten().unwrap_or_default();
    let got = hand(after).less(hand(before));
    let same = Resource::ALL.into_iter().all(|kind| got.count(kind) == gain.count(kind));
    if same { Ok(()) } else { Err(mismatch(format!("start cards {gain:?}"), got)) }
}
