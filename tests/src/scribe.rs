//! What the ledger's fault tests write: the same lines from the process that is killed and from the test
//! that repeats them.

use chrono::{DateTime, Utc};
use ledger::{Kind, Line, NewLine, NewSession, Standing, State};
use uuid::Uuid;

use crate::kill::Entry;

/// A session with this id.
pub fn session(id: Uuid) -> NewSession {
    NewSession {
        id,
        game: "carcassonne".into(),
        rules_version: 1,
        seats: r#"["Anna","Marek","Zuzka"]"#.into(),
        setup: r#"{"tiles":72}"#.into(),
        options: "{}".into(),
        at: DateTime::UNIX_EPOCH,
    }
}

/// The line of an entry; all of it follows from place and id. Some are long, so that they spill over the
/// pages of the file and the log is written back now and then.
pub fn line(entry: Entry) -> NewLine {
    let long = if entry.seq.is_multiple_of(5) {
        "x".repeat(entry.id.as_bytes()[15] as usize * 60)
    } else {
        String::new()
    };
    NewLine {
        id: entry.id,
        expected: entry.seq.saturating_sub(1),
        at: Utc::now(),
        kind: Kind::ALL[entry.seq as usize % Kind::ALL.len()],
        body: format!(r#"{{"place":{},"words":"{long}"}}"#, entry.seq),
        rules_version: 1,
        standing: Some(Standing {
            state: State::InPlay,
            summary: format!(r#"{{"totals":[{},0,0]}}"#, entry.seq),
        }),
    }
}

/// The entry of a recorded line.
pub fn entry(line: &Line) -> Entry {
    Entry { seq: line.seq, id: line.id }
}
