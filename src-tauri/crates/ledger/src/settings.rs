//! A few words the app remembers: language, theme, usual players.

use rusqlite::{OptionalExtension, params};

use crate::Ledger;
use crate::append::fit;
use crate::error::{LedgerError, Part};
use crate::seal::seal;

impl Ledger {
    /// A setting; `None` when it was never set.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn setting(&self, key: &str) -> Result<Option<String>, LedgerError> {
        self.read(|transaction| {
            Ok(transaction
                .prepare_cached("SELECT value FROM setting WHERE key = ?1")?
                .query_row([key], |row| row.get(0))
                .optional()?)
        })
    }

    /// Sets a setting; the last one counts.
    ///
    /// # Errors
    /// [`LedgerError::TooLong`], and what storage may answer.
    pub fn set_setting(&self, key: &str, value: &str) -> Result<(), LedgerError> {
        fit(Part::Key, key)?;
        fit(Part::Value, value)?;
        self.write(|transaction| {
            transaction
                .prepare_cached(
                    "INSERT INTO setting (key, value) VALUES (?1, ?2)
                     ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                )?
                .execute(params![key, value])?;
            Ok(seal(transaction, "setting", &key)?)
        })
    }
}
