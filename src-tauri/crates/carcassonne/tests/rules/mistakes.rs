//! Mistakes that other programs made, each named by its kind, and what is right.
//!
//! Several are also rules' own tests: a circular road (`car_road_01`), a farmer reachable through a further
//! tile (`car_fol_06`), followers left standing (`car_ret_01`), holes (`car_place_09`), undo (`laws`).

use crate::table::{Table, farmer, knight, place, thief};
use carcassonne::tiles::facts;
use carcassonne::{Carcassonne, Edge, HalfEdge, Kind, Question, Spot};
use referee::{Arg, Game, Seat};

#[test]
fn farmer_on_a_field_that_was_occupied_through_an_earlier_merge() {
    let mut table = Table::new();
    table
        .lay(0, "U", 1, 0, 0, farmer(HalfEdge::Se))
        .lay(1, "X", 2, 0, 0, None)
        .lay(1, "A", 2, 1, 2, None)
        .lay(1, "B", 3, 1, 0, None);
    assert_eq!(table.breaks(&place(1, "B", 4, 1, 0, farmer(HalfEdge::Nw))), ["CAR-FOL-06"]);
}

#[test]
fn tile_with_two_parts_of_an_unfinished_city_counted_twice() {
    let mut table = Table::from("I", 0);
    table.lay(0, "N", 0, -1, 3, knight(Edge::W)).lay(1, "R", -1, -1, 2, None).lay(1, "N", -1, 0, 1, None);
    let city = table.feature(0, 0, Spot::W);
    assert_eq!((city.tiles, city.complete, city.points_now), (4, false, 4));
    assert_eq!(table.standing(), [4, 0]);
}

#[test]
fn shield_of_the_all_city_tile_ignored_in_an_unfinished_city() {
    let mut table = Table::new();
    table.lay(0, "C", 0, -1, 0, knight(Edge::N)).lay(1, "E", 1, -1, 3, None).lay(1, "E", -1, -1, 1, None);
    assert_eq!(table.standing(), [5, 0], "4 tiles and a shield");
}

#[test]
fn city_side_field_of_wa07_cut_in_two_and_an_inn_on_wa12() {
    let fields = |kind| facts(kind).fields.len();
    assert_eq!((fields(Kind::Wa07), fields(Kind::J)), (2, 2));
    assert_eq!((fields(Kind::Wa12), fields(Kind::K)), (2, 2));
    let mut table = Table::from("WA12", 0);
    table.lay(0, "A", 0, 1, 2, thief(Edge::N)).lay(1, "A", -1, 0, 3, None);
    assert_eq!(table.points(), [3, 0]);
}

#[test]
fn removed_tiles_still_counted_as_remaining() {
    let mut setup = carcassonne::Setup::new(2);
    setup.start.tile = Kind::B;
    let mut table = Table::of(&setup);
    let discard = carcassonne::Move::Discard { seat: Seat(0), tile: Kind::C };
    Carcassonne::play(&mut table.0, &discard).expect("fits nowhere");
    let view = Carcassonne::view(&table.0);
    assert_eq!((view.tiles_left, view.left.get(&Kind::C), view.discarded.len()), (82, None, 1));
}

#[test]
fn completion_tested_before_everything_was_joined() {
    // The last tile's city part meets two parts of one city; only joined is it closed.
    let mut table = Table::from("I", 0);
    table.lay(0, "N", 0, -1, 3, knight(Edge::W)).lay(1, "N", -1, -1, 2, None).lay(1, "N", -1, 0, 1, None);
    assert_eq!((table.points(), table.hands()), (vec![8, 0], vec![7, 7]));
}

#[test]
fn only_some_of_four_cities_joined() {
    // Four cities look at one empty place; the tile that is city on all sides goes there.
    let mut table = Table::new();
    table
        .lay(0, "U", 1, 0, 0, None)
        .lay(1, "U", -1, 0, 0, None)
        .lay(0, "E", 1, -1, 3, knight(Edge::W))
        .lay(1, "E", -1, -1, 1, knight(Edge::E))
        .lay(1, "B", 1, -2, 0, None)
        .lay(0, "E", 0, -2, 2, knight(Edge::S));
    assert_eq!(table.breaks(&place(1, "C", 0, -1, 0, knight(Edge::N))), ["CAR-FOL-06"]);
    table.lay(1, "C", 0, -1, 0, None);
    assert_eq!((table.points(), table.hands()), (vec![12, 0], vec![7, 7]), "5 tiles and a shield");
}

#[test]
fn road_followed_past_its_end_at_a_crossing() {
    let mut table = Table::from("X", 0);
    table.lay(0, "U", 1, 0, 0, thief(Edge::E)).lay(1, "U", -1, 0, 0, thief(Edge::W));
    assert_eq!(table.standing(), [2, 2], "two roads, though they meet at the crossing");
}

#[test]
fn city_of_the_start_tile_forgotten() {
    let mut table = Table::new();
    table.lay(0, "E", 0, -1, 2, knight(Edge::S));
    assert_eq!(table.points(), [4, 0]);
}

#[test]
fn road_with_three_thieves_of_one_player_counted_three_times() {
    // Three roads with a thief of seat 0 each, joined at no crossing.
    let mut table = Table::new();
    table
        .lay(0, "U", 1, 0, 0, thief(Edge::E))
        .let_stand(&place(0, "U", 2, 0, 0, thief(Edge::E)))
        .let_stand(&place(0, "U", 3, 0, 0, thief(Edge::E)));
    table.lay(1, "A", 4, 0, 1, None);
    assert_eq!(table.standing(), [5, 0]);
    table.lay(1, "A", -1, 0, 3, None);
    assert_eq!((table.points(), table.hands()), (vec![6, 0], vec![7, 7]));
}

#[test]
fn tiles_o_and_p_without_their_road() {
    for kind in [Kind::O, Kind::P] {
        assert_eq!(facts(kind).roads, [&[Edge::E, Edge::S][..]]);
        assert_eq!(facts(kind).fields.len(), 2, "the road cuts the field");
    }
}

#[test]
fn right_scores_that_nobody_could_follow() {
    let mut table = Table::new();
    table.lay(0, "F", 0, -1, 1, knight(Edge::N)).lay(1, "E", 0, -2, 2, None);
    let line = &Carcassonne::sheet(&table.0).lines[0];
    let figures: Vec<&str> = line.args.keys().map(String::as_str).collect();
    assert_eq!(figures, ["followers", "shields", "tiles"]);
    assert_eq!(line.args["followers"], Arg::PerSeat(vec![1, 0]));
    assert_eq!(line.at.len(), 3, "every part of the city is shown");
}

#[test]
fn points_shown_before_the_move_was_made() {
    let mut table = Table::new();
    table.lay(1, "U", 1, 0, 0, None);
    let before = table.0.clone();
    let question =
        Question::Followers { tile: Kind::E, x: 0, y: -1, turn: carcassonne::Turn::HALF, seat: Seat(0) };
    Carcassonne::answer(&table.0, &question).expect("an answer");
    assert_eq!(table.0, before, "a question changes nothing");
}
