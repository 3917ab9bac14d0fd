//! What a screen draws: both principalities, the common line between them, and what may be done now.

use referee::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::check::check;
use crate::moves::Target;
use crate::payment::propose;
use crate::place::Remark;
use crate::realm::Realm;
use crate::reckon::{QUIET_TURNS, warehouses};
use crate::state::{Changed, Duty, Handling, SEATS, State, Step};
use crate::{
    Card, End, Event, Face, Family, Move, Payment, Price, Region, Resource, Side, Site, Supply, ask, sheet,
};

/// Everything visible at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct View {
    /// The number of the turn, counted from 1.
    pub turn: u16,
    /// Whose turn it is.
    pub active: Seat,
    /// Where the turn stands.
    pub step: StepView,
    /// What the event die shows.
    pub face: Option<Face>,
    /// Points that win.
    pub target: i16,
    /// Both principalities.
    pub seats: Vec<SeatView>,
    /// Cards in the five draw stacks.
    pub stacks: Vec<u8>,
    /// Roads left for both.
    pub roads_left: u8,
    /// Settlements left for both.
    pub settlements_left: u8,
    /// Cities left for both.
    pub cities_left: u8,
    /// Regions left to draw.
    pub regions_left: Vec<Region>,
    /// Event cards in their stack.
    pub events: u8,
    /// The discard pile, last card last.
    pub discard: Vec<Card>,
    /// Both players' points together, against seven.
    pub together: u16,
    /// Whether neutral and attack cards may be played.
    pub unlocked: bool,
    /// Whether brigands do not come yet.
    pub quiet: bool,
    /// Who holds the knight figure.
    pub knight: Option<Seat>,
    /// Who holds the mill figure.
    pub mill: Option<Seat>,
    /// What changed since the dice of this turn.
    pub changes: Vec<ChangeView>,
    /// What has to be answered, first one first.
    pub duties: Vec<DutyView>,
    /// What the seat in turn may do, with the reasons against what it may not.
    pub offers: Vec<Offer>,
    /// Remaining copies, events and stack history, if both agreed to an open book.
    pub open_book: Option<OpenBook>,
}

/// Where the turn stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum StepView {
    /// Starting hands are taken.
    Opening {},
    /// Before the dice.
    Dice {
        /// What the alchemist has set.
        set: Option<u8>,
    },
    /// The event is being resolved.
    Event {
        /// The number that will produce.
        number: u8,
    },
    /// The main phase.
    Main {},
    /// The hand check.
    Hand {
        /// Whether the hand was short, so that nothing may be exchanged.
        was_short: bool,
    },
    /// The game is over.
    Over {
        /// Who won.
        winner: Seat,
    },
}

/// A principality and its owner's figures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatView {
    /// Whose.
    pub seat: Seat,
    /// Roads, settlements and cities from left to right.
    pub axis: Vec<AxisView>,
    /// Regions.
    pub regions: Vec<RegionView>,
    /// Sites with what stands on them.
    pub sites: Vec<SiteView>,
    /// Victory points.
    pub points: u8,
    /// Their parts, by column of the sheet.
    pub parts: Vec<PartView>,
    /// Commerce points.
    pub commerce: u8,
    /// Strength.
    pub strength: u8,
    /// Tournament numbers.
    pub tournament: u8,
    /// Cards in hand.
    pub hand: u8,
    /// Cards the hand may have.
    pub limit: u8,
    /// Cards both know to be in the hand.
    pub known: Vec<Card>,
    /// Cards that were known before others were put away unseen.
    pub perhaps: Vec<Card>,
    /// All resources.
    pub resources: u8,
    /// Resources the brigands count.
    pub brigand_count: u8,
    /// What a search costs.
    pub search_price: u8,
}

/// A card of the axis.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AxisView {
    /// Its column.
    pub at: i8,
    /// What it is.
    pub kind: AxisKind,
}

/// What a card of the axis is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum AxisKind {
    /// A road.
    Road,
    /// A settlement.
    Settlement,
    /// A city.
    City,
}

/// A region.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct RegionView {
    /// Which card.
    pub region: Region,
    /// What it stores.
    pub resource: Resource,
    /// The number that makes it produce.
    pub number: u8,
    /// Its column.
    pub at: i8,
    /// Above or below.
    pub side: Side,
    /// What it shows.
    pub holds: u8,
    /// What it would produce.
    pub yields: u8,
    /// Whether a protected warehouse stands beside it.
    pub protected: bool,
}

/// A site.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct SiteView {
    /// Where.
    pub site: Site,
    /// What stands there.
    pub card: Option<CardView>,
}

