//! A place at the table, for marking refusals and points.

use referee::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Region, Site};

/// A place at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Place {
    /// A region card.
    Region {
        /// Which.
        region: Region,
    },
    /// A building site, free or taken.
    Site {
        /// Whose realm.
        seat: Seat,
        /// Where in it.
        site: Site,
    },
    /// A place of the axis: even columns are roads, odd ones settlements and cities.
    Axis {
        /// Whose realm.
        seat: Seat,
        /// The column, counted from the starting road.
        at: i8,
    },
    /// A draw stack, 1 to 5.
    Stack {
        /// Which.
        stack: u8,
    },
    /// A hand.
    Hand {
        /// Whose.
        seat: Seat,
    },
    /// The knight figure.
    KnightFigure {
        /// Who holds it.
        seat: Seat,
    },
    /// The mill figure.
    MillFigure {
        /// Who holds it.
        seat: Seat,
    },
}

/// One sentence of the referee about this game.
pub type Remark = referee::Remark<Place>;

/// Why something is refused; empty if it is not.
pub(crate) type Reasons = Vec<Remark>;
