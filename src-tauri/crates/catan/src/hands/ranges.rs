//! Bounds for every hand, where joint hands are too many or not wanted.
//!
//! Bounds say less than joint hands but never exclude what is possible: every step widens them as far as it
//! may and then narrows them by the two facts that always hold, the size of each hand and the sum of each
//! kind over hands and bank.

use referee::Seat;

use super::worlds::Hand;
use super::{Fit, MAX_SEATS, PerSeat, Step, of_kind, pays};
use crate::{Cards, Relation, Resource, Shortage};

/// Least and most of every kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Range {
    /// At least so many.
    pub(crate) least: Hand,
    /// At most so many.
    pub(crate) most: Hand,
}

impl Range {
    /// No cards, certainly.
    const NONE: Self = Self { least: [0; Resource::COUNT], most: [0; Resource::COUNT] };

    pub(super) fn over(hands: impl Iterator<Item = Hand>) -> Self {
        let mut seen: Option<Self> = None;
        for hand in hands {
            let range = seen.get_or_insert(Self { least: hand, most: hand });
            for (kind, count) in hand.into_iter().enumerate() {
                range.least[kind] = range.least[kind].min(count);
                range.most[kind] = range.most[kind].max(count);
            }
        }
        seen.unwrap_or(Self::NONE)
    }

    /// The cards, where they are certain.
    pub(crate) fn exact(self) -> Option<Cards> {
        (self.least == self.most).then_some(Cards::new(self.least))
    }

    fn add(&mut self, cards: Cards) {
        for (kind, count) in cards.counts().into_iter().enumerate() {
            self.least[kind] = self.least[kind].saturating_add(count);
            self.most[kind] = self.most[kind].saturating_add(count);
        }
    }

    fn take(&mut self, cards: Cards) -> Fit {
        let fit = fit(Cards::new(self.least).holds(cards), Cards::new(self.most).holds(cards));
        for (kind, count) in cards.counts().into_iter().enumerate() {
            self.least[kind] = self.least[kind].saturating_sub(count);
            self.most[kind] = self.most[kind].saturating_sub(count);
        }
        fit
    }
}

const fn fit(always: bool, ever: bool) -> Fit {
    match (always, ever) {
        (true, _) => Fit::Always,
        (false, true) => Fit::Sometimes(None),
        (false, false) => Fit::Never,
    }
}

/// Bounds for every hand and for the bank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ranges {
    seats: u8,
    hands: [Range; MAX_SEATS],
    sizes: [u16; MAX_SEATS],
    bank: Range,
    supply: Hand,
    /// Kinds are not followed at all.
    loose: bool,
}

impl Ranges {
    pub(super) fn new(seats: u8, hands: [(Range, u16); MAX_SEATS], bank: Range, supply: Hand) -> Self {
        Self {
            seats,
            hands: hands.map(|(range, _)| range),
            sizes: hands.map(|(_, size)| size),
            bank,
            supply,
            loose: false,
        }
    }

    pub(super) const fn seats(&self) -> u8 {
        self.seats
    }

    pub(super) const fn supply(&self) -> Cards {
        Cards::new(self.supply)
    }

    pub(super) const fn is_loose(&self) -> bool {
        self.loose
    }

    pub(super) const fn size(&self, seat: Seat) -> u16 {
        self.sizes[seat.index()]
    }

    pub(super) const fn range(&self, seat: Seat) -> Range {
        self.hands[seat.index()]
    }

    pub(super) const fn bank(&self) -> Range {
        self.bank
    }

    /// Stops or begins to follow kinds.
    pub(super) fn loosen(&mut self, loose: bool) {
        self.loose = loose;
        self.narrow();
    }

    /// The hands, once only one joint hand is left.
    pub(super) fn settled(&self) -> Option<(PerSeat, Cards)> {
        let certain = !self.loose && self.hands.iter().all(|range| range.exact().is_some());
        certain.then(|| (self.hands.map(|range| Cards::new(range.least)), Cards::new(self.supply)))
    }

    pub(super) fn judge(&self, steps: &[Step]) -> Fit {
        let mut after = self.clone();
        let mut worst = Fit::Always;
        for step in steps {
            match after.carry_out(step) {
                Fit::Always => {}
                Fit::Sometimes(share) => worst = Fit::Sometimes(share),
                Fit::Never => return Fit::Never,
            }
        }
        worst
    }

