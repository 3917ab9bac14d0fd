/**
 * Which sessions are meant, as the list and the statistics are filtered: one filter for both, so that whoever goes from
 * one to the other looks at the same evenings.
 */
import type { Selection, State } from '../../generated/contract';

export const PERIODS = ['always', 'month', 'year', 'lastYear', 'own'] as const;
export type Period = (typeof PERIODS)[number];
export const STATES: readonly State[] = ['inPlay', 'paused', 'finished', 'abandoned'];

/** "2026-11-29" of the reader's calendar. */
export function isoDay(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

export class Filter {
  text = $state('');
  game = $state('');
  people = $state.raw<readonly string[]>([]);
  group = $state('');
  place = $state('');
  state = $state<State | ''>('');
  period = $state<Period>('always');
  from = $state('');
  to = $state('');
  /** "refereed" or "entered"; both if empty. */
  kind = $state('');

  /** Whether it leaves anything out. */
  narrows(of: 'list' | 'statistics'): boolean {
    return Object.keys(this.selection(new Date(), of)).length > 0;
  }

  clear(): void {
    Object.assign(this, {
      text: '',
      game: '',
      people: [],
      group: '',
      place: '',
      state: '',
      period: 'always',
      from: '',
      to: '',
      kind: '',
    });
  }

  /**
   * As the referee takes it. `of` leaves out what statistics choose in another way, and words: they are typed to find
   * a session, and would narrow statistics without being seen there.
   */
  selection(now: Date, of: 'list' | 'statistics'): Selection {
    const { from, to } = this.days(now);
    return {
      ...(this.people.length > 0 ? { people: [...this.people] } : {}),
      ...(this.group ? { group: this.group } : {}),
      ...(this.place ? { place: this.place } : {}),
      ...(this.kind ? { refereed: this.kind === 'refereed' } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
      ...(of === 'list' && this.text.trim() ? { text: this.text.trim() } : {}),
      ...(of === 'list' && this.game ? { games: [this.game] } : {}),
      ...(of === 'list' && this.state ? { states: [this.state] } : {}),
    };
  }

  private days(now: Date): { from: string; to: string } {
    const year = now.getFullYear();
    switch (this.period) {
      case 'always':
        return { from: '', to: '' };
      case 'month':
        return { from: isoDay(new Date(year, now.getMonth(), now.getDate() - 30)), to: '' };
      case 'year':
        return { from: `${year}-01-01`, to: '' };
      case 'lastYear':
        return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
      case 'own':
        return { from: this.from, to: this.to };
    }
  }
}

/** The filter in force, until the window is closed. */
export const filter = new Filter();
