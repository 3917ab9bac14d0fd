//! From features on the board to lines of the score sheet (rules CAR-MAJ, CAR-END, CAR-RET).
//!
//! Every line names its figures and its places, so that a table can follow it (most reports against other
//! programs were right scores that nobody could follow).

use referee::{Arg, Args, Line, Seat, args};

use crate::board::scoring_order;
use crate::features::Root;
use crate::state::State;
use crate::tally::Tally;
use crate::{Feature, Place, TwoTileCity, farm};

/// What is counted of a feature now.
pub(crate) fn tally(state: &State, root: Root) -> Tally {
    let board = &state.board;
    let counts = board.features.counts(root);
    let tiles = match counts.feature {
        // CAR-END-06: itself and its neighbours.
        Feature::Monastery => 1 + board.neighbours(board.cell_of(counts.first)),
        Feature::City | Feature::Road | Feature::Field => counts.tiles.len(),
    };
    let towns = match counts.feature {
        Feature::Field => farm::complete_towns(board, root).len().try_into().unwrap_or(u16::MAX),
        Feature::City | Feature::Road | Feature::Monastery => 0,
    };
    Tally {
        feature: counts.feature,
        complete: board.is_complete(root),
        tiles,
        shields: counts.shields,
        towns,
        followers: counts.followers.iter().copied().take(usize::from(state.setup.seats)).collect(),
    }
}

/// The lines of a road, city or monastery: one for each seat with most followers; none where nobody stands.
pub(crate) fn lines(state: &State, root: Root, after: Option<u32>) -> Vec<Line<Place>> {
    let tally = tally(state, root);
    let winners = tally.majority();
    if winners.is_empty() {
        return Vec::new();
    }
    let mut figures =
        args([("tiles", Arg::Number(i64::from(tally.tiles))), ("followers", per_seat(&tally.followers))]);
    if tally.feature == Feature::City {
        figures.insert("shields".to_owned(), Arg::Number(i64::from(tally.shields)));
    }
    let (points, at) = (tally.points(&state.setup), state.board.places(root));
    winners
        .into_iter()
        .map(|seat| {
            line(seat, code(&tally, state.setup.two_tile_city), tally.feature, points, &figures, after, &at)
        })
        .collect()
}

/// The key of the sentence for a road, city or monastery.
fn code(tally: &Tally, two_tile_city: TwoTileCity) -> &'static str {
    let small = tally.tiles == 2 && two_tile_city == TwoTileCity::Two;
    match (tally.feature, tally.complete) {
        (Feature::Road, true) => "car-line-road",
        (Feature::Road, false) => "car-line-road-open",
        (Feature::City, true) if small => "car-line-city-small",
        (Feature::City, true) => "car-line-city",
        (Feature::City, false) => "car-line-city-open",
        (Feature::Monastery, true) => "car-line-monastery",
        (Feature::Monastery, false) => "car-line-monastery-open",
        (Feature::Field, _) => "car-line-farm",
    }
}

/// One line of the sheet.
pub(crate) fn line(
    seat: Seat,
    code: &str,
    feature: Feature,
    points: i32,
    figures: &Args,
    after: Option<u32>,
    at: &[Place],
) -> Line<Place> {
    let source = match feature {
        Feature::Road => "road",
        Feature::City => "city",
        Feature::Monastery => "monastery",
        Feature::Field => "farm",
    };
    let (code, source) = (code.to_owned(), source.to_owned());
    Line { seat, code, source, args: figures.clone(), points, after, at: at.to_vec() }
}

/// Followers of every seat as a value of a sentence.
pub(crate) fn per_seat(followers: &[u8]) -> Arg {
    Arg::PerSeat(followers.iter().map(|count| i64::from(*count)).collect())
}

/// The unfinished roads, cities and monasteries with followers, in the order of the rulebook (CAR-END-03).
pub(crate) fn unfinished(state: &State) -> Vec<Root> {
    let features = &state.board.features;
    let mut roots = features.roots();
    roots.retain(|root| {
        let counts = features.counts(*root);
        counts.feature != Feature::Field && counts.has_followers()
    });
    roots.sort_by_key(|root| scoring_order(features.counts(*root).feature));
    roots
}

/// Final scoring of the board as it is (CAR-END-03 to -07, CAR-FARM): first what is unfinished, then fields.
pub(crate) fn final_lines(state: &State) -> Vec<Line<Place>> {
    let mut all: Vec<_> = unfinished(state).into_iter().flat_map(|root| lines(state, root, None)).collect();
    all.extend(farm::lines(state));
    all
}
