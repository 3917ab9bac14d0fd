//! The six faces of a die (DICE-DIE-01).

use referee::Arg;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::named::Word;

/// A face of a die. The five resources stand in the order of the knights that give them as jokers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Face {
    /// Ore.
    Ore,
    /// Grain.
    Grain,
    /// Wool.
    Wool,
    /// Lumber.
    Lumber,
    /// Brick.
    Brick,
    /// Gold, which builds nothing by itself (DICE-GOLD-03).
    Gold,
}

impl Face {
    /// Every face, in the order in which dice are listed.
    pub const ALL: [Self; 6] = [Self::Ore, Self::Grain, Self::Wool, Self::Lumber, Self::Brick, Self::Gold];

    /// The faces that build: all but gold.
    pub const RESOURCES: [Self; 5] = [Self::Ore, Self::Grain, Self::Wool, Self::Lumber, Self::Brick];

    /// The face as an index into counts by face.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Key of its name in the language files.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Ore => "dice-face-ore",
            Self::Grain => "dice-face-grain",
            Self::Wool => "dice-face-wool",
            Self::Lumber => "dice-face-lumber",
            Self::Brick => "dice-face-brick",
            Self::Gold => "dice-face-gold",
        }
    }
}

impl Word for Face {
    fn word(&self) -> Arg {
        Arg::Word(self.key().to_owned())
    }
}
