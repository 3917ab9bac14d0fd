//! What the referee says to a move.
//!
//! First whose turn it is and what has to happen next ([`order`]); then what is public: places, pieces,
//! rates; last what depends on hands. A move that fits some possible hands is possible, and when the table
//! carries it out it becomes evidence; only what fits none is refused.

mod build;
mod card;
mod evidence;
mod order;
mod produce;
mod trade;
mod win;

pub(crate) use card::{certain_monopoly, told};
pub(crate) use order::{has_paired_players, has_special_building};
use referee::{Arg, Seat, Verdict};

use crate::hands::{Fit, Odds, Step, earliest};
use crate::place::{Place, Remark};
use crate::state::State;
use crate::{HandsMode, Move, Rule};

/// What a kind of move has to say before hands are looked at.
#[derive(Debug, Default)]
pub(crate) struct Ruling {
    /// Why it is refused.
    pub(crate) reasons: Vec<Remark>,
    /// What the table should be told all the same.
    pub(crate) warnings: Vec<Remark>,
    /// What it does to hands, and what is said if that fits none.
    pub(crate) needs: Vec<Need>,
    /// How likely hidden development cards allow it.
    pub(crate) card: Option<(Odds, Remark)>,
}

/// Something hands must allow.
#[derive(Debug)]
pub(crate) struct Need {
    /// What happens to them, after the needs before.
    pub(crate) steps: Vec<Step>,
    /// Why the move is refused if no possible hand allows it.
    pub(crate) refusal: Remark,
}

impl Ruling {
    pub(crate) fn refuse(&mut self, reason: Remark) {
        self.reasons.push(reason);
    }

    /// Everything that happens to hands, one after the other.
    fn steps(&self) -> Vec<Step> {
        self.needs.iter().flat_map(|need| need.steps.iter().cloned()).collect()
    }

    pub(crate) fn need(&mut self, steps: Vec<Step>, refusal: Remark) {
        self.needs.push(Need { steps, refusal });
    }
}

/// A plain refusal.
pub(crate) fn refused(rule: Rule, message: &str) -> Remark {
    Remark::new(rule, message)
}

pub(crate) fn word(key: &str) -> Arg {
    Arg::Word(key.to_owned())
}

/// What the referee says to a move.
pub(crate) fn check(state: &State, mv: &Move) -> Verdict<Place> {
    let ahead = ahead(state, mv);
    let state = ahead.as_ref().unwrap_or(state);
    if let Some(reason) = order::reason(state, mv) {
        return Verdict::Refused { reasons: vec![reason] };
    }
    let ruling = content(state, mv);
    let mut reasons = ruling.reasons;
    let mut reveals = Vec::new();
    let mut steps: Vec<Step> = Vec::new();
    for Need { steps: own, refusal } in ruling.needs {
        let before = steps.len();
        steps.extend(own);
        match state.hands.judge(&steps) {
            Fit::Always => {}
            Fit::Sometimes(_) => {
                let own = &steps[before..];
                if state.hands.judge(own) != Fit::Always {
                    reveals.extend(own.iter().filter_map(|step| reveal(step, &refusal)));
                }
            }
            Fit::Never => {
                let own = steps.split_off(before);
                reasons.push(blame(state, &own, refusal));
            }
        }
    }
    if let Some((odds, remark)) = ruling.card {
        if odds == Odds::NONE {
            reasons.push(remark);
        } else if odds.is_uncertain() {
            let points = matches!(mv, Move::ClaimWin { .. });
            let message = if points { "cat-reveals-points" } else { "cat-reveals-card" };
            reveals.push(Remark { message: message.to_owned(), ..remark });
        }
    }
    if !reasons.is_empty() {
        Verdict::Refused { reasons }
    } else if reveals.is_empty() || state.hands.is_only_counts() {
        Verdict::Legal { warnings: ruling.warnings }
    } else {
        Verdict::Possible { reveals }
    }
}

