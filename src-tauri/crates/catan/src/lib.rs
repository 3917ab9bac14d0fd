//! The rules of Catan, three to six seats.
//!
//! A referee that is exact where facts are public and honest where hands are closed: the board, the bank,
//! hand sizes, points and special cards are exact; hands are every possible joint hand with its weight
//! (`hands`). A verdict is therefore three-valued: legal in all possible hands, possible in some (and
//! evidence once it happens), refused in none.
//!
//! Where things are:
//!
//! | module | what |
//! |---|---|
//! | [`island`] | hexes, corners, paths; derived, ids in reading order |
//! | [`layout`], [`draft`], [`balance`] | boards to lay out or being entered, and how even they are |
//! | `start`, [`setup`], [`position`] | the set-up, new or taken up in the middle |
//! | `check`, `apply`, `legal` | what may happen and what it does |
//! | `hands`, `development` | what is known of cards |
//! | [`trail`] | the longest road |
//! | `sheet`, [`view`], [`question`] | points, pictures, questions |

pub mod balance;
pub mod board;
mod development;
pub mod draft;
pub mod facts;
mod hands;
pub mod island;
pub mod layout;
pub mod position;
pub mod question;
pub mod setup;
pub mod trail;
pub mod view;

mod apply;
mod cards;
mod check;
mod game;
mod invariants;
mod legal;
mod moves;
mod place;
mod rule;
mod sheet;
mod start;
mod state;
mod tell;
mod words;

pub use board::{Board, Harbour, HarbourKind, Tile};
pub use cards::Cards;
pub use game::Catan;
pub use island::{Corner, CornerId, Direction, Edge, EdgeId, HexId, Island, Land};
pub use layout::Style;
pub use moves::{Dice, Gain, Move, MoveKind, Relation, Taken};
pub use place::{Place, Remark};
pub use position::Position;
pub use question::{Answer, Likelihood, Question};
pub use rule::Rule;
pub use setup::{BetweenTurns, Edition, HandsMode, House, Phases, Setup, Shortage, TiedAfterCut, TokenRule};
pub use state::State;
pub use view::View;
pub use words::{Building, Development, Purchase, Resource, Terrain};
