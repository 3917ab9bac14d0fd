//! The ledger: every session ever recorded, in one SQLite file.
//!
//! It knows no game and no screen. A session is a set-up that never changes and a growing list of
//! [`Line`]s; undo, correction and ruling are new lines, no line is ever changed. What it promises:
//!
//! | promise | how |
//! |---|---|
//! | what [`Ledger::append`] answers is on the disk | one transaction a line, WAL with a full sync |
//! | repeating a call records nothing twice | ids made by the writer, unique in the file |
//! | nothing recorded is ever edited | triggers; a hash over each line and the one before |
//! | nothing is shown that was not recorded | [`Ledger::lines`] checks the chain, lists and memory have seals |
//! | a file that is not understood is not changed | mark, form and soundness are checked first |
//! | one writer | a lock of the system on the folder |
//! | damage is not the end | daily backups, thinned by the calendar; the damaged file is kept |
//!
//! Beside the sessions it keeps who the people are, where they played and what was written in the margin.
//! [`Ledger::change`] does several pieces of work at one moment, all or nothing.
//!
//! Lists are shown from a *standing* kept beside each session (state, number of lines, a summary given
//! by the writer), so that no session has to be replayed for them.
//!
//! ```
//! use chrono::Utc;
//! use ledger::{Kind, Ledger, NewLine, NewSession};
//! use uuid::Uuid;
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let folder = tempfile::tempdir()?;
//! let ledger = Ledger::open(folder.path())?;
//! let session = NewSession {
//!     id: Uuid::now_v7(),
//!     game: "carcassonne".into(),
//!     rules_version: 1,
//!     seats: r#"["Anna", "Marek"]"#.into(),
//!     setup: "{}".into(),
//!     options: "{}".into(),
//!     at: Utc::now(),
//! };
//! ledger.begin(&session)?;
//! let line = NewLine {
//!     id: Uuid::now_v7(),
//!     expected: 0,
//!     at: Utc::now(),
//!     kind: Kind::Move,
//!     body: r#"{"tile": "D"}"#.into(),
//!     rules_version: 1,
//!     standing: None,
//! };
//! let recorded = ledger.append(session.id, &line)?;
//! assert_eq!(recorded.seq, 1);
//! // The answer got lost? The same call again is harmless.
//! assert_eq!(ledger.append(session.id, &line)?, recorded);
//! # Ok(())
//! # }
//! ```

mod append;
mod backup;
mod batches;
mod calendar;
mod chain;
mod check;
mod desk;
mod error;
mod lock;
mod margin;
mod open;
mod people;
mod place;
mod read;
mod rescue;
mod schema;
mod seal;
mod settings;
mod tip;
mod words;
mod work;

pub use append::LONGEST;
pub use backup::Contents;
pub use batches::{BatchRow, OriginRow};
pub use calendar::{Keep, surplus};
pub use chain::Hash;
pub use check::{Fault, FaultKind, Report};
pub use desk::Ledger;
pub use error::{LedgerError, Part};
pub use margin::MarginRow;
pub use people::{CircleRow, PersonRow, PlaceRow};
pub use read::SealedRow;
pub use tip::tip;
pub use words::{Filter, Kind, Line, NewLine, NewSession, SessionRow, Standing, State, UnknownWord};
pub use work::Work;

#[cfg(test)]
mod tests;
