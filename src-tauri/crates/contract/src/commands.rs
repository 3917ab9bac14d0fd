//! Every command with its request and answer.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{Amend, Json, Options, Remark, Ruling, SeatInfo, Selection, State, TableSummary};

/// Calls `$callback!` with every command: `name: Request => Answer;` in the order of the documentation.
#[macro_export]
macro_rules! with_commands {
    ($callback:ident) => {
        $callback! {
            /// The games that can be played.
            games: Nothing => Games;
            /// The set-up a game suggests for a number of seats.
            suggest: Suggest => Suggested;
            /// A question about a set-up before the session begins, in the game's form.
            consider: Consider => Answered;
            /// Sessions, newest first.
            tables: Tables => TableList;
            /// Begins a session.
            start: Start => TableView;
            /// A session, now or at an earlier moment.
            table: Table => TableView;
            /// What the referee would say to a move.
            check: Check => Verdict;
            /// A question about a position, in the game's form.
            ask: Ask => Answered;
            /// What would be best, as far as the game can tell.
            advise: Advise => Advised;
            /// Records a move.
            play: Play => TableView;
            /// Takes back.
            undo: Undo => TableView;
            /// Makes an undone step again.
            redo: Redo => TableView;
            /// What a correction would do to the rest.
            preview: Preview => Previewed;
            /// Corrects an earlier line.
            amend: Correct => TableView;
            /// Records a ruling.
            rule: Decide => TableView;
            /// Records a note.
            note: Note => TableView;
            /// Pauses, resumes, gives up.
            set_state: SetState => TableView;
            /// A session as a file.
            export: Export => SessionFile;
            /// Takes a file in as a session of its own.
            import: Import => TableView;
            /// All settings.
            settings: Nothing => Settings;
            /// Changes one setting.
            set_setting: SetSetting => Settings;
            /// How much there is of every game.
            shelf: Nothing => Shelf;
            /// Everybody known.
            people: Nothing => People;
            /// Adds a person, or changes one.
            set_person: SetPerson => People;
            /// Two people turned out to be one.
            merge_people: Merge => People;
            /// They were two after all.
            unmerge_people: Unmerge => People;
            /// Every place.
            places: Nothing => Places;
            /// Adds a place, or changes one.
            set_place: SetPlace => Places;
            /// Every group of people.
            groups: Nothing => Groups;
            /// Adds a group, or changes one.
            set_group: SetGroup => Groups;
            /// Removes a group.
            remove_group: RemoveGroup => Groups;
            /// What the table wrote in the margin of a session.
            margin: MarginOf => Margin;
            /// Writes place and note of a session.
            set_margin: SetMargin => Margin;
            /// Marks a line, or wipes the mark off.
            set_mark: SetMark => Margin;
            /// A result that was entered without a referee.
            result: ResultOf => ResultView;
            /// Enters a result without a referee.
            record_result: RecordResult => ResultView;
            /// Corrects a result.
            correct_result: CorrectResult => ResultView;
            /// Statistics over all games.
            statistics: StatisticsOf => Statistics;
            /// Statistics of one game.
            game_statistics: GameStatisticsOf => GameStatistics;
            /// The course of the points over a session.
            curve: CurveOf => Curve;
            /// What would be if it had gone on otherwise.
            what_if: WhatIf => Supposed;
            /// Sessions in some form, to be taken elsewhere.
            export_many: ExportMany => Exported;
            /// Takes a file in, or tells what that would do.
            import_many: ImportMany => Imported;
            /// A play as an address that a telephone understands.
            push_link: PushLinkOf => PushLink;
            /// Files that were taken in.
            batches: Nothing => Batches;
            /// Undoes what a file brought, or brings it back.
            undo_batch: UndoBatch => Batches;
            /// The backups in the data folder.
            backups: Nothing => Backups;
            /// Makes a backup now.
            back_up: Nothing => Backups;
            /// What is in a backup.
            backup: BackupOf => BackupContents;
            /// Puts a backup in the place of the archive.
            restore: Restore => Restored;
            /// Is everything as it was recorded?
            checkup: CheckupOf => Checkup;
        }
    };
}

/// A request without content.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// A game that can be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// Its id (`carcassonne`); also the key of its name.
    pub id: String,
    /// Fewest seats.
    pub fewest_seats: u8,
    /// Most seats.
    pub most_seats: u8,
    /// The version of its rules.
    pub rules_version: u32,
}

/// The games that can be played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Games {
    /// In the order in which they are offered.
    pub games: Vec<GameInfo>,
}

/// Asks for a game's suggested set-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Suggest {
    /// The game, by id.
    pub game: String,
    /// How many seats.
    pub seats: u8,
}

/// A game's suggested set-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Suggested {
    /// In the game's form.
    pub setup: Json,
}

