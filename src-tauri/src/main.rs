//! Being written.
fn main() -> Result<(), tauri::Error> {
    parlour_shell::run()
}
