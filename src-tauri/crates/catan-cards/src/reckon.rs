//! What follows from the table at every moment: points, commerce, strength, figures, limits, prices, counts. Always
//! worked out, never kept, so that it cannot go wrong.

use referee::Seat;

use crate::catalogue::Facts;
use crate::realm::{Land, Realm, Town};
use crate::setup::Seven;
use crate::state::{SEATS, State, other};
use crate::{Card, Family, Resource};

/// The hand without abbeys and libraries (CARD-HAND-01).
const HAND: u8 = 3;

/// Resources that brigands let pass (CARD-EVDIE-05).
pub(crate) const BRIGANDS_PASS: u8 = 7;

/// Points together that unlock neutral and attack cards (CARD-ACTION-02).
pub(crate) const UNLOCKED: u16 = 7;

/// The last turn in which brigands do not come (CARD-EVDIE-07).
pub(crate) const QUIET_TURNS: u16 = 4;

impl State {
    /// Commerce points of the cards in play (CARD-BLD-04, -09, -11, CARD-AMB-09).
    pub(crate) fn commerce(&self, seat: Seat) -> u8 {
        let realm = self.realm(seat);
        let printed = self.sum(seat, |facts| facts.commerce);
        small(printed + u32::from(fleets(realm)) * u32::from(realm.count(Card::Harbor)))
    }

    /// Strength of the knights: black numbers, one more each with a smithy (CARD-BLD-05, -15).
    pub(crate) fn strength(&self, seat: Seat) -> u8 {
        let realm = self.realm(seat);
        let black = self.sum(seat, |facts| facts.strength);
        small(black + u32::from(knights(realm)) * u32::from(realm.count(Card::Smithy)))
    }

    /// Sum of the red numbers (CARD-EVDIE-02).
    pub(crate) fn tournament(&self, seat: Seat) -> u8 {
        small(self.sum(seat, |facts| facts.tournament))
    }

    /// A value summed over the cards in play. Corrected cards may say more than any printed ones.
    fn sum(&self, seat: Seat, value: fn(&Facts) -> u8) -> u32 {
        self.realm(seat).cards().map(|(_, one)| u32::from(value(self.catalogue.card(one.card)))).sum()
    }

    /// Who wins the tournament: strictly more.
    pub(crate) fn tournament_winner(&self) -> Option<Seat> {
        SEATS.into_iter().find(|seat| self.tournament(*seat) > self.tournament(other(*seat)))
    }

    /// Who is due the knight figure: strictly stronger, no minimum (CARD-TOKEN-01).
    pub(crate) fn strongest(&self) -> Option<Seat> {
        SEATS.into_iter().find(|seat| self.strength(*seat) > self.strength(other(*seat)))
    }

    /// Who is due the mill figure: strictly more commerce, and a city (CARD-TOKEN-02, -03).
    pub(crate) fn best_trader(&self) -> Option<Seat> {
        SEATS
            .into_iter()
            .find(|seat| self.realm(*seat).cities() > 0 && self.commerce(*seat) > self.commerce(other(*seat)))
    }

    /// Whether a seat holds the knight figure.
    pub(crate) fn holds_knight(&self, seat: Seat) -> bool {
        self.knight.is_some_and(|held| held.seat == seat)
    }

    /// Whether a seat holds the mill figure.
    pub(crate) fn holds_mill(&self, seat: Seat) -> bool {
        self.mill.is_some_and(|held| held.seat == seat)
    }

    /// Victory points: settlements, cities, red cards, figures.
    pub(crate) fn points(&self, seat: Seat) -> u8 {
        let realm = self.realm(seat);
        let towns: u8 = realm.towns.values().map(|town| if town.is_city() { 2 } else { 1 }).sum();
        let cards: u8 = realm.cards().map(|(_, one)| self.catalogue.card(one.card).points).sum();
        towns + cards + u8::from(self.holds_knight(seat)) + u8::from(self.holds_mill(seat))
    }

    /// Both players' points together.
    pub(crate) fn together(&self) -> u16 {
        SEATS.into_iter().map(|seat| u16::from(self.points(seat))).sum()
    }

