//! Kinds about boxes, totals and what is printed.

use catan_dice::{Answer, CatanDice, Dice, Island, Kind, Move, PrintedSymbol, Question, Rule, Symbol};
use referee::{Game, Rule as _, Seat};

use super::case::{
    BoardPoints, GameFlow, IdExists, JokerOrder, Removable, SymbolValues, Total, TurnPoints, Winner, Written,
};
use super::table::{Table, island, name, symbol};
use super::{Held, parted, same, same_if_told};
use crate::Mismatch;

/// The dice of a table at which nothing can be paid wrong: only placement is looked at.
const ONE_OF_EACH: Dice = Dice::of([1; 6]);

pub(super) fn removable(case: &Removable) -> Held {
    let full = Symbol::all().fold(Island::EMPTY, Island::with);
    let table = Table::laid(full, None)?;
    match CatanDice::answer(&table.state, &Question::Removable { what: name(&case.target) }) {
        Ok(Answer::Removable { removable, .. }) => same("removable", &case.expect.removable, &removable),
        other => Err(parted("an answer", format!("{other:?}"))),
    }
}

/// The sheet has such a symbol unless building it is refused for that very reason.
pub(super) fn id_exists(case: &IdExists) -> Held {
    let table = Table::laid(Island::EMPTY, Some(ONE_OF_EACH))?;
    let mv = Move::Build { seat: Seat(0), what: name(&case.target) };
    let verdict = CatanDice::check(&table.state, &mv);
    let exists = !verdict.reasons().iter().any(|reason| reason.rule == Rule::Sheet.id());
    same("exists", &case.expect.exists, &exists)
}

fn printed() -> Result<Vec<PrintedSymbol>, Mismatch> {
    let table = Table::fresh(1)?;
    match CatanDice::answer(&table.state, &Question::Printed {}) {
        Ok(Answer::Printed { symbols }) => Ok(symbols),
        other => Err(parted("an answer", format!("{other:?}"))),
    }
}

pub(super) fn joker_order(case: &JokerOrder) -> Held {
    let knights = printed()?.into_iter().filter(|symbol| symbol.kind == Kind::Knight);
    let jokers: Vec<String> = knights
        .map(|knight| {
            let face = knight.joker.and_then(|face| serde_json::to_value(face).ok());
            face.as_ref().and_then(|face| face.as_str()).unwrap_or("any").to_owned()
        })
        .collect();
    same("jokers", &case.expect.jokers_by_knight, &jokers)
}

pub(super) fn symbol_values(case: &SymbolValues) -> Held {
    let printed = printed()?;
    let values = |kind: Kind| -> Vec<i32> {
        printed.iter().filter(|symbol| symbol.kind == kind).map(|symbol| symbol.points).collect()
    };
    let (expect, roads) = (&case.expect, values(Kind::Road));
    same_if_told("settlements", expect.settlements.as_ref(), &values(Kind::Settlement))?;
    same_if_told("cities", expect.cities.as_ref(), &values(Kind::City))?;
    same_if_told("knights", expect.knights.as_ref(), &values(Kind::Knight))?;
    same_if_told("roads", expect.roads.as_ref(), &roads.len())?;
    match expect.road_value {
        Some(value) => same("road values", &vec![value; roads.len()], &roads),
        None => Ok(()),
    }
}

pub(super) fn board_points(case: &BoardPoints) -> Held {
    let mut table = Table::with_board(&case.board)?;
    for _ in 0..case.crosses {
        table.mark(&[])?;
    }
    same("total", &case.expect.total, &CatanDice::sheet(&table.state).total(Seat(0)))
}

/// Turns before this one are not told; they are crosses.
pub(super) fn turn_points(case: &TurnPoints) -> Held {
    let mut table = Table::laid(island(&case.board)?, None)?;
    for _ in 1..case.turn.unwrap_or(1) {
        table.mark(&[])?;
    }
    table.mark(&symbols(&case.built_this_turn)?)?;
    same("box", &Some(&case.expect.written), &table.last_box().as_ref())?;
    let filled = table.view().sheets.first().map_or(0, |sheet| sheet.boxes.len());
    same_if_told("box number", case.expect.box_index.as_ref(), &filled)
}

fn symbols(names: &[String]) -> Result<Vec<Symbol>, Mismatch> {
    names.iter().map(|name| symbol(name)).collect()
}

