//! The table of the tiles, checked against itself: what a tile's fields are, and which cities they touch,
//! follows by topology from edges, roads, road ends and city parts alone.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne::tiles::{Landscape, RoadEnd, Set, TileFacts, tiles};
use carcassonne::{Edge, HalfEdge, Kind, Turn, looks_like};

/// What lies between fields: parts of cities and roads that belong together, and where they reach the border.
#[derive(Default)]
struct Barrier {
    city_edges: Vec<Edge>,
    road_edges: Vec<Edge>,
    cities: BTreeSet<u8>,
}

/// The barriers of a tile. Roads that end at the same crossing, monastery or village hang together; a road
/// that ends at a city hangs on that city.
fn barriers(tile: &TileFacts) -> Vec<Barrier> {
    let mut all: Vec<Barrier> = (0..)
        .zip(tile.cities)
        .map(|(at, city)| Barrier {
            city_edges: city.edges.to_vec(),
            cities: BTreeSet::from([at]),
            ..Barrier::default()
        })
        .collect();
    let mut ends: BTreeMap<u8, Barrier> = BTreeMap::new();
    for (road, end) in tile.roads.iter().zip(tile.road_ends) {
        match end {
            None => all.push(Barrier { road_edges: road.to_vec(), ..Barrier::default() }),
            Some(RoadEnd::City) => {
                assert_eq!(tile.cities.len(), 1, "{}: which city does the road end at?", tile.id);
                all[0].road_edges.extend(*road);
            }
            Some(end @ (RoadEnd::Junction | RoadEnd::Monastery | RoadEnd::Village)) => {
                ends.entry(*end as u8).or_default().road_edges.extend(*road);
            }
        }
    }
    all.extend(ends.into_values());
    all
}

/// In which arc of the border a half-edge lies, as one barrier cuts it; none if the barrier covers it.
///
/// Positions 0 to 15: even ones are half-edges, odd ones the points between them.
fn arc(barrier: &Barrier, half: HalfEdge) -> Option<usize> {
    let mut covered = BTreeSet::new();
    let mut cuts = BTreeSet::new();
    for edge in &barrier.city_edges {
        covered.extend([4 * edge.index(), 4 * edge.index() + 1, 4 * edge.index() + 2]);
    }
    cuts.extend(barrier.road_edges.iter().map(|edge| 4 * edge.index() + 1));
    let from = 2 * half.index();
    if covered.contains(&from) {
        return None;
    }
    // The arc is named by the barrier met first going clockwise; 99 where the barrier does not reach the border.
    let met = (1..=16).map(|step| (from + step) % 16).find(|at| covered.contains(at) || cuts.contains(at));
    Some(met.unwrap_or(99))
}

type Fields = BTreeSet<(Vec<HalfEdge>, Vec<u8>)>;

fn derived(tile: &TileFacts) -> Fields {
    let barriers = barriers(tile);
    let mut groups: BTreeMap<Vec<Option<usize>>, Vec<HalfEdge>> = BTreeMap::new();
    for half in HalfEdge::ALL {
        if tile.edges[half.edge().index()] != Landscape::City {
            groups.entry(barriers.iter().map(|barrier| arc(barrier, half)).collect()).or_default().push(half);
        }
    }
    let touches = |key: &[Option<usize>], city: u8| {
        let Some(edge) = tile.cities[usize::from(city)].edges.first() else { return false };
        let wall = edge.halves()[0];
        barriers
            .iter()
            .zip(key)
            .filter(|(barrier, _)| !barrier.cities.contains(&city))
            .all(|(barrier, at)| arc(barrier, wall).is_none_or(|arc| Some(arc) == *at))
    };
    groups
        .into_iter()
        .map(|(key, halves)| {
            let cities = (0..).take(tile.cities.len()).filter(|city| touches(&key, *city)).collect();
            (halves, cities)
        })
        .collect()
}

fn declared(tile: &TileFacts) -> Fields {
    let sorted = |halves: &[HalfEdge]| {
        let mut halves = halves.to_vec();
        halves.sort();
        halves
    };
    tile.fields.iter().map(|field| (sorted(field.half_edges), field.cities.to_vec())).collect()
}

#[test]
fn car_field_06_fields_and_the_cities_they_touch_follow_from_roads_and_walls() {
    for tile in tiles() {
        assert_eq!(declared(tile), derived(tile), "{}", tile.id);
    }
}

#[test]
fn car_place_05_derived_fields_turn_with_the_tile() {
    for tile in tiles() {
        for turn in Turn::ALL {
            let edges = |edges: &[Edge]| -> &'static [Edge] {
                edges.iter().map(|edge| edge.turned(turn)).collect::<Vec<_>>().leak()
            };
            let mut turned = *tile;
            turned.edges = Edge::ALL.map(|edge| tile.edges[edge.unturned(turn).index()]);
            turned.cities = tile
                .cities
                .iter()
                .map(|city| carcassonne::tiles::CityFacts { edges: edges(city.edges), shield: city.shield })
                .collect::<Vec<_>>()
                .leak();
            turned.roads = tile.roads.iter().map(|road| edges(road)).collect::<Vec<_>>().leak();
            let expected: Fields = declared(tile)
                .into_iter()
                .map(|(halves, cities)| {
                    let mut halves: Vec<_> = halves.into_iter().map(|half| half.turned(turn)).collect();
                    halves.sort();
                    (halves, cities)
                })
                .collect();
            assert_eq!(derived(&turned), expected, "{} turned {turn:?}", tile.id);
        }
    }
}

