//! Every command, carried out.

use contract::{
    Advise, Advised, Answered, Ask, BackupContents, BackupOf, Backups, Batches, Check, Checkup, CheckupOf,
    Commands, Consider, Correct, CorrectResult, Curve, CurveOf, Decide, Export, ExportMany, Exported,
    Failure, GameStatistics, GameStatisticsOf, Games, Groups, Import, ImportMany, Imported, LineBody, Margin,
    MarginOf, Merge, Note, Nothing, People, Places, Play, Preview, Previewed, PushLink, PushLinkOf,
    RecordResult, Redo, RemoveGroup, Restore, Restored, ResultOf, ResultView, Ruling, SessionFile, SetGroup,
    SetMargin, SetMark, SetPerson, SetPlace, SetSetting, SetState, Settings, Shelf, Start, Statistics,
    StatisticsOf, Suggest, Suggested, Supposed, Table, TableList, TableView, Tables, Undo, UndoBatch,
    Unmerge, Verdict, WhatIf,
};

use crate::app::{App, parse, utc_offset};
use crate::live::{Heading, Live};
use crate::memory::{margin, people};
use crate::words::{failure, json, new_session};
use crate::{file, games, names};

/// Most characters of a ruling's reason.
const REASON: usize = 500;
/// Most characters of a note.
pub(crate) const NOTE: usize = 2_000;
/// Where the interface's settings are kept, all in one.
const SETTINGS: &str = "interface";
/// Most points one ruling gives or takes.
const MOST_RULED: i32 = 10_000;

/// A text of the table's own, without white space at the ends.
pub(crate) fn text(text: &str, limit: usize) -> Result<String, Failure> {
    let text = text.trim();
    if text.chars().count() > limit {
        Err(Failure::TooLong { limit: u32::try_from(limit).unwrap_or(u32::MAX) })
    } else {
        Ok(text.to_owned())
    }
}

fn at(live: &Live, turn: Option<u32>) -> Box<dyn crate::AnyPosition> {
    live.fold.at(turn.and_then(|turn| usize::try_from(turn).ok()).unwrap_or(usize::MAX))
}

impl Commands for App {
    fn games(&self, Nothing {}: Nothing) -> Result<Games, Failure> {
        Ok(Games { games: games::GAMES.iter().map(|game| game.info()).collect() })
    }

    fn suggest(&self, request: Suggest) -> Result<Suggested, Failure> {
        games::game(&request.game)?.suggest(request.seats).map(|setup| Suggested { setup })
    }

    fn consider(&self, request: Consider) -> Result<Answered, Failure> {
        let laid_out = games::game(&request.game)?.start(&request.setup)?;
        laid_out.position.answer(&request.question).map(|answer| Answered { answer })
    }

