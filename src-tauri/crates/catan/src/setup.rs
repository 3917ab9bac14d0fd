//! How the table begins: seats, board, edition, house rules, what is known of the hands.

use referee::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::layout;
use crate::{Board, Position};

/// How the table begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// Seats, 3 to 6 (CAT-SET-01, CAT-X56-05).
    pub seats: u8,
    /// Who starts; the table agrees on it or rolls for it (CAT-SET-10).
    #[serde(default = "first_seat")]
    pub first: Seat,
    /// The board as it lies on the table.
    pub board: Board,
    /// What may be known of the hands.
    #[serde(default)]
    pub hands: HandsMode,
    /// Where editions differ.
    #[serde(default)]
    pub edition: Edition,
    /// House options.
    #[serde(default)]
    pub house: House,
    /// A game taken up in the middle; none for a new game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<Position>,
}

const fn first_seat() -> Seat {
    Seat(0)
}

/// What may be known of the hands. It can change during the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum HandsMode {
    /// Everything is told: stolen cards and bought cards too. Verdicts are exact.
    Open,
    /// Stolen and bought cards may stay unknown; every possible joint hand is kept.
    #[default]
    Closed,
    /// Owners enter their secrets; the referee judges by what is public, and opens the secrets at the end
    /// for audit.
    Sealed,
    /// Only hand sizes are kept.
    Counts,
}

/// Where editions differ; the defaults are the newest official reading (section 15 of the rules).
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Edition {
    /// The bank cannot pay all of a kind and one seat alone is due (CAT-PRD-06).
    pub shortage: Shortage,
    /// The holder's road is cut and he is then tied for the longest (CAT-LR-09).
    pub tied_after_cut: TiedAfterCut,
    /// Trading and building (CAT-TRN-03).
    pub phases: Phases,
    /// How tokens must lie (CAT-SET-03, CAT-SET-04).
    pub tokens: TokenRule,
    /// What five and six seats do after a turn (CAT-X56-13).
    pub between_turns: BetweenTurns,
}

/// What happens when the bank cannot pay a kind in full and one seat alone is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Shortage {
    /// He takes what is left (fifth edition, questions and answers).
    #[default]
    LoneSeatTakesRest,
    /// Nobody gets any of it (fourth edition).
    NobodyPaid,
}

/// Who keeps Longest Road when a cut leaves the holder tied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum TiedAfterCut {
    /// The holder (fifth edition).
    #[default]
    HolderKeeps,
    /// Nobody: the card is set aside (fourth edition).
    SetAside,
}

/// Whether trading and building may alternate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Phases {
    /// In any order and repeatedly.
    #[default]
    Combined,
    /// First trade, then build; a new harbour serves from the next turn (CAT-MAR-07).
    Separate,
}

/// How tokens must lie for the board to be accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum TokenRule {
    /// No two red numbers side by side.
    #[default]
    RedApart,
    /// In letter order along a spiral from a cape, either way round.
    Lettered,
    /// As they lie.
    AsLaid,
}

/// What happens between two turns with five or six seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum BetweenTurns {
    /// The third seat to the left has a part of its own in every turn (CAT-X56-12).
    #[default]
    PairedPlayers,
    /// Everybody else may build and buy cards (CAT-X56-06).
    SpecialBuilding,
}

/// House options; off by default (CAT-ROB-14).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct House {
    /// Points to win (10).
    pub points_to_win: u8,
    /// The largest hand that need not discard on a seven (7).
    pub hand_limit: u8,
    /// The robber may not be put beside anybody with at most two visible points.
    pub friendly_robber: bool,
    /// In so many first rounds a seven is rolled again (0).
    pub rounds_without_seven: u8,
}

impl Default for House {
    fn default() -> Self {
        Self { points_to_win: 10, hand_limit: 7, friendly_robber: false, rounds_without_seven: 0 }
    }
}

impl Setup {
    /// A new game on this board with everything else as the newest rules have it.
    pub fn on(seats: u8, board: Board) -> Self {
        Self {
            seats,
            first: first_seat(),
            board,
            hands: HandsMode::default(),
            edition: Edition::default(),
            house: House::default(),
            position: None,
        }
    }

    /// The set-up the game suggests: the beginner board, or a lettered one where there is none
    /// (CAT-X56-09).
    pub fn suggest(seats: u8) -> Self {
        let seats = seats.clamp(3, 6);
        Self::on(seats, if seats > 4 { layout::lettered(seats, 1) } else { layout::beginner() })
    }
}
