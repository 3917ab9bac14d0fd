//! Reading an export or a file of one play.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDateTime;
use contract::Source;
use serde::Deserialize;
use serde::de::{Deserializer, Error};
use serde_json::Value;

use crate::foreign::{Foreign, ForeignPlay, ForeignSeat, Refusal};
use crate::numbers::{Points, points};

/// What of the file matters here; what else is in it is not ours to refuse.
#[derive(Deserialize)]
struct File {
    #[serde(default)]
    games: Vec<Value>,
    #[serde(default)]
    players: Vec<Value>,
    #[serde(default)]
    locations: Vec<Value>,
    plays: Vec<Value>,
    #[serde(rename = "deletedObjects", default)]
    deleted: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Game {
    id: i64,
    name: String,
    #[serde(default)]
    bgg_id: i64,
    #[serde(default, deserialize_with = "yes")]
    cooperative: bool,
    #[serde(default = "always", deserialize_with = "yes")]
    highest_wins: bool,
}

#[derive(Deserialize)]
struct Named {
    id: i64,
    #[serde(default)]
    name: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Deleted {
    #[serde(default)]
    object_type: String,
    #[serde(default)]
    uuid: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Play {
    uuid: String,
    game_ref_id: i64,
    #[serde(default)]
    location_ref_id: i64,
    #[serde(rename = "playDate")]
    date: String,
    #[serde(default)]
    duration_min: f64,
    #[serde(default, deserialize_with = "yes")]
    ignored: bool,
    #[serde(default, deserialize_with = "yes")]
    uses_teams: bool,
    #[serde(default)]
    board: Option<String>,
    #[serde(default)]
    comments: Option<String>,
    player_scores: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Score {
    player_ref_id: i64,
    #[serde(rename = "score", default)]
    points: Value,
    #[serde(default, deserialize_with = "yes")]
    winner: bool,
    #[serde(default, deserialize_with = "yes")]
    start_player: bool,
    #[serde(default)]
    rank: i64,
    #[serde(default)]
    team: Option<String>,
}

const fn always() -> bool {
    true
}

/// A boolean, or 0 or 1.
fn yes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    match Value::deserialize(deserializer)? {
        Value::Bool(yes) => Ok(yes),
        Value::Null => Ok(false),
        Value::Number(number) if number.as_i64() == Some(0) => Ok(false),
        Value::Number(number) if number.as_i64() == Some(1) => Ok(true),
        other => Err(D::Error::custom(format!("{other} is neither true nor false"))),
    }
}

fn form<T: for<'de> Deserialize<'de>>(at: &str, value: &Value) -> Result<T, Refusal> {
    T::deserialize(value).map_err(|error| Refusal::new(at, error.to_string()))
}

/// Things by their id, each id once.
fn by_id<T: for<'de> Deserialize<'de>>(
    what: &str,
    values: &[Value],
    id: impl Fn(&T) -> i64,
) -> Result<BTreeMap<i64, T>, Refusal> {
    let mut found = BTreeMap::new();
    for (index, value) in values.iter().enumerate() {
        let at = format!("{what}[{index}]");
        let one: T = form(&at, value)?;
        let id = id(&one);
        if found.insert(id, one).is_some() {
            return Err(Refusal::new(at, format!("the id {id} was there before")));
        }
    }
    Ok(found)
}

/// Reads an export or a file of one play.
///
/// # Errors
/// Where the text is no JSON of this form.
pub fn read(text: &str) -> Result<Foreign, Refusal> {
    let text = text.trim_start_matches('\u{feff}');
    let file: File = serde_json::from_str(text).map_err(|error| {
        Refusal::new(format!("line {}, column {}", error.line(), error.column()), error.to_string())
    })?;
    let games = by_id("games", &file.games, |game: &Game| game.id)?;
    let players = by_id("players", &file.players, |player: &Named| player.id)?;
    let locations = by_id("locations", &file.locations, |location: &Named| location.id)?;
    let mut deleted = BTreeSet::new();
    for (index, value) in file.deleted.iter().enumerate() {
        let one: Deleted = form(&format!("deletedObjects[{index}]"), value)?;
        if one.object_type == "Play" {
            deleted.insert(one.uuid.to_uppercase());
        }
    }
    let mut foreign = Foreign::new(Source::BgStats);
    let mut known = BTreeSet::new();
    for (index, value) in file.plays.iter().enumerate() {
        let at = format!("plays[{index}]");
        let play: Play = form(&at, value)?;
        let id = play.uuid.trim().to_uppercase();
        if id.is_empty() || id.len() > 64 {
            return Err(Refusal::new(at, "a play without a uuid"));
        }
        if !known.insert(id.clone()) {
            return Err(Refusal::new(at, "this uuid was there before"));
        }
        if deleted.contains(&id) {
            foreign.remark(&at, "import-deleted", id);
            continue;
        }
        let game = games
            .get(&play.game_ref_id)
            .ok_or_else(|| Refusal::new(at.clone(), format!("no game has the id {}", play.game_ref_id)))?;
        let told = told(&mut foreign, &at, id, &play, game, &players, &locations)?;
        foreign.add(told)?;
    }
    Ok(foreign)
}

fn told(
    foreign: &mut Foreign,
    at: &str,
    id: String,
    play: &Play,
    game: &Game,
    players: &BTreeMap<i64, Named>,
    locations: &BTreeMap<i64, Named>,
) -> Result<ForeignPlay, Refusal> {
    let started_at = NaiveDateTime::parse_from_str(play.date.trim(), "%Y-%m-%d %H:%M:%S")
        .map_err(|_| Refusal::new(at, format!("playDate \"{}\" is no time", play.date)))?;
    let mut seats = Vec::new();
    for (index, value) in play.player_scores.iter().enumerate() {
        let here = format!("{at}.playerScores[{index}]");
        let score: Score = form(&here, value)?;
        let player = players.get(&score.player_ref_id).ok_or_else(|| {
            Refusal::new(here.clone(), format!("no player has the id {}", score.player_ref_id))
        })?;
        let mut seat = ForeignSeat {
            name: player.name.clone(),
            rank: u8::try_from(score.rank).ok().filter(|rank| *rank > 0),
            won: score.winner,
            started: score.start_player,
            team: score.team.filter(|team| play.uses_teams && !team.trim().is_empty()),
            ..ForeignSeat::default()
        };
        let written = match &score.points {
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Null => String::new(),
            other => return Err(Refusal::new(here, format!("a score of {other}"))),
        };
        match points(&written) {
            Points::None => {}
            Points::Whole(points) => seat.score = Some(points),
            Points::Words(words) => {
                foreign.remark(&here, "import-score-text", words.clone());
                seat.score_text = Some(words);
            }
        }
        seats.push(seat);
    }
    if seats.iter().filter(|seat| seat.started).count() > 1 {
        for seat in &mut seats {
            seat.started = false;
        }
    }
    if !seats.iter().all(|seat| seat.rank.is_some()) {
        for seat in &mut seats {
            seat.rank = None;
        }
    }
    let place = locations.get(&play.location_ref_id).map(|place| place.name.trim().to_owned());
    let words = [play.board.as_deref(), play.comments.as_deref()];
    let comment: Vec<&str> =
        words.into_iter().flatten().map(str::trim).filter(|text| !text.is_empty()).collect();
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "bounded just before")]
    let minutes =
        (play.duration_min >= 1.0 && play.duration_min < 100_000.0).then_some(play.duration_min as u32);
    Ok(ForeignPlay {
        at: at.to_owned(),
        id,
        game: game.name.trim().to_owned(),
        number: u32::try_from(game.bgg_id).ok().filter(|number| *number > 0),
        started_at,
        minutes,
        place: place.filter(|name| !name.is_empty()),
        comment: comment.join("\n"),
        ignored: play.ignored,
        lowest_wins: !game.highest_wins,
        together: game.cooperative,
        seats,
    })
}
