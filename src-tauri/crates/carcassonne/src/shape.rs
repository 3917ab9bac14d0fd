//! The areas of a tile, numbered, and where they lie after turning.
//!
//! Each tile has at most eight areas: cities, then roads, then the monastery, then fields. An area's number
//! on its tile never changes; turning only changes which edges it is found at.

use std::sync::LazyLock;

use crate::kind::KINDS;
use crate::tiles::{Landscape, facts};
use crate::{Edge, Feature, HalfEdge, Kind, Spot, Turn};

/// The number of an area on its tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct AreaId(pub(crate) u8);

impl AreaId {
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// An area of a kind of tile, unturned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct AreaFacts {
    pub(crate) feature: Feature,
    pub(crate) edges: &'static [Edge],
    pub(crate) half_edges: &'static [HalfEdge],
    pub(crate) shield: bool,
    /// For a field: the cities it touches, as areas of the same tile.
    pub(crate) cities: &'static [u8],
}

/// A kind of tile, looked at by areas and edges.
#[derive(Debug)]
struct Shape {
    areas: Vec<AreaFacts>,
    /// The city or road at each unturned edge.
    at_edge: [Option<AreaId>; 4],
    /// The field at each unturned half-edge.
    at_half: [Option<AreaId>; 8],
    /// The four edges packed for each turn, see [`packed`].
    packed: [Packed; 4],
    /// For each turn the lowest turn that looks the same.
    looks: [Turn; 4],
}

static SHAPES: LazyLock<Vec<Shape>> = LazyLock::new(|| Kind::ALL.into_iter().map(shape_of).collect());

fn shape_of(kind: Kind) -> Shape {
    let facts = facts(kind);
    let none: AreaFacts =
        AreaFacts { feature: Feature::Monastery, edges: &[], half_edges: &[], shield: false, cities: &[] };
    let mut areas = Vec::new();
    for city in facts.cities {
        areas.push(AreaFacts { feature: Feature::City, edges: city.edges, shield: city.shield, ..none });
    }
    for road in facts.roads {
        areas.push(AreaFacts { feature: Feature::Road, edges: road, ..none });
    }
    if facts.monastery {
        areas.push(none);
    }
    for field in facts.fields {
        let AreaFacts { edges, shield, .. } = none;
        let (half_edges, cities) = (field.half_edges, field.cities);
        areas.push(AreaFacts { feature: Feature::Field, edges, half_edges, shield, cities });
    }
    let mut at_edge = [None; 4];
    let mut at_half = [None; 8];
    for (number, area) in (0_u8..).zip(&areas) {
        for edge in area.edges {
            at_edge[edge.index()] = Some(AreaId(number));
        }
        for half in area.half_edges {
            at_half[half.index()] = Some(AreaId(number));
        }
    }
    let packed = Turn::ALL.map(|turn| {
        let mut all = Packed::EMPTY;
        for edge in Edge::ALL {
            all.set(edge, facts.edges[edge.unturned(turn).index()]);
        }
        all
    });
    let looks = Turn::ALL.map(|turn| {
        let seen = outline(&areas, turn);
        Turn::ALL.into_iter().find(|other| outline(&areas, *other) == seen).unwrap_or(turn)
    });
    Shape { areas, at_edge, at_half, packed, looks }
}

/// What a turned tile looks like to the rules: its areas with the spots they reach, in a fixed order.
fn outline(areas: &[AreaFacts], turn: Turn) -> Vec<(Feature, bool, Vec<Spot>)> {
    let mut all: Vec<_> =
        areas.iter().map(|area| (area.feature, area.shield, spots_of(area, turn))).collect();
    all.sort();
    all
}

fn spots_of(area: &AreaFacts, turn: Turn) -> Vec<Spot> {
    let mut spots: Vec<Spot> = match area.feature {
        Feature::City | Feature::Road => area.edges.iter().map(|edge| edge.turned(turn).into()).collect(),
        Feature::Monastery => vec![Spot::Centre],
        Feature::Field => area.half_edges.iter().map(|half| half.turned(turn).into()).collect(),
    };
    spots.sort();
    spots
}

