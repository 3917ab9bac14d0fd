//! What a feature is worth and who gets it (rules CAR-MAJ, CAR-ROAD, CAR-CITY, CAR-MON, CAR-END, CAR-FARM).
//!
//! Counts go in, points come out; where the counts come from is the business of the table. So the worked
//! examples of the rulebook can be asked without laying a board.

use referee::Seat;

use crate::Feature;
use crate::setup::{Farmers, Setup, TwoTileCity};

/// What has been counted of one feature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tally {
    /// What it is.
    pub feature: Feature,
    /// Whether it is complete.
    pub complete: bool,
    /// Different tiles in it (CAR-ROAD-04, CAR-CITY-03); for a monastery itself and its neighbours.
    pub tiles: u16,
    /// Shields in a city.
    pub shields: u16,
    /// Complete cities in or at a field, each once (CAR-FARM-05).
    pub towns: u16,
    /// Followers per seat.
    pub followers: Vec<u8>,
}

impl Tally {
    /// The points for each seat with most followers.
    ///
    /// Fields are counted as in the edition of the set-up where that goes field by field; a seat that was
    /// paid for some of the towns through another field (second edition) has fewer `towns` here. Under the
    /// first edition cities are counted, not fields: then `towns` is 1 and `followers` are the farmers at
    /// that city.
    pub fn points(&self, setup: &Setup) -> i32 {
        let (tiles, shields, towns) = (i32::from(self.tiles), i32::from(self.shields), i32::from(self.towns));
        match self.feature {
            // CAR-ROAD-03, CAR-END-04; CAR-MON-01, CAR-END-06.
            Feature::Road | Feature::Monastery => tiles,
            // CAR-CITY-02, CAR-END-05.
            Feature::City => {
                let small = self.tiles == 2 && setup.two_tile_city == TwoTileCity::Two;
                if self.complete && !small { 2 * (tiles + shields) } else { tiles + shields }
            }
            // CAR-FARM-02.
            Feature::Field => match setup.farmers {
                Farmers::None => 0,
                Farmers::ThirdEdition | Farmers::SecondEdition => 3 * towns,
                Farmers::FirstEdition => 4 * towns,
            },
        }
    }

    /// The seats with most followers: all of them on a tie (CAR-MAJ-01, -02), nobody where none stands
    /// (CAR-MAJ-04).
    pub fn majority(&self) -> Vec<Seat> {
        majority(&self.followers)
    }

    /// Points of every seat.
    pub fn award(&self, setup: &Setup) -> Vec<i32> {
        let points = self.points(setup);
        let winners = self.majority();
        (0_u8..)
            .zip(&self.followers)
            .map(|(seat, _)| points * i32::from(winners.contains(&Seat(seat))))
            .collect()
    }
}

/// The seats with most followers; nobody where none stands.
pub fn majority(followers: &[u8]) -> Vec<Seat> {
    match followers.iter().max() {
        None | Some(0) => Vec::new(),
        Some(most) => {
            (0_u8..).zip(followers).filter(|(_, count)| *count == most).map(|(seat, _)| Seat(seat)).collect()
        }
    }
}
