//! What is remembered: people, places, margins, results, lists, statistics, review.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod house;

use chrono::NaiveDate;
use contract::{
    Amend, BadName, Colour, Commands, Correct, CorrectResult, CurveOf, Failure, GameStatisticsOf, MarginOf,
    Mark, Marked, Merge, Nothing, RemoveGroup, ResultOf, Selection, SetGroup, SetMargin, SetMark, SetPerson,
    SetPlace, SetState, State, StatisticsOf, Table, TableSummary, Tables, Undo, Unmerge, WhatIf,
};
use house::{House, result, scored};
use serde_json::json;
use uuid::Uuid;

fn list(house: &House, select: Selection) -> Vec<TableSummary> {
    let list = house.app.tables(Tables { select, ..Tables::default() }).unwrap();
    assert_eq!(list.total as usize, list.tables.len());
    list.tables
}

fn person(house: &House, name: &str) -> Uuid {
    let people = house.app.people(Nothing {}).unwrap().people;
    people.iter().find(|one| one.name == name).unwrap_or_else(|| panic!("{name} is known")).person
}

#[test]
fn whoever_sits_down_is_known_and_names_are_not_twins() {
    let house = House::new();
    house.begin(&["Anna", "Gergő"]);
    house.begin(&["ANNA", "Zuzka"]);
    let people = house.app.people(Nothing {}).unwrap().people;
    assert_eq!(people.len(), 3, "{people:?}");
    let anna = people.iter().find(|one| one.name == "Anna").unwrap();
    assert_eq!((anna.sessions, anna.colour), (2, Some(Colour::Red)));
    let twin = SetPerson { person: Uuid::now_v7(), name: " zuzka ".to_owned(), colour: None, hidden: false };
    assert_eq!(house.app.set_person(twin), Err(Failure::UnfitName { reason: BadName::Twin }));
    let renamed = SetPerson {
        person: anna.person,
        name: "Anna K.".to_owned(),
        colour: Some(Colour::Blue),
        hidden: true,
    };
    let people = house.app.set_person(renamed).unwrap().people;
    let anna = people.iter().find(|one| one.name == "Anna K.").unwrap();
    assert_eq!((anna.sessions, anna.colour, anna.hidden), (2, Some(Colour::Blue), true));
    // The old name is free: somebody else may have it.
    house.begin(&["Anna", "Marek"]);
    assert_eq!(house.app.people(Nothing {}).unwrap().people.len(), 5);
    let bad =
        SetPerson { person: Uuid::now_v7(), name: "a\u{202e}b".to_owned(), colour: None, hidden: false };
    assert_eq!(house.app.set_person(bad), Err(Failure::UnfitName { reason: BadName::Control }));
}

#[test]
fn two_who_are_one_are_counted_as_one_until_it_is_undone() {
    let house = House::new();
    house.enter("catan", result(1, vec![scored("Gergo", 10), scored("Anna", 7)])).unwrap();
    house.enter("catan", result(2, vec![scored("Gergő", 6), scored("Anna", 10)])).unwrap();
    let (one, other) = (person(&house, "Gergo"), person(&house, "Gergő"));
    let merged = house.app.merge_people(Merge { person: one, into: other }).unwrap().people;
    assert_eq!(merged.len(), 2);
    let whole = merged.iter().find(|who| who.person == other).unwrap();
    assert_eq!((whole.sessions, whole.merged[0].name.as_str()), (2, "Gergo"));
    let statistics = house.app.statistics(StatisticsOf::default()).unwrap();
    let him = statistics.people.iter().find(|who| who.person == other).unwrap();
    assert_eq!((him.wins.count, him.wins.of), (1, 2));
    // Filtered by either of the two it is the same person.
    for who in [one, other] {
        assert_eq!(list(&house, Selection { people: vec![who], ..Selection::default() }).len(), 2);
    }
    for (person, into) in [(other, other), (other, one), (one, person(&house, "Anna"))] {
        assert_eq!(house.app.merge_people(Merge { person, into }), Err(Failure::CannotMerge));
    }
    let house = house.reopened();
    let apart = house.app.unmerge_people(Unmerge { person: one }).unwrap().people;
    assert_eq!(apart.len(), 3);
    assert_eq!(house.app.unmerge_people(Unmerge { person: one }), Err(Failure::CannotMerge));
    assert_eq!(house.app.unmerge_people(Unmerge { person: Uuid::nil() }), Err(Failure::UnknownPerson));
}

