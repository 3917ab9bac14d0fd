//! A table to be killed: `table-writer FOLDER SESSION` enters moves of Carcassonne until the game is over, saying
//! each before and after.

use std::path::Path;
use std::process::ExitCode;

use acceptance::kill::{Entry, Word, say};
use acceptance::table;
use uuid::Uuid;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [folder, session] = arguments.as_slice() else {
        eprintln!("FOLDER SESSION");
        return ExitCode::FAILURE;
    };
    match play(Path::new(folder), session) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn play(folder: &Path, session: &str) -> Result<(), Box<dyn std::error::Error>> {
    let session: Uuid = session.parse()?;
    let app = table::open(folder)?;
    let mut view = table::start(&app, session)?;
    while !view.position.outcome.finished {
        let entry = Entry { seq: view.seq + 1, id: Uuid::now_v7() };
        say(Word::Try, entry)?;
        view = table::enter(&app, session, entry)?;
        say(Word::Ack, entry)?;
    }
    Ok(())
}
