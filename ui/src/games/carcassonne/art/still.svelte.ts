/**
 * The tiles as one finished picture, for as long as a hand moves the table: a web view without a graphics card paints
 * thousands of little shapes anew for every frame, and moves a picture for next to nothing. Painted when the first
 * movement begins, kept until other tiles lie there.
 */
import { markup } from '../../../kit/drawing';
import type { PlacedTile } from './Country.svelte';
import { TILE } from './geometry';
import { type Detail, drawTile, symbolId } from './tile';

/** The largest picture, in px: more is no sharper on the screen and costs memory. */
const MOST = 6_000_000;
/** A picture is painted anew when it would be enlarged by more than this. */
const BLURRED = 1.3;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class Still {
  /** What is on the canvas. */
  private tiles = $state.raw<readonly PlacedTile[]>();
  private k = 0;
  private underWay: readonly PlacedTile[] | undefined;
  private readonly canvas = document.createElement('canvas');
  /** Where it lies, in table units. */
  box = $state.raw<Box>({ x: 0, y: 0, width: 0, height: 0 });

  constructor() {
    this.canvas.style.cssText = 'display: block; width: 100%; height: 100%';
  }

  /** Whether these tiles are what the picture shows. */
  shows(tiles: readonly PlacedTile[]): boolean {
    return this.tiles === tiles;
  }

  /** Puts the picture into an element. */
  readonly attach = (place: Element): void => place.replaceChildren(this.canvas);

  /** Paints these tiles, so many px to the unit; nothing happens where they are painted already. */
  async paint(tiles: readonly PlacedTile[], detail: Detail, k: number): Promise<void> {
    if (tiles.length === 0 || this.underWay === tiles || (this.shows(tiles) && k < this.k * BLURRED)) return;
    this.underWay = tiles;
    const box = around(tiles);
    const fine = Math.min(k * devicePixelRatio, Math.sqrt(MOST / (box.width * box.height)));
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture(tiles, detail, box, fine))}`;
    try {
      await image.decode();
    } catch {
      // without a picture the tiles are painted anew as ever; these are not tried again
      return;
    }
    if (this.underWay !== tiles) return;
    this.underWay = undefined;
    [this.canvas.width, this.canvas.height] = [Math.round(box.width * fine), Math.round(box.height * fine)];
    this.canvas.getContext('2d')?.drawImage(image, 0, 0, this.canvas.width, this.canvas.height);
    [this.box, this.tiles, this.k] = [box, tiles, k];
  }
}

function around(tiles: readonly PlacedTile[]): Box {
  const [xs, ys] = [tiles.map(({ x }) => x * TILE), tiles.map(({ y }) => y * TILE)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) + TILE - x, height: Math.max(...ys) + TILE - y };
}

function picture(tiles: readonly PlacedTile[], detail: Detail, box: Box, k: number): string {
  const symbols = new Map(
    tiles.map(({ id, turn }) => [symbolId(id, turn, detail), drawTile(id, turn, detail)]),
  );
  const drawings = [...symbols].map(
    ([id, shapes]) => `<symbol id="${id}" viewBox="0 0 ${TILE} ${TILE}">${markup(shapes)}</symbol>`,
  );
  const uses = tiles.map(
    ({ id, turn, x, y }) =>
      `<use href="#${symbolId(id, turn, detail)}" x="${x * TILE}" y="${y * TILE}" width="${TILE}" height="${TILE}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width * k}" height="${box.height * k}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${drawings.join('')}${uses.join('')}</svg>`;
}
