//! Checks the set-up and lays out the table (CARD-SETUP), or takes up a game in the middle.

use std::collections::BTreeMap;
use std::sync::Arc;

use referee::{Arg, Seat};

use crate::catalogue::Catalogue;
use crate::payment::numbered;
use crate::place::{Place, Reasons, Remark};
use crate::position::{Holding, Position, Stage};
use crate::realm::{FULL, Land, Realm, Standing, Town};
use crate::settle::settle;
use crate::setup::Layout;
use crate::state::{Hand, SEATS, State, Step, index, other};
use crate::{Card, Event, Region, Resource, Rule, Setup, Side, Site, Supply};

/// The unmarked cards (CARD-COMP-05).
pub(crate) const UNMARKED: u8 = 62;

/// Cards in a starting hand (CARD-SETUP-08).
pub(crate) const STARTING_HAND: u8 = 3;

/// Fewest and most points a game may go to: two are there from the start (CARD-SETUP-10).
const TARGETS: std::ops::RangeInclusive<i16> = 3..=20;

pub(crate) fn start(setup: &Setup) -> Result<State, Reasons> {
    let mut reasons = Reasons::new();
    if setup.first.0 > 1 {
        let odd = Remark::new(Rule::Setup07, "card-setup-first");
        reasons.push(odd.with("first", i64::from(setup.first.0) + 1));
    }
    if !TARGETS.contains(&setup.target) {
        reasons.push(
            Remark::new(Rule::Setup10, "card-setup-target")
                .with("target", i64::from(setup.target))
                .with("least", i64::from(*TARGETS.start()))
                .with("most", i64::from(*TARGETS.end())),
        );
    }
    reasons.extend(layouts(&setup.realms));
    let sum: u16 = setup.stacks.iter().map(|cards| u16::from(*cards)).sum();
    if setup.position.is_none() && sum != u16::from(UNMARKED) {
        let odd = Remark::new(Rule::Setup01, "card-setup-stacks").with("sum", i64::from(sum));
        reasons.push(odd.with("right", i64::from(UNMARKED)));
    }
    let catalogue = Catalogue::read(&setup.catalogue);
    let catalogue = match (catalogue, reasons.is_empty()) {
        (Ok(catalogue), true) => catalogue,
        (Ok(_), false) => return Err(reasons),
        (Err(faults), _) => {
            reasons.extend(faults);
            return Err(reasons);
        }
    };
    let hand = Hand { cards: 0, known: Vec::new(), perhaps: Vec::new(), why: Rule::Setup08 };
    let mut state = State {
        setup: Arc::new(setup.clone()),
        catalogue: Arc::new(catalogue),
        realms: [realm(&setup.realms[0]), realm(&setup.realms[1])],
        hands: [hand.clone(), hand],
        stacks: setup.stacks,
        stack_why: [Rule::Setup01; 5],
        discard: Vec::new(),
        drawn: Vec::new(),
        turn: 1,
        active: setup.first,
        step: Step::Opening { taken: [None; 2] },
        face: None,
        duties: Vec::new(),
        seven: false,
        knight: None,
        mill: None,
        changes: Vec::new(),
        handled: Vec::new(),
        moves: 0,
    };
    if let Some(position) = &setup.position {
        take_up(&mut state, position).map_err(|mut reasons| {
            for remark in &mut reasons {
                numbered(&state.catalogue, remark);
            }
            reasons
        })?;
    }
    settle(&mut state);
    Ok(state)
}

