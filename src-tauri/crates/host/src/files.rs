//! The interface's files.

use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

/// What `vite build` wrote. A debug build reads it from the folder, a release build has it inside.
#[derive(RustEmbed)]
#[folder = "../../../ui/dist"]
#[allow_missing = true]
struct Interface;

/// The page.
pub(crate) async fn index() -> Response {
    respond("index.html")
}

/// Any other file.
pub(crate) async fn file(Path(path): Path<String>) -> Response {
    respond(&path)
}

fn respond(path: &str) -> Response {
    match Interface::get(path) {
        Some(file) => {
            let kind = mime_guess::from_path(path).first_or_octet_stream();
            ([(header::CONTENT_TYPE, kind.as_ref())], file.data.into_owned()).into_response()
        }
        None if path == "index.html" => {
            (StatusCode::NOT_FOUND, "The interface has not been built: run `cargo xtask run`.")
                .into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
