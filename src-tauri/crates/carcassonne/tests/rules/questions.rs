//! Questions about a position.

use crate::table::{Table, cell, farmer, knight, monk, roomy, thief};
use carcassonne::{Answer, Area, Carcassonne, Edge, HalfEdge, Kind, Question, Role, Spot, Turn};
use referee::{Game, Seat};

fn areas(table: &Table, tile: Kind, x: i16, y: i16, turn: u8, seat: u8) -> Vec<Area> {
    let question = Question::Followers { tile, x, y, turn: Turn::new(turn), seat: Seat(seat) };
    match Carcassonne::answer(&table.0, &question) {
        Ok(Answer::Followers { areas, .. }) => areas,
        other => panic!("{other:?}"),
    }
}

#[test]
fn tiles_lists_the_kinds_left_that_fit_in_a_place() {
    let mut table = Table::of(&carcassonne::Setup::new(2));
    let fitting = |table: &Table| match Carcassonne::answer(&table.0, &Question::Tiles { x: 0, y: -1 }) {
        Ok(Answer::Tiles { tiles }) => tiles,
        other => panic!("{other:?}"),
    };
    let before = fitting(&table);
    let c = before.iter().find(|tile| tile.tile == Kind::C).expect("all city fits");
    assert_eq!((c.left, c.turns.len(), c.distinct.len()), (1, 4, 1));
    assert!(before.iter().all(|tile| tile.tile != Kind::U));
    table.lay(0, "E", 0, -1, 2, None);
    let taken = Carcassonne::answer(&table.0, &Question::Tiles { x: 0, y: -1 }).expect_err("taken");
    assert_eq!(taken.message, "car-refused-occupied");
    let apart = Carcassonne::answer(&table.0, &Question::Tiles { x: 9, y: 9 }).expect_err("apart");
    assert_eq!(apart.rule, "CAR-PLACE-01");
}

#[test]
fn followers_says_what_each_area_may_take_what_it_completes_and_what_it_gives() {
    let mut table = Table::new();
    table.lay(0, "U", 1, 0, 0, thief(Edge::E));
    let areas = areas(&table, Kind::D, 0, -1, 2, 1);
    let told: Vec<_> = areas
        .iter()
        .map(|area| (area.role, area.at, area.refused.len(), area.completes, area.points))
        .collect();
    assert_eq!(
        told,
        [
            (Role::Knight, Spot::S, 0, true, 4),
            (Role::Thief, Spot::E, 0, false, 0),
            (Role::Farmer, Spot::Es, 0, false, 0),
            (Role::Farmer, Spot::Nw, 0, false, 0),
        ]
    );
    assert_eq!(areas[3].spots, [Spot::Nw, Spot::Ne, Spot::En, Spot::Wn]);
}

#[test]
fn followers_gives_the_refusal_of_an_occupied_area_and_whoever_scores_there() {
    let mut table = Table::new();
    table.lay(0, "U", 1, 0, 0, thief(Edge::E)).lay(1, "A", -1, 0, 3, None);
    let question = Question::Followers { tile: Kind::A, x: 2, y: 0, turn: Turn::new(1), seat: Seat(1) };
    let Ok(Answer::Followers { areas, completes, in_hand }) = Carcassonne::answer(&table.0, &question) else {
        panic!("an answer");
    };
    assert_eq!(
        (areas[0].refused[0].rule.as_str(), areas[0].completes, areas[0].points),
        ("CAR-FOL-06", true, 0)
    );
    assert_eq!((completes.len(), completes[0].tiles, completes[0].points.clone()), (1, 4, vec![4, 0]));
    assert_eq!(in_hand, 7);
}

#[test]
fn followers_of_a_monastery_in_a_hole_are_nine_points() {
    let mut setup = roomy(2);
    setup.start.tile = Kind::B;
    setup.counts.insert(Kind::B, 20);
    let mut table = Table::of(&setup);
    for (x, y) in [(1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1)] {
        table.lay(0, "B", x, y, 0, None);
    }
    let areas = areas(&table, Kind::B, 1, 1, 0, 0);
    assert_eq!((areas[0].role, areas[0].points), (Role::Monk, 9));
}

