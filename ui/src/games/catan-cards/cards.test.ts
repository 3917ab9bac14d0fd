import { describe, expect, it } from 'vitest';
import type { AxisView, ChangeView } from '../../generated/catan-cards';
import { hasPictogram } from './art/pictograms';
import { readCopies } from './copies.svelte';
import { CARDS, catalogueWith, costList, DECK } from './deck';
import { layRealm, REALM_WIDTH, siteX } from './layout';
import { marksOf } from './marks';

const axis = (first: number, last: number, cities: readonly number[] = []): AxisView[] =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const at = first + index;
    return { at, kind: at % 2 === 0 ? 'road' : cities.includes(at) ? 'city' : 'settlement' };
  });

describe('the deck', () => {
  it('has an object for every card and every event', () => {
    expect(CARDS).toHaveLength(44);
    const drawable = DECK.filter(({ kind }) => !['road', 'settlement', 'city', 'region'].includes(kind));
    expect(drawable.map(({ base }) => base.id).filter((id) => !hasPictogram(id))).toEqual([]);
  });

  it('lists a price resource by resource', () => {
    expect(costList({ brick: 2, lumber: 1 })).toEqual(['lumber', 'brick', 'brick']);
  });

  it('takes what a copy says, and what that confirms, and nothing else', () => {
    const catalogue = catalogueWith({ abbey: { cost: { ore: 2 } } });
    expect(catalogue.filter(({ confirmed }) => confirmed && confirmed.length > 0)).toHaveLength(1);
    expect(catalogue.find(({ id }) => id === 'abbey')).toMatchObject({
      cost: { ore: 2 },
      confirmed: ['cost'],
    });
    expect(catalogueWith({})).toEqual(DECK.map(({ base }) => base));
  });
});

describe('a principality', () => {
  it('begins with three columns of regions and a settlement on each side of the road', () => {
    const { columns, scale } = layRealm({ axis: axis(-1, 1) });
    expect(columns.map(({ at, axis: kind }) => [at, kind])).toEqual([
      [-2, undefined],
      [-1, 'settlement'],
      [0, 'road'],
      [1, 'settlement'],
      [2, undefined],
    ]);
    expect(scale).toBe(1);
  });

  it('finds room for seven settlements, cities or not', () => {
    for (const cities of [[], [-5, -3, -1, 1, 3, 5, 7]]) {
      const { width, scale } = layRealm({ axis: axis(-5, 7, cities) });
      expect(width * scale).toBeLessThanOrEqual(REALM_WIDTH + 0.01);
    }
  });

  it('has a settlement’s one site in the middle and a city’s two side by side', () => {
    const [, settlement] = layRealm({ axis: axis(-1, 1) }).columns;
    const [, city] = layRealm({ axis: axis(-1, 1, [-1]) }).columns;
    if (!settlement || !city) throw new Error('columns');
    expect(siteX(settlement, 1) + 37).toBe(settlement.x + settlement.width / 2);
    expect(siteX(city, 2) - siteX(city, 1)).toBe(80);
  });
});

describe('what is shown on regions', () => {
  const region = 'region_set2_forest';
  const change = (from: number, to: number, lost: number, rule: string): ChangeView => ({
    type: 'region',
    seat: 0,
    region,
    from,
    to,
    lost,
    rule,
  });

  it('sums up what the dice did and leaves out what was spent', () => {
    const changes = [
      change(1, 2, 0, 'CARD-PROD-01'),
      change(2, 3, 1, 'CARD-EVDIE-08'),
      change(3, 1, 0, 'CARD-BUILD-01'),
    ];
    expect(marksOf(changes, undefined).get(region)).toEqual({ gained: 2, spilt: 1 });
  });

  it('shows what is about to be paid instead', () => {
    expect(marksOf([change(1, 2, 0, 'CARD-PROD-01')], { [region]: 2 }).get(region)).toEqual({ pays: 2 });
  });
});

describe('the copies of the game', () => {
  it('of another form count as none read', () => {
    const none = { current: 0, copies: [{ name: '', cards: {} }] };
    for (const odd of [
      undefined,
      7,
      {},
      { copies: [] },
      { copies: [{ name: 1, cards: {} }] },
      { copies: [{ name: '', cards: { phoenix: {} } }] },
    ])
      expect(readCopies(odd)).toEqual(none);
    const two = { current: 5, copies: [none.copies[0], { name: 'old', cards: { abbey: {} } }] };
    expect(readCopies(two)).toEqual({ ...two, current: 0 });
  });
});
