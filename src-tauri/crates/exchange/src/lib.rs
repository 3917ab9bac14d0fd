//! Files of other programs, and files for them: pure text in, text out. No storage, no clock, no game.
//!
//! | module | what it is |
//! |---|---|
//! | `foreign` | a play as any other program tells it; what is read becomes one of these |
//! | `bgstats` | BG Stats: its export, its file of one play, the address that pushes a play |
//! | `bgg` | plays of `BoardGameGeek`, as XML and as CSV |
//! | `told` | a session as it is told to others; what is written is made of these |
//! | `tables` | CSV, safe in spreadsheets |
//! | `games` | which number and name a game has elsewhere |
//!
//! A file is read whole or not at all: what does not hold is a [`Refusal`] with its place; what was read with
//! care (words where points should be, a name that had to be cut) is a remark.

pub mod bgg;
pub mod bgstats;
pub mod foreign;
pub mod games;
pub mod numbers;
pub mod tables;
pub mod told;

pub use foreign::{Foreign, ForeignPlay, ForeignSeat, Refusal};
pub use told::{ToldSeat, ToldSession};

use contract::Source;

/// What a text is, judged by its beginning.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// An archive of ours.
    Archive,
    /// A session file of ours.
    Session,
    /// A result file of ours.
    Result,
    /// A BG Stats export, or its file of one play.
    BgStats,
    /// Plays of `BoardGameGeek` as XML.
    BggXml,
    /// Plays of `BoardGameGeek` as CSV.
    BggCsv,
}

impl Kind {
    /// Where files of this kind come from.
    pub const fn source(self) -> Source {
        match self {
            Self::Archive | Self::Session | Self::Result => Source::Parlour,
            Self::BgStats => Source::BgStats,
            Self::BggXml | Self::BggCsv => Source::BoardGameGeek,
        }
    }
}

/// Finds out what a text is. None for what nobody here understands.
pub fn recognise(text: &str) -> Option<Kind> {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    let begins = |words: usize| -> &str {
        let end = text.char_indices().nth(words).map_or(text.len(), |(at, _)| at);
        &text[..end]
    };
    let first_line = text.lines().next().unwrap_or_default();
    if text.starts_with('<') {
        return begins(4_000).contains("<plays").then_some(Kind::BggXml);
    }
    if text.starts_with('{') {
        let head = begins(400);
        return if first_line.contains("parlour-archive/") {
            Some(Kind::Archive)
        } else if head.contains("parlour-result/") {
            Some(Kind::Result)
        } else if head.contains("parlour-session/") {
            Some(Kind::Session)
        } else {
            // Its parts come in any order, and some are large.
            ["\"plays\"", "\"playerScores\""].iter().any(|word| text.contains(word)).then_some(Kind::BgStats)
        };
    }
    let header = first_line.to_lowercase();
    (header.contains("play id") && header.contains("game")).then_some(Kind::BggCsv)
}

/// Reads a file of another program.
///
/// # Errors
/// Where it does not hold, and what.
pub fn read(kind: Kind, text: &str) -> Result<Foreign, Refusal> {
    match kind {
        Kind::BgStats => bgstats::read(text),
        Kind::BggXml => bgg::read_xml(text),
        Kind::BggCsv => bgg::read_csv(text),
        Kind::Archive | Kind::Session | Kind::Result => Err(Refusal::new("", "this is a file of ours")),
    }
}
