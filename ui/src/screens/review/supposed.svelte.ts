/**
 * A table at which nothing is recorded: from one moment of a session on, moves are only supposed. The game's own screen
 * sits at it as at any other and does not know the difference.
 */
import type { Backend } from '../../backend';
import { Failed } from '../../backend';
import type { LineView, Supposed, TableView, Verdict, WhatIf } from '../../generated/contract';
import { type Act, type Content, Sitting } from '../sitting.svelte';

export class SupposedSitting extends Sitting {
  /** Moves supposed so far. */
  moves = $state.raw<readonly unknown[]>([]);
  override readonly records = false;
  /** Moves taken back, the latest last. */
  private back: readonly unknown[] = [];

  private constructor(
    backend: Backend,
    private readonly base: TableView,
  ) {
    super(backend, base);
    this.table = this.seen(base.position, []);
  }

  /** Sits down at a session as it was after so many steps. */
  static async from(backend: Backend, session: string, turn: number): Promise<SupposedSitting> {
    return new SupposedSitting(backend, await backend.call('table', { session, turn }));
  }

  override async show(): Promise<void> {}
  override async follow(): Promise<void> {}
  override async setState(): Promise<void> {}

  override async check(move: unknown): Promise<Verdict> {
    const { verdict } = await this.suppose(this.moves, { check: move });
    if (!verdict) throw new Error('no verdict');
    return verdict;
  }

  override async ask(question: unknown): Promise<unknown> {
    return (await this.suppose(this.moves, { ask: question })).answer;
  }

  protected override async act<A extends Act>(command: A, content: Content<A>): Promise<boolean> {
    if (this.busy) return false;
    switch (command) {
      case 'play':
        return this.go([...this.moves, (content as Content<'play'>).move], []);
      case 'undo': {
        const last = this.moves.at(-1);
        return last === undefined ? false : this.go(this.moves.slice(0, -1), [...this.back, last]);
      }
      case 'redo': {
        const next = this.back.at(-1);
        return next === undefined ? false : this.go([...this.moves, next], this.back.slice(0, -1));
      }
      // what is only supposed can neither be ruled on nor corrected: the table does not offer it
      default:
        return false;
    }
  }

  private async go(moves: readonly unknown[], back: readonly unknown[]): Promise<boolean> {
    this.busy = true;
    this.trouble = undefined;
    try {
      const { position, told } = await this.suppose(moves);
      this.moves = moves;
      this.back = back;
      this.table = this.seen(position, told);
      return true;
    } catch (cause) {
      if (cause instanceof Failed && cause.failure.code === 'refused') throw cause;
      this.fail(cause);
      return false;
    } finally {
      this.busy = false;
    }
  }

  private suppose(moves: readonly unknown[], more: Pick<WhatIf, 'ask' | 'check'> = {}): Promise<Supposed> {
    const { session, position } = this.base;
    return this.backend.call('what_if', { session, turn: position.turn, moves: [...moves], ...more });
  }

  /** The table with the supposed position as its present, and the supposed moves as lines after the recorded ones. */
  private seen(position: TableView['position'], told: Supposed['told']): TableView {
    const then = this.base.position.turn;
    const kept = this.base.lines.filter(
      ({ turn, standing }) => standing === 'inPlay' && turn && turn <= then,
    );
    const supposed = told.map((telling, index): LineView => {
      const turn = then + index + 1;
      return {
        seq: this.base.seq + index + 1,
        at: this.base.startedAt,
        body: { kind: 'move', move: this.moves[index] },
        told: telling,
        standing: 'inPlay',
        turn,
        refused: [],
        scored: position.sheet.filter(({ after }) => after === turn - 1),
      };
    });
    return {
      ...this.base,
      state: 'inPlay',
      position,
      turns: position.turn,
      lines: [...kept, ...supposed],
      canUndo: this.moves.length > 0,
      canRedo: this.back.length > 0,
    };
  }
}
