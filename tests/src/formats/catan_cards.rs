//! Catan Card Game: a set-up, then moves played through [`Game::play`] and what must be seen after each.
//!
//! `{"format": "catan-cards-case/1", "cases": [{"id": ..., "given": SETUP, "steps": [...]}]}`. Set-ups and moves are
//! the game's own forms; what is expected is compared with what a screen would show ([`View`]).

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::path::{Path, PathBuf};

use catan_cards::{
    Card, CatanCards, ChangeView, Listed, Move, Price, Region, Rule, SeatView, Setup, Site, State, StepView,
    View,
};
use referee::{Arg, Game, Rule as _, Seat, Verdict};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use crate::{Checked, Content, Format, Mismatch};

/// Nothing, or where a case and the referee part.
type Held = Result<(), Mismatch>;

/// The format `catan-cards-case/1`.
#[derive(Debug)]
pub(super) struct CatanCardsCases;

impl Format for CatanCardsCases {
    fn name(&self) -> &'static str {
        "Catan Card Game cases"
    }

    fn recognises(&self, content: &Content) -> bool {
        let Content::Json(json) = content else { return false };
        let called = json.get("format").and_then(Value::as_str);
        called.is_some_and(|name| name.starts_with("catan-cards-case")) || cases(json).iter().any(is_ours)
    }

    fn run(&self, path: &Path, content: &Content, _siblings: &[PathBuf]) -> Vec<Checked> {
        let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        match content {
            Content::Json(json) if !cases(json).is_empty() => {
                let odd = odd_keys(json).map(|key| Checked::failed(file.clone(), "a known key", key));
                let run = cases(json)
                    .iter()
                    .enumerate()
                    .map(|(index, value)| run_one(&format!("{file} #{}", index + 1), value));
                odd.into_iter().chain(run).collect()
            }
            Content::Json(_) | Content::Text(_) => vec![Checked::failed(file, "a list of cases", "none")],
        }
    }
}

fn cases(json: &Value) -> &[Value] {
    json.get("cases").and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

/// A key of the file that the format does not have, or another version of it.
fn odd_keys(json: &Value) -> Option<String> {
    let fields = json.as_object()?;
    let known = ["format", "note", "cases"];
    let other = fields.get("format").and_then(Value::as_str).filter(|name| *name != "catan-cards-case/1");
    other.map(str::to_owned).or_else(|| fields.keys().find(|key| !known.contains(&key.as_str())).cloned())
}

/// Whether this is a case of the card game, judged by its shape.
fn is_ours(case: &Value) -> bool {
    let id = case.get("id").and_then(Value::as_str);
    id.is_some_and(|id| id.starts_with("CARD-"))
        && (case.get("steps").is_some() || case.get("refused").is_some())
}

/// A case as written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    #[allow(dead_code, reason = "read before the case is")]
    id: String,
    /// For people: what it is about, and where it comes from.
    #[allow(dead_code, reason = "for people")]
    title: Option<String>,
    #[allow(dead_code, reason = "for people")]
    from: Option<String>,
    #[allow(dead_code, reason = "for people")]
    note: Option<String>,
    #[serde(default)]
    rules: Vec<String>,
    given: Option<Setup>,
    /// What the catalogue says otherwise than the base, by id.
    #[serde(default)]
    corrections: Vec<Correction>,
    /// The rules by which this set-up must be refused, and the fields that must be named.
    refused: Option<Vec<String>>,
    fields: Option<Vec<String>>,
    #[serde(default)]
    steps: Vec<Step>,
}

/// What a card of the catalogue says otherwise than the base: what is left out is as there. An unknown id is one more
/// entry, and so is `twice`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Correction {
    id: String,
    count: Option<i16>,
    cost: Option<Price>,
    points: Option<i16>,
    commerce: Option<i16>,
    strength: Option<i16>,
    tournament: Option<i16>,
    number: Option<i16>,
    #[serde(default)]
    twice: bool,
}

fn correct(setup: &mut Setup, correction: &Correction) {
    let known = setup.catalogue.iter().position(|one| one.id == correction.id).filter(|_| !correction.twice);
    let place = known.unwrap_or_else(|| {
        let same =
            setup.catalogue.iter().find(|one| one.id == correction.id).or(setup.catalogue.first()).cloned();
        setup.catalogue.extend(same.map(|one| Listed { id: correction.id.clone(), ..one }));
        setup.catalogue.len() - 1
    });
    let Some(one) = setup.catalogue.get_mut(place) else { return };
    one.count = correction.count.unwrap_or(one.count);
    one.cost = correction.cost.or(one.cost);
    one.points = correction.points.unwrap_or(one.points);
    one.commerce = correction.commerce.unwrap_or(one.commerce);
    one.strength = correction.strength.unwrap_or(one.strength);
    one.tournament = correction.tournament.unwrap_or(one.tournament);
    one.number = correction.number.or(one.number);
}

