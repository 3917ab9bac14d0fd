//! Taking files in: all of a file or nothing of it, the same file twice once, and all of it out again as one
//! batch.

use std::collections::BTreeMap;

use chrono::{Local, NaiveDateTime, TimeZone, Utc};
use contract::{
    Failure, GameMatch, GameResult, ImportMany, Imported, Margin, Matched, PersonMatch, ResultFile,
    ResultLine, ResultSeat, State,
};
use exchange::{Foreign, ForeignPlay, Kind};
use ledger::{BatchRow, OriginRow, Work};
use uuid::Uuid;

use super::archive::{self, report};
use super::source_word;
use crate::app::utc_offset;
use crate::commands::NOTE;
use crate::memory::people::person_called;
use crate::memory::{game_called, take_result_in, tidy_result};
use crate::words::failure;
use crate::{App, file, names};

/// Most bytes of an archive; of any other file a part of it.
const ARCHIVE: usize = 2 * 1024 * 1024 * 1024 - 1;
/// Most bytes of any other file.
const OTHER: usize = 64 * 1024 * 1024;
/// Most remarks that are told.
const REMARKS: usize = 500;
/// By this name sessions that come from elsewhere get their ids: the same play has the same one everywhere.
const NAMESPACE: Uuid = Uuid::from_u128(0x7061_726c_6f75_5278_8d5a_5a1d_e0c4_0b62);

/// A file while it is taken in.
pub(crate) struct Taking<'a> {
    batch: Uuid,
    request: &'a ImportMany,
    /// People, places and groups that were not known.
    pub(crate) added: u32,
    pub(crate) told: Imported,
    undone: Vec<Uuid>,
}

impl App {
    /// Takes a file in, or tells what that would do.
    pub(crate) fn take_file_in(&self, request: &ImportMany) -> Result<Imported, Failure> {
        let unknown = || Failure::BadImport { at: String::new(), detail: "no form that is known".to_owned() };
        let kind = exchange::recognise(&request.text).ok_or_else(unknown)?;
        let limit = if kind == Kind::Archive { ARCHIVE } else { OTHER };
        if request.text.len() > limit {
            return Err(Failure::TooLong { limit: u32::try_from(limit).unwrap_or(u32::MAX) });
        }
        // Read before anything is written: what is not understood needs no ledger.
        let foreign = match kind {
            Kind::BgStats | Kind::BggXml | Kind::BggCsv => Some(
                exchange::read(kind, &request.text)
                    .map_err(|refusal| Failure::BadImport { at: refusal.at, detail: refusal.detail })?,
            ),
            Kind::Archive | Kind::Session | Kind::Result => None,
        };
        let at = self.now();
        let mut told = None;
        let done = self.ledger.change(failure, |here| {
            let known = here.batches().map_err(failure)?;
            if known.iter().any(|row| row.id == request.batch && row.source != source_word(kind.source())) {
                return Err(Failure::Conflict);
            }
            let mut taking = Taking {
                batch: request.batch,
                request,
                added: 0,
                told: report(kind.source(), request.dry_run),
                undone: known.iter().filter(|row| row.undone).map(|row| row.id).collect(),
            };
            let row = BatchRow {
                id: request.batch,
                source: source_word(kind.source()).to_owned(),
                at,
                undone: false,
                sessions: 0,
            };
            here.set_batch(&row).map_err(failure)?;
            match (kind, foreign) {
                (_, Some(foreign)) => taking.foreign(here, foreign, at)?,
                (Kind::Archive, None) => archive::take(here, &request.text, &mut taking)?,
                (Kind::Result, None) => {
                    let read: ResultFile = parsed(&request.text)?;
                    taking.result(here, &read, &[], None)?;
                }
                (Kind::Session | Kind::BgStats | Kind::BggXml | Kind::BggCsv, None) => {
                    taking.session(here, &file::parse_file(&request.text)?, &[])?;
                }
            }
            let Taking { told: mut report, added, .. } = taking;
            report.remarks.truncate(REMARKS);
            let keep = !request.dry_run && (report.fresh > 0 || added > 0);
            report.batch = keep.then_some(request.batch);
            told = Some(report);
            // Ending with an error undoes all of it, the batch included.
            if keep { Ok(()) } else { Err(Failure::Conflict) }
        });
        match (done, told) {
            (_, Some(report)) => {
                if report.batch.is_some() {
                    self.tables().clear();
                    self.memory().forget();
                    self.back_up_when_due();
                }
                Ok(report)
            }
            (Err(problem), None) => Err(problem),
            (Ok(()), None) => {
                Err(Failure::Internal { detail: "a file was taken in without a word".to_owned() })
            }
        }
    }
}

fn parsed<T: for<'de> serde::Deserialize<'de>>(text: &str) -> Result<T, Failure> {
    serde_json::from_str(text.trim_start_matches('\u{feff}')).map_err(|error| Failure::NotUnderstood {
        detail: error.to_string(),
        line: u32::try_from(error.line()).unwrap_or(u32::MAX),
        column: u32::try_from(error.column()).unwrap_or(u32::MAX),
    })
}

