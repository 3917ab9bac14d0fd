//! Names of people, as they may stand on a seat.

use contract::{BadName, Failure, SeatInfo};
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// Most graphemes of a name.
const GRAPHEMES: usize = 40;
/// Most bytes of a name: no towers of combining marks.
const BYTES: usize = 200;

/// The name as it is kept: NFC, without white space at the ends.
///
/// # Errors
/// What is wrong with it.
pub(crate) fn tidy(name: &str) -> Result<String, BadName> {
    // Counted before anything is built from it: a name may be ten thousand characters long.
    if name.len() > 4 * BYTES {
        return Err(BadName::TooLong);
    }
    let tidy: String = name.trim().nfc().collect();
    if tidy.chars().any(|sign| sign.is_control() || turns_direction(sign)) {
        Err(BadName::Control)
    } else if !tidy.chars().any(|sign| sign.is_alphanumeric() || !sign.is_ascii() && !is_blank(sign)) {
        Err(BadName::Empty)
    } else if tidy.len() > BYTES || tidy.graphemes(true).count() > GRAPHEMES {
        Err(BadName::TooLong)
    } else {
        Ok(tidy)
    }
}

/// Seats with tidy names; no two alike apart from upper and lower case, no two of one colour.
///
/// # Errors
/// [`Failure::BadName`] or [`Failure::TwinColours`].
pub(crate) fn seats(seats: &[SeatInfo]) -> Result<Vec<SeatInfo>, Failure> {
    let mut tidied: Vec<SeatInfo> = Vec::with_capacity(seats.len().min(16));
    for (seat, info) in (0_u8..=u8::MAX).zip(seats) {
        let name = tidy(&info.name).map_err(|reason| Failure::BadName { seat, reason })?;
        if tidied.iter().any(|other| fold(&other.name) == fold(&name)) {
            return Err(Failure::BadName { seat, reason: BadName::Twin });
        }
        if tidied.iter().any(|other| other.colour == info.colour) {
            return Err(Failure::TwinColours);
        }
        tidied.push(SeatInfo { name, colour: info.colour });
    }
    Ok(tidied)
}

/// The name as names are compared: two people never have the same one.
pub(crate) fn fold(name: &str) -> String {
    name.to_lowercase().nfkc().collect()
}

/// Words as a search compares them: without upper case and accents.
pub(crate) fn searched(words: &str) -> String {
    use unicode_normalization::char::is_combining_mark;
    words.to_lowercase().nfkd().filter(|sign| !is_combining_mark(*sign)).collect()
}

/// The name of a game that is none of ours, which may be long.
///
/// # Errors
/// [`Failure::UnfitName`].
pub(crate) fn fit_long(name: &str) -> Result<String, Failure> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let mut short = words.join(" ");
    // Cut where a person would see the end of a letter.
    if short.graphemes(true).count() > GRAPHEMES {
        short = short.graphemes(true).take(GRAPHEMES - 1).collect::<String>().trim_end().to_owned() + "…";
    }
    fit(&short)
}

/// The name of a person, place or group as it is kept.
///
/// # Errors
/// [`Failure::UnfitName`].
pub(crate) fn fit(name: &str) -> Result<String, Failure> {
    tidy(name).map_err(|reason| Failure::UnfitName { reason })
}

const fn turns_direction(sign: char) -> bool {
    matches!(sign, '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn is_blank(sign: char) -> bool {
    sign.is_whitespace()
        || matches!(sign, '\u{00ad}' | '\u{200b}'..='\u{200d}' | '\u{2060}' | '\u{feff}' | '\u{3164}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use contract::Colour;

    #[test]
    fn names_are_kept_as_people_write_them() {
        assert_eq!(tidy("  Gergo\u{30b}  ").as_deref(), Ok("Gerg\u{151}"));
        assert_eq!(tidy("Žofie 2").as_deref(), Ok("Žofie 2"));
        assert_eq!(tidy("🦊").as_deref(), Ok("🦊"));
    }

    #[test]
    fn names_that_cannot_be_taken_say_why() {
        assert_eq!(tidy(""), Err(BadName::Empty));
        assert_eq!(tidy(" \u{200b} "), Err(BadName::Empty));
        assert_eq!(tidy(&"x".repeat(41)), Err(BadName::TooLong));
        assert_eq!(tidy(&"x".repeat(10_000)), Err(BadName::TooLong));
        assert_eq!(tidy(&format!("a{}", "\u{301}".repeat(150))), Err(BadName::TooLong));
        assert_eq!(tidy("a\u{202e}b"), Err(BadName::Control));
        assert_eq!(tidy("a\nb"), Err(BadName::Control));
    }

    #[test]
    fn twins_at_one_table_are_refused() {
        let seat = |name: &str, colour| SeatInfo { name: name.to_owned(), colour };
        let twins = [seat("Anna", Colour::Red), seat("ANNA", Colour::Blue)];
        assert_eq!(seats(&twins), Err(Failure::BadName { seat: 1, reason: BadName::Twin }));
        let colours = [seat("Anna", Colour::Red), seat("Zuzka", Colour::Red)];
        assert_eq!(seats(&colours), Err(Failure::TwinColours));
    }
}