#[test]
fn car_set_01_the_box_has_84_tiles_in_the_counts_of_page_8() {
    let counts = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1";
    let base: Vec<String> = tiles()
        .iter()
        .filter(|tile| tile.set == Set::Base)
        .map(|tile| format!("{}{}", tile.id, tile.count))
        .collect();
    assert_eq!(base.join(" "), counts);
    let animals: Vec<u8> =
        tiles().iter().filter(|tile| tile.set == Set::Animals).map(|tile| tile.count).collect();
    assert_eq!(animals, [1; 12]);
    assert_eq!(tiles().iter().map(|tile| u16::from(tile.count)).sum::<u16>(), 84);
}

#[test]
fn the_84_tiles_carry_10_shields_and_8_monasteries() {
    let shields: u8 = tiles()
        .iter()
        .map(|tile| tile.count * tile.cities.iter().map(|city| u8::from(city.shield)).sum::<u8>())
        .sum();
    let monasteries: u8 = tiles().iter().map(|tile| tile.count * u8::from(tile.monastery)).sum();
    assert_eq!((shields, monasteries), (10, 8));
}

#[test]
fn every_edge_belongs_to_exactly_what_its_landscape_says() {
    for tile in tiles() {
        let of = |landscape| {
            Edge::ALL.into_iter().filter(|edge| tile.edges[edge.index()] == landscape).collect::<Vec<_>>()
        };
        let mut cities: Vec<Edge> = tile.cities.iter().flat_map(|city| city.edges).copied().collect();
        let mut roads: Vec<Edge> = tile.roads.iter().copied().flatten().copied().collect();
        let mut halves: Vec<HalfEdge> =
            tile.fields.iter().flat_map(|field| field.half_edges).copied().collect();
        cities.sort();
        roads.sort();
        halves.sort();
        let open: Vec<HalfEdge> = HalfEdge::ALL
            .into_iter()
            .filter(|half| tile.edges[half.edge().index()] != Landscape::City)
            .collect();
        assert_eq!(cities, of(Landscape::City), "{}", tile.id);
        assert_eq!(roads, of(Landscape::Road), "{}", tile.id);
        assert_eq!(halves, open, "{}: every half-edge beside no city lies in one field", tile.id);
    }
}

#[test]
fn car_road_01_roads_end_only_at_what_is_there() {
    for tile in tiles() {
        assert_eq!(tile.roads.len(), tile.road_ends.len(), "{}", tile.id);
        for (road, end) in tile.roads.iter().zip(tile.road_ends) {
            assert_eq!(road.len() == 1, end.is_some(), "{}: {road:?}", tile.id);
        }
        let ends = |which| tile.road_ends.iter().filter(|end| **end == Some(which)).count();
        assert!(![1, 2].contains(&ends(RoadEnd::Junction)), "{}: a crossing needs three roads", tile.id);
        assert!(ends(RoadEnd::Monastery) == 0 || tile.monastery, "{}", tile.id);
        assert!(ends(RoadEnd::City) == 0 || !tile.cities.is_empty(), "{}", tile.id);
    }
}

#[test]
fn car_field_05_a_field_goes_round_the_end_of_a_road_only_at_a_monastery_or_village() {
    for tile in tiles() {
        for edge in Edge::ALL {
            let field = |half| tile.fields.iter().position(|field| field.half_edges.contains(&half));
            let [one, other] = edge.halves().map(field);
            let same = match tile.edges[edge.index()] {
                Landscape::City => continue,
                Landscape::Field => true,
                Landscape::Road => {
                    let at = tile.roads.iter().position(|road| road.contains(&edge)).expect("a road");
                    let end = tile.road_ends[at];
                    let alone = tile.road_ends.iter().filter(|other| **other == end).count() == 1;
                    alone && matches!(end, Some(RoadEnd::Monastery | RoadEnd::Village))
                }
            };
            assert_eq!(one == other, same, "{} {edge:?}", tile.id);
        }
    }
}

#[test]
fn turns_that_look_alike_are_told_apart_from_those_that_do_not() {
    let distinct = |name: &str| {
        let kind = Kind::named(name).expect("a kind");
        Turn::ALL.into_iter().map(|turn| looks_like(kind, turn).quarters()).collect::<Vec<_>>()
    };
    assert_eq!(distinct("B"), [0, 0, 0, 0]);
    assert_eq!(distinct("C"), [0, 0, 0, 0]);
    assert_eq!(distinct("U"), [0, 1, 0, 1]);
    assert_eq!(distinct("F"), [0, 1, 0, 1]);
    assert_eq!(distinct("WA09"), [0, 1, 0, 1]);
    assert_eq!(distinct("D"), [0, 1, 2, 3]);
}

#[test]
fn the_table_is_in_the_order_of_the_kinds_and_is_written_under_the_names_of_the_wire() {
    assert!(tiles().iter().map(|tile| tile.id).eq(Kind::ALL));
    let wa02 = serde_json::to_value(tiles()[25]).expect("JSON");
    assert_eq!(
        wa02,
        serde_json::json!({
            "id": "WA02", "set": "animals", "count": 1, "edges": ["city", "field", "field", "road"],
            "cities": [{"edges": ["N"], "shield": false}], "roads": [["W"]], "roadEnds": ["city"],
            "monastery": false,
            "fields": [
                {"halfEdges": ["W-n"], "cities": [0]},
                {"halfEdges": ["E-n", "E-s", "S-e", "S-w", "W-s"], "cities": [0]},
            ],
        })
    );
}
