//! Followers: rules CAR-FOL, CAR-MERGE, CAR-RET, CAR-VAR-01.

use crate::table::{Table, cell, farmer, knight, monk, place, roomy, thief};
use carcassonne::{Carcassonne, Edge, Farmers, HalfEdge, Move, Place, Setup, Spot};
use referee::{Arg, Game};

/// A city of the start tile and an R with a knight of seat 0, open to the north and east.
fn knight_in_an_open_city(setup: &Setup) -> Table {
    let mut table = Table::of(setup);
    table.lay(0, "R", 0, -1, 1, knight(Edge::N));
    table
}

#[test]
fn car_fol_02_an_empty_supply_sets_nobody() {
    let mut setup = roomy(2);
    setup.followers = 1;
    let mut table = Table::of(&setup);
    table.lay(0, "U", 1, 0, 0, thief(Edge::E));
    assert_eq!(table.breaks(&place(0, "B", 0, 1, 0, monk())), ["CAR-FOL-02"]);
    table.lay(1, "B", 0, 1, 0, monk());
}

#[test]
fn car_fol_04_a_follower_needs_an_area_of_its_kind() {
    let breaks = |follower| Table::new().breaks(&place(0, "U", 1, 0, 0, follower));
    assert_eq!(breaks(knight(Edge::N)), ["CAR-FOL-04"], "field, not city");
    assert_eq!(breaks(knight(Edge::E)), ["CAR-FOL-04"], "road, not city");
    assert_eq!(breaks(thief(Edge::N)), ["CAR-FOL-04"]);
    assert_eq!(breaks(monk()), ["CAR-FOL-04"]);
    let mut table = Table::new();
    assert_eq!(
        table.breaks(&place(0, "E", 0, -1, 2, farmer(HalfEdge::Se))),
        ["CAR-FOL-04"],
        "city, not field"
    );
}

#[test]
fn car_fol_04_any_edge_of_the_area_names_it() {
    let mut table = Table::new();
    let mv = place(0, "U", 1, 0, 0, thief(Edge::W));
    assert_eq!(mv.canonical(), place(0, "U", 1, 0, 0, thief(Edge::E)));
    table.lay(0, "U", 1, 0, 0, thief(Edge::W));
    assert_eq!(Carcassonne::view(&table.0).followers[0].at, Spot::E);
    let mv = place(0, "B", 1, 0, 3, farmer(HalfEdge::Ws));
    assert_eq!(mv.canonical(), place(0, "B", 1, 0, 3, farmer(HalfEdge::Nw)));
}

#[test]
fn car_fol_05_two_fields_of_one_tile_are_told_apart() {
    let mut table = Table::new();
    table.lay(0, "U", 1, 0, 0, farmer(HalfEdge::Nw));
    assert_eq!(table.breaks(&place(1, "U", 2, 0, 0, farmer(HalfEdge::Nw))), ["CAR-FOL-06"]);
    table.lay(1, "U", 2, 0, 0, farmer(HalfEdge::Sw));
}

#[test]
fn car_fol_06_occupied_road_far_away_is_refused_even_by_an_own_thief() {
    let mut table = Table::new();
    table.lay(0, "U", 1, 0, 0, thief(Edge::E)).lay(1, "U", 2, 0, 0, None).lay(0, "U", 3, 0, 0, None);
    for seat in [0, 1] {
        let refusal = &table.refusal(&place(seat, "U", 4, 0, 0, thief(Edge::E)))[0];
        assert_eq!(
            (refusal.rule.as_str(), refusal.message.as_str()),
            ("CAR-FOL-06", "car-refused-taken-road")
        );
        assert_eq!(refusal.args["followers"], Arg::PerSeat(vec![1, 0]));
        let there = Place::area(cell(1, 0), carcassonne::Feature::Road, Spot::E);
        assert_eq!(refusal.at, [there], "where the thief stands");
    }
}

#[test]
fn car_fol_06_occupied_field_far_away_is_refused() {
    let mut table = Table::new();
    table.lay(0, "B", 0, 1, 0, farmer(HalfEdge::Nw)).lay(1, "B", 1, 1, 0, None).lay(0, "B", 2, 1, 0, None);
    let refusal = &table.refusal(&place(1, "B", 3, 1, 0, farmer(HalfEdge::Se)))[0];
    assert_eq!((refusal.rule.as_str(), refusal.message.as_str()), ("CAR-FOL-06", "car-refused-taken-field"));
}

