//! The table between two moves.

use std::sync::Arc;

use referee::Seat;

use crate::catalogue::Catalogue;
use crate::realm::Realm;
use crate::setup::BothChoose;
use crate::{Card, Event, Face, House, Region, Rule, Setup, Site, Supply};

/// Both seats.
pub(crate) const SEATS: [Seat; 2] = [Seat(0), Seat(1)];

/// The other player.
pub(crate) const fn other(seat: Seat) -> Seat {
    if seat.0 == 0 { Seat(1) } else { Seat(0) }
}

/// A hand: how many, and what both players know of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Hand {
    pub(crate) cards: u8,
    /// Cards both players know to be here.
    pub(crate) known: Vec<Card>,
    /// Cards that were known, before others were put away unseen.
    pub(crate) perhaps: Vec<Card>,
    /// Why it has so many: the rule of its last change.
    pub(crate) why: Rule,
}

impl Hand {
    /// A card leaves the hand in the open.
    pub(crate) fn show(&mut self, card: Card, why: Rule) {
        self.cards = self.cards.saturating_sub(1);
        self.why = why;
        if !forget(&mut self.known, card) {
            forget(&mut self.perhaps, card);
        }
    }

    /// A card comes in that both have seen.
    pub(crate) fn take_seen(&mut self, card: Card, why: Rule) {
        self.cards += 1;
        self.why = why;
        self.known.push(card);
    }

    /// A card comes in that nobody else has seen.
    pub(crate) const fn take_unseen(&mut self, why: Rule) {
        self.cards += 1;
        self.why = why;
    }

    /// Cards are put away unseen: what was known may be among them.
    pub(crate) fn put_away(&mut self, count: u8, why: Rule) {
        self.cards = self.cards.saturating_sub(count);
        self.why = why;
        self.perhaps.append(&mut self.known);
        if self.cards == 0 {
            self.perhaps.clear();
        }
    }
}

fn forget(list: &mut Vec<Card>, card: Card) -> bool {
    let place = list.iter().position(|known| *known == card);
    if let Some(place) = place {
        list.remove(place);
    }
    place.is_some()
}

/// Where the turn stands (CARD-TURN-02).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Step {
    /// Starting hands: who has taken from which stack (CARD-SETUP-08).
    Opening { taken: [Option<u8>; 2] },
    /// Before the dice; the number the alchemist has set.
    Dice { set: Option<u8> },
    /// The event is being resolved; production waits (CARD-TURN-03).
    Event { number: u8 },
    /// The main phase.
    Main,
    /// The hand check.
    Check(Check),
    /// The game is over.
    Over { winner: Seat },
}

/// The hand check (CARD-HAND).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Check {
    /// The hand was short when it began, so nothing is exchanged (CARD-HAND-08).
    pub(crate) was_short: bool,
    /// The stack the last surplus card went under.
    pub(crate) shed: Option<u8>,
}

/// Where a resource of choice comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    Tournament,
    Sun,
    Progress,
    Caravan,
}

/// Something that has to be answered before play goes on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Duty {
    /// The roller draws the event card.
    EventCard { seat: Seat },
    /// Resources of choice.
    Gain { seat: Seat, left: u8, source: Source },
    /// The holder of the mill may take.
    MillTake { seat: Seat },
    /// The builder; `not` is the stack the roller looked through.
    Builder { seat: Seat, not: Option<u8> },
    /// A unit of the other player goes back.
    CivilWar { seat: Seat },
    /// Cards of the other hand go under a stack.
    Conflict { seat: Seat },
    /// Cards too many.
    Shed { seat: Seat },
    /// The regions of a new settlement.
    Regions { seat: Seat, at: i8 },
    /// The attacked player says whether there is a defence.
    Defend { seat: Seat, attack: Card },
    /// The attacker rolls.
    AttackRoll { seat: Seat, attack: Card, defended: bool },
    /// The winner of the attack chooses what the other takes back.
    TakeBack { seat: Seat, attack: Card },
    /// The winner of the raid takes.
    Raid { seat: Seat, left: u8 },
    /// The merchant takes one or two.
    MerchantTake { seat: Seat, taken: u8 },
    /// The merchant gives one back.
    MerchantGive { seat: Seat },
}

impl Duty {
    /// Who has to answer.
    pub(crate) const fn seat(self) -> Seat {
        match self {
            Self::EventCard { seat }
            | Self::Gain { seat, .. }
            | Self::MillTake { seat }
            | Self::Builder { seat, .. }
            | Self::CivilWar { seat }
            | Self::Conflict { seat }
            | Self::Shed { seat }
            | Self::Regions { seat, .. }
            | Self::Defend { seat, .. }
            | Self::AttackRoll { seat, .. }
            | Self::TakeBack { seat, .. }
            | Self::Raid { seat, .. }
            | Self::MerchantTake { seat, .. }
            | Self::MerchantGive { seat } => seat,
        }
    }
}

/// What changed on the table, and by which rule. A loss of what could not be stored is a change too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Change {
    pub(crate) seat: Seat,
    pub(crate) what: Changed,
    pub(crate) rule: Rule,
}

/// What a [`Change`] is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Changed {
    /// A region was turned.
    Region {
        region: Region,
        from: u8,
        to: u8,
        /// What could not be stored.
        lost: u8,
    },
    /// A card left its site.
    Left { site: Site, card: Card },
}

/// Who holds a figure, and since which move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Held {
    pub(crate) seat: Seat,
    pub(crate) since: u32,
}

