//! The score sheet: every part of the points, with where it lies and the rules it rests on. Points are what lies on
//! the table now; nothing is given once and kept.

use referee::{Arg, Args, Line, Outcome, Seat, Sheet, args};

use crate::place::Place;
use crate::state::{SEATS, State, Step, other};
use crate::{Card, Rule};

/// A part of a seat's points.
pub(crate) struct Part {
    pub(crate) line: &'static str,
    pub(crate) source: &'static str,
    pub(crate) args: Args,
    pub(crate) points: u8,
    pub(crate) after: u32,
    pub(crate) at: Vec<Place>,
    pub(crate) rules: Vec<Rule>,
}

/// The parts of a seat's points: settlements and cities from left to right, cards, figures.
pub(crate) fn parts(state: &State, seat: Seat) -> Vec<Part> {
    let realm = state.realm(seat);
    let mut parts = Vec::new();
    for (at, town) in &realm.towns {
        let starting = (-1..=1).contains(at);
        let (line, source, points, after, rules) = match town.city {
            Some(city) => ("card-line-city", "cities", 2, city, vec![Rule::Build07]),
            None if starting => ("card-line-start", "settlements", 1, town.after, vec![Rule::Setup10]),
            None => ("card-line-settlement", "settlements", 1, town.after, vec![Rule::Build04]),
        };
        let at = vec![Place::Axis { seat, at: *at }];
        parts.push(Part { line, source, args: args([]), points, after, at, rules });
    }
    for (site, one) in realm.cards() {
        let points = state.catalogue.card(one.card).points;
        if points > 0 {
            parts.push(Part {
                line: "card-line-card",
                source: "cards",
                args: args([("card", one.card.word())]),
                points,
                after: one.after,
                at: vec![Place::Site { seat, site }],
                rules: [Some(Rule::Build15), pointed(one.card)].into_iter().flatten().collect(),
            });
        }
    }
    let figures = [
        (
            state.knight,
            "card-line-knight",
            Place::KnightFigure { seat },
            state.strength(seat),
            state.strength(other(seat)),
        ),
        (
            state.mill,
            "card-line-mill",
            Place::MillFigure { seat },
            state.commerce(seat),
            state.commerce(other(seat)),
        ),
    ];
    for (held, line, place, mine, theirs) in figures {
        if let Some(held) = held.filter(|held| held.seat == seat) {
            parts.push(Part {
                line,
                source: "figures",
                args: args([("mine", count(mine)), ("theirs", count(theirs))]),
                points: 1,
                after: held.since,
                at: vec![place],
                rules: vec![Rule::Token04, Rule::Comp07],
            });
        }
    }
    parts
}

/// The rule that gives a red card its points.
const fn pointed(card: Card) -> Option<Rule> {
    match card {
        Card::BathHouse => Some(Rule::Bld06),
        Card::Library => Some(Rule::Bld07),
        Card::ColossusOfCatan => Some(Rule::Bld08),
        Card::Church => Some(Rule::Bld10),
        Card::TownHall => Some(Rule::Bld13),
        Card::Aqueduct => Some(Rule::Bld14),
        _ => None,
    }
}

fn count(number: u8) -> Arg {
    Arg::Number(i64::from(number))
}

/// The sheet.
pub(crate) fn sheet(state: &State) -> Sheet<Place> {
    let mut lines = Vec::new();
    for seat in SEATS {
        lines.extend(parts(state, seat).into_iter().map(|part| Line {
            seat,
            code: part.line.to_owned(),
            source: part.source.to_owned(),
            args: part.args,
            points: i32::from(part.points),
            after: Some(part.after),
            at: part.at,
        }));
    }
    Sheet { lines }
}

/// Whether the game is over, and who won (CARD-END-01).
pub(crate) fn outcome(state: &State) -> Outcome {
    match state.step {
        Step::Over { winner } => Outcome { finished: true, winners: vec![winner], tie_break: None },
        Step::Opening { .. } | Step::Dice { .. } | Step::Event { .. } | Step::Main | Step::Check(_) => {
            Outcome::open()
        }
    }
}
