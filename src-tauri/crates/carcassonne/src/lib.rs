//! The rules of Carcassonne, Winter Edition.

mod compass;
mod kind;
mod moves;
mod place;
mod question;
mod rules;
mod setup;
mod shape;
mod tally;
pub mod tiles;
mod view;

pub use compass::{Cell, Edge, HalfEdge, Turn};
pub use kind::{KINDS, Kind};
pub use moves::{Follower, Move};
pub use place::{Feature, Place, Role, Spot};
pub use question::{
    Answer, Area, Completion, FeatureReport, FieldReport, PlaceTurns, Question, Segment, TileTurns, Town,
};
pub use rules::Rule;
pub use setup::{Farmers, MOST_FOLLOWERS, MOST_SEATS, MOST_TILES, Order, Setup, StartTile, TwoTileCity};
pub use shape::looks_like;
pub use tally::{Tally, majority};
pub use view::{DiscardedTile, LaidTile, LastMove, OpenPlace, StandingFollower, View};
