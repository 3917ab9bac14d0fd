//! What can happen at the table, in the form in which it is entered, stored and exported.

use referee::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Cards, CornerId, Development, EdgeId, HandsMode, HexId, Resource};

/// Two dice: each by itself, or only what they add up to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Dice {
    /// Each die, 1 to 6.
    Pair([u8; 2]),
    /// The sum, 2 to 12.
    Sum(u8),
}

impl Dice {
    /// The number rolled; nothing if dice cannot show it.
    pub fn sum(self) -> Option<u8> {
        match self {
            Self::Pair([one, other]) => {
                let shows = 1..=6;
                (shows.contains(&one) && shows.contains(&other)).then_some(one + other)
            }
            Self::Sum(sum) => (2..=12).contains(&sum).then_some(sum),
        }
    }
}

/// Cards that went to a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Gain {
    /// Who.
    pub seat: Seat,
    /// What.
    pub cards: Cards,
}

/// Cards a seat had to hand over to a monopoly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Taken {
    /// Who.
    pub seat: Seat,
    /// How many.
    pub count: u8,
}

/// How a count compares with a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Relation {
    /// Just as many.
    Exactly,
    /// As many or more.
    AtLeast,
    /// As many or fewer.
    AtMost,
    /// Any other number.
    Not,
}

impl Relation {
    /// Whether a count fits.
    pub const fn fits(self, count: u8, number: u8) -> bool {
        match self {
            Self::Exactly => count == number,
            Self::AtLeast => count >= number,
            Self::AtMost => count <= number,
            Self::Not => count != number,
        }
    }
}

/// What happened at the table.
///
/// `seat` is who did it. Cards only the owner has seen may be left out where the hands are not open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Move {
    /// A settlement of the set-up (CAT-SET-05, CAT-SET-06). The second one draws its cards (CAT-SET-08).
    PlaceSettlement {
        /// Who.
        seat: Seat,
        /// Where.
        corner: CornerId,
    },
    /// A road of the set-up, at the settlement just placed (CAT-SET-07).
    PlaceRoad {
        /// Who.
        seat: Seat,
        /// Where.
        edge: EdgeId,
    },
    /// The dice, and with them the production (CAT-PRD) or the seven (CAT-ROB-01).
    Roll {
        /// Who.
        seat: Seat,
        /// What they show.
        dice: Dice,
        /// What the table says everybody got. Checked if told; needed only where hidden discards leave the
        /// bank uncertain.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gain: Option<Vec<Gain>>,
    },
    /// Half of a large hand goes back to the bank after a seven (CAT-ROB-02, CAT-ROB-03).
    Discard {
        /// Who.
        seat: Seat,
        /// Which cards; none if nobody looked.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cards: Option<Cards>,
    },
    /// The robber moves and a card is drawn (CAT-ROB-05 to CAT-ROB-09).
    MoveRobber {
        /// Who.
        seat: Seat,
        /// Where to.
        hex: HexId,
        /// Whose hand is drawn from; none where nobody stands.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Seat>,
        /// The card, if it is known; none also for an empty hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Resource>,
    },
    /// A road for brick and lumber (CAT-BLD-02).
    BuildRoad {
        /// Who.
        seat: Seat,
        /// Where.
        edge: EdgeId,
    },
    /// A road of a road building card (CAT-DEV-09).
    FreeRoad {
        /// Who.
        seat: Seat,
        /// Where.
        edge: EdgeId,
    },
    /// A settlement (CAT-BLD-04 to CAT-BLD-06).
    BuildSettlement {
        /// Who.
        seat: Seat,
        /// Where.
        corner: CornerId,
    },
    /// A city in place of an own settlement (CAT-BLD-07).
    BuildCity {
        /// Who.
        seat: Seat,
        /// Where.
        corner: CornerId,
    },
    /// A development card from the deck (CAT-DEV-01, CAT-DEV-02).
    BuyCard {
        /// Who.
        seat: Seat,
        /// Which; none if only the buyer knows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<Development>,
    },
    /// A knight; the robber moves next (CAT-DEV-08).
    PlayKnight {
        /// Who.
        seat: Seat,
    },
    /// Road building; the free roads come next (CAT-DEV-09).
    PlayRoadBuilding {
        /// Who.
        seat: Seat,
    },
    /// Two cards of choice from the bank (CAT-DEV-11).
    PlayYearOfPlenty {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Vec<Resource>,
    },
    /// All cards of a kind from everybody (CAT-DEV-13).
    PlayMonopoly {
        /// Who.
        seat: Seat,
        /// Of which kind.
        resource: Resource,
        /// What every opponent handed over; a seat that is left out had none. May be left out as a whole
        /// where it is certain.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        taken: Option<Vec<Taken>>,
    },
    /// A trade with the bank (CAT-MAR).
    BankTrade {
        /// Who.
        seat: Seat,
        /// Cards of one kind, as many times the rate as cards are got.
        give: Cards,
        /// Cards of other kinds.
        get: Cards,
    },
    /// A trade between the seat in turn and another (CAT-TRD).
    Trade {
        /// The seat in turn.
        seat: Seat,
        /// Its partner.
        with: Seat,
        /// What `seat` gives.
        give: Cards,
        /// What `seat` gets.
        get: Cards,
    },
    /// The dice are passed on (CAT-TRN-02); with paired players, the part of the turn is over.
    EndTurn {
        /// Who.
        seat: Seat,
    },
    /// A seat begins to build between turns (CAT-X56-06).
    SpecialBuild {
        /// Who.
        seat: Seat,
    },
    /// It has finished.
    EndSpecialBuild {
        /// Who.
        seat: Seat,
    },
    /// "I win", with the point cards laid open (CAT-WIN).
    ClaimWin {
        /// Who.
        seat: Seat,
        /// How many victory point cards are shown; none means those the referee knows of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        shown: Option<u8>,
    },
    /// A whole hand was shown.
    HandShown {
        /// Whose.
        seat: Seat,
        /// All of it.
        cards: Cards,
    },
    /// The table knows something of a hand ("she has no ore").
    HandKnown {
        /// Whose.
        seat: Seat,
        /// Of which kind.
        resource: Resource,
        /// How many.
        relation: Relation,
        /// The number.
        count: u8,
    },
    /// The table is sure that a seat cannot pay for something.
    CannotPay {
        /// Who.
        seat: Seat,
        /// What for.
        purchase: crate::Purchase,
    },
    /// The cards of a hand were counted (CAT-ROB-10).
    HandCounted {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A stack of the bank was counted (CAT-PRD-09, CAT-INF-03).
    BankCounted {
        /// Which.
        resource: Resource,
        /// How many.
        count: u8,
    },
    /// A development card still in hand was shown.
    CardShown {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Development,
    },
    /// From now on hands are kept another way.
    KeepHands {
        /// How.
        mode: HandsMode,
    },
}

