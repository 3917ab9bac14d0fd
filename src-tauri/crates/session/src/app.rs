//! Every command, carried out.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, SubsecRound, Utc};
use contract::{
    Amend, Answered, Ask, Check, Commands, Correct, Decide, Export, Failure, FileLine, Games, Import, Json,
    LineBody, Note, Nothing, Play, Preview, Previewed, Redo, Ruling, SessionFile, SetSetting, SetState,
    Settings, Start, State, Suggest, Suggested, Table, TableList, TableSummary, TableView, Tables, Undo,
    Verdict,
};
use ledger::{Filter, Ledger, NewLine, SessionRow, Standing};
use referee::Seat;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::live::{Heading, Live};
use crate::words::{failure, json, new_line, new_session, stored, told};
use crate::{file, games, names};

/// Where the time comes from; tests bring their own.
pub type Clock = fn() -> DateTime<Utc>;

/// Most characters of a ruling's reason.
const REASON: usize = 500;
/// Most characters of a note.
const NOTE: usize = 2_000;
/// Where the interface's settings are kept, all in one.
const SETTINGS: &str = "interface";
/// Most points one ruling gives or takes.
const MOST_RULED: i32 = 10_000;
/// Sessions listed where no limit is given.
const LISTED: u32 = 50;

/// The application: one data folder, the tables in play.
pub struct App {
    ledger: Ledger,
    tables: Mutex<HashMap<Uuid, Live>>,
    clock: Clock,
}

/// What a list shows of a session without replaying it, as kept beside the log.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Summary {
    turns: u32,
    totals: Vec<i32>,
    acting: Vec<Seat>,
    winners: Vec<Seat>,
}

impl App {
    /// Opens the data folder, making it if need be. Only one process can have it open.
    ///
    /// # Errors
    /// [`Failure::Locked`], [`Failure::Newer`], [`Failure::Damaged`] and what else a disk can do.
    pub fn open(folder: &Path, clock: Clock) -> Result<Self, Failure> {
        let ledger = Ledger::open(folder).map_err(failure)?;
        Ok(Self { ledger, tables: Mutex::new(HashMap::new()), clock })
    }

    /// The ledger keeps milliseconds; so does everything shown.
    fn now(&self) -> DateTime<Utc> {
        (self.clock)().trunc_subsecs(3)
    }

    /// A panic in one command must not close every other table: what it left in memory is dropped.
    fn tables(&self) -> MutexGuard<'_, HashMap<Uuid, Live>> {
        self.tables.lock().unwrap_or_else(|poisoned: PoisonError<_>| {
            let mut tables = poisoned.into_inner();
            tables.clear();
            self.tables.clear_poison();
            tables
        })
    }

    /// Works with a session in memory, reading it from the ledger first if need be.
    fn with<T>(
        &self,
        session: Uuid,
        work: impl FnOnce(&mut Live) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        match self.tables().entry(session) {
            Entry::Occupied(mut table) => work(table.get_mut()),
            Entry::Vacant(place) => work(place.insert(self.read(session)?)),
        }
    }

    fn read(&self, session: Uuid) -> Result<Live, Failure> {
        read_session(&self.ledger, self.ledger.session(session).map_err(failure)?)
    }

    fn tidy(&self, session: Uuid, mv: &Json) -> Result<Json, Failure> {
        self.with(session, |live| live.game().tidy(mv))
    }

    fn tidy_change(&self, session: Uuid, change: Amend) -> Result<Amend, Failure> {
        Ok(match change {
            Amend::Replace { seq, mv } => Amend::Replace { seq, mv: self.tidy(session, &mv)? },
            Amend::Insert { before, mv } => Amend::Insert { before, mv: self.tidy(session, &mv)? },
            delete @ Amend::Delete { .. } => delete,
        })
    }

    /// Records one line, unless this very line is recorded already. `same` tells whether a recorded line says
    /// what is asked for now; `say` is what to record.
    fn record(
        &self,
        session: Uuid,
        (id, seen): (Uuid, u32),
        same: impl FnOnce(&LineBody) -> bool,
        say: impl FnOnce(&Live) -> Result<LineBody, Failure>,
    ) -> Result<TableView, Failure> {
        let at = self.now();
        let mut ahead = false;
        let recorded = self.with(session, |live| {
            if let Some(known) = live.lines.iter().find(|line| line.id == id) {
                // The client did not hear the answer and asks again; it was judged then, in the position of then.
                return if same(&known.body) { Ok(live.view(None)) } else { Err(Failure::Conflict) };
            }
            if seen != live.seq() {
                return Err(Failure::Stale { have: live.seq() });
            }
            let body = say(live)?;
            let rules_version = live.game().info().rules_version;
            let line = FileLine { seq: seen + 1, id, at, rules_version, body };
            // Into the memory first: what the fold cannot take must not reach the disk.
            ahead = true;
            live.extend([line.clone()])?;
            settle(live);
            let new = NewLine { standing: Some(standing(live)?), ..new_line(&line)? };
            self.ledger.append(session, &new).map_err(failure)?;
            Ok(live.view(None))
        });
        if recorded.is_err() && ahead {
            // Memory may be a line ahead of the disk, and the disk is right.
            self.tables().remove(&session);
        }
        recorded
    }
}

