//! The board as it lies on the table, and whether it is one the box can make.

use referee::Arg;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::layout::{LETTERED_BASE, LETTERED_LARGE};
use crate::place::Remark;
use crate::{Cards, CornerId, Direction, EdgeId, HexId, Island, Resource, Rule, Terrain, TokenRule};

/// A hex of the board: what it is, and its token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Tile {
    /// What it is.
    pub terrain: Terrain,
    /// The number token on it (2..=12 without 7); none on the desert.
    pub token: Option<u8>,
}

/// What a harbour trades (CAT-MAR-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum HarbourKind {
    /// Three of any one kind for one.
    Generic,
    /// Two brick for one.
    Brick,
    /// Two lumber for one.
    Lumber,
    /// Two wool for one.
    Wool,
    /// Two grain for one.
    Grain,
    /// Two ore for one.
    Ore,
}

impl HarbourKind {
    /// Every kind.
    pub const ALL: [Self; 6] = [Self::Generic, Self::Brick, Self::Lumber, Self::Wool, Self::Grain, Self::Ore];

    /// The resource it favours; none for the generic one.
    pub const fn favours(self) -> Option<Resource> {
        match self {
            Self::Generic => None,
            Self::Brick => Some(Resource::Brick),
            Self::Lumber => Some(Resource::Lumber),
            Self::Wool => Some(Resource::Wool),
            Self::Grain => Some(Resource::Grain),
            Self::Ore => Some(Resource::Ore),
        }
    }

    /// Key of its name in the language files.
    pub const fn word(self) -> &'static str {
        match self.favours() {
            None => "cat-harbour-generic",
            Some(kind) => kind.word(),
        }
    }
}

/// A harbour and the coast path it lies at; it serves the two corners of that path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Harbour {
    /// The coast path.
    pub edge: EdgeId,
    /// What it trades.
    pub kind: HarbourKind,
}

/// The board as it lies on the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Board {
    /// The hexes by id: 19, or 30 for five and six seats.
    pub hexes: Vec<Tile>,
    /// The harbours.
    pub harbours: Vec<Harbour>,
    /// Where the robber stands. A list, so that a board entered with two robbers is refused with both
    /// places shown instead of one being lost on the way.
    pub robber: Vec<HexId>,
}

/// What the box holds for a number of seats.
pub(crate) struct Stock {
    pub(crate) terrain: [u8; 6],
    pub(crate) harbours: [u8; 6],
    pub(crate) letters: &'static [u8],
    /// Resource cards of each kind (CAT-CMP-05, CAT-X56-03).
    pub(crate) cards: u8,
    /// Development cards by kind (CAT-CMP-06, CAT-X56-04).
    pub(crate) deck: [u8; 5],
    pub(crate) rules: StockRules,
}

/// The rules that say what the box holds.
pub(crate) struct StockRules {
    pub(crate) terrain: Rule,
    pub(crate) tokens: Rule,
    pub(crate) harbours: Rule,
}

pub(crate) static BASE_STOCK: Stock = Stock {
    terrain: [3, 4, 4, 4, 3, 1],
    harbours: [4, 1, 1, 1, 1, 1],
    letters: &LETTERED_BASE,
    cards: 19,
    deck: [14, 2, 2, 2, 5],
    rules: StockRules { terrain: Rule::Cmp01, tokens: Rule::Cmp07, harbours: Rule::Cmp08 },
};

pub(crate) static LARGE_STOCK: Stock = Stock {
    terrain: [5, 6, 6, 6, 5, 2],
    harbours: [5, 1, 1, 2, 1, 1],
    letters: &LETTERED_LARGE,
    cards: 24,
    deck: [20, 3, 3, 3, 5],
    rules: StockRules { terrain: Rule::X01, tokens: Rule::X02, harbours: Rule::X05 },
};

impl Stock {
    pub(crate) fn for_seats(seats: u8) -> &'static Self {
        if seats > 4 { &LARGE_STOCK } else { &BASE_STOCK }
    }

    /// A full bank.
    pub(crate) const fn supply(&self) -> Cards {
        Cards::new([self.cards; Resource::COUNT])
    }
}

/// Chances out of 36 that a token's number is rolled.
pub const fn pips(token: u8) -> u8 {
    match token {
        2..=7 => token - 1,
        8..=12 => 13 - token,
        _ => 0,
    }
}

