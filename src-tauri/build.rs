//! Declares the commands to Tauri.
fn main() {
    tauri_build::build();
}
