//! `cargo xtask quick`: the inner loop, under a minute. Only the crates with uncommitted changes; who depends on
//! them, and the tests that take long, are left to `cargo xtask test`.

use std::collections::BTreeSet;

use anyhow::Result;

use crate::house::House;

/// Formatting of everything, clippy and tests of what changed.
///
/// # Errors
/// If one of them finds something.
pub(crate) fn check(house: &House) -> Result<()> {
    house.cargo(&["fmt", "--all", "--check", "--", "--color", "never"]).run()?;
    let git = |args: &[&str]| house.step("git").args(args).quiet().run();
    let mut files = git(&["diff", "--name-only", "HEAD"])?;
    files.push_str(&git(&["ls-files", "--others", "--exclude-standard"])?);
    if files.trim().is_empty() {
        println!("nothing changed since the last commit: checking what that one changed");
        files = git(&["show", "--name-only", "--format=", "HEAD"])?;
    }
    let changed = packages(&files);
    if !changed.is_empty() {
        let named: Vec<&str> = changed.iter().flat_map(|name| ["-p", name.as_str()]).collect();
        house.cargo(&["clippy", "--all-targets"]).args(&named).args(["--", "-D", "warnings"]).run()?;
        house.cargo(&["nextest", "run", "--profile", "quick", "--no-tests=pass"]).args(&named).run()?;
    }
    if files.lines().any(|file| file.starts_with("ui/")) {
        house.npm(&["run", "--silent", "lint"]).run()?;
        house.npm(&["test", "--silent", "--", "--changed", "--passWithNoTests"]).run()?;
    }
    Ok(())
}

/// The cargo packages that hold these files. The shell is left out: it needs WebKit and minutes.
fn packages(files: &str) -> BTreeSet<String> {
    files.lines().filter_map(package).map(str::to_owned).collect()
}

fn package(file: &str) -> Option<&str> {
    if let Some(rest) = file.strip_prefix("src-tauri/crates/") {
        let folder = rest.split('/').next()?;
        return Some(if folder == "cli" { "parlour-cli" } else { folder });
    }
    file.strip_prefix("tests/").map(|_| "acceptance")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_names_its_package() {
        let files = "src-tauri/crates/cli/src/main.rs\nsrc-tauri/crates/ledger/Cargo.toml\ntests/cases/x.json\nREADME.md\nsrc-tauri/src/lib.rs";
        let wanted: BTreeSet<String> = ["acceptance", "ledger", "parlour-cli"].map(String::from).into();
        assert_eq!(packages(files), wanted);
    }
}
