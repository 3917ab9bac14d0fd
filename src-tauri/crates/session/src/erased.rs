//! A game without its types: set-ups, moves and questions as JSON.
//!
//! Written once for every [`Game`]; the only place where a game's types meet JSON.

use std::any::Any;
use std::marker::PhantomData;

use contract::{Failure, GameInfo, Json, Remark, Sheet, Verdict};
use referee::{Asks, Game, Outcome, Telling};
use schemars::Schema;
use schemars::generate::SchemaSettings;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A game whose set-ups and moves are JSON.
pub trait AnyGame: Sync {
    /// What a list of games says.
    fn info(&self) -> GameInfo;

    /// The suggested set-up for this many seats.
    ///
    /// # Errors
    /// [`Failure::NotUnderstood`] if so many cannot play.
    fn suggest(&self, seats: u8) -> Result<Json, Failure>;

    /// Lays out the table; also says how many seats it has, and gives the set-up with everything spelt out.
    ///
    /// # Errors
    /// [`Failure::NotUnderstood`] or [`Failure::Refused`].
    fn start(&self, setup: &Json) -> Result<Start, Failure>;

    /// A move in its tidy form: every field spelt out, in the order of the game's own type.
    ///
    /// # Errors
    /// [`Failure::NotUnderstood`].
    fn tidy(&self, mv: &Json) -> Result<Json, Failure>;

    /// How the log tells a move.
    ///
    /// # Errors
    /// [`Failure::NotUnderstood`].
    fn tell(&self, mv: &Json) -> Result<Telling, Failure>;

    /// One schema whose definitions are the game's set-up, move, place, view, question and answer.
    fn schema(&self) -> Schema;
}

/// A table as laid out.
pub struct Start {
    /// How many seats it has.
    pub seats: u8,
    /// The set-up with everything spelt out.
    pub setup: Json,
    /// The position before the first move.
    pub position: Box<dyn AnyPosition>,
}

/// A position of some game.
pub trait AnyPosition: Send + Sync {
    /// A copy.
    fn copy(&self) -> Box<dyn AnyPosition>;

    /// The game's own state, for what only one game has.
    fn state(&self) -> &dyn Any;

    /// What the referee says to a move.
    ///
    /// # Errors
    /// [`Failure::NotUnderstood`].
    fn check(&self, mv: &Json) -> Result<Verdict, Failure>;

    /// Makes a move.
    ///
    /// # Errors
    /// [`Failure::NotUnderstood`] or [`Failure::Refused`]; the position is as it was.
    fn play(&mut self, mv: &Json) -> Result<(), Failure>;

    /// Makes a move that the table lets stand.
    ///
    /// # Errors
    /// [`Failure::NotUnderstood`], or [`Failure::Refused`] where it cannot lie on a table; the position is as
    /// it was.
    fn let_stand(&mut self, mv: &Json) -> Result<(), Failure>;

    /// Who must act.
    fn asks(&self) -> Asks;

    /// The score sheet.
    fn sheet(&self) -> Sheet;

    /// Points of every seat, without the reasons.
    fn totals(&self, seats: u8) -> Vec<i32>;

    /// The sheet if the game ended now.
    fn forecast(&self) -> Sheet;

    /// Whether it is over, and who won.
    fn outcome(&self) -> Outcome;

    /// What a screen draws.
    fn view(&self) -> Json;

    /// Answers a question.
    ///
    /// # Errors
    /// [`Failure::NotUnderstood`], or [`Failure::Refused`] where it makes no sense here.
    fn answer(&self, question: &Json) -> Result<Json, Failure>;
}

/// A [`Game`] without its types.
pub(crate) struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    pub(crate) const NEW: Self = Self(PhantomData);
}

struct Laid<G: Game> {
    state: G::State,
}

fn read<T: DeserializeOwned>(value: &Json) -> Result<T, Failure> {
    T::deserialize(value).map_err(|error| Failure::NotUnderstood {
        detail: error.to_string(),
        line: 0,
        column: 0,
    })
}

/// Our own types always have a JSON form: their keys are strings and their numbers finite.
fn write(value: &impl Serialize) -> Json {
    serde_json::to_value(value).unwrap_or(Json::Null)
}

fn refused<P: Serialize>(reasons: Vec<referee::Remark<P>>) -> Failure {
    Failure::Refused { reasons: remarks(reasons) }
}