/// One step: something played, refused, let stand, or only looked at.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step {
    #[allow(dead_code, reason = "for people")]
    note: Option<String>,
    play: Option<Move>,
    refuse: Option<Move>,
    stand: Option<Move>,
    /// The rules that the refusal must name, among others.
    rules: Option<Vec<String>>,
    #[serde(default)]
    expect: Expect,
}

/// What must be seen. Pairs are seat by seat.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default, rename_all = "camelCase")]
struct Expect {
    verdict: Option<Said>,
    warnings: Option<Vec<String>>,
    regions: Option<BTreeMap<Region, u8>>,
    lost: Option<BTreeMap<Region, u8>>,
    points: Option<[u8; 2]>,
    commerce: Option<[u8; 2]>,
    strength: Option<[u8; 2]>,
    tournament: Option<[u8; 2]>,
    hands: Option<[u8; 2]>,
    limits: Option<[u8; 2]>,
    resources: Option<[u8; 2]>,
    brigand_count: Option<[u8; 2]>,
    search_price: Option<[u8; 2]>,
    known: Option<[Vec<Card>; 2]>,
    #[serde(deserialize_with = "told")]
    knight: Option<Holder>,
    #[serde(deserialize_with = "told")]
    mill: Option<Holder>,
    stacks: Option<[u8; 5]>,
    stack_total: Option<u16>,
    roads_left: Option<u8>,
    settlements_left: Option<u8>,
    cities_left: Option<u8>,
    regions_left: Option<usize>,
    events: Option<u8>,
    /// In any order.
    discard: Option<Vec<Card>>,
    sites: Option<Vec<OnSite>>,
    unlocked: Option<bool>,
    turn: Option<u16>,
    active: Option<Seat>,
    step: Option<String>,
    asks: Option<String>,
    asked: Option<Vec<Seat>>,
    #[serde(deserialize_with = "told")]
    winner: Option<Holder>,
}

/// A seat, or nobody.
#[derive(Debug, PartialEq, Eq)]
struct Holder(Option<Seat>);

