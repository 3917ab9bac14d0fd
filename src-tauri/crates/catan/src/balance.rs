//! How even a board is: pips by resource, by number, by harbour.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::pips;
use crate::{Board, EdgeId, HarbourKind, Island, Resource};

/// How even a board is. Pips are chances out of 36.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Balance {
    /// Every resource: how many hexes, how many pips.
    pub resources: Vec<ResourceShare>,
    /// Every number: what it brings.
    pub numbers: Vec<NumberShare>,
    /// Every harbour: what lies behind it.
    pub harbours: Vec<HarbourShare>,
    /// Pips of the best corner.
    pub best_corner: u32,
    /// One figure for the whole, 0 = perfectly even: how far resources are from their share, how often a
    /// number brings the same twice, how much a harbour of its own kind lies at its kind.
    pub unevenness: u32,
}

/// What the board gives of one resource.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ResourceShare {
    /// Which.
    pub resource: Resource,
    /// Its hexes.
    pub hexes: u32,
    /// Their pips.
    pub pips: u32,
}

/// What one number brings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct NumberShare {
    /// The number rolled.
    pub number: u8,
    /// What its hexes give.
    pub resources: Vec<Resource>,
}

/// What lies behind a harbour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct HarbourShare {
    /// Where it lies.
    pub edge: EdgeId,
    /// What it trades.
    pub kind: HarbourKind,
    /// Pips of the hexes at its two corners.
    pub pips: u32,
    /// Pips among them of the kind it favours.
    pub own: u32,
}

impl Balance {
    /// Measures a board. Hexes and harbours outside the island are left out.
    pub fn of(board: &Board, island: &Island) -> Self {
        let worth = |hex: usize| board.hexes.get(hex).and_then(|tile| tile.token).map_or(0, pips);
        let resources: Vec<ResourceShare> = Resource::ALL
            .into_iter()
            .map(|resource| {
                let hexes: Vec<usize> = (0..board.hexes.len())
                    .filter(|hex| board.hexes[*hex].terrain.gives() == Some(resource))
                    .collect();
                let pips = hexes.iter().map(|hex| u32::from(worth(*hex))).sum();
                ResourceShare { resource, hexes: u32::try_from(hexes.len()).unwrap_or(u32::MAX), pips }
            })
            .collect();
        let numbers: Vec<NumberShare> = (2..=12)
            .filter(|number| *number != 7)
            .map(|number| {
                let resources = board.with_token(number).filter_map(|hex| board.gives(hex)).collect();
                NumberShare { number, resources }
            })
            .collect();
        let harbours: Vec<HarbourShare> = board
            .harbours
            .iter()
            .filter_map(|harbour| {
                let ends = island.edges.get(harbour.edge.index())?.corners;
                let mut behind: Vec<usize> = ends
                    .iter()
                    .flat_map(|end| island.corners[end.index()].hexes.iter().map(|hex| hex.index()))
                    .collect();
                behind.sort_unstable();
                behind.dedup();
                let sum = |own: bool| {
                    let hexes = behind.iter().filter(|hex| {
                        !own || board.hexes.get(**hex).is_some_and(|tile| {
                            tile.terrain.gives().is_some() && tile.terrain.gives() == harbour.kind.favours()
                        })
                    });
                    hexes.map(|hex| u32::from(worth(*hex))).sum()
                };
                Some(HarbourShare {
                    edge: harbour.edge,
                    kind: harbour.kind,
                    pips: sum(false),
                    own: sum(true),
                })
            })
            .collect();
        let corner = |corner: &crate::Corner| {
            corner.hexes.iter().map(|hex| u32::from(worth(hex.index()))).sum::<u32>()
        };
        let best_corner = island.corners.iter().map(corner).max().unwrap_or(0);
        let unevenness = unevenness(&resources, &numbers, &harbours, best_corner);
        Self { resources, numbers, harbours, best_corner, unevenness }
    }
}

/// Weighs the parts against one another: a pip too much or too little of a resource for every hex it has
/// counts as much as a number that brings one kind twice or a pip behind a harbour of its own kind.
fn unevenness(
    resources: &[ResourceShare],
    numbers: &[NumberShare],
    harbours: &[HarbourShare],
    best_corner: u32,
) -> u32 {
    let pips: u32 = resources.iter().map(|share| share.pips).sum();
    let hexes: u32 = resources.iter().map(|share| share.hexes).sum::<u32>().max(1);
    let share = resources.iter().map(|share| share.pips.abs_diff(pips * share.hexes / hexes)).sum::<u32>();
    let doubled: usize = numbers
        .iter()
        .map(|number| {
            let mut kinds = number.resources.clone();
            kinds.sort_unstable();
            kinds.dedup();
            number.resources.len() - kinds.len()
        })
        .sum();
    let own: u32 = harbours.iter().map(|harbour| harbour.own.saturating_sub(2)).sum();
    share + 2 * u32::try_from(doubled).unwrap_or(0) + own + best_corner.saturating_sub(11) * 2
}
