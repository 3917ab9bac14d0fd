//! The 924 sets of zero to six dice, and how they grow and shrink by one die.

use std::sync::LazyLock;

use crate::{DICE, Dice, Face};

/// Sets of zero to six dice.
pub(super) const SETS: usize = 924;

/// Sets of fewer than six dice; the full sets, of six, follow from here on.
pub(super) const FULL: usize = 462;

/// The sets, by size, and the ways between them.
pub(super) struct Throws {
    sets: Vec<Dice>,
    /// Where the sets of each size begin.
    starts: [usize; DICE as usize + 2],
    /// For each set of fewer than six dice, the set with one more die of each face.
    pub(super) more: Vec<[u16; 6]>,
    /// Every set with each set that lacks one of its dice, small sets first.
    pub(super) less: Vec<(u16, u16)>,
    /// For each full set, the chance that six dice show it.
    pub(super) chances: Vec<f64>,
}

/// The one table of them.
pub(super) static THROWS: LazyLock<Throws> = LazyLock::new(Throws::new);

impl Throws {
    fn new() -> Self {
        let mut sets = Vec::with_capacity(SETS);
        let mut starts = [0; DICE as usize + 2];
        for count in 0..=DICE {
            let mut throws = Dice::throws(count);
            throws.sort_unstable();
            sets.extend(throws);
            starts[usize::from(count) + 1] = sets.len();
        }
        let mut throws = Self { sets, starts, more: Vec::new(), less: Vec::new(), chances: Vec::new() };
        throws.more = throws.sets[..FULL]
            .iter()
            .map(|set| Face::ALL.map(|face| throws.short(set.with(face))))
            .collect();
        throws.less = throws
            .sets
            .iter()
            .flat_map(|set| set.faces().map(|face| (throws.short(*set), throws.short(set.without(face)))))
            .collect();
        throws.chances = throws.sets[FULL..].iter().map(|set| chance(*set)).collect();
        throws
    }

    /// The number of a set of at most six dice.
    pub(super) fn number(&self, set: Dice) -> usize {
        let size = usize::from(set.total().min(DICE));
        let start = self.starts[size];
        let among = &self.sets[start..self.starts[size + 1]];
        start + among.partition_point(|other| *other < set)
    }

    fn short(&self, set: Dice) -> u16 {
        u16::try_from(self.number(set)).unwrap_or(u16::MAX)
    }

    /// The full sets, in the order of their numbers.
    pub(super) fn full(&self) -> &[Dice] {
        &self.sets[FULL..]
    }
}

/// The chance that six dice show just this: orders of these faces, by the 6^6 orders there are.
fn chance(full: Dice) -> f64 {
    let factorial = |count: u8| (1..=u32::from(count)).product::<u32>();
    let orders = full.counts().iter().fold(factorial(DICE), |orders, count| orders / factorial(*count));
    f64::from(orders) / 46_656.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_has_its_number_and_chances_add_up() {
        assert_eq!(THROWS.sets.len(), SETS);
        assert!(THROWS.sets.iter().enumerate().all(|(number, set)| THROWS.number(*set) == number));
        assert_eq!(THROWS.full().len(), SETS - FULL);
        assert_eq!(THROWS.less.len(), FULL * 6);
        assert!((THROWS.chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
    }
}
