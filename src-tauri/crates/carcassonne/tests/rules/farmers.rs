//! The end of the game and the farmers: rules CAR-END, CAR-FIELD, CAR-FARM, CAR-WIN, and older editions.

use crate::table::{Table, farmer, knight, monk, roomy, thief};
use carcassonne::{Carcassonne, Edge, Farmers, Feature, HalfEdge, Kind, Setup, Spot, TwoTileCity};
use referee::{Arg, Game, Seat};

/// Two complete cities: A at the start tile, B beside it. The farmer of seat 0 on the small field touches
/// both, the one on the large field touches A alone.
fn two_fields(farmers: Farmers) -> Table {
    let mut setup = roomy(2);
    setup.farmers = farmers;
    let mut table = Table::of(&setup);
    table
        .lay(0, "E", 0, -1, 2, farmer(HalfEdge::Nw))
        .lay(1, "H", 0, -2, 1, None)
        .lay(0, "E", 1, -2, 3, None)
        .lay(1, "U", 1, 0, 0, None);
    table
}

#[test]
fn car_farm_02_an_owner_gets_3_for_every_complete_city() {
    let table = two_fields(Farmers::ThirdEdition);
    assert_eq!(table.standing(), [6, 0]);
    let line = &table.final_lines()[0];
    assert_eq!((line.code.as_str(), &line.args["towns"]), ("car-line-farm", &Arg::Number(2)));
    assert_eq!(line.after, None);
    let towns = line.at.iter().filter(|place| place.feature == Some(Feature::City)).count();
    assert_eq!(towns, 2, "each town is shown");
}

/// City A is complete and lies at two fields, one on each side of a road; a farmer of seat 0 on both.
fn one_city_two_fields(farmers: Farmers) -> Table {
    let mut setup = roomy(2);
    setup.farmers = farmers;
    let mut table = Table::of(&setup);
    // T: three sides city, a road out of the south that divides the fields there.
    table.lay(0, "T", 0, -1, 1, None).lay(1, "E", 0, -2, 2, farmer(HalfEdge::Nw)).lay(
        0,
        "E",
        1,
        -1,
        3,
        farmer(HalfEdge::Ne),
    );
    table
}

#[test]
fn car_farm_03_04_the_same_city_pays_through_two_fields() {
    let mut table = one_city_two_fields(Farmers::ThirdEdition);
    assert_eq!(table.standing(), [3, 3]);
    table.lay(0, "A", -1, -1, 3, farmer(HalfEdge::Nw));
    // The monastery tile's field goes round the road's end and joins both sides of T.
    assert_eq!(table.feature(-1, -1, Spot::Nw).followers, [1, 0]);
    assert_eq!(table.standing(), [6, 3]);
}

#[test]
fn second_edition_pays_each_seat_once_for_a_city() {
    let mut third = one_city_two_fields(Farmers::ThirdEdition);
    let mut second = one_city_two_fields(Farmers::SecondEdition);
    for table in [&mut third, &mut second] {
        table.lay(0, "A", -1, -1, 3, farmer(HalfEdge::Nw));
    }
    assert_eq!(third.standing(), [6, 3]);
    assert_eq!(second.standing(), [3, 3]);
    let lines = second.final_lines();
    let again = lines.iter().find(|line| line.code == "car-line-farm-once").expect("told why");
    assert_eq!((again.points, &again.args["paid"]), (0, &Arg::Number(1)));
}

#[test]
fn first_edition_counts_all_farmers_around_a_city_together_for_4() {
    let mut table = one_city_two_fields(Farmers::FirstEdition);
    assert_eq!(table.standing(), [4, 4], "one each around the city");
    table.lay(0, "A", -1, -1, 3, farmer(HalfEdge::Nw));
    assert_eq!(table.standing(), [4, 0], "two against one, on different fields");
    table.lay(1, "E", 0, 1, 2, None).lay(1, "E", 0, 2, 0, None);
    assert_eq!(table.standing(), [4, 0], "a complete city with no farmer around pays nobody");
    let line = &table.final_lines()[0];
    assert_eq!(
        (line.code.as_str(), &line.args["followers"]),
        ("car-line-farm-town", &Arg::PerSeat(vec![2, 1]))
    );
}

