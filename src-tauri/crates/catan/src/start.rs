//! Laying out the table.

use std::sync::Arc;

use referee::{Arg, Seat};

use crate::board::{Stock, number};
use crate::development::{ByKind, Developments, Slot};
use crate::hands::{Hands, MAX_SEATS};
use crate::place::Remark;
use crate::position::{Position, Stage};
use crate::state::{Holder, Memory, Phase, Piece, Seal, State, Table, Tally, Turn};
use crate::{Building, Cards, Development, HandsMode, HexId, Island, Rule, Setup};

/// Checks the set-up and lays out the table.
pub(crate) fn start(setup: &Setup) -> Result<State, Vec<Remark>> {
    if !(3..=6).contains(&setup.seats) {
        let fault = Remark::new(Rule::Set01, "cat-refused-seats").with("have", i64::from(setup.seats));
        return Err(vec![fault]);
    }
    let mut faults = Vec::new();
    if setup.first.0 >= setup.seats {
        faults.push(Remark::new(Rule::Set10, "cat-refused-first"));
    }
    faults.extend(house_faults(setup));
    let begun = setup.position.is_some();
    faults.extend(setup.board.faults(setup.seats, setup.edition.tokens, begun));
    if let Some(position) = &setup.position {
        faults.extend(position_faults(setup, position));
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut state = empty(setup);
    if let Some(position) = &setup.position {
        take_up(&mut state, position);
    }
    if setup.hands == HandsMode::Counts {
        state.hands.only_counts();
    }
    if setup.hands == HandsMode::Sealed {
        state.seal = Seal::Kept(std::array::from_fn(|seat| {
            let seat = Seat(u8::try_from(seat).unwrap_or(0));
            state.hands.exact(seat).unwrap_or_default()
        }));
    }
    state.memory = Memory { start: state.hands.clone(), steps: Vec::new() };
    Ok(state)
}

fn house_faults(setup: &Setup) -> Vec<Remark> {
    let house = &setup.house;
    let mut faults = Vec::new();
    if !(3..=30).contains(&house.points_to_win) {
        faults.push(
            Remark::new(Rule::Win03, "cat-refused-target").with("points", i64::from(house.points_to_win)),
        );
    }
    if house.hand_limit == 0 {
        faults.push(Remark::new(Rule::Rob02, "cat-refused-hand-limit"));
    }
    faults
}

fn empty(setup: &Setup) -> State {
    let island = Island::for_seats(setup.seats);
    let stock = Stock::for_seats(setup.seats);
    let hands = Hands::certain(setup.seats, [Cards::NONE; MAX_SEATS], stock.supply());
    State {
        table: Arc::new(Table {
            seats: setup.seats,
            first: setup.first,
            board: setup.board.clone(),
            edition: setup.edition.clone(),
            house: setup.house.clone(),
        }),
        corners: vec![None; island.corners.len()],
        edges: vec![None; island.edges.len()],
        robber: setup.board.robber.first().copied().unwrap_or(HexId(0)),
        mode: setup.hands,
        memory: Memory { start: hands.clone(), steps: Vec::new() },
        hands,
        seal: Seal::None,
        developments: Developments::new(stock.deck),
        shown: [0; MAX_SEATS],
        longest_road: None,
        largest_army: None,
        turn: Turn {
            seat: setup.first,
            paired: None,
            part: 0,
            round: 0,
            rolled: false,
            card_played: false,
            built: false,
        },
        phase: Phase::SetUp { step: 0, at: None },
        moves: 0,
        tally: Tally::default(),
    }
}

/// What cannot lie on a table.
fn position_faults(setup: &Setup, position: &Position) -> Vec<Remark> {
    let island = Island::for_seats(setup.seats);
    let mut faults = Vec::new();
    let mut seat_known = |seat: Seat| {
        let known = seat.0 < setup.seats;
        if !known {
            faults.push(Remark::new(Rule::Set01, "cat-refused-no-seat").with("seat", i64::from(seat.0) + 1));
        }
        known
    };
    let named = [position.turn, position.longest_road, position.largest_army];
    let pieces = position.buildings.iter().map(|piece| piece.seat);
    let roads = position.roads.iter().map(|road| road.seat);
    for seat in named.into_iter().flatten().chain(pieces).chain(roads) {
        if !seat_known(seat) {
            return faults;
        }
    }
    if position.holdings.len() > usize::from(setup.seats) {
        faults.push(
            Remark::new(Rule::Set01, "cat-refused-no-seat").with("seat", number(position.holdings.len())),
        );
        return faults;
    }
    for corner in island.corner_ids() {
        let here: Vec<Seat> = position
            .buildings
            .iter()
            .filter(|piece| piece.corner == corner)
            .map(|piece| piece.seat)
            .collect();
        if here.len() > 1 {
            faults.push(crowd(Rule::Bld05, "cat-refused-corner-crowded", &here).at(corner.into()));
        }
    }
    for edge in island.edge_ids() {
        let here: Vec<Seat> =
            position.roads.iter().filter(|road| road.edge == edge).map(|road| road.seat).collect();
        if here.len() > 1 {
            faults.push(crowd(Rule::Bld03, "cat-refused-edge-crowded", &here).at(edge.into()));
        }
    }
    if position.buildings.iter().any(|piece| piece.corner.index() >= island.corners.len()) {
        faults.push(Remark::new(Rule::Bld05, "cat-refused-no-corner"));
    }
    if position.roads.iter().any(|road| road.edge.index() >= island.edges.len()) {
        faults.push(Remark::new(Rule::Bld03, "cat-refused-no-edge"));
    }
    for seat in Seat::all(setup.seats) {
        let built = |kind: Building| {
            position.buildings.iter().filter(|piece| piece.seat == seat && piece.building == kind).count()
        };
        let roads = position.roads.iter().filter(|road| road.seat == seat).count();
        for (have, most, rule, piece) in [
            (roads, 15, Rule::Cmp02, "cat-road"),
            (built(Building::Settlement), 5, Rule::Cmp03, "cat-settlement"),
            (built(Building::City), 4, Rule::Cmp04, "cat-city"),
        ] {
            if have > most {
                faults.push(
                    Remark::new(rule, "cat-refused-too-many-pieces")
                        .with("seat", seat)
                        .with("piece", Arg::Word(piece.to_owned()))
                        .with("have", number(have))
                        .with("most", number(most)),
                );
            }
        }
    }
    for (seat, holding) in (0..).map(Seat).zip(&position.holdings) {
        if u16::from(holding.discard_due) > holding.hand.total() {
            let fault = Remark::new(Rule::Rob03, "cat-refused-discard-count").with("seat", seat);
            let held = i64::from(holding.hand.total());
            faults.push(fault.with("count", i64::from(holding.discard_due)).with("told", held));
        }
    }
    faults.extend(card_faults(setup, position));
    faults
}

fn crowd(rule: Rule, message: &str, seats: &[Seat]) -> Remark {
    Remark::new(rule, message).with("seats", Arg::List(seats.iter().copied().map(Arg::Seat).collect()))
}

/// More cards than the box holds.
fn card_faults(setup: &Setup, position: &Position) -> Vec<Remark> {
    let stock = Stock::for_seats(setup.seats);
    let mut faults = Vec::new();
    for kind in crate::Resource::ALL {
        let held = position.holdings.iter().map(|holding| u16::from(holding.hand.count(kind)));
        let have: u16 = held.chain(position.bank.map(|bank| u16::from(bank.count(kind)))).sum();
        if have > u16::from(stock.cards) {
            faults.push(
                Remark::new(Rule::Cmp05, "cat-refused-too-many-cards")
                    .with("card", Arg::Word(kind.word().to_owned()))
                    .with("have", i64::from(have))
                    .with("most", i64::from(stock.cards)),
            );
        }
    }
    for kind in Development::ALL {
        let at = kind.index();
        let held = position.holdings.iter().map(|holding| {
            let piles = [holding.development, holding.bought_now, holding.played];
            piles.iter().map(|pile| u16::from(pile.counts()[at])).sum::<u16>()
        });
        let have: u16 = held.chain(position.deck.map(|deck| u16::from(deck.counts()[at]))).sum();
        if have > u16::from(stock.deck[at]) {
            faults.push(
                Remark::new(Rule::Cmp06, "cat-refused-too-many-cards")
                    .with("card", Arg::Word(kind.word().to_owned()))
                    .with("have", i64::from(have))
                    .with("most", i64::from(stock.deck[at])),
            );
        }
    }
    faults
}

/// Puts everything where it lies.
fn take_up(state: &mut State, position: &Position) {
    for piece in &position.buildings {
        let standing = Piece { seat: piece.seat, building: piece.building, after: None };
        state.corners[piece.corner.index()] = Some(standing);
    }
    for road in &position.roads {
        state.edges[road.edge.index()] = Some(road.seat);
    }
    let mut hands = [Cards::NONE; MAX_SEATS];
    state.turn.part = 1;
    state.turn.round = 1;
    let mut whole: ByKind = state.stock().deck;
    if let Some(deck) = position.deck {
        whole = deck.counts();
    }
    for (seat, holding) in (0..).map(Seat).zip(&position.holdings) {
        hands[seat.index()] = holding.hand;
        let held = &mut state.developments.held[seat.index()];
        for (pile, bought) in [(holding.development, 0), (holding.bought_now, 1)] {
            for (card, count) in Development::ALL.into_iter().zip(pile.counts()) {
                let slot = Slot { card: Some(card), sealed: false, bought };
                held.extend(std::iter::repeat_n(slot, usize::from(count)));
            }
        }
        state.developments.played[seat.index()] = holding.played.counts();
        if position.deck.is_some() {
            // With the deck told, the game's cards are those that lie somewhere.
            for pile in [holding.development, holding.bought_now, holding.played] {
                for (all, count) in whole.iter_mut().zip(pile.counts()) {
                    *all += count;
                }
            }
        }
    }
    state.developments.whole = whole;
    let supply = match position.bank {
        None => state.stock().supply(),
        Some(bank) => hands.iter().fold(bank, |all, hand| all.plus(*hand)),
    };
    state.hands = Hands::certain(state.table.seats, hands, supply);
    let held = |seat: Seat| Holder { seat, after: None };
    state.longest_road = position.longest_road.map(held);
    state.largest_army = position.largest_army.map(held);
    state.turn.seat = position.turn.unwrap_or(state.table.first);
    state.turn.card_played = position.card_played;
    state.turn.rolled = position.rolled;
    state.phase = phase(state, position);
    if position.recount {
        let before = position.longest_road;
        let lengths = state.road_lengths();
        state.longest_road = crate::trail::holder(before, &lengths, true).map(held);
    }
}

fn phase(state: &mut State, position: &Position) -> Phase {
    match position.stage {
        Stage::SetUp => {
            let (seats, seat) = (state.table.seats, state.turn.seat);
            state.turn.part = 0;
            state.turn.round = 0;
            let places = (seat.0 + seats - state.table.first.0) % seats;
            let own: Vec<_> =
                state.buildings().filter(|(_, piece)| piece.seat == seat).map(|(corner, _)| corner).collect();
            let island = state.island();
            // A settlement without a road beside it still waits for its road.
            let waiting = own.iter().copied().find(|corner| {
                island.corners[corner.index()].edges.iter().all(|edge| state.road(*edge) != Some(seat))
            });
            if waiting.is_none() && own.len() > 1 {
                return Phase::BeforeRoll;
            }
            let second = if waiting.is_some() { own.len() > 1 } else { !own.is_empty() };
            let step = if second { 2 * seats - 1 - places } else { places };
            Phase::SetUp { step, at: waiting }
        }
        Stage::BeforeRoll => {
            state.turn.rolled = false;
            Phase::BeforeRoll
        }
        Stage::Discard => {
            state.turn.rolled = true;
            let due = position.holdings.iter().map(|holding| holding.discard_due);
            let mut phase = [0; MAX_SEATS];
            for (slot, count) in phase.iter_mut().zip(due) {
                *slot = count;
            }
            if phase == [0; MAX_SEATS] { Phase::Robber } else { Phase::Discard { due: phase } }
        }
        Stage::Robber => Phase::Robber,
        Stage::FreeRoads { left: 0 } | Stage::Act => {
            state.turn.rolled = true;
            Phase::Act
        }
        Stage::FreeRoads { left } => {
            let seat = state.turn.seat;
            let left = left.min(state.roads_left(seat));
            match (left > 0 && state.open_paths(seat).next().is_some(), state.turn.rolled) {
                (true, _) => Phase::FreeRoads { left },
                (false, true) => Phase::Act,
                (false, false) => Phase::BeforeRoll,
            }
        }
    }
}
