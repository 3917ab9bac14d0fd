//! `parlour-cli`: the referee without a window.
//!
//! Exit codes: 0 all well; 1 a move is refused (or a check found a fault); 2 not understood or not to be had.

mod data;
mod exchange;
mod files;
mod judge;
mod select;
mod sentences;
mod stats;

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::Context;
use chrono::Utc;
use clap::{Parser, Subcommand};
use contract::Failure;
use session::App;

use crate::exchange::Form;
use crate::select::Select;
use crate::sentences::{Language, Sentences};

/// The referee at your table, without a window.
#[derive(Parser)]
#[command(name = "parlour-cli", version, about)]
struct Cli {
    /// The data folder; the app's own if not said.
    #[arg(long, global = true, value_name = "DIR", env = "PARLOUR_DATA")]
    data: Option<PathBuf>,
    /// The language of sentences.
    #[arg(long, global = true, value_enum, default_value = "en")]
    lang: Language,
    /// JSON instead of sentences.
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Judges every move of a session file. Exit 1 if one is refused, 2 if the file is not understood.
    Judge {
        /// The session file; `-` for standard input.
        file: PathBuf,
    },
    /// Prints the score sheet of a session file.
    Score {
        /// The session file; `-` for standard input.
        file: PathBuf,
    },
    /// Prints a session file as readable lines.
    Show {
        /// The session file; `-` for standard input.
        file: PathBuf,
    },
    /// Prints what would be best at the end of a session file, as JSON. The first time, what it takes is worked out,
    /// and kept in the data folder.
    Advise {
        /// The session file; `-` for standard input.
        file: PathBuf,
    },
    /// Lists sessions of the data folder, newest first.
    List {
        #[command(flatten)]
        select: Select,
        /// At most so many.
        #[arg(long)]
        limit: Option<u32>,
    },
    /// Statistics over all games, or of one game.
    Stats {
        /// The game, by id; all games if not said.
        #[arg(long = "of", value_name = "GAME")]
        of: Option<String>,
        #[command(flatten)]
        select: Select,
    },
    /// Writes sessions of the data folder: one as a session file, or many in some form.
    Export {
        /// The file to write many sessions to (`-` for standard output), or the id of one session.
        #[arg(value_name = "OUT|SESSION")]
        what: String,
        /// The file for one session; standard output if not said.
        file: Option<PathBuf>,
        /// Everything: every session, everybody, every place and group.
        #[arg(long)]
        all: bool,
        /// The form; by the end of the file's name if not said (.csv seats, .ndjson moves, else an archive).
        #[arg(long, value_enum)]
        form: Option<Form>,
        #[command(flatten)]
        select: Select,
    },
    /// Takes files into the data folder: ours, BG Stats exports, `BoardGameGeek` plays. The same file twice
    /// changes nothing.
    Import {
        /// The files; `-` for standard input.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Only tell what that would do.
        #[arg(long)]
        dry_run: bool,
    },
    /// Writes the whole data folder's archive as one database file.
    Backup {
        /// The file.
        out: PathBuf,
    },
    /// Puts a backup in the place of the archive, which is kept aside.
    Restore {
        /// The backup.
        file: PathBuf,
    },
    /// Checks the data folder: database, chains, every number that is shown. Exit 1 if a fault was found.
    Check {
        /// Also put right what can be reckoned again from the log.
        #[arg(long)]
        mend: bool,
    },
    /// Serves the app on a loopback address until interrupted.
    Serve {
        /// The port; a free one if not said.
        #[arg(long, default_value_t = 0)]
        port: u16,
    },
    /// Writes the JSON Schemas of every form into a folder.
    #[command(hide = true)]
    Schemas {
        /// The folder.
        folder: PathBuf,
    },
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let sentences = Sentences::new(cli.lang);
    match run(&cli, &sentences) {
        Ok(code) => code,
        Err(error) => {
            match error.downcast_ref::<Failure>() {
                Some(failure) if cli.json => print(&serde_json::json!({ "failure": failure })),
                Some(failure) => complain(&sentences.failure(failure, &[])),
                None => complain(&format!("{error:#}")),
            }
            ExitCode::from(2)
        }
    }
}

fn run(cli: &Cli, sentences: &Sentences) -> anyhow::Result<ExitCode> {
    match &cli.command {
        Command::Judge { file } => judge::judge(&files::read(file)?, sentences, cli.json),
        Command::Score { file } => judge::score(&files::read(file)?, sentences, cli.json),
        Command::Show { file } => judge::show(&files::read(file)?, sentences, cli.json),
        Command::Advise { file } => judge::advise(&files::read(file)?, &folder(cli)?, sentences),
        Command::List { select, limit } => {
            let app = open(cli)?;
            data::list(&app, select.read(&app)?, *limit, sentences, cli.json)
        }
        Command::Stats { of, select } => {
            let app = open(cli)?;
            stats::stats(&app, of.clone(), select.read(&app)?, sentences, cli.json)
        }
        Command::Export { what, file, all, form, select } => {
            let app = open(cli)?;
            exchange::export(&app, (what, file.as_deref()), *all, *form, select.read(&app)?)
        }
        Command::Import { files, dry_run } => {
            exchange::import(&open(cli)?, files, *dry_run, sentences, cli.json)
        }
        Command::Backup { out } => data::backup(&open(cli)?, out),
        Command::Restore { file } => {
            let folder = folder(cli)?;
            data::restore(&folder, App::open(&folder, Utc::now), file, sentences)
        }
        Command::Check { mend } => {
            let app = if *mend { Some(open(cli)?) } else { None };
            data::check(&folder(cli)?, app.as_ref(), sentences, cli.json)
        }
        Command::Serve { port } => serve(cli, *port),
        Command::Schemas { folder } => files::schemas(folder),
    }
}

fn folder(cli: &Cli) -> anyhow::Result<PathBuf> {
    match &cli.data {
        Some(folder) => Ok(folder.clone()),
        None => directories::ProjectDirs::from("", "", "parlour")
            .map(|dirs| dirs.data_dir().to_owned())
            .context("this machine has no home folder; say --data DIR"),
    }
}

fn open(cli: &Cli) -> anyhow::Result<App> {
    Ok(App::open(&folder(cli)?, Utc::now)?)
}

fn serve(cli: &Cli, port: u16) -> anyhow::Result<ExitCode> {
    tracing_subscriber::fmt()
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_max_level(tracing_subscriber::filter::LevelFilter::WARN)
        .init();
    let app = Arc::new(open(cli)?);
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let listener = host::listen(port).await.context("the port is taken")?;
        let address = listener.local_addr()?;
        // The address alone on its line: people click it and scripts read it.
        println!("http://{address}/");
        std::io::stdout().flush()?;
        host::serve(listener, app, async {
            // If the signal cannot be waited for, serve until killed.
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        })
        .await
        .context("serving ended")
    })?;
    Ok(ExitCode::SUCCESS)
}

/// Prints a value as readable JSON.
fn print(value: &impl serde::Serialize) {
    match serde_json::to_string_pretty(value) {
        Ok(text) => say(&text),
        Err(error) => complain(&error.to_string()),
    }
}

/// Prints a line; a closed pipe (`| head`) is no fault.
fn say(line: &str) {
    drop(writeln!(std::io::stdout(), "{line}"));
}

fn complain(line: &str) {
    drop(writeln!(std::io::stderr(), "{line}"));
}
