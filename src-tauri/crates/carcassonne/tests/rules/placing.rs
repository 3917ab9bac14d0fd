//! Placing tiles: rules CAR-PLACE, CAR-SET and CAR-TURN-01, each refusal with its own reason.

use crate::table::{Table, cell, knight, monk, place, roomy};
use carcassonne::{Carcassonne, Kind, Move, Place, Setup, Spot};
use referee::{Arg, Game, Seat};

fn discard(seat: u8, tile: &str) -> Move {
    Move::Discard { seat: Seat(seat), tile: Kind::named(tile).expect("a kind") }
}

/// A game with these tiles only.
fn only(counts: &[(&str, u8)]) -> Setup {
    let mut setup = Setup::new(2);
    setup.counts = Kind::ALL.into_iter().map(|kind| (kind, 0)).collect();
    for (name, count) in counts {
        setup.counts.insert(Kind::named(name).expect("a kind"), *count);
    }
    setup
}

#[test]
fn car_place_01_a_tile_that_touches_nothing_is_refused() {
    assert_eq!(Table::new().breaks(&place(0, "B", 3, 0, 0, None)), ["CAR-PLACE-01"]);
    let refusal = &Table::new().refusal(&place(0, "B", 30_000, -30_000, 0, None))[0];
    assert_eq!((refusal.rule.as_str(), refusal.message.as_str()), ("CAR-PLACE-01", "car-refused-off-table"));
}

#[test]
fn car_place_01_a_taken_place_is_refused_and_says_what_lies_there() {
    let refusal = &Table::new().refusal(&place(0, "B", 0, 0, 0, None))[0];
    assert_eq!(refusal.message, "car-refused-occupied");
    assert_eq!(refusal.args["theirs"], Arg::Text("D".to_owned()));
}

#[test]
fn car_place_02_touching_at_a_corner_is_refused() {
    let refusal = &Table::new().refusal(&place(0, "B", 1, 1, 0, None))[0];
    assert_eq!(refusal.rule, "CAR-PLACE-02");
    assert_eq!(refusal.at[1], Place::cell(cell(0, 0)), "the tile whose corner it is");
}

#[test]
fn car_place_03_a_field_beside_a_road_is_refused_and_names_edge_and_landscapes() {
    let refusal = &Table::new().refusal(&place(0, "B", 1, 0, 0, None))[0];
    assert_eq!(refusal.rule, "CAR-PLACE-03");
    let word = |name: &str| match &refusal.args[name] {
        Arg::Word(word) => word.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        [word("edge"), word("mine"), word("theirs")],
        ["car-edge-west", "car-landscape-field", "car-landscape-road"]
    );
    assert_eq!(refusal.at[0].at, Some(Spot::W));
    assert_eq!((refusal.at[1].x, refusal.at[1].at), (0, Some(Spot::E)));
}

#[test]
fn car_place_04_one_side_that_fits_is_not_enough() {
    let mut table = Table::new();
    table.lay(0, "U", 1, 0, 0, None).lay(1, "E", 0, -1, 2, None);
    assert_eq!(table.breaks(&place(0, "D", 1, -1, 0, None)), ["CAR-PLACE-04"]);
}

#[test]
fn car_place_05_a_tile_fits_in_every_turn_that_matches() {
    assert_eq!(Table::new().fits("E"), [(0, -1, vec![2]), (0, 1, vec![1, 2, 3])]);
}

#[test]
fn car_place_06_a_tile_that_fits_nowhere_leaves_and_the_same_seat_draws_again() {
    let mut setup = Setup::new(2);
    setup.start.tile = Kind::B;
    let mut table = Table::of(&setup);
    let before = table.0.tiles_left();
    Carcassonne::play(&mut table.0, &discard(0, "C")).expect("no side of B is city");
    assert_eq!(Carcassonne::asks(&table.0).seats, [Seat(0)]);
    assert_eq!(table.0.tiles_left(), before - 1, "tiles that left are not counted as left");
    assert_eq!(table.breaks(&discard(0, "C")), ["CAR-SET-04"], "there was only one");
}

