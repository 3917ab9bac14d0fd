//! A Carcassonne case as it is written in a file.
//!
//! The shapes are closed: a key that is not known here fails its case with a message naming it, so that an
//! expectation can never be passed over in silence. The one exception are notes for people: an unknown key
//! of a *case* whose value is a text or a list of texts.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::Value;

/// A position, a game or a feature with its right answers.
#[derive(Debug, Deserialize)]
pub(super) struct Case {
    /// How many play.
    pub(super) players: Option<u8>,
    /// Whether, and in which edition's way, farmers are scored.
    #[serde(default)]
    pub(super) farmers: Farmers,
    /// Supply of each player at the beginning.
    pub(super) followers: Option<u8>,
    /// Points of a complete city of two tiles: 4, or 2 by the older rule.
    pub(super) two_tile_city: Option<u8>,
    /// What is in the bag, start tile included, where the case is about that; else the box.
    pub(super) counts: Option<BTreeMap<String, u8>>,
    /// `clockwise` or `free`, where the case is about turns; else what its moves show.
    pub(super) order: Option<String>,
    /// The tile that lies first.
    pub(super) start: Option<Lying>,
    /// What happens.
    pub(super) moves: Option<Vec<Step>>,
    /// Final scoring.
    pub(super) end: Option<End>,
    /// Counts of one feature, without a layout.
    pub(super) feature: Option<Feature>,
    /// Set-up that must be refused: the ids of the rules.
    pub(super) refused: Option<Vec<String>>,
    /// Everything else; see [`Case::strangers`].
    #[serde(flatten)]
    rest: BTreeMap<String, Value>,
}

impl Case {
    /// Keys that are neither known nor a note for people.
    pub(super) fn strangers(&self) -> Vec<&str> {
        let about = ["id", "title", "source", "note", "covers", "match", "sides", "rules"];
        let is_text = |value: &Value| match value {
            Value::String(_) => true,
            Value::Array(items) => items.iter().all(Value::is_string),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => false,
        };
        self.rest
            .iter()
            .filter(|(key, value)| !about.contains(&key.as_str()) && !is_text(value))
            .map(|(key, _)| key.as_str())
            .collect()
    }
}

/// Whether farmers play: `true`, `false`, or the edition by name.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Farmers {
    /// As in this edition, or not at all.
    Play(bool),
    /// By the name the engine uses.
    Edition(String),
}

impl Default for Farmers {
    fn default() -> Self {
        Self::Play(true)
    }
}

/// A tile where it lies.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Lying {
    /// Kind, as in the tile list.
    pub(super) tile: String,
    /// Grows east.
    pub(super) x: i32,
    /// Grows south.
    pub(super) y: i32,
    /// Degrees clockwise.
    #[serde(default)]
    pub(super) rot: u16,
}

/// A follower on the tile being placed.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Standing {
    /// `knight`, `thief`, `monk` or `farmer`.
    pub(super) role: String,
    /// Edge or half-edge as it lies on the board.
    pub(super) at: Option<String>,
    /// The source could not tell fields apart. The expectations were made for the place that is written.
    #[serde(default, rename = "uncertain")]
    _uncertain: bool,
}

/// One entry of `moves`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step {
    /// Kind of the tile.
    pub(super) tile: String,
    /// Who moves; may be missing in a question.
    pub(super) player: Option<u8>,
    /// Where to.
    pub(super) x: Option<i32>,
    /// Where to.
    pub(super) y: Option<i32>,
    /// Degrees clockwise.
    pub(super) rot: Option<u16>,
    /// Who is put on it.
    pub(super) follower: Option<Standing>,
    /// The tile is said to fit nowhere and leaves the game.
    #[serde(default)]
    pub(super) discard: bool,
    /// Must be refused.
    #[serde(default)]
    pub(super) attempt: bool,
    /// A question instead of a move.
    pub(super) query: Option<Query>,
    /// What is right.
    #[serde(default)]
    pub(super) expect: Expect,
    /// For people.
    #[serde(rename = "note")]
    _note: Option<String>,
}

/// A question about the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Query {
    /// Where does this tile fit?
    Options,
    /// Which areas of this tile may take a follower?
    Followers,
}

/// The end of a case.
#[derive(Debug, Deserialize)]
pub(super) struct End {
    /// Whether final scoring takes place.
    #[serde(default = "yes")]
    pub(super) finish: bool,
    /// What is right.
    #[serde(flatten)]
    pub(super) expect: Value,
}

fn yes() -> bool {
    true
}

