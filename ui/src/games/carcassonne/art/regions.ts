/**
 * Which area of a tile lies where, on a raster of 50 by 50 cells.
 *
 * Fields have no line of their own: they are what cities, roads, villages and monasteries leave over. They are
 * found by flood filling the raster, and a test holds the result equal to the fields of the rules for every kind
 * and turn: what is drawn as one field is one field.
 */
import { at, distance, distanceTo, inside, type Point, TILE } from './geometry';
import { type Area, areasOf, type HalfEdge, kindOf, type TileKind, type Turn } from './kinds';
import { type Plan, planOf } from './plan';

/** Cells along a side of the tile. */
export const CELLS = 50;
const CELL = TILE / CELLS;

/** No area: a village, or a sliver between lines. */
export const NOBODY = -1;

/** Half the width of a road: what parts two fields. */
const ROAD_HALF = 6.5;
const VILLAGE_RADIUS = 11;
const MONASTERY_HALF_WIDTH = 17;
const MONASTERY_HALF_HEIGHT = 16;

export interface Raster {
  /** The areas of the kind; cells hold positions in this list. */
  readonly areas: readonly Area[];
  /** Row by row from the north-west corner; `NOBODY` where there is no area. */
  readonly cells: Int8Array;
}

/** A point just inside a half side, by which the field there is recognised. */
const HALF_EDGE_POINT: Readonly<Record<HalfEdge, Point>> = {
  'N-w': at(22, 1),
  'N-e': at(78, 1),
  'E-n': at(99, 22),
  'E-s': at(99, 78),
  'S-e': at(78, 99),
  'S-w': at(22, 99),
  'W-s': at(1, 78),
  'W-n': at(1, 22),
};

function centreOf(cell: number): Point {
  return at(((cell % CELLS) + 0.5) * CELL, (Math.floor(cell / CELLS) + 0.5) * CELL);
}

function cellAt(point: Point): number {
  const along = (value: number): number => Math.max(0, Math.min(CELLS - 1, Math.floor(value / CELL)));
  return along(point.y) * CELLS + along(point.x);
}

/** What a point belongs to before fields are known: an area, `'blocked'` ground, or open snow. */
function ownerOf(point: Point, { kind, ...plan }: Plan): Area | 'blocked' | 'open' {
  const city = plan.cities.findIndex((each) => inside(point, each.outline));
  if (city >= 0) return { kind: 'city', index: city };
  const insideMonastery =
    kind.monastery &&
    Math.abs(point.x - 50) < MONASTERY_HALF_WIDTH &&
    Math.abs(point.y - 50) < MONASTERY_HALF_HEIGHT;
  if (insideMonastery) return { kind: 'monastery', index: 0 };
  if (plan.plaza && distance(point, plan.plaza) < VILLAGE_RADIUS) return 'blocked';
  const road = plan.roads.findLastIndex((each) => distanceTo(point, each.points) < ROAD_HALF);
  return road >= 0 ? { kind: 'road', index: road } : 'open';
}

/** The cells that share a side with this one. */
export function neighbours(cell: number): readonly number[] {
  const column = cell % CELLS;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < CELLS - 1 ? [cell + 1] : []),
    ...(cell >= CELLS ? [cell - CELLS] : []),
    ...(cell < CELLS * (CELLS - 1) ? [cell + CELLS] : []),
  ];
}

/** Numbers the connected patches of the cells for which `open` holds; `NOBODY` elsewhere. */
export function patches(open: (cell: number) => boolean): Int16Array {
  const patch = new Int16Array(CELLS * CELLS).fill(NOBODY);
  let next = 0;
  for (let start = 0; start < patch.length; start += 1) {
    if (patch[start] !== NOBODY || !open(start)) continue;
    const stack = [start];
    patch[start] = next;
    for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
      for (const other of neighbours(cell)) {
        if (patch[other] === NOBODY && open(other)) {
          patch[other] = next;
          stack.push(other);
        }
      }
    }
    next += 1;
  }
  return patch;
}

const rasters = new Map<string, Raster>();

/** The raster of a kind as printed. */
export function rasterOf(kind: TileKind): Raster {
  const known = rasters.get(kind.id);
  if (known) return known;
  const areas = areasOf(kind);
  const place = (area: Area): number =>
    areas.findIndex((each) => each.kind === area.kind && each.index === area.index);
  const plan = planOf(kind, 0);
  const owners = Array.from({ length: CELLS * CELLS }, (_, cell) => ownerOf(centreOf(cell), plan));
  const cells = Int8Array.from(owners, (owner) => (typeof owner === 'string' ? NOBODY : place(owner)));
  const patch = patches((cell) => owners[cell] === 'open');
  kind.fields.forEach((field, index) => {
    const own = new Set(field.halfEdges.map((half) => patch[cellAt(HALF_EDGE_POINT[half])]));
    own.delete(NOBODY);
    const area = place({ kind: 'field', index });
    patch.forEach((number, cell) => {
      if (own.has(number)) cells[cell] = area;
    });
  });
  const raster: Raster = { areas, cells };
  rasters.set(kind.id, raster);
  return raster;
}

/** The cell of the printed tile that lies at this cell of the turned one. */
function printedCell(cell: number, turn: Turn): number {
  const [column, row] = [cell % CELLS, Math.floor(cell / CELLS)];
  const last = CELLS - 1;
  switch (turn) {
    case 0:
      return cell;
    case 1:
      return (last - column) * CELLS + row;
    case 2:
      return (last - row) * CELLS + (last - column);
    case 3:
      return column * CELLS + (last - row);
  }
}

const turned = new Map<string, Raster>();

/** The raster of a kind, turned. */
export function turnedRaster(kind: TileKind, turn: Turn): Raster {
  const key = `${kind.id}/${turn}`;
  const known = turned.get(key);
  if (known) return known;
  const printed = rasterOf(kind);
  const cells = printed.cells.map((_, cell) => printed.cells[printedCell(cell, turn)] ?? NOBODY);
  const raster: Raster = { areas: printed.areas, cells };
  turned.set(key, raster);
  return raster;
}

/** The area of a tile that lies under a point of its box: what a tap on the tile means. */
export function areaAt(id: string, turn: Turn, point: Point): Area | null {
  const raster = turnedRaster(kindOf(id), turn);
  const place = raster.cells[cellAt(point)] ?? NOBODY;
  return raster.areas[place] ?? null;
}
