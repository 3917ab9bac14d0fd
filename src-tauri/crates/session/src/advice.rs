//! What games say about what would be best.
//!
//! The engines are pure: what takes them long (the dice game's table of every sheet there is) is worked out here, on
//! threads of its own while the table is played at, and kept in the data folder. So nobody waits for it, and it is
//! done once.

use std::fs;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread::{self, JoinHandle};

use catan_dice::MOST_TURNS;
use catan_dice::advice::{Damage, Table, TableBuilder, Terms, counsel};
use contract::{Advise, Advised, Failure, Json, Progress, SessionFile};

use crate::App;
use crate::file;
use crate::live::Live;
use crate::play::Act;

/// Where tables are kept, in the data folder. Nothing in it is missed when it is gone.
const CACHE: &str = "cache";

/// Most threads a table is worked out on; the screen needs some of the machine, too.
const MOST_THREADS: usize = 4;

impl App {
    /// Advice for a session, without waiting for a table that is being worked out.
    pub(crate) fn advice(&self, request: &Advise) -> Result<Advised, Failure> {
        let asked = self.with(request.session, |live| Ok(Asked::of(live, request.turn)))?;
        Ok(match asked {
            None => Advised { advice: None, progress: None },
            Some(asked) => {
                let work = self.almanac.open(asked.terms());
                let table = work.table.get();
                let progress = table.is_none().then(|| work.progress());
                Advised { advice: Some(asked.counsel(table)?), progress }
            }
        })
    }
}

/// Advice at the end of a session file, whatever the table wanted to know; none if its game gives none. `folder` is
/// a data folder, in which the tables it takes are kept: the first call works them out, and takes its time.
///
/// # Errors
/// As [`judge_file`](crate::judge_file).
pub fn advise_file(session: &SessionFile, folder: &Path) -> Result<Option<Json>, Failure> {
    let live = file::open(session)?;
    let Some(asked) = Asked::about(&live, None) else { return Ok(None) };
    let work = Work::default();
    work.fill(&folder.join(CACHE), asked.terms());
    asked.counsel(work.table.get()).map(Some)
}

/// A moment of a game that gives advice: where the play began, what was played if it is over, where it stands. Taken
/// out of the session, so that others can play on while it is thought about.
struct Asked {
    start: catan_dice::State,
    moves: Vec<catan_dice::Move>,
    /// For each move its step in the line of play; rulings over points are steps and no moves.
    steps: Vec<u32>,
    now: catan_dice::State,
}

impl Asked {
    /// The moment, if advice is wanted and the game gives any.
    fn of(live: &Live, turn: Option<u32>) -> Option<Self> {
        live.heading.options.advice.then(|| Self::about(live, turn)).flatten()
    }

    fn about(live: &Live, turn: Option<u32>) -> Option<Self> {
        let turn = turn.and_then(|turn| usize::try_from(turn).ok()).unwrap_or(usize::MAX);
        let dice = |turn| live.fold.at(turn).state().downcast_ref::<catan_dice::State>().cloned();
        let (start, now) = (dice(0)?, dice(turn)?);
        let (mut moves, mut steps) = (Vec::new(), Vec::new());
        // Looked back upon is only a game that is over; before that, nobody waits for its moves to be read.
        let looked_back = if now.to_move().is_none() { turn } else { 0 };
        let judged = live.play.steps.iter().zip(live.fold.judged());
        for (number, (step, judged)) in (0_u32..).zip(judged).take(looked_back) {
            match &step.act {
                Act::Move(mv) | Act::LetStand(mv) if judged.stands => {
                    moves.push(serde_json::from_value(mv.clone()).ok()?);
                    steps.push(number);
                }
                Act::Move(_) | Act::LetStand(_) | Act::Points { .. } => {}
            }
        }
        Some(Self { start, moves, steps, now })
    }

    const fn terms(&self) -> Terms {
        Terms::of(self.now.setup())
    }

    fn counsel(&self, table: Option<&Table>) -> Result<Json, Failure> {
        let mut counsel = counsel(&self.start, &self.moves, &self.now, table);
        for decision in counsel.turns.iter_mut().flat_map(|turn| &mut turn.decisions) {
            let made = usize::try_from(decision.after).unwrap_or(usize::MAX);
            decision.after = self.steps.get(made).copied().unwrap_or(decision.after);
        }
        serde_json::to_value(counsel).map_err(|error| Failure::Internal { detail: error.to_string() })
    }
}

/// The tables of a data folder. One is open at a time: it has 19 MB, and almost every table plays by the same terms.
pub(crate) struct Almanac {
    folder: PathBuf,
    open: Mutex<Option<Volume>>,
}

