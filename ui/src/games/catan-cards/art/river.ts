/** The gold field: a river with coins, round (0, 0), as wide as a region card's window. */
import { circle, path, type Shape } from '../../../kit/drawing';
import { CARD } from './pictograms';

const COINS = [
  [-28, 10],
  [-10, 16],
  [12, 14],
  [28, 6],
  [6, -22],
  [32, -22],
] as const;

export const GOLD_RIVER: readonly Shape[] = [
  path('M-60-26C-30-34-10-10 12-14S44-34 70-22V2C44-10 30 8 8 8S-34-8-60 2z', { fill: '#4f93a0' }),
  path('M-44-16q8-5 16 0M-6-6q8-5 16 0M26-12q8-5 16 0', {
    fill: 'none',
    stroke: '#bfe0e0',
    'stroke-width': 2,
    'stroke-linecap': 'round',
  }),
  ...COINS.map(([x, y]) => circle(x, y, 4.6, { fill: '#f0c93a', stroke: CARD.ink, 'stroke-width': 1.2 })),
];
