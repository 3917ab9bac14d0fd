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

const OWN = /^([a-z0-9 ]|Enter|Escape|Backspace|Arrow(Left|Right|Up|Down))$/i;

/** Whether a key can mean anything at the table. */
export const isOurs = (key: string): boolean => OWN.test(key);

export class Keys {
  private figure: { key: string; at: number } | undefined;

  constructor(
    private readonly entry: Entry,
    private readonly targets: () => readonly Target[],
    private readonly start: () => { x: number; y: number },
    /** Records the move as it stands. */
    private readonly record: () => Promise<unknown>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Does what a key means now; nothing where it means nothing. */
  async press(key: string): Promise<void> {
    const { entry } = this;
    const figure = this.figure;
    this.figure = undefined;
    if (key === 'Escape' || key === 'Backspace') entry.back();
    else if (key === 'Enter') await this.record();
    else if (isDirection(key)) await this.arrow(key);
    else if (entry.tile === undefined) await this.tile(key);
    else if (
      figure &&
      !entry.place &&
      this.now() - figure.at < FIGURE_TIME &&
      kindOfKey(figure.key + key, entry.kinds)
    )
      await this.tile(figure.key + key);
    else if (key === ' ') await entry.turnBy(1);
    else if (/^[0-9]$/.test(key)) await this.number(key);
    else await this.letter(key);
  }

  private async arrow(key: Parameters<typeof towards>[2]): Promise<void> {
    const { entry } = this;
    const cells = this.targets()
      .filter((target) => entry.tile === undefined || target.letter !== undefined)
      .map(({ cell }) => cell);
    const next = entry.place ? towards(entry.place, cells, key) : nearest(this.start(), cells);
    if (next) await entry.choosePlace(next);
  }

  private async letter(key: string): Promise<void> {
    const target = this.targets().find(({ letter }) => letter === key.toUpperCase());
    if (target) await this.entry.choosePlace(target.cell);
  }

  /**
   * 0 records without a follower (before a place is chosen: the tile fits nowhere), 1 takes the follower back, 2 and on
   * are the areas that may take one.
   */
  private async number(key: string): Promise<void> {
    const { entry } = this;
    if (!entry.place) {
      if (key === '0') await entry.discard();
      return;
    }
    const free = (entry.areas ?? []).flatMap((area, index) => (area.refused.length === 0 ? [index] : []));
    const index = free[Number(key) - 2];
    if (key === '0' || key === '1') entry.chooseFollower(undefined);
    else if (index !== undefined) entry.chooseFollower(index);
    if (key === '0') await this.record();
  }

  private async tile(key: string): Promise<void> {
    const { entry } = this;
    if (key === '0') {
      entry.discarding = true;
      return;
    }
    const kind: Kind | undefined = kindOfKey(key, entry.kinds);
    if (!kind) return;
    // "1" chooses an animal tile at once; a "2" right behind it means 12
    if (/^[0-9]$/.test(key)) this.figure = { key, at: this.now() };
    await entry.chooseTile(kind);
  }
}

function nearest(from: { x: number; y: number }, cells: readonly { x: number; y: number }[]) {
  const far = (cell: { x: number; y: number }) => Math.hypot(cell.x - from.x, cell.y - from.y);
  return [...cells].sort((a, b) => far(a) - far(b))[0];
}
