import { describe, expect, it } from 'vitest';
import { markup } from '../../../kit/drawing';
import { sample, turnPoint } from './geometry';
import {
  areasOf,
  HALF_EDGES,
  type HalfEdge,
  KINDS,
  SIDES,
  type TileKind,
  TURNS,
  type Turn,
  turnHalf,
  turnSide,
} from './kinds';
import { planOf } from './plan';
import { areaAt, CELLS, NOBODY, patches, turnedRaster } from './regions';
import { standOf } from './stands';
import { drawTile } from './tile';

const everyTurn = KINDS.flatMap((kind) => TURNS.map((turn) => [kind.id, turn, kind] as const));

/** The cell just inside a half side, found here by its own arithmetic. */
function cellBeside(half: HalfEdge): number {
  const [side, toward] = half.split('-');
  const along = toward === 'w' || toward === 'n' ? 11 : CELLS - 12;
  switch (side) {
    case 'N':
      return along;
    case 'E':
      return along * CELLS + CELLS - 1;
    case 'S':
      return (CELLS - 1) * CELLS + along;
    default:
      return along * CELLS;
  }
}

/** The fields as the picture has them: sets of half sides that are joined by open ground. */
function fieldsOfPicture(kind: TileKind, turn: Turn): readonly string[] {
  const { areas, cells } = turnedRaster(kind, turn);
  const patch = patches((cell) => areas[cells[cell] ?? NOBODY]?.kind === 'field');
  const found = new Map<number, string[]>();
  for (const half of HALF_EDGES) {
    const number = patch[cellBeside(half)] ?? NOBODY;
    if (number !== NOBODY) found.set(number, [...(found.get(number) ?? []), half]);
  }
  return [...found.values()].map((halves) => halves.sort().join(' ')).sort();
}

describe('the 36 kinds', () => {
  it('are the 24 of the base set with 72 tiles and the 12 animal tiles', () => {
    const tiles = (set: string): number =>
      KINDS.filter((kind) => kind.set === set).reduce((sum, kind) => sum + kind.count, 0);
    expect(KINDS).toHaveLength(36);
    expect([tiles('base'), tiles('animals')]).toEqual([72, 12]);
  });
});

describe.each(everyTurn)('%s turned %i', (id, turn, kind) => {
  it('has the fields of the facts in its picture, no more and no fewer', () => {
    const facts = kind.fields.map((field) =>
      field.halfEdges
        .map((half) => turnHalf(half, turn))
        .sort()
        .join(' '),
    );
    expect(fieldsOfPicture(kind, turn)).toEqual(facts.sort());
  });

  it('leaves no open ground without an owner', () => {
    const { areas, cells } = turnedRaster(kind, turn);
    const fields = areas.flatMap((area, place) => (area.kind === 'field' ? [place] : []));
    const patch = patches((cell) => fields.includes(cells[cell] ?? NOBODY));
    // One connected patch for each field: a second one would be ground cut off by a wall or road.
    expect(new Set(patch.filter((number) => number !== NOBODY)).size).toBe(kind.fields.length);
  });

  it('stands every follower inside its own area', () => {
    for (const area of areasOf(kind)) {
      // The monk stands beside the house, on the field, so that the house stays visible.
      if (area.kind === 'monastery') continue;
      expect(areaAt(id, turn, standOf(id, turn, area))).toEqual(area);
    }
  });

  it('meets every edge with what the facts say is there', () => {
    SIDES.forEach((side, nth) => {
      const middle = { N: [50, 1], E: [99, 50], S: [50, 99], W: [1, 50] }[turnSide(side, turn)];
      expect(areaAt(id, turn, { x: middle[0] ?? 0, y: middle[1] ?? 0 })?.kind).toBe(kind.edges[nth]);
    });
  });

  it('turns its lines and stands together', () => {
    const [printed, turned] = [planOf(kind, 0), planOf(kind, turn)];
    turned.roads.forEach((road, nth) => {
      const expected = printed.roads[nth]?.points.map((point) => turnPoint(point, turn));
      expect(sample(road.line).map(rounded)).toEqual(expected?.map(rounded));
    });
    turned.cities.forEach((city, nth) => {
      expect(city.stand).toEqual(turnPoint(printed.cities[nth]?.stand ?? { x: 0, y: 0 }, turn));
    });
  });

  it.each(['normal', 'small'] as const)('draws itself in %s detail with finite numbers', (detail) => {
    const text = markup(drawTile(id, turn, detail));
    expect(text).not.toMatch(/NaN|Infinity|undefined|null/);
    expect(text.length).toBeGreaterThan(200);
  });
});

function rounded({ x, y }: { x: number; y: number }): string {
  return `${x.toFixed(6)} ${y.toFixed(6)}`;
}

describe('drawing', () => {
  it('gives a kind the same picture in every run', async () => {
    const before = KINDS.map((kind) => markup(drawTile(kind.id, 1)));
    const { vi } = await import('vitest');
    vi.resetModules();
    const again = await import('./tile');
    expect(KINDS.map((kind) => markup(again.drawTile(kind.id, 1)))).toEqual(before);
  });

  it('gives every kind a picture of its own', () => {
    expect(new Set(KINDS.map((kind) => markup(drawTile(kind.id, 0)))).size).toBe(KINDS.length);
  });

  it('shows fewer things on small tiles', () => {
    for (const kind of KINDS) {
      expect(markup(drawTile(kind.id, 0, 'small')).length).toBeLessThan(markup(drawTile(kind.id, 0)).length);
    }
  });
});
