//! Carcassonne behind the one interface.

use std::ops::RangeInclusive;

use referee::{Arg, Asks, Game, Outcome, Remark, Sheet, Telling, Verdict, args};

use crate::{Answer, Move, Order, Place, Question, Rule, Setup, State, View};
use crate::{answers, check, invariants, legal, look, moves, play, score};

/// Carcassonne, Winter Edition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Carcassonne;

impl Game for Carcassonne {
    type Setup = Setup;
    type Move = Move;
    type State = State;
    type Rule = Rule;
    type Place = Place;
    type View = View;
    type Question = Question;
    type Answer = Answer;

    const ID: &'static str = "carcassonne";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=crate::MOST_SEATS;

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn suggest(seats: u8) -> Setup {
        Setup::new(seats)
    }

    fn start(setup: &Setup) -> Result<State, Vec<Remark<Place>>> {
        let reasons = setup.refusals();
        if reasons.is_empty() { Ok(State::new(setup)) } else { Err(reasons) }
    }

    fn asks(state: &State) -> Asks {
        let seats = state.movers();
        let left = ("left", Arg::Number(i64::from(state.tiles_left())));
        let (question, args) = match (seats.is_empty(), state.setup.order) {
            (true, _) => ("car-asks-over", args([])),
            (false, Order::Free) => ("car-asks-tile-any", args([left])),
            (false, Order::Clockwise) => ("car-asks-tile", args([("seat", Arg::Seat(state.turn)), left])),
        };
        Asks { seats, question: question.to_owned(), args }
    }

    fn legal(state: &State) -> Vec<Move> {
        legal::legal(state)
    }

    fn check(state: &State, mv: &Move) -> Verdict<Place> {
        check::check(state, mv)
    }

    fn apply(state: &mut State, mv: &Move) {
        play::apply(state, mv);
    }

    fn let_stand(state: &mut State, mv: &Move) -> Result<(), Vec<Remark<Place>>> {
        play::let_stand(state, mv)
    }

    fn tell(mv: &Move) -> Telling {
        moves::tell(mv)
    }

    fn sheet(state: &State) -> Sheet<Place> {
        Sheet { lines: state.lines.clone() }
    }

    fn forecast(state: &State) -> Sheet<Place> {
        let mut lines = state.lines.clone();
        if !state.is_finished() {
            lines.extend(score::final_lines(state));
        }
        Sheet { lines }
    }

    fn outcome(state: &State) -> Outcome {
        if state.is_finished() {
            // CAR-WIN-02: no tie-break is given.
            Outcome::most_points(&Self::sheet(state).totals(state.setup.seats))
        } else {
            Outcome::open()
        }
    }

    fn view(state: &State) -> View {
        look::view(state)
    }

    fn answer(state: &State, question: &Question) -> Result<Answer, Remark<Place>> {
        answers::answer(state, question)
    }

    fn invariants(state: &State) -> Result<(), String> {
        invariants::invariants(state)
    }
}
