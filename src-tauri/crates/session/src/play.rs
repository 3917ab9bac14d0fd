//! From the lines of the log to the line of play.
//!
//! The log only grows. What has been done is a stack of lines (moves, rulings, corrections); undo takes from
//! its top, redo puts back, a new act forgets what could be made again. The line of play is what the lines on
//! the stack say, one after the other: so undo also takes back a correction.

use contract::{Amend, Failure, Json, LineBody, LineStanding, Ruling};
use referee::Seat;

/// What happens at one step of the play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Act {
    /// A move by the rules.
    Move(Json),
    /// A move that the table lets stand.
    LetStand(Json),
    /// Points by a ruling.
    Points {
        /// Whose.
        seat: Seat,
        /// How many.
        points: i32,
    },
}

/// One step of the line of play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Step {
    /// The line that gave the step its place; by this number it can be corrected.
    pub(crate) seq: u32,
    /// The line that says what happens now: the same, or the last correction.
    pub(crate) said_by: u32,
    /// What happens.
    pub(crate) act: Act,
}

/// The line of play, and what became of every line of the log.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct LineOfPlay {
    /// The steps in order.
    pub(crate) steps: Vec<Step>,
    /// Lines that can be undone, the latest last.
    pub(crate) done: Vec<u32>,
    /// Lines that can be made again, the next one last.
    pub(crate) undone: Vec<u32>,
    /// What became of each line; line n at n - 1.
    pub(crate) standing: Vec<LineStanding>,
}

impl LineOfPlay {
    /// Reads the line of play off the log. `lines` are the bodies of lines 1, 2, 3 and so on.
    ///
    /// # Errors
    /// [`Failure::UnknownLine`] where an undo or a correction names a line that has no place in the play,
    /// [`Failure::NothingToUndo`] and [`Failure::NothingToRedo`] where there is nothing.
    pub(crate) fn read<'a>(lines: impl IntoIterator<Item = &'a LineBody>) -> Result<Self, Failure> {
        let bodies: Vec<&LineBody> = lines.into_iter().collect();
        let (mut done, mut undone): (Vec<u32>, Vec<u32>) = (Vec::new(), Vec::new());
        for (seq, body) in (1_u32..).zip(&bodies) {
            match body {
                LineBody::Move { .. } | LineBody::Ruling { .. } | LineBody::Amend { .. } => {
                    done.push(seq);
                    undone.clear();
                }
                LineBody::Undo { to } => {
                    if done.last().is_none_or(|last| last == to) {
                        return Err(Failure::NothingToUndo);
                    }
                    let keep = match to {
                        0 => 0,
                        to => {
                            1 + done
                                .iter()
                                .position(|line| line == to)
                                .ok_or(Failure::UnknownLine { seq: *to })?
                        }
                    };
                    undone.extend(done.drain(keep..).rev());
                }
                LineBody::Redo => done.push(undone.pop().ok_or(Failure::NothingToRedo)?),
                LineBody::Note { .. } => {}
            }
        }

        let mut standing: Vec<LineStanding> = bodies
            .iter()
            .map(|body| match body {
                LineBody::Move { .. } | LineBody::Ruling { .. } | LineBody::Amend { .. } => {
                    LineStanding::Undone
                }
                LineBody::Undo { .. } | LineBody::Redo | LineBody::Note { .. } => LineStanding::Aside,
            })
            .collect();
        let mut steps: Vec<Step> = Vec::new();
        let mut mark = |seq: u32, became: LineStanding| {
            if let Some(slot) = index_of(seq).and_then(|index| standing.get_mut(index)) {
                *slot = became;
            }
        };
        let place = |steps: &[Step], seq: u32| {
            steps.iter().position(|step| step.seq == seq).ok_or(Failure::UnknownLine { seq })
        };
        for &seq in &done {
            mark(seq, LineStanding::InPlay);
            let Some(body) = index_of(seq).and_then(|index| bodies.get(index)) else { continue };
            match body {
                LineBody::Move { mv } => steps.push(Step { seq, said_by: seq, act: Act::Move(mv.clone()) }),
                LineBody::Ruling { ruling, .. } => {
                    let act = match ruling {
                        Ruling::Points { seat, points } => Act::Points { seat: *seat, points: *points },
                        Ruling::LetStand { mv } => Act::LetStand(mv.clone()),
                    };
                    steps.push(Step { seq, said_by: seq, act });
                }
                LineBody::Amend { change: Amend::Replace { seq: at, mv } } => {
                    let at = place(&steps, *at)?;
                    if let Some(step) = steps.get_mut(at) {
                        mark(step.said_by, LineStanding::Replaced);
                        step.said_by = seq;
                        step.act = Act::Move(mv.clone());
                    }
                }
                LineBody::Amend { change: Amend::Insert { before, mv } } => {
                    let at = place(&steps, *before)?;
                    steps.insert(at, Step { seq, said_by: seq, act: Act::Move(mv.clone()) });
                }
                LineBody::Amend { change: Amend::Delete { seq: at } } => {
                    let at = place(&steps, *at)?;
                    let step = steps.remove(at);
                    mark(step.seq, LineStanding::Deleted);
                    mark(step.said_by, LineStanding::Deleted);
                }
                LineBody::Undo { .. } | LineBody::Redo | LineBody::Note { .. } => {}
            }
        }
        Ok(Self { steps, done, undone, standing })
    }

    /// Where undoing one step leads: the line before the latest done one, 0 for the start.
    ///
    /// # Errors
    /// [`Failure::NothingToUndo`].
    pub(crate) fn one_back(&self) -> Result<u32, Failure> {
        match self.done.as_slice() {
            [] => Err(Failure::NothingToUndo),
            [_] => Ok(0),
            [.., before, _] => Ok(*before),
        }
    }
}

