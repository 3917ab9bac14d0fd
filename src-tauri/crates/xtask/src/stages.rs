//! What `cargo xtask test` does, in order: what is cheap and likely to fail comes first.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::house::House;
use crate::tally::{Runner, Tally};
use crate::{generated, interface, packages};

/// One stage: a name to call it by, what it is about, how it is done.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stage {
    /// The word for `--only`.
    pub(crate) name: &'static str,
    /// What it checks, in a few words.
    pub(crate) about: &'static str,
    /// Does it; the tests it counted, if it counts any.
    pub(crate) run: fn(&House) -> Result<Tally>,
}

/// Every stage there is. One that finds nothing to check fails; none is skipped.
pub(crate) const ALL: &[Stage] = &[
    Stage { name: "packages", about: "system packages, Node, cargo-nextest", run: machine },
    Stage { name: "npm", about: "the interface's packages, as locked", run: |h| done(interface::install(h)) },
    Stage {
        name: "fmt",
        about: "rustfmt",
        run: |h| cargo(h, &["fmt", "--all", "--check", "--", "--color", "never"]),
    },
    Stage { name: "lint", about: "Biome: format and lint of the interface", run: |h| npm(h, "lint") },
    Stage { name: "types", about: "svelte-check", run: |h| npm(h, "check") },
    Stage { name: "vitest", about: "unit tests of the interface", run: vitest },
    // Before the first compiling stage: the host takes ui/dist in.
    Stage { name: "ui", about: "build of the interface", run: |h| done(interface::build(h)) },
    Stage { name: "clippy", about: "clippy, warnings are errors", run: clippy },
    Stage { name: "nextest", about: "unit and acceptance tests", run: nextest },
    Stage { name: "doc", about: "tests in the documentation", run: doc_tests },
    Stage { name: "cases", about: "right answers from outside", run: cases },
    Stage { name: "schemas", about: "generated files unchanged", run: |h| done(generated::unchanged(h)) },
    Stage { name: "shell-clippy", about: "clippy of the desktop shell", run: shell_clippy },
    Stage { name: "shell", about: "build and unit tests of the desktop shell", run: shell },
    Stage { name: "browser", about: "the interface in Chromium, over HTTP", run: browser },
    Stage { name: "e2e", about: "whole games in the real window", run: e2e },
];

/// The stages named in a list with commas, in their own order.
///
/// # Errors
/// If a name is not one.
pub(crate) fn named(names: &str) -> Result<Vec<Stage>> {
    let names: Vec<&str> = names.split(',').map(str::trim).collect();
    for name in &names {
        ensure!(ALL.iter().any(|stage| stage.name == *name), "no stage is called `{name}`; see --list");
    }
    Ok(ALL.iter().copied().filter(|stage| names.contains(&stage.name)).collect())
}

fn done(result: Result<()>) -> Result<Tally> {
    result.map(|()| Tally::default())
}

fn cargo(house: &House, args: &[&str]) -> Result<Tally> {
    done(house.cargo(args).run().map(drop))
}

fn npm(house: &House, script: &str) -> Result<Tally> {
    done(house.npm(&["run", "--silent", script]).run().map(drop))
}

fn machine(house: &House) -> Result<Tally> {
    packages::node()?;
    packages::install(house, &[packages::WINDOW, packages::TESTS])?;
    done(packages::nextest(house))
}

fn clippy(house: &House) -> Result<Tally> {
    cargo(house, &["clippy", "--locked", "--all-targets", "--", "-D", "warnings"])
}

fn shell_clippy(house: &House) -> Result<Tally> {
    cargo(house, &["clippy", "--locked", "-p", "parlour", "--all-targets", "--", "-D", "warnings"])
}

fn vitest(house: &House) -> Result<Tally> {
    Runner::Vitest.read(&house.npm(&["test", "--silent"]).run()?)
}

fn nextest(house: &House) -> Result<Tally> {
    Runner::Nextest.read(&house.cargo(&["nextest", "run", "--profile", "ci", "--locked"]).run()?)
}

fn doc_tests(house: &House) -> Result<Tally> {
    Runner::Libtest.read(&house.cargo(&["test", "--doc", "--locked"]).run()?)
}