/// Two layouts, one of each set, each with its six regions (CARD-SETUP-02, -04, -06).
fn layouts(realms: &[Layout]) -> Reasons {
    let mut reasons = Reasons::new();
    if realms.len() != 2 {
        let odd = Remark::new(Rule::Setup02, "card-setup-realms");
        reasons.push(odd.with("realms", i64::try_from(realms.len()).unwrap_or(i64::MAX)));
        return reasons;
    }
    for (seat, layout) in SEATS.into_iter().zip(realms) {
        if !(1..=2).contains(&layout.set) {
            let odd = Remark::new(Rule::Setup06, "card-setup-set").with("set", i64::from(layout.set));
            reasons.push(odd.with("seat", seat));
        }
        for resource in Resource::ALL {
            let times = layout.upper.iter().chain(&layout.lower).filter(|one| **one == resource).count();
            if times != 1 {
                let odd = Remark::new(Rule::Setup04, "card-setup-layout").with("seat", seat);
                reasons.push(
                    odd.with("terrain", resource.terrain())
                        .with("times", i64::try_from(times).unwrap_or(i64::MAX)),
                );
            }
        }
    }
    if realms[0].set == realms[1].set {
        let twice = Remark::new(Rule::Setup06, "card-setup-same-set");
        reasons.push(twice.with("set", i64::from(realms[0].set)));
    }
    reasons
}

/// The region of a starting set that stores this.
fn starting(set: u8, resource: Resource) -> Option<Region> {
    Region::ALL.into_iter().find(|region| region.starting_set() == set && region.resource() == resource)
}

/// Two settlements, a road between, six regions that show 1 (CARD-SETUP-03 to -05).
fn realm(layout: &Layout) -> Realm {
    let row = |side: Side, kinds: [Resource; 3]| {
        [-2, 0, 2].into_iter().zip(kinds).filter_map(move |(at, kind)| {
            let region = starting(layout.set, kind)?;
            Some(Land { region, at, side, holds: 1, why: Rule::Setup05 })
        })
    };
    Realm {
        left: -1,
        right: 1,
        towns: BTreeMap::from([(-1, Town::default()), (1, Town::default())]),
        lands: row(Side::Upper, layout.upper).chain(row(Side::Lower, layout.lower)).collect(),
    }
}

fn odd(rule: Rule, message: &str, seat: Seat) -> Remark {
    Remark::new(rule, message).with("seat", seat)
}

/// Lays a position over the start.
fn take_up(state: &mut State, position: &Position) -> Result<(), Reasons> {
    let mut reasons = Reasons::new();
    if position.realms.len() > 2 {
        let count = i64::try_from(position.realms.len()).unwrap_or(i64::MAX);
        reasons.push(Remark::new(Rule::Setup02, "card-setup-realms").with("realms", count));
        return Err(reasons);
    }
    state.turn = position.turn.max(1);
    state.active = position.active.unwrap_or(state.setup.first);
    if state.active.0 > 1 {
        let first = i64::from(state.active.0) + 1;
        reasons.push(Remark::new(Rule::Setup07, "card-setup-first").with("first", first));
        return Err(reasons);
    }
    state.step = match position.stage {
        Stage::Dice => Step::Dice { set: None },
        Stage::Main => Step::Main,
    };
    state.seven = position.seven_reached;
    state.discard.clone_from(&position.discard);
    state.drawn.clone_from(&position.drawn);
    let as_started = Holding::default();
    for seat in SEATS {
        let holding = position.realms.get(index(seat)).unwrap_or(&as_started);
        reasons.extend(axis(state, seat, holding));
        reasons.extend(regions(state, seat, holding));
        reasons.extend(cards(state, seat, holding));
        let hand = state.hand_mut(seat);
        hand.cards = holding.hand;
        hand.known.clone_from(&holding.known);
        if holding.known.len() > usize::from(holding.hand) {
            reasons.push(odd(Rule::Comp05, "card-setup-known", seat));
        }
    }
    reasons.extend(copies(state));
    reasons.extend(stock(state));
    if !reasons.is_empty() {
        return Err(reasons);
    }
    for seat in SEATS {
        // Only now both realms and hands lie there.
        let surplus = seat == other(state.active) && state.surplus(seat) > 0;
        if surplus {
            let over = odd(Rule::Hand10, "card-setup-hand", seat).with("limit", i64::from(state.limit(seat)));
            reasons.push(over.with("hand", i64::from(state.hand(seat).cards)));
        }
    }
    reasons.extend(stacks(state, position));
    if reasons.is_empty() { Ok(()) } else { Err(reasons) }
}

