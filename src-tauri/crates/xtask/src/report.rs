//! Runs stages, and says at the end how long each took and how many tests it counted.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::house::House;
use crate::stages::Stage;
use crate::tally::Tally;

/// Runs the stages in order and stops at the first that fails. The last line printed is `N passed, M failed`,
/// on success and on failure: whoever waits for it reads one line.
pub(crate) fn all(house: &House, stages: &[Stage]) -> ExitCode {
    let mut rows = Vec::new();
    let mut sum = Tally::default();
    let mut failure = None;
    for stage in stages {
        println!("\n== {}: {}", stage.name, stage.about);
        let start = Instant::now();
        let result = (stage.run)(house);
        let (tally, end) = match result {
            Ok(tally) if tally.failed == 0 => (tally, None),
            Ok(tally) => (tally, Some(format!("{} tests failed", tally.failed))),
            Err(error) => (Tally { passed: 0, failed: 1 }, Some(format!("{error:#}"))),
        };
        sum += tally;
        rows.push((stage.name, start.elapsed(), tally));
        if let Some(why) = end {
            failure = Some((stage.name, why));
            break;
        }
    }
    print!("\n{}", table(&rows));
    if let Some((name, why)) = &failure {
        println!("\nstage `{name}` failed: {why}\nalone: cargo xtask test --only {name}");
    }
    println!("{} passed, {} failed", sum.passed, sum.failed);
    if failure.is_none() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn table(rows: &[(&str, Duration, Tally)]) -> String {
    let mut text = format!("{:<14} {:>8} {:>7}\n", "stage", "seconds", "tests");
    let mut total = (Duration::ZERO, 0);
    for (name, time, tally) in rows {
        let tests = tally.passed + tally.failed;
        let shown = if tests == 0 { String::new() } else { tests.to_string() };
        text.push_str(format!("{name:<14} {:>8.1} {shown:>7}", time.as_secs_f64()).trim_end());
        text.push('\n');
        total = (total.0 + *time, total.1 + tests);
    }
    text + &format!("{:<14} {:>8.1} {:>7}\n", "all", total.0.as_secs_f64(), total.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_sums_seconds_and_tests() {
        let second = Duration::from_millis(1500);
        let rows = [("fmt", second, Tally::default()), ("nextest", second, Tally { passed: 3, failed: 1 })];
        let text = table(&rows);
        assert_eq!(text.lines().nth(1), Some("fmt                 1.5"));
        assert_eq!(text.lines().last(), Some("all                 3.0       4"));
    }
}
