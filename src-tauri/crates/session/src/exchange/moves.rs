//! Every line of every log as one JSON document, for analysis elsewhere. `docs/ndjson.md` has the fields and
//! questions to ask of them.

use contract::{Failure, Json, LineBody, LineStanding, Ruling};
use exchange::ToldSession;
use ledger::Ledger;
use serde::Serialize;
use uuid::Uuid;

use crate::app::read_session;
use crate::live::Live;
use crate::reckon::Times;
use crate::words::{failure, json, kind};

/// Points given by a line.
#[derive(Serialize)]
struct Gained {
    seat: u8,
    points: i32,
    source: String,
    code: String,
}

/// One line of a log.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct MoveLine<'a> {
    session: Uuid,
    game: &'a str,
    rules_version: u32,
    started_at: String,
    seq: u32,
    at: String,
    kind: &'static str,
    standing: LineStanding,
    turn: Option<u32>,
    seat: Option<u8>,
    name: Option<&'a str>,
    person: Option<Uuid>,
    seconds: u32,
    r#move: Option<&'a Json>,
    gained: Vec<Gained>,
    refused: Vec<&'a str>,
    reason: Option<&'a str>,
}

/// Writes the lines of refereed sessions, session by session. Results that were entered have no moves.
pub(crate) fn write(
    ledger: &Ledger,
    sessions: &[ToldSession],
    put: &mut dyn FnMut(&str) -> Result<(), Failure>,
) -> Result<(), Failure> {
    for told in sessions.iter().filter(|told| told.refereed) {
        let live = ledger.look(failure, |here| read_session(here, told.session))?;
        lines(&live, told, put)?;
    }
    Ok(())
}

fn lines(
    live: &Live,
    told: &ToldSession,
    put: &mut dyn FnMut(&str) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let times = Times::of(live);
    for (index, view) in live.shown_lines().iter().enumerate() {
        let seat = match &view.body {
            LineBody::Ruling { ruling: Ruling::Points { seat, .. }, .. } => Some(*seat),
            _ => view.told.as_ref().and_then(|told| told.seat),
        };
        let who = seat.and_then(|seat| told.seats.get(seat.index()));
        let gained = view.scored.iter().map(|line| Gained {
            seat: line.seat.0,
            points: line.points,
            source: line.source.clone(),
            code: line.code.clone(),
        });
        let document = MoveLine {
            session: told.session,
            game: &told.game,
            rules_version: live.lines.get(index).map_or(0, |line| line.rules_version),
            started_at: told.started_at.to_rfc3339(),
            seq: view.seq,
            at: view.at.to_rfc3339(),
            kind: kind(&view.body).as_str(),
            standing: view.standing,
            turn: view.turn,
            seat: seat.map(|seat| seat.0),
            name: who.map(|who| who.name.as_str()),
            person: who.and_then(|who| who.person),
            seconds: times.lines.get(index).copied().unwrap_or(0),
            r#move: crate::live::moved(&view.body),
            gained: gained.collect(),
            refused: view.refused.iter().map(|remark| remark.rule.as_str()).collect(),
            reason: match &view.body {
                LineBody::Ruling { reason, .. } => Some(reason),
                LineBody::Note { text, .. } => Some(text),
                LineBody::Move { .. } | LineBody::Undo { .. } | LineBody::Redo | LineBody::Amend { .. } => {
                    None
                }
            },
        };
        put(&(json(&document)? + "\n"))?;
    }
    Ok(())
}
