//! Claims about the table, compared with what the referee knows.

use std::collections::BTreeMap;

use referee::{Arg, Seat};

use crate::check::no_seat;
use crate::payment::named;
use crate::place::{Place, Reasons, Remark};
use crate::state::{Changed, State};
use crate::{Card, Claim, Region, Rule, Site, Supply, sheet};

/// Why these claims are not true; empty if they are.
pub(crate) fn check(state: &State, claims: &[Claim]) -> Reasons {
    let mut reasons = moved(state, claims);
    for claim in claims.iter().copied() {
        let seats = [seat_of(claim), holder_of(claim)];
        if let Some(seat) = seats.into_iter().flatten().find(|seat| seat.0 > 1) {
            reasons.push(no_seat(seat));
        } else {
            reasons.extend(against(state, claim));
        }
    }
    if claims.is_empty() {
        reasons.push(Remark::new(Rule::Comp02, "card-refused-claims"));
    }
    reasons
}

const fn seat_of(claim: Claim) -> Option<Seat> {
    match claim {
        Claim::Points { seat, .. }
        | Claim::Commerce { seat, .. }
        | Claim::Strength { seat, .. }
        | Claim::Tournament { seat, .. }
        | Claim::HandLimit { seat, .. }
        | Claim::Hand { seat, .. }
        | Claim::SearchPrice { seat, .. }
        | Claim::BrigandCount { seat, .. }
        | Claim::Site { seat, .. } => Some(seat),
        Claim::Region { .. }
        | Claim::KnightFigure { .. }
        | Claim::MillFigure { .. }
        | Claim::Stack { .. }
        | Claim::Supply { .. }
        | Claim::RegionStack { .. }
        | Claim::Discard { .. } => None,
    }
}

const fn holder_of(claim: Claim) -> Option<Seat> {
    match claim {
        Claim::KnightFigure { holder } | Claim::MillFigure { holder } => holder,
        _ => None,
    }
}

/// Resources that are said to lie in another region of the same kind (CARD-RES-04, -05).
fn moved(state: &State, claims: &[Claim]) -> Reasons {
    // Each region once, so that a long list takes no longer.
    let told: BTreeMap<Region, (u8, u8)> = claims
        .iter()
        .filter_map(|claim| match claim {
            Claim::Region { region, holds } => {
                let owner = state.owner(*region)?;
                Some((*region, (*holds, state.realm(owner).holds(*region))))
            }
            _ => None,
        })
        .collect();
    let mut reasons = Reasons::new();
    for (from, (said, is)) in told.iter().filter(|(_, (said, is))| said < is) {
        let same = |(into, (more, had)): &(&Region, &(u8, u8))| {
            *into != from
                && into.resource() == from.resource()
                && state.owner(**into) == state.owner(*from)
                && more.saturating_sub(*had) == is - said
        };
        let Some((into, _)) = told.iter().find(same) else { continue };
        let produced = state.changes.iter().any(|change| {
            matches!(change.what, Changed::Region { region, .. } if region == *from)
                && matches!(change.rule, Rule::Prod01 | Rule::Prod02)
        });
        let rules = if produced { vec![Rule::Res05, Rule::Res04] } else { vec![Rule::Res04] };
        for rule in rules {
            let shifted = named(Remark::new(rule, "card-refused-moved"), *from);
            reasons.push(shifted.with("count", i64::from(is - said)).at(Place::Region { region: *into }));
        }
    }
    reasons
}