/// The areas of a kind of tile.
pub(crate) fn areas(kind: Kind) -> &'static [AreaFacts] {
    &SHAPES[kind.index()].areas
}

/// The areas of a kind of tile with their numbers.
pub(crate) fn numbered(kind: Kind) -> impl Iterator<Item = (AreaId, &'static AreaFacts)> {
    (0_u8..).map(AreaId).zip(areas(kind))
}

/// The city or road at this edge of the turned tile.
pub(crate) fn at_edge(kind: Kind, turn: Turn, edge: Edge) -> Option<AreaId> {
    SHAPES[kind.index()].at_edge[edge.unturned(turn).index()]
}

/// The field at this half-edge of the turned tile.
pub(crate) fn at_half(kind: Kind, turn: Turn, half: HalfEdge) -> Option<AreaId> {
    SHAPES[kind.index()].at_half[half.unturned(turn).index()]
}

/// The monastery of the tile.
pub(crate) fn monastery(kind: Kind) -> Option<AreaId> {
    numbered(kind).find(|(_, area)| area.feature == Feature::Monastery).map(|(id, _)| id)
}

/// Whatever lies at this spot of the turned tile.
pub(crate) fn area_at_spot(kind: Kind, turn: Turn, spot: Spot) -> Option<AreaId> {
    match (spot.edge(), spot.half_edge()) {
        (Some(edge), _) => at_edge(kind, turn, edge),
        (None, Some(half)) => at_half(kind, turn, half),
        (None, None) => monastery(kind),
    }
}

/// The area of this feature at this spot of the turned tile.
pub(crate) fn area_at(kind: Kind, turn: Turn, feature: Feature, spot: Spot) -> Option<AreaId> {
    area_at_spot(kind, turn, spot).filter(|area| areas(kind)[area.index()].feature == feature)
}

/// Every spot of an area of the turned tile, lowest first.
pub(crate) fn spots(kind: Kind, turn: Turn, area: AreaId) -> Vec<Spot> {
    spots_of(&areas(kind)[area.index()], turn)
}

/// The spot that names an area of the turned tile: its lowest.
pub(crate) fn first_spot(kind: Kind, turn: Turn, area: AreaId) -> Spot {
    let area = &areas(kind)[area.index()];
    let edges = area.edges.iter().map(|edge| Spot::from(edge.turned(turn)));
    let halves = area.half_edges.iter().map(|half| Spot::from(half.turned(turn)));
    edges.chain(halves).min().unwrap_or(Spot::Centre)
}

/// The lowest turn in which this kind looks as it does in this turn.
pub fn looks_like(kind: Kind, turn: Turn) -> Turn {
    SHAPES[kind.index()].looks[turn.quarters() as usize]
}

/// The edges of the turned tile, packed.
pub(crate) fn packed(kind: Kind, turn: Turn) -> Packed {
    SHAPES[kind.index()].packed[turn.quarters() as usize]
}

/// Landscapes of four edges in one byte, two bits each, so that fitting is one comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Packed(u8);

impl Packed {
    pub(crate) const EMPTY: Self = Self(0);

    /// Sets the landscape at an edge that had none.
    pub(crate) fn set(&mut self, edge: Edge, landscape: Landscape) {
        let code = match landscape {
            Landscape::Field => 1,
            Landscape::Road => 2,
            Landscape::City => 3,
        };
        self.0 |= code << (2 * edge.index());
    }

    /// Whether a tile with these edges goes on with everything that is asked for.
    pub(crate) const fn fits(self, asked: Self) -> bool {
        // Both bits of every edge that is asked for.
        let low = (asked.0 | asked.0 >> 1) & 0b0101_0101;
        (self.0 ^ asked.0) & (low | low << 1) == 0
    }
}

const _: () = assert!(KINDS == Kind::ALL.len(), "a list with one entry per kind");
