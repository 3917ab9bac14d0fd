/**
 * The outline of an area that runs over several tiles: their rasters are laid side by side, the border of the
 * area's cells is traced and smoothed. One closed path, holes included (draw it with the even-odd rule).
 */
import { figure } from '../../../kit/drawing';
import { TILE } from './geometry';
import { type Area, kindOf, type Turn } from './kinds';
import { CELLS, turnedRaster } from './regions';

/** One tile's part of an area, or all of the tile; `x` and `y` are the tile's place on the table. */
export interface Piece {
  readonly id: string;
  readonly turn: Turn;
  readonly x: number;
  readonly y: number;
  readonly area: Area | 'whole';
}

/** A loop shorter than this is a sliver of the raster, not an area. */
const SHORTEST_LOOP = 12;
const SMOOTHING = 2;

/** A rectangle of cells, some of them set. */
class Sheet {
  private readonly cells: Uint8Array;

  constructor(
    readonly left: number,
    readonly top: number,
    readonly width: number,
    readonly height: number,
  ) {
    this.cells = new Uint8Array(width * height);
  }

  has(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height && this.cells[y * this.width + x] === 1;
  }

  set(x: number, y: number): void {
    this.cells[y * this.width + x] = 1;
  }

  /** The same with every set cell's neighbours set too. */
  grown(): Sheet {
    const larger = new Sheet(this.left, this.top, this.width, this.height);
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) {
        const near =
          this.has(x, y) ||
          this.has(x - 1, y) ||
          this.has(x + 1, y) ||
          this.has(x, y - 1) ||
          this.has(x, y + 1);
        if (near) larger.set(x, y);
      }
    }
    return larger;
  }
}

/** The cells of the pieces, with a margin of empty cells for growing. */
function sheetOf(pieces: readonly Piece[], margin: number): Sheet {
  const [xs, ys] = [pieces.map((piece) => piece.x), pieces.map((piece) => piece.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const sheet = new Sheet(
    left * CELLS - margin,
    top * CELLS - margin,
    (Math.max(...xs) - left + 1) * CELLS + 2 * margin,
    (Math.max(...ys) - top + 1) * CELLS + 2 * margin,
  );
  for (const piece of pieces) {
    const raster = turnedRaster(kindOf(piece.id), piece.turn);
    const { area: wanted } = piece;
    const own =
      wanted === 'whole'
        ? undefined
        : raster.areas.findIndex((area) => area.kind === wanted.kind && area.index === wanted.index);
    const [atX, atY] = [(piece.x - left) * CELLS + margin, (piece.y - top) * CELLS + margin];
    raster.cells.forEach((area, cell) => {
      if (own === undefined || area === own) sheet.set(atX + (cell % CELLS), atY + Math.floor(cell / CELLS));
    });
  }
  return sheet;
}

type Vertex = readonly [x: number, y: number];

/** Steps along the border, keeping the area on the right: east, south, west, north. */
const STEPS: readonly Vertex[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** Whether a border runs from a corner in a direction with the area on its right. */
function borderFrom(sheet: Sheet, [x, y]: Vertex, direction: number): boolean {
  switch (direction) {
    case 0:
      return sheet.has(x, y) && !sheet.has(x, y - 1);
    case 1:
      return sheet.has(x - 1, y) && !sheet.has(x, y);
    case 2:
      return sheet.has(x - 1, y - 1) && !sheet.has(x - 1, y);
    default:
      return sheet.has(x, y - 1) && !sheet.has(x - 1, y - 1);
  }
}

/** Walks once round a border from one of its eastward steps; marks the eastward steps it takes. */
function walk(sheet: Sheet, start: Vertex, seen: Set<number>): readonly Vertex[] {
  const loop: Vertex[] = [];
  let [corner, direction]: [Vertex, number] = [start, 0];
  do {
    loop.push(corner);
    if (direction === 0) seen.add(corner[1] * (sheet.width + 1) + corner[0]);
    const [dx, dy] = STEPS[direction] ?? [0, 0];
    const next: Vertex = [corner[0] + dx, corner[1] + dy];
    // Where two cells touch at a corner only, turning right first keeps their loops apart.
    const turns = [1, 0, 3].map((turn) => (direction + turn) % 4);
    direction = turns.find((turn) => borderFrom(sheet, next, turn)) ?? direction;
    corner = next;
  } while (corner[0] !== start[0] || corner[1] !== start[1] || direction !== 0);
  return loop;
}

/** Every loop of the border. Each has an eastward step, so looking for those finds them all. */
function loops(sheet: Sheet): readonly (readonly Vertex[])[] {
  const seen = new Set<number>();
  const found: (readonly Vertex[])[] = [];
  for (let y = 0; y <= sheet.height; y += 1) {
    for (let x = 0; x <= sheet.width; x += 1) {
      if (borderFrom(sheet, [x, y], 0) && !seen.has(y * (sheet.width + 1) + x)) {
        found.push(walk(sheet, [x, y], seen));
      }
    }
  }
  return found;
}

/** Averages every corner with its two neighbours on either side. */
function smooth(loop: readonly Vertex[]): readonly Vertex[] {
  const size = loop.length;
  return loop.map((_, i) => {
    let [x, y] = [0, 0];
    for (let offset = -2; offset <= 2; offset += 1) {
      const [px, py] = loop[(i + offset + size) % size] ?? [0, 0];
      x += px;
      y += py;
    }
    return [x / 5, y / 5];
  });
}

/** The outline as the `d` of a path, in table units (100 to a tile). `grow` widens it by that many cells. */
export function outlineOf(pieces: readonly Piece[], grow = 1): string {
  if (pieces.length === 0) return '';
  let sheet = sheetOf(pieces, grow);
  for (let i = 0; i < grow; i += 1) sheet = sheet.grown();
  const unit = TILE / CELLS;
  return loops(sheet)
    .filter((loop) => loop.length >= SHORTEST_LOOP)
    .map((loop) => {
      let rounded = loop;
      for (let i = 0; i < SMOOTHING; i += 1) rounded = smooth(rounded);
      const points = rounded
        .filter((_, i) => i % 2 === 0)
        .map(([x, y]) => `${figure((x + sheet.left) * unit)} ${figure((y + sheet.top) * unit)}`);
      return `M${points.join('L')}z`;
    })
    .join('');
}