/// Boxes as they are written; what was built for them is not told, so any symbols of that sum will do.
pub(super) fn total(case: &Total) -> Held {
    let mut table = Table::fresh(1)?;
    for written in &case.boxes {
        let built = match written {
            Written::Mark(mark) if mark == "X" => Vec::new(),
            Written::Mark(mark) => return Err(parted("a number or X in a box", mark)),
            Written::Points(points) => of_sum(&table, *points)?,
        };
        table.mark(&built)?;
    }
    let sheet = table.view().sheets.into_iter().next().ok_or_else(|| parted("a sheet", "none"))?;
    let boxes: Vec<Written> = sheet
        .boxes
        .iter()
        .map(|filled| filled.points.map_or(Written::Mark("X".to_owned()), Written::Points))
        .collect();
    same("boxes", &case.boxes, &boxes)?;
    same_if_told("total", case.expect.total.as_ref(), &CatanDice::sheet(&table.state).total(Seat(0)))?;
    same_if_told("boxes filled", case.expect.boxes_filled.as_ref(), &sheet.boxes.len())?;
    let over = CatanDice::outcome(&table.state).finished;
    same_if_told("game over", case.expect.game_over.as_ref(), &over)
}

/// Symbols not yet marked that give so many points: a legal turn if there is one, else any.
fn of_sum(table: &Table, points: i32) -> Result<Vec<Symbol>, Mismatch> {
    let sum = |built: &[Symbol]| built.iter().map(|symbol| symbol.points()).sum::<i32>();
    let legal = CatanDice::legal(&table.state).into_iter().find_map(|mv| {
        let Move::Marked { built, .. } = mv else { return None };
        let built: Vec<Symbol> = built.iter().filter_map(catan_dice::Named::known).collect();
        (sum(&built) == points).then_some(built)
    });
    let island = table.state.island(Seat(0)).unwrap_or_default();
    let free: Vec<Symbol> = Symbol::all().rev().filter(|symbol| !island.has(*symbol)).collect();
    legal.or_else(|| choose(&free, points, 1)).ok_or_else(|| parted("symbols for the box", points))
}

/// At least so many of these symbols that give so many points together.
fn choose(free: &[Symbol], points: i32, count: usize) -> Option<Vec<Symbol>> {
    let left: i32 = free.iter().map(|symbol| symbol.points()).sum();
    if points == 0 && count == 0 {
        return Some(Vec::new());
    }
    let (first, rest) = free.split_first().filter(|_| points > 0 && left >= points && free.len() >= count)?;
    let with = choose(rest, points - first.points(), count.saturating_sub(1)).map(|mut rest| {
        rest.push(*first);
        rest
    });
    with.or_else(|| choose(rest, points, count))
}

/// Whole games with these totals: as few crosses as there can be, and one symbol or more in every other box.
pub(super) fn winner(case: &Winner) -> Held {
    let seats = u8::try_from(case.totals.len()).map_err(|error| parted("seats", error))?;
    let games: Vec<Vec<Vec<Symbol>>> =
        case.totals.values().map(|total| boxes_for(*total)).collect::<Result<_, _>>()?;
    let mut table = Table::fresh(seats)?;
    for turn in 0..15 {
        for game in &games {
            table.mark(&game[turn])?;
        }
    }
    let totals: Vec<i32> = case.totals.values().copied().collect();
    same("totals", &totals, &CatanDice::sheet(&table.state).totals(seats))?;
    let winners: Vec<String> = CatanDice::outcome(&table.state)
        .winners
        .iter()
        .filter_map(|seat| case.totals.keys().nth(seat.index()).cloned())
        .collect();
    let mut expected = case.expect.winners.clone();
    expected.sort();
    same("winners", &expected, &winners)
}

fn boxes_for(total: i32) -> Result<Vec<Vec<Symbol>>, Mismatch> {
    let all: Vec<Symbol> = Symbol::all().rev().collect();
    for crosses in 0..=15_u8 {
        let filled = usize::from(15 - crosses);
        if let Some(chosen) = choose(&all, total + 2 * i32::from(crosses), filled) {
            let mut boxes = vec![Vec::new(); 15];
            for (index, symbol) in chosen.into_iter().enumerate() {
                boxes[index.min(filled.saturating_sub(1))].push(symbol);
            }
            return Ok(boxes);
        }
    }
    Err(parted("a game with this total", total))
}

pub(super) fn game_flow(case: &GameFlow) -> Held {
    let mut table = match case.players {
        Some(players) => Table::fresh(players)?,
        None => Table::with_board(&case.board)?,
    };
    for _ in 0..case.turns_played_total.unwrap_or(0) {
        table.mark(&[])?;
    }
    if let Some(names) = &case.built_this_turn {
        table.mark(&symbols(names)?)?;
    }
    if let Some(written) = &case.expect.written {
        same("box", &Some(written), &table.last_box().as_ref())?;
    }
    let over = CatanDice::outcome(&table.state).finished;
    same_if_told("game over", case.expect.game_over.as_ref(), &over)
}
