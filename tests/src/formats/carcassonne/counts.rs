//! Features without a layout: what was counted goes in, the points of every player come out.
//!
//! The worked examples of the rulebook are pictures; only their counts are known.

use std::collections::{BTreeMap, BTreeSet};

use carcassonne::{Feature as Area, Setup, Tally};
use serde_json::json;

use super::case::{Case, Farmers, Feature, Kind};
use super::compare::same;
use super::{Parted, parted};

/// Scores one feature.
pub(super) fn run(case: &Case, feature: &Feature) -> Result<(), Parted> {
    let colours: BTreeSet<&str> =
        feature.followers.keys().chain(feature.points.keys()).map(String::as_str).collect();
    let size =
        |figure: Option<u32>| u16::try_from(figure.unwrap_or(0)).map_err(|_| parted("a count", "too much"));
    let missing = match feature.kind {
        Kind::Road | Kind::City | Kind::Monastery => feature.tiles.is_none().then_some("tiles"),
        Kind::Field => feature.complete_cities.is_none().then_some("complete_cities"),
    };
    if let Some(missing) = missing {
        return Err(parted(format!("{missing} of the feature"), "none"));
    }
    let tally = Tally {
        feature: match feature.kind {
            Kind::Road => Area::Road,
            Kind::City => Area::City,
            Kind::Monastery => Area::Monastery,
            Kind::Field => Area::Field,
        },
        complete: feature.complete,
        tiles: size(feature.tiles)?,
        shields: size(feature.shields)?,
        towns: size(feature.complete_cities)?,
        followers: colours
            .iter()
            .map(|colour| feature.followers.get(*colour).copied().unwrap_or(0))
            .collect(),
    };
    let award = tally.award(&rules(case)?);
    let got: BTreeMap<&str, i32> = colours.into_iter().zip(award).collect();
    for (colour, points) in &feature.points {
        same(&format!("points of {colour}"), points, got.get(colour.as_str()).unwrap_or(&0))?;
    }
    match got.iter().find(|(colour, points)| **points > 0 && !feature.points.contains_key(**colour)) {
        Some((colour, points)) => Err(parted(format!("nothing for {colour}"), points.to_string())),
        None => Ok(()),
    }
}

/// The set-up whose rules the case names.
fn rules(case: &Case) -> Result<Setup, Parted> {
    let farmers = match &case.farmers {
        Farmers::Play(true) => "thirdEdition",
        Farmers::Play(false) => "none",
        Farmers::Edition(name) => name,
    };
    let written = json!({
        "seats": case.players.unwrap_or(5), "farmers": farmers, "twoTileCity": case.two_tile_city.unwrap_or(4)
    });
    serde_json::from_value(written).map_err(|error| parted("rules the referee knows", error.to_string()))
}
