/** The two wooden figures, 100 high, standing at y 96; and the five faces of the event die in a box of 32. */
import { circle, ellipse, group, path, type Shape } from '../../../kit/drawing';
import { CARD } from './pictograms';

const line = (width: number, fill = 'none') => ({
  fill,
  stroke: CARD.ink,
  'stroke-width': width,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
});
const shadow = ellipse(0, 96, 34, 8, { fill: '#000', opacity: 0.2 });

export const KNIGHT: readonly Shape[] = [
  shadow,
  path('M-28 94c-2-10 8-14 10-24h36c2 10 12 14 10 24z', line(4, CARD.timber)),
  path(
    'M-19 70c0-18-8-20-10-32l14-6C-12 22-4 10 8 8l3-10 8 9c14 6 18 26 15 42-2 10-12 12-14 22z',
    line(4, CARD.timber),
  ),
  path('M10 10C2 20 0 34 4 48', line(3.4)),
  circle(-6, 25, 3.4, { fill: CARD.ink }),
];
export const MILL: readonly Shape[] = [
  shadow,
  path('M-26 94-16 34h32l10 60z', line(4, CARD.timber)),
  path('M-18 34 0 14l18 20z', line(4, CARD.wood)),
  path(
    'M0 32 30-6l9 8L9 40zM0 32-30-6l-9 8L-9 40zM0 32l30 38 9-8L9 24zM0 32-30 70l-9-8 30-38z',
    line(3.4, CARD.paper),
  ),
  circle(0, 32, 6, { fill: CARD.ink }),
];

const small = (shapes: readonly Shape[]): Shape =>
  group({ transform: 'translate(16 3) scale(.27)' }, shapes.slice(1));

/** A face of the event die. Its lines follow the text's colour where they lie beside the object. */
export const FACES: Readonly<Record<'knight' | 'mill' | 'club' | 'sun' | 'question', readonly Shape[]>> = {
  knight: [small(KNIGHT)],
  mill: [small(MILL)],
  club: [
    path('M19 4c6-4 12 2 9 8L13 28c-3 3-9-2-6-6z', line(1.6, CARD.timber)),
    path('M20 9l2 1M24 8l1 2M17 14l2 1M22 14l1 1', line(2)),
  ],
  sun: [
    path('M16 2v4M16 26v4M2 16h4M26 16h4M6 6l3 3M23 23l3 3M26 6l-3 3M9 23l-3 3', {
      ...line(2.6),
      stroke: 'currentColor',
    }),
    circle(16, 16, 7, line(1.6, '#e9c04a')),
  ],
  question: [
    path('M10 11c0-9 13-9 13-1 0 6-6.5 6-6.5 11', { ...line(4), stroke: 'currentColor' }),
    circle(16.5, 27.5, 2.6, { fill: 'currentColor' }),
  ],
};
