//! Small disks and disks that cannot be written, for one test.
//!
//! A test runs itself once more in a mount namespace of its own (`unshare`), where it may mount what it
//! likes: nothing of that is seen outside, and all of it goes with the process.

use std::io;
use std::path::Path;
use std::process::Command;

const INSIDE: &str = "ACCEPTANCE_INSIDE_NAMESPACE";

/// Where a test finds itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Where {
    /// In a namespace of its own: mount and try.
    Inside,
    /// Outside; the test ran inside and passed.
    Done,
    /// Outside, on a system that gives no namespace.
    Impossible,
}

/// Runs the named test of this test binary in a namespace of its own.
///
/// # Errors
/// The test failed inside; its words are the error.
pub fn enter(test: &str) -> Result<Where, String> {
    if std::env::var_os(INSIDE).is_some() {
        return Ok(Where::Inside);
    }
    let itself = std::env::current_exe().map_err(|error| error.to_string())?;
    // Root needs no user namespace; anybody else is made root of one, where the system allows it.
    for flags in [&["--mount"][..], &["--mount", "--map-root-user"]] {
        if !Command::new("unshare").args(flags).arg("true").output().is_ok_and(|tried| tried.status.success())
        {
            continue;
        }
        let output = Command::new("unshare")
            .args(flags)
            .arg(itself)
            .args(["--exact", test, "--nocapture", "--test-threads", "1"])
            .env(INSIDE, "1")
            .output()
            .map_err(|error| error.to_string())?;
        let words = String::from_utf8_lossy(&output.stdout).into_owned();
        // Else a test renamed by half would pass by not being run.
        return if output.status.success() && words.contains("1 passed") {
            for (_, told) in words.lines().filter_map(|line| line.split_once("inside: ")) {
                println!("{told}");
            }
            Ok(Where::Done)
        } else {
            Err(format!("{words}\n{}", String::from_utf8_lossy(&output.stderr)))
        };
    }
    println!("skipped: no mount namespaces here");
    Ok(Where::Impossible)
}

fn mount(words: &[&str], at: &Path) -> io::Result<()> {
    let output = Command::new("mount").args(words).arg(at).output()?;
    if output.status.success() {
        return Ok(());
    }
    Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()))
}

/// A disk in memory of so many bytes, at this folder.
///
/// # Errors
/// It cannot be mounted.
pub fn small_disk(at: &Path, bytes: u64) -> io::Result<()> {
    mount(&["-t", "tmpfs", "-o", &format!("size={bytes}"), "tmpfs"], at)
}

/// From now on nothing below this folder can be written, not even by root.
///
/// # Errors
/// It cannot be mounted.
pub fn make_read_only(folder: &Path) -> io::Result<()> {
    mount(&["--bind", &folder.display().to_string()], folder)?;
    mount(&["-o", "remount,bind,ro"], folder)
}

/// Takes away the topmost mount at this folder.
///
/// # Errors
/// It cannot be unmounted.
pub fn unmount(folder: &Path) -> io::Result<()> {
    let output = Command::new("umount").arg(folder).output()?;
    if output.status.success() {
        return Ok(());
    }
    Err(io::Error::other(String::from_utf8_lossy(&output.stderr).into_owned()))
}
