//! Killing a writer at any moment, and what must be there afterwards.
//!
//! The writer is another process. It says on its standard output what it is about to record and what
//! was recorded ([`say`]); it is killed without warning after some time; what it said is then compared with what is there
//! ([`Tally::compare`]). The harness knows no storage: whoever uses it says what is recorded.
//!
//! What must hold: everything acknowledged is there, in its place and once; at most one entry is there
//! that was not acknowledged, the one being recorded; and recording that one again leaves it there once.

use std::fmt;
use std::io::{self, Read, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use uuid::Uuid;

/// Something recorded: its place and its id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Entry {
    /// Its place, from 1 on.
    pub seq: u32,
    /// Its id, made by the writer.
    pub id: Uuid,
}

/// What a writer can say of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Word {
    /// It is about to be recorded.
    Try,
    /// It was recorded.
    Ack,
    /// It was refused, and will be tried again.
    Refused,
}

impl Word {
    const ALL: [Self; 3] = [Self::Try, Self::Ack, Self::Refused];

    const fn as_str(self) -> &'static str {
        match self {
            Self::Try => "try",
            Self::Ack => "ack",
            Self::Refused => "refused",
        }
    }
}

/// Says something, at once.
///
/// # Errors
/// Nobody listens any more.
pub fn say(word: Word, entry: Entry) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{} {} {}", word.as_str(), entry.seq, entry.id)?;
    out.flush()
}

/// What a writer said before it ended.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Said {
    /// What it was about to record.
    pub tried: Vec<Entry>,
    /// What it was told is recorded.
    pub acknowledged: Vec<Entry>,
    /// What was refused, in its words.
    pub refused: Vec<Entry>,
}

impl Said {
    /// Understands what a writer printed. The last line may be cut off anywhere; it then counts as not said.
    pub fn from_text(text: &str) -> Self {
        let mut said = Self::default();
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        for line in whole.lines() {
            let mut parts = line.split(' ');
            let word =
                parts.next().and_then(|word| Word::ALL.into_iter().find(|known| known.as_str() == word));
            let seq = parts.next().and_then(|seq| seq.parse().ok());
            let id = parts.next().and_then(|id| id.parse().ok());
            let (Some(word), Some(seq), Some(id)) = (word, seq, id) else { continue };
            match word {
                Word::Try => said.tried.push(Entry { seq, id }),
                Word::Ack => said.acknowledged.push(Entry { seq, id }),
                Word::Refused => said.refused.push(Entry { seq, id }),
            }
        }
        said
    }

    /// The last entry it was recording and never heard of.
    pub fn unacknowledged(&self) -> Option<Entry> {
        self.tried.last().copied().filter(|last| !self.acknowledged.contains(last))
    }
}

/// Starts a writer, kills it (`SIGKILL`) after some time, and gives what it said. A writer that ends
/// by itself before is not killed.
///
/// # Errors
/// It cannot be started, killed or heard.
pub fn kill_after(command: &mut Command, wait: Duration) -> io::Result<Said> {
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
    let mut out = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
    // Heard on another thread, or a full pipe would stop the writer.
    let listener = thread::spawn(move || {
        let mut text = String::new();
        out.read_to_string(&mut text).map(|_| text)
    });
    thread::sleep(wait);
    child.kill()?;
    child.wait()?;
    let text = listener.join().map_err(|_| io::ErrorKind::Other)??;
    Ok(Said::from_text(&text))
}

/// What many runs came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// How often a writer was killed, or ended badly.
    pub runs: u32,
    /// How much was acknowledged in all.
    pub acknowledged: usize,
    /// How often the entry being recorded was there without having been acknowledged.
    pub unseen: u32,
    /// How much was acknowledged and is not there, or not in its place.
    pub lost: usize,
    /// How much is there twice.
    pub doubled: usize,
    /// How much is there that nobody was recording.
    pub strange: usize,
}

impl Tally {
    /// Compares what a run said with what is recorded now. `before` is what was there before the run.
    pub fn compare(&mut self, before: &[Entry], said: &Said, recorded: &[Entry]) {
        self.runs += 1;
        self.acknowledged += said.acknowledged.len();
        let at = |entry: &Entry| recorded.get(entry.seq.saturating_sub(1) as usize) == Some(entry);
        self.lost += before.iter().chain(&said.acknowledged).filter(|entry| !at(entry)).count();
        let mut ids: Vec<_> = recorded.iter().map(|entry| entry.id).collect();
        ids.sort_unstable();
        ids.dedup();
        self.doubled += recorded.len() - ids.len();
        let known = before.len() + said.acknowledged.len();
        for extra in recorded.iter().skip(known) {
            if Some(*extra) == said.unacknowledged() {
                self.unseen += 1;
            } else {
                self.strange += 1;
            }
        }
    }

    /// Whether nothing was lost, doubled or made up.
    pub const fn holds(&self) -> bool {
        self.lost == 0 && self.doubled == 0 && self.strange == 0
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} runs, {} acknowledged: {} lost, {} doubled, {} strange; {} recorded and not yet acknowledged",
            self.runs, self.acknowledged, self.lost, self.doubled, self.strange, self.unseen
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(seq: u32) -> Entry {
        Entry { seq, id: Uuid::from_u128(seq.into()) }
    }

    fn said(acknowledged: &[u32], tried: &[u32]) -> Said {
        let entries = |numbers: &[u32]| numbers.iter().map(|seq| entry(*seq)).collect();
        Said { tried: entries(tried), acknowledged: entries(acknowledged), refused: Vec::new() }
    }

    fn tally(before: &[u32], said: &Said, recorded: &[Entry]) -> Tally {
        let mut tally = Tally::default();
        let before: Vec<_> = before.iter().map(|seq| entry(*seq)).collect();
        tally.compare(&before, said, recorded);
        tally
    }

    #[test]
    fn a_line_cut_off_was_not_said() {
        let id = Uuid::from_u128(1);
        let text = format!("try 1 {id}\nack 1 {id}\ntry 2 {id}\nack 2 {id}");
        let said = Said::from_text(&text);
        assert_eq!((said.tried.len(), said.acknowledged.len()), (2, 1));
        assert_eq!(said.unacknowledged(), Some(Entry { seq: 2, id }));
        assert_eq!(Said::from_text("ack 1 0000"), Said::default());
    }

    #[test]
    fn the_entry_being_recorded_may_be_there() {
        let run = said(&[2, 3], &[2, 3, 4]);
        assert!(tally(&[1], &run, &[entry(1), entry(2), entry(3)]).holds());
        let with = tally(&[1], &run, &[entry(1), entry(2), entry(3), entry(4)]);
        assert!(with.holds());
        assert_eq!(with.unseen, 1);
    }

    #[test]
    fn what_is_lost_doubled_or_strange_is_counted() {
        let run = said(&[2, 3], &[2, 3, 4]);
        assert_eq!(tally(&[1], &run, &[entry(1), entry(2)]).lost, 1);
        assert_eq!(tally(&[1], &run, &[entry(2), entry(3)]).lost, 3);
        assert_eq!(tally(&[1], &run, &[entry(1), entry(2), entry(3), entry(3)]).doubled, 1);
        assert_eq!(tally(&[1], &run, &[entry(1), entry(2), entry(3), entry(4), entry(5)]).strange, 1);
    }
}
