//! Caravan, merchant and spy, and what is taken and given (CARD-ACT, CARD-EVDIE-03, -04).

use referee::Seat;

use super::{Findings, action_card, from_hand, moment, transfer};
use crate::payment::{named, objections};
use crate::place::{Place, Remark};
use crate::settle::takes;
use crate::setup::{Futile, MerchantReturn, MillFace};
use crate::state::{Duty, State, other};
use crate::{Card, Face, Payment, Region, Rule};

/// A card that can do nothing is not played (CARD-ACTION-05, CARD-AMB-08).
pub(super) fn futile(state: &State, card: Card, findings: &mut Findings) {
    let said = Remark::new(Rule::Action05, "card-refused-futile").with("card", card.word());
    match state.house().futile_attack {
        Futile::Forbidden => findings.refuse(said),
        Futile::Allowed => {
            findings.warn(Remark::new(Rule::Action05, "card-warn-futile").with("card", card.word()));
        }
    }
}

pub(super) fn caravan(state: &State, seat: Seat, pay: &Payment) -> Findings {
    let mut findings = Findings::from(moment::main(state, seat, Rule::Action04));
    action_card(state, seat, Card::Caravan, &mut findings);
    let total = pay.total();
    if !(1..=2).contains(&total) {
        let odd = Remark::new(Rule::Act02, "card-refused-caravan").with("count", i64::from(total));
        findings.refuse(odd);
    }
    findings.reasons.extend(objections(state.realm(seat), pay));
    findings
}

pub(super) fn merchant(state: &State, seat: Seat) -> Findings {
    let mut findings = Findings::from(moment::main(state, seat, Rule::Action04));
    action_card(state, seat, Card::Merchant, &mut findings);
    if takes(state, seat).next().is_none() {
        futile(state, Card::Merchant, &mut findings);
    }
    findings
}

pub(super) fn spy(state: &State, seat: Seat, card: Option<Card>) -> Findings {
    let mut findings = Findings::from(moment::main(state, seat, Rule::Action04));
    action_card(state, seat, Card::Spy, &mut findings);
    let victim = other(seat);
    if state.hand(victim).cards == 0 {
        futile(state, Card::Spy, &mut findings);
    }
    if let Some(card) = card {
        if !card.is_spied() {
            findings.refuse(Remark::new(Rule::Act05, "card-refused-spy").with("card", card.word()));
        }
        from_hand(state, victim, card, &mut findings);
        // The spy that was just played is a copy, too.
        let played = card == Card::Spy && !state.hand(seat).known.contains(&Card::Spy);
        let copies = state.catalogue.card(card).count;
        if played && state.elsewhere(card, victim) + 1 == copies {
            let all = Remark::new(Rule::Build14, "card-refused-copies").with("card", card.word());
            findings.refuse(
                all.with("count", i64::from(copies))
                    .with("elsewhere", i64::from(copies))
                    .with("seat", victim)
                    .at(Place::Hand { seat: victim }),
            );
        }
    } else {
        let known = state.hand(victim).known.iter().copied().find(|card| card.is_spied());
        match known {
            Some(known) => {
                let left = Remark::new(Rule::Act05, "card-warn-spy-nothing").with("card", known.word());
                findings.warn(left.with("seat", victim));
            }
            None if state.hand(victim).cards > 0 => {
                let none = Remark::new(Rule::Act05, "card-reveals-spy-nothing").with("seat", victim);
                findings.reveals.push(none.at(Place::Hand { seat: victim }));
            }
            None => {}
        }
    }
    findings
}

pub(super) fn take(state: &State, seat: Seat, from: Region, into: Region) -> Findings {
    let (rule, full) = match state.duty_of(seat) {
        Some((_, Duty::MillTake { .. })) => (Rule::Evdie03, vec![Rule::Evdie04]),
        Some((_, Duty::Raid { .. })) => (Rule::Act08, vec![Rule::Act08, Rule::Res03]),
        Some((_, Duty::MerchantTake { .. })) => (Rule::Act03, vec![Rule::Act03, Rule::Res03]),
        Some(_) | None => {
            let rule = if state.face == Some(Face::Mill) { Rule::Evdie03 } else { Rule::Act08 };
            return moment::not_asked(state, seat, rule, "card-refused-no-take").into();
        }
    };
    let mut findings = Findings::default();
    transfer(state, other(seat), (from, into), rule, &mut findings);
    if state.realm(seat).land(into).is_some_and(|land| land.room() == 0) {
        for rule in full {
            findings.refuse(named(Remark::new(rule, "card-refused-full"), into).with("seat", seat));
        }
    }
    findings
}

pub(super) fn give(state: &State, seat: Seat, from: Region, into: Region) -> Findings {
    let Some((_, Duty::MerchantGive { .. })) = state.duty_of(seat) else {
        return moment::not_asked(state, seat, Rule::Act03, "card-refused-no-give").into();
    };
    let mut findings = Findings::default();
    transfer(state, seat, (from, into), Rule::Act03, &mut findings);
    if state.realm(other(seat)).land(into).is_some_and(|land| land.room() == 0) {
        let full =
            |rule: Rule, message: &str| named(Remark::new(rule, message), into).with("seat", other(seat));
        match state.house().merchant_return {
            MerchantReturn::Storable => {
                findings.refuse(full(Rule::Act03, "card-refused-full"));
                findings.refuse(full(Rule::Res03, "card-refused-full"));
            }
            MerchantReturn::Any => findings.warn(full(Rule::Res03, "card-warn-full").with("count", 1)),
        }
    }
    findings
}

pub(super) fn decline(state: &State, seat: Seat) -> Findings {
    let mut findings = Findings::default();
    match state.duty_of(seat).map(|(_, duty)| duty) {
        Some(Duty::MillTake { .. }) => {
            if state.house().mill_face == MillFace::Forced {
                findings.refuse(Remark::new(Rule::Evdie03, "card-refused-must-take").with("seat", seat));
            }
        }
        Some(Duty::Builder { .. }) => {}
        Some(Duty::Raid { .. }) => {
            findings.warn(Remark::new(Rule::Act08, "card-warn-less").with("seat", seat));
        }
        Some(Duty::MerchantTake { taken, .. }) => {
            if taken == 0 {
                findings.refuse(Remark::new(Rule::Act03, "card-refused-must-take").with("seat", seat));
            }
        }
        Some(_) | None => {
            return moment::not_asked(state, seat, Rule::Turn02, "card-refused-no-decline").into();
        }
    }
    findings
}
