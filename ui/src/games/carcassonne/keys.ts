/**
 * What a key means at the table. Which letters choose a tile and which a place depends only on what is asked: while the
 * tile is asked letters are tiles, afterwards they are the letters on the places.
 */
import type { Kind } from '../../generated/carcassonne';
import { kindOfKey } from './areas';
import type { Entry } from './entry.svelte';
import { isDirection, type Target, towards } from './targets';

/** An animal tile's second figure must follow the first within this time. */
const FIGURE_TIME = 1500;

export class Keys {
  private figure: { key: string; at: number } | undefined;

  constructor(
    private readonly entry: Entry,
    private readonly targets: () => readonly Target[],
    private readonly start: () => { x: number; y: number },
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Carries out what the key means; false if it means nothing here. */
  press(key: string): boolean {
    const { entry } = this;
    if (key === 'Escape' || key === 'Backspace') {
      entry.back();
      return true;
    }
    if (isDirection(key)) {
      const cells = this.targets()
        .filter((target) => entry.tile === undefined || target.letter !== undefined)
        .map(({ cell }) => cell);
      const next = entry.place ? towards(entry.place, cells, key) : nearest(this.start(), cells);
      if (next) void entry.choosePlace(next);
      return next !== undefined;
    }
    if (key === 'Enter') {
      void entry.confirm();
      return entry.ready;
    }
    if (key === ' ' && entry.tile !== undefined && entry.place) {
      void entry.turnBy(1);
      return true;
    }
    if (this.secondFigure(key)) return true;
    if (entry.areas && /^[0-9]$/.test(key)) return this.follower(key);
    if (entry.tile === undefined) return this.tile(key);
    const target = this.targets().find(({ letter }) => letter === key.toUpperCase());
    if (target && !(entry.tile !== undefined && entry.tiles)) {
      void entry.choosePlace(target.cell);
      return true;
    }
    if (key === '0' && !entry.place) {
      void entry.discard();
      return true;
    }
    return false;
  }

  /** 0 records without a follower, 1 takes it back, 2 and on are the areas that may take one. */
  private follower(key: string): boolean {
    const { entry } = this;
    const free = (entry.areas ?? []).flatMap((area, index) => (area.refused.length === 0 ? [index] : []));
    if (key === '0') {
      entry.chooseFollower(undefined);
      void entry.confirm();
      return true;
    }
    if (key === '1') {
      entry.chooseFollower(undefined);
      return true;
    }
    const index = free[Number(key) - 2];
    if (index === undefined) return false;
    entry.chooseFollower(index);
    return true;
  }

  private tile(key: string): boolean {
    if (key === '0') {
      this.entry.discarding = true;
      return true;
    }
    const kind = kindOfKey(key, this.entry.kinds);
    if (!kind) return false;
    if (/^[0-9]$/.test(key)) this.figure = { key, at: this.now() };
    void this.entry.chooseTile(kind);
    return true;
  }

  /** "1" chose an animal tile at once; a "2" right behind it means 12. */
  private secondFigure(key: string): boolean {
    const { figure, entry } = this;
    if (!figure || !/^[0-9]$/.test(key)) return false;
    this.figure = undefined;
    if (this.now() - figure.at > FIGURE_TIME || entry.place) return false;
    const kind: Kind | undefined = kindOfKey(figure.key + key, entry.kinds);
    if (!kind) return false;
    void entry.chooseTile(kind);
    return true;
  }
}

function nearest(from: { x: number; y: number }, cells: readonly { x: number; y: number }[]) {
  const far = (cell: { x: number; y: number }) => Math.hypot(cell.x - from.x, cell.y - from.y);
  return [...cells].sort((a, b) => far(a) - far(b))[0];
}
