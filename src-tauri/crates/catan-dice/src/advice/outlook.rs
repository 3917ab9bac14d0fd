//! What a position is worth, and what keeping or stopping makes of it.

use referee::Seat;

use super::reroll::{self, Values};
use super::shape::{Shape, Tariff, Terms};
use super::sheets::number;
use super::table::Table;
use super::throws::{FULL, THROWS};
use crate::bundle::{bundles, placements};
use crate::hand::Hand;
use crate::{CROSS, DICE, Dice, Island, Knight, State, Step, Symbol};

/// How turns that end in different ways are compared.
#[derive(Debug, Clone, Copy)]
pub(super) enum Measure<'a> {
    /// By the number in the box.
    ThisTurn,
    /// By the expected final score.
    WholeGame(&'a Table),
}

/// A way in which the turn of the seat to move can end: what is built from here on, on which sheet.
#[derive(Debug, Clone, Copy)]
struct End {
    island: Island,
    points: i32,
}

/// Things that are paid alike, with every way to lay them out.
struct Offer {
    shape: Shape,
    late: Option<Knight>,
    ends: Vec<End>,
}

/// The seat to move, looking ahead.
pub(super) struct Outlook<'a> {
    state: &'a State,
    hand: Hand,
    offers: Vec<Offer>,
}

impl<'a> Outlook<'a> {
    pub(super) fn new(state: &'a State) -> Self {
        let hand = state.hand();
        let mut offers: Vec<Offer> = Vec::new();
        for built in placements(hand.island, DICE) {
            let Some(shape) = Shape::of(&built) else { continue };
            let late = built.first().and_then(|first| first.knight());
            let late = late.filter(|_| shape.has_late() && !hand.bars_fresh);
            let end = End::of(hand.island, &built);
            match offers.iter_mut().find(|offer| offer.shape == shape && offer.late == late) {
                Some(offer) => offer.ends.push(end),
                None => offers.push(Offer { shape, late, ends: vec![end] }),
            }
        }
        Self { state, hand, offers }
    }

    /// The bundles that can be aimed for.
    pub(super) fn shapes(&self) -> impl Iterator<Item = Shape> {
        Shape::ALL.into_iter().filter(|shape| self.offers.iter().any(|offer| offer.shape == *shape))
    }

    /// For each result of six dice: 1 if it pays one of these shapes, else 0.
    pub(super) fn chance(&self, wanted: impl Fn(Shape) -> bool) -> Box<Values<1>> {
        self.finals(0.0, |offer, _| if wanted(offer.shape) { 1.0 } else { 0.0 })
    }

    /// For each result of six dice: what it is worth to end the turn with them in the best way.
    pub(super) fn worth(&self, measure: Measure<'_>) -> Box<Values<1>> {
        let cross = self.end_worth(measure, &End { island: self.hand.island, points: 0 }, 0);
        self.finals(cross, |offer, jokers| {
            let worths = offer.ends.iter().map(|end| self.end_worth(measure, end, jokers));
            worths.fold(f64::NEG_INFINITY, f64::max)
        })
    }

    /// Values of full sets: the best offer that they pay, or that of none.
    fn finals(&self, none: f64, worth: impl Fn(&Offer, u8) -> f64) -> Box<Values<1>> {
        let tariff = Tariff::of(Terms::of(&self.state.setup));
        let mut values = reroll::blank::<1>();
        values[FULL..].fill([none]);
        for offer in &self.offers {
            let ready = self.hand.usable() | offer.late.map_or(0, Knight::bit);
            // A set of six jokers is below 64; each is looked at once.
            let worths: [f64; 64] = std::array::from_fn(|set| match u8::try_from(set) {
                Ok(set) if set & !ready == 0 => worth(offer, set),
                Ok(_) | Err(_) => f64::NEG_INFINITY,
            });
            let paid = tariff.sets(offer.shape, offer.late);
            for (sets, value) in paid.iter().zip(&mut values[FULL..]) {
                value[0] = sets.iter().fold(value[0], |best, set| best.max(worths[usize::from(*set)]));
            }
        }
        values
    }

    /// What the turn is worth if it ends so, with these jokers spent on the way.
    fn end_worth(&self, measure: Measure<'_>, end: &End, jokers: u8) -> f64 {
        let points = self.state.turn.points() + end.points;
        let boxed = f64::from(if points > 0 { points } else { CROSS });
        match measure {
            Measure::ThisTurn => boxed,
            Measure::WholeGame(table) => {
                let seat = self.state.seat;
                let before = self.state.standing(seat) - self.state.turn.points();
                let island = Knight::of_bits(jokers).fold(end.island, Island::spending);
                let turns = self.state.turns_left(seat).saturating_sub(1);
                f64::from(before) + boxed + table.value(island, turns).unwrap_or(f64::NAN)
            }
        }
    }

