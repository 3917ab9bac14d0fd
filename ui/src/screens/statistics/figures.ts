/** Numbers of the statistics as they are written, and people as they are drawn. */
import type { Colour, Person, PersonStatistics, Rate, Spread, Unit } from '../../generated/contract';
import { type Language, t } from '../../i18n/index.svelte';
import { SEAT_COLOURS } from '../../kit/seats';

/** Under so many plays a rate says nothing and is greyed. */
export const FEW = 3;
/** Under so many sessions skill cannot be told from luck. */
export const TELLING = 20;

export class Figures {
  constructor(private readonly language: Language) {}

  number(value: number, digits = 0): string {
    return new Intl.NumberFormat(this.language, { maximumFractionDigits: digits }).format(value);
  }

  percent(share: number): string {
    return new Intl.NumberFormat(this.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
  }

  /** "3 of 7" */
  sample({ count, of }: Rate): string {
    return t('stats-of', { count, of });
  }

  /** "43 % (3 of 7)"; only the counts where they are too few for a rate. */
  rate(rate: Rate): string {
    if (rate.of === 0) return '–';
    const sample = this.sample(rate);
    return rate.of < FEW ? sample : `${this.percent(rate.share)} (${sample})`;
  }

  /** The middle of some numbers, in the measure's own unit. */
  mean({ mean, n }: Spread, unit: Unit): string {
    return n === 0 ? '–' : this.measured(mean, unit);
  }

  measured(value: number, unit: Unit): string {
    switch (unit) {
      case 'percent':
        return this.percent(value / 100);
      case 'hundredths':
        return this.number(value / 100, 1);
      case 'count':
      case 'points':
      case 'turn':
        return this.number(value, 1);
    }
  }

  /** "24.1 ± 3.2" */
  within(value: number, uncertainty: number): string {
    return `${this.number(value, 1)} ± ${this.number(uncertainty, 1)}`;
  }

  /** "Nov 2026" */
  month(iso: string): string {
    const [year = 2000, month = 1] = iso.split('-').map(Number);
    return new Intl.DateTimeFormat(this.language, { month: 'short', year: '2-digit' }).format(
      new Date(year, month - 1, 1),
    );
  }

  /** "Mon", of 0 to 6 from Monday. */
  weekday(index: number): string {
    // 5 January 2026 was a Monday
    return new Intl.DateTimeFormat(this.language, { weekday: 'short' }).format(new Date(2026, 0, 5 + index));
  }
}

/** A colour for everybody in a drawing: the usual one if it is free, else another that is. */
export function looksOf(ids: readonly string[], people: readonly Person[]): ReadonlyMap<string, Colour> {
  const looks = new Map<string, Colour>();
  const taken = new Set<Colour>();
  const take = (id: string, colour: Colour) => {
    looks.set(id, colour);
    taken.add(colour);
  };
  for (const id of ids) {
    const usual = people.find(({ person }) => person === id)?.colour;
    if (usual && !taken.has(usual)) take(id, usual);
  }
  for (const [index, id] of ids.entries()) {
    if (looks.has(id)) continue;
    const free = SEAT_COLOURS.find((colour) => !taken.has(colour));
    if (free) take(id, free);
    else looks.set(id, SEAT_COLOURS[index % SEAT_COLOURS.length] ?? 'red');
  }
  return looks;
}

/** Months without a gap, as many as are shown. */
export function monthsFilled<M extends { month: string; sessions: number }>(
  months: readonly M[],
  most: number,
): { month: string; sessions: number }[] {
  const last = months.at(-1);
  const first = months[0];
  if (!last || !first) return [];
  const known = new Map(months.map(({ month, sessions }) => [month.slice(0, 7), sessions]));
  const filled: { month: string; sessions: number }[] = [];
  let [year = 2000, month = 1] = last.month.split('-').map(Number);
  const end = first.month.slice(0, 7);
  while (filled.length < most) {
    const key = `${year}-${String(month).padStart(2, '0')}`;
    filled.unshift({ month: `${key}-01`, sessions: known.get(key) ?? 0 });
    if (key <= end) break;
    month -= 1;
    if (month === 0) [year, month] = [year - 1, 12];
  }
  return filled;
}

/** The name of somebody met, among all. */
export const nameOf = (people: readonly Pick<PersonStatistics, 'person' | 'name'>[], id: string): string =>
  people.find(({ person }) => person === id)?.name ?? '–';
