//! The list of sessions, the shelf of games, and the statistics over the same sessions.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use contract::{
    Failure, GameStatistics, Selection, Shelf, ShelfGame, Statistics, TableList, TableSummary, Tables,
};

use super::{Entry, Memory, Wanted};
use crate::App;
use crate::reckon::Expected;

/// Sessions listed where no limit is given.
const LISTED: u32 = 50;

impl App {
    /// Sessions, newest first.
    pub(crate) fn list(&self, request: &Tables) -> Result<TableList, Failure> {
        self.remembered(|memory| {
            let wanted = Wanted::new(&request.select, memory)?;
            let takes = |entry: &&Entry| {
                request.game.as_ref().is_none_or(|game| *game == entry.game)
                    && request.state.is_none_or(|state| state == entry.state)
                    && wanted.takes(entry)
            };
            let at_most = |number: Option<u32>, otherwise: u32| {
                usize::try_from(number.unwrap_or(otherwise)).unwrap_or(usize::MAX)
            };
            let (skip, limit) = (at_most(request.skip, 0), at_most(request.limit, LISTED));
            let (mut tables, mut total) = (Vec::new(), 0_u32);
            for (index, entry) in memory.entries().filter(takes).enumerate() {
                total += 1;
                if index >= skip && index - skip < limit {
                    tables.push(shown(entry, memory));
                }
            }
            Ok(TableList { tables, total })
        })?
    }

    /// Statistics over all games.
    pub(crate) fn overall(&self, select: &Selection) -> Result<Statistics, Failure> {
        self.remembered(|memory| {
            let played = Wanted::new(select, memory)?.played();
            Ok(statistics::overall(&played, memory.roster(), &select.people))
        })?
    }

    /// Statistics of one game.
    pub(crate) fn of_game(&self, game: &str, select: &Selection) -> Result<GameStatistics, Failure> {
        self.remembered(|memory| {
            let mut played = Wanted::new(select, memory)?.played();
            played.retain(|one| one.game == game);
            Ok(statistics::of_game(game, &played, memory.roster(), &select.people, &Expected(game)))
        })?
    }
}

fn shown(entry: &Entry, memory: &Memory) -> TableSummary {
    TableSummary {
        session: entry.session,
        game: entry.game.clone(),
        seats: entry.seats.clone(),
        state: entry.state,
        started_at: entry.started_at,
        touched_at: entry.touched_at,
        turns: entry.turns,
        totals: entry.totals.clone(),
        acting: entry.acting.clone(),
        winners: entry.winners.clone(),
        refereed: entry.refereed,
        people: (0..entry.seats.len())
            .map(|seat| {
                let person = entry.people.get(seat)?;
                memory.roster().find(*person).and_then(|at| memory.roster().id(at))
            })
            .collect(),
        ranks: entry.ranks().to_vec(),
        seconds: entry.played.as_ref().and_then(|played| played.seconds),
        place: entry.place.and_then(|place| memory.place_name(place)).map(str::to_owned),
        note: entry.note.clone(),
        utc_offset: entry.utc_offset,
    }
}

impl Memory {
    /// How much there is of every game.
    pub(crate) fn shelf(&self) -> Shelf {
        let mut games: HashMap<&str, (u32, DateTime<Utc>)> = HashMap::new();
        for entry in self.entries() {
            let (sessions, last) = games.entry(&entry.game).or_insert((0, entry.started_at));
            *sessions += 1;
            *last = entry.started_at.max(*last);
        }
        let mut games: Vec<ShelfGame> = games
            .into_iter()
            .map(|(game, (sessions, last_at))| ShelfGame { game: game.to_owned(), sessions, last_at })
            .collect();
        games.sort_by(|one, other| other.sessions.cmp(&one.sessions).then_with(|| one.game.cmp(&other.game)));
        Shelf { games }
    }
}
