//! The tiles on the table and the empty places beside them (rules CAR-PLACE).

use std::collections::BTreeMap;

use referee::Seat;

use crate::features::{Features, Node, Root, TileId};
use crate::shape::{self, AreaId, Packed};
use crate::tiles::{Landscape, landscape};
use crate::{Cell, Edge, Feature, Kind, Place, Spot, Turn};

/// A tile on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Laid {
    pub(crate) kind: Kind,
    pub(crate) cell: Cell,
    pub(crate) turn: Turn,
    /// Who laid it; none for the start tile.
    pub(crate) seat: Option<Seat>,
    /// In which move; none for the start tile.
    pub(crate) after: Option<u32>,
}

/// The tiles on the table, what they join to, and the empty places beside them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Board {
    laid: Vec<Laid>,
    by_cell: BTreeMap<Cell, TileId>,
    /// The empty places beside tiles, with the landscapes that a tile there must go on with.
    gaps: BTreeMap<Cell, Packed>,
    pub(crate) features: Features,
}

impl Board {
    /// Lays a tile in an empty cell and joins its areas to those it meets.
    ///
    /// Where landscapes differ (the table let it stand) nothing joins: a road or city that ends there has a
    /// gap that nobody can close, so it stays unfinished, and fields do not go on.
    pub(crate) fn lay(&mut self, tile: Laid) -> TileId {
        let id = self.features.add(tile.kind);
        self.laid.push(tile);
        self.by_cell.insert(tile.cell, id);
        self.gaps.remove(&tile.cell);
        for edge in Edge::ALL {
            let mine = landscape(tile.kind, tile.turn, edge);
            let beyond = tile.cell.beyond(edge);
            if let Some(other) = self.at(beyond) {
                if self.landscape_of(other, edge.opposite()) == mine {
                    self.join(id, other, edge);
                }
            } else {
                self.gaps.entry(beyond).or_insert(Packed::EMPTY).set(edge.opposite(), mine);
            }
        }
        id
    }

    /// Joins everything that two tiles share at an edge of the first.
    fn join(&mut self, id: TileId, other: TileId, edge: Edge) {
        if let (Some(mine), Some(theirs)) =
            (self.node_at(id, edge.into()), self.node_at(other, edge.opposite().into()))
        {
            self.features.join(mine, theirs);
            self.features.close(mine);
        }
        for half in edge.halves() {
            let nodes = (self.node_at(id, half.into()), self.node_at(other, half.mirror().into()));
            if let (Some(mine), Some(theirs)) = nodes {
                self.features.join(mine, theirs);
            }
        }
    }

    /// The tile in this cell.
    pub(crate) fn at(&self, cell: Cell) -> Option<TileId> {
        self.by_cell.get(&cell).copied()
    }

    /// A laid tile.
    pub(crate) fn tile(&self, id: TileId) -> Laid {
        self.laid[id.index()]
    }

    /// All laid tiles in the order in which they were laid.
    pub(crate) fn tiles(&self) -> &[Laid] {
        &self.laid
    }

