/**
 * A small seeded source of chance, so that a tile kind always gets the same houses and trees, on every machine.
 * Not for anything a player could mind: the drawing only.
 */
export interface Random {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** A whole number from 0 up to and without `end`. */
  below(end: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/** FNV-1a: spreads short, similar seeds ("tile-A", "tile-B") over all 32 bits. */
function hash(seed: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) {
    value = Math.imul(value ^ seed.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** A source that always yields the same sequence for the same seed (mulberry32). */
export function randomFrom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    below: (end) => Math.floor(next() * end),
    chance: (probability) => next() < probability,
  };
}
