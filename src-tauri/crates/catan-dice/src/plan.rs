//! The shortest way to one symbol with the dice in hand, step by step.

use std::collections::BTreeMap;

use crate::hand::Hand;
use crate::{Dice, Face, Knight, Step, Symbol};

/// Every shortest list of steps after which this symbol stands; empty if the dice cannot build it.
///
/// Where a particular joker and the joker of any face would do the same, only the particular one is listed
/// (DICE-JOKER-10).
pub(crate) fn shortest(hand: &Hand, target: Symbol) -> Vec<Vec<Step>> {
    let needed = needed(hand, target);
    let cost = needed.iter().fold(Dice::NONE, |sum, symbol| sum.plus(symbol.kind().cost()));
    if needed.is_empty() || cost.total() > hand.dice.total() {
        return Vec::new();
    }
    // Layer by layer: every hand that can be reached, with every shortest list of steps that leads there.
    let mut layer = BTreeMap::from([(*hand, vec![Vec::new()])]);
    let mut seen = vec![*hand];
    while !layer.is_empty() {
        let mut next: BTreeMap<Hand, Vec<Vec<Step>>> = BTreeMap::new();
        for (hand, plans) in &layer {
            for step in steps(hand, &needed, cost) {
                if let Ok(after) = hand.step(&step)
                    && seen.binary_search(&after).is_err()
                {
                    let longer = plans.iter().map(|plan| [plan, std::slice::from_ref(&step)].concat());
                    next.entry(after).or_default().extend(longer);
                }
            }
        }
        let done: Vec<Vec<Step>> = next
            .iter()
            .filter(|(hand, _)| hand.island.has(target))
            .flat_map(|(_, plans)| plans.clone())
            .collect();
        if !done.is_empty() {
            return done;
        }
        seen.extend(next.keys());
        seen.sort_unstable();
        layer = next;
    }
    Vec::new()
}

/// The symbol and everything it needs first that does not stand yet.
fn needed(hand: &Hand, target: Symbol) -> Vec<Symbol> {
    let mut needed = Vec::new();
    let mut open = vec![target];
    while let Some(symbol) = open.pop() {
        if !hand.island.has(symbol) && !needed.contains(&symbol) {
            needed.push(symbol);
            open.extend(symbol.road().into_iter().chain(symbol.before()));
        }
    }
    needed
}

/// The steps that can be of use: needed builds, and exchanges for faces of the cost.
fn steps(hand: &Hand, needed: &[Symbol], cost: Dice) -> Vec<Step> {
    let mut steps: Vec<Step> = needed.iter().map(|symbol| Step::build(*symbol)).collect();
    for to in cost.faces() {
        steps.push(Step::gold(to));
        if let Some(knight) = Knight::of_bits(hand.usable()).find(|knight| knight.gives(to)) {
            let turned = Face::ALL.into_iter().filter(|turn| *turn != to);
            steps.extend(turned.map(|turn| Step::joker(knight, turn, to)));
        }
    }
    steps
}
