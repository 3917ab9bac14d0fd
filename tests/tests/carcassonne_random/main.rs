//! Random games of Carcassonne against a slow method that shares nothing with the engine, and the laws of
//! every game tried on them.

#![allow(clippy::expect_used, clippy::panic, reason = "a test file: what is not as expected fails the test")]

mod drawn;
mod pictures;
mod walk;

use std::collections::{BTreeSet, HashSet};

use acceptance::laws;
use carcassonne::{Carcassonne, Cell, Farmers, Follower, Kind, Move, Place, Setup, State, Turn, legal_with};
use drawn::Drawn;
use rand::RngExt;
use referee::{Arg, Game, Line, Seat, Sheet};
use walk::{dice, every_follower, play};

/// Shows a move to the slow method.
fn draw(drawn: &mut Drawn, mv: &Move) {
    match mv {
        Move::Place { seat, tile, x, y, turn, follower } => {
            drawn.turn(seat.index(), *tile, (*x, *y), *turn, *follower);
        }
        Move::Discard { .. } => {}
    }
}

/// Plays games numbered from `first`: kept score, supplies and final scoring are those of the picture after
/// every move, and every position keeps the laws.
fn compare(seats: u8, first: u64, games: u64) {
    let (mut moves, mut discards) = (0, 0);
    for number in first..first + games {
        let mut drawn: Option<Drawn> = None;
        let setup = walk::setup(seats, &mut dice(number));
        let walk = play(number, seats, |state, made| {
            let Some(last) = made.last() else {
                drawn = Some(Drawn::new(&setup));
                return;
            };
            let drawn = drawn.as_mut().expect("begun");
            draw(drawn, last);
            laws::position::<Carcassonne>(&setup, state)
                .unwrap_or_else(|broken| panic!("game {number}: {broken}"));
            let after = || format!("game {number} after {} moves, {last:?}", made.len());
            let mut given = Carcassonne::sheet(state);
            given.lines.retain(|line| line.after.is_some());
            assert_eq!(given.totals(seats), drawn.points(), "{}", after());
            let hands = Carcassonne::view(state).hands;
            let finished = Carcassonne::outcome(state).finished;
            if !finished {
                // CAR-TURN-01, and CAR-PLACE-06: who drew a tile that fits nowhere draws again.
                let next = match last {
                    Move::Place { seat, .. } => Seat((seat.0 + 1) % seats),
                    Move::Discard { seat, .. } => *seat,
                };
                assert_eq!(walk::on_turn(state), next, "{}", after());
                assert_eq!(hands, drawn.in_hand(), "{}", after());
            }
            if finished || made.len() % 20 == 0 {
                let closing = Carcassonne::forecast(state).totals(seats);
                let (points, supplies) = drawn.closing();
                assert_eq!(closing, points, "final scoring, {}", after());
                if finished {
                    assert_eq!(hands, supplies, "{}", after());
                    assert_eq!(Carcassonne::sheet(state).totals(seats), closing, "{}", after());
                    assert_eq!(Carcassonne::outcome(state).winners, laws::most_points(&closing));
                }
            }
        });
        moves += walk.moves.len();
        discards += walk.moves.iter().filter(|mv| matches!(mv, Move::Discard { .. })).count();
        assert_eq!(walk.moves.len(), usize::from(walk.setup.total()) - 1);
    }
    println!("{games} games of {seats}, {moves} moves, {discards} tiles that fitted nowhere");
}

#[test]
fn five_hundred_games_of_two_score_as_the_picture_does() {
    compare(2, 20_000, 500);
}

#[test]
fn five_hundred_games_of_three_score_as_the_picture_does() {
    compare(3, 30_000, 500);
}

#[test]
fn five_hundred_games_of_four_score_as_the_picture_does() {
    compare(4, 40_000, 500);
}

#[test]
fn five_hundred_games_of_five_score_as_the_picture_does() {
    compare(5, 50_000, 500);
}

