import { describe, expect, it } from 'vitest';
import { Filter } from './filter.svelte';

const now = new Date(2026, 10, 29, 21, 0);

describe('the filter', () => {
  it('asks for nothing while nothing is chosen', () => {
    const filter = new Filter();
    expect(filter.narrows('list')).toBe(false);
    expect(filter.selection(now, 'list')).toEqual({});
  });

  it('turns periods into days of the calendar', () => {
    const filter = new Filter();
    filter.period = 'year';
    expect(filter.selection(now, 'list')).toEqual({ from: '2026-01-01' });
    filter.period = 'lastYear';
    expect(filter.selection(now, 'list')).toEqual({ from: '2025-01-01', to: '2025-12-31' });
    filter.period = 'month';
    expect(filter.selection(now, 'list')).toEqual({ from: '2026-10-30' });
    Object.assign(filter, { period: 'own', from: '2026-02-01', to: '' });
    expect(filter.selection(now, 'list')).toEqual({ from: '2026-02-01' });
  });

  it('keeps words, game and state from the statistics', () => {
    const filter = new Filter();
    Object.assign(filter, { game: 'catan', state: 'finished', place: 'p', kind: 'entered', text: ' a ' });
    expect(filter.selection(now, 'list')).toEqual({
      games: ['catan'],
      states: ['finished'],
      place: 'p',
      refereed: false,
      text: 'a',
    });
    expect(filter.selection(now, 'statistics')).toEqual({ place: 'p', refereed: false });
    filter.clear();
    expect(filter.narrows('list')).toBe(false);
  });
});
