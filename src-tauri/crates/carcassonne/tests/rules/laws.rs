//! Laws that hold for any game, tried on random ones. The long runs are in the acceptance tests.

use std::collections::HashSet;

use crate::table::Choices;
use carcassonne::{
    Carcassonne, Cell, Edge, Farmers, Follower, HalfEdge, Kind, Move, Order, Setup, StartTile, State, Turn,
    TwoTileCity, legal_with,
};
use proptest::prelude::*;
use referee::{Game, Seat, fold};

/// So many random games; what failed is printed, not written into the tree.
fn tries(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// A set-up of any edition.
fn setups() -> impl Strategy<Value = Setup> {
    let farmers = prop_oneof![
        Just(Farmers::ThirdEdition),
        Just(Farmers::SecondEdition),
        Just(Farmers::FirstEdition),
        Just(Farmers::None)
    ];
    (2_u8..=5, any::<bool>(), farmers, any::<bool>(), 1_u8..=7).prop_map(
        |(seats, animals, farmers, older, followers)| {
            let mut setup = Setup::new(seats);
            (setup.animals, setup.farmers, setup.followers) = (animals, farmers, followers);
            setup.two_tile_city = if older { TwoTileCity::Two } else { TwoTileCity::Four };
            setup
        },
    )
}

/// Plays up to `limit` moves; the drawn tile is any that is left.
fn play(setup: &Setup, seed: u64, limit: usize) -> (Vec<Move>, State) {
    let mut choices = Choices::new(seed);
    let mut state = Carcassonne::start(setup).expect("a table");
    let mut moves = Vec::new();
    while !state.is_finished() && moves.len() < limit {
        let tile = choices.draw(&state);
        let legal = legal_with(&state, tile);
        assert!(!legal.is_empty(), "a game that goes on has a move");
        let mv = legal[choices.below(legal.len())].clone();
        Carcassonne::play(&mut state, &mv).expect("what is legal is allowed");
        assert_eq!(Carcassonne::invariants(&state), Ok(()));
        moves.push(mv);
    }
    (moves, state)
}

/// Every follower that can be written down.
fn followers() -> Vec<Option<Follower>> {
    let edges = Edge::ALL.into_iter().flat_map(|at| [Follower::Knight { at }, Follower::Thief { at }]);
    let halves = HalfEdge::ALL.into_iter().map(|at| Follower::Farmer { at });
    std::iter::once(None).chain(edges.chain(halves).chain([Follower::Monk {}]).map(Some)).collect()
}

proptest! {
    #![proptest_config(tries(24))]

    #[test]
    fn a_whole_game_ends_with_all_its_points_on_the_sheet(setup in setups(), seed: u64) {
        let (moves, state) = play(&setup, seed, usize::MAX);
        prop_assert!(Carcassonne::outcome(&state).finished);
        prop_assert!(Carcassonne::legal(&state).is_empty());
        prop_assert_eq!(Carcassonne::sheet(&state), Carcassonne::forecast(&state));
        prop_assert_eq!(&fold::<Carcassonne>(&Carcassonne::start(&setup).expect("a table"), &moves).expect("legal"), &state);
        let at_the_end = Carcassonne::sheet(&state).totals(setup.seats);
        let before = fold::<Carcassonne>(&Carcassonne::start(&setup).expect("a table"), &moves[..moves.len() - 1]).expect("legal");
        let mut again = before.clone();
        Carcassonne::play(&mut again, &moves[moves.len() - 1]).expect("legal");
        prop_assert_eq!(Carcassonne::sheet(&again).totals(setup.seats), at_the_end);
    }

    #[test]
    fn undoing_is_a_shorter_fold_that_gives_supply_board_and_scores_back(seed: u64, length in 1_usize..60) {
        let setup = Setup::new(3);
        let (moves, _) = play(&setup, seed, length);
        let start = Carcassonne::start(&setup).expect("a table");
        let shorter = fold::<Carcassonne>(&start, &moves[..moves.len() - 1]).expect("legal");
        let (_, played) = play(&setup, seed, moves.len() - 1);
        prop_assert_eq!(shorter, played);
    }

    #[test]
    fn a_turned_table_scores_the_same(setup in setups(), seed: u64, length in 10_usize..60, quarters in 1_u8..4) {
        let (moves, state) = play(&setup, seed, length);
        let turn = Turn::new(quarters);
        let mut turned_setup = setup.clone();
        turned_setup.start = StartTile { turn, ..setup.start };
        let turned: Vec<Move> = moves.iter().map(|mv| turned(mv, turn)).collect();
        let other = fold::<Carcassonne>(&Carcassonne::start(&turned_setup).expect("a table"), &turned).expect("legal too");
        prop_assert_eq!(Carcassonne::sheet(&other).totals(setup.seats), Carcassonne::sheet(&state).totals(setup.seats));
        prop_assert_eq!(Carcassonne::forecast(&other).totals(setup.seats), Carcassonne::forecast(&state).totals(setup.seats));
        prop_assert_eq!(Carcassonne::legal(&other).len(), Carcassonne::legal(&state).len());
    }
}

fn turned(mv: &Move, turn: Turn) -> Move {
    match *mv {
        Move::Discard { .. } => mv.clone(),
        Move::Place { seat, tile, x, y, turn: lies, follower } => {
            let mut cell = Cell::new(x, y);
            for _ in 0..turn.quarters() {
                cell = Cell::new(-cell.y, cell.x);
            }
            let follower = follower.map(|follower| match follower {
                Follower::Knight { at } => Follower::Knight { at: at.turned(turn) },
                Follower::Thief { at } => Follower::Thief { at: at.turned(turn) },
                Follower::Monk {} => Follower::Monk {},
                Follower::Farmer { at } => Follower::Farmer { at: at.turned(turn) },
            });
            let turn = Turn::new(lies.quarters() + turn.quarters());
            Move::Place { seat, tile, x: cell.x, y: cell.y, turn, follower }
        }
    }
}

proptest! {
    #![proptest_config(tries(6))]

    #[test]
    fn check_allows_exactly_what_legal_lists(setup in setups(), seed: u64, length in 0_usize..50, free: bool) {
        let mut setup = setup;
        setup.order = if free { Order::Free } else { Order::Clockwise };
        let (_, state) = play(&setup, seed, length);
        let legal: HashSet<Move> = Carcassonne::legal(&state).into_iter().collect();
        let (xs, ys) = bounds(&state);
        let mut allowed = 0;
        for seat in Seat::all(setup.seats + 1) {
            for tile in Kind::ALL {
                let discard = Move::Discard { seat, tile };
                prop_assert_eq!(Carcassonne::check(&state, &discard).allows(), legal.contains(&discard));
                for x in xs.0 - 2..=xs.1 + 2 {
                    for y in ys.0 - 2..=ys.1 + 2 {
                        for turn in Turn::ALL {
                            let bare = Move::Place { seat, tile, x, y, turn, follower: None };
                            let fits = Carcassonne::check(&state, &bare).allows();
                            prop_assert_eq!(fits, legal.contains(&bare), "{:?}", bare);
                            if !fits {
                                continue;
                            }
                            for follower in followers() {
                                let mv = Move::Place { seat, tile, x, y, turn, follower };
                                let allows = Carcassonne::check(&state, &mv).allows();
                                prop_assert_eq!(allows, legal.contains(&mv.canonical()), "{:?}", mv);
                                allowed += usize::from(allows && mv == mv.canonical());
                            }
                        }
                    }
                }
            }
        }
        let discards = legal.iter().filter(|mv| mv.cell().is_none()).count();
        prop_assert_eq!(allowed + discards, legal.len(), "nothing is listed that was not met");
    }
}

fn bounds(state: &State) -> ((i16, i16), (i16, i16)) {
    let tiles = Carcassonne::view(state).tiles;
    let span = |values: Vec<i16>| {
        (values.iter().copied().min().unwrap_or(0), values.iter().copied().max().unwrap_or(0))
    };
    (span(tiles.iter().map(|tile| tile.x).collect()), span(tiles.iter().map(|tile| tile.y).collect()))
}
