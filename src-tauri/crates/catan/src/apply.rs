//! Making a move that is allowed, or that the table lets stand.
//!
//! Nothing here relies on the move having been due: what the table lets stand goes through the same code,
//! so every arm also makes sense out of turn.

use referee::Seat;

use crate::check::{certain_monopoly, has_paired_players, has_special_building, told};
use crate::development::Slot;
use crate::hands::{Hands, MAX_SEATS, PerSeat, Step};
use crate::state::{Holder, Memory, Phase, Piece, Seal, State, Turn};
use crate::{
    Building, Cards, CornerId, Development, Dice, EdgeId, Gain, HandsMode, Move, Purchase, TiedAfterCut,
    trail,
};

/// Makes a move.
pub(crate) fn apply(state: &mut State, mv: &Move) {
    if state.begins_turn(mv) {
        state.begin_next_turn();
    }
    let (open, secret) = steps(state, mv);
    learn(state, open, secret);
    match mv {
        Move::PlaceSettlement { seat, corner } => place_settlement(state, *seat, *corner),
        Move::PlaceRoad { seat, edge } => place_road(state, *seat, *edge),
        Move::Roll { dice, .. } => roll(state, *dice),
        Move::Discard { seat, .. } => discard(state, *seat),
        Move::MoveRobber { hex, .. } => {
            state.robber = *hex;
            state.phase = resume(state);
        }
        Move::BuildRoad { seat, edge } => {
            state.turn.built = true;
            lay_road(state, *seat, *edge);
        }
        Move::FreeRoad { seat, edge } => {
            lay_road(state, *seat, *edge);
            let left = if let Phase::FreeRoads { left } = state.phase { left.saturating_sub(1) } else { 0 };
            free_roads(state, *seat, left);
        }
        Move::BuildSettlement { seat, corner } => {
            state.turn.built = true;
            put(state, *seat, *corner, Building::Settlement);
        }
        Move::BuildCity { seat, corner } => {
            state.turn.built = true;
            put(state, *seat, *corner, Building::City);
        }
        Move::BuyCard { seat, card } => {
            state.turn.built = true;
            let sealed = state.mode == HandsMode::Sealed && card.is_some();
            let slot = Slot { card: *card, sealed, bought: state.turn.part };
            state.developments.held[seat.index()].push(slot);
        }
        Move::PlayKnight { seat } => {
            play(state, *seat, Development::Knight);
            count_knights(state);
            state.phase = Phase::Robber;
        }
        Move::PlayRoadBuilding { seat } => {
            play(state, *seat, Development::RoadBuilding);
            free_roads(state, *seat, 2);
        }
        Move::PlayYearOfPlenty { seat, .. } => play(state, *seat, Development::YearOfPlenty),
        Move::PlayMonopoly { seat, .. } => play(state, *seat, Development::Monopoly),
        Move::EndTurn { .. } => end_turn(state),
        Move::SpecialBuild { seat } => {
            let seats = state.table.seats;
            let places = (seat.0 + seats - state.turn.seat.0) % seats;
            let next = if let Phase::Special { next, .. } = state.phase { next } else { 1 };
            state.phase = Phase::Special { building: Some(*seat), next: next.max(places + 1) };
        }
        Move::EndSpecialBuild { .. } => {
            let next = if let Phase::Special { next, .. } = state.phase { next } else { 1 };
            state.phase = Phase::Special { building: None, next };
        }
        Move::ClaimWin { seat, shown } => {
            let known = state.developments.points(*seat).0;
            state.shown[seat.index()] = shown.unwrap_or(known);
            if state.mode == HandsMode::Sealed {
                open_seal(state);
            }
            state.phase = Phase::Over { winner: *seat };
        }
        Move::CardShown { seat, card } => show(state, *seat, *card),
        Move::KeepHands { mode } => keep_hands(state, *mode),
        Move::BankTrade { .. }
        | Move::Trade { .. }
        | Move::HandShown { .. }
        | Move::HandKnown { .. }
        | Move::CannotPay { .. }
        | Move::HandCounted { .. }
        | Move::BankCounted { .. } => {}
    }
    state.moves += 1;
}

