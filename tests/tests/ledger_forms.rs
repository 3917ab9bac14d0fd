//! Every form the ledger ever had is still opened, with the same lines.
//!
//! `fixtures/db/form-N.sqlite` is a ledger as the program wrote it when form N was the newest, and the text
//! beside it is what it showed. With a new form a pair is added (`ledger-writer append` into an empty
//! folder, and what this test then asks for); none is ever changed.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking, helpers too"
)]

use std::fmt::Write;
use std::fs;
use std::path::Path;

use ledger::{Filter, Ledger};

fn told(ledger: &Ledger) -> String {
    let mut text = String::new();
    for row in ledger.sessions(&Filter::default()).unwrap() {
        assert!(row.sound);
        let summary = row.summary.as_deref().unwrap_or("-");
        writeln!(
            text,
            "session {} {} {} {} {} {} {} {} {summary}",
            row.id,
            row.game,
            row.rules_version,
            row.seats,
            row.setup,
            row.options,
            row.begun_at.to_rfc3339(),
            row.state,
        )
        .unwrap();
        for line in ledger.lines(row.id).unwrap() {
            let at = line.at.to_rfc3339();
            writeln!(text, "  {} {} {at} {} {} {}", line.seq, line.id, line.kind, line.body, line.hash)
                .unwrap();
        }
        let (seated, margin) = ledger
            .look(|error| error, |here| Ok((here.seated(Some(row.id))?, here.margin(row.id)?)))
            .unwrap();
        for (_, person) in seated {
            writeln!(text, "  seat {person}").unwrap();
        }
        if let Some(margin) = margin {
            writeln!(text, "  {margin:?}").unwrap();
        }
    }
    ledger
        .look(
            |error| error,
            |here| {
                let memory = [
                    shown(&here.people()?),
                    shown(&here.places()?),
                    shown(&here.circles()?),
                    shown(&here.batches()?),
                    shown(&here.origins()?),
                ];
                text.push_str(&memory.concat());
                Ok(())
            },
        )
        .unwrap();
    text
}

fn shown(rows: &[impl std::fmt::Debug]) -> String {
    rows.iter().fold(String::new(), |mut text, row| {
        writeln!(text, "{row:?}").unwrap();
        text
    })
}

#[test]
fn every_form_there_ever_was_is_opened() {
    let fixtures = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures/db");
    let mut forms: Vec<_> = fs::read_dir(fixtures).unwrap().map(|entry| entry.unwrap().path()).collect();
    forms.retain(|path| path.extension().is_some_and(|end| end == "sqlite"));
    assert!(!forms.is_empty());
    for form in forms {
        let folder = tempfile::tempdir().unwrap();
        fs::copy(&form, folder.path().join("parlour.sqlite")).unwrap();
        let ledger = Ledger::open(folder.path()).unwrap();
        let expected = fs::read_to_string(form.with_extension("txt")).unwrap_or_default();
        assert_eq!(told(&ledger), expected, "{}", form.display());
        assert!(ledger.check().unwrap().is_clean());
    }
}
