//! How the log tells a move; the name of the seat stands before the sentence.

use referee::{Arg, Args, Telling, args};

use crate::moves::{Lots, Target, Transfer};
use crate::{Claim, Move, Payment, Region};

fn number(value: u8) -> Arg {
    Arg::Number(i64::from(value))
}

/// The resources of a payment by kind, each as often as it is paid.
fn paid(pay: &Payment) -> Arg {
    let each = pay.0.iter().flat_map(|(region, count)| {
        std::iter::repeat_n(region.resource().word(), usize::from((*count).min(9)))
    });
    Arg::List(each.collect())
}

fn goods(transfers: &[Transfer]) -> Arg {
    if transfers.is_empty() {
        return Arg::Word("card-word-nothing".to_owned());
    }
    let each = transfers
        .iter()
        .flat_map(|one| std::iter::repeat_n(one.from.resource().word(), usize::from(one.count.min(9))));
    Arg::List(each.collect())
}

fn region(region: Region) -> (&'static str, Arg) {
    ("terrain", region.resource().terrain())
}

/// The message of a move about something on the table, and the word where the axis is meant.
fn pointed(target: Target, site: &'static str, axis: &'static str) -> &'static str {
    match target {
        Target::Site { .. } => site,
        Target::Axis { .. } => axis,
    }
}

pub(crate) fn tell(mv: &Move) -> Telling {
    let (message, args): (&str, Args) = match mv {
        Move::Lots { about, rolls } => {
            let message = match about {
                Lots::Start => "card-move-lots-start",
                Lots::Sets => "card-move-lots-sets",
            };
            (message, args([("first", number(rolls[0])), ("second", number(rolls[1]))]))
        }
        Move::StartingHand { stack, .. } => ("card-move-starting-hand", args([("stack", number(*stack))])),
        Move::Alchemist { number: set, .. } => ("card-move-alchemist", args([("number", number(*set))])),
        Move::Roll { face, number: shown, .. } => {
            ("card-move-roll", args([("face", face.word()), ("number", number(*shown))]))
        }
        Move::EventCard { card, .. } => ("card-move-event", args([("card", card.word())])),
        Move::Gain { into, .. } => {
            ("card-move-gain", args([("resource", into.resource().word()), region(*into)]))
        }
        Move::Take { from, .. } => ("card-move-take", args([("resource", from.resource().word())])),
        Move::Give { from, .. } => ("card-move-give", args([("resource", from.resource().word())])),
        Move::Decline { .. } => ("card-move-decline", args([])),
        Move::Builder { look, under, .. } => {
            ("card-move-builder", args([("stack", number(*look)), ("under", number(*under))]))
        }
        Move::CivilWar { target, .. } => {
            (pointed(*target, "card-move-civil-war", "card-move-civil-war-axis"), args([]))
        }
        Move::Conflict { stack, second, .. } => match second.filter(|second| second != stack) {
            None => ("card-move-conflict", args([("stack", number(*stack))])),
            Some(second) => {
                let both = [("stack", number(*stack)), ("second", number(second))];
                ("card-move-conflict-two", args(both))
            }
        },
        Move::Road { .. } => ("card-move-road", args([])),
        Move::Settlement { .. } => ("card-move-settlement", args([])),
        Move::Regions { upper, lower, scout, .. } => {
            let message = if *scout { "card-move-regions-scout" } else { "card-move-regions" };
            let both = [("upper", upper.resource().terrain()), ("lower", lower.resource().terrain())];
            (message, args(both))
        }
        Move::City { .. } => ("card-move-city", args([])),
        Move::Build { card, printed, .. } => {
            let message = if printed.is_some() { "card-move-build-printed" } else { "card-move-build" };
            (message, args([("card", card.word())]))
        }
        Move::Dismantle { target, .. } => {
            (pointed(*target, "card-move-dismantle", "card-move-dismantle-axis"), args([]))
        }
        Move::Bank { give, count, into, .. } => {
            let given = [("give", give.word()), ("count", number(*count)), ("get", into.resource().word())];
            ("card-move-bank", args(given))
        }
        Move::Trade { give, take, .. } => {
            ("card-move-trade", args([("give", goods(give)), ("get", goods(take))]))
        }
        Move::Caravan { pay, .. } => ("card-move-caravan", args([("pay", paid(pay))])),
        Move::Merchant { .. } => ("card-move-merchant", args([])),
        Move::Spy { card: Some(card), .. } => ("card-move-spy", args([("card", card.word())])),
        Move::Spy { card: None, .. } => ("card-move-spy-nothing", args([])),
        Move::Attack { card, .. } => ("card-move-attack", args([("card", card.word())])),
        Move::Defend { card: Some(card), .. } => ("card-move-defend", args([("card", card.word())])),
        Move::Defend { card: None, .. } => ("card-move-defend-not", args([])),
        Move::AttackRoll { number: rolled, .. } => {
            ("card-move-attack-roll", args([("number", number(*rolled))]))
        }
        Move::TakeBack { target, .. } => {
            (pointed(*target, "card-move-take-back", "card-move-take-back-axis"), args([]))
        }
        Move::Draw { stack, search, nothing, .. } => {
            let message = match (search, nothing) {
                (false, _) => "card-move-draw",
                (true, false) => "card-move-search",
                (true, true) => "card-move-search-nothing",
            };
            (message, args([("stack", number(*stack))]))
        }
        Move::Exchange { stack, search, .. } => {
            let message = if *search { "card-move-exchange-search" } else { "card-move-exchange" };
            (message, args([("stack", number(*stack))]))
        }
        Move::Shed { stack, .. } => ("card-move-shed", args([("stack", number(*stack))])),
        Move::ThrowAway { card, .. } => ("card-move-throw", args([("card", card.word())])),
        Move::EndTurn { .. } => ("card-move-end", args([])),
        Move::Recount { claims, .. } => recount(claims),
        Move::Printed { id, .. } => {
            let name = crate::catalogue::Entry::of(id)
                .map_or_else(|| Arg::Text(id.chars().take(40).collect()), crate::catalogue::Entry::word);
            ("card-move-printed", args([("card", name)]))
        }
    };
    Telling { seat: mv.seat(), message: message.to_owned(), args }
}

fn recount(claims: &[Claim]) -> (&'static str, Args) {
    let count = i64::try_from(claims.len()).unwrap_or(i64::MAX);
    ("card-move-recount", args([("count", Arg::Number(count))]))
}
