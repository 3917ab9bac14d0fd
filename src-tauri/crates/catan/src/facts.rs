//! What is fixed about the box: the shapes of the islands and what things cost, for screens that draw them.

use serde::Serialize;

use crate::{Cards, Island, Purchase};

/// What is fixed about the box.
#[derive(Debug, Serialize)]
pub struct Facts {
    /// The island for three and four seats.
    pub base: &'static Island,
    /// The island for five and six.
    pub large: &'static Island,
    /// What things cost (CAT-BLD-01), with the cards in the order brick, lumber, wool, grain, ore.
    pub prices: Vec<(Purchase, [u8; 5])>,
}

/// What is fixed about the box.
pub fn facts() -> Facts {
    let prices = Purchase::ALL.into_iter().map(|what| (what, Cards::price(what).counts()));
    Facts { base: Island::base(), large: Island::large(), prices: prices.collect() }
}
