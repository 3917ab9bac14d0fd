//! What holds for every game, checked through the one interface and nothing else.
//!
//! A game's own tests bring set-ups and moves; the laws say what must be true of them:
//!
//! | law | function |
//! |---|---|
//! | rules have ids of one form, each once, in order | [`rule_ids`] |
//! | a position has moves or is over, says who acts, adds up | [`position`] |
//! | what `legal` lists is what `check` allows, in a fixed order, each once | [`agreement`] |
//! | a refusal gives known rules and leaves the state as it was | [`refusal`] |
//! | a state is the fold of its moves; undo and jump are shorter folds | [`folds`] |
//! | a stored form read and written again is the same, and knows no other fields | [`forms`] |

use std::collections::HashSet;

use referee::{Game, Rule, Seat, Verdict, fold};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

/// Where a law is broken: a sentence for the developer.
pub type Broken = String;

fn ensure(holds: bool, say: impl FnOnce() -> Broken) -> Result<(), Broken> {
    if holds { Ok(()) } else { Err(say()) }
}

fn written<T: Serialize>(value: &T) -> Result<String, Broken> {
    serde_json::to_string(value).map_err(|error| error.to_string())
}

/// The ids of a game's rules: `CAR-PLACE-03`, each once, in order.
///
/// # Errors
/// The first id that breaks the form or the order.
pub fn rule_ids<G: Game>() -> Result<(), Broken> {
    let ids: Vec<&str> = G::Rule::all().iter().map(|rule| rule.id()).collect();
    ensure(!ids.is_empty(), || format!("{} names no rule", G::ID))?;
    let mut seen = HashSet::new();
    for id in &ids {
        let parts: Vec<&str> = id.split('-').collect();
        let letters = |part: &str| {
            !part.is_empty() && part.chars().all(|sign| sign.is_ascii_uppercase() || sign.is_ascii_digit())
        };
        ensure(parts.len() >= 2 && parts.iter().all(|part| letters(part)), || format!("odd rule id {id}"))?;
        ensure(seen.insert(*id), || format!("rule id {id} occurs twice"))?;
    }
    Ok(())
}

/// What holds in every position.
///
/// # Errors
/// The first thing that does not.
pub fn position<G: Game>(setup: &G::Setup, state: &G::State) -> Result<(), Broken> {
    G::invariants(state)?;
    let seats = G::seats(setup);
    ensure(G::SEATS.contains(&seats) || seats == 1, || format!("{seats} seats"))?;
    let outcome = G::outcome(state);
    let asks = G::asks(state);
    ensure(outcome.finished == asks.seats.is_empty(), || {
        format!("finished is {}, yet asked are {:?}", outcome.finished, asks.seats)
    })?;
    ensure(asks.seats.iter().all(|seat| seat.0 < seats), || format!("asks {:?} of {seats}", asks.seats))?;
    let sheet = G::sheet(state);
    for line in &sheet.lines {
        ensure(line.seat.0 < seats, || format!("a line for {:?} of {seats}", line.seat))?;
        ensure(!line.code.is_empty() && !line.source.is_empty(), || "a line without words".to_owned())?;
    }
    let sum: i32 = sheet.lines.iter().map(|line| line.points).sum();
    ensure(sum == sheet.totals(seats).iter().sum::<i32>(), || "totals are not the sum of lines".to_owned())?;
    if outcome.finished {
        ensure(sheet == G::forecast(state), || {
            "the sheet of a finished game is not its forecast".to_owned()
        })?;
        ensure(!outcome.winners.is_empty(), || "finished without a winner".to_owned())?;
        ensure(outcome.winners.windows(2).all(|pair| pair[0] < pair[1]), || "winners out of order".to_owned())
    } else {
        ensure(outcome.winners.is_empty(), || "a winner before the end".to_owned())?;
        let given: Vec<_> = sheet.lines.iter().filter(|line| line.after.is_none()).collect();
        ensure(given.is_empty(), || format!("final scoring before the end: {given:?}"))
    }
}

