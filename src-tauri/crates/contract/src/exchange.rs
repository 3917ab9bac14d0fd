//! Taking the data elsewhere, and in.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{Group, ResultFile, Selection, SessionFile};

/// A form in which sessions leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum ExportForm {
    /// Everything, without loss: one JSON document a line.
    Archive,
    /// One row a session (RFC 4180, safe in spreadsheets).
    SessionsCsv,
    /// One row a seat of a session (RFC 4180, safe in spreadsheets).
    SeatsCsv,
    /// One JSON document a line of the log, for analysis.
    MovesNdjson,
    /// The shape of a BG Stats export.
    BgStats,
    /// The shape of a BG Stats file with one play.
    BgStatsPlay,
}

/// Asks for sessions in some form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ExportMany {
    /// In which form.
    pub form: ExportForm,
    /// Which sessions.
    #[serde(default)]
    pub select: Selection,
    /// Only these of them; empty for all.
    #[serde(default)]
    pub sessions: Vec<Uuid>,
}

/// Sessions in some form.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Exported {
    /// A name for the file: letters, digits, dots, dashes and underscores.
    pub name: String,
    /// Its media type.
    pub media: String,
    /// The text of the file.
    pub text: String,
    /// Sessions in it.
    pub sessions: u32,
}

/// Asks for the address by which a telephone takes a play over into BG Stats.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PushLinkOf {
    /// The session.
    pub session: Uuid,
}

/// An address, to be shown as a QR code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PushLink {
    /// The address; at most 8,000 characters.
    pub link: String,
    /// The rows of the QR code, top to bottom: `1` is dark. Empty where the address is too long for one.
    pub code: Vec<String>,
}

/// Takes a file in, or tells what that would do. The form is found out from the content: an archive, a session
/// or a result of ours, a BG Stats export or play, `BoardGameGeek` plays as XML or CSV.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ImportMany {
    /// Id of the batch, made by the client, so that a retry is harmless.
    pub batch: Uuid,
    /// The text of the file.
    pub text: String,
    /// Only tell; nothing is kept.
    pub dry_run: bool,
    /// Who the people of the file are, by the name in the file. The others are matched by name, or added.
    #[serde(default)]
    pub people: BTreeMap<String, Uuid>,
    /// Which games those of the file are, by the name in the file. The others are matched by number and name.
    #[serde(default)]
    pub games: BTreeMap<String, String>,
}

/// Where a file comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Source {
    /// An archive, a session or a result of ours.
    Parlour,
    /// BG Stats.
    BgStats,
    /// `BoardGameGeek`.
    BoardGameGeek,
}

/// How a name of the file was matched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Matched {
    /// Somebody said so.
    Chosen,
    /// By number or name.
    Found,
    /// Nothing known is like it; it is added.
    Added,
}

/// A person of the file and who it is here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PersonMatch {
    /// The name in the file.
    pub name: String,
    /// Who it is; none for somebody new.
    pub person: Option<Uuid>,
    /// How that was found.
    pub matched: Matched,
    /// Sessions of the file at which the person sat.
    pub sessions: u32,
}

/// A game of the file and which it is here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameMatch {
    /// The name in the file.
    pub name: String,
    /// The game, by id; or any other game, by its name.
    pub game: String,
    /// How that was found.
    pub matched: Matched,
    /// Sessions of the file.
    pub sessions: u32,
}

/// Something in the file that was not taken, or not taken as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ImportRemark {
    /// Where in the file: `plays[3].playerScores[1]`, `play 900005`, `line 7`.
    pub at: String,
    /// Key of the sentence in the language files (`import-score-text`).
    pub message: String,
    /// What the sentence fills in.
    pub detail: String,
}

/// What taking a file in did, or would do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Imported {
    /// Where the file comes from.
    pub source: Source,
    /// Whether anything was kept.
    pub dry_run: bool,
    /// The batch, if one was made: it can be undone as one.
    pub batch: Option<Uuid>,
    /// Sessions that were not known.
    pub fresh: u32,
    /// Sessions that were known already and stay as they are.
    pub known: u32,
    /// People of the file.
    pub people: Vec<PersonMatch>,
    /// Games of the file.
    pub games: Vec<GameMatch>,
    /// What was left out or read with care; the first 500.
    pub remarks: Vec<ImportRemark>,
}

/// A file that was taken in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Batch {
    /// The batch.
    pub batch: Uuid,
    /// Where the file came from.
    pub source: Source,
    /// When it was taken in.
    pub at: DateTime<Utc>,
    /// Sessions that came with it.
    pub sessions: u32,
    /// Whether it was undone: its sessions are in no list and no statistics.
    pub undone: bool,
}

/// Files that were taken in, the latest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Batches {
    /// The batches.
    pub batches: Vec<Batch>,
}

/// Undoes a batch, or brings it back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoBatch {
    /// The batch.
    pub batch: Uuid,
    /// True takes it out of lists and statistics, false brings it back.
    pub undone: bool,
}

/// A person in an archive.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ArchivedPerson {
    /// The person.
    pub person: Uuid,
    /// The name.
    pub name: String,
    /// The colour usually taken.
    #[serde(default)]
    pub colour: Option<crate::Colour>,
    /// Not offered any more.
    #[serde(default)]
    pub hidden: bool,
    /// Who it turned out to be.
    #[serde(default)]
    pub merged_into: Option<Uuid>,
}

/// Where a session came from, when it was taken in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Origin {
    /// The program.
    pub source: Source,
    /// What it is called there.
    pub id: String,
}

/// One line of an archive. The first is the head, the last the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum ArchiveLine {
    /// What the file is.
    Head {
        /// `parlour-archive/1`.
        format: String,
    },
    /// A person.
    Person(ArchivedPerson),
    /// A place.
    Place {
        /// The place.
        place: Uuid,
        /// Its name.
        name: String,
        /// Not offered any more.
        hidden: bool,
    },
    /// A group.
    Group(Group),
    /// A session, with who sat at each seat.
    Session {
        /// By seat.
        people: Vec<Uuid>,
        /// The session file.
        file: Box<SessionFile>,
    },
    /// A result, with who sat at each seat.
    Result {
        /// By seat.
        people: Vec<Uuid>,
        /// Where it came from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        origin: Option<Origin>,
        /// The result file.
        file: Box<ResultFile>,
    },
    /// How much there was: a file without it was cut off.
    End {
        /// Sessions and results.
        sessions: u32,
    },
}

impl ArchiveLine {
    /// The form this version writes.
    pub const FORMAT: &'static str = "parlour-archive/1";
}
