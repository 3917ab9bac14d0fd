//! Looking back: the course of the points, and what would have been.

use std::collections::BTreeMap;

use contract::{Curve, CurveStep, Failure, Gain, Json, Supposed, Verdict, WhatIf};
use uuid::Uuid;

use crate::App;
use crate::live::Live;
use crate::play::{Act, Step};
use crate::reckon::Times;

/// Most moves that are supposed at once.
const SUPPOSED: usize = 1_000;

impl App {
    /// The course of the points over a session.
    pub(crate) fn curve_of(&self, session: Uuid) -> Result<Curve, Failure> {
        self.with(session, |live| Ok(curve(live)))
    }

    /// What would be after these moves. Nothing is recorded.
    pub(crate) fn suppose(&self, request: &WhatIf) -> Result<Supposed, Failure> {
        if request.moves.len() > SUPPOSED {
            return Err(Failure::TooLong { limit: u32::try_from(SUPPOSED).unwrap_or(u32::MAX) });
        }
        self.with(request.session, |live| {
            let turn = request.turn.and_then(|turn| usize::try_from(turn).ok()).unwrap_or(usize::MAX);
            let mut steps: Vec<Step> = live.play.steps.iter().take(turn).cloned().collect();
            let mut position = live.fold.at(steps.len());
            let mut told = Vec::with_capacity(request.moves.len());
            for mv in &request.moves {
                let mv: Json = live.game().tidy(mv)?;
                position.play(&mv)?;
                told.push(live.game().tell(&mv)?);
                steps.push(Step { seq: 0, said_by: 0, act: Act::Move(mv) });
            }
            let verdict: Option<Verdict> = request.check.as_ref().map(|mv| position.check(mv)).transpose()?;
            let answer = request.ask.as_ref().map(|question| position.answer(question)).transpose()?;
            let fold = live.fold.beside(&steps)?;
            let shown = fold.show(usize::MAX, live.seats(), live.heading.options.hints);
            Ok(Supposed { position: shown, told, verdict, answer })
        })
    }
}

fn curve(live: &Live) -> Curve {
    let times = Times::of(live);
    let present = live.present();
    let mut gained: BTreeMap<Option<u32>, Vec<Gain>> = BTreeMap::new();
    for line in &present.sheet.lines {
        gained.entry(line.after).or_default().push(Gain {
            seat: line.seat,
            points: line.points,
            source: line.source.clone(),
            code: line.code.clone(),
        });
    }
    let totals = live.fold.course(live.seats());
    let finished = present.outcome.finished;
    let steps = live.play.steps.iter().zip(0_u32..).map(|(step, index)| {
        let said = usize::try_from(step.said_by).ok().and_then(|seq| seq.checked_sub(1));
        let recorded = said.and_then(|at| live.lines.get(at));
        let seat = match &step.act {
            Act::Move(mv) | Act::LetStand(mv) => live.game().tell(mv).ok().and_then(|told| told.seat),
            Act::Points { seat, .. } => Some(*seat),
        };
        let after = usize::try_from(index).ok().and_then(|index| totals.get(index + 1));
        CurveStep {
            turn: index + 1,
            seq: step.said_by,
            at: recorded.map_or(live.heading.started_at, |line| line.at),
            seat,
            seconds: said.and_then(|at| times.lines.get(at)).copied().unwrap_or(0),
            totals: after.cloned().unwrap_or_default(),
            gained: gained.remove(&Some(index)).unwrap_or_default(),
        }
    });
    let mut steps: Vec<CurveStep> = steps.collect();
    let final_scoring = gained.remove(&None).unwrap_or_default();
    // With the last move final scoring comes onto the sheet; the curve shows it apart.
    if let Some(last) = steps.last_mut().filter(|_| finished) {
        for gain in &final_scoring {
            if let Some(total) = last.totals.get_mut(gain.seat.index()) {
                *total -= gain.points;
            }
        }
    }
    Curve {
        start: totals.first().cloned().unwrap_or_default(),
        steps,
        final_scoring,
        totals: present.totals,
        seconds: times.seats,
        played: times.all,
        ended_at: live.lines.last().map_or(live.heading.started_at, |line| line.at),
    }
}
