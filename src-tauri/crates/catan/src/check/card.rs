//! Development cards (CAT-DEV).

use referee::Seat;

use super::build::price;
use super::{Ruling, refused, tells_all, word};
use crate::hands::{MAX_SEATS, Odds, Step};
use crate::state::State;
use crate::{Cards, Development, Purchase, Resource, Rule, Taken};

pub(super) fn buy(state: &State, seat: Seat, card: Option<Development>, to: &mut Ruling) {
    if state.developments.deck_left() == 0 {
        to.refuse(refused(Rule::Dev02, "cat-refused-deck-empty"));
    } else {
        match card {
            None if tells_all(state) => {
                to.refuse(refused(Rule::Dev01, "cat-refused-buy-tell").with("seat", seat));
            }
            Some(card) if state.developments.left_in_deck(card) == 0 => {
                to.refuse(refused(Rule::Dev01, "cat-refused-no-such-card").with("card", word(card.word())));
            }
            None | Some(_) => {}
        }
    }
    price(seat, Purchase::Development, to);
}

/// A card in hand since before this turn, and none played yet (CAT-DEV-03 to CAT-DEV-05).
fn play(state: &State, seat: Seat, card: Development, to: &mut Ruling) {
    if state.turn.card_played {
        to.refuse(refused(Rule::Dev04, "cat-refused-second-card").with("seat", seat));
    }
    let developments = &state.developments;
    let odds = developments.may_play(seat, card, state.turn.part);
    let held = developments.among(developments.held[seat.index()].iter().copied(), card);
    let refusal = if odds == Odds::NONE && held != Odds::NONE {
        refused(Rule::Dev05, "cat-refused-new-card")
    } else {
        refused(Rule::Dev03, "cat-refused-no-card")
    };
    to.card = Some((odds, refusal.with("seat", seat).with("card", word(card.word()))));
}

pub(super) fn knight(state: &State, seat: Seat, to: &mut Ruling) {
    play(state, seat, Development::Knight, to);
}

pub(super) fn road_building(state: &State, seat: Seat, to: &mut Ruling) {
    play(state, seat, Development::RoadBuilding, to);
    if state.roads_left(seat) == 0 {
        to.refuse(refused(Rule::Dev10, "cat-refused-no-road-piece").with("seat", seat));
    } else if state.open_paths(seat).next().is_none() {
        to.refuse(refused(Rule::Dev10, "cat-refused-no-path").with("seat", seat));
    }
}

/// Two cards the bank holds (CAT-DEV-11, CAT-DEV-12).
pub(super) fn year_of_plenty(state: &State, seat: Seat, cards: &[Resource], to: &mut Ruling) {
    play(state, seat, Development::YearOfPlenty, to);
    let bank: u16 = Cards::new(state.hands.bank().most).total();
    let want = usize::from(bank.min(2));
    if cards.len() != want {
        let reason = refused(Rule::Dev11, "cat-refused-plenty-count");
        to.refuse(reason.with("want", i64::from(bank.min(2))));
        return;
    }
    let drawn = cards.iter().fold(Cards::NONE, |drawn, kind| drawn.plus(Cards::of(*kind, 1)));
    let refusal = refused(Rule::Dev12, "cat-refused-plenty-bank").with("cards", drawn.arg());
    to.need(vec![Step::Draw { seat, cards: drawn }], refusal);
}

pub(super) fn monopoly(
    state: &State,
    seat: Seat,
    resource: Resource,
    taken: Option<&[Taken]>,
    to: &mut Ruling,
) {
    play(state, seat, Development::Monopoly, to);
    match taken {
        None if certain_monopoly(state, seat, resource).is_none() => {
            to.refuse(refused(Rule::Dev13, "cat-refused-monopoly-tell").with("card", word(resource.word())));
        }
        None => {}
        Some(taken) => match told(state, seat, taken) {
            None => to.refuse(refused(Rule::Dev13, "cat-refused-monopoly-seat").with("seat", seat)),
            Some(taken) => to.need(
                vec![Step::Monopoly { to: seat, resource, taken }],
                refused(Rule::Dev13, "cat-refused-monopoly-count").with("card", word(resource.word())),
            ),
        },
    }
}

/// What the table says everybody handed over; nothing if a seat is named twice, unknown, or the player's.
pub(crate) fn told(state: &State, seat: Seat, taken: &[Taken]) -> Option<[u8; MAX_SEATS]> {
    let mut counts = [0; MAX_SEATS];
    let mut named = [false; MAX_SEATS];
    for entry in taken {
        if entry.seat == seat || !state.has_seat(entry.seat) || named[entry.seat.index()] {
            return None;
        }
        named[entry.seat.index()] = true;
        counts[entry.seat.index()] = entry.count;
    }
    Some(counts)
}

/// What a monopoly takes, where that is certain.
pub(crate) fn certain_monopoly(state: &State, seat: Seat, resource: Resource) -> Option<[u8; MAX_SEATS]> {
    let mut taken = [0; MAX_SEATS];
    for other in state.seats().filter(|other| *other != seat) {
        let range = state.hands.range(other);
        let (least, most) = (range.least[resource.index()], range.most[resource.index()]);
        if least != most {
            return None;
        }
        taken[other.index()] = least;
    }
    Some(taken)
}
