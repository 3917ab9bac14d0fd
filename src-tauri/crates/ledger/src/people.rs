//! Who the people are, where they play, who plays together.

use rusqlite::{OptionalExtension, Row, params};
use uuid::Uuid;

use crate::append::fit;
use crate::error::{LedgerError, Part, Trouble};
use crate::seal::seal;
use crate::work::Work;

/// Somebody who plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonRow {
    /// The id.
    pub id: Uuid,
    /// The name.
    pub name: String,
    /// The name as names are compared; no other person has the same one.
    pub key: String,
    /// The colour usually taken, by whatever name the writer gives it.
    pub colour: Option<String>,
    /// Not offered any more.
    pub hidden: bool,
    /// Who it turned out to be.
    pub merged_into: Option<Uuid>,
}

/// Where people play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlaceRow {
    /// The id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// The name as names are compared; no other place has the same one.
    pub key: String,
    /// Not offered any more.
    pub hidden: bool,
}

/// People who play together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CircleRow {
    /// The id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// The name as names are compared; no other circle has the same one.
    pub key: String,
    /// Who belongs to it.
    pub people: Vec<Uuid>,
}

/// A key that has a row already, or a person nobody knows.
const CONSTRAINT: rusqlite::ErrorCode = rusqlite::ErrorCode::ConstraintViolation;

/// A broken constraint means that the key or an id is taken, or an id is unknown.
fn conflict(id: Uuid, error: rusqlite::Error) -> Trouble {
    if error.sqlite_error_code() == Some(CONSTRAINT) {
        LedgerError::Conflict { id }.into()
    } else {
        error.into()
    }
}

