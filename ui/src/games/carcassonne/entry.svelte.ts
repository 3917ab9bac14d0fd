/**
 * A move while it is being entered: which tile, where, turned how, with which follower. Tile first or place first; what
 * the referee says to it so far; nothing is recorded before {@link Entry.confirm}.
 */
import { Failed } from '../../backend';
import type {
  Answer,
  Area,
  Cell,
  Completion,
  Follower,
  Kind,
  Move,
  PlaceTurns,
  Question,
  Remark,
  TileTurns,
  Turn,
  View,
} from '../../generated/carcassonne';
import type { Desk } from '../../screens/table/desk.svelte';
import { cellKey } from './areas';
import { KINDS } from './art/kinds';

/** A move that the referee refused, as it would lie. */
export interface Refusal {
  readonly move: Move;
  readonly reasons: readonly Remark[];
  /** The place the refusal points at. */
  readonly at: Cell | undefined;
}

const NO_TURNS: readonly Turn[] = [];
const ALL_TURNS: readonly Turn[] = [0, 1, 2, 3];

export class Entry {
  tile = $state.raw<Kind>();
  place = $state.raw<Cell>();
  turn = $state.raw<Turn>(0);
  /** The chosen area, as an index into `areas`; none = no follower. */
  follower = $state.raw<number>();
  /** Where the chosen tile fits. */
  places = $state.raw<readonly PlaceTurns[]>();
  /** What fits in the chosen place, where it was chosen first. */
  tiles = $state.raw<readonly TileTurns[]>();
  /** The areas of the tile as it lies now; none while it may not lie so. */
  areas = $state.raw<readonly Area[]>();
  completes = $state.raw<readonly Completion[]>([]);
  refusal = $state.raw<Refusal>();
  /** The next tile that is named is said to fit nowhere. */
  discarding = $state(false);
  /** The table that the move is entered for, as line and step. */
  private begun: string | undefined;
  /** Answers to questions asked before the last change are too late. */
  private asked = 0;
  /** What is still to be done, in the order in which it was asked for. */
  private line: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly desk: Desk,
    private readonly view: () => View,
    private readonly hints: () => boolean,
  ) {}

  get seat(): number {
    return this.desk.acting;
  }

  /** The kinds that are in this game at all, in the order of the rulebook. */
  get kinds(): readonly Kind[] {
    const { left, tiles, discarded } = this.view();
    const lying = new Set<string>([...tiles.map(({ tile }) => tile), ...discarded.map(({ tile }) => tile)]);
    const animals = KINDS.some(({ id, set }) => set === 'animals' && ((left[id] ?? 0) > 0 || lying.has(id)));
    return KINDS.filter(
      ({ id, set }) => set === 'base' || (animals && (lying.has(id) || left[id] !== undefined)),
    ).map(({ id }) => id as Kind);
  }

  left = (kind: Kind): number => this.view().left[kind] ?? 0;

  /** Whether a tile lies here. */
  isLaid = (cell: Cell): boolean => this.view().tiles.some(({ x, y }) => x === cell.x && y === cell.y);

  /** The turns in which the chosen tile fits here, alike ones once. */
  turnsAt(cell: Cell): readonly Turn[] {
    return this.places?.find(({ x, y }) => x === cell.x && y === cell.y)?.distinct ?? NO_TURNS;
  }

  /** Whether the chosen tile is known to fit nowhere. */
  get nowhere(): boolean {
    return this.tile !== undefined && this.places?.length === 0;
  }

  /** Whether confirming would record something. */
  get ready(): boolean {
    return this.nowhere || (this.tile !== undefined && this.place !== undefined && this.areas !== undefined);
  }

  /** Points for the acting seat, if the move is recorded as it is now. */
  get points(): number {
    const own = this.follower === undefined ? 0 : (this.areas?.[this.follower]?.points ?? 0);
    return own + this.completes.reduce((sum, each) => sum + (each.points[this.seat] ?? 0), 0);
  }

  /** The move as it stands; none while something is missing. */
  get move(): Move | undefined {
    const { tile, seat } = this;
    if (tile === undefined) return undefined;
    if (this.nowhere) return { type: 'discard', seat, tile };
    if (!this.place) return undefined;
    return { type: 'place', seat, tile, ...this.place, turn: this.turn, follower: this.figure() };
  }

  /**
   * Does one thing after the other: a hand may be faster than the referee's answers, and no key or tap may be lost or
   * overtake another. What fails is told by the sitting.
   */
  inTurn<T>(act: () => Promise<T> | T): Promise<T | undefined> {
    const done = this.line.then(act).catch((cause: unknown) => {
      this.desk.sitting.fail(cause);
      return undefined;
    });
    this.line = done;
    return done;
  }

  /** Forgets a move that was being entered for another table than the one shown now. */
  keepUp(): void {
    if (this.begun !== undefined && this.begun !== this.moment()) this.reset();
  }

  async chooseTile(tile: Kind): Promise<void> {
    if (this.discarding) {
      this.discarding = false;
      await this.discard(tile);
      return;
    }
    this.begun = this.moment();
    const first = this.tiles;
    this.refusal = undefined;
    this.clearFollower();
    this.tile = tile;
    this.places = undefined;
    if (!first) this.place = undefined;
    if (this.left(tile) === 0) {
      await this.refuse({ type: 'discard', seat: this.seat, tile });
      this.tile = undefined;
      return;
    }
    const answer = await this.ask({ type: 'places', tile });
    if (answer?.type !== 'places') return;
    this.places = answer.places;
    if (first && this.place) {
      this.tiles = undefined;
      await this.lay(this.place, first.find((each) => each.tile === tile)?.distinct[0] ?? 0);
    }
  }

  /** Tapping a place: lays the chosen tile there, turns it where it lies already, or asks what fits. */
  async choosePlace(cell: Cell): Promise<void> {
    if (this.tile === undefined) {
      await this.placeFirst(cell);
      return;
    }
    if (this.place && cellKey(this.place) === cellKey(cell)) {
      await this.turnBy(1);
      return;
    }
    const turns = this.turnsAt(cell);
    if (turns.length === 0 || !this.hints()) {
      const turn = this.refusal?.at && cellKey(this.refusal.at) === cellKey(cell) ? next(this.refusal) : 0;
      if (turns.length === 0) {
        await this.refuse({ type: 'place', seat: this.seat, tile: this.tile, ...cell, turn, follower: null });
        return;
      }
      await this.lay(cell, 0);
      return;
    }
    this.refusal = undefined;
    await this.lay(cell, turns.includes(this.turn) ? this.turn : (turns[0] ?? 0));
  }

  /** Turns the laid tile to the next or the one before, of those that fit (without hints: of all four). */
  async turnBy(steps: number): Promise<void> {
    if (!this.place) return;
    const turns = this.hints() ? this.turnsAt(this.place) : ALL_TURNS;
    if (turns.length === 0) return;
    const index = turns.indexOf(this.turn);
    await this.lay(this.place, turns[(index + steps + turns.length) % turns.length] ?? 0);
  }

  chooseFollower(index: number | undefined): void {
    const area = index === undefined ? undefined : this.areas?.[index];
    if (area && area.refused.length > 0) return;
    this.follower = index;
  }

  /** Records the move as it stands. True if it stands in the log now. */
  async confirm(): Promise<boolean> {
    const move = this.move;
    if (!move || !this.ready) return false;
    const { recorded, reasons } = await this.desk.record(move);
    if (recorded) this.reset();
    else if (reasons.length > 0) this.show({ move, reasons: reasons as readonly Remark[] });
    return recorded;
  }

  /** Says that a tile fits nowhere. */
  async discard(tile: Kind | undefined = this.tile): Promise<void> {
    if (tile === undefined) {
      this.discarding = true;
      return;
    }
    const move: Move = { type: 'discard', seat: this.seat, tile };
    const { recorded, reasons } = await this.desk.record(move);
    if (recorded) this.reset();
    else if (reasons.length > 0) this.show({ move, reasons: reasons as readonly Remark[] });
  }

  /** One step back: the refusal, the follower, the place, the tile. */
  back(): void {
    if (this.refusal) this.refusal = undefined;
    else if (this.discarding) this.discarding = false;
    else if (this.follower !== undefined) this.follower = undefined;
    else if (this.place) {
      this.place = undefined;
      this.tiles = undefined;
      this.clearFollower();
    } else this.reset();
  }

  /** Another tile than the one chosen. */
  forgetTile(): void {
    this.reset();
  }

  reset(): void {
    this.asked += 1;
    this.begun = undefined;
    this.tile = undefined;
    this.place = undefined;
    this.places = undefined;
    this.tiles = undefined;
    this.refusal = undefined;
    this.discarding = false;
    this.turn = 0;
    this.clearFollower();
  }

  private async placeFirst(cell: Cell): Promise<void> {
    this.begun = this.moment();
    this.clearFollower();
    this.refusal = undefined;
    if (this.place && cellKey(this.place) === cellKey(cell)) {
      this.back();
      return;
    }
    try {
      const answer = await this.ask({ type: 'tiles', ...cell });
      if (answer?.type !== 'tiles') return;
      this.place = cell;
      this.tiles = answer.tiles;
    } catch (cause) {
      const tile = this.kinds.find((kind) => this.left(kind) > 0) ?? 'A';
      this.refusedBy(cause, { type: 'place', seat: this.seat, tile, ...cell, turn: 0, follower: null });
    }
  }

  private async lay(cell: Cell, turn: Turn): Promise<void> {
    const { tile, seat } = this;
    if (tile === undefined) return;
    this.place = cell;
    this.turn = turn;
    this.clearFollower();
    try {
      const answer = await this.ask({ type: 'followers', tile, ...cell, turn, seat });
      if (answer?.type !== 'followers') return;
      this.areas = answer.areas;
      this.completes = answer.completes;
      this.refusal = undefined;
    } catch (cause) {
      this.refusedBy(cause, { type: 'place', seat, tile, ...cell, turn, follower: null });
    }
  }

  private async refuse(move: Move): Promise<void> {
    const verdict = await this.desk.sitting.check(move);
    if (verdict.verdict === 'refused') this.show({ move, reasons: verdict.reasons as readonly Remark[] });
  }

  private refusedBy(cause: unknown, move: Move): void {
    if (!(cause instanceof Failed) || cause.failure.code !== 'refused') throw cause;
    this.show({ move, reasons: cause.failure.reasons as readonly Remark[] });
  }

  private show({ move, reasons }: Pick<Refusal, 'move' | 'reasons'>): void {
    const first = reasons[0]?.at[0];
    const at = move.type === 'place' ? { x: move.x, y: move.y } : first && { x: first.x, y: first.y };
    this.refusal = { move, reasons, at };
  }

  private async ask(question: Question): Promise<Answer | undefined> {
    this.asked += 1;
    const mine = this.asked;
    const answer = (await this.desk.sitting.ask(question)) as Answer;
    return mine === this.asked ? answer : undefined;
  }

  private moment(): string {
    const { seq, position } = this.desk.sitting.table;
    return `${seq}/${position.turn}`;
  }

  private clearFollower(): void {
    this.areas = undefined;
    this.completes = [];
    this.follower = undefined;
  }

  private figure(): Follower | null {
    const area = this.follower === undefined ? undefined : this.areas?.[this.follower];
    if (!area) return null;
    return area.role === 'monk' ? { role: 'monk' } : ({ role: area.role, at: area.at } as Follower);
  }
}

/** The turn after the one that was refused. */
function next({ move }: Refusal): Turn {
  return move.type === 'place' ? (((move.turn + 1) % 4) as Turn) : 0;
}
