//! The nine bundles that six dice can pay (DICE-BUILD-02), and which jokers each needs with which dice.

use std::sync::LazyLock;

use schemars::JsonSchema;
use serde::Serialize;

use super::throws::THROWS;
use crate::pay::{Bill, payments};
use crate::{Dice, Kind, Knight, Setup, Symbol};

/// What the odds take for granted. The printed game has all three; without them the same computation gives the
/// reference values for a game without jokers or gold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Terms {
    /// A joker may be used in the turn in which its knight is built (DICE-JOKER-09).
    pub same_turn_joker: bool,
    /// Knights bring jokers at all.
    pub jokers: bool,
    /// Two gold can be exchanged.
    pub gold: bool,
}

impl Terms {
    /// The terms of a table.
    pub const fn of(setup: &Setup) -> Self {
        Self { same_turn_joker: setup.same_turn_joker, jokers: true, gold: true }
    }
}

/// A bundle without its places: how many of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Shape {
    Road,
    TwoRoads,
    ThreeRoads,
    Knight,
    TwoKnights,
    KnightRoad,
    Settlement,
    RoadSettlement,
    City,
}

impl Shape {
    pub(super) const ALL: [Self; 9] = [
        Self::Road,
        Self::TwoRoads,
        Self::ThreeRoads,
        Self::Knight,
        Self::TwoKnights,
        Self::KnightRoad,
        Self::Settlement,
        Self::RoadSettlement,
        Self::City,
    ];

    /// What is built, in the order in which it is built.
    pub(super) const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Road => &[Kind::Road],
            Self::TwoRoads => &[Kind::Road, Kind::Road],
            Self::ThreeRoads => &[Kind::Road, Kind::Road, Kind::Road],
            Self::Knight => &[Kind::Knight],
            Self::TwoKnights => &[Kind::Knight, Kind::Knight],
            Self::KnightRoad => &[Kind::Knight, Kind::Road],
            Self::Settlement => &[Kind::Settlement],
            Self::RoadSettlement => &[Kind::Road, Kind::Settlement],
            Self::City => &[Kind::City],
        }
    }

    /// The shape of these, if six dice can pay them.
    pub(super) fn of(built: &[Symbol]) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|shape| built.iter().map(|symbol| symbol.kind()).eq(shape.kinds().iter().copied()))
    }

    /// How many knights are among them.
    pub(super) const fn knights(self) -> u8 {
        match self {
            Self::Knight | Self::KnightRoad => 1,
            Self::TwoKnights => 2,
            Self::Road
            | Self::TwoRoads
            | Self::ThreeRoads
            | Self::Settlement
            | Self::RoadSettlement
            | Self::City => 0,
        }
    }

    /// Whether a knight is built before something else, which its joker could help to pay.
    pub(super) const fn has_late(self) -> bool {
        match self {
            Self::TwoKnights | Self::KnightRoad => true,
            Self::Road
            | Self::TwoRoads
            | Self::ThreeRoads
            | Self::Knight
            | Self::Settlement
            | Self::RoadSettlement
            | Self::City => false,
        }
    }

    fn bill(self, late: Option<Knight>, gold: bool) -> Bill {
        let cost = |kinds: &[Kind]| kinds.iter().fold(Dice::NONE, |sum, kind| sum.plus(kind.cost()));
        let kinds = self.kinds();
        let late = late.filter(|_| self.has_late()).map(|knight| (knight, cost(&kinds[1..])));
        Bill { cost: cost(kinds), late, gold }
    }
}

/// Which jokers pay a shape with each result of six dice.
///
/// Listed are the sets of jokers that waste none, out of all six; with fewer jokers ready, the sets that are
/// part of them are the answer.
pub(super) struct Tariff {
    /// By shape and by the number of the knight built first, whose joker is late (0: none).
    sets: Vec<Vec<Vec<u8>>>,
}

/// The tariff of the printed game.
static PRINTED: LazyLock<Tariff> = LazyLock::new(|| Tariff::new(true));

/// The tariff without gold, for reference values.
static WITHOUT_GOLD: LazyLock<Tariff> = LazyLock::new(|| Tariff::new(false));

/// Late jokers there can be: none, or one of six.
const LATE: usize = 7;

impl Tariff {
    /// The tariff of these terms.
    pub(super) fn of(terms: Terms) -> &'static Self {
        if terms.gold { &PRINTED } else { &WITHOUT_GOLD }
    }

    fn new(gold: bool) -> Self {
        let all = Knight::all().fold(0, |set, knight| set | knight.bit());
        let mut sets = Vec::with_capacity(Shape::ALL.len() * LATE);
        for shape in Shape::ALL {
            for late in std::iter::once(None).chain(Knight::all().map(Some)) {
                let bill = shape.bill(late, gold);
                // Only a bill with a late joker differs from the one without.
                let needed = late.is_none() || bill.late.is_some();
                let jokers = late.map_or(all, |knight| all & !knight.bit());
                let pay =
                    |dice: &Dice| payments(*dice, &bill, jokers).iter().map(|payment| payment.set).collect();
                sets.push(if needed { THROWS.full().iter().map(pay).collect() } else { Vec::new() });
            }
        }
        Self { sets }
    }

    /// For each full set of dice, in the order of their numbers: the sets of jokers that pay this shape. The
    /// joker of `late`, a knight built first, is among them where it may help.
    pub(super) fn sets(&self, shape: Shape, late: Option<Knight>) -> &[Vec<u8>] {
        let late = late.filter(|_| shape.has_late()).map_or(0, |knight| usize::from(knight.0));
        let index = Shape::ALL.iter().position(|other| *other == shape).unwrap_or(0);
        &self.sets[index * LATE + late]
    }
}
