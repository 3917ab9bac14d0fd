//! "I win", and passing the dice without saying it (CAT-WIN).

use referee::Seat;

use super::{Ruling, refused};
use crate::hands::Odds;
use crate::state::State;
use crate::{Development, Rule};

/// Ten points, counting the victory point cards laid open (CAT-WIN-03, CAT-WIN-05).
pub(super) fn claim(state: &State, seat: Seat, shown: Option<u8>, to: &mut Ruling) {
    let (least, most) = state.developments.points(seat);
    let visible = state.visible_points(seat);
    let target = state.table.house.points_to_win;
    let cards = shown.unwrap_or(least);
    let reason = |rule, message| {
        refused(rule, message)
            .with("seat", seat)
            .with("points", i64::from(visible) + i64::from(cards))
            .with("target", i64::from(target))
            .with("cards", i64::from(cards))
    };
    if cards > most {
        to.refuse(reason(Rule::Dev03, "cat-refused-shown"));
    } else if visible.saturating_add(cards) < target {
        let hint = shown.is_none() && visible + most >= target;
        to.refuse(reason(Rule::Win03, if hint { "cat-refused-show-cards" } else { "cat-refused-points" }));
    } else if cards > least {
        let hidden = state.developments.held[seat.index()].iter().filter(|slot| slot.public().is_none());
        let odds =
            state.developments.at_least(cards - least, hidden.count() as u128, Development::VictoryPoint);
        let remark = reason(Rule::Dev06, "cat-refused-shown");
        to.card = Some((if odds == Odds::NONE { Odds::NONE } else { odds }, remark));
    }
}

/// Nothing obliges anybody to notice (CAT-WIN-05), but what all can see may be said.
pub(super) fn end_turn(state: &State, seat: Seat, to: &mut Ruling) {
    let (points, target) = (state.visible_points(seat), state.table.house.points_to_win);
    if points >= target {
        to.warnings
            .push(refused(Rule::Win05, "cat-warn-win").with("seat", seat).with("points", i64::from(points)));
    }
}
