//! The interface: its packages as its lock file says, its build.

use std::fs;

use anyhow::{Context, Result, ensure};

use crate::house::House;

/// Installs what `package-lock.json` names, unless exactly that was installed before.
///
/// # Errors
/// If there is no lock file, or npm fails.
pub(crate) fn install(house: &House) -> Result<()> {
    let lock =
        fs::read(house.ui().join("package-lock.json")).context("ui/package-lock.json cannot be read")?;
    // Compared by content: a fresh clone gives every file the same time, so times say nothing.
    let stamp = house.ui().join("node_modules/.installed-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    house.npm(&["ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"]).run()?;
    fs::write(stamp, lock)?;
    Ok(())
}

/// Builds `ui/dist`, which the shell and the host take in.
///
/// # Errors
/// If the build fails or leaves no page.
pub(crate) fn build(house: &House) -> Result<()> {
    house.npm(&["run", "--silent", "build"]).run()?;
    ensure!(house.ui().join("dist/index.html").is_file(), "the build left no ui/dist/index.html");
    Ok(())
}
