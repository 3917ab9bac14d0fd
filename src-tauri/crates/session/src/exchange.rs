//! Taking the data elsewhere, and in.

use contract::{Batches, ExportMany, Exported, Failure, ImportMany, Imported, PushLink};
use uuid::Uuid;

use crate::App;

fn not_yet<T>() -> Result<T, Failure> {
    Err(Failure::Internal { detail: "not built yet".to_owned() })
}

impl App {
    pub(crate) fn export_text(&self, _request: &ExportMany) -> Result<Exported, Failure> {
        not_yet()
    }
    pub(crate) fn take_file_in(&self, _request: &ImportMany) -> Result<Imported, Failure> {
        not_yet()
    }
    pub(crate) fn link(&self, _session: Uuid) -> Result<PushLink, Failure> {
        not_yet()
    }
    pub(crate) fn batch_list(&self) -> Result<Batches, Failure> {
        not_yet()
    }
    pub(crate) fn withdraw(&self, _batch: Uuid, _undone: bool) -> Result<Batches, Failure> {
        not_yet()
    }
}
