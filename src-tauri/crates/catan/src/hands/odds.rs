//! An exact share.

use std::fmt;

/// An exact share between 0 and 1, in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Odds {
    numerator: u128,
    denominator: u128,
}

impl Odds {
    /// Never.
    pub(crate) const NONE: Self = Self { numerator: 0, denominator: 1 };
    /// Always.
    pub(crate) const ALL: Self = Self { numerator: 1, denominator: 1 };

    /// So many of so many; of none at all it is none.
    pub(crate) const fn new(numerator: u128, denominator: u128) -> Self {
        if denominator == 0 {
            return Self::NONE;
        }
        let common = gcd(numerator, denominator);
        Self { numerator: numerator / common, denominator: denominator / common }
    }

    /// Both of two independent things.
    #[must_use]
    pub(crate) const fn times(self, other: Self) -> Self {
        let (one, two) =
            (Self::new(self.numerator, other.denominator), Self::new(other.numerator, self.denominator));
        Self::new(
            one.numerator.saturating_mul(two.numerator),
            one.denominator.saturating_mul(two.denominator),
        )
    }

    /// Neither never nor always.
    pub(crate) const fn is_uncertain(self) -> bool {
        self.numerator > 0 && self.numerator < self.denominator
    }
}

impl fmt::Display for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.denominator == 1 {
            write!(f, "{}", self.numerator)
        } else {
            write!(f, "{}/{}", self.numerator, self.denominator)
        }
    }
}

/// The greatest common divisor.
pub(crate) const fn gcd(mut one: u128, mut other: u128) -> u128 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    if one == 0 { 1 } else { one }
}
