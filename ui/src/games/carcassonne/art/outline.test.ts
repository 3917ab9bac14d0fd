import { describe, expect, it } from 'vitest';
import { inside, type Point } from './geometry';
import { outlineOf, type Piece } from './outline';
import { standOf } from './stands';

/** The loops of a path as points. */
function loopsOf(d: string): readonly (readonly Point[])[] {
  return d
    .split('M')
    .filter((loop) => loop !== '')
    .map((loop) =>
      loop
        .replace('z', '')
        .split('L')
        .map((pair) => {
          const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number);
          return { x, y };
        }),
    );
}

const covers = (d: string, point: Point): boolean =>
  loopsOf(d).filter((loop) => inside(point, loop)).length % 2 === 1;

describe('the outline of an area', () => {
  it('is empty without pieces', () => {
    expect(outlineOf([])).toBe('');
  });

  it('holds the stand of its area and not those of others', () => {
    const d = outlineOf([{ id: 'P', turn: 1, x: 3, y: -2, area: { kind: 'city', index: 0 } }]);
    const city = standOf('P', 1, { kind: 'city', index: 0 });
    const road = standOf('P', 1, { kind: 'road', index: 0 });
    expect(covers(d, { x: 300 + city.x, y: -200 + city.y })).toBe(true);
    expect(covers(d, { x: 300 + road.x, y: -200 + road.y })).toBe(false);
  });

  it('is one loop over two tiles that join', () => {
    const road: readonly Piece[] = [
      { id: 'U', turn: 0, x: 0, y: 0, area: { kind: 'road', index: 0 } },
      { id: 'U', turn: 0, x: 1, y: 0, area: { kind: 'road', index: 0 } },
    ];
    expect(loopsOf(outlineOf(road))).toHaveLength(1);
  });

  it('is two loops over two tiles that do not touch', () => {
    const apart: readonly Piece[] = [
      { id: 'E', turn: 0, x: 0, y: 0, area: { kind: 'city', index: 0 } },
      { id: 'E', turn: 0, x: 2, y: 0, area: { kind: 'city', index: 0 } },
    ];
    expect(loopsOf(outlineOf(apart))).toHaveLength(2);
  });

  it('keeps the hole of a field round a monastery', () => {
    const d = outlineOf([{ id: 'B', turn: 0, x: 0, y: 0, area: { kind: 'field', index: 0 } }]);
    expect(loopsOf(d)).toHaveLength(2);
    expect(covers(d, { x: 50, y: 50 })).toBe(false);
    expect(covers(d, standOf('B', 0, { kind: 'field', index: 0 }))).toBe(true);
  });

  it('grows by no more than asked', () => {
    const piece: Piece = { id: 'C', turn: 0, x: 0, y: 0, area: { kind: 'city', index: 0 } };
    const points = [0, 1, 2].map((grow) => loopsOf(outlineOf([piece], grow)).flat());
    const widest = points.map((each) => Math.max(...each.map((point) => point.x)));
    expect(widest).toEqual([100, 102, 104]);
  });
});
