use chrono::{DateTime, Utc};
use serde_json::{Value, json};
use uuid::Uuid;

use super::*;
use crate::{ToldSeat, ToldSession};

fn file() -> Value {
    json!({
        "challenges": [], "groups": [], "tags": [],
        "deletedObjects": [{ "objectType": "Play", "uuid": "dead", "externalId": 0 }],
        "games": [
            { "id": 1, "uuid": "G1", "name": "Carcassonne", "bggId": 822, "highestWins": true, "cooperative": false },
            { "id": 2, "uuid": "G2", "name": "Golf", "bggId": 0, "highestWins": 0, "cooperative": 0 },
            { "id": 3, "uuid": "G3", "name": "Island", "bggId": 5, "highestWins": true, "cooperative": true },
        ],
        "players": [
            { "id": 1, "uuid": "P1", "name": "Anna", "isAnonymous": false },
            { "id": 2, "uuid": "P2", "name": "Gergő", "isAnonymous": false },
            { "id": 3, "uuid": "P3", "name": "Anna", "isAnonymous": true },
        ],
        "locations": [{ "id": 1, "uuid": "L1", "name": "Kitchen" }],
        "plays": [
            {
                "uuid": "aaaa", "gameRefId": 1, "locationRefId": 1, "playDate": "2026-03-14 19:30:00",
                "durationMin": 54, "ignored": false, "usesTeams": false, "board": "Winter", "comments": "late",
                "playerScores": [
                    { "playerRefId": 1, "score": "20+5", "winner": true, "startPlayer": 1, "rank": 0 },
                    { "playerRefId": 2, "score": "", "winner": false, "startPlayer": false, "rank": 0, "team": "0" },
                ],
            },
            {
                "uuid": "bbbb", "gameRefId": 2, "playDate": "2026-03-15 10:00:00", "durationMin": 0, "ignored": true,
                "playerScores": [
                    { "playerRefId": 1, "score": 47.3, "winner": false },
                    { "playerRefId": 3, "score": "31", "winner": true },
                ],
            },
            {
                "uuid": "cccc", "gameRefId": 3, "playDate": "2026-03-16 10:00:00",
                "playerScores": [{ "playerRefId": 2, "score": null, "winner": false }],
            },
            { "uuid": "DEAD", "gameRefId": 1, "playDate": "2026-03-17 10:00:00", "playerScores": [] },
            { "uuid": "eeee", "gameRefId": 1, "playDate": "2026-03-18 10:00:00", "playerScores": [] },
        ],
        "userInfo": { "meRefId": 1 },
    })
}

#[test]
fn an_export_is_read() {
    let read = read(&file().to_string()).unwrap();
    let [first, second, third] = read.plays.as_slice() else { panic!("{:?}", read.plays) };
    assert_eq!((first.id.as_str(), first.number, first.minutes), ("AAAA", Some(822), Some(54)));
    assert_eq!((first.place.as_deref(), first.comment.as_str()), (Some("Kitchen"), "Winter\nlate"));
    assert_eq!((first.seats[0].score, first.seats[0].started), (Some(25), true));
    assert_eq!((first.seats[1].score, first.seats[1].team.as_deref()), (None, None));
    assert!(second.lowest_wins && second.ignored && second.minutes.is_none());
    assert_eq!(second.seats[0].score_text.as_deref(), Some("47.3"));
    assert_eq!(second.seats[1].name, "Anna 2", "two people of one name sit apart");
    assert!(third.together && !third.seats[0].won);
    let said: Vec<&str> = read.remarks.iter().map(|remark| remark.message.as_str()).collect();
    for message in ["import-score-text", "import-name-changed", "import-deleted", "import-no-players"] {
        assert!(said.contains(&message), "{message} in {said:?}");
    }
}

