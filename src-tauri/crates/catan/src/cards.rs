//! A handful of resource cards.

use std::fmt;

use referee::Arg;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Purchase, Resource};

/// Resource cards by kind. In files a kind that is not there may be left out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Cards {
    /// Brick cards.
    #[serde(skip_serializing_if = "is_none")]
    pub brick: u8,
    /// Lumber cards.
    #[serde(skip_serializing_if = "is_none")]
    pub lumber: u8,
    /// Wool cards.
    #[serde(skip_serializing_if = "is_none")]
    pub wool: u8,
    /// Grain cards.
    #[serde(skip_serializing_if = "is_none")]
    pub grain: u8,
    /// Ore cards.
    #[serde(skip_serializing_if = "is_none")]
    pub ore: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_none(count: &u8) -> bool {
    *count == 0
}

impl Cards {
    /// No card.
    pub const NONE: Self = Self::new([0; Resource::COUNT]);

    /// Cards in the order of [`Resource::ALL`].
    pub const fn new([brick, lumber, wool, grain, ore]: [u8; Resource::COUNT]) -> Self {
        Self { brick, lumber, wool, grain, ore }
    }

    /// Some cards of one kind.
    pub const fn of(kind: Resource, count: u8) -> Self {
        let mut counts = [0; Resource::COUNT];
        counts[kind.index()] = count;
        Self::new(counts)
    }

    /// What something costs (CAT-BLD-01).
    pub const fn price(of: Purchase) -> Self {
        match of {
            Purchase::Road => Self::new([1, 1, 0, 0, 0]),
            Purchase::Settlement => Self::new([1, 1, 1, 1, 0]),
            Purchase::City => Self::new([0, 0, 0, 2, 3]),
            Purchase::Development => Self::new([0, 0, 1, 1, 1]),
        }
    }

    /// Counts in the order of [`Resource::ALL`].
    pub const fn counts(self) -> [u8; Resource::COUNT] {
        [self.brick, self.lumber, self.wool, self.grain, self.ore]
    }

    /// How many of one kind.
    pub const fn count(self, kind: Resource) -> u8 {
        self.counts()[kind.index()]
    }

    /// How many in all.
    pub fn total(self) -> u16 {
        self.counts().iter().map(|count| u16::from(*count)).sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// The kinds that are there, with their counts.
    pub fn kinds(self) -> impl Iterator<Item = (Resource, u8)> {
        Resource::ALL.into_iter().zip(self.counts()).filter(|(_, count)| *count > 0)
    }

    /// Whether all of these are there.
    pub fn holds(self, other: Self) -> bool {
        self.counts().iter().zip(other.counts()).all(|(have, want)| *have >= want)
    }

    /// With these added; a count never runs over.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        self.merge(other, u8::saturating_add)
    }

    /// With these taken away, or nothing if they are not there.
    pub fn minus(self, other: Self) -> Option<Self> {
        self.holds(other).then(|| self.less(other))
    }

    /// With these taken away as far as they are there.
    #[must_use]
    pub fn less(self, other: Self) -> Self {
        self.merge(other, u8::saturating_sub)
    }

    fn merge(self, other: Self, by: impl Fn(u8, u8) -> u8) -> Self {
        let (mut left, right) = (self.counts(), other.counts());
        for (count, change) in left.iter_mut().zip(right) {
            *count = by(*count, change);
        }
        Self::new(left)
    }

    /// Every choice of `size` cards out of these, in a fixed order.
    pub fn choices(self, size: u16) -> Vec<Self> {
        let mut found = vec![(Self::NONE, size)];
        for kind in Resource::ALL {
            let mut longer = Vec::new();
            for (taken, open) in found {
                for count in 0..=u16::from(self.count(kind)).min(open) {
                    let more = Self::of(kind, u8::try_from(count).unwrap_or(u8::MAX));
                    longer.push((taken.plus(more), open - count));
                }
            }
            found = longer;
        }
        found.into_iter().filter(|(_, open)| *open == 0).map(|(taken, _)| taken).collect()
    }

    /// As a value for a sentence: the names of the cards, each as often as it is there.
    pub fn arg(self) -> Arg {
        let each = self.kinds().flat_map(|(kind, count)| {
            std::iter::repeat_n(Arg::Word(kind.word().to_owned()), usize::from(count))
        });
        Arg::List(each.collect())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.kinds()).finish()
    }
}
