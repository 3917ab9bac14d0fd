//! A board that is being entered as it lies on the table: what is told so far, what the box still holds for
//! the rest, and one way to lay out that rest.

use referee::Arg;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::{Stock, number};
use crate::layout::{self, Shuffle, THROWS};
use crate::place::Remark;
use crate::{Board, EdgeId, Harbour, HarbourKind, HexId, Island, Rule, Terrain, Tile, TokenRule};

/// A hex as far as it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct DraftTile {
    /// What it is.
    pub terrain: Option<Terrain>,
    /// Its token.
    pub token: Option<u8>,
}

/// A harbour as far as it is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DraftHarbour {
    /// The coast path.
    pub edge: EdgeId,
    /// What it trades.
    #[serde(default)]
    pub kind: Option<HarbourKind>,
}

/// A board as far as it is told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Draft {
    /// The hexes by id.
    pub hexes: Vec<DraftTile>,
    /// The harbours.
    pub harbours: Vec<DraftHarbour>,
    /// Where the robber stands; on the first desert if not told.
    #[serde(default)]
    pub robber: Option<HexId>,
}

/// Pieces of the box that are not on the board yet; less than none where too many are told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Rest {
    /// Hexes, in the order hills, forest, pasture, fields, mountains, desert.
    pub terrain: Vec<i32>,
    /// Tokens, from 2 to 12.
    pub tokens: Vec<i32>,
    /// Harbours, in the order generic, brick, lumber, wool, grain, ore.
    pub harbours: Vec<i32>,
}

impl Draft {
    /// The board, once everything is told.
    pub(crate) fn board(&self) -> Option<Board> {
        let hexes: Option<Vec<Tile>> = self
            .hexes
            .iter()
            .map(|tile| {
                let terrain = tile.terrain?;
                let whole = tile.token.is_some() || terrain.gives().is_none();
                whole.then_some(Tile { terrain, token: tile.token })
            })
            .collect();
        let harbours: Option<Vec<Harbour>> = self
            .harbours
            .iter()
            .map(|harbour| Some(Harbour { edge: harbour.edge, kind: harbour.kind? }))
            .collect();
        Some(Board { hexes: hexes?, harbours: harbours?, robber: self.stands().into_iter().collect() })
    }

    /// As a board whose untold hexes give nothing, for measuring what is there.
    pub(crate) fn so_far(&self) -> Board {
        let told = |tile: &DraftTile| match tile.terrain {
            Some(terrain) => Tile { terrain, token: tile.token },
            None => Tile { terrain: Terrain::Desert, token: None },
        };
        let harbours = self
            .harbours
            .iter()
            .filter_map(|harbour| Some(Harbour { edge: harbour.edge, kind: harbour.kind? }));
        Board {
            hexes: self.hexes.iter().map(told).collect(),
            harbours: harbours.collect(),
            robber: self.stands().into_iter().collect(),
        }
    }

    fn stands(&self) -> Option<HexId> {
        let desert = || self.hexes.iter().position(|tile| tile.terrain == Some(Terrain::Desert));
        self.robber.or_else(|| desert().and_then(|hex| u8::try_from(hex).ok()).map(HexId))
    }

    /// What the box still holds.
    pub(crate) fn rest(&self, stock: &Stock) -> Rest {
        let left = |want: usize, told: usize| {
            i32::try_from(want).unwrap_or(i32::MAX) - i32::try_from(told).unwrap_or(i32::MAX)
        };
        let terrain = Terrain::ALL.into_iter().zip(stock.terrain).map(|(kind, want)| {
            left(want.into(), self.hexes.iter().filter(|tile| tile.terrain == Some(kind)).count())
        });
        let tokens = (2..=12).map(|token| {
            let letters = stock.letters.iter().copied();
            let want = letters.filter(|letter| *letter == token).count();
            left(want, self.hexes.iter().filter(|tile| tile.token == Some(token)).count())
        });
        let harbours = HarbourKind::ALL.into_iter().zip(stock.harbours).map(|(kind, want)| {
            left(want.into(), self.harbours.iter().filter(|harbour| harbour.kind == Some(kind)).count())
        });
        Rest { terrain: terrain.collect(), tokens: tokens.collect(), harbours: harbours.collect() }
    }

    /// What is wrong with what is told; a board that is told in full is judged as a whole.
    pub(crate) fn faults(&self, seats: u8, rule: TokenRule) -> Vec<Remark> {
        let (island, stock) = (Island::for_seats(seats), Stock::for_seats(seats));
        if let Some(board) = self.board() {
            return board.faults(seats, rule, false);
        }
        let mut faults = self.surplus(stock);
        if rule == TokenRule::RedApart {
            let pairs = self.so_far().red_neighbours(island).into_iter();
            faults.extend(pairs.map(|[one, other]| {
                Remark::new(Rule::Set04, "cat-refused-red").at(one.into()).at(other.into())
            }));
        }
        faults
    }

