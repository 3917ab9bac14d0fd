// Generated from schemas/ by `npm run types`. Do not edit: change the Rust type instead.
/**
 * Who of two was ahead.
 */
export type Ahead = 'one' | 'level' | 'other';
/**
 * A correction of an earlier line.
 */
export type Amend =
  | {
      /**
       * The right move, in the game's form.
       */
      move: unknown;
      /**
       * The line, by its number.
       */
      seq: number;
      type: 'replace';
    }
  | {
      /**
       * The line before which it belongs.
       */
      before: number;
      /**
       * The forgotten move, in the game's form.
       */
      move: unknown;
      type: 'insert';
    }
  | {
      /**
       * The line, by its number.
       */
      seq: number;
      type: 'delete';
    };
/**
 * One line of an archive. The first is the head, the last the end.
 */
export type ArchiveLine =
  | {
      type: 'head';
    }
  | {
      /**
       * The colour usually taken.
       */
      colour?: Colour | null;
      /**
       * Not offered any more.
       */
      hidden?: boolean;
      /**
       * Who it turned out to be.
       */
      mergedInto?: string | null;
      /**
       * The name.
       */
      name: string;
      /**
       * The person.
       */
      person: string;
      type: 'person';
    }
  | {
      /**
       * Not offered any more.
       */
      hidden: boolean;
      /**
       * Its name.
       */
      name: string;
      /**
       * The place.
       */
      place: string;
      type: 'place';
    }
  | Group
  | {
      file: SessionFile;
      /**
       * By seat.
       */
      people: string[];
      type: 'session';
    }
  | {
      file: ResultFile;
      /**
       * Where it came from.
       */
      origin?: Origin | null;
      /**
       * By seat.
       */
      people: string[];
      type: 'result';
    }
  | {
      /**
       * Sessions and results.
       */
      sessions: number;
      type: 'end';
    };
/**
 * The colour of a seat. It belongs to the seat of one session, not to the person; every colour also has
 * a shape, so that colour never speaks alone.
 */
export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'orange' | 'white' | 'brown';
/**
 * What a line of the log says. Lines are never changed; undo, corrections and rulings are new lines.
 */
export type LineBody =
  | {
      kind: 'move';
      /**
       * The move, in the game's form.
       */
      move: unknown;
    }
  | {
      kind: 'undo';
      /**
       * The last line that stays.
       */
      to: number;
    }
  | {
      kind: 'redo';
    }
  | {
      change: Amend;
      kind: 'amend';
    }
  | {
      kind: 'ruling';
      /**
       * Why.
       */
      reason: string;
      ruling: Ruling;
    }
  | {
      /**
       * The line it is about.
       */
      about?: number | null;
      kind: 'note';
      /**
       * The text.
       */
      text: string;
    };
/**
 * What the table decided against the rules, or beside them.
 */
export type Ruling =
  | {
      /**
       * How many; not 0.
       */
      points: number;
      seat: Seat;
      type: 'points';
    }
  | {
      /**
       * The move, in the game's form.
       */
      move: unknown;
      type: 'letStand';
    };
/**
 * A place at the table, counted from 0 in playing order (clockwise).
 *
 * Colour, shape and the person sitting there belong to the session, not to the game.
 */
export type Seat = number;
/**
 * A sign beside a move.
 */
export type Mark = 'star' | 'good' | 'mistake' | 'question';
/**
 * Where a session stands in its life.
 */
export type State = 'inPlay' | 'paused' | 'finished' | 'abandoned';
/**
 * Where a file comes from.
 */
export type Source = 'parlour' | 'bgStats' | 'boardGameGeek';
/**
 * A value to be filled into a sentence.
 */
export type Arg =
  | {
      number: number;
    }
  | {
      seat: Seat;
    }
  | {
      word: string;
    }
  | {
      text: string;
    }
  | {
      perSeat: number[];
    }
  | {
      list: Arg[];
    };
/**
 * What is wrong with a name.
 */
export type BadName = 'empty' | 'tooLong' | 'control' | 'twin';
/**
 * What a test of chance says, in words.
 */
export type Chance = 'ordinary' | 'unusual' | 'astonishing';
/**
 * A kind of fault.
 */
export type FaultKind = 'file' | 'session' | 'line' | 'gap' | 'orphan' | 'standing' | 'number' | 'unreadable';
/**
 * A form in which sessions leave.
 */
export type ExportForm = 'archive' | 'sessionsCsv' | 'seatsCsv' | 'movesNdjson' | 'bgStats' | 'bgStatsPlay';
/**
 * Why a command was not carried out. Whatever the code, nothing was written.
 */
export type Failure =
  | {
      code: 'refused';
      /**
       * The reasons, the weightiest first.
       */
      reasons: Remark[];
    }
  | {
      code: 'notUnderstood';
      /**
       * Column in the line, from 1; 0 where there is no text.
       */
      column: number;
      /**
       * What was expected, for somebody who reads the form.
       */
      detail: string;
      /**
       * Line in the text, from 1; 0 where there is no text.
       */
      line: number;
    }
  | {
      code: 'badName';
      reason: BadName;
      /**
       * Whose.
       */
      seat: number;
    }
  | {
      code: 'twinColours';
    }
  | {
      code: 'seatCount';
      /**
       * Seats named.
       */
      named: number;
      /**
       * Seats in the set-up.
       */
      setup: number;
    }
  | {
      code: 'unknownGame';
      /**
       * The id.
       */
      game: string;
    }
  | {
      code: 'unknownSession';
    }
  | {
      code: 'unknownLine';
      /**
       * Its number.
       */
      seq: number;
    }
  | {
      code: 'stale';
      /**
       * The number of the last line.
       */
      have: number;
    }
  | {
      code: 'conflict';
    }
  | {
      code: 'nothingToUndo';
    }
  | {
      code: 'nothingToRedo';
    }
  | {
      code: 'emptyRuling';
    }
  | {
      code: 'tooLong';
      /**
       * The limit in characters.
       */
      limit: number;
    }
  | {
      code: 'damagedFile';
      /**
       * What does not hold.
       */
      detail: string;
    }
  | {
      code: 'unfitName';
      reason: BadName;
    }
  | {
      code: 'unknownPerson';
    }
  | {
      code: 'unknownPlace';
    }
  | {
      code: 'unknownGroup';
    }
  | {
      code: 'unknownBatch';
    }
  | {
      code: 'unknownBackup';
    }
  | {
      code: 'cannotMerge';
    }
  | {
      code: 'notRefereed';
    }
  | {
      code: 'refereed';
    }
  | {
      code: 'badResult';
      /**
       * What does not hold.
       */
      detail: string;
    }
  | {
      /**
       * Where in the file.
       */
      at: string;
      code: 'badImport';
      /**
       * What does not hold.
       */
      detail: string;
    }
  | {
      code: 'newer';
      /**
       * The version found.
       */
      version: number;
    }
  | {
      code: 'locked';
      /**
       * Its process id; 0 if it could not be read.
       */
      pid: number;
    }
  | {
      code: 'full';
    }
  | {
      code: 'readOnly';
    }
  | {
      code: 'damaged';
      /**
       * What was found.
       */
      detail: string;
    }
  | {
      code: 'internal';
      /**
       * For the log.
       */
      detail: string;
    };
