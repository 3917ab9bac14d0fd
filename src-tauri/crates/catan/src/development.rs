//! The development cards: what was played, what is held, what may still be anywhere (CAT-DEV).
//!
//! A card bought unseen is a slot with the part of the game it was bought in. Cards nobody has seen are
//! exchangeable, so how likely an unseen card is of a kind follows from the unseen pile alone: the deck and
//! the unseen slots together.

use referee::Seat;

use crate::Development;
use crate::hands::{MAX_SEATS, Odds};

/// A card in hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Slot {
    /// What it is, if that was told.
    pub(crate) card: Option<Development>,
    /// Told in secret: kept for the audit, not used in verdicts.
    pub(crate) sealed: bool,
    /// The part of the game it was bought in.
    pub(crate) bought: u32,
}

impl Slot {
    /// What the whole table may know of it.
    pub(crate) const fn public(self) -> Option<Development> {
        if self.sealed { None } else { self.card }
    }
}

/// Counts by kind, in the order of [`Development::ALL`].
pub(crate) type ByKind = [u8; Development::COUNT];

/// All development cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Developments {
    /// Cards of the game, deck and hands and played ones together.
    pub(crate) whole: ByKind,
    /// Cards in hand by seat, in the order of purchase.
    pub(crate) held: [Vec<Slot>; MAX_SEATS],
    /// Cards played by seat.
    pub(crate) played: [ByKind; MAX_SEATS],
}

impl Developments {
    pub(crate) fn new(whole: ByKind) -> Self {
        Self { whole, held: Default::default(), played: [[0; Development::COUNT]; MAX_SEATS] }
    }

    /// Cards still in the deck.
    pub(crate) fn deck_left(&self) -> usize {
        let whole: usize = self.whole.iter().map(|count| usize::from(*count)).sum();
        let played: usize = self.played.iter().flatten().map(|count| usize::from(*count)).sum();
        let held: usize = self.held.iter().map(Vec::len).sum();
        whole.saturating_sub(played + held)
    }

    /// Cards of a kind nobody at the table has openly seen: in the deck or in unseen slots.
    pub(crate) fn unseen(&self, kind: Development) -> u8 {
        let played: u8 = self.played.iter().map(|played| played[kind.index()]).sum();
        let seen = self.held.iter().flatten().filter(|slot| slot.public() == Some(kind)).count();
        let seen = u8::try_from(seen).unwrap_or(u8::MAX);
        self.whole[kind.index()].saturating_sub(played).saturating_sub(seen)
    }

    /// Cards of a kind still in the deck as far as even sealed slots tell.
    pub(crate) fn left_in_deck(&self, kind: Development) -> u8 {
        let played: u8 = self.played.iter().map(|played| played[kind.index()]).sum();
        let held = self.held.iter().flatten().filter(|slot| slot.card == Some(kind)).count();
        self.whole[kind.index()].saturating_sub(played).saturating_sub(u8::try_from(held).unwrap_or(u8::MAX))
    }

    /// How likely the seat can play a card of this kind now, in the part `now` of the game.
    pub(crate) fn may_play(&self, seat: Seat, kind: Development, now: u32) -> Odds {
        let old = self.held[seat.index()].iter().filter(|slot| slot.bought < now);
        self.among(old.copied(), kind)
    }

    /// How likely at least one of these slots is of this kind.
    pub(crate) fn among(&self, slots: impl Iterator<Item = Slot>, kind: Development) -> Odds {
        let mut hidden = 0_u128;
        for slot in slots {
            if slot.public() == Some(kind) {
                return Odds::ALL;
            }
            hidden += u128::from(slot.public().is_none());
        }
        self.at_least(1, hidden, kind)
    }

    /// How likely at least `wanted` of `hidden` unseen slots are of this kind (hypergeometric).
    pub(crate) fn at_least(&self, wanted: u8, hidden: u128, kind: Development) -> Odds {
        let all: u128 = Development::ALL.into_iter().map(|kind| u128::from(self.unseen(kind))).sum();
        let good = u128::from(self.unseen(kind));
        let ways = |of_kind: u128| choose(good, of_kind) * choose(all - good, hidden.saturating_sub(of_kind));
        let fitting: u128 = (u128::from(wanted)..=hidden).map(ways).sum();
        Odds::new(fitting, choose(all, hidden))
    }

    /// Least and most victory point cards a seat may hold.
    pub(crate) fn points(&self, seat: Seat) -> (u8, u8) {
        let kind = Development::VictoryPoint;
        let held = &self.held[seat.index()];
        let known = held.iter().filter(|slot| slot.public() == Some(kind)).count();
        let hidden = held.iter().filter(|slot| slot.public().is_none()).count();
        let known = u8::try_from(known).unwrap_or(u8::MAX);
        let hidden = u8::try_from(hidden).unwrap_or(u8::MAX);
        // Everything unseen that is no point card may not be enough to fill the hidden slots.
        let others: u8 =
            Development::ALL.into_iter().filter(|other| *other != kind).map(|other| self.unseen(other)).sum();
        (known + hidden.saturating_sub(others), known + hidden.min(self.unseen(kind)))
    }

    /// Takes a card of this kind out of a hand: an open one before a sealed one before an unseen one, an old
    /// one before a new one. False if the hand has none that could be it.
    pub(crate) fn take(&mut self, seat: Seat, kind: Development, now: u32) -> bool {
        let held = &mut self.held[seat.index()];
        let rank = |slot: &Slot| {
            let known = match (slot.card, slot.sealed) {
                (Some(card), false) if card == kind => 0,
                (Some(card), true) if card == kind => 1,
                (None, _) => 2,
                // A sealed entry that turns out wrong; the audit says so.
                (Some(_), true) => 3,
                (Some(_), false) => return None,
            };
            Some((slot.bought >= now, known))
        };
        let best = (0..held.len()).filter_map(|place| Some((rank(&held[place])?, place))).min();
        if let Some((_, place)) = best {
            held.remove(place);
        }
        best.is_some()
    }

    /// Whether taking this card would contradict what was entered under seal.
    pub(crate) fn contradicts_seal(&self, seat: Seat, kind: Development) -> bool {
        let held = &self.held[seat.index()];
        held.iter().any(|slot| slot.sealed)
            && held.iter().all(|slot| slot.card.is_some_and(|card| card != kind))
    }
}

fn choose(of: u128, count: u128) -> u128 {
    if count > of {
        return 0;
    }
    (0..count).fold(1, |ways, step| ways * (of - step) / (step + 1))
}
