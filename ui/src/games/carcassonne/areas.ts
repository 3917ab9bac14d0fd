/**
 * Between the referee's words for an area of a tile (a spot as the tile lies: an edge, half an edge, the centre) and
 * the drawing's (kind and number of the area in the tile's facts).
 */
import type { Feature, Kind, LaidTile, Role, Segment, Spot, Turn } from '../../generated/carcassonne';
import { type Point, TILE } from './art/geometry';
import { type Area, HALF_EDGES, kindOf, type SIDES, turnHalf, turnSide } from './art/kinds';
import type { Piece } from './art/outline';
import { standOf } from './art/stands';

const ROLE_OF = { city: 'knight', road: 'thief', monastery: 'monk', field: 'farmer' } as const;
const KIND_OF = { knight: 'city', thief: 'road', monk: 'monastery', farmer: 'field' } as const;

/** What a follower on this kind of area is called. */
export const roleOn = (kind: Feature): Role => ROLE_OF[kind];

/** What a follower with this name stands on. */
export const areaKind = (role: Role): Feature => KIND_OF[role];

/** The area of a tile that a spot belongs to. Edges are cities or roads, half-edges fields. */
export function areaOf(tile: string, turn: Turn, spot: Spot, feature?: Feature): Area | null {
  const kind = kindOf(tile);
  if (spot === 'centre') return kind.monastery ? { kind: 'monastery', index: 0 } : null;
  const half = HALF_EDGES.find((each) => each === spot);
  if (half) {
    const index = kind.fields.findIndex((field) =>
      field.halfEdges.some((each) => turnHalf(each, turn) === half),
    );
    return index < 0 ? null : { kind: 'field', index };
  }
  const lies = (sides: readonly (typeof SIDES)[number][]) =>
    sides.some((each) => turnSide(each, turn) === spot);
  const city = kind.cities.findIndex((each) => lies(each.edges));
  if (city >= 0 && feature !== 'road') return { kind: 'city', index: city };
  const road = kind.roads.findIndex(lies);
  return road < 0 ? null : { kind: 'road', index: road };
}

/** A spot that names an area of a tile as it lies. */
export function spotOf(tile: string, turn: Turn, area: Area): Spot | null {
  const kind = kindOf(tile);
  switch (area.kind) {
    case 'monastery':
      return 'centre';
    case 'field': {
      const half = kind.fields[area.index]?.halfEdges[0];
      return half ? turnHalf(half, turn) : null;
    }
    case 'city':
    case 'road': {
      const side = area.kind === 'city' ? kind.cities[area.index]?.edges[0] : kind.roads[area.index]?.[0];
      return side ? turnSide(side, turn) : null;
    }
  }
}

export const cellKey = (cell: { readonly x: number; readonly y: number }): string => `${cell.x},${cell.y}`;

/** The parts of a feature, for its outline. */
export function piecesOf(
  segments: readonly Pick<Segment, 'x' | 'y' | 'spots'>[],
  tiles: readonly LaidTile[],
  feature: Feature,
): Piece[] {
  const lying = new Map(tiles.map((tile) => [cellKey(tile), tile]));
  return segments.flatMap(({ x, y, spots }) => {
    const tile = lying.get(cellKey({ x, y }));
    const spot = spots[0];
    const area = tile && spot ? areaOf(tile.tile, tile.turn, spot, feature) : null;
    return tile && area ? [{ id: tile.tile, turn: tile.turn, x, y, area }] : [];
  });
}

/** Every kind by the key that enters it: the letter, or the number of an animal tile. */
export const keyOf = (kind: Kind): string => (kind.startsWith('WA') ? String(Number(kind.slice(2))) : kind);

/** The kind of a letter, or of an animal tile's number. */
export function kindOfKey(key: string, kinds: readonly Kind[]): Kind | undefined {
  return kinds.find((kind) => keyOf(kind) === key.toUpperCase());
}

const WHERE = [
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
  'north',
  'north-east',
] as const;
export type Where = (typeof WHERE)[number] | 'middle';

/**
 * Directions that tell the areas of one tile apart: of two, the side on which each lies as seen from the other; of
 * more, the direction of each from the middle.
 */
export function wheresOf(points: readonly Point[]): Where[] {
  const [a, b] = points;
  if (!a || !b || points.length !== 2) return points.map(whereOn);
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  if (Math.abs(dx) >= Math.abs(dy)) return dx > 0 ? ['west', 'east'] : ['east', 'west'];
  return dy > 0 ? ['north', 'south'] : ['south', 'north'];
}

/** The direction of a point from the middle of its tile, in words of the compass. */
export function whereOn(point: Point): Where {
  const [dx, dy] = [point.x - 50, point.y - 50];
  if (Math.hypot(dx, dy) < 9) return 'middle';
  return WHERE[(Math.round((Math.atan2(dy, dx) / Math.PI) * 4) + 8) % 8] ?? 'middle';
}

/** Where a follower on the area that a spot names would stand, in table units. */
export function standAt(tile: LaidTile, spot: Spot, feature?: Feature): Point | undefined {
  const area = areaOf(tile.tile, tile.turn, spot, feature);
  if (!area) return undefined;
  const stand = standOf(tile.tile, tile.turn, area);
  return { x: tile.x * TILE + stand.x, y: tile.y * TILE + stand.y };
}

/**
 * Where a sign for a whole feature stands: on two tiles between them, else on the stand nearest to the middle of all,
 * so that it never falls outside.
 */
export function signPoint(points: readonly Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const mean = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  if (points.length === 2) return mean;
  const far = (point: Point) => Math.hypot(point.x - mean.x, point.y - mean.y);
  return points.reduce((best, point) => (far(point) < far(best) ? point : best));
}
