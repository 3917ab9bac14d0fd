//! Boards and positions as written, and the set-ups they make.

use catan::position::{Deck, Holding, Road, Stage, Standing};
use catan::{
    BetweenTurns, Board, Building, Cards, CornerId, EdgeId, HandsMode, Harbour, HarbourKind, HexId, Position,
    Setup, Terrain, Tile, TokenRule, layout,
};
use referee::Seat;
use serde::Deserialize;
use serde_json::Value;

use super::event::BySeat;
use super::{Mismatch, plain};

/// A board as written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenBoard {
    hexes: Vec<(Terrain, Option<u8>)>,
    ports: Vec<(u8, HarbourKind)>,
    robber: u8,
}

/// A table that follows the logs: everything is told, tokens as other engines lay them, special building for
/// five and six.
pub(super) fn setup(seats: u8, board: Board, hands: HandsMode) -> Setup {
    let mut setup = Setup::on(seats, board);
    setup.hands = hands;
    setup.edition.tokens = TokenRule::AsLaid;
    setup.edition.between_turns = BetweenTurns::SpecialBuilding;
    setup
}

impl WrittenBoard {
    pub(super) fn board(self) -> Board {
        let tiles = self.hexes.into_iter().map(|(terrain, token)| Tile { terrain, token });
        let harbours = self.ports.into_iter().map(|(edge, kind)| Harbour { edge: EdgeId(edge), kind });
        Board { hexes: tiles.collect(), harbours: harbours.collect(), robber: vec![HexId(self.robber)] }
    }
}

/// Development cards by kind, as written.
#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct WrittenDeck {
    knight: u8,
    road_building: u8,
    year_of_plenty: u8,
    monopoly: u8,
    victory_point: u8,
}

impl From<WrittenDeck> for Deck {
    fn from(deck: WrittenDeck) -> Self {
        let WrittenDeck { knight, road_building, year_of_plenty, monopoly, victory_point } = deck;
        Self { knight, road_building, year_of_plenty, monopoly, victory_point }
    }
}

#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum WrittenPhase {
    Setup,
    Preroll,
    Discard,
    Robber,
    #[default]
    Main,
}

/// A position of a single verdict, as written: what is left out is empty or as at the start.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct WrittenState {
    players: Option<u8>,
    buildings: Vec<(u8, u8, Building)>,
    roads: BySeat<Vec<u8>>,
    hands: BySeat<Cards>,
    dev: BySeat<WrittenDeck>,
    dev_new: BySeat<WrittenDeck>,
    played: BySeat<WrittenDeck>,
    deck: Option<WrittenDeck>,
    bank: Option<Cards>,
    phase: WrittenPhase,
    turn: u8,
    robber: Option<u8>,
    free_roads: u8,
    discards_due: BySeat<u8>,
    longest_road: Option<u8>,
    largest_army: Option<u8>,
    /// A knight or progress card was played this turn.
    #[serde(alias = "card_played", alias = "played_dev", alias = "dev_played_this_turn")]
    dev_played: bool,
}

fn by_seat<T>(written: BySeat<T>, seats: u8, mut put: impl FnMut(usize, T)) -> Result<(), Mismatch> {
    for (name, value) in written {
        let seat: u8 = name.parse().map_err(|_| plain("a seat number", name.as_str()))?;
        if seat >= seats {
            return Err(plain(format!("a seat below {seats}"), name));
        }
        put(usize::from(seat), value);
    }
    Ok(())
}

