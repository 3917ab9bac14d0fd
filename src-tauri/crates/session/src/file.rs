//! Session files: written, read, judged.

use std::collections::BTreeSet;

use contract::{BecameIllegal, Failure, FileLine, LineBody, Position, SessionFile, TableView};
use ledger::{SessionRow, Work};
use uuid::Uuid;

use crate::app::{line, parse, read_session, standing};
use crate::live::{Heading, Live, moved};
use crate::memory::{Summary, margin, people};
use crate::play::LineOfPlay;
use crate::words::{failure, new_line, new_session, told};
use crate::{games, names};

/// Most bytes of a session file; a game of a thousand moves has a fiftieth of it.
const LIMIT: usize = 32 * 1024 * 1024;

/// Reads a session file.
///
/// # Errors
/// [`Failure::NotUnderstood`] with line and column where it is not of the form, [`Failure::TooLong`],
/// [`Failure::Newer`] where a newer version wrote it.
pub fn parse_file(text: &str) -> Result<SessionFile, Failure> {
    if text.len() > LIMIT {
        return Err(Failure::TooLong { limit: u32::try_from(LIMIT).unwrap_or(u32::MAX) });
    }
    // A byte-order mark is how some editors begin a file.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let file: SessionFile = serde_json::from_str(text).map_err(|error| Failure::NotUnderstood {
        detail: error.to_string(),
        line: u32::try_from(error.line()).unwrap_or(u32::MAX),
        column: u32::try_from(error.column()).unwrap_or(u32::MAX),
    })?;
    if file.format == SessionFile::FORMAT {
        return Ok(file);
    }
    match file.format.strip_prefix("parlour-session/").and_then(|version| version.parse().ok()) {
        Some(version) => Err(Failure::Newer { version }),
        None => Err(damaged(format!("format {:?}", file.format.chars().take(40).collect::<String>()))),
    }
}

/// What the referee says to a whole file.
pub struct Judgement {
    /// Moves that the rules refuse, in order.
    pub illegal: Vec<BecameIllegal>,
    /// The session as it would be shown.
    pub table: TableView,
    /// The position at the end.
    pub position: Position,
}

/// Judges a whole file without recording anything.
///
/// # Errors
/// Everything that keeps the file from being understood; refused moves are in the judgement.
pub fn judge_file(file: &SessionFile) -> Result<Judgement, Failure> {
    let live = open(file)?;
    let table = live.view(None);
    Ok(Judgement { illegal: live.fold.illegal(), position: table.position.clone(), table })
}

/// The session of a file, in memory.
///
/// # Errors
/// As for [`judge_file`].
pub(crate) fn open(file: &SessionFile) -> Result<Live, Failure> {
    let game = games::game(&file.game)?;
    let newest = file.lines.iter().map(|line| line.rules_version).max().unwrap_or(0).max(file.rules_version);
    if newest > game.info().rules_version {
        return Err(Failure::Newer { version: newest });
    }
    let mut ids = BTreeSet::new();
    for (expected, line) in (1_u32..).zip(&file.lines) {
        if line.seq != expected {
            return Err(damaged(format!("line {} stands where line {expected} should", line.seq)));
        }
        if !ids.insert(line.id) {
            return Err(damaged(format!("line {expected} has the id of an earlier one")));
        }
    }
    let heading = Heading {
        session: file.id,
        game: file.game.clone(),
        rules_version: file.rules_version,
        seats: names::seats(&file.seats)?,
        setup: file.setup.clone(),
        options: file.options,
        started_at: file.started_at,
    };
    let mut live = Live::lay_out(heading)?;
    live.state = file.state;
    live.margin = file.margin.as_ref().map(margin::tidy).transpose()?.unwrap_or_default();
    live.extend(file.lines.iter().cloned()).map_err(|failure| match failure {
        Failure::NotUnderstood { detail, .. } => {
            let strange = |line: &&FileLine| moved(&line.body).is_some_and(|mv| game.tidy(mv).is_err());
            let seq = file.lines.iter().find(strange).map_or(0, |line| line.seq);
            damaged(format!("line {seq} is not understood: {detail}"))
        }
        Failure::NothingToUndo => {
            damaged(format!("line {} undoes where there is nothing to undo", astray(&file.lines)))
        }
        Failure::NothingToRedo => {
            damaged(format!("line {} makes again where nothing was undone", astray(&file.lines)))
        }
        other => other,
    })?;
    if let Some(hash) = &file.hash {
        let lines = file.lines.iter().map(new_line).collect::<Result<Vec<_>, _>>()?;
        if *hash != ledger::tip(&new_session(&live.heading)?, &lines).to_string() {
            return Err(damaged(
                "the hash is not that of the lines: something was changed or lost".to_owned(),
            ));
        }
    }
    if let Some(totals) = &file.totals {
        let counted = live.totals();
        // Under other rules the same moves may have scored otherwise; the file is whole all the same.
        if newest == game.info().rules_version && *totals != counted {
            return Err(damaged(format!("the totals {totals:?} are not those of the moves, {counted:?}")));
        }
    }
    Ok(live)
}

