//! Random games of Catan: who plays, on which board, which legal move is made.

use catan::view::SeatView;
use catan::{
    BetweenTurns, Building, Cards, Catan, Development, Dice, HandsMode, Move, Phases, Resource, Setup,
    Shortage, State, Style, Taken, TiedAfterCut, View,
};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use referee::{Game, Seat};

/// A random game under way.
pub(crate) struct Walk {
    pub(crate) setup: Setup,
    pub(crate) start: State,
    pub(crate) state: State,
    pub(crate) moves: Vec<Move>,
    pub(crate) random: StdRng,
}

/// Longer games are left unfinished: they add nothing that shorter ones do not show.
const LONGEST: usize = 1_500;

impl Walk {
    /// A game by its number: the same number is the same game.
    pub(crate) fn new(number: u64, seats: u8) -> Self {
        let mut random = StdRng::seed_from_u64(number);
        let style = if random.random_bool(0.5) {
            Style::Lettered { seed: number }
        } else {
            Style::RedApart { seed: number }
        };
        let mut setup = Setup::on(seats, style.lay(seats).expect("a board"));
        setup.hands = HandsMode::Open;
        setup.first = Seat(random.random_range(0..seats));
        let mut now_and_then = || random.random_bool(0.2);
        if now_and_then() {
            setup.edition.shortage = Shortage::NobodyPaid;
        }
        if now_and_then() {
            setup.edition.tied_after_cut = TiedAfterCut::SetAside;
        }
        if now_and_then() {
            setup.edition.phases = Phases::Separate;
        }
        if random.random_bool(0.5) {
            setup.edition.between_turns = BetweenTurns::SpecialBuilding;
        }
        if random.random_bool(0.1) {
            setup.house.friendly_robber = true;
            setup.house.rounds_without_seven = 2;
            setup.house.points_to_win = 8;
        }
        let start = Catan::start(&setup).expect("a table");
        Self { setup, state: start.clone(), start, moves: Vec::new(), random }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.moves.len() >= LONGEST || Catan::outcome(&self.state).finished
    }

    /// Makes one more move and gives it back.
    pub(crate) fn step(&mut self) -> Move {
        let mv = self.trade().unwrap_or_else(|| self.choose());
        Catan::play(&mut self.state, &mv).unwrap_or_else(|reasons| panic!("{mv:?} is legal: {reasons:?}"));
        self.moves.push(mv.clone());
        mv
    }

    /// Now and then two seats trade.
    fn trade(&mut self) -> Option<Move> {
        if !self.random.random_bool(0.04) {
            return None;
        }
        let view = Catan::view(&self.state);
        let seats = u8::try_from(view.seats.len()).expect("few seats");
        let mv = Move::Trade {
            seat: view.active,
            with: Seat(self.random.random_range(0..seats)),
            give: self.some_cards(),
            get: self.some_cards(),
        };
        Catan::check(&self.state, &mv).allows().then_some(mv)
    }

    fn some_cards(&mut self) -> Cards {
        let kind = *Resource::ALL.choose(&mut self.random).expect("five kinds");
        Cards::of(kind, self.random.random_range(1..=2))
    }

    /// A legal move, rather one that gets the game on.
    fn choose(&mut self) -> Move {
        let legal = Catan::legal(&self.state);
        assert!(!legal.is_empty(), "no legal move in a game that goes on");
        let weight = |mv: &Move| match mv {
            Move::ClaimWin { .. } => 1_000,
            Move::BuildCity { .. } => 60,
            Move::BuildSettlement { .. } => 80,
            Move::Roll { dice: Dice::Pair(_), .. } => 20,
            Move::PlayKnight { .. } | Move::PlayRoadBuilding { .. } => 6,
            Move::BuildRoad { .. } | Move::BuyCard { .. } => 3,
            Move::SpecialBuild { .. } => 2,
            Move::EndTurn { .. } => 12,
            Move::Roll { dice: Dice::Sum(_), .. } => 0,
            _ => 1,
        };
        let chosen = legal.choose_weighted(&mut self.random, weight).expect("a weight above none");
        self.told(chosen)
    }

    /// The move with everything told that the table sees: what a monopoly takes, the point cards of a win.
    fn told(&self, mv: &Move) -> Move {
        match mv {
            Move::PlayMonopoly { seat, resource, .. } => {
                let view = Catan::view(&self.state);
                let held = |other: &SeatView| other.hand.map_or(0, |hand| hand.count(*resource));
                let others = view.seats.iter().filter(|other| other.seat != *seat && held(other) > 0);
                let taken = others.map(|other| Taken { seat: other.seat, count: held(other) }).collect();
                Move::PlayMonopoly { seat: *seat, resource: *resource, taken: Some(taken) }
            }
            Move::ClaimWin { seat, shown: None } => {
                let view = Catan::view(&self.state);
                let held = &view.seats[seat.index()].known_developments;
                let points = held.iter().filter(|card| **card == Development::VictoryPoint).count();
                Move::ClaimWin { seat: *seat, shown: u8::try_from(points).ok() }
            }
            other => other.clone(),
        }
    }
}

/// Cards of one kind in hands and bank together.
pub(crate) fn in_play(view: &View, kind: Resource) -> u32 {
    let hands = view.seats.iter().filter_map(|seat| seat.hand).map(|hand| u32::from(hand.count(kind)));
    let bank = view.bank.iter().filter(|stack| stack.resource == kind).map(|stack| u32::from(stack.least));
    hands.chain(bank).sum()
}

/// Points counted from the board alone.
pub(crate) fn points_on_board(view: &View, seat: Seat) -> u32 {
    let worth = |building: Building| match building {
        Building::Settlement => 1,
        Building::City => 2,
    };
    let own = view.corners.iter().filter(|corner| corner.seat == Some(seat));
    let built: u32 = own.filter_map(|corner| corner.building).map(worth).sum();
    let road = view.longest_road.as_ref().is_some_and(|road| road.seat == seat);
    let army = view.largest_army == Some(seat);
    built + 2 * u32::from(road) + 2 * u32::from(army)
}
