//! A name as somebody entered it.

use referee::Arg;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A name of a face or a symbol as somebody entered it, perhaps of one that does not exist.
///
/// A file or a keyboard can say "diamond" or "R17". That is no unreadable form, it is a move against the
/// rules, and gets a refusal of its own; so the entered form is wider than the game's.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
#[schemars(rename = "Named{T}")]
pub enum Named<T> {
    /// One that exists.
    Known(T),
    /// One that does not.
    Unknown(String),
}

impl<T: Copy> Named<T> {
    /// What is meant, if it exists.
    pub fn known(&self) -> Option<T> {
        match self {
            Self::Known(value) => Some(*value),
            Self::Unknown(_) => None,
        }
    }
}

/// What has a name in the language files.
pub(crate) trait Word {
    /// The name, to be filled into a sentence.
    fn word(&self) -> Arg;
}

impl<T: Word> Word for Named<T> {
    fn word(&self) -> Arg {
        match self {
            Self::Known(value) => value.word(),
            // Short enough for a sentence, whatever somebody sent.
            Self::Unknown(name) => Arg::Text(name.chars().take(24).collect()),
        }
    }
}

impl<T> From<T> for Named<T> {
    fn from(value: T) -> Self {
        Self::Known(value)
    }
}
