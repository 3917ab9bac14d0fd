/** The referee's view of a table as the drawing takes it. */
import type { View } from '../../generated/catan';
import type { SeatInfo, TableView } from '../../generated/contract';
import type { Lying } from './art/Country.svelte';

/** What belongs to Catan in a position; only the referee writes it. */
export const viewOf = (table: TableView): View => table.position.view as View;

export function lyingOf(view: View, seats: readonly SeatInfo[]): Lying {
  const colour = (seat: number | null | undefined) => seats[seat ?? -1]?.colour;
  const holder = colour(view.longestRoad?.seat);
  return {
    hexes: view.hexes,
    harbours: view.harbours,
    robber: view.robber,
    roads: view.edges.flatMap(({ seat }, edge) => {
      const own = colour(seat);
      return own ? [{ edge, colour: own }] : [];
    }),
    buildings: view.corners.flatMap(({ seat, building }, corner) => {
      const own = colour(seat);
      return own && building ? [{ corner, building, colour: own }] : [];
    }),
    trail: view.longestRoad && holder ? { edges: view.longestRoad.trail, colour: holder } : undefined,
  };
}
