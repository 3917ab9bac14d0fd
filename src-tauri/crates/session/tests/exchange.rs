//! Out of one house and into another.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on has failed"
)]

mod house;

use contract::{
    Commands, Export, ExportForm, ExportMany, Failure, ImportMany, Matched, Merge, Nothing, PushLinkOf,
    Selection, SetGroup, SetMargin, SetMark, SetState, State, StatisticsOf, TableSummary, Tables, UndoBatch,
};
use house::{House, result, scored};
use serde_json::{Value, json};
use uuid::Uuid;

fn export(house: &House, form: ExportForm) -> String {
    house
        .app
        .export_many(ExportMany { form, select: Selection::default(), sessions: Vec::new() })
        .unwrap()
        .text
}

fn list(house: &House) -> Vec<TableSummary> {
    house.app.tables(Tables { limit: Some(1_000), ..Tables::default() }).unwrap().tables
}

/// A house with a little of everything.
fn lived_in() -> House {
    let house = House::new();
    let table = house.evening(&["Anna", "Gergő"]);
    house.app.set_mark(SetMark { session: table.session, seq: 2, mark: Some(contract::Mark::Star) }).unwrap();
    let margin = SetMargin {
        session: table.session,
        place: Some("Kitchen".to_owned()),
        note: "=snow, \"and\"\ntea".to_owned(),
    };
    house.app.set_margin(margin).unwrap();
    let open = house.begin(&["Zuzka", "Anna"]);
    house.app.set_state(SetState { session: open.session, state: State::Paused }).unwrap();
    let entered = house.enter("Golf", result(3, vec![scored("Gergo", 71), scored("Ilona", 68)])).unwrap();
    let mut right = entered.result;
    right.lowest_wins = true;
    right.seats.iter_mut().for_each(|seat| seat.won = false);
    house
        .app
        .correct_result(contract::CorrectResult {
            session: entered.session,
            id: Uuid::now_v7(),
            seen: 1,
            result: right,
        })
        .unwrap();
    let people = house.app.people(Nothing {}).unwrap().people;
    let id = |name: &str| people.iter().find(|one| one.name == name).unwrap().person;
    house.app.merge_people(Merge { person: id("Gergo"), into: id("Gergő") }).unwrap();
    let group = SetGroup {
        group: Uuid::now_v7(),
        name: "Thursday".to_owned(),
        people: vec![id("Anna"), id("Gergő")],
    };
    house.app.set_group(group).unwrap();
    house
}

#[test]
fn an_archive_into_an_empty_house_is_the_same_to_the_byte() {
    let house = lived_in();
    let text = export(&house, ExportForm::Archive);
    let other = House::new();
    let dry = other.import(&text, true).unwrap();
    assert_eq!((dry.fresh, dry.known, dry.batch), (3, 0, None));
    assert!(list(&other).is_empty(), "a dry run keeps nothing");
    assert!(other.app.people(Nothing {}).unwrap().people.is_empty());
    let taken = other.import(&text, false).unwrap();
    assert_eq!((taken.fresh, taken.known), (3, 0));
    let sat = |name: &str| taken.people.iter().find(|one| one.name == name).map(|one| one.sessions);
    assert_eq!([sat("Anna"), sat("Gergo"), sat("Marek")], [Some(2), Some(1), None]);
    assert_eq!(export(&other, ExportForm::Archive), text);
    for table in list(&house).iter().filter(|table| table.refereed) {
        let file = |house: &House| {
            let file = house.app.export(Export { session: table.session }).unwrap();
            serde_json::to_string_pretty(&file).unwrap()
        };
        assert_eq!(file(&other), file(&house));
    }
    assert_eq!(list(&other), list(&house));
    assert_eq!(other.app.people(Nothing {}), house.app.people(Nothing {}));
    assert_eq!(other.app.statistics(StatisticsOf::default()), house.app.statistics(StatisticsOf::default()));
    let again = other.import(&text, false).unwrap();
    assert_eq!((again.fresh, again.known, again.batch), (0, 3, None));
    assert_eq!(export(&other, ExportForm::Archive), text);
    assert_eq!(other.app.batches(Nothing {}).unwrap().batches.len(), 1);
    let other = other.reopened();
    assert_eq!(export(&other, ExportForm::Archive), text);
    assert!(session::check_folder(other.folder.path()).unwrap().faults.is_empty());
}

