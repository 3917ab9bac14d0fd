//! How many tests passed and failed, read from the summaries that the runners print.
//!
//! Read and not guessed: a stage that should count and prints no summary fails, so a runner that silently ran
//! nothing is noticed.

use std::ops::AddAssign;

use anyhow::{Context, Result};

/// Counted tests.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Tests that passed.
    pub(crate) passed: usize,
    /// Tests that failed.
    pub(crate) failed: usize,
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// Whose summary to look for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Runner {
    /// `Summary [   1.5s] 12 tests run: 11 passed, 1 failed, 0 skipped`
    Nextest,
    /// `test result: ok. 3 passed; 0 failed; ...`, one line a crate.
    Libtest,
    /// `12 passed, 0 failed`, the acceptance runner.
    Cases,
    /// `Tests  1 failed | 11 passed (12)`
    Vitest,
    /// `# pass 3` and `# fail 0`, or the same after an information sign.
    Node,
}

impl Runner {
    /// The sum of the summaries in `printed`.
    ///
    /// # Errors
    /// If there is no summary.
    pub(crate) fn read(self, printed: &str) -> Result<Tally> {
        let mut found = false;
        let mut sum = Tally::default();
        for line in printed.lines() {
            let line = plain(line);
            if let Some(tally) = self.summary(line.trim()) {
                found = true;
                sum += tally;
            }
        }
        found.then_some(sum).with_context(|| format!("no summary of {self:?} in what was printed"))
    }

    fn summary(self, line: &str) -> Option<Tally> {
        let counted = |text: &str| Tally { passed: before(text, "passed"), failed: before(text, "failed") };
        match self {
            Self::Nextest => {
                let (_, counts) = line.strip_prefix("Summary [")?.split_once(" run: ")?;
                let broken = before(counts, "timed") + before(counts, "exec");
                let tally = counted(counts);
                Some(Tally { failed: tally.failed + broken, ..tally })
            }
            Self::Libtest => line.strip_prefix("test result: ").map(counted),
            Self::Cases => {
                let (passed, failed) = line.strip_suffix(" failed")?.split_once(" passed, ")?;
                Some(Tally { passed: passed.parse().ok()?, failed: failed.parse().ok()? })
            }
            Self::Vitest => line.strip_prefix("Tests ").map(counted),
            Self::Node => {
                let mut words = line.strip_prefix("# ").or_else(|| line.strip_prefix("ℹ "))?.split(' ');
                let (word, count) = (words.next()?, words.next()?.parse().ok()?);
                match word {
                    "pass" => Some(Tally { passed: count, failed: 0 }),
                    "fail" | "cancelled" => Some(Tally { passed: 0, failed: count }),
                    _ => None,
                }
            }
        }
    }
}

/// The number that stands before `word`; 0 if the word is not there.
fn before(text: &str, word: &str) -> usize {
    let words: Vec<&str> = text.split([' ', ',', ';', '(', ')']).filter(|word| !word.is_empty()).collect();
    words.windows(2).find(|pair| pair[1] == word).and_then(|pair| pair[0].parse().ok()).unwrap_or(0)
}

/// The line without terminal colours, which some runners print though told not to.
fn plain(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut letters = line.chars();
    while let Some(letter) = letters.next() {
        if letter == '\u{1b}' {
            letters.by_ref().take_while(|letter| !letter.is_ascii_alphabetic()).for_each(drop);
        } else {
            text.push(letter);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(passed: usize, failed: usize) -> Tally {
        Tally { passed, failed }
    }

    #[test]
    fn nextest_counts_failed_and_timed_out() {
        let good = "     Summary [   0.010s] 12 tests run: 12 passed, 0 skipped\n";
        assert_eq!(Runner::Nextest.read(good).unwrap(), tally(12, 0));
        let bad = "Summary [ 1.2s] 9/12 tests run: 6 passed (1 slow), 2 failed, 1 timed out, 3 skipped";
        assert_eq!(Runner::Nextest.read(bad).unwrap(), tally(6, 3));
    }

    #[test]
    fn doc_tests_are_summed_over_crates() {
        let printed = "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n\
                       test result: FAILED. 1 passed; 2 failed; 0 ignored";
        assert_eq!(Runner::Libtest.read(printed).unwrap(), tally(4, 2));
    }

    #[test]
    fn the_acceptance_runner_has_one_line() {
        assert_eq!(
            Runner::Cases.read("x-1: expected 3, got 4\n41 passed, 1 failed\n").unwrap(),
            tally(41, 1)
        );
    }

    #[test]
    fn vitest_counts_tests_and_not_files() {
        let printed = " Test Files  1 failed | 2 passed (3)\n      Tests  1 failed | 11 passed (12)\n";
        assert_eq!(Runner::Vitest.read(printed).unwrap(), tally(11, 1));
        assert_eq!(
            Runner::Vitest.read("\u{1b}[2m Tests \u{1b}[22m \u{1b}[32m7 passed\u{1b}[39m (7)").unwrap(),
            tally(7, 0)
        );
    }

    #[test]
    fn node_has_two_spellings() {
        assert_eq!(Runner::Node.read("# tests 3\n# pass 2\n# fail 1\n# cancelled 0").unwrap(), tally(2, 1));
        assert_eq!(Runner::Node.read("ℹ tests 4\nℹ pass 4\nℹ fail 0").unwrap(), tally(4, 0));
    }

    #[test]
    fn silence_is_not_success() {
        for runner in [Runner::Nextest, Runner::Libtest, Runner::Cases, Runner::Vitest, Runner::Node] {
            assert!(runner.read("all good, trust me").is_err(), "{runner:?}");
        }
    }
}
