//! Building and dismantling (CARD-BUILD, CARD-DISC), and what a card says (catalogue).

use referee::{Arg, Seat};

use super::{Findings, from_hand, moment};
use crate::catalogue::{Entry, Observed};
use crate::moves::Target;
use crate::payment::{named, price_objections};
use crate::place::{Place, Reasons, Remark};
use crate::state::State;
use crate::{Card, End, Family, Payment, Price, Region, Rule, Site, Supply};

/// What a road, settlement or city asks for beside its place.
fn supplied(state: &State, seat: Seat, supply: Supply, pay: Option<&Payment>, findings: &mut Findings) {
    let rule = match supply {
        Supply::Road => Rule::Build03,
        Supply::Settlement => Rule::Build05,
        Supply::City => Rule::Build07,
    };
    if state.left(supply) == 0 {
        let none = Remark::new(rule, "card-refused-supply").with("what", supply.word());
        findings.refuse(none.with("count", i64::from(state.catalogue.stock(supply))));
    }
    let price = state.catalogue.price(supply);
    findings.reasons.extend(price_objections(state.realm(seat), price, pay, Rule::Build01));
}

pub(super) fn road(state: &State, seat: Seat, end: End, pay: Option<&Payment>) -> Findings {
    let mut findings = Findings::from(moment::main(state, seat, Rule::Turn01));
    let at = state.realm(seat).end(end);
    if at % 2 == 0 {
        let twice = Remark::new(Rule::Build02, "card-refused-road-twice").with("seat", seat);
        findings.refuse(twice.at(Place::Axis { seat, at }));
    }
    supplied(state, seat, Supply::Road, pay, &mut findings);
    findings
}

pub(super) fn settlement(state: &State, seat: Seat, end: End, pay: Option<&Payment>) -> Findings {
    let mut findings = Findings::from(moment::main(state, seat, Rule::Turn01));
    let at = state.realm(seat).end(end);
    if at % 2 != 0 {
        let apart = Remark::new(Rule::Build04, "card-refused-no-road").with("seat", seat);
        findings.refuse(apart.at(Place::Axis { seat, at }));
    }
    supplied(state, seat, Supply::Settlement, pay, &mut findings);
    findings
}

pub(super) fn regions(state: &State, seat: Seat, upper: Region, lower: Region, scout: bool) -> Findings {
    use crate::state::Duty;
    let Some((_, Duty::Regions { .. })) = state.duty_of(seat) else {
        let mut reasons = Reasons::new();
        if scout {
            for rule in [Rule::Act04, Rule::Action03] {
                reasons.push(Remark::new(rule, "card-refused-scout").with("seat", seat));
            }
        }
        reasons.extend(moment::not_asked(state, seat, Rule::Build06, "card-refused-no-settlement"));
        return reasons.into();
    };
    let mut findings = Findings::default();
    if upper == lower {
        findings.refuse(named(Remark::new(Rule::Build06, "card-refused-region-twice"), upper));
    }
    for region in [upper, lower] {
        if !state.region_stack().any(|one| one == region) {
            findings.refuse(named(Remark::new(Rule::Build06, "card-refused-region-placed"), region));
        }
    }
    if scout {
        from_hand(state, seat, Card::Scout, &mut findings);
    }
    findings
}

pub(super) fn city(state: &State, seat: Seat, at: i8, pay: Option<&Payment>) -> Findings {
    let mut findings = Findings::from(moment::main(state, seat, Rule::Turn01));
    let place = Place::Axis { seat, at };
    match state.realm(seat).towns.get(&at) {
        None => {
            findings.refuse(Remark::new(Rule::Build07, "card-refused-no-town").with("seat", seat).at(place));
        }
        Some(town) if town.is_city() => {
            findings.refuse(Remark::new(Rule::Build07, "card-refused-city-twice").at(place));
        }
        Some(_) => {}
    }
    supplied(state, seat, Supply::City, pay, &mut findings);
    findings
}