#[test]
fn places_notes_and_marks_are_in_the_margin_and_in_the_file() {
    let house = House::new();
    let table = house.evening(&["Anna", "Gergő"]);
    let set = SetMargin {
        session: table.session,
        place: Some("Kitchen".to_owned()),
        note: " snow outside ".to_owned(),
    };
    let margin = house.app.set_margin(set).unwrap();
    assert_eq!((margin.place.as_deref(), margin.note.as_str()), (Some("Kitchen"), "snow outside"));
    let mark = |seq, mark| house.app.set_mark(SetMark { session: table.session, seq, mark });
    mark(2, Some(Mark::Star)).unwrap();
    mark(1, Some(Mark::Mistake)).unwrap();
    let margin = mark(2, Some(Mark::Good)).unwrap();
    let marks = [Marked { seq: 1, mark: Mark::Mistake }, Marked { seq: 2, mark: Mark::Good }];
    assert_eq!(margin.marks, marks);
    assert_eq!(mark(99, None), Err(Failure::UnknownLine { seq: 99 }));
    assert_eq!(mark(1, None).unwrap().marks, marks[1..]);
    let long = SetMargin { session: table.session, place: None, note: "x".repeat(2_001) };
    assert_eq!(house.app.set_margin(long), Err(Failure::TooLong { limit: 2_000 }));
    let place = house.app.places(Nothing {}).unwrap().places.remove(0);
    assert_eq!((place.name.as_str(), place.sessions), ("Kitchen", 1));
    house
        .app
        .set_place(SetPlace { place: place.place, name: "Big kitchen".to_owned(), hidden: false })
        .unwrap();
    let house = house.reopened();
    let again = house.app.margin(MarginOf { session: table.session }).unwrap();
    assert_eq!(again.place.as_deref(), Some("Big kitchen"));
    let shown = list(&house, Selection { place: Some(place.place), ..Selection::default() }).remove(0);
    assert_eq!((shown.place.as_deref(), shown.note.as_str()), (Some("Big kitchen"), "snow outside"));
    let unknown = Selection { place: Some(Uuid::nil()), ..Selection::default() };
    assert_eq!(house.app.tables(Tables { select: unknown, ..Tables::default() }), Err(Failure::UnknownPlace));
}

#[test]
fn groups_are_people_and_go_without_them() {
    let house = House::new();
    house.begin(&["Anna", "Gergő", "Zuzka"]);
    house.begin(&["Anna", "Marek"]);
    let people = vec![person(&house, "Anna"), person(&house, "Gergő"), person(&house, "Zuzka")];
    let group = Uuid::now_v7();
    let set = SetGroup { group, name: "Thursday".to_owned(), people };
    assert_eq!(house.app.set_group(set.clone()).unwrap().groups.len(), 1);
    let other = SetGroup { group: Uuid::now_v7(), name: "THURSDAY".to_owned(), ..set.clone() };
    assert_eq!(house.app.set_group(other), Err(Failure::UnfitName { reason: BadName::Twin }));
    let strange = SetGroup { people: vec![Uuid::nil()], ..set };
    assert_eq!(house.app.set_group(strange), Err(Failure::UnknownPerson));
    assert_eq!(list(&house, Selection { group: Some(group), ..Selection::default() }).len(), 1);
    assert!(house.app.remove_group(RemoveGroup { group }).unwrap().groups.is_empty());
    assert_eq!(house.app.remove_group(RemoveGroup { group }), Err(Failure::UnknownGroup));
    assert_eq!(house.app.people(Nothing {}).unwrap().people.len(), 4);
}