/// A game that reached its end is finished; one that was taken back from there is in play again.
fn settle(live: &mut Live) {
    let finished = live.fold.now().outcome().finished;
    live.state = match live.state {
        State::InPlay | State::Paused if finished => State::Finished,
        State::Finished | State::Paused if !finished => State::InPlay,
        state => state,
    };
}

fn standing(live: &Live) -> Result<Standing, Failure> {
    Ok(Standing { state: stored(live.state), summary: json(&Summary::of(live))? })
}

impl Summary {
    pub(crate) fn of(live: &Live) -> Self {
        let position = live.present();
        Self {
            turns: position.turn,
            totals: position.totals,
            acting: position.asks.seats,
            winners: position.outcome.winners,
        }
    }
}

/// A session as its log says.
pub(crate) fn read_session(ledger: &Ledger, row: SessionRow) -> Result<Live, Failure> {
    let (session, state) = (row.id, told(row.state));
    let mut live = Live::lay_out(heading(row)?)?;
    live.state = state;
    let lines = ledger.lines(session).map_err(failure)?;
    live.extend(lines.iter().map(line).collect::<Result<Vec<_>, _>>()?)?;
    Ok(live)
}

fn parse<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, Failure> {
    serde_json::from_str(text).map_err(|error| Failure::Damaged { detail: error.to_string() })
}

fn heading(row: SessionRow) -> Result<Heading, Failure> {
    Ok(Heading {
        session: row.id,
        game: row.game,
        rules_version: row.rules_version,
        seats: parse(&row.seats)?,
        setup: parse(&row.setup)?,
        options: parse(&row.options)?,
        started_at: row.begun_at,
    })
}

fn line(line: &ledger::Line) -> Result<FileLine, Failure> {
    Ok(FileLine {
        seq: line.seq,
        id: line.id,
        at: line.at,
        rules_version: line.rules_version,
        body: parse(&line.body)?,
    })
}

/// A text of the table's own, without white space at the ends.
fn text(text: &str, limit: usize) -> Result<String, Failure> {
    let text = text.trim();
    if text.chars().count() > limit {
        Err(Failure::TooLong { limit: u32::try_from(limit).unwrap_or(u32::MAX) })
    } else {
        Ok(text.to_owned())
    }
}

impl Commands for App {
    fn games(&self, Nothing {}: Nothing) -> Result<Games, Failure> {
        Ok(Games { games: games::GAMES.iter().map(|game| game.info()).collect() })
    }

    fn suggest(&self, request: Suggest) -> Result<Suggested, Failure> {
        games::game(&request.game)?.suggest(request.seats).map(|setup| Suggested { setup })
    }

