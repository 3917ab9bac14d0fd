//! Seals over what is remembered beside the sessions: who sat there, where, what was written in the margin.
//!
//! These rows may change, so they are in no chain; but what was not written must not be shown. Each row carries
//! a hash over the name of its table and all its other columns, looked at when a file is opened that is small or
//! was not closed properly, when a backup is made or taken, and at every check.

use rusqlite::types::ValueRef;
use rusqlite::{Connection, Row, ToSql, Transaction};

use crate::chain::{Hash, hash};

/// A table whose rows are sealed.
struct Sealed {
    name: &'static str,
    /// What tells its rows apart; the first says what they belong to.
    key: &'static [&'static str],
}

const TABLES: [Sealed; 11] = [
    Sealed { name: "setting", key: &["key"] },
    Sealed { name: "person", key: &["id"] },
    Sealed { name: "place", key: &["id"] },
    Sealed { name: "circle", key: &["id"] },
    Sealed { name: "circle_member", key: &["circle", "person"] },
    Sealed { name: "seat", key: &["session", "seat"] },
    Sealed { name: "margin", key: &["session"] },
    Sealed { name: "mark", key: &["session", "seq"] },
    Sealed { name: "pause", key: &["session", "from_at"] },
    Sealed { name: "batch", key: &["id"] },
    Sealed { name: "origin", key: &["session"] },
];

/// Seals the rows of a table that belong to `owner`, after they were written.
pub(crate) fn seal(transaction: &Transaction<'_>, table: &str, owner: &dyn ToSql) -> rusqlite::Result<()> {
    TABLES.iter().filter(|one| one.name == table).try_for_each(|one| seal_rows(transaction, one, Some(owner)))
}

/// Seals every row there is: for rows from before there were seals.
pub(crate) fn seal_all(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    TABLES.iter().try_for_each(|one| seal_rows(transaction, one, None))
}

fn seal_rows(
    transaction: &Transaction<'_>,
    table: &Sealed,
    owner: Option<&dyn ToSql>,
) -> rusqlite::Result<()> {
    let Sealed { name, key } = table;
    let (which, owner) = match (owner, key.first()) {
        (Some(owner), Some(first)) => (format!("WHERE {first} = ?1"), vec![owner]),
        _ => (String::new(), Vec::new()),
    };
    let mut read =
        transaction.prepare_cached(&format!("SELECT {}, * FROM {name} {which}", key.join(", ")))?;
    let rows = read.query_map(owner.as_slice(), |row| {
        let keys = (0..key.len()).map(|column| row.get(column)).collect::<rusqlite::Result<Vec<_>>>()?;
        Ok((keys, sealed(name, row, key.len())?.0))
    })?;
    // A table is not written while it is read.
    let rows: Vec<(Vec<rusqlite::types::Value>, Hash)> = rows.collect::<rusqlite::Result<_>>()?;
    let same: Vec<String> = key.iter().zip(2..).map(|(column, at)| format!("{column} = ?{at}")).collect();
    let mut write =
        transaction.prepare_cached(&format!("UPDATE {name} SET seal = ?1 WHERE {}", same.join(" AND ")))?;
    for (keys, seal) in rows {
        let mut values: Vec<&dyn ToSql> = vec![&seal.0];
        values.extend(keys.iter().map(|key| -> &dyn ToSql { key }));
        write.execute(values.as_slice())?;
    }
    Ok(())
}

/// The seal a row must have, and whether it has it. The row's columns begin at `from`; the seal is the last.
fn sealed(table: &str, row: &Row<'_>, from: usize) -> rusqlite::Result<(Hash, bool)> {
    let last = row.as_ref().column_count().saturating_sub(1);
    // What kind of value it is goes in, too: the text "1" is not the number.
    let mut fields: Vec<(u8, Vec<u8>)> = Vec::with_capacity(last);
    for column in from..last {
        fields.push(match row.get_ref(column)? {
            ValueRef::Null => (0, Vec::new()),
            ValueRef::Integer(number) => (1, number.to_le_bytes().to_vec()),
            ValueRef::Real(number) => (2, number.to_le_bytes().to_vec()),
            ValueRef::Text(text) => (3, text.to_vec()),
            ValueRef::Blob(bytes) => (4, bytes.to_vec()),
        });
    }
    let mut parts: Vec<&[u8]> = vec![table.as_bytes()];
    for (kind, bytes) in &fields {
        parts.push(std::slice::from_ref(kind));
        parts.push(bytes);
    }
    let seal = hash("parlour row 1", &parts);
    let has = matches!(row.get_ref(last)?, ValueRef::Blob(kept) if kept == seal.0);
    Ok((seal, has))
}

/// The first table with a row that is not as it was written, if any. A file from before there were seals has none.
pub(crate) fn broken(connection: &Connection) -> rusqlite::Result<Option<&'static str>> {
    for Sealed { name, .. } in &TABLES {
        if !connection.column_exists(None, *name, "seal")? {
            continue;
        }
        let mut statement = connection.prepare(&format!("SELECT * FROM {name}"))?;
        let mut rows = statement.query([])?;
        while let Some(row) = rows.next()? {
            if !sealed(name, row, 0)?.1 {
                return Ok(Some(name));
            }
        }
    }
    Ok(None)
}
