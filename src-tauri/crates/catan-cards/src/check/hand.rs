//! The hand check and cards too many (CARD-HAND).

use referee::Seat;

use super::{Findings, from_hand, moment, no_stack};
use crate::payment::objections;
use crate::place::{Place, Reasons, Remark};
use crate::setup::{PassiveSurplus, Refill, SurplusStack};
use crate::state::{Check, Duty, State, Step, slot};
use crate::{Card, Event, Payment, Rule};

/// How a card is drawn.
#[derive(Clone, Copy)]
pub(super) struct Way<'a> {
    pub(super) search: bool,
    pub(super) pay: Option<&'a Payment>,
    pub(super) nothing: bool,
}

fn so_far(state: &State) -> Check {
    match state.step {
        Step::Check(check) => check,
        Step::Opening { .. } | Step::Dice { .. } | Step::Event { .. } | Step::Main | Step::Over { .. } => {
            Check::default()
        }
    }
}

/// A stack to draw from, and what a search costs.
fn source(state: &State, seat: Seat, stack: u8, way: Way<'_>, findings: &mut Findings) {
    let place = Place::Stack { stack };
    if slot(stack).is_none() {
        findings.refuse(no_stack(stack));
    } else if state.stacks_empty() {
        findings.refuse(Remark::new(Rule::Hand12, "card-refused-stacks-empty").at(place));
    } else if state.stack(stack) == 0 {
        let empty = Remark::new(Rule::Hand11, "card-refused-stack-empty").with("stack", i64::from(stack));
        findings.refuse(empty.at(place));
    }
    if !way.search {
        if way.pay.is_some() || way.nothing {
            findings.refuse(Remark::new(Rule::Hand03, "card-refused-top-free"));
        }
        return;
    }
    let price = state.search_price(seat);
    let rules = if price == 1 { vec![Rule::Hand06, Rule::Bld13] } else { vec![Rule::Hand03] };
    let has = state.realm(seat).total();
    if has < price {
        for rule in &rules {
            let poor = Remark::new(*rule, "card-refused-search-poor").with("price", i64::from(price));
            findings.refuse(poor.with("has", i64::from(has)));
        }
    }
    if let Some(pay) = way.pay {
        if pay.total() != u32::from(price) {
            for rule in rules {
                let wrong = Remark::new(rule, "card-refused-search-price").with("price", i64::from(price));
                findings.refuse(wrong.with("paid", i64::from(pay.total())));
            }
        }
        findings.reasons.extend(objections(state.realm(seat), pay));
    }
}

pub(super) fn draw(state: &State, seat: Seat, stack: u8, way: Way<'_>) -> Findings {
    let mut findings = Findings::from(moment::hand(state, seat));
    let (hand, limit) = (state.hand(seat).cards, state.limit(seat));
    if hand >= limit {
        let full = Remark::new(Rule::Hand02, "card-refused-hand-full").with("limit", i64::from(limit));
        findings.refuse(full.with("hand", i64::from(hand)).at(Place::Hand { seat }));
    }
    source(state, seat, stack, way, &mut findings);
    if way.nothing && way.search {
        findings.warn(Remark::new(Rule::Hand05, "card-warn-nothing-taken").with("seat", seat));
    }
    findings
}

pub(super) fn exchange(state: &State, seat: Seat, stack: u8, way: Way<'_>) -> Findings {
    let mut findings = Findings::from(moment::hand(state, seat));
    let check = so_far(state);
    let (hand, limit) = (state.hand(seat).cards, state.limit(seat));
    let said = |rule: Rule, message: &str| {
        Remark::new(rule, message)
            .with("hand", i64::from(hand))
            .with("limit", i64::from(limit))
            .at(Place::Hand { seat })
    };
    if hand > limit {
        findings.refuse(said(Rule::Hand07, "card-refused-shed-first"));
    }
    if hand < limit || check.was_short {
        findings.refuse(said(Rule::Hand08, "card-refused-exchange"));
    }
    if state.house().surplus_stack == SurplusStack::DrawnFrom
        && let Some(shed) = check.shed
        && shed != stack
    {
        let apart = said(Rule::Hand07, "card-refused-exchange-stack").with("stack", i64::from(shed));
        findings.refuse(apart.at(Place::Stack { stack: shed }));
    }
    source(state, seat, stack, way, &mut findings);
    findings
}

pub(super) fn shed(state: &State, seat: Seat, stack: u8) -> Findings {
    let due = matches!(state.duty_of(seat), Some((_, Duty::Shed { .. })));
    let mut findings = Findings::default();
    if due {
        // The civil war says under a stack (CARD-EVENT-02); elsewhere the table may play it onto the pile.
        let thrown = seat != state.active
            && state.house().passive_surplus == PassiveSurplus::Discarded
            && !(matches!(state.step, Step::Event { .. }) && state.drawn.last() == Some(&Event::CivilWar));
        findings.refuse_if(thrown, || Remark::new(Rule::Action08, "card-refused-throw").with("seat", seat));
    } else {
        findings.reasons.extend(moment::hand(state, seat));
        if seat == state.active && state.surplus(seat) == 0 {
            let none = Remark::new(Rule::Hand07, "card-refused-no-surplus").with("seat", seat);
            findings.refuse(
                none.with("hand", i64::from(state.hand(seat).cards))
                    .with("limit", i64::from(state.limit(seat))),
            );
        }
        let before = so_far(state).shed;
        if state.house().surplus_stack == SurplusStack::DrawnFrom && before.is_some_and(|shed| shed != stack)
        {
            findings.refuse(Remark::new(Rule::Hand07, "card-refused-shed-stack").at(Place::Stack { stack }));
        }
    }
    findings.refuse_if(slot(stack).is_none(), || no_stack(stack));
    findings
}

pub(super) fn throw_away(state: &State, seat: Seat, card: Card) -> Findings {
    let due = matches!(state.duty_of(seat), Some((_, Duty::Shed { .. })));
    let under = state.house().passive_surplus == PassiveSurplus::UnderStacks;
    if !due || under || seat == state.active {
        return moment::not_asked(state, seat, Rule::Amb06, "card-refused-under-stack").into();
    }
    let mut findings = Findings::default();
    from_hand(state, seat, card, &mut findings);
    findings
}

pub(super) fn end_turn(state: &State, seat: Seat) -> Findings {
    let mut findings = Findings::from(moment::hand(state, seat));
    let (hand, limit) = (state.hand(seat).cards, state.limit(seat));
    let said = |rule: Rule, message: &str| {
        Remark::new(rule, message)
            .with("hand", i64::from(hand))
            .with("limit", i64::from(limit))
            .at(Place::Hand { seat })
    };
    let mut refused = Reasons::new();
    if hand > limit {
        for rule in [Rule::Hand07, Rule::Action07, Rule::Hand02] {
            refused.push(said(rule, "card-refused-hand-over"));
        }
    } else if hand < limit && !state.stacks_empty() && state.house().refill == Refill::Duty {
        refused.push(said(Rule::Hand02, "card-refused-hand-short"));
    }
    findings.reasons.extend(refused);
    findings
}
