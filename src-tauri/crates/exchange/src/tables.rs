//! CSV: RFC 4180, and safe to open in a spreadsheet.
//!
//! A spreadsheet takes a cell that begins like a formula for one (CWE-1236). Such a text gets an apostrophe in
//! front, which spreadsheets show as nothing; a text that begins with an apostrophe gets one more, so that the
//! original can always be had back. Numbers of ours are numbers, whatever their sign.

use std::collections::BTreeSet;

use contract::State;

use crate::ToldSession;

/// A text as a cell.
pub fn cell(text: &str) -> String {
    match text.chars().next() {
        Some('=' | '+' | '-' | '@' | '\t' | '\r' | '\n' | '\'' | '＝' | '＋' | '－' | '＠') => {
            format!("'{text}")
        }
        Some(_) | None => text.to_owned(),
    }
}

/// The text of a cell.
pub fn uncell(cell: &str) -> &str {
    match cell.strip_prefix('\'') {
        Some(rest) if self::cell(rest) != rest => rest,
        _ => cell,
    }
}

/// Rows as a file: every row ends with CR LF, cells are quoted where they have to be.
fn file(rows: impl IntoIterator<Item = Vec<String>>) -> Result<String, csv::Error> {
    let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(Vec::new());
    for row in rows {
        writer.write_record(row)?;
    }
    let bytes = writer.into_inner().map_err(|error| csv::Error::from(error.into_error()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn words(names: &[&str]) -> Vec<String> {
    names.iter().map(|name| (*name).to_owned()).collect()
}

fn number(number: Option<impl ToString>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

fn yes(yes: bool) -> String {
    if yes { "1" } else { "0" }.to_owned()
}

const fn state(state: State) -> &'static str {
    match state {
        State::InPlay => "inPlay",
        State::Paused => "paused",
        State::Finished => "finished",
        State::Abandoned => "abandoned",
    }
}

/// One row a session.
///
/// # Errors
/// Nothing that can happen to text in memory.
pub fn sessions(sessions: &[ToldSession]) -> Result<String, csv::Error> {
    let head = words(&[
        "session",
        "game",
        "state",
        "refereed",
        "started_at",
        "minutes",
        "seats",
        "names",
        "winners",
        "place",
        "note",
        "moves",
    ]);
    let rows = sessions.iter().map(|one| {
        let names = |won: Option<bool>| {
            let seats = one.seats.iter().filter(|seat| won.is_none_or(|won| seat.won == won));
            cell(&seats.map(|seat| seat.name.as_str()).collect::<Vec<_>>().join("; "))
        };
        vec![
            one.session.to_string(),
            cell(&one.game),
            state(one.state).to_owned(),
            yes(one.refereed),
            one.started_at.to_rfc3339(),
            number(one.minutes()),
            one.seats.len().to_string(),
            names(None),
            names(Some(true)),
            cell(one.place.as_ref().map_or("", |(_, name)| name)),
            cell(&one.note),
            one.moves.to_string(),
        ]
    });
    file(std::iter::once(head).chain(rows))
}

/// One row a seat, with a column for every column of the score sheets.
///
/// # Errors
/// Nothing that can happen to text in memory.
pub fn seats(sessions: &[ToldSession]) -> Result<String, csv::Error> {
    let sources: BTreeSet<&str> = sessions
        .iter()
        .flat_map(|one| &one.seats)
        .flat_map(|seat| seat.sources.iter().map(|(source, _)| source.as_str()))
        .collect();
    let mut head = words(&[
        "session",
        "game",
        "state",
        "started_at",
        "seat",
        "person",
        "name",
        "colour",
        "points",
        "score_text",
        "rank",
        "won",
        "started",
        "team",
        "seconds",
    ]);
    head.extend(sources.iter().map(|source| cell(&format!("points_{source}"))));
    let rows = sessions.iter().flat_map(|one| {
        let sources = &sources;
        one.seats.iter().enumerate().map(move |(index, seat)| {
            let colour = seat.colour.and_then(|colour| serde_json::to_value(colour).ok());
            let mut row = vec![
                one.session.to_string(),
                cell(&one.game),
                state(one.state).to_owned(),
                one.started_at.to_rfc3339(),
                (index + 1).to_string(),
                number(seat.person),
                cell(&seat.name),
                colour.as_ref().and_then(|word| word.as_str()).unwrap_or_default().to_owned(),
                number(seat.points),
                cell(seat.score_text.as_deref().unwrap_or_default()),
                number(seat.rank),
                yes(seat.won),
                yes(seat.started),
                cell(seat.team.as_deref().unwrap_or_default()),
                number(seat.seconds),
            ];
            row.extend(sources.iter().map(|source| {
                number(seat.sources.iter().find(|(name, _)| name == source).map(|(_, points)| *points))
            }));
            row
        })
    });
    file(std::iter::once(head).chain(rows))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn formulas_are_texts() {
        for text in ["=1+1", "+1", "-1", "@x", "\t=1", "'=1", "＝1"] {
            assert!(cell(text).starts_with('\''), "{text}");
            assert_eq!(uncell(&cell(text)), text);
        }
        assert_eq!(cell("Anna"), "Anna");
        assert_eq!(uncell("'tis"), "'tis");
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

        #[test]
        fn any_text_comes_back(texts in proptest::collection::vec("[=+@'\"\t\r\n, ;a-ző-]{0,12}|\\PC{0,12}", 1..6)) {
            let row: Vec<String> = texts.iter().map(|text| cell(text)).collect();
            let written = file([row]).unwrap();
            let mut reader = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(written.as_bytes());
            let read: Vec<String> = reader
                .records()
                .flat_map(|record| record.unwrap().iter().map(|cell| uncell(cell).to_owned()).collect::<Vec<_>>())
                .collect();
            // One empty cell alone is a row nobody can tell from none.
            if texts != [""] {
                prop_assert_eq!(read, texts);
            }
        }
    }
}
