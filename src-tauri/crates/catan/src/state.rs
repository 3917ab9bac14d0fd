//! A game in progress: the pieces on the board, whose turn it is, what is known of the cards.

use std::sync::Arc;

use referee::Seat;

use crate::board::{Stock, pips};
use crate::development::Developments;
use crate::hands::{Hands, MAX_SEATS, PerSeat, Step, of_kind, pays};
use crate::{
    Board, Building, Cards, CornerId, EdgeId, Edition, HandsMode, HexId, House, Island, Resource, trail,
};

/// What does not change during a game.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) seats: u8,
    pub(crate) first: Seat,
    pub(crate) board: Board,
    pub(crate) edition: Edition,
    pub(crate) house: House,
}

/// A settlement or city and the move that put it there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) seat: Seat,
    pub(crate) building: Building,
    pub(crate) after: Option<u32>,
}

/// Who holds a special card and since which move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Holder {
    pub(crate) seat: Seat,
    pub(crate) after: Option<u32>,
}

/// The turn under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Turn {
    /// Whose it is.
    pub(crate) seat: Seat,
    /// The paired player whose part it is (CAT-X56-12).
    pub(crate) paired: Option<Seat>,
    /// Parts of turns begun so far; cards bought in one are old in the next.
    pub(crate) part: u32,
    /// Rounds begun, counted from 1.
    pub(crate) round: u32,
    /// The dice were rolled.
    pub(crate) rolled: bool,
    /// A knight or progress card was played (CAT-DEV-04).
    pub(crate) card_played: bool,
    /// Something was built or bought, which ends the trade phase where phases are separate (CAT-TRN-03).
    pub(crate) built: bool,
}

/// What has to happen next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Piece number `step` of the snake (CAT-SET-05); with `at`, its road.
    SetUp { step: u8, at: Option<CornerId> },
    /// The dice.
    BeforeRoll,
    /// Discards after a seven, so many for each seat.
    Discard { due: [u8; MAX_SEATS] },
    /// The robber.
    Robber,
    /// Roads of a road building card.
    FreeRoads { left: u8 },
    /// Trade and build.
    Act,
    /// Building between turns (CAT-X56-06): who builds now, and how many places to the left of the seat
    /// whose turn ended the next may begin.
    Special { building: Option<Seat>, next: u8 },
    /// Over.
    Over { winner: Seat },
}

/// What the referee has followed of hands, for finding the move that evidence contradicts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Memory {
    pub(crate) start: Hands,
    pub(crate) steps: Vec<(u32, Step)>,
}

/// Secrets entered under seal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Seal {
    /// Nothing is under seal.
    None,
    /// The true hands as their owners entered them.
    Kept(PerSeat),
    /// Somebody left a secret out.
    Incomplete,
    /// An entry contradicts a later move.
    Broken { after: u32 },
}

/// Figures for the statistics.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Tally {
    /// How often each number was rolled, 2 first.
    pub(crate) rolls: [u32; 11],
    /// Cards from production by seat and kind.
    pub(crate) received: [[u32; Resource::COUNT]; MAX_SEATS],
    /// Cards to be expected from the rolls made, by seat, in 36ths.
    pub(crate) expected: [u32; MAX_SEATS],
}

/// A game in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) table: Arc<Table>,
    pub(crate) corners: Vec<Option<Piece>>,
    pub(crate) edges: Vec<Option<Seat>>,
    pub(crate) robber: HexId,
    pub(crate) mode: HandsMode,
    pub(crate) hands: Hands,
    pub(crate) seal: Seal,
    pub(crate) memory: Memory,
    pub(crate) developments: Developments,
    /// Victory point cards laid open to win.
    pub(crate) shown: [u8; MAX_SEATS],
    pub(crate) longest_road: Option<Holder>,
    pub(crate) largest_army: Option<Holder>,
    pub(crate) turn: Turn,
    pub(crate) phase: Phase,
    /// Moves made so far.
    pub(crate) moves: u32,
    pub(crate) tally: Tally,
}

