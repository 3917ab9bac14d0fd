//! Evenings that never were: whole games played at random through the real engines, as an archive of any size.
//! The same number gives the same archive on every machine.

use carcassonne::Carcassonne;
use catan::Catan;
use catan_cards::CatanCards;
use catan_dice::CatanDice;
use chrono::{DateTime, TimeDelta, Utc};
use contract::{
    ArchiveLine, ArchivedPerson, Colour, FileLine, LineBody, Margin, Options, SeatInfo, SessionFile, State,
};
use referee::Game;
use uuid::Uuid;

/// Invented people.
pub const PEOPLE: [&str; 24] = [
    "Anna", "Gergő", "Zuzka", "Marek", "Ilona", "Petra", "Bence", "Jana", "Tomáš", "Kati", "Ondra", "Réka",
    "Lenka", "Dávid", "Eva", "Pavel", "Zsófi", "Honza", "Judit", "Karel", "Noémi", "Vašek", "Orsi", "Míša",
];
const PLACES: [&str; 4] = ["Kitchen", "Club", "Garden", "Cottage"];
const COLOURS: [Colour; 6] =
    [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green, Colour::Black, Colour::Orange];
/// Different games of each kind; further evenings repeat them with other people.
const DIFFERENT: usize = 40;
/// A game that does not end is left unfinished after so many moves: three times a long evening's.
const LONGEST: usize = 900;

/// Luck that can be had again (xorshift64*).
#[derive(Debug, Clone)]
pub struct Luck(u64);

impl Luck {
    /// From a number.
    pub const fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `end`; 0 where there is none.
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let drawn = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33;
        usize::try_from(drawn).unwrap_or(0).checked_rem(end).unwrap_or(0)
    }
}

/// One game, with everything an evening needs.
#[derive(Debug, Clone)]
pub struct Evening {
    /// The game, by id.
    pub game: &'static str,
    /// The version of its rules.
    pub rules_version: u32,
    /// How many seats.
    pub seats: u8,
    /// The set-up, in the game's form.
    pub setup: serde_json::Value,
    /// The moves, in the game's form.
    pub moves: Vec<serde_json::Value>,
    /// Whether it came to an end.
    pub finished: bool,
    /// Points of every seat.
    pub totals: Vec<i32>,
}

/// Plays a game at random.
///
/// # Errors
/// If the engine refuses what it listed as legal.
pub fn play<G: Game>(
    setup: &G::Setup,
    luck: &mut Luck,
    mut choose: impl FnMut(&G::State, &mut Luck) -> Option<G::Move>,
) -> Result<Evening, String> {
    let mut state = G::start(setup).map_err(|reasons| format!("{reasons:?}"))?;
    let mut moves = Vec::new();
    while moves.len() < LONGEST && !G::outcome(&state).finished {
        let Some(mv) = choose(&state, luck) else { break };
        G::play(&mut state, &mv).map_err(|reasons| format!("{mv:?}: {reasons:?}"))?;
        moves.push(serde_json::to_value(&mv).map_err(|error| error.to_string())?);
    }
    Ok(Evening {
        game: G::ID,
        rules_version: G::RULES_VERSION,
        seats: G::seats(setup),
        setup: serde_json::to_value(setup).map_err(|error| error.to_string())?,
        moves,
        finished: G::outcome(&state).finished,
        totals: G::sheet(&state).totals(G::seats(setup)),
    })
}

/// Any legal move.
pub fn any<G: Game>(state: &G::State, luck: &mut Luck) -> Option<G::Move> {
    let mut legal = G::legal(state);
    let drawn = luck.below(legal.len());
    (drawn < legal.len()).then(|| legal.swap_remove(drawn))
}

/// A drawn tile, anywhere it fits: listing the moves of every kind left would take most of the evening.
fn tile(state: &carcassonne::State, luck: &mut Luck) -> Option<carcassonne::Move> {
    let mut drawn = luck.below(usize::from(state.tiles_left()));
    let kind = state.kinds_left().find(|kind| {
        let left = usize::from(state.left(*kind));
        let here = drawn < left;
        drawn = drawn.saturating_sub(left);
        here
    })?;
    let mut legal = carcassonne::legal_with(state, kind);
    let chosen = luck.below(legal.len());
    (chosen < legal.len()).then(|| legal.swap_remove(chosen))
}

/// What somebody would rather do at Catan: build, then trade or roll, and pass only when nothing else is left.
fn settler(state: &catan::State, luck: &mut Luck) -> Option<catan::Move> {
    let legal = Catan::legal(state);
    let builds =
        |mv: &&catan::Move| matches!(mv, catan::Move::BuildCity { .. } | catan::Move::BuildSettlement { .. });
    let best: Vec<&catan::Move> = legal.iter().filter(builds).collect();
    if let Some(mv) = best.get(luck.below(best.len())) {
        return Some((*mv).clone());
    }
    legal.get(luck.below(legal.len())).cloned()
}

