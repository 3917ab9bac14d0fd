//! The schema of everything declared here, and the list of commands as data.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde::Serialize;

use crate::{ArchiveLine, Failure, ResultFile, SessionFile};

/// One command as data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct CommandInfo {
    /// Its name on the wire.
    pub name: &'static str,
    /// Name of the request type.
    pub request: String,
    /// Name of the answer type.
    pub answer: String,
}

macro_rules! list {
    ($($(#[$doc:meta])* $name:ident: $request:ident => $answer:ident;)*) => {
        /// Every command, in the order of their declaration.
        pub fn commands() -> Vec<CommandInfo> {
            vec![$(CommandInfo {
                name: stringify!($name),
                request: <crate::$request as JsonSchema>::schema_name().into_owned(),
                answer: <crate::$answer as JsonSchema>::schema_name().into_owned(),
            }),*]
        }

        /// One schema whose definitions are every type on the wire, errors and session file included.
        pub fn schema() -> Schema {
            let mut generator = SchemaSettings::draft2020_12().into_generator();
            $(
                generator.subschema_for::<crate::$request>();
                generator.subschema_for::<crate::$answer>();
            )*
            generator.subschema_for::<Failure>();
            generator.subschema_for::<SessionFile>();
            generator.subschema_for::<ResultFile>();
            generator.subschema_for::<ArchiveLine>();
            let definitions = generator.take_definitions(true);
            let mut schema = Schema::default();
            schema.insert("$schema".to_owned(), "https://json-schema.org/draft/2020-12/schema".into());
            schema.insert("title".to_owned(), "Contract".into());
            schema.insert("$defs".to_owned(), definitions.into());
            schema
        }
    };
}
crate::with_commands!(list);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_name_of_its_own_and_types_in_the_schema() {
        let schema = schema();
        let definitions = schema.get("$defs").and_then(|defs| defs.as_object()).unwrap();
        let mut names = std::collections::BTreeSet::new();
        for command in commands() {
            assert!(names.insert(command.name), "{} is declared twice", command.name);
            for type_name in [&command.request, &command.answer] {
                assert!(definitions.contains_key(type_name), "{type_name} has no schema");
            }
        }
    }
}
