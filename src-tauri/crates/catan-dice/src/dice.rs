//! Dice, counted by the face they show: nobody cares which die is which.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Face;

/// How many dice the box holds (DICE-SETUP-01).
pub const DICE: u8 = 6;

/// Dice by face. Also a cost: the dice that must be put aside for a thing. Counts stop at 255, whatever somebody
/// sends.
///
/// Written as the list of faces, in the order of [`Face::ALL`].
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, JsonSchema,
)]
#[serde(from = "Vec<Face>", into = "Vec<Face>")]
#[schemars(with = "Vec<Face>")]
pub struct Dice([u8; 6]);

impl Dice {
    /// No dice.
    pub const NONE: Self = Self([0; 6]);

    /// Dice from counts, in the order of [`Face::ALL`].
    pub const fn of(counts: [u8; 6]) -> Self {
        Self(counts)
    }

    /// How many dice of each face, in the order of [`Face::ALL`].
    pub const fn counts(self) -> [u8; 6] {
        self.0
    }

    /// How many dice show this face.
    pub const fn count(self, face: Face) -> u8 {
        self.0[face.index()]
    }

    /// How many dice there are.
    pub const fn total(self) -> u8 {
        let [ore, grain, wool, lumber, brick, gold] = self.0;
        let half = ore.saturating_add(grain).saturating_add(wool);
        half.saturating_add(lumber).saturating_add(brick).saturating_add(gold)
    }

    /// Whether all of `part` is among these dice.
    pub fn holds(self, part: Self) -> bool {
        self.0.iter().zip(part.0).all(|(have, need)| *have >= need)
    }

    /// These dice and those.
    #[must_use]
    pub fn plus(self, more: Self) -> Self {
        Self(std::array::from_fn(|face| self.0[face].saturating_add(more.0[face])))
    }

    /// These dice without those; a face of which there are too few is left at none.
    #[must_use]
    pub fn minus(self, less: Self) -> Self {
        Self(std::array::from_fn(|face| self.0[face].saturating_sub(less.0[face])))
    }

    /// Of each face as many as both have.
    #[must_use]
    pub fn shared(self, other: Self) -> Self {
        Self(std::array::from_fn(|face| self.0[face].min(other.0[face])))
    }

    /// These dice and one more.
    #[must_use]
    pub fn with(mut self, face: Face) -> Self {
        self.0[face.index()] = self.0[face.index()].saturating_add(1);
        self
    }

    /// These dice without one of this face, if there is one.
    #[must_use]
    pub fn without(mut self, face: Face) -> Self {
        self.0[face.index()] = self.0[face.index()].saturating_sub(1);
        self
    }

    /// The faces that at least one die shows.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().filter(move |face| self.count(*face) > 0)
    }

    /// Every way to take some of these dice, from none to all, in a fixed order.
    pub fn parts(self) -> Vec<Self> {
        let mut parts = vec![Self::NONE];
        for face in Face::ALL {
            let before = parts.len();
            for taken in 1..=self.count(face) {
                for index in 0..before {
                    let mut part = parts[index];
                    part.0[face.index()] = taken;
                    parts.push(part);
                }
            }
        }
        parts
    }

    /// Every result that so many dice can show, in a fixed order.
    pub fn throws(count: u8) -> Vec<Self> {
        let mut throws = vec![Self::NONE];
        for _ in 0..count {
            // Adding faces in ascending order only makes every result once.
            throws = throws
                .into_iter()
                .flat_map(|dice| {
                    let highest = dice.faces().last().unwrap_or(Face::Ore);
                    Face::ALL
                        .into_iter()
                        .filter(move |face| *face >= highest)
                        .map(move |face| dice.with(face))
                })
                .collect();
        }
        throws
    }
}

impl FromIterator<Face> for Dice {
    fn from_iter<I: IntoIterator<Item = Face>>(faces: I) -> Self {
        faces.into_iter().fold(Self::NONE, Self::with)
    }
}

impl From<Vec<Face>> for Dice {
    fn from(faces: Vec<Face>) -> Self {
        faces.into_iter().collect()
    }
}

impl From<Dice> for Vec<Face> {
    fn from(dice: Dice) -> Self {
        Face::ALL
            .into_iter()
            .flat_map(|face| std::iter::repeat_n(face, usize::from(dice.count(face))))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn six_dice_show_462_results_and_zero_to_six_dice_924() {
        assert_eq!(Dice::throws(6).len(), 462);
        assert_eq!((0..=6).map(|count| Dice::throws(count).len()).sum::<usize>(), 924);
    }

    #[test]
    fn every_part_is_listed_once_and_the_pairs_are_12376() {
        let pairs: usize = Dice::throws(6).into_iter().map(|dice| dice.parts().len()).sum();
        assert_eq!(pairs, 12_376);
        let parts = Dice::of([2, 1, 0, 0, 0, 3]).parts();
        let mut unique = parts.clone();
        unique.sort_unstable();
        unique.dedup();
        assert_eq!(unique.len(), parts.len());
    }
}
