//! The answer to "what now?".

use referee::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use super::outlook::{Ahead, Measure, Outlook, SAME, expected_total};
use super::review::{TurnReview, review};
use super::shape::{Shape, Terms};
use super::sheets::number;
use super::table::Table;
use crate::{Dice, Kind, MOST_ROLLS, Move, State, Step, Symbol};

/// Everything there is to say about a moment of a game: what now, what to expect, and what was.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Counsel {
    /// What the seat to move can hope for; none when the game is over.
    pub advice: Option<Advice>,
    /// The final score each seat can expect with best play from here on. None without a table, or if play cannot
    /// lead to its sheet.
    pub expected: Vec<Option<f64>>,
    /// The finished turns, looked back upon. Empty until the game is over: before that it would help to play.
    pub turns: Vec<TurnReview>,
}

/// What the seat to move can hope for, and what it does best. All chances and means are exact.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Advice {
    /// Whom it is for.
    pub seat: Seat,
    /// Boxes still to be filled, this one included.
    pub turns_left: u8,
    /// How often the dice may still be rolled: 3 before the first roll.
    pub rolls_left: u8,
    /// The chance that anything can be built at all; without it the box gets a cross.
    pub any: f64,
    /// Every bundle that can be aimed for on this sheet.
    pub goals: Vec<Goal>,
    /// How to get most points this turn.
    pub this_turn: Best,
    /// How to get most points in the whole game. None without a table, or if play cannot lead to this sheet.
    pub whole_game: Option<Best>,
}

/// A bundle that can be aimed for.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Goal {
    /// What would be built.
    pub kinds: Vec<Kind>,
    /// The chance to be able to pay it, keeping dice for nothing else.
    pub chance: f64,
    /// The dice to keep for it, every best choice, most dice first. Empty unless dice lie there to be rolled
    /// again.
    pub keeps: Vec<Dice>,
}

/// What is best by one measure.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Best {
    /// With best play: the number in the box (a cross counts as it costs), or the final score.
    pub expected: f64,
    /// Every set of dice that can be kept, best first. Empty unless dice lie there to be rolled again.
    pub keeps: Vec<Keep>,
    /// What rolling no more would lead to. None before the first roll.
    pub stop: Option<Stop>,
}

/// Dice that can be kept.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Keep {
    /// The dice; all six means to stop.
    pub keep: Dice,
    /// What they lead to with best play.
    pub expected: f64,
    /// Whether nothing is better.
    pub best: bool,
}

/// What the dice in hand lead to.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Stop {
    /// What it comes to.
    pub expected: f64,
    /// What is best built; nothing is a cross, or the end of a turn in which something was built.
    pub built: Vec<Symbol>,
    /// The steps for it.
    pub steps: Vec<Step>,
}

/// Everything to be said after these moves; `state` is where they led from `start`.
pub fn counsel(start: &State, moves: &[Move], state: &State, table: Option<&Table>) -> Counsel {
    let advice = advise(state, table);
    let expected = Seat::all(state.setup().seats).map(|seat| {
        // What was just worked out need not be worked out again.
        let known =
            advice.as_ref().filter(|advice| advice.seat == seat).and_then(|it| it.whole_game.as_ref());
        known.map(|best| best.expected).or_else(|| expected_total(state, seat, table?))
    });
    let expected = expected.collect();
    let turns = match table {
        Some(table) if state.to_move().is_none() => review(start, moves, table),
        Some(_) | None => Vec::new(),
    };
    Counsel { advice, expected, turns }
}

/// Advice for the seat to move; none when the game is over.
pub fn advise(state: &State, table: Option<&Table>) -> Option<Advice> {
    let seat = state.to_move()?;
    let outlook = Outlook::new(state);
    let fits = |table: &&Table| {
        table.terms() == Terms::of(state.setup()) && state.island(seat).and_then(number).is_some()
    };
    let goals = outlook.shapes().map(|shape| {
        let (chance, keeps) = chance(&outlook, |other| other == shape);
        Goal { kinds: shape.kinds().to_vec(), chance, keeps }
    });
    Some(Advice {
        seat,
        turns_left: state.turns_left(seat),
        rolls_left: if state.dice().is_some() { state.rolls_left() } else { MOST_ROLLS },
        any: chance(&outlook, |_| true).0,
        goals: goals.collect(),
        this_turn: best(&outlook, Measure::ThisTurn),
        whole_game: table.filter(fits).map(|table| best(&outlook, Measure::WholeGame(table))),
    })
}

/// The chance to pay one of these shapes, and the dice to keep for it.
fn chance(outlook: &Outlook<'_>, wanted: impl Fn(Shape) -> bool) -> (f64, Vec<Dice>) {
    if outlook.is_settled() {
        return (if outlook.pays(wanted) { 1.0 } else { 0.0 }, Vec::new());
    }
    let ahead = outlook.ahead(outlook.chance(wanted));
    let keeps = ranking(&ahead).into_iter().filter(|keep| keep.best).map(|keep| keep.keep);
    (ahead.now, keeps.collect())
}

fn best(outlook: &Outlook<'_>, measure: Measure<'_>) -> Best {
    let stop = outlook.has_dice().then(|| {
        let (expected, built, steps) = outlook.stop(measure);
        Stop { expected, built, steps }
    });
    if outlook.is_settled() {
        return Best { expected: outlook.now(measure), keeps: Vec::new(), stop };
    }
    let ahead = outlook.ahead(outlook.worth(measure));
    Best { expected: ahead.now, keeps: ranking(&ahead), stop }
}

/// The best first; among equals, most dice first, so that nothing is rolled for nothing.
fn ranking(ahead: &Ahead) -> Vec<Keep> {
    let mut keeps: Vec<Keep> = ahead
        .keeps
        .iter()
        .map(|(keep, worth)| Keep { keep: *keep, expected: *worth, best: *worth > ahead.now - SAME })
        .collect();
    keeps.sort_by(|one, other| {
        let by_worth = other.expected.total_cmp(&one.expected);
        let by_size = other.keep.total().cmp(&one.keep.total());
        if one.best && other.best { by_size } else { by_worth }
    });
    keeps
}
