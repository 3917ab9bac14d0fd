//! What holds for the whole: cases from outside, laws for every game, ledger faults, hostile files, layering.
//!
//! The runner (`cargo run -p acceptance --bin cases -- DIR`) reads any folder of case files. It knows
//! formats, never particular files: a file is given to the first [`Format`] that recognises its content.

pub mod evenings;
pub mod formats;
pub mod kill;
pub mod laws;
pub mod namespace;
pub mod scribe;
pub mod table;

use std::path::{Path, PathBuf};

use serde_json::Value;

/// One case that was run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    /// The case's id, unique in its file.
    pub id: String,
    /// Nothing, or where expectation and result part.
    pub result: Result<(), Mismatch>,
}

/// Where expectation and result part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mismatch {
    /// What the case expects, and where in the case.
    pub expected: String,
    /// What the referee said.
    pub got: String,
}

impl Checked {
    /// A case that holds.
    pub fn passed(id: impl Into<String>) -> Self {
        Self { id: id.into(), result: Ok(()) }
    }

    /// A case that does not hold.
    pub fn failed(id: impl Into<String>, expected: impl Into<String>, got: impl Into<String>) -> Self {
        Self { id: id.into(), result: Err(Mismatch { expected: expected.into(), got: got.into() }) }
    }
}

/// What a case file holds, as far as the runner looks at it before choosing a format.
#[derive(Debug)]
pub enum Content {
    /// A JSON document.
    Json(Value),
    /// Text of any other kind.
    Text(String),
}

/// A format of case files.
pub trait Format: Sync {
    /// Its name, for messages.
    fn name(&self) -> &'static str;

    /// Whether this content is of this format, judged by its shape alone.
    fn recognises(&self, content: &Content) -> bool;

    /// Runs every case of a file through the real engine. `siblings` lists all files of the run, for
    /// formats whose cases refer to another file.
    fn run(&self, path: &Path, content: &Content, siblings: &[PathBuf]) -> Vec<Checked>;
}

/// The content of a file.
///
/// # Errors
/// The file cannot be read, or calls itself `.json` and is not.
pub fn read(path: &Path) -> Result<Content, String> {
    let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
    if path.extension().is_some_and(|end| end == "json") {
        serde_json::from_str(&text).map(Content::Json).map_err(|error| error.to_string())
    } else {
        Ok(Content::Text(text))
    }
}

/// Every file below a folder (or the file itself), in a fixed order.
///
/// # Errors
/// The folder cannot be listed.
pub fn files_below(root: &Path) -> std::io::Result<Vec<PathBuf>> {
    if root.is_file() {
        return Ok(vec![root.to_owned()]);
    }
    let mut files = Vec::new();
    for entry in std::fs::read_dir(root)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Runs every file below a folder. A file that no format recognises is a failed case, except for prose
/// (`README.md` and other text that is no case file).
///
/// # Errors
/// The folder cannot be listed.
pub fn run(root: &Path) -> std::io::Result<Vec<Checked>> {
    let files = files_below(root)?;
    let mut checked = Vec::new();
    for path in &files {
        let name = path.strip_prefix(root).unwrap_or(path).display().to_string();
        match read(path) {
            Err(error) => checked.push(Checked::failed(name, "a readable case file", error)),
            Ok(content) => match formats::FORMATS.iter().find(|format| format.recognises(&content)) {
                Some(format) => checked.extend(format.run(path, &content, &files)),
                None => match content {
                    Content::Json(_) => {
                        checked.push(Checked::failed(name, "a known case format", "none recognises it"));
                    }
                    Content::Text(_) => {}
                },
            },
        }
    }
    Ok(checked)
}
