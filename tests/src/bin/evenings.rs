//! An archive of evenings that never were, to look at the screens with: `evenings SEED SESSIONS MOVES > FILE`.

use std::process::ExitCode;

use acceptance::evenings::archive;

fn main() -> ExitCode {
    let numbers: Option<Vec<u32>> = std::env::args().skip(1).map(|each| each.parse().ok()).collect();
    let Some([seed, sessions, moves]) = numbers.as_deref() else {
        eprintln!("SEED SESSIONS MOVES");
        return ExitCode::FAILURE;
    };
    let [sessions, moves] = [*sessions, *moves].map(|each| usize::try_from(each).unwrap_or(usize::MAX));
    match archive(u64::from(*seed), sessions, moves) {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
