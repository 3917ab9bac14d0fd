//! What always holds, also after a move that the table let stand.
//!
//! Features are looked at a second time by walking from area to area over the board, which shares no code
//! with the joining in [`features`](crate::features).

use std::collections::BTreeMap;

use referee::Seat;

use crate::board::Board;
use crate::features::{Node, Root};
use crate::shape::Packed;
use crate::state::State;
use crate::tiles::Landscape;
use crate::{Cell, Edge, Feature, Kind};

type Broken = Result<(), String>;

fn hold(holds: bool, broken: impl FnOnce() -> String) -> Broken {
    if holds { Ok(()) } else { Err(broken()) }
}

/// Checks everything.
pub(crate) fn invariants(state: &State) -> Broken {
    tiles_are_conserved(state)?;
    followers_are_conserved(state)?;
    gaps_surround_the_tiles(&state.board)?;
    features_are_what_a_walk_finds(&state.board)?;
    completed_features_are_empty(state)
}

/// Every tile is in the bag, on the table or out of the game.
fn tiles_are_conserved(state: &State) -> Broken {
    let mut seen = state.bag.map(u16::from);
    let laid = state.board.tiles().iter().map(|tile| tile.kind);
    for kind in laid.chain(state.discarded.iter().map(|gone| gone.tile)) {
        seen[kind.index()] += 1;
    }
    for kind in Kind::ALL {
        let owned = u16::from(state.setup.count(kind)) + u16::from(state.beyond[kind.index()]);
        let found = seen[kind.index()];
        hold(found == owned, || format!("{kind}: {owned} in the game, {found} found"))?;
    }
    Ok(())
}

/// Every follower is in a supply or on the table, and the features count those that stand on them.
fn followers_are_conserved(state: &State) -> Broken {
    for seat in Seat::all(state.setup.seats) {
        let standing = state.standing.iter().filter(|one| one.seat == seat).count();
        let all = usize::from(state.hand(seat)) + standing;
        hold(all == usize::from(state.setup.followers), || format!("{seat:?} has {all} followers"))?;
    }
    let features = &state.board.features;
    for root in features.roots() {
        for seat in Seat::all(state.setup.seats) {
            let standing = state.standing_on(root).filter(|one| one.seat == seat).count();
            let counted = features.counts(root).followers.get(seat.index()).copied().unwrap_or(0);
            hold(standing == usize::from(counted), || {
                format!("{root:?}: {counted} counted, {standing} stand")
            })?;
        }
    }
    Ok(())
}

/// The empty places are exactly those beside tiles, and ask for what the tiles show.
fn gaps_surround_the_tiles(board: &Board) -> Broken {
    let mut asked: BTreeMap<Cell, Packed> = BTreeMap::new();
    for (id, tile) in board.ids() {
        hold(board.at(tile.cell) == Some(id), || format!("{:?} lies under another tile", tile.cell))?;
        for edge in Edge::ALL {
            let beyond = tile.cell.beyond(edge);
            if board.at(beyond).is_none() {
                asked
                    .entry(beyond)
                    .or_insert(Packed::EMPTY)
                    .set(edge.opposite(), board.landscape_of(id, edge));
            }
        }
    }
    hold(board.gaps().eq(asked), || "the empty places are not those beside the tiles".to_owned())
}

/// Areas that meet, found by a walk over the board.
fn meeting(board: &Board, node: Node) -> (Vec<Node>, u16) {
    let (id, _) = board.features.area(node);
    let cell = board.tile(id).cell;
    let (mut met, mut open) = (Vec::new(), 0);
    for spot in board.spots(node) {
        let Some((edge, across)) = spot
            .edge()
            .map(|edge| (edge, edge.opposite().into()))
            .or(spot.half_edge().map(|half| (half.edge(), half.mirror().into())))
        else {
            continue;
        };
        let mine: Landscape = board.landscape_of(id, edge);
        let beyond =
            board.at(cell.beyond(edge)).filter(|other| board.landscape_of(*other, edge.opposite()) == mine);
        match beyond.and_then(|other| board.node_at(other, across)) {
            Some(other) => met.push(other),
            None => open += u16::from(spot.edge().is_some()),
        }
    }
    (met, open)
}

/// Joined areas and open edges are what a walk over the board finds.
fn features_are_what_a_walk_finds(board: &Board) -> Broken {
    let features = &board.features;
    let mut walked: BTreeMap<Node, Node> = BTreeMap::new();
    for start in features.nodes() {
        if walked.contains_key(&start) {
            continue;
        }
        let root: Root = features.root(start);
        let (mut ahead, mut open, mut areas) = (vec![start], 0, 0_usize);
        walked.insert(start, start);
        while let Some(node) = ahead.pop() {
            hold(features.root(node) == root, || format!("{node:?} is not joined to {start:?}"))?;
            areas += 1;
            let (met, edges) = meeting(board, node);
            open += edges;
            for next in met {
                if walked.insert(next, start).is_none() {
                    ahead.push(next);
                }
            }
        }
        let members = features.members(root).len();
        hold(members == areas, || format!("{start:?}: {members} joined, {areas} walked"))?;
        let counted = features.counts(root).open;
        hold(counted == open, || format!("{start:?}: {counted} open edges counted, {open} walked"))?;
    }
    Ok(())
}

/// Nobody stands on a complete road, city or monastery (CAR-RET-01), and only farmers are left at the end
/// (CAR-END-08).
fn completed_features_are_empty(state: &State) -> Broken {
    for one in &state.standing {
        let root = state.board.features.root(one.node);
        hold(!state.board.is_complete(root), || format!("{one:?} stands on a complete feature"))?;
        let stays = !state.is_finished() || state.feature_of(*one) == Feature::Field;
        hold(stays, || format!("{one:?} is still there after the end"))?;
    }
    Ok(())
}
