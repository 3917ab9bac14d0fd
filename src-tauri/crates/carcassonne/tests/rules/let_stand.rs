//! What the table lets stand against the rules, and what cannot lie on a table at all.

use crate::table::{Table, farmer, knight, monk, place, roomy, thief};
use carcassonne::{Carcassonne, Edge, HalfEdge, Kind, Move, Setup, Spot};
use referee::{Game, Seat};

/// The rules by which even the table cannot let a move stand; nothing may change.
#[track_caller]
fn cannot(table: &mut Table, mv: &Move) -> Vec<String> {
    let before = table.0.clone();
    let reasons = Carcassonne::let_stand(&mut table.0, mv).expect_err("a refusal");
    assert_eq!(table.0, before);
    reasons.into_iter().map(|remark| remark.message).collect()
}

#[test]
fn a_wrong_seat_stands_and_play_goes_on_after_it() {
    let mut table = Table::of(&Setup::new(3));
    table.let_stand(&place(1, "U", 1, 0, 0, None));
    assert_eq!(Carcassonne::asks(&table.0).seats, [Seat(2)]);
}

#[test]
fn where_landscapes_differ_nothing_joins_and_a_road_stays_unfinished() {
    let mut table = Table::new();
    table.lay(0, "A", -1, 0, 3, thief(Edge::E));
    table.let_stand(&place(1, "B", 1, 0, 0, farmer(HalfEdge::Ws)));
    let road = table.feature(0, 0, Spot::E);
    assert_eq!((road.complete, road.open_sides, road.open_places.len(), road.closers), (false, 1, 0, 0));
    assert_ne!(table.feature(0, 0, Spot::En), table.feature(1, 0, Spot::Wn), "fields do not go on either");
    assert_eq!(table.standing(), [2, 0]);
}

#[test]
fn a_tile_beyond_the_last_of_its_kind_stands_and_the_bag_stays_as_it_was() {
    let mut table = Table::of(&Setup::new(2));
    table.lay(0, "X", 1, 0, 0, None);
    let left = table.0.tiles_left();
    table.let_stand(&place(1, "X", 2, 0, 0, None));
    assert_eq!(table.0.tiles_left(), left);
}

#[test]
fn a_follower_on_a_taken_road_stands_and_shares_it() {
    let mut table = Table::new();
    table.lay(0, "U", 1, 0, 0, thief(Edge::E)).let_stand(&place(1, "A", 2, 0, 1, thief(Edge::W)));
    table.lay(0, "A", -1, 0, 3, None);
    assert_eq!(table.points(), [4, 4]);
    assert_eq!(table.hands(), [7, 7]);
}

#[test]
fn a_tile_that_would_fit_may_be_thrown_away_by_agreement() {
    let mut table = Table::of(&Setup::new(2));
    table.let_stand(&Move::Discard { seat: Seat(0), tile: Kind::U });
    assert_eq!(table.0.left(Kind::U), 7);
    assert_eq!(Carcassonne::asks(&table.0).seats, [Seat(0)]);
}

#[test]
fn a_tile_apart_from_all_others_stands_and_may_be_reached_later() {
    let mut table = Table::new();
    table.let_stand(&place(0, "U", 2, 0, 0, thief(Edge::E))).lay(1, "U", 1, 0, 0, None);
    assert_eq!(table.feature(0, 0, Spot::W).followers, [1, 0]);
}

#[test]
fn what_cannot_lie_on_a_table_is_refused_all_the_same() {
    let mut setup = roomy(2);
    setup.followers = 1;
    let mut table = Table::of(&setup);
    assert_eq!(cannot(&mut table, &place(0, "U", 0, 0, 0, None)), ["car-refused-occupied"]);
    assert_eq!(cannot(&mut table, &place(0, "U", 20_000, 0, 0, None)), ["car-refused-off-table"]);
    assert_eq!(cannot(&mut table, &place(0, "U", 1, 0, 0, knight(Edge::N))), ["car-refused-no-area"]);
    assert_eq!(cannot(&mut table, &place(0, "U", 1, 0, 0, monk())), ["car-refused-no-monastery"]);
    assert_eq!(cannot(&mut table, &place(9, "U", 1, 0, 0, None)), ["car-refused-no-seat"]);
    table.lay(0, "U", 1, 0, 0, thief(Edge::E));
    assert_eq!(cannot(&mut table, &place(0, "U", 2, 0, 0, thief(Edge::E))), ["car-refused-no-followers"]);
}

#[test]
fn after_the_end_nothing_stands() {
    let mut setup = Setup::new(2);
    setup.counts = Kind::ALL.into_iter().map(|kind| (kind, 0)).collect();
    setup.counts.extend([(Kind::D, 1), (Kind::U, 1)]);
    let mut table = Table::of(&setup);
    table.lay(0, "U", 1, 0, 0, None);
    assert_eq!(cannot(&mut table, &place(1, "U", 2, 0, 0, None)), ["car-refused-over"]);
}

#[test]
fn there_is_an_end_to_tiles_beyond_the_last() {
    let mut table = Table::of(&Setup::new(2));
    for x in 1..400 {
        if Carcassonne::let_stand(&mut table.0, &place(0, "X", x, 0, 0, None)).is_err() {
            break;
        }
    }
    assert_eq!(Carcassonne::invariants(&table.0), Ok(()));
    let view = Carcassonne::view(&table.0);
    assert_eq!(view.tiles.len() + usize::from(view.tiles_left), 256, "those in the bag have their room too");
    assert_eq!(cannot(&mut table, &place(0, "X", 900, 0, 0, None)), ["car-refused-table-full"]);
}
