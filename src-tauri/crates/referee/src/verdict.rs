//! What the referee says to a move.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Remark;

/// What the referee says to a move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "verdict", rename_all = "camelCase")]
pub enum Verdict<P> {
    /// Every rule that can be checked allows it.
    Legal {
        /// What the table should be told all the same (nothing built, points overlooked).
        warnings: Vec<Remark<P>>,
    },
    /// Legal if the hidden cards allow it, which they may; accepted.
    Possible {
        /// What recording it would reveal.
        reveals: Vec<Remark<P>>,
    },
    /// Against the rules.
    Refused {
        /// Every reason, the weightiest first; never empty.
        reasons: Vec<Remark<P>>,
    },
}

impl<P> Verdict<P> {
    /// Legal, with nothing to add.
    pub const fn legal() -> Self {
        Self::Legal { warnings: Vec::new() }
    }

    /// Refused if there is a reason, else legal.
    pub fn from_reasons(reasons: Vec<Remark<P>>) -> Self {
        if reasons.is_empty() { Self::legal() } else { Self::Refused { reasons } }
    }

    /// Whether the move may be recorded.
    pub const fn allows(&self) -> bool {
        match self {
            Self::Legal { .. } | Self::Possible { .. } => true,
            Self::Refused { .. } => false,
        }
    }

    /// The reasons of a refusal; empty where the move is allowed.
    pub fn reasons(&self) -> &[Remark<P>] {
        match self {
            Self::Refused { reasons } => reasons,
            Self::Legal { .. } | Self::Possible { .. } => &[],
        }
    }
}
