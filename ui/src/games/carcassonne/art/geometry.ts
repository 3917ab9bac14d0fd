/** Points, curves and distances in the box of a tile: 100 by 100, x to the east, y to the south. */
import { figure } from '../../../kit/drawing';
import type { Turn } from './kinds';

/** The side of a tile in drawing units. */
export const TILE = 100;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A cubic Bézier curve: start, two handles, end. */
export type Curve = readonly [Point, Point, Point, Point];

/** Curves that follow each other: a wall or a road. */
export type Line = readonly Curve[];

export function at(x: number, y: number): Point {
  return { x, y };
}

/** A quarter turn is (x, y) -> (100 - y, x). */
export function turnPoint(point: Point, turn: Turn): Point {
  switch (turn) {
    case 0:
      return point;
    case 1:
      return at(TILE - point.y, point.x);
    case 2:
      return at(TILE - point.x, TILE - point.y);
    case 3:
      return at(point.y, TILE - point.x);
  }
}

export function turnLine(line: Line, turn: Turn): Line {
  return line.map(
    ([a, b, c, d]): Curve => [turnPoint(a, turn), turnPoint(b, turn), turnPoint(c, turn), turnPoint(d, turn)],
  );
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The point a share of the way from `a` to `b`. */
export function toward(a: Point, b: Point, share: number): Point {
  return at(a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
}

const STEPS = 24;

function onCurve([a, b, c, d]: Curve, t: number): Point {
  const u = 1 - t;
  const [p, q, r, s] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3];
  return at(p * a.x + q * b.x + r * c.x + s * d.x, p * a.y + q * b.y + r * c.y + s * d.y);
}

/** A line as points, 24 to a curve. */
export function sample(line: Line): readonly Point[] {
  return line.flatMap((curve, nth) =>
    Array.from({ length: STEPS + 1 }, (_, i) => onCurve(curve, i / STEPS)).slice(nth === 0 ? 0 : 1),
  );
}

/** The point at a share (0 to 1) of the points of a line. */
export function pointAt(points: readonly Point[], share: number): Point {
  const point = points[Math.floor(share * (points.length - 1))];
  if (!point) throw new Error('a line without points');
  return point;
}

/** A line as the `d` of a path. */
export function pathOf(line: Line): string {
  const [first] = line;
  if (!first) return '';
  return `M${pair(first[0])}${line.map(([, b, c, d]) => `C${pair(b)} ${pair(c)} ${pair(d)}`).join('')}`;
}

/** Points joined by straight strokes and closed, as the `d` of a path. */
export function polygonOf(points: readonly Point[]): string {
  return `M${points.map(pair).join('L')}z`;
}

function pair(point: Point): string {
  return `${figure(point.x)} ${figure(point.y)}`;
}

/** Whether a point lies inside a closed outline (even-odd). */
export function inside(point: Point, outline: readonly Point[]): boolean {
  let within = false;
  let previous = outline[outline.length - 1];
  for (const current of outline) {
    if (previous && current.y > point.y !== previous.y > point.y) {
      const crossing =
        ((previous.x - current.x) * (point.y - current.y)) / (previous.y - current.y) + current.x;
      if (point.x < crossing) within = !within;
    }
    previous = current;
  }
  return within;
}

/** How far a point is from the nearest point of a line of points. Runs some 100,000 times a tile: no objects. */
export function distanceTo(point: Point, points: readonly Point[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  let from = points[0];
  for (const to of points) {
    if (!from) break;
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const length = dx * dx + dy * dy || 1e-9;
    const along = ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
    const share = Math.max(0, Math.min(1, along));
    const gapX = point.x - from.x - share * dx;
    const gapY = point.y - from.y - share * dy;
    const square = gapX * gapX + gapY * gapY;
    if (square < nearest) nearest = square;
    from = to;
  }
  return Math.sqrt(nearest);
}
