//! Commands on the data folder.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use contract::{Commands, Export, Import, Tables};
use session::App;

use crate::sentences::Sentences;
use crate::{files, print, say};

/// Lists the sessions.
pub(crate) fn tables(app: &App, sentences: &Sentences, json: bool) -> anyhow::Result<ExitCode> {
    let list = app.tables(Tables { limit: Some(u32::MAX), ..Tables::default() })?;
    if json {
        print(&list);
        return Ok(ExitCode::SUCCESS);
    }
    for table in list.tables {
        let seats: Vec<String> = table
            .seats
            .iter()
            .zip(&table.totals)
            .map(|(seat, points)| format!("{} {points}", seat.name))
            .collect();
        say(&format!(
            "{}  {}  {}  {}",
            table.session,
            table.started_at.format("%Y-%m-%d %H:%M"),
            sentences.word(&format!("game-{}", table.game)),
            seats.join(", ")
        ));
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes a session as a file.
pub(crate) fn export(app: &App, session: uuid::Uuid, file: Option<&Path>) -> anyhow::Result<ExitCode> {
    let text = files::pretty(&app.export(Export { session })?)?;
    match file {
        Some(file) => files::write(file, &text)?,
        None => say(text.trim_end()),
    }
    Ok(ExitCode::SUCCESS)
}

/// Takes session files in; stops at the first that cannot be taken.
pub(crate) fn import(app: &App, paths: &[PathBuf], sentences: &Sentences) -> anyhow::Result<ExitCode> {
    for path in paths {
        let table = app.import(Import { text: files::text(path)? })?;
        let game = sentences.word(&format!("game-{}", table.game));
        say(&format!("{}  {}  {game}", path.display(), table.session));
    }
    Ok(ExitCode::SUCCESS)
}

/// Checks the data folder. Exit 1 if a fault was found.
pub(crate) fn check(folder: &Path, json: bool) -> anyhow::Result<ExitCode> {
    let found = session::check_folder(folder)?;
    if json {
        print(&found);
    } else {
        for fault in &found.faults {
            say(fault);
        }
        say(&format!("{} sessions, {} lines, {} faults", found.sessions, found.lines, found.faults.len()));
    }
    Ok(if found.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) })
}
