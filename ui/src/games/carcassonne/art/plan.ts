/**
 * The plan of a tile: where its walls and roads run. Computed from the facts for the printed direction and then
 * turned point by point. Walls end exactly in the corners and roads leave the middle of a side at a right angle,
 * so that any two tiles that may lie beside each other also join.
 */
import { at, type Line, type Point, pointAt, sample, toward, turnLine, turnPoint } from './geometry';
import { type RoadEnd, SIDES, type Side, type TileKind, type Turn } from './kinds';

export interface CityPlan {
  /** The ground of the city, closed along the sides of the tile. */
  readonly outline: readonly Point[];
  readonly walls: readonly Line[];
  /** Where a knight stands. */
  readonly stand: Point;
  /** Where the shield hangs if the city has one. */
  readonly shield: Point | null;
  /** How many sides of the tile it reaches. */
  readonly sides: number;
}

export interface RoadPlan {
  readonly line: Line;
  readonly points: readonly Point[];
  /** Where a thief stands. */
  readonly stand: Point;
  readonly end: RoadEnd | null;
}

export interface Plan {
  readonly kind: TileKind;
  readonly turn: Turn;
  readonly cities: readonly CityPlan[];
  readonly roads: readonly RoadPlan[];
  /** Where roads meet or a village lies; `null` when neither. */
  readonly plaza: Point | null;
}

const CENTRE = at(50, 50);

/** The wall of a city that fills one side, here the north side. */
const CAP: Line = [
  [at(0, 0), at(14, 12), at(20, 33), at(50, 33)],
  [at(50, 33), at(80, 33), at(86, 12), at(100, 0)],
];
/** The wall of a city in a corner, here north and west. */
const CORNER: Line = [[at(100, 0), at(80, 30), at(30, 80), at(0, 100)]];
/** The wall that leaves a narrow field at an open side, here the north side, of a larger city. */
const FIELD_CAP: Line = [
  [at(0, 0), at(14, 10), at(22, 24), at(50, 24)],
  [at(50, 24), at(78, 24), at(86, 10), at(100, 0)],
];

/** The turn that brings the north side to this side. */
function turnTo(side: Side): Turn {
  switch (side) {
    case 'N':
      return 0;
    case 'E':
      return 1;
    case 'S':
      return 2;
    case 'W':
      return 3;
  }
}

function after(turn: Turn, quarters: number): Turn {
  return turnTo(SIDES[(turn + quarters) % 4] ?? 'N');
}

function middleOf(side: Side): Point {
  return turnPoint(at(50, 0), turnTo(side));
}

function opposite(a: Side, b: Side): boolean {
  return Math.abs(SIDES.indexOf(a) - SIDES.indexOf(b)) === 2;
}

function cityPlan(edges: readonly Side[], shield: boolean): CityPlan {
  const plan = cityShape(edges);
  return shield ? plan : { ...plan, shield: null };
}

function cityShape(edges: readonly Side[]): CityPlan {
  const sides = SIDES.filter((side) => edges.includes(side));
  const [first = 'N', second = 'N'] = sides;
  switch (sides.length) {
    case 1: {
      const turn = turnTo(first);
      const wall = turnLine(CAP, turn);
      return {
        outline: sample(wall),
        walls: [wall],
        stand: turnPoint(at(50, 13.5), turn),
        shield: null,
        sides: 1,
      };
    }
    case 2: {
      if (opposite(first, second)) {
        const turn = turnTo(first);
        const walls = [turnLine(FIELD_CAP, after(turn, 1)), turnLine(FIELD_CAP, after(turn, 3))];
        const outline = walls.flatMap(sample);
        return { outline, walls, stand: CENTRE, shield: turnPoint(at(50, 80), turn), sides: 2 };
      }
      // The printed corner is north and west; the others follow clockwise by the side that comes first in it.
      const turn = first === 'N' && second === 'W' ? 0 : turnTo(second);
      const wall = turnLine(CORNER, turn);
      return {
        outline: [...sample(wall), turnPoint(at(0, 0), turn)],
        walls: [wall],
        stand: turnPoint(at(31, 33), turn),
        shield: turnPoint(at(68, 14), turn),
        sides: 2,
      };
    }
    case 3: {
      const turn = turnTo(SIDES.find((side) => !sides.includes(side)) ?? 'N');
      const wall = turnLine(FIELD_CAP, turn);
      return {
        outline: [...sample(wall), turnPoint(at(100, 100), turn), turnPoint(at(0, 100), turn)],
        walls: [wall],
        stand: turnPoint(at(50, 58), turn),
        shield: turnPoint(at(20, 76), turn),
        sides: 3,
      };
    }
    default:
      return {
        outline: [at(0, 0), at(100, 0), at(100, 100), at(0, 100)],
        walls: [],
        stand: at(50, 52),
        shield: at(22, 24),
        sides: 4,
      };
  }
}

/** The side of the tile's only one-sided city, which pushes roads toward the other side. */
function capSide(kind: TileKind): Side | null {
  return kind.cities.find((city) => city.edges.length === 1)?.edges[0] ?? null;
}

