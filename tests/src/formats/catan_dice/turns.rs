//! Kinds about steps, payment and rolls.

use std::collections::BTreeSet;

use catan_dice::{Answer, CatanDice, Dice, Face, Island, Knight, Move, Named, Question, Step, Symbol};
use referee::{Game, Seat};

use super::case::{
    Act, Action, Board, BundlePossible, Conversion, Counts, JokerLimit, JokerMark, Path, Pay, Placement,
    Plan, Preference, Rolls, Sequence, Written,
};
use super::table::{Table, dice, face, name};
use super::{Held, parted, same, same_if_told};
use crate::Mismatch;

fn ask(table: &Table, question: &Question) -> Result<Answer, Mismatch> {
    CatanDice::answer(&table.state, question).map_err(|remark| parted("an answer", format!("{remark:?}")))
}

fn astray<T>(answer: &Answer) -> Result<T, Mismatch> {
    Err(parted("the answer to the question asked", format!("{answer:?}")))
}

pub(super) fn path(case: &Path) -> Held {
    let table = Table::with_board(&case.board)?;
    match ask(&table, &Question::Path { what: name(&case.target) })? {
        Answer::Path { roads } => {
            let roads: Vec<String> = roads.iter().map(Symbol::to_string).collect();
            same("roads", &case.expect.roads_to_build_first, &roads)
        }
        other => astray(&other),
    }
}

pub(super) fn placement(case: &Placement) -> Held {
    let table = Table::with_board(&case.board)?;
    match ask(&table, &Question::Placement { what: name(&case.target) })? {
        Answer::Placement { allowed, .. } => same("allowed", &case.expect.allowed, &allowed),
        other => astray(&other),
    }
}

pub(super) fn pay(case: &Pay, exchange: bool) -> Held {
    let table = Table::with_dice(&case.board, &case.dice)?;
    match ask(&table, &Question::Payable { what: name(&case.target), exchange })? {
        Answer::Payable { payable } => same("payable", &case.expect.payable, &payable),
        other => astray(&other),
    }
}

pub(super) fn action(case: &Action) -> Held {
    let expect = &case.expect;
    steps(
        &case.board,
        &case.dice,
        std::slice::from_ref(&case.action),
        expect.legal,
        expect.written.as_ref(),
        expect.dice_left.as_ref(),
    )
}

pub(super) fn sequence(case: &Sequence) -> Held {
    let expect = &case.expect;
    steps(
        &case.board,
        &case.dice,
        &case.actions,
        expect.legal,
        expect.written.as_ref(),
        expect.dice_left.as_ref(),
    )
}

fn steps(
    board: &Board,
    counts: &Counts,
    acts: &[Act],
    legal: bool,
    written: Option<&Written>,
    left: Option<&Counts>,
) -> Held {
    let mut table = Table::with_dice(board, counts)?;
    let mut all = true;
    for act in acts {
        all = all && table.step(act)?;
    }
    same("legal", &legal, &all)?;
    same_if_told("dice left", left.map(dice).as_ref(), &table.dice())?;
    if let Some(written) = written {
        table.play(&Move::EndTurn { seat: Seat(0) })?;
        same("box", &Some(written), &table.last_box().as_ref())?;
    }
    Ok(())
}

pub(super) fn plan(case: &Plan) -> Held {
    let table = Table::with_dice(&case.board, &case.dice)?;
    let plans = match ask(&table, &Question::Plan { what: name(&case.target) })? {
        Answer::Plan { plans } => plans,
        other => return astray(&other),
    };
    same("solvable", &case.expect.solvable, &!plans.is_empty())?;
    if let Some(fewest) = case.expect.fewest_steps {
        same("fewest steps", &Some(fewest), &plans.first().map(Vec::len))?;
    }
    for plan in &plans {
        let mut played = Table::with_dice(&case.board, &case.dice)?;
        for step in plan {
            played.play(&as_move(step))?;
        }
    }
    let found: Vec<Vec<Act>> = plans.iter().map(|plan| plan.iter().map(as_act).collect()).collect();
    let listed = |plans: &[Vec<Act>]| plans.iter().cloned().collect::<BTreeSet<_>>();
    same_if_told("shortest", case.expect.all_shortest.as_deref().map(listed).as_ref(), &listed(&found))
}

fn as_move(step: &Step) -> Move {
    let seat = Seat(0);
    match step.clone() {
        Step::Build { what } => Move::Build { seat, what },
        Step::Gold { to } => Move::Gold { seat, to },
        Step::Joker { knight, turn, to } => Move::Joker { seat, knight, turn, to },
    }
}

fn as_act(step: &Step) -> Act {
    fn word<T: serde::Serialize>(name: &Named<T>) -> String {
        serde_json::to_value(name)
            .ok()
            .and_then(|value| value.as_str().map(str::to_owned))
            .unwrap_or_default()
    }
    match step {
        Step::Build { what } => Act::Build { what: word(what) },
        Step::Gold { to } => Act::Gold { get: word(to) },
        Step::Joker { turn, to, .. } => Act::Joker { turn: word(turn), to: word(to) },
    }
}