/// A card in play, with what is printed on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardView {
    /// Which.
    pub card: Card,
    /// Its family.
    pub family: Family,
    /// What it costs.
    pub price: Price,
    /// Victory points.
    pub points: u8,
    /// Commerce points.
    pub commerce: u8,
    /// Strength.
    pub strength: u8,
    /// Tournament number.
    pub tournament: u8,
}

/// Points of one column of the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartView {
    /// The column.
    pub source: String,
    /// The points in it.
    pub points: u8,
}

/// What changed, and by which rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ChangeView {
    /// A region was turned, or could not store what it gained.
    Region {
        /// Whose.
        seat: Seat,
        /// Which.
        region: Region,
        /// What it showed.
        from: u8,
        /// What it shows.
        to: u8,
        /// What could not be stored.
        lost: u8,
        /// The rule.
        rule: String,
    },
    /// A card left its site.
    Left {
        /// Whose.
        seat: Seat,
        /// Where.
        site: Site,
        /// Which.
        card: Card,
        /// The rule.
        rule: String,
    },
}

/// Something that has to be answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct DutyView {
    /// Who answers.
    pub seat: Seat,
    /// What is asked: key of the question.
    pub question: String,
    /// The attack card it is about.
    pub attack: Option<Card>,
    /// How often.
    pub left: u8,
    /// What may be pointed at: cards to take back.
    pub targets: Vec<Target>,
}

/// Something the seat in turn may want to do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Offer {
    /// What.
    pub doing: Doing,
    /// Why not now; empty where it may be done.
    pub reasons: Vec<Remark>,
    /// What it costs.
    pub price: Option<Price>,
    /// The regions that would pay.
    pub pay: Option<Payment>,
}

/// What may be done in a turn, cards of the hand aside (those are asked one by one).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum Doing {
    /// The alchemist.
    Alchemist {},
    /// Both dice.
    Roll {},
    /// A road.
    Road {
        /// At which end.
        end: End,
    },
    /// A settlement.
    Settlement {
        /// At which end.
        end: End,
    },
    /// A city.
    City {
        /// Over which settlement.
        at: i8,
    },
    /// The bank takes so many of this for one other.
    Bank {
        /// Of what.
        give: Resource,
        /// How many.
        count: u8,
    },
    /// The caravan.
    Caravan {},
    /// The merchant.
    Merchant {},
    /// The spy.
    Spy {},
    /// Black knight, arsonist or raid.
    Attack {
        /// Which.
        card: Card,
    },
    /// A card drawn from a stack.
    Draw {
        /// Whether it is searched for.
        search: bool,
    },
    /// A card exchanged.
    Exchange {},
    /// A card too many put under a stack.
    Shed {},
    /// The turn ends.
    EndTurn {},
}

/// What is shown only with an open book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenBook {
    /// Copies that are in stacks or unknown hands, by name.
    pub unseen: Vec<Remaining>,
    /// Events drawn since the last shuffle, first one first: they lie at the bottom in this order.
    pub drawn: Vec<Event>,
    /// Events still to come before the first of them.
    pub coming: Vec<Event>,
    /// What was done with the stacks, first thing first.
    pub handled: Vec<HandledView>,
}

/// Copies of a card nobody has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Remaining {
    /// Which.
    pub card: Card,
    /// How many.
    pub count: u8,
}

/// Something done with a stack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct HandledView {
    /// Who.
    pub seat: Seat,
    /// Which stack.
    pub stack: u8,
    /// Key of what was done: the top card, a search, a card put under it.
    pub how: String,
}

/// What a screen draws of this table.
pub(crate) fn view(state: &State) -> View {
    View {
        turn: state.turn,
        active: state.active,
        step: step(state),
        face: state.face,
        target: state.setup.target,
        seats: SEATS.map(|seat| seat_view(state, seat)).to_vec(),
        stacks: state.stacks.to_vec(),
        roads_left: state.left(Supply::Road),
        settlements_left: state.left(Supply::Settlement),
        cities_left: state.left(Supply::City),
        regions_left: state.region_stack().collect(),
        events: Event::ALL.into_iter().map(|event| state.catalogue.events(event)).sum(),
        discard: state.discard.clone(),
        together: state.together(),
        unlocked: state.unlocked(),
        quiet: state.turn <= QUIET_TURNS,
        knight: state.knight.map(|held| held.seat),
        mill: state.mill.map(|held| held.seat),
        changes: changes(state),
        duties: state.duties.iter().map(|duty| duty_view(state, *duty)).collect(),
        offers: offers(state),
        open_book: state.setup.open_book.then(|| open_book(state)),
    }
}