fn remarks<P: Serialize>(remarks: Vec<referee::Remark<P>>) -> Vec<Remark> {
    remarks.into_iter().map(|remark| remark.map_places(|place| write(&place))).collect()
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> GameInfo {
        GameInfo {
            id: G::ID.to_owned(),
            fewest_seats: *G::SEATS.start(),
            most_seats: *G::SEATS.end(),
            rules_version: G::RULES_VERSION,
        }
    }

    fn suggest(&self, seats: u8) -> Result<Json, Failure> {
        if G::SEATS.contains(&seats) {
            Ok(write(&G::suggest(seats)))
        } else {
            let detail = format!("{} to {} seats", G::SEATS.start(), G::SEATS.end());
            Err(Failure::NotUnderstood { detail, line: 0, column: 0 })
        }
    }

    fn start(&self, setup: &Json) -> Result<Start, Failure> {
        let setup: G::Setup = read(setup)?;
        let state = G::start(&setup).map_err(refused)?;
        Ok(Start { seats: G::seats(&setup), setup: write(&setup), position: Box::new(Laid::<G> { state }) })
    }

    fn tidy(&self, mv: &Json) -> Result<Json, Failure> {
        read::<G::Move>(mv).map(|mv| write(&mv))
    }

    fn tell(&self, mv: &Json) -> Result<Telling, Failure> {
        read::<G::Move>(mv).map(|mv| G::tell(&mv))
    }

    fn schema(&self) -> Schema {
        let mut generator = SchemaSettings::draft2020_12().into_generator();
        let parts = [
            ("setup", generator.subschema_for::<G::Setup>()),
            ("move", generator.subschema_for::<G::Move>()),
            ("place", generator.subschema_for::<G::Place>()),
            ("view", generator.subschema_for::<G::View>()),
            ("question", generator.subschema_for::<G::Question>()),
            ("answer", generator.subschema_for::<G::Answer>()),
        ];
        let properties: serde_json::Map<String, Json> =
            parts.into_iter().map(|(name, schema)| (name.to_owned(), schema.to_value())).collect();
        let mut schema = Schema::default();
        schema.insert("$schema".to_owned(), "https://json-schema.org/draft/2020-12/schema".into());
        schema.insert("title".to_owned(), "Game".into());
        schema.insert("type".to_owned(), "object".into());
        schema.insert("properties".to_owned(), properties.into());
        schema.insert("$defs".to_owned(), generator.take_definitions(true).into());
        schema
    }
}

impl<G: Game> AnyPosition for Laid<G> {
    fn copy(&self) -> Box<dyn AnyPosition> {
        Box::new(Self { state: self.state.clone() })
    }

    fn state(&self) -> &dyn Any {
        &self.state
    }

    fn check(&self, mv: &Json) -> Result<Verdict, Failure> {
        Ok(match G::check(&self.state, &read(mv)?) {
            referee::Verdict::Legal { warnings } => Verdict::Legal { warnings: remarks(warnings) },
            referee::Verdict::Possible { reveals } => Verdict::Possible { reveals: remarks(reveals) },
            referee::Verdict::Refused { reasons } => Verdict::Refused { reasons: remarks(reasons) },
        })
    }

    fn play(&mut self, mv: &Json) -> Result<(), Failure> {
        G::play(&mut self.state, &read(mv)?).map(drop).map_err(refused)
    }

    fn let_stand(&mut self, mv: &Json) -> Result<(), Failure> {
        G::let_stand(&mut self.state, &read(mv)?).map_err(refused)
    }

    fn asks(&self) -> Asks {
        G::asks(&self.state)
    }

    fn sheet(&self) -> Sheet {
        G::sheet(&self.state).map_places(|place| write(&place))
    }

    fn totals(&self, seats: u8) -> Vec<i32> {
        G::sheet(&self.state).totals(seats)
    }

    fn forecast(&self) -> Sheet {
        G::forecast(&self.state).map_places(|place| write(&place))
    }

    fn outcome(&self) -> Outcome {
        G::outcome(&self.state)
    }

    fn view(&self) -> Json {
        write(&G::view(&self.state))
    }

    fn answer(&self, question: &Json) -> Result<Json, Failure> {
        G::answer(&self.state, &read(question)?)
            .map(|answer| write(&answer))
            .map_err(|remark| refused(vec![remark]))
    }
}
