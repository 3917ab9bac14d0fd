//! Tiles as small pictures, for the slow method.
//!
//! A tile is a square of 11 by 11 cells: city, road, field, or shut (a crossing, a village, the building of
//! a monastery, and the four corners, because nothing connects across corners: CAR-FIELD-04, CAR-MERGE-04).
//! Which cells of the picture are joined is found by flooding, so areas, fields and the walls that fields
//! touch are nowhere written down here: only what is printed on a side, which city sides hang together,
//! where each road goes, shields and monasteries. Nothing is taken from the engine.

/// Cells along a side.
pub(crate) const SIZE: usize = 11;
const LAST: usize = SIZE - 1;
const MID: usize = SIZE / 2;

/// What a cell shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Cell {
    Field,
    City,
    Road,
    Shut,
}

/// A tile's picture, not turned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Picture {
    pub(crate) cells: [[Cell; SIZE]; SIZE],
    /// Where shields are painted.
    pub(crate) shields: Vec<(usize, usize)>,
    pub(crate) monastery: bool,
}

/// What is printed: the kind, how many are in the box, city sides that hang together (`+` after those with
/// a shield), roads by the sides they join (one side: it ends in the middle, at whatever stands there),
/// and whether a monastery stands in the middle.
pub(crate) struct Print {
    pub(crate) kind: &'static str,
    pub(crate) count: u8,
    cities: &'static [&'static str],
    roads: &'static [&'static str],
    pub(crate) monastery: bool,
}

const fn print(
    kind: &'static str,
    count: u8,
    cities: &'static [&'static str],
    roads: &'static [&'static str],
) -> Print {
    Print { kind, count, cities, roads, monastery: false }
}

const fn monastery(kind: &'static str, count: u8, roads: &'static [&'static str]) -> Print {
    Print { kind, count, cities: &[], roads, monastery: true }
}

/// The 72 tiles of the base game, then the 12 with animals.
pub(crate) const PRINTS: &[Print] = &[
    monastery("A", 2, &["S"]),
    monastery("B", 4, &[]),
    print("C", 1, &["NESW+"], &[]),
    print("D", 4, &["N"], &["EW"]),
    print("E", 5, &["N"], &[]),
    print("F", 2, &["EW+"], &[]),
    print("G", 1, &["EW"], &[]),
    print("H", 3, &["N", "S"], &[]),
    print("I", 2, &["N", "W"], &[]),
    print("J", 3, &["N"], &["ES"]),
    print("K", 3, &["N"], &["SW"]),
    print("L", 3, &["N"], &["E", "S", "W"]),
    print("M", 2, &["NW+"], &[]),
    print("N", 3, &["NW"], &[]),
    print("O", 2, &["NW+"], &["ES"]),
    print("P", 3, &["NW"], &["ES"]),
    print("Q", 1, &["NEW+"], &[]),
    print("R", 3, &["NEW"], &[]),
    print("S", 2, &["NEW+"], &["S"]),
    print("T", 1, &["NEW"], &["S"]),
    print("U", 8, &[], &["EW"]),
    print("V", 9, &[], &["SW"]),
    print("W", 4, &[], &["E", "S", "W"]),
    print("X", 1, &[], &["N", "E", "S", "W"]),
    print("WA01", 1, &[], &["E", "S", "W"]),
    print("WA02", 1, &["N"], &["W"]),
    print("WA03", 1, &["N"], &["E"]),
    monastery("WA04", 1, &["S"]),
    print("WA05", 1, &["NW"], &["S"]),
    monastery("WA06", 1, &["E", "W"]),
    print("WA07", 1, &["N"], &["ES"]),
    print("WA08", 1, &["N"], &["S"]),
    print("WA09", 1, &[], &["NW", "ES"]),
    print("WA10", 1, &["NW"], &["E"]),
    print("WA11", 1, &[], &["S"]),
    print("WA12", 1, &["N"], &["SW"]),
];

/// The print of a kind.
pub(crate) fn print_of(kind: &str) -> &'static Print {
    PRINTS.iter().find(|print| print.kind == kind).expect("a kind of the box")
}

