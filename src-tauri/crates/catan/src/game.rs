//! The game as the house speaks to it.

use std::ops::RangeInclusive;

use referee::{Arg, Asks, Game, Outcome, Sheet, Telling, Verdict, args};

use crate::place::{Place, Remark};
use crate::state::{Phase, State};
use crate::{
    Answer, Move, Question, Rule, Setup, View, apply, check, invariants, legal, question, sheet, start, tell,
    view,
};

/// Catan: the base game for three and four, with the extension for five and six.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Catan;

impl Game for Catan {
    type Setup = Setup;
    type Move = Move;
    type State = State;
    type Rule = Rule;
    type Place = Place;
    type View = View;
    type Question = Question;
    type Answer = Answer;

    const ID: &'static str = "catan";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=6;

    fn seats(setup: &Setup) -> u8 {
        setup.seats
    }

    fn suggest(seats: u8) -> Setup {
        Setup::suggest(seats)
    }

    fn start(setup: &Setup) -> Result<State, Vec<Remark>> {
        start::start(setup)
    }

    fn asks(state: &State) -> Asks {
        let active = state.active();
        let (seats, question) = match state.phase {
            Phase::SetUp { at: None, .. } => (vec![active], "cat-asks-settlement"),
            Phase::SetUp { at: Some(_), .. } => (vec![active], "cat-asks-road"),
            Phase::BeforeRoll => (vec![active], "cat-asks-roll"),
            Phase::Discard { due } => {
                (state.seats().filter(|seat| due[seat.index()] > 0).collect(), "cat-asks-discard")
            }
            Phase::Robber => (vec![active], "cat-asks-robber"),
            Phase::FreeRoads { .. } => (vec![active], "cat-asks-free-road"),
            Phase::Act if state.turn.paired.is_some() => (vec![active], "cat-asks-paired"),
            Phase::Act => (vec![active], "cat-asks-act"),
            Phase::Special { building: Some(_), .. } => (vec![active], "cat-asks-special-build"),
            Phase::Special { building: None, next } => {
                let others = (next..state.table.seats).map(|places| state.left_of(state.turn.seat, places));
                let mut seats: Vec<_> = others.collect();
                if !seats.contains(&active) {
                    seats.push(active);
                }
                (seats, "cat-asks-special")
            }
            Phase::Over { .. } => (Vec::new(), "cat-asks-nothing"),
        };
        let left = if let Phase::FreeRoads { left } = state.phase { left } else { 0 };
        let list = seats.iter().copied().map(Arg::Seat).collect();
        let args = args([
            ("seat", Arg::Seat(active)),
            ("seats", Arg::List(list)),
            ("left", Arg::Number(i64::from(left))),
        ]);
        Asks { seats, question: question.to_owned(), args }
    }

    /// Everything but trades between players and what the table tells of hands, which are endless.
    fn legal(state: &State) -> Vec<Move> {
        legal::legal(state)
    }

    fn check(state: &State, mv: &Move) -> Verdict<Place> {
        check::check(state, mv)
    }

    fn apply(state: &mut State, mv: &Move) {
        apply::apply(state, mv);
    }

    /// What is only forbidden may stand; what cannot lie on a table may not.
    fn let_stand(state: &mut State, mv: &Move) -> Result<(), Vec<Remark>> {
        let physical = |remark: &Remark| {
            let rules = <Rule as referee::Rule>::all().iter();
            rules.filter(|rule| rule.is_physical()).any(|rule| referee::Rule::id(*rule) == remark.rule)
        };
        let verdict = check::check(state, mv);
        let hard: Vec<Remark> = verdict.reasons().iter().filter(|reason| physical(reason)).cloned().collect();
        let lost = mv.seat().is_some_and(|seat| !state.has_seat(seat)) || check::names_no_place(state, mv);
        if hard.is_empty() && !lost {
            apply::apply(state, mv);
            Ok(())
        } else if hard.is_empty() {
            Err(verdict.reasons().to_vec())
        } else {
            Err(hard)
        }
    }

    fn tell(mv: &Move) -> Telling {
        tell::tell(mv)
    }

    fn sheet(state: &State) -> Sheet<Place> {
        sheet::sheet(state)
    }

    fn forecast(state: &State) -> Sheet<Place> {
        sheet::forecast(state)
    }

    fn outcome(state: &State) -> Outcome {
        sheet::outcome(state)
    }

    fn view(state: &State) -> View {
        view::view(state)
    }

    fn answer(state: &State, question: &Question) -> Result<Answer, Remark> {
        question::answer(state, question)
    }

    fn invariants(state: &State) -> Result<(), String> {
        invariants::broken(state)
    }
}