/// Asks a question about a set-up before the session begins: about the table as it would be laid out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Consider {
    /// The game, by id.
    pub game: String,
    /// The set-up, in the game's form.
    pub setup: Json,
    /// In the game's form.
    pub question: Json,
}

/// Which sessions to list.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Tables {
    /// What else they have to be; all sessions if not said.
    #[serde(default)]
    pub select: Selection,
    /// Only of this game.
    pub game: Option<String>,
    /// Only in this state.
    pub state: Option<State>,
    /// At most so many; 50 if not said.
    pub limit: Option<u32>,
    /// Leaving out so many of the newest.
    pub skip: Option<u32>,
}

/// Sessions, newest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TableList {
    /// The sessions.
    pub tables: Vec<TableSummary>,
    /// How many there are in all, whatever the limit.
    pub total: u32,
}

/// Begins a session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Start {
    /// Made by the client, so that a retry is harmless.
    pub session: Uuid,
    /// The game, by id.
    pub game: String,
    /// Who sits where, in playing order.
    pub seats: Vec<SeatInfo>,
    /// The game's set-up, in the game's form.
    pub setup: Json,
    /// What is agreed beside it.
    #[serde(default)]
    pub options: Options,
}

/// Asks for a session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The session.
    pub session: Uuid,
    /// After so many steps of the line of play; the present if not said.
    pub turn: Option<u32>,
}

/// Asks for the verdict on a move without recording it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// The session.
    pub session: Uuid,
    /// After so many steps of the line of play; the present if not said.
    pub turn: Option<u32>,
    /// The move, in the game's form.
    #[serde(rename = "move")]
    pub mv: Json,
}

/// A question about a position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ask {
    /// The session.
    pub session: Uuid,
    /// After so many steps of the line of play; the present if not said.
    pub turn: Option<u32>,
    /// In the game's form.
    pub question: Json,
}

/// The answer to a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Answered {
    /// In the game's form.
    pub answer: Json,
}

/// Records a move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The session.
    pub session: Uuid,
    /// Id of the new line, made by the client, so that a retry is harmless.
    pub id: Uuid,
    /// Number of the last line the client has seen.
    pub seen: u32,
    /// The move, in the game's form.
    #[serde(rename = "move")]
    pub mv: Json,
}

/// Takes back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    /// The session.
    pub session: Uuid,
    /// Id of the new line.
    pub id: Uuid,
    /// Number of the last line the client has seen.
    pub seen: u32,
    /// The last line that stays, 0 for the start; one step back if not said.
    pub to: Option<u32>,
}

/// Makes an undone step again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Redo {
    /// The session.
    pub session: Uuid,
    /// Id of the new line.
    pub id: Uuid,
    /// Number of the last line the client has seen.
    pub seen: u32,
}

/// Asks what a correction would do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Preview {
    /// The session.
    pub session: Uuid,
    /// The correction.
    pub change: Amend,
}

/// A line that the rules refuse after a correction.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BecameIllegal {
    /// Number of the line.
    pub seq: u32,
    /// Why.
    pub reasons: Vec<Remark>,
    /// Whether it can still lie on the table (it counts, marked) or had to be left out.
    pub stands: bool,
}

/// What a correction would do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Previewed {
    /// Lines that would become illegal, in order.
    pub became_illegal: Vec<BecameIllegal>,
    /// Points of every seat afterwards.
    pub totals: Vec<i32>,
}

/// Corrects an earlier line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Correct {
    /// The session.
    pub session: Uuid,
    /// Id of the new line.
    pub id: Uuid,
    /// Number of the last line the client has seen.
    pub seen: u32,
    /// The correction.
    pub change: Amend,
}

/// Records a ruling.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Decide {
    /// The session.
    pub session: Uuid,
    /// Id of the new line.
    pub id: Uuid,
    /// Number of the last line the client has seen.
    pub seen: u32,
    /// What the table decided.
    pub ruling: Ruling,
    /// Why; at most 500 characters.
    pub reason: String,
}

/// Records a note.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// The session.
    pub session: Uuid,
    /// Id of the new line.
    pub id: Uuid,
    /// Number of the last line the client has seen.
    pub seen: u32,
    /// The text; at most 2,000 characters.
    pub text: String,
    /// The line it is about.
    pub about: Option<u32>,
}

/// Pauses, resumes, gives up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetState {
    /// The session.
    pub session: Uuid,
    /// The new state.
    pub state: State,
}

/// Asks for a session as a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Export {
    /// The session.
    pub session: Uuid,
}

/// Takes a file in. The same file twice changes nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Import {
    /// The text of the file; at most 32 MB.
    pub text: String,
}

/// All settings: language, theme, usual players and the like, as the interface wrote them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Settings {
    /// By name.
    pub settings: std::collections::BTreeMap<String, Json>,
}

/// Changes one setting.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetSetting {
    /// Name: letters, digits, dots and dashes, at most 80.
    pub name: String,
    /// Value; null removes it.
    pub value: Json,
}
