//! A look at the table: fills in what a screen draws.

use referee::Seat;

use crate::check::check;
use crate::moves::Target;
use crate::payment::propose;
use crate::realm::Realm;
use crate::reckon::{QUIET_TURNS, warehouses};
use crate::state::{Changed, Duty, Handling, SEATS, State, Step};
use crate::view::{
    AxisKind, AxisView, CardView, ChangeView, Doing, DutyView, HandledView, Offer, OpenBook, PartView,
    RegionView, Remaining, SeatView, SiteView, StepView, View,
};
use crate::{Card, End, Event, Face, Move, Price, Resource, Site, Supply, ask, sheet};

/// What a screen draws of this table.
pub(crate) fn look(state: &State) -> View {
    View {
        turn: state.turn,
        active: state.active,
        step: step(state),
        face: state.face,
        target: state.setup.target,
        seats: SEATS.map(|seat| seat_view(state, seat)).to_vec(),
        stacks: state.stacks.to_vec(),
        roads_left: state.left(Supply::Road),
        settlements_left: state.left(Supply::Settlement),
        cities_left: state.left(Supply::City),
        regions_left: state.region_stack().collect(),
        events: Event::ALL.into_iter().map(|event| state.catalogue.events(event)).sum(),
        discard: state.discard.clone(),
        together: state.together(),
        unlocked: state.unlocked(),
        quiet: state.turn <= QUIET_TURNS,
        knight: state.knight.map(|held| held.seat),
        mill: state.mill.map(|held| held.seat),
        changes: changes(state),
        duties: state.duties.iter().map(|duty| duty_view(state, *duty)).collect(),
        offers: offers(state),
        open_book: state.setup.open_book.then(|| open_book(state)),
    }
}

fn step(state: &State) -> StepView {
    match state.step {
        Step::Opening { .. } => StepView::Opening {},
        Step::Dice { set } => StepView::Dice { set },
        Step::Event { number } => StepView::Event { number },
        Step::Main => StepView::Main {},
        Step::Check(check) => StepView::Hand { was_short: check.was_short },
        Step::Over { winner } => StepView::Over { winner },
    }
}

fn axis(realm: &Realm) -> Vec<AxisView> {
    let kind = |at: i8| match realm.towns.get(&at) {
        None => AxisKind::Road,
        Some(town) if town.is_city() => AxisKind::City,
        Some(_) => AxisKind::Settlement,
    };
    (realm.left..=realm.right).map(|at| AxisView { at, kind: kind(at) }).collect()
}

fn seat_view(state: &State, seat: Seat) -> SeatView {
    let realm = state.realm(seat);
    let hand = state.hand(seat);
    let regions = realm.lands.iter().map(|land| RegionView {
        region: land.region,
        resource: land.region.resource(),
        number: state.catalogue.number(land.region),
        at: land.at,
        side: land.side,
        holds: land.holds,
        yields: state.yields(seat, *land),
        protected: warehouses(realm, *land) > 0,
    });
    let sites = realm
        .sites()
        .map(|site| SiteView { site, card: realm.on(site).map(|one| card_view(state, one.card)) });
    let mut parts: Vec<PartView> = Vec::new();
    for part in sheet::parts(state, seat) {
        match parts.iter_mut().find(|known| known.source == part.source) {
            Some(known) => known.points += part.points,
            None => parts.push(PartView { source: part.source.to_owned(), points: part.points }),
        }
    }
    SeatView {
        seat,
        axis: axis(realm),
        regions: regions.collect(),
        sites: sites.collect(),
        points: state.points(seat),
        parts,
        commerce: state.commerce(seat),
        strength: state.strength(seat),
        tournament: state.tournament(seat),
        hand: hand.cards,
        limit: state.limit(seat),
        known: hand.known.clone(),
        perhaps: hand.perhaps.clone(),
        resources: realm.total(),
        brigand_count: state.brigand_count(seat),
        search_price: state.search_price(seat),
    }
}

fn card_view(state: &State, card: Card) -> CardView {
    let facts = state.catalogue.card(card);
    CardView {
        card,
        family: card.family(),
        price: facts.price,
        points: facts.points,
        commerce: facts.commerce,
        strength: facts.strength,
        tournament: facts.tournament,
    }
}

fn changes(state: &State) -> Vec<ChangeView> {
    let rule = |rule: crate::Rule| referee::Rule::id(rule).to_owned();
    let shown = state.changes.iter().filter_map(|change| match change.what {
        // A rule that left a region as it was is no change to be drawn.
        Changed::Region { from, to, lost: 0, .. } if from == to => None,
        Changed::Region { region, from, to, lost } => {
            Some(ChangeView::Region { seat: change.seat, region, from, to, lost, rule: rule(change.rule) })
        }
        Changed::Left { site, card } => {
            Some(ChangeView::Left { seat: change.seat, site, card, rule: rule(change.rule) })
        }
    });
    shown.collect()
}

