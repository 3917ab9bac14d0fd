//! What is entered at the table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Face, Knight, Named, Symbol};

/// One line of the game. Whose turn it is follows from the order of play, so no line names a seat.
///
/// A turn begins with the dice: `roll` after each roll, or `finalDice` alone, or `marked` for a table that
/// enters no dice at all. Then the dice are spent: `joker`, `gold` and `build` one at a time and `endTurn`, or
/// all of it at once in a `bundle`. The first of these ends the rolling (DICE-ROLL-06).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Move {
    /// Dice were rolled.
    Roll {
        /// The dice kept from the roll before; none in the first roll (DICE-ROLL-01 to -03).
        #[serde(default)]
        kept: Vec<Named<Face>>,
        /// What the others show now.
        rolled: Vec<Named<Face>>,
    },
    /// The dice as they lie after the last roll; how they came is not told.
    FinalDice {
        /// All six.
        dice: Vec<Named<Face>>,
    },
    /// A joker turns a die (DICE-JOKER-02).
    Joker {
        /// The knight above the joker.
        knight: Knight,
        /// What the die shows before.
        turn: Named<Face>,
        /// What it shows after.
        to: Named<Face>,
    },
    /// Two gold become one other resource (DICE-GOLD-01).
    Gold {
        /// What they become.
        to: Named<Face>,
    },
    /// Dice pay for a symbol, and it is marked.
    Build {
        /// The symbol.
        what: Named<Symbol>,
    },
    /// The rest of the turn in one line: the steps in order, then the end of the turn.
    Bundle {
        /// The steps.
        steps: Vec<Step>,
    },
    /// A whole turn without dice: placement, order and arithmetic are checked, payment is not.
    Marked {
        /// What was built, in order; nothing is a cross.
        built: Vec<Named<Symbol>>,
        /// The knights whose jokers were crossed off.
        #[serde(default)]
        jokers: Vec<Knight>,
    },
    /// The turn is over, and the box is filled: the points built, or a cross (DICE-SCORE-02, -03).
    EndTurn {},
}

/// A way to spend dice, or to change them after rolling.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Step {
    /// A joker turns a die.
    Joker {
        /// The knight above the joker.
        knight: Knight,
        /// What the die shows before.
        turn: Named<Face>,
        /// What it shows after.
        to: Named<Face>,
    },
    /// Two gold become one other resource.
    Gold {
        /// What they become.
        to: Named<Face>,
    },
    /// Dice pay for a symbol, and it is marked.
    Build {
        /// The symbol.
        what: Named<Symbol>,
    },
}

impl Step {
    /// A joker turns a die.
    pub(crate) fn joker(knight: Knight, turn: Face, to: Face) -> Self {
        Self::Joker { knight, turn: turn.into(), to: to.into() }
    }

    /// Two gold become one other resource.
    pub(crate) fn gold(to: Face) -> Self {
        Self::Gold { to: to.into() }
    }

    /// A symbol is built.
    pub(crate) fn build(what: Symbol) -> Self {
        Self::Build { what: what.into() }
    }
}

impl From<Step> for Move {
    fn from(step: Step) -> Self {
        match step {
            Step::Joker { knight, turn, to } => Self::Joker { knight, turn, to },
            Step::Gold { to } => Self::Gold { to },
            Step::Build { what } => Self::Build { what },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stored_form_is_plain_words() {
        let mv =
            Move::Bundle { steps: vec![Step::gold(Face::Ore), Step::build(Symbol::named("C7").unwrap())] };
        let text = r#"{"type":"bundle","steps":[{"type":"gold","to":"ore"},{"type":"build","what":"C7"}]}"#;
        assert_eq!(serde_json::to_string(&mv).unwrap(), text);
        assert_eq!(serde_json::from_str::<Move>(text).unwrap(), mv);
    }

    #[test]
    fn a_name_nobody_knows_is_read_and_an_unknown_field_is_not() {
        let diamond: Move = serde_json::from_str(r#"{"type":"gold","to":"diamond"}"#).unwrap();
        assert_eq!(diamond, Move::Gold { to: Named::Unknown("diamond".to_owned()) });
        assert!(serde_json::from_str::<Move>(r#"{"type":"endTurn","seat":1}"#).is_err());
    }
}