    /// More of a kind than the box holds, with the places.
    fn surplus(&self, stock: &Stock) -> Vec<Remark> {
        let rest = self.rest(stock);
        let mut faults = Vec::new();
        let hexes = |fits: &dyn Fn(&DraftTile) -> bool| -> Vec<HexId> {
            (0..).map(HexId).zip(&self.hexes).filter(|(_, tile)| fits(tile)).map(|(id, _)| id).collect()
        };
        for ((kind, want), left) in Terrain::ALL.into_iter().zip(stock.terrain).zip(rest.terrain) {
            if left < 0 {
                let here = hexes(&|tile| tile.terrain == Some(kind));
                let fault = Remark::new(stock.rules.terrain, "cat-refused-terrain")
                    .with("terrain", Arg::Word(kind.word().to_owned()))
                    .with("have", number(here.len()))
                    .with("want", i64::from(want));
                faults.push(here.into_iter().fold(fault, |fault, hex| fault.at(hex.into())));
            }
        }
        for (token, left) in (2..=12).zip(rest.tokens) {
            if left < 0 {
                let here = hexes(&|tile| tile.token == Some(token));
                let fault = Remark::new(stock.rules.tokens, "cat-refused-token-count")
                    .with("token", i64::from(token))
                    .with("have", number(here.len()))
                    .with("want", number(here.len()) + i64::from(left));
                faults.push(here.into_iter().fold(fault, |fault, hex| fault.at(hex.into())));
            }
        }
        for ((kind, want), left) in HarbourKind::ALL.into_iter().zip(stock.harbours).zip(rest.harbours) {
            if left < 0 {
                let here: Vec<EdgeId> = self
                    .harbours
                    .iter()
                    .filter(|harbour| harbour.kind == Some(kind))
                    .map(|harbour| harbour.edge)
                    .collect();
                let fault = Remark::new(stock.rules.harbours, "cat-refused-harbour-count")
                    .with("kind", Arg::Word(kind.word().to_owned()))
                    .with("have", number(here.len()))
                    .with("want", i64::from(want));
                faults.push(here.into_iter().fold(fault, |fault, edge| fault.at(edge.into())));
            }
        }
        faults
    }

    /// The rest laid out from what the box still holds: the same seed lays the same rest. Nothing of what is
    /// told is moved; too many of a kind are an error with their places.
    ///
    /// # Errors
    /// The first kind of which more is told than the box holds, or a wrong number of hexes.
    pub(crate) fn fill(&self, seats: u8, rule: TokenRule, seed: u64) -> Result<Board, Remark> {
        let (island, stock) = (Island::for_seats(seats), Stock::for_seats(seats));
        if self.hexes.len() != island.hexes.len() {
            return Err(Remark::new(stock.rules.terrain, "cat-refused-hexes")
                .with("have", number(self.hexes.len()))
                .with("want", number(island.hexes.len())));
        }
        if let Some(fault) = self.surplus(stock).into_iter().next() {
            return Err(fault);
        }
        if rule == TokenRule::Lettered && self.hexes.iter().all(|tile| *tile == DraftTile::default()) {
            return Ok(layout::lettered(seats, seed));
        }
        let rest = self.rest(stock);
        let mut shuffle = Shuffle(seed);
        let (mut terrain, mut tokens) = (pile(Terrain::ALL, &rest.terrain), pile(2..=12_u8, &rest.tokens));
        let mut harbours = pile(HarbourKind::ALL, &rest.harbours);
        shuffle.mix(&mut harbours);
        let mut board = self.laid(&terrain, &tokens, &harbours);
        for _ in 0..THROWS {
            shuffle.mix(&mut terrain);
            shuffle.mix(&mut tokens);
            board = self.laid(&terrain, &tokens, &harbours);
            if rule == TokenRule::AsLaid || board.faults(seats, rule, false).is_empty() {
                break;
            }
        }
        Ok(board)
    }

    /// What is told, and from these piles what is not. A hex of which only the token is told is land.
    fn laid(&self, terrain: &[Terrain], tokens: &[u8], harbours: &[HarbourKind]) -> Board {
        let (mut terrain, mut tokens) = (terrain.iter().copied(), tokens.iter().copied());
        let mut harbours = harbours.iter().copied();
        let mut whole = self.clone();
        for tile in &mut whole.hexes {
            tile.terrain = tile.terrain.or_else(|| terrain.next());
        }
        let open = |at: usize| self.hexes[at].terrain.is_none();
        for at in (0..whole.hexes.len()).filter(|at| open(*at) && self.hexes[*at].token.is_some()) {
            if whole.hexes[at].terrain == Some(Terrain::Desert) {
                let land = |other: &usize| {
                    open(*other)
                        && self.hexes[*other].token.is_none()
                        && whole.hexes[*other].terrain != Some(Terrain::Desert)
                };
                if let Some(other) = (0..whole.hexes.len()).find(land) {
                    whole.hexes[at].terrain = whole.hexes[other].terrain.replace(Terrain::Desert);
                }
            }
        }
        for tile in &mut whole.hexes {
            if tile.token.is_none() && tile.terrain.is_some_and(|kind| kind.gives().is_some()) {
                tile.token = tokens.next();
            }
        }
        for harbour in &mut whole.harbours {
            harbour.kind = harbour.kind.or_else(|| harbours.next());
        }
        whole.so_far()
    }
}

fn pile<T: Clone>(kinds: impl IntoIterator<Item = T>, counts: &[i32]) -> Vec<T> {
    let each = kinds.into_iter().zip(counts);
    each.flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::try_from(*count).unwrap_or(0))).collect()
}
