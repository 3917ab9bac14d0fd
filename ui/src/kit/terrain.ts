/**
 * Motifs of Catan's terrains, drawn round (0, 0) in a box of 200: on a hex a token lies at their middle, on a card
 * their upper half is seen through a window. The ground under them is {@link TERRAIN}.`base`.
 */
import { circle, group, path, placed, rect, type Shape } from './drawing';

export const TERRAIN = {
  forest: { base: '#5f8f62', dark: '#2f5a3c', lite: '#7fab7b' },
  pasture: { base: '#b4cd76', dark: '#6f8f3f', lite: '#cfe09a' },
  fields: { base: '#ecc65a', dark: '#a8761a', lite: '#f7e09a' },
  hills: { base: '#cf7a56', dark: '#8a3f24', lite: '#e39d7b' },
  mountains: { base: '#9aa2b0', dark: '#525c6d', lite: '#c3c9d3' },
  desert: { base: '#ead9ae', dark: '#b59658', lite: '#f5ead0' },
} as const;
export type Terrain = keyof typeof TERRAIN;

type Spot = readonly [x: number, y: number, scale: number];
const line = (stroke: string, width: number, opacity = 1) => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-linecap': 'round',
  opacity,
});
const each = <T>(list: readonly T[], draw: (item: T) => Shape): Shape[] => list.map(draw);

/** A fir. */
export const tree = ([x, y, scale]: Spot, dark: string): Shape =>
  placed(x, y, scale, [
    rect(-2, 8, 4, 7, { fill: '#5b3f26' }),
    path('M0-22 8-9H4L11 1H6l7 10H-13L-6 1h-5L-4-9h-4z', { fill: dark }),
    path('M0-22 8-9H4L11 1H6l7 10H0z', { fill: '#000', opacity: 0.16 }),
  ]);
export const sheep = ([x, y, scale]: Spot): Shape =>
  placed(x, y, scale, [
    path('M-7 7h3v8h-3zM5 7h3v8H5z', { fill: '#2c2a28' }),
    path(
      'M-11 8a6 6 0 0 1-2-10 7 7 0 0 1 8-9 8 8 0 0 1 13 1 7 7 0 0 1 6 10 6 6 0 0 1-6 8 8 8 0 0 1-9 2 7 7 0 0 1-10-2z',
      { fill: '#fffaf0', stroke: '#5c6b3a', 'stroke-width': 1.4 },
    ),
    path('M-16-5c4-3 8 0 7 5s-6 6-8 3-2-6 1-8z', { fill: '#2c2a28' }),
  ]);
export const ear = (x: number, y: number, scale: number, turn: number, fill: string): Shape =>
  group({ transform: `translate(${x} ${y}) rotate(${turn}) scale(${scale})`, fill }, [
    path('M0-26c3.5 4 3.5 8 0 12-3.5-4-3.5-8 0-12zM-1 6h2v24h-2z', {}),
    ...each([-6, 1, 8, 15], (top) =>
      path(
        `M-.5 ${top}c-7-.5-8.5-5-8.5-9 5 .3 8.5 3 8.5 9zM.5 ${top}c7-.5 8.5-5 8.5-9-5 .3-8.5 3-8.5 9z`,
        {},
      ),
    ),
  ]);
export const peak = ([x, y, scale]: Spot, dark: string): Shape =>
  placed(x, y, scale, [
    path('M-30 24 0-26 30 24z', { fill: dark }),
    path('M0-26 30 24H4L-4 4 3-6z', { fill: '#000', opacity: 0.2 }),
    path('M0-26 11-8 5-4 1-10-3-3-11-8z', { fill: '#fbfaf6' }),
  ]);
export const KILN = ['#b4532f', '#c4673f', '#a44626'] as const;
export const brick = (x: number, y: number, fill: string): Shape =>
  rect(x, y, 20, 10.5, { rx: 1.5, fill, stroke: '#6d2d17', 'stroke-width': 1.6 });

function forest(): Shape[] {
  const { dark } = TERRAIN.forest;
  const spots: readonly Spot[] = [
    [0, -54, 1.15],
    [-24, -46, 0.95],
    [24, -46, 0.95],
    [-40, -22, 0.8],
    [41, -22, 0.8],
    [-58, -14, 0.9],
    [58, -14, 0.9],
    [-62, 30, 0.85],
    [62, 30, 0.85],
    [-40, 58, 0.75],
    [40, 58, 0.75],
  ];
  return each(spots, (spot) => tree(spot, dark));
}