/// Why a card may not stand on a site, paid or not (CARD-BUILD-08 to -12).
pub(crate) fn site_objections(state: &State, seat: Seat, card: Card, site: Site) -> Reasons {
    let mut reasons = Reasons::new();
    let place = Place::Site { seat, site };
    let said = |rule: Rule, message: &str| Remark::new(rule, message).with("card", card.word()).at(place);
    let realm = state.realm(seat);
    let Some(town) = realm.towns.get(&site.at) else {
        return vec![said(Rule::Build12, "card-refused-no-site").with("seat", seat)];
    };
    if !realm.exists(site) {
        reasons.push(said(Rule::Build08, "card-refused-no-slot").with("slots", i64::from(town.slots())));
    } else if let Some(theirs) = realm.on(site) {
        reasons.push(said(Rule::Build09, "card-refused-site-taken").with("theirs", theirs.card.word()));
        if town.is_city() && town.standing().count() == 4 {
            reasons.push(said(Rule::Build11, "card-refused-city-full"));
        }
    }
    if card.family() == Family::Red && !town.is_city() {
        reasons.push(said(Rule::Build10, "card-refused-city-only"));
    }
    reasons
}

/// The price of a card: what it says, or what the catalogue expects.
fn price(state: &State, card: Card, printed: Option<&Observed>) -> Price {
    printed.and_then(|printed| printed.cost).unwrap_or(state.catalogue.card(card).price)
}

pub(super) fn build(
    state: &State,
    seat: Seat,
    card: Card,
    site: Site,
    pay: Option<&Payment>,
    printed: Option<&Observed>,
) -> Findings {
    let mut findings = Findings::from(moment::main(state, seat, Rule::Turn01));
    if card.family() == Family::Action {
        findings.refuse(Remark::new(Rule::Comp04, "card-refused-yellow").with("card", card.word()));
        return findings;
    }
    findings.reasons.extend(site_objections(state, seat, card, site));
    from_hand(state, seat, card, &mut findings);
    if let Some(printed) = printed
        && let Err(faults) = state.catalogue.observe(Entry::Card(card), printed)
    {
        findings.reasons.extend(faults);
        return findings;
    }
    let price = price(state, card, printed);
    findings.reasons.extend(price_objections(state.realm(seat), &price, pay, Rule::Build01));
    if let Some(resource) = card.boosts()
        && !state.realm(seat).neighbours(site).any(|land| land.region.resource() == resource)
    {
        findings.warn(
            Remark::new(Rule::Build13, "card-warn-boost")
                .with("card", card.word())
                .with("terrain", resource.terrain())
                .at(Place::Site { seat, site }),
        );
    }
    findings
}

pub(super) fn dismantle(state: &State, seat: Seat, target: Target) -> Findings {
    let mut findings = Findings::from(moment::main(state, seat, Rule::Disc01));
    match target {
        Target::Axis { owner, at } => {
            let place = Place::Axis { seat: owner, at };
            for rule in [Rule::Comp03, Rule::Disc01] {
                findings.refuse(Remark::new(rule, "card-refused-stays").at(place));
            }
        }
        Target::Site { owner, site } => {
            let place = Place::Site { seat: owner, site };
            let standing = if owner == seat { state.realm(seat).on(site) } else { None };
            match standing {
                None => {
                    let none = Remark::new(Rule::Disc01, "card-refused-nothing-own").with("seat", seat);
                    findings.refuse(none.at(place));
                }
                Some(one) => {
                    let points = state.catalogue.card(one.card).points;
                    let said = |message: &str| {
                        Remark::new(Rule::Disc01, message).with("card", one.card.word()).at(place)
                    };
                    if points > 0 {
                        let loses = said("card-warn-dismantle-points");
                        findings.warn(loses.with("points", i64::from(points)));
                    }
                    if matches!(one.card, Card::Abbey | Card::Library) {
                        findings.warn(said("card-warn-dismantle-limit"));
                    }
                }
            }
        }
    }
    findings
}

pub(super) fn printed(state: &State, id: &str, printed: &Observed) -> Findings {
    let Some(entry) = Entry::of(id) else {
        let unknown = Remark::new(Rule::Comp01, "card-refused-no-card");
        return vec![unknown.with("id", Arg::Text(id.chars().take(40).collect()))].into();
    };
    match state.catalogue.observe(entry, printed) {
        Ok(_) => Findings::default(),
        Err(faults) => faults.into(),
    }
}
