//! Scoring during the game: rules CAR-ROAD, CAR-CITY, CAR-MON, CAR-MAJ, CAR-TURN-05.

use crate::table::{Table, cell, knight, monk, roomy, thief};
use carcassonne::{Carcassonne, Edge, Kind, Spot, TwoTileCity};
use referee::{Arg, Game};

#[test]
fn car_road_01_03_a_road_between_two_monasteries_is_complete_and_gives_a_point_a_tile() {
    let mut table = Table::new();
    table.lay(0, "A", 1, 0, 1, thief(Edge::W));
    assert_eq!(table.points(), [0, 0]);
    table.lay(1, "A", -1, 0, 3, None);
    assert_eq!(table.points(), [3, 0]);
    let line = &Carcassonne::sheet(&table.0).lines[0];
    assert_eq!((line.code.as_str(), line.source.as_str(), line.at.len()), ("car-line-road", "road", 3));
}

#[test]
fn car_road_01_a_loop_is_complete_at_once() {
    let mut table = Table::from("V", 3);
    table.lay(0, "V", 1, 0, 0, None).lay(1, "V", 1, 1, 1, None).lay(0, "V", 0, 1, 2, thief(Edge::N));
    assert_eq!(table.points(), [4, 0]);
}

#[test]
fn car_road_02_a_lonely_village_ends_a_road() {
    let mut table = Table::new();
    table.lay(0, "WA11", 1, 0, 1, thief(Edge::W)).lay(1, "A", -1, 0, 3, None);
    assert_eq!(table.points(), [3, 0]);
}

#[test]
fn car_road_04_a_crossing_that_the_road_leaves_and_comes_back_to_counts_once() {
    let mut table = Table::from("X", 0);
    table.lay(0, "V", 1, 0, 0, None).lay(1, "V", 1, 1, 1, None).lay(0, "V", 0, 1, 2, thief(Edge::N));
    assert_eq!(table.points(), [4, 0]);
}

#[test]
fn car_road_05_roads_at_a_crossing_are_scored_one_by_one() {
    let mut table = Table::from("A", 3);
    table.lay(0, "X", 1, 0, 0, thief(Edge::W));
    assert_eq!(table.points(), [2, 0]);
    table.lay(1, "A", 2, 0, 1, thief(Edge::W));
    assert_eq!(table.points(), [2, 2]);
}

#[test]
fn car_city_02_three_tiles_and_a_shield_give_8() {
    let mut table = Table::new();
    table.lay(0, "F", 0, -1, 1, knight(Edge::N)).lay(1, "E", 0, -2, 2, None);
    assert_eq!(table.points(), [8, 0]);
    let line = &Carcassonne::sheet(&table.0).lines[0];
    assert_eq!((&line.args["tiles"], &line.args["shields"]), (&Arg::Number(3), &Arg::Number(1)));
}

#[test]
fn car_city_02_a_shield_that_joins_a_larger_city_counts() {
    let mut table = Table::new();
    table
        .lay(0, "G", 0, -1, 1, knight(Edge::N))
        .lay(1, "F", 0, -2, 1, None)
        .lay(0, "F", 0, -3, 1, None)
        .lay(1, "E", 0, -4, 2, None);
    assert_eq!(table.points(), [14, 0], "5 tiles and 2 shields");
}

/// A city of four tiles: an I whose two parts belong to it, and three corners; the last tile is laid by seat
/// 1 without a follower.
fn ring() -> Table {
    let mut table = Table::from("I", 0);
    table.lay(0, "N", 0, -1, 3, knight(Edge::W)).lay(1, "N", -1, -1, 2, None);
    table
}

#[test]
fn car_city_03_two_parts_of_one_tile_count_once() {
    let mut table = ring();
    let open = table.feature(0, -1, Spot::S);
    assert_eq!((open.tiles, open.complete, open.open_sides), (3, false, 1), "the other part is apart still");
    table.lay(1, "N", -1, 0, 1, None);
    assert_eq!(table.points(), [8, 0], "four tiles without a shield");
    assert_eq!(table.feature(0, 0, Spot::N), table.feature(0, 0, Spot::W));
}

