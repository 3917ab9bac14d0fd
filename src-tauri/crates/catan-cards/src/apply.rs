//! What a move does. It presumes that the referee allows it; a ruling may presume less, so nothing here relies on the
//! moment being right.

use std::sync::Arc;

use referee::Seat;

use crate::catalogue::{Entry, Observed};
use crate::moves::{Target, Transfer};
use crate::payment::{meant, propose_any};
use crate::realm::{Land, Town};
use crate::settle::settle;
use crate::start::STARTING_HAND;
use crate::state::{Check, Duty, Source, State, Step, index, other};
use crate::{Card, End, Move, Payment, Price, Region, Rule, Side, Supply, event};

/// The last number with which an attack succeeds (CARD-ACT-06 to -10).
const fn succeeds(number: u8, defended: bool) -> bool {
    number <= if defended { 2 } else { 5 }
}

/// Makes a move, and what follows by itself.
pub(crate) fn apply(state: &mut State, mv: &Move) {
    make(state, mv);
    settle(state);
    state.moves = state.moves.saturating_add(1);
}

#[allow(clippy::too_many_lines, reason = "one line or a few for each move")]
fn make(state: &mut State, mv: &Move) {
    match mv {
        // What was said does not change the table.
        Move::Lots { .. } | Move::Recount { .. } => {}
        Move::StartingHand { seat, stack } => starting_hand(state, *seat, *stack),
        Move::Alchemist { seat, number } => {
            state.play_action(*seat, Card::Alchemist);
            state.step = Step::Dice { set: Some(*number) };
        }
        Move::Roll { face, number, .. } => event::roll(state, *face, *number),
        Move::EventCard { seat, card } => {
            answered(state, *seat);
            event::event(state, *card);
        }
        Move::Gain { seat, into } => gain(state, *seat, *into),
        Move::Take { seat, from, into } => take(state, *seat, *from, *into),
        Move::Give { seat, from, into } => {
            answered(state, *seat);
            state.transfer(*seat, *from, *into, 1, Rule::Act03);
        }
        Move::Decline { seat } => answered(state, *seat),
        Move::Builder { seat, look, under } => builder(state, *seat, *look, *under),
        Move::CivilWar { seat, target } => {
            answered(state, *seat);
            back(state, *target, Rule::Event02);
        }
        Move::Conflict { seat, stack, second } => conflict(state, *seat, *stack, second.unwrap_or(*stack)),
        Move::Road { seat, end, pay } => {
            buy(state, *seat, Supply::Road, pay.as_ref());
            extend(state, *seat, *end);
        }
        Move::Settlement { seat, end, pay } => {
            buy(state, *seat, Supply::Settlement, pay.as_ref());
            let after = state.moves;
            let at = extend(state, *seat, *end);
            state.realm_mut(*seat).towns.insert(at, Town::built(after));
            state.duties.push(Duty::Regions { seat: *seat, at });
        }
        Move::Regions { seat, upper, lower, scout } => regions(state, *seat, *upper, *lower, *scout),
        Move::City { seat, at, pay } => {
            buy(state, *seat, Supply::City, pay.as_ref());
            let after = state.moves;
            if let Some(town) = state.realm_mut(*seat).towns.get_mut(at) {
                town.city = Some(after);
            }
        }
        Move::Build { seat, card, site, pay, printed } => {
            if let Some(printed) = printed {
                observe(state, Entry::Card(*card), printed);
            }
            let price = state.catalogue.card(*card).price;
            pay_price(state, *seat, &price, pay.as_ref(), Rule::Build01);
            state.hand_mut(*seat).show(*card, Rule::Build09);
            state.set(*seat, *site, *card);
        }
        Move::Dismantle { target, .. } => {
            if let Target::Site { owner, site } = target
                && let Some(card) = state.lift(*owner, *site, Rule::Disc01)
            {
                state.discard.push(card);
            }
        }
        Move::Bank { seat, give, count, into, pay } => {
            let rule = if *count < 3 { Rule::Trade05 } else { Rule::Trade04 };
            pay_price(state, *seat, &Price::only(*give, *count), pay.as_ref(), rule);
            state.gain(*seat, *into, 1, rule);
        }
        Move::Trade { seat, give, take } => trade(state, *seat, give, take),
        Move::Caravan { seat, pay } => {
            state.play_action(*seat, Card::Caravan);
            state.spend(*seat, pay, Rule::Act02);
            let left = u8::try_from(pay.total()).unwrap_or(2).min(2);
            state.duties.push(Duty::Gain { seat: *seat, left, source: Source::Caravan });
        }
        Move::Merchant { seat } => {
            state.play_action(*seat, Card::Merchant);
            state.duties.push(Duty::MerchantTake { seat: *seat, taken: 0 });
        }
        Move::Spy { seat, card } => {
            state.play_action(*seat, Card::Spy);
            if let Some(card) = card {
                state.hand_mut(other(*seat)).show(*card, Rule::Act05);
                state.hand_mut(*seat).take_seen(*card, Rule::Act05);
            }
        }
        Move::Attack { seat, card } => {
            state.play_action(*seat, *card);
            state.duties.push(Duty::Defend { seat: other(*seat), attack: *card });
        }
        Move::Defend { seat, card } => defend(state, *seat, *card),
        Move::AttackRoll { seat, number } => attack_roll(state, *seat, *number),
        Move::TakeBack { seat, target } => {
            let attack = state.duty_of(*seat).map(|(_, duty)| duty);
            let rule = match attack {
                Some(Duty::TakeBack { attack: Card::BlackKnight, .. }) => Rule::Act06,
                Some(_) | None => Rule::Act07,
            };
            answered(state, *seat);
            back(state, *target, rule);
        }
        Move::Draw { seat, stack, search, pay, nothing } => {
            enter_check(state, *seat);
            if *search {
                search_paid(state, *seat, pay.as_ref());
            }
            if !nothing {
                state.take_from(*seat, *stack, *search, Rule::Hand03);
            }
            if state.hand(*seat).cards >= state.limit(*seat) || state.stacks_empty() {
                state.next_turn();
            }
        }
        Move::Exchange { seat, stack, search, pay } => {
            state.put_under(*seat, *stack, Rule::Hand07);
            if *search {
                search_paid(state, *seat, pay.as_ref());
            }
            state.take_from(*seat, *stack, *search, Rule::Hand07);
            state.next_turn();
        }
        Move::Shed { seat, stack } => shed(state, *seat, *stack),
        Move::ThrowAway { seat, card } => {
            state.hand_mut(*seat).show(*card, Rule::Action08);
            state.discard.push(*card);
        }
        Move::EndTurn { .. } => state.next_turn(),
        Move::Printed { id, printed, .. } => {
            if let Some(entry) = Entry::of(id) {
                observe(state, entry, printed);
            }
        }
    }
}

