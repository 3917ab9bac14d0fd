//! Every command, wire type and error code, declared once.
//!
//! The list of commands is [`with_commands!`]; the desktop shell, the HTTP host and the generated TypeScript
//! are all made from it, so a host that lacks a command does not compile. From the types here come the JSON
//! Schemas in `schemas/`, and from those the TypeScript types of the interface.
//!
//! What belongs to one game (its set-up, moves, places, view, questions) travels as [`Json`]: this crate
//! knows no game. The game's own schema says what is in it.

mod advice;
mod commands;
mod dispatch;
mod exchange;
mod failure;
mod file;
mod margin;
mod people;
mod result;
mod review;
mod safety;
mod schemas;
mod select;
mod statistics;
mod table;

pub use advice::*;
pub use commands::*;
pub use dispatch::{Commands, call};
pub use exchange::*;
pub use failure::{BadName, Failure};
pub use file::{FileLine, SessionFile};
pub use margin::*;
pub use people::*;
pub use result::*;
pub use review::*;
pub use safety::*;
pub use schemas::{CommandInfo, commands, schema};
pub use select::*;
pub use statistics::*;
pub use table::{
    Amend, Colour, LineBody, LineStanding, LineView, Options, Position, Ruling, SeatInfo, State,
    TableSummary, TableView,
};

/// A value that only the game it belongs to understands.
pub type Json = serde_json::Value;

/// A remark whose places are in the game's own form.
pub type Remark = referee::Remark<Json>;
/// A verdict whose places are in the game's own form.
pub type Verdict = referee::Verdict<Json>;
/// A score sheet whose places are in the game's own form.
pub type Sheet = referee::Sheet<Json>;
/// A line of the score sheet whose places are in the game's own form.
pub type ScoreLine = referee::Line<Json>;
