//! Black knight, arsonist, raid, and the defence against them (CARD-ACT-06 to -12).

use referee::Seat;

use super::action::futile;
use super::{Findings, action_card, die, from_hand, moment};
use crate::moves::Target;
use crate::place::{Place, Reasons, Remark};
use crate::settle::{hit, hits, takes};
use crate::setup::Futile;
use crate::state::{Duty, State, other};
use crate::{Card, Rule};

pub(super) fn attack(state: &State, seat: Seat, card: Card) -> Findings {
    let mut findings = Findings::from(moment::main(state, seat, Rule::Action04));
    let has_target = match card {
        Card::BlackKnight | Card::Arsonist => hit(state, other(seat), card).next().is_some(),
        Card::Brigands => takes(state, seat).next().is_some(),
        _ => {
            findings.refuse(Remark::new(Rule::Act11, "card-refused-no-attack").with("card", card.word()));
            return findings;
        }
    };
    action_card(state, seat, card, &mut findings);
    if !has_target {
        futile(state, card, &mut findings);
    }
    findings
}

pub(super) fn defend(state: &State, seat: Seat, card: Option<Card>) -> Findings {
    let Some((_, Duty::Defend { attack, .. })) = state.duty_of(seat) else {
        return undue_defence(state, seat, card);
    };
    let mut findings = Findings::default();
    if let Some(card) = card {
        if !card.defends(attack) {
            let wrong = Remark::new(Rule::Action06, "card-refused-defence").with("card", card.word());
            findings.refuse(wrong.with("attack", attack.word()));
        }
        from_hand(state, seat, card, &mut findings);
    }
    findings
}

/// A defence card when none is asked for: too late, too early, or a second one (CARD-AMB-15).
fn undue_defence(state: &State, seat: Seat, card: Option<Card>) -> Findings {
    if let (Some(card), Some(Duty::AttackRoll { seat: attacker, attack, defended: true })) =
        (card, state.duties.first().copied())
        && seat == other(attacker)
        && card.defends(attack)
    {
        let mut findings = Findings::default();
        match state.house().second_defence {
            Futile::Forbidden => {
                findings.refuse(Remark::new(Rule::Action05, "card-refused-second").with("card", card.word()));
            }
            Futile::Allowed => {
                findings.warn(Remark::new(Rule::Action05, "card-warn-futile").with("card", card.word()));
            }
        }
        from_hand(state, seat, card, &mut findings);
        return findings;
    }
    let mut reasons = Reasons::new();
    match card {
        Some(card @ (Card::Bishop | Card::HerbWoman)) => {
            let own = if card == Card::Bishop { Rule::Act09 } else { Rule::Act10 };
            let mut rules = vec![own, Rule::Action06];
            if seat == state.active {
                rules.push(Rule::Action04);
            }
            for rule in rules {
                reasons.push(Remark::new(rule, "card-refused-no-defence").with("card", card.word()));
            }
        }
        Some(card) => {
            reasons.push(Remark::new(Rule::Action06, "card-refused-not-defence").with("card", card.word()));
        }
        None => reasons.extend(moment::not_asked(state, seat, Rule::Action06, "card-refused-not-attacked")),
    }
    reasons.into()
}

pub(super) fn roll(state: &State, seat: Seat, number: u8) -> Findings {
    let Some((_, Duty::AttackRoll { .. })) = state.duty_of(seat) else {
        return moment::not_asked(state, seat, Rule::Act11, "card-refused-no-attack-roll").into();
    };
    let mut findings = Findings::default();
    die(number, &mut findings);
    findings
}

pub(super) fn take_back(state: &State, seat: Seat, target: Target) -> Findings {
    let Some((_, Duty::TakeBack { attack, .. })) = state.duty_of(seat) else {
        return moment::not_asked(state, seat, Rule::Act11, "card-refused-no-take-back").into();
    };
    let mut findings = Findings::default();
    let (rule, message) = if attack == Card::BlackKnight {
        (Rule::Act06, "card-refused-knight-only")
    } else {
        (Rule::Act07, "card-refused-building-only")
    };
    match target {
        Target::Axis { owner, at } => {
            let place = Place::Axis { seat: owner, at };
            findings.refuse(Remark::new(rule, message).at(place));
            findings.refuse(Remark::new(Rule::Comp03, "card-refused-stays").at(place));
        }
        Target::Site { owner, site } => {
            let place = Place::Site { seat: owner, site };
            if owner == seat {
                findings
                    .refuse(Remark::new(Rule::Act12, "card-refused-own-target").with("seat", seat).at(place));
            } else if owner != other(seat) {
                findings.refuse(super::no_seat(owner));
            } else if !state.realm(owner).on(site).is_some_and(|one| hits(attack, one.card)) {
                findings.refuse(Remark::new(rule, message).at(place));
            }
        }
    }
    findings
}
