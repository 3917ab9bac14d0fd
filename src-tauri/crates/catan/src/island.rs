//! The island: hexes, corners and paths, and what touches what.
//!
//! Hexes are pointy-top axial (q east, r south-east). A corner of the board has three names in a hexagon
//! grid and a path two; `hexx` knows them, and everything here is derived from its vertices and edges once.
//! Ids are places in reading order: hexes row by row, corners by height and then from the west, paths by
//! their two corners.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use hexx::{EdgeDirection, GridEdge, GridVertex, Hex, VertexDirection};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
        )]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// The id as a place in a list.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id! {
    /// A land hex, numbered in reading order.
    HexId
}
id! {
    /// A corner (intersection), numbered by height and then from the west.
    CornerId
}
id! {
    /// A path between two corners, numbered by its corners.
    EdgeId
}

/// A land hex and what touches it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Land {
    /// Axial coordinates (q, r).
    pub at: (i32, i32),
    /// Its corners, clockwise from the top.
    pub corners: [CornerId; 6],
    /// Land hexes beside it.
    pub neighbours: Vec<HexId>,
}

/// A corner and what touches it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Corner {
    /// Where it lies, in half hex widths to the east of the middle hex's centre.
    pub x: i32,
    /// Where it lies, in half hex side lengths to the south of the middle hex's centre.
    pub y: i32,
    /// Land hexes it belongs to: one, two or three.
    pub hexes: Vec<HexId>,
    /// Paths that end here.
    pub edges: Vec<EdgeId>,
    /// Corners one path away.
    pub neighbours: Vec<CornerId>,
}

/// A path and its two corners.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Edge {
    /// The smaller corner, the larger corner.
    pub corners: [CornerId; 2],
    /// Land hexes beside it: one on the coast, else two.
    pub hexes: Vec<HexId>,
}

/// Which way round the tokens are laid (CAT-SET-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Direction {
    /// As the newest rules say.
    CounterClockwise,
    /// As one translated page says; the mirror image is as well balanced.
    Clockwise,
}

/// An island of one size.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct Island {
    /// Land hexes by id.
    pub hexes: Vec<Land>,
    /// Corners by id.
    pub corners: Vec<Corner>,
    /// Paths by id.
    pub edges: Vec<Edge>,
    /// Coast paths clockwise, from the north-west side of the first hex.
    pub coast: Vec<EdgeId>,
    /// The paths where the printed frame has its harbours, clockwise.
    pub harbours: Vec<EdgeId>,
    /// Hexes at the corners of the island, where a token spiral may start.
    pub capes: Vec<HexId>,
}

/// Where along the coast the frame of the base game has its harbours.
const BASE_HARBOURS: [usize; 9] = [0, 3, 7, 10, 13, 17, 20, 23, 27];
/// The same for the large frame; taken from another program's board, so a default only.
const LARGE_HARBOURS: [usize; 11] = [0, 3, 7, 10, 14, 17, 21, 24, 28, 31, 34];
/// First q and number of hexes of each row of the large island, from the north (CAT-X56-01).
const LARGE_ROWS: [(i32, i32); 7] = [(0, 3), (-1, 4), (-2, 5), (-3, 6), (-3, 5), (-3, 4), (-3, 3)];

static BASE: LazyLock<Island> =
    LazyLock::new(|| Island::derive(Hex::ZERO.range(2).collect(), &BASE_HARBOURS));
static LARGE: LazyLock<Island> = LazyLock::new(|| {
    let rows = (-3..).zip(LARGE_ROWS);
    let hexes = rows.flat_map(|(r, (first, count))| (first..first + count).map(move |q| Hex::new(q, r)));
    Island::derive(hexes.collect(), &LARGE_HARBOURS)
});

