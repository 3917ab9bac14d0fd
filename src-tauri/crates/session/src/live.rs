//! One session in memory: its lines, its line of play, its fold.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use contract::{
    Amend, BecameIllegal, Failure, FileLine, Json, LineBody, LineView, Margin, Options, Pause, Position,
    Ruling, ScoreLine, SeatInfo, State, TableView,
};
use uuid::Uuid;

use crate::erased::AnyGame;
use crate::games;
use crate::judge::Fold;
use crate::play::LineOfPlay;

/// What is settled when a session begins, and never changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Heading {
    pub(crate) session: Uuid,
    pub(crate) game: String,
    pub(crate) rules_version: u32,
    pub(crate) seats: Vec<SeatInfo>,
    pub(crate) setup: Json,
    pub(crate) options: Options,
    pub(crate) started_at: DateTime<Utc>,
}

/// One session in memory.
pub(crate) struct Live {
    pub(crate) heading: Heading,
    pub(crate) state: State,
    /// What the table wrote in the margin.
    pub(crate) margin: Margin,
    pub(crate) lines: Vec<FileLine>,
    pub(crate) play: LineOfPlay,
    pub(crate) fold: Fold,
    seats: u8,
    game: &'static dyn AnyGame,
}

impl Live {
    /// Lays out the table, without lines.
    ///
    /// # Errors
    /// [`Failure::UnknownGame`], [`Failure::NotUnderstood`], [`Failure::Refused`] or [`Failure::SeatCount`].
    pub(crate) fn lay_out(mut heading: Heading) -> Result<Self, Failure> {
        let game = games::game(&heading.game)?;
        let start = game.start(&heading.setup)?;
        let named = u8::try_from(heading.seats.len()).unwrap_or(u8::MAX);
        if named != start.seats {
            return Err(Failure::SeatCount { named, setup: start.seats });
        }
        heading.setup = start.setup;
        Ok(Self {
            heading,
            state: State::InPlay,
            margin: Margin::default(),
            lines: Vec::new(),
            play: LineOfPlay::default(),
            fold: Fold::new(start.position),
            seats: start.seats,
            game,
        })
    }

    /// The same session with these lines after the ones it has.
    ///
    /// # Errors
    /// What [`LineOfPlay::read`] and [`Fold::follow`] say; then the session is not to be used any more.
    pub(crate) fn extend(&mut self, lines: impl IntoIterator<Item = FileLine>) -> Result<(), Failure> {
        self.lines.extend(lines);
        let play = LineOfPlay::read(self.lines.iter().map(|line| &line.body))?;
        self.fold.follow(&play.steps)?;
        self.play = play;
        Ok(())
    }

    /// The table is left for now.
    pub(crate) fn begin_pause(&mut self, at: DateTime<Utc>) {
        if self.margin.pauses.last().is_none_or(|pause| pause.to.is_some()) {
            self.margin.pauses.push(Pause { from: at, to: None });
        }
    }

    /// Somebody is at the table again; whether there was a pause.
    pub(crate) fn end_pause(&mut self, at: DateTime<Utc>) -> bool {
        match self.margin.pauses.last_mut() {
            Some(pause) if pause.to.is_none() => {
                // A clock that was set back must not end a pause before it began.
                pause.to = Some(at.max(pause.from));
                true
            }
            _ => false,
        }
    }

    /// How many seats there are.
    pub(crate) const fn seats(&self) -> u8 {
        self.seats
    }

    /// Number of the last line; 0 before the first.
    pub(crate) fn seq(&self) -> u32 {
        self.lines.last().map_or(0, |line| line.seq)
    }

    /// The line of play as it would be with one more line, without recording it.
    ///
    /// # Errors
    /// What [`LineOfPlay::read`] says.
    pub(crate) fn with(&self, body: &LineBody) -> Result<LineOfPlay, Failure> {
        LineOfPlay::read(self.lines.iter().map(|line| &line.body).chain([body]))
    }

