//! The whole-game table: what every sheet is worth with 1 to 15 turns left.

use std::fmt;

use super::shape::Terms;
use super::sheets::{PLACES, SHEETS, number};
use crate::{Island, MOST_TURNS};

/// What every sheet is worth: the points still to come with best play, crosses taken off.
///
/// 2,333,625 numbers, 18.7 MB.
#[derive(Clone, PartialEq)]
pub struct Table {
    pub(super) terms: Terms,
    /// By turns left (from 1), knights, place.
    pub(super) values: Vec<f64>,
}

impl fmt::Debug for Table {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Table").field("terms", &self.terms).finish_non_exhaustive()
    }
}

/// The first bytes of a written table.
const MARK: &[u8; 8] = b"DICETABL";

/// Raised whenever the same bytes would mean something else, or the values would come out otherwise.
const VERSION: u32 = 1;

const HEAD: usize = MARK.len() + 4 + 4;
const CHECK: usize = 8;
const NUMBERS: usize = SHEETS * MOST_TURNS as usize;

/// Why bytes are no table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Damage {
    /// They do not begin like one.
    Foreign,
    /// They are of another version.
    Version {
        /// Which.
        found: u32,
    },
    /// Bytes are missing or too many.
    Length,
    /// The checksum does not fit, or they hold what is no table of ours.
    Content,
}

impl fmt::Display for Damage {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => out.write_str("this is no table of the dice game"),
            Self::Version { found } => write!(out, "the table has version {found}, not {VERSION}"),
            Self::Length => out.write_str("the table is cut off or too long"),
            Self::Content => out.write_str("the table is damaged"),
        }
    }
}

impl std::error::Error for Damage {}

impl Table {
    /// The terms it was built for.
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// The points still to come on this sheet with so many turns left. None for a sheet that play cannot lead
    /// to, or more turns than the game has.
    pub fn value(&self, island: Island, turns: u8) -> Option<f64> {
        let (squad, place) = number(island)?;
        match turns.checked_sub(1) {
            None => Some(0.0),
            Some(level) => level_of(&self.values, level)?.get(squad * PLACES + place).copied(),
        }
    }

    /// The table as bytes: a mark, the version, the terms, the values, a checksum; all little-endian.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(HEAD + 8 * NUMBERS + CHECK);
        bytes.extend_from_slice(MARK);
        bytes.extend_from_slice(&VERSION.to_le_bytes());
        bytes.extend_from_slice(&terms_code(self.terms).to_le_bytes());
        for value in &self.values {
            bytes.extend_from_slice(&value.to_le_bytes());
        }
        let check = checksum(&bytes);
        bytes.extend_from_slice(&check.to_le_bytes());
        bytes
    }

    /// The table that was written.
    ///
    /// # Errors
    /// What is wrong with the bytes; build the table again.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, Damage> {
        let (mark, rest) = bytes.split_first_chunk::<8>().ok_or(Damage::Foreign)?;
        if mark != MARK {
            return Err(Damage::Foreign);
        }
        let (version, rest) = rest.split_first_chunk::<4>().ok_or(Damage::Length)?;
        let found = u32::from_le_bytes(*version);
        if found != VERSION {
            return Err(Damage::Version { found });
        }
        let (code, rest) = rest.split_first_chunk::<4>().ok_or(Damage::Length)?;
        let (numbers, check) = rest.split_last_chunk::<CHECK>().ok_or(Damage::Length)?;
        if numbers.len() != 8 * NUMBERS {
            return Err(Damage::Length);
        }
        if checksum(&bytes[..bytes.len() - CHECK]) != u64::from_le_bytes(*check) {
            return Err(Damage::Content);
        }
        let terms = terms_of(u32::from_le_bytes(*code)).ok_or(Damage::Content)?;
        let (numbers, _) = numbers.as_chunks::<8>();
        Ok(Self { terms, values: numbers.iter().map(|number| f64::from_le_bytes(*number)).collect() })
    }
}

/// The values with `level` + 1 turns left.
pub(super) fn level_of(values: &[f64], level: u8) -> Option<&[f64]> {
    let start = usize::from(level) * SHEETS;
    values.get(start..start + SHEETS)
}

fn terms_code(terms: Terms) -> u32 {
    u32::from(terms.same_turn_joker) | u32::from(terms.jokers) << 1 | u32::from(terms.gold) << 2
}

fn terms_of(code: u32) -> Option<Terms> {
    let terms = Terms { same_turn_joker: code & 1 != 0, jokers: code & 2 != 0, gold: code & 4 != 0 };
    (terms_code(terms) == code).then_some(terms)
}

/// FNV-1a over eight bytes at a time. It has to find a damaged file, not an enemy.
fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let step = |sum: u64, word: u64| (sum ^ word).wrapping_mul(0x0000_0100_0000_01b3);
    let sum = words.iter().fold(0xcbf2_9ce4_8422_2325, |sum, word| step(sum, u64::from_le_bytes(*word)));
    rest.iter().fold(sum, |sum, byte| step(sum, u64::from(*byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table() -> Table {
        let terms = Terms { same_turn_joker: true, jokers: true, gold: true };
        Table { terms, values: (0_u32..).take(NUMBERS).map(f64::from).collect() }
    }

    #[test]
    fn a_written_table_is_read_again() {
        let table = table();
        assert_eq!(Table::from_bytes(&table.to_bytes()), Ok(table));
    }

    #[test]
    fn damaged_bytes_are_found_out() {
        let mut bytes = table().to_bytes();
        assert_eq!(Table::from_bytes(b"no"), Err(Damage::Foreign));
        assert_eq!(Table::from_bytes(&[7; 64]), Err(Damage::Foreign));
        assert_eq!(Table::from_bytes(&bytes[..9]), Err(Damage::Length));
        assert_eq!(Table::from_bytes(&bytes[..bytes.len() - 3]), Err(Damage::Length));
        for place in [HEAD - 1, HEAD, 9_000_001, bytes.len() - 1] {
            bytes[place] ^= 0x10;
            assert_eq!(Table::from_bytes(&bytes), Err(Damage::Content), "byte {place}");
            bytes[place] ^= 0x10;
        }
        bytes[8] = 9;
        assert_eq!(Table::from_bytes(&bytes), Err(Damage::Version { found: 9 }));
    }
}