/// What a move does to hands: as everybody sees it, and as its secrets tell. No secret steps: somebody left
/// a secret out.
fn steps(state: &State, mv: &Move) -> (Vec<Step>, Option<Vec<Step>>) {
    let both = |steps: Vec<Step>| (steps.clone(), Some(steps));
    let pay = |seat: Seat, purchase| both(vec![Step::Pay { seat, cards: Cards::price(purchase) }]);
    match mv {
        Move::PlaceSettlement { seat, corner } => {
            let second = state.buildings().any(|(_, piece)| piece.seat == *seat);
            let cards = if second { state.start_cards(*corner) } else { Cards::NONE };
            both(vec![Step::Draw { seat: *seat, cards }])
        }
        Move::Roll { dice, gain, .. } => both(production(state, *dice, gain.as_deref())),
        Move::Discard { seat, cards: Some(cards) } => both(vec![Step::Pay { seat: *seat, cards: *cards }]),
        Move::Discard { seat, cards: None } => {
            let count = if let Phase::Discard { due } = state.phase { due[seat.index()] } else { 0 };
            (vec![Step::Drop { seat: *seat, count }], None)
        }
        Move::MoveRobber { seat, from: Some(from), card, .. } if state.hands.size(*from) > 0 => {
            let seen = card.map(|kind| Step::Hand { from: *from, to: *seat, cards: Cards::of(kind, 1) });
            let unseen = Step::Steal { from: *from, to: *seat };
            match seen {
                Some(seen) if state.mode == HandsMode::Sealed => (vec![unseen], Some(vec![seen])),
                Some(seen) => both(vec![seen]),
                None => (vec![unseen], None),
            }
        }
        Move::BuildRoad { seat, .. } => pay(*seat, Purchase::Road),
        Move::BuildSettlement { seat, .. } => pay(*seat, Purchase::Settlement),
        Move::BuildCity { seat, .. } => pay(*seat, Purchase::City),
        Move::BuyCard { seat, .. } => pay(*seat, Purchase::Development),
        Move::PlayYearOfPlenty { seat, cards } => {
            let cards = cards.iter().fold(Cards::NONE, |all, kind| all.plus(Cards::of(*kind, 1)));
            both(vec![Step::Draw { seat: *seat, cards }])
        }
        Move::PlayMonopoly { seat, resource, taken } => {
            let told = taken.as_deref().and_then(|taken| told(state, *seat, taken));
            let taken = told.or_else(|| certain_monopoly(state, *seat, *resource)).unwrap_or_default();
            both(vec![Step::Monopoly { to: *seat, resource: *resource, taken }])
        }
        Move::BankTrade { seat, give, get } => {
            both(vec![Step::Pay { seat: *seat, cards: *give }, Step::Draw { seat: *seat, cards: *get }])
        }
        Move::Trade { seat, with, give, get } => both(vec![
            Step::Hand { from: *seat, to: *with, cards: *give },
            Step::Hand { from: *with, to: *seat, cards: *get },
        ]),
        Move::HandShown { seat, cards } => both(vec![Step::Shown { seat: *seat, cards: *cards }]),
        Move::HandKnown { seat, resource, relation, count } => {
            both(vec![Step::Known { seat: *seat, resource: *resource, relation: *relation, count: *count }])
        }
        Move::CannotPay { seat, purchase } => {
            both(vec![Step::Lacks { seat: *seat, cards: Cards::price(*purchase) }])
        }
        Move::BankCounted { resource, count } => {
            both(vec![Step::Bank { resource: *resource, count: *count }])
        }
        Move::MoveRobber { .. }
        | Move::PlaceRoad { .. }
        | Move::FreeRoad { .. }
        | Move::PlayKnight { .. }
        | Move::PlayRoadBuilding { .. }
        | Move::EndTurn { .. }
        | Move::SpecialBuild { .. }
        | Move::EndSpecialBuild { .. }
        | Move::ClaimWin { .. }
        | Move::HandCounted { .. }
        | Move::CardShown { .. }
        | Move::KeepHands { .. } => both(Vec::new()),
    }
}

fn production(state: &State, dice: Dice, gain: Option<&[Gain]>) -> Vec<Step> {
    let Some(number) = dice.sum().filter(|number| *number != 7) else { return Vec::new() };
    let due = state.due(number);
    let mut paid = state.paid(&due).0;
    if let Some(gain) = gain {
        let mut told: PerSeat = [Cards::NONE; MAX_SEATS];
        for gain in gain.iter().filter(|gain| state.has_seat(gain.seat)) {
            told[gain.seat.index()] = told[gain.seat.index()].plus(gain.cards);
        }
        paid = told;
    }
    if paid.iter().all(|cards| cards.is_empty()) && due.iter().all(|cards| cards.is_empty()) {
        return Vec::new();
    }
    vec![Step::Produce { due, paid, shortage: state.table.edition.shortage }]
}

