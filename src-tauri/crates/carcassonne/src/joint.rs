//! What a tile would join, if it were laid: asked before it is.
//!
//! Two areas of one tile may become one feature through the board (a road that leaves and comes back), and
//! then what one of them meets the other meets too. So contacts are gathered for the whole tile first, and
//! only then is anything said about an area (CAR-FOL-06, CAR-MERGE-03).

use crate::board::Board;
use crate::features::Root;
use crate::setup::MOST_SEATS;
use crate::shape::{self, AreaId};
use crate::tiles::landscape;
use crate::{Cell, Edge, Kind, Turn};

/// The most areas a tile has.
const MOST_AREAS: usize = 9;

/// What a tile would join.
#[derive(Debug)]
pub(crate) struct Joint {
    /// For each area the lowest area that would be the same feature.
    group: [u8; MOST_AREAS],
    /// The features met, each once, with an area that meets it.
    met: Vec<(Root, AreaId)>,
    /// For each area its edges at which nothing goes on, less those it closes on the board.
    open: [i16; MOST_AREAS],
}

impl Joint {
    /// Looks at a tile in an empty cell; edges with different landscapes join nothing.
    pub(crate) fn new(board: &Board, kind: Kind, cell: Cell, turn: Turn) -> Self {
        let mut joint =
            Self { group: [0, 1, 2, 3, 4, 5, 6, 7, 8], met: Vec::with_capacity(8), open: [0; MOST_AREAS] };
        for edge in Edge::ALL {
            let mine = shape::at_edge(kind, turn, edge);
            let other = board
                .at(cell.beyond(edge))
                .filter(|other| board.landscape_of(*other, edge.opposite()) == landscape(kind, turn, edge));
            if let Some(area) = mine {
                joint.open[area.index()] += if other.is_some() { -1 } else { 1 };
            }
            let Some(other) = other else { continue };
            let halves = edge.halves().map(|half| (shape::at_half(kind, turn, half), half.mirror().into()));
            for (area, spot) in [(mine, edge.opposite().into()), halves[0], halves[1]] {
                if let (Some(area), Some(node)) = (area, board.node_at(other, spot)) {
                    joint.meet(area, board.features.root(node));
                }
            }
        }
        joint
    }

    fn meet(&mut self, area: AreaId, root: Root) {
        match self.met.iter().find(|(known, _)| *known == root).copied() {
            None => self.met.push((root, area)),
            Some((_, other)) => {
                let (one, two) = (self.group[area.index()], self.group[other.index()]);
                for group in &mut self.group {
                    if *group == one.max(two) {
                        *group = one.min(two);
                    }
                }
            }
        }
    }

    /// The features on the board that this area would be part of.
    pub(crate) fn roots(&self, area: AreaId) -> impl Iterator<Item = Root> + '_ {
        self.met.iter().filter(move |(_, by)| self.same(area, *by)).map(|(root, _)| *root)
    }

    fn same(&self, one: AreaId, other: AreaId) -> bool {
        self.group[one.index()] == self.group[other.index()]
    }

    /// Followers per seat on the feature that this area would be part of.
    pub(crate) fn followers(&self, board: &Board, area: AreaId) -> [u8; MOST_SEATS as usize] {
        let mut sum = [0; MOST_SEATS as usize];
        for root in self.roots(area) {
            for (total, more) in sum.iter_mut().zip(board.features.counts(root).followers) {
                *total += more;
            }
        }
        sum
    }

    /// Whether the feature that this area would be part of holds no follower.
    pub(crate) fn is_free(&self, board: &Board, area: AreaId) -> bool {
        self.roots(area).all(|root| !board.features.counts(root).has_followers())
    }

    /// Edges at which the road or city of this area would still be open.
    pub(crate) fn open_after(&self, board: &Board, kind: Kind, area: AreaId) -> i32 {
        let before: i32 = self.roots(area).map(|root| i32::from(board.features.counts(root).open)).sum();
        let own: i32 = shape::numbered(kind)
            .filter(|(other, _)| self.same(area, *other))
            .map(|(other, _)| i32::from(self.open[other.index()]))
            .sum();
        before + own
    }
}
