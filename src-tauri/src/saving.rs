//! Saving a file where the person says. The page hands over a text and a suggestion; the path comes from the
//! system's own dialog and never from the page.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use contract::Failure;
use tauri::{WebviewWindow, async_runtime};
use tauri_plugin_dialog::{DialogExt, FilePath};

/// Most letters of a suggested name, its ending included.
const LONGEST: usize = 80;

/// Asks where to, then writes the whole text or nothing. True if it was written, false if the person thought better
/// of it.
#[tauri::command]
pub(crate) async fn save_file(window: WebviewWindow, name: String, text: String) -> Result<bool, Failure> {
    let saved = async_runtime::spawn_blocking(move || {
        let dialog = window.dialog().file().set_parent(&window).set_file_name(suggestion(&name));
        let chosen = dialog.blocking_save_file();
        let Some(path) = chosen.and_then(|chosen| FilePath::into_path(chosen).ok()) else { return Ok(false) };
        write(&path, text.as_bytes()).map(|()| true).map_err(|error| failure(&error))
    });
    saved.await.map_err(|error| Failure::Internal { detail: error.to_string() })?
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
