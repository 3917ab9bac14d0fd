//! Boards to lay out on the table: the beginner board and seeded random ones.
//!
//! No chance is made here: every board is a pure function of the numbers given, so that the same seed lays
//! the same board on every machine and the table can be laid out again from the seed alone.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::balance::Balance;
use crate::board::Stock;
use crate::{Board, Direction, Harbour, HarbourKind, HexId, Island, Terrain, Tile};

/// Tokens A to R (CAT-SET-03).
pub(crate) const LETTERED_BASE: [u8; 18] = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11];
/// Tokens A to Y, Za, Zb, Zc of the extension's own set (CAT-X56-02).
pub(crate) const LETTERED_LARGE: [u8; 28] =
    [2, 5, 4, 6, 3, 9, 8, 11, 11, 10, 6, 3, 8, 4, 8, 10, 11, 12, 10, 5, 4, 9, 5, 9, 12, 3, 2, 6];

/// How many seeded boards a fair one is chosen from.
const FAIR_TRIES: u64 = 150;
/// How often tokens are thrown down anew before the last throw is mended by swapping.
pub(crate) const THROWS: u32 = 200;

/// A way to lay out a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Style {
    /// The one fixed layout for a first game (CAT-SET-02); three or four seats only (CAT-X56-09).
    Beginner,
    /// Hexes and harbours shuffled, tokens in letter order along a spiral (CAT-SET-03).
    Lettered {
        /// Chooses the board.
        seed: u64,
    },
    /// Everything shuffled, no two red numbers side by side (CAT-SET-04).
    RedApart {
        /// Chooses the board.
        seed: u64,
    },
    /// The most even of many shuffled boards.
    Fair {
        /// Chooses the board.
        seed: u64,
    },
}

impl Style {
    /// The board laid out this way for so many seats; nothing where the style has no board for them.
    pub fn lay(self, seats: u8) -> Option<Board> {
        match self {
            Self::Beginner => (seats <= 4).then(beginner),
            Self::Lettered { seed } => Some(lettered(seats, seed)),
            Self::RedApart { seed } => Some(red_apart(seats, seed)),
            Self::Fair { seed } => Some(fair(seats, seed)),
        }
    }
}

/// The fixed board of the first game (CAT-SET-02).
pub fn beginner() -> Board {
    use Terrain::{Desert, Fields, Forest, Hills, Mountains, Pasture};
    const ROWS: [(Terrain, u8); 19] = [
        (Mountains, 10),
        (Pasture, 2),
        (Forest, 9),
        (Fields, 12),
        (Hills, 6),
        (Pasture, 4),
        (Hills, 10),
        (Fields, 9),
        (Forest, 11),
        (Desert, 0),
        (Forest, 3),
        (Mountains, 8),
        (Forest, 8),
        (Mountains, 3),
        (Fields, 4),
        (Pasture, 5),
        (Hills, 5),
        (Fields, 6),
        (Pasture, 11),
    ];
    use HarbourKind::{Brick, Generic, Grain, Lumber, Ore, Wool};
    let frame = [Generic, Grain, Ore, Generic, Wool, Generic, Generic, Brick, Lumber];
    let hexes: Vec<Tile> = ROWS
        .into_iter()
        .map(|(terrain, token)| Tile { terrain, token: terrain.gives().map(|_| token) })
        .collect();
    assemble(Island::base(), hexes, frame.to_vec())
}

/// Shuffled hexes and harbours, tokens in letter order from a cape (CAT-SET-03).
pub fn lettered(seats: u8, seed: u64) -> Board {
    let (island, stock) = (Island::for_seats(seats), Stock::for_seats(seats));
    let mut shuffle = Shuffle(seed);
    let mut hexes = shuffled_land(stock, &mut shuffle);
    let cape = island.capes[shuffle.below(island.capes.len())];
    let way = if shuffle.below(2) == 0 { Direction::CounterClockwise } else { Direction::Clockwise };
    let land = island.spiral(cape, way).into_iter().map(HexId::index);
    let mut letters = stock.letters.iter().copied();
    for hex in land {
        if hexes[hex].terrain.gives().is_some() {
            hexes[hex].token = letters.next();
        }
    }
    let harbours = shuffled_harbours(stock, &mut shuffle);
    assemble(island, hexes, harbours)
}