fn step(state: &State) -> StepView {
    match state.step {
        Step::Opening { .. } => StepView::Opening {},
        Step::Dice { set } => StepView::Dice { set },
        Step::Event { number } => StepView::Event { number },
        Step::Main => StepView::Main {},
        Step::Check(check) => StepView::Hand { was_short: check.was_short },
        Step::Over { winner } => StepView::Over { winner },
    }
}

fn axis(realm: &Realm) -> Vec<AxisView> {
    let kind = |at: i8| match realm.towns.get(&at) {
        None => AxisKind::Road,
        Some(town) if town.is_city() => AxisKind::City,
        Some(_) => AxisKind::Settlement,
    };
    (realm.left..=realm.right).map(|at| AxisView { at, kind: kind(at) }).collect()
}

fn seat_view(state: &State, seat: Seat) -> SeatView {
    let realm = state.realm(seat);
    let hand = state.hand(seat);
    let regions = realm.lands.iter().map(|land| RegionView {
        region: land.region,
        resource: land.region.resource(),
        number: state.catalogue.number(land.region),
        at: land.at,
        side: land.side,
        holds: land.holds,
        yields: state.yields(seat, *land),
        protected: warehouses(realm, *land) > 0,
    });
    let sites = realm
        .sites()
        .map(|site| SiteView { site, card: realm.on(site).map(|one| card_view(state, one.card)) });
    let mut parts: Vec<PartView> = Vec::new();
    for part in sheet::parts(state, seat) {
        match parts.iter_mut().find(|known| known.source == part.source) {
            Some(known) => known.points += part.points,
            None => parts.push(PartView { source: part.source.to_owned(), points: part.points }),
        }
    }
    SeatView {
        seat,
        axis: axis(realm),
        regions: regions.collect(),
        sites: sites.collect(),
        points: state.points(seat),
        parts,
        commerce: state.commerce(seat),
        strength: state.strength(seat),
        tournament: state.tournament(seat),
        hand: hand.cards,
        limit: state.limit(seat),
        known: hand.known.clone(),
        perhaps: hand.perhaps.clone(),
        resources: realm.total(),
        brigand_count: state.brigand_count(seat),
        search_price: state.search_price(seat),
    }
}

fn card_view(state: &State, card: Card) -> CardView {
    let facts = state.catalogue.card(card);
    CardView {
        card,
        family: card.family(),
        price: facts.price,
        points: facts.points,
        commerce: facts.commerce,
        strength: facts.strength,
        tournament: facts.tournament,
    }
}

fn changes(state: &State) -> Vec<ChangeView> {
    let rule = |rule: crate::Rule| referee::Rule::id(rule).to_owned();
    let shown = state.changes.iter().filter_map(|change| match change.what {
        // A rule that left a region as it was is no change to be drawn.
        Changed::Region { from, to, lost: 0, .. } if from == to => None,
        Changed::Region { region, from, to, lost } => {
            Some(ChangeView::Region { seat: change.seat, region, from, to, lost, rule: rule(change.rule) })
        }
        Changed::Left { site, card } => {
            Some(ChangeView::Left { seat: change.seat, site, card, rule: rule(change.rule) })
        }
    });
    shown.collect()
}

fn duty_view(state: &State, duty: Duty) -> DutyView {
    let seat = duty.seat();
    let theirs = |sites: Vec<Site>| {
        let owner = crate::state::other(seat);
        sites.into_iter().map(|site| Target::Site { owner, site }).collect()
    };
    let (attack, left, targets) = match duty {
        Duty::Gain { left, .. } | Duty::Raid { left, .. } => (None, left, Vec::new()),
        Duty::Shed { seat } => (None, state.surplus(seat), Vec::new()),
        Duty::MerchantTake { taken, .. } => (None, 2 - taken.min(2), Vec::new()),
        Duty::Defend { attack, .. } | Duty::AttackRoll { attack, .. } => (Some(attack), 1, Vec::new()),
        Duty::TakeBack { attack, .. } => {
            let sites = crate::settle::hit(state, crate::state::other(seat), attack).collect();
            (Some(attack), 1, theirs(sites))
        }
        Duty::CivilWar { .. } => {
            let sites = crate::settle::drafted(state, crate::state::other(seat)).collect();
            (None, 1, theirs(sites))
        }
        Duty::EventCard { .. }
        | Duty::MillTake { .. }
        | Duty::Builder { .. }
        | Duty::Conflict { .. }
        | Duty::Regions { .. }
        | Duty::MerchantGive { .. } => (None, 1, Vec::new()),
    };
    DutyView { seat, question: ask::asked(state, duty).to_owned(), attack, left, targets }
}

