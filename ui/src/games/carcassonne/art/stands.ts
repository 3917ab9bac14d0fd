/** Where followers stand: one anchor for each area of a tile, inside it and clear of what is drawn. */
import { at, type Point, TILE, turnPoint } from './geometry';
import { type Area, areasOf, kindOf, type TileKind, type Turn } from './kinds';
import { planOf } from './plan';
import { CELLS, neighbours, rasterOf } from './regions';

/** Right of the house, so that the monastery stays visible. It stands upright in every turn, and so does its monk. */
const MONK = at(72, 62);

const CELL = TILE / CELLS;

/**
 * The point of a field farthest from every border. Rows from the south first: of equal corners the one in front
 * is taken, where neither roofs nor trees stand before the follower.
 */
function farmerStand(kind: TileKind, index: number): Point {
  const raster = rasterOf(kind);
  const own = raster.areas.findIndex((area) => area.kind === 'field' && area.index === index);
  const centre = (cell: number): Point =>
    at(((cell % CELLS) + 0.5) * CELL, (Math.floor(cell / CELLS) + 0.5) * CELL);
  const ground: Point[] = [];
  const border: Point[] = [];
  raster.cells.forEach((area, cell) => {
    if (area === own) ground.push(centre(cell));
    else if (neighbours(cell).some((other) => raster.cells[other] === own)) border.push(centre(cell));
  });
  // Nearness to the edge counts a tenth more: a follower's width has to fit between it and the next tile.
  const room = ({ x, y }: Point): number => {
    const edge = 0.9 * Math.min(x, y, TILE - x, TILE - y);
    let nearest = edge * edge;
    for (const other of border) {
      const square = (x - other.x) ** 2 + (y - other.y) ** 2;
      if (square < nearest) nearest = square;
    }
    return Math.sqrt(nearest);
  };
  let best: { readonly point: Point; readonly room: number } = { point: at(50, 50), room: 0 };
  for (const point of ground.reverse()) {
    const [column, row] = [Math.floor(point.x / CELL), Math.floor(point.y / CELL)];
    if (column % 2 !== 0 || row % 2 !== 0) continue;
    const here = room(point);
    if (here > best.room + 0.01 || (Math.abs(here - best.room) <= 0.01 && point.y === best.point.y)) {
      best = { point, room: here };
    }
  }
  return best.point;
}

const stands = new Map<string, ReadonlyMap<string, Point>>();

function keyOf(area: Area): string {
  return `${area.kind}${area.index}`;
}

function printedStands(kind: TileKind): ReadonlyMap<string, Point> {
  const known = stands.get(kind.id);
  if (known) return known;
  const plan = planOf(kind, 0);
  const found = new Map<string, Point>();
  for (const area of areasOf(kind)) {
    const point = ((): Point | undefined => {
      switch (area.kind) {
        case 'city':
          return plan.cities[area.index]?.stand;
        case 'road':
          return plan.roads[area.index]?.stand;
        case 'field':
          return farmerStand(kind, area.index);
        case 'monastery':
          return MONK;
      }
    })();
    if (point) found.set(keyOf(area), point);
  }
  stands.set(kind.id, found);
  return found;
}

/** Where on a turned tile (in its box of 100 by 100) a follower on this area stands. */
export function standOf(id: string, turn: Turn, area: Area): Point {
  if (area.kind === 'monastery') return MONK;
  const point = printedStands(kindOf(id)).get(keyOf(area));
  if (!point) throw new Error(`tile ${id} has no ${area.kind} ${area.index}`);
  return turnPoint(point, turn);
}
