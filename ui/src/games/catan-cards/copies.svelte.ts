/**
 * What the table has read on its own cards, once for every copy of the game it owns: kept by the ledger beside the
 * other settings. A session takes the effective catalogue with it, so a later correction never changes an old result.
 */
import type { Backend } from '../../backend';
import type { Observed } from '../../generated/catan-cards';
import { type Corrections, DECK } from './deck';

export interface Copy {
  readonly name: string;
  readonly cards: Corrections;
}
interface Kept {
  readonly current: number;
  readonly copies: readonly Copy[];
}

const SETTING = 'copies.catan-cards';
const FIRST: Kept = { current: 0, copies: [{ name: '', cards: {} }] };

export class Copies {
  private kept = $state.raw<Kept>(FIRST);

  constructor(private readonly backend: Backend) {}

  async load(): Promise<void> {
    this.kept = readCopies((await this.backend.call('settings', {})).settings[SETTING]);
  }

  get all(): readonly Copy[] {
    return this.kept.copies;
  }
  get current(): number {
    return this.kept.current;
  }
  /** What the copy in use says otherwise than the base. */
  get corrections(): Corrections {
    return this.kept.copies[this.kept.current]?.cards ?? {};
  }

  /** Keeps what a card of the copy in use says. */
  async correct(id: string, seen: Observed): Promise<void> {
    await this.change((copy) => ({
      ...copy,
      cards: { ...copy.cards, [id]: { ...copy.cards[id], ...seen } },
    }));
  }

  async rename(name: string): Promise<void> {
    await this.change((copy) => ({ ...copy, name }));
  }

  async use(current: number): Promise<void> {
    await this.keep({ ...this.kept, current });
  }

  /** One more copy of the game, of which nothing has been read yet. */
  async add(name: string): Promise<void> {
    const copies = [...this.kept.copies, { name, cards: {} }];
    await this.keep({ current: copies.length - 1, copies });
  }

  private async change(edit: (copy: Copy) => Copy): Promise<void> {
    const { current, copies } = this.kept;
    await this.keep({
      current,
      copies: copies.map((copy, index) => (index === current ? edit(copy) : copy)),
    });
  }

  private async keep(kept: Kept): Promise<void> {
    await this.backend.call('set_setting', { name: SETTING, value: kept });
    this.kept = kept;
  }
}

/** A value of another form (a damaged one, an older version's) counts as nothing read yet. */
export function readCopies(value: unknown): Kept {
  if (typeof value !== 'object' || value === null) return FIRST;
  const { current, copies } = value as Partial<Record<keyof Kept, unknown>>;
  if (!Array.isArray(copies) || copies.length === 0 || !copies.every(isCopy)) return FIRST;
  const inside =
    typeof current === 'number' && Number.isInteger(current) && current >= 0 && current < copies.length;
  return { current: inside ? current : 0, copies };
}

const IDS = new Set(DECK.map(({ base }) => base.id));

function isCopy(value: unknown): value is Copy {
  if (typeof value !== 'object' || value === null) return false;
  const { name, cards } = value as Partial<Record<keyof Copy, unknown>>;
  return (
    typeof name === 'string' &&
    typeof cards === 'object' &&
    cards !== null &&
    Object.entries(cards).every(([id, seen]) => IDS.has(id) && typeof seen === 'object' && seen !== null)
  );
}
