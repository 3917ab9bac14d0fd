//! What is fixed about the box: the shapes of the islands, what things cost and terrains give, how many cards
//! there are, for screens that draw them.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::board::{BASE_STOCK, LARGE_STOCK, Stock};
use crate::{Cards, Island, Purchase, Resource, Terrain};

/// What is fixed about the box.
#[derive(Debug, Serialize)]
pub struct Facts {
    /// The island for three and four seats.
    pub base: &'static Island,
    /// The island for five and six.
    pub large: &'static Island,
    /// What things cost (CAT-BLD-01), with the cards in the order brick, lumber, wool, grain, ore.
    pub prices: Vec<(Purchase, [u8; Resource::COUNT])>,
    /// What terrains give; the desert is left out.
    pub gives: BTreeMap<Terrain, Resource>,
    /// Resource cards of each kind, and development cards, for the base island and for the large one.
    pub cards: [[u8; 2]; 2],
}

/// What is fixed about the box.
pub fn facts() -> Facts {
    let prices = Purchase::ALL.into_iter().map(|what| (what, Cards::price(what).counts()));
    let gives = Terrain::ALL.into_iter().filter_map(|terrain| Some((terrain, terrain.gives()?)));
    let cards = |stock: &Stock| [stock.cards, stock.deck.iter().sum()];
    Facts {
        base: Island::base(),
        large: Island::large(),
        prices: prices.collect(),
        gives: gives.collect(),
        cards: [cards(&BASE_STOCK), cards(&LARGE_STOCK)],
    }
}
