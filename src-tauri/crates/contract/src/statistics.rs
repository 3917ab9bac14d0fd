//! Statistics. Every figure comes with the number of sessions it rests on; abandoned and unfinished sessions
//! are never in it.
//!
//! A tie for the first place is a win for all who share it, and is also counted apart. Names and sessions are
//! given with the figures, so that a screen can lead to what they rest on.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::Selection;

/// Asks for statistics over all games.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct StatisticsOf {
    /// Over which sessions.
    pub select: Selection,
}

/// Asks for the statistics of one game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct GameStatisticsOf {
    /// The game, by id.
    pub game: String,
    /// Over which sessions.
    #[serde(default)]
    pub select: Selection,
}

/// A share, and how far the sample lets it be trusted.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Rate {
    /// How often.
    pub count: u32,
    /// Of how many; 0 gives a share of 0.
    pub of: u32,
    /// `count / of`.
    pub share: f64,
    /// Lower end of the interval that holds the true share in 95 of 100 cases (Wilson).
    pub low: f64,
    /// Upper end of it.
    pub high: f64,
}

/// The middle and the ends of some numbers.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Spread {
    /// How many numbers.
    pub n: u32,
    /// Their mean.
    pub mean: f64,
    /// The middle one; of an even number the mean of the two middle ones.
    pub median: f64,
    /// The least.
    pub least: f64,
    /// The most.
    pub most: f64,
}

/// A number and the session it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Record {
    /// The number.
    pub points: i32,
    /// The session.
    pub session: Uuid,
}

/// A person's strength as the results tell it (Weng-Lin, several seats at once, ties included).
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Rating {
    /// The most likely strength; 25 for somebody unknown.
    pub strength: f64,
    /// Its standard deviation; a third of 25 for somebody unknown.
    pub uncertainty: f64,
    /// Sessions it rests on.
    pub sessions: u32,
}

/// How often, and when last.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Plays {
    /// Sessions played to the end.
    pub sessions: u32,
    /// Time at the table over those of which it is known, in seconds, without pauses.
    pub seconds: u64,
    /// Sessions whose time is known.
    pub timed: u32,
    /// When the first began.
    pub first_at: Option<DateTime<Utc>>,
    /// When the latest began.
    pub last_at: Option<DateTime<Utc>>,
}

/// How often one game was played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GamePlays {
    /// The game, by id; or any other game, by its name.
    pub game: String,
    /// How often.
    pub plays: Plays,
}

/// Somebody met at the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Opponent {
    /// Who.
    pub person: Uuid,
    /// Sessions at which both sat.
    pub met: u32,
    /// How often the opponent came out ahead.
    pub behind: Rate,
}

/// One person over the selected sessions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonStatistics {
    /// Who.
    pub person: Uuid,
    /// The name.
    pub name: String,
    /// How often.
    pub plays: Plays,
    /// Sessions won, shared wins included; without sessions played together against the game.
    pub wins: Rate,
    /// Wins among them that were shared.
    pub shared: u32,
    /// Sessions played together against the game, and won.
    pub together: Rate,
    /// Wins one after the other up to the latest session.
    pub streak: u32,
    /// Most wins one after the other.
    pub best_streak: u32,
    /// Strength; none without a session that can be ranked.
    pub rating: Option<Rating>,
    /// Whom the person met most often, at least three times.
    pub rival: Option<Opponent>,
    /// Who came out ahead most often: in more than half of at least three sessions.
    pub nemesis: Option<Opponent>,
    /// Wins by game.
    pub games: Vec<PersonGame>,
}

/// One person in one game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct PersonGame {
    /// The game, by id; or any other game, by its name.
    pub game: String,
    /// Sessions won, shared wins included.
    pub wins: Rate,
    /// Wins among them that were shared.
    pub shared: u32,
}