#[test]
fn car_place_07_when_the_pile_runs_out_this_way_the_game_is_over() {
    let mut setup = only(&[("B", 2), ("C", 1)]);
    setup.start.tile = Kind::B;
    let mut table = Table::of(&setup);
    table.lay(0, "B", 1, 0, 0, monk());
    Carcassonne::play(&mut table.0, &discard(1, "C")).expect("fits nowhere");
    assert!(Carcassonne::outcome(&table.0).finished);
    assert_eq!(table.points(), [2, 0], "final scoring was done");
    assert_eq!(table.breaks(&place(0, "B", 2, 0, 0, None)), ["CAR-END-01"]);
}

#[test]
fn car_place_08_a_tile_that_fits_may_not_be_thrown_away_and_a_place_is_named() {
    let refusal = &Table::new().refusal(&discard(0, "C"))[0];
    assert_eq!(refusal.rule, "CAR-PLACE-08");
    assert_eq!(refusal.at, [Place::cell(cell(0, -1))]);
}

#[test]
fn car_place_09_a_hole_may_be_enclosed() {
    let mut setup = roomy(2);
    setup.start.tile = Kind::B;
    setup.counts.insert(Kind::B, 20);
    let mut table = Table::of(&setup);
    for (x, y) in [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)] {
        table.lay(0, "B", x, y, 0, None);
    }
    let hole = Carcassonne::view(&table.0).frontier.into_iter().find(|place| (place.x, place.y) == (1, 1));
    assert!(hole.is_some_and(|hole| hole.fits > 0));
}

#[test]
fn car_place_09_a_hole_that_nothing_fits_is_allowed_and_marked() {
    let mut table = Table::of(&only(&[("D", 1), ("U", 1), ("E", 3)]));
    table.lay(0, "E", 0, -1, 2, None).lay(1, "U", 1, 0, 0, None);
    let frontier = Carcassonne::view(&table.0).frontier;
    let fits = |x, y| frontier.iter().find(|place| (place.x, place.y) == (x, y)).map(|place| place.fits);
    assert_eq!(fits(2, 0), Some(0), "a road leads there, and only a field tile is left");
    assert_eq!(fits(1, 1), Some(2));
}

#[test]
fn car_place_10_city_parts_apart_on_a_tile_are_different_cities_there() {
    let mut table = Table::new();
    table.lay(0, "H", 0, -1, 0, None);
    assert_eq!(table.feature(0, -1, Spot::S).tiles, 2);
    assert_eq!(table.feature(0, -1, Spot::N).tiles, 1);
}

#[test]
fn car_place_11_monasteries_may_be_neighbours() {
    let mut table = Table::from("B", 0);
    table.lay(0, "B", 1, 0, 0, monk()).lay(1, "B", 2, 0, 0, monk());
    assert_eq!(table.standing(), [3, 2]);
}

#[test]
fn car_turn_01_a_wrong_seat_is_refused_and_the_right_one_is_named() {
    let mut table = Table::of(&Setup::new(3));
    let refusal = &table.refusal(&place(2, "U", 1, 0, 0, None))[0];
    assert_eq!(refusal.rule, "CAR-TURN-01");
    assert_eq!(refusal.args["turn"], Arg::Seat(Seat(0)));
    table.lay(0, "U", 1, 0, 0, None).lay(1, "U", 2, 0, 0, None).lay(2, "U", 3, 0, 0, None);
    assert_eq!(Carcassonne::asks(&table.0).seats, [Seat(0)], "round the table");
    assert_eq!(table.breaks(&place(7, "U", 4, 0, 0, None)), ["CAR-GEN-02"], "nobody sits there");
}

#[test]
fn car_set_04_a_kind_that_is_used_up_is_refused() {
    let mut table = Table::of(&Setup::new(2));
    table.lay(0, "X", 1, 0, 0, None);
    assert_eq!(table.breaks(&place(1, "X", 2, 0, 0, None)), ["CAR-SET-04"]);
}

#[test]
fn car_set_01_an_animal_tile_is_refused_in_a_game_without_them() {
    let mut setup = Setup::new(2);
    setup.animals = false;
    assert_eq!(Table::of(&setup).breaks(&place(0, "WA01", 1, 0, 0, None)), ["CAR-SET-01"]);
}

#[test]
fn every_reason_is_given_at_once_the_weightiest_first() {
    let mut setup = Setup::new(2);
    setup.animals = false;
    let breaks = Table::of(&setup).breaks(&place(1, "WA04", 1, 0, 0, knight(carcassonne::Edge::N)));
    assert_eq!(breaks, ["CAR-TURN-01", "CAR-SET-01", "CAR-PLACE-03", "CAR-FOL-04"]);
}
