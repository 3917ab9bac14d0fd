//! Plays of `BoardGameGeek`, as XML and as CSV.

mod csv;
mod xml;

use chrono::{NaiveDate, NaiveDateTime};
use contract::Colour;

pub use self::csv::read_csv;
pub use self::xml::read_xml;

use crate::foreign::{Foreign, ForeignPlay, ForeignSeat, Refusal};
use crate::numbers::{Points, points};

/// Most copies of one play: `quantity` says that the same game was played so often that day.
const MOST_COPIES: u32 = 1_000;

/// A colour as people write it; anything else was a role or a side.
fn colour(word: &str) -> Option<Colour> {
    match word.trim().to_lowercase().as_str() {
        "red" => Some(Colour::Red),
        "blue" => Some(Colour::Blue),
        "yellow" => Some(Colour::Yellow),
        "green" => Some(Colour::Green),
        "black" => Some(Colour::Black),
        "orange" => Some(Colour::Orange),
        "white" => Some(Colour::White),
        "brown" => Some(Colour::Brown),
        _ => None,
    }
}

/// The middle of the day: only the day is known, and noon is that day in most of the world.
fn noon(day: NaiveDate) -> NaiveDateTime {
    day.and_hms_opt(12, 0, 0).unwrap_or_default()
}

/// Adds a play as often as it was played.
fn add(foreign: &mut Foreign, play: &ForeignPlay, quantity: u32) -> Result<(), Refusal> {
    if quantity > MOST_COPIES {
        return Err(Refusal::new(play.at.clone(), format!("played {quantity} times on one day")));
    }
    for copy in 1..=quantity.max(1) {
        let id = if copy == 1 { play.id.clone() } else { format!("{}#{copy}", play.id) };
        foreign.add(ForeignPlay { id, ..play.clone() })?;
    }
    Ok(())
}

/// Points as they stand there.
fn scored(foreign: &mut Foreign, at: &str, seat: &mut ForeignSeat, text: &str) {
    match points(text) {
        Points::None => {}
        Points::Whole(score) => seat.score = Some(score),
        Points::Words(words) => {
            foreign.remark(at, "import-score-text", words.clone());
            seat.score_text = Some(words);
        }
    }
}

/// Everybody won, and nobody had more than another: they played together against the game.
fn is_together(seats: &[ForeignSeat]) -> bool {
    seats.len() > 1
        && seats.iter().all(|seat| seat.won)
        && seats.windows(2).all(|two| two[0].score == two[1].score && two[0].score_text == two[1].score_text)
}

#[cfg(test)]
mod tests;
