//! One session, as lists and statistics need it.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use contract::{Colour, Facts, Failure, GameResult, SeatInfo, State};
use ledger::{MarginRow, SealedRow, Work};
use referee::Seat;
use serde::Deserialize;
use serde::de::IgnoredAny;
use statistics::{Measured, Played, PlayedSeat, ranks};
use uuid::Uuid;

use super::Summary;
use crate::app::{is_result, parse, read_session, utc_offset};
use crate::names;
use crate::reckon::{self, Reckoned};
use crate::words::told;

/// The colours in the order in which seats get them where nobody knows.
const COLOURS: [Colour; 8] = [
    Colour::Red,
    Colour::Blue,
    Colour::Yellow,
    Colour::Green,
    Colour::Black,
    Colour::Orange,
    Colour::White,
    Colour::Brown,
];

/// One session.
#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub(crate) session: Uuid,
    pub(crate) game: String,
    pub(crate) state: State,
    pub(crate) started_at: DateTime<Utc>,
    pub(crate) touched_at: DateTime<Utc>,
    pub(crate) refereed: bool,
    pub(crate) seats: Vec<SeatInfo>,
    pub(crate) people: Vec<Uuid>,
    pub(crate) turns: u32,
    pub(crate) totals: Vec<i32>,
    pub(crate) acting: Vec<Seat>,
    pub(crate) winners: Vec<Seat>,
    pub(crate) place: Option<Uuid>,
    pub(crate) note: String,
    pub(crate) utc_offset: Option<i16>,
    /// The day it began on, by the calendar of the table.
    pub(crate) day: NaiveDate,
    /// Names, game and note, as a search compares them.
    pub(crate) searched: String,
    /// What was entered, where nobody refereed.
    pub(crate) result: Option<Box<GameResult>>,
    /// What statistics are made of; none before the end.
    pub(crate) played: Option<Played>,
    /// Played to the end, but reckoned by an older version or never.
    pub(crate) is_old: bool,
}

/// What is kept of one session.
pub(crate) struct Kept {
    row: SealedRow,
    people: Vec<Uuid>,
    margin: MarginRow,
    /// What its log gives, in the form in which it is kept, where nothing is kept beside it: nothing recorded yet, or
    /// in doubt.
    replayed: Option<String>,
}

impl Kept {
    pub(crate) fn new(here: &Work<'_>, row: SealedRow, people: Vec<Uuid>, margin: MarginRow) -> Self {
        let replay = || {
            let row = row.clone().opened();
            let live = (row.sound && !is_result(&row)).then(|| read_session(here, row.id))?.ok()?;
            serde_json::to_string(&Summary::of(&live)).ok()
        };
        let replayed = if row.has_summary() { None } else { replay() };
        Self { row, people, margin, replayed }
    }
}

impl Entry {
    /// From what is kept of a session.
    pub(crate) fn of(kept: Kept) -> Result<Self, Failure> {
        let Kept { row, people, margin, replayed } = kept;
        let mut row = row.opened();
        let text = row.summary.take().or(replayed);
        let summary: Summary<IgnoredAny> = text.as_deref().map(parse).transpose()?.unwrap_or_default();
        let state = told(row.state);
        let result = summary.result.as_ref();
        let seats = match result {
            Some(result) => seat_infos(result),
            None => parse(&row.seats)?,
        };
        let started_at = result.map_or(row.begun_at, |result| result.started_at);
        let offset = margin.utc_offset.unwrap_or_else(|| utc_offset(started_at));
        let day = (started_at + TimeDelta::minutes(i64::from(offset))).date_naive();
        let mut entry = Self {
            session: row.id,
            searched: searched(&row.game, &seats, &margin.note),
            state,
            started_at,
            touched_at: row.last_at,
            refereed: !is_result(&row),
            game: row.game,
            seats,
            people,
            turns: summary.turns,
            totals: summary.totals.clone(),
            acting: summary.acting.clone(),
            winners: summary.winners.clone(),
            place: margin.place,
            note: margin.note,
            utc_offset: margin.utc_offset,
            day,
            result: result.cloned().map(Box::new),
            played: None,
            is_old: false,
        };
        if state == State::Finished {
            match (result, summary.reckoned) {
                (Some(result), _) => entry.played = Some(entry.entered(result)),
                (None, Some(reckoned)) => {
                    entry.is_old = reckoned.version != reckon::version(&entry.game);
                    entry.played = Some(entry.refereed(reckoned, text));
                }
                (None, None) => entry.is_old = true,
            }
        }
        Ok(entry)
    }

