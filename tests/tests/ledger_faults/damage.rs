//! Files that were ours: cut off, flipped, zeroed. Either it is told, or what is shown is what was recorded.

use std::fs;
use std::ops::Range;
use std::path::Path;
use std::time::{Duration, Instant};

use ledger::{Filter, Ledger, LedgerError};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use super::{Memory, Shown, database, quick_folder, sample};

/// How a damaged file showed.
#[derive(Debug, Default)]
struct Count {
    refused: u32,
    told: u32,
    unharmed: u32,
}

/// A folder with a good ledger, closed properly, to damage again and again.
struct Patient {
    folder: tempfile::TempDir,
    whole: Vec<u8>,
    shown: Shown,
    count: Count,
}

impl Patient {
    fn new() -> Self {
        let folder = quick_folder();
        let shown = sample(folder.path());
        let whole = fs::read(database(folder.path())).unwrap();
        Self { folder, whole, shown, count: Count::default() }
    }

    /// Puts a damaged file there, opens it and looks at everything. Gives whether all is as it was, and sound.
    fn suffer(&mut self, bytes: &[u8], what: &str) -> bool {
        let unharmed = self.count.unharmed;
        let path = self.folder.path();
        for end in ["-wal", "-shm"] {
            fs::remove_file(path.join(format!("parlour.sqlite{end}"))).ok();
        }
        fs::write(database(path), bytes).unwrap();
        let started = Instant::now();
        match Ledger::open(path) {
            Ok(ledger) => self.examine(&ledger, what),
            Err(
                LedgerError::Damaged { .. }
                | LedgerError::NotOurs { .. }
                | LedgerError::Newer { .. }
                | LedgerError::ReadOnly { .. },
            ) => {
                self.count.refused += 1;
                assert_eq!(fs::read(database(path)).unwrap(), bytes, "{what}: a refused file is not touched");
            }
            Err(other) => panic!("{what}: {other:?}"),
        }
        assert!(started.elapsed() < Duration::from_secs(5), "{what}: took {:?}", started.elapsed());
        self.count.unharmed > unharmed
    }

    fn examine(&mut self, ledger: &Ledger, what: &str) {
        // Asked for by id, as an open table is: given as recorded, or refused.
        let mut told = false;
        for (row, lines) in self.shown.sessions.iter().zip(&self.shown.lines) {
            match ledger.lines(row.id) {
                Ok(shown) => assert_eq!(&shown, lines, "{what}: wrong lines shown as good"),
                Err(_) => told = true,
            }
        }
        match ledger.sessions(&Filter::default()) {
            Ok(rows) => {
                for row in &rows {
                    let good = self.shown.sessions.contains(row);
                    assert!(good || !row.sound, "{what}: a wrong session shown as good: {row:?}");
                    assert!(row.sound || row.summary.is_none(), "{what}: doubtful totals shown");
                }
                told |= rows != self.shown.sessions;
            }
            Err(_) => told = true,
        }
        // What is remembered is not looked at row by row, but when the file is opened and checked.
        told |= Memory::of(ledger).is_ok_and(|memory| memory != self.shown.memory);
        let clean = ledger.check().is_ok_and(|report| report.is_clean());
        assert!(!clean || !told, "{what}: something is wrong and the check does not tell");
        if clean {
            self.count.unharmed += 1;
        } else {
            self.count.told += 1;
        }
    }
}

fn flipped(whole: &[u8], byte: usize, bit: u32) -> Vec<u8> {
    let mut bytes = whole.to_owned();
    bytes[byte] ^= 1 << bit;
    bytes
}

/// Bytes of the header that hold nothing of what is kept (<https://www.sqlite.org/fileformat2.html>, 1.3): what a
/// reader compares with its own last look and writes anew, and what only advises.
const IDLE: [(Range<usize>, &str); 4] = [
    (24..28, "file change counter"),
    (40..44, "schema cookie"),
    (48..52, "suggested size of the cache"),
    (92..100, "change counter and version of the library that wrote last"),
];

/// Whether a byte is in a part of its page that holds nothing: behind the cell pointers and before the cells, or in a
/// freed block behind its four bytes of size and next (1.6).
fn is_unallocated(whole: &[u8], byte: usize) -> bool {
    let begin = byte / 4096 * 4096;
    let header = if begin == 0 { 100 } else { 0 };
    let page = &whole[begin..begin + 4096];
    let number = |at: usize| usize::from(u16::from_be_bytes([page[at], page[at + 1]]));
    let pointers = match page[header] {
        2 | 5 => header + 12,
        10 | 13 => header + 8,
        other => panic!("page {} has kind {other}", begin / 4096),
    };
    let gap = pointers + 2 * number(header + 3)..number(header + 5);
    let mut free = Vec::from([gap]);
    let mut block = number(header + 1);
    while block > 0 {
        free.push(block + 4..block + number(block + 2));
        block = number(block);
    }
    free.iter().any(|bytes| bytes.contains(&(byte - begin)))
}

