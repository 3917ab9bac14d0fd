//! How the table begins (CARD-SETUP), and what the table has settled about the booklet's open questions (CARD-AMB).

use referee::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalogue::{Listed, base_catalogue};
use crate::{Face, Position, Resource};

/// How the table begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// Who starts (CARD-SETUP-07).
    #[serde(default = "first_seat")]
    pub first: Seat,
    /// Points that win: 12, or fewer for practice (CARD-SETUP-10, CARD-END-01).
    #[serde(default = "twelve")]
    pub target: i16,
    /// The starting set and its six regions, seat by seat (CARD-SETUP-02 to -06).
    #[serde(default = "Setup::usual_realms")]
    pub realms: Vec<Layout>,
    /// Cards in the five draw stacks before the starting hands are taken (CARD-SETUP-01).
    #[serde(default = "even_stacks")]
    pub stacks: [u8; 5],
    /// What the table has settled about open questions.
    #[serde(default)]
    pub house: House,
    /// Whether remaining copies, events and stack history are shown. Both have to agree: the game is partly one of
    /// memory.
    #[serde(default)]
    pub open_book: bool,
    /// The effective catalogue: what is printed on the cards of this table.
    #[serde(default = "base_catalogue")]
    pub catalogue: Vec<Listed>,
    /// A game taken up in the middle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

const fn first_seat() -> Seat {
    Seat(0)
}

const fn twelve() -> i16 {
    12
}

pub(crate) const fn even_stacks() -> [u8; 5] {
    [13, 13, 12, 12, 12]
}

impl Setup {
    /// The usual table: the first seat has set 2, the other set 1; everything else as proposed.
    pub fn usual() -> Self {
        Self {
            first: first_seat(),
            target: twelve(),
            realms: Self::usual_realms(),
            stacks: even_stacks(),
            house: House::default(),
            open_book: false,
            catalogue: base_catalogue(),
            position: None,
        }
    }

    fn usual_realms() -> Vec<Layout> {
        vec![Layout::usual(2), Layout::usual(1)]
    }
}

/// The six starting regions of a seat: above and below the starting road, and outside the two settlements
/// (CARD-SETUP-04).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Layout {
    /// Which of the two starting sets, 1 or 2.
    pub set: u8,
    /// Left, middle, right above the axis, by what they store.
    #[serde(default = "upper")]
    pub upper: [Resource; 3],
    /// Left, middle, right below the axis.
    #[serde(default = "lower")]
    pub lower: [Resource; 3],
}

const fn upper() -> [Resource; 3] {
    [Resource::Lumber, Resource::Gold, Resource::Grain]
}

const fn lower() -> [Resource; 3] {
    [Resource::Brick, Resource::Wool, Resource::Ore]
}

impl Layout {
    /// A set in the order of the suggestion; the owner chooses freely.
    pub const fn usual(set: u8) -> Self {
        Self { set, upper: upper(), lower: lower() }
    }
}

/// What the table has settled about the booklet's open questions. Each default is the proposed answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct House {
    /// The symbol that is on two faces of the event die (CARD-AMB-01). For statistics and an own die only.
    pub double_face: Face,
    /// When points win (CARD-AMB-02).
    pub win: Win,
    /// Whether seven points stay reached (CARD-AMB-03).
    pub seven: Seven,
    /// Under how many stacks the conflict puts two cards (CARD-AMB-04).
    pub conflict: Conflict,
    /// Whether a hand must be filled (CARD-AMB-05).
    pub refill: Refill,
    /// Where the passive player's surplus goes (CARD-AMB-06).
    pub passive_surplus: PassiveSurplus,
    /// Whether the holder of the mill must take (CARD-AMB-07).
    pub mill_face: MillFace,
    /// Whether an attack needs a target (CARD-AMB-08).
    pub futile_attack: Futile,
    /// What the merchant may give back (CARD-AMB-10).
    pub merchant_return: MerchantReturn,
    /// When the sides of two new regions are chosen (CARD-AMB-11).
    pub new_regions: NewRegions,
    /// Something for nothing between players (CARD-AMB-12).
    pub gift: Gift,
    /// Who chooses first where both choose (CARD-AMB-13).
    pub both_choose: BothChoose,
    /// Whose hand is checked after the civil war (CARD-AMB-14).
    pub civil_war_check: CivilWarCheck,
    /// A second defence card against one attack (CARD-AMB-15).
    pub second_defence: Futile,
    /// Whether surplus goes under the stack that is exchanged from (CARD-AMB-19).
    pub surplus_stack: SurplusStack,
}

