//! What a screen draws, as forms: both principalities, the common line between them, and what may be done now. How
//! they are filled in is in `look`.

use referee::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::moves::Target;
use crate::place::Remark;
use crate::{Card, End, Event, Face, Family, Payment, Price, Region, Resource, Side, Site};

/// Everything visible at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The number of the turn, counted from 1.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Where the turn stands.
    pub step: StepView,
    /// What the event die shows.
    pub face: Option<Face>,
    /// Points that win.
    pub target: i16,
    /// Both principalities.
    pub seats: Vec<SeatView>,
    /// Cards in the five draw stacks.
    pub stacks: Vec<u8>,
    /// Roads left for both.
    pub roads_left: u8,
    /// Settlements left for both.
    pub settlements_left: u8,
    /// Cities left for both.
    pub cities_left: u8,
    /// Regions left to draw.
    pub regions_left: Vec<Region>,
    /// Event cards in their stack.
    pub events: u8,
    /// The discard pile, last card last.
    pub discard: Vec<Card>,
    /// Both players' points together, against seven.
    pub together: u16,
    /// Whether neutral and attack cards may be played.
    pub unlocked: bool,
    /// Whether brigands do not come yet.
    pub quiet: bool,
    /// Who holds the knight figure.
    pub knight: Option<Seat>,
    /// Who holds the mill figure.
    pub mill: Option<Seat>,
    /// What changed since the dice of this turn.
    pub changes: Vec<ChangeView>,
    /// What has to be answered, first one first.
    pub duties: Vec<DutyView>,
    /// What the seat in turn may do, with the reasons against what it may not.
    pub offers: Vec<Offer>,
    /// Remaining copies, events and stack history, if both agreed to an open book.
    pub open_book: Option<OpenBook>,
}

/// Where the turn stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum StepView {
    /// Starting hands are taken.
    Opening {},
    /// Before the dice.
    Dice {
        /// What the alchemist has set.
        set: Option<u8>,
    },
    /// The event is being resolved.
    Event {
        /// The number that will produce.
        number: u8,
    },
    /// The main phase.
    Main {},
    /// The hand check.
    Hand {
        /// Whether the hand was short, so that nothing may be exchanged.
        was_short: bool,
    },
    /// The game is over.
    Over {
        /// Who won.
        winner: Seat,
    },
}

/// A principality and its owner's figures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Whose.
    pub seat: Seat,
    /// Roads, settlements and cities from left to right.
    pub axis: Vec<AxisView>,
    /// Regions.
    pub regions: Vec<RegionView>,
    /// Sites with what stands on them.
    pub sites: Vec<SiteView>,
    /// Victory points.
    pub points: u8,
    /// Their parts, by column of the sheet.
    pub parts: Vec<PartView>,
    /// Commerce points.
    pub commerce: u8,
    /// Strength.
    pub strength: u8,
    /// Tournament numbers.
    pub tournament: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Cards the hand may have.
    pub limit: u8,
    /// Cards both know to be in the hand.
    pub known: Vec<Card>,
    /// Cards that were known before others were put away unseen.
    pub perhaps: Vec<Card>,
    /// All resources.
    pub resources: u8,
    /// Resources the brigands count.
    pub brigand_count: u8,
    /// What a search costs.
    pub search_price: u8,
}

/// A card of the axis.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AxisView {
    /// Its column.
    pub at: i8,
    /// What it is.
    pub kind: AxisKind,
}

/// What a card of the axis is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum AxisKind {
    /// A road.
    Road,
    /// A settlement.
    Settlement,
    /// A city.
    City,
}

/// A region.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegionView {
    /// Which card.
    pub region: Region,
    /// What it stores.
    pub resource: Resource,
    /// The number that makes it produce.
    pub number: u8,
    /// Its column.
    pub at: i8,
    /// Above or below.
    pub side: Side,
    /// What it shows.
    pub holds: u8,
    /// What it would produce.
    pub yields: u8,
    /// Whether a protected warehouse stands beside it.
    pub protected: bool,
}

/// A site.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SiteView {
    /// Where.
    pub site: Site,
    /// What stands there.
    pub card: Option<CardView>,
}

/// A card in play, with what is printed on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardView {
    /// Which.
    pub card: Card,
    /// Its family.
    pub family: Family,
    /// What it costs.
    pub price: Price,
    /// Victory points.
    pub points: u8,
    /// Commerce points.
    pub commerce: u8,
    /// Strength.
    pub strength: u8,
    /// Tournament number.
    pub tournament: u8,
}

/// Points of one column of the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartView {
    /// The column.
    pub source: String,
    /// The points in it.
    pub points: u8,
}

/// What changed, and by which rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ChangeView {
    /// A region was turned, or could not store what it gained.
    Region {
        /// Whose.
        seat: Seat,
        /// Which.
        region: Region,
        /// What it showed.
        from: u8,
        /// What it shows.
        to: u8,
        /// What could not be stored.
        lost: u8,
        /// The rule.
        rule: String,
    },
    /// A card left its site.
    Left {
        /// Whose.
        seat: Seat,
        /// Where.
        site: Site,
        /// Which.
        card: Card,
        /// The rule.
        rule: String,
    },
}

/// Something that has to be answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DutyView {
    /// Who answers.
    pub seat: Seat,
    /// What is asked: key of the question.
    pub question: String,
    /// The attack card it is about.
    pub attack: Option<Card>,
    /// How often.
    pub left: u8,
    /// What may be pointed at: cards to take back.
    pub targets: Vec<Target>,
}

/// Something the seat in turn may want to do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Offer {
    /// What.
    pub doing: Doing,
    /// Why not now; empty where it may be done.
    pub reasons: Vec<Remark>,
    /// What it costs.
    pub price: Option<Price>,
    /// The regions that would pay.
    pub pay: Option<Payment>,
}

/// What may be done in a turn, cards of the hand aside (those are asked one by one).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Doing {
    /// The alchemist.
    Alchemist {},
    /// Both dice.
    Roll {},
    /// A road.
    Road {
        /// At which end.
        end: End,
    },
    /// A settlement.
    Settlement {
        /// At which end.
        end: End,
    },
    /// A city.
    City {
        /// Over which settlement.
        at: i8,
    },
    /// The bank takes so many of this for one other.
    Bank {
        /// Of what.
        give: Resource,
        /// How many.
        count: u8,
    },
    /// The caravan.
    Caravan {},
    /// The merchant.
    Merchant {},
    /// The spy.
    Spy {},
    /// Black knight, arsonist or raid.
    Attack {
        /// Which.
        card: Card,
    },
    /// A card drawn from a stack.
    Draw {
        /// Whether it is searched for.
        search: bool,
    },
    /// A card exchanged.
    Exchange {},
    /// A card too many put under a stack.
    Shed {},
    /// The turn ends.
    EndTurn {},
}

/// What is shown only with an open book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenBook {
    /// Copies that are in stacks or unknown hands, by name.
    pub unseen: Vec<Remaining>,
    /// Events drawn since the last shuffle, first one first: they lie at the bottom in this order.
    pub drawn: Vec<Event>,
    /// Events still to come before the first of them.
    pub coming: Vec<Event>,
    /// What was done with the stacks, first thing first.
    pub handled: Vec<HandledView>,
}

/// Copies of a card nobody has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Remaining {
    /// Which.
    pub card: Card,
    /// How many.
    pub count: u8,
}

/// Something done with a stack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct HandledView {
    /// Who.
    pub seat: Seat,
    /// Which stack.
    pub stack: u8,
    /// Key of what was done: the top card, a search, a card put under it.
    pub how: String,
}
