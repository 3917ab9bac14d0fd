//! What the table may decide against the rules: everything that can lie on a table.
//!
//! Built, paid, played or dismantled at the wrong moment, too dear or too early, can lie there. A second card on a
//! site, a fourth resource, a third copy cannot. A recount that stands sets what it names: the correction of a value
//! that came out wrong at the table.

use referee::Verdict;

use crate::apply::apply;
use crate::check::check;
use crate::invariants::invariants;
use crate::moves::Target;
use crate::place::{Reasons, Remark};
use crate::state::{State, Step, other, slot};
use crate::{Card, Claim, Family, Move, Rule, Supply};

/// Makes a move that the rules refuse, as far as it can lie on a table.
///
/// # Errors
/// Why it cannot.
pub(crate) fn let_stand(state: &mut State, mv: &Move) -> Result<(), Reasons> {
    let Verdict::Refused { reasons } = check(state, mv) else {
        apply(state, mv);
        return Ok(());
    };
    let mut after = state.clone();
    if let Move::Recount { claims, .. } = mv {
        for claim in claims.iter().copied() {
            if !set(&mut after, claim) {
                return Err(reasons);
            }
        }
        apply(&mut after, mv);
    } else {
        if !can_lie(state, mv) {
            return Err(reasons);
        }
        apply(&mut after, mv);
    }
    if let Err(broken) = invariants(&after) {
        let cannot = Remark::new(Rule::Comp01, "card-refused-cannot-lie");
        let mut reasons = reasons;
        reasons.push(cannot.with("detail", referee::Arg::Text(broken)));
        return Err(reasons);
    }
    *state = after;
    Ok(())
}

/// Sets what a claim names, if it is a thing that can be set.
fn set(state: &mut State, claim: Claim) -> bool {
    match claim {
        Claim::Region { region, holds } => {
            let land = state.owner(region).and_then(|owner| state.realm_mut(owner).land_mut(region));
            let Some(land) = land.filter(|_| holds <= crate::realm::FULL) else { return false };
            (land.holds, land.why) = (holds, Rule::Res01);
            true
        }
        Claim::Hand { seat, count } if seat.0 <= 1 => {
            let hand = state.hand_mut(seat);
            if usize::from(count) < hand.known.len() {
                hand.perhaps.append(&mut hand.known);
            }
            (hand.cards, hand.why) = (count, Rule::Hand01);
            true
        }
        Claim::Stack { stack, count } => {
            let Some(slot) = slot(stack) else { return false };
            (state.stacks[slot], state.stack_why[slot]) = (count, Rule::Setup01);
            true
        }
        // What is worked out from the table is not set: what it is worked out from is.
        Claim::Hand { .. }
        | Claim::Points { .. }
        | Claim::Commerce { .. }
        | Claim::Strength { .. }
        | Claim::Tournament { .. }
        | Claim::HandLimit { .. }
        | Claim::SearchPrice { .. }
        | Claim::BrigandCount { .. }
        | Claim::KnightFigure { .. }
        | Claim::MillFigure { .. }
        | Claim::Site { .. }
        | Claim::Supply { .. }
        | Claim::RegionStack { .. }
        | Claim::Discard { .. } => {
            check(state, &Move::Recount { seat: referee::Seat(0), claims: vec![claim] }).allows()
        }
    }
}

/// Whether what the move names is there to be moved.
fn can_lie(state: &State, mv: &Move) -> bool {
    let Some(seat) = mv.seat().filter(|seat| seat.0 <= 1) else { return false };
    if matches!(state.step, Step::Over { .. } | Step::Opening { .. }) {
        return false;
    }
    let realm = state.realm(seat);
    let in_hand = |card: Card| {
        state.hand(seat).cards > 0 && state.elsewhere(card, seat) < state.catalogue.card(card).count
    };
    match mv {
        Move::Road { end, .. } => realm.end(*end) % 2 != 0 && state.left(Supply::Road) > 0,
        Move::Settlement { end, .. } => realm.end(*end) % 2 == 0 && state.left(Supply::Settlement) > 0,
        Move::City { at, .. } => {
            state.left(Supply::City) > 0 && realm.towns.get(at).is_some_and(|town| !town.is_city())
        }
        Move::Build { card, site, printed, .. } => {
            card.family() != Family::Action
                && in_hand(*card)
                && realm.exists(*site)
                && realm.on(*site).is_none()
                && printed.is_none_or(|printed| {
                    state.catalogue.observe(crate::catalogue::Entry::Card(*card), &printed).is_ok()
                })
        }
        Move::Dismantle { target: Target::Site { owner, site }, .. } => {
            owner.0 <= 1 && state.realm(*owner).on(*site).is_some()
        }
        Move::Merchant { .. } => in_hand(Card::Merchant),
        Move::Caravan { pay, .. } => in_hand(Card::Caravan) && (1..=2).contains(&pay.total()),
        Move::Attack { card, .. } => {
            matches!(card, Card::BlackKnight | Card::Arsonist | Card::Brigands) && in_hand(*card)
        }
        Move::Bank { into, .. } => realm.land(*into).is_some(),
        Move::Trade { give, take, .. } => {
            [(seat, give), (other(seat), take)].into_iter().all(|(giver, list)| {
                list.iter().all(|one| {
                    one.from.resource() == one.into.resource()
                        && state.realm(giver).holds(one.from) >= one.count
                        && state.realm(other(giver)).land(one.into).is_some()
                })
            })
        }
        Move::Draw { stack, .. } => {
            seat == state.active
                && state.duties.is_empty()
                && matches!(state.step, Step::Main | Step::Check(_))
                && state.stack(*stack) > 0
        }
        Move::EndTurn { .. } => {
            seat == state.active
                && state.duties.is_empty()
                && matches!(state.step, Step::Main | Step::Check(_))
        }
        Move::Lots { .. }
        | Move::StartingHand { .. }
        | Move::Alchemist { .. }
        | Move::Roll { .. }
        | Move::EventCard { .. }
        | Move::Gain { .. }
        | Move::Take { .. }
        | Move::Give { .. }
        | Move::Decline { .. }
        | Move::Builder { .. }
        | Move::CivilWar { .. }
        | Move::Conflict { .. }
        | Move::Regions { .. }
        | Move::Dismantle { target: Target::Axis { .. }, .. }
        | Move::Spy { .. }
        | Move::Defend { .. }
        | Move::AttackRoll { .. }
        | Move::TakeBack { .. }
        | Move::Exchange { .. }
        | Move::Shed { .. }
        | Move::ThrowAway { .. }
        | Move::Recount { .. }
        | Move::Printed { .. } => false,
    }
}
