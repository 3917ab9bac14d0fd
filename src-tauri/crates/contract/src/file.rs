//! The session file, `*.parlour.json`: everything about one session, made to be read and compared.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{Json, LineBody, Margin, Options, SeatInfo, State};

/// One line of the log as it stands in a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FileLine {
    /// Number of the line, from 1, without gaps.
    pub seq: u32,
    /// The client's id of the line.
    pub id: Uuid,
    /// When it was recorded.
    pub at: DateTime<Utc>,
    /// The version of the rules it was judged by.
    pub rules_version: u32,
    /// What it says.
    pub body: LineBody,
}

/// A session file. The same form is exported, imported, judged and backed up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SessionFile {
    /// `parlour-session/1`.
    pub format: String,
    /// The session.
    pub id: Uuid,
    /// The game, by id.
    pub game: String,
    /// The version of the rules the session began with.
    pub rules_version: u32,
    /// When it began.
    pub started_at: DateTime<Utc>,
    /// Where the session stands in its life.
    pub state: State,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The game's set-up, in the game's form.
    pub setup: Json,
    /// What was agreed beside it.
    #[serde(default)]
    pub options: Options,
    /// The log.
    pub lines: Vec<FileLine>,
    /// What the table wrote in the margin; not there where nothing is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<Margin>,
    /// Points of every seat when it was written; checked on reading, never trusted.
    pub totals: Option<Vec<i32>>,
    /// Hash of the last line in the chain; checked on reading.
    pub hash: Option<String>,
}

impl SessionFile {
    /// The form this version writes.
    pub const FORMAT: &'static str = "parlour-session/1";
}