impl Print {
    /// Draws the tile.
    pub(crate) fn draw(&self) -> Picture {
        let mut cells = [[Cell::Field; SIZE]; SIZE];
        let mut shields = Vec::new();
        for city in self.cities {
            let sides: Vec<char> = city.chars().filter(|sign| *sign != '+').collect();
            for side in &sides {
                // The wall takes the whole side but for the corners.
                for along in 1..LAST {
                    put(&mut cells, *side, along, 0, Cell::City);
                }
                if sides.len() > 1 {
                    for depth in 0..=MID {
                        put(&mut cells, *side, MID, depth, Cell::City);
                    }
                }
            }
            if city.ends_with('+') {
                shields.push(from_side(sides[0], MID, 0));
            }
        }
        let ends_at_city = self.roads.len() == 1 && self.roads[0].len() == 1 && !self.cities.is_empty();
        for road in self.roads {
            let sides: Vec<char> = road.chars().collect();
            if let [from, to] = sides[..] {
                through(&mut cells, from, to);
                continue;
            }
            for depth in 0..MID {
                put(&mut cells, sides[0], MID, depth, Cell::Road);
            }
            if ends_at_city {
                // On to the wall: through the middle, if the city is not there already.
                let (x, y) = (MID, MID);
                if cells[y][x] != Cell::City {
                    let wall = self.cities[0].chars().next().expect("a city has a side");
                    for depth in 1..=MID {
                        put(&mut cells, wall, MID, depth, Cell::Road);
                    }
                }
            } else {
                cells[MID][MID] = Cell::Shut;
            }
        }
        if self.monastery {
            cells[MID][MID] = Cell::Shut;
        }
        for (x, y) in [(0, 0), (0, LAST), (LAST, 0), (LAST, LAST)] {
            cells[y][x] = Cell::Shut;
        }
        Picture { cells, shields, monastery: self.monastery }
    }
}

/// A cell by its place along a side (from the west or north) and its distance from it.
fn from_side(side: char, along: usize, depth: usize) -> (usize, usize) {
    match side {
        'N' => (along, depth),
        'E' => (LAST - depth, along),
        'S' => (along, LAST - depth),
        'W' => (depth, along),
        other => panic!("no side {other}"),
    }
}

fn put(cells: &mut [[Cell; SIZE]; SIZE], side: char, along: usize, depth: usize, cell: Cell) {
    let (x, y) = from_side(side, along, depth);
    cells[y][x] = cell;
}

/// A road from side to side: straight through the middle, or round the corner between two sides.
fn through(cells: &mut [[Cell; SIZE]; SIZE], from: char, to: char) {
    let opposite = matches!((from, to), ('E', 'W') | ('W', 'E') | ('N', 'S') | ('S', 'N'));
    if opposite {
        for depth in 0..SIZE {
            put(cells, from, MID, depth, Cell::Road);
        }
        return;
    }
    // A curve keeps off the middle, where a city or the other curve may be: in from each side for three
    // cells, then across to the cell where both meet.
    let bend = 3;
    for (side, other) in [(from, to), (to, from)] {
        for depth in 0..=bend {
            put(cells, side, MID, depth, Cell::Road);
        }
        let meet = if matches!(other, 'N' | 'W') { bend } else { LAST - bend };
        for along in meet.min(MID)..=meet.max(MID) {
            put(cells, side, along, bend, Cell::Road);
        }
    }
}

/// Turns a cell of a tile a quarter clockwise.
pub(crate) fn quarter((x, y): (usize, usize)) -> (usize, usize) {
    (LAST - y, x)
}

impl Picture {
    /// The same tile turned clockwise by quarters.
    pub(crate) fn turned(&self, quarters: u8) -> Self {
        let mut picture = self.clone();
        for _ in 0..quarters {
            let mut cells = picture.cells;
            for (y, row) in picture.cells.iter().enumerate() {
                for (x, cell) in row.iter().enumerate() {
                    let (to_x, to_y) = quarter((x, y));
                    cells[to_y][to_x] = *cell;
                }
            }
            picture.cells = cells;
            for shield in &mut picture.shields {
                *shield = quarter(*shield);
            }
        }
        picture
    }
}

/// Where a follower stands in the picture: the middle of an edge, a half-edge, or the middle.
pub(crate) fn stand(at: Option<&str>) -> (usize, usize) {
    const NEAR: usize = 2;
    const FAR: usize = LAST - NEAR;
    match at {
        None => (MID, MID),
        Some("N") => (MID, 0),
        Some("E") => (LAST, MID),
        Some("S") => (MID, LAST),
        Some("W") => (0, MID),
        Some("N-w") => (NEAR, 0),
        Some("N-e") => (FAR, 0),
        Some("E-n") => (LAST, NEAR),
        Some("E-s") => (LAST, FAR),
        Some("S-e") => (FAR, LAST),
        Some("S-w") => (NEAR, LAST),
        Some("W-s") => (0, FAR),
        Some("W-n") => (0, NEAR),
        Some(other) => panic!("nowhere: {other}"),
    }
}
