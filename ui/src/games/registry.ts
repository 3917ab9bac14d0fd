/**
 * The games the interface can draw. Adding one: a folder here, a line below. A game's code is loaded when its table or
 * its set-up is first shown, so that a start is not paid for by four games.
 */
import type { Component } from 'svelte';
import type { Colour, SeatInfo, TableView } from '../generated/contract';
import type { Sitting } from '../screens/sitting.svelte';

/** What a game brings to the screens. */
export interface GameScreens {
  /** The colours of the pieces in its box, in the order in which seats take them. */
  readonly colours: readonly Colour[];
  /** The whole table: strip, board, tray, log. */
  readonly Table: Component<{ sitting: Sitting }>;
  /** The board alone, small and without controls; `whole` of it, with the last move marked, in the review. */
  readonly Preview: Component<{ table: TableView; whole?: boolean }>;
  /** The set-up beside seats and hints: rows of a list. */
  readonly Options: Component<{ setup: unknown; change: (setup: unknown) => void; seats?: number }>;
  /** What of it most tables never need, in a dialog; `title` is the key of its name. */
  readonly More?: {
    readonly title: string;
    readonly Options: Component<{ setup: unknown; change: (setup: unknown) => void }>;
  };
  /** Whether the game gives advice, which a table may not want. */
  readonly advises?: true;
  /** The middle of the table in the picture of who sits where. */
  readonly Centre: Component;
  /** The square picture in the list of games. */
  readonly Picture: Component;
  /** The set-up for other seats than before, and who starts. */
  seated(setup: unknown, seats: readonly SeatInfo[], first: number): unknown;
  /** Who starts in this set-up. */
  first(setup: unknown): number;
}

const loaders: Readonly<Record<string, () => Promise<GameScreens>>> = {
  carcassonne: async () => (await import('./carcassonne')).default,
  'catan-cards': async () => (await import('./catan-cards')).default,
  catan: async () => (await import('./catan')).default,
  'catan-dice': async () => (await import('./catan-dice')).default,
};

/** Whether the interface can draw this game. */
export const isDrawn = (game: string): boolean => Object.hasOwn(loaders, game);

/** The screens of a game. */
export async function screensOf(game: string): Promise<GameScreens> {
  const load = loaders[game];
  if (!load) throw new Error(`no screens for ${game}`);
  return load();
}