/// Whether a move may be recorded; [`check`] without the sentences.
pub(crate) fn allows(state: &State, mv: &Move) -> bool {
    let ahead = ahead(state, mv);
    let state = ahead.as_ref().unwrap_or(state);
    if order::reason(state, mv).is_some() {
        return false;
    }
    let ruling = content(state, mv);
    ruling.reasons.is_empty()
        && ruling.card.as_ref().is_none_or(|(odds, _)| *odds != Odds::NONE)
        && state.hands.judge(&ruling.steps()) != Fit::Never
}

/// How likely the hidden cards allow a move: none if it is refused for what is public.
pub(crate) fn odds(state: &State, mv: &Move) -> Option<Odds> {
    let ahead = ahead(state, mv);
    let state = ahead.as_ref().unwrap_or(state);
    if order::reason(state, mv).is_some() {
        return Some(Odds::NONE);
    }
    let ruling = content(state, mv);
    if !ruling.reasons.is_empty() {
        return Some(Odds::NONE);
    }
    let hands = match state.hands.judge(&ruling.steps()) {
        Fit::Always => Odds::ALL,
        Fit::Never => Odds::NONE,
        Fit::Sometimes(share) => share?,
    };
    match ruling.card.map(|(odds, _)| odds) {
        None => Some(hands),
        Some(card) if hands == Odds::ALL => Some(card),
        Some(card) => Some(hands.times(card)),
    }
}

/// The state in the next turn, if the move begins it (see [`State::begins_turn`]).
fn ahead(state: &State, mv: &Move) -> Option<State> {
    state.begins_turn(mv).then(|| {
        let mut next = state.clone();
        next.begin_next_turn();
        next
    })
}

/// What is public about a move whose turn it is.
pub(crate) fn content(state: &State, mv: &Move) -> Ruling {
    let mut ruling = Ruling::default();
    let to = &mut ruling;
    match mv {
        Move::PlaceSettlement { seat, corner } => build::place_settlement(state, *seat, *corner, to),
        Move::PlaceRoad { seat, edge } => build::place_road(state, *seat, *edge, to),
        Move::Roll { dice, gain, .. } => produce::roll(state, *dice, gain.as_deref(), to),
        Move::Discard { seat, cards } => produce::discard(state, *seat, *cards, to),
        Move::MoveRobber { seat, hex, from, card } => {
            produce::move_robber(state, *seat, *hex, *from, *card, to);
        }
        Move::BuildRoad { seat, edge } => build::road(state, *seat, *edge, false, to),
        Move::FreeRoad { seat, edge } => build::road(state, *seat, *edge, true, to),
        Move::BuildSettlement { seat, corner } => build::settlement(state, *seat, *corner, to),
        Move::BuildCity { seat, corner } => build::city(state, *seat, *corner, to),
        Move::BuyCard { seat, card } => card::buy(state, *seat, *card, to),
        Move::PlayKnight { seat } => card::knight(state, *seat, to),
        Move::PlayRoadBuilding { seat } => card::road_building(state, *seat, to),
        Move::PlayYearOfPlenty { seat, cards } => card::year_of_plenty(state, *seat, cards, to),
        Move::PlayMonopoly { seat, resource, taken } => {
            card::monopoly(state, *seat, *resource, taken.as_deref(), to);
        }
        Move::BankTrade { seat, give, get } => trade::bank(state, *seat, *give, *get, to),
        Move::Trade { seat, with, give, get } => trade::between(state, *seat, *with, *give, *get, to),
        Move::EndTurn { seat } => win::end_turn(state, *seat, to),
        Move::SpecialBuild { .. } | Move::EndSpecialBuild { .. } => {}
        Move::ClaimWin { seat, shown } => win::claim(state, *seat, *shown, to),
        Move::HandShown { .. }
        | Move::HandKnown { .. }
        | Move::CannotPay { .. }
        | Move::HandCounted { .. }
        | Move::BankCounted { .. }
        | Move::CardShown { .. }
        | Move::KeepHands { .. } => evidence::evidence(state, mv, to),
    }
    ruling
}

