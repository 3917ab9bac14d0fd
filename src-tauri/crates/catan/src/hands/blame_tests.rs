//! The blamed move against a search that tries every card that may have come and gone.

#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail loudly")]

use super::*;
use crate::Shortage;
use crate::hands::MAX_SEATS;

/// Counts that may be less than nothing.
type Lenient = [i16; Resource::COUNT];

/// [`earliest`] by trying: after every step each possible hand is played on with every card that may have
/// moved.
fn tried(start: &Hands, past: &[&Step], now: &Hands, evidence: &[Step]) -> Option<usize> {
    let Hands::Worlds(start) = start else { return None };
    let wrong = pieces(evidence).into_iter();
    let wrong = wrong.filter(|(_, step)| now.judge(std::slice::from_ref(step)) == Fit::Never);
    wrong.filter_map(|(pile, step)| tried_for(start, past, pile, &step)).min()
}

fn tried_for(start: &Worlds, past: &[&Step], pile: Pile, evidence: &Step) -> Option<usize> {
    let mut worlds = start.clone();
    if !open(&worlds, past, pile, evidence) {
        return None;
    }
    for (at, step) in past.iter().enumerate() {
        assert!(worlds.carry_out(step), "the past fits");
        if !open(&worlds, &past[at + 1..], pile, evidence) {
            return Some(at);
        }
    }
    None
}

fn open(worlds: &Worlds, rest: &[&Step], pile: Pile, evidence: &Step) -> bool {
    let supply = worlds.supply().counts();
    let mut list: Vec<Lenient> =
        worlds.iter().map(|(hands, _)| held(hands, supply, pile).map(i16::from)).collect();
    for step in rest {
        let mut next = Vec::new();
        for counts in &list {
            play_on(*counts, pile, step, &mut next);
        }
        next.sort_unstable();
        next.dedup();
        list = next;
    }
    list.iter().any(|counts| fits(*counts, evidence))
}

fn fits(counts: Lenient, evidence: &Step) -> bool {
    if counts.iter().any(|count| *count < 0) {
        return false;
    }
    let held = Cards::new(counts.map(|count| u8::try_from(count).expect("a count")));
    match evidence {
        Step::Shown { cards, .. } => held == *cards,
        Step::Known { resource, relation, count, .. } => relation.fits(held.count(*resource), *count),
        Step::Lacks { cards, .. } => !held.holds(*cards),
        Step::Pay { cards, .. } | Step::Hand { cards, .. } | Step::Draw { cards, .. } => held.holds(*cards),
        Step::Bank { resource, count } => held.count(*resource) == *count,
        Step::Drop { .. } | Step::Monopoly { .. } | Step::Steal { .. } | Step::Produce { .. } => true,
    }
}

fn play_on(counts: Lenient, pile: Pile, step: &Step, next: &mut Vec<Lenient>) {
    let any = |sign: i16, count: u8, next: &mut Vec<Lenient>| {
        for moved in Cards::new([count; Resource::COUNT]).choices(u16::from(count)) {
            let mut after = counts;
            for (held, count) in after.iter_mut().zip(moved.counts()) {
                *held += sign * i16::from(count);
            }
            next.push(after);
        }
    };
    match step {
        Step::Steal { from, .. } if pile == Pile::Hand(*from) => any(-1, 1, next),
        Step::Steal { to, .. } if pile == Pile::Hand(*to) => any(1, 1, next),
        Step::Drop { seat, count } if pile == Pile::Hand(*seat) => any(-1, *count, next),
        Step::Drop { count, .. } if pile == Pile::Bank => any(1, *count, next),
        certain => {
            let mut rest = Rest::default();
            rest.precede(pile, certain);
            let shifted = std::array::from_fn(|kind| {
                counts[kind] + i16::try_from(rest.shift[kind]).expect("a few cards")
            });
            next.push(shifted);
        }
    }
}

/// Numbers from a seed.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: u64) -> u8 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u8::try_from((self.0 >> 33) % count).expect("a small number")
    }

    fn kind(&mut self) -> Resource {
        Resource::ALL[usize::from(self.below(5))]
    }

    fn some(&mut self, most: u64) -> Cards {
        (0..self.below(most + 1)).fold(Cards::NONE, |cards, _| cards.plus(Cards::of(self.kind(), 1)))
    }

    fn seats(&mut self) -> (Seat, Seat) {
        let one = self.below(3);
        (Seat(one), Seat((one + 1 + self.below(2)) % 3))
    }

    fn step(&mut self) -> Step {
        let (seat, other) = self.seats();
        match self.below(8) {
            0 | 1 => Step::Draw { seat, cards: self.some(3) },
            2 => Step::Pay { seat, cards: self.some(2) },
            3 => Step::Hand { from: seat, to: other, cards: self.some(2) },
            4 | 5 => Step::Steal { from: seat, to: other },
            6 => Step::Drop { seat, count: 1 + self.below(2) },
            _ => {
                let mut due = [Cards::NONE; MAX_SEATS];
                due[seat.index()] = self.some(3);
                Step::Produce { due, paid: due, shortage: Shortage::default() }
            }
        }
    }

    fn evidence(&mut self) -> Step {
        let (seat, other) = self.seats();
        let (resource, count) = (self.kind(), self.below(5));
        let relation = [Relation::Exactly, Relation::AtLeast, Relation::AtMost, Relation::Not]
            [usize::from(self.below(4))];
        match self.below(6) {
            0 => Step::Shown { seat, cards: self.some(6) },
            1 => Step::Known { seat, resource, relation, count },
            2 => Step::Lacks { seat, cards: self.some(4) },
            3 => Step::Pay { seat, cards: self.some(5) },
            4 => Step::Hand { from: seat, to: other, cards: self.some(4) },
            _ => Step::Bank { resource, count: count + 5 },
        }
    }
}

#[test]
fn the_blamed_move_is_the_one_that_trying_everything_finds() {
    let (mut blamed, mut free) = (0, 0);
    for seed in 0..400 {
        let mut numbers = Numbers(seed);
        let mut hands = [Cards::NONE; MAX_SEATS];
        for hand in hands.iter_mut().take(3) {
            *hand = numbers.some(4);
        }
        let start = Hands::certain(3, hands, Cards::new([9; Resource::COUNT]));
        let mut now = start.clone();
        let mut past = Vec::new();
        for _ in 0..12 {
            let step = numbers.step();
            if now.judge(std::slice::from_ref(&step)) == Fit::Never {
                continue;
            }
            if let Step::Steal { from, .. } = step
                && now.size(from) == 0
            {
                continue;
            }
            now.carry_out(std::slice::from_ref(&step));
            past.push(step);
        }
        let past: Vec<&Step> = past.iter().collect();
        for _ in 0..12 {
            let evidence = [numbers.evidence()];
            let found = earliest(&start, &past, &now, &evidence);
            assert_eq!(
                found,
                tried(&start, &past, &now, &evidence),
                "seed {seed}: {evidence:?} after {past:#?}"
            );
            if found.is_some() {
                blamed += 1;
            } else {
                free += 1;
            }
        }
    }
    assert!(blamed > 300 && free > 300, "{blamed} with blame, {free} without: the test shows little");
}