/**
 * How a name of the file was matched.
 */
export type Matched = 'chosen' | 'found' | 'added';
/**
 * What kind of number a measure is.
 */
export type Unit = 'count' | 'points' | 'percent' | 'turn' | 'hundredths';
/**
 * Whether what a line said still stands.
 */
export type LineStanding = 'inPlay' | 'undone' | 'replaced' | 'deleted' | 'aside';
/**
 * The score sheet: lines in the order in which they were given.
 *
 * A total is the sum of its lines and is never stored beside them.
 */
export type Sheet = Line[];
/**
 * What the referee says to a move.
 */
export type Verdict =
  | {
      verdict: 'legal';
      /**
       * What the table should be told all the same (nothing built, points overlooked).
       */
      warnings: Remark[];
    }
  | {
      /**
       * What recording it would reveal.
       */
      reveals: Remark[];
      verdict: 'possible';
    }
  | {
      /**
       * Every reason, the weightiest first; never empty.
       */
      reasons: Remark[];
      verdict: 'refused';
    };

/**
 * Asks for advice.
 */
export interface Advise {
  /**
   * The session.
   */
  session: string;
  /**
   * After so many steps of the line of play; the present if not said.
   */
  turn?: number | null;
}
/**
 * Advice.
 */
export interface Advised {
  /**
   * In the game's form. None where the table wants none, or the game gives none.
   */
  advice?: unknown;
  /**
   * How far the work is that a part of the advice waits for; none when it waits for nothing.
   */
  progress?: Progress | null;
}
/**
 * How far a piece of work is.
 */
export interface Progress {
  /**
   * Parts there are.
   */
  all: number;
  /**
   * Parts done.
   */
  done: number;
}
/**
 * The answer to a question.
 */
export interface Answered {
  /**
   * In the game's form.
   */
  answer: unknown;
}
/**
 * People who play together ("Thursday table").
 */
export interface Group {
  /**
   * The group.
   */
  group: string;
  /**
   * Its name.
   */
  name: string;
  /**
   * Who belongs to it.
   */
  people: string[];
}
/**
 * A session file. The same form is exported, imported, judged and backed up.
 */
export interface SessionFile {
  /**
   * The game, by id.
   */
  game: string;
  /**
   * Hash of the last line in the chain; checked on reading.
   */
  hash?: string | null;
  /**
   * The session.
   */
  id: string;
  /**
   * The log.
   */
  lines: FileLine[];
  /**
   * What the table wrote in the margin; not there where nothing is.
   */
  margin?: Margin | null;
  options?: Options;
  /**
   * The version of the rules the session began with.
   */
  rulesVersion: number;
  /**
   * Who sits where.
   */
  seats: SeatInfo[];
  /**
   * The game's set-up, in the game's form.
   */
  setup: unknown;
  /**
   * When it began.
   */
  startedAt: string;
  state: State;
  /**
   * Points of every seat when it was written; checked on reading, never trusted.
   */
  totals?: number[] | null;
}
/**
 * One line of the log as it stands in a file.
 */
export interface FileLine {
  /**
   * When it was recorded.
   */
  at: string;
  body: LineBody;
  /**
   * The client's id of the line.
   */
  id: string;
  /**
   * The version of the rules it was judged by.
   */
  rulesVersion: number;
  /**
   * Number of the line, from 1, without gaps.
   */
  seq: number;
}
/**
 * What the table wrote in the margin of a session.
 */
export interface Margin {
  /**
   * Marks, by line.
   */
  marks?: Marked[];
  /**
   * A few words about the session; at most 2,000 characters.
   */
  note?: string;
  /**
   * Pauses, in order.
   */
  pauses?: Pause[];
  /**
   * Where it was played, by name.
   */
  place?: string | null;
  /**
   * Minutes by which the table's clock was ahead of UTC when the session began.
   */
  utcOffset?: number | null;
}
/**
 * A line of the log that has a mark.
 */
export interface Marked {
  mark: Mark;
  /**
   * Number of the line.
   */
  seq: number;
}
/**
 * A time in which nobody was at the table.
 */
export interface Pause {
  /**
   * From when.
   */
  from: string;
  /**
   * Until when; none while it lasts.
   */
  to?: string | null;
}
/**
 * What is agreed for one session beside the game's own set-up.
 */
export interface Options {
  /**
   * Advice: chances, what would be best, and afterwards what was luck. Said only where it is not wanted, so that
   * sessions of before this field stay what they were, byte for byte.
   */
  advice?: boolean;
  /**
   * Legal places, forecasts and everything else that helps a player think.
   */
  hints?: boolean;
}
/**
 * Who sits where.
 */
export interface SeatInfo {
  colour: Colour;
  /**
   * The person's name: NFC, 1 to 40 graphemes, no control or direction-changing characters.
   */
  name: string;
}
/**
 * A result as a file.
 */
export interface ResultFile {
  /**
   * The game, by id; or any other game, by its name.
   */
  game: string;
  /**
   * Hash of the last line in the chain; checked on reading.
   */
  hash?: string | null;
  /**
   * The session.
   */
  id: string;
  /**
   * What was entered, the latest last.
   */
  lines: ResultLine[];
  /**
   * What the table wrote in the margin.
   */
  margin?: Margin | null;
  state: State;
}
/**
 * What was entered at one time; the last one counts.
 */
export interface ResultLine {
  /**
   * When it was entered.
   */
  at: string;
  /**
   * The client's id of the line.
   */
  id: string;
  result: GameResult;
  /**
   * Number of the line, from 1, without gaps.
   */
  seq: number;
}
/**
 * How a session came out that nobody refereed.
 */
