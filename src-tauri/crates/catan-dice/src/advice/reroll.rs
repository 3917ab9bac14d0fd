//! Values of final dice, carried back through re-rolls.

use super::throws::{FULL, SETS, THROWS};

/// A value for each of the 924 sets of dice, for `L` sheets at once: the processor adds them side by side.
pub(super) type Values<const L: usize> = [[f64; L]];

/// Values for all sets, nothing filled in.
pub(super) fn blank<const L: usize>() -> Box<Values<L>> {
    vec![[0.0; L]; SETS].into_boxed_slice()
}

/// From values of full sets to values of kept sets: the mean over one die more, downwards.
pub(super) fn average<const L: usize>(values: &mut Values<L>) {
    for (set, more) in THROWS.more.iter().enumerate().rev() {
        let mut sum = [0.0; L];
        for next in more {
            let value = values[usize::from(*next)];
            for lane in 0..L {
                sum[lane] += value[lane];
            }
        }
        values[set] = sum.map(|sum| sum / 6.0);
    }
}

/// From values of kept sets to values of dice that lie on the table: the best over what can be kept, upwards.
/// A full set may also be kept as it is.
pub(super) fn choose<const L: usize>(values: &mut Values<L>) {
    for (set, less) in &THROWS.less {
        let other = values[usize::from(*less)];
        let value = &mut values[usize::from(*set)];
        for lane in 0..L {
            value[lane] = if other[lane] > value[lane] { other[lane] } else { value[lane] };
        }
    }
}

/// The mean over the first roll, with all six dice.
pub(super) fn first_roll<const L: usize>(values: &Values<L>) -> [f64; L] {
    let mut sum = [0.0; L];
    for (value, chance) in values[FULL..].iter().zip(&THROWS.chances) {
        for lane in 0..L {
            sum[lane] += value[lane] * chance;
        }
    }
    sum
}

/// The value of a whole turn before its first roll, from the values of final dice: two re-rolls, then the mean.
pub(super) fn turn<const L: usize>(finals: &mut Values<L>) -> [f64; L] {
    for _ in 0..2 {
        average(finals);
        choose(finals);
    }
    first_roll(finals)
}
