//! The margin of a session: place, note, marks, pauses.

use std::collections::BTreeMap;

use contract::{Failure, Margin, Mark, Marked, Pause, SetMargin};
use ledger::{MarginRow, Work};
use uuid::Uuid;

use super::people::place_called;
use crate::commands::{NOTE, text};
use crate::words::{failure, json};
use crate::{App, names};

/// Most marks, and most pauses, of one session.
const MOST: usize = 10_000;

/// The margin as it is kept: a tidy name of the place, a note that is not too long, one mark a line.
///
/// # Errors
/// [`Failure::UnfitName`], [`Failure::TooLong`].
pub(crate) fn tidy(margin: &Margin) -> Result<Margin, Failure> {
    let place = margin.place.as_deref().filter(|name| !name.trim().is_empty());
    if margin.marks.len() > MOST || margin.pauses.len() > MOST {
        return Err(Failure::TooLong { limit: u32::try_from(MOST).unwrap_or(u32::MAX) });
    }
    let marks: BTreeMap<u32, Mark> = margin.marks.iter().map(|one| (one.seq, one.mark)).collect();
    let mut pauses = margin.pauses.clone();
    pauses.sort_by_key(|pause| pause.from);
    pauses.dedup_by_key(|pause| pause.from);
    Ok(Margin {
        place: place.map(names::fit).transpose()?,
        note: text(&margin.note, NOTE)?,
        utc_offset: margin.utc_offset,
        marks: marks.into_iter().map(|(seq, mark)| Marked { seq, mark }).collect(),
        pauses,
    })
}

/// Reads the margin of a session.
pub(crate) fn read(here: &Work<'_>, session: Uuid) -> Result<Margin, Failure> {
    let Some(row) = here.margin(session).map_err(failure)? else { return Ok(Margin::default()) };
    let place = match row.place {
        None => None,
        Some(id) => here.places().map_err(failure)?.into_iter().find(|one| one.id == id).map(|one| one.name),
    };
    // A mark of a newer version is left where it is and not shown.
    let marks = row
        .marks
        .into_iter()
        .filter_map(|(seq, mark)| serde_json::from_value(mark.into()).ok().map(|mark| Marked { seq, mark }));
    Ok(Margin {
        place,
        note: row.note,
        utc_offset: row.utc_offset,
        marks: marks.collect(),
        pauses: row.pauses.into_iter().map(|(from, to)| Pause { from, to }).collect(),
    })
}

/// Writes the margin of a session. A place that is not known yet is added.
pub(crate) fn write(here: &Work<'_>, session: Uuid, margin: &Margin) -> Result<(), Failure> {
    let margin = tidy(margin)?;
    let place = margin.place.as_deref().map(|name| place_called(here, name)).transpose()?;
    let mut marks = BTreeMap::new();
    for one in &margin.marks {
        marks.insert(one.seq, json(&one.mark)?.trim_matches('"').to_owned());
    }
    let row = MarginRow {
        place,
        note: margin.note,
        utc_offset: margin.utc_offset,
        marks,
        pauses: margin.pauses.iter().map(|pause| (pause.from, pause.to)).collect(),
    };
    here.set_margin(session, &row).map_err(failure)
}

impl App {
    /// What is written in the margin of a session.
    pub(crate) fn margin_of(&self, session: Uuid) -> Result<Margin, Failure> {
        self.ledger.look(failure, |here| {
            here.session(session).map_err(failure)?;
            read(here, session)
        })
    }

    /// Writes place and note.
    pub(crate) fn change_margin(&self, request: &SetMargin) -> Result<Margin, Failure> {
        self.write_in_margin(request.session, |margin, _| {
            margin.place.clone_from(&request.place);
            margin.note.clone_from(&request.note);
            Ok(())
        })
    }

    /// Marks a line, or wipes the mark off.
    pub(crate) fn mark(&self, session: Uuid, seq: u32, mark: Option<Mark>) -> Result<Margin, Failure> {
        self.write_in_margin(session, |margin, lines| {
            if seq == 0 || seq > lines {
                return Err(Failure::UnknownLine { seq });
            }
            margin.marks.retain(|one| one.seq != seq);
            margin.marks.extend(mark.map(|mark| Marked { seq, mark }));
            Ok(())
        })
    }

    /// Changes the margin; `change` is also told how many lines there are.
    fn write_in_margin(
        &self,
        session: Uuid,
        change: impl FnOnce(&mut Margin, u32) -> Result<(), Failure>,
    ) -> Result<Margin, Failure> {
        // Nobody plays meanwhile: the table in memory has a margin, too.
        let mut tables = self.tables();
        let margin = self.ledger.change(failure, |here| {
            let lines = here.session(session).map_err(failure)?.lines;
            let mut margin = read(here, session)?;
            change(&mut margin, lines)?;
            write(here, session, &margin)?;
            read(here, session)
        })?;
        if let Some(live) = tables.get_mut(&session) {
            live.margin = margin.clone();
        }
        drop(tables);
        let mut memory = self.memory();
        memory.touch(session);
        memory.forget_people();
        Ok(margin)
    }
}
