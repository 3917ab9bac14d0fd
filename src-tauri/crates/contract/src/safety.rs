//! Backups, and the proof that everything is as it was recorded.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// A backup in the data folder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Backup {
    /// The name of its file; by it the backup is asked for.
    pub name: String,
    /// When it was made.
    pub made_at: DateTime<Utc>,
    /// How large it is.
    pub bytes: u64,
}

/// The backups in the data folder, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Backups {
    /// The backups.
    pub backups: Vec<Backup>,
}

/// Asks what is in a backup.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BackupOf {
    /// The name of its file.
    pub name: String,
}

/// What is in a backup, or in the data folder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Contents {
    /// Sessions.
    pub sessions: u32,
    /// Lines of their logs.
    pub lines: u64,
    /// When the latest line was recorded.
    pub last_at: Option<DateTime<Utc>>,
    /// Sessions by game.
    pub games: BTreeMap<String, u32>,
}

/// What is in a backup, beside what is in the data folder now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BackupContents {
    /// The backup.
    pub backup: Contents,
    /// The data folder now.
    pub present: Contents,
}

/// Puts a backup in the place of the present archive, which is kept aside.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Restore {
    /// The name of the backup's file.
    pub name: String,
}

/// A backup took the place of the archive.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Restored {
    /// The name of the file in which the archive of before is kept, in the data folder.
    pub aside: Option<String>,
    /// What is in the data folder now.
    pub present: Contents,
}

/// Asks whether everything is as it was recorded.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CheckupOf {
    /// Also put right what can be reckoned again from the log.
    pub mend: bool,
}

/// A kind of fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum FaultKind {
    /// The file does not hang together: only a backup helps.
    File,
    /// A session is not what was begun.
    Session,
    /// A line is not what was recorded.
    Line,
    /// Lines are missing.
    Gap,
    /// Something belongs to nothing.
    Orphan,
    /// What lists show is not what the lines say.
    Standing,
    /// A number shown is not what the log gives.
    Number,
    /// A session cannot be judged any more.
    Unreadable,
}

/// One fault.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Fault {
    /// Its kind.
    pub kind: FaultKind,
    /// The session, where it is one's.
    pub session: Option<Uuid>,
    /// What was found, for somebody who knows the form.
    pub detail: String,
    /// Whether it was put right.
    pub mended: bool,
}

/// What a check found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Checkup {
    /// Sessions looked at.
    pub sessions: u32,
    /// Lines looked at.
    pub lines: u64,
    /// Everything wrong.
    pub faults: Vec<Fault>,
    /// How many of each kind.
    pub counts: BTreeMap<FaultKind, u32>,
}
