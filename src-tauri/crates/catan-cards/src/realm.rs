//! A principality: the axis of roads and settlements, the regions at its corners, the cards on its sites.
//!
//! Columns count from the starting road at 0, to the left negative. Even columns are roads with a region above
//! and below; odd columns are settlements and cities with their sites above and below. So the regions of a
//! settlement are those of the two columns beside it, and the neighbours of a site are the two regions beside it on
//! its own side (CARD-BUILD-12).

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Region, Resource, Rule};

/// Above or below the axis, seen by the owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// Above.
    Upper,
    /// Below.
    Lower,
}

impl Side {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Upper, Self::Lower];
}

/// An end of the axis, seen by the owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum End {
    /// Left.
    Left,
    /// Right.
    Right,
}

impl End {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    pub(crate) const fn step(self) -> i8 {
        match self {
            Self::Left => -1,
            Self::Right => 1,
        }
    }
}

/// A building site of a realm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Site {
    /// Column of its settlement or city.
    pub at: i8,
    /// Above or below.
    pub side: Side,
    /// 1, or 2 for the second site of a city; both are equal (CARD-BUILD-08).
    #[serde(default = "first_slot")]
    pub slot: u8,
}

const fn first_slot() -> u8 {
    1
}

/// A card on a site.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) card: Card,
    /// The move that put it there.
    pub(crate) after: u32,
}

/// A settlement or city.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Town {
    /// The move that built the settlement.
    pub(crate) after: u32,
    /// The move that made it a city.
    pub(crate) city: Option<u32>,
    sites: [[Option<Standing>; 2]; 2],
}

impl Town {
    /// A settlement built by this move.
    pub(crate) fn built(after: u32) -> Self {
        Self { after, ..Self::default() }
    }

    pub(crate) const fn is_city(&self) -> bool {
        self.city.is_some()
    }

    /// Sites on each side: one at a settlement, two at a city.
    pub(crate) const fn slots(&self) -> u8 {
        if self.is_city() { 2 } else { 1 }
    }

    pub(crate) fn standing(&self) -> impl Iterator<Item = (Side, u8, Standing)> + '_ {
        Side::ALL.into_iter().flat_map(move |side| {
            (1..=2).filter_map(move |slot| {
                self.sites[side as usize][usize::from(slot - 1)].map(|one| (side, slot, one))
            })
        })
    }

    pub(crate) fn has(&self, card: Card) -> bool {
        self.standing().any(|(_, _, one)| one.card == card)
    }
}

/// A region card on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Land {
    pub(crate) region: Region,
    /// Its column, an even one.
    pub(crate) at: i8,
    pub(crate) side: Side,
    /// What it shows, 0 to 3 (CARD-RES-01).
    pub(crate) holds: u8,
    /// Why it shows what it shows: the rule of its last change.
    pub(crate) why: Rule,
}

/// The most a region holds (CARD-RES-03).
pub(crate) const FULL: u8 = 3;

impl Land {
    pub(crate) const fn room(self) -> u8 {
        FULL.saturating_sub(self.holds)
    }
}

/// A principality.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Realm {
    /// The outermost columns of the axis.
    pub(crate) left: i8,
    pub(crate) right: i8,
    pub(crate) towns: BTreeMap<i8, Town>,
    pub(crate) lands: Vec<Land>,
}

impl Realm {
    pub(crate) const fn end(&self, end: End) -> i8 {
        match end {
            End::Left => self.left,
            End::Right => self.right,
        }
    }

    pub(crate) const fn set_end(&mut self, end: End, at: i8) {
        match end {
            End::Left => self.left = at,
            End::Right => self.right = at,
        }
    }

    /// Roads laid beside the starting road.
    pub(crate) fn roads(&self) -> u8 {
        let even = (self.left..=self.right).filter(|at| at % 2 == 0 && *at != 0).count();
        u8::try_from(even).unwrap_or(u8::MAX)
    }

