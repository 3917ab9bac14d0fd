/** The open country: snow with its drifts and furrows, roads, villages, trees and animals. */
import { circle, figure, path, placed, rect, type Shape } from '../../../kit/drawing';
import { animalAt, grazingOn, pondOn } from './animals';
import { at, distance, distanceTo, type Point, pathOf, TILE, turnPoint } from './geometry';
import { PALETTE as C, ROOFS } from './palette';
import { type Random, randomFrom } from './random';
import type { Site } from './site';
import { BARE_TREE, FIR, house, MONASTERY, POND, WELL } from './things';

const MOST_DRIFTS = 15;
/** Where a furrow may lean to, in degrees. */
const FURROW_ANGLES = [18, -18, 28] as const;

function drift(point: Point, random: Random): Shape {
  const half = random.between(4, 9);
  const d = `M${figure(point.x - half)} ${figure(point.y)}q${figure(half)} ${figure(-half * 0.45)} ${figure(2 * half)} 0`;
  return path(d, {
    fill: 'none',
    stroke: random.chance(0.55) ? C.drift : '#fff',
    'stroke-width': random.chance(0.6) ? 1.1 : 1.5,
    'stroke-linecap': 'round',
    opacity: 0.8,
  });
}

function furrows(point: Point, random: Random): Shape {
  const angle = ((FURROW_ANGLES[random.below(FURROW_ANGLES.length)] ?? 18) * Math.PI) / 180;
  const half = random.between(8, 12);
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const d = [-1.5, -0.5, 0.5, 1.5].map((nth) => {
    const [cx, cy] = [point.x - uy * 4.4 * nth, point.y + ux * 4.4 * nth];
    const reach = half * (1 - 0.18 * Math.abs(nth));
    return `M${figure(cx - ux * reach)} ${figure(cy - uy * reach)}L${figure(cx + ux * reach)} ${figure(cy + uy * reach)}`;
  });
  return path(d.join(''), { stroke: C.furrow, 'stroke-width': 1.9, 'stroke-linecap': 'round' });
}

/** Whether a point lies where the monastery, which never turns, would cover it. */
function behindMonastery(site: Site, point: Point, halfWidth: number, halfHeight: number): boolean {
  return (
    site.plan.kind.monastery && Math.abs(point.x - 50) < halfWidth && Math.abs(point.y - 49) < halfHeight
  );
}

/** The snow. Its marks are sought on the printed tile and turned with it, like the ground they are part of. */
export function snow(site: Site): readonly Shape[] {
  const ground = rect(0, 0, TILE, TILE, { fill: C.snow });
  const { kind, turn } = site.plan;
  if (site.small) return [ground];
  const random = randomFrom(`snow-${kind.id}`);
  const drifts: Shape[] = [];
  for (let attempt = 0; attempt < 60 && drifts.length < MOST_DRIFTS; attempt += 1) {
    const point = turnPoint(at(random.between(9, 91), random.between(9, 91)), turn);
    if (site.open(point) && site.clear(point, 11, 8)) drifts.push(drift(point, random));
  }
  for (let attempt = 0; attempt < 160; attempt += 1) {
    const point = turnPoint(at(random.between(12, 88), random.between(12, 88)), turn);
    const free = site.open(point) && site.clear(point, 16, 14) && !behindMonastery(site, point, 30, 28);
    if (free) return [ground, ...drifts, furrows(point, random)];
  }
  return [ground, ...drifts];
}

export function pond(site: Site): readonly Shape[] {
  const place = pondOn(site.plan.kind.id);
  if (!place) return [];
  const point = turnPoint(place, site.plan.turn);
  return [placed(point.x, point.y, 1, POND)];
}

/** Roads in three layers, each over all arms before the next, so that crossings have no seams. */
export function roads(site: Site): readonly Shape[] {
  const lines = site.plan.roads.map((road) => pathOf(road.line));
  const { plaza } = site.plan;
  const layer = (colour: string, width: number, opacity = 1): readonly Shape[] =>
    lines.map((d) =>
      path(d, { fill: 'none', stroke: colour, 'stroke-width': width, ...(opacity < 1 ? { opacity } : {}) }),
    );
  const ruts = [...layer(C.rut, 5.2, 0.55), ...layer(C.road, 3.2)];
  return [
    ...layer(C.roadEdge, site.small ? 17 : 13.6),
    ...(plaza ? [circle(plaza.x, plaza.y, 13.5, { fill: C.roadEdge })] : []),
    ...layer(C.road, site.small ? 12.6 : 11),
    ...(site.small ? [] : ruts),
    ...(plaza ? [circle(plaza.x, plaza.y, 11.7, { fill: C.plaza })] : []),
  ];
}

