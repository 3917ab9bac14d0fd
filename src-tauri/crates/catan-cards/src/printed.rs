//! What is printed on the cards, as one list: what a screen needs to draw a card and to have it compared with the
//! real one before there is a table.

use schemars::JsonSchema;
use serde::Serialize;

use crate::catalogue::{Certainty, Entry, Listed, Supply, Value};
use crate::{Family, Resource};

/// What kind of card an entry of the catalogue is (CARD-COMP-01, -04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// A road.
    Road,
    /// A settlement.
    Settlement,
    /// A city.
    City,
    /// A region.
    Region,
    /// An event card.
    Event,
    /// Yellow.
    Action,
    /// A green building.
    Building,
    /// A fleet.
    Fleet,
    /// A knight.
    Knight,
    /// A red building.
    Red,
}

/// An entry of the base catalogue with what its picture needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Printed {
    /// What kind of card it is.
    pub kind: Kind,
    /// What a region stores, a fleet trades, a production building doubles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resource: Option<Resource>,
    /// The starting set of a region, 1 or 2; none for those that come with settlements.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<u8>,
    /// What the base catalogue says.
    pub base: Listed,
    /// The values that are not certain, with how certain they are.
    pub uncertain: Vec<(Value, Certainty)>,
}

/// Every entry of the base catalogue, in its order.
pub fn printed() -> Vec<Printed> {
    let each = |entry: Entry| {
        let (kind, resource, set) = match entry {
            Entry::StartRoad | Entry::Supply(Supply::Road) => (Kind::Road, None, None),
            Entry::StartSettlement | Entry::Supply(Supply::Settlement) => (Kind::Settlement, None, None),
            Entry::Supply(Supply::City) => (Kind::City, None, None),
            Entry::Region(region) => {
                let set = Some(region.starting_set()).filter(|set| *set > 0);
                (Kind::Region, Some(region.resource()), set)
            }
            Entry::Event(_) => (Kind::Event, None, None),
            Entry::Card(card) => {
                let kind = match card.family() {
                    Family::Action => Kind::Action,
                    Family::Building => Kind::Building,
                    Family::Fleet => Kind::Fleet,
                    Family::Knight => Kind::Knight,
                    Family::Red => Kind::Red,
                };
                (kind, card.ships().or(card.boosts()), None)
            }
        };
        Printed { kind, resource, set, base: entry.base(), uncertain: entry.uncertain() }
    };
    Entry::all().map(each).collect()
}
