//! Writing an export, a file of one play, and the address that pushes a play.

use std::collections::BTreeMap;

use chrono::{DateTime, FixedOffset, Utc};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::ToldSession;
use crate::games::elsewhere;

/// By this name our uuids of things that have none are made.
const NAMESPACE: Uuid = Uuid::from_u128(0x7061_726c_6f75_5278_8d5a_5a1d_e0c4_0b61);
/// Longest address anybody takes.
const LONGEST: usize = 8_000;

/// A uuid as BG Stats writes it.
fn written(id: Uuid) -> String {
    id.to_string().to_uppercase()
}

fn local(at: DateTime<FixedOffset>) -> String {
    at.format("%Y-%m-%d %H:%M:%S").to_string()
}

/// The parts of a file, numbered inside it.
#[derive(Default)]
struct Parts {
    games: BTreeMap<String, usize>,
    people: Vec<(Uuid, String)>,
    places: Vec<(Uuid, String)>,
}

impl Parts {
    fn game(&mut self, game: &str) -> usize {
        let next = self.games.len() + 1;
        *self.games.entry(game.to_owned()).or_insert(next)
    }

    /// The number of a person or place; the name that is met first counts.
    fn number(list: &mut Vec<(Uuid, String)>, id: Uuid, name: &str) -> usize {
        let known = list.iter().position(|(known, _)| *known == id);
        let at = known.unwrap_or_else(|| {
            list.push((id, name.to_owned()));
            list.len() - 1
        });
        at + 1
    }
}

/// An export in the shape of BG Stats' own.
pub fn export(sessions: &[ToldSession], now: DateTime<Utc>) -> Value {
    let (parts, plays) = all(sessions, now);
    let mut file = objects(&parts, sessions, now);
    file["plays"] = Value::Array(plays);
    file["challenges"] = json!([]);
    file["deletedObjects"] = json!([]);
    file["groups"] = json!([]);
    file["tags"] = json!([]);
    file
}

/// A file of one play, as BG Stats hands it on.
pub fn one_play(session: &ToldSession, now: DateTime<Utc>) -> Value {
    let (parts, plays) = all(std::slice::from_ref(session), now);
    let mut file = objects(&parts, std::slice::from_ref(session), now);
    file["plays"] = Value::Array(plays);
    file["about"] = json!("This is a Play file that can be read by Board Game Stats.");
    file
}

fn all(sessions: &[ToldSession], now: DateTime<Utc>) -> (Parts, Vec<Value>) {
    let mut parts = Parts::default();
    let plays = sessions.iter().map(|session| play(&mut parts, session, now)).collect();
    (parts, plays)
}

fn objects(parts: &Parts, sessions: &[ToldSession], now: DateTime<Utc>) -> Value {
    let stamp = now.format("%Y-%m-%d %H:%M:%S").to_string();
    let mut games: Vec<(&String, &usize)> = parts.games.iter().collect();
    games.sort_by_key(|(_, number)| **number);
    let games: Vec<Value> = games
        .into_iter()
        .map(|(game, number)| {
            let of = |test: fn(&ToldSession) -> bool| {
                let mut ours = sessions.iter().filter(|session| session.game == *game).peekable();
                ours.peek().is_some() && ours.all(test)
            };
            let known = elsewhere(game);
            json!({
                "id": number,
                "uuid": written(Uuid::new_v5(&NAMESPACE, game.as_bytes())),
                "name": known.map_or(game.as_str(), |known| known.name),
                "bggId": known.map_or(0, |known| known.number),
                "bggName": known.map_or("", |known| known.name),
                "bggYear": 0,
                "designers": "",
                "cooperative": of(|session| session.together),
                "highestWins": !of(|session| session.lowest_wins),
                "noPoints": of(|session| session.seats.iter().all(|seat| seat.points.is_none())),
                "usesTeams": of(|session| session.seats.iter().any(|seat| seat.team.is_some())),
                "isBaseGame": 1,
                "isExpansion": 0,
                "copies": [],
                "modificationDate": stamp,
            })
        })
        .collect();
    let people: Vec<Value> = parts
        .people
        .iter()
        .enumerate()
        .map(|(index, (id, name))| {
            json!({
                "id": index + 1,
                "uuid": written(*id),
                "name": name,
                "isAnonymous": false,
                "modificationDate": stamp,
            })
        })
        .collect();
    let places: Vec<Value> = parts
        .places
        .iter()
        .enumerate()
        .map(|(index, (id, name))| {
            json!({ "id": index + 1, "uuid": written(*id), "name": name, "modificationDate": stamp })
        })
        .collect();
    json!({
        "games": games,
        "players": people,
        "locations": places,
        "userInfo": { "appVersion": "Parlour", "exportDate": stamp, "meRefId": 0 },
    })
}

