import { describe, expect, it } from 'vitest';
import type { Colour } from '../generated/contract';
import { Seating } from './newGame.svelte';

const COLOURS: Colour[] = ['red', 'blue', 'yellow', 'green', 'black'];
const people = [
  { name: 'Anna', colour: 'red' },
  { name: 'Gergő', colour: 'yellow' },
  { name: 'Zuzka', colour: 'blue' },
] as const;
const seating = (first = 0) => new Seating(COLOURS, 2, 5, people, first);
const names = (s: Seating) => s.rows.map((row) => row.name);
const key = (s: Seating, name: string) => s.rows.find((row) => row.name === name)?.key ?? -1;

describe('who sits where', () => {
  it('has at least as many rows as must play, each in a colour of its own', () => {
    const empty = new Seating(COLOURS, 2, 5, []);
    expect(empty.rows.map((row) => row.colour)).toEqual(['red', 'blue']);
    expect(empty.removable).toBe(false);
  });

  it('moves rows only as far as there are rows, and who starts moves along', () => {
    const s = seating(2);
    s.move(key(s, 'Zuzka'), -1);
    expect(names(s)).toEqual(['Anna', 'Zuzka', 'Gergő']);
    expect(s.first).toBe(1);
    s.move(key(s, 'Anna'), -1);
    expect(names(s)).toEqual(['Anna', 'Zuzka', 'Gergő']);
  });

  it('swaps colours when one is taken from somebody', () => {
    const s = seating();
    s.paint(key(s, 'Anna'), 'blue');
    expect(s.rows.map((row) => row.colour)).toEqual(['blue', 'yellow', 'red']);
  });

  it('gives the start to somebody else when the one who starts leaves', () => {
    const s = seating(1);
    s.remove(key(s, 'Gergő'));
    expect(s.first).toBe(0);
    s.remove(key(s, 'Anna'));
    expect(names(s), 'two must stay').toEqual(['Anna', 'Zuzka']);
  });

  it('fills an empty row before it adds one, and never more than there are colours', () => {
    const s = new Seating(COLOURS, 2, 8, [people[0]]);
    s.invite('Marek');
    expect(names(s)).toEqual(['Anna', 'Marek']);
    for (const name of ['Ilona', 'Petr', 'Eva', 'Jan']) s.invite(name);
    expect(s.rows).toHaveLength(5);
    expect(s.full).toBe(true);
  });

  it('draws the one who starts by lot', () => {
    const s = seating();
    s.draw(() => 2);
    expect(s.first).toBe(2);
    for (let i = 0; i < 50; i += 1) {
      s.draw();
      expect([0, 1, 2]).toContain(s.first);
    }
  });

  it('names people without the blanks around them', () => {
    const s = seating();
    const [row] = s.rows;
    if (row) row.name = '  Anna ';
    expect(s.seats()[0]).toEqual({ name: 'Anna', colour: 'red' });
  });
});
