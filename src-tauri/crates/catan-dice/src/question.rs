//! What may be asked about a position.

use referee::Remark;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::advice::{Counsel, counsel};
use crate::bundle::{Bundle, bundles};
use crate::hand::{Hand, symbol};
use crate::pay::{Bill, payments};
use crate::plan::shortest;
use crate::{DICE, Dice, Island, Kind, Named, PrintedSymbol, State, Step, Symbol};

/// A question about the seat to move. It changes nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Question {
    /// What can be built now with the dice in hand, jokers and gold worked out?
    Bundles {},
    /// By which steps can this be built soonest with the dice in hand?
    Plan {
        /// The symbol.
        what: Named<Symbol>,
    },
    /// Which roads are missing on the way to this?
    Path {
        /// The symbol.
        what: Named<Symbol>,
    },
    /// May this be marked next, as far as the sheet is concerned?
    Placement {
        /// The symbol.
        what: Named<Symbol>,
    },
    /// In a turn without dice: what may be marked next, after these?
    Markable {
        /// What was marked in this turn, in order.
        built: Vec<Named<Symbol>>,
    },
    /// Do the dice in hand pay for this, wherever it stands?
    Payable {
        /// The symbol.
        what: Named<Symbol>,
        /// Whether gold and the jokers that are ready may help.
        exchange: bool,
    },
    /// Could this be rubbed out, with nothing leaning on it?
    Removable {
        /// The symbol.
        what: Named<Symbol>,
    },
    /// Can these be paid for in one turn with so many dice, if they show the right faces?
    Fits {
        /// What is wanted.
        kinds: Vec<Kind>,
        /// How many dice.
        dice: u8,
    },
    /// What is printed on the sheet?
    Printed {},
    /// What are the chances, and what is best this turn? Advice for the whole game needs the whole-game table,
    /// and is given by [`counsel`].
    Advice {},
}

/// The answer to the [`Question`] of the same name.
#[derive(Debug, Clone, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Answer {
    /// Everything that can be built now.
    Bundles {
        /// Most points first.
        bundles: Vec<Bundle>,
    },
    /// The shortest ways.
    Plan {
        /// Every shortest list of steps; none if these dice cannot build it.
        plans: Vec<Vec<Step>>,
    },
    /// The roads to build first.
    Path {
        /// In the order in which they are built.
        roads: Vec<Symbol>,
    },
    /// Whether it may be marked next.
    Placement {
        /// Whether it may.
        allowed: bool,
        /// Why not.
        reasons: Vec<Remark<Symbol>>,
    },
    /// What may be marked next.
    Markable {
        /// In the order of the sheet.
        symbols: Vec<Symbol>,
    },
    /// Whether it can be paid.
    Payable {
        /// Whether it can.
        payable: bool,
    },
    /// Whether it can be rubbed out.
    Removable {
        /// Whether it can.
        removable: bool,
        /// What leans on it.
        leaning: Vec<Symbol>,
    },
    /// Whether so many dice can pay for these.
    Fits {
        /// Whether they can.
        fits: bool,
        /// The dice it takes.
        needed: u32,
    },
    /// The printed sheet.
    Printed {
        /// Roads, settlements, cities, knights, each in their order.
        symbols: Vec<PrintedSymbol>,
    },
    /// Chances and best keeps. What needs the whole-game table is left out.
    Advice {
        /// What there is to say.
        counsel: Box<Counsel>,
    },
}

/// Answers a question.
///
/// # Errors
/// It names a symbol that the sheet does not have.
pub(crate) fn answer(state: &State, question: &Question) -> Result<Answer, Remark<Symbol>> {
    let hand = state.hand();
    Ok(match question {
        Question::Bundles {} => Answer::Bundles { bundles: bundles(&hand) },
        Question::Plan { what } => Answer::Plan { plans: shortest(&hand, symbol(what)?) },
        Question::Path { what } => {
            let way = symbol(what)?.way();
            Answer::Path { roads: way.into_iter().filter(|road| !hand.island.has(*road)).collect() }
        }
        Question::Placement { what } => {
            let reasons = hand.island.objections(symbol(what)?);
            Answer::Placement { allowed: reasons.is_empty(), reasons }
        }
        Question::Markable { built } => Answer::Markable { symbols: markable(hand.island, built)? },
        Question::Payable { what, exchange } => {
            Answer::Payable { payable: payable(&hand, symbol(what)?.kind().cost(), *exchange) }
        }
        Question::Removable { what } => {
            let symbol = symbol(what)?;
            let leaning = hand.island.leaning_on(symbol);
            Answer::Removable { removable: hand.island.has(symbol) && leaning.is_empty(), leaning }
        }
        Question::Fits { kinds, dice } => {
            let needed = kinds.iter().map(|kind| u32::from(kind.cost().total())).sum();
            Answer::Fits { fits: needed <= u32::from(*dice), needed }
        }
        Question::Printed {} => Answer::Printed { symbols: Symbol::all().map(PrintedSymbol::from).collect() },
        Question::Advice {} => Answer::Advice { counsel: Box::new(counsel(state, &[], state, None)) },
    })
}

/// What fits on the sheet, and with what is marked already into the dice of one turn (DICE-BUILD-02).
fn markable(island: Island, built: &[Named<Symbol>]) -> Result<Vec<Symbol>, Remark<Symbol>> {
    let built: Vec<Symbol> = built.iter().map(symbol).collect::<Result<_, _>>()?;
    let used: u8 = built.iter().map(|symbol| symbol.kind().cost().total()).fold(0, u8::saturating_add);
    let island = built.into_iter().fold(island, Island::with);
    let fits = |symbol: &Symbol| used.saturating_add(symbol.kind().cost().total()) <= DICE;
    Ok(island.open().filter(fits).collect())
}

fn payable(hand: &Hand, cost: Dice, exchange: bool) -> bool {
    if exchange {
        !payments(hand.dice, &Bill { cost, late: None, gold: true }, hand.usable()).is_empty()
    } else {
        hand.dice.holds(cost)
    }
}
