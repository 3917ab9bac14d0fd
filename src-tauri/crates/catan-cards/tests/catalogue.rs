//! The base catalogue is what its data file says, and adds up to the box (CARD-COMP-01, -04, -05, CARD-BUILD-15).

#![allow(clippy::expect_used, clippy::panic, reason = "a test file: what is not as expected fails the test")]

use std::collections::BTreeMap;

use catan_cards::{
    Answer, Card, CatanCards, Certainty, Event, Family, Listed, Price, Question, Region, Setup, Value,
    base_catalogue,
};
use referee::Game;
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    #[allow(dead_code, reason = "for readers")]
    note: String,
    cards: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct Entry {
    id: String,
    kind: String,
    count: i16,
    cost: Option<Price>,
    points: i16,
    commerce: i16,
    strength: i16,
    tournament: i16,
    certainty: BTreeMap<String, Certainty>,
    resource: Option<catan_cards::Resource>,
    number: Option<i16>,
    starting_set: Option<u8>,
    subtype: Option<String>,
    needs_seven: Option<bool>,
    #[serde(default)]
    defended_by: Vec<String>,
}

fn file() -> File {
    let text = include_str!("../data/cards.json");
    let file: File = serde_json::from_str(text).expect("the data file is of its form");
    assert_eq!(file.format, "catan-cards-catalogue/1");
    file
}

fn of<'a>(listed: &'a [Listed], id: &str) -> &'a Listed {
    listed.iter().find(|one| one.id == id).unwrap_or_else(|| panic!("{id} is not listed"))
}

#[test]
fn every_value_is_that_of_the_data_file() {
    let (file, listed) = (file(), base_catalogue());
    assert_eq!(file.cards.len(), listed.len());
    assert_eq!(file.cards.iter().map(|one| one.count).sum::<i16>(), 120, "CARD-COMP-01");
    for entry in &file.cards {
        let one = of(&listed, &entry.id);
        let free = |price: &Price| *price == Price::default();
        assert_eq!(one.count, entry.count, "{}", entry.id);
        assert_eq!(
            one.cost.filter(|price| !free(price)),
            entry.cost.filter(|price| !free(price)),
            "{}",
            entry.id
        );
        // A city's data says what a city gives, a road nothing.
        assert_eq!((one.points, one.commerce), (entry.points, entry.commerce), "{}", entry.id);
        assert_eq!((one.strength, one.tournament), (entry.strength, entry.tournament), "{}", entry.id);
        assert_eq!(one.number, entry.number, "{}", entry.id);
    }
}

#[test]
fn every_family_and_certainty_is_that_of_the_data_file() {
    let file = file();
    for card in Card::ALL {
        let entry = file.cards.iter().find(|one| one.id == card.id()).expect("every card is in the file");
        let kind = match card.family() {
            Family::Action => "action",
            Family::Building => "building_green",
            Family::Fleet => "fleet",
            Family::Knight => "knight",
            Family::Red => "building_red",
        };
        assert_eq!(entry.kind, kind, "{}", entry.id);
        let defence = matches!(card, Card::Scout | Card::Bishop | Card::HerbWoman);
        if let (Some(subtype), Some(needs_seven)) = (&entry.subtype, entry.needs_seven) {
            assert_eq!(subtype == "defence", defence, "{}", entry.id);
            assert_eq!(needs_seven, !defence, "{}", entry.id);
        }
        for defender in Card::ALL {
            let defends = entry.defended_by.iter().any(|id| id == defender.id());
            // Events have defences too, but those stand on the table and are not played.
            if card.family() == Family::Action {
                assert_eq!(defender.defends(card), defends, "{} against {}", defender.id(), card.id());
            }
        }
    }
    for region in Region::ALL {
        let entry = file.cards.iter().find(|one| one.id == region.id()).expect("every region is in the file");
        assert_eq!(entry.resource, Some(region.resource()));
        assert_eq!(entry.starting_set.unwrap_or(0), region.starting_set());
    }
    let state = CatanCards::start(&Setup::usual()).expect("the usual table");
    let Ok(Answer::Deck { entries }) = CatanCards::answer(&state, &Question::Deck {}) else {
        panic!("no deck")
    };
    for checked in entries {
        let entry =
            file.cards.iter().find(|one| one.id == checked.base.id).expect("every entry is in the file");
        let name =
            |value: Value| serde_json::to_value(value).expect("a name").as_str().expect("text").to_owned();
        for value in Value::ALL {
            let told = entry.certainty.get(&name(value)).copied().unwrap_or(Certainty::Sure);
            let found =
                checked.uncertain.iter().find(|(one, _)| *one == value).map(|(_, certainty)| *certainty);
            assert_eq!(found.unwrap_or(Certainty::Sure), told, "{} {value:?}", entry.id);
        }
    }
}

#[test]
fn the_sixty_two_are_twenty_yellow_twenty_six_green_sixteen_red() {
    let listed = base_catalogue();
    let sum = |fits: fn(Family) -> bool| -> i16 {
        Card::ALL.iter().filter(|card| fits(card.family())).map(|card| of(&listed, card.id()).count).sum()
    };
    assert_eq!(sum(|family| family == Family::Action), 20, "CARD-COMP-05");
    assert_eq!(sum(|family| family == Family::Building), 11, "CARD-COMP-05");
    assert_eq!(sum(|family| family == Family::Fleet), 6, "CARD-COMP-05");
    assert_eq!(sum(|family| family == Family::Knight), 9, "CARD-COMP-05");
    assert_eq!(sum(|family| family == Family::Red), 16, "CARD-COMP-05");
    assert_eq!(Event::ALL.iter().map(|event| of(&listed, event.id()).count).sum::<i16>(), 10);
}

#[test]
fn points_are_red_only_and_no_card_costs_gold() {
    let listed = base_catalogue();
    for card in Card::ALL {
        let one = of(&listed, card.id());
        let red = card.family() == Family::Red;
        assert!(red || one.points == 0, "CARD-BUILD-15: {}", one.id);
        assert!(!red || one.points + one.commerce > 0, "CARD-BUILD-15: {}", one.id);
        assert_eq!(one.cost.map_or(0, |price| price.gold), 0, "CARD-RES-08: {}", one.id);
    }
}
