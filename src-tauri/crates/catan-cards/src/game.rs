//! The Catan Card Game behind the one interface.

use std::ops::RangeInclusive;

use referee::{Arg, Asks, Game, Outcome, Sheet, Telling, Verdict, args};

use crate::place::{Place, Remark};
use crate::{Answer, Move, Question, Rule, Setup, State, View};
use crate::{apply, ask, check, invariants, legal, look, question, sheet, stand, start, tell};

/// The Catan Card Game.
#[derive(Debug, Clone, Copy)]
pub struct CatanCards;

impl Game for CatanCards {
    type Setup = Setup;
    type Move = Move;
    type State = State;
    type Rule = Rule;
    type Place = Place;
    type View = View;
    type Question = Question;
    type Answer = Answer;

    const ID: &'static str = "catan-cards";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;

    fn seats(_: &Setup) -> u8 {
        2
    }

    fn suggest(_: u8) -> Setup {
        Setup::usual()
    }

    fn start(setup: &Setup) -> Result<State, Vec<Remark>> {
        start::start(setup)
    }

    fn asks(state: &State) -> Asks {
        let (seats, question) = ask::asks(state);
        let first = seats.first().copied().unwrap_or(state.active);
        let surplus = i64::from(state.surplus(first));
        let short = i64::from(state.limit(first).saturating_sub(state.hand(first).cards));
        Asks {
            args: args([
                ("seat", Arg::Seat(first)),
                ("turn", Arg::Number(i64::from(state.turn))),
                ("surplus", Arg::Number(surplus)),
                ("short", Arg::Number(short)),
                ("left", Arg::Number(ask::left(state))),
            ]),
            seats,
            question: question.to_owned(),
        }
    }

    fn legal(state: &State) -> Vec<Move> {
        legal::legal(state)
    }

    fn check(state: &State, mv: &Move) -> Verdict<Place> {
        check::check(state, mv)
    }

    fn apply(state: &mut State, mv: &Move) {
        apply::apply(state, mv);
    }

    fn let_stand(state: &mut State, mv: &Move) -> Result<(), Vec<Remark>> {
        stand::let_stand(state, mv)
    }

    fn tell(mv: &Move) -> Telling {
        tell::tell(mv)
    }

    fn sheet(state: &State) -> Sheet<Place> {
        sheet::sheet(state)
    }

    fn forecast(state: &State) -> Sheet<Place> {
        // Nothing is scored at the end that does not lie on the table already.
        sheet::sheet(state)
    }

    fn outcome(state: &State) -> Outcome {
        sheet::outcome(state)
    }

    fn view(state: &State) -> View {
        look::look(state)
    }

    fn answer(state: &State, question: &Question) -> Result<Answer, Remark> {
        question::answer(state, question)
    }

    fn invariants(state: &State) -> Result<(), String> {
        invariants::invariants(state)
    }
}
