//! Recording and reading.

use uuid::Uuid;

use super::{at, ledger, line, session};
use crate::{Filter, Kind, LONGEST, Ledger, LedgerError, NewLine, NewSession, Part, Standing, State};

#[test]
fn what_is_recorded_is_read_after_reopening() {
    let (folder, ledger) = ledger();
    let first = session(1);
    let begun = ledger.begin(&first).unwrap();
    let recorded: Vec<_> = (0..20).map(|n| ledger.append(first.id, &line(&first, n)).unwrap()).collect();
    drop(ledger);

    let ledger = Ledger::open(folder.path()).unwrap();
    assert_eq!(ledger.lines(first.id).unwrap(), recorded);
    let row = ledger.session(first.id).unwrap();
    assert_eq!((row.lines, row.tip, row.last_at), (20, recorded[19].hash, at(1019)));
    assert_eq!((row.hash, row.sound), (begun.hash, true));
    assert!(ledger.check().unwrap().is_clean());
}

#[test]
fn a_repeated_line_is_recorded_once() {
    let (_folder, ledger) = ledger();
    let first = session(1);
    ledger.begin(&first).unwrap();
    let recorded = ledger.append(first.id, &line(&first, 0)).unwrap();
    ledger.append(first.id, &line(&first, 1)).unwrap();
    // The answer was lost; the page was loaded anew, so the writer now expects and dates it otherwise.
    let again = NewLine { at: at(5000), expected: 2, ..line(&first, 0) };
    assert_eq!(ledger.append(first.id, &again).unwrap(), recorded);
    assert_eq!(ledger.lines(first.id).unwrap().len(), 2);
}

#[test]
fn a_writer_who_missed_a_line_is_told() {
    let (_folder, ledger) = ledger();
    let first = session(1);
    ledger.begin(&first).unwrap();
    ledger.append(first.id, &line(&first, 0)).unwrap();
    for expected in [0, 2, u32::MAX] {
        let late = NewLine { id: Uuid::from_u128(9), expected, ..line(&first, 0) };
        assert!(matches!(ledger.append(first.id, &late), Err(LedgerError::Stale { have: 1 })));
    }
    assert_eq!(ledger.lines(first.id).unwrap().len(), 1);
}

#[test]
fn an_id_means_one_thing() {
    let (_folder, ledger) = ledger();
    let (first, second) = (session(1), session(2));
    ledger.begin(&first).unwrap();
    ledger.begin(&second).unwrap();
    let said = line(&first, 0);
    ledger.append(first.id, &said).unwrap();
    let others = [
        (first.id, NewLine { body: "{}".into(), ..said.clone() }),
        (first.id, NewLine { kind: Kind::Note, ..said.clone() }),
        (first.id, NewLine { rules_version: 2, ..said.clone() }),
        (second.id, said.clone()),
    ];
    for (session, other) in others {
        assert!(matches!(ledger.append(session, &other), Err(LedgerError::Conflict { id }) if id == said.id));
    }
}

#[test]
fn a_repeated_beginning_gives_the_session_as_it_stands() {
    let (_folder, ledger) = ledger();
    let first = session(1);
    ledger.begin(&first).unwrap();
    ledger.append(first.id, &line(&first, 0)).unwrap();
    let again = ledger.begin(&NewSession { at: at(77), ..first.clone() }).unwrap();
    assert_eq!((again.lines, again.begun_at), (1, at(1)));
    let other = NewSession { setup: "[]".into(), ..first.clone() };
    assert!(matches!(ledger.begin(&other), Err(LedgerError::Conflict { id }) if id == first.id));
}

#[test]
fn a_line_needs_its_session() {
    let (_folder, ledger) = ledger();
    let nobody = session(1);
    assert!(matches!(
        ledger.append(nobody.id, &line(&nobody, 0)),
        Err(LedgerError::UnknownSession { session }) if session == nobody.id
    ));
    assert!(matches!(ledger.lines(nobody.id), Err(LedgerError::UnknownSession { .. })));
}