    fn refereed(&self, reckoned: Reckoned<IgnoredAny>, text: Option<String>) -> Played {
        let seats = self.seats.iter().enumerate().map(|(seat, info)| PlayedSeat {
            person: self.people.get(seat).copied(),
            colour: Some(info.colour),
            points: self.totals.get(seat).copied(),
            won: self.winners.iter().any(|winner| winner.index() == seat),
            seconds: reckoned.seat_seconds.get(seat).copied(),
            team: None,
        });
        Played {
            session: self.session,
            game: self.game.clone(),
            at: self.started_at,
            day: self.day,
            seconds: Some(reckoned.seconds),
            lowest_wins: false,
            together: false,
            first: reckoned.first,
            ordered: true,
            seats: seats.collect(),
            ranks: reckoned.ranks,
            sources: reckoned.sources,
            measured: text.map_or_else(Measured::default, |text| Measured::kept(text, facts)),
        }
    }

    fn entered(&self, result: &GameResult) -> Played {
        let seats = result.seats.iter().enumerate().map(|(seat, info)| PlayedSeat {
            person: self.people.get(seat).copied(),
            colour: info.colour,
            points: info.score,
            won: info.won,
            seconds: None,
            team: info.team.clone(),
        });
        let first = (0_u8..).zip(&result.seats).find(|(_, seat)| seat.started).map(|(seat, _)| seat);
        Played {
            session: self.session,
            game: self.game.clone(),
            at: self.started_at,
            day: self.day,
            seconds: result.minutes.filter(|minutes| *minutes > 0).map(|minutes| minutes.saturating_mul(60)),
            lowest_wins: result.lowest_wins,
            together: result.together,
            first,
            ordered: false,
            seats: seats.collect(),
            ranks: entered_ranks(result),
            sources: Vec::new(),
            measured: Measured::default(),
        }
    }

    /// The place each seat came to; empty while it goes on.
    pub(crate) fn ranks(&self) -> &[u8] {
        self.played.as_ref().map_or(&[], |played| played.ranks.as_slice())
    }
}

/// What a game measured, out of the text of a [`Summary`]; nothing where it is of another form.
fn facts(summary: &str) -> Facts {
    #[derive(Default, Deserialize)]
    struct Kept {
        reckoned: Measures,
    }
    #[derive(Default, Deserialize)]
    struct Measures {
        facts: Facts,
    }
    parse::<Kept>(summary).unwrap_or_default().reckoned.facts
}

/// The place each seat came to: as said; else by points, winners before all; else winners before the others.
fn entered_ranks(result: &GameResult) -> Vec<u8> {
    if result.together {
        return Vec::new();
    }
    if let Some(said) = result.seats.iter().map(|seat| seat.rank).collect::<Option<Vec<u8>>>() {
        return said;
    }
    let winners = result.seats.iter().filter(|seat| seat.won).count();
    let scores: Option<Vec<i32>> = result.seats.iter().map(|seat| seat.score).collect();
    match scores {
        Some(scores) => reckon::places(&ranks(&scores, result.lowest_wins), |seat| {
            result.seats.get(seat).is_some_and(|seat| seat.won)
        }),
        None if winners == 0 => Vec::new(),
        None => {
            let behind = u8::try_from(winners + 1).unwrap_or(u8::MAX);
            result.seats.iter().map(|seat| if seat.won { 1 } else { behind }).collect()
        }
    }
}

/// Seats with a colour each: their own, else the first nobody has. Beyond eight seats colours repeat.
pub(crate) fn seat_infos(result: &GameResult) -> Vec<SeatInfo> {
    let mut free: Vec<Colour> = COLOURS
        .into_iter()
        .filter(|colour| !result.seats.iter().any(|seat| seat.colour == Some(*colour)))
        .collect();
    free.reverse();
    let infos = result.seats.iter().enumerate().map(|(index, seat)| SeatInfo {
        name: seat.name.clone(),
        colour: seat
            .colour
            .or_else(|| free.pop())
            .or_else(|| COLOURS.get(index % COLOURS.len()).copied())
            .unwrap_or(Colour::Red),
    });
    infos.collect()
}

fn searched(game: &str, seats: &[SeatInfo], note: &str) -> String {
    let mut words = String::from(game);
    for part in seats.iter().map(|seat| seat.name.as_str()).chain([note]) {
        words.push('\n');
        words.push_str(part);
    }
    names::searched(&words)
}
