//! Results that nobody refereed: entered, corrected, as files.
//!
//! A result is a session like any other, with lines that are never changed; each says how it came out, the last
//! one counts. Its rules have version 0: nobody judged it.

use std::collections::BTreeSet;

use contract::{
    BadName, CorrectResult, Failure, GameResult, Options, RecordResult, ResultFile, ResultLine, ResultSeat,
    ResultView, State,
};
use ledger::{Kind, NewLine, NewSession, SessionRow, Standing, Work};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::entry::seat_infos;
use super::people::person_called;
use super::{Summary, margin};
use crate::app::{is_result, parse, utc_offset};
use crate::words::{failure, json, stored, told};
use crate::{App, games, names};

/// Most seats of a result: other games have more than ours.
const SEATS: usize = 100;
/// Most points, either way.
const POINTS: i32 = 100_000_000;
/// Most minutes: ten weeks.
const MINUTES: u32 = 100_000;
/// Most characters of words instead of points, or of a side's name.
const WORDS: usize = 80;

/// A line as the ledger keeps it.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Body {
    kind: Word,
    result: GameResult,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Word {
    Result,
}

/// The game's id for a known game, however it is written; else the name as people write it.
pub(crate) fn game_called(game: &str) -> Result<String, Failure> {
    let known = games::GAMES.iter().map(|one| one.info().id).find(|id| *id == game);
    known.map_or_else(|| names::fit_long(game), Ok)
}

/// The result as it is kept.
///
/// # Errors
/// [`Failure::BadResult`], [`Failure::BadName`], [`Failure::TwinColours`].
pub(crate) fn tidy(result: &GameResult) -> Result<GameResult, Failure> {
    let bad = |detail: &str| Failure::BadResult { detail: detail.to_owned() };
    if result.seats.is_empty() || result.seats.len() > SEATS {
        return Err(bad("there are 1 to 100 seats"));
    }
    if result.minutes.is_some_and(|minutes| minutes > MINUTES) {
        return Err(bad("it did not take so long"));
    }
    if result.seats.iter().filter(|seat| seat.started).count() > 1 {
        return Err(bad("only one seat began"));
    }
    let (mut keys, mut colours) = (BTreeSet::new(), BTreeSet::new());
    let mut seats = Vec::with_capacity(result.seats.len());
    for (seat, info) in (0_u8..).zip(&result.seats) {
        let name = names::tidy(&info.name).map_err(|reason| Failure::BadName { seat, reason })?;
        if !keys.insert(names::fold(&name)) {
            return Err(Failure::BadName { seat, reason: BadName::Twin });
        }
        if info.colour.is_some_and(|colour| !colours.insert(colour)) {
            return Err(Failure::TwinColours);
        }
        if info.score.is_some_and(|score| score.unsigned_abs() > POINTS.unsigned_abs()) {
            return Err(bad("nobody has so many points"));
        }
        if info.rank == Some(0) {
            return Err(bad("the first place is 1"));
        }
        seats.push(ResultSeat {
            name,
            score_text: words(info.score_text.as_deref())?.filter(|_| info.score.is_none()),
            team: words(info.team.as_deref())?,
            ..info.clone()
        });
    }
    let mut tidied = GameResult { seats, ..result.clone() };
    settle(&mut tidied);
    Ok(tidied)
}

fn words(text: Option<&str>) -> Result<Option<String>, Failure> {
    let Some(text) = text.map(str::trim).filter(|text| !text.is_empty()) else { return Ok(None) };
    if text.chars().count() > WORDS || text.chars().any(char::is_control) {
        let limit = u32::try_from(WORDS).unwrap_or(u32::MAX);
        return Err(Failure::TooLong { limit });
    }
    Ok(Some(text.to_owned()))
}

/// Where nobody is said to have won, those in the first place did; else those with the best points.
fn settle(result: &mut GameResult) {
    if result.together || result.seats.iter().any(|seat| seat.won) {
        return;
    }
    if result.seats.iter().any(|seat| seat.rank == Some(1)) {
        for seat in &mut result.seats {
            seat.won = seat.rank == Some(1);
        }
        return;
    }
    let scores: Option<Vec<i32>> = result.seats.iter().map(|seat| seat.score).collect();
    let Some(scores) = scores else { return };
    let best = if result.lowest_wins { scores.iter().min() } else { scores.iter().max() };
    for (seat, score) in result.seats.iter_mut().zip(&scores) {
        seat.won = Some(score) == best;
    }
}

