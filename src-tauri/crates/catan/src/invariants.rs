//! What always holds. Run after every move in tests and debug builds.

use crate::hands::{Hands, MAX_SEATS};
use crate::state::State;
use crate::{Building, Development, Resource};

/// The first invariant that is broken.
pub(crate) fn broken(state: &State) -> Result<(), String> {
    for seat in state.seats() {
        let roads = state.roads_of(seat).len();
        if roads > 15 || state.count(seat, Building::Settlement) > 5 || state.count(seat, Building::City) > 4
        {
            return Err(format!("{seat:?} has more pieces than the box"));
        }
    }
    if state.robber.index() >= state.island().hexes.len() {
        return Err("the robber is at sea".to_owned());
    }
    conserved(state)?;
    let developments = &state.developments;
    for card in Development::ALL {
        let at = card.index();
        let played: u8 = developments.played.iter().map(|played| played[at]).sum();
        if played > developments.whole[at] {
            return Err(format!("{played} {card:?} cards were played"));
        }
    }
    for (holder, what) in [(state.longest_road, "longest road"), (state.largest_army, "largest army")] {
        if holder.is_some_and(|holder| !state.has_seat(holder.seat)) {
            return Err(format!("nobody holds the {what}"));
        }
    }
    Ok(())
}

/// Every card is in one hand or in the bank (CAT-CMP-05), in every possible world, and all worlds agree on
/// the sizes of the hands.
fn conserved(state: &State) -> Result<(), String> {
    let supply = state.hands.supply().counts();
    match &state.hands {
        Hands::Worlds(worlds) => {
            let mut sizes = None;
            for (hands, weight) in worlds.iter() {
                if *weight == 0 {
                    return Err("an impossible world is kept".to_owned());
                }
                let size = hands.map(|hand| hand.iter().map(|count| u16::from(*count)).sum::<u16>());
                if *sizes.get_or_insert(size) != size {
                    return Err("worlds differ in the sizes of hands".to_owned());
                }
                for kind in Resource::ALL {
                    let out: u16 = hands.iter().map(|hand| u16::from(hand[kind.index()])).sum();
                    if out > u16::from(supply[kind.index()]) {
                        return Err(format!("{out} {kind:?} in hands"));
                    }
                }
            }
            sizes.map(|_: [u16; MAX_SEATS]| ()).ok_or_else(|| "no world is left".to_owned())
        }
        Hands::Ranges(_) => {
            let bank = state.hands.bank();
            let sound = (0..Resource::COUNT).all(|kind| bank.least[kind] <= bank.most[kind]);
            if sound { Ok(()) } else { Err("bounds of the bank cross".to_owned()) }
        }
    }
}
