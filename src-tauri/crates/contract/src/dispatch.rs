//! The commands as a trait, and a call by name.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Failure, Json};

macro_rules! declare {
    ($($(#[$doc:meta])* $name:ident: $request:ident => $answer:ident;)*) => {
        /// Whoever carries out the commands. Every method may fail with any [`Failure`]; then nothing was
        /// written.
        pub trait Commands: Send + Sync {
            $($(#[$doc])* fn $name(&self, request: crate::$request) -> Result<crate::$answer, Failure>;)*
        }

        /// Carries out the command of this name; none if there is no such command.
        pub fn call(commands: &dyn Commands, name: &str, request: Json) -> Option<Result<Json, Failure>> {
            match name {
                $(stringify!($name) => {
                    Some(read::<crate::$request>(request).and_then(|request| commands.$name(request)).map(|it| write(&it)))
                })*
                _ => None,
            }
        }
    };
}
crate::with_commands!(declare);

fn read<T: DeserializeOwned>(request: Json) -> Result<T, Failure> {
    T::deserialize(request).map_err(|error| Failure::NotUnderstood {
        detail: error.to_string(),
        line: 0,
        column: 0,
    })
}

/// The types of this crate always have a JSON form: their keys are strings and their numbers finite.
fn write(answer: &impl Serialize) -> Json {
    serde_json::to_value(answer).unwrap_or(Json::Null)
}
