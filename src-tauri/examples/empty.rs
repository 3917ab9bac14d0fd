//! A window with a word in it and nothing else, otherwise built as Parlour is: what the bench holds the start against.

use std::borrow::Cow;

use tauri::utils::assets::{AssetKey, AssetsIter, CspHash};
use tauri::{Assets, Runtime, WebviewUrl, WebviewWindowBuilder};

/// The page, whatever is asked for.
struct Page;

impl<R: Runtime> Assets<R> for Page {
    fn get(&self, _key: &AssetKey) -> Option<Cow<'_, [u8]>> {
        Some(Cow::Borrowed(b"<!doctype html><title>Empty</title><p>Empty</p>"))
    }

    fn iter(&self) -> Box<AssetsIter<'_>> {
        Box::new(std::iter::empty())
    }

    fn csp_hashes(&self, _path: &AssetKey) -> Box<dyn Iterator<Item = CspHash<'_>> + '_> {
        Box::new(std::iter::empty())
    }
}

fn main() -> tauri::Result<()> {
    parlour_shell::choose_renderer();
    let mut context = tauri::generate_context!();
    context.set_assets(Box::new(Page));
    tauri::Builder::default()
        .setup(|app| {
            WebviewWindowBuilder::new(app, "main", WebviewUrl::default())
                .inner_size(1280.0, 800.0)
                .build()?;
            Ok(())
        })
        .run(context)
}
