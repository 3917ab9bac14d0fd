/** Sentences of the dice game that are put together from the referee's values. */
import type { Face, Kind, Remark } from '../../generated/catan-dice';
import { known, language, listed, t, valuesOf } from '../../i18n/index.svelte';
import { markOf } from './art/printed';

/** A number with a real minus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** A chance as whole percent; never 0 or 100 for what is not certain. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '< 1 %';
  if (chance < 1 && chance > 0.99) return '> 99 %';
  return `${Math.round(chance * 100)} %`;
}

/** Points with at most one decimal. */
export function decimal(points: number): string {
  const size = Math.abs(points).toLocaleString(language(), { maximumFractionDigits: 1 });
  return points <= -0.05 ? `−${size}` : size;
}

/** The same as a gain or a loss. */
export const change = (points: number): string => (points >= 0.05 ? `+${decimal(points)}` : decimal(points));

export const faceName = (face: Face): string => t(`dice-face-${face}`);

/** "ore, ore and grain" */
export const faces = (dice: readonly Face[]): string => listed(dice.map(faceName));

/** "a road", "city 12" */
export const symbolName = (id: string): string =>
  t(markOf(id)?.kind === 'road' ? 'dice-symbol-road' : `dice-symbol-${id}`);

/** "Knight and road", "Two roads": what a bundle is called. */
export function bundleName(kinds: readonly Kind[]): string {
  const roads = kinds.filter((kind) => kind === 'road').length;
  const key = `dice-screen-goal-${[...new Set(kinds)].sort().join('-')}`;
  return t(key, { count: new Set(kinds).size > 1 ? roads : kinds.length });
}

export const kindsOf = (built: readonly string[]): Kind[] =>
  built.flatMap((id) => {
    const kind = markOf(id)?.kind;
    return kind ? [kind] : [];
  });

/** "DICE-CITY-03, page 5" */
export function ruleLabel(rule: string): string {
  const page = known(`${rule}.page`) ? t(`${rule}.page`) : '–';
  return page === '–' ? rule : t('rule-on-page', { rule, page });
}

/** The second line of a refusal; empty where the sentence says it all. */
export function detail(remark: Remark, names: readonly string[]): string {
  const key = `${remark.message}.detail`;
  return known(key) ? t(key, valuesOf(remark.args, names)) : '';
}