/// A key that is there, even if it says nobody.
fn told<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Holder>, D::Error> {
    Option::<Seat>::deserialize(from).map(|seat| Some(Holder(seat)))
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Said {
    Legal,
    Possible,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct OnSite {
    seat: Seat,
    site: Site,
    card: Option<Card>,
}

fn run_one(place: &str, value: &Value) -> Checked {
    let id = value.get("id").and_then(Value::as_str).unwrap_or(place);
    let result = match Case::deserialize(value) {
        Err(error) => Err(parted("a case of the described form", error)),
        Ok(case) => run_case(&case),
    };
    Checked { id: id.to_owned(), result }
}

fn run_case(case: &Case) -> Held {
    case.rules.iter().try_for_each(known_rule)?;
    let mut setup = case.given.clone().unwrap_or_else(Setup::usual);
    for correction in &case.corrections {
        correct(&mut setup, correction);
    }
    let started = CatanCards::start(&setup);
    if let Some(rules) = &case.refused {
        if !case.steps.is_empty() {
            return Err(parted("a set-up that is refused, and no steps", "both"));
        }
        return match started {
            Ok(_) => Err(parted(format!("a set-up refused by {rules:?}"), "a table")),
            Err(reasons) => {
                names("set-up", rules, &reasons)?;
                case.fields.iter().flatten().try_for_each(|field| names_field(field, &reasons))
            }
        };
    }
    if case.fields.is_some() {
        return Err(parted("fields of a set-up that is refused", "no refusal"));
    }
    let mut state = started.map_err(|reasons| parted("a table", format!("{reasons:?}")))?;
    if case.steps.is_empty() {
        return Err(parted("steps, or a set-up to be refused", "neither"));
    }
    for (index, step) in case.steps.iter().enumerate() {
        run_step(&mut state, step).map_err(|mismatch| Mismatch {
            expected: format!("at step {}: {}", index + 1, mismatch.expected),
            ..mismatch
        })?;
    }
    Ok(())
}

fn run_step(state: &mut State, step: &Step) -> Held {
    let many = [&step.play, &step.refuse, &step.stand].into_iter().flatten().count();
    if many > 1 {
        return Err(parted("one of play, refuse, stand", "several"));
    }
    if step.rules.is_some() && step.refuse.is_none() {
        return Err(parted("rules with a refusal only", "rules"));
    }
    if step.play.is_none() && (step.expect.verdict.is_some() || step.expect.warnings.is_some()) {
        return Err(parted("a verdict of a move that is played only", "one of another step"));
    }
    if let Some(mv) = &step.play {
        let verdict =
            CatanCards::play(state, mv).map_err(|reasons| parted("an allowed move", rules_of(&reasons)))?;
        verdict_held(&step.expect, &verdict)?;
    }
    if let Some(mv) = &step.refuse {
        let before = state.clone();
        match CatanCards::play(state, mv) {
            Ok(_) => return Err(parted(format!("a refusal by {:?}", step.rules), "an allowed move")),
            Err(reasons) => names("move", step.rules.as_deref().unwrap_or_default(), &reasons)?,
        }
        if *state != before {
            return Err(parted("a refusal that changes nothing", "another state"));
        }
    }
    if let Some(mv) = &step.stand {
        CatanCards::let_stand(state, mv)
            .map_err(|reasons| parted("a move that can stand", rules_of(&reasons)))?;
    }
    CatanCards::invariants(state).map_err(|broken| parted("what always holds", broken))?;
    seen(&step.expect, state)
}

fn verdict_held(expect: &Expect, verdict: &Verdict<catan_cards::Place>) -> Held {
    let (said, remarks) = match verdict {
        Verdict::Legal { warnings } => (Said::Legal, warnings),
        Verdict::Possible { reveals } => (Said::Possible, reveals),
        Verdict::Refused { reasons } => return Err(parted("an allowed move", rules_of(reasons))),
    };
    same("verdict", expect.verdict.as_ref(), &said)?;
    let mut rules: Vec<String> = remarks.iter().map(|remark| remark.rule.clone()).collect();
    rules.sort();
    let expected = expect.warnings.as_ref().map(|warnings| {
        let mut warnings = warnings.clone();
        warnings.sort();
        warnings
    });
    same("warnings", expected.as_ref(), &rules)
}

/// Every expected rule is named.
fn names(what: &str, rules: &[String], reasons: &[catan_cards::Remark]) -> Held {
    rules.iter().try_for_each(|id| {
        known_rule(id)?;
        if reasons.iter().any(|reason| reason.rule == *id) {
            Ok(())
        } else {
            Err(parted(format!("a {what} refused by {id}"), rules_of(reasons)))
        }
    })
}

/// A field of the set-up is named.
fn names_field(field: &str, reasons: &[catan_cards::Remark]) -> Held {
    let named = Arg::Text(field.to_owned());
    if reasons.iter().any(|reason| reason.args.get("field") == Some(&named)) {
        Ok(())
    } else {
        Err(parted(format!("a refusal that names {field}"), rules_of(reasons)))
    }
}

fn rules_of(reasons: &[catan_cards::Remark]) -> String {
    let each: Vec<String> =
        reasons.iter().map(|reason| format!("{} ({})", reason.rule, reason.message)).collect();
    format!("refused by {}", each.join(", "))
}

fn known_rule(id: &String) -> Held {
    if Rule::all().iter().any(|rule| rule.id() == id) {
        Ok(())
    } else {
        Err(parted("a rule of the catalogue", id))
    }
}

/// What a screen shows is what is expected.
fn seen(expect: &Expect, state: &State) -> Held {
    let view = CatanCards::view(state);
    tables(expect, &view)?;
    let each = |of: fn(&SeatView) -> u8| -> [u8; 2] { [of(&view.seats[0]), of(&view.seats[1])] };
    same("points", expect.points.as_ref(), &each(|seat| seat.points))?;
    same("commerce", expect.commerce.as_ref(), &each(|seat| seat.commerce))?;
    same("strength", expect.strength.as_ref(), &each(|seat| seat.strength))?;
    same("tournament", expect.tournament.as_ref(), &each(|seat| seat.tournament))?;
    same("hands", expect.hands.as_ref(), &each(|seat| seat.hand))?;
    same("limits", expect.limits.as_ref(), &each(|seat| seat.limit))?;
    same("resources", expect.resources.as_ref(), &each(|seat| seat.resources))?;
    same("brigandCount", expect.brigand_count.as_ref(), &each(|seat| seat.brigand_count))?;
    same("searchPrice", expect.search_price.as_ref(), &each(|seat| seat.search_price))?;
    let known = [view.seats[0].known.clone(), view.seats[1].known.clone()];
    same("known", expect.known.as_ref(), &known)?;
    // The sheet says the same as the screen.
    let totals = CatanCards::sheet(state).totals(2);
    let points: Vec<i32> = view.seats.iter().map(|seat| i32::from(seat.points)).collect();
    same("points on the sheet", Some(&points), &totals)?;
    let asks = CatanCards::asks(state);
    same("asks", expect.asks.as_ref(), &asks.question)?;
    same("asked", expect.asked.as_ref(), &asks.seats)?;
    let winner = CatanCards::outcome(state).winners.first().copied();
    same("winner", expect.winner.as_ref(), &Holder(winner))
}

/// What lies on the table.
fn tables(expect: &Expect, view: &View) -> Held {
    let lands = || view.seats.iter().flat_map(|seat| &seat.regions);
    for (region, holds) in expect.regions.iter().flatten() {
        let Some(land) = lands().find(|land| land.region == *region) else {
            return Err(parted(format!("{} on the table", region.id()), "nowhere"));
        };
        same(region.id(), Some(holds), &land.holds)?;
    }
    for (region, count) in expect.lost.iter().flatten() {
        let lost = view.changes.iter().map(|change| match change {
            ChangeView::Region { region: one, lost, .. } if one == region => *lost,
            ChangeView::Region { .. } | ChangeView::Left { .. } => 0,
        });
        same(&format!("lost at {}", region.id()), Some(count), &lost.sum())?;
    }
    for one in expect.sites.iter().flatten() {
        let seats = view.seats.iter().filter(|seat| seat.seat == one.seat);
        let Some(site) = seats.flat_map(|seat| &seat.sites).find(|site| site.site == one.site) else {
            return Err(parted(format!("a site {:?}", one.site), "none"));
        };
        same(&format!("on {:?}", one.site), Some(&one.card), &site.card.map(|card| card.card))?;
    }
    let mut discard = view.discard.clone();
    discard.sort_unstable();
    let expected = expect.discard.clone().map(|mut cards| {
        cards.sort_unstable();
        cards
    });
    same("discard", expected.as_ref(), &discard)?;
    same("stacks", expect.stacks.as_ref().map(|stacks| stacks.to_vec()).as_ref(), &view.stacks)?;
    let total = view.stacks.iter().map(|cards| u16::from(*cards)).sum();
    same("stackTotal", expect.stack_total.as_ref(), &total)?;
    same("roadsLeft", expect.roads_left.as_ref(), &view.roads_left)?;
    same("settlementsLeft", expect.settlements_left.as_ref(), &view.settlements_left)?;
    same("citiesLeft", expect.cities_left.as_ref(), &view.cities_left)?;
    same("regionsLeft", expect.regions_left.as_ref(), &view.regions_left.len())?;
    same("events", expect.events.as_ref(), &view.events)?;
    same("knight", expect.knight.as_ref(), &Holder(view.knight))?;
    same("mill", expect.mill.as_ref(), &Holder(view.mill))?;
    same("unlocked", expect.unlocked.as_ref(), &view.unlocked)?;
    same("turn", expect.turn.as_ref(), &view.turn)?;
    same("active", expect.active.as_ref(), &view.active)?;
    let step = match view.step {
        StepView::Opening {} => "opening",
        StepView::Dice { .. } => "dice",
        StepView::Event { .. } => "event",
        StepView::Main {} => "main",
        StepView::Hand { .. } => "hand",
        StepView::Over { .. } => "over",
    };
    same("step", expect.step.as_ref(), &step.to_owned())
}

#[allow(clippy::needless_pass_by_value, reason = "callers hand over literals, numbers and errors alike")]
fn parted(expected: impl ToString, got: impl ToString) -> Mismatch {
    Mismatch { expected: expected.to_string(), got: got.to_string() }
}

/// What the case expects, where it says so, is what the referee says.
fn same<T: PartialEq + Debug>(what: &str, expected: Option<&T>, got: &T) -> Held {
    match expected {
        Some(expected) if expected != got => Err(parted(format!("{what} {expected:?}"), format!("{got:?}"))),
        Some(_) | None => Ok(()),
    }
}
