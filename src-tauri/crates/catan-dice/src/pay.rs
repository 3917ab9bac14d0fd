//! Which jokers and how much gold pay for what (DICE-JOKER, DICE-GOLD).
//!
//! Every question of payment has one answer, made here: the bundles offered at the table, what a step-by-step
//! turn can reach, and the exact odds all rest on it.
//!
//! A cost is paid by dice that show it; each die that is missing is either a die turned by a joker, or two
//! gold of which one is turned and one is lost. Nothing adds dice (DICE-JOKER-07), so what is paid must fit
//! into the dice: the dice kept plain, two for each exchange of gold, one for each joker.

use crate::{Dice, Face, Knight};

/// What must be paid.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Bill {
    /// All of it.
    pub(crate) cost: Dice,
    /// A knight built first, whose joker can help to pay only for what comes after, and the cost of that
    /// (DICE-JOKER-09).
    pub(crate) late: Option<(Knight, Dice)>,
    /// Whether gold can be exchanged; always, but in reference values of a game without.
    pub(crate) gold: bool,
}

/// One way to pay a bill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Payment {
    /// The jokers used, as a set of [`Knight::bit`].
    pub(crate) set: u8,
    /// What each of them is turned to.
    pub(crate) jokers: Vec<(Knight, Face)>,
    /// What each pair of gold becomes.
    pub(crate) gold: Vec<Face>,
    /// The dice that pay as they lie.
    pub(crate) plain: Dice,
    /// The dice nobody needs: at least one for each joker.
    pub(crate) spare: Dice,
}

impl Payment {
    /// The die each joker turns: first what is of no use anyway, gold last.
    pub(crate) fn turned(&self) -> Vec<(Knight, Face, Face)> {
        let mut spare = self.spare;
        let mut turned = Vec::with_capacity(self.jokers.len());
        for (knight, to) in &self.jokers {
            if let Some(from) = spare.faces().find(|face| face != to) {
                spare = spare.without(from);
                turned.push((*knight, from, *to));
            }
        }
        turned
    }
}

/// Every way to pay this bill with these dice and some of these jokers that wastes no joker: no payment listed
/// uses all the jokers of another and one more. The one to be offered first is first: fewest jokers, and the
/// joker of any face last (DICE-JOKER-10).
pub(crate) fn payments(dice: Dice, bill: &Bill, ready: u8) -> Vec<Payment> {
    if dice.total() < bill.cost.total() {
        return Vec::new();
    }
    let jokers = bill.late.map_or(ready, |(knight, _)| ready | knight.bit());
    let mut found: Vec<Payment> =
        subsets(jokers).into_iter().filter_map(|set| payment(dice, bill, set)).collect();
    found.sort_by_key(|payment| (payment.set.count_ones(), payment.set));
    let sets: Vec<u8> = found.iter().map(|payment| payment.set).collect();
    found.retain(|payment| !sets.iter().any(|fewer| *fewer != payment.set && fewer & payment.set == *fewer));
    found
}

/// The way to pay with exactly these jokers, if there is one.
fn payment(dice: Dice, bill: &Bill, set: u8) -> Option<Payment> {
    let plain = dice.shared(bill.cost);
    let mut missing = bill.cost.minus(plain);
    if set.count_ones() > u32::from(missing.total()) {
        return None;
    }
    let mut jokers = Vec::new();
    // The joker of any face comes last, and takes what the others leave.
    for knight in Knight::of_bits(set) {
        let serves = |face: &Face| match bill.late {
            Some((late, cost)) => late != knight || cost.count(*face) > 0,
            None => true,
        };
        let to = missing.faces().filter(|face| knight.gives(*face)).find(serves)?;
        missing = missing.without(to);
        jokers.push((knight, to));
    }
    let gold: Vec<Face> = missing.into();
    let exchanged = gold.iter().fold(Dice::NONE, |dice, _| dice.with(Face::Gold).with(Face::Gold));
    let rest = dice.minus(plain);
    let spare = rest.minus(exchanged);
    let exchangeable = bill.gold || gold.is_empty();
    (exchangeable && rest.holds(exchanged) && usize::from(spare.total()) >= jokers.len()).then_some(Payment {
        set,
        jokers,
        gold,
        plain,
        spare,
    })
}

/// Every subset of a set of bits, from none to all.
fn subsets(set: u8) -> Vec<u8> {
    (0..=set).filter(|part| part & !set == 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;

    fn sets(dice: [u8; 6], kind: Kind, ready: u8) -> Vec<u8> {
        let bill = Bill { cost: kind.cost(), late: None, gold: true };
        payments(Dice::of(dice), &bill, ready).into_iter().map(|payment| payment.set).collect()
    }

    #[test]
    fn dice_gold_04_one_gold_is_no_resource() {
        assert!(sets([2, 2, 1, 0, 0, 1], Kind::City, 0).is_empty());
        assert_eq!(sets([2, 2, 0, 0, 0, 2], Kind::City, 0), [0]);
    }

    #[test]
    fn dice_joker_07_a_joker_needs_a_die_to_turn() {
        let bill = Bill { cost: Kind::City.cost(), late: None, gold: true };
        assert!(payments(Dice::of([2, 2, 0, 0, 0, 0]), &bill, 0b1).is_empty());
        assert_eq!(payments(Dice::of([2, 2, 1, 0, 0, 0]), &bill, 0b1).len(), 1);
    }

    #[test]
    fn dice_joker_10_the_particular_joker_comes_before_the_last_one() {
        assert_eq!(sets([2, 2, 1, 0, 1, 0], Kind::City, 0b10_0001), [0b1, 0b10_0000]);
    }

    #[test]
    fn a_joker_that_gold_can_replace_is_not_wasted() {
        assert_eq!(sets([2, 2, 0, 0, 0, 2], Kind::City, 0b1), [0]);
    }

    #[test]
    fn dice_joker_09_the_joker_of_a_fresh_knight_pays_only_for_what_follows() {
        // Knight 1 gives ore: it can pay for the second knight, not for itself.
        let both = Kind::Knight.cost().plus(Kind::Knight.cost());
        let bill = Bill { cost: both, late: Some((Knight(1), Kind::Knight.cost())), gold: true };
        assert_eq!(payments(Dice::of([1, 2, 2, 0, 1, 0]), &bill, 0).len(), 1);
        let road = Kind::Knight.cost().plus(Kind::Road.cost());
        let bill = Bill { cost: road, late: Some((Knight(1), Kind::Road.cost())), gold: true };
        assert!(payments(Dice::of([0, 1, 1, 1, 1, 2]), &bill, 0).iter().all(|payment| payment.set == 0));
    }
}