fn index_of(seq: u32) -> Option<usize> {
    usize::try_from(seq).ok()?.checked_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn mv(name: &str) -> LineBody {
        LineBody::Move { mv: json!(name) }
    }

    fn read(lines: &[LineBody]) -> LineOfPlay {
        LineOfPlay::read(lines).unwrap()
    }

    fn acts(play: &LineOfPlay) -> Vec<String> {
        play.steps
            .iter()
            .map(|step| match &step.act {
                Act::Move(mv) | Act::LetStand(mv) => mv.as_str().unwrap_or_default().to_owned(),
                Act::Points { points, .. } => points.to_string(),
            })
            .collect()
    }

    #[test]
    fn undo_takes_back_and_redo_makes_again() {
        let mut lines = vec![mv("a"), mv("b"), mv("c"), LineBody::Undo { to: 1 }];
        assert_eq!(acts(&read(&lines)), ["a"]);
        lines.push(LineBody::Redo);
        assert_eq!(acts(&read(&lines)), ["a", "b"]);
        lines.push(mv("d"));
        let play = read(&lines);
        assert_eq!(acts(&play), ["a", "b", "d"]);
        assert_eq!(play.undone, [] as [u32; 0], "a new move forgets what could be made again");
        assert_eq!(play.standing[2], LineStanding::Undone);
    }

    #[test]
    fn a_correction_changes_its_step_and_can_be_undone() {
        let replace = LineBody::Amend { change: Amend::Replace { seq: 1, mv: json!("A") } };
        let mut lines = vec![mv("a"), mv("b"), replace];
        let play = read(&lines);
        assert_eq!(acts(&play), ["A", "b"]);
        assert_eq!(play.standing, [LineStanding::Replaced, LineStanding::InPlay, LineStanding::InPlay]);
        lines.push(LineBody::Undo { to: play.one_back().unwrap() });
        assert_eq!(acts(&read(&lines)), ["a", "b"]);
    }

    #[test]
    fn a_forgotten_move_is_put_in_and_can_be_corrected_itself() {
        let insert = LineBody::Amend { change: Amend::Insert { before: 2, mv: json!("x") } };
        let again = LineBody::Amend { change: Amend::Replace { seq: 3, mv: json!("y") } };
        assert_eq!(acts(&read(&[mv("a"), mv("b"), insert.clone()])), ["a", "x", "b"]);
        assert_eq!(acts(&read(&[mv("a"), mv("b"), insert, again])), ["a", "y", "b"]);
    }

    #[test]
    fn a_deleted_move_is_gone_from_play_but_not_from_the_log() {
        let delete = LineBody::Amend { change: Amend::Delete { seq: 1 } };
        let play = read(&[mv("a"), mv("b"), delete.clone()]);
        assert_eq!(acts(&play), ["b"]);
        assert_eq!(play.standing[0], LineStanding::Deleted);
        assert_eq!(
            LineOfPlay::read(&[mv("a"), delete.clone(), delete]),
            Err(Failure::UnknownLine { seq: 1 })
        );
    }

    #[test]
    fn undo_and_redo_need_something_to_work_on() {
        assert_eq!(LineOfPlay::read(&[LineBody::Undo { to: 0 }]), Err(Failure::NothingToUndo));
        assert_eq!(LineOfPlay::read(&[LineBody::Redo]), Err(Failure::NothingToRedo));
        assert_eq!(LineOfPlay::read(&[mv("a"), LineBody::Undo { to: 1 }]), Err(Failure::NothingToUndo));
        assert_eq!(
            LineOfPlay::read(&[mv("a"), LineBody::Undo { to: 7 }]),
            Err(Failure::UnknownLine { seq: 7 })
        );
    }
}