/// Why one claim is not true.
fn against(state: &State, claim: Claim) -> Reasons {
    match claim {
        Claim::Region { region, holds } => about_region(state, region, holds),
        Claim::Points { seat, count } => about_points(state, seat, count),
        Claim::Commerce { seat, count } => {
            number(seat, count, state.commerce(seat), "card-refused-claim-commerce", || {
                let realm = state.realm(seat);
                let mut rules = Vec::new();
                for (_, one) in realm.cards().filter(|(_, one)| state.catalogue.card(one.card).commerce > 0) {
                    rules.push(match one.card {
                        Card::Marketplace | Card::CountingHouse | Card::MerchantGuild => Rule::Bld11,
                        card if card.ships().is_some() => Rule::Bld04,
                        _ => Rule::Amb09,
                    });
                }
                if realm.has(Card::Harbor) {
                    rules.push(Rule::Bld09);
                }
                or(rules, Rule::Token02)
            })
        }
        Claim::Strength { seat, count } => {
            number(seat, count, state.strength(seat), "card-refused-claim-strength", || {
                let smithy = state.realm(seat).has(Card::Smithy).then_some(Rule::Bld05);
                [Some(Rule::Bld15), smithy].into_iter().flatten().collect()
            })
        }
        Claim::Tournament { seat, count } => {
            let is = state.tournament(seat);
            number(seat, count, is, "card-refused-claim-tournament", || vec![Rule::Evdie02, Rule::Bld15])
        }
        Claim::HandLimit { seat, count } => {
            number(seat, count, state.limit(seat), "card-refused-claim-limit", || {
                let realm = state.realm(seat);
                let abbey = realm.has(Card::Abbey).then_some(Rule::Bld01);
                let library = realm.has(Card::Library).then_some(Rule::Bld07);
                [Some(Rule::Hand01), Some(Rule::Hand09), abbey, library].into_iter().flatten().collect()
            })
        }
        Claim::Hand { seat, count } => {
            let hand = state.hand(seat);
            number(seat, count, hand.cards, "card-refused-claim-hand", || vec![hand.why])
        }
        Claim::SearchPrice { seat, count } => {
            number(seat, count, state.search_price(seat), "card-refused-claim-search", || {
                if state.realm(seat).has(Card::TownHall) {
                    vec![Rule::Hand06, Rule::Bld13]
                } else {
                    vec![Rule::Hand03]
                }
            })
        }
        Claim::BrigandCount { seat, count } => {
            let is = state.brigand_count(seat);
            number(seat, count, is, "card-refused-claim-brigands", || {
                let kept = state.realm(seat).total() != is;
                if kept { vec![Rule::Evdie06, Rule::Bld02] } else { vec![Rule::Evdie05] }
            })
        }
        Claim::KnightFigure { holder } => about_knight(state, holder),
        Claim::MillFigure { holder } => about_mill(state, holder),
        Claim::Site { seat, site, card } => about_site(state, seat, site, card),
        Claim::Stack { stack, count } => {
            let is = state.stack(stack);
            let why = crate::state::slot(stack).map_or(Rule::Setup01, |slot| state.stack_why[slot]);
            plain(count, is, "card-refused-claim-stack", &[why, Rule::Comp05])
                .into_iter()
                .map(|remark| remark.with("stack", i64::from(stack)).at(Place::Stack { stack }))
                .collect()
        }
        Claim::Supply { supply, count } => {
            let rule = match supply {
                Supply::Road => Rule::Build03,
                Supply::Settlement => Rule::Build05,
                Supply::City => Rule::Build07,
            };
            let told = plain(count, state.left(supply), "card-refused-claim-supply", &[rule]);
            told.into_iter().map(|remark| remark.with("what", supply.word())).collect()
        }
        Claim::RegionStack { count } => {
            let is = u8::try_from(state.region_stack().count()).unwrap_or(u8::MAX);
            plain(count, is, "card-refused-claim-regions", &[Rule::Build06])
        }
        Claim::Discard { count } => {
            let is = u8::try_from(state.discard.len()).unwrap_or(u8::MAX);
            plain(count, is, "card-refused-claim-discard", &[Rule::Disc05])
        }
    }
}

/// What stands on a site, and why no more or not yet.
fn about_site(state: &State, seat: Seat, site: Site, card: Option<Card>) -> Reasons {
    let is = state.realm(seat).on(site).map(|one| one.card);
    if is == card {
        return Reasons::new();
    }
    let nothing = Arg::Word("card-word-nothing".to_owned());
    let word = |card: Option<Card>| card.map_or_else(|| nothing.clone(), Card::word);
    let left = state.changes.iter().rev().find(|change| {
        change.seat == seat && matches!(change.what, Changed::Left { site: one, .. } if one == site)
    });
    let rules = match left.map(|change| change.rule) {
        Some(Rule::Disc01) => vec![Rule::Disc03, Rule::Disc02],
        Some(rule) => vec![rule, Rule::Disc04],
        None => vec![Rule::Build09],
    };
    let said = |rule: Rule| {
        Remark::new(rule, "card-refused-claim-site").with("said", word(card)).with("is", word(is))
    };
    rules.into_iter().map(|rule| said(rule).at(Place::Site { seat, site })).collect()
}