    /// The tiles with their ids.
    pub(crate) fn ids(&self) -> impl Iterator<Item = (TileId, Laid)> + '_ {
        (0_u16..).map(TileId).zip(self.laid.iter().copied())
    }

    /// The landscape at an edge of a laid tile.
    pub(crate) fn landscape_of(&self, id: TileId, edge: Edge) -> Landscape {
        let tile = self.tile(id);
        landscape(tile.kind, tile.turn, edge)
    }

    /// The area at a spot of a laid tile.
    pub(crate) fn node_at(&self, id: TileId, spot: Spot) -> Option<Node> {
        let tile = self.tile(id);
        shape::area_at_spot(tile.kind, tile.turn, spot).map(|area| self.features.node(id, area))
    }

    /// The empty places beside tiles.
    pub(crate) fn gaps(&self) -> impl Iterator<Item = (Cell, Packed)> + '_ {
        self.gaps.iter().map(|(cell, asked)| (*cell, *asked))
    }

    /// What a tile in this empty place must go on with; none if the place is taken or beside nothing.
    pub(crate) fn gap(&self, cell: Cell) -> Option<Packed> {
        self.gaps.get(&cell).copied()
    }

    /// The turns in which this kind fits in an empty place.
    pub(crate) fn turns(kind: Kind, asked: Packed) -> impl Iterator<Item = Turn> {
        Turn::ALL.into_iter().filter(move |turn| shape::packed(kind, *turn).fits(asked))
    }

    /// The first place where this kind fits.
    pub(crate) fn first_fit(&self, kind: Kind) -> Option<(Cell, Turn)> {
        self.gaps().find_map(|(cell, asked)| Self::turns(kind, asked).next().map(|turn| (cell, turn)))
    }

    /// How many of the eight places around a cell hold tiles.
    pub(crate) fn neighbours(&self, cell: Cell) -> u16 {
        self.around(cell, true).count().try_into().unwrap_or(0)
    }

    /// The places around a cell that hold tiles, or that do not.
    pub(crate) fn around(&self, cell: Cell, laid: bool) -> impl Iterator<Item = Cell> + '_ {
        cell.around().into_iter().filter(move |near| self.by_cell.contains_key(near) == laid)
    }

    /// The monastery in this cell, if a tile with one lies there.
    pub(crate) fn monastery(&self, cell: Cell) -> Option<Root> {
        self.node_at(self.at(cell)?, Spot::Centre).map(|node| self.features.root(node))
    }

    /// Whether a feature is complete (CAR-ROAD-01, CAR-CITY-01, CAR-MON-01; a field never is, CAR-FIELD-01).
    pub(crate) fn is_complete(&self, root: Root) -> bool {
        let counts = self.features.counts(root);
        match counts.feature {
            Feature::City | Feature::Road => counts.open == 0,
            Feature::Monastery => self.neighbours(self.cell_of(counts.first)) == 8,
            Feature::Field => false,
        }
    }

    /// The features that a laid tile completes: roads, cities, monasteries, as the rulebook counts them.
    ///
    /// Everything the tile joins has been joined before, so a feature that it closes is seen whole.
    pub(crate) fn completed_by(&self, id: TileId) -> Vec<Root> {
        let tile = self.tile(id);
        let mut roots: Vec<Root> = shape::numbered(tile.kind)
            .map(|(area, _)| self.features.root(self.features.node(id, area)))
            .chain(tile.cell.around().into_iter().filter_map(|near| self.monastery(near)))
            .filter(|root| self.is_complete(*root))
            .collect();
        roots.sort_by_key(|root| {
            let counts = self.features.counts(*root);
            (scoring_order(counts.feature), counts.first)
        });
        roots.dedup();
        roots
    }

    /// The cell in which an area lies.
    pub(crate) fn cell_of(&self, node: Node) -> Cell {
        self.tile(self.features.area(node).0).cell
    }

    /// An area as a place for marking.
    pub(crate) fn place(&self, node: Node) -> Place {
        let (id, area) = self.features.area(node);
        let tile = self.tile(id);
        let feature = shape::areas(tile.kind)[area.index()].feature;
        Place::area(tile.cell, feature, shape::first_spot(tile.kind, tile.turn, area))
    }

    /// All areas of a feature as places for marking.
    pub(crate) fn places(&self, root: Root) -> Vec<Place> {
        self.features.members(root).into_iter().map(|node| self.place(node)).collect()
    }

    /// All spots of an area as the tile lies.
    pub(crate) fn spots(&self, node: Node) -> Vec<Spot> {
        let (id, area) = self.features.area(node);
        let tile = self.tile(id);
        shape::spots(tile.kind, tile.turn, area)
    }

    /// The edges of a road or city area as the tile lies.
    pub(crate) fn edges(&self, node: Node) -> Vec<Edge> {
        self.spots(node).into_iter().filter_map(Spot::edge).collect()
    }

    /// The node of an area of a laid tile.
    pub(crate) fn node(&self, id: TileId, area: AreaId) -> Node {
        self.features.node(id, area)
    }
}

/// Roads, cities, monasteries, fields: the order of the rulebook (pages 4 and 5).
pub(crate) const fn scoring_order(feature: Feature) -> u8 {
    match feature {
        Feature::Road => 0,
        Feature::City => 1,
        Feature::Monastery => 2,
        Feature::Field => 3,
    }
}
