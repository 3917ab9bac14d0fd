//! What is recorded stays as it was recorded, or is told to be otherwise.

use rusqlite::{Connection, params};

use super::{ledger, line, session};
use crate::{FaultKind, Filter, Ledger, LedgerError, NewLine, NewSession, SessionRow};

/// Whoever opens the file, with whatever program: the file itself refuses.
#[test]
fn the_file_refuses_to_change_what_is_recorded() {
    let (folder, ledger) = ledger();
    let first = session(1);
    ledger.begin(&first).unwrap();
    ledger.append(first.id, &line(&first, 0)).unwrap();
    drop(ledger);
    let raw = Connection::open(folder.path().join("parlour.sqlite")).unwrap();
    let columns = "session, seq, id, at, kind, body, rules_version, hash";
    let line_id = line(&first, 0).id;
    for (sql, id) in [
        ("UPDATE line SET body = '{}' WHERE id = ?1".to_owned(), line_id),
        ("UPDATE line SET at = 0 WHERE id = ?1".to_owned(), line_id),
        ("DELETE FROM line WHERE id = ?1".to_owned(), line_id),
        (format!("INSERT OR REPLACE INTO line SELECT {columns} FROM line WHERE id = ?1"), line_id),
        (
            "INSERT OR REPLACE INTO line SELECT session, 2, id, at, kind, '[]', 1, hash FROM line
             WHERE id = ?1"
                .to_owned(),
            line_id,
        ),
        (
            "INSERT INTO line SELECT session, 3, randomblob(16), at, kind, body, 1, hash FROM line
             WHERE id = ?1"
                .to_owned(),
            line_id,
        ),
        ("UPDATE session SET seats = '[]' WHERE id = ?1".to_owned(), first.id),
        ("DELETE FROM session WHERE id = ?1".to_owned(), first.id),
        (
            "INSERT OR REPLACE INTO session SELECT id, 'x', 1, seats, setup, options, 0, hash FROM session
             WHERE id = ?1"
                .to_owned(),
            first.id,
        ),
    ] {
        let error = raw.execute(&sql, [id.as_bytes()]).unwrap_err().to_string();
        assert!(error.contains("a recorded") || error.contains("only added after"), "{sql}: {error}");
    }
}

/// With the triggers taken away and put back, the chain still tells.
#[test]
fn what_was_changed_behind_our_back_is_found() {
    let changes: [(&str, FaultKind); 8] = [
        ("UPDATE line SET body = '{}' WHERE seq = 2", FaultKind::Line),
        ("UPDATE line SET at = at + 1 WHERE seq = 2", FaultKind::Line),
        ("DELETE FROM line WHERE seq = 2", FaultKind::Gap),
        ("DELETE FROM line WHERE seq = 3", FaultKind::Standing),
        ("UPDATE session SET seats = '[]'", FaultKind::Session),
        ("DELETE FROM session", FaultKind::Orphan),
        ("UPDATE standing SET lines = 2", FaultKind::Standing),
        ("UPDATE standing SET summary = '{\"totals\":[99]}'", FaultKind::Standing),
    ];
    for (sql, kind) in changes {
        let (folder, ledger) = ledger();
        let first = session(1);
        ledger.begin(&first).unwrap();
        for n in 0..3 {
            ledger.append(first.id, &line(&first, n)).unwrap();
        }
        drop(ledger);
        let raw = Connection::open(folder.path().join("parlour.sqlite")).unwrap();
        raw.pragma_update(None, "foreign_keys", false).unwrap();
        let triggers: Vec<(String, String)> = raw
            .prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
            .unwrap()
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        for (name, _) in &triggers {
            raw.execute(&format!("DROP TRIGGER {name}"), params![]).unwrap();
        }
        assert!(raw.execute(sql, params![]).unwrap() > 0);
        for (_, made_by) in &triggers {
            raw.execute(made_by, params![]).unwrap();
        }
        raw.close().unwrap();

        let ledger = Ledger::open(folder.path()).unwrap();
        let report = ledger.check().unwrap();
        assert!(report.counts().contains_key(&kind), "{sql}: {report:?}");
        assert_eq!(ledger.check().unwrap(), report, "{sql}: checking changes nothing");
        assert!(ledger.lines(first.id).is_err(), "{sql}");
        let listed = ledger.sessions(&Filter::default()).unwrap();
        assert!(listed.iter().all(|row| !row.sound || row.summary.is_none()), "{sql}");

        let mended = ledger.recount().unwrap();
        assert_eq!(mended.is_empty(), kind != FaultKind::Standing, "{sql}");
        assert_eq!(ledger.check().unwrap().is_clean(), kind == FaultKind::Standing, "{sql}");
        assert!(ledger.recount().unwrap().is_empty(), "{sql}: nothing is mended twice");
    }
}

