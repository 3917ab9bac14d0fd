//! Every command of the contract as a command of the window, each handed on as it came.
//!
//! Made from the contract's list and not written out: a command that is declared there is here, or nothing
//! compiles. Each runs apart from the window's own thread, because the ledger waits for the disk.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use chrono::Utc;
use contract::{Failure, Json};
use session::App;
use tauri::{State, async_runtime};

/// The tables of one data folder. While they cannot be reached every command answers why, so that the window can
/// say it in the reader's language, and the next command tries again: whoever had them may have closed meanwhile.
#[derive(Clone)]
pub(crate) struct Desk {
    folder: Arc<Path>,
    app: Arc<Mutex<Option<Arc<App>>>>,
}

impl Desk {
    /// For the tables of this folder, opened beside the window, which need not wait for the disk.
    pub(crate) fn open(folder: &Path) -> Self {
        let desk = Self { folder: folder.into(), app: Arc::default() };
        let beside = desk.clone();
        // Why it failed, if it did, is told by the first command.
        std::thread::spawn(move || beside.reach().err());
        desk
    }

    fn reach(&self) -> Result<Arc<App>, Failure> {
        // Nothing is half done under this lock: an app is there or it is not.
        let mut app = self.app.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(app) = app.as_ref() {
            return Ok(Arc::clone(app));
        }
        let opened = Arc::new(App::open(&self.folder, Utc::now)?);
        Ok(Arc::clone(app.insert(opened)))
    }

    async fn call(&self, name: &'static str, request: Json) -> Result<Json, Failure> {
        let desk = self.clone();
        let unknown = || Failure::Internal { detail: format!("no command is called {name}") };
        let done =
            async_runtime::spawn_blocking(move || Ok(contract::call(desk.reach()?.as_ref(), name, request)));
        // Only a panic ends it otherwise; the table stands, and the next command is carried out again.
        done.await.map_err(|error| Failure::Internal { detail: error.to_string() })??.ok_or_else(unknown)?
    }
}

macro_rules! forward {
    ($($(#[$doc:meta])* $name:ident: $request:ident => $answer:ident;)*) => {
        $(
            $(#[$doc])*
            #[tauri::command]
            pub(crate) async fn $name(desk: State<'_, Desk>, request: Json) -> Result<Json, Failure> {
                desk.call(stringify!($name), request).await
            }
        )*

        /// Answers every command, and the two that only a window on this machine has.
        pub(crate) fn handler() -> impl Fn(tauri::ipc::Invoke) -> bool + Send + Sync + 'static {
            tauri::generate_handler![$($name,)* crate::files::save_file, crate::files::open_file]
        }
    };
}
contract::with_commands!(forward);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_may_call_every_command_and_nothing_else_of_ours() {
        let file: Json = serde_json::from_str(include_str!("../capabilities/main.json")).unwrap();
        let listed = file["permissions"].as_array().unwrap().iter().filter_map(Json::as_str);
        let mut ours: Vec<_> = listed.filter(|name| !name.contains(':')).map(str::to_owned).collect();
        let mut wanted: Vec<_> =
            contract::commands().iter().map(|one| format!("allow-{}", one.name.replace('_', "-"))).collect();
        wanted.extend(["allow-save-file", "allow-open-file"].map(str::to_owned));
        ours.sort();
        wanted.sort();
        assert_eq!(ours, wanted);
    }

    #[test]
    fn tables_that_somebody_else_has_are_reached_once_they_let_go() {
        let folder = tempfile::tempdir().unwrap();
        let first = App::open(folder.path(), Utc::now).unwrap();
        let desk = Desk::open(folder.path());
        let games = || async_runtime::block_on(desk.call("games", serde_json::json!({})));
        assert!(matches!(games(), Err(Failure::Locked { .. })), "{:?}", games());
        drop(first);
        assert!(games().is_ok(), "{:?}", games());
    }
}
