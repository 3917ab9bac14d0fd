//! One program run: what it prints goes to the screen at once and is kept, to be counted afterwards.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

use anyhow::{Context, Result, anyhow, bail};

/// A program, its arguments and surroundings, not yet started.
#[derive(Debug)]
pub(crate) struct Step {
    command: Command,
    quiet: bool,
}

impl Step {
    /// Runs `program`, found on `PATH`.
    pub(crate) fn new(program: &str) -> Self {
        let mut command = Command::new(program);
        // What `cargo run` says about this program would mislead the cargo started from here.
        for (name, _) in std::env::vars_os() {
            if name
                .to_str()
                .is_some_and(|name| name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MAN"))
            {
                command.env_remove(name);
            }
        }
        Self { command, quiet: false }
    }

    /// More arguments.
    pub(crate) fn args<S: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = S>) -> Self {
        self.command.args(args);
        self
    }

    /// The folder it runs in.
    pub(crate) fn folder(mut self, folder: &Path) -> Self {
        self.command.current_dir(folder);
        self
    }

    /// One variable of its environment.
    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }

    /// Keeps what it prints, without showing it.
    pub(crate) fn quiet(mut self) -> Self {
        self.quiet = true;
        self
    }

    /// Runs it to the end without input and gives back all it printed.
    ///
    /// # Errors
    /// If it cannot be started or ends with anything but success; the message holds the command line.
    pub(crate) fn run(mut self) -> Result<String> {
        let line = self.line();
        let mut child = self
            .command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("`{line}` cannot be started"))?;
        let kept = Mutex::new(String::new());
        let (out, err) = (child.stdout.take(), child.stderr.take());
        thread::scope(|scope| {
            out.map(|pipe| scope.spawn(|| copy(pipe, std::io::stdout(), self.quiet, &kept)));
            err.map(|pipe| scope.spawn(|| copy(pipe, std::io::stderr(), self.quiet, &kept)));
        });
        let status = child.wait().with_context(|| format!("`{line}` was lost"))?;
        let kept = kept.into_inner().map_err(|_| anyhow!("what `{line}` printed was lost"))?;
        if !status.success() {
            let shown = if self.quiet { format!("\n{}", kept.trim_end()) } else { String::new() };
            bail!("`{line}` failed ({status}){shown}");
        }
        Ok(kept)
    }

    /// Runs it with this program's own input and output, for programs a person talks to.
    ///
    /// # Errors
    /// As [`Step::run`].
    pub(crate) fn hand_over(mut self) -> Result<()> {
        let line = self.line();
        let status = self.command.status().with_context(|| format!("`{line}` cannot be started"))?;
        if status.success() { Ok(()) } else { bail!("`{line}` failed ({status})") }
    }

    fn line(&self) -> String {
        let words = std::iter::once(self.command.get_program()).chain(self.command.get_args());
        words.map(OsStr::to_string_lossy).collect::<Vec<_>>().join(" ")
    }
}

/// Copies line by line, so that two pipes do not tear each other's lines.
fn copy(pipe: impl Read, mut screen: impl Write, quiet: bool, kept: &Mutex<String>) {
    let mut pipe = BufReader::new(pipe);
    let mut line = Vec::new();
    while pipe.read_until(b'\n', &mut line).is_ok_and(|read| read > 0) {
        if !quiet {
            // A closed screen must not stop the program whose result is still wanted.
            let _ = screen.write_all(&line).and_then(|()| screen.flush());
        }
        if let Ok(mut kept) = kept.lock() {
            kept.push_str(&String::from_utf8_lossy(&line));
        }
        line.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_both_outputs() {
        let printed = Step::new("sh").args(["-c", "echo out; echo err >&2"]).quiet().run().unwrap();
        assert!(printed.contains("out\n") && printed.contains("err\n"), "{printed}");
    }

    #[test]
    fn a_failure_names_the_command_and_what_it_said() {
        let error = Step::new("sh").args(["-c", "echo why; exit 3"]).quiet().run().unwrap_err().to_string();
        assert!(error.contains("sh -c") && error.contains("why") && error.contains('3'), "{error}");
    }

    #[test]
    fn gets_no_input() {
        assert_eq!(Step::new("cat").quiet().run().unwrap(), "");
    }

    #[test]
    fn an_unknown_program_is_named() {
        let error = Step::new("no-such-program-here").run().unwrap_err().to_string();
        assert!(error.contains("no-such-program-here"), "{error}");
    }
}
