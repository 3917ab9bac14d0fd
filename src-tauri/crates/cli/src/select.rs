//! Which sessions are meant, as arguments.

use anyhow::Context;
use chrono::NaiveDate;
use clap::{Args, ValueEnum};
use contract::{Commands, Nothing, Selection, State};
use session::App;

/// Where a session stands.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum StateWord {
    /// Being played.
    InPlay,
    /// To be taken up again.
    Paused,
    /// Played to the end.
    Finished,
    /// Given up.
    Abandoned,
}

/// Which sessions are meant; all if nothing is said.
#[derive(Debug, Clone, Default, Args)]
pub(crate) struct Select {
    /// Only of these games.
    #[arg(long, value_name = "GAME")]
    game: Vec<String>,
    /// Only in these states.
    #[arg(long, value_enum)]
    state: Vec<StateWord>,
    /// Only with all of these people at the table, by name.
    #[arg(long, value_name = "NAME")]
    person: Vec<String>,
    /// Only with at least two people of this group, by its name.
    #[arg(long, value_name = "NAME")]
    group: Option<String>,
    /// Only at this place, by name.
    #[arg(long, value_name = "NAME")]
    place: Option<String>,
    /// Only begun on this day or later.
    #[arg(long, value_name = "DAY")]
    from: Option<NaiveDate>,
    /// Only begun on this day or earlier.
    #[arg(long, value_name = "DAY")]
    to: Option<NaiveDate>,
    /// Only with so many seats.
    #[arg(long)]
    seats: Option<u8>,
    /// Only with these words in names, place, note or game.
    #[arg(long)]
    text: Option<String>,
}

impl Select {
    /// The same with ids for names.
    pub(crate) fn read(&self, app: &App) -> anyhow::Result<Selection> {
        let same = |one: &str, other: &str| one.to_lowercase() == other.to_lowercase();
        let mut people = Vec::new();
        if !self.person.is_empty() {
            let known = app.people(Nothing {})?.people;
            for name in &self.person {
                let found = known.iter().find(|one| {
                    same(&one.name, name) || one.merged.iter().any(|merged| same(&merged.name, name))
                });
                people.push(found.with_context(|| format!("nobody is called {name}"))?.person);
            }
        }
        let place = match &self.place {
            None => None,
            Some(name) => {
                let known = app.places(Nothing {})?.places;
                let found = known.iter().find(|one| same(&one.name, name));
                Some(found.with_context(|| format!("no place is called {name}"))?.place)
            }
        };
        let group = match &self.group {
            None => None,
            Some(name) => {
                let known = app.groups(Nothing {})?.groups;
                let found = known.iter().find(|one| same(&one.name, name));
                Some(found.with_context(|| format!("no group is called {name}"))?.group)
            }
        };
        Ok(Selection {
            text: self.text.clone(),
            games: self.game.clone(),
            states: self.state.iter().map(|state| told(*state)).collect(),
            people,
            group,
            place,
            from: self.from,
            to: self.to,
            seats: self.seats,
            refereed: None,
        })
    }
}

const fn told(state: StateWord) -> State {
    match state {
        StateWord::InPlay => State::InPlay,
        StateWord::Paused => State::Paused,
        StateWord::Finished => State::Finished,
        StateWord::Abandoned => State::Abandoned,
    }
}
