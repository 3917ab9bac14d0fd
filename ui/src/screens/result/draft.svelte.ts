/** A result while it is being entered: what the page holds, and what the referee takes. */
import type { Colour, GameResult, ResultSeat } from '../../generated/contract';
import { SEAT_COLOURS } from '../../kit/seats';

/** A seat on the page; `key` stays with the row. */
export interface Row {
  readonly key: number;
  name: string;
  colour: Colour | undefined;
  /** As typed: a whole number, or words. */
  score: string;
  /** As typed; empty where the points decide. */
  rank: string;
  started: boolean;
}

export class Draft {
  rows = $state<Row[]>([]);
  /** `2026-11-29T19:42` of the reader's clock. */
  begun = $state('');
  minutes = $state('');
  lowestWins = $state(false);
  together = $state(false);
  /** Whether those who play together won. */
  won = $state(false);
  private next = 0;
  /** What the page does not show and must not lose. */
  private readonly kept = new Map<number, ResultSeat>();

  constructor(from: GameResult | undefined, now: Date) {
    this.begun = localMinute(from ? new Date(from.startedAt) : now);
    this.minutes = from?.minutes ? String(from.minutes) : '';
    this.lowestWins = from?.lowestWins ?? false;
    this.together = from?.together ?? false;
    this.won = from?.seats.some((seat) => seat.won) ?? false;
    for (const seat of from?.seats ?? []) {
      const row = this.add(seat.name, seat.colour ?? undefined);
      row.score =
        seat.score === null || seat.score === undefined ? (seat.scoreText ?? '') : String(seat.score);
      row.rank = seat.rank ? String(seat.rank) : '';
      row.started = seat.started ?? false;
      this.kept.set(row.key, seat);
    }
    while (!from && this.rows.length < 2) this.add('');
  }

  add(name: string, colour?: Colour): Row {
    const free = SEAT_COLOURS.find((each) => !this.rows.some((row) => row.colour === each));
    this.rows.push({ key: this.next, name, colour: colour ?? free, score: '', rank: '', started: false });
    this.next += 1;
    return this.rows[this.rows.length - 1] as Row;
  }

  /** A known person: into the first row without a name, else a row of their own. */
  invite(name: string): void {
    const empty = this.rows.find((row) => row.name.trim() === '');
    if (empty) empty.name = name;
    else this.add(name);
  }

  remove(key: number): void {
    this.rows = this.rows.filter((row) => row.key !== key);
  }

  /** The next colour for a row that nobody else has. */
  paint(row: Row): void {
    const at = row.colour ? SEAT_COLOURS.indexOf(row.colour) : -1;
    const order = SEAT_COLOURS.map((_, step) => SEAT_COLOURS[(at + 1 + step) % SEAT_COLOURS.length]);
    row.colour = order.find((each) => !this.rows.some((other) => other !== row && other.colour === each));
  }

  /** Somebody who began; again for nobody. */
  starts(key: number): void {
    for (const row of this.rows) row.started = row.key === key && !row.started;
  }

  /** The place every row comes to, as it stands: as typed, else by the points; none while points are missing. */
  get places(): (number | undefined)[] {
    const scores = this.rows.map((row) => wholeNumber(row.score));
    const counted = scores.every((score) => score !== undefined);
    return this.rows.map((row, index) => {
      const typed = wholeNumber(row.rank);
      if (typed !== undefined) return typed;
      const own = scores[index];
      if (!counted || own === undefined || this.together) return undefined;
      return 1 + scores.filter((score) => (this.lowestWins ? (score ?? 0) < own : (score ?? 0) > own)).length;
    });
  }

  /** As the referee takes it. */
  result(): GameResult {
    const { places } = this;
    return {
      startedAt: new Date(this.begun).toISOString(),
      minutes: wholeNumber(this.minutes) ?? null,
      lowestWins: this.lowestWins,
      together: this.together,
      seats: this.rows.map((row, index): ResultSeat => {
        const score = wholeNumber(row.score);
        const words = score === undefined && row.score.trim() !== '' ? row.score.trim() : null;
        return {
          name: row.name.trim().normalize('NFC'),
          colour: row.colour ?? null,
          score: score ?? null,
          scoreText: words,
          rank: wholeNumber(row.rank) ?? null,
          started: row.started,
          team: this.kept.get(row.key)?.team ?? null,
          won: this.together ? this.won : places[index] === 1,
        };
      }),
    };
  }
}

/** A whole number as people type it, with either minus; nothing for anything else. */
export function wholeNumber(text: string): number | undefined {
  const plain = text.trim().replace('−', '-');
  return /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

function localMinute(at: Date): string {
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
