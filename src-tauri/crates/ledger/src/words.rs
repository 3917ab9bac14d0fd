//! What is given to the ledger and what it gives back.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Utc};
use uuid::Uuid;

use crate::Hash;

/// What a line records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A move of the game.
    Move,
    /// Lines before this one are taken back.
    Undo,
    /// What was taken back counts again.
    Redo,
    /// An earlier move is inserted, replaced or deleted.
    Amend,
    /// What the table decided against or beside the rules.
    Ruling,
    /// Words only.
    Note,
    /// How a session came out that nobody refereed; the last one counts.
    Result,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Self; 7] =
        [Self::Move, Self::Undo, Self::Redo, Self::Amend, Self::Ruling, Self::Note, Self::Result];

    /// The stored word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Amend => "amend",
            Self::Ruling => "ruling",
            Self::Note => "note",
            Self::Result => "result",
        }
    }
}

/// Where a session stands, as its table says. Not a line: pausing changes nothing that was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum State {
    /// Being played.
    InPlay,
    /// To be taken up again.
    Paused,
    /// Played to the end.
    Finished,
    /// Given up: kept, and out of the statistics.
    Abandoned,
}

impl State {
    /// Every state.
    pub const ALL: [Self; 4] = [Self::InPlay, Self::Paused, Self::Finished, Self::Abandoned];

    /// The stored word.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::InPlay => "inPlay",
            Self::Paused => "paused",
            Self::Finished => "finished",
            Self::Abandoned => "abandoned",
        }
    }
}

/// A word that is no [`Kind`] or no [`State`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown word: {0}")]
pub struct UnknownWord(pub String);

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Kind {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|kind| kind.as_str() == word).ok_or_else(|| UnknownWord(word.to_owned()))
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for State {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        Self::ALL.into_iter().find(|state| state.as_str() == word).ok_or_else(|| UnknownWord(word.to_owned()))
    }
}

/// A session to begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSession {
    /// Made by whoever begins it, so that repeating the call is harmless.
    pub id: Uuid,
    /// Which game; the ledger knows none and takes any word.
    pub game: String,
    /// The version of the game's rules at the beginning.
    pub rules_version: u32,
    /// Who sits where: JSON.
    pub seats: String,
    /// The set-up of the game: JSON.
    pub setup: String,
    /// What else the table chose: JSON.
    pub options: String,
    /// When; kept to the millisecond.
    pub at: DateTime<Utc>,
}

/// A session as it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionRow {
    /// Its id.
    pub id: Uuid,
    /// Which game.
    pub game: String,
    /// The version of the game's rules at the beginning.
    pub rules_version: u32,
    /// Who sits where: JSON.
    pub seats: String,
    /// The set-up of the game: JSON.
    pub setup: String,
    /// What else the table chose: JSON.
    pub options: String,
    /// When it began.
    pub begun_at: DateTime<Utc>,
    /// The hash of all the above; the first line's chain begins with it.
    pub hash: Hash,
    /// Where it stands.
    pub state: State,
    /// How many lines it has; the `seq` of its last line.
    pub lines: u32,
    /// When its last line was recorded, or when it began.
    pub last_at: DateTime<Utc>,
    /// The hash of its last line, or its own: stands for everything recorded so far.
    pub tip: Hash,
    /// What lists show (totals, winners, whose turn): JSON, as given with the latest [`Standing`].
    pub summary: Option<String>,
    /// Whether all this is as it was written. When not, `summary` is withheld, `state` is
    /// [`State::Paused`], and [`crate::Ledger::check`] says what is wrong.
    pub sound: bool,
}

/// What lists are to show of a session, without a replay.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// Where it stands.
    pub state: State,
    /// Totals, winners, whose turn: JSON.
    pub summary: String,
}

/// A line to record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewLine {
    /// Made by whoever records it, once for the intent, so that repeating the call is harmless.
    pub id: Uuid,
    /// The `seq` of the last line the writer saw; 0 before the first.
    pub expected: u32,
    /// When; kept to the millisecond. Never used for order.
    pub at: DateTime<Utc>,
    /// What it records.
    pub kind: Kind,
    /// Its content: JSON.
    pub body: String,
    /// The version of the game's rules that judged it.
    pub rules_version: u32,
    /// What lists show from now on; `None` leaves it.
    pub standing: Option<Standing>,
}

/// A recorded line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The session.
    pub session: Uuid,
    /// Its place, from 1 on, without gaps.
    pub seq: u32,
    /// Its id.
    pub id: Uuid,
    /// When it was recorded.
    pub at: DateTime<Utc>,
    /// What it records.
    pub kind: Kind,
    /// Its content: JSON.
    pub body: String,
    /// The version of the game's rules that judged it.
    pub rules_version: u32,
    /// Chains it to the line before.
    pub hash: Hash,
}

/// Which sessions to list. The default lists all.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Filter {
    /// Only this game.
    pub game: Option<String>,
    /// Only these states; empty for all.
    pub states: Vec<State>,
    /// At most so many.
    pub limit: Option<u32>,
    /// After leaving out so many.
    pub offset: u32,
}
