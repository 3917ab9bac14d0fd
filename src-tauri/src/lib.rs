//! The desktop shell: one window, its permissions, and the contract's commands in it. Nothing is decided here.

mod commands;
mod files;
pub mod paths;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use tauri::{AppHandle, Manager, Url, WebviewUrl, WebviewWindowBuilder};

/// Since WebKitGTK 2.42 its newest way of drawing leaves the window blank on many machines. The older one works
/// on all; whoever sets the variable decides otherwise.
///
/// The variable must be there before the first thread, and Rust rightly calls changing a running program's
/// environment unsafe: so the program starts itself once more, as the same process.
pub fn choose_renderer() {
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::process::CommandExt;
        const OLDER: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";
        if std::env::var_os(OLDER).is_none()
            && let Ok(program) = std::env::current_exe()
        {
            // Only comes back if it failed; then the window opens with what WebKit prefers.
            let error =
                std::process::Command::new(program).args(std::env::args_os().skip(1)).env(OLDER, "1").exec();
            eprintln!("parlour: {OLDER} could not be set: {error}");
        }
    }
}

/// Opens the window on the tables of `folder` and returns when it is closed.
///
/// # Errors
/// If there is no display, or the web view is missing.
pub fn run(folder: &Path) -> tauri::Result<()> {
    let desk = commands::Desk::open(folder);
    tauri::Builder::default()
        // First, so that a second start ends before it has done anything. The lock that protects the tables is
        // the ledger's own; this one only spares people a second window.
        .plugin(tauri_plugin_single_instance::Builder::new().dbus_id(name_of(folder)).callback(show).build())
        .plugin(tauri_plugin_dialog::init())
        .plugin(tauri_plugin_window_state::Builder::new().build())
        .manage(desk)
        .invoke_handler(commands::handler())
        .setup(|app| {
            WebviewWindowBuilder::new(app, "main", WebviewUrl::default())
                .title("Parlour")
                .inner_size(1280.0, 800.0)
                .min_inner_size(360.0, 480.0)
                .on_navigation(is_ours)
                .build()?;
            Ok(())
        })
        .run(tauri::generate_context!())
}

/// A second start on the same tables shows the window that has them.
fn show(app: &AppHandle, _args: Vec<String>, _folder: String) {
    for window in app.webview_windows().values() {
        // A window that is just closing cannot be shown, and need not be.
        let _ = window.unminimize().and_then(|()| window.show()).and_then(|()| window.set_focus());
    }
}

/// One name for each data folder, so that two folders can be open side by side.
fn name_of(folder: &Path) -> String {
    let mut hasher = DefaultHasher::new();
    folder.canonicalize().unwrap_or_else(|_| folder.to_path_buf()).hash(&mut hasher);
    format!("app.parlour.desktop.tables{:016x}", hasher.finish())
}

/// Links lead nowhere: the window shows the interface it came with.
fn is_ours(url: &Url) -> bool {
    url.scheme() == "tauri" || url.host_str() == Some("tauri.localhost")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_leaves_its_interface_for_nothing() {
        let ours = |text: &str| is_ours(&text.parse().unwrap());
        assert!(ours("tauri://localhost/index.html"));
        assert!(ours("http://tauri.localhost/"));
        assert!(!ours("https://example.org/"));
        assert!(!ours("file:///etc/hostname"));
        assert!(!ours("http://localhost:1420/"));
    }

    #[test]
    fn a_data_folder_has_one_name_however_it_is_written() {
        let here = std::env::current_dir().unwrap();
        assert_eq!(name_of(&here), name_of(&here.join(".")));
        assert_ne!(name_of(&here), name_of(&here.join("..")));
    }
}
