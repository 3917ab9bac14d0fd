//! Files written by programs and kept in the clone: `schemas/` from the Rust types, `ui/src/generated/` from the
//! schemas. One chain, so the interface cannot believe in a type the engine does not have.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};

use crate::house::House;

/// Writes both folders anew.
///
/// # Errors
/// If a type has no schema, or a schema no TypeScript.
pub(crate) fn write(house: &House) -> Result<()> {
    schemas(house, &house.root.join("schemas"))?;
    house.npm(&["run", "--silent", "types"]).run().map(drop)
}

/// Writes both anew and compares with what was kept. No git: a clone without history checks the same.
///
/// # Errors
/// With the names of the files that differ.
pub(crate) fn unchanged(house: &House) -> Result<()> {
    let kept = house.root.join("schemas");
    let fresh = house.target.join("schemas-fresh");
    if fresh.exists() {
        fs::remove_dir_all(&fresh)?;
    }
    schemas(house, &fresh)?;
    same("schemas", &contents(&kept)?, &contents(&fresh)?)?;

    let types = house.ui().join("src/generated");
    let before = contents(&types)?;
    ensure!(!before.is_empty(), "ui/src/generated is empty");
    house.npm(&["run", "--silent", "types"]).run()?;
    same("ui/src/generated", &before, &contents(&types)?)
}

fn schemas(house: &House, folder: &Path) -> Result<()> {
    fs::create_dir_all(folder)?;
    house
        .cargo(&["run", "--quiet", "--locked", "-p", "parlour-cli", "--", "schemas"])
        .args([folder])
        .run()?;
    ensure!(!contents(folder)?.is_empty(), "no schema was written");
    Ok(())
}

/// Every file below `folder`, by its name from there.
fn contents(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(dir) = open.pop() {
        for entry in fs::read_dir(&dir).with_context(|| format!("{} cannot be read", dir.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else {
                files.insert(path.strip_prefix(folder)?.to_path_buf(), fs::read(&path)?);
            }
        }
    }
    Ok(files)
}

fn same(name: &str, kept: &BTreeMap<PathBuf, Vec<u8>>, fresh: &BTreeMap<PathBuf, Vec<u8>>) -> Result<()> {
    let mut differ: Vec<_> =
        kept.keys().chain(fresh.keys()).filter(|file| kept.get(*file) != fresh.get(*file)).collect();
    differ.sort_unstable();
    differ.dedup();
    if differ.is_empty() {
        return Ok(());
    }
    let list = differ.iter().map(|file| file.display().to_string()).collect::<Vec<_>>().join(", ");
    bail!(
        "{name} is not what the types say now: {list}. Run `cargo xtask schemas` and commit what it changes"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(files: &[(&str, &str)]) -> BTreeMap<PathBuf, Vec<u8>> {
        files.iter().map(|(name, text)| (PathBuf::from(name), text.as_bytes().to_vec())).collect()
    }

    #[test]
    fn a_changed_a_new_and_a_missing_file_are_all_named() {
        let kept = folder(&[("a", "1"), ("b", "2"), ("c", "3")]);
        let fresh = folder(&[("a", "1"), ("b", "9"), ("d", "4")]);
        let error = same("schemas", &kept, &fresh).unwrap_err().to_string();
        assert!(error.contains("b, c, d"), "{error}");
        assert!(same("schemas", &kept, &kept).is_ok());
    }
}
