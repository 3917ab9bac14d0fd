//! What the referee says to a move: every reason of a refusal, the weightiest first.

use referee::{Arg, Remark, Seat, Verdict};

use crate::board::Board;
use crate::features::Root;
use crate::joint::Joint;
use crate::setup::Farmers;
use crate::shape::{self, AreaId};
use crate::state::State;
use crate::tiles::landscape;
use crate::{Cell, Edge, Feature, Follower, Kind, Move, Order, Place, Rule, Turn};

type Refusal = Remark<Place>;

/// A key of the language files as a value of a sentence.
pub(crate) fn word(group: &str, key: &str) -> Arg {
    Arg::Word(format!("car-{group}-{key}"))
}

/// The name of a tile as a value of a sentence.
pub(crate) fn tile_name(kind: Kind) -> Arg {
    Arg::Text(kind.name().to_owned())
}

/// What the referee says to a move.
pub(crate) fn check(state: &State, mv: &Move) -> Verdict<Place> {
    let mut reasons = Vec::new();
    if state.is_finished() {
        reasons.push(game_over());
        return Verdict::from_reasons(reasons);
    }
    reasons.extend(wrong_seat(state, mv.seat()));
    reasons.extend(not_left(state, mv.tile()));
    match *mv {
        Move::Discard { tile, .. } => reasons.extend(fits(state, tile)),
        Move::Place { seat, tile, x, y, turn, follower } => {
            let cell = Cell::new(x, y);
            reasons.extend(misplaced(&state.board, tile, cell, turn));
            if let Some(follower) = follower {
                reasons.extend(follower_refused(state, seat, tile, cell, turn, follower));
            }
        }
    }
    Verdict::from_reasons(reasons)
}

/// The game is over.
pub(crate) fn game_over() -> Refusal {
    Remark::new(Rule::End01, "car-refused-over")
}

/// There is no such seat at the table.
pub(crate) fn no_seat(state: &State, seat: Seat) -> Option<Refusal> {
    (seat.0 >= state.setup.seats).then(|| {
        Remark::new(Rule::Gen02, "car-refused-no-seat")
            .with("number", i64::from(seat.0) + 1)
            .with("seats", i64::from(state.setup.seats))
    })
}

/// It is another's turn (CAR-TURN-01), or nobody sits there.
fn wrong_seat(state: &State, seat: Seat) -> Option<Refusal> {
    no_seat(state, seat).or_else(|| {
        let waits = state.setup.order == Order::Clockwise && seat != state.turn;
        waits.then(|| {
            Remark::new(Rule::Turn01, "car-refused-seat").with("seat", seat).with("turn", state.turn)
        })
    })
}

/// The kind is not in this game (CAR-SET-01) or used up (CAR-SET-04).
pub(crate) fn not_left(state: &State, tile: Kind) -> Option<Refusal> {
    let count = state.setup.count(tile);
    let remark = if state.left(tile) > 0 {
        return None;
    } else if count == 0 {
        Remark::new(Rule::Set01, "car-refused-not-in-game")
    } else {
        Remark::new(Rule::Set04, "car-refused-used-up").with("count", i64::from(count))
    };
    Some(remark.with("tile", tile_name(tile)))
}

/// The tile does fit somewhere (CAR-PLACE-08); names a place.
fn fits(state: &State, tile: Kind) -> Option<Refusal> {
    let (cell, _) = state.board.first_fit(tile)?;
    Some(Remark::new(Rule::Place08, "car-refused-fits").with("tile", tile_name(tile)).at(Place::cell(cell)))
}

/// The cell cannot hold a tile: beyond the table, or taken.
pub(crate) fn no_room(board: &Board, cell: Cell) -> Option<Refusal> {
    if !cell.is_on_table() {
        let remark = Remark::new(Rule::Place01, "car-refused-off-table");
        return Some(remark.with("reach", i64::from(Cell::REACH)).at(Place::cell(cell)));
    }
    let lying = board.tile(board.at(cell)?);
    let remark = Remark::new(Rule::Place01, "car-refused-occupied").with("theirs", tile_name(lying.kind));
    Some(remark.at(Place::cell(cell)))
}

/// Why a tile may not be laid like this (CAR-PLACE-01 to -04).
pub(crate) fn misplaced(board: &Board, tile: Kind, cell: Cell, turn: Turn) -> Vec<Refusal> {
    if let Some(refusal) = no_room(board, cell) {
        return vec![refusal];
    }
    if board.gap(cell).is_none() {
        let corner = board.around(cell, true).next();
        let remark = match corner {
            Some(near) => {
                Remark::new(Rule::Place02, "car-refused-corner").at(Place::cell(cell)).at(Place::cell(near))
            }
            None => Remark::new(Rule::Place01, "car-refused-apart").at(Place::cell(cell)),
        };
        return vec![remark];
    }
    let touching: Vec<(Edge, bool)> = Edge::ALL
        .into_iter()
        .filter_map(|edge| {
            let other = board.at(cell.beyond(edge))?;
            Some((edge, board.landscape_of(other, edge.opposite()) == landscape(tile, turn, edge)))
        })
        .collect();
    // Where another side does fit, the rule to quote is that one side is not enough.
    let rule = if touching.iter().any(|(_, same)| *same) { Rule::Place04 } else { Rule::Place03 };
    touching
        .into_iter()
        .filter(|(_, same)| !same)
        .filter_map(|(edge, _)| {
            let beyond = cell.beyond(edge);
            let theirs = board.landscape_of(board.at(beyond)?, edge.opposite());
            Some(
                Remark::new(rule, "car-refused-edge")
                    .with("edge", word("edge", edge.key()))
                    .with("mine", word("landscape", landscape(tile, turn, edge).key()))
                    .with("theirs", word("landscape", theirs.key()))
                    .at(Place::edge(cell, edge))
                    .at(Place::edge(beyond, edge.opposite())),
            )
        })
        .collect()
}

