//! Farmers (rules CAR-FARM; catalogue section 12 for the older editions).

use std::collections::BTreeSet;

use referee::{Arg, Line, Seat, args};

use crate::board::Board;
use crate::features::Root;
use crate::score::{line, per_seat, tally};
use crate::setup::{Farmers, MOST_SEATS};
use crate::state::State;
use crate::tally::Tally;
use crate::{Feature, Place};

/// The complete cities in or at a field, each once (CAR-FARM-05, -06, -12).
pub(crate) fn complete_towns(board: &Board, field: Root) -> Vec<Root> {
    let mut towns = board.features.towns(field);
    towns.retain(|town| board.is_complete(*town));
    towns
}

/// All fields on the board, in the order in which they were begun.
pub(crate) fn fields(board: &Board) -> Vec<Root> {
    of(board, Feature::Field)
}

/// All features of a kind, in the order in which they were begun.
pub(crate) fn of(board: &Board, feature: Feature) -> Vec<Root> {
    let mut roots = board.features.roots();
    roots.retain(|root| board.features.counts(*root).feature == feature);
    roots
}

/// The farmers' lines by the edition of the set-up.
///
/// A field with farmers but no complete city gives its owners a line of 0 points, so that the table sees
/// that it was not forgotten.
pub(crate) fn lines(state: &State) -> Vec<Line<Place>> {
    match state.setup.farmers {
        Farmers::None => Vec::new(),
        Farmers::ThirdEdition => by_field(state, false),
        Farmers::SecondEdition => by_field(state, true),
        Farmers::FirstEdition => by_city(state),
    }
}

/// Field by field (CAR-FARM-04). `once`: a seat is paid once for a city, whichever field comes first; the
/// totals do not depend on which.
fn by_field(state: &State, once: bool) -> Vec<Line<Place>> {
    let board = &state.board;
    let mut paid: BTreeSet<(Seat, Root)> = BTreeSet::new();
    let mut all = Vec::new();
    for field in fields(board) {
        let tally = tally(state, field);
        let owners = tally.majority();
        if owners.is_empty() {
            continue;
        }
        let towns = complete_towns(board, field);
        for seat in owners {
            let fresh: Vec<Root> =
                towns.iter().copied().filter(|town| paid.insert((seat, *town)) || !once).collect();
            let count = fresh.len().try_into().unwrap_or(u16::MAX);
            let mut figures =
                args([("towns", Arg::Number(i64::from(count))), ("followers", per_seat(&tally.followers))]);
            let already = towns.len() - fresh.len();
            let code = if already > 0 {
                figures.insert("paid".to_owned(), Arg::Number(already.try_into().unwrap_or(i64::MAX)));
                "car-line-farm-once"
            } else {
                "car-line-farm"
            };
            let points = Tally { towns: count, ..tally.clone() }.points(&state.setup);
            let mut at = board.places(field);
            at.extend(fresh.iter().map(|town| board.place(board.features.counts(*town).first)));
            all.push(line(seat, code, Feature::Field, points, &figures, None, &at));
        }
    }
    all
}

/// City by city (first edition): all farmers at a complete city together, whatever field they lie on.
fn by_city(state: &State) -> Vec<Line<Place>> {
    let board = &state.board;
    let fields = fields(board);
    let mut all = Vec::new();
    for town in of(board, Feature::City).into_iter().filter(|town| board.is_complete(*town)) {
        let mut farmers = [0_u8; MOST_SEATS as usize];
        for field in fields.iter().filter(|field| board.features.towns(**field).contains(&town)) {
            for (sum, more) in farmers.iter_mut().zip(board.features.counts(*field).followers) {
                *sum += more;
            }
        }
        let followers: Vec<u8> = farmers.into_iter().take(usize::from(state.setup.seats)).collect();
        let figures = args([("towns", Arg::Number(1)), ("followers", per_seat(&followers))]);
        let tally =
            Tally { feature: Feature::Field, complete: false, tiles: 0, shields: 0, towns: 1, followers };
        let at = board.places(town);
        for seat in tally.majority() {
            let points = tally.points(&state.setup);
            all.push(line(seat, "car-line-farm-town", Feature::Field, points, &figures, None, &at));
        }
    }
    all
}
