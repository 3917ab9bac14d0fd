/**
 * A whole tile, drawn from the facts alone. The ground turns, the things on it never do. A kind has at most four
 * drawings and a small variant of each; they are computed once and used through `<symbol>`.
 */
import type { Shape } from '../../../kit/drawing';
import { kindOf, type Turn } from './kinds';
import { animals, monastery, pond, roads, snow, trees, village } from './land';
import { planOf } from './plan';
import { type Detail, Site } from './site';
import { buildings, cityGround } from './town';

export type { Detail } from './site';

const drawings = new Map<string, readonly Shape[]>();

/** The id of the symbol that holds this drawing. */
export function symbolId(id: string, turn: Turn, detail: Detail): string {
  return `tile-${id}-${turn}${detail === 'small' ? '-small' : ''}`;
}

/** The drawing of a tile in its box of 100 by 100; what sticks out is cut by the symbol. */
export function drawTile(id: string, turn: Turn, detail: Detail = 'normal'): readonly Shape[] {
  const key = symbolId(id, turn, detail);
  const known = drawings.get(key);
  if (known) return known;
  const site = new Site(planOf(kindOf(id), turn), detail);
  const ground = [...snow(site), ...pond(site), ...roads(site), ...cityGround(site)];
  // The order matters: what is built first takes the room, trees take what is left.
  buildings(site);
  animals(site);
  village(site);
  monastery(site);
  trees(site);
  const drawing = [...ground, ...site.things()];
  drawings.set(key, drawing);
  return drawing;
}