impl WrittenState {
    /// The set-up that takes the game up here, on the beginner board.
    pub(super) fn setup(self) -> Result<Setup, Mismatch> {
        let seats = self.players.unwrap_or(4);
        let mut board = if seats > 4 { layout::lettered(seats, 1) } else { layout::beginner() };
        if let Some(robber) = self.robber {
            board.robber = vec![HexId(robber)];
        }
        let mut holdings = vec![Holding::default(); usize::from(seats)];
        by_seat(self.hands, seats, |seat, hand| holdings[seat].hand = hand)?;
        by_seat(self.dev, seats, |seat, deck| holdings[seat].development = deck.into())?;
        by_seat(self.dev_new, seats, |seat, deck| holdings[seat].bought_now = deck.into())?;
        by_seat(self.played, seats, |seat, deck| holdings[seat].played = deck.into())?;
        by_seat(self.discards_due, seats, |seat, due| holdings[seat].discard_due = due)?;
        let mut roads = Vec::new();
        by_seat(self.roads, seats, |seat, edges| {
            let seat = Seat(u8::try_from(seat).unwrap_or(u8::MAX));
            roads.extend(edges.into_iter().map(|edge| Road { seat, edge: EdgeId(edge) }));
        })?;
        let stage = match self.phase {
            WrittenPhase::Main if self.free_roads > 0 => Stage::FreeRoads { left: self.free_roads },
            WrittenPhase::Main => Stage::Act,
            WrittenPhase::Setup => Stage::SetUp,
            WrittenPhase::Preroll => Stage::BeforeRoll,
            WrittenPhase::Discard => Stage::Discard,
            WrittenPhase::Robber => Stage::Robber,
        };
        let buildings = self.buildings.into_iter().map(|(corner, seat, building)| Standing {
            seat: Seat(seat),
            corner: CornerId(corner),
            building,
        });
        let position = Position {
            turn: Some(Seat(self.turn)),
            stage,
            rolled: true,
            card_played: self.dev_played,
            buildings: buildings.collect(),
            roads,
            holdings,
            bank: self.bank,
            deck: self.deck.map(Deck::from),
            longest_road: self.longest_road.map(Seat),
            largest_army: self.largest_army.map(Seat),
            recount: false,
        };
        let mut setup = setup(seats, board, HandsMode::Open);
        setup.position = Some(position);
        Ok(setup)
    }
}

/// A longest-road graph, as written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrittenRoads {
    #[serde(rename = "id")]
    _id: Value,
    #[serde(rename = "title", default)]
    _title: Value,
    #[serde(rename = "source", default)]
    _source: Value,
    players: u8,
    roads: BySeat<Vec<u8>>,
    buildings: Vec<(u8, u8, Building)>,
    pub(super) expected_lengths: Vec<u32>,
    #[serde(default)]
    holder_before: Option<u8>,
    /// A card that nobody holds is told as null.
    #[serde(default, deserialize_with = "told")]
    pub(super) holder_after: Told,
}

/// Who holds a card, if a case says so at all.
#[derive(Debug, Clone, Copy, Default)]
pub(super) enum Told {
    #[default]
    Not,
    Nobody,
    Seat(u8),
}

/// Something that is null is told too.
fn told<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Told, D::Error> {
    Option::deserialize(from).map(|holder| holder.map_or(Told::Nobody, Told::Seat))
}

impl WrittenRoads {
    /// The set-up that lays the graph and has the card handed over again.
    pub(super) fn setup(&self) -> Result<Setup, Mismatch> {
        let seats = self.players;
        let board = if seats > 4 { layout::lettered(seats, 1) } else { layout::beginner() };
        let mut roads = Vec::new();
        by_seat(self.roads.clone(), seats, |seat, edges| {
            let seat = Seat(u8::try_from(seat).unwrap_or(u8::MAX));
            roads.extend(edges.into_iter().map(|edge| Road { seat, edge: EdgeId(edge) }));
        })?;
        let buildings = self.buildings.iter().map(|(corner, seat, building)| Standing {
            seat: Seat(*seat),
            corner: CornerId(*corner),
            building: *building,
        });
        let mut setup = setup(seats, board, HandsMode::Open);
        setup.position = Some(Position {
            buildings: buildings.collect(),
            roads,
            longest_road: self.holder_before.map(Seat),
            recount: true,
            ..Position::default()
        });
        Ok(setup)
    }
}