/// Sessions are listed with their standings, or the two are read beside each other: both find the same.
#[test]
fn a_session_without_its_standing_is_read_as_it_is_listed() {
    let standings = [
        "DELETE FROM standing WHERE session IN (SELECT id FROM session ORDER BY id LIMIT 1)",
        "DELETE FROM standing WHERE session IN (SELECT id FROM session ORDER BY id LIMIT 2 OFFSET 1)",
        "DELETE FROM standing WHERE session IN (SELECT id FROM session ORDER BY id DESC LIMIT 1)",
        // Between two sessions, before all, after all.
        "UPDATE standing SET session = x'00000000000000030000000000000009' WHERE session = (SELECT min(id) FROM session)",
        "UPDATE standing SET session = x'' WHERE session = (SELECT max(id) FROM session)",
        "UPDATE standing SET session = x'ff' WHERE session = (SELECT min(id) FROM session)",
        "UPDATE standing SET last_at = 9223372036854775807",
        "DELETE FROM standing",
    ];
    for sql in standings {
        let (folder, ledger) = ledger();
        for number in 1..=5 {
            let one = session(number);
            ledger.begin(&one).unwrap();
            ledger.append(one.id, &line(&one, 0)).unwrap();
        }
        drop(ledger);
        let raw = Connection::open(folder.path().join("parlour.sqlite")).unwrap();
        raw.pragma_update(None, "foreign_keys", false).unwrap();
        assert!(raw.execute(sql, params![]).unwrap() > 0, "{sql}");
        raw.close().unwrap();

        let ledger = Ledger::open(folder.path()).unwrap();
        let (read, listed) = (read_beside(&ledger), ledger.sessions(&Filter::default()).unwrap());
        assert_eq!(read, listed, "{sql}");
        assert_eq!(read.len(), 5, "{sql}");
        assert!(listed.iter().any(|row| !row.sound), "{sql}");
    }
}

/// Every session as it is read beside its standing, in the order of a list.
fn read_beside(ledger: &Ledger) -> Vec<SessionRow> {
    let mut read = Vec::new();
    ledger.look(|error| error, |here| here.each_session(|row| read.push(row.opened()))).unwrap();
    read.sort_unstable_by_key(|row| std::cmp::Reverse((row.begun_at, row.id)));
    read
}

/// Nothing is sorted when tables are read in the order of their keys: a key that was altered on the disk stands
/// where it stood. It must not take the standings of all later sessions with it.
#[test]
fn an_altered_key_costs_no_other_session_its_standing() {
    let (folder, ledger) = ledger();
    let sessions: Vec<NewSession> = (1..=40).map(session).collect();
    for one in &sessions {
        ledger.begin(one).unwrap();
        ledger.append(one.id, &line(one, 0)).unwrap();
    }
    drop(ledger);
    let file = folder.path().join("parlour.sqlite");
    let sound = std::fs::read(&file).unwrap();
    let mut altered = 0;
    for one in [&sessions[4], &sessions[20], &sessions[38]] {
        let places: Vec<usize> = sound
            .windows(16)
            .enumerate()
            .filter_map(|(at, bytes)| (bytes == one.id.as_bytes()).then_some(at))
            .collect();
        for (place, bit) in places.into_iter().flat_map(|place| [(place, 0x80), (place + 7, 0x3f)]) {
            let mut bytes = sound.clone();
            bytes[place] ^= bit;
            std::fs::write(&file, bytes).unwrap();
            // Some are found when the file is opened; of the others the list tells what can be known.
            let Ok(ledger) = Ledger::open(folder.path()) else { continue };
            let Ok(listed) = ledger.sessions(&Filter::default()) else { continue };
            let read = read_beside(&ledger);
            for row in listed.iter().filter(|row| row.sound) {
                assert!(read.contains(row), "{} at {place}: {row:?}", one.id);
            }
            altered += usize::from(listed.iter().any(|row| !row.sound));
        }
    }
    assert!(altered > 0, "no alteration reached a list");
}

#[test]
fn a_file_without_one_of_its_triggers_is_damaged() {
    let (folder, ledger) = ledger();
    drop(ledger);
    let raw = Connection::open(folder.path().join("parlour.sqlite")).unwrap();
    raw.execute("CREATE TABLE somebody_elses (x)", params![]).unwrap();
    Ledger::open(folder.path()).unwrap();
    raw.execute("DROP TRIGGER line_never_changed", params![]).unwrap();
    raw.close().unwrap();
    for answer in [Ledger::open(folder.path()), Ledger::open_reading(folder.path())] {
        assert!(matches!(
            answer,
            Err(LedgerError::Damaged { what, .. }) if what == "trigger line_never_changed on line is not as it was made"
        ));
    }
}

/// A full disk, as SQLite sees it: the transaction is gone, all else stays, and it goes on after.
#[test]
fn a_full_disk_loses_nothing() {
    let (folder, ledger) = ledger();
    let first = session(1);
    ledger.begin(&first).unwrap();
    ledger.with_connection(|connection| {
        let pages: i64 = connection.pragma_query_value(None, "page_count", |row| row.get(0)).unwrap();
        connection.pragma_update(None, "max_page_count", pages + 20).unwrap();
    });
    let mut recorded = Vec::new();
    let refused = loop {
        let seen = u32::try_from(recorded.len()).unwrap();
        let next = NewLine { body: format!("\"{}\"", "x".repeat(3000)), ..line(&first, seen) };
        match ledger.append(first.id, &next) {
            Ok(line) => recorded.push(line),
            Err(error) => break (next, error),
        }
    };
    let full = folder.path().canonicalize().unwrap();
    assert!(matches!(refused.1, LedgerError::Full { folder } if folder == full));
    assert!(recorded.len() > 5);
    assert_eq!(ledger.lines(first.id).unwrap(), recorded);
    ledger.with_connection(|connection| {
        connection.pragma_update(None, "max_page_count", 1_000_000).unwrap();
    });
    recorded.push(ledger.append(first.id, &refused.0).unwrap());
    assert_eq!(ledger.lines(first.id).unwrap(), recorded);
    assert!(ledger.check().unwrap().is_clean());
}
