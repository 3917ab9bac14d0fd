/** Cities: ground, walls with their towers and gates, houses and the shield. */
import { ellipse, path, placed, type Shape } from '../../../kit/drawing';
import { at, distance, distanceTo, inside, type Point, pathOf, pointAt, polygonOf, sample } from './geometry';
import { PALETTE as C, ROOFS } from './palette';
import type { CityPlan } from './plan';
import { randomFrom } from './random';
import type { Site } from './site';
import { GATE, house, SHIELD, WALL_TOWER } from './things';

/** A wall from bottom to top: shadow, outline, stone, battlements, walkway. */
function wall(d: string): readonly Shape[] {
  const along = (
    stroke: string,
    width: number,
    more: Readonly<Record<string, string | number>> = {},
  ): Shape => path(d, { fill: 'none', stroke, 'stroke-width': width, ...more });
  return [
    along(C.wallEdge, 8.6),
    along(C.wall, 6),
    along(C.wallEdge, 6, { 'stroke-dasharray': '1.5 4.6', 'stroke-dashoffset': -1.4 }),
    along(C.walkway, 2.2),
  ];
}

function wallShadow(d: string): Shape {
  return path(d, {
    transform: 'translate(.8 2.2)',
    fill: 'none',
    stroke: C.wallShadow,
    'stroke-width': 7,
    opacity: 0.22,
  });
}

/** Ground and walls; the things on them are set down by `buildings`. */
export function cityGround(site: Site): readonly Shape[] {
  return site.plan.cities.flatMap((city) => {
    const lines = city.walls.map(pathOf);
    const [rx, ry] = city.sides > 1 ? [11, 9] : [9.5, 7];
    return [
      path(polygonOf(city.outline), { fill: C.ground }),
      ellipse(city.stand.x, city.stand.y, rx, ry, { fill: C.plaza }),
      ...lines.map(wallShadow),
      ...lines.flatMap(wall),
    ];
  });
}

/** How many houses a small drawing shows. */
function housesWhenSmall(city: CityPlan): number {
  return city.sides === 1 ? 2 : city.sides === 2 ? 4 : 6;
}

/** What houses of a city keep clear of besides its walls. */
interface Obstacles {
  readonly towers: readonly Point[];
  readonly gates: readonly Point[];
}

/** Whether a house with its foot here stands in the city and touches nothing. */
function houseFits(site: Site, city: CityPlan, foot: Point, { towers, gates }: Obstacles): boolean {
  const { x, y } = foot;
  const middle = at(x, y - 6.5);
  // Roofs may not be cut by the tile's edge: a neighbour's snow would begin in mid-air.
  if (y < 12.5 || x < 8 || x > 92 || y > 98) return false;
  if (site.small && city.sides > 1 && (y < 18 || x < 12 || x > 88)) return false;
  if (!inside(foot, city.outline)) return false;
  if (y > 14 && !inside(at(x, y - 11), city.outline)) return false;
  const touchesWall = site.walls.some(
    (points) =>
      distanceTo(foot, points) < 5.2 ||
      distanceTo(middle, points) < 5.6 ||
      distanceTo(at(x - 5, y - 3), points) < 4.5 ||
      distanceTo(at(x + 5, y - 3), points) < 4.5,
  );
  if (touchesWall) return false;
  if (distance(middle, city.stand) < (city.sides > 1 ? 14 : 11.5)) return false;
  if (city.shield && distance(middle, city.shield) < 17) return false;
  const behindTower = towers.some(
    (tower) => Math.abs(x - tower.x) < 10 && y > tower.y - 17 && y < tower.y + 11,
  );
  return !behindTower && gates.every((gate) => distance(foot, gate) >= 11);
}

function houses(site: Site, city: CityPlan, nth: number): void {
  const random = randomFrom(`houses-${site.plan.kind.id}-${nth}`);
  const obstacles = { towers: towersOf(site, city), gates: gatesOf(site) };
  const [apartX, apartY] = site.small ? [20, 17] : [13.5, 11];
  const most = site.small ? housesWhenSmall(city) : Number.POSITIVE_INFINITY;
  const feet: Point[] = [];
  for (let attempt = 0; attempt < 900 && feet.length < most; attempt += 1) {
    const foot = at(random.between(5, 95), random.between(5, 97));
    const crowded = feet.some(
      (other) => Math.abs(foot.x - other.x) < apartX && Math.abs(foot.y - other.y) < apartY,
    );
    if (!crowded && houseFits(site, city, foot, obstacles)) feet.push(foot);
  }
  const tower = city.sides > 1 && !site.small ? random.below(feet.length) : -1;
  const scale = site.small ? (city.sides > 1 ? 1.5 : 1.25) : city.sides > 1 ? 1 : 0.92;
  feet.forEach((foot, i) => {
    const plain = (site.small ? i % 2 === 0 : random.chance(0.5)) ? 'gable' : 'long';
    const form = i === tower && foot.y > 24 ? 'tower' : plain;
    const sunk = site.small ? 2 : 0;
    const roof = ROOFS[random.below(ROOFS.length)] ?? ROOFS[0];
    site.stand(foot.y, placed(foot.x, foot.y + sunk, scale, house(form, roof)));
  });
}

/** Where roads meet the wall. */
function gatesOf(site: Site): readonly Point[] {
  return site.plan.roads.filter((road) => road.end === 'city').map((road) => pointAt(road.points, 1));
}

/** The feet of the towers on the walls; small drawings have none. */
function towersOf(site: Site, city: CityPlan): readonly Point[] {
  if (site.small) return [];
  return city.walls.flatMap((line) =>
    (line.length > 1 ? [0.27, 0.73] : [0.3, 0.7]).map((share) => {
      const point = pointAt(sample(line), share);
      return at(point.x, point.y + 5.5);
    }),
  );
}

/** Houses, shields, wall towers and gates. */
export function buildings(site: Site): void {
  site.plan.cities.forEach((city, nth) => {
    houses(site, city, nth);
    if (city.shield) {
      const { x, y } = city.shield;
      site.stand(y + 8, placed(x, y, site.small ? 1.3 : 1, SHIELD));
    }
    for (const foot of towersOf(site, city)) site.stand(foot.y, placed(foot.x, foot.y, 1, WALL_TOWER));
  });
  for (const gate of gatesOf(site)) site.stand(gate.y + 6, placed(gate.x, gate.y, 1, GATE));
}
