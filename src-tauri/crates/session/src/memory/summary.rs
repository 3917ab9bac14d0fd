//! What is kept beside a session's log, so that lists and statistics need not replay it.

use contract::{Facts, GameResult, State};
use referee::Seat;
use serde::{Deserialize, Serialize};

use crate::live::Live;
use crate::reckon::Reckoned;

/// What lists and statistics show of a session. Follows from its log alone. `F` as in [`Reckoned`].
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Summary<F = Facts> {
    pub(crate) turns: u32,
    pub(crate) totals: Vec<i32>,
    pub(crate) acting: Vec<Seat>,
    pub(crate) winners: Vec<Seat>,
    /// What only a session played to the end has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) reckoned: Option<Reckoned<F>>,
    /// What only a result has that nobody refereed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) result: Option<GameResult>,
}

impl Summary {
    pub(crate) fn of(live: &Live) -> Self {
        let position = live.present();
        let reckoned = (live.state == State::Finished).then(|| Reckoned::of(live, &position));
        Self {
            turns: position.turn,
            totals: position.totals,
            acting: position.asks.seats,
            winners: position.outcome.winners,
            reckoned,
            result: None,
        }
    }

    /// Of the result that counts now.
    pub(crate) fn of_result(result: &GameResult) -> Self {
        let scores: Option<Vec<i32>> = result.seats.iter().map(|seat| seat.score).collect();
        let winners = (0_u8..).zip(&result.seats).filter(|(_, seat)| seat.won).map(|(seat, _)| Seat(seat));
        Self {
            totals: scores.unwrap_or_default(),
            winners: winners.collect(),
            result: Some(result.clone()),
            ..Self::default()
        }
    }
}