/// Everything shuffled, no two red numbers side by side (CAT-SET-04).
pub fn red_apart(seats: u8, seed: u64) -> Board {
    let (island, stock) = (Island::for_seats(seats), Stock::for_seats(seats));
    let mut shuffle = Shuffle(seed);
    let hexes = shuffled_land(stock, &mut shuffle);
    let harbours = shuffled_harbours(stock, &mut shuffle);
    let mut board = assemble(island, hexes, harbours);
    let mut tokens = stock.letters.to_vec();
    for _ in 0..THROWS {
        shuffle.mix(&mut tokens);
        let mut next = tokens.iter().copied();
        for tile in board.hexes.iter_mut().filter(|tile| tile.terrain.gives().is_some()) {
            tile.token = next.next();
        }
        if board.red_neighbours(island).is_empty() {
            return board;
        }
    }
    // A lettered board has no red neighbours whatever the hexes are, so this always ends well.
    lettered(seats, seed)
}

/// The most even of many shuffled boards.
pub fn fair(seats: u8, seed: u64) -> Board {
    let island = Island::for_seats(seats);
    let mut shuffle = Shuffle(seed);
    let mut best = red_apart(seats, shuffle.next());
    let mut least = Balance::of(&best, island).unevenness;
    for _ in 1..FAIR_TRIES {
        let board = red_apart(seats, shuffle.next());
        let unevenness = Balance::of(&board, island).unevenness;
        if unevenness < least {
            (best, least) = (board, unevenness);
        }
    }
    best
}

fn shuffled_land(stock: &Stock, shuffle: &mut Shuffle) -> Vec<Tile> {
    let piles = Terrain::ALL.into_iter().zip(stock.terrain);
    let mut land: Vec<Tile> = piles
        .flat_map(|(terrain, count)| std::iter::repeat_n(Tile { terrain, token: None }, count.into()))
        .collect();
    shuffle.mix(&mut land);
    land
}

fn shuffled_harbours(stock: &Stock, shuffle: &mut Shuffle) -> Vec<HarbourKind> {
    let piles = HarbourKind::ALL.into_iter().zip(stock.harbours);
    let mut harbours: Vec<HarbourKind> =
        piles.flat_map(|(kind, count)| std::iter::repeat_n(kind, count.into())).collect();
    shuffle.mix(&mut harbours);
    harbours
}

fn assemble(island: &Island, hexes: Vec<Tile>, kinds: Vec<HarbourKind>) -> Board {
    let desert = hexes.iter().position(|tile| tile.terrain == Terrain::Desert);
    let robber = desert.and_then(|hex| u8::try_from(hex).ok()).map(HexId);
    let harbours = island.harbours.iter().zip(kinds).map(|(edge, kind)| Harbour { edge: *edge, kind });
    Board { hexes, harbours: harbours.collect(), robber: robber.into_iter().collect() }
}

/// A seed unrolled into as many numbers as a layout needs (`SplitMix64`).
pub(crate) struct Shuffle(pub(crate) u64);

impl Shuffle {
    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A place below `count`. The few hexes of a board make the bias of a plain remainder invisible.
    fn below(&mut self, count: usize) -> usize {
        usize::try_from(self.next() % count.max(1) as u64).unwrap_or(0)
    }

    pub(crate) fn mix<T>(&mut self, pile: &mut [T]) {
        for last in (1..pile.len()).rev() {
            pile.swap(last, self.below(last + 1));
        }
    }
}