/// Settlements, roads and cities (CARD-BUILD-02, -04, -07).
fn axis(state: &mut State, seat: Seat, holding: &Holding) -> Reasons {
    let mut reasons = Reasons::new();
    let realm = state.realm_mut(seat);
    let mut settled = holding.settlements.clone();
    settled.sort_by_key(|one| one.at.unsigned_abs());
    for one in settled {
        // Far beyond what the supply allows, so that the arithmetic ends before the numbers do.
        let (next, outer) = if one.at < 0 {
            (realm.left.saturating_sub(2), one.at.checked_sub(1))
        } else {
            (realm.right.saturating_add(2), one.at.checked_add(1))
        };
        let Some(outer) = outer.filter(|_| one.at == next) else {
            let apart = odd(Rule::Setup03, "card-setup-settlement", seat).with("at", i64::from(one.at));
            reasons.push(apart.at(Place::Axis { seat, at: one.at }));
            continue;
        };
        if one.at < 0 {
            realm.left = one.at;
        } else {
            realm.right = one.at;
        }
        realm.towns.insert(one.at, Town::default());
        for (side, region) in [(Side::Upper, one.upper), (Side::Lower, one.lower)] {
            realm.lands.push(Land { region, at: outer, side, holds: 0, why: Rule::Res07 });
        }
    }
    for at in &holding.roads {
        if *at == realm.left.saturating_sub(1) && realm.left % 2 != 0 {
            realm.left = *at;
        } else if *at == realm.right.saturating_add(1) && realm.right % 2 != 0 {
            realm.right = *at;
        } else {
            let apart = odd(Rule::Build02, "card-setup-road", seat).with("at", i64::from(*at));
            reasons.push(apart.at(Place::Axis { seat, at: *at }));
        }
    }
    for at in &holding.cities {
        match realm.towns.get_mut(at) {
            Some(town) if town.city.is_none() => town.city = Some(0),
            Some(_) | None => {
                let apart = odd(Rule::Build07, "card-setup-city", seat).with("at", i64::from(*at));
                reasons.push(apart.at(Place::Axis { seat, at: *at }));
            }
        }
    }
    reasons
}

/// What the regions show (CARD-RES-01, CARD-BUILD-06).
fn regions(state: &mut State, seat: Seat, holding: &Holding) -> Reasons {
    let mut reasons = Reasons::new();
    for (region, holds) in &holding.holds {
        let named = |remark: Remark| crate::payment::named(remark, *region).with("seat", seat);
        if *holds > FULL {
            let more = odd(Rule::Res01, "card-setup-holds", seat).with("holds", i64::from(*holds));
            reasons.push(named(more));
        }
        match state.realm_mut(seat).land_mut(*region) {
            Some(land) => (land.holds, land.why) = (*holds, Rule::Res01),
            None => reasons.push(named(odd(Rule::Build06, "card-setup-region-absent", seat))),
        }
    }
    let mut seen: Vec<Region> = Vec::new();
    for land in state.realms.iter().flat_map(|realm| &realm.lands) {
        if seen.contains(&land.region) {
            let twice = odd(Rule::Build06, "card-setup-region-twice", seat);
            reasons.push(crate::payment::named(twice, land.region));
        }
        seen.push(land.region);
    }
    reasons
}

/// Cards on sites (CARD-BUILD-08, -09).
fn cards(state: &mut State, seat: Seat, holding: &Holding) -> Reasons {
    let mut reasons = Reasons::new();
    for built in &holding.cards {
        let site = Site { at: built.at, side: built.side, slot: built.slot };
        let wrong = |rule: Rule, message: &str| {
            odd(rule, message, seat).with("card", built.card.word()).at(Place::Site { seat, site })
        };
        let realm = state.realm_mut(seat);
        if built.card.family() == crate::Family::Action {
            reasons.push(wrong(Rule::Comp04, "card-setup-action"));
        } else if !realm.exists(site) {
            reasons.push(wrong(Rule::Build08, "card-setup-no-site"));
        } else if realm.on(site).is_some() {
            reasons.push(wrong(Rule::Build09, "card-setup-site-taken"));
        } else {
            realm.put(site, Some(Standing { card: built.card, after: 0 }));
        }
    }
    reasons
}

