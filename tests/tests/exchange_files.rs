//! Files as other programs and other houses write them: taken in whole and once, or refused with the place, and then
//! nothing of them is kept.
//!
//! Every file in `fixtures/exchange` is tried, whatever it is called; `hostile.json` beside them says how each is
//! spoiled and what is answered.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use chrono::Utc;
use contract::{
    Commands, ExportForm, ExportMany, Failure, ImportMany, Imported, Nothing, Selection, StatisticsOf,
    UndoBatch,
};
use serde::Deserialize;
use serde_json::Value;
use session::App;
use tempfile::TempDir;
use uuid::Uuid;

/// How a good file is spoiled, and what is answered.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Spoiled {
    why: String,
    #[serde(default)]
    find: String,
    #[serde(default)]
    put: String,
    /// Only so many bytes of it are there.
    cut: Option<usize>,
    /// Fields of the failure; a text is how the field begins.
    told: serde_json::Map<String, Value>,
}

impl Spoiled {
    fn of(&self, text: &str) -> String {
        let spoiled = match self.cut {
            Some(bytes) => text[..text.floor_char_boundary(bytes)].to_owned(),
            None => text.replacen(&self.find, &self.put, 1),
        };
        assert_ne!(spoiled, text, "{}: there is nothing to spoil", self.why);
        spoiled
    }

    fn is_told_by(&self, failure: &Failure) -> bool {
        let failure = serde_json::to_value(failure).unwrap();
        self.told.iter().all(|(name, wanted)| match (wanted, &failure[name]) {
            (Value::String(wanted), Value::String(told)) => told.starts_with(wanted),
            (wanted, told) => wanted == told,
        })
    }
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures/exchange")
}

/// Every good file, by name.
fn files() -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path());
    let good = entries.filter(|path| path.file_name().is_none_or(|name| name != "hostile.json"));
    good.map(|path| {
        (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap())
    })
    .collect()
}

struct House {
    app: App,
    folder: TempDir,
}

impl House {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        Self { app: App::open(folder.path(), Utc::now).unwrap(), folder }
    }

    fn import(&self, text: &str, dry_run: bool) -> Result<Imported, Failure> {
        self.app.import_many(ImportMany {
            batch: Uuid::now_v7(),
            text: text.to_owned(),
            dry_run,
            people: BTreeMap::new(),
            games: BTreeMap::new(),
        })
    }

    /// Everything there is, as text.
    fn archive(&self) -> String {
        let request =
            ExportMany { form: ExportForm::Archive, select: Selection::default(), sessions: Vec::new() };
        self.app.export_many(request).unwrap().text
    }

    fn batches(&self) -> usize {
        self.app.batches(Nothing {}).unwrap().batches.len()
    }
}

#[test]
fn every_file_comes_in_once_and_goes_out_again_as_one_batch() {
    for (name, text) in files() {
        let house = House::new();
        let empty = house.archive();
        let dry = house.import(&text, true).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(dry.fresh > 0 && dry.dry_run && dry.batch.is_none(), "{name}: {dry:?}");
        assert_eq!(house.archive(), empty, "{name}: a dry run keeps nothing");

        let taken = house.import(&text, false).unwrap();
        assert_eq!((taken.fresh, taken.known), (dry.fresh, dry.known), "{name}");
        assert_eq!(taken.remarks, dry.remarks, "{name}");
        let whole = house.archive();
        let again = house.import(&text, false).unwrap();
        assert_eq!((again.fresh, again.batch), (0, None), "{name}: {again:?}");
        assert_eq!(again.known, taken.fresh + taken.known, "{name}");
        assert_eq!(house.archive(), whole, "{name}: the second time changes nothing");
        assert_eq!(house.batches(), 1, "{name}");

        // Out of here and into an empty house, the same to the byte.
        let other = House::new();
        other.import(&whole, false).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(other.archive(), whole, "{name}");
        assert_eq!(
            other.app.statistics(StatisticsOf::default()),
            house.app.statistics(StatisticsOf::default()),
            "{name}"
        );

        house.app.undo_batch(UndoBatch { batch: taken.batch.unwrap(), undone: true }).unwrap();
        let gone = house.app.statistics(StatisticsOf::default()).unwrap();
        assert_eq!(gone.plays.sessions, 0, "{name}");
        house.app.undo_batch(UndoBatch { batch: taken.batch.unwrap(), undone: false }).unwrap();
        assert_eq!(house.archive(), whole, "{name}: the batch is back as it was");
        for folder in [house.folder.path(), other.folder.path()] {
            assert_eq!(session::check_folder(folder).unwrap().faults, [], "{name}");
        }
    }
}

