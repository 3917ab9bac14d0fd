//! Whose turn it is and what has to happen next (CAT-TRN, CAT-SET-05, CAT-X56-06 to CAT-X56-12).

use referee::Seat;

use super::refused;
use crate::moves::MoveKind;
use crate::place::Remark;
use crate::state::{Phase, State};
use crate::{BetweenTurns, Move, Rule};

/// Why a move is not due now; nothing if it is.
pub(crate) fn reason(state: &State, mv: &Move) -> Option<Remark> {
    if let Phase::Over { winner } = state.phase {
        return Some(refused(Rule::Win02, "cat-refused-over").with("winner", winner));
    }
    if let Some(seat) = mv.seat().filter(|seat| !state.has_seat(*seat)) {
        let place = i64::from(seat.0) + 1;
        return Some(refused(Rule::Trn01, "cat-refused-no-seat").with("seat", place));
    }
    let (kind, seat) = (mv.kind(), mv.seat()?);
    if kind == MoveKind::Evidence {
        return None;
    }
    match state.phase {
        Phase::SetUp { at, .. } => set_up(state, kind, seat, at.is_some()),
        Phase::Special { building, next } => special(state, kind, seat, building, next),
        Phase::Discard { due } if kind == MoveKind::Discard && due[seat.index()] > 0 => None,
        Phase::Discard { .. } | Phase::BeforeRoll | Phase::Robber | Phase::FreeRoads { .. } | Phase::Act => {
            other_seat(state, kind, seat).or_else(|| in_turn(state, kind, seat))
        }
        Phase::Over { .. } => None,
    }
}

fn set_up(state: &State, kind: MoveKind, seat: Seat, road: bool) -> Option<Remark> {
    let due = state.active();
    let (rule, message) = match (kind, road) {
        (MoveKind::Settle | MoveKind::SetUpRoad, _) if seat != due => {
            (Rule::Set05, "cat-refused-set-up-seat")
        }
        (MoveKind::Settle, false) | (MoveKind::SetUpRoad, true) => return None,
        (MoveKind::Settle, true) => (Rule::Set07, "cat-refused-road-first"),
        (MoveKind::SetUpRoad, false) => (Rule::Set07, "cat-refused-settlement-first"),
        (_, _) => (Rule::Trn02, "cat-refused-set-up"),
    };
    Some(refused(rule, message).with("seat", due))
}

/// A move by a seat whose part of the turn it is not.
fn other_seat(state: &State, kind: MoveKind, seat: Seat) -> Option<Remark> {
    let active = state.active();
    if seat == active {
        return None;
    }
    let (rule, message) = match kind {
        MoveKind::ClaimWin => (Rule::Win01, "cat-refused-win-turn"),
        MoveKind::Discard => (Rule::Rob02, "cat-refused-no-discard"),
        MoveKind::SpecialBuild | MoveKind::EndSpecialBuild => (Rule::X06, "cat-refused-no-special"),
        MoveKind::Settle
        | MoveKind::SetUpRoad
        | MoveKind::Roll
        | MoveKind::Rob
        | MoveKind::FreeRoad
        | MoveKind::Build
        | MoveKind::PlayCard
        | MoveKind::BankTrade
        | MoveKind::Trade
        | MoveKind::EndTurn
        | MoveKind::Evidence => (Rule::Trn01, "cat-refused-turn"),
    };
    Some(refused(rule, message).with("seat", seat).with("active", active))
}

/// What the seat in turn may do next (CAT-TRN-02).
fn in_turn(state: &State, kind: MoveKind, seat: Seat) -> Option<Remark> {
    let (rule, message) = match (kind, state.phase) {
        // Whoever has the points in his own turn may say so at any moment of it (CAT-WIN-01).
        (MoveKind::ClaimWin, _)
        | (MoveKind::Rob, Phase::Robber)
        | (MoveKind::FreeRoad, Phase::FreeRoads { .. }) => return None,
        (MoveKind::Settle | MoveKind::SetUpRoad, _) => (Rule::Set05, "cat-refused-set-up-over"),
        (MoveKind::SpecialBuild | MoveKind::EndSpecialBuild, _) => (Rule::X06, "cat-refused-no-special"),
        (MoveKind::Discard, _) => (Rule::Rob02, "cat-refused-no-discard"),
        (MoveKind::Rob, Phase::Discard { .. }) => (Rule::Rob04, "cat-refused-discards-first"),
        (_, Phase::Discard { .. }) => (Rule::Trn02, "cat-refused-discards-first"),
        (_, Phase::Robber) => (Rule::Trn02, "cat-refused-robber-first"),
        (MoveKind::EndTurn, Phase::FreeRoads { .. }) => (Rule::Trn02, "cat-refused-free-road-first"),
        (_, Phase::FreeRoads { .. }) => (Rule::Dev09, "cat-refused-free-road-first"),
        (MoveKind::FreeRoad, _) => (Rule::Dev09, "cat-refused-no-free-road"),
        (MoveKind::Rob, _) => (Rule::Trn02, "cat-refused-no-robber"),
        (MoveKind::Roll, Phase::BeforeRoll) | (MoveKind::PlayCard, _) => return None,
        (MoveKind::Roll, _) => (Rule::Trn02, "cat-refused-rolled"),
        (_, Phase::BeforeRoll) => (Rule::Trn02, "cat-refused-roll-first"),
        (MoveKind::Trade, _) if state.turn.paired.is_some() => (Rule::X12, "cat-refused-paired-trade"),
        (
            MoveKind::Build | MoveKind::BankTrade | MoveKind::Trade | MoveKind::EndTurn | MoveKind::Evidence,
            _,
        ) => return None,
    };
    Some(refused(rule, message).with("seat", seat))
}

/// Between turns every other seat may build, clockwise (CAT-X56-06, CAT-X56-07).
fn special(state: &State, kind: MoveKind, seat: Seat, building: Option<Seat>, next: u8) -> Option<Remark> {
    let seats = state.table.seats;
    let places = (seat.0 + seats - state.turn.seat.0) % seats;
    let (rule, message) = match kind {
        MoveKind::SpecialBuild if building.is_none() && places >= next => return None,
        MoveKind::SpecialBuild => (Rule::X07, "cat-refused-special-order"),
        MoveKind::ClaimWin => (Rule::X08, "cat-refused-special-win"),
        _ if building != Some(seat) => {
            let active = state.active();
            return Some(refused(Rule::Trn01, "cat-refused-turn").with("seat", seat).with("active", active));
        }
        MoveKind::Build | MoveKind::EndSpecialBuild => return None,
        MoveKind::PlayCard => (Rule::Dev07, "cat-refused-special-card"),
        MoveKind::Trade | MoveKind::BankTrade => (Rule::X06, "cat-refused-special-trade"),
        MoveKind::Settle
        | MoveKind::SetUpRoad
        | MoveKind::Roll
        | MoveKind::Discard
        | MoveKind::Rob
        | MoveKind::FreeRoad
        | MoveKind::EndTurn
        | MoveKind::Evidence => (Rule::X06, "cat-refused-special-only"),
    };
    Some(refused(rule, message).with("seat", seat))
}

/// Whether building between turns is played at this table.
pub(crate) fn has_special_building(state: &State) -> bool {
    state.table.seats > 4 && state.table.edition.between_turns == BetweenTurns::SpecialBuilding
}

/// Whether turns have a paired player's part at this table.
pub(crate) fn has_paired_players(state: &State) -> bool {
    state.table.seats > 4 && state.table.edition.between_turns == BetweenTurns::PairedPlayers
}
