import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/styles/tokens.css', 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** The declarations of the first block whose selector matches. */
function block(selector: RegExp): ReadonlyMap<string, string> {
  const body = new RegExp(`${selector.source}\\s*{([^}]*)}`).exec(css)?.[1] ?? '';
  return new Map(
    [...body.matchAll(/([\w-]+):\s*([^;]+);/g)].map((match) => [match[1] ?? '', (match[2] ?? '').trim()]),
  );
}

const themes = {
  day: block(/\[data-theme="day"\]/),
  evening: block(/\n\[data-theme="evening"\]/),
  winter: block(/\[data-theme="winter"\]/),
};
const seats = block(/^\s*:root/);

function luminance(colour: string): number {
  const channel = (start: number): number => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a = '', b = ''): number {
  const [high, low] = [Math.max(luminance(a), luminance(b)), Math.min(luminance(a), luminance(b))];
  return (high + 0.05) / (low + 0.05);
}

describe('the tokens', () => {
  it('use the evening theme where the system is dark and nobody chose', () => {
    const dark = block(/:root:not\(\[data-theme\]\)/);
    expect(dark.size).toBeGreaterThan(10);
    expect(dark).toEqual(themes.evening);
  });

  it('give every theme the same names', () => {
    expect([...themes.evening.keys()]).toEqual([...themes.day.keys()]);
    expect([...themes.winter.keys()]).toEqual([...themes.day.keys()]);
  });
});

describe.each(Object.entries(themes))('the %s theme', (_, theme) => {
  it.each([
    ['--ink', '--paper'],
    ['--ink', '--table'],
    ['--ink', '--raised'],
    ['--ink-2', '--paper'],
    ['--ink-2', '--raised'],
    ['--accent', '--paper'],
    ['--accent', '--raised'],
    ['--on-accent', '--accent'],
    ['--refused', '--paper'],
    ['--ink', '--refused-soft'],
    ['--legal', '--paper'],
    ['--warn', '--paper'],
    ['--ink', '--warn-soft'],
    ['--ink-2', '--warn-soft'],
    ['--ink', '--accent-soft'],
  ])('has %s legible on %s', (text, ground) => {
    expect(contrast(theme.get(text), theme.get(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['--paper', '--table'])('has a focus ring that is seen on %s', (ground) => {
    expect(contrast(theme.get('--focus'), theme.get(ground))).toBeGreaterThanOrEqual(3);
  });
});

describe('the seats', () => {
  it.each(['red', 'blue', 'yellow', 'green', 'black', 'orange', 'white', 'brown'])(
    'have text legible on %s',
    (colour) => {
      expect(contrast(seats.get(`--on-${colour}`), seats.get(`--seat-${colour}`))).toBeGreaterThanOrEqual(
        4.5,
      );
    },
  );
});
