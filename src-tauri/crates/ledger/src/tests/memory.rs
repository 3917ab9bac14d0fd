//! People, places, circles, margins, files taken in; several pieces of work at once.

#![allow(clippy::redundant_closure_for_method_calls, reason = "the method alone is not general enough")]

use uuid::Uuid;

use super::{at, ledger, line, session};
use crate::{BatchRow, CircleRow, Ledger, LedgerError, MarginRow, OriginRow, PersonRow, PlaceRow, Work};

fn person(number: u128, name: &str) -> PersonRow {
    PersonRow {
        id: Uuid::from_u128(number),
        name: name.to_owned(),
        key: name.to_lowercase(),
        colour: None,
        hidden: false,
        merged_into: None,
    }
}

fn change<T>(
    ledger: &Ledger,
    work: impl FnOnce(&Work<'_>) -> Result<T, LedgerError>,
) -> Result<T, LedgerError> {
    ledger.change(|error| error, work)
}

#[test]
fn all_of_a_change_happens_or_nothing() {
    let (_folder, ledger) = ledger();
    let first = session(1);
    let refused: Result<(), String> = ledger.change(
        |error| error.to_string(),
        |work| {
            work.begin(&first).unwrap();
            work.append(first.id, &line(&first, 0)).unwrap();
            work.set_person(&person(1, "Anna")).unwrap();
            Err("the table changed its mind".to_owned())
        },
    );
    assert_eq!(refused, Err("the table changed its mind".to_owned()));
    assert!(matches!(ledger.session(first.id), Err(LedgerError::UnknownSession { .. })));
    assert!(ledger.look(|error| error, |work| work.people()).unwrap().is_empty());
    change(&ledger, |work| {
        work.take_in(&first, &[line(&first, 0), line(&first, 1)])?;
        work.set_person(&person(1, "Anna"))?;
        work.seat(first.id, &[Uuid::from_u128(1)])
    })
    .unwrap();
    assert_eq!(ledger.lines(first.id).unwrap().len(), 2);
    assert!(ledger.check().unwrap().is_clean());
}

#[test]
fn names_are_told_apart_by_their_keys_and_ids_have_to_be_known() {
    let (_folder, ledger) = ledger();
    let anna = person(1, "Anna");
    change(&ledger, |work| work.set_person(&anna)).unwrap();
    let conflict =
        |answer: Result<(), LedgerError>| assert!(matches!(answer, Err(LedgerError::Conflict { .. })));
    conflict(change(&ledger, |work| work.set_person(&person(2, "ANNA"))));
    let lost = PersonRow { merged_into: Some(Uuid::from_u128(99)), ..person(3, "Marek") };
    conflict(change(&ledger, |work| work.set_person(&lost)));
    let circle = PersonRow { merged_into: Some(anna.id), ..anna.clone() };
    conflict(change(&ledger, |work| work.set_person(&circle)));
    conflict(change(&ledger, |work| work.seat(session(1).id, &[anna.id])));
    ledger.begin(&session(1)).unwrap();
    conflict(change(&ledger, |work| work.seat(session(1).id, &[Uuid::from_u128(99)])));
    let nobody = CircleRow {
        id: Uuid::from_u128(5),
        name: "Thursday".to_owned(),
        key: "thursday".to_owned(),
        people: vec![Uuid::from_u128(99)],
    };
    conflict(change(&ledger, |work| work.set_circle(&nobody)));
    assert!(ledger.look(|error| error, |work| work.circles()).unwrap().is_empty());
    assert_eq!(ledger.look(|error| error, |work| work.unseated()).unwrap(), [session(1).id]);
    change(&ledger, |work| {
        work.seat(session(1).id, &[anna.id])?;
        work.set_circle(&CircleRow { people: vec![anna.id, anna.id], ..nobody.clone() })
    })
    .unwrap();
    assert_eq!(ledger.look(|error| error, |work| work.circles()).unwrap()[0].people, [anna.id]);
    assert!(change(&ledger, |work| work.remove_circle(nobody.id)).unwrap());
    assert!(!change(&ledger, |work| work.remove_circle(nobody.id)).unwrap());
    let seated = ledger.look(|error| error, |work| work.seated(None)).unwrap();
    assert_eq!(seated, [(session(1).id, anna.id)]);
}

#[test]
fn a_margin_is_kept_whole_and_survives() {
    let (folder, ledger) = ledger();
    ledger.begin(&session(1)).unwrap();
    let kitchen = PlaceRow {
        id: Uuid::from_u128(7),
        name: "Kitchen".to_owned(),
        key: "kitchen".to_owned(),
        hidden: false,
    };
    let margin = MarginRow {
        place: Some(kitchen.id),
        note: "snow".to_owned(),
        utc_offset: Some(-210),
        marks: [(3, "star".to_owned()), (1, "good".to_owned())].into(),
        pauses: vec![(at(10), Some(at(20))), (at(30), None)],
    };
    let write = |margin: &MarginRow| change(&ledger, |work| work.set_margin(session(1).id, margin));
    assert!(matches!(write(&margin), Err(LedgerError::Conflict { .. })), "there is no such place yet");
    change(&ledger, |work| work.set_place(&kitchen)).unwrap();
    write(&margin).unwrap();
    drop(ledger);
    let ledger = Ledger::open(folder.path()).unwrap();
    let read = |ledger: &Ledger| ledger.look(|error| error, |work| work.margin(session(1).id)).unwrap();
    assert_eq!(read(&ledger), Some(margin));
    let less = MarginRow { note: "thaw".to_owned(), ..MarginRow::default() };
    change(&ledger, |work| work.set_margin(session(1).id, &less)).unwrap();
    assert_eq!(read(&ledger), Some(less));
    let nobody = change(&ledger, |work| work.set_margin(session(2).id, &MarginRow::default()));
    assert!(matches!(nobody, Err(LedgerError::Conflict { .. })));
}

#[test]
fn a_file_is_known_by_what_its_sessions_are_called_there() {
    let (_folder, ledger) = ledger();
    ledger.begin(&session(1)).unwrap();
    let batch = |number: u128, undone| BatchRow {
        id: Uuid::from_u128(number),
        source: "elsewhere".to_owned(),
        at: at(1),
        undone,
        sessions: 0,
    };
    let origin = |batch: u128| OriginRow {
        source: "elsewhere".to_owned(),
        foreign_id: "A1".to_owned(),
        session: session(1).id,
        batch: Uuid::from_u128(batch),
    };
    change(&ledger, |work| {
        work.set_batch(&batch(1, false))?;
        work.set_origin(&origin(1))
    })
    .unwrap();
    let other = OriginRow { foreign_id: "A2".to_owned(), ..origin(1) };
    assert!(matches!(change(&ledger, |work| work.set_origin(&other)), Err(LedgerError::Conflict { .. })));
    assert!(ledger.look(|error| error, |work| work.withdrawn()).unwrap().is_empty());
    change(&ledger, |work| work.set_batch(&batch(1, true))).unwrap();
    assert_eq!(ledger.look(|error| error, |work| work.withdrawn()).unwrap(), [session(1).id]);
    change(&ledger, |work| {
        work.set_batch(&batch(2, false))?;
        work.set_origin(&origin(2))
    })
    .unwrap();
    assert!(ledger.look(|error| error, |work| work.withdrawn()).unwrap().is_empty());
    let batches = ledger.look(|error| error, |work| work.batches()).unwrap();
    assert_eq!(batches.iter().map(|one| one.sessions).sum::<u32>(), 1);
    assert_eq!(
        ledger.look(|error| error, |work| work.origin_of("elsewhere", "A1")).unwrap(),
        Some(origin(2))
    );
}

#[test]
fn what_is_remembered_makes_a_backup_due() {
    let (_folder, ledger) = ledger();
    ledger.begin(&session(1)).unwrap();
    let keep = crate::Keep::default();
    let day = |number: i64| chrono::Utc::now() + chrono::TimeDelta::days(number);
    assert!(ledger.back_up_when_due(day(0), keep).unwrap().is_some());
    assert!(ledger.back_up_when_due(day(1), keep).unwrap().is_none(), "nothing has changed");
    change(&ledger, |work| work.set_person(&person(1, "Anna"))).unwrap();
    assert!(ledger.back_up_when_due(day(1), keep).unwrap().is_some());
    assert!(ledger.back_up_when_due(day(2), keep).unwrap().is_none());
}

#[test]
fn an_open_ledger_goes_back_to_a_backup_and_on_from_there() {
    let (folder, ledger) = ledger();
    let (first, second) = (session(1), session(2));
    ledger.begin(&first).unwrap();
    let backup = ledger.back_up().unwrap();
    ledger.begin(&second).unwrap();
    assert_eq!(ledger.contents(Some(&backup)).unwrap().sessions, 1);
    let aside = ledger.go_back_to(&backup).unwrap().unwrap();
    assert!(matches!(ledger.session(second.id), Err(LedgerError::UnknownSession { .. })));
    ledger.append(first.id, &line(&first, 0)).unwrap();
    assert!(
        matches!(Ledger::open(folder.path()), Err(LedgerError::Locked { .. })),
        "the lock was never let go"
    );
    ledger.go_back_to(&aside).unwrap();
    assert!(ledger.session(second.id).unwrap().sound);
    assert!(ledger.go_back_to(&folder.path().join("nothing.sqlite")).is_err());
    assert!(ledger.session(second.id).unwrap().sound);
    assert!(ledger.check().unwrap().is_clean());
    let outside = folder.path().join("elsewhere.sqlite");
    ledger.back_up_to(&outside).unwrap();
    ledger.back_up_to(&outside).unwrap();
    assert_eq!(ledger.contents(Some(&outside)).unwrap(), ledger.contents(None).unwrap());
}

/// Names are in no chain of hashes; a flipped bit in one is found all the same.
#[test]
fn a_row_that_is_not_as_it_was_written_is_found() {
    for (table, flip) in [
        ("setting", "value = 'other'"),
        ("person", "name = 'Anni'"),
        ("place", "hidden = 1"),
        ("circle", "name = 'Friday'"),
        ("circle_member", "seal = zeroblob(32)"),
        ("seat", "seat = seat + 1"),
        ("margin", "note = 'rain'"),
        ("mark", "seq = 4"),
        ("pause", "to_at = NULL"),
        ("batch", "undone = 1"),
        ("origin", "foreign_id = 'A2'"),
    ] {
        let (folder, ledger) = ledger();
        let (first, anna) = (session(1), person(1, "Anna"));
        let place = PlaceRow { id: Uuid::from_u128(7), name: "x".into(), key: "x".into(), hidden: false };
        let circle = CircleRow { id: place.id, name: "y".into(), key: "y".into(), people: vec![anna.id] };
        let batch = BatchRow { id: place.id, source: "z".into(), at: at(1), undone: false, sessions: 0 };
        let margin = MarginRow {
            marks: [(3, "star".to_owned())].into(),
            pauses: vec![(at(10), Some(at(20)))],
            ..MarginRow::default()
        };
        let origin = OriginRow {
            source: batch.source.clone(),
            foreign_id: "A1".to_owned(),
            session: first.id,
            batch: batch.id,
        };
        ledger.set_setting("theme", "winter").unwrap();
        change(&ledger, |work| {
            work.begin(&first)?;
            work.set_person(&anna)?;
            work.set_place(&place)?;
            work.set_circle(&circle)?;
            work.seat(first.id, &[anna.id])?;
            work.set_margin(first.id, &margin)?;
            work.set_batch(&batch)?;
            work.set_origin(&origin)
        })
        .unwrap();
        assert!(ledger.check().unwrap().is_clean(), "{table}");
        let flipped = ledger.with_connection(|raw| raw.execute(&format!("UPDATE {table} SET {flip}"), []));
        assert_eq!(flipped, Ok(1), "{table}");
        let found = ledger.check().unwrap().faults;
        let what = format!("{table}: a row is not as it was written");
        assert_eq!(found, [crate::Fault::File { what: what.clone() }], "{table}");
        drop(ledger);
        match Ledger::open(folder.path()) {
            Err(LedgerError::Damaged { what: said, .. }) => assert_eq!(said, what),
            other => panic!("{table}: {other:?}"),
        }
    }
}
