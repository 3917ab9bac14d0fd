//! People, places and groups. A session keeps the names it was begun with; who they stand for is kept here.

use chrono::{DateTime, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::Colour;

/// Another name that was found to be the same person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Merged {
    /// Who it was; by this id the merge is undone.
    pub person: Uuid,
    /// The name.
    pub name: String,
}

/// Somebody who plays.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    /// The person.
    pub person: Uuid,
    /// The name.
    pub name: String,
    /// The colour usually taken; the seat of a session has its own.
    pub colour: Option<Colour>,
    /// Not offered any more; sessions and statistics keep the name.
    pub hidden: bool,
    /// Who else turned out to be this person.
    pub merged: Vec<Merged>,
    /// Sessions at which the person sat, whatever their state.
    pub sessions: u32,
    /// When the latest of them began.
    pub last_at: Option<DateTime<Utc>>,
}

/// Everybody known; those who played last come first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct People {
    /// The people, merged ones only inside the person they are.
    pub people: Vec<Person>,
}

/// Adds a person, or changes one. Whoever sits down under a new name is added without being asked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetPerson {
    /// The person; made by the client for a new one.
    pub person: Uuid,
    /// The name: NFC, 1 to 40 graphemes; no other person has it.
    pub name: String,
    /// The colour usually taken.
    #[serde(default)]
    pub colour: Option<Colour>,
    /// Not to be offered any more.
    #[serde(default)]
    pub hidden: bool,
}

/// Two people turned out to be one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Merge {
    /// Who is somebody else.
    pub person: Uuid,
    /// Who it is.
    pub into: Uuid,
}

/// They were two after all.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unmerge {
    /// Who was merged.
    pub person: Uuid,
}

/// Where people play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Place {
    /// The place.
    pub place: Uuid,
    /// Its name.
    pub name: String,
    /// Not offered any more.
    pub hidden: bool,
    /// Sessions there.
    pub sessions: u32,
    /// When the latest of them began.
    pub last_at: Option<DateTime<Utc>>,
}

/// Every place; where people played last comes first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Places {
    /// The places.
    pub places: Vec<Place>,
}

/// Adds a place, or changes one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetPlace {
    /// The place; made by the client for a new one.
    pub place: Uuid,
    /// Its name, like a person's; no other place has it.
    pub name: String,
    /// Not to be offered any more.
    #[serde(default)]
    pub hidden: bool,
}

/// People who play together ("Thursday table").
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Group {
    /// The group.
    pub group: Uuid,
    /// Its name.
    pub name: String,
    /// Who belongs to it.
    pub people: Vec<Uuid>,
}

/// Every group, by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Groups {
    /// The groups.
    pub groups: Vec<Group>,
}

/// Adds a group, or changes one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetGroup {
    /// The group; made by the client for a new one.
    pub group: Uuid,
    /// Its name, like a person's; no other group has it.
    pub name: String,
    /// Who belongs to it.
    pub people: Vec<Uuid>,
}

/// Removes a group. The people and their sessions stay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemoveGroup {
    /// The group.
    pub group: Uuid,
}
