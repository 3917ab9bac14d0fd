//! What Catan measures: the dice, what they brought against what they owed, the robber, trades, the race for
//! towns, road and army.

use catan::{Catan, Move};
use contract::{Facts, Unit};
use referee::{Game, Seat};

use super::catan_hexes::Hexes;
use super::typed::walk;
use super::{Chances, Hook, Owed, Told, add, per_seat, two_dice};

pub(crate) const HOOK: Hook = Hook { game: "catan", version: 2, facts, unit, chances, owed };

fn unit(key: &str) -> Unit {
    match key {
        "cat-fact-expected" | "cat-fact-luck" => Unit::Hundredths,
        "cat-fact-first-settlement" | "cat-fact-first-city" => Unit::Turn,
        _ => Unit::Count,
    }
}

fn chances(key: &str) -> Option<Chances> {
    (key == "cat-fact-dice").then(two_dice)
}

/// What number tokens were to bring is kept in 36ths: that is how many ways two dice can fall.
fn owed(key: &str) -> Option<Owed> {
    (key == "cat-fact-tokens").then_some(Owed { key: "cat-fact-tokens-owed", parts: 36 })
}

/// What is counted of every seat.
struct Counted {
    robbed: Vec<i32>,
    was_robbed: Vec<i32>,
    trades: Vec<i32>,
    discards: Vec<i32>,
    knights: Vec<i32>,
    bought: Vec<i32>,
    turns: Vec<i32>,
    settlement: Vec<Option<i32>>,
    city: Vec<Option<i32>>,
    road: Vec<i32>,
    army: Vec<i32>,
}

impl Counted {
    fn new(seats: u8) -> Self {
        let none = vec![0; usize::from(seats)];
        Self {
            robbed: none.clone(),
            was_robbed: none.clone(),
            trades: none.clone(),
            discards: none.clone(),
            knights: none.clone(),
            bought: none.clone(),
            turns: none.clone(),
            settlement: vec![None; usize::from(seats)],
            city: vec![None; usize::from(seats)],
            road: none.clone(),
            army: none,
        }
    }

    /// In which of its own turns a seat first did something.
    fn first(turns: &[i32], firsts: &mut [Option<i32>], seat: Seat) {
        let turn = turns.get(seat.index()).copied();
        if let (Some(first @ None), Some(turn)) = (firsts.get_mut(seat.index()), turn) {
            *first = Some(turn);
        }
    }
}

fn facts(told: &Told<'_>) -> Facts {
    let mut facts = Facts::default();
    let mut counted = Counted::new(told.seats);
    let dice = facts.counts.entry("cat-fact-dice".to_owned()).or_default();
    let mut ratios: Vec<String> = Vec::new();
    // Who holds Longest Road and Largest Army before the move at hand.
    let (mut road, mut army) = (None, None);
    let mut look = |state: &catan::State, counted: &mut Counted| {
        let view = Catan::view(state);
        let held = (view.longest_road.map(|held| held.seat), view.largest_army);
        for (now, before, numbers) in
            [(held.0, &mut road, &mut counted.road), (held.1, &mut army, &mut counted.army)]
        {
            if let Some(seat) = now.filter(|_| now != *before) {
                add(numbers, seat, 1);
            }
            *before = now;
        }
    };
    let mut hexes = Hexes::default();
    // A view is drawn only where somebody may just have taken one of the two.
    let mut may_change = false;
    let last = walk::<Catan>(told, |state, mv| {
        hexes.before(state, mv);
        if std::mem::take(&mut may_change) {
            look(state, &mut counted);
        }
        may_change = matches!(
            mv,
            Move::BuildRoad { .. }
                | Move::FreeRoad { .. }
                | Move::BuildSettlement { .. }
                | Move::PlayKnight { .. }
        );
        match mv {
            Move::Roll { seat, dice: shown, .. } => {
                add(&mut counted.turns, *seat, 1);
                if let Some(sum) = shown.sum() {
                    *dice.entry(sum.to_string()).or_default() += 1;
                }
            }
            Move::MoveRobber { seat, from: Some(from), .. } => {
                add(&mut counted.robbed, *seat, 1);
                add(&mut counted.was_robbed, *from, 1);
            }
            Move::Discard { seat, .. } => add(&mut counted.discards, *seat, 1),
            Move::BuildSettlement { seat, .. } => {
                Counted::first(&counted.turns, &mut counted.settlement, *seat);
            }
            Move::BuildCity { seat, .. } => Counted::first(&counted.turns, &mut counted.city, *seat),
            Move::BuyCard { seat, .. } => add(&mut counted.bought, *seat, 1),
            Move::PlayKnight { seat } => add(&mut counted.knights, *seat, 1),
            Move::BankTrade { seat, give, get } => {
                add(&mut counted.trades, *seat, 1);
                let rate = give.total().checked_div(get.total()).unwrap_or(0);
                ratios.push(format!("{rate}:1"));
            }
            Move::Trade { seat, with, .. } => {
                add(&mut counted.trades, *seat, 1);
                add(&mut counted.trades, *with, 1);
                ratios.push("cat-fact-trade-players".to_owned());
            }
            _ => {}
        }
    });
    if let Some(last) = &last {
        hexes.settle(last);
        look(last, &mut counted);
    }
    hexes.tell(&mut facts);
    let trades = facts.counts.entry("cat-fact-trades".to_owned()).or_default();
    for ratio in ratios {
        *trades.entry(ratio).or_default() += 1;
    }
    production(&mut facts, last.as_ref());
    for (key, numbers) in [
        ("cat-fact-robbed", &counted.robbed),
        ("cat-fact-was-robbed", &counted.was_robbed),
        ("cat-fact-trades", &counted.trades),
        ("cat-fact-discards", &counted.discards),
        ("cat-fact-knights", &counted.knights),
        ("cat-fact-bought", &counted.bought),
        ("cat-fact-took-road", &counted.road),
        ("cat-fact-took-army", &counted.army),
    ] {
        per_seat(&mut facts, key, numbers);
    }
    facts.seats.insert("cat-fact-first-settlement".to_owned(), counted.settlement);
    facts.seats.insert("cat-fact-first-city".to_owned(), counted.city);
    facts
}

/// What the dice brought to each seat, and what they owed it: the referee counts both as the game goes.
fn production(facts: &mut Facts, last: Option<&catan::State>) {
    let Some(view) = last.map(Catan::view) else { return };
    let (mut received, mut expected, mut luck, mut road) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for seat in &view.seats {
        let got = i32::try_from(seat.received.iter().sum::<u32>()).unwrap_or(i32::MAX);
        // From 36ths to hundredths.
        let owed = i32::try_from(u64::from(seat.expected) * 100 / 36).unwrap_or(i32::MAX);
        received.push(Some(got));
        expected.push(Some(owed));
        luck.push(Some(got.saturating_mul(100).saturating_sub(owed)));
        road.push(i32::try_from(seat.road_length).ok());
    }
    for (key, numbers) in [
        ("cat-fact-received", received),
        ("cat-fact-expected", expected),
        ("cat-fact-luck", luck),
        ("cat-fact-road-length", road),
    ] {
        facts.seats.insert(key.to_owned(), numbers);
    }
}