/// What `legal` lists is exactly what `check` allows among `candidates`, which may be any moves. Where one move
/// can be written in several ways, `legal` lists the one that `same` makes of them. Gives how many different
/// moves were allowed: if the candidates are all that can be written, as many as `legal` lists.
///
/// # Errors
/// The first move about which the two disagree.
pub fn agreement<G: Game>(
    state: &G::State,
    candidates: impl IntoIterator<Item = G::Move>,
    same: impl Fn(&G::Move) -> G::Move,
) -> Result<usize, Broken> {
    let legal = G::legal(state);
    ensure(legal == G::legal(state), || "legal is not in a fixed order".to_owned())?;
    ensure(legal.is_empty() == G::outcome(state).finished, || {
        format!("{} legal moves, finished is {}", legal.len(), G::outcome(state).finished)
    })?;
    let mut listed = HashSet::with_capacity(legal.len());
    for mv in &legal {
        ensure(G::check(state, mv).allows(), || format!("legal lists {mv:?}, check refuses it"))?;
        ensure(listed.insert(written(mv)?), || format!("legal lists {mv:?} twice"))?;
    }
    let mut allowed = HashSet::new();
    for mv in candidates {
        match G::check(state, &mv) {
            Verdict::Legal { .. } | Verdict::Possible { .. } => {
                let mv = same(&mv);
                let text = written(&mv)?;
                ensure(listed.contains(&text), || format!("check allows {mv:?}, legal does not list it"))?;
                allowed.insert(text);
            }
            Verdict::Refused { reasons } => {
                ensure(!reasons.is_empty(), || format!("{mv:?} is refused without a reason"))?;
                ensure(
                    reasons.iter().all(|reason| G::Rule::all().iter().any(|rule| rule.id() == reason.rule)),
                    || format!("{mv:?} is refused by a rule nobody knows: {reasons:?}"),
                )?;
            }
        }
    }
    Ok(allowed.len())
}

/// This move is refused by `play`, with known rules, and nothing changes.
///
/// # Errors
/// What does not hold.
pub fn refusal<G: Game>(state: &G::State, mv: &G::Move) -> Result<(), Broken> {
    let mut copy = state.clone();
    match G::play(&mut copy, mv) {
        Ok(_) => Err(format!("{mv:?} is allowed")),
        Err(reasons) => {
            ensure(copy == *state, || format!("refusing {mv:?} changed the state"))?;
            ensure(!reasons.is_empty(), || format!("{mv:?} is refused without a reason"))?;
            ensure(reasons == G::check(state, mv).reasons(), || {
                "check and play give other reasons".to_owned()
            })
        }
    }
}

/// The fold of the first k moves is the state that was seen after them, for every k: undo and jump agree
/// with playing on. `seen[k]` is the state after k moves.
///
/// # Errors
/// The first k for which it is not.
pub fn folds<G: Game>(setup: &G::Setup, moves: &[G::Move], seen: &[G::State]) -> Result<(), Broken> {
    let start = G::start(setup).map_err(|reasons| format!("{reasons:?}"))?;
    ensure(seen.len() == moves.len() + 1, || "one state for each move and the start".to_owned())?;
    for (count, state) in seen.iter().enumerate() {
        let again =
            fold::<G>(&start, &moves[..count]).map_err(|stuck| format!("stuck at {}", stuck.index))?;
        ensure(again == *state, || format!("the fold of {count} moves is not the state after them"))?;
    }
    // A jump: from any earlier state, the moves between lead to the later one.
    for from in (0..seen.len()).step_by(7) {
        let last = seen.len() - 1;
        let jumped = fold::<G>(&seen[from], &moves[from..last])
            .map_err(|stuck| format!("stuck at {}", stuck.index))?;
        ensure(jumped == seen[last], || format!("a jump from {from} does not reach the end"))?;
    }
    Ok(())
}

/// A stored form comes back as it was, and a field it does not know is refused.
///
/// # Errors
/// What does not hold.
pub fn forms<T: Serialize + DeserializeOwned + Eq + std::fmt::Debug>(value: &T) -> Result<(), Broken> {
    let text = written(value)?;
    let back: T = serde_json::from_str(&text).map_err(|error| format!("{text}: {error}"))?;
    ensure(back == *value, || format!("{text} comes back as {back:?}"))?;
    ensure(written(&back)? == text, || format!("{text} is written otherwise the second time"))?;
    let mut tree: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    if let Some(fields) = tree.as_object_mut() {
        fields.insert("noSuchField".to_owned(), json!(1));
        ensure(serde_json::from_value::<T>(tree).is_err(), || {
            format!("an unknown field beside {text} is taken in")
        })?;
    }
    Ok(())
}

/// The winners by points, for comparing with an outcome without a tie-break.
pub fn most_points(totals: &[i32]) -> Vec<Seat> {
    referee::Outcome::most_points(totals).winners
}
