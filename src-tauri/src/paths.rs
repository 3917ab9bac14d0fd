//! Where the tables are kept: the same folder as the command line's, unless somebody says otherwise.

use std::ffi::OsString;
use std::path::PathBuf;

/// What `--help` says.
pub const USAGE: &str = "\
usage: parlour [--data DIR]

  --data DIR   keep the tables in DIR (also: PARLOUR_DATA)";

/// What the command line asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// How it is called.
    Usage,
    /// Which version it is.
    Version,
    /// The window, with the tables of this folder.
    Open(PathBuf),
}

/// Reads the command line, then `PARLOUR_DATA`, then takes the folder the system keeps for programs' data.
///
/// # Errors
/// If a word is not known, `--data` names nothing, or the system keeps no such folder.
pub fn asked(
    args: impl IntoIterator<Item = OsString>,
    environment: &dyn Fn(&str) -> Option<OsString>,
) -> Result<Asked, String> {
    let mut folder = environment("PARLOUR_DATA").filter(|value| !value.is_empty()).map(PathBuf::from);
    let mut args = args.into_iter();
    while let Some(arg) = args.next() {
        let text = arg.to_string_lossy();
        match (text.as_ref(), text.strip_prefix("--data=")) {
            ("--help" | "-h", _) => return Ok(Asked::Usage),
            ("--version" | "-V", _) => return Ok(Asked::Version),
            ("--data", _) => folder = Some(args.next().ok_or("--data needs a folder")?.into()),
            (_, Some(named)) if !named.is_empty() => folder = Some(named.into()),
            _ => return Err(format!("`{text}` is not known")),
        }
    }
    folder
        .or_else(|| {
            directories::ProjectDirs::from("", "", "parlour").map(|dirs| dirs.data_dir().to_path_buf())
        })
        .map(Asked::Open)
        .ok_or_else(|| "no home folder to keep the tables in; name one with --data".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(args: &[&str], variable: Option<&str>) -> Result<Asked, String> {
        asked(args.iter().map(OsString::from), &|name| {
            variable.filter(|_| name == "PARLOUR_DATA").map(OsString::from)
        })
    }

    #[test]
    fn the_command_line_goes_before_the_environment() {
        assert_eq!(with(&["--data", "a b"], Some("c")), Ok(Asked::Open("a b".into())));
        assert_eq!(with(&["--data=a b"], Some("c")), Ok(Asked::Open("a b".into())));
        assert_eq!(with(&[], Some("c")), Ok(Asked::Open("c".into())));
    }

    #[test]
    fn an_empty_environment_says_nothing() {
        assert_ne!(with(&[], Some("")), Ok(Asked::Open("".into())));
    }

    #[test]
    fn a_missing_folder_and_an_unknown_word_are_refused() {
        assert!(with(&["--data"], None).is_err());
        assert!(with(&["--data="], None).is_err());
        assert!(with(&["--dada", "x"], None).is_err());
    }
}
