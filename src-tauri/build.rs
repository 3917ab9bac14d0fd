//! Declares the contract's commands and the shell's own to Tauri, so that each has a permission of its own and a window may call
//! nothing that its capability file does not name.

macro_rules! names {
    ($($(#[$doc:meta])* $name:ident: $request:ident => $answer:ident;)*) => {
        const COMMANDS: &[&str] = &[$(stringify!($name),)* "save_file", "open_file"];
    };
}
contract::with_commands!(names);

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // The interface is taken into the binary, which cargo cannot see by itself.
    println!("cargo:rerun-if-changed=../ui/dist");
    let manifest = tauri_build::AppManifest::new().commands(COMMANDS);
    Ok(tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest))?)
}
