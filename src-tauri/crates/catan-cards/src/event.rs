//! What the dice do: events, then production (CARD-EVDIE, CARD-EVENT, CARD-PROD).

use referee::Seat;

use crate::realm::Land;
use crate::reckon::{BRIGANDS_PASS, Plague, QUIET_TURNS, plague, warehouses};
use crate::state::{Duty, SEATS, Source, State, Step, other};
use crate::{Event, Face, Resource, Rule};

/// Both dice have been rolled.
pub(crate) fn roll(state: &mut State, face: Face, number: u8) {
    state.changes.clear();
    state.step = Step::Event { number };
    state.face = Some(face);
    let roller = state.active;
    match face {
        Face::Knight => {
            if let Some(seat) = state.tournament_winner() {
                state.duties.push(Duty::Gain { seat, left: 1, source: Source::Tournament });
            }
        }
        Face::Mill => {
            if let Some(held) = state.mill {
                state.duties.push(Duty::MillTake { seat: held.seat });
            }
        }
        Face::Club => brigands(state),
        Face::Sun => {
            for seat in [roller, other(roller)] {
                state.duties.push(Duty::Gain { seat, left: 1, source: Source::Sun });
            }
        }
        Face::Question => state.duties.push(Duty::EventCard { seat: roller }),
    }
}

fn lands(state: &State, seat: Seat) -> Vec<Land> {
    state.realm(seat).lands.clone()
}

/// More than seven counted: every mountain and pasture goes to 0 (CARD-EVDIE-05 to -07).
fn brigands(state: &mut State) {
    for seat in SEATS {
        let quiet = state.turn <= QUIET_TURNS;
        let counted = state.brigand_count(seat);
        let struck = !quiet && counted > BRIGANDS_PASS;
        let spared_by_warehouse = state.realm(seat).total() > BRIGANDS_PASS;
        for land in lands(state, seat) {
            if !matches!(land.region.resource(), Resource::Ore | Resource::Wool) {
                continue;
            }
            let protected = warehouses(state.realm(seat), land) > 0;
            if struck {
                let rule = if protected { Rule::Evdie06 } else { Rule::Evdie05 };
                state.lose(seat, land.region, land.holds, rule);
            } else {
                let rule = match (quiet, spared_by_warehouse) {
                    (true, _) => Rule::Evdie07,
                    (false, true) => Rule::Bld02,
                    (false, false) => Rule::Evdie05,
                };
                state.spare(seat, land.region, rule);
            }
        }
    }
}

/// Every region with the number rolled gains 1, or 2 beside its production building (CARD-PROD-01, -02).
pub(crate) fn produce(state: &mut State, number: u8) {
    for seat in SEATS {
        for land in lands(state, seat) {
            if state.catalogue.number(land.region) == number {
                let count = state.yields(seat, land);
                let rule = if count > 1 { Rule::Prod02 } else { Rule::Prod01 };
                state.gain(seat, land.region, count, rule);
            }
        }
    }
}

/// An event card has been drawn (CARD-EVENT).
pub(crate) fn event(state: &mut State, event: Event) {
    state.drawn.push(event);
    let roller = state.active;
    let both = [roller, other(roller)];
    match event {
        Event::Builder => {
            for seat in both {
                state.duties.push(Duty::Builder { seat, not: None });
            }
        }
        Event::CivilWar => {
            for seat in both {
                state.duties.push(Duty::CivilWar { seat });
            }
        }
        Event::GoodYear => {
            for seat in SEATS {
                for land in lands(state, seat) {
                    let count = warehouses(state.realm(seat), land);
                    if count > 0 {
                        state.gain(seat, land.region, count, Rule::Event03);
                    }
                }
            }
        }
        Event::Progress => {
            for seat in both {
                let left = state.progress(seat);
                if left > 0 {
                    state.duties.push(Duty::Gain { seat, left, source: Source::Progress });
                }
            }
        }
        Event::NewYear => state.drawn.clear(),
        Event::Conflict => {
            if let Some(held) = state.knight {
                state.duties.push(Duty::Conflict { seat: held.seat });
            }
        }
        Event::Plague => {
            for seat in SEATS {
                for land in lands(state, seat) {
                    match plague(state.realm(seat), land) {
                        Plague::NoCity => {}
                        Plague::Aqueduct => state.spare(seat, land.region, Rule::Bld14),
                        Plague::BathHouse => state.spare(seat, land.region, Rule::Bld06),
                        Plague::Struck => state.lose(seat, land.region, 1, Rule::Event07),
                    }
                }
            }
        }
    }
}