#[test]
fn the_pictures_are_the_box() {
    let count = |animals: bool| -> u32 {
        let wanted = |kind: &str| animals || !kind.starts_with("WA");
        pictures::PRINTS.iter().filter(|print| wanted(print.kind)).map(|print| u32::from(print.count)).sum()
    };
    assert_eq!((count(false), count(true)), (72, 84));
    assert_eq!(Setup::new(2).total(), 84);
    for kind in Kind::ALL {
        assert_eq!(Setup::new(2).count(kind), pictures::print_of(kind.name()).count, "{kind}");
    }
}

/// Every place a tile could be written down at: all tiles, their neighbours across sides and corners, and
/// one far away.
fn every_place(state: &State) -> Vec<Cell> {
    let mut places = BTreeSet::from([Cell::new(Cell::REACH, -Cell::REACH), Cell::new(i16::MAX, 0)]);
    for tile in Carcassonne::view(state).tiles {
        let cell = Cell::new(tile.x, tile.y);
        places.insert(cell);
        places.extend(cell.around());
    }
    places.into_iter().collect()
}

/// Moves that can be written down in this state. Without followers: every kind of tile, every place, every
/// turn, every seat at the table and one that is not. With followers: every follower of every kind, turn
/// and place that the tile alone may take, and of one in fifty of the others.
fn encodable(state: &State, seats: u8, number: u64) -> Vec<Move> {
    let mut random = dice(number);
    let on_turn = Carcassonne::asks(state).seats.first().copied().unwrap_or(Seat(0));
    let mut moves = Vec::new();
    for tile in Kind::ALL {
        moves.extend((0..=seats).map(|seat| Move::Discard { seat: Seat(seat), tile }));
        for cell in every_place(state) {
            for turn in walk::TURNS {
                let bare = |seat| Move::Place { seat, tile, x: cell.x, y: cell.y, turn, follower: None };
                let fits = Carcassonne::check(state, &bare(on_turn)).allows();
                if fits {
                    moves.extend((0..=seats).map(|seat| bare(Seat(seat))));
                } else {
                    moves.push(bare(on_turn));
                }
                if fits || random.random_bool(0.02) {
                    moves.extend(every_follower().into_iter().filter(Option::is_some).map(|follower| {
                        Move::Place { seat: on_turn, tile, x: cell.x, y: cell.y, turn, follower }
                    }));
                }
            }
        }
    }
    moves
}

/// Whether `check` and `legal` agree about every encodable move in this share of the positions of 50 games, the
/// last of each game among them.
fn agree(seats: u8, first: u64, share: f64) {
    let (mut positions, mut tried, mut allowed) = (0, 0, 0);
    for number in first..first + 50 {
        let mut random = dice(number ^ 0x00C0_FFEE);
        play(number, seats, |state, made| {
            let finished = Carcassonne::outcome(state).finished;
            if !(finished || random.random_bool(share)) {
                return;
            }
            let moves = encodable(state, seats, number);
            positions += 1;
            tried += moves.len();
            let agreed = laws::agreement::<Carcassonne>(state, moves, Move::canonical)
                .unwrap_or_else(|broken| panic!("game {number} after {}: {broken}", made.len()));
            assert_eq!(agreed, Carcassonne::legal(state).len(), "game {number} after {}", made.len());
            allowed += agreed;
        });
    }
    println!("{positions} positions, {tried} moves tried, {allowed} different ones allowed");
}

