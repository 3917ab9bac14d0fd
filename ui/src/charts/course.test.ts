import { expect, it } from 'vitest';
import type { Curve } from '../generated/contract';
import { coursesOf, eventsOf, threshold } from './course';

const gain = (seat: number, points: number) => ({ seat, points, source: 's', code: 'c' });
const curve: Curve = {
  start: [0, 0],
  steps: [
    { turn: 1, seq: 1, at: '', seconds: 1, seat: 0, gained: [gain(0, 3), gain(0, 1)], totals: [4, 0] },
    { turn: 2, seq: 2, at: '', seconds: 1, seat: 1, gained: [gain(1, 2), gain(0, -4)], totals: [0, 2] },
  ],
  finalScoring: [gain(1, 78)],
  totals: [0, 80],
  seconds: [1, 1],
  played: 2,
  endedAt: '',
};

it('marks what a seat made or lost in one step, from a twentieth of the winner on', () => {
  expect(threshold(curve)).toBe(4);
  expect(eventsOf(curve, 4)).toEqual([
    { turn: 1, seat: 0, gained: 4, total: 4 },
    { turn: 2, seat: 0, gained: -4, total: 0 },
  ]);
});

it('runs from the start to the last step, the final scoring apart', () => {
  expect(coursesOf(curve)).toEqual([
    { points: [0, 4, 0], end: 0 },
    { points: [0, 0, 2], end: 80 },
  ]);
});