#[test]
fn ten_hostile_archives_are_refused_with_their_line_and_nothing_is_kept() {
    let text = export(&lived_in(), ExportForm::Archive);
    let lines: Vec<&str> = text.lines().collect();
    let first = lines.iter().position(|line| line.contains("\"type\":\"session\"")).unwrap();
    let entered = lines.iter().position(|line| line.contains("\"type\":\"result\"")).unwrap();
    let person = lines.iter().position(|line| line.contains("\"type\":\"person\"")).unwrap();
    let last = lines.len() - 1;
    let other = House::new();
    let refuse = |at: usize, change: &dyn Fn(&str) -> String| {
        let mut changed: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        changed[at] = change(lines[at]);
        let error = other.import(&(changed.join("\n") + "\n"), false).unwrap_err();
        match error {
            Failure::BadImport { at: place, .. } => assert_eq!(place, format!("line {}", at + 1)),
            other => panic!("{other:?}"),
        }
    };
    refuse(first, &|line| line.replacen("\"x\":", "\"x\":99,\"was\":", 1));
    refuse(first, &|line| line.replacen("\"kind\":\"move\"", "\"kind\":\"fly\"", 1));
    refuse(first, &|line| line[..line.len() / 2].to_owned());
    refuse(first, &|line| line.replacen("\"seq\":2", "\"seq\":7", 1));
    refuse(first, &|line| line.replacen("\"name\":\"Anna\"", "\"name\":\"\"", 1));
    refuse(first, &|line| {
        line.replacen("\"people\":[\"", "\"people\":[\"00000000-0000-0000-0000-000000000000\",\"", 1)
    });
    refuse(entered, &|line| line.replacen("71", "17", 1));
    refuse(entered, &|line| line.replacen("\"seq\":2", "\"seq\":3", 1));
    refuse(person, &|line| line.replacen("\"name\":\"", "\"name\":\"\\u0007", 1));
    refuse(last, &|line| line.replacen("\"sessions\":3", "\"sessions\":4", 1));
    refuse(last, &|_| "[[[[".to_owned());
    let cut: String = lines[..last].join("\n");
    assert!(matches!(other.import(&cut, false), Err(Failure::BadImport { .. })));
    let newer = text.replacen("parlour-archive/1", "parlour-archive/7", 1);
    assert!(matches!(other.import(&newer, false), Err(Failure::Newer { version: 7 })));
    for nothing in ["", "{}", "hello", "\u{feff}", "<xml/>"] {
        assert!(matches!(other.import(nothing, false), Err(Failure::BadImport { .. })), "{nothing:?}");
    }
    assert!(list(&other).is_empty());
    assert!(other.app.people(Nothing {}).unwrap().people.is_empty());
    assert!(other.app.places(Nothing {}).unwrap().places.is_empty());
    assert!(other.app.batches(Nothing {}).unwrap().batches.is_empty());
}

fn plays() -> Value {
    json!({
        "games": [
            { "id": 1, "name": "Catan", "bggId": 13, "highestWins": true },
            { "id": 2, "name": "Golf", "bggId": 0, "highestWins": false },
        ],
        "players": [{ "id": 1, "name": "Anna" }, { "id": 2, "name": "Gerg\u{0151}" }, { "id": 3, "name": "Ilona" }],
        "locations": [{ "id": 1, "name": "Kitchen" }],
        "plays": [
            { "uuid": "A1", "gameRefId": 1, "locationRefId": 1, "playDate": "2026-03-14 19:30:00", "durationMin": 80,
              "comments": "late",
              "playerScores": [
                { "playerRefId": 1, "score": "10", "winner": true }, { "playerRefId": 2, "score": "8", "winner": false } ] },
            { "uuid": "A2", "gameRefId": 2, "playDate": "2026-03-15 10:00:00", "ignored": true,
              "playerScores": [ { "playerRefId": 3, "score": "71", "winner": false } ] },
            { "uuid": "A3", "gameRefId": 2, "playDate": "2026-03-16 10:00:00",
              "playerScores": [
                { "playerRefId": 3, "score": "70", "winner": true }, { "playerRefId": 1, "score": "x", "winner": false } ] },
        ],
    })
}

#[test]
fn plays_of_another_program_come_once_and_go_as_one_batch() {
    let house = House::new();
    house.begin(&["Anna", "Marek"]);
    let text = plays().to_string();
    let dry = house.import(&text, true).unwrap();
    assert_eq!((dry.fresh, dry.known, dry.dry_run), (3, 0, true));
    let anna = dry.people.iter().find(|one| one.name == "Anna").unwrap();
    assert_eq!((anna.matched, anna.sessions), (Matched::Found, 2));
    assert_eq!(list(&house).len(), 1);
    let taken = house.import(&text, false).unwrap();
    assert_eq!(taken.remarks.len(), 1);
    assert_eq!(list(&house).len(), 4);
    let golf: Vec<_> = list(&house).into_iter().filter(|one| one.game == "Golf").collect();
    assert_eq!(golf.len(), 2);
    assert!(golf.iter().any(|one| one.state == State::Abandoned), "ignored there, out of statistics here");
    let catan = list(&house).into_iter().find(|one| one.game == "catan").unwrap();
    assert_eq!(
        (catan.totals.clone(), catan.place.as_deref(), catan.note.as_str()),
        (vec![10, 8], Some("Kitchen"), "late")
    );
    assert_eq!(house.app.statistics(StatisticsOf::default()).unwrap().plays.sessions, 2);
    let again = house.import(&text, false).unwrap();
    assert_eq!((again.fresh, again.known, again.batch), (0, 3, None));
    assert_eq!(list(&house).len(), 4);

    let batch = taken.batch.unwrap();
    let batches = house.app.undo_batch(UndoBatch { batch, undone: true }).unwrap().batches;
    assert!(batches.len() == 1 && batches[0].undone && batches[0].sessions == 3);
    assert_eq!(list(&house).len(), 1);
    assert_eq!(house.app.statistics(StatisticsOf::default()).unwrap().plays.sessions, 0);
    let house = house.reopened();
    assert_eq!(list(&house).len(), 1);
    let back = house.import(&text, false).unwrap();
    assert_eq!((back.fresh, back.known), (3, 0), "an undone file can be taken in again");
    assert_eq!(list(&house).len(), 4);
    let unknown = UndoBatch { batch: Uuid::nil(), undone: true };
    assert_eq!(house.app.undo_batch(unknown), Err(Failure::UnknownBatch));
    assert!(session::check_folder(house.folder.path()).unwrap().faults.is_empty());
}

