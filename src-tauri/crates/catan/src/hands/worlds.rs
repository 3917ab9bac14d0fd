//! Every possible joint hand with an exact weight.

use referee::Seat;

use super::odds::gcd;
use super::{Fit, MAX_SEATS, Odds, PerSeat, Range, Ranges, Step, of_kind, pays};
use crate::{Cards, Resource};

/// Cards of one seat by kind.
pub(crate) type Hand = [u8; Resource::COUNT];
/// The hands of all seats together.
pub(crate) type Joint = [Hand; MAX_SEATS];

/// Weights are brought below this after every step, so that sums over [`Worlds::CAP`] hands cannot run over.
const HEAVIEST: u128 = 1 << 104;

/// Every possible joint hand with its weight.
///
/// Weights are whole numbers: a theft multiplies a hand's weight by the cards of the drawn kind, and the
/// size of the victim's hand, which would divide it, is public and so the same for all. After every step
/// they are divided by what they have in common. Should they still grow beyond 104 bits they are rounded,
/// which shifts odds by less than a billionth and excludes nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Worlds {
    seats: u8,
    supply: Hand,
    /// Ordered by hand, every hand once, no weight zero.
    list: Vec<(Joint, u128)>,
}

impl Worlds {
    /// More joint hands than this are not kept; bounds take their place.
    pub(crate) const CAP: usize = 50_000;

    /// One world: certain hands.
    pub(super) fn certain(seats: u8, hands: PerSeat, supply: Cards) -> Self {
        Self { seats, supply: supply.counts(), list: vec![(hands.map(Cards::counts), 1)] }
    }

    /// How many there are.
    pub(crate) const fn count(&self) -> usize {
        self.list.len()
    }