    /// What a correction would do: the lines that would become illegal, and the totals afterwards.
    ///
    /// # Errors
    /// As for [`Live::extend`].
    pub(crate) fn preview(&self, change: &Amend) -> Result<(Vec<BecameIllegal>, Vec<i32>), Failure> {
        let play = self.with(&LineBody::Amend { change: change.clone() })?;
        let mut fold = Fold::new(self.fold.at(0));
        fold.follow(&play.steps)?;
        let before: Vec<u32> = self.fold.illegal().into_iter().map(|line| line.seq).collect();
        let became = fold.illegal().into_iter().filter(|line| !before.contains(&line.seq)).collect();
        Ok((became, fold.show(fold.len(), self.seats, false).totals))
    }

    /// The present position, without what only a screen needs.
    pub(crate) fn present(&self) -> Position {
        self.fold.show(usize::MAX, self.seats, false)
    }

    /// Points of every seat now.
    pub(crate) fn totals(&self) -> Vec<i32> {
        self.present().totals
    }

    /// The game that is played.
    pub(crate) const fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// The log as shown.
    pub(crate) fn shown_lines(&self) -> Vec<LineView> {
        self.lines_with(&self.present())
    }

    fn lines_with(&self, present: &Position) -> Vec<LineView> {
        let steps: BTreeMap<u32, u32> = self.play.steps.iter().map(|step| step.said_by).zip(0..).collect();
        let mut scored: BTreeMap<u32, Vec<ScoreLine>> = BTreeMap::new();
        for line in &present.sheet.lines {
            if let Some(step) = line.after {
                scored.entry(step).or_default().push(line.clone());
            }
        }
        let lines = self.lines.iter().zip(&self.play.standing).map(|(line, standing)| {
            let step = steps.get(&line.seq).copied();
            let judged = step.and_then(|step| self.fold.judged().get(usize::try_from(step).ok()?));
            LineView {
                seq: line.seq,
                at: line.at,
                body: line.body.clone(),
                told: moved(&line.body).and_then(|mv| self.game.tell(mv).ok()),
                standing: *standing,
                turn: step.map(|step| step + 1),
                refused: judged.map_or_else(Vec::new, |judged| judged.reasons.clone()),
                scored: step.and_then(|step| scored.get(&step)).cloned().unwrap_or_default(),
            }
        });
        lines.collect()
    }

    /// The session as shown, now or after so many steps.
    pub(crate) fn view(&self, turn: Option<u32>) -> TableView {
        let turn = turn.and_then(|turn| usize::try_from(turn).ok()).unwrap_or(usize::MAX);
        let present = self.fold.show(usize::MAX, self.seats, self.heading.options.hints);
        TableView {
            session: self.heading.session,
            game: self.heading.game.clone(),
            rules_version: self.heading.rules_version,
            seats: self.heading.seats.clone(),
            setup: self.heading.setup.clone(),
            options: self.heading.options,
            state: self.state,
            started_at: self.heading.started_at,
            seq: self.seq(),
            lines: self.lines_with(&present),
            turns: u32::try_from(self.fold.len()).unwrap_or(u32::MAX),
            can_undo: !self.play.done.is_empty(),
            can_redo: !self.play.undone.is_empty(),
            position: if turn < self.fold.len() {
                self.fold.show(turn, self.seats, self.heading.options.hints)
            } else {
                present
            },
        }
    }
}

/// The move a line speaks of.
pub(crate) const fn moved(body: &LineBody) -> Option<&Json> {
    match body {
        LineBody::Move { mv }
        | LineBody::Amend { change: Amend::Replace { mv, .. } | Amend::Insert { mv, .. } }
        | LineBody::Ruling { ruling: Ruling::LetStand { mv }, .. } => Some(mv),
        LineBody::Undo { .. }
        | LineBody::Redo
        | LineBody::Amend { change: Amend::Delete { .. } }
        | LineBody::Ruling { ruling: Ruling::Points { .. }, .. }
        | LineBody::Note { .. } => None,
    }
}
