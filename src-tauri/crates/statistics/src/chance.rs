//! "Is this luck?" Counts against what fair chance would give.

use contract::{Bin, Chance, ChanceTest};
use statrs::distribution::{Binomial, ChiSquared, ContinuousCDF, DiscreteCDF};

/// Below this many expected of anything, Pearson's test says nothing.
const ENOUGH: f64 = 5.0;

/// The counts beside their expectation and the band in which 95 of 100 fair counts fall, and the test of all of
/// them together. `chances` are (label, probability) in the order in which they are shown.
pub(crate) fn against(
    chances: &[(String, f64)],
    count: impl Fn(&str) -> u32,
) -> (Vec<Bin>, Option<ChanceTest>) {
    let total: u32 = chances.iter().map(|(label, _)| count(label)).sum();
    let bins: Vec<Bin> = chances
        .iter()
        .map(|(label, chance)| {
            let fair = Binomial::new(*chance, u64::from(total)).ok();
            let end = |share: f64| fair.as_ref().map(|fair| quantile(fair, total, share));
            Bin {
                label: label.clone(),
                count: count(label),
                expected: Some(chance * f64::from(total)),
                low: end(0.025),
                high: end(0.975),
            }
        })
        .collect();
    let enough =
        bins.len() > 1 && bins.iter().all(|bin| bin.expected.is_some_and(|expected| expected >= ENOUGH));
    let test = enough.then(|| test(&bins)).flatten();
    (bins, test)
}

/// The least count that a fair one does not pass in this share of all cases. (The library's own search panics
/// where it is 0.)
fn quantile(fair: &Binomial, total: u32, share: f64) -> u32 {
    let (mut least, mut most) = (0, total);
    while least < most {
        let middle = u32::midpoint(least, most);
        if fair.cdf(u64::from(middle)) < share {
            least = middle + 1;
        } else {
            most = middle;
        }
    }
    least
}

fn test(bins: &[Bin]) -> Option<ChanceTest> {
    let statistic: f64 = bins
        .iter()
        .filter_map(|bin| bin.expected.map(|expected| (f64::from(bin.count) - expected).powi(2) / expected))
        .sum();
    let freedom = u32::try_from(bins.len()).ok()?.checked_sub(1)?;
    let p = ChiSquared::new(f64::from(freedom)).ok()?.sf(statistic);
    let verdict = if p < 0.001 {
        Chance::Astonishing
    } else if p < 0.05 {
        Chance::Unusual
    } else {
        Chance::Ordinary
    };
    Some(ChanceTest { statistic, freedom, p, verdict })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn die() -> Vec<(String, f64)> {
        (1..=6).map(|face| (face.to_string(), 1.0 / 6.0)).collect()
    }

    #[test]
    fn a_fair_die_is_ordinary_and_a_loaded_one_is_not() {
        let fair = [22, 21, 22, 27, 22, 36];
        let (bins, test) = against(&die(), |label| fair[label.parse::<usize>().unwrap_or(1) - 1]);
        // The worked example of many a textbook: chi-square 6.72 with 5 degrees of freedom, p 0.2423.
        let test = test.unwrap();
        assert!((test.statistic - 6.72).abs() < 1e-9, "{test:?}");
        assert!((test.p - 0.2423).abs() < 0.000_1, "{test:?}");
        assert_eq!((test.freedom, test.verdict), (5, Chance::Ordinary));
        assert!(bins[5].high < Some(36) && bins[0].low <= Some(22));
        let loaded = [10, 20, 20, 20, 20, 60];
        let (_, test) = against(&die(), |label| loaded[label.parse::<usize>().unwrap_or(1) - 1]);
        assert_eq!(test.map(|test| test.verdict), Some(Chance::Astonishing));
    }

    #[test]
    fn few_throws_are_shown_and_not_judged() {
        let (bins, test) = against(&die(), |_| 1);
        assert_eq!((bins.len(), test), (6, None));
        // Of six throws one in three shows no six, and one in a hundred shows four or more.
        assert!(bins.iter().all(|bin| (bin.low, bin.high) == (Some(0), Some(3))), "{bins:?}");
        let (bins, test) = against(&die(), |_| 0);
        assert!(test.is_none() && bins.iter().all(|bin| bin.high == Some(0)));
    }
}