#[test]
fn ten_hostile_exports_are_refused_with_their_place() {
    let refuse = |change: &dyn Fn(&mut Value)| {
        let mut value = file();
        change(&mut value);
        read(&value.to_string()).expect_err("a hostile export is refused").at
    };
    assert_eq!(refuse(&|file| file["plays"][1]["playDate"] = json!("2026-02-30 10:00:00")), "plays[1]");
    assert_eq!(refuse(&|file| file["plays"][1]["uuid"] = json!("aaaa")), "plays[1]");
    assert_eq!(refuse(&|file| file["plays"][1]["uuid"] = json!("")), "plays[1]");
    assert_eq!(refuse(&|file| file["plays"][0]["gameRefId"] = json!(99)), "plays[0]");
    assert_eq!(
        refuse(&|file| file["plays"][0]["playerScores"][1]["playerRefId"] = json!(-4)),
        "plays[0].playerScores[1]"
    );
    assert_eq!(
        refuse(&|file| file["plays"][0]["playerScores"][0]["score"] = json!({ "a": 1 })),
        "plays[0].playerScores[0]"
    );
    assert_eq!(
        refuse(&|file| file["plays"][0]["playerScores"][0]["winner"] = json!("yes")),
        "plays[0].playerScores[0]"
    );
    assert_eq!(refuse(&|file| file["plays"][0]["playerScores"] = json!("none")), "plays[0]");
    assert_eq!(refuse(&|file| file["games"][1]["id"] = json!(1)), "games[1]");
    assert_eq!(refuse(&|file| file["players"][0] = json!(7)), "players[0]");
    assert_eq!(refuse(&|file| file["locations"][0]["id"] = json!("one")), "locations[0]");
    assert!(refuse(&|file| file["plays"] = json!({})).starts_with("line 1"));
    let crowd: Vec<Value> = (0..500).map(|_| json!({ "playerRefId": 1, "score": "1" })).collect();
    assert_eq!(refuse(&|file| file["plays"][0]["playerScores"] = json!(crowd)), "plays[0]");
    for text in ["{\"plays\": [", "{\"plays\": null}", &format!("{{\"plays\": {}", "[".repeat(100_000))] {
        assert!(read(text).is_err());
    }
}

fn session() -> ToldSession {
    let at = DateTime::parse_from_rfc3339("2026-11-22T16:05:00+01:00").unwrap();
    let seat = |name: &str, points: i32, won: bool| ToldSeat {
        person: Some(Uuid::new_v5(&Uuid::NAMESPACE_OID, name.as_bytes())),
        name: name.to_owned(),
        colour: None,
        points: Some(points),
        score_text: None,
        rank: Some(if won { 1 } else { 2 }),
        won,
        started: won,
        team: None,
        seconds: Some(60),
        sources: vec![("city".to_owned(), points - 3), ("road".to_owned(), 3)],
    };
    ToldSession {
        session: Uuid::from_u128(7),
        game: "carcassonne".to_owned(),
        state: contract::State::Finished,
        refereed: true,
        started_at: at,
        ended_at: at + chrono::TimeDelta::minutes(58),
        seconds: Some(3_480),
        lowest_wins: false,
        together: false,
        place: Some((Uuid::from_u128(9), "Kitchen".to_owned())),
        note: "snow".to_owned(),
        moves: 71,
        seats: vec![seat("Anna", 73, true), seat("Gergő", 70, false)],
    }
}

#[test]
fn what_is_written_can_be_read() {
    let now: DateTime<Utc> = DateTime::from_timestamp(1_790_000_000, 0).unwrap();
    for file in [export(&[session()], now), one_play(&session(), now)] {
        let read = read(&file.to_string()).unwrap();
        let [play] = read.plays.as_slice() else { panic!("{:?}", read.plays) };
        assert_eq!(play.started_at.to_string(), "2026-11-22 16:05:00");
        assert_eq!(
            (play.number, play.minutes, play.place.as_deref()),
            (Some(822), Some(58), Some("Kitchen"))
        );
        let scores: Vec<_> =
            play.seats.iter().map(|seat| (seat.name.as_str(), seat.score, seat.won)).collect();
        assert_eq!(scores, [("Anna", Some(73), true), ("Gergő", Some(70), false)]);
        let sheet: Value = serde_json::from_str(file["plays"][0]["scoresheet"].as_str().unwrap()).unwrap();
        assert_eq!(sheet["rounds"][0]["rows"][0]["label"], "city");
        assert_eq!(sheet["rounds"][0]["rows"][0]["scores"].as_object().unwrap().len(), 2);
    }
}

#[test]
fn the_address_names_the_end_of_play_in_utc_and_is_one_word() {
    let link = link(&session()).unwrap();
    assert!(link.starts_with("https://app.bgstatsapp.com/createPlay.html?data=%7B%22"), "{link}");
    assert!(link.contains("2026-11-22%2016%3A03%3A00"), "{link}");
    assert!(link.contains("Gerg%C5%91") && link.is_ascii() && !link.contains(' '));
    let long = ToldSession { note: "x".repeat(9_000), ..session() };
    assert_eq!(super::link(&long), None);
}
