/**
 * The printed sheet as the drawing takes it: where every symbol stands, in both drawings. The facts are the engine's own
 * (generated from it), so nothing can be drawn elsewhere than it is refereed.
 */

import type { Face, Kind, Layout } from '../../../generated/catan-dice';
import facts from '../../../generated/catan-dice-sheet.json';
import type { Terrain } from '../../../kit/terrain';

/** One side of a hex, in the units of the drawing. */
export const SIDE = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A symbol that can be marked, or the road that is printed as built. */
export interface Mark extends Point {
  readonly id: string;
  readonly kind: Kind;
  readonly points: number;
  /** Degrees by which a road is turned; 0 for everything else. */
  readonly angle: number;
  readonly prebuilt: boolean;
}

/** The joker under a knight. */
export interface Joker extends Point {
  readonly knight: number;
  /** None: any face. */
  readonly face: Face | undefined;
}

export interface Hex extends Point {
  readonly terrain: Terrain | 'sea';
}

/** The sheet in one of its two drawings. */
export interface Printed {
  readonly hexes: readonly Hex[];
  readonly marks: readonly Mark[];
  readonly jokers: readonly Joker[];
  /** Degrees by which hexes are turned: they stand on a point, or lie on a side. */
  readonly turned: number;
}

/** Knight and joker stand one above the other round the middle of their hex. */
const KNIGHT_UP = -0.42 * SIDE;
const JOKER_DOWN = 0.16 * SIDE;

interface Placed {
  readonly classic: readonly number[];
  readonly island_one: readonly number[];
}

function read(layout: Layout): Printed {
  const key = layout === 'classic' ? 'classic' : 'island_one';
  const at = (place: Placed): Point => ({ x: (place[key][0] ?? 0) * SIDE, y: (place[key][1] ?? 0) * SIDE });
  const flat = { angle: 0, prebuilt: false };
  const site = (kind: Kind) => (line: { id: string; points: number; pos: Placed }) => ({
    id: line.id,
    kind,
    points: line.points,
    ...at(line.pos),
    ...flat,
  });
  const hexes = facts.hexes.map(({ terrain, centre }) => ({
    terrain: terrain as Terrain | 'sea',
    ...at(centre),
  }));
  const middle = (id: string): Point => {
    const hex = facts.hexes.find((each) => each.id === id);
    return hex ? at(hex.centre) : { x: 0, y: 0 };
  };
  return {
    hexes,
    marks: [
      ...facts.roads.map((road) => ({
        id: road.id,
        kind: 'road' as const,
        points: road.points,
        ...at(road.mid),
        angle: road.angle_deg[key],
        prebuilt: road.prebuilt,
      })),
      ...facts.settlements.map(site('settlement')),
      ...facts.cities.map(site('city')),
      ...facts.knights.map((knight) => {
        const { x, y } = middle(knight.hex);
        return {
          id: knight.id,
          kind: 'knight' as const,
          points: knight.points,
          x,
          y: y + KNIGHT_UP,
          ...flat,
        };
      }),
    ],
    jokers: facts.knights.map((knight, index) => {
      const { x, y } = middle(knight.hex);
      const face = knight.joker === 'any' ? undefined : (knight.joker as Face);
      return { knight: index + 1, face, x, y: y + JOKER_DOWN };
    }),
    turned: layout === 'classic' ? 0 : 30,
  };
}

const DRAWINGS: Readonly<Record<Layout, Printed>> = {
  classic: read('classic'),
  islandOne: read('islandOne'),
};

export const printed = (layout: Layout): Printed => DRAWINGS[layout];

const MARKS: ReadonlyMap<string, Mark> = new Map(DRAWINGS.classic.marks.map((mark) => [mark.id, mark]));

/** A symbol's kind and points; none for a name the sheet does not have. */
export const markOf = (id: string): Mark | undefined => MARKS.get(id);

/** What is put aside for each kind: kinds and faces in the order of the printed table. */
export const COSTS: readonly { readonly kind: Kind; readonly faces: readonly Face[] }[] = (
  ['road', 'knight', 'settlement', 'city'] as const
).map((kind) => {
  const cost: Partial<Record<Face, number>> = facts.costs[kind];
  const order = ['brick', 'lumber', 'ore', 'wool', 'grain'] as const;
  return { kind, faces: order.flatMap((face) => Array<Face>(cost[face] ?? 0).fill(face)) };
});

/** The six faces, in the order of their keys. */
export const FACES: readonly Face[] = ['ore', 'grain', 'wool', 'lumber', 'brick', 'gold'];

/** Where box 1, 2, 3 … stands on the printed path, as column and row. */
export const BOXES: readonly Point[] = facts.score_track.grid.map(([, x = 0, y = 0]) => ({ x, y }));
