//! Every move that can be written about a table, sensible or not.

use catan_cards::{
    Card, CatanCards, End, Event, Face, Lots, Move, Payment, Region, Resource, Side, Site, State, Target,
    Transfer,
};
use rand::RngExt;
use rand::rngs::StdRng;
use referee::{Game, Seat};

const SEATS: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

/// Stacks that are there, and two that are not.
const STACKS: std::ops::RangeInclusive<u8> = 0..=6;

/// Die numbers, and two that are none.
const NUMBERS: std::ops::RangeInclusive<u8> = 0..=7;

fn sites() -> Vec<Site> {
    let mut sites = Vec::new();
    for at in -5..=5 {
        for side in Side::ALL {
            sites.extend((0..=3).map(|slot| Site { at, side, slot }));
        }
    }
    sites
}

fn targets() -> Vec<Target> {
    let mut targets = Vec::new();
    for owner in SEATS {
        targets.extend(sites().into_iter().map(|site| Target::Site { owner, site }));
        targets.extend((-5..=5).map(|at| Target::Axis { owner, at }));
    }
    targets
}

/// How the list of legal moves writes what may be written in several ways.
pub(crate) fn as_listed(mv: &Move) -> Move {
    let mut mv = mv.clone();
    match &mut mv {
        Move::Road { pay, .. }
        | Move::Settlement { pay, .. }
        | Move::City { pay, .. }
        | Move::Bank { pay, .. }
        | Move::Draw { pay, .. }
        | Move::Exchange { pay, .. } => *pay = None,
        Move::Build { pay, printed, .. } => (*pay, *printed) = (None, None),
        Move::Conflict { stack, second, .. } if *second == Some(*stack) => *second = None,
        _ => {}
    }
    mv
}

/// A payment somebody might enter: a few regions of anybody.
fn payment(random: &mut StdRng) -> Payment {
    let count = random.random_range(0..4);
    (0..count)
        .map(|_| (Region::ALL[random.random_range(0..Region::ALL.len())], random.random_range(1..=3)))
        .collect()
}

/// Every move that can be written; payments, which are endless, as proposed and some at random.
pub(crate) fn written(state: &State, random: &mut StdRng) -> Vec<Move> {
    let mut moves = Vec::new();
    for about in [Lots::Start, Lots::Sets] {
        for first in NUMBERS {
            moves.extend(NUMBERS.map(|second| Move::Lots { about, rolls: [first, second] }));
        }
    }
    for seat in SEATS {
        plain(seat, &mut moves);
        cards(seat, random, &mut moves);
    }
    for seat in [Seat(0), Seat(1)] {
        of_regions(seat, &mut moves);
        building(seat, random, &mut moves);
    }
    // The listed trades again, and with more than is there.
    for mv in CatanCards::legal(state) {
        if let Move::Trade { seat, give, take } = mv {
            let more = |list: &[Transfer]| -> Vec<Transfer> {
                list.iter().map(|one| Transfer { count: 4, ..*one }).collect()
            };
            moves.push(Move::Trade { seat, give: more(&give), take: take.clone() });
            moves.push(Move::Trade { seat: Seat(1 - seat.0), give: give.clone(), take: take.clone() });
            moves.push(Move::Trade { seat, give, take });
        }
    }
    moves
}

fn plain(seat: Seat, moves: &mut Vec<Move>) {
    moves.extend(STACKS.map(|stack| Move::StartingHand { seat, stack }));
    for number in NUMBERS {
        moves.push(Move::Alchemist { seat, number });
        moves.push(Move::AttackRoll { seat, number });
        moves.extend(Face::ALL.map(|face| Move::Roll { seat, face, number }));
    }
    moves.extend(Event::ALL.map(|card| Move::EventCard { seat, card }));
    moves.extend([Move::Decline { seat }, Move::Merchant { seat }, Move::EndTurn { seat }]);
    for first in STACKS {
        moves.push(Move::Shed { seat, stack: first });
        moves.push(Move::Conflict { seat, stack: first, second: None });
        for second in STACKS {
            moves.push(Move::Builder { seat, look: first, under: second });
            moves.push(Move::Conflict { seat, stack: first, second: Some(second) });
        }
    }
    for target in targets() {
        moves.push(Move::CivilWar { seat, target });
        moves.push(Move::TakeBack { seat, target });
        moves.push(Move::Dismantle { seat, target });
    }
}

fn of_regions(seat: Seat, moves: &mut Vec<Move>) {
    for first in Region::ALL {
        moves.push(Move::Gain { seat, into: first });
        for second in Region::ALL {
            moves.push(Move::Take { seat, from: first, into: second });
            moves.push(Move::Give { seat, from: first, into: second });
            let with = |scout| Move::Regions { seat, upper: first, lower: second, scout };
            moves.extend([false, true].map(with));
            if first < second {
                let pair = [(first, 1), (second, 1)].into_iter().collect();
                moves.push(Move::Caravan { seat, pay: pair });
            }
        }
        for count in 1..=3 {
            moves.push(Move::Caravan { seat, pay: [(first, count)].into_iter().collect() });
        }
        for give in Resource::ALL {
            moves.extend((0..=4).map(|count| Move::Bank { seat, give, count, into: first, pay: None }));
        }
    }
}

fn building(seat: Seat, random: &mut StdRng, moves: &mut Vec<Move>) {
    for end in End::ALL {
        for pay in [None, Some(payment(random)), Some(payment(random))] {
            moves.push(Move::Road { seat, end, pay: pay.clone() });
            moves.push(Move::Settlement { seat, end, pay });
        }
    }
    for at in -5..=5 {
        moves.extend([None, Some(payment(random))].map(|pay| Move::City { seat, at, pay }));
    }
    for card in Card::ALL {
        for site in sites() {
            moves.push(Move::Build { seat, card, site, pay: None, printed: None });
            if random.random_bool(0.05) {
                moves.push(Move::Build { seat, card, site, pay: Some(payment(random)), printed: None });
            }
        }
    }
}

fn cards(seat: Seat, random: &mut StdRng, moves: &mut Vec<Move>) {
    for card in Card::ALL.map(Some).into_iter().chain([None]) {
        moves.push(Move::Spy { seat, card });
        moves.push(Move::Defend { seat, card });
        if let Some(card) = card {
            moves.push(Move::Attack { seat, card });
            moves.push(Move::ThrowAway { seat, card });
        }
    }
    for stack in STACKS {
        for search in [false, true] {
            for pay in [None, Some(payment(random)), Some(payment(random))] {
                for nothing in [false, true] {
                    moves.push(Move::Draw { seat, stack, search, pay: pay.clone(), nothing });
                }
                moves.push(Move::Exchange { seat, stack, search, pay });
            }
        }
    }
}
