//! Builds the whole-game table, piece by piece.
//!
//! The builder has no threads. It hands out pieces; whoever has threads works on them, in any order and at the
//! same time, and gives back what came of them. The pieces of one level need only the level before.

use super::reroll::{self, Values};
use super::shape::{Shape, Tariff, Terms};
use super::sheets::{KNIGHTS, MAP, PLACES, SHEETS, Squad};
use super::table::{Table, level_of};
use super::throws::FULL;
use crate::{CROSS, MOST_TURNS};

/// Sheets worked on side by side.
const LANES: usize = 4;

/// A piece of work: all islands with one state of the knights, at the level being built.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Piece {
    level: u8,
    squad: usize,
}

/// What came of a piece.
#[derive(Debug, Clone, PartialEq)]
pub struct Worked {
    piece: Piece,
    values: Vec<f64>,
}

/// The table being built.
///
/// ```
/// use catan_dice::advice::{TableBuilder, Terms};
/// let mut builder = TableBuilder::new(Terms { same_turn_joker: true, jokers: false, gold: true }, 1);
/// while !builder.is_finished() {
///     let worked: Vec<_> = builder.pieces().map(|piece| builder.work(piece)).collect();
///     worked.into_iter().for_each(|piece| builder.accept(piece));
/// }
/// let (done, all) = builder.progress();
/// assert_eq!(done, all);
/// ```
#[derive(Debug)]
pub struct TableBuilder {
    terms: Terms,
    levels: u8,
    /// Levels that are complete, then the one being built.
    values: Vec<f64>,
    /// Which pieces of the present level have been accepted.
    accepted: Vec<bool>,
    level: u8,
}

impl TableBuilder {
    /// Nothing built yet, for so many turns (at most 15; a table to be kept needs all of them).
    pub fn new(terms: Terms, turns: u8) -> Self {
        let levels = turns.min(MOST_TURNS);
        let values = vec![0.0; SHEETS * usize::from(levels)];
        Self { terms, levels, values, accepted: vec![false; KNIGHTS], level: 0 }
    }

    /// Whether every level is complete.
    pub const fn is_finished(&self) -> bool {
        self.level >= self.levels
    }

    /// Pieces done, and pieces there are.
    pub fn progress(&self) -> (usize, usize) {
        let present = self.accepted.iter().filter(|accepted| **accepted).count();
        (usize::from(self.level) * KNIGHTS + present, usize::from(self.levels) * KNIGHTS)
    }

    /// The pieces of the present level that are still to be done; none when it is finished.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        let open =
            self.accepted.iter().enumerate().filter(|(_, accepted)| !self.is_finished() && !**accepted);
        let level = self.level;
        open.map(move |(squad, _)| Piece { level, squad })
    }

    /// Does a piece of the present level. Reads only what is complete, so pieces may be done at the same time.
    pub fn work(&self, piece: Piece) -> Worked {
        let before = piece.level.checked_sub(1).and_then(|level| level_of(&self.values, level));
        let squad = Squad::at(piece.squad);
        let offers = Offers::new(self.terms, squad);
        let mut values = Vec::with_capacity(PLACES);
        let mut finals = reroll::blank::<LANES>();
        for first in (0..PLACES).step_by(LANES) {
            // The last lanes of the last group repeat the last place, and are cut off below.
            let places = std::array::from_fn(|lane| (first + lane).min(PLACES - 1));
            offers.finals(before, squad, places, &mut finals);
            values.extend(reroll::turn(&mut finals));
        }
        values.truncate(PLACES);
        Worked { piece, values }
    }

    /// Takes in what came of a piece. A piece of another level is dropped.
    pub fn accept(&mut self, worked: Worked) {
        let Worked { piece, values } = worked;
        if piece.level != self.level || self.is_finished() {
            return;
        }
        let start = usize::from(self.level) * SHEETS + piece.squad * PLACES;
        self.values[start..start + PLACES].copy_from_slice(&values);
        self.accepted[piece.squad] = true;
        if self.accepted.iter().all(|accepted| *accepted) {
            self.level += 1;
            self.accepted.fill(false);
        }
    }

    /// The table.
    ///
    /// # Errors
    /// The builder itself, if levels are missing.
    pub fn finish(self) -> Result<Table, Self> {
        if self.is_finished() { Ok(Table { terms: self.terms, values: self.values }) } else { Err(self) }
    }
}

/// A bundle and the jokers spent on it.
struct Offer {
    shape: Shape,
    jokers: u8,
}

/// What can be paid with one state of the knights: all offers, and for each result of the dice those it pays.
struct Offers {
    offers: Vec<Offer>,
    paid: Vec<Vec<u16>>,
}

impl Offers {
    fn new(terms: Terms, squad: Squad) -> Self {
        let tariff = Tariff::of(terms);
        let mut offers: Vec<Offer> = Vec::new();
        let mut paid = vec![Vec::new(); FULL];
        for shape in Shape::ALL.into_iter().filter(|shape| squad.built + shape.knights() <= 6) {
            let late = squad.next().filter(|_| terms.jokers && terms.same_turn_joker && shape.has_late());
            let ready = if terms.jokers { squad.ready() } else { 0 };
            let ready = late.map_or(ready, |knight| ready | knight.bit());
            for (dice, sets) in tariff.sets(shape, late).iter().enumerate() {
                for jokers in sets.iter().copied().filter(|set| set & !ready == 0) {
                    let known =
                        offers.iter().position(|offer| offer.shape == shape && offer.jokers == jokers);
                    let index = known.unwrap_or_else(|| {
                        offers.push(Offer { shape, jokers });
                        offers.len() - 1
                    });
                    paid[dice].extend(u16::try_from(index));
                }
            }
        }
        Self { offers, paid }
    }

    /// Fills in what final dice are worth: the best offer they pay, or a cross.
    fn finals(
        &self,
        before: Option<&[f64]>,
        squad: Squad,
        places: [usize; LANES],
        finals: &mut Values<LANES>,
    ) {
        let worth: Vec<[f64; LANES]> =
            self.offers.iter().map(|offer| places.map(|place| offer.worth(before, squad, place))).collect();
        let cross = places.map(|place| f64::from(CROSS) + later(before, squad, place));
        for (paid, value) in self.paid.iter().zip(&mut finals[FULL..]) {
            let mut best = cross;
            for offer in paid {
                let worth = worth[usize::from(*offer)];
                for lane in 0..LANES {
                    best[lane] = if worth[lane] > best[lane] { worth[lane] } else { best[lane] };
                }
            }
            *value = best;
        }
    }
}

impl Offer {
    /// The points of it and of what can follow, laid out in the best way; endlessly bad where it cannot be laid
    /// out at all.
    fn worth(&self, before: Option<&[f64]>, squad: Squad, place: usize) -> f64 {
        let after = Squad { built: squad.built + self.shape.knights(), used: squad.used | self.jokers };
        let layouts = MAP.next(place, self.shape).iter();
        let best = layouts
            .map(|next| next.points + later(before, after, usize::from(next.place)))
            .fold(f64::NEG_INFINITY, f64::max);
        best + squad.points(self.shape.knights())
    }
}

/// What a sheet is worth at the level before; nothing after the last turn.
fn later(before: Option<&[f64]>, squad: Squad, place: usize) -> f64 {
    before.map_or(0.0, |values| values[squad.number() * PLACES + place])
}
