//! What a table shows: seats, lines of the log, the position.

use chrono::{DateTime, Utc};
use referee::{Asks, Outcome, Seat, Telling};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{Json, Remark, ScoreLine, Sheet};

/// The colour of a seat. It belongs to the seat of one session, not to the person; every colour also has
/// a shape, so that colour never speaks alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Colour {
    /// Disc.
    Red,
    /// Square.
    Blue,
    /// Triangle.
    Yellow,
    /// Diamond.
    Green,
    /// Cross.
    Black,
    /// Star.
    Orange,
    /// Ring.
    White,
    /// Half-disc.
    Brown,
}

/// Who sits where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeatInfo {
    /// The person's name: NFC, 1 to 40 graphemes, no control or direction-changing characters.
    pub name: String,
    /// Colour (and so shape) of the seat.
    pub colour: Colour,
}

/// What is agreed for one session beside the game's own set-up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Options {
    /// Legal places, forecasts and everything else that helps a player think.
    #[serde(default = "yes")]
    pub hints: bool,
    /// Advice: chances, what would be best, and afterwards what was luck. Said only where it is not wanted, so that
    /// sessions of before this field stay what they were, byte for byte.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub advice: bool,
}

const fn yes() -> bool {
    true
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_yes(value: &bool) -> bool {
    *value
}

impl Default for Options {
    fn default() -> Self {
        Self { hints: true, advice: true }
    }
}

/// Where a session stands in its life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum State {
    /// Somebody is at the table.
    InPlay,
    /// Put aside for later.
    Paused,
    /// Played to the end.
    Finished,
    /// Given up; kept, but out of the statistics.
    Abandoned,
}

/// What the table decided against the rules, or beside them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Ruling {
    /// Points given (or taken, below 0).
    Points {
        /// Who gets them.
        seat: Seat,
        /// How many; not 0.
        points: i32,
    },
    /// A refused move that the table lets stand.
    LetStand {
        /// The move, in the game's form.
        #[serde(rename = "move")]
        mv: Json,
    },
}

/// A correction of an earlier line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Amend {
    /// Another move instead of the one that stands at this line.
    Replace {
        /// The line, by its number.
        seq: u32,
        /// The right move, in the game's form.
        #[serde(rename = "move")]
        mv: Json,
    },
    /// A forgotten move before the one that stands at this line.
    Insert {
        /// The line before which it belongs.
        before: u32,
        /// The forgotten move, in the game's form.
        #[serde(rename = "move")]
        mv: Json,
    },
    /// The move (or ruling) of this line never happened.
    Delete {
        /// The line, by its number.
        seq: u32,
    },
}

/// What a line of the log says. Lines are never changed; undo, corrections and rulings are new lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum LineBody {
    /// A move at the table.
    Move {
        /// The move, in the game's form.
        #[serde(rename = "move")]
        mv: Json,
    },
    /// Back to the table as it was just after line `to`; 0 is the start.
    Undo {
        /// The last line that stays.
        to: u32,
    },
    /// One undone step is made again.
    Redo,
    /// An earlier line is corrected; everything after it is judged again.
    Amend {
        /// The correction.
        change: Amend,
    },
    /// The table decided against the rules.
    Ruling {
        /// What it decided.
        ruling: Ruling,
        /// Why.
        reason: String,
    },
    /// A remark of the table's own.
    Note {
        /// The text.
        text: String,
        /// The line it is about.
        about: Option<u32>,
    },
}

/// Whether what a line said still stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum LineStanding {
    /// It is part of the line of play.
    InPlay,
    /// It was undone.
    Undone,
    /// A later line replaced it.
    Replaced,
    /// A later line deleted it.
    Deleted,
    /// It is no part of the play (undo, redo, note).
    Aside,
}

/// One line of the log, as shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct LineView {
    /// Number of the line, from 1.
    pub seq: u32,
    /// When it was recorded.
    pub at: DateTime<Utc>,
    /// What it says.
    pub body: LineBody,
    /// How the log tells the move it speaks of; none where it speaks of none.
    pub told: Option<Telling>,
    /// Whether that still stands.
    pub standing: LineStanding,
    /// Its place in the line of play, from 1; none if it has no place there.
    pub turn: Option<u32>,
    /// What the rules say against it (a move that became illegal by a correction, or a ruling).
    pub refused: Vec<Remark>,
    /// The points it gave.
    pub scored: Vec<ScoreLine>,
}

/// The table at one moment.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Position {
    /// How many steps of the line of play have been made.
    pub turn: u32,
    /// What the game's screen draws.
    pub view: Json,
    /// Who must act, and what is asked.
    pub asks: Asks,
    /// The score sheet, rulings included.
    pub sheet: Sheet,
    /// Points of every seat.
    pub totals: Vec<i32>,
    /// The sheet if the game ended now; none where hints are off or the game is over.
    pub forecast: Option<Sheet>,
    /// Points of every seat if the game ended now; none like `forecast`.
    pub forecast_totals: Option<Vec<i32>>,
    /// Whether it is over, and who won.
    pub outcome: Outcome,
}

/// A session as shown at the table and in review.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableView {
    /// The session.
    pub session: Uuid,
    /// The game, by id.
    pub game: String,
    /// The version of the rules it is judged by.
    pub rules_version: u32,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// The game's set-up, in the game's form.
    pub setup: Json,
    /// What was agreed beside it.
    pub options: Options,
    /// Where the session stands in its life.
    pub state: State,
    /// When it began.
    pub started_at: DateTime<Utc>,
    /// Number of the last line; 0 before the first. A writer sends it back as `seen`.
    pub seq: u32,
    /// The log.
    pub lines: Vec<LineView>,
    /// How many steps the line of play has.
    pub turns: u32,
    /// The moment shown: the present, or the one asked for.
    pub position: Position,
    /// Whether there is anything to undo.
    pub can_undo: bool,
    /// Whether there is anything to make again.
    pub can_redo: bool,
}

/// A session in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableSummary {
    /// The session.
    pub session: Uuid,
    /// The game, by id.
    pub game: String,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// Where the session stands in its life.
    pub state: State,
    /// When it began.
    pub started_at: DateTime<Utc>,
    /// When the last line was recorded.
    pub touched_at: DateTime<Utc>,
    /// How many steps the line of play has.
    pub turns: u32,
    /// Points of every seat; empty for a result in which not every seat has points.
    pub totals: Vec<i32>,
    /// Who may act now.
    pub acting: Vec<Seat>,
    /// Who won; empty while it goes on.
    pub winners: Vec<Seat>,
    /// Whether it was refereed here; otherwise it is a result that was entered, and has no table.
    pub refereed: bool,
    /// Who sat where, by seat; none where nobody is known.
    pub people: Vec<Option<Uuid>>,
    /// The place each seat came to, from 1; empty while it goes on.
    pub ranks: Vec<u8>,
    /// Time at the table in seconds, without pauses; none where nobody knows.
    pub seconds: Option<u32>,
    /// Where it was played.
    pub place: Option<String>,
    /// The table's own words about it.
    pub note: String,
    /// Minutes by which the table's clock was ahead of UTC; none where nobody noted it.
    pub utc_offset: Option<i16>,
}
