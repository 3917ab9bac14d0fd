//! A session file in, verdicts, the sheet or readable lines out.

use std::path::Path;
use std::process::ExitCode;

use contract::{Amend, LineBody, LineStanding, LineView, Ruling, SessionFile, TableView};
use session::{advise_file, judge_file};

use crate::sentences::Sentences;
use crate::{complain, print, say};

/// Judges every move. Exit 1 if one is refused.
pub(crate) fn judge(file: &SessionFile, sentences: &Sentences, json: bool) -> anyhow::Result<ExitCode> {
    let judgement = judge_file(file)?;
    let seats = &judgement.table.seats;
    if json {
        print(&serde_json::json!({
            "legal": judgement.illegal.is_empty(),
            "turns": judgement.table.turns,
            "illegal": judgement.illegal,
            "totals": judgement.position.totals,
            "outcome": judgement.position.outcome,
        }));
    } else {
        for line in &judgement.illegal {
            for reason in &line.reasons {
                say(&format!("{}  {}  {}", line.seq, reason.rule, sentences.remark(reason, seats)));
            }
        }
        let refused = i64::try_from(judgement.illegal.len()).unwrap_or(i64::MAX);
        let turns = i64::from(judgement.table.turns);
        say(&sentences.count("cli-judged", &[("turns", turns), ("refused", refused)]));
    }
    Ok(if judgement.illegal.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Prints the score sheet.
pub(crate) fn score(file: &SessionFile, sentences: &Sentences, json: bool) -> anyhow::Result<ExitCode> {
    let judgement = judge_file(file)?;
    let position = &judgement.position;
    if json {
        print(&serde_json::json!({
            "sheet": position.sheet,
            "totals": position.totals,
            "forecast": position.forecast,
            "forecastTotals": position.forecast_totals,
            "outcome": position.outcome,
        }));
        return Ok(ExitCode::SUCCESS);
    }
    let table = &judgement.table;
    for line in &position.sheet.lines {
        let name = table.seats.get(line.seat.index()).map_or("", |seat| seat.name.as_str());
        say(&format!("{:>4}  {name}  {}", line.points, sentences.score_line(line, &table.seats)));
    }
    say(&totals(table, &position.totals));
    let winners: Vec<&str> = position
        .outcome
        .winners
        .iter()
        .filter_map(|seat| table.seats.get(seat.index()))
        .map(|seat| seat.name.as_str())
        .collect();
    if !winners.is_empty() {
        say(&sentences.with_text("cli-winners", "names", &winners.join(", ")));
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints advice. Exit 2 if the game gives none.
pub(crate) fn advise(file: &SessionFile, folder: &Path, sentences: &Sentences) -> anyhow::Result<ExitCode> {
    if let Some(advice) = advise_file(file, folder)? {
        print(&advice);
        return Ok(ExitCode::SUCCESS);
    }
    complain(&sentences.word("cli-no-advice"));
    Ok(ExitCode::from(2))
}

/// Prints readable lines.
pub(crate) fn show(file: &SessionFile, sentences: &Sentences, json: bool) -> anyhow::Result<ExitCode> {
    let judgement = judge_file(file)?;
    let table = &judgement.table;
    if json {
        print(table);
        return Ok(ExitCode::SUCCESS);
    }
    say(&format!(
        "{}  {}",
        sentences.word(&format!("game-{}", table.game)),
        table.started_at.format("%Y-%m-%d %H:%M")
    ));
    for line in &table.lines {
        say(&readable(line, table, sentences));
        for reason in &line.refused {
            say(&format!("      {}  {}", reason.rule, sentences.remark(reason, &table.seats)));
        }
        for scored in &line.scored {
            let name = table.seats.get(scored.seat.index()).map_or("", |seat| seat.name.as_str());
            say(&format!("      +{} {name}  {}", scored.points, sentences.score_line(scored, &table.seats)));
        }
    }
    say(&totals(table, &judgement.position.totals));
    Ok(ExitCode::SUCCESS)
}

fn readable(line: &LineView, table: &TableView, sentences: &Sentences) -> String {
    let gone = match line.standing {
        LineStanding::InPlay | LineStanding::Aside => String::new(),
        LineStanding::Undone => format!(" ({})", sentences.word("line-undone")),
        LineStanding::Replaced => format!(" ({})", sentences.word("line-replaced")),
        LineStanding::Deleted => format!(" ({})", sentences.word("line-deleted")),
    };
    let said = line.told.as_ref().map(|told| sentences.telling(told, &table.seats));
    let kind = match &line.body {
        LineBody::Move { .. } => String::new(),
        LineBody::Undo { to: 0 } => sentences.word("line-undo-start"),
        LineBody::Undo { to } => sentences.count("line-undo", &[("to", i64::from(*to))]),
        LineBody::Redo => sentences.word("line-redo"),
        LineBody::Amend { change: Amend::Delete { seq } } => {
            sentences.count("line-amend-delete", &[("seq", i64::from(*seq))])
        }
        LineBody::Amend { .. } => sentences.word("line-amend"),
        LineBody::Ruling { ruling: Ruling::Points { seat, points }, reason } => {
            let name = table.seats.get(seat.index()).map_or("", |seat| seat.name.as_str());
            let said = sentences.ruled_points(reason, *points);
            format!("{name}  {said}")
        }
        LineBody::Ruling { reason, .. } => sentences.with_text("line-ruling", "reason", reason),
        LineBody::Note { text, .. } => sentences.with_text("line-note", "text", text),
    };
    let parts: Vec<String> =
        [Some(kind), said].into_iter().flatten().filter(|part| !part.is_empty()).collect();
    format!("{:>4}  {}{gone}", line.seq, parts.join(" "))
}

fn totals(table: &TableView, totals: &[i32]) -> String {
    let totals: Vec<String> =
        table.seats.iter().zip(totals).map(|(seat, points)| format!("{} {points}", seat.name)).collect();
    totals.join("  ")
}
