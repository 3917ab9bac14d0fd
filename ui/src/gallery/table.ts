/** A table in the middle of a game, to be looked at. */
import type { PlacedFollower, PlacedTile } from '../games/carcassonne/art/Country.svelte';
import type { Turn } from '../games/carcassonne/art/kinds';

const PLACES: readonly (readonly [id: string, turn: Turn, x: number, y: number])[] = [
  ['D', 0, 0, 0],
  ['O', 3, 0, -1],
  ['J', 0, -1, 0],
  ['B', 3, 0, 1],
  ['S', 0, 0, -2],
  ['I', 2, -1, -1],
  ['R', 0, -1, -2],
  ['H', 0, -2, -1],
  ['W', 2, 1, -1],
  ['B', 0, 1, 1],
  ['W', 1, 2, -1],
  ['K', 1, 2, 0],
  ['V', 1, -1, 1],
  ['J', 3, 3, 0],
  ['H', 0, -2, 0],
  ['J', 2, -3, 0],
  ['U', 2, -1, 2],
  ['P', 0, -2, 2],
  ['U', 2, -1, 3],
  ['V', 0, 0, 2],
  ['V', 0, -1, 4],
  ['D', 0, -3, 1],
  ['R', 1, 0, 4],
  ['U', 2, 1, 0],
  ['N', 3, 1, 4],
  ['H', 1, -3, 2],
  ['F', 0, -4, 2],
  ['U', 2, -4, 1],
  ['X', 0, 2, -2],
  ['C', 1, -5, 2],
];

export const TILES: readonly PlacedTile[] = PLACES.map(([id, turn, x, y]) => ({ id, turn, x, y }));

export const FOLLOWERS: readonly PlacedFollower[] = [
  { colour: 'red', x: 0, y: -2, area: { kind: 'city', index: 0 } },
  { colour: 'blue', x: 0, y: 1, area: { kind: 'monastery', index: 0 } },
];
