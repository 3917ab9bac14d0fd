//! The application: tables in play, undo, correction, rulings; what is remembered of all sessions; import and
//! export.
//!
//! The log is the truth. [`play`] turns its lines into the line of play, [`judge`] folds that through the
//! game's rules, and what a screen shows is derived from the two. Nothing is recorded before the rules were
//! asked, and nothing is shown as recorded before the ledger has it on the disk.
//!
//! | module | what it is |
//! |---|---|
//! | [`app`], [`commands`] | the data folder; every command of the contract |
//! | [`play`], [`judge`], [`live`] | one session: its line of play, its fold, what is shown of it |
//! | [`erased`] | a game without its types |
//! | [`memory`] | one entry for each session: lists, people, places, margins, results |
//! | [`reckon`] | what a session adds to the statistics when it ends; one file for each game |
//! | [`review`] | the course of the points; what would have been |
//! | [`advice`] | what games say about what would be best, and the tables they need for it |
//! | [`file`], [`exchange`] | session files; everything that comes from elsewhere or goes there |
//! | [`safety`], [`checkup`] | backups; the proof that everything shown follows from the log |
//!
//! Games are known by one list only, [`games::GAMES`]: adding a game is a line there.

mod advice;
mod app;
mod checkup;
mod commands;
mod erased;
mod exchange;
mod file;
pub mod games;
mod judge;
mod live;
mod memory;
mod names;
mod play;
mod reckon;
mod review;
mod safety;
mod words;

pub use advice::advise_file;
pub use app::{App, Clock};
pub use checkup::check_folder;
pub use erased::{AnyGame, AnyPosition};
pub use exchange::Leaving;
pub use file::{Judgement, judge_file, parse_file};
pub use safety::restore_folder;