/// Different games: mostly Carcassonne, some of the others.
///
/// # Errors
/// If an engine refuses what it listed as legal.
pub fn different(seed: u64) -> Result<Vec<Evening>, String> {
    let mut luck = Luck::new(seed);
    let mut all = Vec::new();
    for number in 0..DIFFERENT {
        let seats = u8::try_from(2 + number % 4).unwrap_or(2);
        all.push(play::<Carcassonne>(&Carcassonne::suggest(seats), &mut luck, tile)?);
        if number % 4 == 0 {
            let seats = seats.min(4);
            all.push(play::<CatanDice>(&CatanDice::suggest(seats), &mut luck, any::<CatanDice>)?);
        }
        if number % 10 == 0 {
            all.push(play::<Catan>(&Catan::suggest(seats.clamp(3, 4)), &mut luck, settler)?);
            all.push(play::<CatanCards>(&CatanCards::suggest(2), &mut luck, any::<CatanCards>)?);
        }
    }
    Ok(all)
}

/// When an evening began: two a week, from 2015 on.
fn begun(number: usize) -> DateTime<Utc> {
    let first = DateTime::from_timestamp(1_420_000_000, 0).unwrap_or_default();
    first + TimeDelta::hours(i64::try_from(number).unwrap_or(0) * 9)
}

/// An evening as a session file, with people and a place of its own.
pub fn session(evening: &Evening, number: usize, luck: &mut Luck) -> (SessionFile, Vec<Uuid>) {
    let id = Uuid::from_u128(
        0x0190_0000_0000_7000_8000_0000_0000_0000 | (u128::try_from(number).unwrap_or(0) << 80),
    );
    let mut people: Vec<usize> = Vec::new();
    while people.len() < usize::from(evening.seats) {
        let drawn = luck.below(PEOPLE.len());
        if !people.contains(&drawn) {
            people.push(drawn);
        }
    }
    let started_at = begun(number);
    let lines = (1_u32..).zip(&evening.moves).map(|(seq, mv)| FileLine {
        seq,
        id: Uuid::from_u128(id.as_u128() + 1 + u128::from(seq)),
        at: started_at + TimeDelta::seconds(20 * i64::from(seq)),
        rules_version: evening.rules_version,
        body: LineBody::Move { mv: mv.clone() },
    });
    let seats = people.iter().zip(COLOURS).map(|(person, colour)| SeatInfo {
        name: PEOPLE.get(*person).copied().unwrap_or("Anna").to_owned(),
        colour,
    });
    let file = SessionFile {
        format: SessionFile::FORMAT.to_owned(),
        id,
        game: evening.game.to_owned(),
        rules_version: evening.rules_version,
        started_at,
        state: if evening.finished { State::Finished } else { State::InPlay },
        seats: seats.collect(),
        setup: evening.setup.clone(),
        options: Options::default(),
        lines: lines.collect(),
        margin: Some(Margin {
            place: PLACES.get(number % 5).map(|place| (*place).to_owned()),
            note: if number.is_multiple_of(17) { "late, but good".to_owned() } else { String::new() },
            utc_offset: Some(60),
            ..Margin::default()
        }),
        totals: Some(evening.totals.clone()),
        hash: None,
    };
    (file, people.into_iter().map(person).collect())
}

/// The id of one of [`PEOPLE`].
pub fn person(index: usize) -> Uuid {
    Uuid::from_u128(0x0190_0000_0000_7000_8000_0000_0001_0000 + u128::try_from(index).unwrap_or(0))
}

/// An archive of at least so many sessions and moves, as text.
///
/// # Errors
/// If an engine refuses what it listed as legal.
pub fn archive(seed: u64, sessions: usize, moves: usize) -> Result<String, String> {
    let games = different(seed)?;
    let mut luck = Luck::new(seed ^ 0xa5a5);
    let mut text = String::new();
    let mut line = |line: &ArchiveLine| -> Result<(), String> {
        text.push_str(&serde_json::to_string(line).map_err(|error| error.to_string())?);
        text.push('\n');
        Ok(())
    };
    line(&ArchiveLine::Head { format: ArchiveLine::FORMAT.to_owned() })?;
    for (index, name) in PEOPLE.iter().enumerate() {
        line(&ArchiveLine::Person(ArchivedPerson {
            person: person(index),
            name: (*name).to_owned(),
            colour: None,
            hidden: false,
            merged_into: None,
        }))?;
    }
    let (mut count, mut told) = (0, 0);
    while count < sessions || told < moves {
        let Some(evening) = games.get(count % games.len().max(1)) else { break };
        let (file, people) = session(evening, count, &mut luck);
        told += file.lines.len();
        count += 1;
        line(&ArchiveLine::Session { people, file: Box::new(file) })?;
    }
    line(&ArchiveLine::End { sessions: u32::try_from(count).unwrap_or(u32::MAX) })?;
    Ok(text)
}