#[test]
fn texts_that_are_too_long_or_no_json_are_refused() {
    let (_folder, ledger) = ledger();
    let first = session(1);
    ledger.begin(&first).unwrap();
    let with = |body: String| NewLine { body, ..line(&first, 0) };
    let long = format!("\"{}\"", "x".repeat(LONGEST - 1));
    assert!(matches!(
        ledger.append(first.id, &with(long)),
        Err(LedgerError::TooLong { part: Part::Body, bytes, limit: LONGEST }) if bytes == LONGEST + 1
    ));
    for body in ["", "{", "{} {}", "{'a': 1}"] {
        assert!(matches!(
            ledger.append(first.id, &with(body.into())),
            Err(LedgerError::NotJson { part: Part::Body, .. })
        ));
    }
    let nested =
        NewLine { standing: Some(Standing { state: State::InPlay, summary: "?".into() }), ..line(&first, 0) };
    assert!(matches!(
        ledger.append(first.id, &nested),
        Err(LedgerError::NotJson { part: Part::Summary, .. })
    ));
    let longest = format!("\"{}\"", "x".repeat(LONGEST - 2));
    assert_eq!(ledger.append(first.id, &with(longest.clone())).unwrap().body, longest);
    assert!(matches!(
        ledger.begin(&NewSession { seats: "Anna".into(), ..session(2) }),
        Err(LedgerError::NotJson { part: Part::Seats, .. })
    ));
}

#[test]
fn a_whole_session_is_taken_in_or_nothing_of_it() {
    let (_folder, ledger) = ledger();
    let first = session(1);
    let mut lines: Vec<_> = (0..5).map(|n| line(&first, n)).collect();
    lines[4].expected = 7;
    assert!(matches!(ledger.take_in(&first, &lines), Err(LedgerError::Stale { have: 4 })));
    assert!(matches!(ledger.session(first.id), Err(LedgerError::UnknownSession { .. })));
    lines[4].expected = 4;
    let row = ledger.take_in(&first, &lines).unwrap();
    assert_eq!(row.lines, 5);
    assert_eq!(ledger.take_in(&first, &lines).unwrap(), row);
}

#[test]
fn the_list_shows_where_each_session_stands() {
    let (_folder, ledger) = ledger();
    for number in 1..=6 {
        ledger
            .begin(&NewSession { game: ["catan", "dice"][number as usize % 2].into(), ..session(number) })
            .unwrap();
    }
    let first = session(1);
    let standing = Standing { state: State::Finished, summary: r#"{"totals":[3,4]}"#.into() };
    let last = NewLine { standing: Some(standing.clone()), ..line(&first, 0) };
    ledger.append(first.id, &last).unwrap();
    ledger.append(first.id, &line(&first, 1)).unwrap();
    ledger.set_state(session(2).id, State::Paused).unwrap();
    ledger.set_standing(session(3).id, &standing).unwrap();

    let numbers = |filter: Filter| -> Vec<u32> {
        let rows = ledger.sessions(&filter).unwrap();
        rows.into_iter().map(|row| u32::try_from(row.id.as_u128() >> 64).unwrap()).collect()
    };
    assert_eq!(numbers(Filter::default()), [6, 5, 4, 3, 2, 1]);
    assert_eq!(numbers(Filter { limit: Some(2), offset: 1, ..Filter::default() }), [5, 4]);
    assert_eq!(numbers(Filter { game: Some("dice".into()), ..Filter::default() }), [5, 3, 1]);
    assert_eq!(numbers(Filter { states: vec![State::Finished], ..Filter::default() }), [3, 1]);
    assert_eq!(
        numbers(Filter { states: vec![State::Finished, State::Paused], ..Filter::default() }),
        [3, 2, 1]
    );
    let row = ledger.session(first.id).unwrap();
    assert_eq!((row.state, row.summary, row.lines), (State::Finished, Some(standing.summary), 2));
    assert!(matches!(
        ledger.set_state(session(9).id, State::Paused),
        Err(LedgerError::UnknownSession { .. })
    ));
}

#[test]
fn settings_are_remembered() {
    let (folder, ledger) = ledger();
    assert_eq!(ledger.setting("language").unwrap(), None);
    ledger.set_setting("language", "hu").unwrap();
    ledger.set_setting("language", "cs").unwrap();
    drop(ledger);
    let ledger = Ledger::open_reading(folder.path()).unwrap();
    assert_eq!(ledger.setting("language").unwrap().as_deref(), Some("cs"));
    assert!(matches!(ledger.set_setting("language", "en"), Err(LedgerError::ReadOnly { .. })));
    assert!(matches!(ledger.begin(&session(1)), Err(LedgerError::ReadOnly { .. })));
}
