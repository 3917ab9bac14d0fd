//! Every move that may be entered now.
//!
//! Trades between players and what the table tells of hands are endless in number and left out; a claim
//! that may be left out of a move (what a roll paid) is left out. Everything else is here, in a fixed order.

use referee::Seat;

use crate::check::{allows, certain_monopoly, pay};
use crate::hands::{Fit, MAX_SEATS};
use crate::moves::Taken;
use crate::state::{Phase, State};
use crate::{Cards, CornerId, Development, Dice, Move, Purchase, Resource};

/// Every move that may be entered now.
pub(crate) fn legal(state: &State) -> Vec<Move> {
    let mut found: Vec<Move> = candidates(state).into_iter().filter(|mv| allows(state, mv)).collect();
    if let Phase::Special { building: None, .. } = state.phase {
        // The next turn may simply begin.
        let mut next = state.clone();
        next.begin_next_turn();
        found.extend(legal(&next));
    }
    found
}

/// Moves worth asking the referee about: those of the seats that may act.
fn candidates(state: &State) -> Vec<Move> {
    let seat = state.active();
    match state.phase {
        Phase::Over { .. } => Vec::new(),
        Phase::SetUp { at: None, .. } => {
            state.island().corner_ids().map(|corner| Move::PlaceSettlement { seat, corner }).collect()
        }
        Phase::SetUp { at: Some(corner), .. } => state.island().corners[corner.index()]
            .edges
            .iter()
            .map(|edge| Move::PlaceRoad { seat, edge: *edge })
            .collect(),
        Phase::BeforeRoll => {
            let mut moves = rolls(seat);
            moves.extend(plays(state, seat));
            moves.extend(claims(state, seat));
            moves
        }
        Phase::Discard { due } => {
            let mut moves = claims(state, seat);
            for seat in state.seats().filter(|seat| due[seat.index()] > 0) {
                moves.push(Move::Discard { seat, cards: None });
                let most = Cards::new(state.hands.range(seat).most);
                let choices = most.choices(u16::from(due[seat.index()]));
                moves.extend(choices.into_iter().map(|cards| Move::Discard { seat, cards: Some(cards) }));
            }
            moves
        }
        Phase::Robber => {
            let mut moves = claims(state, seat);
            moves.extend(robber(state, seat));
            moves
        }
        Phase::FreeRoads { .. } => {
            let mut moves = claims(state, seat);
            moves.extend(state.island().edge_ids().map(|edge| Move::FreeRoad { seat, edge }));
            moves
        }
        Phase::Act => {
            let mut moves = vec![Move::EndTurn { seat }];
            moves.extend(builds(state, seat));
            moves.extend(bank_trades(state, seat));
            moves.extend(plays(state, seat));
            moves.extend(claims(state, seat));
            moves
        }
        Phase::Special { building: Some(seat), .. } => {
            let mut moves = vec![Move::EndSpecialBuild { seat }];
            moves.extend(builds(state, seat));
            moves
        }
        Phase::Special { building: None, .. } => {
            state.seats().map(|seat| Move::SpecialBuild { seat }).collect()
        }
    }
}

fn rolls(seat: Seat) -> Vec<Move> {
    let pairs = (1..=6).flat_map(|one| (1..=6).map(move |other| Dice::Pair([one, other])));
    let dice = (2..=12).map(Dice::Sum).chain(pairs);
    dice.map(|dice| Move::Roll { seat, dice, gain: None }).collect()
}

fn robber(state: &State, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    for hex in state.robber_goals(seat) {
        moves.push(Move::MoveRobber { seat, hex, from: None, card: None });
        for from in state.neighbours(hex, seat) {
            let held = state.hands.range(from).most;
            let cards = Resource::ALL.into_iter().filter(|kind| held[kind.index()] > 0).map(Some);
            for card in std::iter::once(None).chain(cards) {
                moves.push(Move::MoveRobber { seat, hex, from: Some(from), card });
            }
        }
    }
    moves
}

fn builds(state: &State, seat: Seat) -> Vec<Move> {
    let island = state.island();
    let affords = |purchase| state.hands.judge(&[pay(seat, Cards::price(purchase))]) != Fit::Never;
    let mut moves = Vec::new();
    if affords(Purchase::Road) {
        moves.extend(state.open_paths(seat).map(|edge| Move::BuildRoad { seat, edge }));
    }
    if affords(Purchase::Settlement) {
        let reached = |corner: &CornerId| {
            let place = &island.corners[corner.index()];
            state.piece(*corner).is_none() && place.edges.iter().any(|edge| state.road(*edge) == Some(seat))
        };
        let corners = island.corner_ids().filter(reached);
        moves.extend(corners.map(|corner| Move::BuildSettlement { seat, corner }));
    }
    if affords(Purchase::City) {
        let own = state.buildings().filter(|(_, piece)| piece.seat == seat);
        moves.extend(own.map(|(corner, _)| Move::BuildCity { seat, corner }));
    }
    if affords(Purchase::Development) {
        let cards = Development::ALL.into_iter().map(Some);
        moves.extend(std::iter::once(None).chain(cards).map(|card| Move::BuyCard { seat, card }));
    }
    moves
}

fn bank_trades(state: &State, seat: Seat) -> Vec<Move> {
    let (hand, bank) = (state.hands.range(seat).most, Cards::new(state.hands.bank().most));
    let mut moves = Vec::new();
    for kind in Resource::ALL {
        let rate = state.rate(seat, kind);
        for lots in 1..=hand[kind.index()] / rate {
            let others = bank.less(Cards::of(kind, u8::MAX));
            let give = Cards::of(kind, lots * rate);
            let wishes = others.choices(u16::from(lots));
            moves.extend(wishes.into_iter().map(|get| Move::BankTrade { seat, give, get }));
        }
    }
    moves
}

fn plays(state: &State, seat: Seat) -> Vec<Move> {
    if state.turn.card_played || state.developments.held[seat.index()].is_empty() {
        return Vec::new();
    }
    let mut moves = vec![Move::PlayKnight { seat }, Move::PlayRoadBuilding { seat }];
    for one in Resource::ALL {
        moves.push(Move::PlayYearOfPlenty { seat, cards: vec![one] });
        for other in Resource::ALL {
            moves.push(Move::PlayYearOfPlenty { seat, cards: vec![one, other] });
        }
    }
    moves.push(Move::PlayYearOfPlenty { seat, cards: Vec::new() });
    for resource in Resource::ALL {
        if certain_monopoly(state, seat, resource).is_some() {
            moves.push(Move::PlayMonopoly { seat, resource, taken: None });
        } else {
            let ways = state.hands.monopolies(seat, resource).unwrap_or_default();
            moves.extend(ways.into_iter().map(|counts| {
                let taken = Some(taken(counts));
                Move::PlayMonopoly { seat, resource, taken }
            }));
        }
    }
    moves
}

/// Counts as a move tells them: only seats that handed something over.
fn taken(counts: [u8; MAX_SEATS]) -> Vec<Taken> {
    let seats = (0..).map(Seat).zip(counts).filter(|(_, count)| *count > 0);
    seats.map(|(seat, count)| Taken { seat, count }).collect()
}

fn claims(state: &State, seat: Seat) -> Vec<Move> {
    let (_, most) = state.developments.points(seat);
    let visible = state.visible_points(seat);
    let target = state.table.house.points_to_win;
    if visible.saturating_add(most) < target {
        return Vec::new();
    }
    let shown = (target.saturating_sub(visible)..=most).map(Some);
    let told = std::iter::once(None).chain(shown);
    told.map(|shown| Move::ClaimWin { seat, shown }).collect()
}
