//! `cargo xtask`: one door to running, testing, generating, measuring and picturing Parlour.
//!
//! A program and not a heap of scripts, because it runs on a machine with nothing but Rust and Node: it installs
//! what is missing first. It therefore depends on next to nothing itself and compiles in seconds.

mod changed;
mod generated;
mod house;
mod interface;
mod packages;
mod play;
mod report;
mod stages;
mod step;
mod tally;

use std::process::ExitCode;

use anyhow::{Result, bail};

use crate::house::House;

const USAGE: &str = "\
usage: cargo xtask TASK

  run [--data DIR] [--release]   install what is missing, build, open the app
                                 (without a display: serve it on a loopback address)
  test [--only STAGE,STAGE...]   every check, cheap ones first; --list names the stages
  quick                          formatting, clippy and tests of the crates changed since the last commit
  schemas                        write schemas/ and ui/src/generated/ anew from the Rust types
  bench [FILTER]                 the benchmarks; `bench window` only the one of the real window
  shots [DIR [PART]]             the pictures in docs/, taken in the real window; with DIR every screen and state
                                 in every light, size and language, or those with PART in their names";

fn main() -> ExitCode {
    match task(&std::env::args().skip(1).collect::<Vec<_>>()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn task(args: &[String]) -> Result<ExitCode> {
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let house = House::find()?;
    match words.as_slice() {
        ["run", rest @ ..] => play::run(&house, rest)?,
        ["test"] => return Ok(report::all(&house, stages::ALL)),
        ["test", "--only", names] => return Ok(report::all(&house, &stages::named(names)?)),
        ["test", "--list"] => {
            for stage in stages::ALL {
                println!("{:<14} {}", stage.name, stage.about);
            }
        }
        ["quick"] => changed::check(&house)?,
        ["schemas"] => generated::write(&house)?,
        ["bench", "window"] => stages::bench_window(&house)?,
        ["bench", filter @ ..] => {
            house.cargo(&["bench", "--locked", "--bench", "*", "--"]).args(filter).run()?;
            if filter.is_empty() {
                stages::bench_window(&house)?;
            }
        }
        ["shots", rest @ ..] if rest.len() <= 2 => stages::shots(&house, rest)?,
        [] | ["help" | "--help" | "-h", ..] => println!("{USAGE}"),
        [other, ..] => bail!("`{other}` cannot be done like this\n\n{USAGE}"),
    }
    Ok(ExitCode::SUCCESS)
}
