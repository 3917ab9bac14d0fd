//! `xmlapi2/plays` as a file.
//!
//! Every attribute is a text. `quantity` n is the same play n times; `nowinstats` and `incomplete` keep it out of
//! the statistics; `color` may be a role or a side; a play without players has no result.

use chrono::NaiveDate;
use contract::Source;
use quick_xml::Reader;
use quick_xml::XmlVersion;
use quick_xml::events::{BytesStart, Event};

use super::{add, colour, is_together, noon, scored};
use crate::foreign::{Foreign, ForeignPlay, ForeignSeat, Refusal};

/// Elements inside one another; the format has four.
const DEPTH: usize = 16;

/// A play while it is read.
struct Open {
    play: ForeignPlay,
    quantity: u32,
    /// Whether anything says that it is a game (accessories are listed, too).
    subtypes: Vec<String>,
}

/// Reads plays.
///
/// # Errors
/// Where the text is no XML of this form.
pub fn read_xml(text: &str) -> Result<Foreign, Refusal> {
    let mut foreign = Foreign::new(Source::BoardGameGeek);
    let mut reader = Reader::from_str(text.trim_start_matches('\u{feff}'));
    reader.config_mut().expand_empty_elements = true;
    let (mut open, mut depth, mut in_comment, mut seen) = (None::<Open>, 0_usize, false, false);
    let mut known = std::collections::BTreeSet::new();
    loop {
        let at = |reader: &Reader<&[u8]>| format!("byte {}", reader.buffer_position());
        let event = reader
            .read_event()
            .map_err(|error| Refusal::new(format!("byte {}", reader.error_position()), error.to_string()))?;
        match event {
            Event::Start(element) => {
                depth += 1;
                if depth > DEPTH {
                    return Err(Refusal::new(at(&reader), "elements too deep inside one another"));
                }
                let here = Attributes::read(&element, &at(&reader))?;
                match (element.name().as_ref(), open.as_mut()) {
                    (b"plays", None) => seen = true,
                    (b"play", None) if seen => {
                        let begun = begin(&here)?;
                        if !known.insert(begun.play.id.clone()) {
                            return Err(Refusal::new(begun.play.at, "this id was there before"));
                        }
                        open = Some(begun);
                    }
                    (b"item", Some(one)) => {
                        here.text("name").trim().clone_into(&mut one.play.game);
                        one.play.number = here.text("objectid").parse().ok();
                    }
                    (b"subtype", Some(one)) => one.subtypes.push(here.text("value").to_owned()),
                    (b"comments", Some(_)) => in_comment = true,
                    (b"player", Some(one)) => player(&mut foreign, one, &here)?,
                    (_, None) if !seen => return Err(Refusal::new(at(&reader), "these are no plays")),
                    // What a later version adds is not ours to refuse.
                    _ => {}
                }
            }
            Event::End(element) => {
                depth = depth.saturating_sub(1);
                match element.name().as_ref() {
                    b"comments" => in_comment = false,
                    b"play" => {
                        if let Some(one) = open.take() {
                            finish(&mut foreign, one)?;
                        }
                    }
                    _ => {}
                }
            }
            Event::Text(words) if in_comment => {
                if let Some(one) = open.as_mut() {
                    let words =
                        words.decode().map_err(|error| Refusal::new(at(&reader), error.to_string()))?;
                    one.play.comment.push_str(&words);
                }
            }
            Event::GeneralRef(name) if in_comment => {
                let sign = match name.resolve_char_ref() {
                    Ok(Some(sign)) => Some(sign.to_string()),
                    _ => name.decode().ok().and_then(|name| {
                        quick_xml::escape::resolve_predefined_entity(&name).map(str::to_owned)
                    }),
                };
                if let (Some(one), Some(sign)) = (open.as_mut(), sign) {
                    one.play.comment.push_str(&sign);
                }
            }
            // Nobody needs entities of their own to write down plays.
            Event::DocType(_) => return Err(Refusal::new(at(&reader), "a document type is not read")),
            Event::Eof if seen && depth == 0 => return Ok(foreign),
            Event::Eof => return Err(Refusal::new(at(&reader), "the file ends too early")),
            Event::Text(_)
            | Event::GeneralRef(_)
            | Event::CData(_)
            | Event::Empty(_)
            | Event::Comment(_)
            | Event::Decl(_)
            | Event::PI(_) => {}
        }
    }
}

