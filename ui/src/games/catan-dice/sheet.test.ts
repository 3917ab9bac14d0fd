import { describe, expect, it } from 'vitest';
import { BOXES, COSTS, markOf, printed, SIDE } from './art/printed';
import { change, decimal, kindsOf, percent, signed } from './words';

describe('the printed sheet', () => {
  it.each(['classic', 'islandOne'] as const)('has everything once and apart in the drawing %s', (layout) => {
    const { marks, jokers, hexes } = printed(layout);
    const open = marks.filter((mark) => !mark.prebuilt);
    expect(open).toHaveLength(32);
    expect(open.reduce((sum, mark) => sum + mark.points, 0)).toBe(145);
    expect(jokers.map(({ face }) => face ?? 'any')).toEqual([
      'ore',
      'grain',
      'wool',
      'lumber',
      'brick',
      'any',
    ]);
    expect(hexes).toHaveLength(7);
    const places = [...marks, ...jokers];
    for (const one of places)
      for (const other of places)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(0.35 * SIDE);
  });

  it('lays every road along an edge: half a side from both of its ends', () => {
    for (const layout of ['classic', 'islandOne'] as const) {
      const { marks } = printed(layout);
      const [start, first] = ['start', 'R0'].map((id) => marks.find((mark) => mark.id === id));
      // the first road and the one after it meet at settlement 3
      const end = (road = first, way = 1) => {
        const angle = ((road?.angle ?? 0) * Math.PI) / 180;
        return [(road?.x ?? 0) + way * 50 * Math.cos(angle), (road?.y ?? 0) + way * 50 * Math.sin(angle)];
      };
      const site = marks.find((mark) => mark.id === 'S3');
      const [x = 0, y = 0] = end(start, 1);
      expect(Math.hypot(x - (site?.x ?? 0), y - (site?.y ?? 0))).toBeLessThan(1);
      const [u = 0, v = 0] = end(first, -1);
      expect(Math.hypot(u - (site?.x ?? 0), v - (site?.y ?? 0))).toBeLessThan(1);
    }
  });

  it('says what things cost in the printed order, and where the boxes are', () => {
    expect(COSTS.map(({ kind, faces }) => `${kind}: ${faces.join(' ')}`)).toEqual([
      'road: brick lumber',
      'knight: ore wool grain',
      'settlement: brick lumber wool grain',
      'city: ore ore ore grain grain',
    ]);
    expect(BOXES).toHaveLength(15);
    expect(new Set(BOXES.map(({ x, y }) => `${x} ${y}`)).size).toBe(15);
  });

  it('knows symbols by name and no others', () => {
    expect(markOf('C20')).toMatchObject({ kind: 'city', points: 20 });
    expect(markOf('R16')).toBeUndefined();
    expect(kindsOf(['K1', 'R3', 'nothing'])).toEqual(['knight', 'road']);
  });
});

describe('figures', () => {
  it('never call a chance certain or hopeless that is not', () => {
    expect(percent(1)).toBe('100 %');
    expect(percent(0.997)).toBe('> 99 %');
    expect(percent(0.977593)).toBe('98 %');
    expect(percent(0.0004)).toBe('< 1 %');
    expect(percent(0)).toBe('0 %');
  });

  it('have a real minus, and one decimal where they need one', () => {
    expect(signed(-30)).toBe('−30');
    expect(decimal(72.4567)).toBe('72.5');
    expect(decimal(-1.96)).toBe('−2');
    expect(decimal(-0.01)).toBe('0');
    expect(change(3.25)).toBe('+3.3');
    expect(change(-3.25)).toBe('−3.3');
    expect(change(0.02)).toBe('0');
  });
});
