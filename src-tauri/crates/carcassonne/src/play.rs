//! Making a move: the tile, the follower, the scoring, the end (CAR-TURN-02).

use referee::{Remark, Seat};

use crate::board::Laid;
use crate::check::{self, claimed, empty_hand, game_over, no_room, no_seat, not_left};
use crate::features::CAPACITY;
use crate::state::{Standing, State};
use crate::{Cell, DiscardedTile, Follower, Kind, LastMove, Move, Place, Rule, Turn, score};

/// Makes a move that the rules allow or the table lets stand.
pub(crate) fn apply(state: &mut State, mv: &Move) {
    let (after, seat, tile) = (state.moves, mv.seat(), mv.tile());
    match state.bag.get_mut(tile.index()) {
        Some(left) if *left > 0 => *left -= 1,
        Some(_) | None => state.beyond[tile.index()] += 1,
    }
    match *mv {
        Move::Discard { .. } => {
            state.discarded.push(DiscardedTile { tile, seat, after });
            // The same seat draws again (CAR-PLACE-06).
            state.turn = seat;
        }
        Move::Place { x, y, turn, follower, .. } => {
            lay(state, seat, tile, Cell::new(x, y), turn, follower);
            state.turn = seat.next(state.setup.seats);
        }
    }
    state.moves += 1;
    state.last = Some(LastMove { index: after, seat, tile, place: mv.cell() });
    if state.is_finished() {
        finish(state);
    }
}

/// Steps 1 to 3 of a turn. Scoring comes after the follower, so that a feature may be claimed, scored and
/// left in one turn (CAR-FOL-10, CAR-RET-02), and a follower that comes back is not there before (CAR-FOL-11).
fn lay(state: &mut State, seat: Seat, kind: Kind, cell: Cell, turn: Turn, follower: Option<Follower>) {
    let after = Some(state.moves);
    let id = state.board.lay(Laid { kind, cell, turn, seat: Some(seat), after });
    if let Some(area) = follower.and_then(|follower| claimed(kind, cell, turn, follower).ok()) {
        let node = state.board.node(id, area);
        state.board.features.set_follower(node, seat);
        state.standing.push(Standing { seat, node });
        if let Some(hand) = state.hands.get_mut(seat.index()) {
            *hand -= 1;
        }
    }
    for root in state.board.completed_by(id) {
        let lines = score::lines(state, root, after);
        state.lines.extend(lines);
        state.take_back(root);
    }
}

/// Final scoring; then only farmers remain on the table (CAR-END-08).
fn finish(state: &mut State) {
    let lines = score::final_lines(state);
    state.lines.extend(lines);
    for root in score::unfinished(state) {
        state.take_back(root);
    }
}

/// Makes a move that the rules refuse but the table lets stand.
///
/// Refused all the same: what cannot lie on a table (a tile on a tile, a follower on no area or from an
/// empty supply, a tile to throw away that is not there), what nobody did (a seat that is not there), and
/// anything after the end, when the farmers have been paid.
pub(crate) fn let_stand(state: &mut State, mv: &Move) -> Result<(), Vec<Remark<Place>>> {
    if state.is_finished() {
        return Err(vec![game_over()]);
    }
    let mut reasons: Vec<_> = no_seat(state, mv.seat()).into_iter().collect();
    match *mv {
        Move::Discard { tile, .. } => reasons.extend(not_left(state, tile)),
        Move::Place { seat, tile, x, y, turn, follower } => {
            let cell = Cell::new(x, y);
            reasons.extend(no_room(&state.board, cell));
            reasons.extend(table_full(state, tile));
            if let Some(follower) = follower {
                reasons.extend(empty_hand(state, seat, || false));
                reasons.extend(claimed(tile, cell, turn, follower).err());
            }
        }
    }
    if reasons.is_empty() {
        apply(state, mv);
        Ok(())
    } else {
        Err(reasons)
    }
}

/// More tiles than the table can tell apart: only where one used-up tile after another was let stand.
fn table_full(state: &State, tile: Kind) -> Option<Remark<Place>> {
    let lying = state.board.tiles().len() + usize::from(state.tiles_left());
    (state.left(tile) == 0 && lying >= CAPACITY).then(|| {
        Remark::new(Rule::Set01, "car-refused-table-full")
            .with("tile", check::tile_name(tile))
            .with("most", i64::try_from(CAPACITY).unwrap_or(i64::MAX))
    })
}