function plazaOf(kind: TileKind): Point | null {
  const cap = capSide(kind);
  if (kind.roadEnds.includes('junction')) return cap ? turnPoint(at(50, 61), turnTo(cap)) : CENTRE;
  return kind.roadEnds.includes('village') ? CENTRE : null;
}

/** A road straight through, bent a little so that it looks walked and not drawn with a ruler. */
function straightRoad(from: Side, to: Side, cap: Side | null): Line {
  const [a, b] = [middleOf(from), middleOf(to)];
  const bent = from === 'E' || from === 'W' ? at(50, 56) : at(56, 50);
  const middle = cap ? turnPoint(at(50, 63), turnTo(cap)) : bent;
  const [dx, dy] = [(b.x - a.x) * 0.22, (b.y - a.y) * 0.22];
  return [
    [a, at(a.x + dx, a.y + dy), at(middle.x - dx, middle.y - dy), middle],
    [middle, at(middle.x + dx, middle.y + dy), at(b.x - dx, b.y - dy), b],
  ];
}

/** A road round a corner; tighter where it has to leave room for a corner city or for a second road. */
function curvedRoad(kind: TileKind, from: Side, to: Side): Line {
  const besideCity = kind.cities.some((city) => city.edges.length === 2);
  const pull = besideCity ? 0.4 : kind.roads.length === 2 ? 0.36 : 0.52;
  const [a, b] = [middleOf(from), middleOf(to)];
  return [[a, toward(a, CENTRE, pull), toward(b, CENTRE, pull), b]];
}

function roadToGate(from: Side, city: { readonly edges: readonly Side[] }, gate: Point): Line {
  const start = middleOf(from);
  const [side] = city.edges;
  if (side && city.edges.length === 1 && !opposite(side, from)) {
    return [[start, toward(start, CENTRE, 0.62), turnPoint(at(50, 62), turnTo(side)), gate]];
  }
  const inner = toward(start, CENTRE, 0.6);
  const handle = at(
    gate.x + (CENTRE.x - gate.x) * 0.1 + (inner.x - gate.x) * 0.4,
    gate.y + (CENTRE.y - gate.y) * 0.1 + (inner.y - gate.y) * 0.4,
  );
  return [[start, toward(start, CENTRE, 0.5), handle, gate]];
}

function arm(from: Side, to: Point): Line {
  const start = middleOf(from);
  const half = toward(start, CENTRE, 0.5);
  return [[start, half, toward(to, half, 0.5), to]];
}

function roadLine(kind: TileKind, cities: readonly CityPlan[], nth: number): Line {
  const [from = 'N', to] = kind.roads[nth] ?? [];
  const cap = capSide(kind);
  if (to) return opposite(from, to) ? straightRoad(from, to, cap) : curvedRoad(kind, from, to);
  const end = kind.roadEnds[nth] ?? null;
  switch (end) {
    case 'city': {
      const [city, wall] = [kind.cities[0], cities[0]?.walls[0]];
      return city && wall ? roadToGate(from, city, pointAt(sample(wall), 0.5)) : arm(from, CENTRE);
    }
    case 'monastery':
      // Two roads at one monastery meet under its door; a single one runs up to the step.
      return arm(from, kind.roads.length === 2 ? at(50, 56) : at(50, 54));
    case 'junction':
    case 'village':
    case null:
      return arm(from, plazaOf(kind) ?? CENTRE);
  }
}

function roadPlan(kind: TileKind, cities: readonly CityPlan[], nth: number): RoadPlan {
  const line = roadLine(kind, cities, nth);
  const points = sample(line);
  const end = kind.roadEnds[nth] ?? null;
  const stand = pointAt(points, end === null ? 0.5 : end === 'city' ? 0.42 : 0.38);
  return { line, points, stand, end };
}

const printed = new Map<string, Plan>();

function printedPlan(kind: TileKind): Plan {
  const known = printed.get(kind.id);
  if (known) return known;
  const cities = kind.cities.map((city) => cityPlan(city.edges, city.shield));
  const roads = kind.roads.map((_, nth) => roadPlan(kind, cities, nth));
  const plan: Plan = { kind, turn: 0, cities, roads, plaza: plazaOf(kind) };
  printed.set(kind.id, plan);
  return plan;
}

/** The plan of a kind, turned. */
export function planOf(kind: TileKind, turn: Turn): Plan {
  const plan = printedPlan(kind);
  if (turn === 0) return plan;
  const move = (point: Point): Point => turnPoint(point, turn);
  return {
    kind,
    turn,
    cities: plan.cities.map((city) => ({
      ...city,
      outline: city.outline.map(move),
      walls: city.walls.map((wall) => turnLine(wall, turn)),
      stand: move(city.stand),
      shield: city.shield && move(city.shield),
    })),
    roads: plan.roads.map((road) => ({
      ...road,
      line: turnLine(road.line, turn),
      points: road.points.map(move),
      stand: move(road.stand),
    })),
    plaza: plan.plaza && move(plan.plaza),
  };
}