/// What is right after a step.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Expect {
    /// Points so far.
    pub(super) scores: Option<Vec<i32>>,
    /// Points this step gave.
    pub(super) gained: Option<Vec<i32>>,
    /// Points if the game ended now.
    pub(super) standing: Option<Vec<i32>>,
    /// Supply of each player.
    pub(super) followers_left: Option<Vec<i64>>,
    /// Exactly these scorings.
    pub(super) events: Option<Vec<Event>>,
    /// At least these.
    pub(super) events_include: Option<Vec<Event>>,
    /// None of these.
    pub(super) events_exclude: Option<Vec<Event>>,
    /// Exactly these scorings above 0, with their reasons.
    pub(super) points: Option<Vec<Points>>,
    /// Nobody gets a point.
    pub(super) no_points: Option<bool>,
    /// Who won.
    pub(super) winners: Option<Vec<u8>>,
    /// Whether the last move has been made.
    pub(super) finished: Option<bool>,
    /// Legal placements of the tile, and areas of it that this player may claim.
    pub(super) legal: Option<(usize, usize)>,
    /// What of the move is refused.
    pub(super) illegal: Option<Illegal>,
    /// The rules by which it is refused, all of them.
    pub(super) rules: Option<Vec<String>>,
    /// All places of the tile, as x, y, degrees.
    pub(super) options: Option<Vec<(i32, i32, u16)>>,
    /// How many of them look different.
    pub(super) distinct: Option<usize>,
    /// The areas that may take a follower: role and where.
    pub(super) allowed: Option<Vec<Allowed>>,
    /// How many tiles of a kind are left to draw.
    pub(super) tiles_left: Option<BTreeMap<String, i64>>,
}

/// What of a move is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Illegal {
    /// The tile may not lie there.
    Tile,
    /// The follower may not stand there.
    Follower,
}

/// What is scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Kind {
    /// By thieves.
    Road,
    /// By knights.
    City,
    /// By monks.
    Monastery,
    /// By farmers.
    Field,
}

/// A scoring of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Event {
    /// Who.
    pub(super) player: u8,
    /// How many; 0 for followers in the minority.
    pub(super) points: i32,
    /// What for; anything where it is missing.
    pub(super) feature: Option<Kind>,
}

/// A scoring with its reasons: player, feature, points, tiles (complete cities for a field), shields.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub(super) struct Points(pub(super) u8, pub(super) Kind, pub(super) i32, pub(super) i64, pub(super) i64);

/// An area that may take a follower: `["thief", ["E", "W"]]`, `["monk"]`.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub(super) enum Allowed {
    /// With its edges or half-edges.
    At(String, Option<Vec<String>>),
    /// A monastery has none.
    Bare((String,)),
}

/// Counts of one feature, without a layout; players are named by colour.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Feature {
    /// Of which kind.
    pub(super) kind: Kind,
    /// Whether it is finished.
    pub(super) complete: bool,
    /// Followers in it.
    pub(super) followers: BTreeMap<String, u8>,
    /// Points of each.
    pub(super) points: BTreeMap<String, i32>,
    /// Tiles of it.
    pub(super) tiles: Option<u32>,
    /// Shields in it.
    pub(super) shields: Option<u32>,
    /// Complete cities at the field.
    pub(super) complete_cities: Option<u32>,
}

impl Expect {
    /// The names of what is expected.
    pub(super) fn names(&self) -> Vec<&'static str> {
        let Self {
            scores,
            gained,
            standing,
            followers_left,
            events,
            events_include,
            events_exclude,
            points,
            no_points,
            winners,
            finished,
            legal,
            illegal,
            rules,
            options,
            distinct,
            allowed,
            tiles_left,
        } = self;
        let named = [
            ("scores", scores.is_some()),
            ("gained", gained.is_some()),
            ("standing", standing.is_some()),
            ("followers_left", followers_left.is_some()),
            ("events", events.is_some()),
            ("events_include", events_include.is_some()),
            ("events_exclude", events_exclude.is_some()),
            ("points", points.is_some()),
            ("no_points", no_points.is_some()),
            ("winners", winners.is_some()),
            ("finished", finished.is_some()),
            ("legal", legal.is_some()),
            ("illegal", illegal.is_some()),
            ("rules", rules.is_some()),
            ("options", options.is_some()),
            ("distinct", distinct.is_some()),
            ("allowed", allowed.is_some()),
            ("tiles_left", tiles_left.is_some()),
        ];
        named.into_iter().filter(|(_, there)| *there).map(|(name, _)| name).collect()
    }
}
