//! One sentence of the referee, as keys and values.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Seat;

/// A rule that can be broken or quoted. Each game has one enum of its rules.
pub trait Rule: Copy + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// The id under which the rule is written down, such as `CAR-PLACE-03`. It is also the key of the
    /// rule's text (and, as attribute `page`, of its rulebook page) in every language.
    fn id(self) -> &'static str;

    /// Every rule of the game, in the order of their ids.
    fn all() -> &'static [Self];
}

/// A value to be filled into a sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Arg {
    /// A plain number.
    Number(i64),
    /// A seat; shown as the name of the person sitting there.
    Seat(Seat),
    /// A key of the language files, translated before it is filled in (`car-edge-north`).
    Word(String),
    /// Shown as it is (`P`, `WA07`).
    Text(String),
    /// A number for every seat, such as followers in a feature.
    PerSeat(Vec<i64>),
    /// Several values, shown as a list.
    List(Vec<Arg>),
}

impl From<i64> for Arg {
    fn from(value: i64) -> Self {
        Self::Number(value)
    }
}

impl From<Seat> for Arg {
    fn from(value: Seat) -> Self {
        Self::Seat(value)
    }
}

/// The values of one sentence by name.
pub type Args = BTreeMap<String, Arg>;

/// Builds [`Args`] from pairs: `args([("tiles", Arg::Number(3))])`.
pub fn args<const N: usize>(pairs: [(&str, Arg); N]) -> Args {
    pairs.into_iter().map(|(name, arg)| (name.to_owned(), arg)).collect()
}

/// One sentence of the referee: why a move is refused, what a legal move should make the table wary of,
/// or what a possible move would reveal.
///
/// `P` is the game's own kind of place on the board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Remark<P> {
    /// The rule it rests on, by id (`CAR-PLACE-03`).
    pub rule: String,
    /// Key of the sentence in the language files (`car-refused-edge`).
    pub message: String,
    /// What the sentence needs filled in.
    pub args: Args,
    /// Where on the board it is, most important place first; empty where it is nowhere.
    pub at: Vec<P>,
}

impl<P> Remark<P> {
    /// A remark without values or places.
    pub fn new(rule: impl Rule, message: &str) -> Self {
        Self { rule: rule.id().to_owned(), message: message.to_owned(), args: Args::new(), at: Vec::new() }
    }

    /// The same remark with one more value.
    #[must_use]
    pub fn with(mut self, name: &str, arg: impl Into<Arg>) -> Self {
        self.args.insert(name.to_owned(), arg.into());
        self
    }

    /// The same remark with a place added.
    #[must_use]
    pub fn at(mut self, place: P) -> Self {
        self.at.push(place);
        self
    }

    /// The same remark with its places in another form.
    pub fn map_places<Q>(self, turn: impl FnMut(P) -> Q) -> Remark<Q> {
        let Self { rule, message, args, at } = self;
        Remark { rule, message, args, at: at.into_iter().map(turn).collect() }
    }
}