fn or(rules: Vec<Rule>, none: Rule) -> Vec<Rule> {
    if rules.is_empty() { vec![none] } else { rules }
}

fn plain(said: u8, is: u8, message: &str, rules: &[Rule]) -> Reasons {
    if said == is {
        return Reasons::new();
    }
    let mut rules = rules.to_vec();
    rules.dedup();
    let told =
        |rule: Rule| Remark::new(rule, message).with("said", i64::from(said)).with("is", i64::from(is));
    rules.into_iter().map(told).collect()
}

fn number(seat: Seat, said: u8, is: u8, message: &str, rules: impl FnOnce() -> Vec<Rule>) -> Reasons {
    if said == is {
        return Reasons::new();
    }
    let mut rules = rules();
    rules.sort_unstable();
    rules.dedup();
    plain(said, is, message, &rules).into_iter().map(|remark| remark.with("seat", seat)).collect()
}

fn about_region(state: &State, region: Region, said: u8) -> Reasons {
    let land = state.owner(region).and_then(|owner| state.realm(owner).land(region));
    let Some(land) = land else {
        return vec![named(Remark::new(Rule::Build06, "card-refused-region-absent"), region)];
    };
    if land.holds == said {
        return Reasons::new();
    }
    let mut rules = if said > crate::realm::FULL { vec![Rule::Res01, Rule::Res03] } else { Vec::new() };
    rules.push(land.why);
    if land.why == Rule::Prod02 {
        rules.push(Rule::Bld03);
    }
    let told = |rule: Rule| named(Remark::new(rule, "card-refused-claim-region"), region);
    rules
        .into_iter()
        .map(|rule| told(rule).with("said", i64::from(said)).with("is", i64::from(land.holds)))
        .collect()
}

/// The points with every part of them.
fn about_points(state: &State, seat: Seat, said: u8) -> Reasons {
    let is = state.points(seat);
    if said == is {
        return Reasons::new();
    }
    let total = Remark::new(Rule::Setup10, "card-refused-claim-points").with("seat", seat);
    let mut reasons = vec![total.with("said", i64::from(said)).with("is", i64::from(is))];
    for part in sheet::parts(state, seat) {
        for rule in part.rules {
            let mut remark = Remark::new(rule, part.line);
            remark.args.clone_from(&part.args);
            remark.at.clone_from(&part.at);
            reasons.push(remark);
        }
    }
    reasons
}

fn figure(rule: Rule, message: &str, said: Option<Seat>, is: Option<Seat>, each: [u8; 2]) -> Remark {
    let remark =
        Remark::new(rule, message).with("first", i64::from(each[0])).with("second", i64::from(each[1]));
    let holder =
        |seat: Option<Seat>| seat.map_or_else(|| Arg::Word("card-word-nobody".to_owned()), Arg::Seat);
    remark.with("said", holder(said)).with("is", holder(is))
}

fn about_knight(state: &State, said: Option<Seat>) -> Reasons {
    let is = state.strongest();
    if said == is {
        return Reasons::new();
    }
    let each = [state.strength(Seat(0)), state.strength(Seat(1))];
    let rules = [Rule::Token01, Rule::Token04, Rule::Comp07];
    rules.map(|rule| figure(rule, "card-refused-claim-knight", said, is, each)).to_vec()
}

fn about_mill(state: &State, said: Option<Seat>) -> Reasons {
    let is = state.best_trader();
    if said == is {
        return Reasons::new();
    }
    let each = [state.commerce(Seat(0)), state.commerce(Seat(1))];
    let mut rules = vec![Rule::Token02];
    if is.is_none() {
        rules.push(Rule::Token03);
    }
    rules.extend([Rule::Token04, Rule::Comp07]);
    rules.into_iter().map(|rule| figure(rule, "card-refused-claim-mill", said, is, each)).collect()
}