impl Island {
    /// The island for three or four: 19 hexes (CAT-CMP-01).
    pub fn base() -> &'static Self {
        &BASE
    }

    /// The island for five or six: 30 hexes (CAT-X56-01).
    pub fn large() -> &'static Self {
        &LARGE
    }

    /// The island this many seats play on.
    pub fn for_seats(seats: u8) -> &'static Self {
        if seats > 4 { Self::large() } else { Self::base() }
    }

    /// Every hex.
    pub fn hex_ids(&self) -> impl Iterator<Item = HexId> + use<> {
        ids(self.hexes.len()).map(HexId)
    }

    /// Every corner.
    pub fn corner_ids(&self) -> impl Iterator<Item = CornerId> + use<> {
        ids(self.corners.len()).map(CornerId)
    }

    /// Every path.
    pub fn edge_ids(&self) -> impl Iterator<Item = EdgeId> + use<> {
        ids(self.edges.len()).map(EdgeId)
    }

    /// The corner at the other end of a path; the corner itself if the path does not end there.
    pub fn across(&self, edge: EdgeId, corner: CornerId) -> CornerId {
        let [low, high] = self.edges[edge.index()].corners;
        if corner == low { high } else { low }
    }

    /// The hexes in the order in which tokens are laid: round the coast from a cape and on inwards
    /// (CAT-SET-03). From a hex that is no cape the walk still covers what it can reach.
    pub fn spiral(&self, from: HexId, way: Direction) -> Vec<HexId> {
        let find = |hex: Hex| self.hexes.iter().position(|land| land.at == (hex.x, hex.y));
        let (inwards, outwards) = match way {
            Direction::CounterClockwise => (-1, 1),
            Direction::Clockwise => (1, -1),
        };
        let turn =
            |way: EdgeDirection, by: i32| if by > 0 { way.clockwise() } else { way.counter_clockwise() };
        let Some(start) = self.hexes.get(from.index()) else { return Vec::new() };
        let mut hex = Hex::new(start.at.0, start.at.1);
        // Along the coast: land ahead, sea on the outer hand.
        let along = EdgeDirection::iter()
            .find(|ahead| find(hex + *ahead).is_some() && find(hex + turn(*ahead, outwards)).is_none());
        let Some(mut ahead) = along else { return Vec::new() };
        let mut seen = vec![from.index()];
        loop {
            let next = (0..6).find_map(|_| {
                let free = find(hex + ahead).filter(|id| !seen.contains(id));
                if free.is_none() {
                    ahead = turn(ahead, inwards);
                }
                free
            });
            let Some(next) = next else { break };
            hex += ahead;
            seen.push(next);
        }
        seen.into_iter().filter_map(|id| u8::try_from(id).ok()).map(HexId).collect()
    }

    fn derive(mut land: Vec<Hex>, harbours: &[usize]) -> Self {
        land.sort_by_key(|hex| (hex.y, hex.x));
        // Corners by (height, from the west): the order of the set is the order of the ids.
        let places: BTreeSet<(i32, i32)> =
            land.iter().flat_map(|hex| hex.all_vertices()).map(place).collect();
        let corner_of: BTreeMap<(i32, i32), CornerId> = places.into_iter().zip((0..).map(CornerId)).collect();
        let ends = |edge: GridEdge| {
            let mut ends = edge.vertices().map(|vertex| corner_of[&place(vertex)]);
            ends.sort_unstable();
            ends
        };
        let sides: BTreeSet<[CornerId; 2]> = land.iter().flat_map(|hex| hex.all_edges()).map(ends).collect();
        let mut corners: Vec<Corner> = corner_of
            .keys()
            .map(|(y, x)| Corner { x: *x, y: *y, hexes: vec![], edges: vec![], neighbours: vec![] })
            .collect();
        let mut edges: Vec<Edge> = sides.into_iter().map(|corners| Edge { corners, hexes: vec![] }).collect();
        for (id, edge) in (0..).map(EdgeId).zip(&edges) {
            let [low, high] = edge.corners;
            for (here, there) in [(low, high), (high, low)] {
                corners[here.index()].edges.push(id);
                corners[here.index()].neighbours.push(there);
            }
        }
        let hexes: Vec<Land> = land
            .iter()
            .map(|hex| Land {
                at: (hex.x, hex.y),
                corners: clockwise_from_the_top()
                    .map(|direction| corner_of[&place(GridVertex { origin: *hex, direction })]),
                neighbours: hex
                    .all_neighbors()
                    .iter()
                    .filter_map(|beside| land.iter().position(|other| other == beside))
                    .filter_map(|id| u8::try_from(id).ok().map(HexId))
                    .collect(),
            })
            .collect();
        for (id, hex) in (0..).map(HexId).zip(&hexes) {
            for corner in hex.corners {
                corners[corner.index()].hexes.push(id);
            }
            for edge in &mut edges {
                if edge.corners.iter().all(|end| hex.corners.contains(end)) {
                    edge.hexes.push(id);
                }
            }
        }
        let coast = coast(&hexes, &corners, &edges);
        let capes = (0..).map(HexId).zip(&hexes).filter(|(_, hex)| hex.neighbours.len() == 3);
        Self {
            harbours: harbours.iter().map(|step| coast[*step]).collect(),
            capes: capes.map(|(id, _)| id).collect(),
            hexes,
            corners,
            edges,
            coast,
        }
    }
}

fn ids(count: usize) -> impl Iterator<Item = u8> {
    0..u8::try_from(count).unwrap_or(u8::MAX)
}

const fn clockwise_from_the_top() -> [VertexDirection; 6] {
    [
        VertexDirection::POINTY_TOP,
        VertexDirection::POINTY_TOP_RIGHT,
        VertexDirection::POINTY_BOTTOM_RIGHT,
        VertexDirection::POINTY_BOTTOM,
        VertexDirection::POINTY_BOTTOM_LEFT,
        VertexDirection::POINTY_TOP_LEFT,
    ]
}

/// The one place of a corner, whichever of its three names it is called by: twice the height, twice the
/// distance to the east. The mean of the three hex centres around a corner is the corner.
fn place(vertex: GridVertex) -> (i32, i32) {
    let around = vertex.coordinates();
    let east: i32 = around.iter().map(|hex| 2 * hex.x + hex.y).sum();
    let south: i32 = around.iter().map(|hex| 3 * hex.y).sum();
    (south / 3, east / 3)
}

/// Walks the coast clockwise from the north-west side of the first hex.
fn coast(hexes: &[Land], corners: &[Corner], edges: &[Edge]) -> Vec<EdgeId> {
    let shore = |edge: &EdgeId| edges[edge.index()].hexes.len() == 1;
    let [top, .., top_left] = hexes[0].corners;
    let start =
        corners[top_left.index()].edges.iter().find(|edge| edges[edge.index()].corners.contains(&top));
    let mut walk: Vec<EdgeId> = start.copied().into_iter().collect();
    let mut corner = top;
    while let Some(next) =
        corners[corner.index()].edges.iter().find(|edge| shore(edge) && !walk.contains(edge))
    {
        let [low, high] = edges[next.index()].corners;
        corner = if corner == low { high } else { low };
        walk.push(*next);
    }
    walk
}
