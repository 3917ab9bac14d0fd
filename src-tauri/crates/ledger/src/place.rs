//! What lies where in the data folder, and how files are put there whole.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use chrono::{DateTime, NaiveDateTime, Utc};

use crate::schema::APPLICATION_ID;
use crate::{LedgerError, backup};

const DATABASE: &str = "parlour.sqlite";
const PARTIAL: &str = "parlour.sqlite.new";
const LOCK: &str = "parlour.lock";
const BACKUPS: &str = "backups";

/// Shorter than it says it is.
const CUT_OFF: &str = "the file is cut off";

/// Times in names of files: sorts by itself, and no system forbids a character of it.
const STAMP: &str = "%Y%m%dT%H%M%S%3fZ";

/// A data folder.
#[derive(Debug, Clone)]
pub(crate) struct Place {
    folder: PathBuf,
}

/// What a first look at the file says, before SQLite touches it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Look {
    /// There is none.
    Missing,
    /// A SQLite file with our mark.
    Ours,
    /// Something else, or not a regular file.
    Foreign,
    /// Ours once, but not whole: what is wrong.
    Broken(&'static str),
}

impl Place {
    /// Nothing is looked at or made.
    pub(crate) fn new(folder: &Path) -> Self {
        // The folder itself may be reached through a link (a home folder often is); the file may not.
        Self { folder: fs::canonicalize(folder).unwrap_or_else(|_| folder.to_owned()) }
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.join(DATABASE)
    }

    /// Where a file is made before it takes the place of the database.
    pub(crate) fn partial(&self) -> PathBuf {
        self.folder.join(PARTIAL)
    }

    pub(crate) fn lock(&self) -> PathBuf {
        self.folder.join(LOCK)
    }

    pub(crate) fn backups(&self) -> PathBuf {
        self.folder.join(BACKUPS)
    }

    pub(crate) fn backup(&self, made: DateTime<Utc>) -> PathBuf {
        self.backups().join(format!("parlour-{}.sqlite", stamp(made)))
    }

    /// The time in the name of a backup of ours; `None` for every other name.
    pub(crate) fn backup_made(path: &Path) -> Option<DateTime<Utc>> {
        let name = path.file_name()?.to_str()?;
        let time = name.strip_prefix("parlour-")?.strip_suffix(".sqlite")?;
        NaiveDateTime::parse_from_str(time, STAMP).ok().map(|time| time.and_utc())
    }

    /// The error for a damaged database, with the backups that could take its place.
    pub(crate) fn damaged(&self, what: impl Into<String>) -> LedgerError {
        LedgerError::Damaged { path: self.database(), what: what.into(), backups: backup::sound(self) }
    }

    /// Removes what an interrupted creation, backup or restore left behind. Needs the lock.
    pub(crate) fn tidy(&self) -> io::Result<()> {
        for end in ["", "-journal", "-wal", "-shm"] {
            remove(&with_end(&self.partial(), end))?;
        }
        let Ok(entries) = fs::read_dir(self.backups()) else { return Ok(()) };
        for entry in entries {
            let path = entry?.path();
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            if name.starts_with("parlour-") && name.contains(".sqlite.part") {
                remove(&path)?;
            }
        }
        Ok(())
    }
}

/// Looks at the first bytes of a file: who wrote it?
pub(crate) fn look(path: &Path) -> io::Result<Look> {
    let kind = match fs::symlink_metadata(path) {
        Ok(metadata) => metadata.file_type(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Look::Missing),
        Err(error) => return Err(error),
    };
    if !kind.is_file() {
        return Ok(Look::Foreign);
    }
    let mut head = Vec::with_capacity(100);
    File::open(path)?.take(100).read_to_end(&mut head)?;
    let magic = b"SQLite format 3\0";
    Ok(if !head.starts_with(magic) && !magic.starts_with(&head) {
        Look::Foreign
    } else if head.len() < 100 {
        Look::Broken(CUT_OFF)
    } else if head[68..72] != APPLICATION_ID.to_be_bytes() {
        Look::Foreign
    } else if !is_usual(&head) {
        Look::Broken("its header is not as it was made")
    } else if is_cut_off(path, &head)? {
        Look::Broken(CUT_OFF)
    } else {
        Look::Ours
    })
}

/// Whether the header says what it says in every file of ours. SQLite lets some of these be other than it writes
/// them, and then reads the text as it likes, or writes nothing any more without a word.
fn is_usual(head: &[u8]) -> bool {
    // Written and read as of 2010 or earlier; nothing reserved in a page; parts of a payload; form of the schema;
    // no auto-vacuum; UTF-8; room for later versions (<https://www.sqlite.org/fileformat2.html>, 1.3).
    matches!(head.get(18..20), Some([1..=2, 1..=2]))
        && head.get(20..24) == Some(&[0, 64, 32, 32])
        && head.get(44..48) == Some(&[0, 0, 0, 4])
        && head.get(52..56) == Some(&[0; 4])
        && head.get(56..60) == Some(&[0, 0, 0, 1])
        && head.get(64..68) == Some(&[0; 4])
        && head.get(72..92) == Some(&[0; 20])
}

/// Whether a file is shorter than the first page says. That only counts where that page's number of
/// pages was written with its last change, and nothing waits in the log.
fn is_cut_off(path: &Path, head: &[u8]) -> io::Result<bool> {
    let number = |at: usize| head[at..].iter().take(4).fold(0, |sum, byte| sum << 8 | u64::from(*byte));
    // Two bytes, where 1 means 65,536.
    let page_size = match number(16) >> 16 {
        1 => 1 << 16,
        size => size,
    };
    let counts = number(24) == number(92);
    Ok(counts && !has_pending_log(path) && fs::metadata(path)?.len() < number(28) * page_size)
}

/// Whether something waits beside a file to be written into it.
pub(crate) fn has_pending_log(path: &Path) -> bool {
    fs::metadata(with_end(path, "-wal")).is_ok_and(|log| log.len() > 0)
}

/// A time as part of a file's name.
pub(crate) fn stamp(time: DateTime<Utc>) -> String {
    time.format(STAMP).to_string()
}

/// A path with something added to its last name.
pub(crate) fn with_end(path: &Path, end: &str) -> PathBuf {
    let mut whole = path.as_os_str().to_owned();
    whole.push(end);
    whole.into()
}

/// Removes a file; that there is none is fine.
pub(crate) fn remove(path: &Path) -> io::Result<()> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// Gives a finished file its final name: on the disk it is there whole, or not at all.
pub(crate) fn put(finished: &Path, target: &Path) -> io::Result<()> {
    File::options().write(true).open(finished)?.sync_all()?;
    fs::rename(finished, target)?;
    target.parent().map_or(Ok(()), sync_folder)
}

/// Makes names in a folder last.
#[cfg(unix)]
pub(crate) fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

/// Elsewhere folders cannot be opened as files, and the file system logs names by itself.
#[cfg(not(unix))]
pub(crate) fn sync_folder(_folder: &Path) -> io::Result<()> {
    Ok(())
}