/// Two people and who came out ahead.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Pair {
    /// One of them.
    pub one: Uuid,
    /// The other.
    pub other: Uuid,
    /// How often `one` was ahead of the other.
    pub one_ahead: u32,
    /// How often they were level.
    pub level: u32,
    /// How often `other` was ahead.
    pub other_ahead: u32,
    /// The latest of these sessions, oldest first, at most 60.
    pub latest: Vec<Met>,
}

/// One session at which two people met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Met {
    /// The session.
    pub session: Uuid,
    /// Who was ahead.
    pub ahead: Ahead,
}

/// Who of two was ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Ahead {
    /// The first named.
    One,
    /// Nobody.
    Level,
    /// The second named.
    Other,
}

/// How often in one month.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Month {
    /// Its first day, by the calendar of the table.
    pub month: NaiveDate,
    /// Sessions begun in it.
    pub sessions: u32,
    /// Time at the table in seconds, as far as it is known.
    pub seconds: u64,
}

/// How often with so many seats, and how often a seat would win if it were all the same.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct BySeats {
    /// How many seats.
    pub seats: u8,
    /// Sessions.
    pub sessions: u32,
    /// Points of the seats, where points were counted.
    pub points: Spread,
    /// Points of the winners.
    pub winning: Spread,
}

/// How often a place in the playing order wins.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SeatShare {
    /// The place in the playing order, from 0 for who begins.
    pub place: u8,
    /// How many seats there were.
    pub seats: u8,
    /// How often it won, shared wins included.
    pub wins: Rate,
    /// The share it would have if the place did not matter.
    pub expected: f64,
}

/// Statistics over all games.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Statistics {
    /// How often, and how long.
    pub plays: Plays,
    /// By game, most played first.
    pub games: Vec<GamePlays>,
    /// By person, who played most first.
    pub people: Vec<PersonStatistics>,
    /// Head to head: of the people asked for, else of the eight who played most.
    pub pairs: Vec<Pair>,
    /// By number of seats.
    pub by_seats: Vec<BySeats>,
    /// By place in the playing order; only sessions in which it is known who began.
    pub by_place: Vec<SeatShare>,
    /// By month, without empty months, oldest first.
    pub months: Vec<Month>,
    /// Sessions by day of the week, Monday first.
    pub weekdays: Vec<u32>,
}

/// Points of one person in one game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonScores {
    /// Who.
    pub person: Uuid,
    /// The name.
    pub name: String,
    /// Sessions won, shared wins included.
    pub wins: Rate,
    /// Wins among them that were shared.
    pub shared: u32,
    /// Points.
    pub points: Spread,
    /// Most points in a session (fewest, where fewest win).
    pub best: Option<Record>,
    /// Fewest points in a session (most, where fewest win).
    pub worst: Option<Record>,
    /// By how much sessions were won, or lost to the winner (below 0).
    pub margin: Spread,
    /// Strength in this game.
    pub rating: Option<Rating>,
    /// The latest sessions, oldest first, at most 100.
    pub latest: Vec<Dot>,
    /// Seconds a session on the person's turns, where moves were timed.
    pub seconds: Spread,
}

/// One result in a picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Dot {
    /// The session.
    pub session: Uuid,
    /// When it began.
    pub at: DateTime<Utc>,
    /// Points.
    pub points: i32,
    /// Whether that won.
    pub won: bool,
    /// The seat's colour, where it is known.
    pub colour: Option<crate::Colour>,
}

/// Mean points by column of the score sheet, during the game and in final scoring.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct SourceMean {
    /// The column (`city`); its name has the game's prefix, as on the score sheet.
    pub source: String,
    /// Points a session given during the game.
    pub during: f64,
    /// Points a session given in final scoring.
    pub after: f64,
}

/// Where one person's points came from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct PersonSources {
    /// Who; none for everybody together.
    pub person: Option<Uuid>,
    /// Sessions it rests on.
    pub n: u32,
    /// By column, in the order of the score sheet.
    pub sources: Vec<SourceMean>,
}