function pasture(): Shape[] {
  const { dark } = TERRAIN.pasture;
  const tufts = [
    [-62, -20],
    [62, -2],
    [60, 22],
    [-52, 48],
    [0, -74],
    [48, 62],
    [-30, 66],
    [12, 72],
  ] as const;
  return [
    path('M-86-12C-50-34-20-30 4-20S60-8 86-22', line(dark, 2, 0.55)),
    path('M-86 40C-60 30-46 34-36 42M40 52C56 40 70 40 86 34', line(dark, 2, 0.55)),
    sheep([-20, -46, 1]),
    sheep([30, -38, 0.8]),
    sheep([-60, 14, 0.62]),
    ...each(tufts, ([x, y]) =>
      path(`M${x - 5} ${y}q1-7-2-9M${x} ${y}v-12M${x + 5} ${y}q-1-7 2-9`, line(dark, 2)),
    ),
  ];
}

function fields(): Shape[] {
  const { dark } = TERRAIN.fields;
  return [
    ...each([0, 1, 2, 3, 4, 5], (row) => {
      const [side, foot, top] = [84 - row * 4, 2 + row * 15, -14 + row * 15];
      return path(`M${-side} ${foot}C-40 ${top} 40 ${top} ${side} ${foot}`, line(dark, 2.2, 0.5));
    }),
    ear(-28, -38, 0.92, -14, dark),
    ear(0, -48, 1.08, 0, dark),
    ear(28, -38, 0.92, 14, dark),
    ear(-58, -4, 0.6, -12, dark),
    ear(58, -4, 0.6, 12, dark),
  ];
}

function hills(): Shape[] {
  const { dark, lite } = TERRAIN.hills;
  const wall = [
    [5, -27],
    [4, -38],
    [3, -49],
    [2, -60],
  ] as const;
  const loose = [
    [-58, 30],
    [-52, 52],
    [58, 30],
    [52, 52],
    [-22, 66],
    [22, 66],
    [0, 78],
  ] as const;
  return [
    path('M-92-2C-84-40-44-46-26-14-4-44 50-46 92-2L92 10-92 10z', { fill: lite, opacity: 0.75 }),
    path('M-92-2C-84-40-44-46-26-14M-26-14C-4-44 50-46 92-2', line(dark, 2, 0.45)),
    ...wall.flatMap(([count, y]) =>
      Array.from({ length: count }, (_, at) =>
        brick(-count * 10.4 + at * 20.8, y, KILN[(at * 2 + count) % 3] ?? KILN[0]),
      ),
    ),
    ...each(loose, ([x, y]) => rect(x - 9, y - 4, 18, 8.5, { rx: 1.5, fill: dark, opacity: 0.55 })),
  ];
}

function mountains(): Shape[] {
  const { dark } = TERRAIN.mountains;
  const stones = [
    [-66, 22],
    [66, 22],
    [-56, 46],
    [56, 46],
    [-22, 68],
    [22, 68],
    [0, 78],
    [-46, 30],
    [46, 30],
  ] as const;
  return [
    peak([-36, -22, 0.85], dark),
    peak([36, -22, 0.85], dark),
    peak([0, -38, 1.25], dark),
    ...each(stones, ([x, y]) => path(`M${x - 8} ${y + 5}l8-11 8 11z`, { fill: dark, opacity: 0.75 })),
  ];
}

function desert(): Shape[] {
  const { dark } = TERRAIN.desert;
  return [
    circle(34, -44, 13, line(dark, 3)),
    path('M-18-22V-66', line(dark, 9)),
    path('M-18-36h-15v-14M-18-42h14v-10', { ...line(dark, 7), 'stroke-linejoin': 'round' }),
    ...each([0, 1, 2, 3], (row) =>
      path(`M${-78 + row * 9} ${-8 + row * 22}q18-13 36 0t36 0 36 0 ${36 - row * 4} 0`, line(dark, 2.4, 0.6)),
    ),
  ];
}

const MOTIFS: Readonly<Record<Terrain, readonly Shape[]>> = {
  forest: forest(),
  pasture: pasture(),
  fields: fields(),
  hills: hills(),
  mountains: mountains(),
  desert: desert(),
};

/** What grows and lies on a terrain. */
export const terrainMotif = (terrain: Terrain): readonly Shape[] => MOTIFS[terrain];