#[test]
fn car_city_04_two_tiles_give_4_and_2_by_the_older_rule() {
    for (rule, points) in [(TwoTileCity::Four, 4), (TwoTileCity::Two, 2)] {
        let mut setup = roomy(2);
        setup.two_tile_city = rule;
        let mut table = Table::of(&setup);
        table.lay(0, "E", 0, -1, 2, knight(Edge::S));
        assert_eq!(table.points(), [points, 0]);
    }
}

#[test]
fn car_city_05_a_gap_inside_keeps_the_city_open() {
    let table = ring();
    assert_eq!(table.points(), [0, 0]);
    let city = table.feature(0, -1, Spot::S);
    assert_eq!(city.open_places, [cell(-1, 0)]);
}

#[test]
fn car_mon_01_02_one_tile_completes_two_monasteries() {
    let mut setup = roomy(2);
    setup.start.tile = Kind::B;
    setup.counts.insert(Kind::B, 20);
    let mut table = Table::of(&setup);
    // Four by three places; (1, 0) last.
    table.lay(0, "B", 0, 1, 0, None).lay(0, "B", 1, 1, 0, monk()).lay(1, "B", 2, 1, 0, monk());
    for (x, y) in [(3, 1), (3, 0), (2, 0), (0, 2), (1, 2), (2, 2), (3, 2)] {
        table.lay(1, "B", x, y, 0, None);
    }
    assert_eq!((table.points(), table.standing()), (vec![0, 0], vec![8, 8]));
    table.lay(1, "B", 1, 0, 0, None);
    assert_eq!(table.points(), [9, 9]);
    assert_eq!(table.hands(), [7, 7]);
}

#[test]
fn car_mon_03_a_monastery_placed_into_a_hole_is_complete_at_once() {
    let mut setup = roomy(2);
    setup.start.tile = Kind::B;
    setup.counts.insert(Kind::B, 20);
    let mut table = Table::of(&setup);
    for (x, y) in [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)] {
        table.lay(0, "B", x, y, 0, None);
    }
    table.lay(1, "B", 1, 1, 0, monk());
    assert_eq!((table.points(), table.hands()), (vec![0, 9], vec![7, 7]));
}

#[test]
fn car_maj_02_on_a_tie_each_gets_all() {
    let mut table = Table::new();
    table
        .lay(0, "D", 1, 0, 0, knight(Edge::N))
        .lay(1, "D", 2, 0, 0, knight(Edge::N))
        .lay(0, "N", 1, -1, 2, None)
        .lay(1, "N", 2, -1, 3, None);
    assert_eq!(table.points(), [8, 8]);
}

#[test]
fn car_maj_04_nobody_there_no_line() {
    let mut table = Table::new();
    table.lay(0, "E", 0, -1, 2, None);
    assert!(Carcassonne::sheet(&table.0).lines.is_empty());
}

#[test]
fn car_turn_05_everything_the_tile_completes_is_scored() {
    let mut table = Table::from("E", 0);
    // A city and a road with one end open, both ending at (1, -1).
    table
        .lay(0, "N", 0, -1, 2, knight(Edge::E))
        .lay(1, "A", 1, 0, 2, thief(Edge::N))
        .lay(0, "T", 1, -1, 0, None);
    assert_eq!(table.points(), [0, 2], "the road ends at the gate");
    table.lay(0, "E", 1, -2, 2, None);
    assert_eq!(table.points(), [0, 2]);
    let before = Carcassonne::sheet(&table.0).lines.len();
    table.lay(1, "E", 2, -1, 3, None);
    assert_eq!(Carcassonne::sheet(&table.0).lines.len(), before + 1);
    assert_eq!(table.points(), [10, 2]);
}

#[test]
fn car_turn_05_a_road_and_a_city_in_one_turn_are_two_lines_of_one_move() {
    let mut table = Table::new();
    table
        .lay(0, "U", 1, 0, 0, None)
        .lay(1, "U", -1, 0, 0, None)
        .lay(0, "A", 1, -1, 1, thief(Edge::W))
        .lay(1, "A", -1, -1, 3, None)
        .lay(1, "D", 0, -1, 2, knight(Edge::S));
    assert_eq!(table.points(), [3, 4]);
    let lines = Carcassonne::sheet(&table.0).lines;
    let told: Vec<(&str, Option<u32>)> = lines.iter().map(|line| (line.code.as_str(), line.after)).collect();
    assert_eq!(told, [("car-line-road", Some(4)), ("car-line-city", Some(4))]);
}