#[test]
fn every_byte_of_the_first_page_flipped() {
    let mut patient = Patient::new();
    let mut chance = StdRng::seed_from_u64(17);
    let whole = patient.whole.clone();
    for byte in 0..4096 {
        let bit = chance.random_range(0..8);
        let what = format!("byte {byte}, bit {bit}");
        let unharmed = patient.suffer(&flipped(&whole, byte, bit), &what);
        let idle = IDLE.iter().any(|(bytes, _)| bytes.contains(&byte)) || is_unallocated(&whole, byte);
        assert!(idle || !unharmed, "{what}: nobody noticed");
    }
    println!("first page: {:?}", patient.count);
}

/// What makes the tables does not fit onto the first page: the others it lies on.
#[test]
fn any_bit_of_the_form_flipped() {
    let mut patient = Patient::new();
    let mut chance = StdRng::seed_from_u64(23);
    let whole = patient.whole.clone();
    let raw = rusqlite::Connection::open(database(patient.folder.path())).unwrap();
    let mut statement =
        raw.prepare("SELECT pageno FROM dbstat WHERE name = 'sqlite_schema' AND pageno > 1").unwrap();
    let numbers = statement.query_map([], |row| row.get::<_, u32>(0)).unwrap();
    let pages: Vec<usize> = numbers.map(|page| page.unwrap() as usize).collect();
    assert!(!pages.is_empty());
    drop(statement);
    raw.close().unwrap();
    for _ in 0..2000 {
        let page = pages[chance.random_range(0..pages.len())];
        let (byte, bit) = ((page - 1) * 4096 + chance.random_range(0..4096), chance.random_range(0..8));
        let what = format!("byte {byte}, bit {bit}");
        let unharmed = patient.suffer(&flipped(&whole, byte, bit), &what);
        assert!(is_unallocated(&whole, byte) || !unharmed, "{what}: nobody noticed");
    }
    println!("form: {:?}", patient.count);
    assert!(patient.count.refused > 1000, "{:?}", patient.count);
}

#[test]
fn random_bits_flipped_anywhere() {
    let mut patient = Patient::new();
    let mut chance = StdRng::seed_from_u64(19);
    let whole = patient.whole.clone();
    for _ in 0..3000 {
        let (byte, bit) = (chance.random_range(0..whole.len()), chance.random_range(0..8));
        patient.suffer(&flipped(&whole, byte, bit), &format!("byte {byte}, bit {bit}"));
    }
    println!("anywhere: {:?}", patient.count);
    assert!(patient.count.refused + patient.count.told > 1000, "{:?}", patient.count);
}

#[test]
fn pages_zeroed_or_swapped() {
    let mut patient = Patient::new();
    let whole = patient.whole.clone();
    let pages = whole.len() / 4096;
    for page in 0..pages {
        let mut zeroed = whole.clone();
        zeroed[page * 4096..][..4096].fill(0);
        patient.suffer(&zeroed, &format!("page {page} zeroed"));
        let other = (page + 1) % pages;
        let mut swapped = whole.clone();
        swapped[page * 4096..][..4096].copy_from_slice(&whole[other * 4096..][..4096]);
        swapped[other * 4096..][..4096].copy_from_slice(&whole[page * 4096..][..4096]);
        // Two pages that are alike to the byte, as those of unused tables are, cannot be swapped.
        if swapped == whole {
            continue;
        }
        patient.suffer(&swapped, &format!("pages {page} and {other} swapped"));
    }
    println!("pages: {:?}", patient.count);
    assert_eq!(patient.count.unharmed, 0, "{:?}", patient.count);
}

#[test]
fn cut_off_anywhere() {
    let mut patient = Patient::new();
    let whole = patient.whole.clone();
    let pages = (0..whole.len()).step_by(4096);
    let within = [1, 15, 16, 17, 99, 100, 101, 512, 4095, 4097, whole.len() - 1];
    for length in pages.chain(within) {
        patient.suffer(&whole[..length], &format!("cut off after {length} bytes"));
    }
    println!("cut off: {:?}", patient.count);
    assert_eq!(patient.count.unharmed + patient.count.told, 0, "{:?}", patient.count);
}

/// The way back: the damaged file is kept as it is, the backup named in the error takes its place.
#[test]
fn a_damaged_ledger_comes_back_from_its_backup() {
    let folder = quick_folder();
    let shown = sample(folder.path());
    Ledger::open(folder.path()).unwrap().back_up().unwrap();
    fs::write(folder.path().join("backups/parlour-20200101T000000000Z.sqlite"), "no backup").unwrap();
    fs::write(database(folder.path()), "").unwrap();

    let Err(LedgerError::Damaged { path, backups, .. }) = Ledger::open(folder.path()) else { panic!() };
    assert_eq!((path.file_name().unwrap(), backups.len()), ("parlour.sqlite".as_ref(), 1));
    let aside = Ledger::restore(folder.path(), &backups[0]).unwrap().unwrap();
    assert_eq!(fs::read(aside).unwrap(), b"");
    assert_eq!(Shown::of(&Ledger::open(folder.path()).unwrap()), shown);
    assert!(Path::new(&backups[0]).exists(), "a backup stays one");
}
