import { describe, expect, it } from 'vitest';
import type { Kind } from '../../generated/carcassonne';
import { areaOf, keyOf, kindOfKey, spotOf, wheresOf } from './areas';
import { areasOf, KINDS, TURNS } from './art/kinds';
import { targetsOf, towards } from './targets';

describe('areas and spots', () => {
  it('every area of every tile in every turn is found again by the spot that names it', () => {
    let checked = 0;
    for (const kind of KINDS)
      for (const turn of TURNS)
        for (const area of areasOf(kind)) {
          const spot = spotOf(kind.id, turn, area);
          expect(spot, `${kind.id} ${area.kind}`).not.toBeNull();
          if (spot) expect(areaOf(kind.id, turn, spot), `${kind.id} turned ${turn}: ${spot}`).toEqual(area);
          checked += 1;
        }
    expect(checked).toBeGreaterThan(500);
  });

  it('a spot without an area is nobody’s', () => {
    expect(areaOf('C', 0, 'N-w')).toBeNull();
    expect(areaOf('C', 0, 'centre')).toBeNull();
    expect(areaOf('U', 0, 'N')).toBeNull();
  });

  it('every kind has a key of its own, and the key finds it', () => {
    const kinds = KINDS.map(({ id }) => id as Kind);
    expect(new Set(kinds.map(keyOf)).size).toBe(kinds.length);
    for (const kind of kinds) expect(kindOfKey(keyOf(kind).toLowerCase(), kinds)).toBe(kind);
    expect(kindOfKey('13', kinds)).toBeUndefined();
  });

  it('of two alike areas each is named by its side of the other', () => {
    expect(
      wheresOf([
        { x: 40, y: 88 },
        { x: 85, y: 85 },
      ]),
    ).toEqual(['west', 'east']);
    expect(
      wheresOf([
        { x: 50, y: 80 },
        { x: 48, y: 10 },
      ]),
    ).toEqual(['south', 'north']);
  });
});

describe('targets of the keys', () => {
  const open = [
    { x: 1, y: 0 },
    { x: 0, y: -1 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
  ];
  const places = [
    { x: 1, y: 0, turns: [0, 2], distinct: [0] },
    { x: 0, y: -1, turns: [1], distinct: [1] },
  ] as Parameters<typeof targetsOf>[2];

  it('letters stand on legal places in reading order', () => {
    const targets = targetsOf(open, 'P', places, true, undefined);
    expect(
      targets.filter(({ letter }) => letter).map(({ cell, letter }) => [cell.x, cell.y, letter]),
    ).toEqual([
      [0, -1, 'A'],
      [1, 0, 'B'],
    ]);
    expect(targets.filter(({ first }) => first)).toHaveLength(1);
  });

  it('without hints they stand on every open place, so that they give nothing away', () => {
    expect(targetsOf(open, 'P', places, false, undefined).every(({ letter }) => letter)).toBe(true);
  });

  it('arrows go to the nearest place ahead, and round where nothing is ahead', () => {
    expect(towards({ x: 0, y: 0 }, open, 'ArrowRight')).toEqual({ x: 1, y: 0 });
    expect(towards({ x: 1, y: 0 }, open, 'ArrowRight')).toEqual({ x: -1, y: 0 });
    expect(towards({ x: 0, y: -1 }, open, 'ArrowDown')).toEqual({ x: 0, y: 1 });
    expect(towards({ x: 0, y: 0 }, [{ x: 0, y: 0 }], 'ArrowUp')).toBeUndefined();
  });
});
