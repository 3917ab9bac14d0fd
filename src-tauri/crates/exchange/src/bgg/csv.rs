//! Plays as a table: one row a play, several columns a player (`player 2 name`). Columns are found by their
//! names, because later players lack some.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use contract::Source;
use csv::{ReaderBuilder, StringRecord};

use super::{colour, is_together, noon, scored};
use crate::foreign::{Foreign, ForeignPlay, ForeignSeat, Refusal};
use crate::tables::uncell;

/// Where in a row what stands.
struct Columns {
    by_name: BTreeMap<String, usize>,
    /// How the day is written.
    date: (usize, &'static str),
    players: Vec<BTreeMap<String, usize>>,
}

impl Columns {
    fn read(head: &StringRecord) -> Result<Self, Refusal> {
        let (mut by_name, mut players) = (BTreeMap::new(), BTreeMap::<usize, BTreeMap<String, usize>>::new());
        let mut date = None;
        for (at, name) in head.iter().enumerate() {
            let name = name.trim().to_lowercase();
            if let Some(rest) = name.strip_prefix("player ") {
                if let Some((number, what)) = rest.split_once(' ')
                    && let Ok(number) = number.parse::<usize>()
                {
                    players.entry(number).or_default().insert(what.trim().to_owned(), at);
                }
            } else if let Some(form) = name.strip_prefix("date") {
                date = Some((
                    at,
                    day_form(form).ok_or_else(|| Refusal::new("line 1", format!("a date as {form}")))?,
                ));
            } else {
                by_name.insert(name, at);
            }
        }
        let date = date.ok_or_else(|| Refusal::new("line 1", "there is no column of dates"))?;
        for needed in ["play id", "game name"] {
            if !by_name.contains_key(needed) {
                return Err(Refusal::new("line 1", format!("there is no column \"{needed}\"")));
            }
        }
        Ok(Self { by_name, date, players: players.into_values().collect() })
    }

    fn text<'a>(&self, row: &'a StringRecord, name: &str) -> &'a str {
        self.by_name.get(name).and_then(|at| row.get(*at)).map_or("", |cell| uncell(cell).trim())
    }
}

/// How the day is written, by what stands behind `date` in the head.
fn day_form(form: &str) -> Option<&'static str> {
    match form.trim().trim_matches(['(', ')']) {
        "dd/mm/yyyy" => Some("%d/%m/%Y"),
        "mm/dd/yyyy" => Some("%m/%d/%Y"),
        "dd.mm.yyyy" => Some("%d.%m.%Y"),
        "" | "yyyy-mm-dd" => Some("%Y-%m-%d"),
        _ => None,
    }
}

/// Reads plays.
///
/// # Errors
/// Where the text is no table of this form.
pub fn read_csv(text: &str) -> Result<Foreign, Refusal> {
    let text = text.trim_start_matches('\u{feff}');
    let head = text.lines().next().unwrap_or_default();
    // Where the comma is the decimal sign, spreadsheets write semicolons.
    let delimiter = if head.matches(';').count() > head.matches(',').count() { b';' } else { b',' };
    let mut reader = ReaderBuilder::new().delimiter(delimiter).flexible(true).from_reader(text.as_bytes());
    let head = reader.headers().map_err(|error| Refusal::new("line 1", error.to_string()))?.clone();
    let columns = Columns::read(&head)?;
    let mut foreign = Foreign::new(Source::BoardGameGeek);
    let mut known = BTreeSet::new();
    let mut lines = Lines { text, byte: 0, line: 1 };
    for row in reader.records() {
        let row = row.map_err(|error| {
            let line = error.position().map_or(0, csv::Position::line);
            Refusal::new(format!("line {line}"), error.to_string())
        })?;
        lines.go_to(row.position().map_or(0, csv::Position::byte));
        let at = format!("line {}", lines.line);
        if row.len() > head.len() {
            return Err(Refusal::new(at, format!("{} cells under {} names", row.len(), head.len())));
        }
        let play = play(&mut foreign, &columns, &row, &at)?;
        if !known.insert(play.id.clone()) {
            return Err(Refusal::new(at, format!("play {} was there before", play.id)));
        }
        foreign.add(play)?;
    }
    if lines.rest().is_some_and(|row| is_open(row, char::from(delimiter))) {
        return Err(Refusal::new(format!("line {}", lines.line), "a quotation that never ends"));
    }
    Ok(foreign)
}

