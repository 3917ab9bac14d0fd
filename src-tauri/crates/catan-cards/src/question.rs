//! What may be asked about a position. It changes nothing.

use referee::{Seat, Verdict};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalogue::{Certainty, Entry, Listed, Value, base_catalogue};
use crate::check::{check, site_objections};
use crate::payment::{propose, propose_any};
use crate::place::Remark;
use crate::reckon::BRIGANDS_PASS;
use crate::state::{SEATS, State};
use crate::{Card, Move, Payment, Price, Rule, Site, legal};

/// A question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum Question {
    /// What may be entered now?
    Moves {},
    /// Where may this card stand in the realm of the seat in turn, what does it cost, and which regions would pay?
    Card {
        /// Which card.
        card: Card,
    },
    /// Which regions would pay this price, for this seat?
    Proposal {
        /// Who pays.
        seat: Seat,
        /// What.
        price: Price,
    },
    /// Which regions would pay for a search, for this seat?
    Search {
        /// Who searches.
        seat: Seat,
    },
    /// What is printed on the cards, and how certain is it?
    Deck {},
    /// What would the brigands do now?
    Brigands {},
}

/// A site for a card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SiteOffer {
    /// Where.
    pub site: Site,
    /// Why not; empty where it may stand, if it is paid.
    pub reasons: Vec<Remark>,
    /// What the table should know: a mill beside no field.
    pub warnings: Vec<Remark>,
}

/// An entry of the catalogue beside its certainty, for comparing with the cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Checked {
    /// What holds at this table.
    pub effective: Listed,
    /// What the base catalogue says.
    pub base: Listed,
    /// The values that are not certain, with how certain they are.
    pub uncertain: Vec<(Value, Certainty)>,
}

/// What the brigands would do to a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Struck {
    /// Whose.
    pub seat: Seat,
    /// All resources.
    pub total: u8,
    /// Those that count: without protected regions.
    pub counted: u8,
    /// Whether ore and wool would be lost, the quiet first turns aside.
    pub loses: bool,
}

/// The answer to the [`Question`] of the same name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Answer {
    /// What may be entered.
    Moves {
        /// In a fixed order.
        moves: Vec<Move>,
    },
    /// About a card.
    Card {
        /// What it is expected to cost.
        price: Price,
        /// Whether the table has compared that with the card, or nobody needs to.
        confirmed: bool,
        /// Why it cannot be built or played at all now; empty where it can.
        reasons: Vec<Remark>,
        /// Every free site.
        sites: Vec<SiteOffer>,
        /// The regions that would pay; none if it cannot be paid.
        pay: Option<Payment>,
    },
    /// The regions that would pay.
    Proposal {
        /// None if it cannot be paid.
        pay: Option<Payment>,
    },
    /// The regions that would pay for a search.
    Search {
        /// What it costs.
        price: u8,
        /// None if it cannot be paid.
        pay: Option<Payment>,
    },
    /// The catalogue.
    Deck {
        /// Every entry.
        entries: Vec<Checked>,
    },
    /// The brigands.
    Brigands {
        /// Both seats.
        seats: Vec<Struck>,
    },
}

/// Answers a question.
///
/// # Errors
/// It names a third seat or a price that is none.
pub(crate) fn answer(state: &State, question: &Question) -> Result<Answer, Remark> {
    Ok(match question {
        Question::Moves {} => Answer::Moves { moves: legal::legal(state) },
        Question::Card { card } => about_card(state, *card),
        Question::Proposal { seat, price } => {
            known(*seat)?;
            Answer::Proposal { pay: propose(state.realm(*seat), price) }
        }
        Question::Search { seat } => {
            known(*seat)?;
            let price = state.search_price(*seat);
            Answer::Search { price, pay: propose_any(state.realm(*seat), price) }
        }
        Question::Deck {} => Answer::Deck { entries: deck(state) },
        Question::Brigands {} => {
            let struck = |seat: Seat| {
                let counted = state.brigand_count(seat);
                let total = state.realm(seat).total();
                Struck { seat, total, counted, loses: counted > BRIGANDS_PASS }
            };
            Answer::Brigands { seats: SEATS.map(struck).to_vec() }
        }
    })
}

fn known(seat: Seat) -> Result<(), Remark> {
    if seat.0 > 1 { Err(crate::check::no_seat(seat)) } else { Ok(()) }
}

fn about_card(state: &State, card: Card) -> Answer {
    let seat = state.active;
    let price = state.catalogue.card(card).price;
    let realm = state.realm(seat);
    let mut sites = Vec::new();
    let mut everywhere: Option<Vec<Remark>> = None;
    for site in realm.sites().filter(|site| realm.on(*site).is_none()) {
        let mv = Move::Build { seat, card, site, pay: None, printed: None };
        let of_site = site_objections(state, seat, card, site);
        let (reasons, warnings) = match check(state, &mv) {
            Verdict::Legal { warnings } | Verdict::Possible { reveals: warnings } => (Vec::new(), warnings),
            Verdict::Refused { reasons } => (reasons, Vec::new()),
        };
        let general: Vec<Remark> = reasons.into_iter().filter(|reason| !of_site.contains(reason)).collect();
        everywhere = Some(general);
        sites.push(SiteOffer { site, reasons: of_site, warnings });
    }
    let no_site = || vec![Remark::new(Rule::Build09, "card-refused-no-free-site").with("card", card.word())];
    Answer::Card {
        price,
        confirmed: state.catalogue.is_confirmed(Entry::Card(card), Value::Cost),
        reasons: everywhere.unwrap_or_else(no_site),
        sites,
        pay: propose(realm, &price),
    }
}

fn deck(state: &State) -> Vec<Checked> {
    let base = base_catalogue();
    Entry::all()
        .zip(base)
        .filter_map(|(entry, base)| {
            let effective = state.catalogue.listed().iter().find(|one| one.id == entry.id())?.clone();
            Some(Checked { effective, base, uncertain: entry.uncertain() })
        })
        .collect()
}
