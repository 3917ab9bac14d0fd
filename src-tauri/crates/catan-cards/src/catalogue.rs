//! The catalogue: what is printed on the 120 cards.
//!
//! Many costs and numbers rest on one source, and older printings differ (CARD-ED-01, -02). So the catalogue is
//! data: the base in this crate is read only and says how certain each value is; the table corrects it once for
//! its copy of the game, and the effective list lies in the set-up, so that a later correction never changes an
//! old result. A card that says something else when it is built enters the effective list from there on.

use referee::Arg;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::faults::{fault, faults, wrong_counts, wrong_sets};
use crate::place::Reasons;
use crate::resource::is_zero;
use crate::{Card, Event, Family, Price, Region, Rule};

/// How certain a value of the base catalogue is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Certainty {
    /// Two independent sources, or one and forced arithmetic.
    Sure,
    /// One source.
    Likely,
    /// No real source.
    Guess,
}

/// A value of a catalogue entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Value {
    /// Copies in the box.
    Count,
    /// What it costs.
    Cost,
    /// Victory points.
    Points,
    /// Commerce points (mill sails).
    Commerce,
    /// Strength (black number).
    Strength,
    /// Tournament number (red).
    Tournament,
    /// The die number of a region.
    Number,
}

impl Value {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Count,
        Self::Cost,
        Self::Points,
        Self::Commerce,
        Self::Strength,
        Self::Tournament,
        Self::Number,
    ];
}

/// A road, settlement or city of the common supply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Supply {
    /// Roads (CARD-BUILD-02, -03).
    Road,
    /// Settlements (CARD-BUILD-04, -05).
    Settlement,
    /// Cities (CARD-BUILD-07).
    City,
}

impl Supply {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Road, Self::Settlement, Self::City];

    /// The catalogue's id.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Road => "road",
            Self::Settlement => "settlement",
            Self::City => "city",
        }
    }

    const fn base(self) -> (u8, Price, u8) {
        match self {
            Self::Road => (7, Price::of([1, 2, 0, 0, 0, 0]), 0),
            Self::Settlement => (5, Price::of([1, 1, 1, 1, 0, 0]), 1),
            Self::City => (7, Price::of([0, 0, 0, 2, 3, 0]), 2),
        }
    }

    /// Its name in the language files.
    pub(crate) fn word(self) -> Arg {
        Arg::Word(format!("card-name-{}", self.id()))
    }
}

/// An entry of the effective catalogue as stored. Numbers are wider than any card, so that a slip is refused by
/// name instead of not being understood.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Listed {
    /// The catalogue's id.
    pub id: String,
    /// Copies in the box.
    pub count: i16,
    /// What it costs; none where it is never bought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<Price>,
    /// Victory points.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub points: i16,
    /// Commerce points.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub commerce: i16,
    /// Strength of a knight (black).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub strength: i16,
    /// Tournament number of a knight (red).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub tournament: i16,
    /// Die number of a region.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<i16>,
    /// The values that the table has compared with its own cards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub confirmed: Vec<Value>,
}

/// What a card of the table says, where it says something else than expected. What is left out is as expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Observed {
    /// What it costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost: Option<Price>,
    /// Victory points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<i16>,
    /// Commerce points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub commerce: Option<i16>,
    /// Strength.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub strength: Option<i16>,
    /// Tournament number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tournament: Option<i16>,
    /// Die number of a region.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<i16>,
}

/// What an id stands for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Entry {
    StartRoad,
    StartSettlement,
    Region(Region),
    Supply(Supply),
    Event(Event),
    Card(Card),
}

