//! What the table has to tell now.

use referee::Seat;

use crate::setup::NewRegions;
use crate::state::{Duty, Source, State, Step};

/// Who is asked, and what.
pub(crate) fn asks(state: &State) -> (Vec<Seat>, &'static str) {
    if state.is_over() {
        return (Vec::new(), "card-asks-over");
    }
    if let Step::Opening { taken } = state.step {
        let first = state.setup.first;
        let seat =
            if taken[crate::state::index(first)].is_none() { first } else { crate::state::other(first) };
        return (vec![seat], "card-asks-starting-hand");
    }
    if let Some(duty) = state.duties.first() {
        let mut seats: Vec<Seat> = state.open_duties().map(|(_, duty)| duty.seat()).collect();
        seats.dedup();
        return (seats, asked(state, *duty));
    }
    let question = match state.step {
        Step::Opening { .. } => "card-asks-starting-hand",
        Step::Dice { set: None } => "card-asks-dice",
        Step::Dice { set: Some(_) } => "card-asks-dice-set",
        Step::Event { .. } | Step::Main => "card-asks-main",
        Step::Check(check) => {
            let seat = state.active;
            if state.surplus(seat) > 0 {
                "card-asks-surplus"
            } else if state.hand(seat).cards < state.limit(seat) {
                "card-asks-draw"
            } else if check.was_short {
                "card-asks-end"
            } else {
                "card-asks-exchange"
            }
        }
        Step::Over { .. } => "card-asks-over",
    };
    (vec![state.active], question)
}

pub(crate) fn asked(state: &State, duty: Duty) -> &'static str {
    match duty {
        Duty::EventCard { .. } => "card-asks-event-card",
        Duty::Gain { source, .. } => match source {
            Source::Tournament => "card-asks-gain-tournament",
            Source::Sun => "card-asks-gain-sun",
            Source::Progress => "card-asks-gain-progress",
            Source::Caravan => "card-asks-gain-caravan",
        },
        Duty::MillTake { .. } => "card-asks-mill",
        Duty::Builder { .. } => "card-asks-builder",
        Duty::CivilWar { .. } => "card-asks-civil-war",
        Duty::Conflict { .. } => "card-asks-conflict",
        Duty::Shed { .. } => "card-asks-shed",
        Duty::Regions { .. } => match state.house().new_regions {
            NewRegions::AfterBoth => "card-asks-regions",
            NewRegions::FirstAbove => "card-asks-regions-first",
        },
        Duty::Defend { .. } => "card-asks-defend",
        Duty::AttackRoll { .. } => "card-asks-attack-roll",
        Duty::TakeBack { .. } => "card-asks-take-back",
        Duty::Raid { .. } => "card-asks-raid",
        Duty::MerchantTake { .. } => "card-asks-merchant-take",
        Duty::MerchantGive { .. } => "card-asks-merchant-give",
    }
}

/// How many answers the present question still waits for.
pub(crate) fn left(state: &State) -> i64 {
    match state.duties.first() {
        Some(Duty::Gain { left, .. } | Duty::Raid { left, .. }) => i64::from(*left),
        Some(Duty::Shed { seat }) => i64::from(state.surplus(*seat)),
        Some(Duty::MerchantTake { taken, .. }) => 2 - i64::from(*taken),
        Some(_) => 1,
        None => match state.step {
            Step::Opening { taken } => taken.iter().map(|one| i64::from(one.is_none())).sum(),
            Step::Dice { .. } | Step::Event { .. } | Step::Main | Step::Check(_) | Step::Over { .. } => 1,
        },
    }
}
