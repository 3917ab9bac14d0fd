//! What one session adds to the statistics, reckoned from its log when it ends.

mod carcassonne;
mod catan;
mod catan_cards;
mod catan_dice;
mod catan_hexes;
mod time;
mod typed;

use contract::{Facts, Json, Position, Sheet, Unit};
use referee::Seat;
use serde::{Deserialize, Serialize};
use statistics::{Expectations, Owed, ranks};

pub(crate) use time::Times;

use crate::live::Live;
use crate::play::Act;

/// Raised whenever the figures that every game has would be reckoned otherwise than before.
const VERSION: u32 = 1;

/// What a session played to the end adds to the statistics; `F` is what its game measures, or nothing where a reader
/// passes over it: by far the longest part, and a list needs none of it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Reckoned<F = Facts> {
    /// By which version this was reckoned; an older one is reckoned again.
    pub(crate) version: u32,
    /// Who began.
    pub(crate) first: Option<u8>,
    /// The place each seat came to, from 1.
    pub(crate) ranks: Vec<u8>,
    /// Seconds at the table, without pauses.
    pub(crate) seconds: u32,
    /// Seconds of each seat.
    pub(crate) seat_seconds: Vec<u32>,
    /// Points during the game and in final scoring, by column of the score sheet, seat by seat.
    pub(crate) sources: Vec<(String, Vec<[i32; 2]>)>,
    /// What the game measures besides.
    pub(crate) facts: F,
}

impl Reckoned {
    pub(crate) fn of(live: &Live, position: &Position) -> Self {
        let times = Times::of(live);
        let won = |seat: usize| position.outcome.winners.iter().any(|winner| winner.index() == seat);
        Self {
            version: version(&live.heading.game),
            first: first(live).map(|seat| seat.0),
            ranks: places(&ranks(&position.totals, false), won),
            seconds: times.all,
            seat_seconds: times.seats,
            sources: sources(&position.sheet, live.seats()),
            facts: hook(&live.heading.game)
                .map(|hook| (hook.facts)(&Told::of(live, position)))
                .unwrap_or_default(),
        }
    }
}

/// The places seats came to by points, winners before all others: a tie-break decides between equal points.
pub(crate) fn places(by_points: &[u8], won: impl Fn(usize) -> bool) -> Vec<u8> {
    let nobody = !(0..by_points.len()).any(&won);
    let ahead = |one: usize, other: usize| {
        if won(one) == won(other) { !won(one) && by_points.get(one) < by_points.get(other) } else { won(one) }
    };
    let place = |seat: usize| {
        let before = (0..by_points.len()).filter(|other| ahead(*other, seat)).count();
        u8::try_from(before + 1).unwrap_or(u8::MAX)
    };
    if nobody { by_points.to_vec() } else { (0..by_points.len()).map(place).collect() }
}

/// Who began: whoever is asked alone at the start, else who made the first move.
fn first(live: &Live) -> Option<Seat> {
    if let [only] = live.fold.at(0).asks().seats.as_slice() {
        return Some(*only);
    }
    live.play.steps.iter().find_map(|step| match &step.act {
        Act::Move(mv) | Act::LetStand(mv) => live.game().tell(mv).ok()?.seat,
        Act::Points { .. } => None,
    })
}

/// Points by column of the score sheet, in the order of the columns' names.
fn sources(sheet: &Sheet, seats: u8) -> Vec<(String, Vec<[i32; 2]>)> {
    let mut found: Vec<(String, Vec<[i32; 2]>)> = Vec::new();
    for line in &sheet.lines {
        let at = match found.binary_search_by(|(source, _)| source.as_str().cmp(&line.source)) {
            Ok(at) => at,
            Err(at) => {
                found.insert(at, (line.source.clone(), vec![[0; 2]; usize::from(seats)]));
                at
            }
        };
        let slot = found.get_mut(at).and_then(|(_, seats)| seats.get_mut(line.seat.index()));
        if let Some([during, after]) = slot {
            *(if line.after.is_some() { during } else { after }) += line.points;
        }
    }
    found
}

