//! Which areas of laid tiles are one road, one city, one field (CAR-FIELD-01, CAR-MERGE-01).
//!
//! A forest of disjoint sets: every area of every laid tile is a node, every feature is a tree, and its root
//! carries what is counted of the feature. Joining two features is joining two counts, so that completing
//! and scoring need no walk over the board. Sets are joined by size and paths are not shortened: finding
//! needs no `mut`, and the same moves always give the same value.

use referee::Seat;

use crate::setup::MOST_SEATS;
use crate::shape::{self, AreaId};
use crate::{Feature, Kind};

/// A laid tile, by the order in which the tiles were laid.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct TileId(pub(crate) u16);

impl TileId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An area of a laid tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Node(u16);

impl Node {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The node that stands for a whole feature.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Root(Node);

/// How many tiles a [`TileSet`] can tell apart: [`MOST_TILES`](crate::MOST_TILES) and a few that the table
/// let stand beyond them.
pub(crate) const CAPACITY: usize = 256;

/// Different tiles of a feature. A tile counts once, however often the feature comes back to it
/// (CAR-ROAD-04, CAR-CITY-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct TileSet([u64; CAPACITY / 64]);

impl TileSet {
    pub(crate) fn one(tile: TileId) -> Self {
        let mut set = Self::default();
        if let Some(word) = set.0.get_mut(tile.index() / 64) {
            *word |= 1 << (tile.index() % 64);
        }
        set
    }

    pub(crate) fn join(&mut self, other: Self) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine |= theirs;
        }
    }

    pub(crate) fn len(self) -> u16 {
        self.0.iter().map(|word| word.count_ones()).sum::<u32>().try_into().unwrap_or(u16::MAX)
    }
}

/// What is counted of a feature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) feature: Feature,
    pub(crate) tiles: TileSet,
    pub(crate) shields: u16,
    /// Edges of roads and cities at which nothing goes on: towards an empty place, or towards a different
    /// landscape that the table let stand. Always 0 for fields and monasteries.
    pub(crate) open: u16,
    /// Followers per seat.
    pub(crate) followers: [u8; MOST_SEATS as usize],
    /// For a field: an area of every city it touches, as often as it touches it.
    towns: Vec<Node>,
    /// How many areas it has.
    pub(crate) nodes: u16,
    /// The area that was laid first.
    pub(crate) first: Node,
}

impl Counts {
    /// Everything counted so far, for the feature that this one becomes part of.
    fn give_away(&mut self) -> Self {
        let nothing = Self {
            feature: self.feature,
            tiles: TileSet::default(),
            shields: 0,
            open: 0,
            followers: [0; MOST_SEATS as usize],
            towns: Vec::new(),
            nodes: 0,
            first: self.first,
        };
        std::mem::replace(self, nothing)
    }

    pub(crate) fn has_followers(&self) -> bool {
        self.followers.iter().any(|count| *count > 0)
    }
}

/// All features of the board.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Features {
    parents: Vec<Node>,
    /// Which area of which tile each node is.
    areas: Vec<(TileId, AreaId)>,
    /// What is counted, at the roots; below them what was counted has been given away.
    counts: Vec<Counts>,
    /// The first node of each tile.
    starts: Vec<Node>,
}

impl Features {
    /// Adds the areas of a tile, joined to nothing yet.
    pub(crate) fn add(&mut self, kind: Kind) -> TileId {
        let tile = TileId(self.starts.len().try_into().unwrap_or(u16::MAX));
        let start = self.parents.len().try_into().unwrap_or(u16::MAX);
        self.starts.push(Node(start));
        for (area, facts) in shape::numbered(kind) {
            let node = Node(start + u16::from(area.0));
            self.parents.push(node);
            self.areas.push((tile, area));
            self.counts.push(Counts {
                feature: facts.feature,
                tiles: TileSet::one(tile),
                shields: u16::from(facts.shield),
                open: facts.edges.len().try_into().unwrap_or(u16::MAX),
                followers: [0; MOST_SEATS as usize],
                towns: facts.cities.iter().map(|city| Node(start + u16::from(*city))).collect(),
                nodes: 1,
                first: node,
            });
        }
        tile
    }

    /// The node of an area of a laid tile.
    pub(crate) fn node(&self, tile: TileId, area: AreaId) -> Node {
        Node(self.starts[tile.index()].0 + u16::from(area.0))
    }

    /// Which area of which tile a node is.
    pub(crate) fn area(&self, node: Node) -> (TileId, AreaId) {
        self.areas[node.index()]
    }

    /// The feature a node belongs to.
    pub(crate) fn root(&self, node: Node) -> Root {
        let mut at = node;
        while self.parents[at.index()] != at {
            at = self.parents[at.index()];
        }
        Root(at)
    }

    /// What is counted of a feature.
    pub(crate) fn counts(&self, root: Root) -> &Counts {
        &self.counts[root.0.index()]
    }

    fn counts_mut(&mut self, root: Root) -> &mut Counts {
        &mut self.counts[root.0.index()]
    }

    /// Joins the features of two areas that meet.
    pub(crate) fn join(&mut self, one: Node, other: Node) {
        let (one, other) = (self.root(one), self.root(other));
        if one == other {
            return;
        }
        let larger_first = self.counts(one).nodes >= self.counts(other).nodes;
        let (keep, give) = if larger_first { (one, other) } else { (other, one) };
        self.parents[give.0.index()] = keep.0;
        let given = self.counts_mut(give).give_away();
        let kept = self.counts_mut(keep);
        kept.tiles.join(given.tiles);
        kept.shields += given.shields;
        kept.open += given.open;
        for (mine, theirs) in kept.followers.iter_mut().zip(given.followers) {
            *mine += theirs;
        }
        kept.towns.extend(given.towns);
        kept.nodes += given.nodes;
        kept.first = kept.first.min(given.first);
    }

    /// The two edges of a road or city that have just met are open no more.
    pub(crate) fn close(&mut self, node: Node) {
        let root = self.root(node);
        self.counts_mut(root).open -= 2;
    }

    /// A follower is set on an area.
    pub(crate) fn set_follower(&mut self, node: Node, seat: Seat) {
        let root = self.root(node);
        if let Some(count) = self.counts_mut(root).followers.get_mut(seat.index()) {
            *count += 1;
        }
    }

    /// All followers leave a feature.
    pub(crate) fn take_followers(&mut self, root: Root) {
        self.counts_mut(root).followers = [0; MOST_SEATS as usize];
    }

    /// Every feature, in the order in which they were begun.
    pub(crate) fn roots(&self) -> Vec<Root> {
        let mut roots: Vec<Root> =
            self.nodes().filter(|node| self.root(*node).0 == *node).map(Root).collect();
        roots.sort_by_key(|root| self.counts(*root).first);
        roots
    }

    /// Every area on the board, in the order in which they were laid.
    pub(crate) fn nodes(&self) -> impl Iterator<Item = Node> + use<> {
        (0..self.parents.len().try_into().unwrap_or(u16::MAX)).map(Node)
    }

    /// The areas of a feature, in the order in which they were laid.
    pub(crate) fn members(&self, root: Root) -> Vec<Node> {
        self.nodes().filter(|node| self.root(*node) == root).collect()
    }

    /// The cities in or at a field, each once (CAR-FARM-05), in the order in which they were begun.
    pub(crate) fn towns(&self, field: Root) -> Vec<Root> {
        let mut towns: Vec<Root> = self.counts(field).towns.iter().map(|node| self.root(*node)).collect();
        towns.sort_by_key(|town| self.counts(*town).first);
        towns.dedup();
        towns
    }
}