    /// Whether neutral and attack cards may be played (CARD-ACTION-02, CARD-AMB-03).
    pub(crate) fn unlocked(&self) -> bool {
        match self.house().seven {
            Seven::Latched => self.seven,
            Seven::Current => self.together() >= UNLOCKED,
        }
    }

    /// How many cards a hand may have (CARD-HAND-01).
    pub(crate) fn limit(&self, seat: Seat) -> u8 {
        let realm = self.realm(seat);
        HAND + realm.count(Card::Abbey) + realm.count(Card::Library)
    }

    /// Cards a hand has too many.
    pub(crate) fn surplus(&self, seat: Seat) -> u8 {
        self.hand(seat).cards.saturating_sub(self.limit(seat))
    }

    /// What a search costs (CARD-HAND-03, -06).
    pub(crate) fn search_price(&self, seat: Seat) -> u8 {
        if self.realm(seat).has(Card::TownHall) { 1 } else { 2 }
    }

    /// What the brigands count: everything but what lies beside a protected warehouse (CARD-EVDIE-06).
    pub(crate) fn brigand_count(&self, seat: Seat) -> u8 {
        let realm = self.realm(seat);
        realm.lands.iter().filter(|land| warehouses(realm, **land) == 0).map(|land| land.holds).sum()
    }

    /// Resources of choice in a progress (CARD-EVENT-04).
    pub(crate) fn progress(&self, seat: Seat) -> u8 {
        let realm = self.realm(seat);
        realm.count(Card::Abbey) + realm.count(Card::Library)
    }

    /// The least of a resource the bank takes from a seat (CARD-TRADE-04, -05).
    pub(crate) fn rates(&self, seat: Seat, resource: Resource) -> Vec<u8> {
        let realm = self.realm(seat);
        let mut rates = vec![3];
        if realm.cards().any(|(_, one)| one.card.ships() == Some(resource)) {
            rates.push(2);
        }
        if resource == Resource::Gold && realm.has(Card::Mint) {
            rates.push(1);
        }
        rates
    }

    /// What a region produces when its number is rolled (CARD-PROD-01, -02, CARD-BLD-03).
    pub(crate) fn yields(&self, seat: Seat, land: Land) -> u8 {
        let boosted = self.realm(seat).beside(land).any(|card| card.boosts() == Some(land.region.resource()));
        if boosted { 2 } else { 1 }
    }
}

fn small(sum: u32) -> u8 {
    u8::try_from(sum).unwrap_or(u8::MAX)
}

/// Fleets in a realm.
pub(crate) fn fleets(realm: &Realm) -> u8 {
    family(realm, Family::Fleet)
}

/// Knights in a realm.
pub(crate) fn knights(realm: &Realm) -> u8 {
    family(realm, Family::Knight)
}

fn family(realm: &Realm, family: Family) -> u8 {
    u8::try_from(realm.cards().filter(|(_, one)| one.card.family() == family).count()).unwrap_or(u8::MAX)
}

/// Protected warehouses beside a region (CARD-EVDIE-06, CARD-EVENT-03).
pub(crate) fn warehouses(realm: &Realm, land: Land) -> u8 {
    let beside = realm.beside(land).filter(|card| *card == Card::Garrison);
    u8::try_from(beside.count()).unwrap_or(u8::MAX)
}

/// What keeps a region at a city from the plague (CARD-BLD-06, -14).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Plague {
    /// It does not border a city.
    NoCity,
    /// An aqueduct keeps the whole realm.
    Aqueduct,
    /// A bath house keeps the regions of its city.
    BathHouse,
    /// Nothing.
    Struck,
}

/// How the plague meets a region (CARD-EVENT-07).
pub(crate) fn plague(realm: &Realm, land: Land) -> Plague {
    if !realm.towns_at(land).any(Town::is_city) {
        Plague::NoCity
    } else if realm.has(Card::Aqueduct) {
        Plague::Aqueduct
    } else if realm.towns_at(land).any(|town| town.has(Card::BathHouse)) {
        Plague::BathHouse
    } else {
        Plague::Struck
    }
}
