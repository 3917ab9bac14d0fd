//! Which sessions are meant: for lists, statistics and exports alike.

use chrono::{DateTime, NaiveDate, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::State;

/// Which sessions are meant. What is left out asks for nothing, so the empty selection means all.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Selection {
    /// Words that all occur in the names, the place, the note or the game; case and accents do not matter.
    pub text: Option<String>,
    /// One of these games, by id.
    pub games: Vec<String>,
    /// In one of these states.
    pub states: Vec<State>,
    /// All of these people were at the table.
    pub people: Vec<Uuid>,
    /// At least two people of this group were at the table.
    pub group: Option<Uuid>,
    /// At this place.
    pub place: Option<Uuid>,
    /// Begun on this day or later, by the calendar of the table.
    pub from: Option<NaiveDate>,
    /// Begun on this day or earlier, by the calendar of the table.
    pub to: Option<NaiveDate>,
    /// With so many seats.
    pub seats: Option<u8>,
    /// Refereed here, or only entered as a result.
    pub refereed: Option<bool>,
}

/// The sessions of one game, as the first screen tells them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShelfGame {
    /// The game, by id.
    pub game: String,
    /// How many sessions there are, whatever their state.
    pub sessions: u32,
    /// When the latest of them began.
    pub last_at: DateTime<Utc>,
}

/// How much there is of every game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Shelf {
    /// Games with sessions, most played first.
    pub games: Vec<ShelfGame>,
}
