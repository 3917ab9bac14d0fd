// Generated from schemas/ by `npm run types`. Do not edit: change the Rust type instead.
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
 * A place at the table, counted from 0 in playing order (clockwise).
 *
 * Colour, shape and the person sitting there belong to the session, not to the game.
 */
export type Seat = number;
/**
 * What is wrong with a name.
 */
export type BadName = 'empty' | 'tooLong' | 'control' | 'twin';
/**
 * The colour of a seat. It belongs to the seat of one session, not to the person; every colour also has
 * a shape, so that colour never speaks alone.
 */
export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'orange' | 'white' | 'brown';
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
 * Where a session stands in its life.
 */
export type State = 'inPlay' | 'paused' | 'finished' | 'abandoned';
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
 * The answer to a question.
 */
export interface Answered {
  /**
   * In the game's form.
   */
  answer: unknown;
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
 * Asks for a session as a file.
 */
export interface Export {
  /**
   * The session.
   */
  session: string;
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
 * The games that can be played.
 */
export interface Games {
  /**
   * In the order in which they are offered.
   */
  games: GameInfo[];
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
 * What is agreed for one session beside the game's own set-up.
 */
export interface Options {
  /**
   * Legal places, forecasts and everything else that helps a player think.
   */
  hints?: boolean;
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
   * Who sits where.
   */
  seats: SeatInfo[];
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
   * Points of every seat.
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