    /// Carries out a step as far as it goes and says how well it fitted.
    pub(super) fn carry_out(&mut self, step: &Step) -> Fit {
        let fit = self.change(step);
        self.narrow();
        fit
    }

    fn change(&mut self, step: &Step) -> Fit {
        match step {
            Step::Draw { seat, cards } => {
                let fit = self.bank.take(*cards);
                self.gain(*seat, *cards);
                fit
            }
            Step::Pay { seat, cards } => {
                let fit = self.lose(*seat, *cards);
                self.bank.add(*cards);
                fit
            }
            Step::Hand { from, to, cards } => {
                let fit = self.lose(*from, *cards);
                self.gain(*to, *cards);
                fit
            }
            Step::Steal { from, to } => {
                if self.sizes[from.index()] > 0 {
                    for kind in 0..Resource::COUNT {
                        if self.hands[from.index()].most[kind] > 0 {
                            let least = &mut self.hands[from.index()].least[kind];
                            *least = least.saturating_sub(1);
                            self.hands[to.index()].most[kind] += 1;
                        }
                    }
                    self.sizes[from.index()] -= 1;
                    self.sizes[to.index()] += 1;
                }
                Fit::Always
            }
            Step::Drop { seat, count } => {
                let range = &mut self.hands[seat.index()];
                for kind in 0..Resource::COUNT {
                    let most = range.most[kind].min(*count);
                    range.least[kind] = range.least[kind].saturating_sub(*count);
                    self.bank.most[kind] = self.bank.most[kind].saturating_add(most);
                }
                let size = &mut self.sizes[seat.index()];
                let fits = *size >= u16::from(*count);
                *size = size.saturating_sub(u16::from(*count));
                fit(fits, fits)
            }
            Step::Monopoly { to, resource, taken } => {
                let mut worst = Fit::Always;
                for (seat, count) in (0..).map(Seat).zip(*taken) {
                    if seat != *to {
                        let known = self.know(seat, *resource, Relation::Exactly, count);
                        worst = worse(worst, known);
                        let cards = Cards::of(*resource, count);
                        worst = worse(worst, self.lose(seat, cards));
                        self.gain(*to, cards);
                    }
                }
                worst
            }
            Step::Produce { due, paid, shortage } => self.produce(due, paid, *shortage),
            Step::Shown { seat, cards } => {
                let range = self.hands[seat.index()];
                let right = cards.total() == self.sizes[seat.index()];
                let within = Cards::new(range.most).holds(*cards) && cards.holds(Cards::new(range.least));
                if right && within {
                    self.hands[seat.index()] = Range { least: cards.counts(), most: cards.counts() };
                }
                fit(range.exact() == Some(*cards), right && within)
            }
            Step::Known { seat, resource, relation, count } => self.know(*seat, *resource, *relation, *count),
            Step::Lacks { seat, cards } => {
                let range = self.hands[seat.index()];
                fit(!Cards::new(range.most).holds(*cards), !Cards::new(range.least).holds(*cards))
            }
            Step::Bank { resource, count } => {
                let kind = resource.index();
                let stacks = self.bank.least[kind]..=self.bank.most[kind];
                let ever = stacks.contains(count);
                let always = ever && stacks.start() == stacks.end();
                if ever {
                    self.bank.least[kind] = *count;
                    self.bank.most[kind] = *count;
                }
                fit(always, ever)
            }
        }
    }

    fn produce(&mut self, due: &PerSeat, paid: &PerSeat, shortage: Shortage) -> Fit {
        let mut worst = Fit::Always;
        for kind in Resource::ALL {
            let (due, paid) = (of_kind(due, kind), of_kind(paid, kind));
            let stacks = self.bank.least[kind.index()]..=self.bank.most[kind.index()];
            let all = usize::from(stacks.end() - stacks.start()) + 1;
            let fitting: Vec<u8> = stacks.filter(|stack| pays(due, *stack, shortage) == paid).collect();
            worst = worse(worst, fit(fitting.len() == all, !fitting.is_empty()));
            if let (Some(least), Some(most)) = (fitting.first(), fitting.last()) {
                self.bank.least[kind.index()] = *least;
                self.bank.most[kind.index()] = *most;
            }
        }
        for (seat, cards) in (0..).map(Seat).zip(paid) {
            self.bank.take(*cards);
            self.gain(seat, *cards);
        }
        worst
    }