    fn tables(&self, request: Tables) -> Result<TableList, Failure> {
        self.list(&request)
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
        let new = new_session(&live.heading)?;
        let begun = Margin { utc_offset: Some(utc_offset(live.heading.started_at)), ..Margin::default() };
        self.ledger.change(failure, |here| -> Result<(), Failure> {
            here.begin(&new).map_err(failure)?;
            if here.seated(Some(request.session)).map_err(failure)?.is_empty() {
                people::seat(here, request.session, &live.heading.seats)?;
                margin::write(here, request.session, &begun)?;
            }
            Ok(())
        })?;
        let mut memory = self.memory();
        memory.touch(request.session);
        memory.forget_people();
        drop(memory);
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

    fn advise(&self, request: Advise) -> Result<Advised, Failure> {
        self.advice(&request)
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
        self.move_to(request.session, request.state)
    }

    fn export(&self, request: Export) -> Result<SessionFile, Failure> {
        self.with(request.session, |live| {
            let row = self.ledger.session(request.session).map_err(failure)?;
            Ok(file::write(live, Some(row.tip.to_string())))
        })
    }

    fn import(&self, request: Import) -> Result<TableView, Failure> {
        let read = file::parse_file(&request.text)?;
        self.ledger.change(failure, |here| file::take_in(here, &read, &[]))?;
        self.tables().remove(&read.id);
        let mut memory = self.memory();
        memory.touch(read.id);
        memory.forget_people();
        drop(memory);
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

    fn shelf(&self, Nothing {}: Nothing) -> Result<Shelf, Failure> {
        self.remembered(crate::memory::Memory::shelf)
    }

    fn people(&self, Nothing {}: Nothing) -> Result<People, Failure> {
        self.people_list()
    }

    fn set_person(&self, request: SetPerson) -> Result<People, Failure> {
        self.change_person(&request)
    }

    fn merge_people(&self, request: Merge) -> Result<People, Failure> {
        self.merge(request.person, Some(request.into))
    }

    fn unmerge_people(&self, request: Unmerge) -> Result<People, Failure> {
        self.merge(request.person, None)
    }

    fn places(&self, Nothing {}: Nothing) -> Result<Places, Failure> {
        self.place_list()
    }

    fn set_place(&self, request: SetPlace) -> Result<Places, Failure> {
        self.change_place(&request)
    }

    fn groups(&self, Nothing {}: Nothing) -> Result<Groups, Failure> {
        self.group_list()
    }

    fn set_group(&self, request: SetGroup) -> Result<Groups, Failure> {
        self.change_group(&request)
    }

    fn remove_group(&self, request: RemoveGroup) -> Result<Groups, Failure> {
        self.drop_group(request.group)
    }

    fn margin(&self, request: MarginOf) -> Result<Margin, Failure> {
        self.margin_of(request.session)
    }

    fn set_margin(&self, request: SetMargin) -> Result<Margin, Failure> {
        self.change_margin(&request)
    }

    fn set_mark(&self, request: SetMark) -> Result<Margin, Failure> {
        self.mark(request.session, request.seq, request.mark)
    }

    fn result(&self, request: ResultOf) -> Result<ResultView, Failure> {
        self.result_of(request.session)
    }

    fn record_result(&self, request: RecordResult) -> Result<ResultView, Failure> {
        self.enter_result(&request)
    }

    fn correct_result(&self, request: CorrectResult) -> Result<ResultView, Failure> {
        self.change_result(&request)
    }

    fn statistics(&self, request: StatisticsOf) -> Result<Statistics, Failure> {
        self.overall(&request.select)
    }

    fn game_statistics(&self, request: GameStatisticsOf) -> Result<GameStatistics, Failure> {
        self.of_game(&request.game, &request.select)
    }

    fn curve(&self, request: CurveOf) -> Result<Curve, Failure> {
        self.curve_of(request.session)
    }

    fn what_if(&self, request: WhatIf) -> Result<Supposed, Failure> {
        self.suppose(&request)
    }

    fn export_many(&self, request: ExportMany) -> Result<Exported, Failure> {
        self.export_text(&request)
    }

    fn import_many(&self, request: ImportMany) -> Result<Imported, Failure> {
        self.take_file_in(&request)
    }

    fn push_link(&self, request: PushLinkOf) -> Result<PushLink, Failure> {
        self.link(request.session)
    }

    fn batches(&self, Nothing {}: Nothing) -> Result<Batches, Failure> {
        self.batch_list()
    }

    fn undo_batch(&self, request: UndoBatch) -> Result<Batches, Failure> {
        self.withdraw(request.batch, request.undone)
    }

    fn backups(&self, Nothing {}: Nothing) -> Result<Backups, Failure> {
        Ok(self.backup_list())
    }

    fn back_up(&self, Nothing {}: Nothing) -> Result<Backups, Failure> {
        self.back_up_now()
    }

    fn backup(&self, request: BackupOf) -> Result<BackupContents, Failure> {
        self.backup_contents(&request.name)
    }

    fn restore(&self, request: Restore) -> Result<Restored, Failure> {
        self.restore_backup(&request.name)
    }

    fn checkup(&self, request: CheckupOf) -> Result<Checkup, Failure> {
        self.check_all(request.mend)
    }
}