/// The session that a result is, by its first line.
fn new_session(session: Uuid, game: &str, first: &GameResult) -> Result<NewSession, Failure> {
    Ok(NewSession {
        id: session,
        game: game.to_owned(),
        rules_version: 0,
        seats: json(&seat_infos(first))?,
        setup: "{}".to_owned(),
        options: json(&Options::default())?,
        at: first.started_at,
    })
}

fn new_line(line: &ResultLine, state: State) -> Result<NewLine, Failure> {
    let summary = json(&Summary::of_result(&line.result))?;
    Ok(NewLine {
        id: line.id,
        expected: line.seq.saturating_sub(1),
        at: line.at,
        kind: Kind::Result,
        body: json(&Body { kind: Word::Result, result: line.result.clone() })?,
        rules_version: 0,
        standing: Some(Standing { state: stored(state), summary }),
    })
}

/// A result with all its lines.
pub(crate) fn read_result(here: &Work<'_>, session: Uuid) -> Result<(SessionRow, Vec<ResultLine>), Failure> {
    let row = here.session(session).map_err(failure)?;
    if !is_result(&row) {
        return Err(Failure::Refereed);
    }
    let lines = here.lines(session).map_err(failure)?;
    let lines = lines.iter().map(|line| {
        let Body { kind: Word::Result, result } = parse(&line.body)?;
        Ok(ResultLine { seq: line.seq, id: line.id, at: line.at, result })
    });
    let lines = lines.collect::<Result<Vec<_>, Failure>>()?;
    Ok((row, lines))
}

fn view(row: &SessionRow, lines: Vec<ResultLine>) -> Result<ResultView, Failure> {
    let last =
        lines.last().ok_or_else(|| Failure::Damaged { detail: "a result without lines".to_owned() })?;
    Ok(ResultView {
        session: row.id,
        game: row.game.clone(),
        state: told(row.state),
        seq: last.seq,
        result: last.result.clone(),
        lines,
    })
}

/// The result as a file.
pub(crate) fn result_file(here: &Work<'_>, session: Uuid) -> Result<ResultFile, Failure> {
    let (row, lines) = read_result(here, session)?;
    let margin = margin::read(here, session)?;
    Ok(ResultFile {
        format: ResultFile::FORMAT.to_owned(),
        id: row.id,
        game: row.game.clone(),
        state: told(row.state),
        lines,
        margin: (!margin.is_empty()).then_some(margin),
        hash: Some(row.tip.to_string()),
    })
}

/// Takes a result in, all or nothing; the same one twice changes nothing. Gives whether it was new.
///
/// # Errors
/// [`Failure::DamagedFile`] and what [`tidy`] says.
pub(crate) fn take_result_in(here: &Work<'_>, file: &ResultFile, people: &[Uuid]) -> Result<bool, Failure> {
    let damaged = |detail: &str| Failure::DamagedFile { detail: detail.to_owned() };
    if file.format != ResultFile::FORMAT {
        let version = file.format.strip_prefix("parlour-result/").and_then(|version| version.parse().ok());
        return Err(version
            .map_or_else(|| damaged("it is no result of this form"), |version| Failure::Newer { version }));
    }
    if !matches!(file.state, State::Finished | State::Abandoned) {
        return Err(damaged("a result is finished or abandoned"));
    }
    let first = file.lines.first().ok_or_else(|| damaged("a result without lines"))?;
    let game = game_called(&file.game)?;
    for (line, seq) in file.lines.iter().zip(1_u32..) {
        if line.seq != seq {
            return Err(damaged("its lines are not in order"));
        }
        if tidy(&line.result)? != line.result {
            return Err(damaged("a line is not as one is kept"));
        }
    }
    if game != file.game {
        return Err(damaged("its game is not as one is kept"));
    }
    let new = new_session(file.id, &game, &first.result)?;
    let lines = file.lines.iter().map(|line| new_line(line, file.state)).collect::<Result<Vec<_>, _>>()?;
    if file.hash.as_ref().is_some_and(|hash| *hash != ledger::tip(&new, &lines).to_string()) {
        return Err(damaged("the hash is not that of the lines: something was changed or lost"));
    }
    let known = here.session(file.id).is_ok();
    here.take_in(&new, &lines).map_err(failure)?;
    let last = file.lines.last().unwrap_or(first);
    if !known {
        seat(here, file.id, &last.result, people)?;
        if let Some(margin) = &file.margin {
            margin::write(here, file.id, margin)?;
        }
    }
    Ok(!known)
}