#[test]
fn a_result_is_entered_corrected_and_kept() {
    let house = House::new();
    let entered = house.enter("catan", result(14, vec![scored("Anna", 10), scored("Gergő", 8)])).unwrap();
    assert!(entered.result.seats[0].won && !entered.result.seats[1].won);
    let mut right = entered.result.clone();
    right.seats[0].won = false;
    right.seats[1].score = Some(11);
    let correct =
        CorrectResult { session: entered.session, id: Uuid::now_v7(), seen: 1, result: right.clone() };
    let corrected = house.app.correct_result(correct.clone()).unwrap();
    assert_eq!(corrected.lines.len(), 2);
    assert!(corrected.result.seats[1].won);
    assert_eq!(house.app.correct_result(correct.clone()).unwrap(), corrected, "a retry is harmless");
    let stale = CorrectResult { id: Uuid::now_v7(), ..correct };
    assert_eq!(house.app.correct_result(stale), Err(Failure::Stale { have: 2 }));
    let house = house.reopened();
    assert_eq!(house.app.result(ResultOf { session: entered.session }).unwrap(), corrected);
    let shown = list(&house, Selection { refereed: Some(false), ..Selection::default() }).remove(0);
    assert_eq!((shown.totals, shown.ranks), (vec![10, 11], vec![2, 1]));
    assert_eq!(house.app.table(Table { session: entered.session, turn: None }), Err(Failure::NotRefereed));
    let refereed = house.evening(&["Anna", "Gergő"]);
    assert_eq!(house.app.result(ResultOf { session: refereed.session }), Err(Failure::Refereed));
}

#[test]
fn what_cannot_be_a_result_is_refused_and_nothing_is_kept() {
    let house = House::new();
    let good = || result(1, vec![scored("Anna", 10), scored("Gergő", 8)]);
    let refuse = |change: &dyn Fn(&mut contract::GameResult)| {
        let mut bad = good();
        change(&mut bad);
        house.enter("catan", bad).unwrap_err()
    };
    assert!(matches!(refuse(&|one| one.seats.clear()), Failure::BadResult { .. }));
    assert_eq!(
        refuse(&|one| one.seats[1].name = "ANNA".to_owned()),
        Failure::BadName { seat: 1, reason: BadName::Twin }
    );
    assert!(matches!(refuse(&|one| one.minutes = Some(u32::MAX)), Failure::BadResult { .. }));
    assert!(matches!(refuse(&|one| one.seats[0].score = Some(i32::MIN)), Failure::BadResult { .. }));
    assert!(matches!(refuse(&|one| one.seats[0].rank = Some(0)), Failure::BadResult { .. }));
    assert_eq!(
        refuse(&|one| one.seats.iter_mut().for_each(|seat| seat.colour = Some(Colour::Red))),
        Failure::TwinColours
    );
    assert!(matches!(
        refuse(&|one| one.seats.iter_mut().for_each(|seat| seat.started = true)),
        Failure::BadResult { .. }
    ));
    assert!(matches!(refuse(&|one| one.seats[0].team = Some("x".repeat(99))), Failure::TooLong { .. }));
    assert!(matches!(house.enter("", good()), Err(Failure::UnfitName { .. })));
    assert!(list(&house, Selection::default()).is_empty());
    assert!(house.app.people(Nothing {}).unwrap().people.is_empty());
}

#[test]
fn every_filter_filters_and_the_list_is_paged_newest_first() {
    let house = House::new();
    for day in 1..=9 {
        let game = if day % 2 == 0 { "catan" } else { "Golf" };
        house.enter(game, result(day, vec![scored("Anna", 3), scored(&format!("Guest {day}"), 4)])).unwrap();
    }
    let table = house.begin(&["Anna", "Žofie", "Marek"]);
    let page = |skip, limit| {
        let request = Tables { skip: Some(skip), limit: Some(limit), ..Tables::default() };
        let list = house.app.tables(request).unwrap();
        assert_eq!(list.total, 10);
        list.tables
    };
    assert_eq!(page(0, 3)[0].session, table.session);
    let days: Vec<String> = page(1, 3).iter().map(|one| one.started_at.format("%d").to_string()).collect();
    assert_eq!(days, ["09", "08", "07"]);
    assert!(page(10, 5).is_empty());
    let count = |select: Selection| list(&house, select).len();
    let text = |text: &str| Selection { text: Some(text.to_owned()), ..Selection::default() };
    assert_eq!(count(text("zofie")), 1, "accents do not matter");
    assert_eq!(count(text("GUEST 7")), 1);
    assert_eq!(count(text("golf anna")), 5);
    assert_eq!(count(text("nobody")), 0);
    assert_eq!(count(Selection { games: vec!["catan".to_owned()], ..Selection::default() }), 4);
    assert_eq!(count(Selection { states: vec![State::InPlay], ..Selection::default() }), 1);
    assert_eq!(count(Selection { seats: Some(3), ..Selection::default() }), 1);
    let day = |day| NaiveDate::from_ymd_opt(2026, 3, day);
    assert_eq!(count(Selection { from: day(4), to: day(6), ..Selection::default() }), 3);
    let both = vec![person(&house, "Anna"), person(&house, "Guest 5")];
    assert_eq!(count(Selection { people: both, ..Selection::default() }), 1);
    let nobody = Tables {
        select: Selection { people: vec![Uuid::nil()], ..Selection::default() },
        ..Tables::default()
    };
    assert_eq!(house.app.tables(nobody), Err(Failure::UnknownPerson));
    let shelf = house.app.shelf(Nothing {}).unwrap().games;
    let shelf: Vec<(&str, u32)> = shelf.iter().map(|one| (one.game.as_str(), one.sessions)).collect();
    assert_eq!(shelf, [("Golf", 5), ("catan", 4), ("carcassonne", 1)]);
}

