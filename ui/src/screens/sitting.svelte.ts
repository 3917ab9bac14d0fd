/**
 * One session at the table: the last view of it, and the acts that change it.
 *
 * What is shown as recorded is on the disk: a view only ever comes from the referee. One act at a time, so a double
 * click acts once; every act has an id of its own, so sending it again after a lost answer is harmless; every act says
 * which line was seen last, so nobody overwrites what somebody else recorded in between.
 */
import { type Backend, Failed, Unreached } from '../backend';
import { freshId } from '../backend/ids';
import type { Commands } from '../generated/commands';
import type { Amend, Failure, Ruling, State, TableView, Verdict } from '../generated/contract';

export type Act = 'play' | 'undo' | 'redo' | 'amend' | 'rule' | 'note';
/** What an act needs beside session, id and seen. */
export type Content<A extends Act> = Omit<Commands[A]['request'], 'session' | 'id' | 'seen'>;

/** How often a request without an answer is sent again, and after how many milliseconds. */
const PATIENCE = [150, 600, 1500];

/** A line that is being corrected: its move is entered anew, at the table as it was then. */
export interface Correction {
  readonly kind: 'replace' | 'insert';
  readonly seq: number;
  /** Its step in the line of play, from 1. */
  readonly turn: number;
}

export type Trouble = Failure | { code: 'unreached' };

export class Sitting {
  /** The table as the referee last told it. */
  table = $state.raw<TableView>() as TableView;
  /** An act is on its way. */
  busy = $state(false);
  /** Why the last act was not carried out, unless the rules refused it. */
  trouble = $state.raw<Trouble>();
  /** The line whose correction the table is opened for. */
  toCorrect: Correction | undefined;
  /** Whether what is done here is recorded. */
  readonly records: boolean = true;
  private unsent: (() => Promise<boolean>) | undefined;

  constructor(
    protected readonly backend: Backend,
    table: TableView,
    private readonly wait = (milliseconds: number) =>
      new Promise<void>((done) => setTimeout(done, milliseconds)),
  ) {
    this.table = table;
  }

  static async open(backend: Backend, session: string, turn?: number): Promise<Sitting> {
    return new Sitting(
      backend,
      await backend.call('table', turn === undefined ? { session } : { session, turn }),
    );
  }

  get names(): string[] {
    return this.table.seats.map((seat) => seat.name);
  }

  /** Whether the moment shown is the present, where acts belong. */
  get present(): boolean {
    return this.table.position.turn === this.table.turns;
  }

  play = (move: unknown) => this.act('play', { move });
  undo = (to?: number) => this.act('undo', to === undefined ? {} : { to });
  redo = () => this.act('redo', {});
  amend = (change: Amend) => this.act('amend', { change });
  rule = (ruling: Ruling, reason: string) => this.act('rule', { ruling, reason });
  note = (text: string, about?: number) => this.act('note', about === undefined ? { text } : { text, about });

  /** Shows another moment of the session, or the present. */
  async show(turn?: number): Promise<void> {
    await this.load(turn === undefined || turn >= this.table.turns ? undefined : turn);
  }

  async setState(state: State): Promise<void> {
    this.table = await this.backend.call('set_state', { session: this.table.session, state });
  }

  check(move: unknown, turn?: number): Promise<Verdict> {
    return this.backend.call('check', { session: this.table.session, move, ...this.moment(turn) });
  }

  preview(change: Amend): Promise<Commands['preview']['answer']> {
    return this.backend.call('preview', { session: this.table.session, change });
  }

  async ask(question: unknown, turn?: number): Promise<unknown> {
    const request = { session: this.table.session, question, ...this.moment(turn) };
    return (await this.backend.call('ask', request)).answer;
  }

  /** What would be best at the moment shown, as far as the game can tell. */
  advise(): Promise<Commands['advise']['answer']> {
    return this.backend.call('advise', { session: this.table.session, ...this.moment(undefined) });
  }

  /** Looks whether somebody else has recorded anything, and shows it. For screens that only look on. */
  async follow(): Promise<void> {
    if (this.busy || !this.present) return;
    const { session } = this.table;
    const table = await this.backend.call('table', { session }).catch(() => undefined);
    if (table && table.seq !== this.table.seq && !this.busy) this.table = table;
  }

  /** Keeps what went wrong with a question, so that it is told. */
  fail(cause: unknown): void {
    if (cause instanceof Failed) this.trouble = cause.failure;
    else if (cause instanceof Unreached) this.trouble = { code: 'unreached' };
    else throw cause;
  }

  /** Sends the act again whose answer was lost. */
  async again(): Promise<boolean> {
    return this.unsent ? this.unsent() : false;
  }

  /**
   * Carries out an act. True if it stands on the disk now. A refusal by the rules is thrown, because it belongs to the
   * place on the board; every other trouble is kept in {@link trouble}.
   */
  protected async act<A extends Act>(command: A, content: Content<A>): Promise<boolean> {
    if (this.busy) return false;
    const { session, seq } = this.table;
    const request = { session, id: freshId(), seen: seq, ...content } as Commands[A]['request'];
    return this.send(command, request);
  }

  private async send<A extends Act>(command: A, request: Commands[A]['request']): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = undefined;
    this.unsent = undefined;
    try {
      this.table = (await this.patiently(() => this.backend.call(command, request))) as TableView;
      return true;
    } catch (cause) {
      if (cause instanceof Failed) {
        if (cause.failure.code === 'refused') throw cause;
        if (cause.failure.code === 'stale') await this.load().catch(() => undefined);
        this.trouble = cause.failure;
      } else if (cause instanceof Unreached) {
        this.unsent = () => this.send(command, request);
        this.trouble = { code: 'unreached' };
      } else {
        throw cause;
      }
      return false;
    } finally {
      this.busy = false;
    }
  }

  private async patiently<T>(call: () => Promise<T>): Promise<T> {
    for (const pause of PATIENCE) {
      try {
        return await call();
      } catch (cause) {
        if (!(cause instanceof Unreached)) throw cause;
        await this.wait(pause);
      }
    }
    return call();
  }

  private async load(turn?: number): Promise<void> {
    const { session } = this.table;
    this.table = await this.backend.call('table', turn === undefined ? { session } : { session, turn });
  }

  private moment(turn: number | undefined): { turn?: number } {
    if (turn !== undefined) return { turn };
    return this.present ? {} : { turn: this.table.position.turn };
  }
}
