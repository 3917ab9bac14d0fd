//! `cargo xtask run`: from a clone to the app in one command.

use std::env;

use anyhow::{Result, bail};

use crate::house::House;
use crate::{interface, packages};

/// Installs what is missing, builds, opens the window; without a display serves the same app on loopback.
///
/// # Errors
/// If something is missing and may not be installed, if a build fails, if the app ends with an error.
pub(crate) fn run(house: &House, args: &[&str]) -> Result<()> {
    let asked = Asked::read(args)?;
    let display =
        ["WAYLAND_DISPLAY", "DISPLAY"].iter().any(|name| env::var_os(name).is_some_and(|v| !v.is_empty()));
    packages::node()?;
    if display {
        packages::install(house, &[packages::WINDOW])?;
    } else {
        packages::install(house, &[&packages::WINDOW[..1]])?;
    }
    interface::install(house)?;
    interface::build(house)?;
    let (package, profile) =
        (if display { "parlour" } else { "parlour-cli" }, if asked.release { "release" } else { "dev" });
    house.cargo(&["build", "--locked", "--profile", profile, "--package", package]).run()?;
    let folder = if asked.release { "release" } else { "debug" };
    let program = house.built(folder, package);
    if !display {
        println!("no display here: serving the app instead; end it with Ctrl+C");
    }
    let verb: &[&str] = if display { &[] } else { &["serve"] };
    house
        .step(&program.to_string_lossy())
        .folder(&env::current_dir()?)
        .args(verb)
        .args(asked.data)
        .hand_over()
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    /// `--data DIR`, as it is handed on.
    data: Vec<String>,
    release: bool,
}

impl Asked {
    fn read(args: &[&str]) -> Result<Self> {
        let mut asked = Self::default();
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            match (*arg, arg.strip_prefix("--data=")) {
                ("--release", _) => asked.release = true,
                ("--data", _) => match args.next() {
                    Some(folder) => asked.data = vec!["--data".into(), (*folder).into()],
                    None => bail!("--data needs a folder"),
                },
                (_, Some(folder)) => asked.data = vec!["--data".into(), folder.into()],
                (other, None) => bail!("`{other}` is nothing `cargo xtask run` knows"),
            }
        }
        Ok(asked)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_is_handed_on_in_both_spellings() {
        let wanted = Asked { data: vec!["--data".into(), "a b".into()], release: true };
        assert_eq!(Asked::read(&["--data", "a b", "--release"]).unwrap(), wanted);
        assert_eq!(Asked::read(&["--release", "--data=a b"]).unwrap(), wanted);
    }

    #[test]
    fn a_missing_folder_and_an_unknown_word_are_refused() {
        assert!(Asked::read(&["--data"]).is_err());
        assert!(Asked::read(&["--dada"]).is_err());
    }
}
