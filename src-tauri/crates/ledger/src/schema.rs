//! The form of the file, step by step.
//!
//! A step is only ever added. SQLite's `user_version` is the number of steps done and the line of
//! forward compatibility: a file with more steps than this program knows is refused, never guessed at.
//! All missing steps run in one transaction, so a file has the old form or the new one.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use rusqlite::{Connection, Transaction, params};
use rusqlite_migration::{M, Migrations};

use crate::error::Trouble;
use crate::seal::seal_all;

/// Marks a SQLite file as a ledger of Parlour (`application_id`, bytes 68 to 71 of the file).
pub(crate) const APPLICATION_ID: i32 = i32::from_be_bytes(*b"Parl");

/// One change of the form.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Step {
    /// Why the form changes; kept in the table `migration`.
    pub(crate) why: &'static str,
    /// What is done; runs inside the transaction of all missing steps.
    pub(crate) sql: &'static str,
    /// What SQL cannot do, afterwards.
    pub(crate) then: fn(&Transaction<'_>) -> rusqlite::Result<()>,
}

/// Every step there ever was.
pub(crate) const STEPS: &[Step] = &[
    Step {
        why: "Sessions and their lines, what lists show of them, settings.",
        sql: include_str!("schema/001-first.sql"),
        then: |_| Ok(()),
    },
    Step {
        why: "People, places, circles; who sat where; margins; files that were taken in.",
        sql: include_str!("schema/002-memory.sql"),
        then: |_| Ok(()),
    },
    Step {
        why: "A seal on every row of what is remembered.",
        sql: include_str!("schema/003-seals.sql"),
        then: seal_all,
    },
];

/// The version a file has after all steps.
pub(crate) fn latest(steps: &[Step]) -> u32 {
    u32::try_from(steps.len()).unwrap_or(u32::MAX)
}

/// Does the missing steps, all or none.
pub(crate) fn migrate(connection: &mut Connection, steps: &'static [Step]) -> Result<(), Trouble> {
    let moves = (1_i64..).zip(steps).map(|(id, step)| {
        M::up_with_hook(step.sql, move |transaction: &Transaction<'_>| {
            transaction.execute(
                "INSERT INTO migration (id, why, at) VALUES (?1, ?2, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))",
                params![id, step.why],
            )?;
            Ok((step.then)(transaction)?)
        })
    });
    match Migrations::new(moves.collect()).to_latest(connection) {
        Ok(()) => Ok(()),
        Err(rusqlite_migration::Error::RusqliteError { err, .. }) => Err(err.into()),
        Err(other) => Err(Trouble::bug(other)),
    }
}

/// What of the form is missing or other than the steps make it, if anything. A flipped bit in a trigger
/// would otherwise only show when it does not fire. What somebody added beside ours is let be.
pub(crate) fn flaw(connection: &Connection, steps: &'static [Step]) -> Result<Option<String>, Trouble> {
    // Made once: a whole database in memory only to compare with is dear.
    static OURS: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    let made = || -> Result<_, Trouble> {
        let mut model = Connection::open_in_memory()?;
        migrate(&mut model, steps)?;
        form(&model)
    };
    let found = form(connection)?;
    let differs = |form: &BTreeMap<String, String>| {
        let other = form.iter().find(|(name, sql)| found.get(*name) != Some(sql));
        other.map(|(name, _)| format!("{name} is not as it was made"))
    };
    // Only tests know other steps, and those are more.
    if steps.len() != STEPS.len() {
        return Ok(differs(&made()?));
    }
    if let Some(ours) = OURS.get() {
        return Ok(differs(ours));
    }
    let ours = made()?;
    Ok(differs(OURS.get_or_init(|| ours)))
}

/// Every table, index and trigger, on which table it is, and what made it.
fn form(connection: &Connection) -> Result<BTreeMap<String, String>, Trouble> {
    // Quoted, because a text that became a blob reads like the text.
    let mut statement = connection.prepare(
        "SELECT type || ' ' || name || ' on ' || tbl_name,
             quote(type) || quote(name) || quote(tbl_name) || quote(sql) FROM sqlite_schema",
    )?;
    let parts = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(parts.collect::<rusqlite::Result<_>>()?)
}

/// How many steps a file has done.
pub(crate) fn version(connection: &Connection) -> Result<i64, Trouble> {
    Ok(connection.pragma_query_value(None, "user_version", |row| row.get(0))?)
}
