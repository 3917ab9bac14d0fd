//! What a screen draws.
//!
//! Only what the table may see: hands by kind are here where hands are open, else their sizes alone. What
//! follows from counting cards is answered on request ([`crate::Question`]), because most tables would call
//! it help.

use referee::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::board::pips;
use crate::state::{Phase, Seal, State};
use crate::{
    Board, Building, Cards, CornerId, Development, EdgeId, HandsMode, HarbourKind, HexId, Resource, Terrain,
};

/// What a screen draws.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The hexes by id.
    pub hexes: Vec<HexView>,
    /// The corners by id.
    pub corners: Vec<CornerView>,
    /// The paths by id.
    pub edges: Vec<EdgeView>,
    /// The harbours.
    pub harbours: Vec<HarbourView>,
    /// Where the robber stands.
    pub robber: HexId,
    /// The seats in playing order.
    pub seats: Vec<SeatView>,
    /// The bank, as far as it is certain.
    pub bank: Vec<StackView>,
    /// Development cards left in the deck.
    pub deck: u32,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whose part of it it is.
    pub active: Seat,
    /// Rounds begun; 0 in the set-up.
    pub round: u32,
    /// What has to happen next.
    pub phase: PhaseView,
    /// Whether the dice were rolled this turn.
    pub rolled: bool,
    /// Whether a development card was played this turn.
    pub card_played: bool,
    /// Longest Road.
    pub longest_road: Option<RoadView>,
    /// Largest Army.
    pub largest_army: Option<Seat>,
    /// Points to win.
    pub points_to_win: u8,
    /// How hands are kept.
    pub hands: HandsMode,
    /// What the seal says, once it is open.
    pub audit: Audit,
    /// How often each number was rolled, 2 first.
    pub rolls: Vec<u32>,
}

/// A hex.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct HexView {
    /// Axial, to the east.
    pub q: i32,
    /// Axial, to the south-east.
    pub r: i32,
    /// What it is.
    pub terrain: Terrain,
    /// Its token.
    pub token: Option<u8>,
    /// Chances out of 36 that the token's number is rolled.
    pub pips: u8,
    /// Its corners, clockwise from the top.
    pub corners: Vec<CornerId>,
}

/// A corner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CornerView {
    /// In half hex widths to the east of the middle of hex (0, 0).
    pub x: i32,
    /// In half hex sides to the south of it.
    pub y: i32,
    /// Whose building stands here.
    pub seat: Option<Seat>,
    /// Which.
    pub building: Option<Building>,
}

/// A path.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct EdgeView {
    /// Its ends.
    pub corners: [CornerId; 2],
    /// Whose road lies here.
    pub seat: Option<Seat>,
}

/// A harbour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct HarbourView {
    /// Its coast path.
    pub edge: EdgeId,
    /// What it trades.
    pub kind: HarbourKind,
    /// The corners it serves.
    pub corners: [CornerId; 2],
}

/// A seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// Resource cards in hand.
    pub cards: u16,
    /// The hand, where hands are open and it is certain.
    pub hand: Option<Cards>,
    /// Development cards in hand.
    pub developments: u32,
    /// Those in hand that are known, where hands are open.
    pub known_developments: Vec<Development>,
    /// Knights played.
    pub knights: u8,
    /// Roads left.
    pub roads_left: u8,
    /// Settlements left.
    pub settlements_left: u8,
    /// Cities left.
    pub cities_left: u8,
    /// Length of the longest trail.
    pub road_length: u32,
    /// Points.
    pub points: Points,
    /// Cards a seven makes this seat discard now.
    pub discard_due: u8,
    /// How many of each kind the bank takes for one card, in the order brick, lumber, wool, grain, ore.
    pub rates: Vec<u8>,
    /// Cards from production so far, in the same order.
    pub received: Vec<u32>,
    /// Cards production could be expected to bring for the rolls made, in 36ths.
    pub expected: u32,
}

/// Points as far as the table may know them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Points {
    /// Buildings and special cards.
    pub visible: u8,
    /// With the point cards it certainly holds.
    pub least: u8,
    /// With all point cards it may hold.
    pub most: u8,
}

/// A stack of the bank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct StackView {
    /// Of which kind.
    pub resource: Resource,
    /// At least so many.
    pub least: u8,
    /// At most so many; more than `least` only after hidden discards.
    pub most: u8,
}

/// Who holds Longest Road.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoadView {
    /// The holder.
    pub seat: Seat,
    /// Its trail, piece by piece.
    pub trail: Vec<EdgeId>,
}

/// What has to happen next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum PhaseView {
    /// A settlement of the set-up.
    SetUpSettlement,
    /// Its road.
    SetUpRoad,
    /// The dice.
    BeforeRoll,
    /// Discards.
    Discard,
    /// The robber.
    Robber,
    /// Free roads.
    FreeRoads,
    /// Trade and build.
    Act,
    /// Somebody may build between turns.
    Special,
    /// Over.
    Over,
}