#[test]
fn the_table_says_who_people_and_games_are() {
    let house = House::new();
    house.begin(&["Ili", "Marek"]);
    let people = house.app.people(Nothing {}).unwrap().people;
    let ili = people.iter().find(|one| one.name == "Ili").unwrap().person;
    let request = ImportMany {
        batch: Uuid::now_v7(),
        text: plays().to_string(),
        dry_run: false,
        people: [("Ilona".to_owned(), ili)].into(),
        games: [("Golf".to_owned(), "catan-dice".to_owned())].into(),
    };
    let taken = house.app.import_many(request.clone()).unwrap();
    assert!(taken.people.iter().any(|one| one.name == "Ilona" && one.matched == Matched::Chosen));
    assert!(taken.games.iter().any(|one| one.game == "catan-dice" && one.matched == Matched::Chosen));
    let people = house.app.people(Nothing {}).unwrap().people;
    assert_eq!(people.iter().find(|one| one.person == ili).unwrap().sessions, 3);
    assert!(!people.iter().any(|one| one.name == "Ilona"));
    assert_eq!(house.app.import_many(request).unwrap().known, 3, "the lost answer is asked for again");
}

#[test]
fn a_bad_play_is_named_and_the_good_ones_before_it_are_not_kept() {
    let house = House::new();
    let mut file = plays();
    file["plays"][2]["playerScores"][0]["score"] = json!("2000000000");
    match house.import(&file.to_string(), false) {
        Err(Failure::BadImport { at, .. }) => assert_eq!(at, "plays[2]"),
        other => panic!("{other:?}"),
    }
    assert!(list(&house).is_empty() && house.app.people(Nothing {}).unwrap().people.is_empty());
}

#[test]
fn what_leaves_for_another_program_can_come_back() {
    let house = lived_in();
    let other = House::new();
    let taken = other.import(&export(&house, ExportForm::BgStats), false).unwrap();
    assert_eq!(taken.fresh, 2, "what is in play has no result");
    let scores = |house: &House| {
        let mut all: Vec<(String, Vec<i32>)> = list(house)
            .into_iter()
            .filter(|one| !one.ranks.is_empty())
            .map(|one| (one.game, one.totals))
            .collect();
        all.sort();
        all
    };
    assert_eq!(scores(&other), scores(&house));
    let table = list(&house).into_iter().find(|one| one.refereed && one.state == State::Finished).unwrap();
    let link = house.app.push_link(PushLinkOf { session: table.session }).unwrap();
    assert!(link.link.starts_with("https://app.bgstatsapp.com/createPlay.html?data="));
    assert!(link.code.len() > 20 && link.code.iter().all(|row| row.len() == link.code.len()));
}

#[test]
fn tables_and_lines_are_written_for_spreadsheets_and_databases() {
    let house = lived_in();
    let sessions = export(&house, ExportForm::SessionsCsv);
    assert_eq!(sessions.matches("\r\n").count(), 4, "a head and three sessions: {sessions}");
    assert!(sessions.contains("\"'=snow, \"\"and\"\"\ntea\""), "{sessions}");
    let seats = export(&house, ExportForm::SeatsCsv);
    assert!(seats.lines().next().unwrap().contains("points_road"), "{seats}");
    let moves = export(&house, ExportForm::MovesNdjson);
    let table = list(&house).into_iter().find(|one| one.refereed && one.state == State::Finished).unwrap();
    let documents: Vec<Value> = moves.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(u32::try_from(documents.len()), Ok(table.turns));
    assert_eq!(documents[0]["name"], "Anna");
    assert_eq!(documents[0]["move"]["type"], "place");
    assert!(documents.iter().all(|one| one["standing"] == "inPlay" && one["kind"] == "move"));
    let one =
        ExportMany { form: ExportForm::Archive, select: Selection::default(), sessions: vec![table.session] };
    let one = house.app.export_many(one).unwrap();
    assert_eq!(one.sessions, 1);
    let other = House::new();
    assert_eq!(other.import(&one.text, false).unwrap().fresh, 1);
    assert_eq!(other.app.people(Nothing {}).unwrap().people.len(), 2, "only who sat there");
}