#[test]
fn car_farm_05_a_city_counts_once_in_a_field_however_often_it_touches_it() {
    let mut table = Table::new();
    table.lay(0, "E", 0, -1, 2, farmer(HalfEdge::Nw)).lay(1, "U", 1, 0, 0, None).lay(1, "B", 1, -1, 0, None);
    assert_eq!(table.feature(0, 0, Spot::En), table.feature(0, -1, Spot::Nw), "the field meets both walls");
    assert_eq!(table.standing(), [3, 0]);
}

#[test]
fn car_farm_06_an_unfinished_city_gives_nothing_and_the_line_says_so() {
    let mut table = Table::new();
    table.lay(0, "R", 0, -1, 1, farmer(HalfEdge::Wn));
    let lines = table.final_lines();
    assert_eq!(lines.len(), 1);
    assert_eq!((lines[0].points, &lines[0].args["towns"]), (0, &Arg::Number(0)));
    let field = table.feature(0, -1, Spot::Wn);
    assert_eq!((field.complete_towns.len(), field.open_towns.len(), field.points_closed), (0, 1, 3));
}

#[test]
fn car_farm_08_09_minority_gets_nothing_and_a_tie_pays_each() {
    let mut table = Table::new();
    table
        .lay(0, "U", 1, 0, 0, farmer(HalfEdge::Se))
        .lay(1, "X", 2, 0, 0, farmer(HalfEdge::Es))
        .lay(0, "A", 2, 1, 2, None)
        .lay(1, "E", 1, 1, 2, None)
        .lay(1, "E", 1, 2, 0, None);
    assert_eq!(table.standing(), [3, 3], "one farmer each, one complete city");
    // A second farmer of seat 0 joins from a field of its own.
    table.lay(0, "X", -1, 0, 0, farmer(HalfEdge::Sw)).lay(1, "A", -1, 1, 2, None);
    assert_eq!(table.feature(-1, 1, Spot::Nw).majority, [Seat(0)]);
    assert_eq!(table.standing(), [3, 0]);
}

#[test]
fn car_farm_11_it_does_not_matter_who_finished_the_city_or_when_the_farmer_came() {
    let mut table = Table::new();
    table.lay(1, "E", 0, -1, 2, knight(Edge::S)).lay(0, "B", -1, -1, 0, farmer(HalfEdge::En));
    assert_eq!(table.standing(), [3, 4]);
}

#[test]
fn car_field_01_fields_are_not_scored_during_the_game() {
    let mut table = Table::new();
    table.lay(0, "E", 0, -1, 2, farmer(HalfEdge::Nw));
    assert_eq!((table.points(), table.standing()), (vec![0, 0], vec![3, 0]));
}

#[test]
fn car_field_03_a_city_inside_a_field_does_not_divide_it() {
    let mut table = Table::new();
    table
        .lay(0, "E", 0, -1, 2, None)
        .lay(1, "B", -1, -1, 0, None)
        .lay(1, "B", 1, -1, 0, None)
        .lay(0, "U", 1, 0, 0, None);
    assert_eq!(table.feature(-1, -1, Spot::En), table.feature(1, -1, Spot::Wn));
}

#[test]
fn car_field_05_a_field_goes_round_a_monastery_road_but_not_past_a_gate() {
    let mut table = Table::new();
    table.lay(0, "A", 1, 0, 1, None);
    assert_eq!(table.feature(0, 0, Spot::En), table.feature(0, 0, Spot::Es));
    let table = Table::from("WA08", 0);
    assert_ne!(table.feature(0, 0, Spot::Se), table.feature(0, 0, Spot::Sw));
    let table = Table::from("WA06", 0);
    assert_ne!(table.feature(0, 0, Spot::Nw), table.feature(0, 0, Spot::Sw));
}