    fn know(&mut self, seat: Seat, resource: Resource, relation: Relation, count: u8) -> Fit {
        let range = &mut self.hands[seat.index()];
        let kind = resource.index();
        let counts: Vec<u8> = (range.least[kind]..=range.most[kind]).collect();
        let fitting: Vec<u8> = counts.iter().copied().filter(|held| relation.fits(*held, count)).collect();
        if let (Some(least), Some(most)) = (fitting.first(), fitting.last()) {
            range.least[kind] = *least;
            range.most[kind] = *most;
        }
        fit(fitting.len() == counts.len(), !fitting.is_empty())
    }

    fn gain(&mut self, seat: Seat, cards: Cards) {
        self.hands[seat.index()].add(cards);
        self.sizes[seat.index()] += cards.total();
    }

    fn lose(&mut self, seat: Seat, cards: Cards) -> Fit {
        let enough = self.sizes[seat.index()] >= cards.total();
        self.sizes[seat.index()] = self.sizes[seat.index()].saturating_sub(cards.total());
        worse(self.hands[seat.index()].take(cards), fit(enough, enough))
    }

    /// Narrows by the sizes of the hands and the sums of the kinds until nothing changes any more.
    fn narrow(&mut self) {
        if self.loose {
            // What is in no stack of the bank is all there is in hands.
            let out = self.supply().less(Cards::new(self.bank.least)).counts();
            for (range, size) in self.hands.iter_mut().zip(self.sizes) {
                let size = u8::try_from(size).unwrap_or(u8::MAX);
                *range = Range { least: [0; Resource::COUNT], most: out.map(|out| out.min(size)) };
            }
            return;
        }
        for _ in 0..8 {
            let before = (self.hands, self.bank);
            for (range, size) in self.hands.iter_mut().zip(self.sizes) {
                let (least, most) = (sum(range.least), sum(range.most));
                for kind in 0..Resource::COUNT {
                    let others_most = most - u16::from(range.most[kind]);
                    let others_least = least - u16::from(range.least[kind]);
                    raise(&mut range.least[kind], size.saturating_sub(others_most));
                    lower(&mut range.most[kind], size.saturating_sub(others_least));
                }
            }
            for kind in 0..Resource::COUNT {
                let all = u16::from(self.supply[kind]);
                let piles = || self.hands.iter().chain([&self.bank]);
                let least: u16 = piles().map(|range| u16::from(range.least[kind])).sum();
                let most: u16 = piles().map(|range| u16::from(range.most[kind])).sum();
                for range in self.hands.iter_mut().chain([&mut self.bank]) {
                    let others_most = most - u16::from(range.most[kind]);
                    let others_least = least - u16::from(range.least[kind]);
                    raise(&mut range.least[kind], all.saturating_sub(others_most));
                    lower(&mut range.most[kind], all.saturating_sub(others_least));
                }
            }
            if before == (self.hands, self.bank) {
                break;
            }
        }
        // What the table lets stand may contradict itself; then the upper bound is believed.
        for range in self.hands.iter_mut().chain([&mut self.bank]) {
            for kind in 0..Resource::COUNT {
                range.least[kind] = range.least[kind].min(range.most[kind]);
            }
        }
    }
}

fn sum(hand: Hand) -> u16 {
    hand.iter().map(|count| u16::from(*count)).sum()
}

fn raise(bound: &mut u8, to: u16) {
    *bound = (*bound).max(u8::try_from(to).unwrap_or(u8::MAX));
}

fn lower(bound: &mut u8, to: u16) {
    *bound = (*bound).min(u8::try_from(to).unwrap_or(u8::MAX));
}

const fn worse(one: Fit, other: Fit) -> Fit {
    match (one, other) {
        (Fit::Never, _) | (_, Fit::Never) => Fit::Never,
        (Fit::Sometimes(_), _) | (_, Fit::Sometimes(_)) => Fit::Sometimes(None),
        (Fit::Always, Fit::Always) => Fit::Always,
    }
}
