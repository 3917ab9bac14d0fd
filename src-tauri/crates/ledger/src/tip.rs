//! The hash that a whole session would have, without recording it: a file can be checked before it is taken in.

use crate::Hash;
use crate::chain::{LineFields, SessionFields};
use crate::words::{NewLine, NewSession};

/// The hash of the last of these lines, as the ledger would chain them; of the session itself where there
/// is no line.
pub fn tip(session: &NewSession, lines: &[NewLine]) -> Hash {
    let begun = SessionFields {
        id: session.id,
        game: &session.game,
        rules_version: session.rules_version,
        seats: &session.seats,
        setup: &session.setup,
        options: &session.options,
        begun_at: session.at.timestamp_millis(),
    }
    .hash();
    (1_u32..).zip(lines).fold(begun, |previous, (seq, line)| {
        LineFields {
            previous,
            seq,
            id: line.id,
            at: line.at.timestamp_millis(),
            kind: line.kind,
            body: &line.body,
            rules_version: line.rules_version,
        }
        .hash()
    })
}
