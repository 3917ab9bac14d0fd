/** Sentences of the card game that are put together from the referee's values. */
import type { Remark } from '../../generated/catan-cards';
import { known, t, valuesOf } from '../../i18n/index.svelte';

/** Why something cannot be done now, in about three words. */
export function shortReason(reasons: readonly Remark[], names: readonly string[]): string {
  const [remark] = reasons;
  if (!remark) return '';
  const short = remark.message.replace('card-refused-', 'card-screen-short-');
  return known(short) ? t(short, valuesOf(remark.args, names)) : t('card-screen-short-not-now');
}

/** "CARD-BUILD-02, page 7" */
export function ruleLabel(rule: string): string {
  const page = known(`${rule}.page`) ? t(`${rule}.page`) : '–';
  return page === '–' ? rule : t('rule-on-page', { rule, page });
}

/** What the table has to tell now, with how often where it is told more than once. */
export function question(key: string, values: ReturnType<typeof valuesOf>): { text: string; left: string } {
  const several = Number(values.left ?? 1) > 1 || key === 'card-asks-draw';
  return {
    text: t(key, values),
    left: several && known(`${key}.left`) ? t(`${key}.left`, values) : '',
  };
}