export interface GameResult {
  /**
   * Fewest points win.
   */
  lowestWins?: boolean;
  /**
   * How long it took; none if nobody knows.
   */
  minutes?: number | null;
  /**
   * The seats, in playing order as far as it is known.
   */
  seats: ResultSeat[];
  /**
   * When it began.
   */
  startedAt: string;
  /**
   * All play against the game, and win or lose together.
   */
  together?: boolean;
}
/**
 * How one seat came out.
 */
export interface ResultSeat {
  /**
   * The colour, if somebody knows.
   */
  colour?: Colour | null;
  /**
   * Who sat there.
   */
  name: string;
  /**
   * The place it came to, from 1; equal places are ties. Reckoned from the points where nobody says.
   */
  rank?: number | null;
  /**
   * The points, if any were counted.
   */
  score?: number | null;
  /**
   * What was written instead of points ("5 stars"); none where `score` says it.
   */
  scoreText?: string | null;
  /**
   * Whether it began.
   */
  started?: boolean;
  /**
   * The side it was on, where several seats win or lose together.
   */
  team?: string | null;
  /**
   * Whether it won; several seats may.
   */
  won?: boolean;
}
/**
 * Where a session came from, when it was taken in.
 */
export interface Origin {
  /**
   * What it is called there.
   */
  id: string;
  source: Source;
}
/**
 * A question about a position.
 */
export interface Ask {
  /**
   * In the game's form.
   */
  question: unknown;
  /**
   * The session.
   */
  session: string;
  /**
   * After so many steps of the line of play; the present if not said.
   */
  turn?: number | null;
}
/**
 * Who may or must act now, and what the table has to tell.
 */
export interface Asks {
  /**
   * What the question needs filled in.
   */
  args: {
    [k: string]: Arg;
  };
  /**
   * What is asked: key of the question in the language files (`car-asks-tile`).
   */
  question: string;
  /**
   * The seats that may act; empty when the game is over. Usually one.
   */
  seats: Seat[];
}
/**
 * A backup in the data folder.
 */
export interface Backup {
  /**
   * How large it is.
   */
  bytes: number;
  /**
   * When it was made.
   */
  madeAt: string;
  /**
   * The name of its file; by it the backup is asked for.
   */
  name: string;
}
/**
 * What is in a backup, beside what is in the data folder now.
 */
export interface BackupContents {
  backup: Contents;
  present: Contents;
}
/**
 * What is in a backup, or in the data folder.
 */
export interface Contents {
  /**
   * Sessions by game.
   */
  games: {
    [k: string]: number;
  };
  /**
   * When the latest line was recorded.
   */
  lastAt?: string | null;
  /**
   * Lines of their logs.
   */
  lines: number;
  /**
   * Sessions.
   */
  sessions: number;
}
/**
 * Asks what is in a backup.
 */
export interface BackupOf {
  /**
   * The name of its file.
   */
  name: string;
}
/**
 * The backups in the data folder, newest first.
 */
export interface Backups {
  /**
   * The backups.
   */
  backups: Backup[];
}
/**
 * A file that was taken in.
 */
export interface Batch {
  /**
   * When it was taken in.
   */
  at: string;
  /**
   * The batch.
   */
  batch: string;
  /**
   * Sessions that came with it.
   */
  sessions: number;
  source: Source;
  /**
   * Whether it was undone: its sessions are in no list and no statistics.
   */
  undone: boolean;
}
/**
 * Files that were taken in, the latest first.
 */
export interface Batches {
  /**
   * The batches.
   */
  batches: Batch[];
}
/**
 * A line that the rules refuse after a correction.
 */
export interface BecameIllegal {
  /**
   * Why.
   */
  reasons: Remark[];
  /**
   * Number of the line.
   */
  seq: number;
  /**
   * Whether it can still lie on the table (it counts, marked) or had to be left out.
   */
  stands: boolean;
}
/**
 * One sentence of the referee: why a move is refused, what a legal move should make the table wary of,
 * or what a possible move would reveal.
 *
 * `P` is the game's own kind of place on the board.
 */
export interface Remark {
  /**
   * What the sentence needs filled in.
   */
  args: {
    [k: string]: Arg;
  };
  /**
   * Where on the board it is, most important place first; empty where it is nowhere.
   */
  at: unknown[];
  /**
   * Key of the sentence in the language files (`car-refused-edge`).
   */
  message: string;
  /**
   * The rule it rests on, by id (`CAR-PLACE-03`).
   */
  rule: string;
}
/**
 * How often one thing happened.
 */
export interface Bin {
  /**
   * How often.
   */
  count: number;
  /**
   * How often on average, if only chance decided.
   */
  expected?: number | null;
  /**
   * In 95 of 100 cases at most so often.
   */
  high?: number | null;
  /**
   * What: a number, or a key of the language files.
   */
  label: string;
  /**
   * In 95 of 100 cases at least so often.
   */
  low?: number | null;
}
/**
 * How often with so many seats, and how often a seat would win if it were all the same.
 */
export interface BySeats {
  points: Spread;
  /**
   * How many seats.
   */
  seats: number;
  /**
   * Sessions.
   */
  sessions: number;
  winning: Spread;
}
/**
 * The middle and the ends of some numbers.
 */
export interface Spread {
  /**
   * The least.
   */
  least: number;
  /**
   * Their mean.
   */
  mean: number;
  /**
   * The middle one; of an even number the mean of the two middle ones.
   */
  median: number;
  /**
   * The most.
   */
  most: number;
  /**
   * How many numbers.
   */
  n: number;
}
/**
 * Is this luck?
 */
export interface ChanceTest {
  /**
   * Degrees of freedom.
   */
  freedom: number;
  /**
   * In how many of all cases fair chance would stray at least as far.
   */
  p: number;
  /**
   * Pearson's chi-square.
   */
  statistic: number;
  verdict: Chance;
}
/**
 * Asks for the verdict on a move without recording it.
 */
export interface Check {
  /**
   * The move, in the game's form.
   */
  move: unknown;
  /**
   * The session.
   */
  session: string;
  /**
   * After so many steps of the line of play; the present if not said.
   */
  turn?: number | null;
}
/**
 * What a check found.
 */
export interface Checkup {
  /**
   * How many of each kind.
   */
  counts: {
    [k: string]: number;
  };
  /**
   * Everything wrong.
   */
  faults: Fault[];
  /**
   * Lines looked at.
   */
  lines: number;
  /**
   * Sessions looked at.
   */
  sessions: number;
}
/**
 * One fault.
 */