#[test]
fn every_spoiled_file_is_refused_with_its_place_and_nothing_of_it_is_kept() {
    let spoiled: BTreeMap<String, Vec<Spoiled>> =
        serde_json::from_str(&fs::read_to_string(folder().join("hostile.json")).unwrap()).unwrap();
    let files = files();
    assert_eq!(spoiled.keys().collect::<Vec<_>>(), files.keys().collect::<Vec<_>>());
    for (name, text) in &files {
        assert!(spoiled[name].len() >= 10, "{name}: ten ways to spoil it");
        // The house is not empty: what was there stays as it was.
        let house = House::new();
        let others = files.iter().filter(|(other, _)| *other != name);
        for (other, text) in others {
            house.import(text, false).unwrap_or_else(|error| panic!("{other}: {error}"));
        }
        let (before, batches) = (house.archive(), house.batches());
        for one in &spoiled[name] {
            let spoiled = one.of(text);
            for dry_run in [true, false] {
                let failure = house.import(&spoiled, dry_run).expect_err(&one.why);
                assert!(one.is_told_by(&failure), "{name}, {}: {failure:?}", one.why);
            }
            assert_eq!((house.archive(), house.batches()), (before.clone(), batches), "{name}, {}", one.why);
        }
        // The good one is taken after all that.
        assert!(house.import(text, false).unwrap().batch.is_some(), "{name}");
        assert_eq!(session::check_folder(house.folder.path()).unwrap().faults, [], "{name}");
    }
}

#[test]
fn what_other_programs_say_is_read_as_they_mean_it() {
    let house = House::new();
    let files = files();
    let stats = house.import(&files["bgstats.json"], false).unwrap();
    let said: Vec<(&str, &str)> =
        stats.remarks.iter().map(|one| (one.at.as_str(), one.message.as_str())).collect();
    assert_eq!(
        said,
        [
            ("plays[7].playerScores[0]", "import-score-text"),
            ("plays[8]", "import-no-players"),
            ("plays[9]", "import-deleted"),
        ]
    );
    assert_eq!(stats.fresh, 8);
    let archive = house.archive();
    let results: Vec<Value> = archive
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .filter(|line| line["type"] == "result")
        .map(|line| line["file"].clone())
        .collect();
    let find = |game: &str, seats: usize| {
        results
            .iter()
            .find(|one| {
                one["game"] == game && one["lines"][0]["result"]["seats"].as_array().unwrap().len() == seats
            })
            .map_or_else(|| panic!("{game}"), |one| one["lines"][0]["result"].clone())
    };
    // A sum is reckoned; the fewest points win; sides win together; a shared win is a tie.
    assert_eq!(find("carcassonne", 2)["seats"][0]["score"], 73);
    let rummy = find("Rommé", 3);
    assert!(rummy["lowestWins"] == true && rummy["seats"][2]["won"] == true);
    let sides = find("Periscope", 4);
    assert_eq!((&sides["seats"][1]["team"], &sides["seats"][1]["won"]), (&"0".into(), &true.into()));
    assert_eq!(find("Lantern Island", 2)["together"], true);
    let statistics = house.app.statistics(StatisticsOf::default()).unwrap();
    assert_eq!(statistics.plays.sessions, 7, "what is ignored there is out of the statistics here");
    let anna = statistics.people.iter().find(|one| one.name == "Anna").unwrap();
    assert_eq!((anna.wins.count, anna.shared, anna.together.count), (3, 1, 1));
}
