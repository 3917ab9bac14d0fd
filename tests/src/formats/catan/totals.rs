//! Totals of a position, compared key by key.

use catan::{Catan, Resource, State};
use referee::{Game, Outcome};
use serde_json::{Value, json};

use super::{Held, plain};

/// Compares every total a case tells. A key nobody knows is a mismatch.
pub(super) fn compare(state: &State, expected: &Value, place: &str) -> Held {
    let Some(expected) = expected.as_object() else {
        return Err(plain(format!("{place}: totals by name"), expected.to_string()));
    };
    let view = Catan::view(state);
    let seats = &view.seats;
    let cards = |cards: catan::Cards| Resource::ALL.map(|kind| cards.count(kind)).to_vec();
    for (key, want) in expected {
        let got = match key.as_str() {
            "vp" => json!(seats.iter().map(|seat| seat.points.least).collect::<Vec<_>>()),
            "vp_public" => json!(seats.iter().map(|seat| seat.points.visible).collect::<Vec<_>>()),
            "road_len" => json!(seats.iter().map(|seat| seat.road_length).collect::<Vec<_>>()),
            "longest_road" => json!(view.longest_road.as_ref().map(|road| road.seat)),
            "largest_army" => json!(view.largest_army),
            "hands" => json!(seats.iter().map(|seat| seat.hand.map(cards)).collect::<Vec<_>>()),
            "bank" => json!(view.bank.iter().map(|stack| stack.least).collect::<Vec<_>>()),
            "dev" => json!(seats.iter().map(|seat| seat.developments).collect::<Vec<_>>()),
            "knights" => json!(seats.iter().map(|seat| seat.knights).collect::<Vec<_>>()),
            "robber" => json!(view.robber),
            "winner" => winner(&Catan::outcome(state)),
            "phase" => json!(phase(view.phase)),
            "turn" => json!(view.active),
            "deck" => json!(view.deck),
            _ => return Err(plain(format!("{place}: a known total"), key.as_str())),
        };
        if got != *want {
            return Err(plain(format!("{place}: {key} {want}"), got.to_string()));
        }
    }
    sheet_agrees(state, place)
}

/// The sheet is the same points told line by line.
fn sheet_agrees(state: &State, place: &str) -> Held {
    let view = Catan::view(state);
    let seats = u8::try_from(view.seats.len()).unwrap_or(u8::MAX);
    let totals = Catan::forecast(state).totals(seats);
    let points: Vec<i32> = view.seats.iter().map(|seat| i32::from(seat.points.least)).collect();
    if totals == points {
        Ok(())
    } else {
        Err(plain(format!("{place}: a sheet of {points:?}"), format!("{totals:?}")))
    }
}

fn winner(outcome: &Outcome) -> Value {
    match outcome.winners.as_slice() {
        [] => Value::Null,
        [one] => json!(one),
        several => json!(several),
    }
}

const fn phase(phase: catan::view::PhaseView) -> &'static str {
    use catan::view::PhaseView;
    match phase {
        PhaseView::SetUpSettlement | PhaseView::SetUpRoad => "setup",
        PhaseView::BeforeRoll => "preroll",
        PhaseView::Discard => "discard",
        PhaseView::Robber => "robber",
        PhaseView::FreeRoads | PhaseView::Act => "main",
        PhaseView::Special => "sbp",
        PhaseView::Over => "over",
    }
}
