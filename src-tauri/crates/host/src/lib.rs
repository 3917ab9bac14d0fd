//! The same commands over HTTP, with the interface's files: `POST /api/<command>` with the request as JSON.
//!
//! Only for this machine: it listens on loopback, answers only to requests that name a loopback host (so that a
//! page elsewhere cannot reach it through a name of its own), and takes commands only from its own pages.
//! Failures come as the contract's [`Failure`] with status 409 for a refusal or a stale table, 404 for what
//! does not exist, 400 for what is not understood, 500 for the rest.

mod files;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::body::Bytes;
use axum::extract::{DefaultBodyLimit, Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use contract::{Commands, Failure, Json};
use session::App;
use tokio::net::TcpListener;

/// Room for an imported file and its quoting.
const BODY_LIMIT: usize = 80 * 1024 * 1024;

/// What a page of ours may do: nothing from elsewhere, no inline script.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The routes.
pub fn routes(app: Arc<App>) -> Router {
    Router::new()
        .route("/api/{command}", post(command))
        .route("/", get(files::index))
        .route("/{*path}", get(files::file))
        .layer(from_fn(guard))
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .with_state(app)
}

/// Listens on a loopback port; 0 takes a free one.
///
/// # Errors
/// The port is taken.
pub async fn listen(port: u16) -> std::io::Result<TcpListener> {
    TcpListener::bind(SocketAddr::from(([127, 0, 0, 1], port))).await
}

/// Serves until `stop` ends.
///
/// # Errors
/// The connection is lost.
pub async fn serve(
    listener: TcpListener,
    app: Arc<App>,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    axum::serve(listener, routes(app)).with_graceful_shutdown(stop).await
}

async fn command(State(app): State<Arc<App>>, Path(name): Path<String>, body: Bytes) -> Response {
    let done = tokio::task::spawn_blocking(move || {
        let request: Json = match serde_json::from_slice(&body) {
            Ok(request) => request,
            Err(error) => {
                return Some(Err(Failure::NotUnderstood {
                    detail: error.to_string(),
                    line: u32::try_from(error.line()).unwrap_or(u32::MAX),
                    column: u32::try_from(error.column()).unwrap_or(u32::MAX),
                }));
            }
        };
        let app: &dyn Commands = app.as_ref();
        contract::call(app, &name, request)
    });
    match done.await {
        Ok(Some(Ok(answer))) => axum::Json(answer).into_response(),
        Ok(Some(Err(failure))) => (status(&failure), axum::Json(failure)).into_response(),
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(error) => {
            tracing::error!(%error, "a command ended badly");
            let failure = Failure::Internal { detail: "a command ended badly".to_owned() };
            (StatusCode::INTERNAL_SERVER_ERROR, axum::Json(failure)).into_response()
        }
    }
}

const fn status(failure: &Failure) -> StatusCode {
    match failure {
        Failure::Refused { .. }
        | Failure::Stale { .. }
        | Failure::Conflict
        | Failure::NothingToUndo
        | Failure::NothingToRedo
        | Failure::CannotMerge
        | Failure::NotRefereed
        | Failure::Refereed => StatusCode::CONFLICT,
        Failure::UnknownGame { .. }
        | Failure::UnknownSession
        | Failure::UnknownLine { .. }
        | Failure::UnknownPerson
        | Failure::UnknownPlace
        | Failure::UnknownGroup
        | Failure::UnknownBatch
        | Failure::UnknownBackup => StatusCode::NOT_FOUND,
        Failure::NotUnderstood { .. }
        | Failure::BadName { .. }
        | Failure::TwinColours
        | Failure::SeatCount { .. }
        | Failure::EmptyRuling
        | Failure::TooLong { .. }
        | Failure::DamagedFile { .. }
        | Failure::UnfitName { .. }
        | Failure::BadResult { .. }
        | Failure::BadImport { .. }
        | Failure::Newer { .. } => StatusCode::BAD_REQUEST,
        Failure::Locked { .. }
        | Failure::Full
        | Failure::ReadOnly
        | Failure::Damaged { .. }
        | Failure::Internal { .. } => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// Turns away requests that do not come from a page of ours on this machine.
async fn guard(request: axum::extract::Request, next: Next) -> Response {
    if !from_here(request.headers()) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

fn from_here(headers: &HeaderMap) -> bool {
    let text = |name: header::HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(host) = text(header::HOST) else { return false };
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let own_page = text(header::ORIGIN).is_none_or(|origin| origin.strip_prefix("http://") == Some(host));
    matches!(name, "127.0.0.1" | "localhost" | "[::1]") && own_page
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(header::HeaderName, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.clone(), HeaderValue::from_static(value))).collect()
    }

    #[test]
    fn only_pages_of_ours_on_this_machine_are_answered() {
        assert!(from_here(&headers(&[(header::HOST, "127.0.0.1:4000")])));
        assert!(from_here(&headers(&[
            (header::HOST, "localhost:4000"),
            (header::ORIGIN, "http://localhost:4000")
        ])));
        assert!(!from_here(&headers(&[])));
        assert!(!from_here(&headers(&[(header::HOST, "parlour.example:4000")])));
        assert!(!from_here(&headers(&[
            (header::HOST, "127.0.0.1:4000"),
            (header::ORIGIN, "http://elsewhere.example")
        ])));
    }
}
