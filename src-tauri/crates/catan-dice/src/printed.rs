//! The printed sheet as a graph: what each symbol gives and what it needs first (DICE-SHEET).
//!
//! The roads form a tree that grows from the first road, so each has exactly one road before it; three forks
//! leave a choice. Settlements and cities have sites of their own and two orders of their own
//! (DICE-CITY-04). No two sites are nearer than two roads, so DICE-SETL-03 can never be broken and is not
//! checked. The same facts, with everything needed for drawing, stand in `data/sheet.json`; a test compares.

use schemars::JsonSchema;
use serde::Serialize;

use crate::{Face, Kind, Knight, Symbol};

pub(crate) const ROADS: u8 = 16;
pub(crate) const SETTLEMENTS: u8 = 6;
pub(crate) const CITIES: u8 = 4;
pub(crate) const KNIGHTS: u8 = 6;

/// One line of the table below.
struct Print {
    kind: Kind,
    points: i32,
    /// The road that must be built first; none where the first road or nothing is enough.
    road: Option<Symbol>,
    /// The symbol of the same kind that must be built first (point order).
    before: Option<Symbol>,
}

const fn road(road: Option<u8>) -> Print {
    Print { kind: Kind::Road, points: 1, road: symbol(road), before: None }
}

const fn site(kind: Kind, points: i32, road: Option<u8>, before: Option<u8>) -> Print {
    Print { kind, points, road: symbol(road), before: symbol(before) }
}

const fn knight(points: i32, before: Option<u8>) -> Print {
    Print { kind: Kind::Knight, points, road: None, before: symbol(before) }
}

const fn symbol(index: Option<u8>) -> Option<Symbol> {
    match index {
        Some(index) => Some(Symbol::at(index)),
        None => None,
    }
}

static PRINT: [Print; Symbol::COUNT as usize] = [
    // Roads 0 to 15, each with the road before it.
    road(None),
    road(Some(0)),
    road(Some(0)),
    road(Some(2)),
    road(Some(3)),
    road(Some(3)),
    road(Some(5)),
    road(Some(6)),
    road(Some(7)),
    road(Some(8)),
    road(Some(9)),
    road(Some(10)),
    road(Some(7)),
    road(Some(12)),
    road(Some(13)),
    road(Some(14)),
    // Settlements (DICE-SETL-04): points, the road that leads there, the settlement before.
    site(Kind::Settlement, 3, None, None),
    site(Kind::Settlement, 4, Some(2), Some(16)),
    site(Kind::Settlement, 5, Some(5), Some(17)),
    site(Kind::Settlement, 7, Some(7), Some(18)),
    site(Kind::Settlement, 9, Some(9), Some(19)),
    site(Kind::Settlement, 11, Some(11), Some(20)),
    // Cities (DICE-CITY-03).
    site(Kind::City, 7, Some(1), None),
    site(Kind::City, 12, Some(4), Some(22)),
    site(Kind::City, 20, Some(13), Some(23)),
    site(Kind::City, 30, Some(15), Some(24)),
    // Knights (DICE-KNGT-02), which need no road (DICE-KNGT-03).
    knight(1, None),
    knight(2, Some(26)),
    knight(3, Some(27)),
    knight(4, Some(28)),
    knight(5, Some(29)),
    knight(6, Some(30)),
];

impl Symbol {
    /// What it is.
    pub fn kind(self) -> Kind {
        PRINT[self.index()].kind
    }

    /// The points printed on it (DICE-BUILD-05).
    pub fn points(self) -> i32 {
        PRINT[self.index()].points
    }

    /// The road that must be built first. None where the first road, or nothing, is enough.
    pub fn road(self) -> Option<Self> {
        PRINT[self.index()].road
    }

    /// The symbol of its kind that must be built first (point order).
    pub fn before(self) -> Option<Self> {
        PRINT[self.index()].before
    }

    /// The knight it is, if it is one.
    pub fn knight(self) -> Option<Knight> {
        Knight::all().find(|knight| knight.symbol() == Some(self))
    }

    /// The roads from the first road to here, itself left out, in the order in which they are built.
    pub fn way(self) -> Vec<Self> {
        let mut way: Vec<Self> = std::iter::successors(self.road(), |road| road.road()).collect();
        way.reverse();
        way
    }
}

/// The printed sheet with everything needed for drawing it in both layouts, as JSON: hexes, crossings, roads
/// with their angles, the path of the boxes.
pub const SHEET_JSON: &str = include_str!("../data/sheet.json");

/// A symbol as printed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PrintedSymbol {
    /// Its name.
    pub symbol: Symbol,
    /// What it is.
    pub kind: Kind,
    /// Its points.
    pub points: i32,
    /// The road that must be built first; none where the first road, or nothing, is enough.
    pub road: Option<Symbol>,
    /// The symbol of its kind that must be built first.
    pub before: Option<Symbol>,
    /// The face of the joker under a knight; none for the last knight (any face) and for other symbols.
    pub joker: Option<Face>,
}

impl From<Symbol> for PrintedSymbol {
    fn from(symbol: Symbol) -> Self {
        Self {
            symbol,
            kind: symbol.kind(),
            points: symbol.points(),
            road: symbol.road(),
            before: symbol.before(),
            joker: symbol.knight().and_then(Knight::face),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn printed() -> Value {
        serde_json::from_str(SHEET_JSON).unwrap()
    }

    fn name(value: &Value) -> Option<&str> {
        value.as_str().filter(|name| *name != "start")
    }

    #[test]
    fn dice_sheet_is_the_printed_one() {
        let sheet = printed();
        let mut seen = 0;
        for list in ["roads", "settlements", "cities", "knights"] {
            for line in sheet[list].as_array().unwrap().iter().filter(|line| line["id"] != "start") {
                let symbol = Symbol::named(line["id"].as_str().unwrap()).unwrap();
                assert_eq!(i64::from(symbol.points()), line["points"].as_i64().unwrap(), "{symbol}");
                let road = symbol.road().map(|road| road.to_string());
                assert_eq!(road.as_deref(), name(&line["requires_road"]), "{symbol}");
                let before = symbol.before().map(|before| before.to_string());
                assert_eq!(before.as_deref(), name(&line["requires_previous"]), "{symbol}");
                if let Some(joker) = line.get("joker") {
                    let face = symbol.knight().unwrap().face();
                    let face = face.map_or(Value::from("any"), |face| serde_json::to_value(face).unwrap());
                    assert_eq!(face, *joker, "{symbol}");
                }
                seen += 1;
            }
        }
        assert_eq!(seen, 32);
        for (list, kind) in [
            ("road", Kind::Road),
            ("knight", Kind::Knight),
            ("settlement", Kind::Settlement),
            ("city", Kind::City),
        ] {
            for face in Face::RESOURCES {
                let key = serde_json::to_value(face).unwrap();
                let printed = sheet["costs"][list].get(key.as_str().unwrap()).and_then(Value::as_u64);
                assert_eq!(u64::from(kind.cost().count(face)), printed.unwrap_or(0));
            }
        }
    }

    #[test]
    fn all_symbols_together_are_145_points() {
        assert_eq!(Symbol::all().map(Symbol::points).sum::<i32>(), 145);
    }

    #[test]
    fn a_road_comes_after_the_road_before_it() {
        assert!(Symbol::of(Kind::Road).all(|road| road.road().is_none_or(|before| before < road)));
    }
}