/// A finished session, as the hook of its game sees it.
pub(crate) struct Told<'a> {
    /// How many seats.
    pub(crate) seats: u8,
    /// The set-up, in the game's form.
    pub(crate) setup: &'a Json,
    /// The moves that stand, in the game's form; those the table let stand are marked.
    pub(crate) moves: Vec<(&'a Json, bool)>,
    /// The score sheet.
    pub(crate) sheet: &'a Sheet,
}

impl<'a> Told<'a> {
    fn of(live: &'a Live, position: &'a Position) -> Self {
        let steps = live.play.steps.iter().zip(live.fold.judged());
        let moves = steps.filter(|(_, judged)| judged.stands).filter_map(|(step, judged)| match &step.act {
            Act::Move(mv) | Act::LetStand(mv) => Some((mv, !judged.reasons.is_empty())),
            Act::Points { .. } => None,
        });
        Self {
            seats: live.seats(),
            setup: &live.heading.setup,
            moves: moves.collect(),
            sheet: &position.sheet,
        }
    }
}

/// What fair chance would give: (label, probability), in the order in which it is shown.
pub(crate) type Chances = Vec<(String, f64)>;

/// What one game measures besides points. Games know nothing of statistics: what is worth measuring is read off
/// their moves and sheets here.
pub(crate) struct Hook {
    game: &'static str,
    /// Raised whenever the same session would give other facts.
    version: u32,
    facts: fn(&Told<'_>) -> Facts,
    unit: fn(&str) -> Unit,
    chances: fn(&str) -> Option<Chances>,
    owed: fn(&str) -> Option<Owed>,
}

/// Every hook. Adding one is a line here.
const HOOKS: [&Hook; 4] = [&carcassonne::HOOK, &catan::HOOK, &catan_cards::HOOK, &catan_dice::HOOK];

fn hook(game: &str) -> Option<&'static Hook> {
    HOOKS.into_iter().find(|hook| hook.game == game)
}

/// The version by which sessions of a game are reckoned now.
pub(crate) fn version(game: &str) -> u32 {
    VERSION * 1_000 + hook(game).map_or(0, |hook| hook.version)
}

/// What a game knows of its facts.
pub(crate) struct Expected<'a>(pub(crate) &'a str);

impl Expectations for Expected<'_> {
    fn unit(&self, key: &str) -> Unit {
        hook(self.0).map_or(Unit::Count, |hook| (hook.unit)(key))
    }

    fn chances(&self, key: &str) -> Option<Chances> {
        hook(self.0).and_then(|hook| (hook.chances)(key))
    }

    fn owed(&self, key: &str) -> Option<Owed> {
        hook(self.0).and_then(|hook| (hook.owed)(key))
    }
}

/// One number a seat, by key.
pub(crate) fn per_seat(facts: &mut Facts, key: &str, numbers: &[i32]) {
    facts.seats.insert(key.to_owned(), numbers.iter().copied().map(Some).collect());
}

/// Adds to one seat's number.
pub(crate) fn add(numbers: &mut [i32], seat: Seat, more: i32) {
    if let Some(number) = numbers.get_mut(seat.index()) {
        *number += more;
    }
}

/// Raises one seat's number to at least this.
pub(crate) fn raise(numbers: &mut [i32], seat: Seat, to: i32) {
    if let Some(number) = numbers.get_mut(seat.index()) {
        *number = (*number).max(to);
    }
}

/// The sums of two dice, with their chances.
pub(crate) fn two_dice() -> Chances {
    (2_u8..=12).map(|sum| (sum.to_string(), f64::from(6 - sum.abs_diff(7)) / 36.0)).collect()
}

/// The faces of one die, with their chances.
pub(crate) fn one_die() -> Chances {
    (1_u8..=6).map(|face| (face.to_string(), 1.0 / 6.0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tie_break_decides_between_equal_points() {
        assert_eq!(places(&[1, 1, 3], |seat| seat == 1), [2, 1, 3]);
        assert_eq!(places(&[1, 1, 3], |seat| seat < 2), [1, 1, 3]);
        assert_eq!(places(&[2, 1], |_| false), [2, 1]);
    }

    #[test]
    fn chances_of_dice_add_up_to_certainty() {
        for chances in [two_dice(), one_die()] {
            let sum: f64 = chances.iter().map(|(_, chance)| chance).sum();
            assert!((sum - 1.0).abs() < 1e-12);
        }
    }
}
