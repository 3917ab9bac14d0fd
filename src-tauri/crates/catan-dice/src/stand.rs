//! What the table lets stand against the rules (a ruling), as far as it can lie on a table at all.
//!
//! A symbol can be marked out of order or without paying, a die can be turned by a joker that was not there,
//! dice can be rolled once too often. But there are six dice with six faces, a symbol is marked once, and a
//! sheet has so many boxes.

use crate::hand::{Reasons, face, symbol};
use crate::play::{known, play};
use crate::state::{Entry, Roll};
use crate::{DICE, Dice, Face, Knight, Move, Named, State, Step, judge::judge};

/// Makes the move, legal or not.
///
/// # Errors
/// The reasons of the refusal, where not even a ruling can let it stand; the state is as it was.
pub(crate) fn let_stand(state: &mut State, mv: &Move) -> Result<(), Reasons> {
    let verdict = judge(state, mv);
    if verdict.allows() {
        play(state, mv);
        return Ok(());
    }
    let mut ruled = state.clone();
    // Who plays out of turn plays on another sheet, which no ruling can mean.
    let lies = !state.over() && mv.seat() == state.seat && ruled.lay(mv);
    if lies {
        ruled.moves += 1;
        *state = ruled;
        Ok(())
    } else {
        Err(verdict.reasons().to_vec())
    }
}

impl State {
    /// Does what the move says; false if it cannot lie on a table.
    fn lay(&mut self, mv: &Move) -> bool {
        match mv {
            Move::Roll { kept, rolled, .. } => self.lay_dice(Entry::Rolls, kept, rolled),
            Move::FinalDice { dice, .. } => self.lay_dice(Entry::FinalDice, &[], dice),
            Move::Joker { .. } | Move::Gold { .. } | Move::Build { .. } => {
                mv.step().is_some_and(|step| self.lay_step(&step))
            }
            Move::Bundle { steps, .. } => {
                let lies = steps.iter().all(|step| self.lay_step(step));
                self.fill_box();
                lies
            }
            Move::Marked { built, jokers, .. } => {
                self.turn.entry = Entry::Unpaid;
                let lies = built.iter().all(|what| self.lay_step(&Step::Build { what: what.clone() }))
                    && jokers.iter().all(|knight| knight.exists());
                for knight in jokers {
                    self.cross_off(*knight);
                }
                self.fill_box();
                lies
            }
            Move::EndTurn { .. } => {
                self.fill_box();
                true
            }
        }
    }

    /// Six dice that show six faces, as long as none of them is spent.
    fn lay_dice(&mut self, entry: Entry, kept: &[Named<Face>], rolled: &[Named<Face>]) -> bool {
        let all = kept.iter().chain(rolled);
        let lies = kept.len().saturating_add(rolled.len()) == usize::from(DICE)
            && all.into_iter().all(|named| face(named).is_ok())
            && self.turn.steps.is_empty();
        if lies {
            let kept = known(kept);
            self.enter(entry, Roll { kept, dice: kept.plus(known(rolled)) });
            self.turn.settled |= entry == Entry::FinalDice;
        }
        lies
    }

    fn lay_step(&mut self, step: &Step) -> bool {
        let left = self.turn.left;
        let lies = match step {
            Step::Joker { knight, turn, to } => self.lay_joker(*knight, turn, to),
            Step::Gold { to } => match face(to) {
                Ok(to) if left.count(Face::Gold) > 0 => {
                    self.turn.left = left.without(Face::Gold).without(Face::Gold).with(to);
                    true
                }
                Ok(_) | Err(_) => false,
            },
            Step::Build { what } => match symbol(what) {
                Ok(symbol) if !self.paper().island.has(symbol) => {
                    self.turn.left = left.minus(symbol.kind().cost());
                    self.mark(symbol);
                    true
                }
                Ok(_) | Err(_) => false,
            },
        };
        if lies {
            if !self.turn.has_dice() {
                self.turn.entry = Entry::Unpaid;
            }
            self.turn.settled = true;
            self.turn.steps.push(step.clone());
        }
        lies
    }

    fn lay_joker(&mut self, knight: Knight, turn: &Named<Face>, to: &Named<Face>) -> bool {
        match (face(turn), face(to)) {
            (Ok(turn), Ok(to)) if knight.exists() && self.turn.left.holds(Dice::NONE.with(turn)) => {
                self.turn.left = self.turn.left.without(turn).with(to);
                self.cross_off(knight);
                true
            }
            (Ok(_) | Err(_), Ok(_) | Err(_)) => false,
        }
    }
}