impl Entry {
    /// Every entry, in the order of the catalogue: 79 names for 120 cards.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let (starting, new) = Region::ALL.split_at(12);
        [Self::StartRoad, Self::StartSettlement]
            .into_iter()
            .chain(starting.iter().copied().map(Self::Region))
            .chain(Supply::ALL.map(Self::Supply))
            .chain(new.iter().copied().map(Self::Region))
            .chain(Event::ALL.map(Self::Event))
            .chain(Card::ALL.map(Self::Card))
    }

    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::StartRoad => "start_road",
            Self::StartSettlement => "start_settlement",
            Self::Region(region) => region.id(),
            Self::Supply(supply) => supply.id(),
            Self::Event(event) => event.id(),
            Self::Card(card) => card.id(),
        }
    }

    pub(crate) fn of(id: &str) -> Option<Self> {
        Self::all().find(|entry| entry.id() == id)
    }

    /// Its name in the language files.
    pub(crate) fn word(self) -> Arg {
        match self {
            Self::Region(region) => region.resource().terrain(),
            Self::StartRoad | Self::StartSettlement | Self::Supply(_) | Self::Event(_) | Self::Card(_) => {
                Arg::Word(format!("card-name-{}", self.id()))
            }
        }
    }

    /// How certain a value of the base catalogue is.
    pub(crate) const fn certainty(self, value: Value) -> Certainty {
        match (self, value) {
            (Self::Card(card), _) => card.base().certainty(value),
            (Self::Region(region), Value::Number) => region.certainty(),
            _ => Certainty::Sure,
        }
    }

    /// The values that are not certain.
    pub(crate) fn uncertain(self) -> Vec<(Value, Certainty)> {
        let each = Value::ALL.into_iter().map(|value| (value, self.certainty(value)));
        each.filter(|(_, certainty)| *certainty != Certainty::Sure).collect()
    }

    pub(crate) fn base(self) -> Listed {
        let plain = |count: u8| Listed {
            id: self.id().to_owned(),
            count: i16::from(count),
            cost: None,
            points: 0,
            commerce: 0,
            strength: 0,
            tournament: 0,
            number: None,
            confirmed: Vec::new(),
        };
        match self {
            Self::StartRoad => plain(2),
            Self::StartSettlement => Listed { points: 1, ..plain(4) },
            Self::Region(region) => Listed { number: Some(i16::from(region.printed_number())), ..plain(1) },
            Self::Supply(supply) => {
                let (count, price, points) = supply.base();
                Listed { cost: Some(price), points: i16::from(points), ..plain(count) }
            }
            Self::Event(event) => plain(event.printed_count()),
            Self::Card(card) => {
                let base = card.base();
                let cost = match card.family() {
                    Family::Action => None,
                    Family::Building | Family::Fleet | Family::Knight | Family::Red => Some(base.price),
                };
                Listed {
                    cost,
                    points: i16::from(base.points),
                    commerce: i16::from(base.commerce),
                    strength: i16::from(base.strength),
                    tournament: i16::from(base.tournament),
                    ..plain(base.count)
                }
            }
        }
    }

    /// The group whose sum the box fixes (CARD-COMP-01, -05), and that sum.
    pub(crate) const fn group(self) -> (&'static str, i64) {
        match self {
            Self::StartRoad => ("startRoads", 2),
            Self::StartSettlement => ("startSettlements", 4),
            Self::Region(_) => ("regions", 23),
            Self::Supply(Supply::Road) => ("roads", 7),
            Self::Supply(Supply::Settlement) => ("settlements", 5),
            Self::Supply(Supply::City) => ("cities", 7),
            Self::Event(_) => ("events", 10),
            Self::Card(card) => match card.family() {
                Family::Action => ("yellow", 20),
                Family::Building | Family::Fleet | Family::Knight => ("green", 26),
                Family::Red => ("red", 16),
            },
        }
    }

    pub(crate) const fn is_card(self) -> bool {
        matches!(self, Self::Card(_))
    }
}

/// The base catalogue as a list.
pub fn base_catalogue() -> Vec<Listed> {
    Entry::all().map(Entry::base).collect()
}

/// What the effective catalogue says of an unmarked card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Facts {
    pub(crate) count: u8,
    pub(crate) price: Price,
    pub(crate) points: u8,
    pub(crate) commerce: u8,
    pub(crate) strength: u8,
    pub(crate) tournament: u8,
}

/// The effective catalogue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Catalogue {
    listed: Vec<Listed>,
    cards: [Facts; 44],
    numbers: [u8; 23],
    events: [u8; 7],
    supply: [(u8, Price); 3],
}

impl Catalogue {
    /// Checks a list and takes it in.
    ///
    /// # Errors
    /// Every fault, with the field named (`catalogue.abbey.cost.wool`).
    pub(crate) fn read(listed: &[Listed]) -> Result<Self, Reasons> {
        let mut reasons = Reasons::new();
        let mut entries: Vec<(Entry, &Listed)> = Vec::with_capacity(listed.len());
        for (place, one) in listed.iter().enumerate() {
            match Entry::of(&one.id) {
                None => {
                    let unknown =
                        fault(Rule::Comp01, "card-setup-unknown", &format!("catalogue[{place}].id"));
                    reasons.push(unknown.with("id", Arg::Text(one.id.chars().take(40).collect())));
                }
                Some(entry) if entries.iter().any(|(known, _)| *known == entry) => {
                    let field = format!("catalogue[{place}].id");
                    let twice = fault(Rule::Comp01, "card-setup-twice", &field);
                    reasons.push(twice.with("id", Arg::Text(one.id.clone())));
                }
                Some(entry) => entries.push((entry, one)),
            }
        }
        for entry in Entry::all() {
            match entries.iter().find(|(known, _)| *known == entry) {
                None => reasons.push(
                    fault(Rule::Comp01, "card-setup-missing", "catalogue")
                        .with("id", Arg::Text(entry.id().to_owned())),
                ),
                Some((_, one)) => reasons.extend(faults(entry, one, &format!("catalogue.{}", entry.id()))),
            }
        }
        reasons.extend(wrong_counts(&entries));
        reasons.extend(wrong_sets(&entries));
        if reasons.is_empty() { Ok(Self::of(&entries)) } else { Err(reasons) }
    }