/// The first line that undoes, or makes again, where there is nothing. A log that is right up to some line is right
/// up to every line before it.
fn astray(lines: &[FileLine]) -> usize {
    let (mut right, mut wrong) = (0, lines.len());
    while wrong - right > 1 {
        let middle = right.midpoint(wrong);
        let read = LineOfPlay::read(lines.iter().take(middle).map(|line| &line.body));
        if matches!(read, Err(Failure::NothingToUndo | Failure::NothingToRedo)) {
            wrong = middle;
        } else {
            right = middle;
        }
    }
    wrong
}

/// Refuses a file that holds a refused move nobody ruled on or corrected: no table of ours writes one.
///
/// # Errors
/// [`Failure::DamagedFile`] naming line and rule.
pub(crate) fn sound(live: &Live) -> Result<(), Failure> {
    let corrected = live.lines.iter().any(|line| match line.body {
        LineBody::Amend { .. } => true,
        LineBody::Move { .. }
        | LineBody::Undo { .. }
        | LineBody::Redo
        | LineBody::Ruling { .. }
        | LineBody::Note { .. } => false,
    });
    match live.fold.illegal().first() {
        Some(first) if !corrected => {
            let rules: Vec<&str> = first.reasons.iter().map(|reason| reason.rule.as_str()).collect();
            Err(damaged(format!("line {} is refused: {}", first.seq, rules.join(", "))))
        }
        _ => Ok(()),
    }
}

/// A recorded session as a file, without judging it again.
///
/// # Errors
/// What the ledger says.
pub(crate) fn recorded(here: &Work<'_>, row: SessionRow) -> Result<SessionFile, Failure> {
    let totals = match row.summary.as_deref() {
        Some(summary) => Some(parse::<Summary>(summary)?.totals),
        // Nothing recorded yet: the game says what everybody begins with.
        None => Some(read_session(here, row.id)?.totals()),
    };
    let margin = margin::read(here, row.id)?;
    let lines = here.lines(row.id).map_err(failure)?;
    Ok(SessionFile {
        format: SessionFile::FORMAT.to_owned(),
        id: row.id,
        state: told(row.state),
        lines: lines.iter().map(line).collect::<Result<_, _>>()?,
        margin: (!margin.is_empty()).then_some(margin),
        totals,
        hash: Some(row.tip.to_string()),
        rules_version: row.rules_version,
        started_at: row.begun_at,
        seats: parse(&row.seats)?,
        setup: parse(&row.setup)?,
        options: parse(&row.options)?,
        game: row.game,
    })
}

/// Takes a session file in, all or nothing. Gives whether the session was not known, or has more lines now.
///
/// # Errors
/// Everything that keeps the file from being understood or from being sound.
pub(crate) fn take_in(here: &Work<'_>, read: &SessionFile, people: &[Uuid]) -> Result<bool, Failure> {
    let live = open(read)?;
    sound(&live)?;
    let mut lines = read.lines.iter().map(new_line).collect::<Result<Vec<_>, _>>()?;
    if let Some(last) = lines.last_mut() {
        last.standing = Some(standing(&live)?);
    }
    let before = here.session(read.id).map(|row| row.lines).ok();
    let row = here.take_in(&new_session(&live.heading)?, &lines).map_err(failure)?;
    if before.is_none() && lines.is_empty() {
        // Given up or put aside before the first move: no line says so.
        here.set_standing(read.id, &standing(&live)?).map_err(failure)?;
    }
    if here.seated(Some(read.id)).map_err(failure)?.is_empty() {
        if people.len() == live.heading.seats.len() {
            here.seat(read.id, people).map_err(failure)?;
        } else {
            people::seat(here, read.id, &live.heading.seats)?;
        }
        if let Some(margin) = &read.margin {
            margin::write(here, read.id, margin)?;
        }
    }
    Ok(before.is_none_or(|before| row.lines > before))
}

/// The session as a file.
pub(crate) fn write(live: &Live, hash: Option<String>) -> SessionFile {
    let Heading { session, game, rules_version, seats, setup, options, started_at } = live.heading.clone();
    SessionFile {
        format: SessionFile::FORMAT.to_owned(),
        id: session,
        game,
        rules_version,
        started_at,
        state: live.state,
        seats,
        setup,
        options,
        lines: live.lines.clone(),
        margin: (!live.margin.is_empty()).then(|| live.margin.clone()),
        totals: Some(live.totals()),
        hash,
    }
}

pub(crate) const fn damaged(detail: String) -> Failure {
    Failure::DamagedFile { detail }
}