#[test]
fn abandoned_sessions_are_kept_and_out_of_the_statistics() {
    let house = House::new();
    let entered = house.enter("catan", result(1, vec![scored("Anna", 10), scored("Gergő", 8)])).unwrap();
    let table = house.evening(&["Anna", "Gergő"]);
    let plays = || house.app.statistics(StatisticsOf::default()).unwrap().plays.sessions;
    assert_eq!(plays(), 2);
    house.app.set_state(SetState { session: table.session, state: State::Abandoned }).unwrap();
    assert_eq!(plays(), 1);
    // A result has no table to show; its state is changed all the same.
    let answer = house.app.set_state(SetState { session: entered.session, state: State::Abandoned });
    assert_eq!(answer, Err(Failure::NotRefereed));
    assert_eq!(plays(), 0);
    assert_eq!(list(&house, Selection { states: vec![State::Abandoned], ..Selection::default() }).len(), 2);
    house.app.set_state(SetState { session: table.session, state: State::Finished }).unwrap();
    assert_eq!(plays(), 1);
}

#[test]
fn ties_are_wins_of_all_and_a_corrected_result_changes_the_rating() {
    let house = House::new();
    house
        .enter("catan", result(1, vec![scored("Anna", 10), scored("Gergő", 10), scored("Zuzka", 4)]))
        .unwrap();
    let second = house.enter("catan", result(2, vec![scored("Anna", 5), scored("Gergő", 9)])).unwrap();
    let statistics = || {
        let request = GameStatisticsOf { game: "catan".to_owned(), select: Selection::default() };
        house.app.game_statistics(request).unwrap()
    };
    let before = statistics();
    assert_eq!((before.shared.count, before.shared.of), (1, 2));
    let anna = before.people.iter().find(|one| one.name == "Anna").unwrap().clone();
    assert_eq!((anna.wins.count, anna.wins.of, anna.shared), (1, 2, 1));
    assert_eq!(before.closest.map(|one| one.points), Some(4), "a shared win has no margin");
    let mut right = second.result.clone();
    right.seats[0].score = Some(12);
    right.seats.iter_mut().for_each(|seat| seat.won = false);
    let correct = CorrectResult { session: second.session, id: Uuid::now_v7(), seen: 1, result: right };
    house.app.correct_result(correct).unwrap();
    let after = statistics();
    let again = after.people.iter().find(|one| one.name == "Anna").unwrap();
    assert_eq!((again.wins.count, again.best.map(|best| best.points)), (2, Some(12)));
    assert!(again.rating.unwrap().strength > anna.rating.unwrap().strength);
    let house = house.reopened();
    let request = GameStatisticsOf { game: "catan".to_owned(), select: Selection::default() };
    assert_eq!(house.app.game_statistics(request).unwrap(), after, "the same from the disk");
}

#[test]
fn a_refereed_evening_measures_what_carcassonne_measures() {
    let house = House::new();
    let table = house.evening(&["Anna", "Gergő"]);
    let request = GameStatisticsOf { game: "carcassonne".to_owned(), select: Selection::default() };
    let found = house.app.game_statistics(request).unwrap();
    assert_eq!(found.plays.sessions, 1);
    let tiles = found.measures.iter().find(|one| one.key == "car-fact-tiles").unwrap();
    assert!((tiles.all.mean * 2.0 - f64::from(table.turns)).abs() < 1e-9, "{tiles:?}");
    let thieves = found.measures.iter().find(|one| one.key == "car-fact-thieves").unwrap();
    assert!((thieves.all.most - 1.0).abs() < 1e-9, "{thieves:?}");
    let totals: f64 = f64::from(table.position.totals.iter().sum::<i32>());
    let everybody = &found.sources[0];
    let sum: f64 = everybody.sources.iter().map(|one| one.during + one.after).sum();
    assert!((sum * 2.0 - totals).abs() < 1e-9, "{everybody:?} against {totals}");
    assert!(found.people.iter().all(|one| one.seconds.n == 1 && one.seconds.mean > 0.0));
    assert!(found.by_place.iter().all(|one| one.wins.of == 1));
}

