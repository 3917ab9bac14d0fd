//! The sheets that play can lead to, numbered: 1,225 islands without their knights, times 127 states of the
//! knights.

use std::sync::LazyLock;

use super::shape::Shape;
use crate::bundle::placements;
use crate::{DICE, Island, Kind, Knight, Symbol, Token};

/// Islands as far as roads, settlements and cities go.
pub(super) const PLACES: usize = 1_225;

/// States of the knights: zero to six built, and any of their jokers used.
pub(super) const KNIGHTS: usize = 127;

/// All sheets there are.
pub const SHEETS: usize = PLACES * KNIGHTS;

/// What can be built in one turn from a place.
pub(super) struct Next {
    /// The place after it.
    pub(super) place: u16,
    /// The points of it, knights left out.
    pub(super) points: f64,
}

/// The places, and what a turn makes of each.
pub(super) struct Places {
    islands: Vec<Island>,
    /// For each place and shape, every way to lay it out.
    next: Vec<[Vec<Next>; 9]>,
}

/// The one list of them.
pub(super) static MAP: LazyLock<Places> = LazyLock::new(Places::new);

fn without_knights(island: Island) -> Island {
    island.symbols().filter(|symbol| symbol.kind() != Kind::Knight).fold(Island::EMPTY, Island::with)
}

impl Places {
    fn new() -> Self {
        let mut islands = vec![Island::EMPTY];
        let mut seen = 0;
        while let Some(island) = islands.get(seen).copied() {
            seen += 1;
            for symbol in island.open().filter(|symbol| symbol.kind() != Kind::Knight) {
                let next = island.with(symbol);
                if !islands.contains(&next) {
                    islands.push(next);
                }
            }
        }
        islands.sort_unstable();
        let mut places = Self { islands, next: Vec::new() };
        places.next = places.islands.iter().map(|island| places.turns(*island)).collect();
        places
    }

    fn turns(&self, island: Island) -> [Vec<Next>; 9] {
        let mut turns: [Vec<Next>; 9] = Default::default();
        for built in placements(island, DICE) {
            let Some(shape) = Shape::of(&built) else { continue };
            let place = without_knights(built.iter().copied().fold(island, Island::with));
            let sites = built.iter().filter(|symbol| symbol.kind() != Kind::Knight);
            let points = f64::from(sites.map(|symbol| symbol.points()).sum::<i32>());
            // The shape depends on the knights only by how many are left, which the caller knows.
            if let Some(place) = self.number(place) {
                turns[shape as usize].push(Next { place, points });
            }
        }
        turns
    }

    fn number(&self, island: Island) -> Option<u16> {
        self.islands.binary_search(&island).ok().and_then(|place| u16::try_from(place).ok())
    }

    /// Every way to lay out a shape from a place.
    pub(super) fn next(&self, place: usize, shape: Shape) -> &[Next] {
        &self.next[place][shape as usize]
    }
}

/// A state of the knights.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Squad {
    /// How many are built, in order.
    pub(super) built: u8,
    /// Whose jokers have been used, as a set of [`Knight::bit`].
    pub(super) used: u8,
}

impl Squad {
    /// Its number: all states with fewer knights come before.
    pub(super) fn number(self) -> usize {
        (1_usize << self.built) - 1 + usize::from(self.used)
    }

    /// The state of this number.
    pub(super) fn at(number: usize) -> Self {
        let built = (number + 1).ilog2();
        let used = number + 1 - (1 << built);
        // Both are far below 256.
        Self { built: u8::try_from(built).unwrap_or(0), used: u8::try_from(used).unwrap_or(0) }
    }

    /// The jokers that can be used.
    pub(super) fn ready(self) -> u8 {
        Knight::all().take(usize::from(self.built)).fold(0, |set, knight| set | knight.bit()) & !self.used
    }

    /// The knight to be built next.
    pub(super) fn next(self) -> Option<Knight> {
        Some(Knight(self.built + 1)).filter(|knight| knight.exists())
    }

    /// The points of so many knights built next.
    pub(super) fn points(self, count: u8) -> f64 {
        let next = Symbol::of(Kind::Knight).skip(usize::from(self.built)).take(usize::from(count));
        f64::from(next.map(Symbol::points).sum::<i32>())
    }
}

/// Where a sheet stands in the numbering; none if play cannot lead to it.
pub(super) fn number(island: Island) -> Option<(usize, usize)> {
    let place = MAP.number(without_knights(island))?;
    let built = island.count(Kind::Knight);
    let tokens: Vec<Token> = Knight::all().map(|knight| island.token(knight)).collect();
    // Knights stand in order, and no joker is used whose knight does not stand.
    if tokens.iter().skip(built).any(|token| *token != Token::None) {
        return None;
    }
    let used = Knight::all().filter(|knight| island.token(*knight) == Token::Used);
    let used = used.fold(0, |set, knight| set | knight.bit());
    let squad = Squad { built: u8::try_from(built).ok()?, used };
    Some((squad.number(), usize::from(place)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_155575_sheets() {
        assert_eq!(MAP.islands.len(), PLACES);
        assert_eq!(SHEETS, 155_575);
        let squads: Vec<usize> = (0..KNIGHTS).map(|number| Squad::at(number).number()).collect();
        assert_eq!(squads, (0..KNIGHTS).collect::<Vec<_>>());
        assert!((0..KNIGHTS).all(|number| Squad::at(number).built <= 6));
    }

    #[test]
    fn a_sheet_that_play_cannot_lead_to_has_no_number() {
        let knight = |number| Knight(number).symbol().unwrap();
        assert_eq!(number(Island::EMPTY), Some((0, 0)));
        assert!(number(Island::EMPTY.with(knight(1))).is_some());
        assert_eq!(number(Island::EMPTY.with(knight(2))), None);
        assert_eq!(number(Island::EMPTY.spending(Knight(1))), None);
        assert_eq!(number(Island::EMPTY.with(Symbol::named("C7").unwrap())), None);
    }
}
