//! A table in any position, for the rules' own tests.

#![allow(
    clippy::expect_used,
    clippy::panic,
    dead_code,
    unreachable_pub,
    reason = "each test file uses what it needs"
)]

use catan::position::{Deck, Holding, Road, Stage, Standing};
use catan::{
    BetweenTurns, Building, Cards, Catan, CornerId, EdgeId, HandsMode, Move, Position, Resource, Setup,
    State, TokenRule, View,
};
use referee::{Game, Seat, Verdict};

/// A position on the beginner board, to be filled in.
pub struct Table(pub Setup);

pub fn table(seats: u8) -> Table {
    let mut setup = Setup::suggest(seats);
    setup.hands = HandsMode::Open;
    setup.edition.tokens = TokenRule::AsLaid;
    let holdings = vec![Holding::default(); usize::from(seats)];
    setup.position = Some(Position { turn: Some(Seat(0)), rolled: true, holdings, ..Position::default() });
    Table(setup)
}

impl Table {
    fn position(&mut self) -> &mut Position {
        self.0.position.as_mut().expect("a position")
    }

    pub fn hands(mut self, mode: HandsMode) -> Self {
        self.0.hands = mode;
        self
    }

    pub fn between(mut self, between: BetweenTurns) -> Self {
        self.0.edition.between_turns = between;
        self
    }

    pub fn with(mut self, change: impl FnOnce(&mut Setup)) -> Self {
        change(&mut self.0);
        self
    }

    pub fn stage(mut self, stage: Stage) -> Self {
        self.position().stage = stage;
        self.position().rolled = !matches!(stage, Stage::BeforeRoll);
        self
    }

    pub fn settlement(mut self, seat: u8, corner: u8) -> Self {
        let building = Building::Settlement;
        self.position().buildings.push(Standing { seat: Seat(seat), corner: CornerId(corner), building });
        self
    }

    pub fn city(mut self, seat: u8, corner: u8) -> Self {
        let building = Building::City;
        self.position().buildings.push(Standing { seat: Seat(seat), corner: CornerId(corner), building });
        self
    }

    pub fn roads(mut self, seat: u8, edges: &[u8]) -> Self {
        let roads = edges.iter().map(|edge| Road { seat: Seat(seat), edge: EdgeId(*edge) });
        self.position().roads.extend(roads);
        self
    }

    pub fn hand(mut self, seat: u8, cards: [u8; 5]) -> Self {
        self.position().holdings[usize::from(seat)].hand = Cards::new(cards);
        self
    }

    pub fn old_cards(mut self, seat: u8, deck: Deck) -> Self {
        self.position().holdings[usize::from(seat)].development = deck;
        self
    }

    pub fn start(self) -> State {
        Catan::start(&self.0).unwrap_or_else(|faults| panic!("{faults:?}"))
    }
}

/// Plays a move that is not refused.
#[allow(clippy::needless_pass_by_value, reason = "a move made on the spot reads better")]
pub fn play(state: &mut State, mv: Move) -> Verdict<catan::Place> {
    Catan::play(state, &mv).unwrap_or_else(|reasons| panic!("{mv:?}: {reasons:?}"))
}

/// The rules by which a move is refused; the state stays as it was.
pub fn refused(state: &State, mv: &Move) -> Vec<String> {
    let mut copy = state.clone();
    let reasons = Catan::play(&mut copy, mv).expect_err("refused");
    assert_eq!(copy, *state);
    reasons.into_iter().map(|reason| reason.rule).collect()
}

pub fn is_legal(state: &State, mv: &Move) -> bool {
    matches!(Catan::check(state, mv), Verdict::Legal { .. })
}

pub fn is_possible(state: &State, mv: &Move) -> bool {
    matches!(Catan::check(state, mv), Verdict::Possible { .. })
}

pub fn view(state: &State) -> View {
    Catan::view(state)
}

pub fn cards(counts: [u8; 5]) -> Cards {
    Cards::new(counts)
}

pub fn one(kind: Resource) -> Cards {
    Cards::of(kind, 1)
}
