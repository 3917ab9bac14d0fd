import { expect, it } from 'vitest';
import type { Line } from '../../generated/contract';
import { bySource } from './sources';
import { walkOf } from './walk';

const line = (seat: number, source: string, points: number, after: number | null, x: number): Line => ({
  seat,
  source,
  points,
  after,
  code: `car-line-${source}`,
  args: { followers: { perSeat: [1, 1] } },
  at: [{ x, y: 0, at: 'N', feature: source === 'farm' ? 'field' : source }],
});

const sheet = [
  line(0, 'road', 3, 4, 0),
  line(1, 'road', 2, null, 1),
  line(0, 'city', 5, null, 2),
  line(1, 'city', 5, null, 2),
  line(0, 'farm', 6, null, 3),
  { ...line(1, 'ruling', -2, 5, 0), source: 'ruling' },
];

it('final scoring goes thing by thing; a tie is one step', () => {
  const steps = walkOf(sheet, 2);
  expect(steps.map(({ source, number, of }) => `${source} ${number}/${of}`)).toEqual([
    'road 1/1',
    'city 1/1',
    'farm 1/1',
  ]);
  expect(steps.map(({ totals }) => totals)).toEqual([
    [3, 0],
    [8, 5],
    [14, 5],
  ]);
  expect(steps[1]?.lines.map(({ seat }) => seat)).toEqual([0, 1]);
});

it('the table by source has every point of the sheet', () => {
  const rows = bySource(sheet, 2);
  expect(rows.map(({ key }) => key)).toEqual([
    'car-source-road',
    'car-source-city',
    'car-source-monastery',
    'car-source-farm',
    'source-ruling',
  ]);
  const totals = [0, 1].map((seat) => rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0));
  expect(totals).toEqual([14, 5]);
});
