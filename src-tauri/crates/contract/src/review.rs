//! Looking back at a session: the course of the points, and what would have been.

use chrono::{DateTime, Utc};
use referee::{Seat, Telling};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{Json, Position, Verdict};

/// Asks for the course of the points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CurveOf {
    /// The session.
    pub session: Uuid,
}

/// Points given at one step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Gain {
    /// Who got them.
    pub seat: Seat,
    /// How many.
    pub points: i32,
    /// The column of the score sheet.
    pub source: String,
    /// Key of the reason's sentence.
    pub code: String,
}

/// The table after one step of the line of play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CurveStep {
    /// Which step, from 1.
    pub turn: u32,
    /// The line that says what happened.
    pub seq: u32,
    /// When that line was recorded.
    pub at: DateTime<Utc>,
    /// Who moved, where the move says so.
    pub seat: Option<Seat>,
    /// Seconds the step took, without pauses.
    pub seconds: u32,
    /// Points of every seat afterwards; final scoring is not in it.
    pub totals: Vec<i32>,
    /// Points given.
    pub gained: Vec<Gain>,
}

/// The course of the points over a session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Curve {
    /// Points of every seat before the first step.
    pub start: Vec<i32>,
    /// Step by step.
    pub steps: Vec<CurveStep>,
    /// Points given in final scoring.
    pub final_scoring: Vec<Gain>,
    /// Points of every seat at the end, final scoring included.
    pub totals: Vec<i32>,
    /// Seconds of every seat, without pauses.
    pub seconds: Vec<u32>,
    /// Seconds of the whole session, without pauses.
    pub played: u32,
    /// When the last line was recorded.
    pub ended_at: DateTime<Utc>,
}

/// What would be if it had gone on otherwise? Nothing is recorded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhatIf {
    /// The session.
    pub session: Uuid,
    /// From the moment after so many steps of the line of play; the present if not said.
    pub turn: Option<u32>,
    /// The moves made from there, in the game's form; at most 1,000.
    pub moves: Vec<Json>,
    /// A move whose verdict is wanted then.
    #[serde(default)]
    pub check: Option<Json>,
    /// A question about the position then, in the game's form.
    #[serde(default)]
    pub ask: Option<Json>,
}

/// What would be.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Supposed {
    /// The position after those moves; `turn` counts them, too.
    pub position: Position,
    /// How the log tells the supposed moves, one by one.
    pub told: Vec<Telling>,
    /// The verdict that was wanted.
    pub verdict: Option<Verdict>,
    /// The answer that was wanted.
    pub answer: Option<Json>,
}
