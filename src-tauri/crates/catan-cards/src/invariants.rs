//! What always holds: counts, storage, places. Run after every move in tests and debug builds.

use crate::realm::FULL;
use crate::start::UNMARKED;
use crate::state::{Duty, SEATS, State, Step};
use crate::{Card, Event, Region, Supply};

pub(crate) fn invariants(state: &State) -> Result<(), String> {
    counts(state)?;
    copies(state)?;
    for seat in SEATS {
        realm(state, seat)?;
    }
    let placed = state.realms.iter().map(|realm| realm.lands.len()).sum::<usize>();
    let seen: std::collections::BTreeSet<Region> =
        state.realms.iter().flat_map(|realm| realm.lands.iter().map(|land| land.region)).collect();
    hold(seen.len() == placed, || "a region lies on the table twice".to_owned())?;
    let built: usize = state.realms.iter().map(|realm| usize::from(realm.settlements())).sum();
    let owed = state.duties.iter().filter(|duty| matches!(duty, Duty::Regions { .. })).count();
    // A settlement that wins the game brings no regions any more (CARD-END-01).
    let unlaid = if state.is_over() { vec![0, 2] } else { vec![2 * owed] };
    let left = state.region_stack().count();
    hold(unlaid.iter().any(|unlaid| left + 2 * built == 11 + unlaid), || {
        format!("{built} settlements, {left} regions left")
    })?;
    for supply in Supply::ALL {
        let used: u8 = state
            .realms
            .iter()
            .map(|realm| match supply {
                Supply::Road => realm.roads(),
                Supply::Settlement => realm.settlements(),
                Supply::City => realm.cities(),
            })
            .sum();
        hold(used <= state.catalogue.stock(supply), || format!("{used} of {supply:?}"))?;
    }
    hold(state.knight.map(|held| held.seat) == state.strongest(), || "knight figure astray".to_owned())?;
    hold(state.mill.map(|held| held.seat) == state.best_trader(), || "mill figure astray".to_owned())?;
    match state.step {
        Step::Event { .. } => hold(!state.duties.is_empty(), || "an event with nothing to ask".to_owned()),
        Step::Over { winner } => {
            hold(state.duties.is_empty() && i16::from(state.points(winner)) >= state.setup.target, || {
                "over without a winner".to_owned()
            })
        }
        Step::Opening { .. } | Step::Dice { .. } | Step::Main | Step::Check(_) => Ok(()),
    }
}

fn hold(holds: bool, say: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(say()) }
}

/// 62 unmarked cards over stacks, hands, sites and the discard pile.
fn counts(state: &State) -> Result<(), String> {
    let stacks: usize = state.stacks.iter().map(|cards| usize::from(*cards)).sum();
    let hands: usize = state.hands.iter().map(|hand| usize::from(hand.cards)).sum();
    let in_play: usize = state.realms.iter().map(|realm| realm.cards().count()).sum();
    let discarded = state.discard.len();
    hold(stacks + hands + in_play + discarded == usize::from(UNMARKED), || {
        format!("{stacks} in stacks + {hands} in hands + {in_play} in play + {discarded} discarded is not 62")
    })?;
    for hand in &state.hands {
        hold(hand.known.len() <= usize::from(hand.cards), || {
            "a hand is known to hold more than it has".to_owned()
        })?;
    }
    Ok(())
}

fn copies(state: &State) -> Result<(), String> {
    for card in Card::ALL {
        let known = state.hands.iter().flat_map(|hand| &hand.known).filter(|one| **one == card).count();
        let in_play: usize = state.realms.iter().map(|realm| usize::from(realm.count(card))).sum();
        let seen = known + in_play + usize::from(state.discarded(card));
        hold(seen <= usize::from(state.catalogue.card(card).count), || format!("{seen} of {card:?}"))?;
    }
    for event in Event::ALL {
        let drawn = state.drawn.iter().filter(|one| **one == event).count();
        hold(drawn <= usize::from(state.catalogue.events(event)), || format!("{drawn} of {event:?} drawn"))?;
    }
    Ok(())
}

fn realm(state: &State, seat: referee::Seat) -> Result<(), String> {
    let realm = state.realm(seat);
    for land in &realm.lands {
        hold(land.holds <= FULL, || format!("{:?} shows {}", land.region, land.holds))?;
        hold(land.at % 2 == 0, || format!("{:?} lies over a settlement", land.region))?;
        hold(realm.towns_at(*land).next().is_some(), || format!("{:?} lies apart", land.region))?;
        let twins = realm.lands.iter().filter(|other| (other.at, other.side) == (land.at, land.side)).count();
        hold(twins == 1, || format!("{twins} regions on one corner"))?;
    }
    for at in realm.left..=realm.right {
        hold(realm.towns.contains_key(&at) == (at % 2 != 0), || format!("column {at} is out of order"))?;
    }
    let outside = realm.towns.keys().any(|at| *at < realm.left || *at > realm.right);
    hold(!outside, || "a settlement off the axis".to_owned())?;
    for (site, one) in realm.cards() {
        hold(realm.exists(site), || format!("{:?} stands on no site", one.card))?;
    }
    Ok(())
}
