//! A window with a word in it and nothing else: what the bench holds Parlour's start against.

use tauri::{Url, WebviewUrl, WebviewWindowBuilder};

fn main() -> tauri::Result<()> {
    parlour_shell::choose_renderer();
    let page = tauri::http::Response::new(b"<!doctype html><title>Empty</title><p>Empty</p>".to_vec());
    tauri::Builder::default()
        .register_uri_scheme_protocol("empty", move |_, _| page.clone())
        .setup(|app| {
            let address = WebviewUrl::CustomProtocol(Url::parse("empty://localhost/")?);
            WebviewWindowBuilder::new(app, "main", address).inner_size(1280.0, 800.0).build()?;
            Ok(())
        })
        .run(tauri::generate_context!())
}