#[test]
fn car_fol_06_what_one_area_meets_the_other_meets_too_if_the_tile_makes_them_one() {
    // A free road leads from above the gap round to its right: it makes the two curves of WA09 one road. A
    // thief stands below, where only one of the curves leads.
    let mut setup = roomy(2);
    setup.start =
        carcassonne::StartTile { tile: carcassonne::Kind::V, x: 0, y: -1, turn: carcassonne::Turn::new(3) };
    let mut table = Table::of(&setup);
    table.lay(0, "V", 1, -1, 0, None).lay(1, "V", 1, 0, 1, None).lay(0, "B", 1, 1, 0, None).lay(
        1,
        "U",
        0,
        1,
        1,
        thief(Edge::N),
    );
    for edge in Edge::ALL {
        assert_eq!(table.breaks(&place(0, "WA09", 0, 0, 0, thief(edge))), ["CAR-FOL-06"], "{edge:?}");
    }
    table.lay(0, "WA09", 0, 0, 0, None);
    let road = table.feature(0, 0, Spot::N);
    assert_eq!((road.tiles, road.followers), (5, vec![0, 1]), "CAR-ROAD-04: WA09 counts once");
}

#[test]
fn car_fol_07_beside_a_taken_road_a_monk_or_farmer_is_possible() {
    let mut table = Table::new();
    table.lay(0, "U", 1, 0, 0, thief(Edge::E));
    assert_eq!(table.breaks(&place(1, "A", 2, 0, 1, thief(Edge::W))), ["CAR-FOL-06"]);
    for follower in [monk(), farmer(HalfEdge::Nw), None] {
        assert!(Carcassonne::check(&table.0, &place(1, "A", 2, 0, 1, follower)).allows(), "{follower:?}");
    }
}

#[test]
fn car_fol_08_beside_a_taken_city_a_thief_or_farmer_is_possible() {
    let mut table = knight_in_an_open_city(&roomy(2));
    assert_eq!(table.breaks(&place(1, "D", 0, -2, 2, knight(Edge::S))), ["CAR-FOL-06"]);
    for follower in [thief(Edge::E), farmer(HalfEdge::Nw), None] {
        assert!(Carcassonne::check(&table.0, &place(1, "D", 0, -2, 2, follower)).allows(), "{follower:?}");
    }
}

#[test]
fn car_fol_10_what_the_tile_completes_may_be_claimed_and_car_ret_02_the_follower_is_back_at_once() {
    let mut table = Table::new();
    table.lay(1, "E", 0, -1, 2, knight(Edge::S));
    assert_eq!(table.points(), [0, 4]);
    assert_eq!(table.hands(), [7, 7]);
    assert!(Carcassonne::view(&table.0).followers.is_empty());
}

#[test]
fn car_fol_11_a_follower_that_comes_back_is_for_the_next_turn() {
    let mut setup = roomy(2);
    setup.followers = 1;
    let mut table = knight_in_an_open_city(&setup);
    table.lay(0, "E", 0, -2, 2, None);
    assert_eq!(table.breaks(&place(0, "E", 1, -1, 3, farmer(HalfEdge::Ne))), ["CAR-FOL-11"]);
    table.lay(0, "E", 1, -1, 3, None);
    assert_eq!(table.hands(), [1, 1]);
    table.lay(0, "B", 0, 1, 0, monk());
}

#[test]
fn car_fol_02_a_follower_of_another_seat_that_comes_back_is_no_help() {
    let mut setup = roomy(2);
    setup.followers = 1;
    let mut table = knight_in_an_open_city(&setup);
    table.lay(0, "E", 0, -2, 2, None).lay(1, "U", 1, 0, 0, thief(Edge::E));
    assert_eq!(table.breaks(&place(1, "E", 1, -1, 3, farmer(HalfEdge::Ne))), ["CAR-FOL-02"]);
}

#[test]
fn car_fol_11_also_when_a_monk_comes_back() {
    let mut setup = roomy(2);
    setup.followers = 1;
    setup.start.tile = carcassonne::Kind::B;
    setup.counts.insert(carcassonne::Kind::B, 20);
    let mut table = Table::of(&setup);
    table.lay(0, "B", 1, 0, 0, monk());
    for (x, y) in [(0, 1), (1, 1), (2, 1), (2, 0), (2, -1), (1, -1)] {
        table.lay(1, "B", x, y, 0, None);
    }
    assert_eq!(table.breaks(&place(0, "B", 0, -1, 0, monk())), ["CAR-FOL-11"]);
}

