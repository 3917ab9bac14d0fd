/**
 * What the interface remembers between sessions, kept by the ledger. Every setting has a form of its own here; a value
 * of another form (an older version's, a damaged one) counts as not set.
 */
import type { Backend } from '../backend';
import type { Colour, SeatInfo } from '../generated/contract';
import { LANGUAGES, type Language, preferred, speak } from '../i18n/index.svelte';

export const THEMES = ['system', 'day', 'evening', 'winter'] as const;
export type Theme = (typeof THEMES)[number];
export const HANDS = ['right', 'left'] as const;
export type Hand = (typeof HANDS)[number];

/** What a new game of one kind began with last time. */
export interface LastGame {
  seats: SeatInfo[];
  setup: unknown;
  hints: boolean;
  advice: boolean;
}

const COLOURS: readonly Colour[] = ['red', 'blue', 'yellow', 'green', 'black', 'orange', 'white', 'brown'];

export class Settings {
  private values = $state.raw<Readonly<Record<string, unknown>>>({});

  constructor(private readonly backend: Backend) {}

  /** Reads them all and puts language, theme and hand into force. */
  async load(): Promise<void> {
    this.values = (await this.backend.call('settings', {})).settings;
    await this.enforce();
  }

  /** Language and theme as they stand, also before anything could be read. */
  async enforce(): Promise<void> {
    const { theme, hand } = this;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.hand = hand;
    await speak(this.language);
  }

  get language(): Language {
    return oneOf(LANGUAGES, this.values.language) ?? preferred();
  }

  get theme(): Theme {
    return oneOf(THEMES, this.values.theme) ?? 'day';
  }

  get hand(): Hand {
    return oneOf(HANDS, this.values.hand) ?? 'right';
  }

  /** Names entered so far, the latest first. */
  get people(): readonly string[] {
    const people = this.values.people;
    return Array.isArray(people) ? people.filter((name): name is string => typeof name === 'string') : [];
  }

  lastGame(game: string): LastGame | undefined {
    const last = this.values[`last.${game}`];
    if (typeof last !== 'object' || last === null) return undefined;
    const { seats, setup, hints, advice } = last as Partial<Record<keyof LastGame, unknown>>;
    if (!Array.isArray(seats) || !seats.every(isSeat)) return undefined;
    return { seats, setup, hints: hints !== false, advice: advice !== false };
  }

  async setLanguage(language: Language): Promise<void> {
    await this.set('language', language);
  }

  async setTheme(theme: Theme): Promise<void> {
    await this.set('theme', theme);
  }

  async setHand(hand: Hand): Promise<void> {
    await this.set('hand', hand);
  }

  /** Remembers what a game began with, and its people. */
  async remember(game: string, last: LastGame): Promise<void> {
    await this.set(`last.${game}`, last);
    const names = last.seats.map((seat) => seat.name);
    await this.set('people', [...new Set([...names, ...this.people])].slice(0, 24));
  }

  private async set(name: string, value: unknown): Promise<void> {
    this.values = (await this.backend.call('set_setting', { name, value })).settings;
    await this.enforce();
  }
}

function oneOf<T extends string>(all: readonly T[], value: unknown): T | undefined {
  return all.find((each) => each === value);
}

function isSeat(value: unknown): value is SeatInfo {
  if (typeof value !== 'object' || value === null) return false;
  const { name, colour } = value as Partial<Record<keyof SeatInfo, unknown>>;
  return typeof name === 'string' && COLOURS.some((each) => each === colour);
}
