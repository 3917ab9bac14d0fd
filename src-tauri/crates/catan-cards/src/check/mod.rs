//! What the referee says to a move.
//!
//! Hard rules refuse; soft ones warn; what cannot be seen is taken at the table's word, and where recording it would
//! tell something about a hand that is half known, it is possible and says what it reveals.

mod action;
mod attack;
mod build;
mod event;
mod hand;
mod moment;
mod opening;
mod trade;

pub(crate) use build::site_objections;
use referee::{Arg, Seat, Verdict};

use crate::payment::numbered;
use crate::place::{Place, Reasons, Remark};
use crate::state::{State, other};
use crate::{Card, Family, Move, Rule, recount};

/// What was found about a move.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    pub(crate) reasons: Reasons,
    pub(crate) warnings: Vec<Remark>,
    pub(crate) reveals: Vec<Remark>,
}

impl Findings {
    fn refuse(&mut self, remark: Remark) {
        self.reasons.push(remark);
    }

    fn refuse_if(&mut self, broken: bool, remark: impl FnOnce() -> Remark) {
        if broken {
            self.reasons.push(remark());
        }
    }

    fn warn(&mut self, remark: Remark) {
        self.warnings.push(remark);
    }

    fn verdict(self) -> Verdict<Place> {
        if !self.reasons.is_empty() {
            Verdict::Refused { reasons: self.reasons }
        } else if self.reveals.is_empty() {
            Verdict::Legal { warnings: self.warnings }
        } else {
            Verdict::Possible { reveals: self.reveals.into_iter().chain(self.warnings).collect() }
        }
    }
}

impl From<Reasons> for Findings {
    fn from(reasons: Reasons) -> Self {
        Self { reasons, ..Self::default() }
    }
}

/// The verdict on a move.
pub(crate) fn check(state: &State, mv: &Move) -> Verdict<Place> {
    let mut findings = findings(state, mv);
    let Findings { reasons, warnings, reveals } = &mut findings;
    for remark in reasons.iter_mut().chain(warnings).chain(reveals) {
        numbered(&state.catalogue, remark);
    }
    findings.verdict()
}

fn findings(state: &State, mv: &Move) -> Findings {
    if let Some(seat) = mv.seat().filter(|seat| seat.0 > 1) {
        return vec![no_seat(seat)].into();
    }
    if let crate::state::Step::Over { winner } = state.step {
        let over = Remark::new(Rule::End01, "card-refused-over").with("seat", winner);
        return vec![over.with("points", i64::from(state.points(winner)))].into();
    }
    match mv {
        Move::Lots { about, rolls } => opening::lots(state, *about, *rolls),
        Move::StartingHand { seat, stack } => opening::starting_hand(state, *seat, *stack),
        Move::Alchemist { seat, number } => event::alchemist(state, *seat, *number),
        Move::Roll { seat, number, .. } => event::roll(state, *seat, *number),
        Move::EventCard { seat, card } => event::event_card(state, *seat, *card),
        Move::Gain { seat, into } => event::gain(state, *seat, *into),
        Move::Builder { seat, look, under } => event::builder(state, *seat, *look, *under),
        Move::CivilWar { seat, target } => event::civil_war(state, *seat, *target),
        Move::Conflict { seat, stack, second } => event::conflict(state, *seat, *stack, *second),
        Move::Take { seat, from, into } => action::take(state, *seat, *from, *into),
        Move::Give { seat, from, into } => action::give(state, *seat, *from, *into),
        Move::Decline { seat } => action::decline(state, *seat),
        Move::Road { seat, end, pay } => build::road(state, *seat, *end, pay.as_ref()),
        Move::Settlement { seat, end, pay } => build::settlement(state, *seat, *end, pay.as_ref()),
        Move::Regions { seat, upper, lower, scout } => build::regions(state, *seat, *upper, *lower, *scout),
        Move::City { seat, at, pay } => build::city(state, *seat, *at, pay.as_ref()),
        Move::Build { seat, card, site, pay, printed } => {
            build::build(state, *seat, *card, *site, pay.as_ref(), printed.as_ref())
        }
        Move::Dismantle { seat, target } => build::dismantle(state, *seat, *target),
        Move::Bank { seat, give, count, into, pay } => {
            trade::bank(state, *seat, (*give, *count), *into, pay.as_ref())
        }
        Move::Trade { seat, give, take } => trade::trade(state, *seat, give, take),
        Move::Caravan { seat, pay } => action::caravan(state, *seat, pay),
        Move::Merchant { seat } => action::merchant(state, *seat),
        Move::Spy { seat, card } => action::spy(state, *seat, *card),
        Move::Attack { seat, card } => attack::attack(state, *seat, *card),
        Move::Defend { seat, card } => attack::defend(state, *seat, *card),
        Move::AttackRoll { seat, number } => attack::roll(state, *seat, *number),
        Move::TakeBack { seat, target } => attack::take_back(state, *seat, *target),
        Move::Draw { seat, stack, search, pay, nothing } => hand::draw(
            state,
            *seat,
            *stack,
            hand::Way { search: *search, pay: pay.as_ref(), nothing: *nothing },
        ),
        Move::Exchange { seat, stack, search, pay } => hand::exchange(
            state,
            *seat,
            *stack,
            hand::Way { search: *search, pay: pay.as_ref(), nothing: false },
        ),
        Move::Shed { seat, stack } => hand::shed(state, *seat, *stack),
        Move::ThrowAway { seat, card } => hand::throw_away(state, *seat, *card),
        Move::EndTurn { seat } => hand::end_turn(state, *seat),
        Move::Recount { claims, .. } => recount::check(state, claims).into(),
        Move::Printed { id, printed, .. } => build::printed(state, id, printed),
    }
}

