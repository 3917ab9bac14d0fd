use super::*;

const XML: &str = r#"<?xml version="1.0" encoding="utf-8"?>
<plays username="table" userid="1" total="3" page="1" termsofuse="x">
  <play id="7001" date="2026-03-14" quantity="2" length="45" incomplete="0" nowinstats="0" location="Kitchen">
    <item name="Carcassonne" objecttype="thing" objectid="822"><subtypes><subtype value="boardgame"/></subtypes></item>
    <comments>snow &amp; tea</comments>
    <players>
      <player username="" userid="0" name="Anna" startposition="1" color="red" score="61" new="0" rating="0" win="1"/>
      <player username="gergo" userid="2" name="" startposition="2" color="blue" score="20+30" new="0" rating="0" win="0"/>
    </players>
  </play>
  <play id="7002" date="2026-03-15" quantity="1" length="0" incomplete="0" nowinstats="1" location="">
    <item name="Cellar" objecttype="thing" objectid="99999"><subtypes><subtype value="boardgame"/></subtypes></item>
    <players>
      <player name="Zuzka" score="5 stars" win="1" color="players"/>
      <player name="Marek" score="5 stars" win="1" color="players"/>
    </players>
  </play>
  <play id="7003" date="2026-03-16" quantity="1" length="0" incomplete="0" nowinstats="0" location="">
    <item name="Shelf" objecttype="thing" objectid="5"><subtypes><subtype value="boardgameaccessory"/></subtypes></item>
  </play>
</plays>"#;

#[test]
fn plays_are_read_from_xml() {
    let read = read_xml(XML).unwrap();
    assert_eq!(read.plays.len(), 3);
    let [first, again, together] = read.plays.as_slice() else { panic!("{:?}", read.plays) };
    assert_eq!((first.id.as_str(), again.id.as_str()), ("7001", "7001#2"));
    assert_eq!((first.number, first.minutes, first.place.as_deref()), (Some(822), Some(45), Some("Kitchen")));
    assert_eq!(first.comment, "snow & tea");
    assert_eq!(first.seats[0].colour, Some(Colour::Red));
    assert!(first.seats[0].started && first.seats[0].won && !first.seats[1].won);
    assert_eq!((first.seats[1].name.as_str(), first.seats[1].score), ("gergo", Some(50)));
    assert!(together.together && together.ignored);
    assert_eq!(together.seats[0].score_text.as_deref(), Some("5 stars"));
    assert!(read.remarks.iter().any(|remark| remark.message == "import-no-game"));
}

#[test]
fn ten_hostile_files_of_plays_are_refused_with_their_place() {
    let change = |from: &str, to: &str| XML.replacen(from, to, 1);
    let deep = format!("<plays>{}{}</plays>", "<a>".repeat(100), "</a>".repeat(100));
    let entity = XML.replacen("<plays", "<!DOCTYPE x [<!ENTITY e \"x\">]><plays", 1);
    for (text, place) in [
        (change("date=\"2026-03-14\"", "date=\"2026-02-30\""), "play 7001"),
        (change("id=\"7002\"", "id=\"7001\""), "play 7001"),
        (change("id=\"7001\"", "id=\"\""), "byte"),
        (change("quantity=\"2\"", "quantity=\"4000000000\""), "play 7001"),
        (change("length=\"45\"", "length=\"-5\""), "play 7001"),
        (change("win=\"1\"", "win=\"maybe\""), "play 7001, player 1"),
        (change("name=\"Carcassonne\"", "name=\"\""), "play 7001"),
        (change("</plays>", ""), "byte"),
        (entity, "byte"),
        (deep, "byte"),
        ("<html><body>plays</body></html>".to_owned(), "byte"),
        (change("score=\"61\"", "score=\"61\" score=\"62\""), "byte"),
    ] {
        let refusal = read_xml(&text).expect_err(&text);
        assert!(refusal.at.starts_with(place), "{refusal} at {place}");
    }
}

const TABLE: &str = "play ID,game ID,game name,date(dd/mm/yyyy),location,length,comments,player 1 username,player 1 name,player 1 startposition,player 1 color,player 1 score,player 1 new,player 1 win,player 2 username,player 2 name,player 2 score,player 2 win\r\n\
9001,13,CATAN,14/03/2026,Kitchen,90,\"late, but\r\ngood\",,Anna,1,red,10,0,1,,Gergő,8,0\r\n\
9002,822,Carcassonne,15/03/2026,,,,ilona,,,,70,0,1,,,,\r\n";

#[test]
fn plays_are_read_from_a_table() {
    let read = read_csv(TABLE).unwrap();
    let [first, second] = read.plays.as_slice() else { panic!("{:?}", read.plays) };
    assert_eq!((first.number, first.minutes), (Some(13), Some(90)));
    assert_eq!(first.comment, "late, but\r\ngood");
    assert_eq!((first.seats[1].name.as_str(), first.seats[1].score), ("Gergő", Some(8)));
    assert_eq!((second.seats.len(), second.seats[0].name.as_str()), (1, "ilona"));
    let semicolons = TABLE.replace(',', ";").replace("late; but", "late, but");
    assert_eq!(read_csv(&semicolons).unwrap().plays.len(), 2);
}

#[test]
fn ten_hostile_tables_are_refused_with_their_place() {
    let change = |from: &str, to: &str| TABLE.replacen(from, to, 1);
    for (text, place) in [
        (change("14/03/2026", "31/02/2026"), "line 2"),
        (change("14/03/2026", ""), "line 2"),
        (change("9001", ""), "line 2"),
        (change("9002", "9001"), "line 4"),
        (change("CATAN", ""), "line 2"),
        (change("90,", "ninety,"), "line 2"),
        (change("date(dd/mm/yyyy)", "date(moon)"), "line 1"),
        (change("date(dd/mm/yyyy)", "day"), "line 1"),
        (change("game name", "name"), "line 1"),
        (change("play ID", "id"), "line 1"),
        (change("8,0\r\n", "8,0,extra,cells\r\n"), "line 2"),
        (change("good\"", "good"), "line 2"),
    ] {
        let refusal = read_csv(&text).expect_err(&text);
        assert!(refusal.at.starts_with(place), "{refusal} at {place}");
    }
}