impl Board {
    /// The hexes that carry this token.
    pub fn with_token(&self, token: u8) -> impl Iterator<Item = HexId> + '_ {
        (0..).map(HexId).zip(&self.hexes).filter(move |(_, tile)| tile.token == Some(token)).map(|(id, _)| id)
    }

    /// What a hex produces.
    pub fn gives(&self, hex: HexId) -> Option<Resource> {
        self.hexes.get(hex.index()).and_then(|tile| tile.terrain.gives())
    }

    /// The harbours at a corner.
    pub fn harbours_at(&self, island: &Island, corner: CornerId) -> impl Iterator<Item = HarbourKind> {
        self.harbours
            .iter()
            .filter(move |harbour| island.edges[harbour.edge.index()].corners.contains(&corner))
            .map(|harbour| harbour.kind)
    }

    /// Pairs of neighbouring hexes that both carry a red number, 6 or 8 (CAT-SET-04).
    pub fn red_neighbours(&self, island: &Island) -> Vec<[HexId; 2]> {
        let red =
            |hex: HexId| self.hexes.get(hex.index()).is_some_and(|tile| matches!(tile.token, Some(6 | 8)));
        let pairs = island
            .hex_ids()
            .flat_map(|hex| island.hexes[hex.index()].neighbours.iter().map(move |other| [hex, *other]));
        pairs.filter(|[one, other]| one < other && red(*one) && red(*other)).collect()
    }

    /// Everything that is wrong with this board, with the places. `begun`: the robber may have moved.
    pub(crate) fn faults(&self, seats: u8, rule: TokenRule, begun: bool) -> Vec<Remark> {
        let (island, stock) = (Island::for_seats(seats), Stock::for_seats(seats));
        if self.hexes.len() != island.hexes.len() {
            let fault = Remark::new(stock.rules.terrain, "cat-refused-hexes")
                .with("have", number(self.hexes.len()))
                .with("want", number(island.hexes.len()));
            return vec![fault];
        }
        let mut faults = self.terrain_faults(stock);
        let tokens = self.token_faults(stock);
        if tokens.is_empty() {
            faults.extend(self.order_faults(island, stock, rule));
        }
        faults.extend(tokens);
        faults.extend(self.harbour_faults(island, stock));
        faults.extend(self.robber_faults(begun));
        faults
    }

    fn terrain_faults(&self, stock: &Stock) -> Vec<Remark> {
        let mut faults = Vec::new();
        for (terrain, want) in Terrain::ALL.into_iter().zip(stock.terrain) {
            let here: Vec<HexId> = (0..)
                .map(HexId)
                .zip(&self.hexes)
                .filter(|(_, tile)| tile.terrain == terrain)
                .map(|(id, _)| id)
                .collect();
            if here.len() != usize::from(want) {
                let fault = Remark::new(stock.rules.terrain, "cat-refused-terrain")
                    .with("terrain", Arg::Word(terrain.word().to_owned()))
                    .with("have", number(here.len()))
                    .with("want", i64::from(want));
                faults.push(here.into_iter().fold(fault, |fault, hex| fault.at(hex.into())));
            }
        }
        faults
    }

    fn token_faults(&self, stock: &Stock) -> Vec<Remark> {
        let mut faults = Vec::new();
        for (hex, tile) in (0..).map(HexId).zip(&self.hexes) {
            let message = match (tile.terrain, tile.token) {
                (Terrain::Desert, Some(_)) => "cat-refused-token-desert",
                (Terrain::Desert, None) => continue,
                (_, None) => "cat-refused-token-missing",
                (_, Some(token)) if !stock.letters.contains(&token) => "cat-refused-token-unknown",
                (_, Some(_)) => continue,
            };
            let fault = Remark::new(stock.rules.tokens, message)
                .with("token", i64::from(tile.token.unwrap_or_default()));
            faults.push(fault.at(hex.into()));
        }
        for token in 2..=12 {
            let letters = stock.letters.iter().copied();
            let want = letters.filter(|letter| *letter == token).count();
            let here: Vec<HexId> = self.with_token(token).collect();
            if here.len() != want {
                let fault = Remark::new(stock.rules.tokens, "cat-refused-token-count")
                    .with("token", i64::from(token))
                    .with("have", number(here.len()))
                    .with("want", number(want));
                faults.push(here.into_iter().fold(fault, |fault, hex| fault.at(hex.into())));
            }
        }
        faults
    }

    /// Whether the tokens lie as the set-up wants them (CAT-SET-03, CAT-SET-04).
    fn order_faults(&self, island: &Island, stock: &Stock, rule: TokenRule) -> Vec<Remark> {
        match rule {
            TokenRule::AsLaid => Vec::new(),
            TokenRule::RedApart => self
                .red_neighbours(island)
                .into_iter()
                .map(|[one, other]| {
                    Remark::new(Rule::Set04, "cat-refused-red").at(one.into()).at(other.into())
                })
                .collect(),
            TokenRule::Lettered => {
                let ways = [Direction::CounterClockwise, Direction::Clockwise];
                let walks = island.capes.iter().flat_map(|cape| ways.map(|way| island.spiral(*cape, way)));
                // The walk that holds longest shows best where the letters part from it.
                let parts = walks.map(|walk| {
                    let land = walk.into_iter().filter(|hex| self.gives(*hex).is_some());
                    let mut steps = land.zip(stock.letters).enumerate();
                    steps
                        .find(|(_, (hex, letter))| self.hexes[hex.index()].token != Some(**letter))
                        .map(|(step, (hex, letter))| (step, hex, *letter))
                });
                let mut furthest: Option<(usize, HexId, u8)> = None;
                for part in parts {
                    match part {
                        None => return Vec::new(),
                        Some(part) if furthest.is_none_or(|(step, ..)| part.0 > step) => {
                            furthest = Some(part);
                        }
                        Some(_) => {}
                    }
                }
                furthest
                    .map(|(_, hex, letter)| {
                        Remark::new(Rule::Set03, "cat-refused-spiral")
                            .with("token", i64::from(letter))
                            .at(hex.into())
                    })
                    .into_iter()
                    .collect()
            }
        }
    }

    fn harbour_faults(&self, island: &Island, stock: &Stock) -> Vec<Remark> {
        let mut faults = Vec::new();
        let rule = stock.rules.harbours;
        for (place, harbour) in self.harbours.iter().enumerate() {
            if !island.coast.contains(&harbour.edge) {
                let fault = Remark::new(rule, "cat-refused-harbour-inland");
                let known = harbour.edge.index() < island.edges.len();
                faults.push(if known { fault.at(harbour.edge.into()) } else { fault });
                continue;
            }
            let ends = island.edges[harbour.edge.index()].corners;
            let close = self.harbours[..place].iter().find(|other| {
                island
                    .edges
                    .get(other.edge.index())
                    .is_some_and(|edge| edge.corners.iter().any(|end| ends.contains(end)))
            });
            if let Some(other) = close {
                faults.push(
                    Remark::new(rule, "cat-refused-harbour-close")
                        .at(harbour.edge.into())
                        .at(other.edge.into()),
                );
            }
        }
        for (kind, want) in HarbourKind::ALL.into_iter().zip(stock.harbours) {
            let here: Vec<EdgeId> = self
                .harbours
                .iter()
                .filter(|harbour| harbour.kind == kind)
                .map(|harbour| harbour.edge)
                .collect();
            if here.len() != usize::from(want) {
                let fault = Remark::new(rule, "cat-refused-harbour-count")
                    .with("kind", Arg::Word(kind.word().to_owned()))
                    .with("have", number(here.len()))
                    .with("want", i64::from(want));
                let known = here.into_iter().filter(|edge| edge.index() < island.edges.len());
                faults.push(known.fold(fault, |fault, edge| fault.at(edge.into())));
            }
        }
        faults
    }

    fn robber_faults(&self, begun: bool) -> Vec<Remark> {
        match self.robber[..] {
            [] => vec![Remark::new(Rule::Set09, "cat-refused-robber-none")],
            [hex] => match self.hexes.get(hex.index()) {
                None => vec![Remark::new(Rule::Set09, "cat-refused-robber-sea")],
                Some(tile) if tile.terrain != Terrain::Desert && !begun => {
                    vec![Remark::new(Rule::Set09, "cat-refused-robber-desert").at(hex.into())]
                }
                Some(_) => Vec::new(),
            },
            _ => {
                let fault = Remark::new(Rule::Cmp09, "cat-refused-robber-many")
                    .with("have", number(self.robber.len()));
                let known = self.robber.iter().filter(|hex| hex.index() < self.hexes.len());
                vec![known.fold(fault, |fault, hex| fault.at((*hex).into()))]
            }
        }
    }
}

pub(crate) fn number(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
