import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './fluent';

const texts = import.meta.glob<string>('../../locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(
  ['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../generated/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

type Pattern = FluentResource['body'][number]['value'];

/** The names filled into a pattern, wherever they stand in it. */
function placeholders(pattern: Pattern): string[] {
  const found = new Set<string>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      if (Reflect.get(node, 'type') === 'var') found.add(String(Reflect.get(node, 'name')));
      Object.values(node).forEach(walk);
    }
  };
  walk(pattern);
  return [...found].sort();
}

interface Entry {
  readonly file: string;
  readonly placeholders: string[];
}

/** Every key of a language, attributes as `key.attribute`. */
function keysOf(language: string): Map<string, Entry> {
  const keys = new Map<string, Entry>();
  for (const [path, text] of Object.entries(texts)) {
    if (!path.includes(`/${language}/`)) continue;
    const file = path.slice(path.lastIndexOf('/') + 1);
    for (const message of new FluentResource(text).body) {
      const add = (key: string, pattern: Pattern) => {
        expect(keys.has(key), `${language}: ${key} is said twice`).toBe(false);
        keys.set(key, { file, placeholders: placeholders(pattern) });
      };
      add(message.id, message.value);
      for (const [name, pattern] of Object.entries(message.attributes)) add(`${message.id}.${name}`, pattern);
    }
  }
  return keys;
}

const english = keysOf('en');

/** Messages in a file as a person counts them: a message the parser could not read would be dropped without a word. */
const written = (text: string) => text.split('\n').filter((line) => /^[a-zA-Z][\w-]* =/.test(line)).length;

describe('the languages', () => {
  it('are parsed to the last message', () => {
    for (const [path, text] of Object.entries(texts))
      expect(new FluentResource(text).body.length, path).toBe(written(text));
  });

  it.each(LANGUAGES)(
    '%s has every key of English and no other, with the same values to fill in',
    (language) => {
      const own = keysOf(language);
      expect([...english.keys()].filter((key) => !own.has(key))).toEqual([]);
      // a second line may explain what only this language's first line leaves out
      const extra = [...own.keys()].filter((key) => !english.has(key));
      expect(
        extra.filter((key) => !key.endsWith('.detail') || !english.has(key.replace('.detail', ''))),
      ).toEqual([]);
      // a language may leave a value out (a number that its plural form says in words), but never ask for another
      for (const [key, { placeholders: asked, file }] of own) {
        const allowed = english.get(key) ?? english.get(key.replace('.detail', ''));
        expect(allowed?.placeholders, `${language}/${file}: ${key}`).toEqual(expect.arrayContaining(asked));
      }
    },
  );
});

describe('the keys used in the interface', () => {
  const used = new Set<string>();
  for (const source of Object.values(sources)) {
    for (const [, key] of source.matchAll(/\b(?:t|marked|known)\(\s*'([^']+)'/g)) if (key) used.add(key);
    for (const [, key] of source.matchAll(/\bkey="([^"]+)"/g)) if (key) used.add(key);
    for (const [, key] of source.matchAll(/'((?:car-screen|colour|theme|hand|new|menu)-[\w-]+)'/g))
      if (key) used.add(key);
  }

  it('are found at all', () => {
    expect(used.size).toBeGreaterThan(150);
  });

  it('exist', () => {
    expect([...used].filter((key) => !english.has(key) && !key.endsWith('-'))).toEqual([]);
  });

  it('exist for every family whose last part is put together', () => {
    const families = new Set<string>();
    for (const source of Object.values(sources))
      for (const [, start] of source.matchAll(/\bt\(\s*`([a-zA-Z-]+-)\$\{/g)) if (start) families.add(start);
    expect(families.size).toBeGreaterThan(10);
    const missing = [...families].filter(
      (start) => ![...english.keys()].some((key) => key.startsWith(start)),
    );
    expect(missing).toEqual([]);
  });
});