impl State {
    /// The island it is played on.
    pub fn island(&self) -> &'static Island {
        Island::for_seats(self.table.seats)
    }

    pub(crate) fn stock(&self) -> &'static Stock {
        Stock::for_seats(self.table.seats)
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::all(self.table.seats)
    }

    pub(crate) fn has_seat(&self, seat: Seat) -> bool {
        seat.0 < self.table.seats
    }

    /// The seat so many places to the left.
    pub(crate) fn left_of(&self, seat: Seat, places: u8) -> Seat {
        Seat((seat.0 + places) % self.table.seats)
    }

    /// Whose part of the turn it is.
    pub(crate) fn active(&self) -> Seat {
        match self.phase {
            Phase::SetUp { step, .. } => self.snake(step),
            Phase::Special { building: Some(seat), .. } => seat,
            Phase::Special { building: None, .. } => self.left_of(self.turn.seat, 1),
            Phase::BeforeRoll
            | Phase::Discard { .. }
            | Phase::Robber
            | Phase::FreeRoads { .. }
            | Phase::Act
            | Phase::Over { .. } => self.turn.paired.unwrap_or(self.turn.seat),
        }
    }

    /// Who places in this step of the set-up: once round and back again (CAT-SET-05).
    pub(crate) fn snake(&self, step: u8) -> Seat {
        let seats = self.table.seats;
        let places = if step < seats { step } else { (2 * seats).saturating_sub(step + 1) };
        self.left_of(self.table.first, places)
    }

    pub(crate) fn piece(&self, corner: CornerId) -> Option<Piece> {
        self.corners.get(corner.index()).copied().flatten()
    }

    pub(crate) fn road(&self, edge: EdgeId) -> Option<Seat> {
        self.edges.get(edge.index()).copied().flatten()
    }

    pub(crate) fn roads_of(&self, seat: Seat) -> Vec<EdgeId> {
        self.island().edge_ids().filter(|edge| self.road(*edge) == Some(seat)).collect()
    }

    pub(crate) fn buildings(&self) -> impl Iterator<Item = (CornerId, Piece)> + '_ {
        (0..).map(CornerId).zip(&self.corners).filter_map(|(corner, piece)| Some((corner, (*piece)?)))
    }

    pub(crate) fn count(&self, seat: Seat, building: Building) -> u8 {
        let own = self.buildings().filter(|(_, piece)| piece.seat == seat && piece.building == building);
        u8::try_from(own.count()).unwrap_or(u8::MAX)
    }

    /// Road pieces left (CAT-CMP-02).
    pub(crate) fn roads_left(&self, seat: Seat) -> u8 {
        let laid = self.edges.iter().filter(|road| **road == Some(seat)).count();
        15_u8.saturating_sub(u8::try_from(laid).unwrap_or(u8::MAX))
    }

    /// Settlement or city pieces left (CAT-CMP-03, CAT-CMP-04).
    pub(crate) fn pieces_left(&self, seat: Seat, building: Building) -> u8 {
        let stock: u8 = match building {
            Building::Settlement => 5,
            Building::City => 4,
        };
        stock.saturating_sub(self.count(seat, building))
    }

    /// Whether a road of this seat could continue here (CAT-BLD-02): from an own building, or from an own
    /// road unless an opponent's building stands between.
    pub(crate) fn connects(&self, seat: Seat, edge: EdgeId) -> bool {
        let island = self.island();
        island.edges[edge.index()].corners.iter().any(|corner| match self.piece(*corner) {
            Some(piece) => piece.seat == seat,
            None => island.corners[corner.index()].edges.iter().any(|road| self.road(*road) == Some(seat)),
        })
    }

    /// Free paths where this seat's road could continue.
    pub(crate) fn open_paths(&self, seat: Seat) -> impl Iterator<Item = EdgeId> + '_ {
        let free = self.island().edge_ids().filter(|edge| self.road(*edge).is_none());
        free.filter(move |edge| self.connects(seat, *edge))
    }

    /// The longest trail of a seat (CAT-LR-02).
    pub(crate) fn trail(&self, seat: Seat) -> Vec<EdgeId> {
        let blocked = |corner| self.piece(corner).is_some_and(|piece| piece.seat != seat);
        trail::longest(self.island(), &self.roads_of(seat), blocked)
    }

    pub(crate) fn road_lengths(&self) -> Vec<usize> {
        self.seats().map(|seat| self.trail(seat).len()).collect()
    }

    pub(crate) fn knights(&self, seat: Seat) -> u8 {
        self.developments.played[seat.index()][crate::Development::Knight.index()]
    }

    /// Points everybody can see: buildings and special cards (CAT-WIN-03).
    pub(crate) fn visible_points(&self, seat: Seat) -> u8 {
        let built: u8 = self
            .buildings()
            .filter(|(_, piece)| piece.seat == seat)
            .map(|(_, piece)| piece.building.worth())
            .sum();
        let special = [self.longest_road, self.largest_army];
        let held = special.into_iter().flatten().filter(|holder| holder.seat == seat).count();
        built + 2 * u8::try_from(held).unwrap_or(0)
    }

    /// Best rate at which a seat trades a kind with the bank (CAT-MAR-01 to CAT-MAR-03).
    pub(crate) fn rate(&self, seat: Seat, kind: Resource) -> u8 {
        let own = self.buildings().filter(|(_, piece)| piece.seat == seat);
        let harbours = own.flat_map(|(corner, _)| self.table.board.harbours_at(self.island(), corner));
        let rates = harbours.map(|harbour| match harbour.favours() {
            None => 3,
            Some(favoured) if favoured == kind => 2,
            Some(_) => 4,
        });
        rates.min().unwrap_or(4)
    }

    /// Opponents with a building at a hex (CAT-ROB-06).
    pub(crate) fn neighbours(&self, hex: HexId, of: Seat) -> Vec<Seat> {
        let corners = self.island().hexes[hex.index()].corners;
        let mut seats: Vec<Seat> = corners
            .iter()
            .filter_map(|corner| self.piece(*corner))
            .map(|piece| piece.seat)
            .filter(|seat| *seat != of)
            .collect();
        seats.sort_unstable();
        seats.dedup();
        seats
    }

    /// Hexes the robber may go to: anywhere else on land (CAT-ROB-05), and where the house protects the
    /// weak, not beside them unless nothing else is left.
    pub(crate) fn robber_goals(&self, seat: Seat) -> Vec<HexId> {
        let others: Vec<HexId> = self.island().hex_ids().filter(|hex| *hex != self.robber).collect();
        if !self.table.house.friendly_robber {
            return others;
        }
        let kind = |hex: &HexId| self.protected(*hex, seat).is_none();
        let goals: Vec<HexId> = others.iter().copied().filter(kind).collect();
        if goals.is_empty() { others } else { goals }
    }

    /// An opponent at the hex with at most two visible points.
    pub(crate) fn protected(&self, hex: HexId, from: Seat) -> Option<Seat> {
        self.neighbours(hex, from).into_iter().find(|seat| self.visible_points(*seat) <= 2)
    }

    /// Cards a settlement of the set-up draws (CAT-SET-08).
    pub(crate) fn start_cards(&self, corner: CornerId) -> Cards {
        let hexes = &self.island().corners[corner.index()].hexes;
        let kinds = hexes.iter().filter_map(|hex| self.table.board.gives(*hex));
        kinds.fold(Cards::NONE, |cards, kind| cards.plus(Cards::of(kind, 1)))
    }

    /// What everybody is due for a number (CAT-PRD-01 to CAT-PRD-04).
    pub(crate) fn due(&self, number: u8) -> PerSeat {
        let mut due = [Cards::NONE; MAX_SEATS];
        for hex in self.table.board.with_token(number).filter(|hex| *hex != self.robber) {
            let Some(kind) = self.table.board.gives(hex) else { continue };
            for corner in self.island().hexes[hex.index()].corners {
                if let Some(piece) = self.piece(corner) {
                    let cards = &mut due[piece.seat.index()];
                    *cards = cards.plus(Cards::of(kind, piece.building.worth()));
                }
            }
        }
        due
    }

    /// What the bank pays of what is due (CAT-PRD-06), and the kinds for which that hangs on how much the
    /// bank holds, which hidden discards may leave open.
    pub(crate) fn paid(&self, due: &PerSeat) -> (PerSeat, Vec<Resource>) {
        let (bank, shortage) = (self.hands.bank(), self.table.edition.shortage);
        let mut paid = [Cards::NONE; MAX_SEATS];
        let mut open = Vec::new();
        for kind in Resource::ALL {
            let due = of_kind(due, kind);
            let stacks = bank.least[kind.index()]..=bank.most[kind.index()];
            let mut ways = stacks.map(|stack| pays(due, stack, shortage));
            let first = ways.next().unwrap_or(due);
            if ways.any(|way| way != first) {
                open.push(kind);
            }
            for (cards, count) in paid.iter_mut().zip(first) {
                *cards = cards.plus(Cards::of(kind, count));
            }
        }
        (paid, open)
    }

    /// Chances out of 36 for cards in the next roll, by seat.
    pub(crate) fn expectation(&self) -> [u32; MAX_SEATS] {
        let mut chances = [0; MAX_SEATS];
        for (corner, piece) in self.buildings() {
            for hex in &self.island().corners[corner.index()].hexes {
                let token = self.table.board.hexes[hex.index()].token;
                if let (Some(token), true) = (token, *hex != self.robber) {
                    chances[piece.seat.index()] += u32::from(pips(token) * piece.building.worth());
                }
            }
        }
        chances
    }

    /// Whether a move begins the next turn and so ends the building between turns.
    pub(crate) fn begins_turn(&self, mv: &crate::Move) -> bool {
        use crate::Move;
        let starts = matches!(
            mv,
            Move::Roll { .. }
                | Move::PlayKnight { .. }
                | Move::PlayRoadBuilding { .. }
                | Move::PlayYearOfPlenty { .. }
                | Move::PlayMonopoly { .. }
                | Move::ClaimWin { .. }
        );
        matches!(self.phase, Phase::Special { building: None, .. })
            && starts
            && mv.seat() == Some(self.left_of(self.turn.seat, 1))
    }

    pub(crate) fn begin_next_turn(&mut self) {
        let seat = self.left_of(self.turn.seat, 1);
        self.turn = Turn {
            seat,
            paired: None,
            part: self.turn.part + 1,
            round: self.turn.round + u32::from(seat == self.table.first),
            rolled: false,
            card_played: false,
            built: false,
        };
        self.phase = Phase::BeforeRoll;
    }
}