/// The question this seat was to answer is answered.
fn answered(state: &mut State, seat: Seat) {
    if let Some((place, _)) = state.duty_of(seat) {
        state.duties.remove(place);
    }
}

fn observe(state: &mut State, entry: Entry, printed: &Observed) {
    if let Ok(catalogue) = state.catalogue.observe(entry, printed) {
        state.catalogue = Arc::new(catalogue);
    }
}

/// Pays what the price asks; by a ruling, nothing if it cannot be paid.
fn pay_price(state: &mut State, seat: Seat, price: &Price, pay: Option<&Payment>, rule: Rule) {
    let payment = meant(state.realm(seat), price, pay).unwrap_or_default();
    state.spend(seat, &payment, rule);
}

fn buy(state: &mut State, seat: Seat, supply: Supply, pay: Option<&Payment>) {
    let price = *state.catalogue.price(supply);
    pay_price(state, seat, &price, pay, Rule::Build01);
}

fn search_paid(state: &mut State, seat: Seat, pay: Option<&Payment>) {
    let price = state.search_price(seat);
    let payment = pay.cloned().or_else(|| propose_any(state.realm(seat), price)).unwrap_or_default();
    state.spend(seat, &payment, if price == 1 { Rule::Hand06 } else { Rule::Hand03 });
}

/// One more card of the axis; gives its column.
fn extend(state: &mut State, seat: Seat, end: End) -> i8 {
    let realm = state.realm_mut(seat);
    let at = realm.end(end).saturating_add(end.step());
    realm.set_end(end, at);
    at
}

fn starting_hand(state: &mut State, seat: Seat, stack: u8) {
    let Step::Opening { mut taken } = state.step else { return };
    taken[index(seat)] = Some(stack);
    for _ in 0..STARTING_HAND {
        state.hand_mut(seat).take_unseen(Rule::Setup08);
        state.change_stack(stack, -1, Rule::Setup08);
    }
    state.step =
        if taken.iter().all(Option::is_some) { Step::Dice { set: None } } else { Step::Opening { taken } };
}

fn gain(state: &mut State, seat: Seat, into: Region) {
    let Some((place, Duty::Gain { left, source, .. })) = state.duty_of(seat) else { return };
    let full = state.realm(seat).land(into).is_some_and(|land| land.room() == 0);
    let rule = match (source, full) {
        (Source::Caravan, _) => Rule::Act02,
        (Source::Tournament | Source::Sun | Source::Progress, true) => Rule::Evdie10,
        (Source::Tournament, false) => Rule::Evdie02,
        (Source::Sun, false) => Rule::Evdie08,
        (Source::Progress, false) => Rule::Event04,
    };
    if full {
        state.spare(seat, into, rule);
    } else {
        state.gain(seat, into, 1, rule);
    }
    state.duties[place] = Duty::Gain { seat, left: left.saturating_sub(1), source };
    if left <= 1 {
        state.duties.remove(place);
    }
}