impl Move {
    /// Who made the move; nobody for what the table as a whole knows.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::PlaceSettlement { seat, .. }
            | Self::PlaceRoad { seat, .. }
            | Self::Roll { seat, .. }
            | Self::Discard { seat, .. }
            | Self::MoveRobber { seat, .. }
            | Self::BuildRoad { seat, .. }
            | Self::FreeRoad { seat, .. }
            | Self::BuildSettlement { seat, .. }
            | Self::BuildCity { seat, .. }
            | Self::BuyCard { seat, .. }
            | Self::PlayKnight { seat }
            | Self::PlayRoadBuilding { seat }
            | Self::PlayYearOfPlenty { seat, .. }
            | Self::PlayMonopoly { seat, .. }
            | Self::BankTrade { seat, .. }
            | Self::Trade { seat, .. }
            | Self::EndTurn { seat }
            | Self::SpecialBuild { seat }
            | Self::EndSpecialBuild { seat }
            | Self::ClaimWin { seat, .. }
            | Self::HandShown { seat, .. }
            | Self::HandKnown { seat, .. }
            | Self::CannotPay { seat, .. }
            | Self::HandCounted { seat, .. }
            | Self::CardShown { seat, .. } => Some(*seat),
            Self::BankCounted { .. } | Self::KeepHands { .. } => None,
        }
    }

    /// What kind of thing it is, for whose turn it is and what has to happen next.
    pub const fn kind(&self) -> MoveKind {
        match self {
            Self::PlaceSettlement { .. } => MoveKind::Settle,
            Self::PlaceRoad { .. } => MoveKind::SetUpRoad,
            Self::Roll { .. } => MoveKind::Roll,
            Self::Discard { .. } => MoveKind::Discard,
            Self::MoveRobber { .. } => MoveKind::Rob,
            Self::FreeRoad { .. } => MoveKind::FreeRoad,
            Self::BuildRoad { .. }
            | Self::BuildSettlement { .. }
            | Self::BuildCity { .. }
            | Self::BuyCard { .. } => MoveKind::Build,
            Self::PlayKnight { .. }
            | Self::PlayRoadBuilding { .. }
            | Self::PlayYearOfPlenty { .. }
            | Self::PlayMonopoly { .. } => MoveKind::PlayCard,
            Self::BankTrade { .. } => MoveKind::BankTrade,
            Self::Trade { .. } => MoveKind::Trade,
            Self::EndTurn { .. } => MoveKind::EndTurn,
            Self::SpecialBuild { .. } => MoveKind::SpecialBuild,
            Self::EndSpecialBuild { .. } => MoveKind::EndSpecialBuild,
            Self::ClaimWin { .. } => MoveKind::ClaimWin,
            Self::HandShown { .. }
            | Self::HandKnown { .. }
            | Self::CannotPay { .. }
            | Self::HandCounted { .. }
            | Self::BankCounted { .. }
            | Self::CardShown { .. }
            | Self::KeepHands { .. } => MoveKind::Evidence,
        }
    }
}

/// A kind of move, as the order of a turn sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveKind {
    /// A settlement of the set-up.
    Settle,
    /// A road of the set-up.
    SetUpRoad,
    /// The dice.
    Roll,
    /// A discard.
    Discard,
    /// The robber.
    Rob,
    /// A road of a card.
    FreeRoad,
    /// Something paid for.
    Build,
    /// A knight or progress card.
    PlayCard,
    /// A trade with the bank.
    BankTrade,
    /// A trade between players.
    Trade,
    /// Passing the dice.
    EndTurn,
    /// Beginning to build between turns.
    SpecialBuild,
    /// Finishing it.
    EndSpecialBuild,
    /// "I win".
    ClaimWin,
    /// Something the table tells; it changes nothing on the board and is welcome at any time.
    Evidence,
}
