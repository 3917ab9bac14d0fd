/** Handfuls of resource cards as the tray counts them: one number a kind, in the referee's order. */
import type { Cards, Resource } from '../../generated/catan';
import { KINDS } from './words';

export type Counts = readonly number[];
export const NONE: Counts = [0, 0, 0, 0, 0];

export const countsOf = (cards: Cards | null | undefined): Counts => KINDS.map((kind) => cards?.[kind] ?? 0);
export const total = (counts: Counts): number => counts.reduce((sum, count) => sum + count, 0);
export const indexOf = (kind: Resource): number => KINDS.indexOf(kind);
export const withCount = (counts: Counts, at: number, count: number): Counts =>
  counts.map((each, index) => (index === at ? Math.max(0, count) : each));
/** In the referee's form: kinds that are not there are left out. */
export const cardsOf = (counts: Counts): Cards =>
  Object.fromEntries(KINDS.flatMap((kind, at) => ((counts[at] ?? 0) > 0 ? [[kind, counts[at]]] : [])));
