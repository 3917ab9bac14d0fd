//! Opens the window. What can go wrong before there is one is said on the command line.

// Windows would open a console beside the window.
#![cfg_attr(all(windows, not(debug_assertions)), windows_subsystem = "windows")]

use std::process::ExitCode;

use parlour_shell::paths::{self, Asked};

fn main() -> ExitCode {
    let asked = match paths::asked(std::env::args_os().skip(1), &|name| std::env::var_os(name)) {
        Ok(asked) => asked,
        Err(why) => {
            eprintln!("parlour: {why}\n{}", paths::USAGE);
            return ExitCode::from(2);
        }
    };
    match asked {
        Asked::Usage => println!("{}", paths::USAGE),
        Asked::Version => println!("Parlour {}", env!("CARGO_PKG_VERSION")),
        Asked::Open(folder) => {
            parlour_shell::choose_renderer();
            if let Err(error) = parlour_shell::run(&folder) {
                eprintln!("parlour: {error}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