/// The area of the tile that a follower names, or that there is none (CAR-FOL-04).
pub(crate) fn claimed(tile: Kind, cell: Cell, turn: Turn, follower: Follower) -> Result<AreaId, Refusal> {
    let feature = follower.feature();
    shape::area_at(tile, turn, feature, follower.at()).ok_or_else(|| {
        let place = Place::area(cell, feature, follower.at());
        let remark = match follower.at().edge().or(follower.at().half_edge().map(crate::HalfEdge::edge)) {
            Some(edge) => {
                Remark::new(Rule::Fol04, "car-refused-no-area").with("edge", word("edge", edge.key()))
            }
            None => Remark::new(Rule::Fol04, "car-refused-no-monastery"),
        };
        remark.with("tile", tile_name(tile)).with("feature", word("feature", feature.key())).at(place)
    })
}

/// The supply of this seat is empty (CAR-FOL-02), even if a follower is about to come back (CAR-FOL-11).
pub(crate) fn empty_hand(state: &State, seat: Seat, returns: impl FnOnce() -> bool) -> Option<Refusal> {
    (seat.0 < state.setup.seats && state.hand(seat) == 0).then(|| {
        let remark = if returns() {
            Remark::new(Rule::Fol11, "car-refused-returns-later")
        } else {
            Remark::new(Rule::Fol02, "car-refused-no-followers")
        };
        remark.with("seat", seat)
    })
}

/// Why no follower may be set on this area, whoever sets it (CAR-FOL-06, CAR-VAR-01).
pub(crate) fn area_refused(state: &State, joint: &Joint, tile: Kind, area: AreaId) -> Vec<Refusal> {
    let feature = shape::areas(tile)[area.index()].feature;
    let mut reasons = Vec::new();
    if feature == Feature::Field && state.setup.farmers == Farmers::None {
        reasons.push(Remark::new(Rule::Var01, "car-refused-no-farmers"));
    }
    if !joint.is_free(&state.board, area) {
        let mut followers = joint.followers(&state.board, area).to_vec();
        followers.truncate(usize::from(state.setup.seats));
        let count: i64 = followers.iter().map(|count| i64::from(*count)).sum();
        let taken = Remark::new(Rule::Fol06, &format!("car-refused-taken-{}", feature.key()))
            .with("count", count)
            .with("followers", crate::score::per_seat(&followers));
        let roots: Vec<Root> = joint.roots(area).collect();
        let there = state.standing.iter().filter(|one| roots.contains(&state.board.features.root(one.node)));
        reasons.push(there.fold(taken, |remark, one| remark.at(state.board.place(one.node))));
    }
    reasons
}

/// Every reason why this follower may not be set.
fn follower_refused(
    state: &State,
    seat: Seat,
    tile: Kind,
    cell: Cell,
    turn: Turn,
    follower: Follower,
) -> Vec<Refusal> {
    let mut reasons = Vec::new();
    // Beside a tile that cannot lie there nothing can be joined or come back.
    let joint = no_room(&state.board, cell).is_none().then(|| Joint::new(&state.board, tile, cell, turn));
    reasons.extend(empty_hand(state, seat, || {
        joint.as_ref().is_some_and(|joint| comes_back(state, joint, seat, tile, cell))
    }));
    match claimed(tile, cell, turn, follower) {
        Err(refusal) => reasons.push(refusal),
        Ok(area) => {
            if let Some(joint) = &joint {
                reasons.extend(area_refused(state, joint, tile, area));
            }
        }
    }
    reasons
}

/// Whether laying this tile would bring a follower back to this seat.
pub(crate) fn comes_back(state: &State, joint: &Joint, seat: Seat, tile: Kind, cell: Cell) -> bool {
    let board = &state.board;
    let own =
        |root: Root| board.features.counts(root).followers.get(seat.index()).is_some_and(|count| *count > 0);
    let closed = shape::numbered(tile).any(|(area, facts)| match facts.feature {
        Feature::City | Feature::Road => {
            joint.open_after(board, tile, area) == 0 && joint.roots(area).any(own)
        }
        Feature::Monastery | Feature::Field => false,
    });
    let surrounded = cell.around().into_iter().any(|near| {
        // Seven neighbours and this tile.
        board.monastery(near).is_some_and(own) && board.neighbours(near) == 7
    });
    closed || surrounded
}
