//! The table: everybody's sheet, and the turn being played.

use referee::{Remark, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::hand::Hand;
use crate::{Dice, Island, Setup, Step, Symbol};

/// Rolls a turn may have (DICE-ROLL-01).
pub const MOST_ROLLS: u8 = 3;

/// The table. A value: the fold of its moves.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) setup: Setup,
    /// One a seat.
    pub(crate) papers: Vec<Paper>,
    /// Whose turn it is; of no meaning when every box is filled.
    pub(crate) seat: Seat,
    pub(crate) turn: Turn,
    /// Moves made so far.
    pub(crate) moves: u32,
}

/// One player's sheet of paper.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Paper {
    /// What is marked on the island.
    pub(crate) island: Island,
    /// What of it was marked before the first move, in a position taken from elsewhere.
    pub(crate) laid: Island,
    /// The finished turns, a box each.
    pub(crate) boxes: Vec<Turn>,
}

/// A turn, being played or finished.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Turn {
    pub(crate) entry: Entry,
    pub(crate) rolls: Vec<Roll>,
    /// Rolling is over: a step was taken, or the final dice were entered (DICE-ROLL-06).
    pub(crate) settled: bool,
    /// The dice not yet spent.
    pub(crate) left: Dice,
    pub(crate) steps: Vec<Step>,
    pub(crate) built: Vec<Built>,
    /// The move that filled the box.
    pub(crate) closed_by: u32,
}

/// How the dice of a turn were entered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Entry {
    /// Not yet.
    #[default]
    None,
    /// Roll by roll.
    Rolls,
    /// The final dice only.
    FinalDice,
    /// Not at all: what was built is known, payment was not checked.
    Unpaid,
}

/// A roll, and the six dice as they lay after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Roll {
    /// The dice kept from the roll before; none of the final dice entered alone.
    pub kept: Dice,
    /// All dice after it.
    pub dice: Dice,
}

/// A symbol marked in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Built {
    pub(crate) symbol: Symbol,
    /// The move that marked it.
    pub(crate) after: u32,
}

impl Turn {
    /// The points of what was built (DICE-SCORE-02).
    pub(crate) fn points(&self) -> i32 {
        self.built.iter().map(|built| built.symbol.points()).sum()
    }

    /// How often the dice may still be rolled.
    pub(crate) fn rolls_left(&self) -> u8 {
        let made = u8::try_from(self.rolls.len()).unwrap_or(u8::MAX);
        if self.settled { 0 } else { MOST_ROLLS.saturating_sub(made) }
    }

    /// Whether the dice of this turn have been entered at all.
    pub(crate) fn has_dice(&self) -> bool {
        self.entry != Entry::None
    }
}

impl State {
    /// The table before the first move.
    pub(crate) fn begin(setup: Setup) -> Self {
        let papers = vec![Paper::default(); usize::from(setup.seats)];
        Self { seat: setup.first, setup, papers, turn: Turn::default(), moves: 0 }
    }

    /// A position taken from elsewhere: sheets as they lie, and the dice of the seat that starts, if they have
    /// been rolled for the last time. It may hold what play never leads to.
    ///
    /// # Errors
    /// Every reason why no table can be laid out like this.
    pub fn laid(setup: &Setup, islands: &[Island], dice: Option<Dice>) -> Result<Self, Vec<Remark<Symbol>>> {
        let reasons = setup.objections();
        if !reasons.is_empty() {
            return Err(reasons);
        }
        let mut state = Self::begin(setup.clone());
        for (paper, island) in state.papers.iter_mut().zip(islands) {
            paper.island = *island;
            paper.laid = *island;
        }
        if let Some(dice) = dice {
            state.turn = Turn { entry: Entry::FinalDice, settled: true, left: dice, ..Turn::default() };
        }
        Ok(state)
    }

    /// The set-up the table was laid out with.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whose turn it is; none when the game is over.
    pub fn to_move(&self) -> Option<Seat> {
        (!self.over()).then_some(self.seat)
    }

    /// What a seat has marked.
    pub fn island(&self, seat: Seat) -> Option<Island> {
        self.papers.get(seat.index()).map(|paper| paper.island)
    }

    /// How many boxes a seat has still to fill, the one of the present turn included.
    pub fn turns_left(&self, seat: Seat) -> u8 {
        let filled = self.papers.get(seat.index()).map_or(0, |paper| paper.boxes.len());
        self.setup.turns.saturating_sub(u8::try_from(filled).unwrap_or(u8::MAX))
    }

    /// The dice of the present turn that are not yet spent, once they are known.
    pub fn dice(&self) -> Option<Dice> {
        self.turn.has_dice().then_some(self.turn.left)
    }

    /// How often the dice of the present turn may still be rolled.
    pub fn rolls_left(&self) -> u8 {
        self.turn.rolls_left()
    }

    /// Whether every box is filled (DICE-END-01).
    pub(crate) fn over(&self) -> bool {
        self.papers.iter().all(|paper| paper.boxes.len() >= usize::from(self.setup.turns))
    }

    /// The sheet of the seat to move.
    pub(crate) fn paper(&self) -> &Paper {
        &self.papers[self.seat.index()]
    }

    /// The dice in hand, and the sheet they are spent on.
    pub(crate) fn hand(&self) -> Hand {
        let built = self.turn.built.iter().filter_map(|built| built.symbol.knight());
        let fresh = built.fold(0, |set, knight| set | knight.bit());
        let bars_fresh = !self.setup.same_turn_joker;
        let barred = if bars_fresh { fresh } else { 0 };
        Hand { island: self.paper().island, dice: self.turn.left, barred, bars_fresh }
    }
}
