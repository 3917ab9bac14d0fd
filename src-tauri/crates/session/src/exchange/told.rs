//! A session as it is told to others.

use chrono::{DateTime, FixedOffset, Utc};
use contract::Failure;
use exchange::{ToldSeat, ToldSession};
use ledger::Work;
use uuid::Uuid;

use crate::app::utc_offset;
use crate::memory::{Entry, Memory};
use crate::words::failure;

/// A time by the clock of the table.
pub(crate) fn local(at: DateTime<Utc>, offset: Option<i16>) -> DateTime<FixedOffset> {
    let minutes = offset.unwrap_or_else(|| utc_offset(at));
    let zone = FixedOffset::east_opt(i32::from(minutes) * 60).or_else(|| FixedOffset::east_opt(0));
    zone.map_or_else(|| at.fixed_offset(), |zone| at.with_timezone(&zone))
}

/// A session as it is told to others.
pub(crate) fn told(entry: &Entry, memory: &Memory) -> ToldSession {
    let played = entry.played.as_ref();
    let result = entry.result.as_deref();
    let seats = entry.seats.iter().enumerate().map(|(seat, info)| {
        let entered = result.and_then(|result| result.seats.get(seat));
        let person = entry.people.get(seat).and_then(|person| memory.roster().find(*person));
        ToldSeat {
            person: person.and_then(|at| memory.roster().id(at)),
            name: info.name.clone(),
            colour: match result {
                Some(_) => entered.and_then(|seat| seat.colour),
                None => Some(info.colour),
            },
            points: entered.map_or_else(|| entry.totals.get(seat).copied(), |seat| seat.score),
            score_text: entered.and_then(|seat| seat.score_text.clone()),
            rank: entry.ranks().get(seat).copied(),
            won: entry.winners.iter().any(|winner| winner.index() == seat),
            started: match entered {
                Some(seat) => seat.started,
                None => {
                    played.and_then(|played| played.first).is_some_and(|first| usize::from(first) == seat)
                }
            },
            team: entered.and_then(|seat| seat.team.clone()),
            seconds: played.and_then(|played| played.seats.get(seat)).and_then(|seat| seat.seconds),
            sources: played
                .map(|played| {
                    let columns = played.sources.iter();
                    columns
                        .filter_map(|(source, seats)| {
                            Some((source.clone(), seats.get(seat).map(|[during, after]| during + after)?))
                        })
                        .collect()
                })
                .unwrap_or_default(),
        }
    });
    ToldSession {
        session: entry.session,
        game: entry.game.clone(),
        state: entry.state,
        refereed: entry.refereed,
        started_at: local(entry.started_at, entry.utc_offset),
        ended_at: match result {
            // A result was entered whenever somebody found the time.
            Some(result) => {
                let minutes = chrono::TimeDelta::minutes(i64::from(result.minutes.unwrap_or(0)));
                local(entry.started_at + minutes, entry.utc_offset)
            }
            None => local(entry.touched_at, entry.utc_offset),
        },
        seconds: played.and_then(|played| played.seconds),
        lowest_wins: result.is_some_and(|result| result.lowest_wins),
        together: result.is_some_and(|result| result.together),
        place: entry.place.and_then(|place| memory.place_name(place).map(|name| (place, name.to_owned()))),
        note: entry.note.clone(),
        moves: entry.turns,
        seats: seats.collect(),
    }
}

/// Who sat at a session, seat by seat.
pub(crate) fn seated(here: &Work<'_>, session: Uuid) -> Result<Vec<Uuid>, Failure> {
    let seated = here.seated(Some(session)).map_err(failure)?;
    Ok(seated.into_iter().map(|(_, person)| person).collect())
}
