//! Moves, attempts, questions and the end of a case.

use carcassonne::{Carcassonne, Kind as Tile, Move, Question, State, Turn};
use referee::{Game, Seat};
use serde::Deserialize;
use serde_json::json;

use super::bag::{leaves, quarters, setup, wire};
use super::case::{Case, End, Expect, Illegal, Lying, Query, Step};
use super::compare::{allowed, lines, same, same_if};
use super::table::{Table, areas, rules};
use super::{Parted, parted};

/// Plays a case from its start tile to its end.
pub(super) fn run(case: &Case, start: &Lying) -> Result<(), Parted> {
    let steps = case.moves.as_deref().unwrap_or_default();
    let setup = setup(case, start, steps)?;
    if let Some(expected) = &case.refused {
        let got = Carcassonne::start(&setup).err().map(|reasons| rules(&reasons)).unwrap_or_default();
        return same("refused by", &in_order(expected), &got);
    }
    let mut table = Table::new(&setup)?;
    for (index, step) in steps.iter().enumerate() {
        run_step(&mut table, step, steps.get(index + 1..).unwrap_or_default()).map_err(|mut mismatch| {
            mismatch.expected = format!("at moves[{index}] ({}) {}", step.tile, mismatch.expected);
            mismatch
        })?;
    }
    match &case.end {
        None => Ok(()),
        Some(end) => run_end(&table, end).map_err(|mut mismatch| {
            mismatch.expected = format!("at the end {}", mismatch.expected);
            mismatch
        }),
    }
}

fn run_step(table: &mut Table, step: &Step, later: &[Step]) -> Result<(), Parted> {
    match (step.query, step.attempt) {
        (Some(_), true) => Err(parted("either a question or an attempt", "both")),
        (Some(Query::Options), false) => {
            only(&step.expect, &["options", "distinct"])?;
            options(table, step, later)
        }
        (Some(Query::Followers), false) => {
            only(&step.expect, &["allowed"])?;
            followers(table, step)
        }
        (None, true) => {
            only(&step.expect, &["illegal", "rules"])?;
            attempt(table, step)
        }
        (None, false) => make(table, step),
    }
}

/// Expectations that have no meaning in this kind of step fail the case instead of being passed over.
fn only(expect: &Expect, sensible: &[&str]) -> Result<(), Parted> {
    let strange: Vec<&str> = expect.names().into_iter().filter(|name| !sensible.contains(name)).collect();
    if strange.is_empty() {
        Ok(())
    } else {
        Err(parted(format!("only {} here", sensible.join(", ")), strange.join(", ")))
    }
}

/// A move that must be legal.
fn make(table: &mut Table, step: &Step) -> Result<(), Parted> {
    let mv = understood(step, seat(table, step, &[]), true)?;
    if let Some(expected) = step.expect.legal {
        let placements: usize = places(table, &step.tile)?.iter().map(|place| place.turns.len()).sum();
        let claims = areas(&table.state, &claims_of(step, mv.seat())?)?.len();
        same("legal (placements, areas)", &expected, &(placements, claims))?;
    }
    let before = table.scores();
    table.play(&mv)?;
    let after = table.scores();
    after_step(table, &step.expect, &before, &after, &["legal"])?;
    lines(&step.expect, &table.last_lines())?;
    same_if("winners", step.expect.winners.as_ref(), || table.winners())
}

/// What any step may expect of the table.
fn after_step(
    table: &Table,
    expect: &Expect,
    before: &[i32],
    after: &[i32],
    also: &[&str],
) -> Result<(), Parted> {
    let common = [
        "scores",
        "gained",
        "standing",
        "followers_left",
        "events",
        "events_include",
        "events_exclude",
        "points",
        "no_points",
        "winners",
        "finished",
        "tiles_left",
    ];
    only(expect, &[common.as_slice(), also].concat())?;
    same_if("scores", expect.scores.as_ref(), || after.to_vec())?;
    same_if("gained", expect.gained.as_ref(), || {
        before.iter().zip(after).map(|(was, is)| is - was).collect()
    })?;
    same_if("standing", expect.standing.as_ref(), || table.standing())?;
    let view = table.view();
    if let Some(expected) = &expect.followers_left {
        same("followers_left", expected, &table.supplies()?)?;
    }
    same_if("finished", expect.finished.as_ref(), || table.finished())?;
    for (name, count) in expect.tiles_left.iter().flatten() {
        let left = Tile::named(name).and_then(|kind| view.left.get(&kind)).copied().unwrap_or(0);
        same(&format!("tiles_left of {name}"), count, &i64::from(left))?;
    }
    Ok(())
}

