//! Every command of the contract as a command of the window, each handed on as it came.
//!
//! Made from the contract's list and not written out: a command that is declared there is here, or nothing
//! compiles. Each runs apart from the window's own thread, because the ledger waits for the disk.

use std::path::Path;
use std::sync::Arc;

use chrono::Utc;
use contract::{Commands, Failure, Json};
use session::App;
use tauri::{State, async_runtime};

/// The tables of one data folder; or why they could not be reached, which is then every command's answer, so
/// that the window can say it in the reader's language.
#[derive(Clone)]
pub(crate) struct Desk(Result<Arc<dyn Commands>, Failure>);

impl Desk {
    /// Opens the data folder.
    pub(crate) fn open(folder: &Path) -> Self {
        Self(App::open(folder, Utc::now).map(|app| Arc::new(app) as Arc<dyn Commands>))
    }

    async fn call(&self, name: &'static str, request: Json) -> Result<Json, Failure> {
        let app = self.0.clone()?;
        let unknown = || Failure::Internal { detail: format!("no command is called {name}") };
        let done = async_runtime::spawn_blocking(move || contract::call(app.as_ref(), name, request));
        // Only a panic ends it otherwise; the table stands, and the next command is carried out again.
        done.await.map_err(|error| Failure::Internal { detail: error.to_string() })?.ok_or_else(unknown)?
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

        /// Answers every command, and the one that only a window on this machine has.
        pub(crate) fn handler() -> impl Fn(tauri::ipc::Invoke) -> bool + Send + Sync + 'static {
            tauri::generate_handler![$($name,)* crate::saving::save_file]
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
        wanted.push("allow-save-file".to_owned());
        ours.sort();
        wanted.sort();
        assert_eq!(ours, wanted);
    }

    #[test]
    fn a_folder_that_cannot_be_reached_is_every_commands_answer() {
        let desk = Desk(Err(Failure::Locked { pid: 7 }));
        let answer = async_runtime::block_on(desk.call("games", serde_json::json!({})));
        assert_eq!(answer, Err(Failure::Locked { pid: 7 }));
    }
}
