//! What is known of the hands.
//!
//! Hands are uncertain only through thefts and hidden discards, and the uncertainty dies again when cards
//! are spent, traded, taken by a monopoly or shown. So every possible *joint* hand is kept with an exact
//! weight ([`Worlds`]): a marginal per stolen card would lose that what one seat lost the other has. Beyond
//! [`Worlds::CAP`] joint hands, and for tables that only count, [`Ranges`] per hand take their place; they
//! never exclude what is possible, and turn back into worlds once they leave only one.
//!
//! A move is a few [`Step`]s. They are judged ([`Hands::judge`]) and carried out ([`Hands::carry_out`])
//! by the same code, so that a verdict and what it prunes cannot part.

mod blame;
mod odds;
mod ranges;
mod worlds;

pub(crate) use blame::earliest;
pub(crate) use odds::Odds;
pub(crate) use ranges::{Range, Ranges};
pub(crate) use worlds::{Joint, Worlds};

use referee::Seat;

use crate::{Cards, Relation, Resource, Shortage};

/// Seats that fit round the largest table.
pub(crate) const MAX_SEATS: usize = 6;

/// Cards for every seat.
pub(crate) type PerSeat = [Cards; MAX_SEATS];

/// One thing that happens to hands, or that is learnt of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Step {
    /// Cards from the bank, which must hold them.
    Draw { seat: Seat, cards: Cards },
    /// Cards to the bank.
    Pay { seat: Seat, cards: Cards },
    /// Cards from hand to hand.
    Hand { from: Seat, to: Seat, cards: Cards },
    /// One card drawn unseen.
    Steal { from: Seat, to: Seat },
    /// Cards of the owner's choice to the bank, unseen.
    Drop { seat: Seat, count: u8 },
    /// Everything of a kind goes to one seat; how much everybody had is seen.
    Monopoly { to: Seat, resource: Resource, taken: [u8; MAX_SEATS] },
    /// What the bank owed and what it paid, which depends on what it held (CAT-PRD-06).
    Produce { due: PerSeat, paid: PerSeat, shortage: Shortage },
    /// A whole hand was seen.
    Shown { seat: Seat, cards: Cards },
    /// Something of a hand is known.
    Known { seat: Seat, resource: Resource, relation: Relation, count: u8 },
    /// A hand does not hold all of these.
    Lacks { seat: Seat, cards: Cards },
    /// A stack of the bank was counted.
    Bank { resource: Resource, count: u8 },
}

/// What the bank pays of one kind when so much is due (CAT-PRD-06): everything, or, if it holds too little,
/// the rest to a lone seat and nothing to several.
pub(crate) fn pays(due: [u8; MAX_SEATS], bank: u8, shortage: Shortage) -> [u8; MAX_SEATS] {
    let total: u16 = due.iter().map(|count| u16::from(*count)).sum();
    if total <= u16::from(bank) {
        return due;
    }
    let lone = due.iter().filter(|count| **count > 0).count() == 1;
    match shortage {
        Shortage::LoneSeatTakesRest if lone => due.map(|count| count.min(bank)),
        Shortage::LoneSeatTakesRest | Shortage::NobodyPaid => [0; MAX_SEATS],
    }
}

/// One kind of everybody's cards.
pub(crate) fn of_kind(cards: &PerSeat, kind: Resource) -> [u8; MAX_SEATS] {
    cards.map(|cards| cards.count(kind))
}

/// How far something fits with what is known of the hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fit {
    /// In every possible hand.
    Always,
    /// In some; with the share, where it is known.
    Sometimes(Option<Odds>),
    /// In none.
    Never,
}

/// What is known of the hands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Hands {
    /// Every possible joint hand.
    Worlds(Worlds),
    /// Bounds for every hand.
    Ranges(Ranges),
}

impl Hands {
    /// Certain hands. `supply`: all cards of the game by kind, in hands and bank.
    pub(crate) fn certain(seats: u8, hands: PerSeat, supply: Cards) -> Self {
        Self::Worlds(Worlds::certain(seats, hands, supply))
    }

    /// How far these steps, one after the other, fit.
    pub(crate) fn judge(&self, steps: &[Step]) -> Fit {
        match self {
            Self::Worlds(worlds) => worlds.judge(steps),
            Self::Ranges(ranges) => ranges.judge(steps),
        }
    }

    /// Carries out steps that fit; what they reveal is learnt. Steps that fit nowhere are carried out as far
    /// as cards go (what the table lets stand).
    pub(crate) fn carry_out(&mut self, steps: &[Step]) {
        for step in steps {
            match self {
                Self::Worlds(worlds) => {
                    if !worlds.carry_out(step) {
                        worlds.force(step);
                    }
                    if worlds.count() > Worlds::CAP {
                        *self = Self::Ranges(worlds.ranges());
                    }
                }
                Self::Ranges(ranges) => {
                    ranges.carry_out(step);
                    if let Some((hands, supply)) = ranges.settled() {
                        *self = Self::certain(ranges.seats(), hands, supply);
                    }
                }
            }
        }
    }

    /// Forgets the kinds and keeps the sizes, from now on (`counts` mode).
    pub(crate) fn only_counts(&mut self) {
        let mut ranges = match self {
            Self::Worlds(worlds) => worlds.ranges(),
            Self::Ranges(ranges) => ranges.clone(),
        };
        ranges.loosen(true);
        *self = Self::Ranges(ranges);
    }

    /// Kinds count again from now on, starting from what the sizes leave open.
    pub(crate) fn kinds_again(&mut self) {
        if let Self::Ranges(ranges) = self {
            ranges.loosen(false);
        }
    }

    /// Whether only sizes are kept.
    pub(crate) const fn is_only_counts(&self) -> bool {
        match self {
            Self::Worlds(_) => false,
            Self::Ranges(ranges) => ranges.is_loose(),
        }
    }

    /// Cards in a hand; the same in all possible hands (CAT-INF-01).
    pub(crate) fn size(&self, seat: Seat) -> u16 {
        match self {
            Self::Worlds(worlds) => worlds.size(seat),
            Self::Ranges(ranges) => ranges.size(seat),
        }
    }

    /// Least and most of every kind in a hand.
    pub(crate) fn range(&self, seat: Seat) -> Range {
        match self {
            Self::Worlds(worlds) => worlds.range(seat),
            Self::Ranges(ranges) => ranges.range(seat),
        }
    }

    /// Least and most of every kind in the bank.
    pub(crate) fn bank(&self) -> Range {
        match self {
            Self::Worlds(worlds) => worlds.bank(),
            Self::Ranges(ranges) => ranges.bank(),
        }
    }

    /// The hand, where it is certain.
    pub(crate) fn exact(&self, seat: Seat) -> Option<Cards> {
        self.range(seat).exact()
    }

    /// How many joint hands are possible; nothing where only bounds are kept.
    pub(crate) const fn worlds(&self) -> Option<usize> {
        match self {
            Self::Worlds(worlds) => Some(worlds.count()),
            Self::Ranges(_) => None,
        }
    }

    /// How many of a kind every seat may hold, all together: each possible combination once.
    pub(crate) fn monopolies(&self, to: Seat, resource: Resource) -> Option<Vec<[u8; MAX_SEATS]>> {
        match self {
            Self::Worlds(worlds) => Some(worlds.monopolies(to, resource)),
            Self::Ranges(_) => None,
        }
    }

    /// All cards of the game by kind.
    pub(crate) const fn supply(&self) -> Cards {
        match self {
            Self::Worlds(worlds) => worlds.supply(),
            Self::Ranges(ranges) => ranges.supply(),
        }
    }
}