/// Says who sat there: those given, seat by seat; the others by their names.
fn seat(here: &Work<'_>, session: Uuid, result: &GameResult, people: &[Uuid]) -> Result<(), Failure> {
    let seated = result.seats.iter().enumerate().map(|(index, seat)| match people.get(index) {
        Some(person) => Ok(*person),
        None => person_called(here, &seat.name, seat.colour),
    });
    let seated = seated.collect::<Result<Vec<_>, _>>()?;
    here.seat(session, &seated).map_err(failure)
}

impl App {
    /// A result as shown.
    pub(crate) fn result_of(&self, session: Uuid) -> Result<ResultView, Failure> {
        self.ledger.look(failure, |here| {
            let (row, lines) = read_result(here, session)?;
            view(&row, lines)
        })
    }

    /// A result as a file.
    ///
    /// # Errors
    /// [`Failure::UnknownSession`], [`Failure::Refereed`], and what the ledger says.
    pub fn result_file(&self, session: Uuid) -> Result<ResultFile, Failure> {
        self.ledger.look(failure, |here| result_file(here, session))
    }

    /// Enters a result.
    pub(crate) fn enter_result(&self, request: &RecordResult) -> Result<ResultView, Failure> {
        let result = tidy(&request.result)?;
        let game = game_called(&request.game)?;
        let line = ResultLine { seq: 1, id: request.id, at: self.now(), result };
        self.write_result(request.session, |here| {
            let new = new_session(request.session, &game, &line.result)?;
            here.begin(&new).map_err(failure)?;
            here.append(request.session, &new_line(&line, State::Finished)?).map_err(failure)?;
            if here.seated(Some(request.session)).map_err(failure)?.is_empty() {
                seat(here, request.session, &line.result, &[])?;
                let offset = Some(utc_offset(line.result.started_at));
                let margin = contract::Margin { utc_offset: offset, ..contract::Margin::default() };
                margin::write(here, request.session, &margin)?;
            }
            Ok(())
        })
    }

    /// Corrects a result.
    pub(crate) fn change_result(&self, request: &CorrectResult) -> Result<ResultView, Failure> {
        let result = tidy(&request.result)?;
        let (session, at) = (request.session, self.now());
        self.write_result(session, |here| {
            let (row, lines) = read_result(here, session)?;
            let line = ResultLine { seq: request.seen.saturating_add(1), id: request.id, at, result };
            let known = lines.iter().any(|known| known.id == line.id);
            here.append(session, &new_line(&line, told(row.state))?).map_err(failure)?;
            if !known {
                // Whoever keeps the name keeps the person.
                let before = here.seated(Some(session)).map_err(failure)?;
                let names: Vec<&str> = lines
                    .last()
                    .map(|last| last.result.seats.iter().map(|seat| seat.name.as_str()).collect())
                    .unwrap_or_default();
                let mut people = Vec::new();
                for seat in &line.result.seats {
                    let same = names.iter().position(|name| *name == seat.name);
                    people.push(match same.and_then(|index| before.get(index)) {
                        Some((_, person)) => *person,
                        None => person_called(here, &seat.name, seat.colour)?,
                    });
                }
                here.seat(session, &people).map_err(failure)?;
            }
            Ok(())
        })
    }

    /// Says whether a result counts (finished) or is out of the statistics (abandoned).
    pub(crate) fn move_result_to(&self, session: Uuid, state: State) -> Result<ResultView, Failure> {
        if !matches!(state, State::Finished | State::Abandoned) {
            return Err(Failure::NotRefereed);
        }
        self.write_result(session, |here| {
            let (_, lines) = read_result(here, session)?;
            let last = lines.last().map(|line| Summary::of_result(&line.result)).unwrap_or_default();
            let standing = Standing { state: stored(state), summary: json(&last)? };
            here.set_standing(session, &standing).map_err(failure).map(drop)
        })
    }

    fn write_result(
        &self,
        session: Uuid,
        work: impl FnOnce(&Work<'_>) -> Result<(), Failure>,
    ) -> Result<ResultView, Failure> {
        self.ledger.change(failure, work)?;
        let mut memory = self.memory();
        memory.touch(session);
        memory.forget_people();
        drop(memory);
        self.back_up_when_due();
        self.result_of(session)
    }
}