/// A move that must be refused and change nothing.
fn attempt(table: &mut Table, step: &Step) -> Result<(), Parted> {
    if step.expect.illegal.is_none() && step.expect.rules.is_none() {
        return Err(parted("illegal or rules with an attempt", "neither"));
    }
    let seat = seat(table, step, &[]);
    let before = table.state.clone();
    let refused_by = match understood(step, seat, true) {
        Ok(mv) => match Carcassonne::play(&mut table.state, &mv) {
            Ok(_) => return Err(parted(format!("refused ({:?})", step.expect.illegal), "legal")),
            Err(reasons) => rules(&reasons),
        },
        // What cannot even be entered (a knight on half an edge) is refused by the form.
        Err(_) => Vec::new(),
    };
    if table.state != before {
        return Err(parted("a refusal that changes nothing", "another state"));
    }
    same_if("refused by", step.expect.rules.as_ref().map(|rules| in_order(rules)).as_ref(), || refused_by)?;
    // The follower is at fault if the same tile without it may lie there; else the tile is.
    same_if("illegal", step.expect.illegal.as_ref(), || {
        let bare = understood(step, seat, false);
        let lies = bare.is_ok_and(|mv| Carcassonne::check(&table.state, &mv).allows());
        if lies { Illegal::Follower } else { Illegal::Tile }
    })
}

/// Where does a tile fit? If nowhere, and it was drawn, it leaves the game by a real move.
fn options(table: &mut Table, step: &Step, later: &[Step]) -> Result<(), Parted> {
    let places = places(table, &step.tile)?;
    if let Some(expected) = &step.expect.options {
        let mut got = Vec::new();
        for place in &places {
            for turn in &place.turns {
                got.push((i32::from(place.x), i32::from(place.y), u16::from(turn.quarters()) * 90));
            }
        }
        let mut expected: Vec<_> = expected.iter().map(|(x, y, rot)| (*x, *y, *rot % 360)).collect();
        expected.sort_unstable();
        got.sort_unstable();
        same("options", &expected, &got)?;
    }
    same_if("distinct options", step.expect.distinct.as_ref(), || {
        places.iter().map(|place| place.distinct.len()).sum()
    })?;
    if leaves(step) {
        let seat = seat(table, step, later);
        let mv = parse(json!({ "type": "discard", "seat": seat, "tile": step.tile }))?;
        table.play(&mv)?;
    }
    Ok(())
}

/// Which areas of a tile may take a follower? The tile is about to be laid, or has just been laid.
fn followers(table: &Table, step: &Step) -> Result<(), Parted> {
    let Some(expected) = &step.expect.allowed else {
        return Err(parted("areas that are allowed", "none named"));
    };
    let question = claims_of(step, Seat(seat(table, step, &[])))?;
    allowed(expected, &areas(just_before(table, step)?, &question)?)
}

/// The state in which this tile is about to be laid.
fn just_before<'a>(table: &'a Table, step: &Step) -> Result<&'a State, Parted> {
    let turn = quarters(step.rot.unwrap_or(0))?;
    let lies = |mv: &Move| {
        let cell = mv.cell();
        let turned = match mv {
            Move::Place { turn: lying, .. } => u16::from(lying.quarters()) == turn,
            Move::Discard { .. } => false,
        };
        turned
            && mv.tile().name() == step.tile
            && cell.is_some_and(|cell| Some(i32::from(cell.x)) == step.x && Some(i32::from(cell.y)) == step.y)
    };
    Ok(match &table.before {
        Some((before, mv)) if lies(mv) => before,
        Some(_) | None => &table.state,
    })
}

fn run_end(table: &Table, end: &End) -> Result<(), Parted> {
    let expect = Expect::deserialize(&end.expect)
        .map_err(|error| parted("expectations of the described form", error.to_string()))?;
    let before = table.scores();
    let after = if end.finish { table.standing() } else { before.clone() };
    after_step(table, &expect, &before, &after, &[])?;
    let given = if end.finish { table.final_lines() } else { Vec::new() };
    lines(&expect, &given)?;
    same_if("winners", expect.winners.as_ref(), || table.winners())
}

/// Who moves; where the step does not say: who is on turn, or who moves next in the case.
fn seat(table: &Table, step: &Step, later: &[Step]) -> u8 {
    step.player.or_else(|| later.iter().find_map(|step| step.player)).unwrap_or_else(|| table.on_turn())
}

fn parse(value: serde_json::Value) -> Result<Move, Parted> {
    serde_json::from_value(value).map_err(|error| parted("a move the referee understands", error.to_string()))
}

fn understood(step: &Step, seat: u8, with_follower: bool) -> Result<Move, Parted> {
    parse(wire(step, seat, with_follower)?)
}

fn places(table: &Table, name: &str) -> Result<Vec<carcassonne::PlaceTurns>, Parted> {
    table.places(&Question::Places { tile: tile(name)? })
}

fn tile(name: &str) -> Result<Tile, Parted> {
    Tile::named(name).ok_or_else(|| parted("a kind of tile", name))
}

/// The question which areas of this step's tile its player may claim.
fn claims_of(step: &Step, seat: Seat) -> Result<Question, Parted> {
    let place = |along: Option<i32>| along.and_then(|along| i16::try_from(along).ok());
    let (Some(x), Some(y)) = (place(step.x), place(step.y)) else {
        return Err(parted("a place for the tile", "none"));
    };
    let turn = u8::try_from(quarters(step.rot.unwrap_or(0))?).unwrap_or(0);
    Ok(Question::Followers { tile: tile(&step.tile)?, x, y, turn: Turn::new(turn), seat })
}

/// Rule ids in order, each once.
fn in_order(rules: &[String]) -> Vec<String> {
    let mut rules = rules.to_vec();
    rules.sort();
    rules.dedup();
    rules
}