/// The attributes of an element.
struct Attributes {
    at: String,
    pairs: Vec<(String, String)>,
}

impl Attributes {
    fn read(element: &BytesStart<'_>, at: &str) -> Result<Self, Refusal> {
        let mut pairs = Vec::new();
        for attribute in element.attributes() {
            let attribute = attribute.map_err(|error| Refusal::new(at, error.to_string()))?;
            let value = attribute
                .normalized_value(XmlVersion::Implicit1_0)
                .map_err(|error| Refusal::new(at, error.to_string()))?;
            let name = String::from_utf8_lossy(attribute.key.as_ref()).into_owned();
            pairs.push((name, value.into_owned()));
        }
        Ok(Self { at: at.to_owned(), pairs })
    }

    fn text(&self, name: &str) -> &str {
        self.pairs.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value.as_str())
    }

    /// A number; nothing there is 0.
    fn number(&self, at: &str, name: &str) -> Result<u32, Refusal> {
        match self.text(name).trim() {
            "" => Ok(0),
            text => text.parse().map_err(|_| Refusal::new(at, format!("{name}=\"{text}\" is no number"))),
        }
    }
}

fn begin(here: &Attributes) -> Result<Open, Refusal> {
    let id = here.text("id").trim();
    if id.is_empty() || id.len() > 40 {
        return Err(Refusal::new(here.at.clone(), "a play without an id"));
    }
    let at = format!("play {id}");
    let date = here.text("date").trim();
    let day = NaiveDate::parse_from_str(date, "%Y-%m-%d")
        .map_err(|_| Refusal::new(at.clone(), format!("date=\"{date}\" is no day")))?;
    let minutes = here.number(&at, "length")?;
    let place = here.text("location").trim();
    Ok(Open {
        quantity: here.number(&at, "quantity")?.max(1),
        subtypes: Vec::new(),
        play: ForeignPlay {
            id: id.to_owned(),
            game: String::new(),
            number: None,
            started_at: noon(day),
            minutes: (minutes > 0).then_some(minutes),
            place: (!place.is_empty()).then(|| place.to_owned()),
            comment: String::new(),
            ignored: here.text("nowinstats").trim() == "1" || here.text("incomplete").trim() == "1",
            lowest_wins: false,
            together: false,
            seats: Vec::new(),
            at,
        },
    })
}

fn player(foreign: &mut Foreign, open: &mut Open, here: &Attributes) -> Result<(), Refusal> {
    let at = format!("{}, player {}", open.play.at, open.play.seats.len() + 1);
    let win = here.text("win").trim();
    if !matches!(win, "" | "0" | "1") {
        return Err(Refusal::new(at, format!("win=\"{win}\" is neither 0 nor 1")));
    }
    let name = [here.text("name"), here.text("username")].into_iter().find(|name| !name.trim().is_empty());
    let mut seat = ForeignSeat {
        name: name.unwrap_or_default().to_owned(),
        colour: colour(here.text("color")),
        won: win == "1",
        started: here.text("startposition").trim() == "1",
        ..ForeignSeat::default()
    };
    scored(foreign, &at, &mut seat, here.text("score"));
    open.play.seats.push(seat);
    Ok(())
}

fn finish(foreign: &mut Foreign, open: Open) -> Result<(), Refusal> {
    let Open { mut play, quantity, subtypes } = open;
    if play.game.is_empty() {
        return Err(Refusal::new(play.at, "a play of no game"));
    }
    if !subtypes.is_empty() && !subtypes.iter().any(|subtype| subtype == "boardgame") {
        foreign.remark(&play.at, "import-no-game", play.game);
        return Ok(());
    }
    if play.seats.iter().filter(|seat| seat.started).count() > 1 {
        for seat in &mut play.seats {
            seat.started = false;
        }
    }
    play.comment = play.comment.trim().to_owned();
    play.together = is_together(&play.seats);
    add(foreign, &play, quantity)
}
