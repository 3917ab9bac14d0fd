//! Shares with their intervals, spreads, time.

use contract::{Plays, Rate, Spread};

use crate::Played;

/// Two-sided 95 %.
const Z: f64 = 1.959_963_984_540_054;

/// A share with Wilson's interval: it stays inside 0 and 1 and is honest for few sessions, where the usual
/// formula claims certainty.
pub fn rate(count: u32, of: u32) -> Rate {
    if of == 0 {
        return Rate { count, of, share: 0.0, low: 0.0, high: 1.0 };
    }
    let (n, share) = (f64::from(of), f64::from(count) / f64::from(of));
    let z2 = Z * Z;
    let middle = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    Rate { count, of, share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// The middle and the ends of some numbers.
pub fn spread(numbers: &[i32]) -> Spread {
    let mut sorted = numbers.to_vec();
    sorted.sort_unstable();
    let (Some(least), Some(most)) = (sorted.first(), sorted.last()) else { return Spread::default() };
    let n = u32::try_from(sorted.len()).unwrap_or(u32::MAX);
    let at = |index: usize| sorted.get(index).copied().map_or(0.0, f64::from);
    let half = sorted.len() / 2;
    let median =
        if sorted.len().is_multiple_of(2) { f64::midpoint(at(half - 1), at(half)) } else { at(half) };
    let mean = sorted.iter().copied().map(f64::from).sum::<f64>() / f64::from(n);
    Spread { n, mean, median, least: f64::from(*least), most: f64::from(*most) }
}

/// How often, how long, since when and when last.
#[derive(Debug, Clone, Default)]
pub(crate) struct Count(Option<Plays>);

impl Count {
    pub(crate) fn add(&mut self, played: &Played) {
        let plays = self.0.get_or_insert(Plays {
            sessions: 0,
            seconds: 0,
            timed: 0,
            first_at: Some(played.at),
            last_at: Some(played.at),
        });
        plays.sessions += 1;
        if let Some(seconds) = played.seconds {
            plays.seconds += u64::from(seconds);
            plays.timed += 1;
        }
        plays.first_at = plays.first_at.min(Some(played.at));
        plays.last_at = plays.last_at.max(Some(played.at));
    }

    pub(crate) fn done(self) -> Plays {
        self.0.unwrap_or(Plays { sessions: 0, seconds: 0, timed: 0, first_at: None, last_at: None })
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I, method 3.
    #[test]
    fn wilsons_interval_is_that_of_the_literature() {
        for (count, of, low, high) in [
            (81, 263, 0.2553, 0.3662),
            (15, 148, 0.0624, 0.1605),
            (0, 20, 0.0, 0.1611),
            (1, 29, 0.0061, 0.1718),
        ] {
            let rate = rate(count, of);
            assert!((rate.low - low).abs() < 0.000_06, "{count}/{of}: {rate:?}");
            assert!((rate.high - high).abs() < 0.000_06, "{count}/{of}: {rate:?}");
        }
    }

    #[test]
    fn nothing_known_is_anything_possible() {
        assert_eq!(rate(0, 0), Rate { count: 0, of: 0, share: 0.0, low: 0.0, high: 1.0 });
    }

    #[test]
    fn the_middle_of_an_even_number_is_between_two() {
        let spread = spread(&[5, 1, 9, 2]);
        assert!((spread.median - 3.5).abs() < f64::EPSILON && (spread.mean - 4.25).abs() < f64::EPSILON);
        assert!((spread.least - 1.0).abs() < f64::EPSILON && (spread.most - 9.0).abs() < f64::EPSILON);
    }

    proptest! {
        #[test]
        fn an_interval_holds_its_share_and_narrows_with_the_sample(count in 0_u32..500, more in 0_u32..500) {
            let of = count + more;
            prop_assume!(of > 0);
            let small = rate(count, of);
            prop_assert!(0.0 <= small.low && small.low <= small.share + 1e-12);
            prop_assert!(small.share <= small.high + 1e-12 && small.high <= 1.0);
            let large = rate(count * 10, of * 10);
            prop_assert!(large.high - large.low < small.high - small.low);
        }
    }
}
