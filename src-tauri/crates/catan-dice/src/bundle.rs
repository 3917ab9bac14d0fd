//! Everything the dice pay for, with jokers and gold worked out (DICE-BUILD-02, -03).

use schemars::JsonSchema;
use serde::Serialize;

use crate::hand::Hand;
use crate::pay::{Bill, Payment, payments};
use crate::{Dice, Face, Island, Kind, Knight, Step, Symbol};

/// Things that can be built together with the dice in hand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Bundle {
    /// What is marked, in the order in which it is built.
    pub built: Vec<Symbol>,
    /// The points of all of it: the number for the box, if nothing was built before.
    pub points: i32,
    /// How it can be paid, the way to be offered first at the front. Other ways use other jokers.
    pub ways: Vec<Way>,
}

/// One way to pay for a bundle.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Way {
    /// The dice that pay as they lie.
    pub dice: Dice,
    /// What each pair of gold becomes.
    pub gold: Vec<Face>,
    /// The dice turned by jokers.
    pub jokers: Vec<Turned>,
    /// The steps, ready to be entered.
    pub steps: Vec<Step>,
}

/// A die turned by a joker.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Turned {
    /// The knight above the joker.
    pub knight: Knight,
    /// What the die shows before.
    pub turn: Face,
    /// What it shows after.
    pub to: Face,
}

/// What can be built together on this island with so many dice, jokers and gold left aside. Knights come
/// first, so that their jokers can serve what follows, then roads, so that sites can be reached.
pub(crate) fn placements(island: Island, dice: u8) -> Vec<Vec<Symbol>> {
    let mut found = Vec::new();
    extend(island, dice, &mut Vec::new(), &mut found);
    found
}

fn turn_of(kind: Kind) -> u8 {
    match kind {
        Kind::Knight => 0,
        Kind::Road => 1,
        Kind::Settlement => 2,
        Kind::City => 3,
    }
}

fn extend(island: Island, dice: u8, built: &mut Vec<Symbol>, found: &mut Vec<Vec<Symbol>>) {
    let order = |symbol: Symbol| (turn_of(symbol.kind()), symbol);
    let last = built.last().copied().map(order);
    for next in island.open().filter(|next| last.is_none_or(|last| last < order(*next))) {
        if let Some(left) = dice.checked_sub(next.kind().cost().total()) {
            built.push(next);
            found.push(built.clone());
            extend(island.with(next), left, built, found);
            built.pop();
        }
    }
}

/// What it costs to build these, in this order.
pub(crate) fn bill(built: &[Symbol], bars_fresh: bool) -> Bill {
    let cost = |part: &[Symbol]| part.iter().fold(Dice::NONE, |sum, symbol| sum.plus(symbol.kind().cost()));
    let late = built
        .split_first()
        .filter(|(_, rest)| !bars_fresh && !rest.is_empty())
        .and_then(|(first, rest)| first.knight().map(|knight| (knight, cost(rest))));
    Bill { cost: cost(built), late, gold: true }
}

/// Every bundle the hand pays for, most points first.
pub(crate) fn bundles(hand: &Hand) -> Vec<Bundle> {
    let mut bundles: Vec<Bundle> = placements(hand.island, hand.dice.total())
        .into_iter()
        .filter_map(|built| {
            let payments = payments(hand.dice, &bill(&built, hand.bars_fresh), hand.usable());
            let ways: Vec<Way> = payments.iter().map(|payment| way(payment, &built)).collect();
            let points = built.iter().map(|symbol| symbol.points()).sum();
            (!ways.is_empty()).then_some(Bundle { built, points, ways })
        })
        .collect();
    bundles.sort_by_key(|bundle| std::cmp::Reverse(bundle.points));
    bundles
}

/// The payment as steps: gold, jokers, builds; the joker of a knight built in this very bundle right after it.
fn way(payment: &Payment, built: &[Symbol]) -> Way {
    let jokers: Vec<Turned> =
        payment.turned().into_iter().map(|(knight, turn, to)| Turned { knight, turn, to }).collect();
    let fresh = |turned: &&Turned| turned.knight.symbol().is_some_and(|symbol| built.contains(&symbol));
    let step = |turned: &Turned| Step::joker(turned.knight, turned.turn, turned.to);
    let mut steps: Vec<Step> = payment.gold.iter().map(|face| Step::gold(*face)).collect();
    steps.extend(jokers.iter().filter(|turned| !fresh(turned)).map(step));
    for symbol in built {
        steps.push(Step::build(*symbol));
        steps.extend(
            jokers.iter().filter(fresh).filter(|turned| turned.knight.symbol() == Some(*symbol)).map(step),
        );
    }
    Way { dice: payment.plain, gold: payment.gold.clone(), jokers, steps }
}
