//! Everything that can go wrong, told so that the caller can act on it.

use std::error::Error;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{ErrorCode, ffi};
use uuid::Uuid;

use crate::place::Place;

/// Why the ledger did not do what was asked. Unless a variant says otherwise nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum LedgerError {
    /// Another process writes in this folder. Its lock ends with it, however it ends.
    #[error("the ledger is in use{}", pid.map(|pid| format!(" by process {pid}")).unwrap_or_default())]
    Locked {
        /// The process, where it could be told.
        pid: Option<u32>,
    },
    /// The file is not one of ours: no SQLite file, another program's, or not a regular file. It is
    /// left as it is.
    #[error("{} is not a ledger of Parlour", path.display())]
    NotOurs {
        /// The file.
        path: PathBuf,
    },
    /// The file was written by a newer Parlour. It is left as it is.
    #[error("the ledger has form {version}, this program knows forms up to {known}")]
    Newer {
        /// The form of the file.
        version: u32,
        /// The newest form this program knows.
        known: u32,
    },
    /// The file has an older form and was opened for reading only; opening it for writing brings it up.
    #[error("the ledger has form {version}, reading needs form {known}")]
    Older {
        /// The form of the file.
        version: u32,
        /// The form this program reads.
        known: u32,
    },
    /// The file is damaged. It is left as it is; see [`crate::Ledger::set_aside`] and
    /// [`crate::Ledger::restore`].
    #[error("the ledger {} is damaged: {what}", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What was found first.
        what: String,
        /// Backups that were opened and found whole, newest first.
        backups: Vec<PathBuf>,
    },
    /// What is stored of this session is not what was recorded: the chain of hashes breaks. Other
    /// sessions can be read.
    #[error("session {session} is not as it was recorded, from line {seq} on")]
    Altered {
        /// The session.
        session: Uuid,
        /// The first line in doubt; 0 for the session itself.
        seq: u32,
    },
    /// There is no ledger in the folder, and reading makes none.
    #[error("there is no ledger in {}", folder.display())]
    Missing {
        /// The folder.
        folder: PathBuf,
    },
    /// No session has this id.
    #[error("no session has the id {session}")]
    UnknownSession {
        /// The id asked for.
        session: Uuid,
    },
    /// Somebody else recorded a line since the writer last looked.
    #[error("the session already has {have} lines")]
    Stale {
        /// The number of the last line recorded.
        have: u32,
    },
    /// The id is taken by something with another content.
    #[error("the id {id} is taken by something else")]
    Conflict {
        /// The id.
        id: Uuid,
    },
    /// A text is longer than the ledger takes.
    #[error("{part} has {bytes} bytes, more than {limit}")]
    TooLong {
        /// Which text.
        part: Part,
        /// Its length.
        bytes: usize,
        /// The longest that is taken.
        limit: usize,
    },
    /// A text that has to be JSON is not.
    #[error("{part} is not JSON: {source}")]
    NotJson {
        /// Which text.
        part: Part,
        /// Where it stops being JSON.
        source: serde_json::Error,
    },
    /// No space is left. The transaction is gone as a whole; reading goes on, and the same call works
    /// once there is space again.
    #[error("no space is left for {}", folder.display())]
    Full {
        /// The data folder.
        folder: PathBuf,
    },
    /// The ledger was opened for reading, or the folder cannot be written.
    #[error("{} can only be read", folder.display())]
    ReadOnly {
        /// The data folder.
        folder: PathBuf,
    },
    /// Another program (not Parlour: that would be [`Self::Locked`]) held the file too long.
    #[error("another program is holding {}", path.display())]
    Busy {
        /// The file.
        path: PathBuf,
    },
    /// Reading or writing failed. The file is opened and checked anew at the next call. **A line may
    /// have been recorded all the same**: repeating the call with the same id tells, and is harmless.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        source: Box<dyn Error + Send + Sync>,
    },
    /// A mistake in this program, not in the file or the call.
    #[error("a mistake in the ledger: {source}")]
    Bug {
        /// What the store said.
        source: Box<dyn Error + Send + Sync>,
    },
}

