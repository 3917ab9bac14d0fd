//! How the table begins: DICE-SETUP, and the points the rulebook leaves open.

use referee::{Arg, Remark, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Rule, Symbol};

/// The most seats (DICE-SETUP-05: the box says four, but players never meet, so more is only a question of
/// pencils).
pub const MOST_SEATS: u8 = 8;

/// The turns of a full game, and the boxes on the sheet (DICE-END-01).
pub const MOST_TURNS: u8 = 15;

/// How the table begins. What is left out is as the rulebook proposes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Setup {
    /// How many play: 1 to 8, each with a sheet.
    pub seats: u8,
    /// Who starts (DICE-SETUP-03).
    #[serde(default = "first_seat")]
    pub first: Seat,
    /// Turns each: 15, or fewer for a short game.
    #[serde(default = "all_turns")]
    pub turns: u8,
    /// Whether a joker may be used in the turn in which its knight is built (DICE-JOKER-09).
    #[serde(default = "yes")]
    pub same_turn_joker: bool,
    /// Whether a player may build nothing although the dice, with gold but without jokers, would pay for
    /// something (DICE-BUILD-08).
    #[serde(default = "yes")]
    pub may_decline: bool,
    /// What happens to a tie (DICE-END-03).
    #[serde(default)]
    pub ties: Ties,
    /// The order in which boxes 7 to 11 are filled (DICE-SCORE-01). For drawing only.
    #[serde(default)]
    pub box_order: BoxOrder,
    /// Which printed sheet is drawn. For drawing only.
    #[serde(default)]
    pub layout: Layout,
}

/// What happens to a tie; the rulebook says nothing (DICE-END-03).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Ties {
    /// The win is shared.
    #[default]
    Shared,
    /// Who has fewer crosses wins; still equal, the win is shared.
    FewerCrosses,
}

/// The order in which the middle row of boxes is filled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum BoxOrder {
    /// As the path winds: boxes 7 to 11 from right to left.
    #[default]
    Winding,
    /// Every row from left to right.
    Rows,
}

/// Which printed sheet is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Layout {
    /// The sheet of the editions up to 2011.
    #[default]
    Classic,
    /// "Island One" of the later pads: the same island, turned.
    IslandOne,
}

const fn first_seat() -> Seat {
    Seat(0)
}

const fn all_turns() -> u8 {
    MOST_TURNS
}

const fn yes() -> bool {
    true
}

impl Setup {
    /// The printed game for so many seats.
    pub fn of(seats: u8) -> Self {
        Self {
            seats,
            first: first_seat(),
            turns: MOST_TURNS,
            same_turn_joker: true,
            may_decline: true,
            ties: Ties::default(),
            box_order: BoxOrder::default(),
            layout: Layout::default(),
        }
    }

    /// Every reason why no table can be laid out like this.
    pub(crate) fn objections(&self) -> Vec<Remark<Symbol>> {
        let number = |value: u8| Arg::Number(i64::from(value));
        let mut reasons = Vec::new();
        if !(1..=MOST_SEATS).contains(&self.seats) {
            let remark = Remark::new(Rule::Setup05, "dice-refused-seats");
            reasons.push(remark.with("seats", number(self.seats)).with("most", number(MOST_SEATS)));
        } else if self.first.0 >= self.seats {
            let remark = Remark::new(Rule::Setup03, "dice-refused-first");
            reasons.push(remark.with("seats", number(self.seats)));
        }
        if !(1..=MOST_TURNS).contains(&self.turns) {
            let remark = Remark::new(Rule::End01, "dice-refused-turns");
            reasons.push(remark.with("turns", number(self.turns)).with("most", number(MOST_TURNS)));
        }
        reasons
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_out_is_as_proposed_and_what_is_unknown_is_refused() {
        let short: Setup = serde_json::from_str(r#"{"seats":3}"#).unwrap();
        assert_eq!(short, Setup::of(3));
        assert!(serde_json::from_str::<Setup>(r#"{"seats":3,"dice":5}"#).is_err());
    }

    #[test]
    fn impossible_tables_are_refused_each_with_its_rule() {
        let rules = |setup: Setup| -> Vec<String> {
            setup.objections().into_iter().map(|remark| remark.rule).collect()
        };
        assert_eq!(rules(Setup { turns: 0, ..Setup::of(0) }), ["DICE-SETUP-05", "DICE-END-01"]);
        assert_eq!(rules(Setup { turns: 16, ..Setup::of(9) }), ["DICE-SETUP-05", "DICE-END-01"]);
        assert_eq!(rules(Setup { first: Seat(2), ..Setup::of(2) }), ["DICE-SETUP-03"]);
        assert!(rules(Setup::of(8)).is_empty());
    }
}