impl Taking<'_> {
    /// Notes that a session came with this file. `grown`: it was not known, or has more lines now.
    pub(crate) fn came(
        &mut self,
        here: &Work<'_>,
        session: Uuid,
        grown: bool,
        game: &str,
        (source, foreign_id): &(&str, String),
    ) -> Result<(), Failure> {
        let origin = here.origin_of(source, foreign_id).map_err(failure)?;
        let withdrawn = origin.as_ref().is_some_and(|known| self.undone.contains(&known.batch));
        if grown || withdrawn {
            self.told.fresh += 1;
            // What was here before any file does not go when a file is undone.
            let ours = origin.is_none() && !grown;
            if !ours {
                here.set_origin(&OriginRow {
                    source: (*source).to_owned(),
                    foreign_id: foreign_id.clone(),
                    session,
                    batch: self.batch,
                })
                .map_err(failure)?;
            }
        } else {
            self.told.known += 1;
        }
        self.game(game, game, Matched::Found);
        Ok(())
    }

    fn game(&mut self, name: &str, game: &str, matched: Matched) {
        match self.told.games.iter_mut().find(|one| one.name == name) {
            Some(one) => one.sessions += 1,
            None => self.told.games.push(GameMatch {
                name: name.to_owned(),
                game: game.to_owned(),
                matched,
                sessions: 1,
            }),
        }
    }

    /// Takes plays of another program in as results.
    fn foreign(
        &mut self,
        here: &Work<'_>,
        foreign: Foreign,
        at: chrono::DateTime<Utc>,
    ) -> Result<(), Failure> {
        self.told.remarks = foreign.remarks;
        let mut people: BTreeMap<String, (Uuid, PersonMatch)> = BTreeMap::new();
        for play in &foreign.plays {
            let at_play = |problem: Failure| match problem {
                disk @ (Failure::Full
                | Failure::ReadOnly
                | Failure::Damaged { .. }
                | Failure::Internal { .. }) => disk,
                other => Failure::BadImport { at: play.at.clone(), detail: other.to_string() },
            };
            self.play(here, play, source_word(foreign.source), &mut people, at).map_err(at_play)?;
        }
        self.told.people = people.into_values().map(|(_, told)| told).collect();
        Ok(())
    }

    fn play(
        &mut self,
        here: &Work<'_>,
        play: &ForeignPlay,
        source: &str,
        people: &mut BTreeMap<String, (Uuid, PersonMatch)>,
        at: chrono::DateTime<Utc>,
    ) -> Result<(), Failure> {
        let (game, matched) = match self.request.games.get(&play.game) {
            Some(chosen) => (game_called(chosen)?, Matched::Chosen),
            None => match exchange::games::ours(play.number, &play.game) {
                Some(id) => (game_called(id)?, Matched::Found),
                None => (names::fit_long(&play.game)?, Matched::Added),
            },
        };
        let mut seated = Vec::new();
        for seat in &play.seats {
            if !people.contains_key(&seat.name) {
                people.insert(seat.name.clone(), self.person(here, &seat.name)?);
            }
            let Some((id, told)) = people.get_mut(&seat.name) else { continue };
            told.sessions += 1;
            seated.push(*id);
        }
        let from = (source, play.id.clone());
        if let Some(known) = here.origin_of(source, &play.id).map_err(failure)? {
            self.came(here, known.session, false, &game, &from)?;
            return Ok(());
        }
        let started_at = utc(play.started_at);
        let result = tidy_result(&GameResult {
            started_at,
            minutes: play.minutes,
            lowest_wins: play.lowest_wins,
            together: play.together,
            seats: play
                .seats
                .iter()
                .map(|seat| ResultSeat {
                    name: seat.name.clone(),
                    colour: seat.colour,
                    score: seat.score,
                    score_text: seat.score_text.clone(),
                    rank: seat.rank,
                    won: seat.won,
                    started: seat.started,
                    team: seat.team.clone(),
                })
                .collect(),
        })?;
        let session = Uuid::new_v5(&NAMESPACE, format!("{source}:{}", play.id).as_bytes());
        let file = ResultFile {
            format: ResultFile::FORMAT.to_owned(),
            id: session,
            game: game.clone(),
            state: if play.ignored { State::Abandoned } else { State::Finished },
            lines: vec![ResultLine { seq: 1, id: Uuid::new_v5(&session, b"entered"), at, result }],
            margin: Some(Margin {
                place: play.place.as_deref().and_then(|place| names::fit_long(place).ok()),
                note: play.comment.chars().take(NOTE).collect(),
                utc_offset: Some(utc_offset(started_at)),
                ..Margin::default()
            }),
            hash: None,
        };
        take_result_in(here, &file, &seated)?;
        self.told.fresh += 1;
        here.set_origin(&OriginRow {
            source: from.0.to_owned(),
            foreign_id: from.1,
            session,
            batch: self.batch,
        })
        .map_err(failure)?;
        self.game(&play.game, &game, matched);
        Ok(())
    }

    /// Who somebody of the file is here.
    fn person(&mut self, here: &Work<'_>, name: &str) -> Result<(Uuid, PersonMatch), Failure> {
        let told = |person: Option<Uuid>, matched| PersonMatch {
            name: name.to_owned(),
            person,
            matched,
            sessions: 0,
        };
        if let Some(chosen) = self.request.people.get(name) {
            let known = here.people().map_err(failure)?;
            if !known.iter().any(|one| one.id == *chosen) {
                return Err(Failure::UnknownPerson);
            }
            return Ok((*chosen, told(Some(*chosen), Matched::Chosen)));
        }
        let name = names::fit(name)?;
        if let Some(known) = here.person_of(&names::fold(&name)).map_err(failure)? {
            return Ok((known.id, told(Some(known.id), Matched::Found)));
        }
        Ok((person_called(here, &name, None)?, told(None, Matched::Added)))
    }
}

/// A time by the clock of this machine. One that the clock skips or shows twice is the earlier one.
fn utc(local: NaiveDateTime) -> chrono::DateTime<Utc> {
    Local
        .from_local_datetime(&local)
        .earliest()
        .map_or_else(|| Utc.from_utc_datetime(&local), |at| at.with_timezone(&Utc))
}
