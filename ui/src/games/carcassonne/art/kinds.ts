/**
 * The tile kinds as the drawing code sees them. The facts are the engine's own (generated from it), so a tile
 * can never be drawn with other areas than it is refereed with.
 */
import facts from '../../../generated/carcassonne-tiles.json';

/** The sides of a tile, clockwise from north. */
export type Side = 'N' | 'E' | 'S' | 'W';
export const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

/** Half of a side: `N-w` is the western half of the north side. */
export type HalfEdge = 'N-w' | 'N-e' | 'E-n' | 'E-s' | 'S-e' | 'S-w' | 'W-s' | 'W-n';
/** Clockwise from the north-west corner; a quarter turn moves every half two places along. */
export const HALF_EDGES: readonly HalfEdge[] = ['N-w', 'N-e', 'E-n', 'E-s', 'S-e', 'S-w', 'W-s', 'W-n'];

export type EdgeKind = 'city' | 'road' | 'field';

/** Where a road that does not pass through ends. */
export type RoadEnd = 'junction' | 'village' | 'city' | 'monastery';

/** Quarter turns, clockwise. */
export type Turn = 0 | 1 | 2 | 3;
export const TURNS: readonly Turn[] = [0, 1, 2, 3];

/** One kind of tile, all directions as printed (turn 0). */
export interface TileKind {
  readonly id: string;
  readonly set: 'base' | 'animals';
  /** How many of the kind are in the box. */
  readonly count: number;
  /** What each side shows, in the order of `SIDES`. */
  readonly edges: readonly EdgeKind[];
  readonly cities: readonly { readonly edges: readonly Side[]; readonly shield: boolean }[];
  /** Road pieces: two sides when one passes through, one side when one end is on this tile. */
  readonly roads: readonly (readonly Side[])[];
  /** Parallel to `roads`: what the road ends at, `null` when it passes through. */
  readonly roadEnds: readonly (RoadEnd | null)[];
  readonly monastery: boolean;
  readonly fields: readonly { readonly halfEdges: readonly HalfEdge[]; readonly cities: readonly number[] }[];
}

/** A part of a tile that can belong to somebody: the engine's areas, by kind and position in the facts. */
export interface Area {
  readonly kind: 'city' | 'road' | 'field' | 'monastery';
  readonly index: number;
}

/** All kinds, base set first, in the order of their letters. */
export const KINDS = facts as readonly TileKind[];

const BY_ID: ReadonlyMap<string, TileKind> = new Map(KINDS.map((kind) => [kind.id, kind]));

/** The kind with this id; throws on an id that no box contains, which only a wrong build can ask for. */
export function kindOf(id: string): TileKind {
  const kind = BY_ID.get(id);
  if (!kind) throw new Error(`no tile kind ${id}`);
  return kind;
}

/** Whether a text names a tile kind. */
export function isKind(id: string): boolean {
  return BY_ID.has(id);
}

/** Where a side points after turning the tile. */
export function turnSide(side: Side, turn: Turn): Side {
  return SIDES[(SIDES.indexOf(side) + turn) % 4] ?? side;
}

/** Where a half side points after turning the tile. */
export function turnHalf(half: HalfEdge, turn: Turn): HalfEdge {
  return HALF_EDGES[(HALF_EDGES.indexOf(half) + 2 * turn) % 8] ?? half;
}

/** The areas of a kind, cities first, in the order of the facts. */
export function areasOf(kind: TileKind): readonly Area[] {
  return [
    ...kind.cities.map((_, index): Area => ({ kind: 'city', index })),
    ...kind.roads.map((_, index): Area => ({ kind: 'road', index })),
    ...kind.fields.map((_, index): Area => ({ kind: 'field', index })),
    ...(kind.monastery ? [{ kind: 'monastery', index: 0 } as const] : []),
  ];
}