export interface Fault {
  /**
   * What was found, for somebody who knows the form.
   */
  detail: string;
  kind: FaultKind;
  /**
   * Whether it was put right.
   */
  mended: boolean;
  /**
   * The session, where it is one's.
   */
  session?: string | null;
}
/**
 * Asks whether everything is as it was recorded.
 */
export interface CheckupOf {
  /**
   * Also put right what can be reckoned again from the log.
   */
  mend: boolean;
}
/**
 * Asks a question about a set-up before the session begins: about the table as it would be laid out.
 */
export interface Consider {
  /**
   * The game, by id.
   */
  game: string;
  /**
   * In the game's form.
   */
  question: unknown;
  /**
   * The set-up, in the game's form.
   */
  setup: unknown;
}
/**
 * Corrects an earlier line.
 */
export interface Correct {
  change: Amend;
  /**
   * Id of the new line.
   */
  id: string;
  /**
   * Number of the last line the client has seen.
   */
  seen: number;
  /**
   * The session.
   */
  session: string;
}
/**
 * Corrects a result: a new line, the old one stays to be seen.
 */
export interface CorrectResult {
  /**
   * Id of the new line.
   */
  id: string;
  result: GameResult;
  /**
   * Number of the last line the client has seen.
   */
  seen: number;
  /**
   * The session.
   */
  session: string;
}
/**
 * The course of the points over a session.
 */
export interface Curve {
  /**
   * When the last line was recorded.
   */
  endedAt: string;
  /**
   * Points given in final scoring.
   */
  finalScoring: Gain[];
  /**
   * Seconds of the whole session, without pauses.
   */
  played: number;
  /**
   * Seconds of every seat, without pauses.
   */
  seconds: number[];
  /**
   * Points of every seat before the first step.
   */
  start: number[];
  /**
   * Step by step.
   */
  steps: CurveStep[];
  /**
   * Points of every seat at the end, final scoring included.
   */
  totals: number[];
}
/**
 * Points given at one step.
 */
export interface Gain {
  /**
   * Key of the reason's sentence.
   */
  code: string;
  /**
   * How many.
   */
  points: number;
  seat: Seat;
  /**
   * The column of the score sheet.
   */
  source: string;
}
/**
 * The table after one step of the line of play.
 */
export interface CurveStep {
  /**
   * When that line was recorded.
   */
  at: string;
  /**
   * Points given.
   */
  gained: Gain[];
  /**
   * Who moved, where the move says so.
   */
  seat?: Seat | null;
  /**
   * Seconds the step took, without pauses.
   */
  seconds: number;
  /**
   * The line that says what happened.
   */
  seq: number;
  /**
   * Points of every seat afterwards; final scoring is not in it.
   */
  totals: number[];
  /**
   * Which step, from 1.
   */
  turn: number;
}
/**
 * Asks for the course of the points.
 */
export interface CurveOf {
  /**
   * The session.
   */
  session: string;
}
/**
 * Records a ruling.
 */
export interface Decide {
  /**
   * Id of the new line.
   */
  id: string;
  /**
   * Why; at most 500 characters.
   */
  reason: string;
  ruling: Ruling;
  /**
   * Number of the last line the client has seen.
   */
  seen: number;
  /**
   * The session.
   */
  session: string;
}
/**
 * How often each of several things happened (sums of two dice), over all selected sessions.
 */
export interface Distribution {
  /**
   * The things.
   */
  bins: Bin[];
  /**
   * Key of its name (`cat-fact-dice`).
   */
  key: string;
  /**
   * Sessions it rests on.
   */
  sessions: number;
  /**
   * Whether chance alone explains it; none where nothing is expected or too little was counted.
   */
  test?: ChanceTest | null;
  /**
   * How often anything was counted.
   */
  total: number;
}
/**
 * One result in a picture.
 */
export interface Dot {
  /**
   * When it began.
   */
  at: string;
  /**
   * The seat's colour, where it is known.
   */
  colour?: Colour | null;
  /**
   * Points.
   */
  points: number;
  /**
   * The session.
   */
  session: string;
  /**
   * Whether that won.
   */
  won: boolean;
}
/**
 * Asks for a session as a file.
 */
export interface Export {
  /**
   * The session.
   */
  session: string;
}
/**
 * Asks for sessions in some form.
 */
export interface ExportMany {
  form: ExportForm;
  select?: Selection;
  /**
   * Only these of them; empty for all.
   */
  sessions?: string[];
}
/**
 * Which sessions are meant. What is left out asks for nothing, so the empty selection means all.
 */
export interface Selection {
  /**
   * Begun on this day or later, by the calendar of the table.
   */
  from?: string | null;
  /**
   * One of these games, by id.
   */
  games?: string[];
  /**
   * At least two people of this group were at the table.
   */
  group?: string | null;
  /**
   * All of these people were at the table.
   */
  people?: string[];
  /**
   * At this place.
   */
  place?: string | null;
  /**
   * Refereed here, or only entered as a result.
   */
  refereed?: boolean | null;
  /**
   * With so many seats.
   */
  seats?: number | null;
  /**
   * In one of these states.
   */
  states?: State[];
  /**
   * Words that all occur in the names, the place, the note or the game; case and accents do not matter.
   */
  text?: string | null;
  /**
   * Begun on this day or earlier, by the calendar of the table.
   */
  to?: string | null;
}
/**
 * Sessions in some form.
 */
export interface Exported {
  /**
   * Its media type.
   */
  media: string;
  /**
   * A name for the file: letters, digits, dots, dashes and underscores.
   */
  name: string;
  /**
   * Sessions in it.
   */
  sessions: number;
  /**
   * The text of the file.
   */
  text: string;
}
/**
 * A game that can be played.
 */
export interface GameInfo {
  /**
   * Fewest seats.
   */
  fewestSeats: number;
  /**
   * Its id (`carcassonne`); also the key of its name.
   */
  id: string;
  /**
   * Most seats.
   */
  mostSeats: number;
  /**
   * The version of its rules.
   */
  rulesVersion: number;
}
/**
 * A game of the file and which it is here.
 */
export interface GameMatch {
  /**
   * The game, by id; or any other game, by its name.
   */
  game: string;
  matched: Matched;
  /**
   * The name in the file.
   */
  name: string;
  /**
   * Sessions of the file.
   */
  sessions: number;
}
/**
 * How often one game was played.
 */
export interface GamePlays {
  /**
   * The game, by id; or any other game, by its name.
   */
  game: string;
  plays: Plays;
}
/**
 * How often, and when last.
 */
