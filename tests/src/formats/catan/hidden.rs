//! What can be known of the hands when thefts are unknown.

use std::path::PathBuf;

use catan::{Answer, Catan, HandsMode, Likelihood, Move, Purchase, Question, State};
use referee::{Game, Seat, Verdict};
use serde::Deserialize;
use serde_json::Value;

use super::event::{Event, read};
use super::games::{self, at, rules};
use super::{Held, Mismatch, mismatch, plain};
use crate::{Content, read as read_file};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenHidden {
    game: String,
    visibility: Visibility,
    #[serde(default)]
    points: Vec<Point>,
    #[serde(default)]
    queries: Vec<Query>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Seen {
    Seen,
    Hidden,
}

/// What the table sees. How much a monopoly takes is always seen: hand sizes are public.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct Visibility {
    discards: Seen,
    steals: Seen,
    monopoly: Seen,
}

/// What is possible after an event.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Point {
    after: usize,
    worlds: u32,
    range: Vec<Vec<[u8; 2]>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WrittenLikelihood {
    Certain,
    Possible,
    Impossible,
}

#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WrittenPurchase {
    Road,
    Settlement,
    City,
    Dev,
}

impl From<WrittenPurchase> for Purchase {
    fn from(purchase: WrittenPurchase) -> Self {
        match purchase {
            WrittenPurchase::Road => Self::Road,
            WrittenPurchase::Settlement => Self::Settlement,
            WrittenPurchase::City => Self::City,
            WrittenPurchase::Dev => Self::Development,
        }
    }
}

/// How likely something is: an event before it happens, or that a seat can pay.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Query {
    before: Option<usize>,
    after: Option<usize>,
    event: Option<Value>,
    player: Option<u8>,
    can_pay: Option<WrittenPurchase>,
    verdict: WrittenLikelihood,
    p: String,
}

/// Replays the game the file names with its thefts unknown.
pub(super) fn run(json: &Value, siblings: &[PathBuf]) -> Held {
    let case: WrittenHidden = serde_json::from_value(json.clone())
        .map_err(|error| plain("hidden hands of the described format", error.to_string()))?;
    if case.visibility.monopoly == Seen::Hidden {
        return Err(plain("a monopoly that is seen", "a hidden one, which no table can play"));
    }
    let game = games::open(&find(&case.game, siblings)?, HandsMode::Closed)?;
    let events = game.log.len();
    let told = case.points.iter().map(|point| point.after);
    let asked = case.queries.iter().filter_map(|query| query.before.or(query.after));
    if let Some(beyond) = told.chain(asked).find(|number| *number >= events) {
        return Err(plain(format!("an event below {events}"), beyond.to_string()));
    }
    let mut state = game.start.clone();
    for (number, logged) in game.log.iter().enumerate() {
        let event = &logged.event;
        for query in case.queries.iter().filter(|query| query.before == Some(number)) {
            ask_before(&state, query, event, case.visibility).map_err(|error| at(number, error))?;
        }
        match event {
            Event::Refused { .. } => {}
            event => {
                play(&mut state, event, case.visibility, &game.relax).map_err(|error| at(number, error))?;
            }
        }
        for point in case.points.iter().filter(|point| point.after == number) {
            compare(&state, point).map_err(|error| at(number, error))?;
        }
        for query in case.queries.iter().filter(|query| query.after == Some(number)) {
            ask_after(&state, query).map_err(|error| at(number, error))?;
        }
    }
    Ok(())
}

/// The game file of this name beside the case.
fn find(name: &str, siblings: &[PathBuf]) -> Result<Value, Mismatch> {
    let path = siblings.iter().find(|path| path.file_name().is_some_and(|file| file == name));
    let Some(path) = path else { return Err(plain(format!("a file {name} in the same run"), "none")) };
    match read_file(path) {
        Ok(Content::Json(json)) => Ok(json),
        Ok(Content::Text(_)) => Err(plain(format!("{name} as JSON"), "text")),
        Err(error) => Err(plain(format!("{name} as JSON"), error)),
    }
}

/// An event as the table sees it.
fn seen(event: &Event, visibility: Visibility) -> Result<Move, Mismatch> {
    let mut mv = event.as_move()?;
    match &mut mv {
        Move::MoveRobber { card, .. } if visibility.steals == Seen::Hidden => *card = None,
        Move::Discard { cards, .. } if visibility.discards == Seen::Hidden => *cards = None,
        _ => {}
    }
    Ok(mv)
}

fn play(state: &mut State, event: &Event, visibility: Visibility, relax: &[String]) -> Held {
    let mv = seen(event, visibility)?;
    let Err(reasons) = Catan::play(state, &mv) else { return Ok(()) };
    if !reasons.iter().all(|reason| relax.contains(&reason.rule)) {
        return Err(mismatch(format!("{mv:?} legal or possible"), rules(&reasons)));
    }
    Catan::let_stand(state, &mv).map_err(|reasons| mismatch(format!("{mv:?} standing"), rules(&reasons)))
}

fn compare(state: &State, point: &Point) -> Held {
    match Catan::answer(state, &Question::Hands) {
        Ok(Answer::Hands { worlds, ranges }) => {
            if worlds != Some(point.worlds) {
                return Err(mismatch(format!("{} worlds", point.worlds), worlds));
            }
            if ranges != point.range {
                return Err(mismatch(format!("hands {:?}", point.range), ranges));
            }
            Ok(())
        }
        other => Err(mismatch("what is known of the hands", other)),
    }
}

fn ask_before(state: &State, query: &Query, logged: &Event, visibility: Visibility) -> Held {
    let mv = match &query.event {
        Some(Value::String(which)) if which == "logged" => seen(logged, visibility)?,
        Some(entry @ Value::Object(_)) => seen(&read(entry)?.event, visibility)?,
        other => return Err(mismatch("an event, or \"logged\"", other)),
    };
    let verdict = match Catan::check(state, &mv) {
        Verdict::Legal { .. } => WrittenLikelihood::Certain,
        Verdict::Possible { .. } => WrittenLikelihood::Possible,
        Verdict::Refused { .. } => WrittenLikelihood::Impossible,
    };
    if verdict != query.verdict {
        return Err(mismatch(format!("{mv:?} {:?}", query.verdict), verdict));
    }
    share(state, &Question::Odds { mv }, query)
}

fn ask_after(state: &State, query: &Query) -> Held {
    match (query.player, query.can_pay) {
        (Some(player), Some(purchase)) => {
            let purchase = Purchase::from(purchase);
            share(state, &Question::CanPay { seat: Seat(player), purchase }, query)
        }
        (player, purchase) => Err(mismatch("a player and what to pay for", (player, purchase))),
    }
}

fn share(state: &State, question: &Question, query: &Query) -> Held {
    match Catan::answer(state, question) {
        Ok(Answer::Odds { verdict, share }) => {
            let verdict = match verdict {
                Likelihood::Certain => WrittenLikelihood::Certain,
                Likelihood::Possible => WrittenLikelihood::Possible,
                Likelihood::Impossible => WrittenLikelihood::Impossible,
            };
            if verdict != query.verdict || share.as_deref() != Some(query.p.as_str()) {
                let expected = format!("{question:?} {:?} {}", query.verdict, query.p);
                return Err(mismatch(expected, (verdict, share)));
            }
            Ok(())
        }
        other => Err(mismatch(format!("an answer to {question:?}"), other)),
    }
}
