/** The ground of the island: shallow water, sand, terrains with their motifs at the sides, where no symbol stands. */
import type { Layout } from '../../../generated/catan-dice';
import { circle, group, path, rect, type Shape } from '../../../kit/drawing';
import { brick, ear, KILN, peak, sheep, TERRAIN, type Terrain, tree } from '../../../kit/terrain';
import { hexagon } from './outlines';
import { printed, SIDE } from './printed';

const stroke = (colour: string, width: number, opacity = 1) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  opacity,
});

/** Knight and joker take the middle of a hex, so what grows on it stands left and right. */
function motif(terrain: Terrain): Shape[] {
  const { dark, lite } = TERRAIN[terrain];
  switch (terrain) {
    case 'forest':
      return (
        [
          [-60, -6, 0.95],
          [60, -6, 0.95],
          [-44, 20, 0.7],
          [44, 20, 0.7],
          [-58, 46, 0.85],
          [58, 46, 0.85],
        ] as const
      ).map((spot) => tree(spot, dark));
    case 'pasture':
      return [
        path('M-84-2C-60-22-40-18-30-8M30-6c14-10 36-12 54 2', stroke(dark, 2, 0.5)),
        sheep([-52, 8, 0.8]),
        sheep([56, 16, 0.8]),
        ...(
          [
            [-60, 40],
            [-48, 52],
            [50, 50],
            [64, 40],
            [-66, -20],
            [66, -20],
          ] as const
        ).map(([x, y]) =>
          path(`M${x - 5} ${y}q1-7-2-9M${x} ${y}q0-8 0-12M${x + 5} ${y}q-1-7 2-9`, stroke(dark, 2)),
        ),
      ];
    case 'fields':
      return [
        ...[0, 1, 2, 3].map((row) => {
          const [side, foot, top] = [82 - row * 4, 20 + row * 14, 8 + row * 14];
          return path(`M${-side} ${foot}C-40 ${top} 40 ${top} ${side} ${foot}`, stroke(dark, 2, 0.38));
        }),
        ear(-58, 0, 0.82, -8, dark),
        ear(58, 0, 0.82, 8, dark),
        ear(-42, 32, 0.6, -8, dark),
        ear(42, 32, 0.6, 8, dark),
      ];
    case 'hills':
      return [
        path('M-84 26C-84-18-40-22-30 18M30 18C40-22 84-18 84 26', { fill: lite, opacity: 0.6 }),
        ...[-54, 54].map((x) =>
          group(
            { transform: `translate(${x} 18) scale(.86)` },
            [
              [3, 0],
              [2, -11],
            ].flatMap(([count = 0, y = 0]) =>
              Array.from({ length: count }, (_, at) =>
                brick(-count * 10.4 + at * 20.8, y, KILN[(at * 2 + count) % 3] ?? KILN[0]),
              ),
            ),
          ),
        ),
        ...(
          [
            [-50, 48],
            [50, 48],
            [0, 76],
            [-24, 66],
            [24, 66],
          ] as const
        ).map(([x, y]) => rect(x - 9, y - 4, 18, 8.5, { rx: 1.5, fill: dark, opacity: 0.45 })),
      ];
    case 'mountains':
      return [
        peak([-56, 4, 0.82], dark),
        peak([56, 4, 0.82], dark),
        ...(
          [
            [-62, 48],
            [62, 48],
            [-38, 56],
            [38, 56],
            [0, 78],
          ] as const
        ).map(([x, y]) => path(`M${x - 8} ${y + 5}l8-11 8 11z`, { fill: dark, opacity: 0.65 })),
      ];
    case 'desert':
      return [
        path('M-56 22V-18', stroke(dark, 8)),
        path('M-56 6h-13v-12M-56 0h12v-9', { ...stroke(dark, 6), 'stroke-linejoin': 'round' }),
        circle(58, -12, 11, stroke(dark, 3)),
        ...[24, 42, 60].map((y, row) =>
          path(`M${-70 + row * 9} ${y + 8}q18-12 36 0t36 0 36 0 ${26 - row * 6} 0`, stroke(dark, 2.2, 0.5)),
        ),
      ];
  }
}

/** Waves on the sea in the middle. */
const WAVES = [
  [-30, -22],
  [16, -34],
  [-10, 8],
  [26, 16],
  [-34, 36],
  [8, 44],
] as const;

function draw(layout: Layout, small: boolean): readonly Shape[] {
  const { hexes, turned } = printed(layout);
  const land = hexes.filter((hex) => hex.terrain !== 'sea');
  const layer = (r: number, width: number, colour: string, opacity = 1): Shape =>
    path(hexagon(r * SIDE, turned), {
      fill: colour,
      stroke: colour,
      'stroke-width': width * SIDE,
      'stroke-linejoin': 'round',
      opacity,
    });
  const on = ({ x, y }: { readonly x: number; readonly y: number }, parts: readonly Shape[]): Shape =>
    group({ transform: `translate(${x} ${y})` }, parts);
  return [
    ...(small
      ? []
      : [
          group(
            { opacity: 0.6 },
            land.map((hex) => on(hex, [layer(1.15, 0.1, 'var(--shallow)')])),
          ),
        ]),
    ...land.map((hex) => on(hex, [layer(1.04, 0.08, 'var(--sand)')])),
    layer(0.86, 0.06, 'var(--sea)'),
    ...(small ? [] : WAVES.map(([x, y]) => path(`M${x} ${y}q6-6 12 0t12 0`, stroke('var(--wave)', 2)))),
    ...land.map((hex) => {
      const terrain = hex.terrain as Terrain;
      const shade = path(hexagon(0.94 * SIDE, turned), { fill: '#000', opacity: 'var(--dim)' });
      return on(hex, [layer(0.9, 0.08, TERRAIN[terrain].base), ...(small ? [] : motif(terrain)), shade]);
    }),
  ];
}

const drawings = new Map<string, readonly Shape[]>();

/** The island without its symbols; small ones are without motifs. */
export function ground(layout: Layout, small: boolean): readonly Shape[] {
  const key = `${layout} ${small}`;
  const known = drawings.get(key) ?? draw(layout, small);
  drawings.set(key, known);
  return known;
}
