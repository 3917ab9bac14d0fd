//! The cards as they really lie: what the referee cannot see.

use std::collections::VecDeque;

use catan_cards::{Card, CatanCards, Event, Move, Region, State, Target, View, base_catalogue};
use rand::RngExt;
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use referee::{Game, Seat};

/// Real stacks, hands, regions and events.
pub(crate) struct Truth {
    pub(crate) stacks: [VecDeque<Card>; 5],
    pub(crate) hands: [Vec<Card>; 2],
    /// Top card last.
    pub(crate) regions: Vec<Region>,
    events: VecDeque<Event>,
}

fn copies<T: Copy>(names: &[T], id: fn(T) -> &'static str) -> Vec<T> {
    let listed = base_catalogue();
    let count = |name: T| {
        listed
            .iter()
            .find(|one| one.id == id(name))
            .map_or(0, |one| usize::try_from(one.count).expect("a count"))
    };
    names.iter().flat_map(|name| std::iter::repeat_n(*name, count(*name))).collect()
}

fn remove(hand: &mut Vec<Card>, card: Card) {
    let place = hand.iter().position(|one| *one == card).expect("a truthful player has the card");
    hand.remove(place);
}

fn any(hand: &mut Vec<Card>, random: &mut StdRng) -> Card {
    hand.remove(random.random_range(0..hand.len()))
}

impl Truth {
    /// Everything shuffled, the stacks as large as the set-up says.
    pub(crate) fn shuffled(sizes: [u8; 5], random: &mut StdRng) -> Self {
        let mut cards = copies(&Card::ALL, Card::id);
        assert_eq!(cards.len(), 62);
        cards.shuffle(random);
        let stacks = sizes.map(|size| cards.drain(..usize::from(size)).collect());
        let mut regions: Vec<Region> =
            Region::ALL.into_iter().filter(|region| region.starting_set() == 0).collect();
        regions.shuffle(random);
        let mut events = copies(&Event::ALL, Event::id);
        events.shuffle(random);
        Self { stacks, hands: [Vec::new(), Vec::new()], regions, events: events.into() }
    }

    fn hand(&mut self, seat: Seat) -> &mut Vec<Card> {
        &mut self.hands[seat.index()]
    }

    fn has(&self, seat: Seat, card: Card) -> bool {
        self.hands[seat.index()].contains(&card)
    }

    /// Whether a move is what an honest table would enter.
    pub(crate) fn is_true(&self, mv: &Move) -> bool {
        let has = |seat: Seat, card: Card| self.has(seat, card);
        match mv {
            Move::Build { seat, card, .. }
            | Move::Attack { seat, card }
            | Move::ThrowAway { seat, card }
            | Move::Defend { seat, card: Some(card) } => has(*seat, *card),
            Move::Alchemist { seat, .. } => has(*seat, Card::Alchemist),
            Move::Caravan { seat, .. } => has(*seat, Card::Caravan),
            Move::Merchant { seat } => has(*seat, Card::Merchant),
            Move::Spy { seat, card } => {
                let other = Seat(1 - seat.0);
                has(*seat, Card::Spy)
                    && match card {
                        Some(card) => has(other, *card),
                        None => !self.hands[other.index()].iter().any(|card| card.is_spied()),
                    }
            }
            Move::EventCard { card, .. } => self.events.front() == Some(card),
            Move::Regions { seat, upper, lower, scout } => {
                let top = &self.regions[self.regions.len() - 2..];
                if *scout { has(*seat, Card::Scout) } else { top.contains(upper) && top.contains(lower) }
            }
            _ => true,
        }
    }