/// A table that is open, or being worked out.
struct Volume {
    terms: Terms,
    work: Arc<Work>,
    thread: Option<JoinHandle<()>>,
}

impl Almanac {
    /// Of this data folder. Nothing is opened before somebody asks.
    pub(crate) fn of(folder: &Path) -> Self {
        Self { folder: folder.join(CACHE), open: Mutex::new(None) }
    }

    /// The table for these terms, as far as it is.
    fn open(&self, terms: Terms) -> Arc<Work> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        match open.as_ref() {
            Some(volume) if volume.terms == terms => Arc::clone(&volume.work),
            Some(_) | None => {
                // The other one goes first, so that there are never two in memory.
                drop(open.take());
                let work = Arc::<Work>::default();
                let (working, folder) = (Arc::clone(&work), self.folder.clone());
                let thread = thread::spawn(move || working.fill(&folder, terms));
                *open = Some(Volume { terms, work: Arc::clone(&work), thread: Some(thread) });
                work
            }
        }
    }
}

impl Drop for Volume {
    /// A piece of work takes a few milliseconds; the rest is left.
    fn drop(&mut self) {
        self.work.stop.store(true, Ordering::Relaxed);
        if self.thread.take().is_some_and(|thread| thread.join().is_err()) {
            tracing::error!("the dice game's table ended in a panic");
        }
    }
}

/// A table, and how far it is.
#[derive(Default)]
struct Work {
    table: OnceLock<Table>,
    done: AtomicU32,
    all: AtomicU32,
    /// Nobody waits for it any more.
    stop: AtomicBool,
}

impl Work {
    fn progress(&self) -> Progress {
        let done = self.done.load(Ordering::Relaxed);
        Progress { done, all: self.all.load(Ordering::Relaxed).max(1).max(done) }
    }

    /// Reads the table, or works it out and keeps it.
    fn fill(&self, folder: &Path, terms: Terms) {
        let file = folder.join(name(terms));
        if let Some(table) = read(&file, terms) {
            self.table.set(table).unwrap_or_default();
            return;
        }
        if let Some(table) = self.build(terms) {
            let table = self.table.get_or_init(|| table);
            if let Err(error) = keep(&file, table) {
                // It is in memory and can be used; the next start works it out again.
                tracing::warn!(%error, file = %file.display(), "the dice game's table could not be kept");
            }
        }
    }

    /// Works the table out, level by level, on a few threads.
    fn build(&self, terms: Terms) -> Option<Table> {
        let mut builder = TableBuilder::new(terms, MOST_TURNS);
        self.all.store(u32::try_from(builder.progress().1).unwrap_or(u32::MAX), Ordering::Relaxed);
        let threads = thread::available_parallelism().map_or(1, NonZero::get).min(MOST_THREADS);
        while !builder.is_finished() && !self.stop.load(Ordering::Relaxed) {
            let pieces: Vec<_> = builder.pieces().collect();
            let next = AtomicUsize::new(0);
            let work = || {
                let mut worked = Vec::new();
                while !self.stop.load(Ordering::Relaxed)
                    && let Some(piece) = pieces.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    worked.push(builder.work(*piece));
                    self.done.fetch_add(1, Ordering::Relaxed);
                }
                worked
            };
            let worked = thread::scope(|scope| {
                let hands: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
                hands.into_iter().map(thread::ScopedJoinHandle::join).collect::<Result<Vec<_>, _>>()
            });
            worked.ok()?.into_iter().flatten().for_each(|piece| builder.accept(piece));
        }
        builder.finish().ok()
    }
}

/// The name of the file for these terms.
const fn name(terms: Terms) -> &'static str {
    if terms.same_turn_joker { "catan-dice.table" } else { "catan-dice-next-turn-joker.table" }
}

/// The table of a file; none if there is none, or it is damaged, of another version or for other terms.
fn read(file: &Path, terms: Terms) -> Option<Table> {
    let damage = match Table::from_bytes(&fs::read(file).ok()?) {
        Ok(table) if table.terms() == terms => return Some(table),
        Ok(_) => Damage::Content,
        Err(damage) => damage,
    };
    tracing::warn!(%damage, file = %file.display(), "the dice game's table is worked out again");
    None
}

/// Writes the file: whole, or not at all.
fn keep(file: &Path, table: &Table) -> std::io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    // Another process may be at the same; whoever is last has written the same bytes.
    let new = file.with_extension(format!("{}.new", std::process::id()));
    fs::write(&new, table.to_bytes()).and_then(|()| fs::rename(&new, file)).inspect_err(|_| {
        fs::remove_file(&new).unwrap_or_default();
    })
}