    fn tables(&self, request: Tables) -> Result<TableList, Failure> {
        let filter = Filter {
            game: request.game,
            states: request.state.map(stored).into_iter().collect(),
            limit: Some(request.limit.unwrap_or(LISTED)),
            offset: request.skip.unwrap_or(0),
        };
        let rows = self.ledger.sessions(&filter).map_err(failure)?;
        let tables = rows.into_iter().map(|row| {
            // A session without lines has no summary yet; its turn is its game's to say.
            let kept = row.summary.as_deref().map(parse::<Summary>).transpose()?;
            let summary = match kept {
                Some(summary) => summary,
                None => self.with(row.id, |live| Ok(Summary::of(live)))?,
            };
            Ok(TableSummary {
                session: row.id,
                game: row.game,
                seats: parse(&row.seats)?,
                state: told(row.state),
                started_at: row.begun_at,
                touched_at: row.last_at,
                turns: summary.turns,
                totals: summary.totals,
                acting: summary.acting,
                winners: summary.winners,
            })
        });
        tables.collect::<Result<_, _>>().map(|tables| TableList { tables })
    }

    fn start(&self, request: Start) -> Result<TableView, Failure> {
        let known = self.ledger.session(request.session).ok();
        let heading = Heading {
            session: request.session,
            rules_version: games::game(&request.game)?.info().rules_version,
            game: request.game,
            seats: names::seats(&request.seats)?,
            setup: request.setup,
            options: request.options,
            // A retry begins the same session, not one that began a moment later.
            started_at: known.map_or_else(|| self.now(), |row| row.begun_at),
        };
        let live = Live::lay_out(heading)?;
        self.ledger.begin(&new_session(&live.heading)?).map_err(failure)?;
        self.with(request.session, |live| Ok(live.view(None)))
    }

    fn table(&self, request: Table) -> Result<TableView, Failure> {
        self.with(request.session, |live| Ok(live.view(request.turn)))
    }

    fn check(&self, request: Check) -> Result<Verdict, Failure> {
        self.with(request.session, |live| at(live, request.turn).check(&request.mv))
    }

    fn ask(&self, request: Ask) -> Result<Answered, Failure> {
        self.with(request.session, |live| at(live, request.turn).answer(&request.question))
            .map(|answer| Answered { answer })
    }

    fn play(&self, request: Play) -> Result<TableView, Failure> {
        let mv = self.tidy(request.session, &request.mv)?;
        self.record(
            request.session,
            (request.id, request.seen),
            |body| matches!(body, LineBody::Move { mv: known } if *known == mv),
            |live| match live.fold.now().check(&mv)? {
                Verdict::Refused { reasons } => Err(Failure::Refused { reasons }),
                Verdict::Legal { .. } | Verdict::Possible { .. } => Ok(LineBody::Move { mv: mv.clone() }),
            },
        )
    }

    fn undo(&self, request: Undo) -> Result<TableView, Failure> {
        self.record(
            request.session,
            (request.id, request.seen),
            |body| matches!(body, LineBody::Undo { to } if request.to.is_none_or(|asked| asked == *to)),
            |live| Ok(LineBody::Undo { to: request.to.map_or_else(|| live.play.one_back(), Ok)? }),
        )
    }

    fn redo(&self, request: Redo) -> Result<TableView, Failure> {
        self.record(
            request.session,
            (request.id, request.seen),
            |body| *body == LineBody::Redo,
            |_| Ok(LineBody::Redo),
        )
    }

    fn preview(&self, request: Preview) -> Result<Previewed, Failure> {
        let change = self.tidy_change(request.session, request.change)?;
        self.with(request.session, |live| {
            let (became_illegal, totals) = live.preview(&change)?;
            Ok(Previewed { became_illegal, totals })
        })
    }

    fn amend(&self, request: Correct) -> Result<TableView, Failure> {
        let body = LineBody::Amend { change: self.tidy_change(request.session, request.change)? };
        let asked = (request.id, request.seen);
        self.record(request.session, asked, |known| *known == body, |_| Ok(body.clone()))
    }

