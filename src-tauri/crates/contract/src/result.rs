//! Results of sessions that nobody refereed: only the end was entered.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{Colour, Margin, State};

/// How one seat came out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ResultSeat {
    /// Who sat there.
    pub name: String,
    /// The colour, if somebody knows.
    #[serde(default)]
    pub colour: Option<Colour>,
    /// The points, if any were counted.
    #[serde(default)]
    pub score: Option<i32>,
    /// What was written instead of points ("5 stars"); none where `score` says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score_text: Option<String>,
    /// The place it came to, from 1; equal places are ties. Reckoned from the points where nobody says.
    #[serde(default)]
    pub rank: Option<u8>,
    /// Whether it won; several seats may.
    #[serde(default)]
    pub won: bool,
    /// Whether it began.
    #[serde(default)]
    pub started: bool,
    /// The side it was on, where several seats win or lose together.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub team: Option<String>,
}

/// How a session came out that nobody refereed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GameResult {
    /// When it began.
    pub started_at: DateTime<Utc>,
    /// How long it took; none if nobody knows.
    #[serde(default)]
    pub minutes: Option<u32>,
    /// Fewest points win.
    #[serde(default)]
    pub lowest_wins: bool,
    /// All play against the game, and win or lose together.
    #[serde(default)]
    pub together: bool,
    /// The seats, in playing order as far as it is known.
    pub seats: Vec<ResultSeat>,
}

/// Enters a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordResult {
    /// The session, made by the client, so that a retry is harmless.
    pub session: Uuid,
    /// Id of its first line.
    pub id: Uuid,
    /// The game, by id; or any other game, by its name.
    pub game: String,
    /// How it came out. Where nobody is said to have won, those with the best points did.
    pub result: GameResult,
}

/// Corrects a result: a new line, the old one stays to be seen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CorrectResult {
    /// The session.
    pub session: Uuid,
    /// Id of the new line.
    pub id: Uuid,
    /// Number of the last line the client has seen.
    pub seen: u32,
    /// How it really came out.
    pub result: GameResult,
}

/// Asks for a result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultOf {
    /// The session.
    pub session: Uuid,
}

/// What was entered at one time; the last one counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ResultLine {
    /// Number of the line, from 1, without gaps.
    pub seq: u32,
    /// The client's id of the line.
    pub id: Uuid,
    /// When it was entered.
    pub at: DateTime<Utc>,
    /// What was entered.
    pub result: GameResult,
}

/// A result as shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResultView {
    /// The session.
    pub session: Uuid,
    /// The game, by id; or any other game, by its name.
    pub game: String,
    /// Finished, or abandoned: kept, but out of the statistics.
    pub state: State,
    /// Number of the last line. A writer sends it back as `seen`.
    pub seq: u32,
    /// How it came out, as far as is known now.
    pub result: GameResult,
    /// Everything entered so far, the latest last.
    pub lines: Vec<ResultLine>,
}

/// A result as a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ResultFile {
    /// `parlour-result/1`.
    pub format: String,
    /// The session.
    pub id: Uuid,
    /// The game, by id; or any other game, by its name.
    pub game: String,
    /// Finished or abandoned.
    pub state: State,
    /// What was entered, the latest last.
    pub lines: Vec<ResultLine>,
    /// What the table wrote in the margin.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<Margin>,
    /// Hash of the last line in the chain; checked on reading.
    pub hash: Option<String>,
}

impl ResultFile {
    /// The form this version writes.
    pub const FORMAT: &'static str = "parlour-result/1";
}
