//! The slow method: the board as one big picture, scored by flooding it.
//!
//! It knows tiles only as pictures and followers only as somebody standing on a cell. What is one road, one
//! city or one field, what is open, which city a field touches: all of it is found anew each time by
//! flooding cells, by the words of the rulebook. Nothing is kept between moves but the picture, the
//! followers on it and the points given.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use carcassonne::{Farmers, Follower, Kind, Setup, Turn, TwoTileCity};

use crate::pictures::{Cell, Picture, SIZE, print_of, stand};

/// Tiles from the middle to the rim: no game of 84 tiles reaches it.
const REACH: i16 = 90;
const SPAN: usize = 2 * REACH as usize + 1;
const ROW: usize = SPAN * SIZE;

/// Somebody on the picture.
#[derive(Debug, Clone, Copy)]
struct Standing {
    seat: usize,
    farmer: bool,
    /// The tile, and the cell in the big picture.
    tile: (i16, i16),
    cell: usize,
}

impl Standing {
    /// In the middle of a tile there is only a monastery to stand in.
    fn is_monk(&self) -> bool {
        !self.farmer && is_middle(self.cell)
    }
}

/// What was flooded.
struct Region {
    tiles: BTreeSet<(i16, i16)>,
    shields: usize,
    open: bool,
    city: bool,
    /// Its cells in reading order. The first is the same for every flood of it and so names it.
    cells: Vec<usize>,
    /// City cells next to it, if it is a field.
    walls: Vec<usize>,
}

impl Region {
    fn holds(&self, cell: usize) -> bool {
        self.cells.binary_search(&cell).is_ok()
    }

    fn name(&self) -> usize {
        self.cells[0]
    }
}

/// The picture of a game.
pub(crate) struct Drawn {
    setup: Setup,
    cells: Vec<Option<Cell>>,
    /// Number of the flood that reached a cell last, so that no flood has to dry before the next.
    wet: RefCell<(u32, Vec<u32>)>,
    shields: BTreeSet<usize>,
    monasteries: BTreeSet<(i16, i16)>,
    tiles: BTreeMap<(i16, i16), usize>,
    standing: Vec<Standing>,
    in_hand: Vec<u8>,
    points: Vec<i32>,
}

impl Drawn {
    pub(crate) fn new(setup: &Setup) -> Self {
        let seats = usize::from(setup.seats);
        let mut drawn = Self {
            setup: setup.clone(),
            cells: vec![None; ROW * ROW],
            wet: RefCell::new((0, vec![0; ROW * ROW])),
            shields: BTreeSet::new(),
            monasteries: BTreeSet::new(),
            tiles: BTreeMap::new(),
            standing: Vec::new(),
            in_hand: vec![setup.followers; seats],
            points: vec![0; seats],
        };
        drawn.paint(setup.start.tile, (setup.start.x, setup.start.y), setup.start.turn);
        drawn
    }

    /// Points so far.
    pub(crate) fn points(&self) -> &[i32] {
        &self.points
    }

    /// Followers in the supplies.
    pub(crate) fn in_hand(&self) -> &[u8] {
        &self.in_hand
    }

