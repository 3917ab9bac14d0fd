//! Every move that may be entered now, in a fixed order.
//!
//! Listed once where there are several writings of the same thing: a payment as proposed, the stack of a conflict
//! once. Endless and so listed only in part: trades with the other player (one for one, from the fullest region into
//! the emptiest). Not listed because they are about the table and not moves of the game: recounts, and what a card
//! says.

use referee::Seat;

use crate::check::check;
use crate::moves::{Lots, Target, Transfer};
use crate::payment::propose;
use crate::realm::Realm;
use crate::settle::takes;
use crate::state::{Duty, SEATS, State, Step, other};
use crate::{Card, End, Event, Face, Family, Move, Payment, Region, Resource, Site};

/// Every move that is listed.
pub(crate) fn legal(state: &State) -> Vec<Move> {
    candidates(state).into_iter().filter(|mv| check(state, mv).allows()).collect()
}

fn candidates(state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    match state.step {
        Step::Over { .. } => return moves,
        Step::Opening { .. } => opening(&mut moves),
        Step::Dice { .. } | Step::Event { .. } | Step::Main | Step::Check(_) => {}
    }
    for (_, duty) in state.open_duties() {
        answers(state, duty, &mut moves);
    }
    if state.duties.is_empty() {
        match state.step {
            Step::Dice { .. } => dice(state.active, &mut moves),
            Step::Main => {
                main(state, &mut moves);
                hand(state.active, &mut moves);
            }
            Step::Check(_) => hand(state.active, &mut moves),
            Step::Opening { .. } | Step::Event { .. } | Step::Over { .. } => {}
        }
    }
    moves
}

fn opening(moves: &mut Vec<Move>) {
    for seat in SEATS {
        moves.extend((1..=5).map(|stack| Move::StartingHand { seat, stack }));
    }
    for about in [Lots::Start, Lots::Sets] {
        for first in 1..=6 {
            moves.extend((1..=6).map(|second| Move::Lots { about, rolls: [first, second] }));
        }
    }
}

fn dice(seat: Seat, moves: &mut Vec<Move>) {
    moves.extend((1..=6).map(|number| Move::Alchemist { seat, number }));
    for face in Face::ALL {
        moves.extend((1..=6).map(|number| Move::Roll { seat, face, number }));
    }
}

fn targets(state: &State, owner: Seat) -> Vec<Target> {
    state.realm(owner).cards().map(|(site, _)| Target::Site { owner, site }).collect()
}

fn answers(state: &State, duty: Duty, moves: &mut Vec<Move>) {
    let seat = duty.seat();
    let theirs = || targets(state, other(seat));
    match duty {
        Duty::EventCard { .. } => {
            moves.extend(Event::ALL.map(|card| Move::EventCard { seat, card }));
        }
        Duty::Gain { .. } => {
            moves.extend(state.realm(seat).lands.iter().map(|land| Move::Gain { seat, into: land.region }));
        }
        Duty::MillTake { .. } | Duty::Raid { .. } | Duty::MerchantTake { .. } => {
            moves.extend(takes(state, seat).map(|(from, into)| Move::Take { seat, from, into }));
            moves.push(Move::Decline { seat });
        }
        Duty::MerchantGive { .. } => {
            for from in &state.realm(seat).lands {
                let into = state.realm(other(seat)).of_kind(from.region.resource());
                moves.extend(into.map(|into| Move::Give { seat, from: from.region, into: into.region }));
            }
        }
        Duty::Builder { .. } => {
            for look in 1..=5 {
                moves.extend((1..=5).map(|under| Move::Builder { seat, look, under }));
            }
            moves.push(Move::Decline { seat });
        }
        Duty::CivilWar { .. } => {
            moves.extend(theirs().into_iter().map(|target| Move::CivilWar { seat, target }));
        }
        Duty::Conflict { .. } => {
            for stack in 1..=5 {
                moves.push(Move::Conflict { seat, stack, second: None });
                let others = (1..=5).filter(|second| *second != stack);
                moves.extend(others.map(|second| Move::Conflict { seat, stack, second: Some(second) }));
            }
        }
        Duty::Shed { .. } => {
            moves.extend((1..=5).map(|stack| Move::Shed { seat, stack }));
            moves.extend(Card::ALL.map(|card| Move::ThrowAway { seat, card }));
        }
        Duty::Regions { .. } => {
            let stack: Vec<Region> = state.region_stack().collect();
            for upper in &stack {
                for lower in &stack {
                    let with = |scout| Move::Regions { seat, upper: *upper, lower: *lower, scout };
                    moves.extend([false, true].map(with));
                }
            }
        }
        Duty::Defend { .. } => {
            let cards = [None, Some(Card::Bishop), Some(Card::HerbWoman)];
            moves.extend(cards.map(|card| Move::Defend { seat, card }));
        }
        Duty::AttackRoll { .. } => {
            moves.extend((1..=6).map(|number| Move::AttackRoll { seat, number }));
            let second = [Card::Bishop, Card::HerbWoman];
            moves.extend(second.map(|card| Move::Defend { seat: other(seat), card: Some(card) }));
        }
        Duty::TakeBack { .. } => {
            moves.extend(theirs().into_iter().map(|target| Move::TakeBack { seat, target }));
        }
    }
}

