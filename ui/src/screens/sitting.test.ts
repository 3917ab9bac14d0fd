import { describe, expect, it } from 'vitest';
import { type Backend, Failed, Unreached } from '../backend';
import type { Command, Commands } from '../generated/commands';
import type { TableView } from '../generated/contract';
import { Sitting } from './sitting.svelte';

const table = (seq: number): TableView =>
  ({ session: 's', seq, turns: seq, position: { turn: seq } }) as TableView;

/** A referee whose answers are written down beforehand; it keeps what it was asked. */
class Script implements Backend {
  readonly asked: { command: string; request: Record<string, unknown> }[] = [];
  constructor(private readonly answers: (() => unknown)[]) {}
  async call<C extends Command>(command: C, request: Commands[C]['request']): Promise<Commands[C]['answer']> {
    this.asked.push({ command, request: request as Record<string, unknown> });
    const answer = this.answers.shift();
    if (!answer) throw new Error(`nothing to answer to ${command}`);
    return answer() as Commands[C]['answer'];
  }
  save(): Promise<boolean> {
    throw new Error('nothing is saved here');
  }
  open(): Promise<undefined> {
    throw new Error('nothing is opened here');
  }
}
const lost = () => {
  throw new Unreached(new Error('lost'));
};
const atOnce = () => Promise.resolve();

describe('an act at the table', () => {
  it('says which line was seen last and has an id of its own', async () => {
    const script = new Script([() => table(4), () => table(5)]);
    const sitting = new Sitting(script, table(3), atOnce);
    expect(await sitting.play({ type: 'x' })).toBe(true);
    expect(await sitting.undo()).toBe(true);
    expect(script.asked.map(({ command, request }) => [command, request.seen])).toEqual([
      ['play', 3],
      ['undo', 4],
    ]);
    expect(new Set(script.asked.map(({ request }) => request.id)).size).toBe(2);
    expect(sitting.table.seq).toBe(5);
  });

  it('is sent again with the same id where the answer was lost', async () => {
    const script = new Script([lost, lost, () => table(4)]);
    const sitting = new Sitting(script, table(3), atOnce);
    expect(await sitting.play({})).toBe(true);
    expect(script.asked).toHaveLength(3);
    expect(new Set(script.asked.map(({ request }) => request.id)).size).toBe(1);
  });

  it('keeps its id even when somebody tries again by hand', async () => {
    const script = new Script([lost, lost, lost, lost, () => table(4)]);
    const sitting = new Sitting(script, table(3), atOnce);
    expect(await sitting.play({})).toBe(false);
    expect(sitting.trouble).toEqual({ code: 'unreached' });
    expect(await sitting.again()).toBe(true);
    expect(new Set(script.asked.map(({ request }) => request.id)).size).toBe(1);
    expect(sitting.trouble).toBeUndefined();
  });

  it('happens once for a double click', async () => {
    const script = new Script([() => table(4)]);
    const sitting = new Sitting(script, table(3), atOnce);
    expect(await Promise.all([sitting.play({}), sitting.play({})])).toEqual([true, false]);
    expect(script.asked).toHaveLength(1);
  });

  it('on a stale table loads the table and says so', async () => {
    const stale = () => {
      throw new Failed({ code: 'stale', have: 9 });
    };
    const sitting = new Sitting(new Script([stale, () => table(9)]), table(3), atOnce);
    expect(await sitting.play({})).toBe(false);
    expect(sitting.table.seq).toBe(9);
    expect(sitting.trouble).toEqual({ code: 'stale', have: 9 });
  });

  it('throws the referee’s refusal, which belongs to a place on the board', async () => {
    const refused = () => {
      throw new Failed({ code: 'refused', reasons: [] });
    };
    const sitting = new Sitting(new Script([refused]), table(3), atOnce);
    await expect(sitting.play({})).rejects.toBeInstanceOf(Failed);
    expect(sitting.table.seq).toBe(3);
    expect(sitting.busy).toBe(false);
  });
});
