//! Sessions out of the data folder, and into it.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::bail;
use clap::ValueEnum;
use contract::{Commands, Export, ExportForm, ExportMany, Failure, ImportMany, Imported, Matched, Selection};
use session::App;
use uuid::Uuid;

use crate::sentences::Sentences;
use crate::{files, print, say};

/// A form in which sessions leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Form {
    /// Everything, without loss: one JSON document a line.
    Archive,
    /// CSV, one row a session.
    Sessions,
    /// CSV, one row a seat.
    Seats,
    /// Every line of every log as a JSON document.
    Moves,
    /// The shape of a BG Stats export.
    Bgstats,
    /// The shape of a BG Stats file with one play.
    Bgsplay,
}

impl Form {
    /// The form that a file's name asks for; an archive otherwise.
    fn of(path: &Path) -> Self {
        match path.extension().and_then(|end| end.to_str()) {
            Some("csv") => Self::Seats,
            Some("ndjson") => Self::Moves,
            Some("bgsplay") => Self::Bgsplay,
            _ => Self::Archive,
        }
    }

    const fn told(self) -> ExportForm {
        match self {
            Self::Archive => ExportForm::Archive,
            Self::Sessions => ExportForm::SessionsCsv,
            Self::Seats => ExportForm::SeatsCsv,
            Self::Moves => ExportForm::MovesNdjson,
            Self::Bgstats => ExportForm::BgStats,
            Self::Bgsplay => ExportForm::BgStatsPlay,
        }
    }
}

/// Writes a session file (`WHAT` is an id), or many sessions in some form (`WHAT` is the file).
pub(crate) fn export(
    app: &App,
    (what, file): (&str, Option<&Path>),
    all: bool,
    form: Option<Form>,
    select: Selection,
) -> anyhow::Result<ExitCode> {
    if let Ok(session) = what.parse::<Uuid>() {
        if all {
            bail!("--all and one session do not go together");
        }
        return one(app, session, file, form);
    }
    if file.is_some() {
        bail!("{what} is no session");
    }
    if all && select != Selection::default() {
        bail!("--all leaves nothing to select");
    }
    let out = Path::new(what);
    let request =
        ExportMany { form: form.unwrap_or_else(|| Form::of(out)).told(), select, sessions: Vec::new() };
    many(app, &request, Some(out))
}

fn one(app: &App, session: Uuid, file: Option<&Path>, form: Option<Form>) -> anyhow::Result<ExitCode> {
    if let Some(form) = form {
        let request = ExportMany { form: form.told(), select: Selection::default(), sessions: vec![session] };
        return many(app, &request, file);
    }
    let text = match app.export(Export { session }) {
        Ok(read) => files::pretty(&read)?,
        Err(Failure::NotRefereed) => files::pretty(&app.result_file(session)?)?,
        Err(other) => return Err(other.into()),
    };
    match file {
        Some(file) => files::write(file, &text)?,
        None => say(text.trim_end()),
    }
    Ok(ExitCode::SUCCESS)
}

fn many(app: &App, request: &ExportMany, file: Option<&Path>) -> anyhow::Result<ExitCode> {
    match file.filter(|file| *file != Path::new("-")) {
        Some(file) => files::write_with(file, |out| Ok(app.export_to(request, out).map(drop)?))?,
        None => drop(app.export_to(request, &mut std::io::stdout().lock())?),
    }
    Ok(ExitCode::SUCCESS)
}

/// Takes files in, one after the other; stops at the first that cannot be taken.
pub(crate) fn import(
    app: &App,
    paths: &[PathBuf],
    dry_run: bool,
    sentences: &Sentences,
    json: bool,
) -> anyhow::Result<ExitCode> {
    for path in paths {
        let request = ImportMany {
            batch: Uuid::now_v7(),
            text: files::text(path)?,
            dry_run,
            people: std::collections::BTreeMap::new(),
            games: std::collections::BTreeMap::new(),
        };
        let found = app.import_many(request)?;
        if json {
            print(&found);
        } else {
            tell(path, &found, sentences);
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn tell(path: &Path, found: &Imported, sentences: &Sentences) {
    let numbers = [("fresh", i64::from(found.fresh)), ("known", i64::from(found.known))];
    say(&format!("{}  {}", path.display(), sentences.count("cli-imported", &numbers)));
    let sign = |matched: Matched| match matched {
        Matched::Chosen | Matched::Found => '=',
        Matched::Added => '+',
    };
    for game in &found.games {
        say(&format!("  {} {} → {} ({})", sign(game.matched), game.name, game.game, game.sessions));
    }
    for person in &found.people {
        say(&format!("  {} {} ({})", sign(person.matched), person.name, person.sessions));
    }
    for remark in &found.remarks {
        say(&format!("  {}  {}", remark.at, sentences.with_text(&remark.message, "detail", &remark.detail)));
    }
    if found.dry_run {
        say(&sentences.word("cli-dry-run"));
    }
}
