//! The command line with the same powers as the screens, run as people run it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/fixtures").join(name)
}

/// A data folder, and files beside it.
struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// With the sessions, people and places of a ledger from before.
    fn lived_in() -> Self {
        let folder = Self::new();
        fs::create_dir(folder.data()).unwrap();
        fs::copy(fixture("db/form-2.sqlite"), folder.data().join("parlour.sqlite")).unwrap();
        folder
    }

    fn data(&self) -> PathBuf {
        self.0.path().join("data")
    }

    fn file(&self, name: &str) -> String {
        self.0.path().join(name).to_string_lossy().into_owned()
    }

    fn run(&self, args: &[&str]) -> Output {
        let data = self.data();
        let program = env!("CARGO_BIN_EXE_parlour-cli");
        Command::new(program).arg("--data").arg(data).args(args).output().expect("the program can be started")
    }

    /// What it says when all is well.
    fn say(&self, args: &[&str]) -> String {
        let output = self.run(args);
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{args:?}: {complaint}");
        String::from_utf8(output.stdout).unwrap()
    }

    fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.say(&[&["--json"], args].concat())).unwrap()
    }
}

#[test]
fn everything_goes_into_one_file_and_comes_out_of_it_the_same() {
    let (here, there) = (Folder::lived_in(), Folder::new());
    let (out, back) = (here.file("all.parlour-archive"), there.file("all.parlour-archive"));
    here.say(&["export", "--all", &out]);
    let dry = there.say(&["import", "--dry-run", &out]);
    assert!(dry.contains("18 "), "{dry}");
    assert_eq!(there.json(&["list"])["total"], 0, "a dry run keeps nothing");
    there.say(&["import", &out]);
    there.say(&["export", "--all", &back]);
    assert_eq!(fs::read(&back).unwrap(), fs::read(&out).unwrap());
    let again = there.json(&["import", &out]);
    assert_eq!((&again["fresh"], &again["known"]), (&0.into(), &18.into()));
    assert_eq!(there.json(&["stats"]), here.json(&["stats"]));
    assert_eq!(there.json(&["check"])["faults"], serde_json::json!([]));
}

#[test]
fn lists_and_statistics_take_the_same_filters() {
    let folder = Folder::lived_in();
    let total = |filter: &[&str]| folder.json(&[&["list"], filter].concat())["total"].as_u64().unwrap();
    assert_eq!(total(&[]), 18);
    assert_eq!(folder.say(&["list", "--limit", "5"]).lines().count(), 5);
    assert_eq!(total(&["--state", "paused"]), 1);
    assert_eq!(total(&["--game", "catan"]), 5);
    assert_eq!(total(&["--person", "THE_TABLE"]), total(&["--person", "Marek"]), "they are one");
    assert!(total(&["--place", "club", "--from", "2026-01-01"]) < total(&["--place", "club"]));
    assert_eq!(total(&["--text", "last farm"]), 1);
    assert_eq!(folder.run(&["list", "--person", "Nobody"]).status.code(), Some(2));
    let all = folder.json(&["stats"]);
    let catan = folder.json(&["stats", "--of", "catan"]);
    assert!(catan["plays"]["sessions"].as_u64() < all["plays"]["sessions"].as_u64());
    let january = folder.json(&["stats", "--from", "2026-01-01", "--to", "2026-01-31"]);
    assert!(january["plays"]["sessions"].as_u64() < all["plays"]["sessions"].as_u64());
    for language in ["en", "hu", "cs"] {
        let said = folder.say(&["--lang", language, "stats"]);
        assert!(said.contains("Anna") && !said.contains("cli-"), "{language}: {said}");
        let said = folder.say(&["--lang", language, "stats", "--of", "carcassonne"]);
        assert!(said.contains("Ilona") && !said.contains("cli-"), "{language}: {said}");
    }
}

#[test]
fn a_session_is_shown_as_text_in_the_readers_language() {
    let folder = Folder::lived_in();
    let list = folder.json(&["list", "--state", "paused"]);
    let session = list["tables"][0]["session"].as_str().unwrap();
    let file = folder.file("evening.parlour.json");
    folder.say(&["export", session, &file]);
    let mut told = Vec::new();
    for language in ["en", "hu", "cs"] {
        let said = folder.say(&["--lang", language, "show", &file]);
        // A heading, a line for the one move, the points.
        assert_eq!(said.lines().count(), 3, "{said}");
        assert!(said.contains("Anna") && !said.contains("car-"), "{said}");
        told.push(said);
    }
    assert!(told[0] != told[1] && told[1] != told[2]);
    assert_eq!(folder.run(&["judge", &file]).status.code(), Some(0));
    let moves = folder.file("moves.ndjson");
    folder.say(&["export", &moves]);
    let line: Value =
        serde_json::from_str(fs::read_to_string(&moves).unwrap().lines().next().unwrap()).unwrap();
    assert_eq!((&line["kind"], &line["name"]), (&"move".into(), &"Anna".into()));
    let seats = folder.file("seats.csv");
    folder.say(&["export", &seats]);
    assert!(fs::read_to_string(&seats).unwrap().contains("\r\n"));
}

#[test]
fn a_bad_file_is_refused_with_its_place_and_a_bad_folder_comes_back_from_its_backup() {
    let folder = Folder::lived_in();
    let bad = folder.file("bad.csv");
    let text =
        fs::read_to_string(fixture("exchange/plays.csv")).unwrap().replacen("05/01/2026", "31/02/2026", 1);
    fs::write(&bad, text).unwrap();
    let output = folder.run(&["import", &bad]);
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2));
    assert!(complaint.contains("line 3") && complaint.contains("31/02/2026"), "{complaint}");
    assert_eq!(folder.json(&["list"])["total"], 18);

    let backup = folder.file("backup.sqlite");
    folder.say(&["backup", &backup]);
    let other = Folder::new();
    assert!(other.say(&["restore", &backup]).contains("18"));
    assert_eq!(other.json(&["list"]), folder.json(&["list"]));

    fs::write(folder.data().join("parlour.sqlite"), [0; 8192]).unwrap();
    assert_eq!(folder.run(&["list"]).status.code(), Some(2));
    folder.run(&["restore", &backup]);
    assert_eq!(folder.json(&["list"])["total"], 18);
    assert_eq!(folder.run(&["check"]).status.code(), Some(0));
}
