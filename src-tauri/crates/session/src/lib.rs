//! The application: tables in play, undo, correction, rulings, import and export.
//!
//! The log is the truth. [`play`] turns its lines into the line of play, [`judge`] folds that through the
//! game's rules, and what a screen shows is derived from the two. Nothing is recorded before the rules were
//! asked, and nothing is shown as recorded before the ledger has it on the disk.
//!
//! Games are known by one list only, [`games::GAMES`]: adding a game is a line there.

mod app;
mod checkup;
mod erased;
mod file;
pub mod games;
mod judge;
mod live;
mod names;
mod play;
mod words;

pub use app::{App, Clock};
pub use checkup::{Checkup, check_folder};
pub use erased::{AnyGame, AnyPosition};
pub use file::{Judgement, judge_file, parse_file};
