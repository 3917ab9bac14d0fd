//! A place on the board, for marking refusals and points.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{CornerId, EdgeId, HexId};

/// A place on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Place {
    /// A land hex.
    Hex {
        /// Which.
        hex: HexId,
    },
    /// A corner.
    Corner {
        /// Which.
        corner: CornerId,
    },
    /// A path.
    Edge {
        /// Which.
        edge: EdgeId,
    },
}

impl From<HexId> for Place {
    fn from(hex: HexId) -> Self {
        Self::Hex { hex }
    }
}

impl From<CornerId> for Place {
    fn from(corner: CornerId) -> Self {
        Self::Corner { corner }
    }
}

impl From<EdgeId> for Place {
    fn from(edge: EdgeId) -> Self {
        Self::Edge { edge }
    }
}

/// One sentence of the referee about this game.
pub type Remark = referee::Remark<Place>;
