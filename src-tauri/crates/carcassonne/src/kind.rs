//! The 36 kinds of tiles (CAR-SET-01, rulebook page 8).

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Builds [`Kind`], the list of all kinds and their printed names from one list.
macro_rules! kinds {
    ($($kind:ident = $name:literal),+ $(,)?) => {
        /// A kind of tile: `A` to `X` of the base game and the twelve animal tiles `WA01` to `WA12`.
        ///
        /// Kinds are ordered as the rulebook lists them (page 8).
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
        )]
        pub enum Kind {
            $(
                #[doc = concat!("Tile kind ", $name, ".")]
                #[serde(rename = $name)]
                $kind,
            )+
        }

        impl Kind {
            /// Every kind, in the order of the rulebook.
            pub const ALL: [Self; KINDS] = [$(Self::$kind),+];

            /// The name as it is written and entered (`D`, `WA07`).
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$kind => $name,)+
                }
            }
        }
    };
}

/// How many kinds there are.
pub const KINDS: usize = 36;

kinds! {
    A = "A", B = "B", C = "C", D = "D", E = "E", F = "F", G = "G", H = "H", I = "I", J = "J", K = "K",
    L = "L", M = "M", N = "N", O = "O", P = "P", Q = "Q", R = "R", S = "S", T = "T", U = "U", V = "V",
    W = "W", X = "X",
    Wa01 = "WA01", Wa02 = "WA02", Wa03 = "WA03", Wa04 = "WA04", Wa05 = "WA05", Wa06 = "WA06",
    Wa07 = "WA07", Wa08 = "WA08", Wa09 = "WA09", Wa10 = "WA10", Wa11 = "WA11", Wa12 = "WA12",
}

impl Kind {
    /// The kind as an index into a list with one entry per kind.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with this name, if there is one.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