/// Whether a row ends inside a quotation. The reader takes the end of the text for the end of it, and with it every
/// row it swallowed.
fn is_open(row: &str, delimiter: char) -> bool {
    let (mut quoted, mut begins) = (false, true);
    let mut signs = row.chars().peekable();
    while let Some(sign) = signs.next() {
        if quoted {
            // Two are one that was meant.
            quoted = sign != '"' || signs.next_if_eq(&'"').is_some();
        } else {
            quoted = begins && sign == '"';
            begins = sign == delimiter || sign == '\n';
        }
    }
    quoted
}

/// Counts lines as an editor does. (The reader takes the second half of CR LF for the next row's.)
struct Lines<'a> {
    text: &'a str,
    byte: usize,
    line: usize,
}

impl Lines<'_> {
    fn go_to(&mut self, byte: u64) {
        let mut to = usize::try_from(byte).unwrap_or(usize::MAX).min(self.text.len());
        // A row begins after every end of a line that stands before it.
        while self.text.as_bytes().get(to).is_some_and(|byte| matches!(byte, b'\r' | b'\n')) {
            to += 1;
        }
        let passed = self.text.get(self.byte..to).unwrap_or_default();
        self.line += passed.matches('\n').count();
        self.byte = to.max(self.byte);
    }

    /// From the row that was come to up to the end.
    fn rest(&self) -> Option<&str> {
        self.text.get(self.byte..)
    }
}

fn play(
    foreign: &mut Foreign,
    columns: &Columns,
    row: &StringRecord,
    at: &str,
) -> Result<ForeignPlay, Refusal> {
    let text = |name: &str| columns.text(row, name);
    let (id, game) = (text("play id"), text("game name"));
    if id.is_empty() || id.len() > 40 {
        return Err(Refusal::new(at, "a play without an id"));
    }
    if game.is_empty() {
        return Err(Refusal::new(at, "a play of no game"));
    }
    let (column, form) = columns.date;
    let date = row.get(column).unwrap_or_default().trim();
    let day = NaiveDate::parse_from_str(date, form)
        .map_err(|_| Refusal::new(at, format!("\"{date}\" is no day")))?;
    let minutes = match text("length") {
        "" => 0,
        length => length.parse::<u32>().map_err(|_| Refusal::new(at, format!("a length of \"{length}\"")))?,
    };
    let place = text("location");
    let mut seats = Vec::new();
    for player in &columns.players {
        let cell =
            |what: &str| player.get(what).and_then(|at| row.get(*at)).map_or("", |cell| uncell(cell).trim());
        let Some(name) = [cell("name"), cell("username")].into_iter().find(|name| !name.is_empty()) else {
            continue;
        };
        let mut seat = ForeignSeat {
            name: name.to_owned(),
            colour: colour(cell("color")),
            won: matches!(cell("win").to_lowercase().as_str(), "1" | "true" | "yes"),
            started: cell("startposition") == "1",
            ..ForeignSeat::default()
        };
        scored(foreign, at, &mut seat, cell("score"));
        seats.push(seat);
    }
    if seats.iter().filter(|seat| seat.started).count() > 1 {
        for seat in &mut seats {
            seat.started = false;
        }
    }
    let number = |name: &str| text(name).parse::<u32>().ok();
    Ok(ForeignPlay {
        at: at.to_owned(),
        id: id.to_owned(),
        game: game.to_owned(),
        number: number("game id"),
        started_at: noon(day),
        minutes: (minutes > 0).then_some(minutes),
        place: (!place.is_empty()).then(|| place.to_owned()),
        comment: text("comments").to_owned(),
        ignored: matches!(text("nowinstats"), "1") || matches!(text("incomplete"), "1"),
        lowest_wins: false,
        together: is_together(&seats),
        seats,
    })
}
