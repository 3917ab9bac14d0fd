//! The Catan Dice Game behind the one interface.

use std::ops::RangeInclusive;

use referee::{Arg, Asks, Game, Outcome, Remark, Sheet, Telling, Verdict, args};

use crate::{Answer, MOST_SEATS, Move, Question, Rule, Setup, State, Symbol, View};
use crate::{judge, moves, play, question, score, stand, view};

/// The Catan Dice Game.
#[derive(Debug, Clone, Copy)]
pub struct CatanDice;

impl Game for CatanDice {
    type Setup = Setup;
    type Move = Move;
    type State = State;
    type Rule = Rule;
    type Place = Symbol;
    type View = View;
    type Question = Question;
    type Answer = Answer;

    const ID: &'static str = "catan-dice";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 1..=MOST_SEATS;

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn suggest(seats: u8) -> Setup {
        Setup::of(seats)
    }

    fn start(setup: &Setup) -> Result<State, Vec<Remark<Symbol>>> {
        State::laid(setup, &[], None)
    }

    fn asks(state: &State) -> Asks {
        let Some(seat) = state.to_move() else {
            return Asks { seats: Vec::new(), question: "dice-asks-over".to_owned(), args: args([]) };
        };
        let rolls_left = i64::from(state.rolls_left());
        let question = match (state.turn.has_dice(), rolls_left) {
            (false, _) => "dice-asks-dice",
            (true, 0) => "dice-asks-build",
            (true, _) => "dice-asks-again",
        };
        let turn = i64::from(state.setup.turns - state.turns_left(seat)) + 1;
        Asks {
            seats: vec![seat],
            question: question.to_owned(),
            args: args([
                ("seat", Arg::Seat(seat)),
                ("turn", Arg::Number(turn)),
                ("turns", Arg::Number(i64::from(state.setup.turns))),
                ("rollsLeft", Arg::Number(rolls_left)),
            ]),
        }
    }

    fn legal(state: &State) -> Vec<Move> {
        play::legal(state)
    }

    fn check(state: &State, mv: &Move) -> Verdict<Symbol> {
        judge::judge(state, mv)
    }

    fn apply(state: &mut State, mv: &Move) {
        play::play(state, mv);
    }

    fn let_stand(state: &mut State, mv: &Move) -> Result<(), Vec<Remark<Symbol>>> {
        stand::let_stand(state, mv)
    }

    fn tell(mv: &Move) -> Telling {
        moves::tell(mv)
    }

    fn sheet(state: &State) -> Sheet<Symbol> {
        score::sheet(state)
    }

    fn forecast(state: &State) -> Sheet<Symbol> {
        // Nothing is scored at the end that is not on the sheet already (DICE-END-02).
        score::sheet(state)
    }

    fn outcome(state: &State) -> Outcome {
        score::outcome(state)
    }

    fn view(state: &State) -> View {
        view::view(state)
    }

    fn answer(state: &State, question: &Question) -> Result<Answer, Remark<Symbol>> {
        question::answer(state, question)
    }

    fn invariants(state: &State) -> Result<(), String> {
        score::invariants(state)
    }
}
