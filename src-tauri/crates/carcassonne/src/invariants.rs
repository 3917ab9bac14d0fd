//! What always holds, also after a move that the table let stand.
//!
//! Features are looked at a second time by walking from area to area over the board, which shares no code
//! with the joining in [`features`](crate::features).

use std::collections::BTreeMap;

use referee::Seat;

use crate::board::Board;
use crate::features::{Node, Root, TileSet};
use crate::setup::MOST_SEATS;
use crate::shape::{self, Packed};
use crate::state::State;
use crate::{Edge, Feature, Kind};

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
    let mut standing: BTreeMap<Root, [u8; MOST_SEATS as usize]> = BTreeMap::new();
    for one in &state.standing {
        if let Some(count) = standing.entry(features.root(one.node)).or_default().get_mut(one.seat.index()) {
            *count += 1;
        }
    }
    for root in features.roots() {
        let (counted, found) =
            (features.counts(root).followers, standing.get(&root).copied().unwrap_or_default());
        hold(counted == found, || format!("{root:?}: {counted:?} counted, {found:?} stand"))?;
    }
    Ok(())
}

/// The empty places are exactly those beside tiles, and ask for what the tiles show.
fn gaps_surround_the_tiles(board: &Board) -> Broken {
    for (id, tile) in board.ids() {
        hold(board.at(tile.cell) == Some(id), || format!("{:?} lies under another tile", tile.cell))?;
        for beyond in Edge::ALL.map(|edge| tile.cell.beyond(edge)) {
            let known = board.at(beyond).is_some() != board.gap(beyond).is_some();
            hold(known, || format!("{beyond:?} is neither a tile nor a place beside one"))?;
        }
    }
    for (cell, asked) in board.gaps() {
        let mut shown = Packed::EMPTY;
        for edge in Edge::ALL {
            if let Some(other) = board.at(cell.beyond(edge)) {
                shown.set(edge, board.landscape_of(other, edge.opposite()));
            }
        }
        let beside = asked == shown && asked != Packed::EMPTY;
        hold(beside, || format!("{cell:?} asks for {asked:?}, its neighbours show {shown:?}"))?;
    }
    Ok(())
}

/// Hands over every area that meets this one across an edge, found by looking at the board; gives the number
/// of its edges at which nothing goes on.
fn meeting(board: &Board, node: Node, mut meets: impl FnMut(Node)) -> u16 {
    let (id, area) = board.features.area(node);
    let tile = board.tile(id);
    let facts = shape::areas(tile.kind)[area.index()];
    let across = |edge: Edge| {
        let other = board.at(tile.cell.beyond(edge))?;
        (board.landscape_of(other, edge.opposite()) == board.landscape_of(id, edge)).then_some(other)
    };
    let mut open = 0;
    for edge in facts.edges.iter().map(|edge| edge.turned(tile.turn)) {
        match across(edge).and_then(|other| board.node_at(other, edge.opposite().into())) {
            Some(other) => meets(other),
            None => open += 1,
        }
    }
    for half in facts.half_edges.iter().map(|half| half.turned(tile.turn)) {
        if let Some(other) = across(half.edge()).and_then(|other| board.node_at(other, half.mirror().into()))
        {
            meets(other);
        }
    }
    open
}

/// Joined areas, tiles, shields and open edges are what a walk over the board finds.
fn features_are_what_a_walk_finds(board: &Board) -> Broken {
    let features = &board.features;
    let mut walked = vec![false; features.nodes().count()];
    let (mut ahead, mut met) = (Vec::new(), Vec::new());
    for start in features.nodes() {
        if std::mem::replace(&mut walked[start.index()], true) {
            continue;
        }
        let root = features.root(start);
        let counts = features.counts(root);
        let (mut open, mut areas, mut shields) = (0, 0, 0);
        let mut tiles = TileSet::default();
        ahead.push(start);
        while let Some(node) = ahead.pop() {
            hold(features.root(node) == root, || format!("{node:?} is not joined to {start:?}"))?;
            areas += 1;
            let (id, area) = features.area(node);
            tiles.join(TileSet::one(id));
            shields += u16::from(shape::areas(board.tile(id).kind)[area.index()].shield);
            open += meeting(board, node, |other| met.push(other));
            ahead.extend(met.drain(..).filter(|next| !std::mem::replace(&mut walked[next.index()], true)));
        }
        let joined = counts.nodes;
        hold(joined == areas, || format!("{start:?}: {joined} joined, {areas} walked"))?;
        hold(counts.tiles == tiles, || format!("{start:?}: not the tiles that were walked"))?;
        let counted = counts.shields;
        hold(counted == shields, || format!("{start:?}: {counted} shields counted, {shields} walked"))?;
        let counted = counts.open;
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
