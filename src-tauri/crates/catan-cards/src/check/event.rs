//! The dice and what they ask for (CARD-EVDIE, CARD-EVENT, CARD-ACT-01).

use referee::Seat;

use super::{Findings, action_card, die, moment, no_stack};
use crate::moves::Target;
use crate::payment::named;
use crate::place::{Place, Remark};
use crate::settle::sheltered;
use crate::setup;
use crate::state::{Duty, Source, State, Step, other, slot};
use crate::{Card, Event, Face, Region, Rule};

pub(super) fn alchemist(state: &State, seat: Seat, number: u8) -> Findings {
    let mut reasons = moment::dice(state, seat);
    if matches!(state.step, Step::Event { .. } | Step::Main | Step::Check(_)) {
        // Its own moment is over, which says more than that the dice are.
        for rule in [Rule::Act12, Rule::Action04] {
            reasons.insert(0, Remark::new(rule, "card-refused-alchemist-late").with("seat", seat));
        }
    }
    let mut findings = Findings::from(reasons);
    die(number, &mut findings);
    if let Step::Dice { set: Some(set) } = state.step {
        let again = Remark::new(Rule::Action05, "card-refused-alchemist-again");
        findings.refuse(again.with("number", i64::from(set)));
    }
    action_card(state, seat, Card::Alchemist, &mut findings);
    findings
}

pub(super) fn roll(state: &State, seat: Seat, number: u8) -> Findings {
    let mut findings = Findings::from(moment::dice(state, seat));
    die(number, &mut findings);
    if let Step::Dice { set: Some(set) } = state.step
        && set != number
    {
        let other = Remark::new(Rule::Act01, "card-refused-alchemist-number").with("set", i64::from(set));
        findings.refuse(other.with("number", i64::from(number)));
    }
    if state.turn == 1 && state.house().double_face != Face::Question {
        let doubled = Remark::new(Rule::Comp06, "card-warn-double-face");
        findings.warn(doubled.with("face", state.house().double_face.word()));
    }
    findings
}

pub(super) fn event_card(state: &State, seat: Seat, card: Event) -> Findings {
    let Some((_, Duty::EventCard { .. })) = state.duty_of(seat) else {
        let (rule, message) = match state.face {
            Some(Face::Question) => (Rule::Evdie09, "card-refused-event-drawn"),
            Some(Face::Knight | Face::Mill | Face::Club | Face::Sun) | None => {
                (Rule::Evdie01, "card-refused-no-event")
            }
        };
        return moment::not_asked(state, seat, rule, message).into();
    };
    let mut findings = Findings::default();
    let drawn = state.drawn.iter().filter(|one| **one == card).count();
    let copies = state.catalogue.events(card);
    if drawn >= usize::from(copies) {
        let gone = Remark::new(Rule::Evdie09, "card-refused-event-copies").with("card", card.word());
        findings.refuse(gone.with("count", i64::from(copies)));
    }
    findings
}

pub(super) fn gain(state: &State, seat: Seat, into: Region) -> Findings {
    let Some((_, Duty::Gain { source, .. })) = state.duty_of(seat) else {
        let rule = match (state.face, state.drawn.last()) {
            (Some(Face::Knight), _) => Rule::Evdie02,
            (Some(Face::Sun), _) => Rule::Evdie08,
            (Some(Face::Question), Some(Event::Progress)) => Rule::Event04,
            (_, _) => Rule::Evdie01,
        };
        return moment::not_asked(state, seat, rule, "card-refused-no-gain").into();
    };
    let mut findings = Findings::default();
    match state.realm(seat).land(into) {
        None => findings
            .refuse(named(Remark::new(Rule::Res06, "card-refused-not-theirs"), into).with("seat", seat)),
        Some(land) if land.room() == 0 => {
            let rule = match source {
                Source::Tournament | Source::Sun | Source::Progress => Rule::Evdie10,
                Source::Caravan => Rule::Res03,
            };
            findings.warn(named(Remark::new(rule, "card-warn-full"), into).with("count", 1));
        }
        Some(_) => {}
    }
    findings
}

pub(super) fn builder(state: &State, seat: Seat, look: u8, under: u8) -> Findings {
    let Some((_, Duty::Builder { not, .. })) = state.duty_of(seat) else {
        return moment::not_asked(state, seat, Rule::Event01, "card-refused-no-builder").into();
    };
    let mut findings = Findings::default();
    for stack in [look, under] {
        findings.refuse_if(slot(stack).is_none(), || no_stack(stack));
    }
    if Some(look) == not {
        let same = Remark::new(Rule::Event01, "card-refused-builder-same").with("stack", i64::from(look));
        findings.refuse(same.with("other", other(seat)).at(Place::Stack { stack: look }));
    }
    if slot(look).is_some() && state.stack(look) == 0 {
        let empty = Remark::new(Rule::Hand11, "card-refused-stack-empty").with("stack", i64::from(look));
        findings.refuse(empty.at(Place::Stack { stack: look }));
    }
    findings
}

pub(super) fn civil_war(state: &State, seat: Seat, target: Target) -> Findings {
    let Some((_, Duty::CivilWar { .. })) = state.duty_of(seat) else {
        return moment::not_asked(state, seat, Rule::Event02, "card-refused-no-civil-war").into();
    };
    let mut findings = Findings::default();
    match target {
        Target::Axis { owner, at } => {
            let town = Remark::new(Rule::Event02, "card-refused-unit-only");
            findings.refuse(town.at(Place::Axis { seat: owner, at }));
        }
        Target::Site { owner, site } => {
            let place = Place::Site { seat: owner, site };
            if owner != other(seat) {
                let own = Remark::new(Rule::Event02, "card-refused-own-unit").with("seat", seat);
                findings.refuse(own.at(place));
                return findings;
            }
            match state.realm(owner).on(site) {
                Some(one) if one.card.is_unit() => {
                    if sheltered(state, owner, site) {
                        let safe =
                            Remark::new(Rule::Bld10, "card-refused-church").with("card", one.card.word());
                        findings.refuse(safe.at(place));
                    }
                }
                Some(_) | None => {
                    findings.refuse(Remark::new(Rule::Event02, "card-refused-unit-only").at(place));
                }
            }
        }
    }
    findings
}

pub(super) fn conflict(state: &State, seat: Seat, stack: u8, second: Option<u8>) -> Findings {
    let Some((_, Duty::Conflict { .. })) = state.duty_of(seat) else {
        return moment::not_asked(state, seat, Rule::Event06, "card-refused-no-conflict").into();
    };
    let mut findings = Findings::default();
    for stack in [Some(stack), second].into_iter().flatten() {
        findings.refuse_if(slot(stack).is_none(), || no_stack(stack));
    }
    if let Some(second) = second {
        if state.hand(other(seat)).cards < 2 {
            findings
                .refuse(Remark::new(Rule::Event06, "card-refused-conflict-one").with("seat", other(seat)));
        }
        if second != stack && state.house().conflict == setup::Conflict::SameStack {
            findings.refuse(Remark::new(Rule::Event06, "card-refused-conflict-stacks"));
        }
    }
    findings
}