/// Carries out what happens to hands, openly and under seal.
fn learn(state: &mut State, open: Vec<Step>, secret: Option<Vec<Step>>) {
    let sealed = matches!(state.seal, Seal::Kept(_));
    for step in open {
        let fits = state.hands.judge(std::slice::from_ref(&step)) != crate::hands::Fit::Never;
        state.hands.carry_out(std::slice::from_ref(&step));
        if fits {
            state.memory.steps.push((state.moves, step));
        } else {
            // What the table let stand cannot be played again from memory; it begins anew here.
            state.memory = Memory { start: state.hands.clone(), steps: Vec::new() };
        }
    }
    if !sealed {
        return;
    }
    if let Seal::Kept(truth) = &state.seal {
        state.seal = match secret {
            None => Seal::Incomplete,
            Some(steps) => {
                let mut hands = Hands::certain(state.table.seats, *truth, state.hands.supply());
                if hands.judge(&steps) == crate::hands::Fit::Never {
                    Seal::Broken { after: state.moves }
                } else {
                    hands.carry_out(&steps);
                    Seal::Kept(std::array::from_fn(|seat| {
                        let seat = Seat(u8::try_from(seat).unwrap_or(0));
                        hands.exact(seat).unwrap_or_default()
                    }))
                }
            }
        };
    }
}

fn place_settlement(state: &mut State, seat: Seat, corner: CornerId) {
    put(state, seat, corner, Building::Settlement);
    if let Phase::SetUp { step, .. } = state.phase {
        state.phase = Phase::SetUp { step, at: Some(corner) };
    }
}

fn place_road(state: &mut State, seat: Seat, edge: EdgeId) {
    lay_road(state, seat, edge);
    if let Phase::SetUp { step, .. } = state.phase {
        let step = step + 1;
        state.phase = if step < 2 * state.table.seats {
            Phase::SetUp { step, at: None }
        } else {
            // The starting player placed last and now takes the first turn (CAT-SET-10).
            state.turn = Turn { seat: state.table.first, part: 1, round: 1, ..state.turn };
            Phase::BeforeRoll
        };
    }
}

fn roll(state: &mut State, dice: Dice) {
    state.turn.rolled = true;
    let number = dice.sum().unwrap_or(7);
    let chances = state.expectation();
    for (sum, chance) in state.tally.expected.iter_mut().zip(chances) {
        *sum += chance;
    }
    if let Some(count) = state.tally.rolls.get_mut(usize::from(number.saturating_sub(2))) {
        *count += 1;
    }
    if number != 7 {
        if let Some((_, Step::Produce { paid, .. })) =
            state.memory.steps.last().filter(|(move_number, _)| *move_number == state.moves)
        {
            for (received, cards) in state.tally.received.iter_mut().zip(paid) {
                for (sum, count) in received.iter_mut().zip(cards.counts()) {
                    *sum += u32::from(count);
                }
            }
        }
        state.phase = Phase::Act;
        return;
    }
    let mut due = [0; MAX_SEATS];
    for seat in state.seats() {
        let size = state.hands.size(seat);
        if size > u16::from(state.table.house.hand_limit) {
            due[seat.index()] = u8::try_from(size / 2).unwrap_or(u8::MAX);
        }
    }
    state.phase = if due == [0; MAX_SEATS] { Phase::Robber } else { Phase::Discard { due } };
}

fn discard(state: &mut State, seat: Seat) {
    if let Phase::Discard { mut due } = state.phase {
        due[seat.index()] = 0;
        state.phase = if due == [0; MAX_SEATS] { Phase::Robber } else { Phase::Discard { due } };
    }
}

/// What comes after the robber or the last free road.
fn resume(state: &State) -> Phase {
    if state.turn.rolled { Phase::Act } else { Phase::BeforeRoll }
}

fn put(state: &mut State, seat: Seat, corner: CornerId, building: Building) {
    let before = state.road_lengths();
    if let Some(place) = state.corners.get_mut(corner.index()) {
        *place = Some(Piece { seat, building, after: Some(state.moves) });
        recount(state, &before);
    }
}

fn lay_road(state: &mut State, seat: Seat, edge: EdgeId) {
    let before = state.road_lengths();
    if let Some(place) = state.edges.get_mut(edge.index()) {
        *place = Some(seat);
        recount(state, &before);
    }
}