    /// Every joint hand with its weight.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &(Joint, u128)> {
        self.list.iter()
    }

    pub(super) const fn supply(&self) -> Cards {
        Cards::new(self.supply)
    }

    pub(super) fn size(&self, seat: Seat) -> u16 {
        // All worlds agree on sizes; see the invariants.
        self.list.first().map_or(0, |(hands, _)| hands[seat.index()].iter().map(|n| u16::from(*n)).sum())
    }

    pub(super) fn range(&self, seat: Seat) -> Range {
        Range::over(self.list.iter().map(|(hands, _)| hands[seat.index()]))
    }

    pub(super) fn bank(&self) -> Range {
        Range::over(self.list.iter().map(|(hands, _)| bank(self.supply, hands)))
    }

    pub(super) fn monopolies(&self, to: Seat, resource: Resource) -> Vec<[u8; MAX_SEATS]> {
        let mut found: Vec<[u8; MAX_SEATS]> =
            self.list.iter().map(|(hands, _)| held(hands, to, resource)).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    pub(super) fn ranges(&self) -> Ranges {
        let hands = std::array::from_fn(|seat| {
            let seat = Seat(u8::try_from(seat).unwrap_or(u8::MAX));
            (self.range(seat), self.size(seat))
        });
        Ranges::new(self.seats, hands, self.bank(), self.supply)
    }

    pub(super) fn judge(&self, steps: &[Step]) -> Fit {
        let (mut fitting, mut all) = (0_u128, 0_u128);
        let mut certain = true;
        for (hands, weight) in &self.list {
            let mut after = *hands;
            let fits = steps.iter().all(|step| advance(self.supply, &mut after, step));
            certain &= fits;
            all += weight;
            fitting += if fits { *weight } else { 0 };
        }
        match (certain, fitting) {
            (true, _) => Fit::Always,
            (false, 0) => Fit::Never,
            (false, _) => Fit::Sometimes(Some(Odds::new(fitting, all))),
        }
    }

    /// Carries out a step; false, and nothing changed, if it fits in no world.
    pub(super) fn carry_out(&mut self, step: &Step) -> bool {
        let mut after = Vec::with_capacity(self.list.len());
        let branched = match step {
            Step::Steal { from, to } => self.steal(*from, *to, &mut after),
            Step::Drop { seat, count } => self.drop(*seat, *count, &mut after),
            certain => {
                for (hands, weight) in &self.list {
                    let mut hands = *hands;
                    if advance(self.supply, &mut hands, certain) {
                        after.push((hands, *weight));
                    }
                }
                // A change that is the same for all leaves their order as it is; only a monopoly, which
                // takes different numbers from different hands, can make two of them alike.
                matches!(certain, Step::Monopoly { .. })
            }
        };
        if after.is_empty() {
            return false;
        }
        self.list = after;
        if branched {
            self.merge();
        }
        self.lighten();
        true
    }

    fn steal(&self, from: Seat, to: Seat, after: &mut Vec<(Joint, u128)>) -> bool {
        for (hands, weight) in &self.list {
            for kind in 0..Resource::COUNT {
                let count = hands[from.index()][kind];
                if count > 0 {
                    let mut hands = *hands;
                    hands[from.index()][kind] -= 1;
                    hands[to.index()][kind] += 1;
                    after.push((hands, weight * u128::from(count)));
                }
            }
        }
        if after.is_empty() {
            // An empty hand gives nothing (CAT-ROB-08).
            after.clone_from(&self.list);
        }
        true
    }

    /// The owner chooses, so every choice a hand allows is as likely as another.
    fn drop(&self, seat: Seat, count: u8, after: &mut Vec<(Joint, u128)>) -> bool {
        let choices: Vec<Vec<Cards>> = self
            .list
            .iter()
            .map(|(hands, _)| Cards::new(hands[seat.index()]).choices(u16::from(count)))
            .collect();
        let common = choices.iter().map(|choices| choices.len().max(1) as u128).fold(1, |all, one| {
            let lcm = all / gcd(all, one) * one;
            lcm.min(1 << 20)
        });
        for ((hands, weight), choices) in self.list.iter().zip(choices) {
            let share = common.div_ceil(choices.len().max(1) as u128);
            for dropped in choices {
                let mut hands = *hands;
                hands[seat.index()] = Cards::new(hands[seat.index()]).less(dropped).counts();
                after.push((hands, weight * share));
            }
        }
        true
    }

    /// Carries out, as far as cards go, what fits nowhere: the table has let it stand.
    pub(super) fn force(&mut self, step: &Step) {
        let supply = self.supply;
        for (hands, _) in &mut self.list {
            match step {
                Step::Draw { seat, cards } => {
                    let got = cards.less(cards.less(Cards::new(bank(supply, hands))));
                    add(&mut hands[seat.index()], got);
                }
                Step::Pay { seat, cards } => {
                    hands[seat.index()] = Cards::new(hands[seat.index()]).less(*cards).counts();
                }
                Step::Hand { from, to, cards } => {
                    let rest = Cards::new(hands[from.index()]).less(*cards);
                    let moved = Cards::new(hands[from.index()]).less(rest);
                    hands[from.index()] = rest.counts();
                    add(&mut hands[to.index()], moved);
                }
                Step::Monopoly { to, resource, .. } => {
                    let taken = held(hands, *to, *resource);
                    move_all(hands, *to, *resource, taken);
                }
                Step::Produce { paid, .. } => {
                    for (seat, cards) in paid.iter().enumerate() {
                        let got = cards.less(cards.less(Cards::new(bank(supply, hands))));
                        add(&mut hands[seat], got);
                    }
                }
                Step::Steal { .. }
                | Step::Drop { .. }
                | Step::Shown { .. }
                | Step::Known { .. }
                | Step::Lacks { .. }
                | Step::Bank { .. } => {}
            }
        }
        self.merge();
        self.same_sizes();
    }

    /// Sizes are public: worlds in which something let stand left other sizes than in the likeliest one go.
    fn same_sizes(&mut self) {
        let sizes = |hands: &Joint| hands.map(|hand| hand.iter().map(|n| u16::from(*n)).sum::<u16>());
        let likeliest = self.list.iter().max_by_key(|(_, weight)| *weight).map(|(hands, _)| sizes(hands));
        if let Some(likeliest) = likeliest {
            self.list.retain(|(hands, _)| sizes(hands) == likeliest);
        }
    }

    fn merge(&mut self) {
        self.list.sort_unstable_by_key(|(hands, _)| *hands);
        self.list.dedup_by(|(hands, weight), (kept, sum)| {
            let same = hands == kept;
            if same {
                *sum += *weight;
            }
            same
        });
    }

    fn lighten(&mut self) {
        let mut common = 0;
        for (_, weight) in &self.list {
            common = if common == 0 { *weight } else { gcd(common, *weight) };
            if common == 1 {
                break;
            }
        }
        let heaviest = self.list.iter().map(|(_, weight)| *weight).max().unwrap_or(1) / common.max(1);
        let spare = HEAVIEST.leading_zeros().saturating_sub(heaviest.leading_zeros());
        if common > 1 || spare > 0 {
            for (_, weight) in &mut self.list {
                *weight = ((*weight / common.max(1)) >> spare).max(1);
            }
        }
    }
}