    /// Settlements built beside the two starting ones, cities on them included.
    pub(crate) fn settlements(&self) -> u8 {
        u8::try_from(self.towns.len().saturating_sub(2)).unwrap_or(u8::MAX)
    }

    pub(crate) fn cities(&self) -> u8 {
        u8::try_from(self.towns.values().filter(|town| town.is_city()).count()).unwrap_or(u8::MAX)
    }

    pub(crate) fn land(&self, region: Region) -> Option<&Land> {
        self.lands.iter().find(|land| land.region == region)
    }

    pub(crate) fn land_mut(&mut self, region: Region) -> Option<&mut Land> {
        self.lands.iter_mut().find(|land| land.region == region)
    }

    /// What a region shows; 0 where it does not lie here.
    pub(crate) fn holds(&self, region: Region) -> u8 {
        self.land(region).map_or(0, |land| land.holds)
    }

    pub(crate) fn of_kind(&self, resource: Resource) -> impl Iterator<Item = &Land> {
        self.lands.iter().filter(move |land| land.region.resource() == resource)
    }

    pub(crate) fn stock(&self, resource: Resource) -> u8 {
        self.of_kind(resource).map(|land| land.holds).sum()
    }

    pub(crate) fn total(&self) -> u8 {
        self.lands.iter().map(|land| land.holds).sum()
    }

    /// Every site there is.
    pub(crate) fn sites(&self) -> impl Iterator<Item = Site> + '_ {
        self.towns.iter().flat_map(|(at, town)| {
            Side::ALL
                .into_iter()
                .flat_map(move |side| (1..=town.slots()).map(move |slot| Site { at: *at, side, slot }))
        })
    }

    /// Every card on a site.
    pub(crate) fn cards(&self) -> impl Iterator<Item = (Site, Standing)> + '_ {
        self.towns.iter().flat_map(|(at, town)| {
            town.standing().map(move |(side, slot, one)| (Site { at: *at, side, slot }, one))
        })
    }

    pub(crate) fn count(&self, card: Card) -> u8 {
        u8::try_from(self.cards().filter(|(_, one)| one.card == card).count()).unwrap_or(u8::MAX)
    }

    pub(crate) fn has(&self, card: Card) -> bool {
        self.cards().any(|(_, one)| one.card == card)
    }

    pub(crate) fn exists(&self, site: Site) -> bool {
        self.towns.get(&site.at).is_some_and(|town| (1..=town.slots()).contains(&site.slot))
    }

    pub(crate) fn on(&self, site: Site) -> Option<Standing> {
        let slot = usize::from(site.slot.checked_sub(1)?);
        let town = self.towns.get(&site.at)?;
        town.sites[site.side as usize].get(slot).copied().flatten()
    }

    /// Puts a card on a site or takes what stands there; nothing where there is no such site.
    pub(crate) fn put(&mut self, site: Site, standing: Option<Standing>) -> Option<Standing> {
        let slot = usize::from(site.slot.checked_sub(1)?);
        let town = self.towns.get_mut(&site.at)?;
        let place = town.sites[site.side as usize].get_mut(slot)?;
        std::mem::replace(place, standing)
    }

    /// The cards whose site lies beside this land (CARD-BUILD-12).
    pub(crate) fn beside(&self, land: Land) -> impl Iterator<Item = Card> + '_ {
        self.towns_at(land)
            .flat_map(Town::standing)
            .filter(move |(side, _, _)| *side == land.side)
            .map(|(_, _, one)| one.card)
    }

    /// The settlements and cities this land belongs to.
    pub(crate) fn towns_at(&self, land: Land) -> impl Iterator<Item = &Town> {
        [land.at - 1, land.at + 1].into_iter().filter_map(|at| self.towns.get(&at))
    }

    /// The lands beside a site.
    pub(crate) fn neighbours(&self, site: Site) -> impl Iterator<Item = &Land> {
        // Wider than a column, because a site may be named anywhere.
        let beside = move |land: &&Land| i16::from(land.at).abs_diff(i16::from(site.at)) == 1;
        self.lands.iter().filter(move |land| land.side == site.side).filter(beside)
    }
}
