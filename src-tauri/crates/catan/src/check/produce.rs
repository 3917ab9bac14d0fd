//! The dice: production, the seven, discards, the robber (CAT-PRD, CAT-ROB).

use referee::Seat;

use super::{Ruling, pay, refused, tells_all, word};
use crate::hands::{Fit, PerSeat, Step, of_kind};
use crate::state::{Phase, State};
use crate::{Cards, Dice, Gain, HandsMode, HexId, Resource, Rule};

pub(super) fn roll(state: &State, dice: Dice, told: Option<&[Gain]>, to: &mut Ruling) {
    let Some(number) = dice.sum() else {
        to.refuse(refused(Rule::Prd01, "cat-refused-dice"));
        return;
    };
    let told = told.map(|gains| claim(state, gains, to));
    if number == 7 {
        if state.turn.round <= u32::from(state.table.house.rounds_without_seven) {
            to.refuse(
                refused(Rule::Rob14, "cat-refused-seven")
                    .with("rounds", i64::from(state.table.house.rounds_without_seven)),
            );
        }
        if told.is_some_and(|told| told.iter().any(|cards| !cards.is_empty())) {
            to.refuse(refused(Rule::Rob01, "cat-refused-seven-gain"));
        }
        return;
    }
    let due = state.due(number);
    let (paid, open) = state.paid(&due);
    match told {
        None => {
            if let Some(kind) = open.first() {
                let reason = refused(Rule::Prd09, "cat-refused-count-bank");
                to.refuse(reason.with("card", word(kind.word())));
            }
        }
        Some(told) => {
            for kind in Resource::ALL.into_iter().filter(|kind| !open.contains(kind)) {
                differs(&due, &paid, &told, kind, to);
            }
            let shortage = state.table.edition.shortage;
            to.need(
                vec![Step::Produce { due, paid: told, shortage }],
                refused(Rule::Prd06, "cat-refused-shortage"),
            );
        }
    }
    // One reason a rule is enough: the first seat and kind at which the claim is wrong.
    to.reasons.dedup_by(|one, other| one.rule == other.rule);
    if !to.reasons.is_empty() {
        to.needs.clear();
    }
}

/// What the table says everybody got.
fn claim(state: &State, gains: &[Gain], to: &mut Ruling) -> PerSeat {
    let mut told = [Cards::NONE; crate::hands::MAX_SEATS];
    for gain in gains {
        if state.has_seat(gain.seat) {
            let cards = &mut told[gain.seat.index()];
            *cards = cards.plus(gain.cards);
        } else {
            let place = i64::from(gain.seat.0) + 1;
            to.refuse(refused(Rule::Prd02, "cat-refused-no-seat").with("seat", place));
        }
    }
    told
}

fn differs(due: &PerSeat, paid: &PerSeat, told: &PerSeat, kind: Resource, to: &mut Ruling) {
    let short = of_kind(due, kind) != of_kind(paid, kind);
    let pairs = of_kind(paid, kind).into_iter().zip(of_kind(told, kind));
    let wrong = (0..).map(Seat).zip(pairs).find(|(_, (paid, told))| paid != told);
    let Some((seat, (right, told))) = wrong else { return };
    let (rule, message) =
        if short { (Rule::Prd06, "cat-refused-gain-short") } else { (Rule::Prd02, "cat-refused-gain") };
    to.refuse(
        refused(rule, message)
            .with("seat", seat)
            .with("card", word(kind.word()))
            .with("told", i64::from(told))
            .with("right", i64::from(right)),
    );
}

/// Half the hand, rounded down, of the owner's choice (CAT-ROB-03).
pub(super) fn discard(state: &State, seat: Seat, cards: Option<Cards>, to: &mut Ruling) {
    let Phase::Discard { due } = state.phase else { return };
    let count = due[seat.index()];
    match cards {
        None if tells_all(state) => {
            let reason = refused(Rule::Rob03, "cat-refused-discard-tell").with("seat", seat);
            to.refuse(reason.with("count", i64::from(count)));
        }
        None => {}
        Some(cards) if cards.total() != u16::from(count) => to.refuse(
            refused(Rule::Rob03, "cat-refused-discard-count")
                .with("seat", seat)
                .with("count", i64::from(count))
                .with("told", i64::from(cards.total())),
        ),
        Some(cards) => {
            let refusal = refused(Rule::Rob03, "cat-refused-discard-held").with("seat", seat);
            to.need(vec![pay(seat, cards)], refusal.with("cards", cards.arg()));
        }
    }
}

pub(super) fn move_robber(
    state: &State,
    seat: Seat,
    hex: HexId,
    from: Option<Seat>,
    card: Option<Resource>,
    to: &mut Ruling,
) {
    if hex.index() >= state.island().hexes.len() {
        to.refuse(refused(Rule::Rob05, "cat-refused-no-hex"));
        return;
    }
    if hex == state.robber {
        to.refuse(refused(Rule::Rob05, "cat-refused-robber-stays").at(hex.into()));
    } else if !state.robber_goals(seat).contains(&hex) {
        let reason = refused(Rule::Rob14, "cat-refused-robber-friendly").at(hex.into());
        to.refuse(match state.protected(hex, seat) {
            Some(weak) => reason.with("seat", weak),
            None => reason,
        });
    }
    let victims = state.neighbours(hex, seat);
    match from {
        None => {
            if card.is_some() {
                to.refuse(refused(Rule::Rob09, "cat-refused-rob-nobody").at(hex.into()));
            }
            if let Some(victim) = victims.iter().find(|victim| state.hands.size(**victim) > 0) {
                let reason = refused(Rule::Rob07, "cat-refused-rob-must").with("victim", *victim);
                to.refuse(reason.at(hex.into()));
            }
        }
        Some(victim) if victim == seat => {
            to.refuse(refused(Rule::Rob06, "cat-refused-rob-self").at(hex.into()));
        }
        Some(victim) if !victims.contains(&victim) => {
            let reason = refused(Rule::Rob06, "cat-refused-rob-absent").at(hex.into());
            let known = state.has_seat(victim);
            to.refuse(if known {
                reason.with("victim", victim)
            } else {
                refused(Rule::Rob06, "cat-refused-no-seat").with("seat", i64::from(victim.0) + 1)
            });
        }
        Some(victim) => draw(state, seat, victim, card, to),
    }
}

/// One card out of the victim's hand (CAT-ROB-07, CAT-ROB-08).
fn draw(state: &State, seat: Seat, victim: Seat, card: Option<Resource>, to: &mut Ruling) {
    let empty = state.hands.size(victim) == 0;
    match card {
        Some(kind) if empty => to.refuse(
            refused(Rule::Rob08, "cat-refused-rob-empty")
                .with("victim", victim)
                .with("card", word(kind.word())),
        ),
        None if !empty && tells_all(state) => {
            to.refuse(refused(Rule::Rob07, "cat-refused-rob-tell").with("victim", victim));
        }
        None => {}
        Some(kind) => {
            let refusal = refused(Rule::Rob07, "cat-refused-rob-kind")
                .with("victim", victim)
                .with("card", word(kind.word()));
            let step = Step::Hand { from: victim, to: seat, cards: Cards::of(kind, 1) };
            // A secret under seal is not used, so it reveals nothing; what nobody can have is refused.
            if state.mode != HandsMode::Sealed || state.hands.judge(std::slice::from_ref(&step)) == Fit::Never
            {
                to.need(vec![step], refusal);
            }
        }
    }
}
