//! The whole-game table against the reference values, and how long it takes.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use catan_dice::Island;
use catan_dice::advice::{Table, TableBuilder, Terms};

const PRINTED: Terms = Terms { same_turn_joker: true, jokers: true, gold: true };

/// As an application would do it: two threads, piece by piece.
fn build(terms: Terms, turns: u8) -> TableBuilder {
    let mut builder = TableBuilder::new(terms, turns);
    while !builder.is_finished() {
        let pieces: Vec<_> = builder.pieces().collect();
        let work = |half: usize| {
            let builder = &builder;
            let mine = pieces.iter().skip(half).step_by(2).copied();
            mine.map(|piece| builder.work(piece)).collect::<Vec<_>>()
        };
        let worked = std::thread::scope(|threads| {
            let other = threads.spawn(|| work(1));
            let mut all = work(0);
            all.extend(other.join().unwrap());
            all
        });
        for piece in worked {
            builder.accept(piece);
        }
    }
    builder
}

fn printed() -> &'static (Table, Duration) {
    static TABLE: OnceLock<(Table, Duration)> = OnceLock::new();
    TABLE.get_or_init(|| {
        let start = Instant::now();
        let table = build(PRINTED, 15).finish().unwrap();
        (table, start.elapsed())
    })
}

fn near(got: f64, expected: f64) {
    assert!((got - expected).abs() < 1e-6, "{got} is not {expected}");
}

#[test]
fn the_empty_sheet_is_worth_94_790335() {
    let (table, took) = printed();
    println!("built in {took:?}");
    for (turns, value) in [
        (1, 2.625_169),
        (2, 5.405_531),
        (3, 11.242_951),
        (4, 18.254_792),
        (5, 24.252_007),
        (10, 51.596_739),
        (14, 85.447_462),
        (15, 94.790_335),
    ] {
        near(table.value(Island::EMPTY, turns).unwrap(), value);
    }
}

#[test]
fn without_jokers_or_gold_it_is_worth_less() {
    for (jokers, gold, value) in
        [(false, true, 63.139_461), (true, false, 80.594_272), (false, false, 54.093_673)]
    {
        let table = build(Terms { jokers, gold, ..PRINTED }, 15).finish().unwrap();
        near(table.value(Island::EMPTY, 15).unwrap(), value);
    }
    let table = build(Terms { same_turn_joker: false, ..PRINTED }, 15).finish().unwrap();
    near(table.value(Island::EMPTY, 15).unwrap(), 94.264_066);
}