fn duty_view(state: &State, duty: Duty) -> DutyView {
    let seat = duty.seat();
    let theirs = |sites: Vec<Site>| {
        let owner = crate::state::other(seat);
        sites.into_iter().map(|site| Target::Site { owner, site }).collect()
    };
    let (attack, left, targets) = match duty {
        Duty::Gain { left, .. } | Duty::Raid { left, .. } => (None, left, Vec::new()),
        Duty::Shed { seat } => (None, state.surplus(seat), Vec::new()),
        Duty::MerchantTake { taken, .. } => (None, 2 - taken.min(2), Vec::new()),
        Duty::Defend { attack, .. } | Duty::AttackRoll { attack, .. } => (Some(attack), 1, Vec::new()),
        Duty::TakeBack { attack, .. } => {
            let sites = crate::settle::hit(state, crate::state::other(seat), attack).collect();
            (Some(attack), 1, theirs(sites))
        }
        Duty::CivilWar { .. } => {
            let sites = crate::settle::drafted(state, crate::state::other(seat)).collect();
            (None, 1, theirs(sites))
        }
        Duty::EventCard { .. }
        | Duty::MillTake { .. }
        | Duty::Builder { .. }
        | Duty::Conflict { .. }
        | Duty::Regions { .. }
        | Duty::MerchantGive { .. } => (None, 1, Vec::new()),
    };
    DutyView { seat, question: ask::asked(state, duty).to_owned(), attack, left, targets }
}

/// What the seat in turn may do: each thing tried on the table as it lies.
fn offers(state: &State) -> Vec<Offer> {
    if state.is_over() {
        return Vec::new();
    }
    let seat = state.active;
    let realm = state.realm(seat);
    let mut offers = Vec::new();
    let mut offer = |doing: Doing, mv: &Move, price: Option<Price>| {
        let reasons = check(state, mv).reasons().to_vec();
        offers.push(Offer { doing, reasons, pay: price.and_then(|price| propose(realm, &price)), price });
    };
    let number = match state.step {
        Step::Dice { set } => set.unwrap_or(1),
        Step::Opening { .. } | Step::Event { .. } | Step::Main | Step::Check(_) | Step::Over { .. } => 1,
    };
    offer(Doing::Alchemist {}, &Move::Alchemist { seat, number: 1 }, None);
    offer(Doing::Roll {}, &Move::Roll { seat, face: Face::Sun, number }, None);
    for end in End::ALL {
        let price = Some(*state.catalogue.price(Supply::Road));
        offer(Doing::Road { end }, &Move::Road { seat, end, pay: None }, price);
        let price = Some(*state.catalogue.price(Supply::Settlement));
        offer(Doing::Settlement { end }, &Move::Settlement { seat, end, pay: None }, price);
    }
    for (at, _) in realm.towns.iter().filter(|(_, town)| !town.is_city()) {
        let price = Some(*state.catalogue.price(Supply::City));
        offer(Doing::City { at: *at }, &Move::City { seat, at: *at, pay: None }, price);
    }
    for give in Resource::ALL {
        let count = state.rates(seat, give).into_iter().min().unwrap_or(3);
        let into = realm.lands.iter().find(|land| land.region.resource() != give && land.room() > 0);
        if let Some(into) = into {
            let mv = Move::Bank { seat, give, count, into: into.region, pay: None };
            offer(Doing::Bank { give, count }, &mv, Some(Price::only(give, count)));
        }
    }
    if let Some(pay) = crate::payment::propose_any(realm, 1) {
        offer(Doing::Caravan {}, &Move::Caravan { seat, pay }, None);
    }
    offer(Doing::Merchant {}, &Move::Merchant { seat }, None);
    offer(Doing::Spy {}, &Move::Spy { seat, card: None }, None);
    for card in [Card::BlackKnight, Card::Arsonist, Card::Brigands] {
        offer(Doing::Attack { card }, &Move::Attack { seat, card }, None);
    }
    let stack = (1..=5).find(|stack| state.stack(*stack) > 0).unwrap_or(1);
    for search in [false, true] {
        let mv = Move::Draw { seat, stack, search, pay: None, nothing: false };
        offer(Doing::Draw { search }, &mv, None);
    }
    offer(Doing::Exchange {}, &Move::Exchange { seat, stack, search: false, pay: None }, None);
    offer(Doing::Shed {}, &Move::Shed { seat, stack }, None);
    offer(Doing::EndTurn {}, &Move::EndTurn { seat }, None);
    offers
}

fn open_book(state: &State) -> OpenBook {
    let unseen = Card::ALL.into_iter().map(|card| {
        // Seen from nobody's hand: what both know of hands is seen.
        let known: usize =
            state.hands.iter().map(|hand| hand.known.iter().filter(|one| **one == card).count()).sum();
        let in_play: u8 = state.realms.iter().map(|realm| realm.count(card)).sum();
        let seen = in_play + state.discarded(card) + u8::try_from(known).unwrap_or(u8::MAX);
        Remaining { card, count: state.catalogue.card(card).count.saturating_sub(seen) }
    });
    let coming = Event::ALL.into_iter().flat_map(|event| {
        let drawn = state.drawn.iter().filter(|one| **one == event).count();
        let left = usize::from(state.catalogue.events(event)).saturating_sub(drawn);
        std::iter::repeat_n(event, left)
    });
    let handled = state.handled.iter().map(|one| HandledView {
        seat: one.seat,
        stack: one.stack,
        how: match one.how {
            Handling::Top => "card-handled-top",
            Handling::Searched => "card-handled-searched",
            Handling::Under => "card-handled-under",
        }
        .to_owned(),
    });
    OpenBook {
        unseen: unseen.collect(),
        drawn: state.drawn.clone(),
        coming: coming.collect(),
        handled: handled.collect(),
    }
}
