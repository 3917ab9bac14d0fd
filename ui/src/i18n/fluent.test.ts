import { describe, expect, it } from 'vitest';
import { day, duration } from './dates';
import { isolated, Phrases, pieces, plain } from './fluent';

const english = new Phrases('en', [
  'hello = Hello { $name }\ncount = { $count ->\n    [one] one tile\n   *[other] { $count } tiles\n }\nroad = road\nRULE-1 = Text\n    .page = 3\nonly = only here',
]);
const czech = new Phrases('cs', ['hello = Ahoj { $name }\nroad = cesta'], english);
const names = ['Anna', 'Gergő'];

describe('a sentence', () => {
  it('falls back to English, then to its key, and is never blank', () => {
    expect(czech.say('hello', { name: 'Anna' })).toBe('Ahoj Anna');
    expect(czech.say('only')).toBe('only here');
    expect(czech.say('nowhere')).toBe('nowhere');
    expect(czech.say('RULE-1.page')).toBe('3');
    expect(czech.say('RULE-1.colour')).toBe('RULE-1.colour');
  });

  it('fills in every kind of value the referee sends', () => {
    const values = czech.values(
      {
        number: { number: 3 },
        seat: { seat: 1 },
        word: { word: 'road' },
        text: { text: 'WA07' },
        perSeat: { perSeat: [2, 0] },
        list: { list: [{ word: 'road' }, { number: 2 }] },
      },
      names,
    );
    expect(
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [key, plain(String(value)).replaceAll('\u00a0', ' ')]),
      ),
    ).toEqual({
      number: '3',
      seat: 'Gergő',
      word: 'cesta',
      text: 'WA07',
      perSeat: 'Anna 2',
      list: 'cesta a 2',
    });
  });

  it('has the article that is said in Hungarian', () => {
    const hungarian = new Phrases('hu', [
      'move = A(z) { $n } előtt a(z) { $next }\nnote = Megjegyzés: { $text }',
    ]);
    const said = (n: string | number, next: string | number) => hungarian.say('move', { n, next });
    expect(said(1, 2)).toBe('Az 1 előtt a 2');
    expect(said(51, -5)).toBe('Az 51 előtt a -5');
    expect(said('1.', '2.')).toBe('Az 1. előtt a 2.');
    expect(said('5.', '10.')).toBe('Az 5. előtt a 10.');
    expect(said('50.', '15.')).toBe('Az 50. előtt a 15.');
    expect(said('1000.', '100.')).toBe('Az 1000. előtt a 100.');
    expect(said(isolated('F'), isolated('B'))).toBe(`Az ${isolated('F')} előtt a ${isolated('B')}`);
    expect(said('út', 'falu')).toBe('Az út előtt a falu');
    // what somebody typed is theirs
    expect(hungarian.say('note', { text: 'a(z) 5. lap' })).toBe('Megjegyzés: a(z) 5. lap');
    expect(new Phrases('en', ['move = A(z) { $n }']).say('move', { n: '1' })).toBe('A(z) 1');
  });

  it('keeps what somebody typed apart', () => {
    expect(pieces(english.say('hello', { name: isolated('Anna') }))).toEqual([
      { text: 'Hello ', own: true },
      { text: 'Anna', own: false },
    ]);
    expect(plain(`Hello ${isolated('Anna')}`)).toBe('Hello Anna');
    expect(plain(`Hello ${isolated('\u05d0\u05e0\u05d4')}`)).toContain('\u2068');
  });
});

describe('days and durations', () => {
  const now = new Date(2026, 10, 29, 21, 0);
  it('are said as people say them', () => {
    expect(day(new Date(2026, 10, 29, 0, 1), now, 'en')).toBe('today');
    expect(day(new Date(2026, 10, 28, 23, 59), now, 'hu')).toBe('tegnap');
    expect(day(new Date(2026, 10, 22), now, 'en')).toContain('22');
    expect(duration(92 * 60_000, 'en')).toMatch(/1 hr 32 min/);
    expect(duration(0, 'cs')).toMatch(/1\s*min/);
  });
});
