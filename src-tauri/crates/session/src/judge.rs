//! The line of play folded through the rules.
//!
//! A step that the rules refuse (after a correction, or by a ruling) stays on the table if it can lie there at
//! all, marked with the reasons; only what cannot lie there is left out. So one correction does not throw
//! everything after it off the table.

use contract::{BecameIllegal, Failure, Position, Remark, ScoreLine, Sheet};
use referee::{Args, Outcome};

use crate::erased::AnyPosition;
use crate::play::{Act, Step};

/// Positions are kept every so many steps; a jump folds at most so many moves.
const SPACING: usize = 8;

/// What the rules said to one step.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Judged {
    /// What they have against it; empty for a legal move.
    pub(crate) reasons: Vec<Remark>,
    /// Whether it counts: it was made, or lies on the table all the same.
    pub(crate) stands: bool,
}

/// The line of play folded through the rules, extended and shortened as the log grows.
pub(crate) struct Fold {
    /// Positions before steps 0, [`SPACING`], twice that, and so on.
    kept: Vec<Box<dyn AnyPosition>>,
    now: Box<dyn AnyPosition>,
    steps: Vec<Step>,
    judged: Vec<Judged>,
}

impl Fold {
    /// Before the first step.
    pub(crate) fn new(start: Box<dyn AnyPosition>) -> Self {
        Self { kept: vec![start.copy()], now: start, steps: Vec::new(), judged: Vec::new() }
    }

    /// Goes on to this line of play. What it shares with the one followed so far is not folded again.
    ///
    /// # Errors
    /// [`Failure::NotUnderstood`] where a move is not of the game's form.
    pub(crate) fn follow(&mut self, steps: &[Step]) -> Result<(), Failure> {
        let shared = self.steps.iter().zip(steps).take_while(|(old, new)| old == new).count();
        if shared < self.steps.len() {
            self.now = self.at(shared);
            self.kept.truncate(shared / SPACING + 1);
            self.steps.truncate(shared);
            self.judged.truncate(shared);
        }
        for step in steps.get(shared..).unwrap_or_default() {
            let judged = make(self.now.as_mut(), &step.act)?;
            self.judged.push(judged);
            self.steps.push(step.clone());
            if self.steps.len().is_multiple_of(SPACING) {
                self.kept.push(self.now.copy());
            }
        }
        Ok(())
    }

    /// Another line of play that shares its beginning with this one, folded beside it.
    ///
    /// # Errors
    /// As for [`Fold::follow`].
    pub(crate) fn beside(&self, steps: &[Step]) -> Result<Self, Failure> {
        let mut fold = Self {
            kept: self.kept.iter().map(|kept| kept.copy()).collect(),
            now: self.now.copy(),
            steps: self.steps.clone(),
            judged: self.judged.clone(),
        };
        fold.follow(steps)?;
        Ok(fold)
    }

    /// Points of every seat before the first step and after each.
    pub(crate) fn course(&self, seats: u8) -> Vec<Vec<i32>> {
        let mut position = self.at(0);
        let mut ruled = vec![0; usize::from(seats)];
        let totals = |position: &dyn AnyPosition, ruled: &[i32]| -> Vec<i32> {
            position.totals(seats).iter().zip(ruled).map(|(points, ruled)| points + ruled).collect()
        };
        let mut all = vec![totals(position.as_ref(), &ruled)];
        for (step, judged) in self.steps.iter().zip(&self.judged) {
            step_on(position.as_mut(), step, judged);
            if let Act::Points { seat, points } = step.act
                && let Some(sum) = ruled.get_mut(seat.index())
            {
                *sum += points;
            }
            all.push(totals(position.as_ref(), &ruled));
        }
        all
    }

    /// How many steps there are.
    pub(crate) fn len(&self) -> usize {
        self.steps.len()
    }

    /// The position after all steps.
    pub(crate) fn now(&self) -> &dyn AnyPosition {
        self.now.as_ref()
    }

    /// The position after so many steps (all of them, if there are fewer).
    pub(crate) fn at(&self, turn: usize) -> Box<dyn AnyPosition> {
        let turn = turn.min(self.steps.len());
        let from = (turn / SPACING).min(self.kept.len() - 1);
        let mut position = self.kept.get(from).map_or_else(|| self.now.copy(), |kept| kept.copy());
        for (step, judged) in self.steps.iter().zip(&self.judged).take(turn).skip(from * SPACING) {
            step_on(position.as_mut(), step, judged);
        }
        position
    }

