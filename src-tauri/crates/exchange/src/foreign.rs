//! A play as any other program tells it.

use std::collections::BTreeSet;

use chrono::NaiveDateTime;
use contract::{Colour, ImportRemark, Source};

/// Most plays of one file: a play a day for three lifetimes.
pub(crate) const MOST_PLAYS: usize = 100_000;
/// Most seats of a play.
pub(crate) const MOST_SEATS: usize = 100;

/// Where a file does not hold, and what.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{at}: {detail}")]
pub struct Refusal {
    /// Where in the file.
    pub at: String,
    /// What does not hold.
    pub detail: String,
}

impl Refusal {
    /// A refusal at a place.
    pub fn new(at: impl Into<String>, detail: impl Into<String>) -> Self {
        // What a file says is repeated only so far as a person reads on.
        Self { at: at.into(), detail: detail.into().chars().take(200).collect() }
    }
}

/// One seat of a play.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ForeignSeat {
    /// Who.
    pub name: String,
    /// The colour, where it is one of ours.
    pub colour: Option<Colour>,
    /// Points.
    pub score: Option<i32>,
    /// What is written instead of points.
    pub score_text: Option<String>,
    /// The place it came to.
    pub rank: Option<u8>,
    /// Whether it won.
    pub won: bool,
    /// Whether it began.
    pub started: bool,
    /// The side it was on.
    pub team: Option<String>,
}

/// A play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForeignPlay {
    /// Where in the file.
    pub at: String,
    /// What it is called there; the same whenever the file is written.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// Its number at `BoardGameGeek`.
    pub number: Option<u32>,
    /// When it began, by the clock of the table.
    pub started_at: NaiveDateTime,
    /// How long it took.
    pub minutes: Option<u32>,
    /// Where it was played.
    pub place: Option<String>,
    /// What was written about it.
    pub comment: String,
    /// To be kept, but out of the statistics.
    pub ignored: bool,
    /// Fewest points win.
    pub lowest_wins: bool,
    /// All against the game.
    pub together: bool,
    /// The seats.
    pub seats: Vec<ForeignSeat>,
}

/// What a file holds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Foreign {
    /// Where it comes from.
    pub source: Source,
    /// The plays that can be taken.
    pub plays: Vec<ForeignPlay>,
    /// What was left out or read with care.
    pub remarks: Vec<ImportRemark>,
}

impl Foreign {
    pub(crate) const fn new(source: Source) -> Self {
        Self { source, plays: Vec::new(), remarks: Vec::new() }
    }

    pub(crate) fn remark(&mut self, at: &str, message: &str, detail: impl Into<String>) {
        self.remarks.push(ImportRemark {
            at: at.to_owned(),
            message: message.to_owned(),
            detail: detail.into().chars().take(120).collect(),
        });
    }

    /// Adds a play, once its names can stand beside one another at one table.
    pub(crate) fn add(&mut self, mut play: ForeignPlay) -> Result<(), Refusal> {
        if play.seats.is_empty() {
            self.remark(&play.at, "import-no-players", play.game.clone());
            return Ok(());
        }
        if play.seats.len() > MOST_SEATS {
            return Err(Refusal::new(play.at, format!("{} players", play.seats.len())));
        }
        if self.plays.len() >= MOST_PLAYS {
            return Err(Refusal::new(play.at, format!("more than {MOST_PLAYS} plays")));
        }
        self.name_apart(&mut play);
        let mut colours = BTreeSet::new();
        for seat in &mut play.seats {
            if seat.colour.is_some_and(|colour| !colours.insert(colour)) {
                seat.colour = None;
            }
        }
        self.plays.push(play);
        Ok(())
    }

    /// Names as they can stand on seats: cut, without what cannot be shown, no two alike.
    fn name_apart(&mut self, play: &mut ForeignPlay) {
        let mut taken: BTreeSet<String> = BTreeSet::new();
        for (index, seat) in play.seats.iter_mut().enumerate() {
            let shown: String = seat.name.split_whitespace().collect::<Vec<_>>().join(" ");
            let mut name: String = shown.chars().filter(|sign| !sign.is_control() && !hides(*sign)).collect();
            if !name.chars().any(char::is_alphanumeric) {
                name = format!("Player {}", index + 1);
            }
            // Forty graphemes are at least forty characters; bytes are bounded, too.
            while name.chars().count() > 36 || name.len() > 160 {
                name.pop();
            }
            let mut unique = name.trim_end().to_owned();
            let mut number = 2;
            while !taken.insert(unique.to_lowercase()) {
                unique = format!("{} {number}", name.trim_end());
                number += 1;
            }
            if unique != seat.name {
                let detail = format!("{} → {unique}", seat.name.chars().take(40).collect::<String>());
                let at = play.at.clone();
                self.remarks.push(ImportRemark { at, message: "import-name-changed".to_owned(), detail });
            }
            seat.name = unique;
        }
    }
}

/// Characters that turn the direction of a line or show nothing.
const fn hides(sign: char) -> bool {
    matches!(
        sign,
        '\u{061c}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}'
            | '\u{feff}'
    )
}
