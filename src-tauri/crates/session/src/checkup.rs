//! Is everything in the data folder as it was recorded, and does every shown number follow from the log?

use std::path::Path;

use contract::Failure;
use ledger::{Filter, Ledger};
use serde::Serialize;

use crate::app::{Summary, read_session};
use crate::words::failure;

/// What a check of the data folder found. Nothing is changed by it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Checkup {
    /// Sessions looked at.
    pub sessions: u32,
    /// Lines looked at.
    pub lines: u64,
    /// Everything wrong, one sentence each, for somebody who knows the form.
    pub faults: Vec<String>,
}

/// Checks a data folder, also while somebody plays: the file, the chains of hashes, and every session judged
/// again from its log and compared with what lists show of it.
///
/// # Errors
/// Damage is a finding, not an error; only that the folder cannot be read is one.
pub fn check_folder(folder: &Path) -> Result<Checkup, Failure> {
    let ledger = Ledger::open_reading(folder).map_err(failure)?;
    let report = ledger.check().map_err(failure)?;
    let mut faults: Vec<String> = report.faults.iter().map(ToString::to_string).collect();
    for row in ledger.sessions(&Filter::default()).map_err(failure)? {
        let (session, shown) = (row.id, row.summary.clone());
        match read_session(&ledger, row) {
            // Kept by a newer version or of a game this program does not know: nothing to compare.
            Err(Failure::UnknownGame { .. } | Failure::Newer { .. }) => {}
            Err(problem) => faults.push(format!("session {session}: {problem}")),
            Ok(live) => {
                let kept = shown.as_deref().and_then(|text| serde_json::from_str::<Summary>(text).ok());
                if kept.is_some_and(|kept| kept != Summary::of(&live)) {
                    faults
                        .push(format!("session {session}: the list shows other numbers than its moves give"));
                }
            }
        }
    }
    Ok(Checkup { sessions: report.sessions, lines: report.lines, faults })
}
