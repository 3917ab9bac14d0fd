//! Which earlier move a piece of evidence contradicts.
//!
//! Evidence that fits in no world means that something entered before was wrong. From the worlds after each
//! earlier step the rest is played on leniently, as if counts could fall below zero, and the evidence is
//! held against what comes out. The first step after which nothing fits any more is the earliest one that
//! can be to blame alone. Only the pile the evidence speaks of is followed: another hand matters to it only
//! through the cards that pass between them, and those steps are known.

use referee::Seat;

use super::worlds::{Worlds, bank};
use super::{Fit, Hands, Step};
use crate::{Cards, Relation, Resource};

/// Counts that may be less than nothing.
type Lenient = [i16; Resource::COUNT];

/// So many worlds are followed at most; beyond, no move is blamed.
const PATIENCE: usize = 20_000;

/// Whose cards a piece of evidence speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Pile {
    Hand(Seat),
    Bank,
}

/// The number of the step in `past` after which one of the `evidence` fits nowhere: the earliest. Nothing
/// if even the beginning leaves no room for it, or if each piece by itself fits.
pub(crate) fn earliest(start: &Hands, past: &[&Step], now: &Hands, evidence: &[Step]) -> Option<usize> {
    let Hands::Worlds(start) = start else { return None };
    // Where every card was seen, what is entered later can contradict no single step.
    if !past.iter().any(|step| matches!(step, Step::Steal { .. } | Step::Drop { .. })) && start.count() == 1 {
        return None;
    }
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
            | Step::Drop { seat, .. }
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
            Step::Steal { .. } | Step::Produce { .. } => {}
        }
    }
    pieces
}

fn blamed(start: &Worlds, past: &[&Step], pile: Pile, evidence: &Step) -> Option<usize> {
    let still_open = |from: usize| -> Option<bool> {
        let mut worlds = start.clone();
        for step in &past[..from] {
            if !worlds.carry_out(step) || worlds.count() > PATIENCE {
                return None;
            }
        }
        open(&worlds, &past[from..], pile, evidence)
    };
    if !still_open(0)? {
        return None;
    }
    // Worlds only ever get fewer, so "still open" turns once from true to false.
    let (mut open_until, mut closed_at) = (0, past.len());
    while closed_at - open_until > 1 {
        let middle = usize::midpoint(open_until, closed_at);
        if still_open(middle)? {
            open_until = middle;
        } else {
            closed_at = middle;
        }
    }
    Some(open_until)
}

/// Whether the evidence fits in some world after the rest was played on leniently.
fn open(worlds: &Worlds, rest: &[&Step], pile: Pile, evidence: &Step) -> Option<bool> {
    let supply = worlds.supply().counts();
    let of = |hands: &super::Joint| match pile {
        Pile::Hand(seat) => hands[seat.index()].map(i16::from),
        Pile::Bank => bank(supply, hands).map(i16::from),
    };
    let mut list: Vec<Lenient> = worlds.iter().map(|(hands, _)| of(hands)).collect();
    for step in rest {
        let mut next = Vec::with_capacity(list.len());
        for counts in &list {
            play_on(*counts, pile, step, &mut next);
        }
        // Only a hidden step makes more of them, and some of them alike.
        if next.len() > list.len() {
            next.sort_unstable();
            next.dedup();
        }
        if next.len() > PATIENCE {
            return None;
        }
        list = next;
    }
    Some(list.iter().any(|counts| fits(counts, evidence)))
}

fn fits(counts: &Lenient, evidence: &Step) -> bool {
    let Ok(counts) = <[u8; Resource::COUNT]>::try_from(
        counts.iter().filter_map(|count| u8::try_from(*count).ok()).collect::<Vec<u8>>(),
    ) else {
        return false;
    };
    let held = Cards::new(counts);
    match evidence {
        Step::Shown { cards, .. } => held == *cards,
        Step::Known { resource, relation, count, .. } => relation.fits(held.count(*resource), *count),
        Step::Lacks { cards, .. } => !held.holds(*cards),
        Step::Pay { cards, .. } | Step::Hand { cards, .. } | Step::Draw { cards, .. } => held.holds(*cards),
        Step::Drop { count, .. } => held.total() >= u16::from(*count),
        Step::Bank { resource, count } => held.count(*resource) == *count,
        Step::Monopoly { .. } | Step::Steal { .. } | Step::Produce { .. } => true,
    }
}

fn play_on(counts: Lenient, pile: Pile, step: &Step, next: &mut Vec<Lenient>) {
    let mut after = counts;
    let mut shift = |cards: Cards, sign: i16| {
        for (held, count) in after.iter_mut().zip(cards.counts()) {
            *held += sign * i16::from(count);
        }
    };
    let own = |seat: Seat| pile == Pile::Hand(seat);
    match step {
        Step::Draw { seat, cards } if own(*seat) => shift(*cards, 1),
        Step::Draw { cards, .. } if pile == Pile::Bank => shift(*cards, -1),
        Step::Pay { seat, cards } if own(*seat) => shift(*cards, -1),
        Step::Pay { cards, .. } if pile == Pile::Bank => shift(*cards, 1),
        Step::Hand { from, cards, .. } if own(*from) => shift(*cards, -1),
        Step::Hand { to, cards, .. } if own(*to) => shift(*cards, 1),
        Step::Produce { paid, .. } => {
            for (seat, cards) in (0..).map(Seat).zip(paid) {
                match pile {
                    Pile::Hand(of) if of == seat => shift(*cards, 1),
                    Pile::Bank => shift(*cards, -1),
                    Pile::Hand(_) => {}
                }
            }
        }
        Step::Monopoly { to, resource, taken } => match pile {
            Pile::Hand(seat) if seat == *to => {
                for count in taken {
                    shift(Cards::of(*resource, *count), 1);
                }
            }
            Pile::Hand(seat) => shift(Cards::of(*resource, taken[seat.index()]), -1),
            Pile::Bank => {}
        },
        Step::Steal { from, to } if own(*from) || own(*to) => {
            let sign = if own(*from) { -1 } else { 1 };
            for kind in 0..Resource::COUNT {
                let mut stolen = counts;
                stolen[kind] += sign;
                next.push(stolen);
            }
            return;
        }
        Step::Drop { seat, count } if own(*seat) || pile == Pile::Bank => {
            let sign = if own(*seat) { -1 } else { 1 };
            for dropped in Cards::new([*count; Resource::COUNT]).choices(u16::from(*count)) {
                let mut changed = counts;
                for (held, count) in changed.iter_mut().zip(dropped.counts()) {
                    *held += sign * i16::from(count);
                }
                next.push(changed);
            }
            return;
        }
        Step::Draw { .. }
        | Step::Pay { .. }
        | Step::Hand { .. }
        | Step::Steal { .. }
        | Step::Drop { .. }
        | Step::Shown { .. }
        | Step::Known { .. }
        | Step::Lacks { .. }
        | Step::Bank { .. } => {}
    }
    next.push(after);
}
