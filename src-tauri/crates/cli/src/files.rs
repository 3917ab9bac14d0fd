//! Reading and writing files.

use std::io::{Read, Write};
use std::path::Path;
use std::process::ExitCode;

use anyhow::Context;
use contract::SessionFile;
use serde::Serialize;

/// A session file; `-` is standard input.
pub(crate) fn read(path: &Path) -> anyhow::Result<SessionFile> {
    Ok(session::parse_file(&text(path)?)?)
}

/// The text of a file; `-` is standard input.
pub(crate) fn text(path: &Path) -> anyhow::Result<String> {
    if path == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).context("standard input")?;
        return Ok(text);
    }
    std::fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// Writes a file that is the old one or the new one, never half of it.
pub(crate) fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    write_with(path, |out| Ok(out.write_all(text.as_bytes())?))
}

/// The same, piece by piece.
pub(crate) fn write_with(
    path: &Path,
    content: impl FnOnce(&mut dyn Write) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut new = builder().tempfile_in(folder).with_context(|| folder.display().to_string())?;
    let mut out = std::io::BufWriter::new(new.as_file_mut());
    content(&mut out)?;
    out.flush()?;
    drop(out);
    new.as_file().sync_all()?;
    new.persist(path).with_context(|| path.display().to_string())?;
    Ok(())
}

/// A temporary file with the rights that an ordinary new file has.
fn builder() -> tempfile::Builder<'static, 'static> {
    #[allow(unused_mut, reason = "only Unix has anything to set")]
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder
}

/// A value as it stands in a file: readable, in stable order, with a last line end.
pub(crate) fn pretty(value: &impl Serialize) -> anyhow::Result<String> {
    Ok(serde_json::to_string_pretty(value)? + "\n")
}

/// Writes every schema (the contract, the list of commands, one for each game) and, in `facts/`, what is printed
/// on the games' pieces.
pub(crate) fn schemas(folder: &Path) -> anyhow::Result<ExitCode> {
    std::fs::create_dir_all(folder)?;
    write(&folder.join("contract.json"), &pretty(&contract::schema())?)?;
    write(&folder.join("commands.json"), &pretty(&contract::commands())?)?;
    for game in session::games::GAMES {
        write(&folder.join(format!("{}.json", game.info().id)), &pretty(&game.schema())?)?;
    }
    let facts = folder.join("facts");
    std::fs::create_dir_all(&facts)?;
    for (name, content) in session::games::facts() {
        write(&facts.join(format!("{name}.json")), &pretty(&content)?)?;
    }
    Ok(ExitCode::SUCCESS)
}