/// All that is wanted, or nothing changes.
pub(super) fn conversion(case: &Conversion) -> Held {
    let mut table = Table::with_dice(&case.board, &case.dice)?;
    let gold = Act::Gold { get: case.want_more_of.clone() };
    let joker = Act::Joker { turn: case.give_up.clone(), to: case.want_more_of.clone() };
    let order = match case.prefer {
        Preference::GoldFirst => [gold, joker],
        Preference::JokerFirst => [joker, gold],
    };
    let mut possible = true;
    for _ in 0..case.how_many {
        possible = possible && (table.step(&order[0])? || table.step(&order[1])?);
    }
    same("possible", &case.expect.possible, &possible)?;
    let after = if possible { table.dice() } else { dice(&case.dice) };
    same_if_told("dice after", case.expect.dice_after.as_ref().map(dice).as_ref(), &after)
}

pub(super) fn joker_mark(case: &JokerMark) -> Held {
    let board = Board { knights: case.knights_before.clone(), ..Board::default() };
    // Six lumber or six brick: any knight's joker has a die to turn.
    let knight = Knight(case.use_joker_of_knight);
    let to = knight.face().unwrap_or(Face::Ore);
    let turn = if to == Face::Lumber { Face::Brick } else { Face::Lumber };
    let mut table = Table::with_dice(&board, &Counts::from([(turn, 6)]))?;
    let legal = table.attempt(&Move::Joker { seat: Seat(0), knight, turn: turn.into(), to: to.into() })?;
    same("legal", &case.expect.legal, &legal)?;
    same_if_told("knights", case.expect.knights_after.as_ref(), &table.knights())
}

/// With every knight built, jokers are used until no knight has one left.
pub(super) fn joker_limit(case: &JokerLimit) -> Held {
    let knights =
        if case.all_knights_built { Knight::all().filter_map(Knight::symbol).collect() } else { Vec::new() };
    let island = knights.into_iter().fold(Island::EMPTY, Island::with);
    let mut table = Table::laid(island, Some(Dice::of([0, 0, 0, 0, 0, 6])))?;
    let mut used = 0;
    for knight in Knight::all().cycle().take(12) {
        let (turn, to) = (Face::Gold.into(), knight.face().unwrap_or(Face::Ore).into());
        // A die is turned back first, so that dice never run out before jokers do.
        let mut turned =
            Table::laid(table.state.island(Seat(0)).unwrap_or_default(), Some(Dice::of([0, 0, 0, 0, 0, 6])))?;
        if turned.attempt(&Move::Joker { seat: Seat(0), knight, turn, to })? {
            used += 1;
        }
        table = turned;
    }
    same("jokers", &case.expect.max_jokers_per_game, &used)
}

pub(super) fn bundle_possible(case: &BundlePossible) -> Held {
    let table = Table::fresh(1)?;
    match ask(&table, &Question::Fits { kinds: case.wanted.clone(), dice: case.dice_count })? {
        Answer::Fits { fits, .. } => same("possible", &case.expect.possible, &fits),
        other => astray(&other),
    }
}

pub(super) fn rolls(case: &Rolls) -> Held {
    let mut table = Table::fresh(1)?;
    let mut named = case.named.clone();
    let seat = Seat(0);
    let lumber = |count: usize| vec![Named::Known(Face::Lumber); count];
    let mut legal = true;
    let mut kept: Option<Vec<Named<Face>>> = None;
    for number in 1_u8.. {
        let rolled = named
            .remove(&format!("roll{number}"))
            .or_else(|| named.remove(&format!("roll{number}_of_rest")))
            .map(|faces| faces.iter().map(|name| face(name)).collect::<Vec<_>>());
        let stops = case.stop_after_roll.is_some_and(|last| number > last);
        // A roll that is not told shows anything: of the dice not kept, or all of them before a stop.
        let rolled = match (rolled, &kept) {
            (Some(rolled), _) => rolled,
            (None, Some(kept)) => lumber(6_usize.saturating_sub(kept.len())),
            (None, None) if case.stop_after_roll.is_some() && !stops => lumber(6),
            (None, None) => break,
        };
        let mv = Move::Roll { seat, kept: kept.take().unwrap_or_default(), rolled };
        legal = legal && table.attempt(&mv)?;
        kept = named
            .remove(&format!("kept_after_{number}"))
            .map(|faces| faces.iter().map(|name| face(name)).collect());
    }
    if let Some(key) = named.keys().next() {
        return Err(parted("a known key", key));
    }
    if case.stop_after_roll.is_some() {
        legal = legal && table.attempt(&Move::EndTurn { seat })?;
    }
    same("legal", &case.expect.legal, &legal)
}
