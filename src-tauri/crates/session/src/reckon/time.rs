//! Time at the table.
//!
//! What lies between two lines of the log belongs to whoever the later line says moved. Pauses do not count,
//! and neither does a gap of more than twenty minutes in which nobody paused: nobody thinks that long, somebody
//! cooked. Clocks that were set back give nothing.

use chrono::{DateTime, TimeDelta, Utc};
use contract::Pause;

use crate::live::{Live, moved};

/// A longer gap is a pause that nobody noted.
const LONGEST: TimeDelta = TimeDelta::minutes(20);

/// Time at the table, in seconds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Times {
    /// Of the whole session.
    pub(crate) all: u32,
    /// Of each seat.
    pub(crate) seats: Vec<u32>,
    /// Of each line; line n at n - 1.
    pub(crate) lines: Vec<u32>,
}

impl Times {
    pub(crate) fn of(live: &Live) -> Self {
        let mut times = Self {
            all: 0,
            seats: vec![0; usize::from(live.seats())],
            lines: Vec::with_capacity(live.lines.len()),
        };
        let mut before = live.heading.started_at;
        // Kept in milliseconds until the end, or a quick table would play in no time at all.
        let (mut all, mut seats) = (0_i64, vec![0_i64; usize::from(live.seats())]);
        for line in &live.lines {
            let spent = played(before, line.at, &live.margin.pauses).num_milliseconds();
            before = before.max(line.at);
            all += spent;
            let seat = moved(&line.body).and_then(|mv| live.game().tell(mv).ok()).and_then(|told| told.seat);
            if let Some(sum) = seat.and_then(|seat| seats.get_mut(seat.index())) {
                *sum += spent;
            }
            times.lines.push(seconds(spent));
        }
        times.all = seconds(all);
        times.seats = seats.into_iter().map(seconds).collect();
        times
    }
}

fn seconds(millis: i64) -> u32 {
    u32::try_from((millis + 500) / 1_000).unwrap_or(0)
}

/// How much of the time between two moments was spent at the table.
fn played(from: DateTime<Utc>, to: DateTime<Utc>, pauses: &[Pause]) -> TimeDelta {
    let mut left = to - from;
    for pause in pauses {
        let (begin, end) = (pause.from.max(from), pause.to.unwrap_or(to).min(to));
        if end > begin {
            left -= end - begin;
        }
    }
    if left < TimeDelta::zero() || left > LONGEST { TimeDelta::zero() } else { left }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(minute: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::minutes(minute)
    }

    #[test]
    fn pauses_and_long_gaps_do_not_count_and_time_never_runs_back() {
        let pause = |from: i64, to: Option<i64>| Pause { from: at(from), to: to.map(at) };
        assert_eq!(played(at(0), at(5), &[]), TimeDelta::minutes(5));
        assert_eq!(played(at(0), at(5), &[pause(1, Some(3))]), TimeDelta::minutes(3));
        assert_eq!(played(at(0), at(500), &[pause(2, Some(498))]), TimeDelta::minutes(4));
        assert_eq!(played(at(0), at(5), &[pause(2, None)]), TimeDelta::minutes(2));
        assert_eq!(played(at(0), at(21), &[]), TimeDelta::zero());
        assert_eq!(played(at(5), at(0), &[]), TimeDelta::zero());
    }
}
