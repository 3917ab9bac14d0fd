//! The score sheet, the end, and what always holds (DICE-SCORE, DICE-END).

use referee::{Arg, Args, Line, Outcome, Seat, Sheet, args};

use crate::state::{Built, Entry, Paper, Turn};
use crate::{Rule, State, Symbol, Ties};

/// What a cross costs (DICE-SCORE-05).
pub const CROSS: i32 = -2;

/// Every marked symbol and every cross as a line, in the order in which they were entered.
pub(crate) fn sheet(state: &State) -> Sheet<Symbol> {
    let mut lines: Vec<Line<Symbol>> = Vec::new();
    for (seat, paper) in Seat::all(state.setup.seats).zip(&state.papers) {
        lines.extend(paper.laid.symbols().map(|symbol| symbol_line(seat, symbol, None, Args::new(), "")));
        for (number, turn) in (1..).zip(&paper.boxes) {
            lines.extend(turn_lines(seat, number, turn));
            if turn.built.is_empty() {
                lines.push(cross_line(seat, number, turn.closed_by));
            }
        }
        if state.to_move() == Some(seat) {
            let number = i64::from(state.setup.turns - state.turns_left(seat)) + 1;
            lines.extend(turn_lines(seat, number, &state.turn));
        }
    }
    lines.sort_by_key(|line| line.after);
    Sheet { lines }
}

fn turn_lines(seat: Seat, number: i64, turn: &Turn) -> impl Iterator<Item = Line<Symbol>> {
    // A turn entered without dice says so in every line: what it gives was added up, not paid for.
    let unpaid = if turn.entry == Entry::Unpaid { "-unpaid" } else { "" };
    turn.built.iter().map(move |Built { symbol, after }| {
        symbol_line(seat, *symbol, Some(*after), args([("turn", Arg::Number(number))]), unpaid)
    })
}

fn symbol_line(seat: Seat, symbol: Symbol, after: Option<u32>, args: Args, how: &str) -> Line<Symbol> {
    let mut args = args;
    args.insert("value".to_owned(), Arg::Number(i64::from(symbol.points())));
    Line {
        seat,
        code: format!("dice-line-{}{how}", symbol.kind().name()),
        source: symbol.kind().name().to_owned(),
        args,
        points: symbol.points(),
        after,
        at: vec![symbol],
    }
}

fn cross_line(seat: Seat, number: i64, after: u32) -> Line<Symbol> {
    Line {
        seat,
        code: "dice-line-cross".to_owned(),
        source: "cross".to_owned(),
        args: args([("turn", Arg::Number(number))]),
        points: CROSS,
        after: Some(after),
        at: Vec::new(),
    }
}

impl Paper {
    /// Boxes with a cross in them.
    pub(crate) fn crosses(&self) -> usize {
        self.boxes.iter().filter(|turn| turn.built.is_empty()).count()
    }
}

/// Whether every box is filled, and who won (DICE-END-01 to -03).
pub(crate) fn outcome(state: &State) -> Outcome {
    if !state.over() {
        return Outcome::open();
    }
    let shared = Outcome::most_points(&sheet(state).totals(state.setup.seats));
    match state.setup.ties {
        Ties::Shared => shared,
        Ties::FewerCrosses => {
            let crosses = |seat: &Seat| state.papers[seat.index()].crosses();
            let fewest = shared.winners.iter().map(crosses).min();
            let winners: Vec<Seat> =
                shared.winners.iter().copied().filter(|seat| Some(crosses(seat)) == fewest).collect();
            let broken = winners.len() < shared.winners.len();
            let tie_break = broken.then(|| referee::Rule::id(Rule::End03).to_owned());
            Outcome { winners, tie_break, ..shared }
        }
    }
}

/// What always holds: boxes add up to symbols, nobody is ahead of the order of play.
///
/// # Errors
/// Which invariant broke.
pub(crate) fn invariants(state: &State) -> Result<(), String> {
    if state.papers.len() != usize::from(state.setup.seats) {
        return Err(format!("{} sheets for {} seats", state.papers.len(), state.setup.seats));
    }
    let turns = usize::from(state.setup.turns);
    let starter = state.papers[state.setup.first.index()].boxes.len();
    for (seat, paper) in Seat::all(state.setup.seats).zip(&state.papers) {
        let present = if state.to_move() == Some(seat) { state.turn.points() } else { 0 };
        let boxes: i32 = paper.boxes.iter().map(Turn::points).sum();
        let marked = paper.island.points();
        if paper.laid.points() + boxes + present != marked {
            return Err(format!("seat {}: boxes {boxes} + {present}, symbols {marked}", seat.0));
        }
        if paper.boxes.len() > turns || starter.abs_diff(paper.boxes.len()) > 1 {
            return Err(format!(
                "seat {} has filled {} boxes, the starter {starter}",
                seat.0,
                paper.boxes.len()
            ));
        }
    }
    if state.over() && state.turn != Turn::default() {
        return Err("a turn after the last".to_owned());
    }
    Ok(())
}
