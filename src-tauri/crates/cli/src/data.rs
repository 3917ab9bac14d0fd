//! Commands on the data folder.

use std::path::Path;
use std::process::ExitCode;

use contract::{Checkup, CheckupOf, Commands, Contents, Failure, Selection, Tables};
use session::App;

use crate::sentences::Sentences;
use crate::{print, say};

/// Lists sessions, newest first.
pub(crate) fn list(
    app: &App,
    select: Selection,
    limit: Option<u32>,
    sentences: &Sentences,
    json: bool,
) -> anyhow::Result<ExitCode> {
    let request = Tables { select, limit: Some(limit.unwrap_or(u32::MAX)), ..Tables::default() };
    let list = app.tables(request)?;
    if json {
        print(&list);
        return Ok(ExitCode::SUCCESS);
    }
    for table in list.tables {
        let seats = table.seats.iter().enumerate().map(|(seat, info)| match table.totals.get(seat) {
            Some(points) => format!("{} {points}", info.name),
            None => info.name.clone(),
        });
        say(&format!(
            "{}  {}  {}  {}",
            table.session,
            table.started_at.format("%Y-%m-%d %H:%M"),
            game_name(sentences, &table.game),
            seats.collect::<Vec<_>>().join(", ")
        ));
    }
    Ok(ExitCode::SUCCESS)
}

/// The name of a game: ours in the reader's language, any other as it was entered.
pub(crate) fn game_name(sentences: &Sentences, game: &str) -> String {
    let key = format!("game-{game}");
    let name = sentences.word(&key);
    if name == key { game.to_owned() } else { name }
}

/// Checks the data folder; with `mend` puts right what can be reckoned again. Exit 1 if a fault was found.
pub(crate) fn check(
    folder: &Path,
    mend: Option<&App>,
    sentences: &Sentences,
    json: bool,
) -> anyhow::Result<ExitCode> {
    let found: Checkup = match mend {
        Some(app) => app.checkup(CheckupOf { mend: true })?,
        None => session::check_folder(folder)?,
    };
    if json {
        print(&found);
    } else {
        for fault in &found.faults {
            let session = fault.session.map(|session| format!("{session}  ")).unwrap_or_default();
            let mended =
                if fault.mended { format!(" ({})", sentences.word("cli-mended")) } else { String::new() };
            say(&format!("{session}{}{mended}", fault.detail));
        }
        for (kind, count) in &found.counts {
            say(&format!("{kind:?}: {count}"));
        }
        say(&format!("{} sessions, {} lines, {} faults", found.sessions, found.lines, found.faults.len()));
    }
    Ok(if found.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// Makes a backup at this place.
pub(crate) fn backup(app: &App, file: &Path) -> anyhow::Result<ExitCode> {
    app.back_up_to(file)?;
    say(&file.display().to_string());
    Ok(ExitCode::SUCCESS)
}

/// Shows what is in a backup and puts it in the place of the archive, which is kept aside.
pub(crate) fn restore(
    folder: &Path,
    app: Result<App, Failure>,
    file: &Path,
    sentences: &Sentences,
) -> anyhow::Result<ExitCode> {
    let restored = match app {
        Ok(app) => {
            let contents = app.contents_of(file)?;
            say(&sentences.word("cli-backup-has"));
            say(&told(&contents.backup, sentences));
            say(&sentences.word("cli-present-has"));
            say(&told(&contents.present, sentences));
            app.restore_file(file)?
        }
        // What cannot be opened can be replaced all the same.
        Err(Failure::Damaged { .. }) => session::restore_folder(folder, file)?,
        Err(other) => return Err(other.into()),
    };
    say(&sentences.with_text("cli-restored", "file", restored.aside.as_deref().unwrap_or("-")));
    say(&told(&restored.present, sentences));
    Ok(ExitCode::SUCCESS)
}

fn told(contents: &Contents, sentences: &Sentences) -> String {
    let number = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    let all = sentences.count(
        "cli-contents",
        &[("sessions", i64::from(contents.sessions)), ("lines", number(contents.lines))],
    );
    let games =
        contents.games.iter().map(|(game, sessions)| format!("{} {sessions}", game_name(sentences, game)));
    std::iter::once(all).chain(games).collect::<Vec<_>>().join("  ")
}
