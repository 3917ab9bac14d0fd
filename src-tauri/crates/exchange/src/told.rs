//! A session as it is told to others.

use chrono::{DateTime, FixedOffset};
use contract::{Colour, State};
use uuid::Uuid;

/// One seat of a session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldSeat {
    /// Who sat there.
    pub person: Option<Uuid>,
    /// The name, as it stands on the seat.
    pub name: String,
    /// The colour, where it is known.
    pub colour: Option<Colour>,
    /// Points.
    pub points: Option<i32>,
    /// What was written instead of points.
    pub score_text: Option<String>,
    /// The place it came to.
    pub rank: Option<u8>,
    /// Whether it won.
    pub won: bool,
    /// Whether it began.
    pub started: bool,
    /// The side it was on.
    pub team: Option<String>,
    /// Seconds on its turns.
    pub seconds: Option<u32>,
    /// Points by column of the score sheet.
    pub sources: Vec<(String, i32)>,
}

/// A session.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ToldSession {
    /// The session.
    pub session: Uuid,
    /// The game, by id; or any other game, by its name.
    pub game: String,
    /// Where it stands.
    pub state: State,
    /// Whether it was refereed here.
    pub refereed: bool,
    /// When it began, by the clock of the table.
    pub started_at: DateTime<FixedOffset>,
    /// When its last line was recorded, by the same clock.
    pub ended_at: DateTime<FixedOffset>,
    /// Seconds at the table, without pauses.
    pub seconds: Option<u32>,
    /// Fewest points win.
    pub lowest_wins: bool,
    /// All against the game.
    pub together: bool,
    /// Where it was played.
    pub place: Option<(Uuid, String)>,
    /// The table's own words.
    pub note: String,
    /// Steps of the line of play.
    pub moves: u32,
    /// The seats.
    pub seats: Vec<ToldSeat>,
}

impl ToldSession {
    /// Whole minutes at the table; at least one, where the time is known at all.
    pub fn minutes(&self) -> Option<u32> {
        self.seconds.map(|seconds| seconds.div_ceil(60))
    }
}
