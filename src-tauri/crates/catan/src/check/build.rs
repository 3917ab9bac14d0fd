//! Placing and building (CAT-SET-06, CAT-SET-07, CAT-BLD).

use referee::Seat;

use super::{Ruling, pay, refused, word};
use crate::state::{Phase, State};
use crate::{Building, Cards, CornerId, EdgeId, Purchase, Rule};

pub(super) fn place_settlement(state: &State, seat: Seat, corner: CornerId, to: &mut Ruling) {
    if corner_free(state, corner, to) {
        stock(state, seat, Building::Settlement, to);
    }
}

pub(super) fn place_road(state: &State, seat: Seat, edge: EdgeId, to: &mut Ruling) {
    if edge_free(state, edge, to) {
        let Phase::SetUp { at: Some(corner), .. } = state.phase else { return };
        if !state.island().edges[edge.index()].corners.contains(&corner) {
            let reason = refused(Rule::Set07, "cat-refused-set-up-road").with("seat", seat);
            to.refuse(reason.at(edge.into()).at(corner.into()));
        }
        road_stock(state, seat, to);
    }
}

pub(super) fn road(state: &State, seat: Seat, edge: EdgeId, free: bool, to: &mut Ruling) {
    if !edge_free(state, edge, to) {
        return;
    }
    if !state.connects(seat, edge) {
        // Say why: an opponent's building that cuts an own road explains more than "no road here".
        let cut = state.island().edges[edge.index()].corners.into_iter().find(|corner| {
            let roads = &state.island().corners[corner.index()].edges;
            state.piece(*corner).is_some_and(|piece| piece.seat != seat)
                && roads.iter().any(|road| state.road(*road) == Some(seat))
        });
        let reason = match cut.and_then(|corner| Some((corner, state.piece(corner)?))) {
            Some((corner, piece)) => refused(Rule::Bld02, "cat-refused-road-cut")
                .with("owner", piece.seat)
                .at(edge.into())
                .at(corner.into()),
            None => refused(Rule::Bld02, "cat-refused-road-loose").at(edge.into()),
        };
        to.refuse(reason.with("seat", seat));
    }
    road_stock(state, seat, to);
    if !free {
        price(seat, Purchase::Road, to);
    }
}

pub(super) fn settlement(state: &State, seat: Seat, corner: CornerId, to: &mut Ruling) {
    if !corner_free(state, corner, to) {
        return;
    }
    let roads = &state.island().corners[corner.index()].edges;
    if !roads.iter().any(|edge| state.road(*edge) == Some(seat)) {
        let reason = refused(Rule::Bld06, "cat-refused-no-road").with("seat", seat);
        to.refuse(reason.at(corner.into()));
    }
    stock(state, seat, Building::Settlement, to);
    price(seat, Purchase::Settlement, to);
}

pub(super) fn city(state: &State, seat: Seat, corner: CornerId, to: &mut Ruling) {
    let own =
        state.piece(corner).is_some_and(|piece| piece.seat == seat && piece.building == Building::Settlement);
    if !own {
        let reason = refused(Rule::Bld07, "cat-refused-no-settlement").with("seat", seat);
        let known = corner.index() < state.island().corners.len();
        to.refuse(if known { reason.at(corner.into()) } else { reason });
        return;
    }
    stock(state, seat, Building::City, to);
    price(seat, Purchase::City, to);
}

/// What it costs must be in hand (CAT-BLD-01).
pub(super) fn price(seat: Seat, purchase: Purchase, to: &mut Ruling) {
    let cards = Cards::price(purchase);
    let refusal = refused(Rule::Bld01, "cat-refused-price")
        .with("seat", seat)
        .with("what", word(purchase.word()))
        .with("cards", cards.arg());
    to.need(vec![pay(seat, cards)], refusal);
}

/// A corner of the board, free, with no building one path away (CAT-BLD-04, CAT-BLD-05).
fn corner_free(state: &State, corner: CornerId, to: &mut Ruling) -> bool {
    let Some(place) = state.island().corners.get(corner.index()) else {
        to.refuse(refused(Rule::Bld05, "cat-refused-no-corner"));
        return false;
    };
    if let Some(piece) = state.piece(corner) {
        to.refuse(
            refused(Rule::Bld05, "cat-refused-corner-taken").with("owner", piece.seat).at(corner.into()),
        );
        return false;
    }
    let close = place.neighbours.iter().find_map(|beside| Some((*beside, state.piece(*beside)?)));
    if let Some((beside, piece)) = close {
        let reason = refused(Rule::Bld04, "cat-refused-distance").with("owner", piece.seat);
        to.refuse(reason.at(corner.into()).at(beside.into()));
    }
    true
}

fn edge_free(state: &State, edge: EdgeId, to: &mut Ruling) -> bool {
    if edge.index() >= state.island().edges.len() {
        to.refuse(refused(Rule::Bld03, "cat-refused-no-edge"));
        return false;
    }
    if let Some(owner) = state.road(edge) {
        to.refuse(refused(Rule::Bld03, "cat-refused-edge-taken").with("owner", owner).at(edge.into()));
        return false;
    }
    true
}

fn road_stock(state: &State, seat: Seat, to: &mut Ruling) {
    if state.roads_left(seat) == 0 {
        to.refuse(
            refused(Rule::Cmp02, "cat-refused-no-piece").with("seat", seat).with("piece", word("cat-road")),
        );
    }
}

fn stock(state: &State, seat: Seat, building: Building, to: &mut Ruling) {
    if state.pieces_left(seat, building) == 0 {
        let (rule, piece) = match building {
            Building::Settlement => (Rule::Cmp03, "cat-settlement"),
            Building::City => (Rule::Cmp04, "cat-city"),
        };
        to.refuse(refused(rule, "cat-refused-no-piece").with("seat", seat).with("piece", word(piece)));
    }
}
