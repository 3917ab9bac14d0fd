//! The position a case is about, and moves on it.

use catan_dice::{CatanDice, Dice, Face, Island, Knight, Move, Named, Setup, State, Symbol, Token, View};
use referee::{Game, Seat};

use super::case::{Act, Board, Counts, Joker, Knights, Number, Written};
use super::{Held, parted};
use crate::Mismatch;

/// One player's table in play.
pub(super) struct Table {
    pub(super) state: State,
}

impl Table {
    /// A table for so many, nothing marked.
    pub(super) fn fresh(seats: u8) -> Result<Self, Mismatch> {
        let state = CatanDice::start(&Setup::of(seats));
        state.map(|state| Self { state }).map_err(|reasons| parted("a table", format!("{reasons:?}")))
    }

    /// This board, nothing rolled.
    pub(super) fn with_board(board: &Board) -> Result<Self, Mismatch> {
        Self::laid(island(board)?, None)
    }

    /// This board and these final dice. Six are entered as they would be at the table; other counts, which
    /// some sources use to look at one step alone, are laid out.
    pub(super) fn with_dice(board: &Board, counts: &Counts) -> Result<Self, Mismatch> {
        let dice = dice(counts);
        if dice.total() != catan_dice::DICE {
            return Self::laid(island(board)?, Some(dice));
        }
        let mut table = Self::with_board(board)?;
        let faces = Vec::from(dice).into_iter().map(Named::Known).collect();
        table.play(&Move::FinalDice { seat: Seat(0), dice: faces })?;
        Ok(table)
    }

    /// This island, and dice if they are known.
    pub(super) fn laid(island: Island, dice: Option<Dice>) -> Result<Self, Mismatch> {
        let state = State::laid(&Setup::of(1), &[island], dice);
        state.map(|state| Self { state }).map_err(|reasons| parted("a table", format!("{reasons:?}")))
    }

    /// Makes a move that must be legal.
    pub(super) fn play(&mut self, mv: &Move) -> Held {
        if self.attempt(mv)? { Ok(()) } else { Err(parted(format!("{mv:?} legal"), "refused")) }
    }

    /// Tries a move; whether it was legal. A refusal must leave everything as it was.
    pub(super) fn attempt(&mut self, mv: &Move) -> Result<bool, Mismatch> {
        let before = self.state.clone();
        match CatanDice::play(&mut self.state, mv) {
            Ok(_) => Ok(true),
            Err(_) if self.state == before => Ok(false),
            Err(reasons) => Err(parted("a refusal that changes nothing", format!("{reasons:?}"))),
        }
    }

    /// Tries a step of a case. A joker is the one whose face is wanted, otherwise the one of any face.
    pub(super) fn step(&mut self, act: &Act) -> Result<bool, Mismatch> {
        let seat = Seat(0);
        match act {
            Act::Build { what } => self.attempt(&Move::Build { seat, what: name(what) }),
            Act::Gold { get } => self.attempt(&Move::Gold { seat, to: face(get) }),
            Act::Joker { turn, to } => {
                for knight in
                    Knight::all().filter(|knight| face(to).known().is_none_or(|to| knight.gives(to)))
                {
                    if self.attempt(&Move::Joker { seat, knight, turn: face(turn), to: face(to) })? {
                        return Ok(true);
                    }
                }
                Ok(false)
            }
        }
    }

    /// A whole turn of the seat to move without dice; where the rules refuse it, the table lets it stand, so
    /// that sources which only add up can be added up.
    pub(super) fn mark(&mut self, built: &[Symbol]) -> Held {
        let seat = self.state.to_move().ok_or_else(|| parted("a turn to play", "the game is over"))?;
        let built = built.iter().copied().map(Named::Known).collect();
        let mv = Move::Marked { seat, built, jokers: Vec::new() };
        CatanDice::let_stand(&mut self.state, &mv).map_err(|reasons| parted("a turn", format!("{reasons:?}")))
    }

    /// What the screen shows.
    pub(super) fn view(&self) -> View {
        CatanDice::view(&self.state)
    }

    /// What stands in the last box filled by the first seat.
    pub(super) fn last_box(&self) -> Option<Written> {
        let sheet = self.view().sheets.into_iter().next()?;
        sheet.boxes.last().map(|last| last.points.map_or(Written::Mark("X".to_owned()), Written::Points))
    }

    /// The knights of the first seat with their jokers.
    pub(super) fn knights(&self) -> Knights {
        let jokers = self.view().sheets.into_iter().next().map_or(Vec::new(), |sheet| sheet.jokers);
        let known = jokers.into_iter().filter_map(|joker| match joker.token {
            Token::None => None,
            Token::Ready => Some((Number(joker.knight.0), Joker::Ready)),
            Token::Used => Some((Number(joker.knight.0), Joker::Used)),
        });
        known.collect()
    }

    /// The dice not yet spent.
    pub(super) fn dice(&self) -> Dice {
        self.state.dice().unwrap_or_default()
    }
}

/// A name as entered, known or not.
pub(super) fn name(name: &str) -> Named<Symbol> {
    Symbol::named(name).map_or_else(|| Named::Unknown(name.to_owned()), Named::Known)
}

/// A face as entered, known or not.
pub(super) fn face(name: &str) -> Named<Face> {
    serde_json::from_value(name.into()).map_or_else(|_| Named::Unknown(name.to_owned()), Named::Known)
}

/// A symbol that a case takes for granted.
pub(super) fn symbol(name: &str) -> Result<Symbol, Mismatch> {
    Symbol::named(name).ok_or_else(|| parted("a symbol of the sheet", name))
}

/// What stands on a board.
pub(super) fn island(board: &Board) -> Result<Island, Mismatch> {
    let names = (board.roads.iter().cloned())
        .chain(board.settlements.iter().map(|value| format!("S{value}")))
        .chain(board.cities.iter().map(|value| format!("C{value}")))
        .chain(board.knights.keys().map(|number| format!("K{}", number.0)));
    let mut island = Island::EMPTY;
    for name in names.filter(|name| name != "start") {
        island = island.with(symbol(&name)?);
    }
    let used = board.knights.iter().filter(|(_, joker)| **joker == Joker::Used);
    Ok(used.fold(island, |island, (number, _)| island.spending(Knight(number.0))))
}

/// Dice from counts.
pub(super) fn dice(counts: &Counts) -> Dice {
    Dice::of(Face::ALL.map(|face| counts.get(&face).copied().unwrap_or(0)))
}