/// What is measured by one number a seat and session (followers set as knights, largest city).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Measure {
    /// Key of its name (`car-fact-knights`).
    pub key: String,
    /// What kind of number it is.
    pub unit: Unit,
    /// By person, in the order of the people.
    pub people: Vec<PersonMeasure>,
    /// Over everybody.
    pub all: Spread,
    /// Where the most was.
    pub most: Option<Record>,
}

/// What kind of number a measure is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Unit {
    /// So many of something.
    Count,
    /// Points.
    Points,
    /// Hundredths of a whole.
    Percent,
    /// The number of a turn.
    Turn,
    /// Hundredths of something reckoned.
    Hundredths,
}

/// A measure of one person.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct PersonMeasure {
    /// Who.
    pub person: Uuid,
    /// The numbers of the person's sessions.
    pub spread: Spread,
}

/// How often each of several things happened (sums of two dice), over all selected sessions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Distribution {
    /// Key of its name (`cat-fact-dice`).
    pub key: String,
    /// How often anything was counted.
    pub total: u32,
    /// Sessions it rests on.
    pub sessions: u32,
    /// The things.
    pub bins: Vec<Bin>,
    /// Whether chance alone explains it; none where nothing is expected or too little was counted.
    pub test: Option<ChanceTest>,
}

/// How often one thing happened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Bin {
    /// What: a number, or a key of the language files.
    pub label: String,
    /// How often.
    pub count: u32,
    /// How often on average, if only chance decided.
    pub expected: Option<f64>,
    /// In 95 of 100 cases at least so often.
    pub low: Option<u32>,
    /// In 95 of 100 cases at most so often.
    pub high: Option<u32>,
}

/// Is this luck?
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ChanceTest {
    /// Pearson's chi-square.
    pub statistic: f64,
    /// Degrees of freedom.
    pub freedom: u32,
    /// In how many of all cases fair chance would stray at least as far.
    pub p: f64,
    /// The same in words.
    pub verdict: Chance,
}

/// What a test of chance says, in words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Chance {
    /// As one would expect (p of 0.05 and more).
    Ordinary,
    /// Once in twenty times or rarer (p below 0.05).
    Unusual,
    /// Once in a thousand times or rarer (p below 0.001).
    Astonishing,
}

/// Statistics of one game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameStatistics {
    /// The game, by id.
    pub game: String,
    /// How often, and how long.
    pub plays: Plays,
    /// Points by person, who played most first.
    pub people: Vec<PersonScores>,
    /// Points of all seats.
    pub points: Spread,
    /// Most points ever (fewest, where fewest win).
    pub best: Option<Record>,
    /// By how much sessions were won over the next seat.
    pub margins: Spread,
    /// The closest session.
    pub closest: Option<Record>,
    /// The clearest session.
    pub clearest: Option<Record>,
    /// Sessions whose win was shared.
    pub shared: Rate,
    /// Head to head: of the people asked for, else of the eight who played most.
    pub pairs: Vec<Pair>,
    /// By number of seats.
    pub by_seats: Vec<BySeats>,
    /// By place in the playing order.
    pub by_place: Vec<SeatShare>,
    /// Where the points came from: everybody together first, then by person.
    pub sources: Vec<PersonSources>,
    /// What this game measures besides.
    pub measures: Vec<Measure>,
    /// What this game counts besides.
    pub distributions: Vec<Distribution>,
}

/// What one session adds to the statistics of its game: kept beside the log, reckoned from it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, rename_all = "camelCase", deny_unknown_fields)]
pub struct Facts {
    /// By key, one number a seat; none where it says nothing about that seat.
    pub seats: BTreeMap<String, Vec<Option<i32>>>,
    /// By key, how often each thing happened, by label.
    pub counts: BTreeMap<String, BTreeMap<String, u32>>,
}