impl Default for House {
    fn default() -> Self {
        Self {
            double_face: Face::Question,
            win: Win::AtOnce,
            seven: Seven::Latched,
            conflict: Conflict::SameStack,
            refill: Refill::Duty,
            passive_surplus: PassiveSurplus::UnderStacks,
            mill_face: MillFace::Optional,
            futile_attack: Futile::Forbidden,
            merchant_return: MerchantReturn::Storable,
            new_regions: NewRegions::AfterBoth,
            gift: Gift::Confirmed,
            both_choose: BothChoose::RollerFirst,
            civil_war_check: CivilWarCheck::Both,
            second_defence: Futile::Forbidden,
            surplus_stack: SurplusStack::Any,
        }
    }
}

macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($(#[$one:meta])* $variant:ident,)* })*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "camelCase")]
        pub enum $name { $($(#[$one])* $variant,)* }
    )*};
}

choices! {
    /// When points win (CARD-AMB-02).
    Win {
        /// Whoever reaches the target, in anybody's turn.
        AtOnce,
        /// Only the player in turn; who reaches it in the other's turn wins when the own turn begins.
        OwnTurn,
    }
    /// Whether seven points stay reached (CARD-AMB-03).
    Seven {
        /// Once reached, always reached.
        Latched,
        /// What counts is the sum of the moment.
        Current,
    }
    /// Under how many stacks the conflict puts two cards (CARD-AMB-04).
    Conflict {
        /// Both under the same.
        SameStack,
        /// Under one or two.
        TwoStacks,
    }
    /// Whether a hand must be filled (CARD-AMB-05).
    Refill {
        /// Up to exactly the limit.
        Duty,
        /// As far as its owner likes.
        Right,
    }
    /// Where the passive player's surplus goes (CARD-AMB-06).
    PassiveSurplus {
        /// Under stacks of the owner's choice.
        UnderStacks,
        /// Onto the discard pile, face up.
        Discarded,
    }
    /// Whether the holder of the mill must take (CARD-AMB-07).
    MillFace {
        /// May.
        Optional,
        /// Must.
        Forced,
    }
    /// What happens to a card that can do nothing (CARD-AMB-08, -15).
    Futile {
        /// It may not be played.
        Forbidden,
        /// It may.
        Allowed,
    }
    /// What the merchant may give back (CARD-AMB-10).
    MerchantReturn {
        /// Only what the other can store.
        Storable,
        /// Anything; what cannot be stored is lost.
        Any,
    }
    /// When the sides of two new regions are chosen (CARD-AMB-11).
    NewRegions {
        /// After both are seen.
        AfterBoth,
        /// The first goes above.
        FirstAbove,
    }
    /// Something for nothing between players (CARD-AMB-12).
    Gift {
        /// Allowed, with a word of warning.
        Confirmed,
        /// Allowed.
        Allowed,
        /// Not allowed.
        Forbidden,
    }
    /// Who chooses first where both choose (CARD-AMB-13).
    BothChoose {
        /// Who rolled.
        RollerFirst,
        /// Whoever is ready.
        AnyOrder,
    }
    /// Whose hand is checked after the civil war (CARD-AMB-14).
    CivilWarCheck {
        /// Both, at once.
        Both,
        /// The passive player's; the other's at the end of the turn.
        Passive,
    }
    /// Whether surplus goes under the stack that is exchanged from (CARD-AMB-19).
    SurplusStack {
        /// Under any stacks.
        Any,
        /// All of it under one, which is then exchanged from.
        DrawnFrom,
    }
}