    /// A turn: the tile, the follower, the points, the followers that come back (CAR-TURN-02, CAR-RET-02).
    pub(crate) fn turn(
        &mut self,
        seat: usize,
        kind: Kind,
        at: (i16, i16),
        turn: Turn,
        follower: Option<Follower>,
    ) {
        self.paint(kind, at, turn);
        if let Some(follower) = follower {
            self.stand(seat, at, follower);
        }
        let mut done: Vec<Region> = Vec::new();
        for cell in (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| index(at, (x, y)))) {
            let Some(Cell::City | Cell::Road) = self.cells[cell] else { continue };
            if done.iter().any(|region| region.holds(cell)) {
                continue;
            }
            let region = self.flood(cell);
            if !region.open {
                let points = self.worth(&region, true);
                for seat in self.most(|standing| region.holds(standing.cell)) {
                    self.points[seat] += points;
                }
                self.take_back(|standing| region.holds(standing.cell));
            }
            done.push(region);
        }
        for place in around(at) {
            if self.monasteries.contains(&place) && self.neighbours(place) == 8 {
                let monk = |standing: &Standing| standing.is_monk() && standing.tile == place;
                for seat in self.most(monk) {
                    self.points[seat] += 9;
                }
                self.take_back(monk);
            }
        }
    }

    /// If the game ended now: the points with final scoring (CAR-END-03, section 10), and the supplies when
    /// only farmers are left on the table (CAR-END-08).
    pub(crate) fn closing(&self) -> (Vec<i32>, Vec<u8>) {
        let mut points = self.points.clone();
        let mut in_hand = self.in_hand.clone();
        let mut done: Vec<Region> = Vec::new();
        for standing in self.standing.iter().filter(|standing| !standing.farmer) {
            in_hand[standing.seat] += 1;
            if standing.is_monk() {
                points[standing.seat] += 1 + number(self.neighbours(standing.tile));
            } else if !done.iter().any(|region| region.holds(standing.cell)) {
                let region = self.flood(standing.cell);
                assert!(region.open, "somebody still stands on a finished feature");
                for seat in self.most(|other| region.holds(other.cell)) {
                    points[seat] += self.worth(&region, false);
                }
                done.push(region);
            }
        }
        for (points, more) in points.iter_mut().zip(self.farmers()) {
            *points += more;
        }
        (points, in_hand)
    }

    fn paint(&mut self, kind: Kind, at: (i16, i16), turn: Turn) {
        let picture: Picture = print_of(kind.name()).draw().turned(turn.quarters());
        for (y, row) in picture.cells.iter().enumerate() {
            for (x, cell) in row.iter().enumerate() {
                self.cells[index(at, (x, y))] = Some(*cell);
            }
        }
        self.shields.extend(picture.shields.iter().map(|cell| index(at, *cell)));
        if picture.monastery {
            self.monasteries.insert(at);
        }
        let order = self.tiles.len();
        assert!(self.tiles.insert(at, order).is_none(), "a tile on a tile");
    }

    fn stand(&mut self, seat: usize, tile: (i16, i16), follower: Follower) {
        let (word, wanted) = match follower {
            Follower::Knight { at } => (Some(written(&at)), Cell::City),
            Follower::Thief { at } => (Some(written(&at)), Cell::Road),
            Follower::Farmer { at } => (Some(written(&at)), Cell::Field),
            Follower::Monk {} => (None, Cell::Shut),
        };
        let cell = index(tile, stand(word.as_deref()));
        assert_eq!(self.cells[cell], Some(wanted), "{follower:?} stands on something else");
        if wanted == Cell::Shut {
            assert!(self.monasteries.contains(&tile), "a monk without a monastery");
        } else {
            // CAR-FOL-06: the whole feature, this tile included, holds nobody.
            let region = self.flood(cell);
            assert!(!self.standing.iter().any(|other| region.holds(other.cell)), "occupied");
        }
        assert!(self.in_hand[seat] > 0, "no follower left");
        self.in_hand[seat] -= 1;
        self.standing.push(Standing { seat, farmer: wanted == Cell::Field, tile, cell });
    }

    /// Everything joined to a cell.
    fn flood(&self, from: usize) -> Region {
        let landscape = self.cells[from];
        let (number, wet) = &mut *self.wet.borrow_mut();
        *number += 1;
        let (mut open, mut tiles, mut walls) = (false, BTreeSet::new(), Vec::new());
        let (mut cells, mut next) = (Vec::new(), vec![from]);
        wet[from] = *number;
        while let Some(cell) = next.pop() {
            cells.push(cell);
            if tiles.last() != Some(&tile_of(cell)) {
                tiles.insert(tile_of(cell));
            }
            for beside in [cell - 1, cell + 1, cell - ROW, cell + ROW] {
                if wet[beside] == *number {
                    continue;
                }
                match self.cells[beside] {
                    None => open = true,
                    Some(Cell::City) if landscape == Some(Cell::Field) => {
                        wet[beside] = *number;
                        walls.push(beside);
                    }
                    other if other == landscape => {
                        wet[beside] = *number;
                        next.push(beside);
                    }
                    Some(_) => {}
                }
            }
        }
        cells.sort_unstable();
        let shields = self.shields.iter().filter(|shield| cells.binary_search(shield).is_ok()).count();
        Region { tiles, shields, open, city: landscape == Some(Cell::City), cells, walls }
    }

    /// The seats with most followers among these (CAR-MAJ-01, -02).
    fn most(&self, counted: impl Fn(&Standing) -> bool) -> Vec<usize> {
        let mut count = vec![0_u8; self.points.len()];
        for standing in self.standing.iter().filter(|standing| counted(standing)) {
            count[standing.seat] += 1;
        }
        let best = count.iter().copied().max().unwrap_or(0);
        (0..count.len()).filter(|seat| best > 0 && count[*seat] == best).collect()
    }

    /// Points for a road or city (sections 6 and 9, CAR-CITY-04).
    fn worth(&self, region: &Region, complete: bool) -> i32 {
        let size = number(region.tiles.len() + region.shields);
        let small = region.tiles.len() == 2 && self.setup.two_tile_city == TwoTileCity::Two;
        if region.city && complete && !small { 2 * size } else { size }
    }

    fn take_back(&mut self, returns: impl Fn(&Standing) -> bool) {
        let in_hand = &mut self.in_hand;
        self.standing.retain(|standing| {
            let stays = !returns(standing);
            if !stays {
                in_hand[standing.seat] += 1;
            }
            stays
        });
    }

    fn neighbours(&self, at: (i16, i16)) -> usize {
        around(at).filter(|place| *place != at && self.tiles.contains_key(place)).count()
    }

    /// Points of farmers, by the edition of the set-up (section 12).
    fn farmers(&self) -> Vec<i32> {
        let mut fields: Vec<Region> = Vec::new();
        for standing in self.standing.iter().filter(|standing| standing.farmer) {
            if !fields.iter().any(|field| field.holds(standing.cell)) {
                fields.push(self.flood(standing.cell));
            }
        }
        // Complete cities at each field, by name.
        let cities: Vec<BTreeSet<usize>> = fields.iter().map(|field| self.complete_cities(field)).collect();
        let owners = |field: &Region| self.most(|standing| field.holds(standing.cell));
        let mut award = vec![0; self.points.len()];
        match self.setup.farmers {
            Farmers::None => assert!(fields.is_empty(), "a farmer in a game without farmers"),
            Farmers::ThirdEdition => {
                for (field, cities) in fields.iter().zip(&cities) {
                    for seat in owners(field) {
                        award[seat] += 3 * number(cities.len());
                    }
                }
            }
            Farmers::SecondEdition => {
                let mut paid: Vec<BTreeSet<usize>> = vec![BTreeSet::new(); self.points.len()];
                for (field, cities) in fields.iter().zip(&cities) {
                    for seat in owners(field) {
                        paid[seat].extend(cities);
                    }
                }
                for (award, paid) in award.iter_mut().zip(paid) {
                    *award += 3 * number(paid.len());
                }
            }
            Farmers::FirstEdition => {
                for city in cities.iter().flatten().collect::<BTreeSet<_>>() {
                    let at_it = |standing: &Standing| {
                        fields
                            .iter()
                            .zip(&cities)
                            .any(|(field, cities)| cities.contains(city) && field.holds(standing.cell))
                    };
                    for seat in self.most(at_it) {
                        award[seat] += 4;
                    }
                }
            }
        }
        award
    }

    /// The complete cities whose walls a field touches.
    fn complete_cities(&self, field: &Region) -> BTreeSet<usize> {
        let mut cities: Vec<Region> = Vec::new();
        for wall in &field.walls {
            if !cities.iter().any(|city| city.holds(*wall)) {
                cities.push(self.flood(*wall));
            }
        }
        cities.iter().filter(|city| !city.open).map(Region::name).collect()
    }
}

fn number(count: usize) -> i32 {
    i32::try_from(count).expect("a small number")
}

fn written<T: serde::Serialize>(spot: &T) -> String {
    let word = serde_json::to_value(spot).expect("a word");
    word.as_str().expect("a word").to_owned()
}

/// A place and its eight neighbours.
fn around((x, y): (i16, i16)) -> impl Iterator<Item = (i16, i16)> {
    (-1..=1).flat_map(move |dy| (-1..=1).map(move |dx| (x + dx, y + dy)))
}

fn along(place: i16) -> usize {
    usize::try_from(place + REACH).expect("within reach")
}

fn index((x, y): (i16, i16), (cell_x, cell_y): (usize, usize)) -> usize {
    (along(y) * SIZE + cell_y) * ROW + along(x) * SIZE + cell_x
}

fn tile_of(cell: usize) -> (i16, i16) {
    let place = |cells: usize| i16::try_from(cells / SIZE).expect("within reach") - REACH;
    (place(cell % ROW), place(cell / ROW))
}

fn is_middle(cell: usize) -> bool {
    cell % ROW % SIZE == SIZE / 2 && cell / ROW % SIZE == SIZE / 2
}