#[test]
fn car_fol_12_a_farmer_beside_the_monastery_leaves_it_empty_for_good() {
    let mut table = Table::new();
    table.lay(0, "B", 0, 1, 0, farmer(HalfEdge::Nw));
    assert!(table.final_lines().iter().all(|line| line.source != "monastery"));
}

#[test]
fn car_fol_13_a_field_that_is_closed_all_round_may_be_claimed() {
    let mut table = Table::from("V", 3);
    table.lay(0, "V", 1, 0, 0, None).lay(1, "V", 1, 1, 1, None).lay(0, "V", 0, 1, 2, farmer(HalfEdge::Ne));
    let field = table.feature(0, 0, Spot::Es);
    assert_eq!((field.tiles, field.complete, field.followers), (4, false, vec![1, 0]));
}

#[test]
fn car_merge_01_02_03_corners_do_not_connect_then_a_tile_joins_two_farmers() {
    let mut table = Table::new();
    table.lay(0, "U", 1, 0, 0, farmer(HalfEdge::Se)).lay(1, "X", 2, 0, 0, farmer(HalfEdge::Es));
    assert_eq!(table.feature(2, 0, Spot::Es).followers, [0, 1]);
    let joining = |follower| place(0, "A", 2, 1, 2, follower);
    let refusal = &table.refusal(&joining(farmer(HalfEdge::Se)))[0];
    assert_eq!((refusal.rule.as_str(), &refusal.args["count"]), ("CAR-FOL-06", &Arg::Number(2)));
    table.lay(0, "A", 2, 1, 2, monk());
    assert_eq!(table.feature(2, 1, Spot::Se).followers, [1, 1], "now they share it");
}

#[test]
fn car_merge_04_cities_do_not_connect_across_corners() {
    let mut table = Table::new();
    table.lay(0, "D", 1, 0, 0, None);
    assert_eq!(table.feature(1, 0, Spot::N).tiles, 1);
    assert_eq!(table.feature(0, 0, Spot::N).tiles, 1);
}

#[test]
fn car_ret_01_the_minority_comes_home_without_points() {
    let mut table = Table::new();
    table
        .lay(0, "D", 1, 0, 0, knight(Edge::N))
        .lay(1, "D", 2, 0, 0, knight(Edge::N))
        .lay(0, "D", 3, 0, 0, knight(Edge::N))
        .lay(1, "N", 1, -1, 2, None)
        .lay(0, "R", 2, -1, 2, None);
    assert_eq!(table.hands(), [5, 6]);
    table.lay(1, "N", 3, -1, 3, None);
    assert_eq!(table.points(), [12, 0], "CAR-MAJ-01, and two knights do not double it (CAR-MAJ-03)");
    assert_eq!(table.hands(), [7, 7]);
    let lines = Carcassonne::sheet(&table.0).lines;
    assert_eq!(lines.len(), 1, "the minority is told by the winners' line");
    assert_eq!(lines[0].args["followers"], Arg::PerSeat(vec![2, 1]));
    assert_eq!(lines[0].after, Some(5));
}

#[test]
fn car_ret_03_farmers_stay_when_cities_are_completed() {
    let mut table = Table::new();
    table.lay(0, "R", 0, -1, 1, farmer(HalfEdge::Wn)).lay(1, "E", 0, -2, 2, None).lay(1, "E", 1, -1, 3, None);
    assert_eq!(table.hands(), [6, 7]);
}

#[test]
fn car_var_01_without_farmers_none_may_be_laid_and_none_is_scored() {
    let mut setup = roomy(2);
    setup.farmers = Farmers::None;
    let mut table = Table::of(&setup);
    assert_eq!(table.breaks(&place(0, "E", 0, -1, 2, farmer(HalfEdge::Nw))), ["CAR-VAR-01"]);
    let legal = carcassonne::legal_with(&table.0, carcassonne::Kind::E);
    assert!(
        legal.iter().all(|mv| !matches!(
            mv,
            Move::Place { follower: Some(carcassonne::Follower::Farmer { .. }), .. }
        ))
    );
    table.let_stand(&place(0, "E", 0, -1, 2, farmer(HalfEdge::Nw)));
    assert_eq!(table.standing(), [0, 0]);
}