/// A card put under a stack or drawn from it, for open books only.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Handled {
    pub(crate) seat: Seat,
    pub(crate) stack: u8,
    pub(crate) how: Handling,
}

/// What was done with a stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Handling {
    Top,
    Searched,
    Under,
}

/// The table between two moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) setup: Arc<Setup>,
    /// The effective catalogue, with what the table has corrected since the start.
    pub(crate) catalogue: Arc<Catalogue>,
    pub(crate) realms: [Realm; 2],
    pub(crate) hands: [Hand; 2],
    pub(crate) stacks: [u8; 5],
    /// Why each stack has so many.
    pub(crate) stack_why: [Rule; 5],
    pub(crate) discard: Vec<Card>,
    /// Events drawn since the last shuffle.
    pub(crate) drawn: Vec<Event>,
    pub(crate) turn: u16,
    pub(crate) active: Seat,
    pub(crate) step: Step,
    /// What the event die showed this turn.
    pub(crate) face: Option<Face>,
    pub(crate) duties: Vec<Duty>,
    /// Seven points together have been reached (CARD-ACTION-02).
    pub(crate) seven: bool,
    pub(crate) knight: Option<Held>,
    pub(crate) mill: Option<Held>,
    /// Since the dice of this turn.
    pub(crate) changes: Vec<Change>,
    pub(crate) handled: Vec<Handled>,
    /// Moves made so far.
    pub(crate) moves: u32,
}

impl State {
    pub(crate) fn house(&self) -> &House {
        &self.setup.house
    }

    pub(crate) fn realm(&self, seat: Seat) -> &Realm {
        &self.realms[index(seat)]
    }

    pub(crate) fn realm_mut(&mut self, seat: Seat) -> &mut Realm {
        &mut self.realms[index(seat)]
    }

    pub(crate) fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[index(seat)]
    }

    pub(crate) fn hand_mut(&mut self, seat: Seat) -> &mut Hand {
        &mut self.hands[index(seat)]
    }

    /// Cards in a stack, 1 to 5; 0 where there is no such stack.
    pub(crate) fn stack(&self, stack: u8) -> u8 {
        slot(stack).map_or(0, |slot| self.stacks[slot])
    }

    pub(crate) fn change_stack(&mut self, stack: u8, by: i8, why: Rule) {
        if let Some(slot) = slot(stack) {
            self.stacks[slot] = self.stacks[slot].saturating_add_signed(by);
            self.stack_why[slot] = why;
        }
    }

    pub(crate) fn stacks_empty(&self) -> bool {
        self.stacks.iter().all(|cards| *cards == 0)
    }

    /// Left in the common supply.
    pub(crate) fn left(&self, supply: Supply) -> u8 {
        let used: u8 = self
            .realms
            .iter()
            .map(|realm| match supply {
                Supply::Road => realm.roads(),
                Supply::Settlement => realm.settlements(),
                Supply::City => realm.cities(),
            })
            .sum();
        self.catalogue.stock(supply).saturating_sub(used)
    }

    /// Whose realm a region lies in.
    pub(crate) fn owner(&self, region: Region) -> Option<Seat> {
        SEATS.into_iter().find(|seat| self.realm(*seat).land(region).is_some())
    }

    /// The regions still to be drawn.
    pub(crate) fn region_stack(&self) -> impl Iterator<Item = Region> + '_ {
        Region::ALL.into_iter().filter(|region| region.starting_set() == 0 && self.owner(*region).is_none())
    }

    pub(crate) const fn is_over(&self) -> bool {
        matches!(self.step, Step::Over { .. })
    }

    /// Copies of a card that are not in the hand of `seat`: in play, discarded, or known to be in the other hand.
    pub(crate) fn elsewhere(&self, card: Card, seat: Seat) -> u8 {
        let in_play: u8 = self.realms.iter().map(|realm| realm.count(card)).sum();
        in_play + self.discarded(card) + count(&self.hand(other(seat)).known, card)
    }

    pub(crate) fn discarded(&self, card: Card) -> u8 {
        count(&self.discard, card)
    }

    /// The questions that may be answered now: the first one, and the other seat's of the same kind where the table
    /// lets both choose at once (CARD-AMB-13).
    pub(crate) fn open_duties(&self) -> impl Iterator<Item = (usize, Duty)> + '_ {
        let any_order = self.house().both_choose == BothChoose::AnyOrder;
        let first = self.duties.first().copied();
        self.duties.iter().copied().enumerate().take(2).filter(move |(place, duty)| {
            *place == 0
                || any_order
                    && first.is_some_and(|first| first.seat() != duty.seat())
                    && matches!((first, duty), (Some(Duty::Gain { .. }), Duty::Gain { .. }))
        })
    }

    /// The question this seat may answer now.
    pub(crate) fn duty_of(&self, seat: Seat) -> Option<(usize, Duty)> {
        self.open_duties().find(|(_, duty)| duty.seat() == seat)
    }
}

fn count(list: &[Card], card: Card) -> u8 {
    u8::try_from(list.iter().filter(|one| **one == card).count()).unwrap_or(u8::MAX)
}

/// Seats beyond the two are refused before anything is looked up with them.
pub(crate) const fn index(seat: Seat) -> usize {
    if seat.0 == 0 { 0 } else { 1 }
}

/// A stack as an index.
pub(crate) fn slot(stack: u8) -> Option<usize> {
    (1..=5).contains(&stack).then(|| usize::from(stack - 1))
}
