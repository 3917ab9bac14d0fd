//! The few ways in which the table changes, each with the rule it rests on.

use referee::Seat;

use crate::realm::{FULL, Standing};
use crate::state::{Change, Changed, Handled, Handling, State};
use crate::{Card, Payment, Region, Rule, Site};

impl State {
    /// Turns a region up; what it cannot hold is lost (CARD-RES-02, -03).
    pub(crate) fn gain(&mut self, seat: Seat, region: Region, count: u8, rule: Rule) {
        self.turn_to(seat, region, rule, |holds| {
            let to = holds.saturating_add(count).min(FULL);
            (to, holds.saturating_add(count) - to)
        });
    }

    /// Turns a region down.
    pub(crate) fn lose(&mut self, seat: Seat, region: Region, count: u8, rule: Rule) {
        self.turn_to(seat, region, rule, |holds| (holds.saturating_sub(count), 0));
    }

    /// A rule looked at a region and left it as it was.
    pub(crate) fn spare(&mut self, seat: Seat, region: Region, rule: Rule) {
        self.turn_to(seat, region, rule, |holds| (holds, 0));
    }

    fn turn_to(&mut self, seat: Seat, region: Region, rule: Rule, turn: impl FnOnce(u8) -> (u8, u8)) {
        let Some(land) = self.realm_mut(seat).land_mut(region) else { return };
        let from = land.holds;
        let (to, lost) = turn(from);
        land.holds = to;
        // A full region that gained nothing is full by CARD-RES-03, whatever it should have gained from.
        land.why = if lost > 0 && from == to { Rule::Res03 } else { rule };
        self.changes.push(Change { seat, what: Changed::Region { region, from, to, lost }, rule });
    }

    /// Pays to the bank.
    pub(crate) fn spend(&mut self, seat: Seat, payment: &Payment, rule: Rule) {
        for (region, count) in &payment.0 {
            self.lose(seat, *region, *count, rule);
        }
    }

    /// Moves resources from one realm to the other.
    pub(crate) fn transfer(&mut self, giver: Seat, from: Region, into: Region, count: u8, rule: Rule) {
        let moved = count.min(self.realm(giver).holds(from));
        self.lose(giver, from, moved, rule);
        self.gain(crate::state::other(giver), into, moved, rule);
    }

    /// Takes a card off its site.
    pub(crate) fn lift(&mut self, seat: Seat, site: Site, rule: Rule) -> Option<Card> {
        let card = self.realm_mut(seat).put(site, None)?.card;
        self.changes.push(Change { seat, what: Changed::Left { site, card }, rule });
        Some(card)
    }

    /// Puts a card on its site.
    pub(crate) fn set(&mut self, seat: Seat, site: Site, card: Card) {
        let after = self.moves;
        self.realm_mut(seat).put(site, Some(Standing { card, after }));
    }

    /// A card goes from its site back to the owner's hand; both have seen it (CARD-DISC-04).
    pub(crate) fn take_back(&mut self, owner: Seat, site: Site, rule: Rule) {
        if let Some(card) = self.lift(owner, site, rule) {
            self.hand_mut(owner).take_seen(card, Rule::Disc04);
        }
    }

    /// A card is played from the hand onto the discard pile (CARD-ACTION-01).
    pub(crate) fn play_action(&mut self, seat: Seat, card: Card) {
        self.hand_mut(seat).show(card, Rule::Action01);
        self.discard.push(card);
    }

    /// An unseen card goes under a stack.
    pub(crate) fn put_under(&mut self, seat: Seat, stack: u8, rule: Rule) {
        self.hand_mut(seat).put_away(1, rule);
        self.change_stack(stack, 1, rule);
        self.handled.push(Handled { seat, stack, how: Handling::Under });
    }

    /// An unseen card comes from a stack.
    pub(crate) fn take_from(&mut self, seat: Seat, stack: u8, searched: bool, rule: Rule) {
        self.hand_mut(seat).take_unseen(rule);
        self.change_stack(stack, -1, rule);
        let how = if searched { Handling::Searched } else { Handling::Top };
        self.handled.push(Handled { seat, stack, how });
    }
}