    fn rule(&self, request: Decide) -> Result<TableView, Failure> {
        let reason = text(&request.reason, REASON)?;
        let ruling = match request.ruling {
            points @ Ruling::Points { .. } => points,
            Ruling::LetStand { mv } => Ruling::LetStand { mv: self.tidy(request.session, &mv)? },
        };
        let body = LineBody::Ruling { ruling: ruling.clone(), reason: reason.clone() };
        let asked = (request.id, request.seen);
        self.record(
            request.session,
            asked,
            |known| *known == body,
            |live| {
                match &ruling {
                    _ if reason.is_empty() => return Err(Failure::EmptyRuling),
                    Ruling::Points { points: 0, .. } => return Err(Failure::EmptyRuling),
                    Ruling::Points { seat, points } => {
                        if seat.index() >= live.heading.seats.len() || points.abs() > MOST_RULED {
                            return Err(Failure::EmptyRuling);
                        }
                    }
                    // What cannot lie on a table cannot be ruled to lie there.
                    Ruling::LetStand { mv } => live.fold.now().copy().let_stand(mv)?,
                }
                Ok(body.clone())
            },
        )
    }

    fn note(&self, request: Note) -> Result<TableView, Failure> {
        let body = LineBody::Note { text: text(&request.text, NOTE)?, about: request.about };
        let asked = (request.id, request.seen);
        self.record(
            request.session,
            asked,
            |known| *known == body,
            |live| match request.about {
                Some(seq) if seq == 0 || seq > live.seq() => Err(Failure::UnknownLine { seq }),
                _ => Ok(body.clone()),
            },
        )
    }

    fn set_state(&self, request: SetState) -> Result<TableView, Failure> {
        self.with(request.session, |live| {
            self.ledger.set_state(request.session, stored(request.state)).map_err(failure)?;
            live.state = request.state;
            Ok(live.view(None))
        })
    }

    fn export(&self, request: Export) -> Result<SessionFile, Failure> {
        self.with(request.session, |live| {
            let row = self.ledger.session(request.session).map_err(failure)?;
            Ok(file::write(live, Some(row.tip.to_string())))
        })
    }

    fn import(&self, request: Import) -> Result<TableView, Failure> {
        let read = file::parse_file(&request.text)?;
        let live = file::open(&read)?;
        file::sound(&live)?;
        let mut lines = read.lines.iter().map(new_line).collect::<Result<Vec<_>, _>>()?;
        if let Some(last) = lines.last_mut() {
            last.standing = Some(standing(&live)?);
        }
        self.ledger.take_in(&new_session(&live.heading)?, &lines).map_err(failure)?;
        self.tables().remove(&read.id);
        self.with(read.id, |live| Ok(live.view(None)))
    }

    fn settings(&self, Nothing {}: Nothing) -> Result<Settings, Failure> {
        let stored = self.ledger.setting(SETTINGS).map_err(failure)?;
        let settings = stored.as_deref().map(parse).transpose()?.unwrap_or_default();
        Ok(Settings { settings })
    }

    fn set_setting(&self, request: SetSetting) -> Result<Settings, Failure> {
        let named = !request.name.is_empty()
            && request.name.len() <= 80
            && request.name.chars().all(|sign| sign.is_ascii_alphanumeric() || matches!(sign, '.' | '-'));
        if !named {
            let detail = "a setting is named by letters, digits, dots and dashes".to_owned();
            return Err(Failure::NotUnderstood { detail, line: 0, column: 0 });
        }
        // Two writers at once would lose one another's change.
        let _turn = self.tables();
        let mut settings = self.settings(Nothing {})?;
        if request.value.is_null() {
            settings.settings.remove(&request.name);
        } else {
            settings.settings.insert(request.name, request.value);
        }
        self.ledger.set_setting(SETTINGS, &json(&settings.settings)?).map_err(failure)?;
        Ok(settings)
    }
}

fn at(live: &Live, turn: Option<u32>) -> Box<dyn crate::AnyPosition> {
    live.fold.at(turn.and_then(|turn| usize::try_from(turn).ok()).unwrap_or(usize::MAX))
}
