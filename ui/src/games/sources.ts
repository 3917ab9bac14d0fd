/**
 * The columns of the score sheets: what every game's source is called, and in which order they stand. Also for games
 * that the interface does not draw: statistics and reviews of them are shown all the same.
 */
import type { Line } from '../generated/contract';

interface Columns {
  /** What the game's keys begin with in the language files. */
  readonly prefix: string;
  readonly sources: readonly string[];
}

const GAMES: Readonly<Record<string, Columns>> = {
  carcassonne: { prefix: 'car', sources: ['road', 'city', 'monastery', 'farm'] },
  catan: { prefix: 'cat', sources: ['settlements', 'cities', 'road', 'army', 'cards'] },
  'catan-cards': { prefix: 'card', sources: ['settlements', 'cities', 'cards', 'figures'] },
  'catan-dice': { prefix: 'dice', sources: ['road', 'knight', 'settlement', 'city', 'cross'] },
};

/** The key of a source's name. Rulings are no game's own. */
export function sourceKey(game: string, source: string): string {
  const columns = GAMES[game];
  return columns?.sources.includes(source) ? `${columns.prefix}-source-${source}` : `source-${source}`;
}

/** Sources in the order of the game's scoring, then whatever the table decided. */
export function inOrder(game: string, sources: Iterable<string>): string[] {
  const own = GAMES[game]?.sources ?? [];
  const place = (source: string) => (own.includes(source) ? own.indexOf(source) : own.length);
  return [...new Set(sources)].sort((one, other) => place(one) - place(other) || one.localeCompare(other));
}

/** A column of the sheet with the points of every seat. */
export interface SourceRow {
  readonly source: string;
  /** Key of its name. */
  readonly key: string;
  readonly points: readonly number[];
}

/** A sheet summed up: one row a source that gave points. */
export function summedUp(game: string, sheet: readonly Line[], seats: number): SourceRow[] {
  return inOrder(
    game,
    sheet.map((line) => line.source),
  ).map((source) => ({
    source,
    key: sourceKey(game, source),
    points: Array.from({ length: seats }, (_, seat) =>
      sheet
        .filter((line) => line.source === source && line.seat === seat)
        .reduce((sum, line) => sum + line.points, 0),
    ),
  }));
}