/// Whether secrets have to be told (open hands).
pub(crate) fn tells_all(state: &State) -> bool {
    state.mode == HandsMode::Open
}

/// Whether a move names a place or number that is not there, which no ruling can make true.
pub(crate) fn names_no_place(state: &State, mv: &Move) -> bool {
    let island = state.island();
    match mv {
        Move::PlaceSettlement { corner, .. }
        | Move::BuildSettlement { corner, .. }
        | Move::BuildCity { corner, .. } => corner.index() >= island.corners.len(),
        Move::PlaceRoad { edge, .. } | Move::BuildRoad { edge, .. } | Move::FreeRoad { edge, .. } => {
            edge.index() >= island.edges.len()
        }
        Move::MoveRobber { hex, from, .. } => {
            hex.index() >= island.hexes.len() || from.is_some_and(|from| !state.has_seat(from))
        }
        Move::Trade { with, .. } => !state.has_seat(*with),
        Move::Roll { dice, .. } => dice.sum().is_none(),
        Move::Discard { .. }
        | Move::BuyCard { .. }
        | Move::PlayKnight { .. }
        | Move::PlayRoadBuilding { .. }
        | Move::PlayYearOfPlenty { .. }
        | Move::PlayMonopoly { .. }
        | Move::BankTrade { .. }
        | Move::EndTurn { .. }
        | Move::SpecialBuild { .. }
        | Move::EndSpecialBuild { .. }
        | Move::ClaimWin { .. }
        | Move::HandShown { .. }
        | Move::HandKnown { .. }
        | Move::CannotPay { .. }
        | Move::HandCounted { .. }
        | Move::BankCounted { .. }
        | Move::CardShown { .. }
        | Move::KeepHands { .. } => false,
    }
}

/// What recording a step would reveal.
fn reveal(step: &Step, refusal: &Remark) -> Option<Remark> {
    let remark = |message: &str, seat: Seat| {
        let mut remark = refused(Rule::Inf01, message).with("seat", seat);
        remark.rule.clone_from(&refusal.rule);
        remark
    };
    match step {
        Step::Pay { seat, cards } | Step::Hand { from: seat, cards, .. } => {
            Some(remark("cat-reveals-holds", *seat).with("cards", cards.arg()))
        }
        Step::Monopoly { to, resource, .. } => {
            Some(remark("cat-reveals-monopoly", *to).with("card", word(resource.word())))
        }
        Step::Shown { seat, cards } => Some(remark("cat-reveals-hand", *seat).with("cards", cards.arg())),
        Step::Known { seat, resource, .. } => {
            Some(remark("cat-reveals-kind", *seat).with("card", word(resource.word())))
        }
        Step::Lacks { seat, cards } => Some(remark("cat-reveals-lacks", *seat).with("cards", cards.arg())),
        Step::Bank { resource, .. } => {
            let mut remark = refused(Rule::Inf03, "cat-reveals-bank").with("card", word(resource.word()));
            remark.rule.clone_from(&refusal.rule);
            Some(remark)
        }
        Step::Draw { .. } | Step::Produce { .. } => {
            let mut remark = refused(Rule::Inf03, "cat-reveals-stacks");
            remark.rule.clone_from(&refusal.rule);
            Some(remark)
        }
        Step::Steal { .. } | Step::Drop { .. } => None,
    }
}

/// Adds to a refusal the earliest move after which nothing fits, counted from 1, so that the table can
/// correct it; 0 where no single move is to blame.
fn blame(state: &State, evidence: &[Step], refusal: Remark) -> Remark {
    let memory = &state.memory;
    let past: Vec<&Step> = memory.steps.iter().map(|(_, step)| step).collect();
    let earliest = earliest(&memory.start, &past, &state.hands, evidence);
    let blamed = earliest.and_then(|at| memory.steps.get(at));
    refusal.with("since", blamed.map_or(0, |(after, _)| i64::from(*after) + 1))
}

/// The step in which a move that spends cards pays them.
pub(crate) fn pay(seat: Seat, cards: crate::Cards) -> Step {
    Step::Pay { seat, cards }
}