impl Work<'_> {
    /// Everybody, by name.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn people(&self) -> Result<Vec<PersonRow>, LedgerError> {
        self.list("SELECT id, name, key, colour, hidden, merged_into FROM person ORDER BY key", person_from)
    }

    /// The person whose name compares like this.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn person_of(&self, key: &str) -> Result<Option<PersonRow>, LedgerError> {
        self.told(
            self.transaction
                .prepare_cached(
                    "SELECT id, name, key, colour, hidden, merged_into FROM person WHERE key = ?1",
                )
                .and_then(|mut statement| statement.query_row([key], person_from).optional())
                .map_err(Trouble::from),
        )
    }

    /// Adds a person, or changes the one with this id.
    ///
    /// # Errors
    /// [`LedgerError::Conflict`] when another person has the key, or nobody has the id of `merged_into`;
    /// [`LedgerError::TooLong`], and what storage may answer.
    pub fn set_person(&self, person: &PersonRow) -> Result<(), LedgerError> {
        fit(Part::Name, &person.name)?;
        self.told(
            self.transaction
                .prepare_cached(
                    "INSERT INTO person (id, name, key, colour, hidden, merged_into)
                     VALUES (?1, ?2, ?3, ?4, ?5, ?6)
                     ON CONFLICT (id) DO UPDATE SET name = excluded.name, key = excluded.key,
                         colour = excluded.colour, hidden = excluded.hidden,
                         merged_into = excluded.merged_into",
                )
                .and_then(|mut statement| {
                    statement.execute(params![
                        person.id.as_bytes(),
                        person.name,
                        person.key,
                        person.colour,
                        person.hidden,
                        person.merged_into.map(Uuid::into_bytes),
                    ])
                })
                .and_then(|_| seal(self.transaction, "person", person.id.as_bytes()))
                .map_err(|error| conflict(person.id, error)),
        )
    }

    /// Every place, by name.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn places(&self) -> Result<Vec<PlaceRow>, LedgerError> {
        self.list("SELECT id, name, key, hidden FROM place ORDER BY key", |row| {
            Ok(PlaceRow {
                id: Uuid::from_bytes(row.get(0)?),
                name: row.get(1)?,
                key: row.get(2)?,
                hidden: row.get(3)?,
            })
        })
    }

    /// Adds a place, or changes the one with this id.
    ///
    /// # Errors
    /// [`LedgerError::Conflict`] when another place has the key; [`LedgerError::TooLong`], and what storage
    /// may answer.
    pub fn set_place(&self, place: &PlaceRow) -> Result<(), LedgerError> {
        fit(Part::Name, &place.name)?;
        self.told(
            self.transaction
                .prepare_cached(
                    "INSERT INTO place (id, name, key, hidden) VALUES (?1, ?2, ?3, ?4)
                     ON CONFLICT (id) DO UPDATE SET name = excluded.name, key = excluded.key,
                         hidden = excluded.hidden",
                )
                .and_then(|mut statement| {
                    statement.execute(params![place.id.as_bytes(), place.name, place.key, place.hidden])
                })
                .and_then(|_| seal(self.transaction, "place", place.id.as_bytes()))
                .map_err(|error| conflict(place.id, error)),
        )
    }

    /// Every circle, by name.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn circles(&self) -> Result<Vec<CircleRow>, LedgerError> {
        let mut circles = self.list("SELECT id, name, key FROM circle ORDER BY key", |row| {
            Ok(CircleRow {
                id: Uuid::from_bytes(row.get(0)?),
                name: row.get(1)?,
                key: row.get(2)?,
                people: Vec::new(),
            })
        })?;
        let members = self
            .list("SELECT circle, person FROM circle_member ORDER BY circle, person", |row| {
                Ok((Uuid::from_bytes(row.get(0)?), Uuid::from_bytes(row.get(1)?)))
            })?;
        for circle in &mut circles {
            circle.people =
                members.iter().filter(|(of, _)| *of == circle.id).map(|(_, person)| *person).collect();
        }
        Ok(circles)
    }

    /// Adds a circle, or changes the one with this id.
    ///
    /// # Errors
    /// [`LedgerError::Conflict`] when another circle has the key or a person is unknown;
    /// [`LedgerError::TooLong`], and what storage may answer.
    pub fn set_circle(&self, circle: &CircleRow) -> Result<(), LedgerError> {
        fit(Part::Name, &circle.name)?;
        let set = || -> rusqlite::Result<()> {
            self.transaction
                .prepare_cached(
                    "INSERT INTO circle (id, name, key) VALUES (?1, ?2, ?3)
                     ON CONFLICT (id) DO UPDATE SET name = excluded.name, key = excluded.key",
                )?
                .execute(params![circle.id.as_bytes(), circle.name, circle.key])?;
            self.transaction
                .prepare_cached("DELETE FROM circle_member WHERE circle = ?1")?
                .execute([circle.id.as_bytes()])?;
            for person in &circle.people {
                self.transaction
                    .prepare_cached("INSERT OR IGNORE INTO circle_member (circle, person) VALUES (?1, ?2)")?
                    .execute(params![circle.id.as_bytes(), person.as_bytes()])?;
            }
            seal(self.transaction, "circle", circle.id.as_bytes())?;
            seal(self.transaction, "circle_member", circle.id.as_bytes())
        };
        self.told(set().map_err(|error| conflict(circle.id, error)))
    }

    /// Removes a circle; whether there was one.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn remove_circle(&self, circle: Uuid) -> Result<bool, LedgerError> {
        self.told(
            self.transaction
                .execute("DELETE FROM circle WHERE id = ?1", [circle.as_bytes()])
                .map(|rows| rows > 0)
                .map_err(Trouble::from),
        )
    }

    /// Says who sat at a session, seat by seat. What was said before does not count any more.
    ///
    /// # Errors
    /// [`LedgerError::Conflict`] when the session or a person is unknown, and what storage may answer.
    pub fn seat(&self, session: Uuid, people: &[Uuid]) -> Result<(), LedgerError> {
        let set = || -> rusqlite::Result<()> {
            self.transaction
                .prepare_cached("DELETE FROM seat WHERE session = ?1")?
                .execute([session.as_bytes()])?;
            for (seat, person) in (0_u32..).zip(people) {
                self.transaction
                    .prepare_cached("INSERT INTO seat (session, seat, person) VALUES (?1, ?2, ?3)")?
                    .execute(params![session.as_bytes(), seat, person.as_bytes()])?;
            }
            seal(self.transaction, "seat", session.as_bytes())
        };
        self.told(set().map_err(|error| conflict(session, error)))
    }

    /// Who sat where, session by session, seat by seat; of one session or of all.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn seated(&self, session: Option<Uuid>) -> Result<Vec<(Uuid, Uuid)>, LedgerError> {
        let seat = |row: &Row<'_>| Ok((Uuid::from_bytes(row.get(0)?), Uuid::from_bytes(row.get(1)?)));
        match session {
            None => self.list("SELECT session, person FROM seat ORDER BY session, seat", seat),
            Some(session) => self.list_of(
                "SELECT session, person FROM seat WHERE session = ?1 ORDER BY seat",
                session,
                seat,
            ),
        }
    }

    /// Sessions of which nobody has said who sat there: those of an older form.
    ///
    /// # Errors
    /// What storage may answer.
    pub fn unseated(&self) -> Result<Vec<Uuid>, LedgerError> {
        self.list(
            "SELECT id FROM session WHERE id NOT IN (SELECT session FROM seat) ORDER BY begun_at, id",
            |row| Ok(Uuid::from_bytes(row.get(0)?)),
        )
    }

    /// Every row of a question without parameters.
    pub(crate) fn list<T>(
        &self,
        sql: &str,
        from: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, LedgerError> {
        let rows = || -> rusqlite::Result<Vec<T>> {
            self.transaction.prepare_cached(sql)?.query_map([], from)?.collect()
        };
        self.told(rows().map_err(Trouble::from))
    }

    /// Every row of a question about one id.
    pub(crate) fn list_of<T>(
        &self,
        sql: &str,
        id: Uuid,
        from: impl FnMut(&Row<'_>) -> rusqlite::Result<T>,
    ) -> Result<Vec<T>, LedgerError> {
        let rows = || -> rusqlite::Result<Vec<T>> {
            self.transaction.prepare_cached(sql)?.query_map([id.as_bytes()], from)?.collect()
        };
        self.told(rows().map_err(Trouble::from))
    }
}

fn person_from(row: &Row<'_>) -> rusqlite::Result<PersonRow> {
    Ok(PersonRow {
        id: Uuid::from_bytes(row.get(0)?),
        name: row.get(1)?,
        key: row.get(2)?,
        colour: row.get(3)?,
        hidden: row.get(4)?,
        merged_into: row.get::<_, Option<[u8; 16]>>(5)?.map(Uuid::from_bytes),
    })
}
