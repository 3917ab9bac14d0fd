//! Is everything in the data folder as it was recorded, and does every shown number follow from the log?

use std::collections::BTreeMap;
use std::path::Path;

use contract::{Checkup, Failure, Fault, FaultKind, State};
use ledger::{Filter, Ledger, SessionRow, Standing};
use uuid::Uuid;

use crate::App;
use crate::app::{is_result, parse, read_session, standing};
use crate::memory::{Summary, read_result};
use crate::words::{failure, json, told};

/// Checks a data folder, also while somebody plays: the file, the chains of hashes, and every session judged
/// again from its log and compared with what lists show of it. Nothing is changed by it.
///
/// # Errors
/// Damage is a finding, not an error; only that the folder cannot be read is one.
pub fn check_folder(folder: &Path) -> Result<Checkup, Failure> {
    check(&Ledger::open_reading(folder).map_err(failure)?, false)
}

impl App {
    /// Checks everything; if asked for, puts right what can be reckoned again from the log.
    pub(crate) fn check_all(&self, mend: bool) -> Result<Checkup, Failure> {
        let found = check(&self.ledger, mend);
        if mend {
            self.tables().clear();
            self.memory().forget();
        }
        found
    }
}

/// What a session's log gives, against what is kept beside it.
enum Compared {
    Same,
    /// Reckoned by an older version, or of a game this program does not know: nothing to compare.
    NotComparable,
    Differs(Standing),
}

fn check(ledger: &Ledger, mend: bool) -> Result<Checkup, Failure> {
    let report = ledger.check().map_err(failure)?;
    let mut faults: Vec<Fault> = report.faults.iter().map(fault).collect();
    if mend && !faults.is_empty() {
        let mended = ledger.recount().map_err(failure)?;
        for fault in &mut faults {
            fault.mended =
                fault.kind == FaultKind::Standing && fault.session.is_some_and(|id| mended.contains(&id));
        }
    }
    let broken: Vec<Uuid> =
        faults.iter().filter(|fault| !fault.mended).filter_map(|fault| fault.session).collect();
    for row in ledger.sessions(&Filter::default()).map_err(failure)? {
        let session = row.id;
        if broken.contains(&session) {
            continue;
        }
        match compare(ledger, &row) {
            Ok(Compared::Same | Compared::NotComparable) => {}
            Ok(Compared::Differs(standing)) => {
                // A summary that was in doubt and dropped is only given again.
                let given_again = row.summary.is_none();
                if mend {
                    ledger.set_standing(session, &standing).map_err(failure)?;
                }
                if !given_again {
                    faults.push(Fault {
                        kind: FaultKind::Number,
                        session: Some(session),
                        detail: "the list shows other numbers than its log gives".to_owned(),
                        mended: mend,
                    });
                }
            }
            Err(problem) => faults.push(Fault {
                kind: FaultKind::Unreadable,
                session: Some(session),
                detail: problem.to_string(),
                mended: false,
            }),
        }
    }
    let mut checkup =
        Checkup { sessions: report.sessions, lines: report.lines, faults, counts: BTreeMap::new() };
    for fault in &checkup.faults {
        *checkup.counts.entry(fault.kind).or_insert(0) += 1;
    }
    Ok(checkup)
}

fn compare(ledger: &Ledger, row: &SessionRow) -> Result<Compared, Failure> {
    let kept = row.summary.as_deref().map(parse::<Summary>);
    let (state, counted) = if is_result(row) {
        let (_, lines) = ledger.look(failure, |here| read_result(here, row.id))?;
        let counted = lines.last().map(|line| Summary::of_result(&line.result)).unwrap_or_default();
        (row.state, json(&counted)?)
    } else {
        match ledger.look(failure, |here| read_session(here, row.id)) {
            // Kept by a newer version or of a game this program does not know.
            Err(Failure::UnknownGame { .. } | Failure::Newer { .. }) => return Ok(Compared::NotComparable),
            Err(problem) => return Err(problem),
            Ok(live) => {
                let standing = standing(&live)?;
                (standing.state, standing.summary)
            }
        }
    };
    let counted_again = parse::<Summary>(&counted)?;
    let standing = Standing { state, summary: counted };
    let version = |summary: &Summary| summary.reckoned.as_ref().map(|one| one.version);
    let plain = |summary: &Summary| Summary { reckoned: None, ..summary.clone() };
    Ok(match kept {
        // A session without lines has nothing kept.
        None if row.lines == 0 => Compared::Same,
        Some(Ok(kept)) if kept == counted_again => Compared::Same,
        // Figures of an older version are reckoned again when somebody asks for them; points and winners are not.
        Some(Ok(kept))
            if told(row.state) == State::Finished
                && version(&kept) != version(&counted_again)
                && plain(&kept) == plain(&counted_again) =>
        {
            Compared::NotComparable
        }
        None | Some(Ok(_) | Err(_)) => Compared::Differs(standing),
    })
}

fn fault(found: &ledger::Fault) -> Fault {
    let (kind, session) = match found {
        ledger::Fault::File { .. } => (FaultKind::File, None),
        ledger::Fault::Session { session } => (FaultKind::Session, Some(*session)),
        ledger::Fault::Line { session, .. } => (FaultKind::Line, Some(*session)),
        ledger::Fault::Gap { session, .. } => (FaultKind::Gap, Some(*session)),
        ledger::Fault::Orphan { session } => (FaultKind::Orphan, Some(*session)),
        ledger::Fault::Standing { session } => (FaultKind::Standing, Some(*session)),
    };
    Fault { kind, session, detail: found.to_string(), mended: false }
}