#[test]
fn the_curve_ends_where_the_sheet_does_and_time_leaves_pauses_out() {
    let house = House::new();
    let table = house.begin(&["Anna", "Gergő"]);
    house.app.set_state(SetState { session: table.session, state: State::Paused }).unwrap();
    let table = house.app.table(Table { session: table.session, turn: None }).unwrap();
    let table = house.play_out(table);
    let margin = house.app.margin(MarginOf { session: table.session }).unwrap();
    assert!(margin.pauses.len() == 1 && margin.pauses[0].to.is_some(), "whoever moves is back: {margin:?}");
    let curve = house.app.curve(CurveOf { session: table.session }).unwrap();
    assert_eq!(curve.steps.len(), table.turns as usize);
    assert_eq!(curve.start, [0, 0]);
    assert_eq!(curve.totals, table.position.totals);
    for (turn, step) in (1..).zip(&curve.steps) {
        let then = house.app.table(Table { session: table.session, turn: Some(turn) }).unwrap();
        if !then.position.outcome.finished {
            assert_eq!(step.totals, then.position.totals, "after step {turn}");
        }
    }
    let mut end = curve.steps.last().unwrap().totals.clone();
    for gain in &curve.final_scoring {
        end[gain.seat.index()] += gain.points;
    }
    assert_eq!(end, curve.totals);
    let seats: u32 = curve.seconds.iter().sum();
    assert!(curve.played > 0 && seats <= curve.played + 1, "{curve:?}");
}

#[test]
fn what_would_have_been_is_told_and_not_recorded() {
    let house = House::new();
    let table = house.evening(&["Anna", "Gergő"]);
    let first = match &table.lines[0].body {
        contract::LineBody::Move { mv } => mv.clone(),
        other => panic!("{other:?}"),
    };
    let request = WhatIf {
        session: table.session,
        turn: Some(0),
        moves: vec![first.clone()],
        check: Some(first.clone()),
        ask: Some(json!({ "type": "places", "tile": "U" })),
    };
    let supposed = house.app.what_if(request.clone()).unwrap();
    let then = house.app.table(Table { session: table.session, turn: Some(1) }).unwrap();
    assert_eq!(supposed.position, then.position);
    assert_eq!(Some(&supposed.told[0]), table.lines[0].told.as_ref());
    assert_eq!(supposed.told.len(), 1);
    assert!(matches!(supposed.verdict, Some(contract::Verdict::Refused { .. })));
    assert!(supposed.answer.unwrap()["places"].is_array());
    let twice = WhatIf { moves: vec![first.clone(), first], check: None, ask: None, ..request.clone() };
    assert!(matches!(house.app.what_if(twice), Err(Failure::Refused { .. })));
    let many = WhatIf { moves: vec![json!({}); 1_001], ..request };
    assert!(matches!(house.app.what_if(many), Err(Failure::TooLong { .. })));
    assert_eq!(house.app.table(Table { session: table.session, turn: None }).unwrap(), table);
}

#[test]
fn a_correction_changes_the_statistics_and_undoing_it_brings_them_back() {
    let house = House::new();
    let table = house.evening(&["Anna", "Gergő"]);
    let request = || GameStatisticsOf { game: "carcassonne".to_owned(), select: Selection::default() };
    let before = house.app.game_statistics(request()).unwrap();
    let change = Amend::Delete { seq: table.seq };
    let amend = Correct { session: table.session, id: Uuid::now_v7(), seen: table.seq, change };
    let amended = house.app.amend(amend).unwrap();
    assert_eq!(amended.state, State::InPlay, "without its last move the game goes on");
    assert_eq!(house.app.game_statistics(request()).unwrap().plays.sessions, 0);
    let undo = Undo { session: table.session, id: Uuid::now_v7(), seen: amended.seq, to: None };
    house.app.undo(undo).unwrap();
    let after = house.app.game_statistics(request()).unwrap();
    assert_eq!((after.points, after.sources), (before.points, before.sources));
}