/// There are two seats.
pub(crate) fn no_seat(seat: Seat) -> Remark {
    Remark::new(Rule::Turn01, "card-refused-no-seat").with("number", i64::from(seat.0) + 1)
}

/// A stack beyond the five.
fn no_stack(stack: u8) -> Remark {
    Remark::new(Rule::Setup01, "card-refused-no-stack").with("stack", i64::from(stack))
}

/// A die shows 1 to 6.
fn die(number: u8, findings: &mut Findings) {
    findings.refuse_if(!(1..=6).contains(&number), || {
        Remark::new(Rule::Comp06, "card-refused-die").with("number", i64::from(number))
    });
}

/// Whether this card can come from that hand, as far as everybody can see.
fn from_hand(state: &State, seat: Seat, card: Card, findings: &mut Findings) {
    let hand = state.hand(seat);
    let about = |rule: Rule, message: &str| {
        Remark::new(rule, message).with("seat", seat).with("card", card.word()).at(Place::Hand { seat })
    };
    if hand.cards == 0 {
        findings.refuse(about(Rule::Build09, "card-refused-hand-empty"));
        return;
    }
    let known = hand.known.contains(&card);
    if !known && hand.known.len() == usize::from(hand.cards) {
        let list: Vec<Arg> = hand.known.iter().map(|card| card.word()).collect();
        findings.refuse(about(Rule::Build09, "card-refused-hand-known").with("known", Arg::List(list)));
    }
    let (copies, elsewhere) = (state.catalogue.card(card).count, state.elsewhere(card, seat));
    if elsewhere >= copies {
        let used = |rule: Rule| {
            about(rule, "card-refused-copies")
                .with("count", i64::from(copies))
                .with("elsewhere", i64::from(elsewhere))
        };
        findings.refuse(used(Rule::Build14));
        if state.discarded(card) > 0 {
            let action = card.family() == Family::Action;
            findings.refuse(used(if action { Rule::Action01 } else { Rule::Disc05 }));
        }
    }
    if !known && hand.perhaps.contains(&card) {
        findings.reveals.push(about(Rule::Build09, "card-reveals-kept"));
    }
}

/// What an action card asks for beside its own rule: seven points together, and to be in the hand.
fn action_card(state: &State, seat: Seat, card: Card, findings: &mut Findings) {
    if !state.unlocked() {
        findings.refuse(
            Remark::new(Rule::Action02, "card-refused-seven")
                .with("card", card.word())
                .with("together", i64::from(state.together())),
        );
    }
    from_hand(state, seat, card, findings);
}

/// What one player takes from the other: it is there, it fits, and it is the same kind.
fn transfer(
    state: &State,
    giver: Seat,
    pair: (crate::Region, crate::Region),
    rule: Rule,
    findings: &mut Findings,
) {
    let (from, into) = pair;
    let taker = other(giver);
    let named = crate::payment::named;
    if from.resource() != into.resource() {
        let mixed = Remark::new(Rule::Res06, "card-refused-other-kind").with("from", from.resource().word());
        findings.refuse(named(mixed, into));
    }
    match state.realm(giver).land(from) {
        None => {
            findings.refuse(named(Remark::new(rule, "card-refused-not-theirs"), from).with("seat", giver));
        }
        Some(land) if land.holds == 0 => {
            findings.refuse(named(Remark::new(rule, "card-refused-nothing-there"), from).with("seat", giver));
        }
        Some(_) => {}
    }
    if state.realm(taker).land(into).is_none() {
        findings.refuse(named(Remark::new(Rule::Res06, "card-refused-not-theirs"), into).with("seat", taker));
    }
}