    /// What the move does to the hidden cards; `before` is the table as it lay.
    pub(crate) fn follow(&mut self, before: &State, mv: &Move, random: &mut StdRng) {
        let at = |stack: u8| usize::from(stack - 1);
        match mv {
            Move::StartingHand { seat, stack } => {
                for _ in 0..3 {
                    self.search(*seat, at(*stack), random);
                }
            }
            Move::Alchemist { seat, .. } => remove(self.hand(*seat), Card::Alchemist),
            Move::Caravan { seat, .. } => remove(self.hand(*seat), Card::Caravan),
            Move::Merchant { seat } => remove(self.hand(*seat), Card::Merchant),
            Move::Build { seat, card, .. }
            | Move::Attack { seat, card }
            | Move::ThrowAway { seat, card }
            | Move::Defend { seat, card: Some(card) } => remove(self.hand(*seat), *card),
            Move::Spy { seat, card } => {
                remove(self.hand(*seat), Card::Spy);
                if let Some(card) = card {
                    remove(self.hand(Seat(1 - seat.0)), *card);
                    self.hand(*seat).push(*card);
                }
            }
            Move::EventCard { card, .. } => {
                let drawn = self.events.pop_front().expect("ten events");
                assert_eq!(drawn, *card);
                self.events.push_back(drawn);
                if drawn == Event::NewYear {
                    self.events.make_contiguous().shuffle(random);
                }
            }
            Move::Builder { seat, look, under } => {
                self.search(*seat, at(*look), random);
                let card = any(self.hand(*seat), random);
                self.stacks[at(*under)].push_back(card);
            }
            Move::CivilWar { target, .. } | Move::TakeBack { target, .. } => {
                let (owner, card) = standing(&CatanCards::view(before), *target);
                self.hand(owner).push(card);
            }
            Move::Conflict { seat, stack, second } => {
                let victim = Seat(1 - seat.0);
                for under in [*stack, second.unwrap_or(*stack)] {
                    if !self.hand(victim).is_empty() {
                        let card = any(self.hand(victim), random);
                        self.stacks[at(under)].push_back(card);
                    }
                }
            }
            Move::Regions { seat, upper, lower, scout } => {
                self.regions.retain(|region| region != upper && region != lower);
                if *scout {
                    remove(self.hand(*seat), Card::Scout);
                    self.regions.shuffle(random);
                }
            }
            Move::Draw { nothing: true, .. } => {}
            Move::Draw { seat, stack, search, .. } => {
                if *search {
                    self.search(*seat, at(*stack), random);
                } else {
                    self.draw(*seat, at(*stack));
                }
            }
            Move::Exchange { seat, stack, search, .. } => {
                let card = any(self.hand(*seat), random);
                self.stacks[at(*stack)].push_back(card);
                if *search {
                    self.search(*seat, at(*stack), random);
                } else {
                    self.draw(*seat, at(*stack));
                }
            }
            Move::Shed { seat, stack } => {
                let card = any(self.hand(*seat), random);
                self.stacks[at(*stack)].push_back(card);
            }
            _ => {}
        }
    }

    fn draw(&mut self, seat: Seat, stack: usize) {
        let card = self.stacks[stack].pop_front().expect("a stack with cards");
        self.hand(seat).push(card);
    }

    fn search(&mut self, seat: Seat, stack: usize, random: &mut StdRng) {
        let place = random.random_range(0..self.stacks[stack].len());
        let card = self.stacks[stack].remove(place).expect("within the stack");
        self.hand(seat).push(card);
    }

    /// The referee counts what really lies there.
    pub(crate) fn agrees(&self, state: &State) {
        let view = CatanCards::view(state);
        for (stack, counted) in self.stacks.iter().zip(&view.stacks) {
            assert_eq!(stack.len(), usize::from(*counted), "a stack");
        }
        for (hand, seat) in self.hands.iter().zip(&view.seats) {
            assert_eq!(hand.len(), usize::from(seat.hand), "a hand");
            for known in &seat.known {
                let real = hand.iter().filter(|card| *card == known).count();
                let said = seat.known.iter().filter(|card| *card == known).count();
                assert!(real >= said, "{known:?} is known to be in a hand that does not have it");
            }
        }
    }
}

fn standing(view: &View, target: Target) -> (Seat, Card) {
    let Target::Site { owner, site } = target else { panic!("only cards go back") };
    let sites = &view.seats[owner.index()].sites;
    let card =
        sites.iter().find(|one| one.site == site).and_then(|one| one.card).expect("a card stands there");
    (owner, card.card)
}
