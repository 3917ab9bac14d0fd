//! What the table wrote in the margin of a session: nothing in it changes a move or a point.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// A sign beside a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Mark {
    /// To be found again.
    Star,
    /// Well played.
    Good,
    /// Badly played.
    Mistake,
    /// To be talked about.
    Question,
}

/// A line of the log that has a mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Marked {
    /// Number of the line.
    pub seq: u32,
    /// The mark.
    pub mark: Mark,
}

/// A time in which nobody was at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pause {
    /// From when.
    pub from: DateTime<Utc>,
    /// Until when; none while it lasts.
    pub to: Option<DateTime<Utc>>,
}

/// What the table wrote in the margin of a session.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Margin {
    /// Where it was played, by name.
    pub place: Option<String>,
    /// A few words about the session; at most 2,000 characters.
    pub note: String,
    /// Minutes by which the table's clock was ahead of UTC when the session began.
    pub utc_offset: Option<i16>,
    /// Marks, by line.
    pub marks: Vec<Marked>,
    /// Pauses, in order.
    pub pauses: Vec<Pause>,
}

impl Margin {
    /// Whether nothing is written in it.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Asks for the margin of a session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MarginOf {
    /// The session.
    pub session: Uuid,
}

/// Writes place and note. A place that is not known yet is added.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetMargin {
    /// The session.
    pub session: Uuid,
    /// Where, by name; none for nowhere in particular.
    pub place: Option<String>,
    /// A few words; at most 2,000 characters.
    pub note: String,
}

/// Marks a line, or wipes the mark off.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetMark {
    /// The session.
    pub session: Uuid,
    /// Number of the line.
    pub seq: u32,
    /// The mark; none wipes it off.
    pub mark: Option<Mark>,
}