/** Directions in which a village looks for room, the corners between roads first. */
const AROUND_THE_WELL = [45, 135, 225, 315, 0, 90, 180, 270] as const;
const MOST_VILLAGE_HOUSES = 3;

export function village(site: Site): void {
  const { plaza, kind } = site.plan;
  if (!plaza) return;
  site.stand(plaza.y, placed(plaza.x, plaza.y + 1, 1, WELL));
  const random = randomFrom(`village-${kind.id}`);
  let built = 0;
  for (const degrees of AROUND_THE_WELL) {
    if (built >= MOST_VILLAGE_HOUSES) break;
    const angle = (degrees * Math.PI) / 180;
    const foot = at(plaza.x + 17.5 * Math.cos(angle), plaza.y + 15.5 * Math.sin(angle) + 5);
    const middle = at(foot.x, foot.y - 4);
    const room =
      site.open(middle) &&
      site.roads.every((road) => distanceTo(middle, road) > 11.2) &&
      site.walls.every((wall) => distanceTo(at(foot.x, foot.y - 8), wall) > 8) &&
      site.clearings.every((each) => distance(middle, each.point) > Math.max(10, each.radius));
    if (!room) continue;
    const form = built % 2 === 0 ? 'gable' : 'long';
    site.stand(foot.y, placed(foot.x, foot.y, 0.92, house(form, ROOFS[random.below(4)] ?? ROOFS[0])));
    site.clearings.push({ point: at(foot.x, foot.y - 5), radius: 9 });
    built += 1;
  }
}

export function monastery(site: Site): void {
  if (!site.plan.kind.monastery) return;
  // Enlarged round the middle of the tile, so that the house still stands on its road.
  const shape = site.small ? placed(51.2, 50, 1.24, MONASTERY) : placed(51, 50, 1, MONASTERY);
  site.stand(66, shape);
}

export function animals(site: Site): void {
  for (const grazing of grazingOn(site.plan.kind.id)) {
    const point = turnPoint(grazing.at, site.plan.turn);
    site.stand(point.y, animalAt(grazing, point, site.small ? 1.3 : 1));
    site.clearings.push({ point: at(point.x, point.y - 2), radius: 13 * grazing.scale });
  }
  const ice = pondOn(site.plan.kind.id);
  if (ice) site.clearings.push({ point: turnPoint(ice, site.plan.turn), radius: 14 });
}

function treesWanted(site: Site): number {
  const { kind } = site.plan;
  if (kind.set === 'animals') return site.small ? 0 : 4;
  if (kind.cities.length === 0) return site.small ? 2 : 7;
  return site.small ? 1 : 5;
}

/** Trees, where nothing else is: three firs to one bare tree. */
export function trees(site: Site): void {
  const { kind, turn, plaza } = site.plan;
  const random = randomFrom(`trees-${kind.id}`);
  const wanted = treesWanted(site);
  const planted: Point[] = [];
  for (let attempt = 0; attempt < 400 && planted.length < wanted; attempt += 1) {
    const point = turnPoint(at(random.between(8, 92), random.between(8, 92)), turn);
    const foot = at(point.x, point.y + 6);
    const room =
      foot.y <= 97 &&
      point.y >= 10 &&
      site.open(foot) &&
      site.open(at(point.x, point.y - 8)) &&
      site.clear(foot, 12.5, 8) &&
      site.clear(at(point.x, point.y - 7), 11, 7.5) &&
      !behindMonastery(site, point, 30, 31) &&
      !(plaza && distance(point, plaza) < 20) &&
      site.free(point, 4.5) &&
      planted.every((other) => distance(point, other) >= 9.5);
    if (!room) continue;
    planted.push(point);
    const fir = site.small || random.chance(0.76);
    const scale = site.small ? 1.35 : fir ? random.between(0.82, 1.05) : 1;
    site.stand(foot.y, placed(foot.x, foot.y, scale, fir ? FIR : BARE_TREE));
  }
}
