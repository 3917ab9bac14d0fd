import { expect, it } from 'vitest';
import type { Line } from '../generated/contract';
import { inOrder, sourceKey, summedUp } from './sources';

const line = (seat: number, source: string, points: number): Line => ({
  seat,
  source,
  points,
  code: '',
  args: {},
  at: [],
});

it('columns stand in the order of the scoring, rulings behind them', () => {
  expect(inOrder('carcassonne', ['ruling', 'farm', 'city', 'farm'])).toEqual(['city', 'farm', 'ruling']);
  expect(sourceKey('carcassonne', 'farm')).toBe('car-source-farm');
  expect(sourceKey('carcassonne', 'ruling')).toBe('source-ruling');
});

it('a sheet is summed up by source and seat', () => {
  const rows = summedUp('carcassonne', [line(0, 'city', 8), line(1, 'road', 2), line(0, 'city', 4)], 2);
  expect(rows.map(({ source, points }) => [source, points])).toEqual([
    ['road', [0, 2]],
    ['city', [12, 0]],
  ]);
});
