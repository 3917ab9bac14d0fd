//! What somebody says about the table, to be compared with what the referee knows.
//!
//! A dispute is settled by the rule that made a thing as it is: who says the mountains still show two after the
//! brigands is told CARD-EVDIE-05. What the table decides against it all the same is a ruling.

use referee::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Card, Region, Site, Supply};

/// One public fact as somebody sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "about", rename_all = "camelCase", deny_unknown_fields)]
pub enum Claim {
    /// What a region shows.
    Region {
        /// Which.
        region: Region,
        /// So many.
        holds: u8,
    },
    /// Victory points.
    Points {
        /// Whose.
        seat: Seat,
        /// So many.
        count: u8,
    },
    /// Commerce points.
    Commerce {
        /// Whose.
        seat: Seat,
        /// So many.
        count: u8,
    },
    /// Strength of the knights.
    Strength {
        /// Whose.
        seat: Seat,
        /// So much.
        count: u8,
    },
    /// Sum of the tournament numbers.
    Tournament {
        /// Whose.
        seat: Seat,
        /// So much.
        count: u8,
    },
    /// How many cards a hand may have.
    HandLimit {
        /// Whose.
        seat: Seat,
        /// So many.
        count: u8,
    },
    /// How many cards a hand has.
    Hand {
        /// Whose.
        seat: Seat,
        /// So many.
        count: u8,
    },
    /// What a search costs.
    SearchPrice {
        /// For whom.
        seat: Seat,
        /// So many resources.
        count: u8,
    },
    /// The resources that the brigands count.
    BrigandCount {
        /// Whose.
        seat: Seat,
        /// So many.
        count: u8,
    },
    /// Who holds the knight figure.
    KnightFigure {
        /// The holder, or nobody.
        holder: Option<Seat>,
    },
    /// Who holds the mill figure.
    MillFigure {
        /// The holder, or nobody.
        holder: Option<Seat>,
    },
    /// What stands on a site.
    Site {
        /// Whose realm.
        seat: Seat,
        /// Where.
        site: Site,
        /// The card, or nothing.
        card: Option<Card>,
    },
    /// Cards in a draw stack.
    Stack {
        /// Which, 1 to 5.
        stack: u8,
        /// So many.
        count: u8,
    },
    /// What is left in the common supply.
    Supply {
        /// Of what.
        supply: Supply,
        /// So many.
        count: u8,
    },
    /// Region cards left to draw.
    RegionStack {
        /// So many.
        count: u8,
    },
    /// Cards in the discard pile.
    Discard {
        /// So many.
        count: u8,
    },
}