export interface Plays {
  /**
   * When the first began.
   */
  firstAt?: string | null;
  /**
   * When the latest began.
   */
  lastAt?: string | null;
  /**
   * Time at the table over those of which it is known, in seconds, without pauses.
   */
  seconds: number;
  /**
   * Sessions played to the end.
   */
  sessions: number;
  /**
   * Sessions whose time is known.
   */
  timed: number;
}
/**
 * Statistics of one game.
 */
export interface GameStatistics {
  /**
   * Most points ever (fewest, where fewest win).
   */
  best?: Record | null;
  /**
   * By place in the playing order.
   */
  byPlace: SeatShare[];
  /**
   * By number of seats.
   */
  bySeats: BySeats[];
  /**
   * The clearest session.
   */
  clearest?: Record | null;
  /**
   * The closest session.
   */
  closest?: Record | null;
  /**
   * What this game counts besides.
   */
  distributions: Distribution[];
  /**
   * The game, by id.
   */
  game: string;
  margins: Spread;
  /**
   * What this game measures besides.
   */
  measures: Measure[];
  /**
   * Head to head: of the people asked for, else of the eight who played most.
   */
  pairs: Pair[];
  /**
   * Points by person, who played most first.
   */
  people: PersonScores[];
  plays: Plays;
  points: Spread;
  shared: Rate;
  /**
   * Where the points came from: everybody together first, then by person.
   */
  sources: PersonSources[];
}
/**
 * A number and the session it comes from.
 */
export interface Record {
  /**
   * The number.
   */
  points: number;
  /**
   * The session.
   */
  session: string;
}
/**
 * How often a place in the playing order wins.
 */
export interface SeatShare {
  /**
   * The share it would have if the place did not matter.
   */
  expected: number;
  /**
   * The place in the playing order, from 0 for who begins.
   */
  place: number;
  /**
   * How many seats there were.
   */
  seats: number;
  wins: Rate;
}
/**
 * A share, and how far the sample lets it be trusted.
 */
export interface Rate {
  /**
   * How often.
   */
  count: number;
  /**
   * Upper end of it.
   */
  high: number;
  /**
   * Lower end of the interval that holds the true share in 95 of 100 cases (Wilson).
   */
  low: number;
  /**
   * Of how many; 0 gives a share of 0.
   */
  of: number;
  /**
   * `count / of`.
   */
  share: number;
}
/**
 * What is measured by one number a seat and session (followers set as knights, largest city).
 */
export interface Measure {
  all: Spread;
  /**
   * Key of its name (`car-fact-knights`).
   */
  key: string;
  /**
   * Where the most was.
   */
  most?: Record | null;
  /**
   * By person, in the order of the people.
   */
  people: PersonMeasure[];
  unit: Unit;
}
/**
 * A measure of one person.
 */
export interface PersonMeasure {
  /**
   * Who.
   */
  person: string;
  spread: Spread;
}
/**
 * Two people and who came out ahead.
 */
export interface Pair {
  /**
   * The latest of these sessions, oldest first, at most 60.
   */
  latest: Met[];
  /**
   * How often they were level.
   */
  level: number;
  /**
   * One of them.
   */
  one: string;
  /**
   * How often `one` was ahead of the other.
   */
  oneAhead: number;
  /**
   * The other.
   */
  other: string;
  /**
   * How often `other` was ahead.
   */
  otherAhead: number;
}
/**
 * One session at which two people met.
 */
export interface Met {
  ahead: Ahead;
  /**
   * The session.
   */
  session: string;
}
/**
 * Points of one person in one game.
 */
export interface PersonScores {
  /**
   * Most points in a session (fewest, where fewest win).
   */
  best?: Record | null;
  /**
   * The latest sessions, oldest first, at most 100.
   */
  latest: Dot[];
  margin: Spread;
  /**
   * The name.
   */
  name: string;
  /**
   * Who.
   */
  person: string;
  points: Spread;
  /**
   * Strength in this game.
   */
  rating?: Rating | null;
  seconds: Spread;
  /**
   * Wins among them that were shared.
   */
  shared: number;
  wins: Rate;
  /**
   * Fewest points in a session (most, where fewest win).
   */
  worst?: Record | null;
}
/**
 * A person's strength as the results tell it (Weng-Lin, several seats at once, ties included).
 */
export interface Rating {
  /**
   * Sessions it rests on.
   */
  sessions: number;
  /**
   * The most likely strength; 25 for somebody unknown.
   */
  strength: number;
  /**
   * Its standard deviation; a third of 25 for somebody unknown.
   */
  uncertainty: number;
}
/**
 * Where one person's points came from.
 */
export interface PersonSources {
  /**
   * Sessions it rests on.
   */
  n: number;
  /**
   * Who; none for everybody together.
   */
  person?: string | null;
  /**
   * By column, in the order of the score sheet.
   */
  sources: SourceMean[];
}
/**
 * Mean points by column of the score sheet, during the game and in final scoring.
 */
export interface SourceMean {
  /**
   * Points a session given in final scoring.
   */
  after: number;
  /**
   * Points a session given during the game.
   */
  during: number;
  /**
   * The column (`city`); its name has the game's prefix, as on the score sheet.
   */
  source: string;
}
/**
 * Asks for the statistics of one game.
 */
export interface GameStatisticsOf {
  /**
   * The game, by id.
   */
  game: string;
  select?: Selection;
}
/**
 * The games that can be played.
 */
export interface Games {
  /**
   * In the order in which they are offered.
   */
  games: GameInfo[];
}
/**
 * Every group, by name.
 */
export interface Groups {
  /**
   * The groups.
   */
  groups: Group[];
}
/**
 * Takes a file in. The same file twice changes nothing.
 */
export interface Import {
  /**
   * The text of the file; at most 32 MB.
   */
  text: string;
}
/**
 * Takes a file in, or tells what that would do. The form is found out from the content: an archive, a session
 * or a result of ours, a BG Stats export or play, `BoardGameGeek` plays as XML or CSV.
 */
export interface ImportMany {
  /**
   * Id of the batch, made by the client, so that a retry is harmless.
   */
  batch: string;
  /**
   * Only tell; nothing is kept.
   */
  dryRun: boolean;
  /**
   * Which games those of the file are, by the name in the file. The others are matched by number and name.
   */
  games?: {
    [k: string]: string;
  };
  /**
   * Who the people of the file are, by the name in the file. The others are matched by name, or added.
   */
  people?: {
    [k: string]: string;
  };
  /**
   * The text of the file.
   */
  text: string;
}
/**
 * Something in the file that was not taken, or not taken as it stands.
 */
