//! The rules of Carcassonne, Winter Edition (Hungarian text of 2012): the 72 tiles of the base game, the 12
//! tiles with animals, followers, farmers, and the switches by which older editions differ.
//!
//! [`Carcassonne`] is the game behind the one interface, [`referee::Game`]. A [`Move`] is a whole turn: the
//! drawn tile, where and how it is laid, and the follower on it; scoring follows. What chance decides (which
//! tile is drawn) is told by the table.
//!
//! ```
//! use carcassonne::{Carcassonne, Edge, Follower, Kind, Move, Setup, Turn};
//! use referee::{Game, Seat};
//!
//! let mut state = Carcassonne::start(&Setup::new(2)).expect("the box as it comes");
//! // An E above the start tile closes a city of two tiles; a knight claims it, scores 4 and comes back.
//! let mv = Move::Place {
//!     seat: Seat(0),
//!     tile: Kind::E,
//!     x: 0,
//!     y: -1,
//!     turn: Turn::HALF,
//!     follower: Some(Follower::Knight { at: Edge::S }),
//! };
//! Carcassonne::play(&mut state, &mv).expect("legal");
//! assert_eq!(Carcassonne::sheet(&state).totals(2), [4, 0]);
//! ```
//!
//! # How it works
//!
//! | module | what it is |
//! |---|---|
//! | `kind`, `tiles`, `shape` | the 36 kinds: their printed facts, and their areas in every turn |
//! | `compass`, `place` | edges, half-edges, turns, cells, spots; x grows east, y south, all clockwise |
//! | `setup`, `moves`, `view`, `question` | the forms that are entered, stored, sent and drawn |
//! | `features` | which areas are one road, city or field: disjoint sets that carry their counts |
//! | `board` | the tiles on the table and the empty places beside them (CAR-PLACE) |
//! | `joint` | what a tile would join, asked before it is laid (CAR-FOL-06) |
//! | `check`, `legal` | every reason of a refusal; every move that may be entered |
//! | `play` | the three steps of a turn, the end, and what the table lets stand |
//! | `tally`, `score`, `farm` | what a feature is worth and to whom; the lines of the sheet |
//! | `answers`, `look` | answers to questions; the view |
//! | `invariants` | what always holds, found a second time by walking over the board |
//!
//! # Decisions where the rulebook is silent
//!
//! - Equal points share the win (CAR-WIN-02).
//! - A turn is entered whole; taking a tile back before the follower is set is undoing (CAR-PLACE-12).
//! - Every turn of a tile that looks the same in several is legal; [`looks_like`] names the lowest.
//! - Where the table lets a tile stand whose landscape differs from its neighbour's, nothing joins there: a
//!   road or city has a gap that nobody can close, so it stays unfinished.
//! - After the end nothing more is let stand: the farmers have been paid.

mod answers;
mod board;
mod check;
mod compass;
mod farm;
mod features;
mod game;
mod invariants;
mod joint;
mod kind;
mod legal;
mod look;
mod moves;
mod place;
mod play;
mod question;
mod rules;
mod score;
mod setup;
mod shape;
mod state;
mod tally;
pub mod tiles;
mod view;

pub use compass::{Cell, Edge, HalfEdge, Turn};
pub use game::Carcassonne;
pub use kind::{KINDS, Kind};
pub use legal::legal_with;
pub use moves::{Follower, Move};
pub use place::{Feature, Place, Role, Spot};
pub use question::{
    Answer, Area, Completion, FeatureReport, FieldReport, PlaceTurns, Question, Segment, TileTurns, Town,
};
pub use rules::Rule;
pub use setup::{Farmers, MOST_FOLLOWERS, MOST_SEATS, MOST_TILES, Order, Setup, StartTile, TwoTileCity};
pub use shape::looks_like;
pub use state::State;
pub use tally::{Tally, majority};
pub use view::{DiscardedTile, LaidTile, LastMove, OpenPlace, StandingFollower, View};
