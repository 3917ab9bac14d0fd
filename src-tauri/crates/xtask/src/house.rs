//! Where things are: the clone, the interface, the kept folders outside the clone.

use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::step::Step;

/// The clone this program was started in, and the folders it keeps between runs.
#[derive(Debug)]
pub(crate) struct House {
    /// The root of the clone.
    pub(crate) root: PathBuf,
    /// Compiled artifacts. Outside the clone, so that a fresh clone need not compile every dependency again.
    pub(crate) target: PathBuf,
    /// Programs this project needs and installs itself.
    pub(crate) tools: PathBuf,
}

impl House {
    /// Finds the clone from the folder cargo names, else upward from the current one.
    ///
    /// # Errors
    /// If no folder upward is the clone, or there is neither `HOME` nor `XDG_CACHE_HOME` to keep things in.
    pub(crate) fn find() -> Result<Self> {
        // Asked at run time: clones share one target folder, a path compiled in could be another clone's.
        let from = env::var_os("CARGO_MANIFEST_DIR").map_or_else(env::current_dir, |dir| Ok(dir.into()))?;
        let root = from
            .ancestors()
            .find(|dir| dir.join("src-tauri/crates/xtask").is_dir())
            .context("start this inside a clone of Parlour")?
            .to_path_buf();
        let kept = folder("XDG_CACHE_HOME")
            .or_else(|| folder("HOME").map(|home| home.join(".cache")))
            .context("neither HOME nor XDG_CACHE_HOME says where to keep compiled files")?
            .join("parlour");
        let target = folder("CARGO_TARGET_DIR").unwrap_or_else(|| kept.join("target"));
        Ok(Self { root, target, tools: kept.join("tools") })
    }

    /// The interface's folder.
    pub(crate) fn ui(&self) -> PathBuf {
        self.root.join("ui")
    }

    /// A program compiled by the stages before.
    pub(crate) fn built(&self, profile: &str, name: &str) -> PathBuf {
        self.target.join(profile).join(name)
    }

    /// A step that runs cargo in the clone.
    pub(crate) fn cargo(&self, args: &[&str]) -> Step {
        self.step("cargo").args(args)
    }

    /// A step that runs npm in the interface's folder.
    pub(crate) fn npm(&self, args: &[&str]) -> Step {
        self.step("npm").args(args).folder(&self.ui())
    }

    /// A step that runs `program` in the clone, with the environment every step has.
    pub(crate) fn step(&self, program: &str) -> Step {
        Step::new(program)
            .folder(&self.root)
            .env("CARGO_TARGET_DIR", &self.target)
            .env("PATH", self.path_with_tools())
            .env("CARGO_INCREMENTAL", env::var_os("CARGO_INCREMENTAL").unwrap_or_else(|| "0".into()))
            .env("NO_COLOR", "1")
            .env("CARGO_TERM_COLOR", "never")
    }

    fn path_with_tools(&self) -> std::ffi::OsString {
        let rest = env::var_os("PATH").unwrap_or_default();
        let folders = std::iter::once(self.tools.join("bin")).chain(env::split_paths(&rest));
        // Only a folder with a separator in its name cannot be joined; then the old path is still right.
        env::join_paths(folders).unwrap_or(rest)
    }
}

/// A folder named by the environment; an empty or relative name counts as none (as XDG says).
fn folder(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from).filter(|dir| Path::is_absolute(dir))
}
