//! Hashes over what is recorded.
//!
//! `hash = SHA-256(what it is, previous hash, every field with its length)`. The first line follows the
//! hash of its session, so one pass over a session shows that nothing in it was altered, lost, added or
//! put in another order. The standing is sealed the same way, so that a flipped bit in it is not shown
//! as a score. This finds accidents; it is no signature, whoever can write the file can also hash.

use std::fmt;

use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::{Kind, State};

/// A SHA-256 hash.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Hash(pub [u8; 32]);

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Hash({self})")
    }
}

/// Hashes fields one after the other. Lengths go in too, or "ab" + "c" would be "a" + "bc".
pub(crate) fn hash(what: &str, fields: &[&[u8]]) -> Hash {
    let mut digest = Sha256::new();
    for field in std::iter::once(&what.as_bytes()).chain(fields) {
        digest.update((field.len() as u64).to_le_bytes());
        digest.update(field);
    }
    Hash(digest.finalize().into())
}

/// What of a session never changes.
pub(crate) struct SessionFields<'a> {
    pub(crate) id: Uuid,
    pub(crate) game: &'a str,
    pub(crate) rules_version: u32,
    pub(crate) seats: &'a str,
    pub(crate) setup: &'a str,
    pub(crate) options: &'a str,
    pub(crate) begun_at: i64,
}

impl SessionFields<'_> {
    pub(crate) fn hash(&self) -> Hash {
        hash(
            "parlour session 1",
            &[
                self.id.as_bytes(),
                self.game.as_bytes(),
                &self.rules_version.to_le_bytes(),
                self.seats.as_bytes(),
                self.setup.as_bytes(),
                self.options.as_bytes(),
                &self.begun_at.to_le_bytes(),
            ],
        )
    }
}

/// A line, but for its own hash.
pub(crate) struct LineFields<'a> {
    pub(crate) previous: Hash,
    pub(crate) seq: u32,
    pub(crate) id: Uuid,
    pub(crate) at: i64,
    pub(crate) kind: Kind,
    pub(crate) body: &'a str,
    pub(crate) rules_version: u32,
}

impl LineFields<'_> {
    pub(crate) fn hash(&self) -> Hash {
        hash(
            "parlour line 1",
            &[
                &self.previous.0,
                &self.seq.to_le_bytes(),
                self.id.as_bytes(),
                &self.at.to_le_bytes(),
                self.kind.as_str().as_bytes(),
                self.body.as_bytes(),
                &self.rules_version.to_le_bytes(),
            ],
        )
    }
}

/// The standing of a session, but for its seal.
pub(crate) struct StandingFields<'a> {
    /// The hash of the session, so that no other session's row passes for this one's.
    pub(crate) session: Hash,
    pub(crate) state: State,
    pub(crate) lines: u32,
    pub(crate) last_at: i64,
    pub(crate) tip: Hash,
    pub(crate) summary: Option<&'a str>,
}

impl StandingFields<'_> {
    pub(crate) fn seal(&self) -> Hash {
        hash(
            "parlour standing 1",
            &[
                &self.session.0,
                self.state.as_str().as_bytes(),
                &self.lines.to_le_bytes(),
                &self.last_at.to_le_bytes(),
                &self.tip.0,
                &[u8::from(self.summary.is_some())],
                self.summary.unwrap_or_default().as_bytes(),
            ],
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn borders_between_fields_count() {
        assert_ne!(hash("x", &[b"ab", b"c"]), hash("x", &[b"a", b"bc"]));
        assert_ne!(hash("x", &[b"", b"a"]), hash("x", &[b"a", b""]));
        assert_ne!(hash("x", &[b"a"]), hash("y", &[b"a"]));
    }

    #[test]
    fn every_field_of_a_line_counts() {
        let line = LineFields {
            previous: Hash([1; 32]),
            seq: 1,
            id: Uuid::from_u128(7),
            at: 1,
            kind: Kind::Move,
            body: "{}",
            rules_version: 1,
        };
        let others = [
            LineFields { previous: Hash([2; 32]), ..line },
            LineFields { seq: 2, ..line },
            LineFields { id: Uuid::from_u128(8), ..line },
            LineFields { at: 2, ..line },
            LineFields { kind: Kind::Undo, ..line },
            LineFields { body: "[]", ..line },
            LineFields { rules_version: 2, ..line },
        ];
        for other in &others {
            assert_ne!(line.hash(), other.hash());
        }
    }

    /// The way of hashing is part of the file's form: changing it breaks every ledger there is.
    #[test]
    fn the_hash_of_a_known_line_stays() {
        let line = LineFields {
            previous: Hash([0; 32]),
            seq: 1,
            id: Uuid::from_u128(1),
            at: 0,
            kind: Kind::Note,
            body: "{}",
            rules_version: 1,
        };
        // Reckoned by another program from the description at the top of this file.
        let known = "a4d4f5f321eaea12b34ae0ba9d5f565c228558ce83edd53c62ae3c61a9f20253";
        assert_eq!(line.hash().to_string(), known);
    }
}
