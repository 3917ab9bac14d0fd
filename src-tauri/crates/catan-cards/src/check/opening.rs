//! Before the first turn (CARD-SETUP-01, -02, -07, -08).

use referee::Seat;

use super::{Findings, die, no_stack};
use crate::moves::Lots;
use crate::place::{Place, Remark};
use crate::start::STARTING_HAND;
use crate::state::{State, Step, index, other};
use crate::{Rule, state};

pub(super) fn lots(state: &State, about: Lots, rolls: [u8; 2]) -> Findings {
    let mut findings = Findings::default();
    let rule = match about {
        Lots::Start => Rule::Setup07,
        Lots::Sets => Rule::Setup02,
    };
    if !matches!(state.step, Step::Opening { .. }) {
        findings.refuse(Remark::new(rule, "card-refused-lots-late"));
    }
    for number in rolls {
        die(number, &mut findings);
    }
    let equal = rolls[0] == rolls[1];
    if equal {
        findings.warn(Remark::new(rule, "card-warn-lots-equal").with("number", i64::from(rolls[0])));
    }
    if about == Lots::Start && !equal {
        let higher = if rolls[0] > rolls[1] { Seat(0) } else { Seat(1) };
        if higher != state.setup.first {
            let other = Remark::new(Rule::Setup07, "card-warn-lots-first").with("seat", higher);
            findings.warn(other.with("first", state.setup.first));
        }
    }
    findings
}

/// How much the stacks may differ and still be of roughly equal size (CARD-SETUP-01).
const ROUGHLY: u8 = 2;

pub(super) fn starting_hand(state: &State, seat: Seat, stack: u8) -> Findings {
    let mut findings = Findings::default();
    let Step::Opening { taken } = state.step else {
        return vec![Remark::new(Rule::Setup08, "card-refused-opening-over").with("seat", seat)].into();
    };
    if taken[index(seat)].is_some() {
        findings.refuse(Remark::new(Rule::Setup08, "card-refused-hand-taken").with("seat", seat));
    }
    if seat != state.setup.first && taken[index(other(seat))].is_none() {
        let order = Remark::new(Rule::Setup08, "card-refused-hand-order").with("seat", seat);
        findings.refuse(order.with("first", state.setup.first));
    }
    if state::slot(stack).is_none() {
        findings.refuse(no_stack(stack));
    } else if state.stack(stack) < STARTING_HAND {
        let few = Remark::new(Rule::Setup08, "card-refused-stack-short").with("stack", i64::from(stack));
        findings.refuse(few.with("cards", i64::from(state.stack(stack))).at(Place::Stack { stack }));
    }
    if taken[index(other(seat))] == Some(stack) {
        let same = Remark::new(Rule::Setup08, "card-warn-same-stack").with("stack", i64::from(stack));
        findings.warn(same.with("seat", seat).with("other", other(seat)).at(Place::Stack { stack }));
    }
    let sizes = state.setup.stacks;
    let spread = sizes.iter().max().copied().unwrap_or(0) - sizes.iter().min().copied().unwrap_or(0);
    if taken == [None; 2] && spread > ROUGHLY {
        findings.warn(Remark::new(Rule::Setup01, "card-warn-stacks").with("spread", i64::from(spread)));
    }
    findings
}
