import { describe, expect, it } from 'vitest';
import type { GameResult } from '../../generated/contract';
import { Draft, wholeNumber } from './draft.svelte';

const now = new Date(2026, 10, 29, 19, 42);
const entered = (scores: readonly string[], change: Partial<Draft> = {}) => {
  const draft = new Draft(undefined, now);
  scores.forEach((score, index) => {
    const row = draft.rows[index] ?? draft.add('');
    Object.assign(row, { name: `P${index}`, score });
  });
  return Object.assign(draft, change);
};

describe('a result being entered', () => {
  it('reckons places from the points, ties together, fewest first where fewest win', () => {
    expect(entered(['5', '9', '9']).places).toEqual([3, 1, 1]);
    expect(entered(['5', '9', '9'], { lowestWins: true }).places).toEqual([1, 2, 2]);
    expect(entered(['5', '', '9']).places).toEqual([undefined, undefined, undefined]);
  });

  it('lets the table say another place, and words instead of points', () => {
    const draft = entered(['5 stars', '3']);
    for (const [index, row] of draft.rows.entries()) row.rank = String(index + 1);
    const { seats } = draft.result();
    expect(seats.map(({ score, scoreText, rank, won }) => [score, scoreText, rank, won])).toEqual([
      [null, '5 stars', 1, true],
      [3, null, 2, false],
    ]);
  });

  it('gives everybody the same end where all play together', () => {
    const { seats, together } = entered(['1', '2'], { together: true, won: true }).result();
    expect([together, ...seats.map((seat) => seat.won)]).toEqual([true, true, true]);
  });

  it('keeps what it does not show', () => {
    const known: GameResult = {
      startedAt: '2026-11-29T18:00:00Z',
      minutes: 30,
      seats: [
        { name: 'Anna', score: 3, team: 'A', started: true, colour: 'green' },
        { name: 'Marek', scoreText: 'x' },
      ],
    };
    const { seats, minutes, startedAt } = new Draft(known, now).result();
    expect(seats[0]).toMatchObject({ name: 'Anna', team: 'A', started: true, colour: 'green', score: 3 });
    expect(seats[1]).toMatchObject({ scoreText: 'x', score: null });
    expect([minutes, new Date(startedAt).getTime()]).toEqual([30, Date.parse('2026-11-29T18:00:00Z')]);
  });

  it('reads numbers as people type them', () => {
    expect(['12', ' −3 ', '+4', '', '1.5', 'x', '1e3'].map(wholeNumber)).toEqual([
      12,
      -3,
      4,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