    /// The best way to end the turn with the dice in hand, and its worth.
    pub(super) fn stop(&self, measure: Measure<'_>) -> (f64, Vec<Symbol>, Vec<Step>) {
        let now = self.end_worth(measure, &End { island: self.hand.island, points: 0 }, 0);
        let mut best = (now, Vec::new(), Vec::new());
        for bundle in bundles(&self.hand) {
            let end = End::of(self.hand.island, &bundle.built);
            for way in bundle.ways {
                let jokers = way.jokers.iter().fold(0, |set, turned| set | turned.knight.bit());
                let worth = self.end_worth(measure, &end, jokers);
                if worth > best.0 + SAME {
                    best = (worth, bundle.built.clone(), way.steps);
                }
            }
        }
        best
    }

    /// What the position is worth with best play.
    pub(super) fn now(&self, measure: Measure<'_>) -> f64 {
        if self.is_settled() { self.stop(measure).0 } else { self.ahead(self.worth(measure)).now }
    }

    /// Whether dice lie on the table.
    pub(super) fn has_dice(&self) -> bool {
        self.state.dice().is_some()
    }

    /// Whether the dice in hand, lying for good, pay one of these shapes.
    pub(super) fn pays(&self, wanted: impl Fn(Shape) -> bool) -> bool {
        bundles(&self.hand).iter().filter_map(|bundle| Shape::of(&bundle.built)).any(wanted)
    }

    /// Whether the dice lie for good.
    pub(super) fn is_settled(&self) -> bool {
        self.has_dice() && self.state.rolls_left() == 0
    }

    /// What dice that are still to be rolled are worth, from the values of final dice.
    pub(super) fn ahead(&self, mut finals: Box<Values<1>>) -> Ahead {
        match self.state.dice() {
            None => Ahead { now: reroll::turn(&mut finals)[0], keeps: Vec::new() },
            Some(dice) => {
                let keeps = keeping(finals, dice, self.state.rolls_left());
                let now = keeps.iter().map(|(_, worth)| *worth).fold(f64::NEG_INFINITY, f64::max);
                Ahead { now, keeps }
            }
        }
    }
}

/// What rolling is worth.
pub(super) struct Ahead {
    /// With best play.
    pub(super) now: f64,
    /// Each set of dice that can be kept, with its worth; empty before the first roll.
    pub(super) keeps: Vec<(Dice, f64)>,
}

impl End {
    fn of(island: Island, built: &[Symbol]) -> Self {
        Self {
            island: built.iter().copied().fold(island, Island::with),
            points: built.iter().map(|symbol| symbol.points()).sum(),
        }
    }
}

/// Values nearer than this are equal: they differ by rounding only.
pub(super) const SAME: f64 = 1e-9;

/// The worth of every set of these dice that can be kept with so many re-rolls left, at least one. All six
/// dice kept means stopping: passing a re-roll is never better.
fn keeping(mut finals: Box<Values<1>>, dice: Dice, rerolls: u8) -> Vec<(Dice, f64)> {
    let stopping = finals[THROWS.number(dice)][0];
    for left in (1..=rerolls).rev() {
        reroll::average(&mut finals);
        if left > 1 {
            reroll::choose(&mut finals);
        }
    }
    let worth = |kept: Dice| if kept == dice { stopping } else { finals[THROWS.number(kept)][0] };
    dice.parts().into_iter().map(|kept| (kept, worth(kept))).collect()
}

/// The final score a seat can expect with best play. None if play cannot lead to its sheet, or the table was
/// built for other terms.
pub fn expected_total(state: &State, seat: Seat, table: &Table) -> Option<f64> {
    let island = state.island(seat)?;
    if table.terms() != Terms::of(state.setup()) || number(island).is_none() {
        return None;
    }
    if state.to_move() == Some(seat) && state.dice().is_some() {
        Some(Outlook::new(state).now(Measure::WholeGame(table)))
    } else {
        let later = table.value(island, state.turns_left(seat))?;
        Some(f64::from(state.standing(seat)) + later)
    }
}

impl State {
    /// The points a seat has so far, crosses taken off.
    pub(super) fn standing(&self, seat: Seat) -> i32 {
        self.papers
            .get(seat.index())
            .map_or(0, |paper| paper.island.points() + CROSS * i32::try_from(paper.crosses()).unwrap_or(0))
    }
}
