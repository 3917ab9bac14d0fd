/**
 * Where hexes, corners and paths lie on the screen. Ids are the referee's: hexes, corners and paths in reading order.
 * A hex has sides of {@link SIDE} table units.
 */

import type { CornerId, EdgeId, HexId, Purchase, Resource, Terrain } from '../../../generated/catan';
import box from '../../../generated/catan-box.json';

export const SIDE = 100;
const HALF_WIDTH = (Math.sqrt(3) / 2) * SIDE;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export type Island = (typeof box)['base'];

/** The island with so many hexes. */
export const islandOf = (hexes: number): Island => (hexes > box.base.hexes.length ? box.large : box.base);
/** The island for so many seats. */
export const islandFor = (seats: number): Island => (seats > 4 ? box.large : box.base);

export function hexAt(island: Island, hex: HexId): Point {
  const [q = 0, r = 0] = island.hexes[hex]?.at ?? [];
  return { x: (2 * q + r) * HALF_WIDTH, y: 1.5 * r * SIDE };
}

export function cornerAt(island: Island, corner: CornerId): Point {
  const { x = 0, y = 0 } = island.corners[corner] ?? {};
  return { x: x * HALF_WIDTH, y: (y * SIDE) / 2 };
}

export function endsOf(island: Island, edge: EdgeId): [Point, Point] {
  const [one = 0, other = 0] = island.edges[edge]?.corners ?? [];
  return [cornerAt(island, one), cornerAt(island, other)];
}

export function edgeAt(island: Island, edge: EdgeId): Point {
  const [one, other] = endsOf(island, edge);
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

/** Middle of a harbour's badge: out at sea before the middle of its path. */
export function harbourAt(island: Island, edge: EdgeId): Point {
  const middle = edgeAt(island, edge);
  const land = hexAt(island, island.edges[edge]?.hexes[0] ?? 0);
  const [dx, dy] = [middle.x - land.x, middle.y - land.y];
  const far = (0.56 * SIDE) / Math.hypot(dx, dy);
  return { x: middle.x + dx * far, y: middle.y + dy * far };
}

/** The six corners of a hexagon standing on a point. */
export function hexagon({ x, y }: Point, radius: number): string {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (at / 3 - 0.5) * Math.PI;
    return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

interface Sea extends Point {
  readonly halfWidth: number;
  readonly halfHeight: number;
}
/** The sea round an island: a hexagon lying on a side. */
export function seaOf(island: Island): Sea {
  const xs = island.corners.map((corner) => corner.x * HALF_WIDTH);
  const ys = island.corners.map((corner) => (corner.y * SIDE) / 2);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    halfWidth: (right - left) / 2 + 1.07 * SIDE,
    halfHeight: (bottom - top) / 2 + 0.68 * SIDE,
  };
}

export function seaOutline(island: Island): string {
  const { x, y, halfWidth, halfHeight } = seaOf(island);
  const points = [
    [1, 0],
    [0.5, 1],
    [-0.5, 1],
    [-1, 0],
    [-0.5, -1],
    [0.5, -1],
  ] as const;
  return points.map(([dx, dy]) => `${x + dx * halfWidth},${y + dy * halfHeight}`).join(' ');
}

/** A trail as corners in order, from its paths in order. */
export function cornersAlong(island: Island, trail: readonly EdgeId[]): CornerId[] {
  const ends = trail.map((edge) => island.edges[edge]?.corners ?? []);
  const [first = [], second = []] = ends;
  const start = ends.length > 1 ? first.find((corner) => !second.includes(corner)) : first[0];
  // two paths that share both their corners do not exist, so the first step is never in doubt
  const walk: CornerId[] = [start ?? first[0] ?? 0];
  for (const pair of ends) {
    const here = walk.at(-1);
    walk.push(pair.find((corner) => corner !== here) ?? 0);
  }
  return walk;
}

/** What something costs, in the order brick, lumber, wool, grain, ore. */
export const priceOf = (what: Purchase): readonly number[] =>
  (box.prices as [Purchase, number[]][]).find(([name]) => name === what)?.[1] ?? [];

/** What a terrain gives; the desert nothing. */
export const givesOf = (terrain: Terrain): Resource | undefined =>
  (box.gives as Partial<Record<Terrain, Resource>>)[terrain];

/** How many resource cards of each kind, and how many development cards, there are for so many seats. */
export function cardsInBox(seats: number): { resources: number; developments: number } {
  const [resources = 0, developments = 0] = box.cards[seats > 4 ? 1 : 0] ?? [];
  return { resources, developments };
}
