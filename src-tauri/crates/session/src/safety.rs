//! Backups: list, look into, make, restore.

use std::path::{Path, PathBuf};

use contract::{Backup, BackupContents, Backups, Contents, Failure, Restored};
use ledger::Ledger;

use crate::App;
use crate::words::failure;

impl App {
    /// The backups of the data folder, newest first.
    pub(crate) fn backup_list(&self) -> Backups {
        let backups = Ledger::backups(self.ledger.folder()).into_iter().filter_map(|(made_at, path)| {
            Some(Backup {
                name: path.file_name()?.to_str()?.to_owned(),
                made_at,
                bytes: std::fs::metadata(&path).ok()?.len(),
            })
        });
        Backups { backups: backups.collect() }
    }

    /// Makes a backup now.
    pub(crate) fn back_up_now(&self) -> Result<Backups, Failure> {
        self.ledger.back_up().map_err(failure)?;
        Ok(self.backup_list())
    }

    /// Makes a backup at a place somebody chose; the file there is replaced, whole or not at all.
    ///
    /// # Errors
    /// [`Failure::Full`], [`Failure::ReadOnly`], [`Failure::Damaged`], [`Failure::Internal`].
    pub fn back_up_to(&self, file: &Path) -> Result<(), Failure> {
        self.ledger.back_up_to(file).map_err(failure)
    }

    /// A backup by its name: one of the list, never a path.
    fn backup_called(&self, name: &str) -> Result<PathBuf, Failure> {
        Ledger::backups(self.ledger.folder())
            .into_iter()
            .map(|(_, path)| path)
            .find(|path| path.file_name().is_some_and(|known| known == name))
            .ok_or(Failure::UnknownBackup)
    }

    /// What is in a backup, beside what is there now.
    pub(crate) fn backup_contents(&self, name: &str) -> Result<BackupContents, Failure> {
        self.contents_of(&self.backup_called(name)?)
    }

    /// What is in a file that could be restored, beside what is there now.
    ///
    /// # Errors
    /// [`Failure::Damaged`], [`Failure::Newer`] where the file cannot take the archive's place.
    pub fn contents_of(&self, file: &Path) -> Result<BackupContents, Failure> {
        Ok(BackupContents {
            backup: told(self.ledger.contents(Some(file)).map_err(failure)?),
            present: told(self.ledger.contents(None).map_err(failure)?),
        })
    }

    /// Puts a backup of the list in the place of the archive.
    pub(crate) fn restore_backup(&self, name: &str) -> Result<Restored, Failure> {
        self.restore_file(&self.backup_called(name)?)
    }

    /// Puts a backup from anywhere in the place of the archive, which is kept aside.
    ///
    /// # Errors
    /// [`Failure::Damaged`], [`Failure::Newer`] where the file cannot take the archive's place; what a disk can
    /// do. The archive is then as it was.
    pub fn restore_file(&self, file: &Path) -> Result<Restored, Failure> {
        // Nobody plays meanwhile, and everything in memory is of the other archive.
        let mut tables = self.tables();
        let aside = self.ledger.go_back_to(file).map_err(failure);
        tables.clear();
        self.memory().forget();
        drop(tables);
        let aside = aside?;
        self.seat_older_sessions()?;
        let name = |path: PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
        Ok(Restored {
            aside: aside.and_then(name),
            present: told(self.ledger.contents(None).map_err(failure)?),
        })
    }
}

/// Puts a backup in the place of an archive that cannot even be opened; it is kept aside.
///
/// # Errors
/// As [`App::restore_file`].
pub fn restore_folder(folder: &Path, file: &Path) -> Result<Restored, Failure> {
    let aside = Ledger::restore(folder, file).map_err(failure)?;
    let ledger = Ledger::open(folder).map_err(failure)?;
    Ok(Restored {
        aside: aside.and_then(|path| path.file_name().map(|name| name.to_string_lossy().into_owned())),
        present: told(ledger.contents(None).map_err(failure)?),
    })
}

fn told(contents: ledger::Contents) -> Contents {
    let ledger::Contents { sessions, lines, last_at, games } = contents;
    Contents { sessions, lines, last_at, games }
}