    /// What the rules said to each step.
    pub(crate) fn judged(&self) -> &[Judged] {
        &self.judged
    }

    /// The steps that the rules refuse, rulings apart.
    pub(crate) fn illegal(&self) -> Vec<BecameIllegal> {
        self.steps
            .iter()
            .zip(&self.judged)
            .filter(|(step, judged)| matches!(step.act, Act::Move(_)) && !judged.reasons.is_empty())
            .map(|(step, judged)| BecameIllegal {
                seq: step.seq,
                reasons: judged.reasons.clone(),
                stands: judged.stands,
            })
            .collect()
    }

    /// Everything shown of the moment after so many steps.
    pub(crate) fn show(&self, turn: usize, seats: u8, hints: bool) -> Position {
        let turn = turn.min(self.steps.len());
        let earlier = (turn < self.steps.len()).then(|| self.at(turn));
        let position = earlier.as_deref().unwrap_or(self.now.as_ref());
        let sheet = self.with_rulings(position.sheet(), turn);
        let totals = sheet.totals(seats);
        let outcome = self.outcome(position, &totals, turn);
        let forecast = (hints && !outcome.finished).then(|| self.with_rulings(position.forecast(), turn));
        Position {
            turn: u32::try_from(turn).unwrap_or(u32::MAX),
            view: position.view(),
            asks: position.asks(),
            forecast_totals: forecast.as_ref().map(|sheet| sheet.totals(seats)),
            forecast,
            totals,
            sheet,
            outcome,
        }
    }

    /// Rulings over points may change who won.
    fn outcome(&self, position: &dyn AnyPosition, totals: &[i32], turn: usize) -> Outcome {
        let outcome = position.outcome();
        let ruled = self.steps.iter().take(turn).any(|step| matches!(step.act, Act::Points { .. }));
        if outcome.finished && ruled { Outcome::most_points(totals) } else { outcome }
    }

    /// The game counts the moves it was told; the sheet shown counts steps, and has the rulings' lines.
    fn with_rulings(&self, sheet: Sheet, turn: usize) -> Sheet {
        let mut told = Vec::new();
        let mut rulings = Vec::new();
        for (index, (step, judged)) in (0_u32..).zip(self.steps.iter().zip(&self.judged)).take(turn) {
            match step.act {
                Act::Move(_) | Act::LetStand(_) if judged.stands => told.push(index),
                Act::Move(_) | Act::LetStand(_) => {}
                Act::Points { seat, points } => rulings.push(ScoreLine {
                    seat,
                    code: "ruling-points".to_owned(),
                    source: "ruling".to_owned(),
                    args: Args::new(),
                    points,
                    after: Some(index),
                    at: Vec::new(),
                }),
            }
        }
        let mut lines = sheet.lines;
        for line in &mut lines {
            line.after = line.after.and_then(|made| told.get(usize::try_from(made).ok()?).copied());
        }
        lines.extend(rulings);
        // A stable sort: by the step that gave the points, final scoring last.
        lines.sort_by_key(|line| line.after.unwrap_or(u32::MAX));
        Sheet { lines }
    }
}

/// Makes a step that was judged before: it cannot fail now.
fn step_on(position: &mut dyn AnyPosition, step: &Step, judged: &Judged) {
    match (&step.act, judged.stands, judged.reasons.is_empty()) {
        (Act::Points { .. }, _, _) | (_, false, _) => {}
        (Act::Move(mv) | Act::LetStand(mv), true, true) => drop(position.play(mv)),
        (Act::Move(mv) | Act::LetStand(mv), true, false) => drop(position.let_stand(mv)),
    }
}

fn make(position: &mut dyn AnyPosition, act: &Act) -> Result<Judged, Failure> {
    let reasons = match act {
        Act::Points { .. } => return Ok(Judged { reasons: Vec::new(), stands: true }),
        Act::Move(mv) | Act::LetStand(mv) => match position.play(mv) {
            Ok(()) => return Ok(Judged { reasons: Vec::new(), stands: true }),
            Err(Failure::Refused { reasons }) => reasons,
            Err(other) => return Err(other),
        },
    };
    let (Act::Move(mv) | Act::LetStand(mv)) = act else {
        return Ok(Judged { reasons, stands: false });
    };
    match position.let_stand(mv) {
        Ok(()) => Ok(Judged { reasons, stands: true }),
        Err(Failure::Refused { .. }) => Ok(Judged { reasons, stands: false }),
        Err(other) => Err(other),
    }
}
