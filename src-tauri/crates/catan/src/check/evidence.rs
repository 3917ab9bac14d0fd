//! What the table knows of closed hands and enters (CAT-INF, CAT-ROB-10).

use super::{Ruling, refused, word};
use crate::hands::Step;
use crate::state::State;
use crate::{Cards, Move, Rule};

pub(super) fn evidence(state: &State, mv: &Move, to: &mut Ruling) {
    match *mv {
        Move::HandShown { seat, cards } => {
            let size = state.hands.size(seat);
            if cards.total() == size {
                let refusal = refused(Rule::Inf01, "cat-refused-hand").with("seat", seat);
                to.need(vec![Step::Shown { seat, cards }], refusal.with("cards", cards.arg()));
            } else {
                to.refuse(
                    refused(Rule::Rob10, "cat-refused-hand-size")
                        .with("seat", seat)
                        .with("told", i64::from(cards.total()))
                        .with("right", i64::from(size)),
                );
            }
        }
        Move::HandKnown { seat, resource, relation, count } => to.need(
            vec![Step::Known { seat, resource, relation, count }],
            refused(Rule::Inf01, "cat-refused-kind").with("seat", seat).with("card", word(resource.word())),
        ),
        Move::CannotPay { seat, purchase } => to.need(
            vec![Step::Lacks { seat, cards: Cards::price(purchase) }],
            refused(Rule::Inf01, "cat-refused-can-pay")
                .with("seat", seat)
                .with("what", word(purchase.word())),
        ),
        Move::HandCounted { seat, count } => {
            let size = state.hands.size(seat);
            if u16::from(count) != size {
                to.refuse(
                    refused(Rule::Rob10, "cat-refused-hand-size")
                        .with("seat", seat)
                        .with("told", i64::from(count))
                        .with("right", i64::from(size)),
                );
            }
        }
        Move::BankCounted { resource, count } => to.need(
            vec![Step::Bank { resource, count }],
            refused(Rule::Inf03, "cat-refused-bank").with("card", word(resource.word())),
        ),
        Move::CardShown { seat, card } => {
            let developments = &state.developments;
            let odds = developments.among(developments.held[seat.index()].iter().copied(), card);
            let remark = refused(Rule::Inf02, "cat-refused-no-card").with("seat", seat);
            to.card = Some((odds, remark.with("card", word(card.word()))));
        }
        Move::KeepHands { mode } if mode == state.mode => {
            to.refuse(refused(Rule::Inf01, "cat-refused-same-mode"));
        }
        // Moves of the game are judged elsewhere.
        _ => {}
    }
}
