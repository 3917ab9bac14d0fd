//! The island derived from a hexagon grid against a recorded one (CAT-CMP-01, CAT-X56-01).

#![allow(clippy::expect_used, clippy::panic, reason = "a test may fail loudly")]

use catan::{CornerId, Direction, EdgeId, HexId, Island, layout};
use serde_json::Value;

fn recorded() -> Value {
    serde_json::from_str(include_str!("topology.json")).expect("recorded geometry")
}

fn numbers(value: &Value) -> Vec<i64> {
    value.as_array().expect("a list").iter().map(|number| number.as_i64().expect("a number")).collect()
}

fn whole<T: Copy>(ids: &[T], number: impl Fn(T) -> u8) -> Vec<i64> {
    ids.iter().map(|id| i64::from(number(*id))).collect()
}

fn sorted(mut list: Vec<i64>) -> Vec<i64> {
    list.sort_unstable();
    list
}

fn compare(island: &Island, recorded: &Value) {
    let list = |name: &str| recorded[name].as_array().expect("a list").clone();
    assert_eq!(island.hexes.len(), list("hexes").len());
    for (hex, land) in list("hexes").iter().zip(&island.hexes) {
        let at = (i64::from(land.at.0), i64::from(land.at.1));
        assert_eq!((hex["q"].as_i64(), hex["r"].as_i64()), (Some(at.0), Some(at.1)));
        assert_eq!(numbers(&hex["corners_clockwise_from_top"]), whole(&land.corners, |id: CornerId| id.0));
        let neighbours = sorted(whole(&land.neighbours, |id: HexId| id.0));
        assert_eq!(sorted(numbers(&hex["neighbours"])), neighbours);
    }
    assert_eq!(island.corners.len(), list("corners").len());
    for (corner, ours) in list("corners").iter().zip(&island.corners) {
        assert_eq!(sorted(numbers(&corner["hexes"])), sorted(whole(&ours.hexes, |id| id.0)));
        assert_eq!(sorted(numbers(&corner["edges"])), sorted(whole(&ours.edges, |id: EdgeId| id.0)));
        assert_eq!(sorted(numbers(&corner["neighbours"])), sorted(whole(&ours.neighbours, |id| id.0)));
        let at = [f64::from(ours.x) * 3.0_f64.sqrt() / 2.0, f64::from(ours.y) / 2.0];
        for (axis, place) in at.into_iter().enumerate() {
            let there = corner["xy"][axis].as_f64().expect("a place");
            assert!((place - there).abs() < 1e-3, "{ours:?} lies at {}", corner["xy"]);
        }
    }
    assert_eq!(island.edges.len(), list("edges").len());
    for (edge, ours) in list("edges").iter().zip(&island.edges) {
        assert_eq!(numbers(&edge["corners"]), whole(&ours.corners, |id| id.0));
        assert_eq!(sorted(numbers(&edge["hexes"])), sorted(whole(&ours.hexes, |id| id.0)));
    }
    assert_eq!(numbers(&recorded["coast_clockwise"]), whole(&island.coast, |id| id.0));
    let harbours: Vec<i64> =
        list("harbours").iter().map(|harbour| harbour["edge"].as_i64().expect("an edge")).collect();
    assert_eq!(harbours, whole(&island.harbours, |id| id.0));
    assert_eq!(numbers(&recorded["corner_hexes"]), whole(&island.capes, |id| id.0));
    let spirals = recorded["spirals"].as_object().expect("spirals by name");
    assert_eq!(spirals.len(), 12);
    for cape in &island.capes {
        for (way, name) in [(Direction::CounterClockwise, "ccw"), (Direction::Clockwise, "cw")] {
            let spiral = &spirals[&format!("from_{}_{name}", cape.0)];
            assert_eq!(numbers(spiral), whole(&island.spiral(*cape, way), |id| id.0));
        }
    }
}

#[test]
fn base_island_is_the_recorded_one() {
    compare(Island::base(), &recorded()["base"]);
}

#[test]
fn large_island_is_the_recorded_one() {
    compare(Island::large(), &recorded()["ext56"]);
}

#[test]
fn euler_counts_hold() {
    for (island, corners, edges, hexes) in [(Island::base(), 54, 72, 19), (Island::large(), 80, 109, 30)] {
        assert_eq!((island.corners.len(), island.edges.len(), island.hexes.len()), (corners, edges, hexes));
        assert_eq!(corners + hexes - edges, 1);
    }
}

#[test]
fn beginner_board_is_the_recorded_one() {
    let recorded = recorded();
    let (board, setup) = (layout::beginner(), &recorded["beginner_setup"]);
    for (tile, hex) in board.hexes.iter().zip(setup["hexes"].as_array().expect("hexes")) {
        assert_eq!(serde_json::to_value(tile.terrain).expect("a word"), hex[0]);
        assert_eq!(tile.token.map(u64::from), hex[1].as_u64());
    }
    let frame = setup["ports_clockwise_from_top_left"].as_array().expect("harbours");
    for (harbour, kind) in board.harbours.iter().zip(frame) {
        assert_eq!(&serde_json::to_value(harbour.kind).expect("a word"), kind);
    }
}