/// What the bank holds when the hands are these.
pub(super) fn bank(supply: Hand, hands: &Joint) -> Hand {
    std::array::from_fn(|kind| hands.iter().fold(supply[kind], |left, hand| left.saturating_sub(hand[kind])))
}

/// What a monopoly takes from whom.
fn held(hands: &Joint, to: Seat, resource: Resource) -> [u8; MAX_SEATS] {
    std::array::from_fn(|seat| if seat == to.index() { 0 } else { hands[seat][resource.index()] })
}

fn move_all(hands: &mut Joint, to: Seat, resource: Resource, taken: [u8; MAX_SEATS]) {
    for (hand, count) in hands.iter_mut().zip(taken) {
        hand[resource.index()] = hand[resource.index()].saturating_sub(count);
    }
    let sum: u8 = taken.iter().copied().fold(0, u8::saturating_add);
    let own = &mut hands[to.index()][resource.index()];
    *own = own.saturating_add(sum);
}

fn add(hand: &mut Hand, cards: Cards) {
    *hand = Cards::new(*hand).plus(cards).counts();
}

fn take(hand: &mut Hand, cards: Cards) -> bool {
    let rest = Cards::new(*hand).minus(cards);
    if let Some(rest) = rest {
        *hand = rest.counts();
    }
    rest.is_some()
}

/// Carries a step out in one world; false if it does not fit there. A hidden theft or discard is only
/// judged: which card it was, a single world does not say.
fn advance(supply: Hand, hands: &mut Joint, step: &Step) -> bool {
    match step {
        Step::Draw { seat, cards } => {
            let fits = Cards::new(bank(supply, hands)).holds(*cards);
            if fits {
                add(&mut hands[seat.index()], *cards);
            }
            fits
        }
        Step::Pay { seat, cards } => take(&mut hands[seat.index()], *cards),
        Step::Hand { from, to, cards } => {
            let fits = take(&mut hands[from.index()], *cards);
            if fits {
                add(&mut hands[to.index()], *cards);
            }
            fits
        }
        Step::Steal { .. } => true,
        Step::Drop { seat, count } => Cards::new(hands[seat.index()]).total() >= u16::from(*count),
        Step::Monopoly { to, resource, taken } => {
            let fits = held(hands, *to, *resource) == *taken;
            if fits {
                move_all(hands, *to, *resource, *taken);
            }
            fits
        }
        Step::Produce { due, paid, shortage } => {
            let stacks = bank(supply, hands);
            let fits = Resource::ALL
                .into_iter()
                .all(|kind| pays(of_kind(due, kind), stacks[kind.index()], *shortage) == of_kind(paid, kind));
            if fits {
                for (hand, cards) in hands.iter_mut().zip(paid) {
                    add(hand, *cards);
                }
            }
            fits
        }
        Step::Shown { seat, cards } => hands[seat.index()] == cards.counts(),
        Step::Known { seat, resource, relation, count } => {
            relation.fits(hands[seat.index()][resource.index()], *count)
        }
        Step::Lacks { seat, cards } => !Cards::new(hands[seat.index()]).holds(*cards),
        Step::Bank { resource, count } => bank(supply, hands)[resource.index()] == *count,
    }
}
