import { describe, expect, it } from 'vitest';
import type { Place } from '../../generated/catan';
import { cornerAt, cornersAlong, edgeAt, islandFor, islandOf, priceOf } from './art/shape';
import { cardsOf, countsOf, NONE, total, withCount } from './cards';
import type { Entry } from './entry.svelte';
import { Keys, towards } from './keys';

const island = islandFor(4);

describe('the island', () => {
  it('has the sizes of the two boxes', () => {
    expect(island.hexes.length).toBe(19);
    expect(islandFor(6).hexes.length).toBe(30);
    expect(islandOf(30)).toBe(islandFor(5));
  });

  it('walks a trail from corner to corner, also round a ring', () => {
    const ring = island.edges.map((_, edge) => edge).filter((edge) => island.edges[edge]?.hexes.includes(9));
    // in order round the hex in the middle
    const corners = island.hexes[9]?.corners ?? [];
    const order = corners.map((corner, at) => {
      const next = corners[(at + 1) % 6] ?? 0;
      return (
        ring.find(
          (edge) =>
            island.edges[edge]?.corners.includes(corner) && island.edges[edge]?.corners.includes(next),
        ) ?? 0
      );
    });
    const walk = cornersAlong(island, order);
    expect(walk).toHaveLength(7);
    expect(walk[0]).toBe(walk[6]);
    expect(new Set(walk).size).toBe(6);
  });

  it('knows what things cost', () => {
    expect(priceOf('city')).toEqual([0, 0, 0, 2, 3]);
  });
});

describe('cards', () => {
  it('leave out what is not there, and come back the same', () => {
    const counts = withCount(withCount(NONE, 1, 2), 4, 1);
    expect(cardsOf(counts)).toEqual({ lumber: 2, ore: 1 });
    expect(countsOf(cardsOf(counts))).toEqual(counts);
    expect(total(counts)).toBe(3);
  });
});

describe('the keys', () => {
  const at = (place: Place) => {
    if (place.type === 'corner') return cornerAt(island, place.corner);
    return place.type === 'edge' ? edgeAt(island, place.edge) : { x: 0, y: 0 };
  };

  function rolling(times: readonly number[]) {
    const rolled: unknown[] = [];
    const entry = {
      rolls: true,
      pair: false,
      tray: 'main',
      phase: 'beforeRoll',
      roll: (dice: number) => void rolled.push(dice),
    };
    let asked = 0;
    const keys = new Keys(
      entry as unknown as Entry,
      at,
      async () => undefined,
      async () => undefined,
      () => [],
      () => times[asked++] ?? 0,
    );
    return { keys, rolled };
  }

  it('roll a number at once; a one waits for its second figure', async () => {
    const { keys, rolled } = rolling([0, 400]);
    await keys.press('8');
    await keys.press('1');
    expect(rolled).toEqual([8]);
    await keys.press('2');
    expect(rolled).toEqual([8, 12]);
  });

  it('forget a one that stood alone too long', async () => {
    const { keys, rolled } = rolling([0, 5000]);
    await keys.press('1');
    await keys.press('2');
    expect(rolled).toEqual([2]);
  });

  it('walk to the nearest place in the direction of an arrow', () => {
    const places: Place[] = island.corners.map((_, corner) => ({ type: 'corner', corner }));
    const start: Place = { type: 'corner', corner: 20 };
    const right = towards(start, places, 'ArrowRight', at);
    expect(right && at(right).x).toBeGreaterThan(at(start).x);
    expect(right && Math.abs(at(right).y - at(start).y)).toBeLessThanOrEqual(50);
    expect(towards(undefined, places, 'ArrowUp', at)).toEqual(places[0]);
  });
});