export interface ImportRemark {
  /**
   * Where in the file: `plays[3].playerScores[1]`, `play 900005`, `line 7`.
   */
  at: string;
  /**
   * What the sentence fills in.
   */
  detail: string;
  /**
   * Key of the sentence in the language files (`import-score-text`).
   */
  message: string;
}
/**
 * What taking a file in did, or would do.
 */
export interface Imported {
  /**
   * The batch, if one was made: it can be undone as one.
   */
  batch?: string | null;
  /**
   * Whether anything was kept.
   */
  dryRun: boolean;
  /**
   * Sessions that were not known.
   */
  fresh: number;
  /**
   * Games of the file.
   */
  games: GameMatch[];
  /**
   * Sessions that were known already and stay as they are.
   */
  known: number;
  /**
   * People of the file.
   */
  people: PersonMatch[];
  /**
   * What was left out or read with care; the first 500.
   */
  remarks: ImportRemark[];
  source: Source;
}
/**
 * A person of the file and who it is here.
 */
export interface PersonMatch {
  matched: Matched;
  /**
   * The name in the file.
   */
  name: string;
  /**
   * Who it is; none for somebody new.
   */
  person?: string | null;
  /**
   * Sessions of the file at which the person sat.
   */
  sessions: number;
}
/**
 * One line of the score sheet: points and the reason for them.
 *
 * `P` is the game's own kind of place on the board.
 */
export interface Line {
  /**
   * The move that gave them, counted from 0; none in final scoring.
   */
  after?: number | null;
  /**
   * The figures that make the reason (tiles, shields, followers per seat).
   */
  args: {
    [k: string]: Arg;
  };
  /**
   * What it was for on the board.
   */
  at: unknown[];
  /**
   * What for: key of the sentence in the language files (`car-line-city`).
   */
  code: string;
  /**
   * The points; 0 where a line explains why there are none, negative where points are lost.
   */
  points: number;
  seat: Seat;
  /**
   * The column they are summed under (`road`, `city`, `farm`); key of its name with the game's prefix.
   */
  source: string;
}
/**
 * One line of the log, as shown.
 */
export interface LineView {
  /**
   * When it was recorded.
   */
  at: string;
  body: LineBody;
  /**
   * What the rules say against it (a move that became illegal by a correction, or a ruling).
   */
  refused: Remark[];
  /**
   * The points it gave.
   */
  scored: Line[];
  /**
   * Number of the line, from 1.
   */
  seq: number;
  standing: LineStanding;
  /**
   * How the log tells the move it speaks of; none where it speaks of none.
   */
  told?: Telling | null;
  /**
   * Its place in the line of play, from 1; none if it has no place there.
   */
  turn?: number | null;
}
/**
 * How the log tells a move.
 */
export interface Telling {
  /**
   * What the sentence needs filled in.
   */
  args: {
    [k: string]: Arg;
  };
  /**
   * Key of the sentence in the language files (`car-move-place`); the name of the seat stands before it.
   */
  message: string;
  /**
   * Who did it; none where it happened to the table.
   */
  seat?: Seat | null;
}
/**
 * Asks for the margin of a session.
 */
export interface MarginOf {
  /**
   * The session.
   */
  session: string;
}
/**
 * Two people turned out to be one.
 */
export interface Merge {
  /**
   * Who it is.
   */
  into: string;
  /**
   * Who is somebody else.
   */
  person: string;
}
/**
 * Another name that was found to be the same person.
 */
export interface Merged {
  /**
   * The name.
   */
  name: string;
  /**
   * Who it was; by this id the merge is undone.
   */
  person: string;
}
/**
 * How often in one month.
 */
export interface Month {
  /**
   * Its first day, by the calendar of the table.
   */
  month: string;
  /**
   * Time at the table in seconds, as far as it is known.
   */
  seconds: number;
  /**
   * Sessions begun in it.
   */
  sessions: number;
}
/**
 * Records a note.
 */
export interface Note {
  /**
   * The line it is about.
   */
  about?: number | null;
  /**
   * Id of the new line.
   */
  id: string;
  /**
   * Number of the last line the client has seen.
   */
  seen: number;
  /**
   * The session.
   */
  session: string;
  /**
   * The text; at most 2,000 characters.
   */
  text: string;
}
/**
 * A request without content.
 */
export interface Nothing {}
/**
 * Somebody met at the table.
 */
export interface Opponent {
  behind: Rate;
  /**
   * Sessions at which both sat.
   */
  met: number;
  /**
   * Who.
   */
  person: string;
}
/**
 * Whether the game is over, and who won.
 */
export interface Outcome {
  /**
   * The last move has been made and final scoring stands on the sheet.
   */
  finished: boolean;
  /**
   * The rule by which a tie on points was broken, by id.
   */
  tieBreak?: string | null;
  /**
   * Who won; several where the rules give no tie-break; empty while the game goes on.
   */
  winners: Seat[];
}
/**
 * Everybody known; those who played last come first.
 */
export interface People {
  /**
   * The people, merged ones only inside the person they are.
   */
  people: Person[];
}
/**
 * Somebody who plays.
 */
export interface Person {
  /**
   * The colour usually taken; the seat of a session has its own.
   */
  colour?: Colour | null;
  /**
   * Not offered any more; sessions and statistics keep the name.
   */
  hidden: boolean;
  /**
   * When the latest of them began.
   */
  lastAt?: string | null;
  /**
   * Who else turned out to be this person.
   */
  merged: Merged[];
  /**
   * The name.
   */
  name: string;
  /**
   * The person.
   */
  person: string;
  /**
   * Sessions at which the person sat, whatever their state.
   */
  sessions: number;
}
/**
 * One person in one game.
 */
export interface PersonGame {
  /**
   * The game, by id; or any other game, by its name.
   */
  game: string;
  /**
   * Wins among them that were shared.
   */
  shared: number;
  wins: Rate;
}
/**
 * One person over the selected sessions.
 */
export interface PersonStatistics {
  /**
   * Most wins one after the other.
   */
  bestStreak: number;
  /**
   * Wins by game.
   */
  games: PersonGame[];
  /**
   * The name.
   */
  name: string;
  /**
   * Who came out ahead most often: in more than half of at least three sessions.
   */
  nemesis?: Opponent | null;
  /**
   * Who.
   */
  person: string;
  plays: Plays;
  /**
   * Strength; none without a session that can be ranked.
   */
  rating?: Rating | null;
  /**
   * Whom the person met most often, at least three times.
   */
  rival?: Opponent | null;
  /**
   * Wins among them that were shared.
   */
  shared: number;
  /**
   * Wins one after the other up to the latest session.
   */
  streak: number;
  together: Rate;
  wins: Rate;
}
/**
 * Where people play.
 */