fn cases(house: &House) -> Result<Tally> {
    let step = house.cargo(&["run", "--quiet", "--locked", "-p", "acceptance", "--bin", "cases", "--"]);
    Runner::Cases.read(&step.args(["tests/cases"]).run()?)
}

fn shell(house: &House) -> Result<Tally> {
    cargo(house, &["build", "--locked", "-p", "parlour"])?;
    Runner::Nextest
        .read(&house.cargo(&["nextest", "run", "--profile", "ci", "--locked", "-p", "parlour"]).run()?)
}

fn browser(house: &House) -> Result<Tally> {
    cargo(house, &["build", "--locked", "-p", "parlour-cli"])?;
    let step = house.npm(&["run", "--silent", "test:browser"]);
    Runner::Node.read(&step.env("PARLOUR_CLI", house.built("debug", "parlour-cli")).run()?)
}

/// The window is driven through WebKit's own driver, on a screen that exists only in memory.
fn e2e(house: &House) -> Result<Tally> {
    let folder = house.root.join("tests/e2e");
    let mut files: Vec<PathBuf> = fs::read_dir(&folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<std::io::Result<_>>()?;
    files.retain(|file| file.to_string_lossy().ends_with(".test.mjs"));
    files.sort();
    ensure!(!files.is_empty(), "there is no test in {}", folder.display());
    let node = ["node", "--test", "--test-concurrency=1", "--test-reporter=spec"];
    Runner::Node.read(&on_a_screen(house, "debug", &node, &files)?)
}

/// Takes pictures in the real window: those of the documentation, or into a folder all of them, or those with a
/// part in their names.
///
/// # Errors
/// If a build or the taking of a picture fails.
pub(crate) fn shots(house: &House, wanted: &[&str]) -> Result<()> {
    machine(house)?;
    interface::install(house)?;
    interface::build(house)?;
    shell(house)?;
    let mut words = vec![house.root.join("tests/e2e/shots.mjs")];
    if let [folder, part @ ..] = wanted {
        words.push(std::path::absolute(folder)?);
        words.extend(part.iter().map(PathBuf::from));
    }
    on_a_screen(house, "debug", &["node"], &words).map(drop)
}

/// Measures the real window, built as people get it, beside an empty one of the same build.
///
/// # Errors
/// If a build fails or a window does not open; never for being slow.
pub(crate) fn bench_window(house: &House) -> Result<()> {
    machine(house)?;
    interface::install(house)?;
    interface::build(house)?;
    cargo(house, &["build", "--release", "--locked", "-p", "parlour", "--bins", "--examples"])?;
    on_a_screen(house, "release", &["node"], &[house.root.join("tests/e2e/bench.mjs")]).map(drop)
}

fn on_a_screen(house: &House, profile: &str, program: &[&str], words: &[PathBuf]) -> Result<String> {
    cargo(house, &["build", "--locked", "-p", "parlour-cli"])?;
    let window = house.built(profile, "parlour");
    ensure!(window.is_file(), "{} is not built: stage `shell` does that", window.display());
    let shots = house.target.join("screens");
    fs::create_dir_all(&shots).context("the folder for pictures cannot be made")?;
    house
        .step("dbus-run-session")
        .args(["--", "xvfb-run", "-a", "-s", "-screen 0 1920x1200x24"])
        .args(program)
        .args(words)
        .env("PARLOUR_APP", window)
        .env("PARLOUR_CLI", house.built("debug", "parlour-cli"))
        .env("PARLOUR_EMPTY", house.built(profile, "examples/empty"))
        .env("PARLOUR_SCREENS", shots)
        .env("LIBGL_ALWAYS_SOFTWARE", "1")
        .env("NO_AT_BRIDGE", "1")
        .run()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unlike_and_fit_the_table() {
        for (at, stage) in ALL.iter().enumerate() {
            assert!(stage.name.len() <= 14, "{}", stage.name);
            assert!(ALL[..at].iter().all(|other| other.name != stage.name), "{}", stage.name);
        }
    }

    #[test]
    fn only_keeps_the_order_of_all() {
        let names: Vec<_> = named("clippy, fmt").unwrap().iter().map(|stage| stage.name).collect();
        assert_eq!(names, ["fmt", "clippy"]);
        assert!(named("fmt,clipy").is_err());
    }
}