    fn of(entries: &[(Entry, &Listed)]) -> Self {
        let small = |number: i16| u8::try_from(number).unwrap_or(0);
        let nothing =
            Facts { count: 0, price: Price::default(), points: 0, commerce: 0, strength: 0, tournament: 0 };
        let mut catalogue = Self {
            listed: Vec::with_capacity(entries.len()),
            cards: [nothing; 44],
            numbers: [0; 23],
            events: [0; 7],
            supply: [(0, Price::default()); 3],
        };
        for entry in Entry::all() {
            let Some((_, one)) = entries.iter().find(|(known, _)| *known == entry) else { continue };
            catalogue.listed.push((*one).clone());
            match entry {
                Entry::StartRoad | Entry::StartSettlement => {}
                Entry::Region(region) => {
                    catalogue.numbers[region.index()] = small(one.number.unwrap_or(0));
                }
                Entry::Supply(supply) => {
                    catalogue.supply[supply as usize] = (small(one.count), one.cost.unwrap_or_default());
                }
                Entry::Event(event) => catalogue.events[event.index()] = small(one.count),
                Entry::Card(card) => {
                    catalogue.cards[card.index()] = Facts {
                        count: small(one.count),
                        price: one.cost.unwrap_or_default(),
                        points: small(one.points),
                        commerce: small(one.commerce),
                        strength: small(one.strength),
                        tournament: small(one.tournament),
                    };
                }
            }
        }
        catalogue
    }

    /// The list this was read from, with what the table has corrected since.
    pub(crate) fn listed(&self) -> &[Listed] {
        &self.listed
    }

    pub(crate) const fn card(&self, card: Card) -> &Facts {
        &self.cards[card.index()]
    }

    /// The die number of a region.
    pub(crate) const fn number(&self, region: Region) -> u8 {
        self.numbers[region.index()]
    }

    pub(crate) const fn events(&self, event: Event) -> u8 {
        self.events[event.index()]
    }

    /// How many there are for both players together.
    pub(crate) const fn stock(&self, supply: Supply) -> u8 {
        self.supply[supply as usize].0
    }

    pub(crate) const fn price(&self, supply: Supply) -> &Price {
        &self.supply[supply as usize].1
    }

    /// Whether the table has compared a value with its card, or nobody needs to.
    pub(crate) fn is_confirmed(&self, entry: Entry, value: Value) -> bool {
        entry.certainty(value) == Certainty::Sure
            || self.listed.iter().any(|one| one.id == entry.id() && one.confirmed.contains(&value))
    }

    /// The catalogue with what a card of the table says.
    ///
    /// # Errors
    /// Every fault in it, with the field named.
    pub(crate) fn observe(&self, entry: Entry, seen: &Observed) -> Result<Self, Reasons> {
        let mut listed = self.listed.clone();
        for one in listed.iter_mut().filter(|one| one.id == entry.id()) {
            let mut note = |value: Value, seen: bool| {
                if seen && !one.confirmed.contains(&value) {
                    one.confirmed.push(value);
                }
            };
            note(Value::Cost, seen.cost.is_some());
            note(Value::Points, seen.points.is_some());
            note(Value::Commerce, seen.commerce.is_some());
            note(Value::Strength, seen.strength.is_some());
            note(Value::Tournament, seen.tournament.is_some());
            note(Value::Number, seen.number.is_some());
            one.cost = seen.cost.or(one.cost);
            one.points = seen.points.unwrap_or(one.points);
            one.commerce = seen.commerce.unwrap_or(one.commerce);
            one.strength = seen.strength.unwrap_or(one.strength);
            one.tournament = seen.tournament.unwrap_or(one.tournament);
            one.number = seen.number.or(one.number);
            let reasons = faults(entry, one, "printed");
            if !reasons.is_empty() {
                return Err(reasons);
            }
        }
        Self::read(&listed)
    }
}
