//! `cargo run -p acceptance --bin cases -- DIR`: runs every case file below DIR.
//!
//! One line for each failing case (id, expected, got), last `N passed, M failed`. Exit 1 if any failed, 2 if
//! DIR cannot be read or holds no case.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let roots: Vec<String> = std::env::args().skip(1).collect();
    if roots.is_empty() {
        eprintln!("usage: cases DIR...");
        return ExitCode::from(2);
    }
    let (mut passed, mut failed) = (0_usize, 0_usize);
    for root in &roots {
        match acceptance::run(Path::new(root)) {
            Err(error) => {
                eprintln!("{root}: {error}");
                return ExitCode::from(2);
            }
            Ok(checked) => {
                for case in checked {
                    match case.result {
                        Ok(()) => passed += 1,
                        Err(mismatch) => {
                            failed += 1;
                            println!("{}: expected {}, got {}", case.id, mismatch.expected, mismatch.got);
                        }
                    }
                }
            }
        }
    }
    println!("{passed} passed, {failed} failed");
    if failed > 0 {
        ExitCode::from(1)
    } else if passed == 0 {
        ExitCode::from(2)
    } else {
        ExitCode::SUCCESS
    }
}
