//! Taking the data elsewhere, and in.
//!
//! | module | what it is |
//! |---|---|
//! | `told` | a session as it is told to others |
//! | `leave` | every form in which sessions leave |
//! | `moves` | every line of the log as a JSON document, for analysis |
//! | `archive` | everything in one file, without loss, and back |
//! | `take` | files of other programs, taken in as results |

mod archive;
mod leave;
mod moves;
mod take;
mod told;

pub use leave::Leaving;

use contract::{Batch, Batches, Failure, Source};
use ledger::BatchRow;
use uuid::Uuid;

use crate::App;
use crate::words::failure;

/// A source as it is kept.
pub(crate) const fn source_word(source: Source) -> &'static str {
    match source {
        Source::Parlour => "parlour",
        Source::BgStats => "bgStats",
        Source::BoardGameGeek => "boardGameGeek",
    }
}

/// A kept source; one of a newer version is taken for our own.
fn source_of(word: &str) -> Source {
    [Source::BgStats, Source::BoardGameGeek]
        .into_iter()
        .find(|source| source_word(*source) == word)
        .unwrap_or(Source::Parlour)
}

impl App {
    /// Files that were taken in, the latest first.
    pub(crate) fn batch_list(&self) -> Result<Batches, Failure> {
        let rows = self.ledger.look(failure, |here| here.batches().map_err(failure))?;
        let batches = rows.into_iter().map(|row| Batch {
            batch: row.id,
            source: source_of(&row.source),
            at: row.at,
            sessions: row.sessions,
            undone: row.undone,
        });
        Ok(Batches { batches: batches.collect() })
    }

    /// Takes what a file brought out of lists and statistics, or brings it back. Nothing is deleted.
    pub(crate) fn withdraw(&self, batch: Uuid, undone: bool) -> Result<Batches, Failure> {
        self.ledger.change(failure, |here| {
            let known = here.batches().map_err(failure)?.into_iter().find(|row| row.id == batch);
            let row = known.ok_or(Failure::UnknownBatch)?;
            here.set_batch(&BatchRow { undone, ..row }).map_err(failure)
        })?;
        self.memory().forget();
        self.batch_list()
    }
}
