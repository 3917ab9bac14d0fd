//! Advice: what a game can say about what would be best. It changes nothing.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::Json;

/// Asks for advice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Advise {
    /// The session.
    pub session: Uuid,
    /// After so many steps of the line of play; the present if not said.
    pub turn: Option<u32>,
}

/// Advice.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Advised {
    /// In the game's form. None where the table wants none, or the game gives none.
    pub advice: Option<Json>,
    /// How far the work is that a part of the advice waits for; none when it waits for nothing.
    pub progress: Option<Progress>,
}

/// How far a piece of work is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Progress {
    /// Parts done.
    pub done: u32,
    /// Parts there are.
    pub all: u32,
}
