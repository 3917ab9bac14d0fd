//! Set-up: rules CAR-SET, every nonsense with its own refusal, and the forms on the wire.

use carcassonne::{Carcassonne, Farmers, Kind, Move, Order, Setup, TwoTileCity};
use referee::{Game, Seat};
use serde_json::{Value, json};

fn refused(change: impl FnOnce(&mut Setup)) -> Vec<String> {
    let mut setup = Setup::new(2);
    change(&mut setup);
    let reasons = Carcassonne::start(&setup).expect_err("a refusal");
    reasons.into_iter().map(|remark| format!("{} {}", remark.rule, remark.message)).collect()
}

#[test]
fn car_set_04_83_tiles_are_drawn_and_71_without_animals() {
    let mut setup = Setup::new(2);
    assert_eq!(Carcassonne::start(&setup).expect("a table").tiles_left(), 83);
    setup.animals = false;
    assert_eq!(Carcassonne::start(&setup).expect("a table").tiles_left(), 71);
}

#[test]
fn car_set_03_the_start_tile_is_one_of_the_four_d() {
    let state = Carcassonne::start(&Setup::new(2)).expect("a table");
    assert_eq!(state.left(Kind::D), 3);
    let start = Carcassonne::view(&state).tiles[0];
    assert_eq!((start.tile, start.x, start.y, start.seat), (Kind::D, 0, 0, None));
}

#[test]
fn car_set_06_everybody_has_seven_followers() {
    let state = Carcassonne::start(&Setup::new(5)).expect("a table");
    assert_eq!(Carcassonne::view(&state).hands, [7; 5]);
}

#[test]
fn car_set_07_the_chosen_seat_starts() {
    let mut setup = Setup::new(4);
    setup.first = Seat(2);
    let state = Carcassonne::start(&setup).expect("a table");
    assert_eq!(Carcassonne::asks(&state).seats, [Seat(2)]);
}

#[test]
fn counts_of_lost_and_added_tiles_are_played_with() {
    let mut setup = Setup::new(2);
    setup.counts.extend([(Kind::C, 0), (Kind::U, 12)]);
    let state = Carcassonne::start(&setup).expect("a table");
    assert_eq!((state.left(Kind::C), state.left(Kind::U), state.tiles_left()), (0, 12, 86));
}

#[test]
fn car_gen_02_too_few_or_too_many_seats() {
    for seats in [0, 1, 6, 255] {
        assert_eq!(refused(|setup| setup.seats = seats), ["CAR-GEN-02 car-setup-seats"], "{seats}");
    }
    let mut alone = Setup::new(1);
    alone.order = Order::Free;
    assert!(Carcassonne::start(&alone).is_ok(), "a position may be laid out alone");
}

#[test]
fn every_other_nonsense_has_its_own_refusal() {
    assert_eq!(refused(|setup| setup.first = Seat(2)), ["CAR-SET-07 car-setup-first"]);
    assert_eq!(refused(|setup| setup.followers = 41), ["CAR-SET-06 car-setup-followers"]);
    assert_eq!(refused(|setup| setup.start.x = 1001), ["CAR-SET-03 car-setup-start-far"]);
    assert_eq!(refused(|setup| setup.start.y = i16::MIN), ["CAR-SET-03 car-setup-start-far"]);
    assert_eq!(refused(|setup| setup.counts.extend([(Kind::U, 255)])), ["CAR-SET-01 car-setup-too-many"]);
    assert_eq!(refused(|setup| setup.counts.extend([(Kind::D, 0)])), ["CAR-SET-03 car-setup-no-start"]);
    let empty = |setup: &mut Setup| {
        setup.counts = Kind::ALL.into_iter().map(|kind| (kind, u8::from(kind == Kind::D))).collect();
    };
    assert_eq!(refused(empty), ["CAR-SET-04 car-setup-empty-bag"]);
}

#[test]
fn all_but_the_seats_may_be_left_out_of_a_set_up() {
    let setup: Setup = serde_json::from_value(json!({"seats": 3})).expect("a set-up");
    assert_eq!(setup, Setup::new(3));
    assert_eq!((setup.farmers, setup.two_tile_city), (Farmers::ThirdEdition, TwoTileCity::Four));
}

#[test]
fn forms_come_back_as_they_were_written() {
    let setup = json!({
        "seats": 2, "first": 1, "animals": false, "farmers": "firstEdition", "twoTileCity": 2,
        "followers": 5, "counts": {"WA01": 3, "C": 0},
        "start": {"tile": "WA11", "x": -3, "y": 4, "turn": 3}, "order": "free",
    });
    let read: Setup = serde_json::from_value(setup.clone()).expect("a set-up");
    assert_eq!(serde_json::to_value(read).expect("JSON"), setup);
    for mv in [
        json!({"type": "place", "seat": 0, "tile": "D", "x": 1, "y": 0, "turn": 0, "follower": null}),
        json!({"type": "place", "seat": 1, "tile": "WA04", "x": -1, "y": 2, "turn": 3,
            "follower": {"role": "monk"}}),
        json!({"type": "place", "seat": 0, "tile": "E", "x": 0, "y": -1, "turn": 2,
            "follower": {"role": "farmer", "at": "N-w"}}),
        json!({"type": "place", "seat": 0, "tile": "E", "x": 0, "y": -1, "turn": 2,
            "follower": {"role": "knight", "at": "S"}}),
        json!({"type": "discard", "seat": 4, "tile": "X"}),
    ] {
        let read: Move = serde_json::from_value(mv.clone()).expect("a move");
        assert_eq!(serde_json::to_value(read).expect("JSON"), mv);
    }
}

#[test]
fn what_is_not_understood_is_not_guessed() {
    let place = |change: &dyn Fn(&mut Value)| {
        let mut mv =
            json!({"type": "place", "seat": 0, "tile": "D", "x": 1, "y": 0, "turn": 0, "follower": null});
        change(&mut mv);
        serde_json::from_value::<Move>(mv).is_err()
    };
    assert!(!place(&|_| {}));
    assert!(place(&|mv| mv["tile"] = json!("Y")), "unknown tile");
    assert!(place(&|mv| mv["turn"] = json!(4)), "no such turn");
    assert!(place(&|mv| mv["extra"] = json!(1)), "unknown field");
    assert!(place(&|mv| mv["x"] = json!(40_000)), "no such place");
    assert!(place(&|mv| mv["follower"] = json!({"role": "knight", "at": "N-w"})), "half an edge");
    assert!(place(&|mv| mv["follower"] = json!({"role": "monk", "at": "N"})), "a monk stands nowhere else");
    assert!(place(&|mv| mv["follower"] = json!({"role": "abbot"})), "no such role");
    assert!(serde_json::from_value::<Setup>(json!({"seats": 2, "twoTileCity": 3})).is_err());
    assert!(serde_json::from_value::<Setup>(json!({"seats": 2, "counts": {"Z": 1}})).is_err());
    assert!(serde_json::from_value::<Setup>(json!({"seats": 2, "river": true})).is_err());
}
