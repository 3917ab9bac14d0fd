//! Why a command was not carried out. The interface speaks by `code`; it never reads the text.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Remark;

/// What is wrong with a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum BadName {
    /// Nothing to see in it.
    Empty,
    /// More than 40 graphemes or 200 bytes.
    TooLong,
    /// A control or direction-changing character is in it.
    Control,
    /// Another seat has the same name, apart from upper and lower case.
    Twin,
}

/// Why a command was not carried out. Whatever the code, nothing was written.
#[derive(Debug, Clone, PartialEq, Eq, Error, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "code", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Failure {
    /// Against the rules; every reason.
    #[error("refused by the rules: {}", reasons.iter().map(|reason| reason.rule.as_str()).collect::<Vec<_>>().join(", "))]
    Refused {
        /// The reasons, the weightiest first.
        reasons: Vec<Remark>,
    },
    /// Not of the form it should have.
    #[error("not understood: {detail}")]
    NotUnderstood {
        /// What was expected, for somebody who reads the form.
        detail: String,
        /// Line in the text, from 1; 0 where there is no text.
        line: u32,
        /// Column in the line, from 1; 0 where there is no text.
        column: u32,
    },
    /// A name that cannot be taken.
    #[error("the name of seat {seat} cannot be taken: {reason:?}")]
    BadName {
        /// Whose.
        seat: u8,
        /// What is wrong with it.
        reason: BadName,
    },
    /// Two seats have one colour.
    #[error("two seats have the same colour")]
    TwinColours,
    /// The set-up is for another number of seats than were named.
    #[error("{named} seats are named, the set-up has {setup}")]
    SeatCount {
        /// Seats named.
        named: u8,
        /// Seats in the set-up.
        setup: u8,
    },
    /// No game of this id is known.
    #[error("no game is called {game}")]
    UnknownGame {
        /// The id.
        game: String,
    },
    /// There is no such session.
    #[error("there is no such session")]
    UnknownSession,
    /// There is no such line, or it has no place in the play.
    #[error("line {seq} has no place in the play")]
    UnknownLine {
        /// Its number.
        seq: u32,
    },
    /// Somebody else recorded a line in between.
    #[error("the table has gone on to line {have}")]
    Stale {
        /// The number of the last line.
        have: u32,
    },
    /// The same id was used for something else before.
    #[error("this id stands for something else already")]
    Conflict,
    /// There is nothing to undo.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// There is nothing to make again.
    #[error("there is nothing to make again")]
    NothingToRedo,
    /// A ruling without a reason, or over points that are none.
    #[error("a ruling needs a reason and an effect")]
    EmptyRuling,
    /// A text is longer than it may be.
    #[error("a text is longer than {limit} characters")]
    TooLong {
        /// The limit in characters.
        limit: u32,
    },
    /// A file that is no session file, or a damaged one.
    #[error("damaged session file: {detail}")]
    DamagedFile {
        /// What does not hold.
        detail: String,
    },
    /// A name of a person, place or group that cannot be taken.
    #[error("this name cannot be taken: {reason:?}")]
    UnfitName {
        /// What is wrong with it.
        reason: BadName,
    },
    /// There is no such person.
    #[error("there is no such person")]
    UnknownPerson,
    /// There is no such place.
    #[error("there is no such place")]
    UnknownPlace,
    /// There is no such group.
    #[error("there is no such group")]
    UnknownGroup,
    /// There is no such batch.
    #[error("there is no such batch")]
    UnknownBatch,
    /// There is no such backup.
    #[error("there is no backup of this name")]
    UnknownBackup,
    /// A person cannot be merged with this one.
    #[error("these two cannot be merged")]
    CannotMerge,
    /// The session has no moves: it is a result that was entered.
    #[error("this session was not refereed, only its result is known")]
    NotRefereed,
    /// The session was refereed: its result comes from its moves.
    #[error("this session was refereed, its result comes from its moves")]
    Refereed,
    /// A result that cannot be one.
    #[error("this cannot be a result: {detail}")]
    BadResult {
        /// What does not hold.
        detail: String,
    },
    /// A file of another program that is damaged, or none that is known.
    #[error("the file cannot be taken in, {at}: {detail}")]
    BadImport {
        /// Where in the file.
        at: String,
        /// What does not hold.
        detail: String,
    },
    /// Written by a newer version.
    #[error("written by a newer version ({version})")]
    Newer {
        /// The version found.
        version: u32,
    },
    /// Another process has the data folder.
    #[error("the data folder is in use by process {pid}")]
    Locked {
        /// Its process id; 0 if it could not be read.
        pid: u32,
    },
    /// No room left.
    #[error("no room left in the data folder")]
    Full,
    /// The data folder cannot be written.
    #[error("the data folder cannot be written")]
    ReadOnly,
    /// The database is damaged.
    #[error("the database is damaged: {detail}")]
    Damaged {
        /// What was found.
        detail: String,
    },
    /// Anything else; a fault of ours or of the machine.
    #[error("internal: {detail}")]
    Internal {
        /// For the log.
        detail: String,
    },
}