/// Whether `check` and `legal` agree about every encodable move with a drawn tile in every position of 50
/// games. Followers are tried on every placement that the tile alone may take.
fn agree_on_a_drawn_tile(seats: u8, first: u64) {
    let (mut positions, mut tried) = (0, 0);
    for number in first..first + 50 {
        let mut random = dice(number + 31);
        play(number + 3_000, seats, |state, made| {
            if Carcassonne::outcome(state).finished {
                return;
            }
            let left: Vec<Kind> = Carcassonne::view(state).left.into_keys().collect();
            let tile = left[random.random_range(0..left.len())];
            let seat = walk::on_turn(state);
            let mut allowed = HashSet::new();
            let mut try_out = |mv: Move| {
                tried += 1;
                let allows = Carcassonne::check(state, &mv).allows();
                if allows {
                    allowed.insert(mv.canonical());
                }
                allows
            };
            try_out(Move::Discard { seat, tile });
            for cell in every_place(state) {
                for turn in walk::TURNS {
                    let with = |follower| Move::Place { seat, tile, x: cell.x, y: cell.y, turn, follower };
                    if try_out(with(None)) {
                        for follower in every_follower().into_iter().flatten() {
                            try_out(with(Some(follower)));
                        }
                    }
                }
            }
            let listed: HashSet<Move> = legal_with(state, tile).into_iter().collect();
            assert_eq!(allowed, listed, "game {number} after {}: {tile}", made.len());
            positions += 1;
        });
    }
    println!("{positions} positions, {tried} moves tried");
}

#[test]
fn rules_have_ids() {
    laws::rule_ids::<Carcassonne>().unwrap();
}

#[test]
fn check_agrees_with_legal_for_every_encodable_move_of_fifty_games_of_two() {
    agree(2, 200, 0.03);
}

#[test]
fn check_agrees_with_legal_for_a_drawn_tile_in_every_position_of_fifty_games_of_two() {
    agree_on_a_drawn_tile(2, 3200);
}

#[test]
fn check_agrees_with_legal_for_every_encodable_move_of_fifty_games_of_three() {
    agree(3, 300, 0.03);
}

#[test]
fn check_agrees_with_legal_for_a_drawn_tile_in_every_position_of_fifty_games_of_three() {
    agree_on_a_drawn_tile(3, 3300);
}

#[test]
fn check_agrees_with_legal_for_every_encodable_move_of_fifty_games_of_four() {
    agree(4, 400, 0.03);
}

#[test]
fn check_agrees_with_legal_for_a_drawn_tile_in_every_position_of_fifty_games_of_four() {
    agree_on_a_drawn_tile(4, 3400);
}

#[test]
fn check_agrees_with_legal_for_every_encodable_move_of_fifty_games_of_five() {
    agree(5, 500, 0.03);
}

#[test]
fn check_agrees_with_legal_for_a_drawn_tile_in_every_position_of_fifty_games_of_five() {
    agree_on_a_drawn_tile(5, 3500);
}

/// The same games with every position of theirs: `cargo test -p acceptance --test carcassonne_random -- --ignored`.
#[test]
#[ignore = "half a billion moves, an hour of one core"]
fn check_agrees_with_legal_for_every_encodable_move_in_every_position_of_two_hundred_games() {
    for seats in 2..=5 {
        agree(seats, u64::from(seats) * 100, 1.0);
    }
}

#[test]
fn refused_moves_change_nothing() {
    let mut refused = 0;
    for number in 0..20 {
        let mut random = dice(number);
        play(number + 700, 3, |state, _| {
            if Carcassonne::outcome(state).finished || !random.random_bool(0.05) {
                return;
            }
            for mv in encodable(state, 3, number) {
                if !random.random_bool(0.02) || Carcassonne::check(state, &mv).allows() {
                    continue;
                }
                laws::refusal::<Carcassonne>(state, &mv).unwrap();
                refused += 1;
            }
        });
    }
    println!("{refused} refusals");
    assert!(refused > 1_000);
}

#[test]
fn folds_undo_and_jumps_agree_at_every_move() {
    for number in 0..60 {
        let seats = 2 + u8::try_from(number % 4).unwrap();
        let mut seen = Vec::new();
        let walk = play(number + 900, seats, |state, _| seen.push(state.clone()));
        laws::folds::<Carcassonne>(&walk.setup, &walk.moves, &seen).unwrap();
        laws::forms(&walk.setup).unwrap();
        for mv in &walk.moves {
            laws::forms(mv).unwrap();
        }
    }
}

/// How a table is seen from another side: turned by quarters, then moved; and everybody some seats further.
#[derive(Clone, Copy)]
struct OtherSide {
    quarters: u8,
    by: (i16, i16),
    seats: u8,
    further: u8,
}

