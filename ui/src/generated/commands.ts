// Generated from schemas/ by `npm run types`. Do not edit: change the Rust type instead.
import type {
  Answered,
  Ask,
  Check,
  Correct,
  Decide,
  Export,
  Games,
  Import,
  Note,
  Nothing,
  Play,
  Preview,
  Previewed,
  Redo,
  SessionFile,
  SetSetting,
  SetState,
  Settings,
  Start,
  Suggest,
  Suggested,
  Table,
  TableList,
  TableView,
  Tables,
  Undo,
  Verdict,
} from './contract';

/** Every command: what is asked, what is answered. */
export interface Commands {
  games: { request: Nothing; answer: Games };
  suggest: { request: Suggest; answer: Suggested };
  tables: { request: Tables; answer: TableList };
  start: { request: Start; answer: TableView };
  table: { request: Table; answer: TableView };
  check: { request: Check; answer: Verdict };
  ask: { request: Ask; answer: Answered };
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
}

/** The name of a command. */
export type Command = keyof Commands;