#[test]
fn feature_counts_a_city_and_what_could_close_it() {
    let mut table = Table::of(&carcassonne::Setup::new(2));
    table.lay(0, "F", 0, -1, 1, knight(Edge::N));
    let city = table.feature(0, 0, Spot::N);
    assert_eq!((city.tiles, city.shields, city.open_sides, city.complete), (2, 1, 1, false));
    assert_eq!((city.points_now, city.points_closed), (3, 6));
    assert_eq!((city.followers.clone(), city.majority.clone()), (vec![1, 0], vec![Seat(0)]));
    assert_eq!(city.open_places, [cell(0, -2)]);
    // Every tile with a city part of one edge: D 3, E 5, H 3, I 2, J 3, K 3, L 3, WA02, WA03, WA07, WA08, WA12.
    assert_eq!(city.closers, 27);
    assert_eq!(city.segments.len(), 2);
    assert_eq!(city.segments[1].spots, [Spot::N, Spot::S]);
}

#[test]
fn feature_with_two_open_places_has_no_single_closer() {
    let mut table = Table::new();
    table.lay(0, "U", 1, 0, 0, None);
    let road = table.feature(0, 0, Spot::E);
    assert_eq!((road.open_places.len(), road.closers), (2, 0));
}

#[test]
fn feature_of_a_monastery_counts_its_neighbours() {
    let mut table = Table::new();
    table.lay(0, "B", 0, 1, 0, monk());
    let monastery = table.feature(0, 1, Spot::Centre);
    assert_eq!((monastery.tiles, monastery.open_sides, monastery.open_places.len()), (2, 7, 7));
    assert_eq!((monastery.points_now, monastery.points_closed), (2, 9));
}

#[test]
fn feature_where_nothing_is_has_its_own_refusal() {
    let nothing = |x, y, at| {
        Carcassonne::answer(&Table::new().0, &Question::Feature { x, y, at }).expect_err("nothing").message
    };
    assert_eq!(nothing(0, 0, Spot::Centre), "car-refused-nothing-there");
    assert_eq!(nothing(0, 0, Spot::S), "car-refused-nothing-there");
    assert_eq!(nothing(5, 5, Spot::N), "car-refused-nothing-there");
}

#[test]
fn fields_numbers_the_towns_and_names_the_owners() {
    let mut table = Table::new();
    table.lay(0, "E", 0, -1, 2, farmer(HalfEdge::Nw)).lay(1, "B", 0, 1, 0, farmer(HalfEdge::Nw));
    let Ok(Answer::Fields { towns, fields }) = Carcassonne::answer(&table.0, &Question::Fields {}) else {
        panic!("an answer");
    };
    assert_eq!((towns.len(), towns[0].number, towns[0].tiles, towns[0].complete), (1, 1, 2, true));
    let told: Vec<_> = fields
        .iter()
        .map(|field| (field.owners.clone(), field.complete_towns.clone(), field.points))
        .collect();
    assert_eq!(
        told,
        [(vec![], vec![1], 3), (vec![Seat(1)], vec![], 0), (vec![Seat(0)], vec![1], 3)],
        "north of the start tile's road, south of it, and beside the other tile of the town"
    );
}

#[test]
fn followers_names_a_feature_once_that_two_areas_of_the_tile_complete() {
    let mut table = Table::from("N", 2);
    table.lay(0, "N", 1, 0, 3, knight(Edge::W)).lay(1, "N", 0, 1, 1, None);
    let question = Question::Followers { tile: Kind::I, x: 1, y: 1, turn: Turn::NONE, seat: Seat(1) };
    let Ok(Answer::Followers { areas, completes, .. }) = Carcassonne::answer(&table.0, &question) else {
        panic!("an answer");
    };
    assert_eq!((completes.len(), completes[0].tiles, completes[0].points.clone()), (1, 4, vec![8, 0]));
    let rules: Vec<&str> = areas[..2].iter().map(|area| area.refused[0].rule.as_str()).collect();
    assert_eq!(rules, ["CAR-FOL-06", "CAR-FOL-06"]);
}
