/**
 * Where the cards of a principality lie on the board, in px of a board 992 wide and 660 high. Three rows: sites and
 * regions above, the axis, sites and regions below. Columns as the referee counts them: even ones are roads with
 * their regions, odd ones settlements and cities.
 */
import type { AxisKind, SeatView } from '../../generated/catan-cards';

export const BOARD = { width: 992, height: 660 };
/** Room for the columns; the owner's figures stand right of it. */
export const REALM_WIDTH = 898;
export const REGION = { width: 100, height: 98 };
export const SITE = { width: 74, height: 98 };
export const TOWN_WIDTH = 154;
/** A settlement has one site a side: where room is short it needs no more than that. */
export const NARROW_TOWN = 92;
export const AXIS_HEIGHT = 66;
export const GAP = 6;
export const REALM_HEIGHT = 2 * REGION.height + AXIS_HEIGHT + 2 * GAP;

export interface Column {
  readonly at: number;
  readonly x: number;
  readonly width: number;
  /** What lies on the axis here; nothing beyond its ends. */
  readonly axis: AxisKind | undefined;
}

export interface RealmLayout {
  readonly columns: readonly Column[];
  readonly width: number;
  /** By how much everything shrinks to find room. */
  readonly scale: number;
}

/** A road at an end leaves room for the settlement that may follow. */
export function layRealm({ axis }: Pick<SeatView, 'axis'>): RealmLayout {
  const kinds = new Map(axis.map(({ at, kind }) => [at, kind]));
  const towns = axis.filter(({ kind }) => kind !== 'road').map(({ at }) => at);
  const [first, last] = [Math.min(...towns) - 1, Math.max(...towns) + 1];
  const lay = (narrow: boolean): RealmLayout => {
    let x = 0;
    const columns: Column[] = [];
    for (let at = first; at <= last; at += 1) {
      const kind = kinds.get(at);
      const width = at % 2 === 0 ? REGION.width : narrow && kind === 'settlement' ? NARROW_TOWN : TOWN_WIDTH;
      columns.push({ at, x, width, axis: kind });
      x += width + GAP;
    }
    const width = x - GAP;
    return { columns, width, scale: Math.min(1, REALM_WIDTH / width) };
  };
  const wide = lay(false);
  return wide.scale < 1 ? lay(true) : wide;
}

/** The left edge of a site in its column. */
export function siteX(column: Column, slot: number): number {
  if (column.axis !== 'city') return column.x + (column.width - SITE.width) / 2;
  const left = column.x + (column.width - 2 * SITE.width - GAP) / 2;
  return left + (slot - 1) * (SITE.width + GAP);
}
