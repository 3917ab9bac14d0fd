//! A table for tests: positions are laid out in a few words.
#![allow(clippy::unnecessary_wraps, reason = "a follower or none is what a move takes")]

use carcassonne::{
    Answer, Carcassonne, Cell, Edge, FeatureReport, Follower, HalfEdge, Kind, Move, Order, Place, Question,
    Setup, Spot, State, Turn, tiles,
};
use referee::{Game, Line, Remark, Seat};

/// A position being laid out: any seat may move, and there are plenty of every tile.
pub(crate) struct Table(pub(crate) State);

/// Knight at an edge.
pub(crate) fn knight(at: Edge) -> Option<Follower> {
    Some(Follower::Knight { at })
}

/// Thief at an edge.
pub(crate) fn thief(at: Edge) -> Option<Follower> {
    Some(Follower::Thief { at })
}

/// Monk.
pub(crate) fn monk() -> Option<Follower> {
    Some(Follower::Monk {})
}

/// Farmer at half an edge.
pub(crate) fn farmer(at: HalfEdge) -> Option<Follower> {
    Some(Follower::Farmer { at })
}

/// Plenty of every tile, in any order of turns.
pub(crate) fn roomy(seats: u8) -> Setup {
    let mut setup = Setup::new(seats);
    setup.order = Order::Free;
    setup.counts = Kind::ALL.into_iter().map(|kind| (kind, tiles::facts(kind).count.max(6))).collect();
    setup
}

/// A move, in a few words.
pub(crate) fn place(seat: u8, tile: &str, x: i16, y: i16, quarters: u8, follower: Option<Follower>) -> Move {
    let tile = Kind::named(tile).expect("a kind");
    Move::Place { seat: Seat(seat), tile, x, y, turn: Turn::new(quarters), follower }
}

impl Table {
    /// Two seats, the box's start tile, plenty of tiles.
    pub(crate) fn new() -> Self {
        Self::of(&roomy(2))
    }

    pub(crate) fn of(setup: &Setup) -> Self {
        Self(Carcassonne::start(setup).expect("a table"))
    }

    /// With another start tile.
    pub(crate) fn from(tile: &str, quarters: u8) -> Self {
        let mut setup = roomy(2);
        setup.start.tile = Kind::named(tile).expect("a kind");
        setup.start.turn = Turn::new(quarters);
        Self::of(&setup)
    }

    /// Lays a tile; it must be allowed.
    #[track_caller]
    pub(crate) fn lay(
        &mut self,
        seat: u8,
        tile: &str,
        x: i16,
        y: i16,
        quarters: u8,
        follower: Option<Follower>,
    ) -> &mut Self {
        let mv = place(seat, tile, x, y, quarters, follower);
        if let Err(reasons) = Carcassonne::play(&mut self.0, &mv) {
            panic!("{mv:?} is refused: {reasons:?}");
        }
        assert_eq!(Carcassonne::invariants(&self.0), Ok(()));
        self
    }

    /// Lays a tile whatever the rules say.
    #[track_caller]
    pub(crate) fn let_stand(&mut self, mv: &Move) -> &mut Self {
        assert_eq!(Carcassonne::let_stand(&mut self.0, mv), Ok(()));
        assert_eq!(Carcassonne::invariants(&self.0), Ok(()));
        self
    }

    /// Why a move is refused; it must be, and must change nothing.
    #[track_caller]
    pub(crate) fn refusal(&mut self, mv: &Move) -> Vec<Remark<Place>> {
        let before = self.0.clone();
        let reasons = Carcassonne::play(&mut self.0, mv).expect_err("a refusal");
        assert_eq!(self.0, before, "a refusal changes nothing");
        assert!(!reasons.is_empty());
        reasons
    }

    /// The rules a move breaks.
    #[track_caller]
    pub(crate) fn breaks(&mut self, mv: &Move) -> Vec<String> {
        self.refusal(mv).into_iter().map(|remark| remark.rule).collect()
    }

    /// Points so far.
    pub(crate) fn points(&self) -> Vec<i32> {
        Carcassonne::sheet(&self.0).totals(self.0.setup().seats)
    }

    /// Points if the game ended now.
    pub(crate) fn standing(&self) -> Vec<i32> {
        Carcassonne::forecast(&self.0).totals(self.0.setup().seats)
    }

    /// The lines of final scoring if the game ended now.
    pub(crate) fn final_lines(&self) -> Vec<Line<Place>> {
        let so_far = Carcassonne::sheet(&self.0).lines.len();
        Carcassonne::forecast(&self.0).lines.split_off(so_far)
    }

    /// Followers in hand.
    pub(crate) fn hands(&self) -> Vec<u8> {
        Carcassonne::view(&self.0).hands
    }

    /// Everything about a feature.
    #[track_caller]
    pub(crate) fn feature(&self, x: i16, y: i16, at: Spot) -> FeatureReport {
        match Carcassonne::answer(&self.0, &Question::Feature { x, y, at }) {
            Ok(Answer::Feature { about }) => about,
            other => panic!("{other:?}"),
        }
    }

    /// The places where a kind fits.
    pub(crate) fn fits(&self, tile: &str) -> Vec<(i16, i16, Vec<u8>)> {
        let tile = Kind::named(tile).expect("a kind");
        match Carcassonne::answer(&self.0, &Question::Places { tile }) {
            Ok(Answer::Places { places }) => places
                .into_iter()
                .map(|place| (place.x, place.y, place.turns.iter().map(|turn| turn.quarters()).collect()))
                .collect(),
            other => panic!("{other:?}"),
        }
    }
}

/// A cell.
pub(crate) fn cell(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

/// A small repeatable source of choices.
pub(crate) struct Choices(u64);

impl Choices {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }

    /// A tile as from the bag.
    pub(crate) fn draw(&mut self, state: &State) -> Kind {
        let mut at = self.below(usize::from(state.tiles_left()));
        for kind in Kind::ALL {
            let left = usize::from(state.left(kind));
            if at < left {
                return kind;
            }
            at -= left;
        }
        unreachable!("fewer tiles than the bag says")
    }
}
