//! Trade with the bank and between players (CAT-MAR, CAT-TRD).

use referee::Seat;

use super::{Ruling, pay, refused, word};
use crate::hands::Step;
use crate::state::State;
use crate::{Cards, Phases, Resource, Rule};

pub(super) fn bank(state: &State, seat: Seat, give: Cards, get: Cards, to: &mut Ruling) {
    separate(state, seat, to);
    if let Some(kind) = both(give, get) {
        to.refuse(refused(Rule::Mar05, "cat-refused-bank-same").with("card", word(kind.word())));
        return;
    }
    let mut kinds = give.kinds();
    let (Some((kind, count)), None) = (kinds.next(), kinds.next()) else {
        to.refuse(refused(Rule::Mar01, "cat-refused-bank-mixed"));
        return;
    };
    let rate = state.rate(seat, kind);
    let right = u16::from(rate) * get.total();
    if get.is_empty() || u16::from(count) != right {
        to.refuse(
            refused(Rule::Mar01, "cat-refused-bank-rate")
                .with("seat", seat)
                .with("card", word(kind.word()))
                .with("rate", i64::from(rate))
                .with("told", i64::from(count)),
        );
        return;
    }
    let held = refused(Rule::Mar01, "cat-refused-bank-held").with("seat", seat).with("cards", give.arg());
    to.need(vec![pay(seat, give)], held);
    let stack = refused(Rule::Mar06, "cat-refused-bank-empty").with("cards", get.arg());
    to.need(vec![Step::Draw { seat, cards: get }], stack);
}

pub(super) fn between(state: &State, seat: Seat, with: Seat, give: Cards, get: Cards, to: &mut Ruling) {
    separate(state, seat, to);
    if with == seat || !state.has_seat(with) {
        to.refuse(refused(Rule::Trd01, "cat-refused-trade-partner").with("seat", seat));
        return;
    }
    if give.is_empty() || get.is_empty() {
        to.refuse(refused(Rule::Trd04, "cat-refused-gift"));
        return;
    }
    if let Some(kind) = both(give, get) {
        to.refuse(refused(Rule::Trd05, "cat-refused-like").with("card", word(kind.word())));
        return;
    }
    let lacks = |who: Seat, cards: Cards| {
        refused(Rule::Trd06, "cat-refused-trade-held").with("seat", who).with("cards", cards.arg())
    };
    // The kinds on the two sides differ, so the order in which they change hands does not matter.
    let out = Step::Hand { from: seat, to: with, cards: give };
    let back = Step::Hand { from: with, to: seat, cards: get };
    to.need(vec![out], lacks(seat, give));
    to.need(vec![back], lacks(with, get));
}

/// With separate phases trade ends with the first build (CAT-TRN-03).
fn separate(state: &State, seat: Seat, to: &mut Ruling) {
    if state.table.edition.phases == Phases::Separate && state.turn.built {
        to.refuse(refused(Rule::Trn03, "cat-refused-trade-over").with("seat", seat));
    }
}

fn both(give: Cards, get: Cards) -> Option<Resource> {
    Resource::ALL.into_iter().find(|kind| give.count(*kind) > 0 && get.count(*kind) > 0)
}
