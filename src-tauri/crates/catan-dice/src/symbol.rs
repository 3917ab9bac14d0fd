//! The symbols of the sheet, and how they are named: `R0` to `R15`, `S3`, `C20`, `K1`.

use std::fmt;

use referee::Arg;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::named::Word;
use crate::printed::{CITIES, KNIGHTS, ROADS, SETTLEMENTS};
use crate::{Dice, Face};

/// What can be built, in the order of the cost table on the sheet (DICE-BUILD-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// A road: brick and lumber (DICE-ROAD-01).
    Road,
    /// A knight: ore, wool and grain (DICE-KNGT-01).
    Knight,
    /// A settlement: brick, lumber, wool and grain (DICE-SETL-01).
    Settlement,
    /// A city: three ore and two grain (DICE-CITY-01).
    City,
}

impl Kind {
    /// Every kind, in the order of the cost table.
    pub const ALL: [Self; 4] = [Self::Road, Self::Knight, Self::Settlement, Self::City];

    /// The dice put aside for one (DICE-BUILD-01).
    pub const fn cost(self) -> Dice {
        match self {
            Self::Road => Dice::of([0, 0, 0, 1, 1, 0]),
            Self::Knight => Dice::of([1, 1, 1, 0, 0, 0]),
            Self::Settlement => Dice::of([0, 1, 1, 1, 1, 0]),
            Self::City => Dice::of([3, 2, 0, 0, 0, 0]),
        }
    }

    /// Its name in keys of the language files, and the column of its points.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Road => "road",
            Self::Knight => "knight",
            Self::Settlement => "settlement",
            Self::City => "city",
        }
    }
}

/// One of the 32 symbols of the printed sheet that can be marked. The first road with the arrow is printed
/// as built (DICE-SETUP-04) and is none of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String", extend("pattern" = "^(R([0-9]|1[0-5])|S(3|4|5|7|9|11)|C(7|12|20|30)|K[1-6])$"))]
pub struct Symbol(u8);

impl Symbol {
    /// How many symbols there are.
    pub(crate) const COUNT: u8 = ROADS + SETTLEMENTS + CITIES + KNIGHTS;

    /// The symbol of this index, presumed to be below [`Symbol::COUNT`].
    pub(crate) const fn at(index: u8) -> Self {
        Self(index)
    }

    /// Roads, settlements, cities, knights, each in their order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self)
    }

    /// Every symbol of a kind, in order.
    pub fn of(kind: Kind) -> impl DoubleEndedIterator<Item = Self> + Clone {
        let (first, count) = match kind {
            Kind::Road => (0, ROADS),
            Kind::Settlement => (ROADS, SETTLEMENTS),
            Kind::City => (ROADS + SETTLEMENTS, CITIES),
            Kind::Knight => (ROADS + SETTLEMENTS + CITIES, KNIGHTS),
        };
        (first..first + count).map(Self)
    }

    /// The symbol as an index into tables with one entry a symbol.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The symbol of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|symbol| symbol.to_string() == name)
    }
}

impl Word for Symbol {
    fn word(&self) -> Arg {
        // Roads are all alike; the others are told apart by their points.
        Arg::Word(match self.kind() {
            Kind::Road => "dice-symbol-road".to_owned(),
            Kind::Knight | Kind::Settlement | Kind::City => format!("dice-symbol-{self}"),
        })
    }
}

impl fmt::Display for Symbol {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.kind() {
            Kind::Road => 'R',
            Kind::Knight => 'K',
            Kind::Settlement => 'S',
            Kind::City => 'C',
        };
        // Roads all give one point, so they are numbered; the others are known by their points.
        let number = if self.kind() == Kind::Road { u32::from(self.0) } else { self.points().unsigned_abs() };
        write!(out, "{letter}{number}")
    }
}

impl fmt::Debug for Symbol {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, out)
    }
}

impl TryFrom<String> for Symbol {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        Self::named(&name).ok_or_else(|| format!("the sheet has no symbol {name}"))
    }
}

impl From<Symbol> for String {
    fn from(symbol: Symbol) -> Self {
        symbol.to_string()
    }
}

/// A knight, and the joker under it, by number: 1 to 6. An entered number may be any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Knight(pub u8);

impl Knight {
    /// The six knights, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (1..=KNIGHTS).map(Self)
    }

    /// Whether there is a knight of this number.
    pub const fn exists(self) -> bool {
        self.0 >= 1 && self.0 <= KNIGHTS
    }

    /// Its symbol, if it exists.
    pub fn symbol(self) -> Option<Symbol> {
        Symbol::of(Kind::Knight).nth(usize::from(self.0.checked_sub(1)?))
    }

    /// The face under the knight; none under the last one, whose joker is any face (DICE-JOKER-04).
    pub fn face(self) -> Option<Face> {
        Face::RESOURCES.get(usize::from(self.0.checked_sub(1)?)).copied()
    }

    /// Whether its joker may be turned to this face.
    pub fn gives(self, face: Face) -> bool {
        self.exists() && self.face().is_none_or(|own| own == face)
    }

    /// Its bit in a set of knights.
    pub(crate) const fn bit(self) -> u8 {
        if self.exists() { 1 << (self.0 - 1) } else { 0 }
    }

    /// The knights of a set, in order.
    pub(crate) fn of_bits(bits: u8) -> impl Iterator<Item = Self> {
        Self::all().filter(move |knight| bits & knight.bit() != 0)
    }
}
