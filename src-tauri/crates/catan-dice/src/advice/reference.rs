//! The reference odds (`data/odds.json`), reached independently with exact fractions, against ours.

use serde_json::Value;

use super::reroll::{self, Values};
use super::shape::{Shape, Tariff, Terms};
use super::throws::{FULL, THROWS};
use crate::{Dice, Face, Kind, Knight, Move, Named, Setup, State, Symbol, advice::advise};

fn odds() -> Value {
    serde_json::from_str(include_str!("../../data/odds.json")).unwrap()
}

fn number(value: &Value) -> f64 {
    value["float"].as_f64().unwrap()
}

fn near(what: &str, got: f64, expected: f64) {
    assert!((got - expected).abs() < 1e-6, "{what}: {got} is not {expected}");
}

/// Values of final dice: 1 where one of these shapes can be paid with these jokers.
fn finals(shapes: &[Shape], gold: bool, ready: u8) -> Box<Values<1>> {
    let tariff = Tariff::of(Terms { same_turn_joker: true, jokers: true, gold });
    let mut values = reroll::blank::<1>();
    for shape in shapes {
        for (sets, value) in tariff.sets(*shape, None).iter().zip(&mut values[FULL..]) {
            if sets.iter().any(|set| set & !ready == 0) {
                value[0] = 1.0;
            }
        }
    }
    values
}

/// The chance from a fresh turn with so many rolls.
fn fresh(mut finals: Box<Values<1>>, rolls: u32) -> f64 {
    for _ in 1..rolls {
        reroll::average(&mut finals);
        reroll::choose(&mut finals);
    }
    reroll::first_roll(&finals)[0]
}

fn face(letter: char) -> Face {
    match letter {
        'O' => Face::Ore,
        'G' => Face::Grain,
        'W' => Face::Wool,
        'L' => Face::Lumber,
        'B' => Face::Brick,
        'A' => Face::Gold,
        other => panic!("no face {other}"),
    }
}

fn dice(letters: &str) -> Dice {
    letters.chars().map(face).collect()
}

fn single(kind: &str) -> Shape {
    match kind {
        "road" => Shape::Road,
        "knight" => Shape::Knight,
        "settlement" => Shape::Settlement,
        "city" => Shape::City,
        other => panic!("no kind {other}"),
    }
}

#[test]
fn every_bundle_from_a_fresh_turn() {
    let odds = odds();
    let bundles = odds["bundles"].as_object().unwrap();
    assert_eq!(bundles.len(), 9);
    for (name, cells) in bundles {
        let shape = match name.as_str() {
            "2 roads" => Shape::TwoRoads,
            "3 roads" => Shape::ThreeRoads,
            "2 knights" => Shape::TwoKnights,
            "road+knight" => Shape::KnightRoad,
            "settlement+road" => Shape::RoadSettlement,
            kind => single(kind),
        };
        for rolls in 1..=3 {
            for (key, gold) in [("gold", true), ("nogold", false)] {
                let key = format!("rolls{rolls}_{key}");
                near(&format!("{name} {key}"), fresh(finals(&[shape], gold, 0), rolls), number(&cells[&key]));
            }
        }
    }
}

#[test]
fn a_city_with_jokers() {
    let odds = odds();
    let mut seen = 0;
    for (name, cell) in odds["city_given_jokers"].as_object().unwrap() {
        if name == "O+O" {
            near(name, fresh(with_two_ore_jokers(), 3), number(cell));
            continue;
        }
        let knights = name.split('+').filter(|joker| *joker != "none").map(|joker| match joker {
            "*" => Knight(6),
            letters => {
                let face = face(letters.chars().next().unwrap());
                Knight::all().find(|knight| knight.face() == Some(face)).unwrap()
            }
        });
        let ready = knights.fold(0, |set, knight| set | knight.bit());
        near(name, fresh(finals(&[Shape::City], true, ready), 3), number(cell));
        seen += 1;
    }
    assert_eq!(seen, 6);
}

/// No sheet has two ore jokers, so this one is counted by hand.
fn with_two_ore_jokers() -> Box<Values<1>> {
    let mut values = reroll::blank::<1>();
    for (dice, value) in THROWS.full().iter().zip(&mut values[FULL..]) {
        let missing = Kind::City.cost().minus(*dice);
        let pays = (0..=missing.count(Face::Ore).min(2)).any(|jokers| {
            let gold = missing.total() - jokers;
            let spare = i16::from(dice.total()) - i16::from(5 - missing.total()) - 2 * i16::from(gold);
            dice.count(Face::Gold) >= 2 * gold && spare >= i16::from(jokers)
        });
        value[0] = if pays { 1.0 } else { 0.0 };
    }
    values
}

#[test]
fn at_least_one_of_several() {
    for (name, cell) in odds()["any_legal_build"].as_object().unwrap() {
        let shapes: Vec<Shape> = name.split(" or ").map(single).collect();
        let chance = fresh(finals(&shapes, true, 0), 3);
        near(name, chance, number(&cell["p_build"]));
        near(name, 1.0 - chance, cell["p_forced_X"].as_f64().unwrap());
    }
}

/// The same through the table: real rolls, real advice.
#[test]
fn a_city_from_given_dice_and_what_to_keep() {
    let island =
        ["R0", "R1"].into_iter().filter_map(Symbol::named).fold(crate::Island::EMPTY, crate::Island::with);
    let names = |dice: Dice| -> Vec<Named<Face>> { Vec::from(dice).into_iter().map(Named::Known).collect() };
    for (letters, cells) in odds()["city_from_state"].as_object().unwrap() {
        let mut state = State::laid(&Setup::of(1), &[island], None).unwrap();
        for left in [2, 1] {
            let seat = referee::Seat(0);
            let mv = Move::Roll { seat, kept: Vec::new(), rolled: names(dice(letters)) };
            <crate::CatanDice as referee::Game>::play(&mut state, &mv).unwrap();
            let advice = advise(&state, None).unwrap();
            assert_eq!(advice.rolls_left, left);
            let goal = advice.goals.iter().find(|goal| goal.kinds == [Kind::City]).unwrap();
            let cell = &cells[&format!("rerolls_left_{left}")];
            near(letters, goal.chance, number(cell));
            let mut best: Vec<Dice> = cell["best_keeps"]
                .as_array()
                .unwrap()
                .iter()
                .map(|keep| dice(keep.as_str().unwrap()))
                .collect();
            let mut keeps = goal.keeps.clone();
            best.sort_unstable();
            keeps.sort_unstable();
            assert_eq!(keeps, best, "{letters}, {left} left");
        }
    }
}
