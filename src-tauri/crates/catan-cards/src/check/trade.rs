//! Trade with the bank and with the other player (CARD-TRADE).

use std::collections::BTreeMap;

use referee::Seat;

use super::{Findings, moment};
use crate::moves::Transfer;
use crate::payment::{named, price_objections};
use crate::place::Remark;
use crate::realm::FULL;
use crate::setup::Gift;
use crate::state::{State, other};
use crate::{Payment, Price, Region, Resource, Rule};

pub(super) fn bank(
    state: &State,
    seat: Seat,
    (give, count): (Resource, u8),
    into: Region,
    pay: Option<&Payment>,
) -> Findings {
    let mut findings = Findings::from(moment::main(state, seat, Rule::Trade01));
    if !state.rates(seat, give).contains(&count) {
        let rules = match (count, give) {
            (2, _) => vec![Rule::Trade05, Rule::Bld04],
            (1, Resource::Gold) => vec![Rule::Trade05, Rule::Bld12],
            (_, _) => vec![Rule::Trade04],
        };
        for rule in rules {
            findings.refuse(
                Remark::new(rule, "card-refused-rate")
                    .with("resource", give.word())
                    .with("count", i64::from(count))
                    .with("rate", state.rates(seat, give).into_iter().min().map_or(3, i64::from)),
            );
        }
    }
    if into.resource() == give {
        findings.refuse(named(Remark::new(Rule::Trade04, "card-refused-same-kind"), into));
    }
    match state.realm(seat).land(into) {
        None => findings
            .refuse(named(Remark::new(Rule::Res06, "card-refused-not-theirs"), into).with("seat", seat)),
        Some(land) if land.room() == 0 => {
            findings.warn(named(Remark::new(Rule::Res03, "card-warn-full"), into).with("count", 1));
        }
        Some(_) => {}
    }
    if let Some(pay) = pay {
        for region in pay.0.keys().filter(|region| region.resource() != give) {
            let mixed = named(Remark::new(Rule::Trade06, "card-refused-mixed"), *region);
            findings.refuse(mixed.with("give", give.word()));
        }
    }
    // A count no bank ever asks would only repeat itself here.
    let price = Price::only(give, count.min(FULL));
    findings.reasons.extend(price_objections(state.realm(seat), &price, pay, Rule::Trade04));
    findings
}

pub(super) fn trade(state: &State, seat: Seat, give: &[Transfer], take: &[Transfer]) -> Findings {
    let mut findings = Findings::from(moment::main(state, seat, Rule::Trade01));
    if give.is_empty() && take.is_empty() {
        findings.refuse(Remark::new(Rule::Trade02, "card-refused-trade-empty"));
    } else if give.is_empty() || take.is_empty() {
        let giver = if take.is_empty() { seat } else { other(seat) };
        match state.house().gift {
            Gift::Allowed => {}
            Gift::Confirmed => findings.warn(Remark::new(Rule::Amb12, "card-warn-gift").with("seat", giver)),
            Gift::Forbidden => {
                findings.refuse(Remark::new(Rule::Amb12, "card-refused-gift").with("seat", giver));
            }
        }
    }
    for (giver, transfers) in [(seat, give), (other(seat), take)] {
        one_way(state, giver, transfers, &mut findings);
    }
    overflow(state, seat, give, take, &mut findings);
    findings
}

/// What one player hands over is there, and goes to regions of the same kind.
fn one_way(state: &State, giver: Seat, transfers: &[Transfer], findings: &mut Findings) {
    let mut asked: BTreeMap<Region, u64> = BTreeMap::new();
    for one in transfers {
        if one.count == 0 {
            findings.refuse(Remark::new(Rule::Trade02, "card-refused-trade-empty"));
        }
        if one.from.resource() != one.into.resource() {
            let mixed = Remark::new(Rule::Res06, "card-refused-other-kind");
            findings.refuse(named(mixed.with("from", one.from.resource().word()), one.into));
        }
        for (seat, region) in [(giver, one.from), (other(giver), one.into)] {
            if state.realm(seat).land(region).is_none() {
                let wrong = named(Remark::new(Rule::Res06, "card-refused-not-theirs"), region);
                findings.refuse(wrong.with("seat", seat));
            }
        }
        *asked.entry(one.from).or_default() += u64::from(one.count);
    }
    for (region, count) in asked {
        let has = state.realm(giver).holds(region);
        if count > u64::from(has) && state.realm(giver).land(region).is_some() {
            let short = named(Remark::new(Rule::Res02, "card-refused-region-short"), region);
            findings.refuse(
                short.with("has", i64::from(has)).with("pays", i64::try_from(count).unwrap_or(i64::MAX)),
            );
        }
    }
}

/// What cannot be stored cannot be received (CARD-TRADE-03): the table is told what would be lost.
fn overflow(state: &State, seat: Seat, give: &[Transfer], take: &[Transfer], findings: &mut Findings) {
    let mut after: BTreeMap<Region, (i64, i64)> = BTreeMap::new();
    for one in give.iter().chain(take) {
        after.entry(one.from).or_default().0 += i64::from(one.count);
        after.entry(one.into).or_default().1 += i64::from(one.count);
    }
    for owner in [seat, other(seat)] {
        for land in &state.realm(owner).lands {
            let (gone, come) = after.get(&land.region).copied().unwrap_or_default();
            let lost = i64::from(land.holds) - gone + come - i64::from(FULL);
            if come > 0 && lost > 0 {
                let full = named(Remark::new(Rule::Trade03, "card-warn-full"), land.region);
                findings.warn(full.with("count", lost).with("seat", owner));
            }
        }
    }
}
