/** The set-up of a new game while it is being agreed: who sits where, in which colour, who starts. */
import type { Colour, SeatInfo } from '../generated/contract';

/** A seat on the page; `key` stays with the row while rows move. */
export interface Row extends SeatInfo {
  readonly key: number;
}

export class Seating {
  rows = $state<Row[]>([]);
  /** The key of the row that starts. */
  private starter = $state(0);
  private next = 0;

  constructor(
    private readonly colours: readonly Colour[],
    private readonly fewest: number,
    readonly most: number,
    seats: readonly SeatInfo[],
    first = 0,
  ) {
    for (const seat of seats.slice(0, most)) this.add(seat.name, seat.colour);
    while (this.rows.length < fewest) this.add('');
    this.starter = this.rows[first]?.key ?? this.rows[0]?.key ?? 0;
  }

  get first(): number {
    return Math.max(
      0,
      this.rows.findIndex((row) => row.key === this.starter),
    );
  }

  get full(): boolean {
    return this.rows.length >= Math.min(this.most, this.colours.length);
  }

  get removable(): boolean {
    return this.rows.length > this.fewest;
  }

  /** A new seat in the wanted colour, or the first that is free; the key of its row. */
  add(name: string, wanted?: Colour): number {
    const taken = new Set(this.rows.map((row) => row.colour));
    const free = this.colours.filter((colour) => !taken.has(colour));
    const colour = wanted && free.includes(wanted) ? wanted : free[0];
    const key = this.next;
    if (!colour) return key;
    this.next += 1;
    this.rows.push({ key, name, colour });
    return key;
  }

  /** A known person: into the first row without a name, else a row of their own. */
  invite(name: string): void {
    const empty = this.rows.find((row) => row.name.trim() === '');
    if (empty) empty.name = name;
    else if (!this.full) this.add(name);
  }

  remove(key: number): void {
    if (!this.removable) return;
    this.rows = this.rows.filter((row) => row.key !== key);
    if (key === this.starter) this.starter = this.rows[0]?.key ?? 0;
  }

  /** Moves a row by so many places, as far as there are places. */
  move(key: number, by: number): void {
    const from = this.rows.findIndex((row) => row.key === key);
    const to = from + by;
    const row = this.rows[from];
    if (!row || to < 0 || to >= this.rows.length) return;
    this.rows.splice(from, 1);
    this.rows.splice(to, 0, row);
  }

  /** Gives a row a colour; who had it takes the other's. */
  paint(key: number, colour: Colour): void {
    const row = this.rows.find((each) => each.key === key);
    if (!row) return;
    const other = this.rows.find((each) => each.colour === colour);
    if (other) other.colour = row.colour;
    row.colour = colour;
  }

  starts(key: number): void {
    this.starter = key;
  }

  /** Draws who starts. */
  draw(random: (below: number) => number = fairly): void {
    this.starter = this.rows[random(this.rows.length)]?.key ?? this.starter;
  }

  /** As the referee takes it. */
  seats(): SeatInfo[] {
    return this.rows.map(({ name, colour }) => ({ name: name.trim().normalize('NFC'), colour }));
  }
}

/** A number below, every one as likely: values of the last incomplete round are drawn again. */
function fairly(below: number): number {
  const whole = 2 ** 32 - (2 ** 32 % below);
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value < whole ? value % below : fairly(below);
}
