// Generated from schemas/ by `npm run types`. Do not edit: change the Rust type instead.
import type {
  Advise,
  Advised,
  Answered,
  Ask,
  BackupContents,
  BackupOf,
  Backups,
  Batches,
  Check,
  Checkup,
  CheckupOf,
  Consider,
  Correct,
  CorrectResult,
  Curve,
  CurveOf,
  Decide,
  Export,
  ExportMany,
  Exported,
  GameStatistics,
  GameStatisticsOf,
  Games,
  Groups,
  Import,
  ImportMany,
  Imported,
  Margin,
  MarginOf,
  Merge,
  Note,
  Nothing,
  People,
  Places,
  Play,
  Preview,
  Previewed,
  PushLink,
  PushLinkOf,
  RecordResult,
  Redo,
  RemoveGroup,
  Restore,
  Restored,
  ResultOf,
  ResultView,
  SessionFile,
  SetGroup,
  SetMargin,
  SetMark,
  SetPerson,
  SetPlace,
  SetSetting,
  SetState,
  Settings,
  Shelf,
  Start,
  Statistics,
  StatisticsOf,
  Suggest,
  Suggested,
  Supposed,
  Table,
  TableList,
  TableView,
  Tables,
  Undo,
  UndoBatch,
  Unmerge,
  Verdict,
  WhatIf,
} from './contract';

/** Every command: what is asked, what is answered. */
export interface Commands {
  games: { request: Nothing; answer: Games };
  suggest: { request: Suggest; answer: Suggested };
  consider: { request: Consider; answer: Answered };
  tables: { request: Tables; answer: TableList };
  start: { request: Start; answer: TableView };
  table: { request: Table; answer: TableView };
  check: { request: Check; answer: Verdict };
  ask: { request: Ask; answer: Answered };
  advise: { request: Advise; answer: Advised };
  play: { request: Play; answer: TableView };
  undo: { request: Undo; answer: TableView };
  redo: { request: Redo; answer: TableView };
  preview: { request: Preview; answer: Previewed };
  amend: { request: Correct; answer: TableView };
  rule: { request: Decide; answer: TableView };
  note: { request: Note; answer: TableView };
  set_state: { request: SetState; answer: TableView };
  export: { request: Export; answer: SessionFile };
  import: { request: Import; answer: TableView };
  settings: { request: Nothing; answer: Settings };
  set_setting: { request: SetSetting; answer: Settings };
  shelf: { request: Nothing; answer: Shelf };
  people: { request: Nothing; answer: People };
  set_person: { request: SetPerson; answer: People };
  merge_people: { request: Merge; answer: People };
  unmerge_people: { request: Unmerge; answer: People };
  places: { request: Nothing; answer: Places };
  set_place: { request: SetPlace; answer: Places };
  groups: { request: Nothing; answer: Groups };
  set_group: { request: SetGroup; answer: Groups };
  remove_group: { request: RemoveGroup; answer: Groups };
  margin: { request: MarginOf; answer: Margin };
  set_margin: { request: SetMargin; answer: Margin };
  set_mark: { request: SetMark; answer: Margin };
  result: { request: ResultOf; answer: ResultView };
  record_result: { request: RecordResult; answer: ResultView };
  correct_result: { request: CorrectResult; answer: ResultView };
  statistics: { request: StatisticsOf; answer: Statistics };
  game_statistics: { request: GameStatisticsOf; answer: GameStatistics };
  curve: { request: CurveOf; answer: Curve };
  what_if: { request: WhatIf; answer: Supposed };
  export_many: { request: ExportMany; answer: Exported };
  import_many: { request: ImportMany; answer: Imported };
  push_link: { request: PushLinkOf; answer: PushLink };
  batches: { request: Nothing; answer: Batches };
  undo_batch: { request: UndoBatch; answer: Batches };
  backups: { request: Nothing; answer: Backups };
  back_up: { request: Nothing; answer: Backups };
  backup: { request: BackupOf; answer: BackupContents };
  restore: { request: Restore; answer: Restored };
  checkup: { request: CheckupOf; answer: Checkup };
}

/** The name of a command. */
export type Command = keyof Commands;