export interface Place {
  /**
   * Not offered any more.
   */
  hidden: boolean;
  /**
   * When the latest of them began.
   */
  lastAt?: string | null;
  /**
   * Its name.
   */
  name: string;
  /**
   * The place.
   */
  place: string;
  /**
   * Sessions there.
   */
  sessions: number;
}
/**
 * Every place; where people played last comes first.
 */
export interface Places {
  /**
   * The places.
   */
  places: Place[];
}
/**
 * Records a move.
 */
export interface Play {
  /**
   * Id of the new line, made by the client, so that a retry is harmless.
   */
  id: string;
  /**
   * The move, in the game's form.
   */
  move: unknown;
  /**
   * Number of the last line the client has seen.
   */
  seen: number;
  /**
   * The session.
   */
  session: string;
}
/**
 * The table at one moment.
 */
export interface Position {
  asks: Asks;
  /**
   * The sheet if the game ended now; none where hints are off or the game is over.
   */
  forecast?: Sheet | null;
  /**
   * Points of every seat if the game ended now; none like `forecast`.
   */
  forecastTotals?: number[] | null;
  outcome: Outcome;
  sheet: Sheet;
  /**
   * Points of every seat.
   */
  totals: number[];
  /**
   * How many steps of the line of play have been made.
   */
  turn: number;
  /**
   * What the game's screen draws.
   */
  view: unknown;
}
/**
 * Asks what a correction would do.
 */
export interface Preview {
  change: Amend;
  /**
   * The session.
   */
  session: string;
}
/**
 * What a correction would do.
 */
export interface Previewed {
  /**
   * Lines that would become illegal, in order.
   */
  becameIllegal: BecameIllegal[];
  /**
   * Points of every seat afterwards.
   */
  totals: number[];
}
/**
 * An address, to be shown as a QR code.
 */
export interface PushLink {
  /**
   * The rows of the QR code, top to bottom: `1` is dark. Empty where the address is too long for one.
   */
  code: string[];
  /**
   * The address; at most 8,000 characters.
   */
  link: string;
}
/**
 * Asks for the address by which a telephone takes a play over into BG Stats.
 */
export interface PushLinkOf {
  /**
   * The session.
   */
  session: string;
}
/**
 * Enters a result.
 */
export interface RecordResult {
  /**
   * The game, by id; or any other game, by its name.
   */
  game: string;
  /**
   * Id of its first line.
   */
  id: string;
  result: GameResult;
  /**
   * The session, made by the client, so that a retry is harmless.
   */
  session: string;
}
/**
 * Makes an undone step again.
 */
export interface Redo {
  /**
   * Id of the new line.
   */
  id: string;
  /**
   * Number of the last line the client has seen.
   */
  seen: number;
  /**
   * The session.
   */
  session: string;
}
/**
 * Removes a group. The people and their sessions stay.
 */
export interface RemoveGroup {
  /**
   * The group.
   */
  group: string;
}
/**
 * Puts a backup in the place of the present archive, which is kept aside.
 */
export interface Restore {
  /**
   * The name of the backup's file.
   */
  name: string;
}
/**
 * A backup took the place of the archive.
 */
export interface Restored {
  /**
   * The name of the file in which the archive of before is kept, in the data folder.
   */
  aside?: string | null;
  present: Contents;
}
/**
 * Asks for a result.
 */
export interface ResultOf {
  /**
   * The session.
   */
  session: string;
}
/**
 * A result as shown.
 */
export interface ResultView {
  /**
   * The game, by id; or any other game, by its name.
   */
  game: string;
  /**
   * Everything entered so far, the latest last.
   */
  lines: ResultLine[];
  result: GameResult;
  /**
   * Number of the last line. A writer sends it back as `seen`.
   */
  seq: number;
  /**
   * The session.
   */
  session: string;
  state: State;
}
/**
 * Adds a group, or changes one.
 */
export interface SetGroup {
  /**
   * The group; made by the client for a new one.
   */
  group: string;
  /**
   * Its name, like a person's; no other group has it.
   */
  name: string;
  /**
   * Who belongs to it.
   */
  people: string[];
}
/**
 * Writes place and note. A place that is not known yet is added.
 */
export interface SetMargin {
  /**
   * A few words; at most 2,000 characters.
   */
  note: string;
  /**
   * Where, by name; none for nowhere in particular.
   */
  place?: string | null;
  /**
   * The session.
   */
  session: string;
}
/**
 * Marks a line, or wipes the mark off.
 */
export interface SetMark {
  /**
   * The mark; none wipes it off.
   */
  mark?: Mark | null;
  /**
   * Number of the line.
   */
  seq: number;
  /**
   * The session.
   */
  session: string;
}
/**
 * Adds a person, or changes one. Whoever sits down under a new name is added without being asked.
 */
export interface SetPerson {
  /**
   * The colour usually taken.
   */
  colour?: Colour | null;
  /**
   * Not to be offered any more.
   */
  hidden?: boolean;
  /**
   * The name: NFC, 1 to 40 graphemes; no other person has it.
   */
  name: string;
  /**
   * The person; made by the client for a new one.
   */
  person: string;
}
/**
 * Adds a place, or changes one.
 */
export interface SetPlace {
  /**
   * Not to be offered any more.
   */
  hidden?: boolean;
  /**
   * Its name, like a person's; no other place has it.
   */
  name: string;
  /**
   * The place; made by the client for a new one.
   */
  place: string;
}
/**
 * Changes one setting.
 */
export interface SetSetting {
  /**
   * Name: letters, digits, dots and dashes, at most 80.
   */
  name: string;
  /**
   * Value; null removes it.
   */
  value: unknown;
}
/**
 * Pauses, resumes, gives up.
 */
export interface SetState {
  /**
   * The session.
   */
  session: string;
  state: State;
}
/**
 * All settings: language, theme, usual players and the like, as the interface wrote them.
 */
export interface Settings {
  /**
   * By name.
   */
  settings: {
    [k: string]: unknown;
  };
}
/**
 * How much there is of every game.
 */
