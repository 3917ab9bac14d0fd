//! What the machine must have: Debian packages, Node, cargo-nextest.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::house::House;
use crate::step::Step;

/// Needed to compile and open the window.
pub(crate) const WINDOW: &[&str] =
    &["build-essential", "pkg-config", "libgtk-3-dev", "libwebkit2gtk-4.1-dev"];

/// Needed to drive the window and a browser where there is no screen.
pub(crate) const TESTS: &[&str] = &[
    "webkit2gtk-driver",
    "xvfb",
    "xauth",
    "dbus",
    "xdotool",
    "chromium",
    "fonts-dejavu-core",
    "fonts-noto-core",
];

/// The version the counts in `tally` were read from; any that is there already is taken.
const NEXTEST: &str = "0.9.143";

/// Installs what is missing of `wanted` through apt, if root or sudo without a password allows.
///
/// # Errors
/// With the one command to run, if it may not; with apt's own words, if apt fails.
pub(crate) fn install(house: &House, wanted: &[&[&str]]) -> Result<()> {
    if !runs("dpkg-query", "--version") {
        // Not Debian. The compiler will say what is missing; apt's names would not help there.
        println!("no dpkg here: taking for granted what Debian calls {}", wanted.concat().join(" "));
        return Ok(());
    }
    let missing: Vec<&str> = wanted.concat().into_iter().filter(|package| !installed(package)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let apt: &[&str] = if may_install() {
        &[]
    } else if runs("sudo", "-nv") {
        &["sudo", "-n"]
    } else {
        bail!(
            "system packages are missing; run this once, then try again:\n\n    sudo apt-get update && sudo \
             apt-get install -y {}\n",
            missing.join(" ")
        );
    };
    let apt_get = |args: &[&str]| {
        let words = [apt, &["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"], args].concat();
        // Another apt may be at work on a machine that has just been started.
        house.step(words[0]).args(&words[1..]).args(["-o", "DPkg::Lock::Timeout=300"]).quiet().run()
    };
    println!("installing {}", missing.join(" "));
    apt_get(&["update"])?;
    apt_get(&[&["install", "-y", "--no-install-recommends"], missing.as_slice()].concat())?;
    Ok(())
}

/// Node and npm are asked for, never installed: which Node a person has is their business.
///
/// # Errors
/// If there is none, or one older than Node 20.
pub(crate) fn node() -> Result<()> {
    let version =
        Step::new("node").args(["--version"]).quiet().run().context("Parlour needs Node 20 or newer")?;
    let major = version.trim().trim_start_matches('v').split('.').next().and_then(|n| n.parse::<u32>().ok());
    if major.is_none_or(|major| major < 20) {
        bail!("Parlour needs Node 20 or newer; this is {}", version.trim());
    }
    Ok(())
}

/// Compiles cargo-nextest into the kept folder, unless there is one.
///
/// # Errors
/// If it cannot be compiled.
pub(crate) fn nextest(house: &House) -> Result<()> {
    if house.cargo(&["nextest", "--version"]).quiet().run().is_ok() {
        return Ok(());
    }
    println!("compiling cargo-nextest {NEXTEST} into {}", house.tools.display());
    fs::create_dir_all(&house.tools)?;
    house
        .cargo(&["install", "--locked", "--quiet", "cargo-nextest", "--version", NEXTEST, "--root"])
        .args([&house.tools])
        .env("CARGO_TARGET_DIR", house.tools.join("target"))
        // It waits for tests most of its time; optimising it costs more minutes than it saves.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_DEBUG", "false")
        .run()?;
    Ok(fs::remove_dir_all(house.tools.join("target"))?)
}

fn installed(package: &str) -> bool {
    let asked = Step::new("dpkg-query").args(["-W", "-f=${db:Status-Status}", package]).quiet().run();
    asked.is_ok_and(|status| status == "installed")
}

fn may_install() -> bool {
    Step::new("id").args(["-u"]).quiet().run().is_ok_and(|id| id.trim() == "0")
}

fn runs(program: &str, argument: &str) -> bool {
    Step::new(program).args([argument]).quiet().run().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_package_is_asked_for_twice() {
        let mut all = [WINDOW, TESTS].concat();
        all.sort_unstable();
        let count = all.len();
        all.dedup();
        assert_eq!(all.len(), count);
    }

    #[test]
    fn an_unknown_package_is_not_installed() {
        assert!(!installed("no-such-package-here"));
    }
}
