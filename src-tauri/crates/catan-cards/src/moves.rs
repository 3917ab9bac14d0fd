//! What is entered at the table.
//!
//! The table tells dice, events, choices and cards that become public; everything that follows from them (who wins
//! the tournament, what is lost, who holds a figure) the referee works out. Hidden things are told as counts: a card
//! put under a stack is a stack, a card drawn is a stack and whether it was searched for.

use referee::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalogue::Observed;
use crate::{Card, Claim, End, Event, Face, Payment, Region, Resource, Site};

/// A draw stack, 1 to 5.
pub type Stack = u8;

/// What was cast lots for before the first turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Lots {
    /// Who starts (CARD-SETUP-07).
    Start,
    /// Who gets which starting set (CARD-SETUP-02).
    Sets,
}

/// A resource that goes from one player's region to the other's of the same kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Transfer {
    /// The region turned down.
    pub from: Region,
    /// The region turned up.
    pub into: Region,
    /// How many.
    #[serde(default = "one")]
    pub count: u8,
}

const fn one() -> u8 {
    1
}

/// What somebody points at: a card on a site, or a settlement, city or road of the axis.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Target {
    /// A card on a site.
    Site {
        /// Whose realm.
        owner: Seat,
        /// Where in it.
        site: Site,
    },
    /// A settlement, city or road.
    Axis {
        /// Whose realm.
        owner: Seat,
        /// Its column.
        at: i8,
    },
}

