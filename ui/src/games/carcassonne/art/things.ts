/**
 * The things that stand on the tiles, each drawn round its foot at (0, 0). They stay upright however the tile
 * lies, lit from the north-west, so the table reads as one map. Snow lies on the upper left of every roof.
 */
import { circle, ellipse, path, type Shape } from '../../../kit/drawing';
import { PALETTE as C, ROOFS } from './palette';

/** The looks of a house. */
export type HouseForm = 'gable' | 'long' | 'tower';

export function house(form: HouseForm, roof: string): readonly Shape[] {
  const edge = { stroke: C.timber, 'stroke-width': 0.7 };
  const roofEdge = { stroke: C.timber, 'stroke-width': 0.6 };
  switch (form) {
    case 'gable':
      return [
        path('M-5 0V-6L0-12 5-6V0z', { fill: C.cream, ...edge }),
        path('M-6.2-5.2 0-13 6.2-5.2 4.6-4.4 0-10 -4.6-4.4z', { fill: roof, ...roofEdge }),
        path('M-6.2-5.2 0-13 1.6-11-3-5.6z', { fill: C.white }),
        path('M-1.2 0v-3.6h2.6V0z', { fill: C.timber }),
      ];
    case 'long':
      return [
        path('M-7 0V-5.4H7V0z', { fill: C.cream, ...edge }),
        path('M-8-4.8-5.6-11.4H5.6L8-4.8z', { fill: roof, ...roofEdge }),
        path('M-5.6-11.4H5.6L6.4-9.2Q3-7.6 1-8.8T-3-7.4-7-7.6z', { fill: C.white }),
        path('M-3.8-1.2v-2.2h2v2.2zM1.8-1.2v-2.2h2v2.2z', { fill: C.timber }),
      ];
    case 'tower':
      return [
        path('M-3.6 0V-10H3.6V0z', { fill: C.stone, ...edge }),
        path('M-4.8-9.6 0-19 4.8-9.6z', { fill: C.slate, stroke: C.ink, 'stroke-width': 0.6 }),
        path('M-4.8-9.6 0-19 .8-17-1.6-10z', { fill: C.white }),
        path('M-.8-4v-3h1.8v3z', { fill: C.timber }),
      ];
  }
}

export const FIR: readonly Shape[] = [
  ellipse(1.2, 0.6, 5.4, 1.5, { fill: C.shade, opacity: 0.55 }),
  path('M-1 0h2v-2.5h-2z', { fill: C.trunk }),
  path('M0-16 6-2Q0-.6-6-2z', { fill: C.fir }),
  path('M0-16-2.7-9.6Q.2-8.6 2.8-9.6zM-3.4-8-4.6-5.2Q-1-3.8 1.2-5.4Q-2-6 -3.4-8z', { fill: C.white }),
  path('M0-16 6-2Q3.2-1.3 1-1.2Q4-7 0-16z', { fill: C.firShade, opacity: 0.5 }),
];

export const BARE_TREE: readonly Shape[] = [
  ellipse(1, 0.4, 4.2, 1.1, { fill: C.shade, opacity: 0.45 }),
  path('M0 0V-7', { fill: 'none', stroke: C.trunk, 'stroke-linecap': 'round', 'stroke-width': 1.7 }),
  path('M0-5-3.6-10M0-6 3.4-11M0-7-.6-13M-2-7.8-5-8.6M2-9 4.8-9.2', {
    fill: 'none',
    stroke: C.trunk,
    'stroke-linecap': 'round',
    'stroke-width': 1.1,
  }),
  path('M-4.4-11.2l1.6-.4M2.8-12.2l1.6.2M-1.4-14.2h1.8', {
    fill: 'none',
    stroke: C.white,
    'stroke-linecap': 'round',
    'stroke-width': 1.5,
  }),
];

/** Drawn round its middle, not its foot: it hangs. */
export const SHIELD: readonly Shape[] = [
  path('M-10.2-10.7H10.2V1.1C10.2 7.9 4.5 11.3 0 13.6-4.5 11.3-10.2 7.9-10.2 1.1z', { fill: C.wallEdge }),
  path('M-9-9.5H9V1C9 7 4 10 0 12-4 10-9 7-9 1z', {
    fill: C.shield,
    stroke: C.shieldRim,
    'stroke-width': 2.2,
  }),
  path('M0-6V8M-6-2.5 6 4.5M6-2.5-6 4.5', {
    stroke: '#fff',
    'stroke-width': 2.1,
    'stroke-linecap': 'round',
  }),
];