/// What the seat in turn may do: each thing tried on the table as it lies.
fn offers(state: &State) -> Vec<Offer> {
    if state.is_over() {
        return Vec::new();
    }
    let seat = state.active;
    let realm = state.realm(seat);
    let mut offers = Vec::new();
    let mut offer = |doing: Doing, mv: &Move, price: Option<Price>| {
        let reasons = check(state, mv).reasons().to_vec();
        offers.push(Offer { doing, reasons, pay: price.and_then(|price| propose(realm, &price)), price });
    };
    let number = match state.step {
        Step::Dice { set } => set.unwrap_or(1),
        Step::Opening { .. } | Step::Event { .. } | Step::Main | Step::Check(_) | Step::Over { .. } => 1,
    };
    offer(Doing::Alchemist {}, &Move::Alchemist { seat, number: 1 }, None);
    offer(Doing::Roll {}, &Move::Roll { seat, face: Face::Sun, number }, None);
    for end in End::ALL {
        let price = Some(*state.catalogue.price(Supply::Road));
        offer(Doing::Road { end }, &Move::Road { seat, end, pay: None }, price);
        let price = Some(*state.catalogue.price(Supply::Settlement));
        offer(Doing::Settlement { end }, &Move::Settlement { seat, end, pay: None }, price);
    }
    for (at, _) in realm.towns.iter().filter(|(_, town)| !town.is_city()) {
        let price = Some(*state.catalogue.price(Supply::City));
        offer(Doing::City { at: *at }, &Move::City { seat, at: *at, pay: None }, price);
    }
    for give in Resource::ALL {
        let count = state.rates(seat, give).into_iter().min().unwrap_or(3);
        let into = realm.lands.iter().find(|land| land.region.resource() != give && land.room() > 0);
        if let Some(into) = into {
            let mv = Move::Bank { seat, give, count, into: into.region, pay: None };
            offer(Doing::Bank { give, count }, &mv, Some(Price::only(give, count)));
        }
    }
    if let Some(pay) = crate::payment::propose_any(realm, 1) {
        offer(Doing::Caravan {}, &Move::Caravan { seat, pay }, None);
    }
    offer(Doing::Merchant {}, &Move::Merchant { seat }, None);
    offer(Doing::Spy {}, &Move::Spy { seat, card: None }, None);
    for card in [Card::BlackKnight, Card::Arsonist, Card::Brigands] {
        offer(Doing::Attack { card }, &Move::Attack { seat, card }, None);
    }
    let stack = (1..=5).find(|stack| state.stack(*stack) > 0).unwrap_or(1);
    for search in [false, true] {
        let mv = Move::Draw { seat, stack, search, pay: None, nothing: false };
        offer(Doing::Draw { search }, &mv, None);
    }
    offer(Doing::Exchange {}, &Move::Exchange { seat, stack, search: false, pay: None }, None);
    offer(Doing::Shed {}, &Move::Shed { seat, stack }, None);
    offer(Doing::EndTurn {}, &Move::EndTurn { seat }, None);
    offers
}

fn open_book(state: &State) -> OpenBook {
    let unseen = Card::ALL.into_iter().map(|card| {
        // Seen from nobody's hand: what both know of hands is seen.
        let known: usize =
            state.hands.iter().map(|hand| hand.known.iter().filter(|one| **one == card).count()).sum();
        let in_play: u8 = state.realms.iter().map(|realm| realm.count(card)).sum();
        let seen = in_play + state.discarded(card) + u8::try_from(known).unwrap_or(u8::MAX);
        Remaining { card, count: state.catalogue.card(card).count.saturating_sub(seen) }
    });
    let coming = Event::ALL.into_iter().flat_map(|event| {
        let drawn = state.drawn.iter().filter(|one| **one == event).count();
        let left = usize::from(state.catalogue.events(event)).saturating_sub(drawn);
        std::iter::repeat_n(event, left)
    });
    let handled = state.handled.iter().map(|one| HandledView {
        seat: one.seat,
        stack: one.stack,
        how: match one.how {
            Handling::Top => "card-handled-top",
            Handling::Searched => "card-handled-searched",
            Handling::Under => "card-handled-under",
        }
        .to_owned(),
    });
    OpenBook {
        unseen: unseen.collect(),
        drawn: state.drawn.clone(),
        coming: coming.collect(),
        handled: handled.collect(),
    }
}
