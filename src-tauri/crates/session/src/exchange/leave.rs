//! Every form in which sessions leave.

use std::io::Write;

use contract::{ExportForm, ExportMany, Exported, Failure, PushLink};
use exchange::{ToldSession, bgstats, tables};
use qrcode::{Color, EcLevel, QrCode};
use serde_json::Value;
use uuid::Uuid;

use super::told::{local, told};
use super::{archive, moves};
use crate::App;
use crate::memory::Wanted;

/// Most bytes of an export that crosses to a screen as one text.
const LONGEST: usize = 512 * 1024 * 1024;

/// What was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Leaving {
    /// A name for the file.
    pub name: String,
    /// Its media type.
    pub media: &'static str,
    /// How many sessions.
    pub sessions: u32,
}

/// What a disk answers.
pub(crate) fn disk(error: &std::io::Error) -> Failure {
    match error.kind() {
        std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => Failure::Full,
        std::io::ErrorKind::ReadOnlyFilesystem | std::io::ErrorKind::PermissionDenied => Failure::ReadOnly,
        _ => Failure::Internal { detail: error.to_string() },
    }
}

/// Our own values always have a JSON form, and text in memory always a CSV one.
fn internal(error: &impl std::fmt::Display) -> Failure {
    Failure::Internal { detail: error.to_string() }
}

/// Ending of the file's name, and its media type.
const fn ending(form: ExportForm) -> (&'static str, &'static str) {
    match form {
        ExportForm::Archive => (".parlour-archive", "application/x-ndjson"),
        ExportForm::SessionsCsv => ("-sessions.csv", "text/csv"),
        ExportForm::SeatsCsv => ("-seats.csv", "text/csv"),
        ExportForm::MovesNdjson => ("-moves.ndjson", "application/x-ndjson"),
        ExportForm::BgStats => ("-bgstats.json", "application/json"),
        ExportForm::BgStatsPlay => (".bgsplay", "application/json"),
    }
}

impl App {
    /// Writes sessions in some form.
    ///
    /// # Errors
    /// What a selection may be answered with; [`Failure::Full`], [`Failure::ReadOnly`] and [`Failure::Internal`]
    /// when `out` cannot be written; [`Failure::UnknownSession`] where a file of one play is to have none.
    pub fn export_to(&self, request: &ExportMany, out: &mut dyn Write) -> Result<Leaving, Failure> {
        let chosen = self.chosen(request)?;
        let (end, media) = ending(request.form);
        let name = format!("parlour-{}{end}", local(self.now(), None).format("%Y-%m-%d"));
        let mut put = |text: &str| out.write_all(text.as_bytes()).map_err(|error| disk(&error));
        match request.form {
            ExportForm::Archive => {
                // Only a whole archive has everybody in it.
                let whole = request.sessions.is_empty() && request.select == contract::Selection::default();
                let ids: Vec<Uuid> = chosen.iter().map(|one| one.session).collect();
                archive::write(&self.ledger, &ids, whole, &mut put)?;
            }
            ExportForm::SessionsCsv => put(&tables::sessions(&chosen).map_err(|error| internal(&error))?)?,
            ExportForm::SeatsCsv => put(&tables::seats(&chosen).map_err(|error| internal(&error))?)?,
            ExportForm::MovesNdjson => moves::write(&self.ledger, &chosen, &mut put)?,
            ExportForm::BgStats => put(&pretty(&bgstats::export(&chosen, self.now()))?)?,
            ExportForm::BgStatsPlay => {
                let first = chosen.last().ok_or(Failure::UnknownSession)?;
                put(&pretty(&bgstats::one_play(first, self.now()))?)?;
            }
        }
        Ok(Leaving { name, media, sessions: u32::try_from(chosen.len()).unwrap_or(u32::MAX) })
    }

    /// The same as one text.
    pub(crate) fn export_text(&self, request: &ExportMany) -> Result<Exported, Failure> {
        let mut bytes = Vec::new();
        let Leaving { name, media, sessions } = self.export_to(request, &mut bytes)?;
        if bytes.len() > LONGEST {
            return Err(Failure::TooLong { limit: u32::try_from(LONGEST).unwrap_or(u32::MAX) });
        }
        let text = String::from_utf8(bytes).map_err(|error| internal(&error))?;
        Ok(Exported { name, media: media.to_owned(), text, sessions })
    }

    /// The sessions that are meant, oldest first.
    fn chosen(&self, request: &ExportMany) -> Result<Vec<ToldSession>, Failure> {
        self.remembered(|memory| {
            let wanted = Wanted::new(&request.select, memory)?;
            let named = |session: &Uuid| request.sessions.is_empty() || request.sessions.contains(session);
            let entries = memory.entries().rev().filter(|entry| named(&entry.session) && wanted.takes(entry));
            // What is in play has no result another program could read.
            let foreign = matches!(request.form, ExportForm::BgStats | ExportForm::BgStatsPlay);
            Ok(entries
                .filter(|entry| !foreign || entry.played.is_some() || entry.result.is_some())
                .map(|entry| told(entry, memory))
                .collect())
        })?
    }

    /// A play as an address that a telephone understands, and as a QR code.
    pub(crate) fn link(&self, session: Uuid) -> Result<PushLink, Failure> {
        let found = self.remembered(|memory| {
            memory.entries().find(|entry| entry.session == session).map(|entry| told(entry, memory))
        })?;
        let link =
            bgstats::link(&found.ok_or(Failure::UnknownSession)?).ok_or(Failure::TooLong { limit: 8_000 })?;
        // A code that would be too dense for any telephone is left out.
        let code = QrCode::with_error_correction_level(link.as_bytes(), EcLevel::L);
        Ok(PushLink { code: code.map(|code| rows(&code)).unwrap_or_default(), link })
    }
}

fn rows(code: &QrCode) -> Vec<String> {
    let colours = code.to_colors();
    let row = |row: &[Color]| row.iter().map(|dot| if *dot == Color::Dark { '1' } else { '0' }).collect();
    colours.chunks(code.width().max(1)).map(row).collect()
}

fn pretty(value: &Value) -> Result<String, Failure> {
    serde_json::to_string_pretty(value).map(|text| text + "\n").map_err(|error| internal(&error))
}