fn main(state: &State, moves: &mut Vec<Move>) {
    let seat = state.active;
    let realm = state.realm(seat);
    for end in End::ALL {
        moves.push(Move::Road { seat, end, pay: None });
        moves.push(Move::Settlement { seat, end, pay: None });
    }
    moves.extend(realm.towns.keys().map(|at| Move::City { seat, at: *at, pay: None }));
    let free: Vec<Site> = realm.sites().filter(|site| realm.on(*site).is_none()).collect();
    // What cannot be paid, or is not there, is left out before it is looked at closely: the list is long.
    let payable = |card: &Card| propose(realm, &state.catalogue.card(*card).price).is_some();
    let buildable = |card: &Card| card.family() != Family::Action && payable(card);
    for card in Card::ALL.into_iter().filter(|card| state.hand(seat).cards > 0 && buildable(card)) {
        moves.extend(free.iter().map(|site| Move::Build {
            seat,
            card,
            site: *site,
            pay: None,
            printed: None,
        }));
    }
    moves.extend(targets(state, seat).into_iter().map(|target| Move::Dismantle { seat, target }));
    for give in Resource::ALL {
        for count in state.rates(seat, give).into_iter().rev().filter(|count| *count <= realm.stock(give)) {
            let into = realm.lands.iter().map(|land| land.region);
            moves.extend(into.map(|into| Move::Bank { seat, give, count, into, pay: None }));
        }
    }
    trades(state, moves);
    if !state.unlocked() {
        return;
    }
    caravans(realm, seat, moves);
    moves.push(Move::Merchant { seat });
    moves.push(Move::Spy { seat, card: None });
    moves.extend(Card::ALL.map(|card| Move::Spy { seat, card: Some(card) }));
    let attacks = [Card::BlackKnight, Card::Arsonist, Card::Brigands];
    moves.extend(attacks.map(|card| Move::Attack { seat, card }));
}

fn caravans(realm: &Realm, seat: Seat, moves: &mut Vec<Move>) {
    let regions: Vec<Region> =
        realm.lands.iter().filter(|land| land.holds > 0).map(|land| land.region).collect();
    for (place, first) in regions.iter().enumerate() {
        for count in 1..=2 {
            moves.push(Move::Caravan { seat, pay: Payment::from_iter([(*first, count)]) });
        }
        let pairs = regions[place + 1..].iter().map(|second| Payment::from_iter([(*first, 1), (*second, 1)]));
        moves.extend(pairs.map(|pay| Move::Caravan { seat, pay }));
    }
}

/// One for one of every pair of kinds, from the fullest region into the emptiest.
fn trades(state: &State, moves: &mut Vec<Move>) {
    let seat = state.active;
    let one = |giver: Seat, resource: Resource| {
        let from = state.realm(giver).of_kind(resource).max_by_key(|land| land.holds)?;
        let into = state.realm(other(giver)).of_kind(resource).min_by_key(|land| land.holds)?;
        (from.holds > 0).then_some(Transfer { from: from.region, into: into.region, count: 1 })
    };
    for given in Resource::ALL {
        for taken in Resource::ALL.into_iter().filter(|taken| *taken != given) {
            if let (Some(give), Some(take)) = (one(seat, given), one(other(seat), taken)) {
                moves.push(Move::Trade { seat, give: vec![give], take: vec![take] });
            }
        }
    }
}

fn hand(seat: Seat, moves: &mut Vec<Move>) {
    for stack in 1..=5 {
        moves.push(Move::Draw { seat, stack, search: false, pay: None, nothing: false });
        moves.push(Move::Draw { seat, stack, search: true, pay: None, nothing: false });
        moves.push(Move::Draw { seat, stack, search: true, pay: None, nothing: true });
        moves.push(Move::Exchange { seat, stack, search: false, pay: None });
        moves.push(Move::Exchange { seat, stack, search: true, pay: None });
        moves.push(Move::Shed { seat, stack });
    }
    moves.push(Move::EndTurn { seat });
}
