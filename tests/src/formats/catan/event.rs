//! The log as written, and its events as moves.

use std::collections::BTreeMap;

use catan::{Cards, CornerId, Development, Dice, EdgeId, Gain, HexId, Move, Resource, Taken};
use referee::Seat;
use serde::Deserialize;
use serde_json::Value;

use super::{Mismatch, plain};

/// A development card by its name in the log.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Card {
    Knight,
    RoadBuilding,
    YearOfPlenty,
    Monopoly,
    VictoryPoint,
}

impl From<Card> for Development {
    fn from(card: Card) -> Self {
        match card {
            Card::Knight => Self::Knight,
            Card::RoadBuilding => Self::RoadBuilding,
            Card::YearOfPlenty => Self::YearOfPlenty,
            Card::Monopoly => Self::Monopoly,
            Card::VictoryPoint => Self::VictoryPoint,
        }
    }
}

/// Something for each of some seats.
pub(super) type BySeat<T> = BTreeMap<String, T>;

/// One event of the log.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "a", rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Event {
    PlaceSettlement {
        p: u8,
        v: u8,
        gain: Option<Cards>,
    },
    PlaceRoad {
        p: u8,
        e: u8,
    },
    Roll {
        p: u8,
        d: [u8; 2],
        gain: Option<BySeat<Cards>>,
    },
    Discard {
        p: u8,
        cards: Cards,
    },
    MoveRobber {
        p: u8,
        h: u8,
        from: Option<u8>,
        card: Option<Resource>,
    },
    BuildRoad {
        p: u8,
        e: u8,
        #[serde(default)]
        free: bool,
    },
    BuildSettlement {
        p: u8,
        v: u8,
    },
    BuildCity {
        p: u8,
        v: u8,
    },
    BuyDev {
        p: u8,
        card: Option<Card>,
    },
    PlayKnight {
        p: u8,
    },
    PlayRoadBuilding {
        p: u8,
    },
    PlayYearOfPlenty {
        p: u8,
        cards: Vec<Resource>,
    },
    PlayMonopoly {
        p: u8,
        res: Resource,
        taken: Option<BySeat<u8>>,
    },
    BankTrade {
        p: u8,
        give: Cards,
        get: Cards,
    },
    Trade {
        p: u8,
        with: u8,
        give: Cards,
        get: Cards,
    },
    EndTurn {
        p: u8,
    },
    Sbp {
        p: u8,
    },
    EndSbp {
        p: u8,
    },
    Win {
        p: u8,
    },
    Refused {
        p: u8,
        request: Value,
    },
}

/// An event, and the totals that hold after it.
pub(super) struct Logged {
    pub(super) event: Event,
    pub(super) totals: Option<Value>,
}

/// Reads one entry of a log. Fields and kinds that the format does not have are told.
pub(super) fn read(entry: &Value) -> Result<Logged, Mismatch> {
    let mut entry = entry.clone();
    let totals = entry.as_object_mut().and_then(|fields| fields.remove("chk"));
    let text = entry.to_string();
    let event = serde_json::from_value(entry)
        .map_err(|error| plain(format!("an event, not {text}"), error.to_string()))?;
    Ok(Logged { event, totals })
}

fn seat(name: &str) -> Result<Seat, Mismatch> {
    name.parse().map(Seat).map_err(|_| plain("a seat number", name))
}

impl Event {
    /// The move this event is. A refused request is not one.
    pub(super) fn as_move(&self) -> Result<Move, Mismatch> {
        Ok(match self {
            Self::PlaceSettlement { p, v, .. } => {
                Move::PlaceSettlement { seat: Seat(*p), corner: CornerId(*v) }
            }
            Self::PlaceRoad { p, e } => Move::PlaceRoad { seat: Seat(*p), edge: EdgeId(*e) },
            Self::Roll { p, d, gain } => {
                let gains = gain.as_ref().map(|gains| {
                    gains.iter().map(|(who, cards)| Ok(Gain { seat: seat(who)?, cards: *cards })).collect()
                });
                Move::Roll { seat: Seat(*p), dice: Dice::Pair(*d), gain: gains.transpose()? }
            }
            Self::Discard { p, cards } => Move::Discard { seat: Seat(*p), cards: Some(*cards) },
            Self::MoveRobber { p, h, from, card } => {
                Move::MoveRobber { seat: Seat(*p), hex: HexId(*h), from: from.map(Seat), card: *card }
            }
            Self::BuildRoad { p, e, free: false } => Move::BuildRoad { seat: Seat(*p), edge: EdgeId(*e) },
            Self::BuildRoad { p, e, free: true } => Move::FreeRoad { seat: Seat(*p), edge: EdgeId(*e) },
            Self::BuildSettlement { p, v } => Move::BuildSettlement { seat: Seat(*p), corner: CornerId(*v) },
            Self::BuildCity { p, v } => Move::BuildCity { seat: Seat(*p), corner: CornerId(*v) },
            Self::BuyDev { p, card } => Move::BuyCard { seat: Seat(*p), card: card.map(Development::from) },
            Self::PlayKnight { p } => Move::PlayKnight { seat: Seat(*p) },
            Self::PlayRoadBuilding { p } => Move::PlayRoadBuilding { seat: Seat(*p) },
            Self::PlayYearOfPlenty { p, cards } => {
                Move::PlayYearOfPlenty { seat: Seat(*p), cards: cards.clone() }
            }
            Self::PlayMonopoly { p, res, taken } => {
                let taken = taken.as_ref().map(|taken| {
                    taken.iter().map(|(who, count)| Ok(Taken { seat: seat(who)?, count: *count })).collect()
                });
                Move::PlayMonopoly { seat: Seat(*p), resource: *res, taken: taken.transpose()? }
            }
            Self::BankTrade { p, give, get } => Move::BankTrade { seat: Seat(*p), give: *give, get: *get },
            Self::Trade { p, with, give, get } => {
                Move::Trade { seat: Seat(*p), with: Seat(*with), give: *give, get: *get }
            }
            Self::EndTurn { p } => Move::EndTurn { seat: Seat(*p) },
            Self::Sbp { p } => Move::SpecialBuild { seat: Seat(*p) },
            Self::EndSbp { p } => Move::EndSpecialBuild { seat: Seat(*p) },
            Self::Win { p } => Move::ClaimWin { seat: Seat(*p), shown: None },
            Self::Refused { p, .. } => return Err(plain("a move", format!("a refused request of seat {p}"))),
        })
    }
}
