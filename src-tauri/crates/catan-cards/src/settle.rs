//! What happens by itself after a move: figures change hands, the game ends, surplus falls due, questions that have no
//! answer are dropped, production follows the event.

use referee::Seat;

use crate::reckon::UNLOCKED;
use crate::setup::{CivilWarCheck, Win};
use crate::state::{Duty, Held, State, Step, other};
use crate::{Card, Event, Family, Region, Site, event};

/// Brings the table to the next thing that somebody has to say.
pub(crate) fn settle(state: &mut State) {
    loop {
        figures(state);
        if state.together() >= UNLOCKED {
            state.seven = true;
        }
        if let Some(winner) = winner(state) {
            state.step = Step::Over { winner };
            state.duties.clear();
            return;
        }
        demand_surplus(state);
        while let Some(first) = state.duties.first().copied() {
            if !is_moot(state, first) {
                break;
            }
            state.duties.remove(0);
        }
        match state.step {
            Step::Event { number, .. } if state.duties.is_empty() => {
                event::produce(state, number);
                state.step = Step::Main;
            }
            Step::Opening { .. }
            | Step::Dice { .. }
            | Step::Event { .. }
            | Step::Main
            | Step::Check(_)
            | Step::Over { .. } => return,
        }
    }
}

/// Figures go to whoever is due them, at once (CARD-TOKEN-01 to -04).
fn figures(state: &mut State) {
    let since = state.moves;
    let moved = |held: Option<Held>, due: Option<Seat>| match (held, due) {
        (Some(held), Some(due)) if held.seat == due => Some(held),
        (_, Some(seat)) => Some(Held { seat, since }),
        (_, None) => None,
    };
    state.knight = moved(state.knight, state.strongest());
    state.mill = moved(state.mill, state.best_trader());
}

/// Who has the points that win (CARD-END-01, CARD-AMB-02).
fn winner(state: &State) -> Option<Seat> {
    if matches!(state.step, Step::Over { .. } | Step::Opening { .. }) {
        return None;
    }
    let has_won = |seat: &Seat| i16::from(state.points(*seat)) >= state.setup.target;
    let candidates = match state.house().win {
        Win::AtOnce => vec![state.active, other(state.active)],
        Win::OwnTurn => vec![state.active],
    };
    candidates.into_iter().find(has_won)
}

/// The passive player keeps to the limit at all times, the active one after a civil war (CARD-HAND-10, CARD-EVENT-02).
fn demand_surplus(state: &mut State) {
    if matches!(state.step, Step::Opening { .. } | Step::Over { .. }) {
        return;
    }
    let civil_war = matches!(state.step, Step::Event { .. })
        && state.drawn.last() == Some(&Event::CivilWar)
        && state.house().civil_war_check == CivilWarCheck::Both
        && !state.duties.iter().any(|duty| matches!(duty, Duty::CivilWar { .. }));
    for seat in [other(state.active), state.active] {
        let due = seat != state.active || civil_war;
        let asked = state.duties.contains(&Duty::Shed { seat });
        // A civil war sends units of both players back before any hand is checked.
        let waits = state.duties.iter().any(|duty| matches!(duty, Duty::CivilWar { .. }));
        if due && !asked && !waits && state.surplus(seat) > 0 {
            state.duties.insert(0, Duty::Shed { seat });
        }
    }
}

/// Whether a question has no answer, so that it is not asked.
fn is_moot(state: &State, duty: Duty) -> bool {
    match duty {
        Duty::EventCard { .. }
        | Duty::Regions { .. }
        | Duty::Defend { .. }
        | Duty::AttackRoll { .. }
        | Duty::MerchantGive { .. } => false,
        Duty::Gain { seat, left, .. } => {
            left == 0 || state.realm(seat).lands.iter().all(|land| land.room() == 0)
        }
        Duty::MillTake { seat } | Duty::MerchantTake { seat, .. } => takes(state, seat).next().is_none(),
        Duty::Raid { seat, left } => left == 0 || takes(state, seat).next().is_none(),
        Duty::Builder { not, .. } => builder_stacks(state, not).next().is_none(),
        Duty::CivilWar { seat } => drafted(state, other(seat)).next().is_none(),
        Duty::Conflict { seat } => state.hand(other(seat)).cards == 0,
        Duty::Shed { seat } => state.surplus(seat) == 0,
        Duty::TakeBack { seat, attack } => hit(state, other(seat), attack).next().is_none(),
    }
}

/// Every single resource that `taker` could take from the other player: it is there, and it fits.
pub(crate) fn takes(state: &State, taker: Seat) -> impl Iterator<Item = (Region, Region)> + '_ {
    let (own, theirs) = (state.realm(taker), state.realm(other(taker)));
    theirs.lands.iter().filter(|land| land.holds > 0).flat_map(move |from| {
        own.of_kind(from.region.resource())
            .filter(|into| into.room() > 0)
            .map(move |into| (from.region, into.region))
    })
}

/// The stacks the builder may look through.
pub(crate) fn builder_stacks(state: &State, not: Option<u8>) -> impl Iterator<Item = u8> + '_ {
    (1..=5).filter(move |stack| state.stack(*stack) > 0 && Some(*stack) != not)
}

/// The units of a realm that a civil war may take: those without a church at their city (CARD-BLD-10).
pub(crate) fn drafted(state: &State, owner: Seat) -> impl Iterator<Item = Site> + '_ {
    let realm = state.realm(owner);
    realm
        .cards()
        .filter(move |(site, one)| one.card.is_unit() && !sheltered(state, owner, *site))
        .map(|(site, _)| site)
}

/// Whether a church stands at the same city.
pub(crate) fn sheltered(state: &State, owner: Seat, site: Site) -> bool {
    state.realm(owner).towns.get(&site.at).is_some_and(|town| town.has(Card::Church))
}

/// Whether an attack can hit a card (CARD-ACT-06, -07).
pub(crate) const fn hits(attack: Card, card: Card) -> bool {
    match attack {
        Card::BlackKnight => matches!(card.family(), Family::Knight),
        Card::Arsonist => card.is_building(),
        _ => false,
    }
}

/// What an attack can hit in a realm.
pub(crate) fn hit(state: &State, owner: Seat, attack: Card) -> impl Iterator<Item = Site> + '_ {
    state.realm(owner).cards().filter(move |(_, one)| hits(attack, one.card)).map(|(site, _)| site)
}

impl State {
    /// The next player's turn (CARD-TURN-01, -05).
    pub(crate) fn next_turn(&mut self) {
        self.active = other(self.active);
        self.turn = self.turn.saturating_add(1);
        self.step = Step::Dice { set: None };
        self.face = None;
    }
}
