//! Which earlier move a piece of evidence contradicts.
//!
//! Evidence that fits in no world means that something entered before was wrong. From the worlds after each
//! earlier step the rest is played on leniently, as if counts could fall below zero, and the evidence is
//! held against what comes out. The first step after which nothing fits any more is the earliest one that
//! can be to blame alone.
//!
//! Only the pile the evidence speaks of is followed: another hand matters to it only through the cards that
//! pass between them, and those steps are known. Played leniently, the rest is a fixed shift and so many
//! cards in and out of any kind, so what can come out needs no branching. The tests hold it against one that
//! branches.

use referee::Seat;

use super::worlds::{Worlds, bank};
use super::{Fit, Hands, Joint, Step};
use crate::{Cards, Relation, Resource};

/// Whose cards a piece of evidence speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pile {
    Hand(Seat),
    Bank,
}

/// What the rest of the game does to a pile if counts may fall below zero.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Rest {
    /// Cards that are known to come and go, by kind.
    shift: [i32; Resource::COUNT],
    /// Cards of any kind that come.
    comes: i32,
    /// Cards of any kind that go.
    goes: i32,
}

/// The number of the step in `past` after which one of the `evidence` fits nowhere: the earliest. Nothing
/// if even the beginning leaves no room for it, or if each piece by itself fits.
pub(crate) fn earliest(start: &Hands, past: &[&Step], now: &Hands, evidence: &[Step]) -> Option<usize> {
    let Hands::Worlds(start) = start else { return None };
    let wrong =
        pieces(evidence).into_iter().filter(|(_, step)| now.judge(std::slice::from_ref(step)) == Fit::Never);
    wrong.filter_map(|(pile, step)| blamed(start, past, pile, &step)).min()
}

/// Evidence as facts about single piles.
fn pieces(evidence: &[Step]) -> Vec<(Pile, Step)> {
    let mut pieces = Vec::new();
    for step in evidence {
        match step {
            Step::Shown { seat, .. }
            | Step::Known { seat, .. }
            | Step::Lacks { seat, .. }
            | Step::Pay { seat, .. }
            | Step::Hand { from: seat, .. } => pieces.push((Pile::Hand(*seat), step.clone())),
            Step::Monopoly { to, resource, taken } => {
                for (seat, count) in (0..).map(Seat).zip(*taken) {
                    if seat != *to {
                        let (resource, relation) = (*resource, Relation::Exactly);
                        pieces.push((Pile::Hand(seat), Step::Known { seat, resource, relation, count }));
                    }
                }
            }
            Step::Bank { .. } | Step::Draw { .. } => pieces.push((Pile::Bank, step.clone())),
            // Sizes are public, and what was paid depends on more than one pile.
            Step::Steal { .. } | Step::Drop { .. } | Step::Produce { .. } => {}
        }
    }
    pieces
}

fn blamed(start: &Worlds, past: &[&Step], pile: Pile, evidence: &Step) -> Option<usize> {
    // What is still to come after each step, from the last one back.
    let mut rests = vec![Rest::default()];
    for step in past.iter().rev() {
        let mut rest = *rests.last()?;
        rest.precede(pile, step);
        rests.push(rest);
    }
    rests.reverse();
    let supply = start.supply().counts();
    let open = |worlds: &Worlds, rest: &Rest| {
        worlds.iter().any(|(hands, _)| rest.allows(held(hands, supply, pile), evidence))
    };
    if !open(start, rests.first()?) {
        return None;
    }
    let mut worlds = start.clone();
    for (at, step) in past.iter().enumerate() {
        if !worlds.carry_out(step) || worlds.count() > Worlds::CAP {
            return None;
        }
        if !open(&worlds, &rests[at + 1]) {
            return Some(at);
        }
    }
    None
}

fn held(hands: &Joint, supply: [u8; Resource::COUNT], pile: Pile) -> [u8; Resource::COUNT] {
    match pile {
        Pile::Hand(seat) => hands[seat.index()],
        Pile::Bank => bank(supply, hands),
    }
}

