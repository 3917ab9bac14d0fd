//! The score sheet: every point with its reason (CAT-WIN-03).
//!
//! Nothing is counted on as the game goes: buildings, special cards and laid open point cards are the
//! sheet. Point cards still in hand are on it only where hands are open.

use referee::{Arg, Line, Outcome, Seat, Sheet, args};

use crate::place::Place;
use crate::state::{Holder, Phase, State};
use crate::{Building, Development, HandsMode};

/// The points given so far; after the end with the point cards laid open.
pub(crate) fn sheet(state: &State) -> Sheet<Place> {
    lines(state, matches!(state.phase, Phase::Over { .. }))
}

/// The sheet if the game ended now.
pub(crate) fn forecast(state: &State) -> Sheet<Place> {
    lines(state, true)
}

/// Whether the game is over, and who won: whoever said so first (CAT-WIN-02).
pub(crate) fn outcome(state: &State) -> Outcome {
    match state.phase {
        Phase::Over { winner } => Outcome { finished: true, winners: vec![winner], tie_break: None },
        Phase::SetUp { .. }
        | Phase::BeforeRoll
        | Phase::Discard { .. }
        | Phase::Robber
        | Phase::FreeRoads { .. }
        | Phase::Act
        | Phase::Special { .. } => Outcome::open(),
    }
}

fn lines(state: &State, cards: bool) -> Sheet<Place> {
    let mut sheet = Sheet::new();
    for (corner, piece) in state.buildings() {
        let (code, source) = match piece.building {
            Building::Settlement => ("cat-line-settlement", "settlements"),
            Building::City => ("cat-line-city", "cities"),
        };
        sheet.lines.push(Line {
            seat: piece.seat,
            code: code.to_owned(),
            source: source.to_owned(),
            args: args([]),
            points: i32::from(piece.building.worth()),
            after: piece.after,
            at: vec![corner.into()],
        });
    }
    let special = |holder: Holder, code: &str, source: &str, count: i64, at: Vec<Place>| Line {
        seat: holder.seat,
        code: code.to_owned(),
        source: source.to_owned(),
        args: args([("count", Arg::Number(count))]),
        points: 2,
        after: holder.after,
        at,
    };
    if let Some(holder) = state.longest_road {
        let trail = state.trail(holder.seat);
        let length = i64::try_from(trail.len()).unwrap_or(i64::MAX);
        let at = trail.into_iter().map(Place::from).collect();
        sheet.lines.push(special(holder, "cat-line-road", "road", length, at));
    }
    if let Some(holder) = state.largest_army {
        let knights = i64::from(state.knights(holder.seat));
        sheet.lines.push(special(holder, "cat-line-army", "army", knights, Vec::new()));
    }
    if cards {
        for seat in state.seats() {
            let points = open_points(state, seat);
            if points > 0 {
                sheet.lines.push(Line {
                    seat,
                    code: "cat-line-cards".to_owned(),
                    source: "cards".to_owned(),
                    args: args([("count", Arg::Number(i64::from(points)))]),
                    points: i32::from(points),
                    after: None,
                    at: Vec::new(),
                });
            }
        }
    }
    sheet.lines.sort_by_key(|line| line.after.map_or(u32::MAX, |after| after));
    sheet
}

/// Point cards that lie open: shown to win, or known to all where hands are open.
fn open_points(state: &State, seat: Seat) -> u8 {
    let shown = state.shown[seat.index()];
    if state.mode == HandsMode::Open {
        let held = state.developments.held[seat.index()].iter();
        let known = held.filter(|slot| slot.public() == Some(Development::VictoryPoint)).count();
        shown.max(u8::try_from(known).unwrap_or(u8::MAX))
    } else {
        shown
    }
}
