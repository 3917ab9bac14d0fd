/**
 * The animals of the twelve animal tiles: one flat colour, a thin dark outline, about 22 wide, looking right,
 * foot at (0, 3). Which animal stands where on which tile is ours to choose: the rules only know the tile.
 */
import { circle, ellipse, path, placed, type Shape } from '../../../kit/drawing';
import { at, type Point } from './geometry';
import { PALETTE as C } from './palette';

export type Animal = 'deer' | 'boar' | 'wolf' | 'fox' | 'bear' | 'crow' | 'hare';

/** An animal on a tile, at its place in the printed direction. */
export interface Grazing {
  readonly animal: Animal;
  readonly at: Point;
  readonly scale: number;
  readonly flipped: boolean;
}

const EDGE = { stroke: '#3a2a20', 'stroke-width': 0.7, 'stroke-linejoin': 'round' } as const;

function legs(colour: string, columns: readonly number[], from: number, to: number, width: number): Shape {
  return path(columns.map((x) => `M${x} ${from}V${to}`).join(''), {
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });
}

function stroke(d: string, colour: string, width: number): Shape {
  return path(d, { fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round' });
}

const FIGURES: Readonly<Record<Animal, readonly Shape[]>> = {
  deer: [
    legs('#6f4527', [-5, -3.4, 3.4, 5], -4, 3, 1.2),
    path('M-7-8Q-2-10 4-8.4L7-14.5 9.6-15.4 11.4-13.4 9-12.4 7-5.4Q4-2.6-1-3.4T-6.6-3.4Q-8-6-7-8z', {
      fill: '#8a5a34',
      ...EDGE,
    }),
    stroke('M8.6-15.4 7.6-20M8-18 5.6-20M9.4-15.4 11-19.6M10.4-18 12.6-19.2', '#5a3a22', 1),
    stroke('M-7.2-7.4-8.4-5.4', '#fff', 1.6),
  ],
  boar: [
    legs('#37302b', [-5, -3, 3, 5], -3, 2, 2),
    path('M-8-5Q-7-10-1-10.4 5-10.6 8-7L12-4.4 11-2.6 7-2Q3-1.6-3-2-8-2-8-5z', { fill: '#4a4039', ...EDGE }),
    stroke('M-5-9.6-2-11.4 0-10.4 3-11 4-10', '#2a2420', 1.2),
    stroke('M10-3.4 11.4-5.2', '#fff', 1.1),
    path('M5-9 6.6-11.4 7.4-8', { fill: '#4a4039' }),
    stroke('M-8-6-9.6-7.4', '#4a4039', 1),
  ],
  wolf: [
    legs('#626b78', [-5, -3.2, 3.2, 5], -4, 2.6, 1.3),
    path(
      'M-7-7.6Q0-9.4 4-8L6-12 7.4-10.4 9-11.6 9.4-9 12.6-7.4 11.4-5.8 8-5.4Q5-3-2-3.8L-6-3.6-11-.8-12-2-8-5.4z',
      {
        fill: '#7b8593',
        ...EDGE,
      },
    ),
    stroke('M4-5.4Q0-4-3-4.2', '#d9dee4', 1.2),
    circle(8.8, -8.6, 0.6, { fill: '#20160f' }),
  ],
  fox: [
    legs('#3a2a20', [-4, -2.6, 3, 4.4], -3, 2, 1.2),
    path(
      'M-5-6Q0-7.4 4-6.4L5.6-9.6 7-8 8.4-9.2 8.8-6.8 11.4-5 8-3.8Q5-2-1-2.8L-5-3-9.6-1.4Q-12.6-1.6-12-4.4-9-6.6-5-6z',
      {
        fill: '#c65a22',
        ...EDGE,
      },
    ),
    path('M-12-4.2Q-12.4-1.8-9.6-1.6L-9.8-3.6z', { fill: '#fff' }),
    stroke('M8-4Q9.6-4.2 11-5', '#fff', 1),
  ],
  bear: [
    legs('#523722', [-6.4, -3.4, 2.6, 5], -4, 2.6, 3),
    path(
      'M-10-4Q-11-11-4-12 0-13 3.6-11.8 3.6-14.4 5.6-14.4 7-14.2 7.2-12.8 9.8-12.2 10.6-9.8L13-8.6Q14.4-7.2 13-5.8L9.6-4.8Q8-2 3-2.4L-5-2Q-9.6-1.6-10-4z',
      {
        fill: '#6b4a30',
        ...EDGE,
      },
    ),
    path('M10.2-9.6 13-8.6Q14.4-7.2 13-5.8L10.6-5.2Q9.4-7.4 10.2-9.6z', { fill: '#8d6a4b' }),
    circle(8.6, -9.8, 0.8, { fill: '#20160f' }),
    circle(13.3, -7.8, 0.9, { fill: '#20160f' }),
    stroke('M-4-11.6Q-1-13 2-12.4', '#fff', 1.3),
  ],
  crow: [
    path('M-7-3Q-3-8 2-7.6 4-10.4 6.6-9.4L9.6-8.4 6.8-7.4Q6-3.4 1-2.4L-4-2-9-1.6z', {
      fill: '#23262e',
      stroke: '#10131a',
      'stroke-width': 0.5,
    }),
    stroke('M0-2.4V.6M2-2.8V.4', '#23262e', 0.9),
    stroke('M-4-3.6Q0-6.4 3-5.6', '#59627a', 0.9),
  ],
  // The hare of the tall tales: antlers and small wings.
  hare: [
    path(
      'M-7-2Q-7-8-1-8.4L3-8Q3.6-11.6 6-12L4.4-19Q6-20.6 7.2-18.6L8-13 9.6-18Q11.4-18.6 11-16L9.6-11.4Q12-9.6 10.4-7.4 8-6 7-5L6.6 1H3L2-2.4Q0-1.4-3 1.2H-7.4Q-9.4-.4-7-2z',
      {
        fill: '#b08a62',
        ...EDGE,
      },
    ),
    stroke('M6.2-12.4Q5-16 2.4-15.6M6.6-12.6Q7.6-15.4 9.8-14', '#5a3a22', 1),
    path('M-2-7Q-9-16-13-12.6-9.4-12-9.6-10.6-7.4-10.6-7.4-9-5-9-2-5z', {
      fill: '#fff',
      stroke: '#6d7f8f',
      'stroke-width': 0.7,
    }),
    circle(8.4, -9.4, 0.8, { fill: '#20160f' }),
    circle(-8, -0.8, 1.7, { fill: '#fff' }),
  ],
};

/** An animal standing at a point. */
export function animalAt(grazing: Grazing, point: Point, enlarged: number): Shape {
  const shadow = ellipse(0, 2.6, 9, 1.8, { fill: C.shade, opacity: 0.5 });
  const figure = FIGURES[grazing.animal];
  return placed(point.x, point.y + 4, grazing.scale * enlarged, [shadow, ...figure], grazing.flipped);
}

function graze(animal: Animal, x: number, y: number, scale: number, flipped = false): Grazing {
  return { animal, at: at(x, y), scale, flipped };
}

const GRAZING: Readonly<Record<string, readonly Grazing[]>> = {
  WA01: [graze('deer', 24, 32, 1.1), graze('deer', 74, 30, 1, true)],
  WA02: [graze('boar', 66, 72, 1.35, true), graze('boar', 40, 88, 0.95)],
  WA03: [graze('wolf', 34, 66, 1.25), graze('wolf', 62, 86, 1.15)],
  WA04: [graze('crow', 22, 26, 1.15), graze('crow', 80, 24, 1, true), graze('crow', 79, 78, 1.1, true)],
  WA05: [graze('fox', 84, 54, 1.15, true), graze('fox', 76, 78, 1.1)],
  WA06: [graze('deer', 24, 88, 1.1), graze('deer', 82, 26, 0.9, true)],
  WA07: [graze('bear', 25, 72, 1.25)],
  WA08: [graze('bear', 75, 66, 1.25, true)],
  WA09: [graze('hare', 52, 56, 1.3)],
  WA10: [graze('crow', 58, 84, 1.2, true), graze('crow', 78, 78, 1, true), graze('crow', 40, 90, 1)],
  WA11: [graze('boar', 24, 40, 1.25), graze('boar', 78, 76, 1.1, true)],
  WA12: [graze('wolf', 70, 66, 1.2, true), graze('wolf', 82, 86, 1.1, true)],
};

/** The animals of a tile kind. */
export function grazingOn(id: string): readonly Grazing[] {
  return GRAZING[id] ?? [];
}

/** Where the frozen pond of a kind lies, if it has one. */
export function pondOn(id: string): Point | null {
  return id === 'WA05' ? at(76, 66) : null;
}