impl OtherSide {
    fn place(self, x: i16, y: i16) -> (i16, i16) {
        let (x, y) = (0..self.quarters).fold((x, y), |(x, y), _| (-y, x));
        (x + self.by.0, y + self.by.1)
    }

    fn turn(self, turn: Turn) -> Turn {
        Turn::new(turn.quarters() + self.quarters)
    }

    fn seat(self, seat: Seat) -> Seat {
        Seat((seat.0 + self.further) % self.seats)
    }

    fn setup(self, setup: &Setup) -> Setup {
        let mut setup = setup.clone();
        (setup.start.x, setup.start.y) = self.place(setup.start.x, setup.start.y);
        setup.start.turn = self.turn(setup.start.turn);
        setup.first = self.seat(setup.first);
        setup
    }

    fn mv(self, mv: &Move) -> Move {
        let by = Turn::new(self.quarters);
        match *mv {
            Move::Discard { seat, tile } => Move::Discard { seat: self.seat(seat), tile },
            Move::Place { seat, tile, x, y, turn, follower } => {
                let (x, y) = self.place(x, y);
                let follower = follower.map(|follower| match follower {
                    Follower::Knight { at } => Follower::Knight { at: at.turned(by) },
                    Follower::Thief { at } => Follower::Thief { at: at.turned(by) },
                    Follower::Farmer { at } => Follower::Farmer { at: at.turned(by) },
                    Follower::Monk {} => Follower::Monk {},
                });
                Move::Place { seat: self.seat(seat), tile, x, y, turn: self.turn(turn), follower }
            }
        }
    }

    /// Lines without the order in which one move gave them, and with the cells they are about only: which
    /// edge names an area depends on how the table is seen.
    fn lines(self, sheet: Sheet<Place>) -> Vec<String> {
        let line = |line: Line<Place>| {
            let Line { seat, code, source, mut args, points, after, at } = line;
            for arg in args.values_mut() {
                if let Arg::PerSeat(counts) = arg {
                    counts.rotate_right(usize::from(self.further % self.seats));
                }
            }
            let seat = self.seat(seat);
            let cells: BTreeSet<_> = at.iter().map(|spot| self.place(spot.x, spot.y)).collect();
            format!("{after:?} {seat:?} {code} {source} {args:?} {points} {cells:?}")
        };
        let mut lines: Vec<String> = sheet.lines.into_iter().map(line).collect();
        lines.sort();
        lines
    }
}

#[test]
fn a_table_seen_from_another_side_has_the_same_sheet() {
    let sheet = |setup: &Setup, moves: &[Move]| {
        let start = Carcassonne::start(setup).expect("a table");
        Carcassonne::sheet(&referee::fold::<Carcassonne>(&start, moves).expect("all legal"))
    };
    for number in 0..300 {
        let seats = 2 + u8::try_from(number % 4).unwrap();
        let walk = play(number + 5_000, seats, |_, _| {});
        // Second-edition farmers: through which of his fields a player is paid for a city is a matter of
        // order, so only totals are the same there.
        let only_totals = walk.setup.farmers == Farmers::SecondEdition;
        let further = u8::try_from(number % 5).unwrap();
        let as_it_was = OtherSide { quarters: 0, by: (0, 0), seats, further: 0 };
        let other =
            OtherSide { quarters: 1 + u8::try_from(number % 3).unwrap(), by: (7, -3), seats, further };
        let moves: Vec<Move> = walk.moves.iter().map(|mv| other.mv(mv)).collect();
        let (here, there) = (sheet(&walk.setup, &walk.moves), sheet(&other.setup(&walk.setup), &moves));
        let mut totals = here.totals(seats);
        totals.rotate_right(usize::from(further % seats));
        assert_eq!(totals, there.totals(seats), "game {number}");
        if !only_totals {
            assert_eq!(other.lines(here), as_it_was.lines(there), "game {number}");
        }
    }
}
