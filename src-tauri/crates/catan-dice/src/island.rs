//! What one player has marked on the sheet.

use referee::Remark;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Kind, Knight, Rule, Symbol};

/// The symbols marked on one sheet, and the jokers crossed off. A value of five bytes.
///
/// It may hold anything that can lie on a table: rulings and positions taken from elsewhere can leave gaps
/// that play never makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Island {
    marked: u32,
    spent: u8,
}

/// The state of a knight's joker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Token {
    /// The knight is not built.
    None,
    /// Built, and the joker can be used.
    Ready,
    /// The joker has been used; the knight and its points stay (DICE-KNGT-04).
    Used,
}

const fn bit(symbol: Symbol) -> u32 {
    1 << symbol.index()
}

impl Island {
    /// The printed sheet with nothing marked but the first road.
    pub const EMPTY: Self = Self { marked: 0, spent: 0 };

    /// Whether this symbol is marked.
    pub const fn has(self, symbol: Symbol) -> bool {
        self.marked & bit(symbol) != 0
    }

    /// The island with this symbol marked.
    #[must_use]
    pub const fn with(mut self, symbol: Symbol) -> Self {
        self.marked |= bit(symbol);
        self
    }

    /// The island with this knight's joker crossed off.
    #[must_use]
    pub const fn spending(mut self, knight: Knight) -> Self {
        self.spent |= knight.bit();
        self
    }

    /// The symbols marked, in the order of [`Symbol::all`].
    pub fn symbols(self) -> impl DoubleEndedIterator<Item = Symbol> {
        Symbol::all().filter(move |symbol| self.has(*symbol))
    }

    /// How many of a kind are marked.
    pub fn count(self, kind: Kind) -> usize {
        Symbol::of(kind).filter(|symbol| self.has(*symbol)).count()
    }

    /// The points of all marked symbols.
    pub fn points(self) -> i32 {
        self.symbols().map(Symbol::points).sum()
    }

    /// The state of a knight's joker.
    pub fn token(self, knight: Knight) -> Token {
        if self.spent & knight.bit() != 0 {
            Token::Used
        } else if knight.symbol().is_some_and(|symbol| self.has(symbol)) {
            Token::Ready
        } else {
            Token::None
        }
    }

    /// The knights whose jokers can be used, as a set of [`Knight::bit`].
    pub(crate) fn ready(self) -> u8 {
        Knight::all()
            .filter(|knight| self.token(*knight) == Token::Ready)
            .fold(0, |bits, knight| bits | knight.bit())
    }

    /// The symbols that may be marked next, as far as the sheet is concerned.
    pub fn open(self) -> impl Iterator<Item = Symbol> {
        Symbol::all().filter(move |symbol| self.allows(*symbol))
    }

    /// Whether this symbol may be marked next, as far as the sheet is concerned.
    pub fn allows(self, symbol: Symbol) -> bool {
        let built = |need: Option<Symbol>| need.is_none_or(|need| self.has(need));
        !self.has(symbol) && built(symbol.road()) && built(symbol.before())
    }

    /// Every reason why this symbol may not be marked next; empty if it may.
    pub(crate) fn objections(self, symbol: Symbol) -> Vec<Remark<Symbol>> {
        let kind = symbol.kind();
        if self.has(symbol) {
            let message = format!("dice-refused-built-{}", kind.name());
            return vec![valued(Remark::new(Rule::Build07, &message), symbol).at(symbol)];
        }
        let mut reasons = Vec::new();
        if symbol.road().is_some_and(|road| !self.has(road)) {
            let rule = match kind {
                Kind::Settlement => Rule::Setl02,
                Kind::City => Rule::City02,
                Kind::Road | Kind::Knight => Rule::Road03,
            };
            let message = format!("dice-refused-way-{}", kind.name());
            let missing = symbol.way().into_iter().filter(|road| !self.has(*road));
            let remark = valued(Remark::new(rule, &message), symbol).at(symbol);
            reasons.push(missing.fold(remark, Remark::at));
        }
        if let Some(before) = symbol.before().filter(|before| !self.has(*before)) {
            let rule = match kind {
                Kind::Settlement => Rule::Setl04,
                Kind::City => Rule::City03,
                Kind::Road | Kind::Knight => Rule::Kngt02,
            };
            let message = format!("dice-refused-order-{}", kind.name());
            let remark = valued(Remark::new(rule, &message), symbol);
            reasons.push(remark.with("before", i64::from(before.points())).at(symbol).at(before));
        }
        reasons
    }

    /// The marked symbols that need this one: it can only be rubbed out after them.
    pub(crate) fn leaning_on(self, symbol: Symbol) -> Vec<Symbol> {
        self.symbols()
            .filter(|other| other.road() == Some(symbol) || other.before() == Some(symbol))
            .collect()
    }
}

/// The remark with the symbol's points filled in.
fn valued(remark: Remark<Symbol>, symbol: Symbol) -> Remark<Symbol> {
    remark.with("value", i64::from(symbol.points()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn island(names: &[&str]) -> Island {
        names.iter().filter_map(|name| Symbol::named(name)).fold(Island::EMPTY, Island::with)
    }

    #[test]
    fn dice_road_04_an_unbuilt_settlement_never_blocks_the_road_beyond() {
        assert!(island(&["R0", "R2"]).allows(Symbol::named("R3").unwrap()));
    }

    #[test]
    fn dice_city_04_city_7_needs_no_settlement() {
        assert!(island(&["R0", "R1"]).allows(Symbol::named("C7").unwrap()));
    }

    #[test]
    fn dice_setl_02_settlement_3_stands_at_the_first_road() {
        let open: Vec<String> = Island::EMPTY.open().map(String::from).collect();
        assert_eq!(open, ["R0", "S3", "K1"]);
    }

    #[test]
    fn every_reason_is_given_at_once() {
        let reasons = island(&["R0"]).objections(Symbol::named("S4").unwrap());
        let rules: Vec<&str> = reasons.iter().map(|reason| reason.rule.as_str()).collect();
        assert_eq!(rules, ["DICE-SETL-02", "DICE-SETL-04"]);
    }

    #[test]
    fn there_are_117_road_sets_and_1225_islands_without_knights() {
        let mut seen = std::collections::BTreeSet::from([Island::EMPTY]);
        let mut open = vec![Island::EMPTY];
        while let Some(island) = open.pop() {
            for symbol in island.open().filter(|symbol| symbol.kind() != Kind::Knight) {
                let next = island.with(symbol);
                if seen.insert(next) {
                    open.push(next);
                }
            }
        }
        assert_eq!(seen.len(), 1225);
        assert_eq!(
            seen.iter().filter(|island| island.symbols().all(|symbol| symbol.kind() == Kind::Road)).count(),
            117
        );
    }
}