/// Who holds Longest Road now (CAT-LR-08, CAT-LR-10).
fn recount(state: &mut State, before: &[usize]) {
    let lengths = state.road_lengths();
    let holder = state.longest_road.map(|holder| holder.seat);
    let cut = holder.is_some_and(|seat| lengths[seat.index()] < before[seat.index()]);
    let keeps = !cut || state.table.edition.tied_after_cut == TiedAfterCut::HolderKeeps;
    let now = trail::holder(holder, &lengths, keeps);
    if now != holder {
        state.longest_road = now.map(|seat| Holder { seat, after: Some(state.moves) });
    }
}

/// Who holds Largest Army now: first with three, then only by strictly more (CAT-LA-01 to CAT-LA-04).
fn count_knights(state: &mut State) {
    let held = state.largest_army.map_or(2, |holder| state.knights(holder.seat));
    let most = state.seats().max_by_key(|seat| state.knights(*seat));
    if let Some(seat) = most.filter(|seat| state.knights(*seat) > held) {
        state.largest_army = Some(Holder { seat, after: Some(state.moves) });
    }
}

fn play(state: &mut State, seat: Seat, card: Development) {
    if state.developments.contradicts_seal(seat, card) {
        state.seal = Seal::Broken { after: state.moves };
    }
    let part = state.turn.part;
    if state.developments.take(seat, card, part) {
        state.developments.played[seat.index()][card.index()] += 1;
    }
    state.turn.card_played = true;
}

/// A card shown stays in hand, but everybody knows it now.
fn show(state: &mut State, seat: Seat, card: Development) {
    let part = state.turn.part;
    let held = &mut state.developments.held[seat.index()];
    let known = held.iter().any(|slot| slot.public() == Some(card));
    if !known {
        let slot = held
            .iter_mut()
            .filter(|slot| slot.public().is_none())
            .min_by_key(|slot| (slot.card != Some(card), slot.card.is_some(), slot.bought >= part));
        if let Some(slot) = slot {
            slot.card = Some(card);
            slot.sealed = false;
        }
    }
}

/// Free roads end when pieces or paths run out (CAT-DEV-10).
fn free_roads(state: &mut State, seat: Seat, left: u8) {
    let left = left.min(state.roads_left(seat));
    let possible = left > 0 && state.open_paths(seat).next().is_some();
    state.phase = if possible { Phase::FreeRoads { left } } else { resume(state) };
}

fn end_turn(state: &mut State) {
    let own = state.turn.paired.is_none();
    if own && has_paired_players(state) {
        // The third to the left has a part of his own (CAT-X56-12).
        let partner = state.left_of(state.turn.seat, 3);
        let turn = state.turn;
        state.turn =
            Turn { paired: Some(partner), part: turn.part + 1, card_played: false, built: false, ..turn };
        state.phase = Phase::Act;
    } else if own && has_special_building(state) {
        state.phase = Phase::Special { building: None, next: 1 };
    } else {
        state.begin_next_turn();
    }
}

/// From now on hands are kept another way. Opening a seal puts the secrets on the table.
fn keep_hands(state: &mut State, mode: HandsMode) {
    let before = state.mode;
    state.mode = mode;
    if before == HandsMode::Counts {
        state.hands.kinds_again();
    }
    if before == HandsMode::Sealed {
        open_seal(state);
    }
    match mode {
        HandsMode::Counts => state.hands.only_counts(),
        HandsMode::Sealed => {
            let exact: Vec<Cards> = state.seats().filter_map(|seat| state.hands.exact(seat)).collect();
            state.seal = if exact.len() == usize::from(state.table.seats) {
                let mut truth = [Cards::NONE; MAX_SEATS];
                truth.iter_mut().zip(exact).for_each(|(slot, hand)| *slot = hand);
                Seal::Kept(truth)
            } else {
                Seal::Incomplete
            };
        }
        HandsMode::Open | HandsMode::Closed => {}
    }
    state.memory = Memory { start: state.hands.clone(), steps: Vec::new() };
}

/// The secrets become public, if they fit with what is known.
fn open_seal(state: &mut State) {
    if let Seal::Kept(truth) = &state.seal {
        let shown: Vec<Step> =
            (0..).map(Seat).zip(truth).map(|(seat, cards)| Step::Shown { seat, cards: *cards }).collect();
        if state.hands.judge(&shown) == crate::hands::Fit::Never {
            state.seal = Seal::Broken { after: state.moves };
        } else {
            state.hands.carry_out(&shown);
        }
    }
    for slot in state.developments.held.iter_mut().flatten() {
        slot.sealed = false;
    }
}
