//! Which backups to keep.

use std::collections::BTreeSet;

use chrono::{DateTime, Datelike, TimeDelta, Utc};

/// How many backups are kept, counted in days, weeks and months that *have* a backup: a club that plays
/// once a month keeps a year of them, not the last two weeks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Keep {
    /// The newest backup of each of so many days.
    pub days: usize,
    /// The newest backup of each of so many weeks (Monday to Sunday).
    pub weeks: usize,
    /// The newest backup of each of so many months.
    pub months: usize,
}

impl Default for Keep {
    fn default() -> Self {
        Self { days: 12, weeks: 10, months: 9 }
    }
}

/// Everything this young is kept, however much it is.
const RECENT: TimeDelta = TimeDelta::days(2);

/// The backups that can go, given the times all were made at: those that are not recent and not the
/// newest of a day, week or month that is kept. Days are days in UTC.
///
/// A backup from the future (the clock was wrong then, or is now) is kept and takes nobody's place.
pub fn surplus(made: &[DateTime<Utc>], now: DateTime<Utc>, keep: Keep) -> Vec<DateTime<Utc>> {
    let mut newest_first: Vec<_> = made.iter().copied().filter(|made| *made <= now).collect();
    newest_first.sort_unstable();
    newest_first.dedup();
    newest_first.reverse();

    let mut days = BTreeSet::new();
    let mut weeks = BTreeSet::new();
    let mut months = BTreeSet::new();
    newest_first.retain(|made| {
        let date = made.date_naive();
        let week = date.iso_week();
        // All three are noted for each, or a day's backup would not count as its week's.
        let kept = [
            days.len() < keep.days && days.insert(date),
            weeks.len() < keep.weeks && weeks.insert((week.year(), week.week())),
            months.len() < keep.months && months.insert((date.year(), date.month())),
        ];
        let recent = now - *made < RECENT;
        !recent && !kept.contains(&true)
    });
    newest_first
}

#[cfg(test)]
mod tests {
    use chrono::TimeZone;
    use proptest::prelude::*;

    use super::*;

    fn at(year: i32, month: u32, day: u32, hour: u32) -> DateTime<Utc> {
        Utc.with_ymd_and_hms(year, month, day, hour, 0, 0).unwrap()
    }

    fn kept(made: &[DateTime<Utc>], now: DateTime<Utc>, keep: Keep) -> Vec<DateTime<Utc>> {
        let gone = surplus(made, now, keep);
        made.iter().copied().filter(|made| !gone.contains(made)).collect()
    }

    const NONE: Keep = Keep { days: 0, weeks: 0, months: 0 };

    #[test]
    fn the_last_two_days_are_kept_whole() {
        let now = at(2026, 11, 29, 12);
        let made = [at(2026, 11, 29, 11), at(2026, 11, 28, 1), at(2026, 11, 27, 13), at(2026, 11, 27, 12)];
        assert_eq!(kept(&made, now, NONE), made[..3]);
    }

    #[test]
    fn of_a_day_the_newest_is_kept() {
        let now = at(2026, 11, 29, 12);
        let made = [at(2026, 11, 20, 8), at(2026, 11, 20, 22), at(2026, 11, 19, 9), at(2026, 11, 18, 9)];
        assert_eq!(kept(&made, now, Keep { days: 2, ..NONE }), made[1..3]);
    }

    #[test]
    fn of_a_week_the_newest_is_kept_from_monday_to_sunday() {
        let now = at(2026, 11, 29, 12);
        // 2026-11-22 is a Sunday, the 16th the Monday before it, the 15th the Sunday before that.
        let made = [at(2026, 11, 22, 9), at(2026, 11, 16, 9), at(2026, 11, 15, 9)];
        assert_eq!(kept(&made, now, Keep { weeks: 2, ..NONE }), [made[0], made[2]]);
    }

    #[test]
    fn the_week_over_new_year_is_one_week() {
        let now = at(2026, 2, 1, 12);
        let made = [at(2026, 1, 2, 9), at(2025, 12, 30, 9)];
        assert_eq!(kept(&made, now, Keep { weeks: 9, ..NONE }), made[..1]);
    }

    #[test]
    fn of_a_month_the_newest_is_kept() {
        let now = at(2026, 11, 29, 12);
        let made = [at(2026, 10, 31, 23), at(2026, 10, 1, 0), at(2026, 9, 30, 23), at(2025, 9, 30, 23)];
        assert_eq!(kept(&made, now, Keep { months: 3, ..NONE }), [made[0], made[2], made[3]]);
    }

    #[test]
    fn a_year_of_daily_backups_becomes_days_weeks_and_months() {
        let now = at(2026, 11, 29, 12);
        let made: Vec<_> = (0..365).map(|day| now - TimeDelta::days(day)).collect();
        let kept = kept(&made, now, Keep::default());
        // 12 days (18 to 29 November); 10 Sundays, two of them among the days; 9 last days of a month,
        // today among them: 12 + 8 + 8.
        assert_eq!(kept.len(), 28);
        assert_eq!(kept[0], now);
    }

    #[test]
    fn the_future_is_kept_and_takes_nobodys_place() {
        let now = at(2026, 11, 29, 12);
        let made = [at(2099, 1, 1, 0), at(2026, 11, 1, 9)];
        assert_eq!(kept(&made, now, Keep { days: 1, ..NONE }), made);
    }

    proptest! {
        #[test]
        fn thinning_keeps_the_newest_and_settles(
            hours in proptest::collection::btree_set(0_i64..20_000, 1..200),
            days in 1_usize..15, weeks in 0_usize..12, months in 0_usize..12,
        ) {
            let now = at(2026, 11, 29, 12);
            let keep = Keep { days, weeks, months };
            let made: Vec<_> = hours.iter().map(|hours| now - TimeDelta::hours(*hours)).collect();
            let once = kept(&made, now, keep);
            prop_assert!(once.contains(made.iter().max().unwrap()));
            prop_assert_eq!(kept(&once, now, keep), once);
        }
    }
}