impl Rest {
    /// Whether the evidence can fit a pile that holds this before the rest.
    fn allows(&self, held: [u8; Resource::COUNT], evidence: &Step) -> bool {
        let known: [i32; Resource::COUNT] =
            std::array::from_fn(|kind| i32::from(held[kind]) + self.shift[kind]);
        // Cards of all kinds at the end, and those that must come only to bring no count below nothing.
        let size = known.iter().sum::<i32>() + self.comes - self.goes;
        let owed = |counts: &[i32]| counts.iter().map(|count| (-count).max(0)).sum::<i32>();
        if size < 0 || owed(&known) > self.comes {
            return false;
        }
        let reach = |kind: Resource| {
            let own = known[kind.index()];
            let others = owed(&known) - owed(&[own]);
            ((own - self.goes).max(0), (own + self.comes - others).min(size))
        };
        let may_be = |kind: Resource, relation: Relation, count: u8| {
            let ((least, most), count) = (reach(kind), i32::from(count));
            match relation {
                Relation::Exactly => (least..=most).contains(&count),
                Relation::AtLeast => most >= count,
                Relation::AtMost => least <= count,
                Relation::Not => least != count || most != count,
            }
        };
        let apart = |cards: &Cards| {
            known.into_iter().zip(cards.counts()).map(|(known, want)| i32::from(want) - known)
        };
        let missing = |cards: &Cards| apart(cards).map(|count| count.max(0)).sum::<i32>();
        match evidence {
            Step::Shown { cards, .. } => missing(cards) <= self.comes && i32::from(cards.total()) == size,
            Step::Known { resource, relation, count, .. } => may_be(*resource, *relation, *count),
            Step::Bank { resource, count } => may_be(*resource, Relation::Exactly, *count),
            Step::Lacks { cards, .. } => cards.kinds().any(|(kind, count)| reach(kind).0 < i32::from(count)),
            Step::Pay { cards, .. } | Step::Hand { cards, .. } | Step::Draw { cards, .. } => {
                missing(cards) <= self.comes && i32::from(cards.total()) <= size
            }
            Step::Drop { .. } | Step::Monopoly { .. } | Step::Steal { .. } | Step::Produce { .. } => true,
        }
    }

    /// Puts one more step before the rest.
    fn precede(&mut self, pile: Pile, step: &Step) {
        let own = |seat: Seat| pile == Pile::Hand(seat);
        let in_bank = pile == Pile::Bank;
        match step {
            Step::Draw { seat, cards } => self.move_cards(own(*seat), in_bank, *cards),
            Step::Pay { seat, cards } => self.move_cards(in_bank, own(*seat), *cards),
            Step::Hand { from, to, cards } => self.move_cards(own(*to), own(*from), *cards),
            Step::Produce { paid, .. } => {
                for (seat, cards) in (0..).map(Seat).zip(paid) {
                    self.move_cards(own(seat), in_bank, *cards);
                }
            }
            Step::Monopoly { to, resource, taken } => {
                for (seat, count) in (0..).map(Seat).zip(*taken) {
                    self.move_cards(own(*to), own(seat), Cards::of(*resource, count));
                }
            }
            Step::Steal { from, to } => {
                self.comes += i32::from(own(*to));
                self.goes += i32::from(own(*from));
            }
            Step::Drop { seat, count } => {
                self.comes += if in_bank { i32::from(*count) } else { 0 };
                self.goes += if own(*seat) { i32::from(*count) } else { 0 };
            }
            Step::Shown { .. } | Step::Known { .. } | Step::Lacks { .. } | Step::Bank { .. } => {}
        }
    }

    fn move_cards(&mut self, comes: bool, goes: bool, cards: Cards) {
        for (shift, count) in self.shift.iter_mut().zip(cards.counts()) {
            *shift += i32::from(count) * (i32::from(comes) - i32::from(goes));
        }
    }
}

#[cfg(test)]
#[path = "blame_tests.rs"]
mod tests;
