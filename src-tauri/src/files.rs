//! Files where the person says. The page hands over a text and a suggestion, or asks for a text; the path comes from
//! the system's own dialog and never from the page.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use contract::Failure;
use serde::Serialize;
use tauri::{WebviewWindow, async_runtime};
use tauri_plugin_dialog::{DialogExt, FilePath};

/// Most letters of a suggested name, its ending included.
const LONGEST: usize = 80;
/// Most bytes of a file that is opened; an archive of ten thousand sessions has a tenth of it.
const LARGEST: u64 = 1_000_000_000;

/// A file that the person chose.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Opened {
    /// Its name, without the folder.
    name: String,
    text: String,
}

/// Asks where to, then writes the whole text or nothing. True if it was written, false if the person thought better
/// of it. A picture comes as base64.
#[tauri::command]
pub(crate) async fn save_file(
    window: WebviewWindow,
    name: String,
    text: String,
    base64: bool,
) -> Result<bool, Failure> {
    let saved = async_runtime::spawn_blocking(move || {
        let unreadable = |error: base64::DecodeError| Failure::Internal { detail: error.to_string() };
        let content = if base64 { STANDARD.decode(text).map_err(unreadable)? } else { text.into_bytes() };
        let dialog = window.dialog().file().set_parent(&window).set_file_name(suggestion(&name));
        let chosen = dialog.blocking_save_file();
        let Some(path) = chosen.and_then(|chosen| FilePath::into_path(chosen).ok()) else { return Ok(false) };
        write(&path, &content).map(|()| true).map_err(|error| failure(&error))
    });
    saved.await.map_err(|error| Failure::Internal { detail: error.to_string() })?
}

/// Asks which file, and reads it. None if the person thought better of it.
#[tauri::command]
pub(crate) async fn open_file(window: WebviewWindow) -> Result<Option<Opened>, Failure> {
    let opened = async_runtime::spawn_blocking(move || {
        let chosen = window.dialog().file().set_parent(&window).blocking_pick_file();
        let path = chosen.and_then(|chosen| FilePath::into_path(chosen).ok());
        path.map(|path| read(&path)).transpose()
    });
    opened.await.map_err(|error| Failure::Internal { detail: error.to_string() })?
}

/// The text of a file.
fn read(path: &Path) -> Result<Opened, Failure> {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let not_a_text = |detail: String| Failure::BadImport { at: name.clone(), detail };
    let size = fs::metadata(path).map_err(|error| not_a_text(error.to_string()))?.len();
    if size > LARGEST {
        return Err(not_a_text(format!("{size} bytes")));
    }
    let text = fs::read_to_string(path).map_err(|error| not_a_text(error.to_string()))?;
    Ok(Opened { name, text })
}

/// The whole file or, whatever happens meanwhile, the old one.
fn write(path: &Path, text: &[u8]) -> io::Result<()> {
    let folder = path.parent().ok_or(io::ErrorKind::InvalidInput)?;
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    file.write_all(text)?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    // The new name is as much worth keeping as the text under it.
    if cfg!(unix) { fs::File::open(folder)?.sync_all() } else { Ok(()) }
}

/// A name that every system takes: what else a title may hold stays outside.
fn suggestion(name: &str) -> String {
    let plain =
        |letter: char| if letter.is_ascii_alphanumeric() || "._-".contains(letter) { letter } else { '-' };
    let name: String = name.chars().map(plain).collect();
    let from = name.len().saturating_sub(LONGEST);
    let name = name[from..].trim_start_matches(['.', '-']);
    if name.is_empty() { "parlour.json".to_owned() } else { name.to_owned() }
}

fn failure(error: &io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Failure::Full,
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Failure::ReadOnly,
        _ => Failure::Internal { detail: error.to_string() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_suggestion_is_a_plain_name_in_no_other_folder() {
        assert_eq!(suggestion("carcassonne-2026-11-29.parlour.json"), "carcassonne-2026-11-29.parlour.json");
        assert_eq!(suggestion("../../etc/passwd"), "etc-passwd");
        assert_eq!(suggestion("C:\\x\u{0}y"), "C--x-y");
        assert_eq!(suggestion("…"), "parlour.json");
        assert_eq!(suggestion(&"x".repeat(5_000)).len(), LONGEST);
    }

    #[test]
    fn a_text_is_read_and_what_is_none_is_refused_by_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("plays.json");
        write(&path, "Gergő".as_bytes()).unwrap();
        assert_eq!(read(&path), Ok(Opened { name: "plays.json".to_owned(), text: "Gergő".to_owned() }));
        write(&path, &[0xff, 0xfe, 0x00]).unwrap();
        assert!(matches!(read(&path), Err(Failure::BadImport { at, .. }) if at == "plays.json"));
        assert!(read(&folder.path().join("missing")).is_err());
    }

    #[test]
    fn a_file_is_replaced_as_a_whole_and_a_failure_leaves_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        write(&path, b"first").unwrap();
        write(&path, b"second").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"second");
        assert!(write(&folder.path().join("missing/game.json"), b"third").is_err());
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left lying about");
    }
}
