//! What every number token of Catan brought, against what the rolls owed it.

use std::collections::BTreeMap;

use catan::{Catan, Move, Resource, View};
use contract::Facts;
use referee::Game;

/// What hexes brought, by their token.
#[derive(Default)]
pub(super) struct Hexes {
    /// Cards received.
    brought: BTreeMap<u8, u32>,
    /// Cards to be expected, in 36ths.
    owed: BTreeMap<u8, u32>,
    /// A roll whose cards are still to be handed out.
    open: Option<Roll>,
}

/// A roll before its cards are handed out.
struct Roll {
    token: u8,
    /// Cards by seat and resource that hexes with this token are to bring.
    due: Vec<Vec<u32>>,
    /// Cards from production so far, by seat and resource.
    received: Vec<Vec<u32>>,
}

impl Hexes {
    /// Sees a move, and the position before it.
    pub(super) fn before(&mut self, state: &catan::State, mv: &Move) {
        self.settle(state);
        let Move::Roll { dice, .. } = mv else { return };
        let view = Catan::view(state);
        for (hex, cards) in producing(&view) {
            if let Some(token) = hex.token {
                let all: u32 = cards.iter().sum();
                *self.owed.entry(token).or_default() += all * u32::from(hex.pips);
            }
        }
        let Some(token) = dice.sum() else { return };
        let mut due = vec![vec![0; Resource::COUNT]; view.seats.len()];
        for (hex, cards) in producing(&view).filter(|(hex, _)| hex.token == Some(token)) {
            let Some(resource) = hex.terrain.gives() else { continue };
            for (sums, count) in due.iter_mut().zip(cards) {
                if let Some(sum) = sums.get_mut(resource.index()) {
                    *sum += count;
                }
            }
        }
        self.open = Some(Roll { token, due, received: received(&view) });
    }

    /// Counts what the last roll brought. Where the bank was short of a resource its hexes brought none of it, or
    /// what was left.
    pub(super) fn settle(&mut self, after: &catan::State) {
        let Some(roll) = self.open.take() else { return };
        let now = received(&Catan::view(after));
        let mut brought = 0;
        for ((due, before), now) in roll.due.iter().zip(&roll.received).zip(&now) {
            for ((due, before), now) in due.iter().zip(before).zip(now) {
                brought += now.saturating_sub(*before).min(*due);
            }
        }
        *self.brought.entry(roll.token).or_default() += brought;
    }

    /// Adds what was counted, for tokens that anybody built at.
    pub(super) fn tell(&self, facts: &mut Facts) {
        let told = |sums: &BTreeMap<u8, u32>| {
            let built = self.owed.keys();
            built.map(|token| (token.to_string(), sums.get(token).copied().unwrap_or(0))).collect()
        };
        facts.counts.insert("cat-fact-tokens".to_owned(), told(&self.brought));
        facts.counts.insert("cat-fact-tokens-owed".to_owned(), told(&self.owed));
    }
}

/// Hexes at which somebody built and no robber stands, with the cards each seat gets when its token is rolled.
fn producing(view: &View) -> impl Iterator<Item = (&catan::view::HexView, Vec<u32>)> {
    let hexes = view.hexes.iter().enumerate().filter(|(id, _)| *id != view.robber.index());
    hexes.filter_map(|(_, hex)| {
        let mut cards = vec![0; view.seats.len()];
        for corner in hex.corners.iter().filter_map(|corner| view.corners.get(corner.index())) {
            if let Some(sum) = corner.seat.and_then(|seat| cards.get_mut(seat.index())) {
                *sum += corner.building.map_or(0, |building| u32::from(building.worth()));
            }
        }
        cards.iter().any(|count| *count > 0).then_some((hex, cards))
    })
}

fn received(view: &View) -> Vec<Vec<u32>> {
    view.seats.iter().map(|seat| seat.received.clone()).collect()
}
