//! Every move that may be entered now, in a fixed order: tile, place, turn, seat, follower.

use referee::Seat;

use crate::board::Board;
use crate::joint::Joint;
use crate::setup::Farmers;
use crate::shape;
use crate::state::State;
use crate::{Cell, Feature, Follower, Kind, Move, Turn};

/// Every move of every kind of tile left.
pub(crate) fn legal(state: &State) -> Vec<Move> {
    let mut all = Vec::new();
    for kind in state.kinds_left() {
        legal_with_into(state, kind, &mut all);
    }
    all
}

/// Every move with this drawn tile: its placements, or that it fits nowhere. Empty if none is left or the
/// game is over.
pub fn legal_with(state: &State, tile: Kind) -> Vec<Move> {
    let mut all = Vec::new();
    if state.left(tile) > 0 {
        legal_with_into(state, tile, &mut all);
    }
    all
}

fn legal_with_into(state: &State, tile: Kind, all: &mut Vec<Move>) {
    let movers = state.movers();
    let before = all.len();
    for (cell, asked) in state.board.gaps() {
        for turn in Board::turns(tile, asked) {
            let claims = claims(state, tile, cell, turn);
            for seat in &movers {
                let place =
                    |follower| Move::Place { seat: *seat, tile, x: cell.x, y: cell.y, turn, follower };
                all.push(place(None));
                if state.hand(*seat) > 0 {
                    all.extend(claims.iter().map(|follower| place(Some(*follower))));
                }
            }
        }
    }
    if all.len() == before {
        all.extend(movers.iter().map(|seat: &Seat| Move::Discard { seat: *seat, tile }));
    }
}

/// The followers that this tile could take, whoever has one, in the order of [`Follower`].
fn claims(state: &State, tile: Kind, cell: Cell, turn: Turn) -> Vec<Follower> {
    let joint = Joint::new(&state.board, tile, cell, turn);
    let mut all: Vec<Follower> = shape::numbered(tile)
        .filter(|(_, facts)| facts.feature != Feature::Field || state.setup.farmers != Farmers::None)
        .filter(|(area, _)| joint.is_free(&state.board, *area))
        .filter_map(|(area, facts)| follower_on(facts.feature, shape::first_spot(tile, turn, area)))
        .collect();
    all.sort();
    all
}

fn follower_on(feature: Feature, spot: crate::Spot) -> Option<Follower> {
    match feature {
        Feature::City => spot.edge().map(|at| Follower::Knight { at }),
        Feature::Road => spot.edge().map(|at| Follower::Thief { at }),
        Feature::Monastery => Some(Follower::Monk {}),
        Feature::Field => spot.half_edge().map(|at| Follower::Farmer { at }),
    }
}