#[test]
fn car_field_06_a_field_behind_a_road_does_not_touch_the_city_on_that_tile() {
    let table = Table::new();
    assert_eq!(table.feature(0, 0, Spot::Se).open_towns.len(), 0);
    assert_eq!(table.feature(0, 0, Spot::En).open_towns.len(), 1);
}

#[test]
fn car_end_04_05_06_what_is_unfinished_is_scored_in_the_order_of_the_rulebook() {
    let mut table = Table::new();
    table
        .lay(0, "B", 0, 1, 0, monk())
        .lay(1, "F", 0, -1, 1, knight(Edge::N))
        .lay(0, "U", 1, 0, 0, thief(Edge::E))
        .lay(1, "B", 1, 1, 0, farmer(HalfEdge::Nw));
    let lines = table.final_lines();
    let told: Vec<(&str, Seat, i32)> =
        lines.iter().map(|line| (line.code.as_str(), line.seat, line.points)).collect();
    assert_eq!(
        told,
        [
            ("car-line-road-open", Seat(0), 2),
            ("car-line-city-open", Seat(1), 3),
            ("car-line-monastery-open", Seat(0), 4),
            ("car-line-farm", Seat(1), 0),
        ]
    );
    assert_eq!(table.points(), [0, 0], "a forecast changes nothing");
}

/// A game of three tiles.
fn short() -> Table {
    let mut setup = Setup::new(2);
    setup.counts = Kind::ALL.into_iter().map(|kind| (kind, 0)).collect();
    setup.counts.extend([(Kind::D, 1), (Kind::E, 2)]);
    Table::of(&setup)
}

#[test]
fn car_end_01_02_08_the_last_turn_is_played_in_full_then_only_farmers_remain() {
    let mut table = short();
    table.lay(0, "E", 0, 1, 2, farmer(HalfEdge::Nw));
    table.lay(1, "E", 0, -1, 2, knight(Edge::S));
    let outcome = Carcassonne::outcome(&table.0);
    assert!(outcome.finished);
    assert_eq!(outcome.winners, [Seat(1)]);
    assert_eq!(table.points(), [0, 4]);
    assert_eq!(table.hands(), [6, 7]);
    assert!(Carcassonne::legal(&table.0).is_empty());
    assert!(Carcassonne::asks(&table.0).seats.is_empty());
    let after: Vec<Option<u32>> = Carcassonne::sheet(&table.0).lines.iter().map(|line| line.after).collect();
    assert_eq!(after, [Some(1), None]);
}

#[test]
fn car_end_08_knights_thieves_and_monks_go_home_at_the_end() {
    let mut table = short();
    table.lay(0, "E", 0, 1, 2, knight(Edge::S)).lay(1, "E", 0, -1, 2, None);
    assert_eq!((table.points(), table.hands()), (vec![1, 0], vec![7, 7]));
    assert!(Carcassonne::view(&table.0).followers.is_empty());
}

#[test]
fn car_win_02_a_tie_is_a_shared_win() {
    let mut table = short();
    table.lay(0, "E", 0, 1, 2, None).lay(1, "E", 0, -1, 2, None);
    let outcome = Carcassonne::outcome(&table.0);
    assert_eq!((outcome.winners, outcome.tie_break), (vec![Seat(0), Seat(1)], None));
}

#[test]
fn the_older_two_tile_rule_is_for_complete_cities_only() {
    let mut setup = roomy(2);
    setup.two_tile_city = TwoTileCity::Two;
    let mut table = Table::of(&setup);
    table.lay(0, "F", 0, -1, 1, knight(Edge::N));
    assert_eq!(table.standing(), [3, 0], "two tiles and a shield, unfinished");
    table.lay(1, "E", 0, -2, 2, None);
    assert_eq!(table.points(), [8, 0], "three tiles are no small city");
}
