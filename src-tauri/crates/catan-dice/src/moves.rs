//! What is entered at the table.

use referee::{Arg, Seat, Telling, args};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::named::Word;
use crate::{Face, Knight, Named, Symbol};

/// One line of the game.
///
/// A turn begins with the dice: `roll` after each roll, or `finalDice` alone, or `marked` for a table that
/// enters no dice at all. Then the dice are spent: `joker`, `gold` and `build` one at a time and `endTurn`, or
/// all of it at once in a `bundle`. The first of these ends the rolling (DICE-ROLL-06).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Move {
    /// Dice were rolled.
    Roll {
        /// Whose turn it is.
        seat: Seat,
        /// The dice kept from the roll before; none in the first roll (DICE-ROLL-01 to -03).
        #[serde(default)]
        kept: Vec<Named<Face>>,
        /// What the others show now.
        rolled: Vec<Named<Face>>,
    },
    /// The dice as they lie after the last roll; how they came is not told.
    FinalDice {
        /// Whose turn it is.
        seat: Seat,
        /// All six.
        dice: Vec<Named<Face>>,
    },
    /// A joker turns a die (DICE-JOKER-02).
    Joker {
        /// Whose turn it is.
        seat: Seat,
        /// The knight above the joker.
        knight: Knight,
        /// What the die shows before.
        turn: Named<Face>,
        /// What it shows after.
        to: Named<Face>,
    },
    /// Two gold become one other resource (DICE-GOLD-01).
    Gold {
        /// Whose turn it is.
        seat: Seat,
        /// What they become.
        to: Named<Face>,
    },
    /// Dice pay for a symbol, and it is marked.
    Build {
        /// Whose turn it is.
        seat: Seat,
        /// The symbol.
        what: Named<Symbol>,
    },
    /// The rest of the turn in one line: the steps in order, then the end of the turn.
    Bundle {
        /// Whose turn it is.
        seat: Seat,
        /// The steps.
        steps: Vec<Step>,
    },
    /// A whole turn without dice: placement, order and arithmetic are checked, payment is not.
    Marked {
        /// Whose turn it is.
        seat: Seat,
        /// What was built, in order; nothing is a cross.
        built: Vec<Named<Symbol>>,
        /// The knights whose jokers were crossed off.
        #[serde(default)]
        jokers: Vec<Knight>,
    },
    /// The turn is over, and the box is filled: the points built, or a cross (DICE-SCORE-02, -03).
    EndTurn {
        /// Whose turn it is.
        seat: Seat,
    },
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

impl Step {
    /// The step as a move of this seat.
    pub(crate) fn by(self, seat: Seat) -> Move {
        match self {
            Self::Joker { knight, turn, to } => Move::Joker { seat, knight, turn, to },
            Self::Gold { to } => Move::Gold { seat, to },
            Self::Build { what } => Move::Build { seat, what },
        }
    }

    /// What it builds, if it builds.
    pub(crate) fn built(&self) -> Option<&Named<Symbol>> {
        match self {
            Self::Build { what } => Some(what),
            Self::Joker { .. } | Self::Gold { .. } => None,
        }
    }
}

impl Move {
    /// Whose move it is.
    pub const fn seat(&self) -> Seat {
        match self {
            Self::Roll { seat, .. }
            | Self::FinalDice { seat, .. }
            | Self::Joker { seat, .. }
            | Self::Gold { seat, .. }
            | Self::Build { seat, .. }
            | Self::Bundle { seat, .. }
            | Self::Marked { seat, .. }
            | Self::EndTurn { seat } => *seat,
        }
    }

    /// The same move with its dice in the order of [`Face::ALL`], the form in which
    /// [`legal`](referee::Game::legal) lists it.
    #[must_use]
    pub fn canonical(&self) -> Self {
        let mut same = self.clone();
        let order = |named: &Named<Face>| named.known().map_or(usize::MAX, Face::index);
        match &mut same {
            Self::Roll { kept, rolled, .. } => {
                kept.sort_by_key(order);
                rolled.sort_by_key(order);
            }
            Self::FinalDice { dice, .. } => dice.sort_by_key(order),
            Self::Joker { .. }
            | Self::Gold { .. }
            | Self::Build { .. }
            | Self::Bundle { .. }
            | Self::Marked { .. }
            | Self::EndTurn { .. } => {}
        }
        same
    }

    /// The step this move is, if it is one.
    pub(crate) fn step(&self) -> Option<Step> {
        match self.clone() {
            Self::Joker { knight, turn, to, .. } => Some(Step::Joker { knight, turn, to }),
            Self::Gold { to, .. } => Some(Step::Gold { to }),
            Self::Build { what, .. } => Some(Step::Build { what }),
            Self::Roll { .. }
            | Self::FinalDice { .. }
            | Self::Bundle { .. }
            | Self::Marked { .. }
            | Self::EndTurn { .. } => None,
        }
    }
}

/// How the log tells a move.
pub(crate) fn tell(mv: &Move) -> Telling {
    let (message, args) = match mv {
        Move::Roll { kept, rolled, .. } if kept.is_empty() => {
            ("dice-move-roll", args([("rolled", faces(rolled))]))
        }
        Move::Roll { rolled, .. } if rolled.is_empty() => ("dice-move-keep", args([])),
        Move::Roll { kept, rolled, .. } => {
            ("dice-move-roll-again", args([("kept", faces(kept)), ("rolled", faces(rolled))]))
        }
        Move::FinalDice { dice, .. } => ("dice-move-final", args([("dice", faces(dice))])),
        Move::Joker { turn, to, .. } => ("dice-move-joker", args([("turn", turn.word()), ("to", to.word())])),
        Move::Gold { to, .. } => ("dice-move-gold", args([("to", to.word())])),
        Move::Build { what, .. } => ("dice-move-build", args([("built", symbols([what]))])),
        Move::Bundle { steps, .. } => {
            ("dice-move-build", args([("built", symbols(steps.iter().filter_map(Step::built)))]))
        }
        Move::Marked { built, .. } if built.is_empty() => ("dice-move-cross", args([])),
        Move::Marked { built, .. } => ("dice-move-marked", args([("built", symbols(built))])),
        Move::EndTurn { .. } => ("dice-move-end", args([])),
    };
    Telling { seat: Some(mv.seat()), message: message.to_owned(), args }
}

fn faces(faces: &[Named<Face>]) -> Arg {
    Arg::List(faces.iter().map(Named::word).collect())
}

fn symbols<'a>(symbols: impl IntoIterator<Item = &'a Named<Symbol>>) -> Arg {
    Arg::List(symbols.into_iter().map(Named::word).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stored_form_is_plain_words() {
        let mv = Move::Bundle {
            seat: Seat(1),
            steps: vec![Step::gold(Face::Ore), Step::build(Symbol::named("C7").unwrap())],
        };
        let text =
            r#"{"type":"bundle","seat":1,"steps":[{"type":"gold","to":"ore"},{"type":"build","what":"C7"}]}"#;
        assert_eq!(serde_json::to_string(&mv).unwrap(), text);
        assert_eq!(serde_json::from_str::<Move>(text).unwrap(), mv);
    }

    #[test]
    fn a_name_nobody_knows_is_read_and_an_unknown_field_is_not() {
        let diamond: Move = serde_json::from_str(r#"{"type":"gold","seat":0,"to":"diamond"}"#).unwrap();
        assert_eq!(diamond, Move::Gold { seat: Seat(0), to: Named::Unknown("diamond".to_owned()) });
        assert!(serde_json::from_str::<Move>(r#"{"type":"endTurn","seat":1,"box":3}"#).is_err());
    }
}
