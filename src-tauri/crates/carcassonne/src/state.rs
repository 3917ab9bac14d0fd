//! Everything the rules need to know of a game in play.

use referee::{Line, Seat};

use crate::board::{Board, Laid};
use crate::features::{Node, Root};
use crate::kind::KINDS;
use crate::setup::{Order, Setup};
use crate::{DiscardedTile, Kind, LastMove, Place, StandingFollower};

/// A follower on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Standing {
    pub(crate) seat: Seat,
    pub(crate) node: Node,
}

/// A game of Carcassonne in play: always the fold of its moves, never stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) setup: Setup,
    pub(crate) board: Board,
    /// Tiles left of each kind.
    pub(crate) bag: [u8; KINDS],
    /// Tiles of each kind that the table let stand although none was left.
    pub(crate) beyond: [u8; KINDS],
    pub(crate) discarded: Vec<DiscardedTile>,
    pub(crate) standing: Vec<Standing>,
    /// Followers left in each supply.
    pub(crate) hands: Vec<u8>,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// How many moves have been made.
    pub(crate) moves: u32,
    pub(crate) last: Option<LastMove>,
    /// The score sheet so far, final scoring included once the game is over.
    pub(crate) lines: Vec<Line<Place>>,
}

impl State {
    /// The table before the first turn of a set-up that has been checked.
    pub(crate) fn new(setup: &Setup) -> Self {
        let mut bag = Kind::ALL.map(|kind| setup.count(kind));
        let start = setup.start;
        bag[start.tile.index()] = bag[start.tile.index()].saturating_sub(1);
        let mut board = Board::default();
        board.lay(Laid { kind: start.tile, cell: start.cell(), turn: start.turn, seat: None, after: None });
        Self {
            setup: setup.clone(),
            board,
            bag,
            beyond: [0; KINDS],
            discarded: Vec::new(),
            standing: Vec::new(),
            hands: vec![setup.followers; usize::from(setup.seats)],
            turn: setup.first,
            moves: 0,
            last: None,
            lines: Vec::new(),
        }
    }

    /// The set-up of this game.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many tiles of this kind are still in the bag.
    pub fn left(&self, kind: Kind) -> u8 {
        self.bag[kind.index()]
    }

    /// How many tiles are still in the bag (CAR-PLACE-06: those that left the game are not).
    pub fn tiles_left(&self) -> u16 {
        self.bag.iter().map(|count| u16::from(*count)).sum()
    }

    /// The kinds still in the bag.
    pub fn kinds_left(&self) -> impl Iterator<Item = Kind> + '_ {
        Kind::ALL.into_iter().filter(|kind| self.left(*kind) > 0)
    }

    /// Followers left in the supply of a seat.
    pub fn hand(&self, seat: Seat) -> u8 {
        self.hands.get(seat.index()).copied().unwrap_or(0)
    }

    /// Whether the last tile has been laid or has left the game (CAR-END-01, CAR-PLACE-07).
    pub fn is_finished(&self) -> bool {
        self.bag.iter().all(|count| *count == 0)
    }

    /// The seats that may move now.
    pub fn movers(&self) -> Vec<Seat> {
        match (self.is_finished(), self.setup.order) {
            (true, _) => Vec::new(),
            (false, Order::Clockwise) => vec![self.turn],
            (false, Order::Free) => Seat::all(self.setup.seats).collect(),
        }
    }

    /// The followers on a feature, in the order in which they were set.
    pub(crate) fn standing_on(&self, root: Root) -> impl Iterator<Item = Standing> + '_ {
        self.standing.iter().copied().filter(move |one| self.board.features.root(one.node) == root)
    }

    /// A follower as a screen draws it.
    pub(crate) fn shown(&self, one: Standing) -> StandingFollower {
        let place = self.board.place(one.node);
        let (at, role) = (place.at.unwrap_or(crate::Spot::Centre), self.feature_of(one).role());
        StandingFollower { seat: one.seat, role, x: place.x, y: place.y, at }
    }

    /// What a follower stands on.
    pub(crate) fn feature_of(&self, one: Standing) -> crate::Feature {
        let features = &self.board.features;
        features.counts(features.root(one.node)).feature
    }

    /// All followers of a feature go back to their owners (CAR-RET-01).
    pub(crate) fn take_back(&mut self, root: Root) {
        let Self { standing, hands, board, .. } = self;
        standing.retain(|one| {
            let stays = board.features.root(one.node) != root;
            if !stays && let Some(hand) = hands.get_mut(one.seat.index()) {
                *hand += 1;
            }
            stays
        });
        board.features.take_followers(root);
    }
}
