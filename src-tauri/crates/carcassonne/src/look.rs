//! The view of a game in play.

use crate::board::Board;
use crate::state::State;
use crate::{Kind, LaidTile, OpenPlace, View};

/// What a screen draws.
pub(crate) fn view(state: &State) -> View {
    let tile = |laid: &crate::board::Laid| {
        let crate::board::Laid { kind, cell, turn, seat, after } = *laid;
        LaidTile { tile: kind, x: cell.x, y: cell.y, turn, seat, after }
    };
    View {
        tiles: state.board.tiles().iter().map(tile).collect(),
        followers: state.standing.iter().map(|one| state.shown(*one)).collect(),
        hands: state.hands.clone(),
        left: state.kinds_left().map(|kind| (kind, state.left(kind))).collect(),
        tiles_left: state.tiles_left(),
        discarded: state.discarded.clone(),
        last_move: state.last,
        frontier: frontier(state),
    }
}

fn frontier(state: &State) -> Vec<OpenPlace> {
    let kinds: Vec<Kind> = state.kinds_left().collect();
    let fitting = |asked| {
        let fit = kinds.iter().filter(|kind| Board::turns(**kind, asked).next().is_some());
        fit.map(|kind| u16::from(state.left(*kind))).sum()
    };
    let place = |(cell, asked): (crate::Cell, _)| OpenPlace { x: cell.x, y: cell.y, fits: fitting(asked) };
    state.board.gaps().map(place).collect()
}
