//! A game taken up in the middle: the pieces and cards as they lie on the table.

use referee::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Building, Cards, CornerId, Development, EdgeId};

/// Development cards by kind. In files a kind that is not there may be left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Deck {
    /// Knights.
    pub knight: u8,
    /// Road building.
    pub road_building: u8,
    /// Year of plenty.
    pub year_of_plenty: u8,
    /// Monopoly.
    pub monopoly: u8,
    /// Victory points.
    pub victory_point: u8,
}

impl Deck {
    /// Counts in the order of [`Development::ALL`].
    pub const fn counts(self) -> [u8; Development::COUNT] {
        [self.knight, self.road_building, self.year_of_plenty, self.monopoly, self.victory_point]
    }

    /// From counts in the order of [`Development::ALL`].
    pub const fn new([knight, road_building, year_of_plenty, monopoly, victory_point]: [u8; 5]) -> Self {
        Self { knight, road_building, year_of_plenty, monopoly, victory_point }
    }
}

/// A settlement or city on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Standing {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub corner: CornerId,
    /// What.
    pub building: Building,
}

/// A road on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Road {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub edge: EdgeId,
}

/// What one seat holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Holding {
    /// Resource cards.
    pub hand: Cards,
    /// Development cards bought before this turn.
    pub development: Deck,
    /// Development cards bought this turn.
    pub bought_now: Deck,
    /// Cards played: knights lie in front of the seat, the others have left the game.
    pub played: Deck,
    /// Cards still to be discarded after a seven.
    pub discard_due: u8,
}

/// What the seat in turn has to do next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Stage {
    /// Place a settlement or road of the set-up; which one, the pieces tell.
    SetUp,
    /// Roll.
    BeforeRoll,
    /// Wait for discards.
    Discard,
    /// Move the robber.
    Robber,
    /// Lay free roads.
    FreeRoads {
        /// How many.
        left: u8,
    },
    /// Trade and build.
    #[default]
    Act,
}

/// A game taken up in the middle. What lies on the table is taken as it lies, however it came there; only
/// what cannot lie on a table is refused: two pieces on one place, more pieces or cards than the box holds.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    /// Whose turn it is; the set-up's first seat if left out.
    pub turn: Option<Seat>,
    /// What comes next.
    pub stage: Stage,
    /// Whether the dice were rolled this turn where the stage does not say it (robber, free roads).
    pub rolled: bool,
    /// Whether a development card was played this turn.
    pub card_played: bool,
    /// Settlements and cities.
    pub buildings: Vec<Standing>,
    /// Roads.
    pub roads: Vec<Road>,
    /// What the seats hold, in playing order; seats left out hold nothing.
    pub holdings: Vec<Holding>,
    /// The bank, if it is not simply everything that is in no hand (lost cards).
    pub bank: Option<Cards>,
    /// The deck, if it is not simply everything that is in no hand (lost cards).
    pub deck: Option<Deck>,
    /// Who holds Longest Road.
    pub longest_road: Option<Seat>,
    /// Who holds Largest Army.
    pub largest_army: Option<Seat>,
    /// The holder of Longest Road is who held it before the last piece was laid: count again.
    pub recount: bool,
}
