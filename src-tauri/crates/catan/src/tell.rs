//! How the log tells a move.

use referee::{Arg, Telling, args};

use crate::check::word;
use crate::{Cards, Dice, HandsMode, Move, Relation};

/// How the log tells a move; the name of the seat stands before the sentence.
pub(crate) fn tell(mv: &Move) -> Telling {
    let cards = |cards: &Cards| ("cards", cards.arg());
    let (message, args) = match mv {
        Move::PlaceSettlement { .. } => ("cat-move-place-settlement", args([])),
        Move::PlaceRoad { .. } => ("cat-move-place-road", args([])),
        Move::Roll { dice, .. } => roll(*dice),
        Move::Discard { cards: Some(discarded), .. } => ("cat-move-discard", args([cards(discarded)])),
        Move::Discard { cards: None, .. } => ("cat-move-discard-unseen", args([])),
        // Only thief and victim know the card (CAT-INF-04), so the log keeps it to itself.
        Move::MoveRobber { from: None, .. } => ("cat-move-robber", args([])),
        Move::MoveRobber { from: Some(from), .. } => {
            ("cat-move-robber-from", args([("victim", Arg::Seat(*from))]))
        }
        Move::BuildRoad { .. } => ("cat-move-build-road", args([])),
        Move::FreeRoad { .. } => ("cat-move-free-road", args([])),
        Move::BuildSettlement { .. } => ("cat-move-build-settlement", args([])),
        Move::BuildCity { .. } => ("cat-move-build-city", args([])),
        // The kind stays out of the log: who may know it, the screen knows.
        Move::BuyCard { .. } => ("cat-move-buy", args([])),
        Move::PlayKnight { .. } => ("cat-move-knight", args([])),
        Move::PlayRoadBuilding { .. } => ("cat-move-road-building", args([])),
        Move::PlayYearOfPlenty { cards, .. } => {
            let drawn = cards.iter().map(|kind| word(kind.word())).collect();
            ("cat-move-plenty", args([("cards", Arg::List(drawn))]))
        }
        Move::PlayMonopoly { resource, taken, .. } => {
            let sum = taken.iter().flatten().map(|taken| i64::from(taken.count)).sum();
            let card = ("card", word(resource.word()));
            match taken {
                None => ("cat-move-monopoly", args([card])),
                Some(_) => ("cat-move-monopoly-told", args([card, ("count", Arg::Number(sum))])),
            }
        }
        Move::BankTrade { give, get, .. } => {
            ("cat-move-bank", args([("give", give.arg()), ("get", get.arg())]))
        }
        Move::Trade { with, give, get, .. } => {
            let sides = [("with", Arg::Seat(*with)), ("give", give.arg()), ("get", get.arg())];
            ("cat-move-trade", args(sides))
        }
        Move::EndTurn { .. } => ("cat-move-end", args([])),
        Move::SpecialBuild { .. } => ("cat-move-special", args([])),
        Move::EndSpecialBuild { .. } => ("cat-move-special-end", args([])),
        Move::ClaimWin { shown, .. } => match shown {
            None | Some(0) => ("cat-move-win", args([])),
            Some(shown) => ("cat-move-win-shown", args([("count", Arg::Number(i64::from(*shown)))])),
        },
        Move::HandShown { cards: shown, .. } => ("cat-move-hand-shown", args([cards(shown)])),
        Move::HandKnown { resource, relation, count, .. } => (
            relation_key(*relation),
            args([("card", word(resource.word())), ("count", Arg::Number(i64::from(*count)))]),
        ),
        Move::CannotPay { purchase, .. } => ("cat-move-cannot-pay", args([("what", word(purchase.word()))])),
        Move::HandCounted { count, .. } => {
            ("cat-move-hand-counted", args([("count", Arg::Number(i64::from(*count)))]))
        }
        Move::BankCounted { resource, count } => (
            "cat-move-bank-counted",
            args([("card", word(resource.word())), ("count", Arg::Number(i64::from(*count)))]),
        ),
        Move::CardShown { card, .. } => ("cat-move-card-shown", args([("card", word(card.word()))])),
        Move::KeepHands { mode } => (mode_key(*mode), args([])),
    };
    Telling { seat: mv.seat(), message: message.to_owned(), args }
}

fn roll(dice: Dice) -> (&'static str, referee::Args) {
    let sum = ("sum", Arg::Number(i64::from(dice.sum().unwrap_or_default())));
    match dice {
        Dice::Sum(_) => ("cat-move-roll", args([sum])),
        Dice::Pair([one, other]) => {
            let dice = [("one", Arg::Number(i64::from(one))), ("other", Arg::Number(i64::from(other))), sum];
            ("cat-move-roll-dice", args(dice))
        }
    }
}

const fn relation_key(relation: Relation) -> &'static str {
    match relation {
        Relation::Exactly => "cat-move-known-exactly",
        Relation::AtLeast => "cat-move-known-at-least",
        Relation::AtMost => "cat-move-known-at-most",
        Relation::Not => "cat-move-known-not",
    }
}

const fn mode_key(mode: HandsMode) -> &'static str {
    match mode {
        HandsMode::Open => "cat-move-hands-open",
        HandsMode::Closed => "cat-move-hands-closed",
        HandsMode::Sealed => "cat-move-hands-sealed",
        HandsMode::Counts => "cat-move-hands-counts",
    }
}