/// No more copies of a name or an event than the box has (CARD-BUILD-14, CARD-COMP-01).
fn copies(state: &State) -> Reasons {
    let mut reasons = Reasons::new();
    for card in Card::ALL {
        let known: usize =
            state.hands.iter().map(|hand| hand.known.iter().filter(|one| **one == card).count()).sum();
        let seen = state.realms.iter().map(|realm| usize::from(realm.count(card))).sum::<usize>()
            + state.discard.iter().filter(|one| **one == card).count()
            + known;
        let count = state.catalogue.card(card).count;
        if seen > usize::from(count) {
            let more = Remark::new(Rule::Build14, "card-setup-copies").with("card", card.word());
            reasons.push(
                more.with("seen", i64::try_from(seen).unwrap_or(i64::MAX)).with("count", i64::from(count)),
            );
        }
    }
    for event in Event::ALL {
        let drawn = state.drawn.iter().filter(|one| **one == event).count();
        // A new year shuffles what was drawn before it, so it is never among the drawn.
        let most = if event == Event::NewYear { 0 } else { usize::from(state.catalogue.events(event)) };
        if drawn > most {
            let more = Remark::new(Rule::Evdie09, "card-setup-events").with("card", event.word());
            reasons.push(more.with("seen", i64::try_from(drawn).unwrap_or(i64::MAX)));
        }
    }
    reasons
}

/// No more roads, settlements, cities than the supply has (CARD-BUILD-03, -05, -07).
fn stock(state: &State) -> Reasons {
    let used = |supply: Supply| -> u8 {
        let each = state.realms.iter().map(|realm| match supply {
            Supply::Road => realm.roads(),
            Supply::Settlement => realm.settlements(),
            Supply::City => realm.cities(),
        });
        each.sum()
    };
    let rule = |supply: Supply| match supply {
        Supply::Road => Rule::Build03,
        Supply::Settlement => Rule::Build05,
        Supply::City => Rule::Build07,
    };
    let over = Supply::ALL.into_iter().filter(|supply| used(*supply) > state.catalogue.stock(*supply));
    over.map(|supply| {
        Remark::new(rule(supply), "card-setup-supply")
            .with("what", supply.word())
            .with("used", i64::from(used(supply)))
            .with("count", i64::from(state.catalogue.stock(supply)))
    })
    .collect()
}

/// The stacks hold everything that is nowhere else: 62 cards together.
fn stacks(state: &mut State, position: &Position) -> Reasons {
    let in_play = state.realms.iter().map(|realm| realm.cards().count()).sum::<usize>();
    let hands: usize = state.hands.iter().map(|hand| usize::from(hand.cards)).sum();
    let placed = in_play + hands + state.discard.len();
    let Some(rest) = usize::from(UNMARKED).checked_sub(placed) else {
        let more = Remark::new(Rule::Comp05, "card-setup-too-many");
        return vec![more.with("cards", Arg::Number(i64::try_from(placed).unwrap_or(i64::MAX)))];
    };
    if let Some(stacks) = position.stacks {
        let sum: usize = stacks.iter().map(|cards| usize::from(*cards)).sum();
        if sum != rest {
            let odd = Remark::new(Rule::Comp05, "card-setup-stacks");
            return vec![
                odd.with("sum", i64::try_from(sum).unwrap_or(i64::MAX))
                    .with("right", i64::try_from(rest).unwrap_or(i64::MAX)),
            ];
        }
        state.stacks = stacks;
    } else {
        for (place, stack) in state.stacks.iter_mut().enumerate() {
            *stack = u8::try_from(rest / 5 + usize::from(place < rest % 5)).unwrap_or(0);
        }
    }
    Reasons::new()
}