/// What the seal says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Audit {
    /// Nothing is, or was, under seal.
    None,
    /// Secrets are being kept.
    Sealed,
    /// All secrets agree with the game.
    Agrees,
    /// Somebody left a secret out.
    Incomplete,
    /// A secret entered before this move (counted from 0) was wrong, or the move was.
    Contradicted {
        /// Which.
        after: u32,
    },
}

/// What a screen draws.
pub(crate) fn view(state: &State) -> View {
    let island = state.island();
    let board: &Board = &state.table.board;
    let hexes = island.hexes.iter().zip(&board.hexes).map(|(land, tile)| HexView {
        q: land.at.0,
        r: land.at.1,
        terrain: tile.terrain,
        token: tile.token,
        pips: tile.token.map_or(0, pips),
        corners: land.corners.to_vec(),
    });
    let corners = island.corners.iter().zip(&state.corners).map(|(corner, piece)| CornerView {
        x: corner.x,
        y: corner.y,
        seat: piece.map(|piece| piece.seat),
        building: piece.map(|piece| piece.building),
    });
    let edges = island
        .edges
        .iter()
        .zip(&state.edges)
        .map(|(edge, road)| EdgeView { corners: edge.corners, seat: *road });
    let harbours = board.harbours.iter().map(|harbour| HarbourView {
        edge: harbour.edge,
        kind: harbour.kind,
        corners: island.edges[harbour.edge.index()].corners,
    });
    let stacks = state.hands.bank();
    let bank = Resource::ALL.into_iter().map(|resource| StackView {
        resource,
        least: stacks.least[resource.index()],
        most: stacks.most[resource.index()],
    });
    View {
        hexes: hexes.collect(),
        corners: corners.collect(),
        edges: edges.collect(),
        harbours: harbours.collect(),
        robber: state.robber,
        seats: state.seats().map(|seat| seat_view(state, seat)).collect(),
        bank: bank.collect(),
        deck: whole(state.developments.deck_left()),
        turn: state.turn.seat,
        active: state.active(),
        round: state.turn.round,
        phase: phase_view(state),
        rolled: state.turn.rolled,
        card_played: state.turn.card_played,
        longest_road: state
            .longest_road
            .map(|holder| RoadView { seat: holder.seat, trail: state.trail(holder.seat) }),
        largest_army: state.largest_army.map(|holder| holder.seat),
        points_to_win: state.table.house.points_to_win,
        hands: state.mode,
        audit: audit(state),
        rolls: state.tally.rolls.to_vec(),
    }
}

fn seat_view(state: &State, seat: Seat) -> SeatView {
    let open = state.mode == HandsMode::Open;
    let held = &state.developments.held[seat.index()];
    let discard_due = if let Phase::Discard { due } = state.phase { due[seat.index()] } else { 0 };
    SeatView {
        seat,
        cards: state.hands.size(seat),
        hand: state.hands.exact(seat).filter(|_| open),
        developments: whole(held.len()),
        known_developments: held.iter().filter_map(|slot| slot.public()).filter(|_| open).collect(),
        knights: state.knights(seat),
        roads_left: state.roads_left(seat),
        settlements_left: state.pieces_left(seat, Building::Settlement),
        cities_left: state.pieces_left(seat, Building::City),
        road_length: whole(state.trail(seat).len()),
        points: points(state, seat),
        discard_due,
        rates: Resource::ALL.map(|kind| state.rate(seat, kind)).to_vec(),
        received: state.tally.received[seat.index()].to_vec(),
        expected: state.tally.expected[seat.index()],
    }
}

/// Visible points and the range; a range never says more than the number of cards held, unless cards lie
/// open anyway.
pub(crate) fn points(state: &State, seat: Seat) -> Points {
    let visible = state.visible_points(seat);
    let shown = state.shown[seat.index()];
    let (least, most) = state.developments.points(seat);
    Points { visible, least: visible + least.max(shown), most: visible + most.max(shown) }
}

const fn phase_view(state: &State) -> PhaseView {
    match state.phase {
        Phase::SetUp { at: None, .. } => PhaseView::SetUpSettlement,
        Phase::SetUp { at: Some(_), .. } => PhaseView::SetUpRoad,
        Phase::BeforeRoll => PhaseView::BeforeRoll,
        Phase::Discard { .. } => PhaseView::Discard,
        Phase::Robber => PhaseView::Robber,
        Phase::FreeRoads { .. } => PhaseView::FreeRoads,
        Phase::Act => PhaseView::Act,
        Phase::Special { .. } => PhaseView::Special,
        Phase::Over { .. } => PhaseView::Over,
    }
}

const fn audit(state: &State) -> Audit {
    let opened = matches!(state.phase, Phase::Over { .. }) || !matches!(state.mode, HandsMode::Sealed);
    match &state.seal {
        Seal::None => Audit::None,
        Seal::Kept(_) | Seal::Incomplete | Seal::Broken { .. } if !opened => Audit::Sealed,
        Seal::Kept(_) => Audit::Agrees,
        Seal::Incomplete => Audit::Incomplete,
        Seal::Broken { after } => Audit::Contradicted { after: *after },
    }
}

fn whole(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
