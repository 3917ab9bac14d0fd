//! Whether it is the moment for a move (CARD-TURN).

use referee::Seat;

use crate::place::{Reasons, Remark};
use crate::state::{Duty, State, Step};
use crate::{Card, Rule};

/// What has to be answered first.
pub(super) fn pending(state: &State, duty: Duty) -> Reasons {
    let said = |rule: Rule, message: &str| Remark::new(rule, message).with("seat", duty.seat());
    match duty {
        Duty::EventCard { .. } => vec![said(Rule::Turn03, "card-refused-pending-event-card")],
        Duty::Gain { source: crate::state::Source::Caravan, .. } => {
            vec![said(Rule::Act02, "card-refused-pending-caravan")]
        }
        Duty::Gain { .. } => vec![said(Rule::Turn03, "card-refused-pending-gain")],
        Duty::MillTake { .. } => vec![said(Rule::Turn03, "card-refused-pending-mill")],
        Duty::Builder { .. } => vec![said(Rule::Turn03, "card-refused-pending-builder")],
        Duty::CivilWar { .. } => vec![said(Rule::Turn03, "card-refused-pending-civil-war")],
        Duty::Conflict { .. } => vec![said(Rule::Turn03, "card-refused-pending-conflict")],
        Duty::Shed { seat } => {
            let rules = if seat == state.active {
                [Rule::Event02, Rule::Hand02]
            } else {
                [Rule::Action08, Rule::Hand10]
            };
            let count = i64::from(state.surplus(seat));
            rules
                .into_iter()
                .map(|rule| said(rule, "card-refused-pending-shed").with("count", count))
                .collect()
        }
        Duty::Regions { .. } => vec![said(Rule::Build06, "card-refused-pending-regions")],
        Duty::Defend { attack, .. } => {
            let rule = if attack == Card::BlackKnight { Rule::Act10 } else { Rule::Act09 };
            vec![said(rule, "card-refused-pending-defend").with("card", attack.word())]
        }
        Duty::AttackRoll { attack, .. } => {
            vec![said(Rule::Act11, "card-refused-pending-roll").with("card", attack.word())]
        }
        Duty::TakeBack { attack, .. } => {
            let rule = if attack == Card::BlackKnight { Rule::Act06 } else { Rule::Act07 };
            vec![said(rule, "card-refused-pending-take-back")]
        }
        Duty::Raid { .. } => vec![said(Rule::Act08, "card-refused-pending-take")],
        Duty::MerchantTake { .. } | Duty::MerchantGive { .. } => {
            vec![said(Rule::Act03, "card-refused-pending-merchant")]
        }
    }
}

/// Starting hands come first (CARD-SETUP-08).
fn opening(state: &State) -> Reasons {
    match state.step {
        Step::Opening { .. } => vec![Remark::new(Rule::Setup08, "card-refused-opening")],
        Step::Dice { .. } | Step::Event { .. } | Step::Main | Step::Check(_) | Step::Over { .. } => {
            Vec::new()
        }
    }
}

/// It is this seat's turn, and nothing waits for an answer. `passive` is the rule that keeps the other player from it.
fn turn(state: &State, seat: Seat, passive: Rule) -> Reasons {
    let mut reasons = opening(state);
    if !reasons.is_empty() {
        return reasons;
    }
    if seat != state.active {
        let not_now = Remark::new(passive, "card-refused-passive").with("seat", seat);
        reasons.push(not_now.with("active", state.active));
    }
    reasons.extend(state.duties.first().into_iter().flat_map(|duty| pending(state, *duty)));
    reasons
}

/// The main phase (CARD-TURN-04).
pub(super) fn main(state: &State, seat: Seat, passive: Rule) -> Reasons {
    let mut reasons = turn(state, seat, passive);
    if reasons.is_empty() {
        match state.step {
            Step::Dice { .. } => {
                reasons.push(Remark::new(Rule::Turn04, "card-refused-before-dice").with("seat", seat));
            }
            Step::Check(_) => {
                reasons.push(Remark::new(Rule::Turn05, "card-refused-after-check").with("seat", seat));
            }
            Step::Opening { .. } | Step::Event { .. } | Step::Main | Step::Over { .. } => {}
        }
    }
    reasons
}

/// The main phase may end, or the hand check goes on (CARD-TURN-05).
pub(super) fn hand(state: &State, seat: Seat) -> Reasons {
    let mut reasons = turn(state, seat, Rule::Turn01);
    if reasons.is_empty()
        && let Step::Dice { .. } = state.step
    {
        reasons.push(Remark::new(Rule::Turn02, "card-refused-dice-first").with("seat", seat));
    }
    reasons
}

/// Before the dice (CARD-TURN-02).
pub(super) fn dice(state: &State, seat: Seat) -> Reasons {
    let mut reasons = turn(state, seat, Rule::Turn01);
    if reasons.is_empty() {
        match state.step {
            Step::Main | Step::Check(_) | Step::Event { .. } => {
                reasons.push(Remark::new(Rule::Turn02, "card-refused-rolled").with("seat", seat));
            }
            Step::Opening { .. } | Step::Dice { .. } | Step::Over { .. } => {}
        }
    }
    reasons
}

/// This seat has no such question to answer: what is asked instead, and the rule that asks for nothing.
pub(super) fn not_asked(state: &State, seat: Seat, rule: Rule, message: &str) -> Reasons {
    let mut reasons = opening(state);
    if reasons.is_empty() {
        reasons.push(Remark::new(rule, message).with("seat", seat));
        if let Some(duty) = state.duties.first() {
            reasons.extend(pending(state, *duty));
        }
    }
    reasons
}
