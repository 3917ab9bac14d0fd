/** The places that keys can choose: each with a letter, and reached by arrows from any other. */
import type { Cell, Kind, PlaceTurns, Turn } from '../../generated/carcassonne';
import { cellKey } from './areas';

export interface Target {
  readonly cell: Cell;
  /** The tile as it would lie; none where it is not known to fit. */
  readonly tile?: { readonly id: Kind; readonly turn: Turn };
  /** Typed, it chooses the place. */
  readonly letter?: string;
  /** The one that Tab reaches. */
  readonly first: boolean;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** In reading order: row by row from the north, west to east. */
function inOrder(cells: readonly Cell[]): Cell[] {
  return cells.map(({ x, y }) => ({ x, y })).sort((a, b) => a.y - b.y || a.x - b.x);
}

/**
 * The targets for a tile that fits in these places (or for no tile: all open places), around what already is chosen.
 * Without hints every open place is a target, so that the letters give nothing away.
 */
export function targetsOf(
  open: readonly Cell[],
  tile: Kind | undefined,
  places: readonly PlaceTurns[] | undefined,
  hints: boolean,
  chosen: Cell | undefined,
): Target[] {
  const fits = new Map((places ?? []).map((place) => [cellKey(place), place]));
  const cells = inOrder(open);
  const lettered = tile === undefined ? [] : hints ? cells.filter((cell) => fits.has(cellKey(cell))) : cells;
  const reached = chosen ? cellKey(chosen) : cellKey(lettered[0] ?? cells[0] ?? { x: 0, y: 0 });
  return cells.map((cell) => {
    const turn = fits.get(cellKey(cell))?.distinct[0];
    const letter = LETTERS[lettered.indexOf(cell)];
    return {
      cell,
      ...(tile !== undefined && turn !== undefined ? { tile: { id: tile, turn } } : {}),
      ...(letter ? { letter } : {}),
      first: cellKey(cell) === reached,
    };
  });
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const AHEAD: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isDirection = (key: string): key is Direction => key in AHEAD;

/**
 * The place to go to from here: the nearest ahead, straight ahead before aside. Where nothing lies ahead, the farthest
 * on the other side, so that arrows go round.
 */
export function towards(from: Cell, cells: readonly Cell[], direction: Direction): Cell | undefined {
  const [dx, dy] = AHEAD[direction];
  const measure = (cell: Cell) => {
    const [x, y] = [cell.x - from.x, cell.y - from.y];
    return { cell, ahead: x * dx + y * dy, aside: Math.abs(x * dy) + Math.abs(y * dx) };
  };
  const others = cells.filter((cell) => cellKey(cell) !== cellKey(from)).map(measure);
  const ahead = others
    .filter((each) => each.ahead > 0)
    .sort((a, b) => a.ahead + 2 * a.aside - (b.ahead + 2 * b.aside));
  const behind = others.sort((a, b) => a.ahead - b.ahead || a.aside - b.aside);
  return (ahead[0] ?? behind[0])?.cell;
}