/// A text given to the ledger.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Part {
    /// The game of a session.
    Game,
    /// The seats of a session.
    Seats,
    /// The set-up of a session.
    Setup,
    /// The options of a session.
    Options,
    /// The body of a line.
    Body,
    /// What lists show of a session.
    Summary,
    /// The key of a setting.
    Key,
    /// The value of a setting.
    Value,
    /// The name of a person, place or circle.
    Name,
    /// The note in the margin of a session.
    Note,
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Game => "game",
            Self::Seats => "seats",
            Self::Setup => "setup",
            Self::Options => "options",
            Self::Body => "body",
            Self::Summary => "summary",
            Self::Key => "key",
            Self::Value => "value",
            Self::Name => "name",
            Self::Note => "note",
        })
    }
}

impl LedgerError {
    /// Something the file system refused.
    pub(crate) fn io(place: &Place, path: &Path, error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => {
                Self::Full { folder: place.folder().to_owned() }
            }
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => {
                Self::ReadOnly { folder: place.folder().to_owned() }
            }
            _ => Self::Io { path: path.to_owned(), source: error.into() },
        }
    }
}

/// What goes wrong inside a piece of work on the store, before it is known which file that was.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// The store refused.
    Store(rusqlite::Error),
    /// An answer for the caller.
    Answer(LedgerError),
    /// The caller has its answer already.
    Answered {
        /// Whether the connection cannot be trusted any more.
        broken: bool,
    },
}

impl From<rusqlite::Error> for Trouble {
    fn from(error: rusqlite::Error) -> Self {
        Self::Store(error)
    }
}

impl From<LedgerError> for Trouble {
    fn from(error: LedgerError) -> Self {
        Self::Answer(error)
    }
}

impl Trouble {
    /// A mistake in this program.
    pub(crate) fn bug(source: impl Error + Send + Sync + 'static) -> Self {
        Self::Answer(LedgerError::Bug { source: source.into() })
    }

    /// Whether the connection cannot be trusted any more: after a failed write or sync nobody knows
    /// what is in the file until it is read anew.
    pub(crate) fn ends_the_connection(&self) -> bool {
        match self {
            Self::Store(error) => matches!(
                error.sqlite_error_code(),
                Some(
                    ErrorCode::SystemIoFailure
                        | ErrorCode::DatabaseCorrupt
                        | ErrorCode::NotADatabase
                        | ErrorCode::CannotOpen
                )
            ),
            Self::Answer(_) => false,
            Self::Answered { broken } => *broken,
        }
    }

    /// The same, for the caller, from the first looks into a file: what SQLite then cannot do is the
    /// file's fault, not ours.
    pub(crate) fn at_opening(self, place: &Place) -> LedgerError {
        match self {
            Self::Store(error)
                if matches!(error, rusqlite::Error::SqlInputError { .. })
                    || error.sqlite_error_code() == Some(ErrorCode::Unknown) =>
            {
                place.damaged(error.to_string())
            }
            other => other.at(place),
        }
    }

    /// The same, for the caller.
    pub(crate) fn at(self, place: &Place) -> LedgerError {
        let error = match self {
            Self::Answer(answer) => return answer,
            // Whoever answered keeps the answer; this one is never seen.
            Self::Answered { .. } => return LedgerError::Bug { source: "answered before".into() },
            Self::Store(error) => error,
        };
        let folder = || place.folder().to_owned();
        let extended = error.sqlite_error().map(|raw| raw.extended_code);
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => LedgerError::Full { folder: folder() },
            // The shared index beside the file could not grow: in practice a full disk.
            Some(ErrorCode::SystemIoFailure) if extended == Some(ffi::SQLITE_IOERR_SHMSIZE) => {
                LedgerError::Full { folder: folder() }
            }
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
                LedgerError::ReadOnly { folder: folder() }
            }
            Some(
                ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked | ErrorCode::FileLockingProtocolFailed,
            ) => LedgerError::Busy { path: place.database() },
            Some(ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => {
                LedgerError::Io { path: place.database(), source: error.into() }
            }
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => place.damaged(error.to_string()),
            Some(_) => LedgerError::Bug { source: error.into() },
            None => match error {
                // A value that none of our own statements could have written.
                rusqlite::Error::FromSqlConversionFailure(..)
                | rusqlite::Error::IntegralValueOutOfRange(..)
                | rusqlite::Error::Utf8Error(..)
                | rusqlite::Error::InvalidColumnType(..) => place.damaged(error.to_string()),
                other => LedgerError::Bug { source: other.into() },
            },
        }
    }
}
