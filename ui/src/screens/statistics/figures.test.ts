import { describe, expect, it } from 'vitest';
import type { Person, Rate } from '../../generated/contract';
import { Figures, looksOf, monthsFilled } from './figures';

const rate = (count: number, of: number): Rate => ({
  count,
  of,
  share: of ? count / of : 0,
  low: 0,
  high: 1,
});
const somebody = (person: string, colour: Person['colour']): Person => ({
  person,
  name: person,
  colour: colour ?? null,
  hidden: false,
  merged: [],
  sessions: 1,
});

describe('figures', () => {
  const english = new Figures('en');

  it('say no rate of too small a sample', () => {
    expect(english.rate(rate(2, 2))).not.toContain('%');
    expect(english.rate(rate(2, 4))).toContain('50%');
    expect(english.rate(rate(0, 0))).toBe('–');
  });

  it('are written in their unit and language', () => {
    expect(english.measured(250, 'hundredths')).toBe('2.5');
    expect(new Figures('cs').measured(250, 'hundredths')).toBe('2,5');
    expect(english.measured(33, 'percent')).toBe('33%');
    expect(english.weekday(0)).toBe('Mon');
  });
});

describe('the looks of people', () => {
  it('are their usual colours, and others where two have the same', () => {
    const looks = looksOf(
      ['a', 'b', 'c'],
      [somebody('a', 'red'), somebody('b', 'red'), somebody('c', 'blue')],
    );
    expect([...looks.entries()]).toEqual([
      ['a', 'red'],
      ['c', 'blue'],
      ['b', 'yellow'],
    ]);
  });
});

describe('months', () => {
  it('have no gap between them', () => {
    const months = [
      { month: '2025-11-01', sessions: 2 },
      { month: '2026-02-01', sessions: 1 },
    ];
    expect(monthsFilled(months, 24).map(({ month, sessions }) => [month.slice(0, 7), sessions])).toEqual([
      ['2025-11', 2],
      ['2025-12', 0],
      ['2026-01', 0],
      ['2026-02', 1],
    ]);
    expect(monthsFilled(months, 2)).toHaveLength(2);
    expect(monthsFilled([], 2)).toEqual([]);
  });
});