export interface Shelf {
  /**
   * Games with sessions, most played first.
   */
  games: ShelfGame[];
}
/**
 * The sessions of one game, as the first screen tells them.
 */
export interface ShelfGame {
  /**
   * The game, by id.
   */
  game: string;
  /**
   * When the latest of them began.
   */
  lastAt: string;
  /**
   * How many sessions there are, whatever their state.
   */
  sessions: number;
}
/**
 * Begins a session.
 */
export interface Start {
  /**
   * The game, by id.
   */
  game: string;
  options?: Options;
  /**
   * Who sits where, in playing order.
   */
  seats: SeatInfo[];
  /**
   * Made by the client, so that a retry is harmless.
   */
  session: string;
  /**
   * The game's set-up, in the game's form.
   */
  setup: unknown;
}
/**
 * Statistics over all games.
 */
export interface Statistics {
  /**
   * By place in the playing order; only sessions in which it is known who began.
   */
  byPlace: SeatShare[];
  /**
   * By number of seats.
   */
  bySeats: BySeats[];
  /**
   * By game, most played first.
   */
  games: GamePlays[];
  /**
   * By month, without empty months, oldest first.
   */
  months: Month[];
  /**
   * Head to head: of the people asked for, else of the eight who played most.
   */
  pairs: Pair[];
  /**
   * By person, who played most first.
   */
  people: PersonStatistics[];
  plays: Plays;
  /**
   * Sessions by day of the week, Monday first.
   */
  weekdays: number[];
}
/**
 * Asks for statistics over all games.
 */
export interface StatisticsOf {
  select?: Selection;
}
/**
 * Asks for a game's suggested set-up.
 */
export interface Suggest {
  /**
   * The game, by id.
   */
  game: string;
  /**
   * How many seats.
   */
  seats: number;
}
/**
 * A game's suggested set-up.
 */
export interface Suggested {
  /**
   * In the game's form.
   */
  setup: unknown;
}
/**
 * What would be.
 */
export interface Supposed {
  /**
   * The answer that was wanted.
   */
  answer?: unknown;
  position: Position;
  /**
   * How the log tells the supposed moves, one by one.
   */
  told: Telling[];
  /**
   * The verdict that was wanted.
   */
  verdict?: Verdict | null;
}
/**
 * Asks for a session.
 */
export interface Table {
  /**
   * The session.
   */
  session: string;
  /**
   * After so many steps of the line of play; the present if not said.
   */
  turn?: number | null;
}
/**
 * Sessions, newest first.
 */
export interface TableList {
  /**
   * The sessions.
   */
  tables: TableSummary[];
  /**
   * How many there are in all, whatever the limit.
   */
  total: number;
}
/**
 * A session in a list.
 */
export interface TableSummary {
  /**
   * Who may act now.
   */
  acting: Seat[];
  /**
   * The game, by id.
   */
  game: string;
  /**
   * The table's own words about it.
   */
  note: string;
  /**
   * Who sat where, by seat; none where nobody is known.
   */
  people: (string | null)[];
  /**
   * Where it was played.
   */
  place?: string | null;
  /**
   * The place each seat came to, from 1; empty while it goes on.
   */
  ranks: number[];
  /**
   * Whether it was refereed here; otherwise it is a result that was entered, and has no table.
   */
  refereed: boolean;
  /**
   * Who sits where.
   */
  seats: SeatInfo[];
  /**
   * Time at the table in seconds, without pauses; none where nobody knows.
   */
  seconds?: number | null;
  /**
   * The session.
   */
  session: string;
  /**
   * When it began.
   */
  startedAt: string;
  state: State;
  /**
   * Points of every seat; empty for a result in which not every seat has points.
   */
  totals: number[];
  /**
   * When the last line was recorded.
   */
  touchedAt: string;
  /**
   * How many steps the line of play has.
   */
  turns: number;
  /**
   * Minutes by which the table's clock was ahead of UTC; none where nobody noted it.
   */
  utcOffset?: number | null;
  /**
   * Who won; empty while it goes on.
   */
  winners: Seat[];
}
/**
 * A session as shown at the table and in review.
 */
export interface TableView {
  /**
   * Whether there is anything to make again.
   */
  canRedo: boolean;
  /**
   * Whether there is anything to undo.
   */
  canUndo: boolean;
  /**
   * The game, by id.
   */
  game: string;
  /**
   * The log.
   */
  lines: LineView[];
  options: Options;
  position: Position;
  /**
   * The version of the rules it is judged by.
   */
  rulesVersion: number;
  /**
   * Who sits where.
   */
  seats: SeatInfo[];
  /**
   * Number of the last line; 0 before the first. A writer sends it back as `seen`.
   */
  seq: number;
  /**
   * The session.
   */
  session: string;
  /**
   * The game's set-up, in the game's form.
   */
  setup: unknown;
  /**
   * When it began.
   */
  startedAt: string;
  state: State;
  /**
   * How many steps the line of play has.
   */
  turns: number;
}
/**
 * Which sessions to list.
 */
export interface Tables {
  /**
   * Only of this game.
   */
  game?: string | null;
  /**
   * At most so many; 50 if not said.
   */
  limit?: number | null;
  select?: Selection;
  /**
   * Leaving out so many of the newest.
   */
  skip?: number | null;
  /**
   * Only in this state.
   */
  state?: State | null;
}
/**
 * Takes back.
 */
export interface Undo {
  /**
   * Id of the new line.
   */
  id: string;
  /**
   * Number of the last line the client has seen.
   */
  seen: number;
  /**
   * The session.
   */
  session: string;
  /**
   * The last line that stays, 0 for the start; one step back if not said.
   */
  to?: number | null;
}
/**
 * Undoes a batch, or brings it back.
 */
export interface UndoBatch {
  /**
   * The batch.
   */
  batch: string;
  /**
   * True takes it out of lists and statistics, false brings it back.
   */
  undone: boolean;
}
/**
 * They were two after all.
 */
export interface Unmerge {
  /**
   * Who was merged.
   */
  person: string;
}
/**
 * What would be if it had gone on otherwise? Nothing is recorded.
 */
export interface WhatIf {
  /**
   * A question about the position then, in the game's form.
   */
  ask?: unknown;
  /**
   * A move whose verdict is wanted then.
   */
  check?: unknown;
  /**
   * The moves made from there, in the game's form; at most 1,000.
   */
  moves: unknown[];
  /**
   * The session.
   */
  session: string;
  /**
   * From the moment after so many steps of the line of play; the present if not said.
   */
  turn?: number | null;
}
