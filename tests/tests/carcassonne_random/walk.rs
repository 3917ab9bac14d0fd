//! Random games: who plays them, what is in the bag, which legal move is made.

use carcassonne::{
    Answer, Area, Carcassonne, Edge, Farmers, Follower, HalfEdge, Kind, Move, Question, Role, Setup, Spot,
    State, Turn, TwoTileCity,
};
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use referee::{Game, Seat};

/// A game that was played: its start, its moves.
pub(crate) struct Walk {
    pub(crate) setup: Setup,
    pub(crate) moves: Vec<Move>,
}

/// The set-up of a random game: every mixture of seats, tiles and editions comes up.
pub(crate) fn setup(seats: u8, random: &mut StdRng) -> Setup {
    let mut setup = Setup::new(seats);
    setup.first = Seat(random.random_range(0..seats));
    setup.animals = random.random_bool(0.5);
    setup.farmers = *[
        Farmers::ThirdEdition,
        Farmers::ThirdEdition,
        Farmers::SecondEdition,
        Farmers::FirstEdition,
        Farmers::None,
    ]
    .choose(random)
    .expect("not empty");
    setup.two_tile_city = *[TwoTileCity::Four, TwoTileCity::Two].choose(random).expect("not empty");
    setup.followers = *[7, 7, 7, 3, 1, 0].choose(random).expect("not empty");
    if random.random_bool(0.1) {
        // A lost tile, and one too many.
        let lost = *Kind::ALL.choose(random).expect("not empty");
        if lost != Kind::D {
            setup.counts.insert(lost, 0);
        }
        setup.counts.insert(Kind::U, 10);
    }
    setup
}

/// The random source of a game: the same number is the same game.
pub(crate) fn dice(number: u64) -> StdRng {
    StdRng::seed_from_u64(number)
}

/// All tiles to draw, shuffled.
pub(crate) fn bag(setup: &Setup, random: &mut StdRng) -> Vec<Kind> {
    let mut bag = Vec::new();
    for kind in Kind::ALL {
        let drawn = setup.count(kind) - u8::from(kind == setup.start.tile);
        bag.extend((0..drawn).map(|_| kind));
    }
    bag.shuffle(random);
    bag
}

/// Who is on turn.
pub(crate) fn on_turn(state: &State) -> Seat {
    Carcassonne::asks(state).seats[0]
}

/// A legal move with this tile: somewhere, somehow, or out of the game.
pub(crate) fn any_move(state: &State, tile: Kind, random: &mut StdRng) -> Move {
    let seat = on_turn(state);
    let Ok(Answer::Places { places }) = Carcassonne::answer(state, &Question::Places { tile }) else {
        panic!("no answer where {tile} fits");
    };
    let Some(place) = places.choose(random) else { return Move::Discard { seat, tile } };
    let turn = *place.turns.choose(random).expect("a place with a turn");
    let (x, y) = (place.x, place.y);
    let follower = if random.random_bool(0.6) {
        let question = Question::Followers { tile, x, y, turn, seat };
        let Ok(Answer::Followers { areas, .. }) = Carcassonne::answer(state, &question) else {
            panic!("no answer to {question:?}");
        };
        let free: Vec<&Area> = areas.iter().filter(|area| area.refused.is_empty()).collect();
        free.choose(random).map(|area| {
            // By any of its names.
            named(area.role, *area.spots.choose(random).expect("an area with a spot"))
        })
    } else {
        None
    };
    Move::Place { seat, tile, x, y, turn, follower }
}

/// A follower by role and spot.
pub(crate) fn named(role: Role, spot: Spot) -> Follower {
    let edge = || Edge::ALL.into_iter().find(|edge| Spot::from(*edge) == spot).expect("an edge");
    let half = || HalfEdge::ALL.into_iter().find(|half| Spot::from(*half) == spot).expect("a half-edge");
    match role {
        Role::Knight => Follower::Knight { at: edge() },
        Role::Thief => Follower::Thief { at: edge() },
        Role::Monk => Follower::Monk {},
        Role::Farmer => Follower::Farmer { at: half() },
    }
}

/// A whole game, with a look at every state.
pub(crate) fn play(number: u64, seats: u8, mut look: impl FnMut(&State, &[Move])) -> Walk {
    let mut random = dice(number);
    let setup = setup(seats, &mut random);
    let mut state = Carcassonne::start(&setup).expect("a table");
    let mut moves = Vec::new();
    look(&state, &moves);
    for tile in bag(&setup, &mut random) {
        let mv = any_move(&state, tile, &mut random);
        Carcassonne::play(&mut state, &mv)
            .unwrap_or_else(|reasons| panic!("game {number}: {mv:?} {reasons:?}"));
        moves.push(mv);
        look(&state, &moves);
    }
    assert!(Carcassonne::outcome(&state).finished, "game {number}: the bag is empty, the game goes on");
    Walk { setup, moves }
}

/// Every follower that can be written down, sensible or not.
pub(crate) fn every_follower() -> Vec<Option<Follower>> {
    let mut all = vec![None, Some(Follower::Monk {})];
    all.extend(Edge::ALL.map(|at| Some(Follower::Knight { at })));
    all.extend(Edge::ALL.map(|at| Some(Follower::Thief { at })));
    all.extend(HalfEdge::ALL.map(|at| Some(Follower::Farmer { at })));
    all
}

/// Every turn.
pub(crate) const TURNS: [Turn; 4] = Turn::ALL;