fn take(state: &mut State, seat: Seat, from: Region, into: Region) {
    let giver = other(seat);
    let Some((place, duty)) = state.duty_of(seat) else { return };
    match duty {
        Duty::MillTake { .. } => {
            state.duties.remove(place);
            state.transfer(giver, from, into, 1, Rule::Evdie03);
        }
        Duty::Raid { left, .. } => {
            state.duties[place] = Duty::Raid { seat, left: left.saturating_sub(1) };
            state.transfer(giver, from, into, 1, Rule::Act08);
        }
        Duty::MerchantTake { taken, .. } => {
            if taken == 0 {
                state.duties[place] = Duty::MerchantTake { seat, taken: 1 };
                state.duties.insert(place + 1, Duty::MerchantGive { seat });
            } else {
                state.duties.remove(place);
            }
            state.transfer(giver, from, into, 1, Rule::Act03);
        }
        Duty::EventCard { .. }
        | Duty::Gain { .. }
        | Duty::Builder { .. }
        | Duty::CivilWar { .. }
        | Duty::Conflict { .. }
        | Duty::Shed { .. }
        | Duty::Regions { .. }
        | Duty::Defend { .. }
        | Duty::AttackRoll { .. }
        | Duty::TakeBack { .. }
        | Duty::MerchantGive { .. } => {}
    }
}

fn builder(state: &mut State, seat: Seat, look: u8, under: u8) {
    answered(state, seat);
    state.take_from(seat, look, true, Rule::Event01);
    state.put_under(seat, under, Rule::Event01);
    for duty in &mut state.duties {
        if let Duty::Builder { not, .. } = duty {
            *not = Some(look);
        }
    }
}

fn conflict(state: &mut State, seat: Seat, stack: u8, second: u8) {
    answered(state, seat);
    let victim = other(seat);
    let count = state.hand(victim).cards.min(2);
    state.hand_mut(victim).put_away(count, Rule::Event06);
    for stack in [stack, second].into_iter().take(usize::from(count)) {
        state.change_stack(stack, 1, Rule::Event06);
    }
}

fn back(state: &mut State, target: Target, rule: Rule) {
    if let Target::Site { owner, site } = target {
        state.take_back(owner, site, rule);
    }
}

fn regions(state: &mut State, seat: Seat, upper: Region, lower: Region, scout: bool) {
    let Some((_, Duty::Regions { at, .. })) = state.duty_of(seat) else { return };
    answered(state, seat);
    if scout {
        state.play_action(seat, Card::Scout);
    }
    let outer = at.saturating_add(at.signum());
    for (side, region) in [(Side::Upper, upper), (Side::Lower, lower)] {
        let land = Land { region, at: outer, side, holds: 0, why: Rule::Res07 };
        state.realm_mut(seat).lands.push(land);
    }
}

fn trade(state: &mut State, seat: Seat, give: &[Transfer], take: &[Transfer]) {
    let both = [(seat, give), (other(seat), take)];
    // Both sides hand over before anybody stores.
    for (giver, transfers) in both {
        for one in transfers {
            state.lose(giver, one.from, one.count, Rule::Trade02);
        }
    }
    for (giver, transfers) in both {
        for one in transfers {
            state.gain(other(giver), one.into, one.count, Rule::Trade02);
        }
    }
}

fn defend(state: &mut State, seat: Seat, card: Option<Card>) {
    if let Some(card) = card {
        state.play_action(seat, card);
    }
    if let Some((place, Duty::Defend { attack, .. })) = state.duty_of(seat) {
        state.duties[place] = Duty::AttackRoll { seat: other(seat), attack, defended: card.is_some() };
    }
}

fn attack_roll(state: &mut State, seat: Seat, number: u8) {
    let Some((place, Duty::AttackRoll { attack, defended, .. })) = state.duty_of(seat) else { return };
    let winner = if succeeds(number, defended) { seat } else { other(seat) };
    state.duties[place] = match attack {
        Card::Brigands => Duty::Raid { seat: winner, left: 2 },
        _ => Duty::TakeBack { seat: winner, attack },
    };
}

fn shed(state: &mut State, seat: Seat, stack: u8) {
    if let Some((_, Duty::Shed { .. })) = state.duty_of(seat) {
        let rule = if seat == state.active { Rule::Event02 } else { Rule::Hand10 };
        state.put_under(seat, stack, rule);
        return;
    }
    enter_check(state, seat);
    state.put_under(seat, stack, Rule::Hand07);
    if let Step::Check(check) = &mut state.step {
        check.shed = Some(stack);
    }
}

/// The main phase is over (CARD-TURN-05).
fn enter_check(state: &mut State, seat: Seat) {
    if state.step == Step::Main {
        let was_short = state.hand(seat).cards < state.limit(seat);
        state.step = Step::Check(Check { was_short, shed: None });
    }
}
