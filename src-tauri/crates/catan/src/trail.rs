//! The longest road: the longest trail over one seat's road pieces (CAT-LR-02).
//!
//! A trail uses every piece at most once and may meet a corner twice. It may begin and end at an
//! opponent's building but not run through one (CAT-LR-04, CAT-LR-05). A seat has at most 15 pieces, so
//! every trail is simply walked; nothing is kept from one move to the next, because kept components go
//! stale when a settlement cuts them (CAT-LR-08).

use referee::Seat;

use crate::{CornerId, EdgeId, Island};

/// The longest trail of a seat, piece by piece; empty without roads.
///
/// `roads` are the seat's pieces; `blocked` says whether an opponent's building stands on a corner.
pub fn longest(island: &Island, roads: &[EdgeId], blocked: impl Fn(CornerId) -> bool) -> Vec<EdgeId> {
    let mut walk =
        Walk { island, roads, blocked, used: vec![false; roads.len()], trail: vec![], best: vec![] };
    for (piece, edge) in roads.iter().enumerate() {
        // Every trail has a first piece and is walked from its outer end; both ends are tried.
        for corner in island.edges[edge.index()].corners {
            walk.step(piece, corner);
        }
    }
    walk.best
}

/// Who holds Longest Road after the lengths have changed (CAT-LR-01, CAT-LR-07, CAT-LR-09).
///
/// `tied_holder_keeps`: a holder who is tied after a cut keeps the card (fifth edition).
pub fn holder(before: Option<Seat>, lengths: &[usize], tied_holder_keeps: bool) -> Option<Seat> {
    let best = lengths.iter().copied().max().unwrap_or(0);
    let longest: Vec<Seat> =
        (0..).map(Seat).zip(lengths).filter(|(_, length)| **length == best).map(|(seat, _)| seat).collect();
    match (longest.as_slice(), before) {
        _ if best < 5 => None,
        ([alone], _) => Some(*alone),
        (tied, Some(holder)) if tied_holder_keeps && tied.contains(&holder) => Some(holder),
        _ => None,
    }
}

struct Walk<'a, B> {
    island: &'a Island,
    roads: &'a [EdgeId],
    blocked: B,
    used: Vec<bool>,
    trail: Vec<EdgeId>,
    best: Vec<EdgeId>,
}

impl<B: Fn(CornerId) -> bool> Walk<'_, B> {
    /// Takes a piece from `from` to its other end and goes on from there.
    fn step(&mut self, piece: usize, from: CornerId) {
        let edge = self.roads[piece];
        self.used[piece] = true;
        self.trail.push(edge);
        if self.trail.len() > self.best.len() {
            self.best.clone_from(&self.trail);
        }
        let end = self.island.across(edge, from);
        if !(self.blocked)(end) {
            for next in 0..self.roads.len() {
                if !self.used[next] && self.island.edges[self.roads[next].index()].corners.contains(&end) {
                    self.step(next, end);
                }
            }
        }
        self.trail.pop();
        self.used[piece] = false;
    }
}
