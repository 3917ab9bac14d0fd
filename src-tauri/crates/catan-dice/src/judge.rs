//! What the referee says to a move.

use referee::{Arg, Remark, Verdict};

use crate::bundle::{Bundle, bundles};
use crate::hand::{Hand, Reasons, face, symbol};
use crate::named::Word;
use crate::{DICE, Dice, Face, Knight, Move, Named, Rule, State, Step, Symbol};

/// The verdict on a move.
pub(crate) fn judge(state: &State, mv: &Move) -> Verdict<Symbol> {
    if state.over() {
        let over = Remark::new(Rule::End01, "dice-refused-over");
        return Verdict::Refused { reasons: vec![over.with("turns", i64::from(state.setup.turns))] };
    }
    if mv.seat() != state.seat {
        let turn = Remark::new(Rule::Turn01, "dice-refused-seat");
        return Verdict::Refused { reasons: vec![turn.with("seat", state.seat)] };
    }
    match mv {
        Move::Roll { kept, rolled, .. } => Verdict::from_reasons(roll(state, kept, rolled)),
        Move::FinalDice { dice, .. } => Verdict::from_reasons(final_dice(state, dice)),
        Move::Marked { built, jokers, .. } => Verdict::from_reasons(marked(state, built, jokers)),
        Move::EndTurn { .. } => end_turn(state),
        Move::Bundle { steps, .. } => Verdict::from_reasons(bundle(state, steps)),
        Move::Joker { .. } | Move::Gold { .. } | Move::Build { .. } => {
            let refused = match (no_dice(state), mv.step()) {
                (Some(reason), _) => vec![reason],
                (None, Some(step)) => state.hand().step(&step).err().unwrap_or_default(),
                (None, None) => Vec::new(),
            };
            Verdict::from_reasons(refused)
        }
    }
}

/// DICE-ROLL-01 to -06.
fn roll(state: &State, kept: &[Named<Face>], rolled: &[Named<Face>]) -> Reasons {
    let mut reasons = rolling_over(state);
    reasons.extend(odd_faces(kept.iter().chain(rolled)));
    reasons.extend(six_dice(kept.len().saturating_add(rolled.len())));
    let before = state.turn.rolls.last().map(|roll| roll.dice);
    match before {
        None if !kept.is_empty() => reasons.push(Remark::new(Rule::Roll01, "dice-refused-first-roll")),
        None => {}
        // Too many dice have their own reason, and need no count of each face.
        Some(_) if kept.len() > usize::from(DICE) => {}
        Some(before) => {
            let rule = if state.turn.rolls.len() > 1 { Rule::Roll03 } else { Rule::Roll02 };
            let kept: Dice = kept.iter().filter_map(Named::known).collect();
            reasons.extend(kept.minus(before).faces().map(|face| {
                Remark::new(rule, "dice-refused-kept")
                    .with("face", face.word())
                    .with("kept", i64::from(kept.count(face)))
                    .with("have", i64::from(before.count(face)))
            }));
        }
    }
    reasons
}

fn final_dice(state: &State, dice: &[Named<Face>]) -> Reasons {
    let mut reasons = rolling_over(state);
    reasons.extend(odd_faces(dice.iter()));
    reasons.extend(six_dice(dice.len()));
    reasons
}

/// No more dice can be entered this turn.
fn rolling_over(state: &State) -> Reasons {
    if state.turn.settled {
        vec![Remark::new(Rule::Roll06, "dice-refused-rolling-over")]
    } else if state.turn.rolls_left() == 0 {
        vec![Remark::new(Rule::Roll04, "dice-refused-fourth-roll")]
    } else {
        Vec::new()
    }
}

/// One reason for each name that is no face.
fn odd_faces<'a>(faces: impl Iterator<Item = &'a Named<Face>>) -> Reasons {
    let mut reasons: Reasons = Vec::new();
    for reason in faces.filter_map(|named| face(named).err()) {
        if !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    reasons
}

fn six_dice(count: usize) -> Option<Remark<Symbol>> {
    (count != usize::from(DICE)).then(|| {
        Remark::new(Rule::Setup01, "dice-refused-count")
            .with("count", i64::try_from(count).unwrap_or(i64::MAX))
            .with("dice", i64::from(DICE))
    })
}

/// Nothing can be spent before the dice are known (DICE-TURN-01).
fn no_dice(state: &State) -> Option<Remark<Symbol>> {
    (!state.turn.has_dice()).then(|| Remark::new(Rule::Turn01, "dice-refused-no-dice"))
}

fn bundle(state: &State, steps: &[Step]) -> Reasons {
    if let Some(reason) = no_dice(state) {
        return vec![reason];
    }
    if !steps.iter().any(|step| step.built().is_some()) {
        return vec![Remark::new(Rule::Build03, "dice-refused-empty-bundle")];
    }
    steps.iter().try_fold(state.hand(), |hand, step| hand.step(step)).err().unwrap_or_default()
}

/// Placement, order and arithmetic; payment is not checked.
fn marked(state: &State, built: &[Named<Symbol>], jokers: &[Knight]) -> Reasons {
    if state.turn.has_dice() {
        return vec![Remark::new(Rule::Turn01, "dice-refused-dice-known")];
    }
    let mut hand = state.hand();
    let mut needed = 0;
    for named in built {
        let symbol = match symbol(named) {
            Ok(symbol) => symbol,
            Err(reason) => return vec![reason],
        };
        let reasons = hand.island.objections(symbol);
        if !reasons.is_empty() {
            return reasons;
        }
        needed += i64::from(symbol.kind().cost().total());
        hand = hand.marking(symbol);
    }
    let mut reasons = Reasons::new();
    if needed > i64::from(DICE) {
        let fit = Remark::new(Rule::Build02, "dice-refused-fit").with("needed", needed);
        reasons.push(fit.with("dice", i64::from(DICE)));
    }
    for knight in jokers {
        let objections = hand.joker_objections(*knight);
        if objections.is_empty() {
            hand.island = hand.island.spending(*knight);
        } else {
            // A list that names one joker over and over is refused once.
            reasons.extend(objections);
            return reasons;
        }
    }
    reasons
}

fn end_turn(state: &State) -> Verdict<Symbol> {
    if let Some(reason) = no_dice(state) {
        return Verdict::Refused { reasons: vec![reason] };
    }
    if !state.turn.built.is_empty() {
        return Verdict::legal();
    }
    let hand = state.hand();
    let forced = Hand { barred: u8::MAX, bars_fresh: true, ..hand };
    match (bundles(&hand).first(), bundles(&forced).first()) {
        (_, Some(best)) if !state.setup.may_decline => {
            Verdict::Refused { reasons: vec![overlooked("dice-refused-decline", best)] }
        }
        (Some(best), _) => Verdict::Legal { warnings: vec![overlooked("dice-warns-cross", best)] },
        (None, _) => Verdict::legal(),
    }
}

/// Something could have been built (DICE-BUILD-08).
fn overlooked(message: &str, best: &Bundle) -> Remark<Symbol> {
    let names = best.built.iter().map(Word::word).collect();
    let remark = Remark::new(Rule::Build08, message)
        .with("points", i64::from(best.points))
        .with("built", Arg::List(names));
    best.built.iter().fold(remark, |remark, symbol| remark.at(*symbol))
}
