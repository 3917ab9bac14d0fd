/** The referee's view of a table as the drawing takes it. */
import type { StandingFollower, View } from '../../generated/carcassonne';
import type { SeatInfo, TableView } from '../../generated/contract';
import type { Box } from '../../kit/bubble';
import { areaKind, areaOf, cellKey } from './areas';
import type { PlacedFollower, PlacedTile } from './art/Country.svelte';
import { TILE } from './art/geometry';

/** What belongs to Carcassonne in a position; only the referee writes it. */
export const viewOf = (table: TableView): View => table.position.view as View;

export const placedTiles = (view: View): PlacedTile[] =>
  view.tiles.map(({ tile, turn, x, y }) => ({ id: tile, turn, x, y }));

export function placedFollowers(
  view: Pick<View, 'tiles'>,
  followers: readonly StandingFollower[],
  seats: readonly SeatInfo[],
): PlacedFollower[] {
  const lying = new Map(view.tiles.map((tile) => [cellKey(tile), tile]));
  return followers.flatMap(({ seat, role, x, y, at }) => {
    const tile = lying.get(cellKey({ x, y }));
    const area = tile && areaOf(tile.tile, tile.turn, at, areaKind(role));
    const colour = seats[seat]?.colour;
    return area && colour ? [{ colour, x, y, area }] : [];
  });
}

/** The laid tiles and a margin round them, in table units. */
export function boundsOf(cells: readonly { readonly x: number; readonly y: number }[], margin = 1): Box {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x: left * TILE,
    y: top * TILE,
    width: (Math.max(...xs) + 1 + margin - left) * TILE,
    height: (Math.max(...ys) + 1 + margin - top) * TILE,
  };
}

/** A cell in table units. */
export const boxOf = ({ x, y }: { readonly x: number; readonly y: number }): Box => ({
  x: x * TILE,
  y: y * TILE,
  width: TILE,
  height: TILE,
});
