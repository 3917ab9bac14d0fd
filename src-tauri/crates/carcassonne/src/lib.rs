//! The rules of Carcassonne, Winter Edition.

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
