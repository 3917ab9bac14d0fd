/** What a key means at the table: it depends only on what is asked. */
import type { Place, Purchase } from '../../generated/catan';
import type { Entry } from './entry.svelte';
import { DEVELOPMENTS, KINDS } from './words';

/** A one that begins 10, 11 or 12 waits so long for its second figure, in milliseconds. */
const FIGURE_TIME = 2000;
const OWN = /^([a-z0-9]|Enter|Escape|Backspace|Arrow(Left|Right|Up|Down))$/i;
const PIECES: Readonly<Record<string, Purchase>> = {
  r: 'road',
  s: 'settlement',
  c: 'city',
  d: 'development',
};

/** Whether a key can mean anything at the table. */
export const isOurs = (key: string): boolean => OWN.test(key);

export class Keys {
  private figure: number | undefined;

  constructor(
    private readonly entry: Entry,
    /** Where a place lies, for the arrows. */
    private readonly at: (place: Place) => { x: number; y: number },
    private readonly record: () => Promise<unknown>,
    private readonly endTurn: () => Promise<unknown>,
    private readonly due: () => readonly number[],
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Does what a key means now; nothing where it means nothing. */
  async press(key: string): Promise<void> {
    const { entry } = this;
    const figure = this.figure;
    this.figure = undefined;
    if (key === 'Escape' || key === 'Backspace') await entry.back();
    else if (key === 'Enter') await (entry.dirty || !entry.builds ? this.record() : this.endTurn());
    else if (key.startsWith('Arrow')) await this.arrow(key);
    else if (/^\d$/.test(key)) await this.number(Number(key), figure);
    else await this.letter(key.toLowerCase());
  }

  private async letter(key: string): Promise<void> {
    const { entry } = this;
    const piece = PIECES[key];
    if (piece && entry.builds) await entry.choosePiece(piece);
    else if (key === 't' && entry.phase === 'act') entry.open('trade');
    else if (key === 'p' && (entry.phase === 'act' || entry.rolls)) entry.open('cards');
    else if (key === 'w' && (entry.phase === 'act' || entry.rolls)) {
      entry.open('win');
      await entry.judge();
    }
  }

  private async number(number: number, figure: number | undefined): Promise<void> {
    const { entry } = this;
    const at = (number + 9) % 10;
    switch (entry.tray) {
      case 'trade':
        if (at < 5) await entry.giveMore(at);
        else await entry.getMore(at - 5);
        return;
      case 'plenty':
        if (at < 5) await entry.addCard(at);
        return;
      case 'monopoly':
        if (at < 5) await entry.set({ kind: KINDS[at], taken: undefined });
        return;
      case 'cards': {
        const card = DEVELOPMENTS[at];
        if (card) await entry.play(card);
        return;
      }
      case 'win':
        await entry.set({ count: number });
        return;
      case 'tell':
        if (entry.telling === 'hand' && at < 5) await entry.addCard(at);
        return;
      case 'main':
        await this.inPhase(number, at, figure);
    }
  }

  private async inPhase(number: number, at: number, figure: number | undefined): Promise<void> {
    const { entry } = this;
    if (entry.rolls) await this.roll(number, figure);
    else if (entry.phase === 'discard' && at < 5) await entry.addCard(at);
    else if (entry.phase === 'robber') {
      const spot = entry.spot;
      const goal = entry.goals.find(({ hex }) => spot?.type === 'hex' && hex === spot.hex);
      if (at >= 5) await entry.set({ kind: KINDS[at - 5] });
      else if (goal) await entry.set({ victim: [...goal.victims, ...goal.empty][at] });
    } else if (entry.builds && entry.purchase === 'development') {
      await entry.set({ development: DEVELOPMENTS[at] });
    }
  }

  /** A number is rolled at once; a one waits for its second figure. */
  private async roll(number: number, figure: number | undefined): Promise<void> {
    const { entry } = this;
    if (entry.pair) {
      if (number >= 1 && number <= 6) await entry.chooseDie(number);
      return;
    }
    if (figure !== undefined && this.now() - figure < FIGURE_TIME && number <= 2)
      await entry.roll(10 + number);
    else if (number === 1) this.figure = this.now();
    else if (number >= 2) await entry.roll(number);
  }

  /** The arrows walk over the places where something may go. */
  private async arrow(key: string): Promise<void> {
    const { entry } = this;
    if (entry.phase === 'discard') {
      const due = this.due();
      const next =
        due[
          (due.indexOf(entry.discarder) + (key === 'ArrowUp' || key === 'ArrowLeft' ? -1 : 1) + due.length) %
            due.length
        ];
      if (next !== undefined) await entry.set({ whom: next, cards: [0, 0, 0, 0, 0], unseen: false });
      return;
    }
    const next = towards(entry.spot, entry.places, key, this.at);
    if (next) await entry.tap(next);
  }
}

/** The nearest place in a direction; without one to start from, the first. */
export function towards(
  from: Place | undefined,
  places: readonly Place[],
  key: string,
  at: (place: Place) => { x: number; y: number },
): Place | undefined {
  if (!from) return places[0];
  const start = at(from);
  const [dx = 0, dy = 0] =
    { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [];
  let best: { place: Place; cost: number } | undefined;
  for (const place of places) {
    const { x, y } = at(place);
    const [along, across] = [
      (x - start.x) * dx + (y - start.y) * dy,
      Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx),
    ];
    if (along < 1) continue;
    const cost = along + 2 * across;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place;
}