fn play(parts: &mut Parts, session: &ToldSession, now: DateTime<Utc>) -> Value {
    let game = parts.game(&session.game);
    let place = session.place.as_ref().map_or(0, |(id, name)| Parts::number(&mut parts.places, *id, name));
    let mut scores = Vec::new();
    for (index, seat) in session.seats.iter().enumerate() {
        let id = seat.person.unwrap_or_else(|| Uuid::new_v5(&NAMESPACE, seat.name.as_bytes()));
        let person = Parts::number(&mut parts.people, id, &seat.name);
        let score = seat.points.map(|points| points.to_string()).or_else(|| seat.score_text.clone());
        let mut told = json!({
            "playerRefId": person,
            "score": score.unwrap_or_default(),
            "winner": seat.won,
            "startPlayer": seat.started,
            "newPlayer": false,
            "rank": seat.rank.unwrap_or(0),
            "seatOrder": if session.refereed { index + 1 } else { 0 },
            "metaData": json!({ "scoreUuid": score_id(session.session, index) }).to_string(),
        });
        if let Some(team) = &seat.team {
            told["team"] = json!(team);
        }
        scores.push(told);
    }
    let mut play = json!({
        "uuid": written(session.session),
        "gameRefId": game,
        "locationRefId": place,
        "playDate": local(session.started_at),
        "playDateYmd": session.started_at.format("%Y%m%d").to_string().parse::<u32>().unwrap_or(0),
        "entryDate": local(session.ended_at),
        "modificationDate": now.format("%Y-%m-%d %H:%M:%S").to_string(),
        "durationMin": session.minutes().unwrap_or(0),
        "rounds": 0,
        "rating": 0,
        "usesTeams": session.seats.iter().any(|seat| seat.team.is_some()),
        "ignored": session.state != contract::State::Finished,
        "manualWinner": true,
        "scoringSetting": if session.lowest_wins { 2 } else { 1 },
        "board": elsewhere(&session.game).map_or("", |game| game.board),
        "comments": session.note,
        "expansionPlays": [],
        "playImages": "[]",
        "bggId": 0,
        "importPlayId": 0,
        "nemestatsId": 0,
        "playerScores": scores,
    });
    if let Some(sheet) = sheet(session) {
        play["scoresheet"] = json!(sheet.to_string());
    }
    play
}

fn score_id(session: Uuid, seat: usize) -> String {
    written(Uuid::new_v5(&session, format!("seat {seat}").as_bytes()))
}

/// The score sheet as BG Stats keeps it: one row a column of ours. None without one.
fn sheet(session: &ToldSession) -> Option<Value> {
    let mut sources: Vec<&str> = session
        .seats
        .iter()
        .flat_map(|seat| seat.sources.iter().map(|(source, _)| source.as_str()))
        .collect();
    sources.sort_unstable();
    sources.dedup();
    if sources.is_empty() {
        return None;
    }
    let rows: Vec<Value> = sources
        .into_iter()
        .enumerate()
        .map(|(row, source)| {
            let mut scores = serde_json::Map::new();
            for (index, seat) in session.seats.iter().enumerate() {
                if let Some((_, points)) = seat.sources.iter().find(|(name, _)| name == source) {
                    scores.insert(score_id(session.session, index), json!(points.to_string()));
                }
            }
            json!({
                "templateId": format!("row{}", row + 1),
                "label": source,
                "repetition": 1,
                "repeatable": false,
                "negative": false,
                "isExtra": false,
                "scores": scores,
            })
        })
        .collect();
    Some(json!({
        "langCode": "en",
        "bggId": elsewhere(&session.game).map_or(0, |game| game.number),
        "scoreType": if session.lowest_wins { "lowestTotalWins" } else { "bestTotalWins" },
        "version": 0,
        "rounds": [{
            "templateId": "1",
            "repetition": 1,
            "isExtra": false,
            "hasSubTotal": false,
            "hideSingleGroupLabel": true,
            "rows": rows,
        }],
    }))
}

/// The address by which a telephone takes a play over, as the vendor documents it. None where it would be too
/// long for anybody.
pub fn link(session: &ToldSession) -> Option<String> {
    let known = elsewhere(&session.game);
    let players: Vec<Value> = session
        .seats
        .iter()
        .map(|seat| {
            let id = seat.person.unwrap_or_else(|| Uuid::new_v5(&NAMESPACE, seat.name.as_bytes()));
            let mut player = json!({
                "name": seat.name,
                "sourcePlayerId": id.to_string(),
                "startPlayer": seat.started,
                "rank": seat.rank.unwrap_or(0),
                "winner": seat.won,
            });
            if let Some(points) = seat.points {
                player["score"] = json!(points);
            }
            if let Some(team) = &seat.team {
                player["team"] = json!(team);
            }
            player
        })
        .collect();
    let data = json!({
        "sourceName": "Parlour",
        "sourcePlayId": session.session.to_string(),
        // The end of play, in UTC.
        "playDate": session.ended_at.with_timezone(&Utc).format("%Y-%m-%d %H:%M:%S").to_string(),
        "durationMin": session.minutes().unwrap_or(0),
        "board": known.map_or("", |game| game.board),
        "comments": session.note,
        "location": session.place.as_ref().map_or("", |(_, name)| name.as_str()),
        "game": {
            "name": known.map_or(session.game.as_str(), |game| game.name),
            "sourceGameId": session.game,
            "bggId": known.map_or(0, |game| game.number),
            "highestWins": !session.lowest_wins,
            "noPoints": session.seats.iter().all(|seat| seat.points.is_none()),
        },
        "players": players,
    });
    let link = format!("https://app.bgstatsapp.com/createPlay.html?data={}", encoded(&data.to_string()));
    (link.len() <= LONGEST).then_some(link)
}

/// Percent-encoding of everything that is not unreserved (RFC 3986).
fn encoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len() * 2);
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => out.push(char::from(byte)),
            _ => {
                out.push('%');
                out.push(char::from_digit(u32::from(byte >> 4), 16).unwrap_or('0').to_ascii_uppercase());
                out.push(char::from_digit(u32::from(byte & 15), 16).unwrap_or('0').to_ascii_uppercase());
            }
        }
    }
    out
}
