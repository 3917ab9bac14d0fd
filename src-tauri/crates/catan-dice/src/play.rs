//! What a move does, and which moves there are.

use crate::bundle::{bundles, placements};
use crate::judge::judge;
use crate::state::{Built, Entry, Roll, Turn};
use crate::{DICE, Dice, Face, Knight, Move, Named, State, Step, Symbol};

/// Makes a move that the referee allows.
pub(crate) fn play(state: &mut State, mv: &Move) {
    match mv {
        Move::Roll { kept, rolled, .. } => {
            let kept = known(kept);
            state.enter(Entry::Rolls, Roll { kept, dice: kept.plus(known(rolled)) });
        }
        Move::FinalDice { dice, .. } => {
            state.enter(Entry::FinalDice, Roll { kept: Dice::NONE, dice: known(dice) });
            state.turn.settled = true;
        }
        Move::Joker { .. } | Move::Gold { .. } | Move::Build { .. } => {
            if let Some(step) = mv.step() {
                state.take(&step);
            }
        }
        Move::Bundle { steps, .. } => {
            for step in steps {
                state.take(step);
            }
            state.fill_box();
        }
        Move::Marked { built, jokers, .. } => {
            state.turn.entry = Entry::Unpaid;
            for symbol in built.iter().filter_map(Named::known) {
                state.mark(symbol);
            }
            for knight in jokers {
                state.cross_off(*knight);
            }
            state.fill_box();
        }
        Move::EndTurn { .. } => state.fill_box(),
    }
    state.moves += 1;
}

/// The dice these names mean.
pub(crate) fn known(faces: &[Named<Face>]) -> Dice {
    faces.iter().filter_map(Named::known).collect()
}

impl State {
    pub(crate) fn enter(&mut self, entry: Entry, roll: Roll) {
        self.turn.entry = entry;
        self.turn.left = roll.dice;
        self.turn.rolls.push(roll);
    }

    /// Takes a step that is allowed.
    fn take(&mut self, step: &Step) {
        if let Ok(hand) = self.hand().step(step) {
            self.turn.settled = true;
            self.turn.left = hand.dice;
            self.turn.steps.push(step.clone());
            match step {
                Step::Joker { knight, .. } => self.cross_off(*knight),
                Step::Gold { .. } => {}
                Step::Build { what } => what.known().into_iter().for_each(|symbol| self.mark(symbol)),
            }
        }
    }

    pub(crate) fn mark(&mut self, symbol: Symbol) {
        let paper = &mut self.papers[self.seat.index()];
        paper.island = paper.island.with(symbol);
        self.turn.built.push(Built { symbol, after: self.moves });
    }

    pub(crate) fn cross_off(&mut self, knight: Knight) {
        let paper = &mut self.papers[self.seat.index()];
        paper.island = paper.island.spending(knight);
    }

    /// Ends the turn: the next free box is filled, and the next seat is to move (DICE-SCORE-01, DICE-TURN-01).
    pub(crate) fn fill_box(&mut self) {
        let turn = std::mem::take(&mut self.turn);
        self.papers[self.seat.index()].boxes.push(Turn { closed_by: self.moves, settled: true, ..turn });
        self.seat = self.seat.next(self.setup.seats);
    }
}

/// Every move that may be entered now, in a fixed order, dice by face.
///
/// Endless are two kinds only, and of these the useful ones are listed: a `bundle` may also take its steps in
/// another order or waste some, and a `marked` turn may name any jokers that are ready.
pub(crate) fn legal(state: &State) -> Vec<Move> {
    if state.over() {
        return Vec::new();
    }
    let mut moves = Vec::new();
    if state.turn.rolls_left() > 0 {
        rolls(state, &mut moves);
    }
    if state.turn.has_dice() {
        spending(state, &mut moves);
    } else {
        let seat = state.seat;
        moves.push(Move::Marked { seat, built: Vec::new(), jokers: Vec::new() });
        let island = state.paper().island;
        moves.extend(placements(island, DICE).into_iter().map(|built| Move::Marked {
            seat,
            built: built.into_iter().map(Named::Known).collect(),
            jokers: Vec::new(),
        }));
    }
    moves
}

fn rolls(state: &State, moves: &mut Vec<Move>) {
    let seat = state.seat;
    let names = |dice: Dice| -> Vec<Named<Face>> { Vec::from(dice).into_iter().map(Named::Known).collect() };
    let keeps = state.turn.rolls.last().map_or(vec![Dice::NONE], |roll| roll.dice.parts());
    for kept in keeps {
        let throws = Dice::throws(DICE.saturating_sub(kept.total()));
        moves.extend(throws.into_iter().map(|dice| Move::Roll {
            seat,
            kept: names(kept),
            rolled: names(dice),
        }));
    }
    moves.extend(Dice::throws(DICE).into_iter().map(|dice| Move::FinalDice { seat, dice: names(dice) }));
}

fn spending(state: &State, moves: &mut Vec<Move>) {
    let (seat, hand) = (state.seat, state.hand());
    let mut steps = Vec::new();
    for knight in Knight::of_bits(hand.usable()) {
        for to in Face::ALL.into_iter().filter(|to| knight.gives(*to)) {
            let turned = hand.dice.faces().filter(|turn| *turn != to);
            steps.extend(turned.map(|turn| Step::joker(knight, turn, to)));
        }
    }
    steps.extend(Face::RESOURCES.map(Step::gold));
    steps.extend(hand.island.open().map(Step::build));
    moves.extend(steps.into_iter().filter(|step| hand.step(step).is_ok()).map(|step| step.by(seat)));
    for bundle in bundles(&hand) {
        moves.extend(bundle.ways.into_iter().map(|way| Move::Bundle { seat, steps: way.steps }));
    }
    moves.extend(Some(Move::EndTurn { seat }).filter(|end| judge(state, end).allows()));
}
