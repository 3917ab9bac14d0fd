//! Which regions pay (CARD-RES-06, CARD-BUILD-01).
//!
//! A payment may name its regions or leave that to the referee, who then takes from the fullest regions: what
//! stays can still grow.

use std::collections::BTreeMap;

use referee::Arg;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalogue::Catalogue;
use crate::place::{Place, Reasons, Remark};
use crate::realm::Realm;
use crate::{Price, Region, Resource, Rule};

/// How much each region pays.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Payment(pub BTreeMap<Region, u8>);

impl Payment {
    /// How much of one kind.
    pub(crate) fn of_kind(&self, resource: Resource) -> u32 {
        let paid = self.0.iter().filter(|(region, _)| region.resource() == resource);
        paid.map(|(_, count)| u32::from(*count)).sum()
    }

    /// All together.
    pub(crate) fn total(&self) -> u32 {
        self.0.values().map(|count| u32::from(*count)).sum()
    }

    fn add(&mut self, region: Region) {
        *self.0.entry(region).or_default() += 1;
    }
}

impl FromIterator<(Region, u8)> for Payment {
    fn from_iter<I: IntoIterator<Item = (Region, u8)>>(pairs: I) -> Self {
        Self(pairs.into_iter().collect())
    }
}

/// The referee's proposal for a price; none if it cannot be paid.
pub(crate) fn propose(realm: &Realm, price: &Price) -> Option<Payment> {
    let mut payment = Payment::default();
    for resource in Resource::ALL {
        for _ in 0..price.count(resource) {
            take_fullest(realm, &mut payment, |region| region.resource() == resource)?;
        }
    }
    Some(payment)
}

/// The referee's proposal for so many resources of any kinds.
pub(crate) fn propose_any(realm: &Realm, count: u8) -> Option<Payment> {
    let mut payment = Payment::default();
    for _ in 0..count {
        take_fullest(realm, &mut payment, |_| true)?;
    }
    Some(payment)
}

fn take_fullest(realm: &Realm, payment: &mut Payment, fits: impl Fn(Region) -> bool) -> Option<()> {
    let left =
        |region: Region, holds: u8| holds.saturating_sub(payment.0.get(&region).copied().unwrap_or_default());
    let lands = realm.lands.iter().filter(|land| fits(land.region) && left(land.region, land.holds) > 0);
    // The first of the fullest, so that the proposal is always the same.
    let land = lands.rev().max_by_key(|land| left(land.region, land.holds))?;
    payment.add(land.region);
    Some(())
}

/// What is wrong with regions that are to pay: another's, or showing less than they should pay.
pub(crate) fn objections(realm: &Realm, payment: &Payment) -> Reasons {
    let mut reasons = Reasons::new();
    for (region, count) in &payment.0 {
        match realm.land(*region) {
            None => reasons.push(named(Remark::new(Rule::Res06, "card-refused-not-own"), *region)),
            Some(land) if land.holds < *count => reasons.push(
                named(Remark::new(Rule::Res02, "card-refused-region-short"), *region)
                    .with("has", i64::from(land.holds))
                    .with("pays", i64::from(*count)),
            ),
            Some(_) => {}
        }
    }
    reasons
}

/// A remark about a region, with its name filled in.
pub(crate) fn named(remark: Remark, region: Region) -> Remark {
    remark
        .with("terrain", region.resource().terrain())
        .with("resource", region.resource().word())
        .at(Place::Region { region })
}

/// Fills in the die number of the region a remark is about, so that a sentence can say "hills 6".
pub(crate) fn numbered(catalogue: &Catalogue, remark: &mut Remark) {
    if let Some(Place::Region { region }) = remark.at.first()
        && remark.args.contains_key("terrain")
    {
        let number = Arg::Number(i64::from(catalogue.number(*region)));
        remark.args.insert("number".to_owned(), number);
    }
}

/// Whether a price can be paid, as named or at all; `rule` is the one that asks for it (CARD-BUILD-01, CARD-TRADE-04).
pub(crate) fn price_objections(realm: &Realm, price: &Price, pay: Option<&Payment>, rule: Rule) -> Reasons {
    let mut reasons = Reasons::new();
    for resource in Resource::ALL {
        let asked = price.count(resource);
        let has = realm.stock(resource);
        if has < asked {
            reasons.push(
                Remark::new(rule, "card-refused-short")
                    .with("resource", resource.word())
                    .with("asked", i64::from(asked))
                    .with("has", i64::from(has)),
            );
        }
    }
    let Some(pay) = pay else { return reasons };
    for resource in Resource::ALL {
        let (asked, paid) = (price.count(resource), pay.of_kind(resource));
        if u32::from(asked) != paid {
            reasons.push(
                Remark::new(rule, "card-refused-price")
                    .with("resource", resource.word())
                    .with("asked", i64::from(asked))
                    .with("paid", i64::from(paid)),
            );
        }
    }
    reasons.extend(objections(realm, pay));
    reasons
}

/// The payment that is meant: the one named, or the proposal; none if neither can be paid.
pub(crate) fn meant(realm: &Realm, price: &Price, pay: Option<&Payment>) -> Option<Payment> {
    pay.cloned().or_else(|| propose(realm, price))
}
