//! What a screen draws.

use referee::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::state::{Entry, Paper, Roll, Turn};
use crate::{BoxOrder, Dice, Face, Knight, Layout, State, Step, Symbol, Token};

/// Everything visible at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// Which printed sheet is drawn.
    pub layout: Layout,
    /// The order in which the boxes are filled.
    pub box_order: BoxOrder,
    /// Boxes on each sheet: the turns of the game.
    pub turns: u8,
    /// One sheet a seat.
    pub sheets: Vec<SheetView>,
    /// Whose turn it is; none when the game is over.
    pub seat: Option<Seat>,
    /// The present turn.
    pub turn: TurnView,
    /// The symbols that may be marked next on the sheet of the seat to move, paid or not.
    pub open: Vec<Symbol>,
}

/// One player's sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SheetView {
    /// What is marked.
    pub marked: Vec<Symbol>,
    /// The jokers, under knight 1 to 6.
    pub jokers: Vec<JokerView>,
    /// The boxes filled so far.
    pub boxes: Vec<BoxView>,
    /// Crosses among them.
    pub crosses: usize,
    /// Boxes still to be filled, the one of the present turn included.
    pub turns_left: u8,
}

/// A joker on a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct JokerView {
    /// The knight above it.
    pub knight: Knight,
    /// What it gives; none = any face.
    pub face: Option<Face>,
    /// Whether it can be used.
    pub token: Token,
}

/// A filled box, with the turn that filled it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct BoxView {
    /// The number in it; none is a cross, never a zero (DICE-SCORE-03).
    pub points: Option<i32>,
    /// The turn.
    pub turn: TurnView,
}

/// A turn, being played or finished.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct TurnView {
    /// How its dice were entered. `unpaid`: payment was not checked.
    pub entry: Entry,
    /// The rolls; final dice entered alone are one.
    pub rolls: Vec<Roll>,
    /// How often the dice may still be rolled.
    pub rolls_left: u8,
    /// The dice not yet spent.
    pub left: Dice,
    /// What was done with them.
    pub steps: Vec<Step>,
    /// What was built.
    pub built: Vec<Symbol>,
    /// The points of it.
    pub points: i32,
}

impl From<&Turn> for TurnView {
    fn from(turn: &Turn) -> Self {
        Self {
            entry: turn.entry,
            rolls: turn.rolls.clone(),
            rolls_left: turn.rolls_left(),
            left: turn.left,
            steps: turn.steps.clone(),
            built: turn.built.iter().map(|built| built.symbol).collect(),
            points: turn.points(),
        }
    }
}

fn sheet(paper: &Paper, turns_left: u8) -> SheetView {
    SheetView {
        marked: paper.island.symbols().collect(),
        jokers: Knight::all()
            .map(|knight| JokerView { knight, face: knight.face(), token: paper.island.token(knight) })
            .collect(),
        boxes: paper
            .boxes
            .iter()
            .map(|turn| BoxView {
                points: (!turn.built.is_empty()).then(|| turn.points()),
                turn: TurnView::from(turn),
            })
            .collect(),
        crosses: paper.crosses(),
        turns_left,
    }
}

/// What a screen draws of this table.
pub(crate) fn view(state: &State) -> View {
    let seat = state.to_move();
    let seats = Seat::all(state.setup.seats);
    View {
        layout: state.setup.layout,
        box_order: state.setup.box_order,
        turns: state.setup.turns,
        sheets: state
            .papers
            .iter()
            .zip(seats)
            .map(|(paper, seat)| sheet(paper, state.turns_left(seat)))
            .collect(),
        seat,
        turn: TurnView::from(&state.turn),
        open: seat.map_or(Vec::new(), |_| state.paper().island.open().collect()),
    }
}