/// One line of the game.
///
/// Before the first turn: `lots` if the table likes, then `startingHand` of both. A turn: perhaps `alchemist`, then
/// `roll`; what the event asks for; the main phase; `draw`, `shed`, `exchange`, `endTurn`. Where a move leaves
/// something to be answered (a defence card, a choice, cards too many), the answer comes before anything else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Move {
    /// Dice were rolled before the first turn.
    Lots {
        /// What for.
        about: Lots,
        /// What each seat rolled.
        rolls: [u8; 2],
    },
    /// A player looked through a stack and took three cards (CARD-SETUP-08).
    StartingHand {
        /// Who.
        seat: Seat,
        /// The stack.
        stack: Stack,
    },
    /// The alchemist sets the production die (CARD-ACT-01).
    Alchemist {
        /// Who.
        seat: Seat,
        /// The number set.
        number: u8,
    },
    /// Both dice (CARD-TURN-02).
    Roll {
        /// Who.
        seat: Seat,
        /// The event die.
        face: Face,
        /// The production die, rolled or set.
        number: u8,
    },
    /// The event card that was drawn (CARD-EVDIE-09).
    EventCard {
        /// Who drew it.
        seat: Seat,
        /// Which.
        card: Event,
    },
    /// One resource of choice from the bank, or from the caravan.
    Gain {
        /// Who.
        seat: Seat,
        /// The region turned up.
        into: Region,
    },
    /// One resource taken from the other player: the mill's face, merchant, raid.
    Take {
        /// Who takes.
        seat: Seat,
        /// The other's region.
        from: Region,
        /// The own region.
        into: Region,
    },
    /// The one resource given back for the merchant (CARD-ACT-03).
    Give {
        /// Who gives.
        seat: Seat,
        /// The own region.
        from: Region,
        /// The other's region.
        into: Region,
    },
    /// Nothing taken, or nothing more.
    Decline {
        /// Who.
        seat: Seat,
    },
    /// The builder event: a card from one stack, a card under one (CARD-EVENT-01).
    Builder {
        /// Who.
        seat: Seat,
        /// The stack looked through.
        look: Stack,
        /// The stack a card was put under.
        under: Stack,
    },
    /// The unit of the other player that goes back (CARD-EVENT-02).
    CivilWar {
        /// Who chooses.
        seat: Seat,
        /// What.
        target: Target,
    },
    /// Cards of the other hand put under a stack (CARD-EVENT-06).
    Conflict {
        /// Who chooses.
        seat: Seat,
        /// The stack.
        stack: Stack,
        /// The stack of the second card, where the table allows another.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        second: Option<Stack>,
    },
    /// A road (CARD-BUILD-02).
    Road {
        /// Who.
        seat: Seat,
        /// At which end.
        end: End,
        /// The regions that pay, or as proposed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pay: Option<Payment>,
    },
    /// A settlement (CARD-BUILD-04).
    Settlement {
        /// Who.
        seat: Seat,
        /// At which end.
        end: End,
        /// The regions that pay, or as proposed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pay: Option<Payment>,
    },
    /// The two regions of the new settlement (CARD-BUILD-06).
    Regions {
        /// Who.
        seat: Seat,
        /// The outer upper corner.
        upper: Region,
        /// The outer lower corner.
        lower: Region,
        /// Whether they were chosen with the scout (CARD-ACT-04).
        #[serde(default)]
        scout: bool,
    },
    /// A city (CARD-BUILD-07).
    City {
        /// Who.
        seat: Seat,
        /// Column of the settlement.
        at: i8,
        /// The regions that pay, or as proposed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pay: Option<Payment>,
    },
    /// A card from the hand onto a site (CARD-BUILD-09).
    Build {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Where.
        site: Site,
        /// The regions that pay, or as proposed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pay: Option<Payment>,
        /// What the card says, if it says something else than expected. It holds from here on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        printed: Option<Observed>,
    },
    /// An own card thrown away (CARD-DISC-01).
    Dismantle {
        /// Who.
        seat: Seat,
        /// What.
        target: Target,
    },
    /// Trade with the bank (CARD-TRADE-04, -05).
    Bank {
        /// Who.
        seat: Seat,
        /// What is given.
        give: Resource,
        /// How many: 3, with its fleet 2, gold with the mint 1.
        count: u8,
        /// The region turned up.
        into: Region,
        /// The regions that pay, or as proposed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pay: Option<Payment>,
    },
    /// Trade with the other player (CARD-TRADE-02).
    Trade {
        /// Whose turn it is.
        seat: Seat,
        /// From the player in turn.
        give: Vec<Transfer>,
        /// To the player in turn.
        take: Vec<Transfer>,
    },
    /// The caravan: one or two resources to the bank; as many of choice are gained after it (CARD-ACT-02).
    Caravan {
        /// Who.
        seat: Seat,
        /// The regions that pay.
        pay: Payment,
    },
    /// The merchant; what is taken and given back comes after it (CARD-ACT-03).
    Merchant {
        /// Who.
        seat: Seat,
    },
    /// The spy (CARD-ACT-05).
    Spy {
        /// Who.
        seat: Seat,
        /// The card taken; none where there was none to take.
        card: Option<Card>,
    },
    /// Black knight, arsonist or raid; defence, roll and choice come after it.
    Attack {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// The answer of the attacked player.
    Defend {
        /// Who.
        seat: Seat,
        /// The defence card, or none.
        card: Option<Card>,
    },
    /// The roll of the attack (CARD-ACT-11).
    AttackRoll {
        /// Who.
        seat: Seat,
        /// The production die.
        number: u8,
    },
    /// The card its owner has to take back.
    TakeBack {
        /// Who chooses.
        seat: Seat,
        /// What.
        target: Target,
    },
    /// A card drawn in the hand check (CARD-HAND-03).
    Draw {
        /// Who.
        seat: Seat,
        /// From which stack.
        stack: Stack,
        /// Whether it was searched for.
        #[serde(default)]
        search: bool,
        /// The regions that pay for the search, or as proposed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pay: Option<Payment>,
        /// Whether nothing was taken after all (CARD-HAND-05).
        #[serde(default, skip_serializing_if = "is_false")]
        nothing: bool,
    },
    /// One card exchanged in the hand check (CARD-HAND-07).
    Exchange {
        /// Who.
        seat: Seat,
        /// Under which stack and from which.
        stack: Stack,
        /// Whether the new card was searched for.
        #[serde(default)]
        search: bool,
        /// The regions that pay for the search, or as proposed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pay: Option<Payment>,
    },
    /// A card too many put under a stack.
    Shed {
        /// Who.
        seat: Seat,
        /// Under which.
        stack: Stack,
    },
    /// A card too many of the passive player onto the discard pile, where the table plays it so (CARD-AMB-06).
    ThrowAway {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// The turn is over.
    EndTurn {
        /// Who.
        seat: Seat,
    },
    /// What somebody says lies on the table. True: nothing happens. False: the rule says why.
    Recount {
        /// Who says it.
        seat: Seat,
        /// What.
        claims: Vec<Claim>,
    },
    /// What a card of this table says. It holds from here on.
    Printed {
        /// Who read it.
        seat: Seat,
        /// The catalogue's id of the card.
        id: String,
        /// What it says.
        printed: Observed,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the form serde asks for")]
const fn is_false(value: &bool) -> bool {
    !*value
}

impl Move {
    /// Who makes the move; none where the table does.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Lots { .. } => None,
            Self::StartingHand { seat, .. }
            | Self::Alchemist { seat, .. }
            | Self::Roll { seat, .. }
            | Self::EventCard { seat, .. }
            | Self::Gain { seat, .. }
            | Self::Take { seat, .. }
            | Self::Give { seat, .. }
            | Self::Decline { seat }
            | Self::Builder { seat, .. }
            | Self::CivilWar { seat, .. }
            | Self::Conflict { seat, .. }
            | Self::Road { seat, .. }
            | Self::Settlement { seat, .. }
            | Self::Regions { seat, .. }
            | Self::City { seat, .. }
            | Self::Build { seat, .. }
            | Self::Dismantle { seat, .. }
            | Self::Bank { seat, .. }
            | Self::Trade { seat, .. }
            | Self::Caravan { seat, .. }
            | Self::Merchant { seat }
            | Self::Spy { seat, .. }
            | Self::Attack { seat, .. }
            | Self::Defend { seat, .. }
            | Self::AttackRoll { seat, .. }
            | Self::TakeBack { seat, .. }
            | Self::Draw { seat, .. }
            | Self::Exchange { seat, .. }
            | Self::Shed { seat, .. }
            | Self::ThrowAway { seat, .. }
            | Self::EndTurn { seat }
            | Self::Recount { seat, .. }
            | Self::Printed { seat, .. } => Some(*seat),
        }
    }
}
