//! The rules of the Catan Card Game (two principalities, 120 cards, the revised rules of 2005).
//!
//! A referee that knows what it cannot see: the principalities, resources, points and figures are exact; hands and
//! stacks are counts. Hard rules refuse, soft ones warn, and what nobody can check is taken at the table's word.
//! The catalogue of cards is data that the table may correct.
//!
//! | module | what it is |
//! |---|---|
//! | [`resource`](Resource), [`card`](Card), [`region`](Region) | resources and prices, the names of the cards |
//! | [`catalogue`](base_catalogue), `faults`, [`printed`](printed()) | what is printed on them: base, certainty, corrections |
//! | `realm`, [`payment`](Payment) | a principality; which regions pay |
//! | [`setup`](Setup), [`position`](Position), `start` | how the table begins |
//! | [`moves`](Move), [`claim`](Claim) | what is entered |
//! | [`state`](State), `reckon` | the table, and what follows from it at every moment |
//! | `check`, `recount` | what is refused, warned of, revealed |
//! | `apply`, `effect`, `event`, `settle` | what a move does, and what follows by itself |
//! | `legal`, `stand` | what may be entered; what a ruling may let stand |
//! | `sheet`, [`view`](View), `look`, [`question`](Question) | points, what a screen draws, what may be asked |
//!
//! Rule ids are those of the rule catalogue (`CARD-BUILD-04`); every refusal carries one.

mod apply;
mod ask;
mod card;
mod catalogue;
mod check;
mod claim;
mod effect;
mod event;
mod faults;
mod game;
mod invariants;
mod legal;
mod look;
mod moves;
mod payment;
mod place;
mod position;
mod printed;
mod question;
mod realm;
mod reckon;
mod recount;
mod region;
mod resource;
mod rule;
mod settle;
mod setup;
mod sheet;
mod stand;
mod start;
mod state;
mod tell;
mod view;

pub use card::{Card, Family};
pub use catalogue::{Certainty, Listed, Observed, Supply, Value, base_catalogue};
pub use claim::Claim;
pub use game::CatanCards;
pub use moves::{Lots, Move, Stack, Target, Transfer};
pub use payment::Payment;
pub use place::{Place, Remark};
pub use position::{Built, Holding, Position, Settled, Stage};
pub use printed::{Kind, Printed, printed};
pub use question::{Answer, Checked, Question, SiteOffer, Struck};
pub use realm::{End, Side, Site};
pub use region::{Event, Face, Region};
pub use resource::{Price, Resource};
pub use rule::Rule;
pub use setup::{
    BothChoose, CivilWarCheck, Conflict, Futile, Gift, House, Layout, MerchantReturn, MillFace, NewRegions,
    PassiveSurplus, Refill, Setup, Seven, SurplusStack, Win,
};
pub use state::State;
pub use view::{
    AxisKind, AxisView, CardView, ChangeView, Doing, DutyView, HandledView, Offer, OpenBook, PartView,
    RegionView, Remaining, SeatView, SiteView, StepView, View,
};