/** Drawn round the middle of the house. */
export const MONASTERY: readonly Shape[] = [
  ellipse(1, 15, 25, 6.5, { fill: '#a9bfce', opacity: 0.5 }),
  path('M-12 16V2H17V16z', { fill: C.stone, stroke: C.ink, 'stroke-width': 0.9 }),
  path('M-14 3-8-12H14L19 3z', { fill: C.slate, stroke: C.ink, 'stroke-width': 0.9 }),
  path('M-8-12H14L15.6-7.4Q11-4 8-6.4T1-4.8-9-5-11-4.6z', { fill: C.white }),
  path('M-20 16V-9H-8V16z', { fill: '#f7efdd', stroke: C.ink, 'stroke-width': 0.9 }),
  path('M-11.4 15.6V-8.6H-8.4V15.6z', { fill: C.stoneShade, opacity: 0.55 }),
  path('M-22-8-14-25-6-8z', { fill: C.slate, stroke: C.ink, 'stroke-width': 0.9 }),
  path('M-22-8-14-25-12.6-22-17-8.6z', { fill: C.white }),
  path('M-14-25v-7M-17-29.4h6', { stroke: C.wallEdge, 'stroke-width': 1.8, 'stroke-linecap': 'round' }),
  path('M-16-1v-3a2 2 0 0 1 4 0v3z', { fill: C.slate }),
  path('M-16.6 16V9.6a2.6 2.6 0 0 1 5.2 0V16z', { fill: C.timber }),
  path('M-3.5 12V8a1.7 1.7 0 0 1 3.4 0v4zM4 12V8a1.7 1.7 0 0 1 3.4 0v4zM11 12V8a1.7 1.7 0 0 1 3.4 0v4z', {
    fill: C.slate,
  }),
];

export const WALL_TOWER: readonly Shape[] = [
  ellipse(1, 0.4, 6.4, 2, { fill: C.wallShadow, opacity: 0.25 }),
  path('M-4.8 0V-11H4.8V0Q0 2-4.8 0z', { fill: C.wall, stroke: C.wallEdge, 'stroke-width': 1.1 }),
  path('M2 .8V-11H4.8V0z', { fill: C.wallShade, opacity: 0.7 }),
  path('M-6.4-10.4 0-20.4 6.4-10.4Q0-8.4-6.4-10.4z', {
    fill: ROOFS[0],
    stroke: C.wallEdge,
    'stroke-width': 1,
  }),
  path('M-6.4-10.4 0-20.4 1.2-18.4-2.2-9.4z', { fill: C.white }),
  path('M-.9-4.4v-3.2h1.8v3.2z', { fill: C.ink }),
];

/** Drawn round the middle of the wall it opens. */
export const GATE: readonly Shape[] = [
  path('M-7.5 5.5V-6.5h3v2h3v-2h3v2h3v-2h3V5.5z', {
    fill: C.wall,
    stroke: C.wallEdge,
    'stroke-width': 1.1,
    'stroke-linejoin': 'round',
  }),
  path('M-3.2 5.5V1a3.2 3.2 0 0 1 6.4 0V5.5z', { fill: C.ink }),
  path('M-7-6.8h2.2M-1.2-6.8h2.4M4.8-6.8h2.2', {
    stroke: '#fff',
    'stroke-width': 1.5,
    'stroke-linecap': 'round',
  }),
];

export const WELL: readonly Shape[] = [
  ellipse(0, 1.6, 4, 2.3, { fill: C.stoneShade, stroke: C.ink, 'stroke-width': 0.8 }),
  ellipse(0, 1.2, 2.3, 1.1, { fill: C.slate }),
  path('M-3.4 1V-4M3.4 1V-4', { stroke: C.timber, 'stroke-width': 1 }),
  path('M-5-3.4 0-7 5-3.4z', { fill: ROOFS[0] }),
  path('M-5-3.4 0-7 1-6.2-2-3.6z', { fill: '#fff' }),
];

/** A frozen pond, drawn round its middle. */
export const POND: readonly Shape[] = [
  ellipse(0, 0, 17, 10, { fill: C.ice, stroke: C.iceEdge, 'stroke-width': 1.2 }),
  path('M-9-2l7 2 4-4 8 3M-3 0l2 5', { fill: 'none', stroke: '#fff', 'stroke-width': 1.1 }),
  circle(-8, 4.2, 0.8, { fill: '#fff' }),
];
