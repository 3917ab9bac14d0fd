//! Whole random games, small in number; the long runs are in the acceptance tests.

use carcassonne::{Carcassonne, Farmers, Kind, Move, Setup, State, legal_with};
use referee::Game;

/// A small repeatable source of choices.
struct Choices(u64);

impl Choices {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

/// Draws a tile as from the bag.
fn draw(state: &State, choices: &mut Choices) -> Kind {
    let mut at = choices.below(usize::from(state.tiles_left()));
    for kind in Kind::ALL {
        let left = usize::from(state.left(kind));
        if at < left {
            return kind;
        }
        at -= left;
    }
    unreachable!("fewer tiles than the bag says")
}

fn random_game(setup: &Setup, seed: u64, mut seen: impl FnMut(&State, &Move)) -> State {
    let mut choices = Choices(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let mut state = Carcassonne::start(setup).expect("a table");
    while !state.is_finished() {
        let tile = draw(&state, &mut choices);
        let moves = legal_with(&state, tile);
        let mv = moves[choices.below(moves.len())].clone();
        seen(&state, &mv);
        Carcassonne::play(&mut state, &mv).expect("a legal move");
        assert_eq!(Carcassonne::invariants(&state), Ok(()));
    }
    state
}

#[test]
fn random_games_end_with_every_point_on_the_sheet() {
    for seed in 0..60 {
        let mut setup = Setup::new(2 + (seed % 4) as u8);
        setup.animals = seed % 2 == 0;
        setup.farmers = [Farmers::ThirdEdition, Farmers::SecondEdition, Farmers::FirstEdition, Farmers::None]
            [(seed / 4) as usize % 4];
        let state = random_game(&setup, seed, |_, _| {});
        assert!(Carcassonne::outcome(&state).finished);
        assert!(Carcassonne::legal(&state).is_empty());
        assert_eq!(Carcassonne::sheet(&state), Carcassonne::forecast(&state));
    }
}
