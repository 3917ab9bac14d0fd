/** Carcassonne's sentences that are put together from the referee's values. */
import type { FeatureReport, Remark, Role } from '../../generated/carcassonne';
import { isolated, known, listed, plain, t, valuesOf } from '../../i18n/index.svelte';

/** The people of a per-seat value who have any. */
export function owners(counts: readonly number[], names: readonly string[]): string[] {
  return names.filter((_, seat) => (counts[seat] ?? 0) > 0);
}

/** Why an area may not take a follower, in about four words. */
export function shortReason(
  remark: Remark | undefined,
  role: Role,
  names: readonly string[],
  join: (parts: readonly string[]) => string = listed,
): string {
  if (!remark) return '';
  const followers = remark.args.followers;
  if (remark.message.startsWith('car-refused-taken-') && followers && 'perSeat' in followers)
    return t(`car-screen-taken-${role}`, { names: join(owners(followers.perSeat, names).map(isolated)) });
  const short = remark.message.replace('car-refused-', 'car-screen-short-');
  return known(short) ? t(short) : t(remark.message, valuesOf(remark.args, names));
}

/** The second line of a refusal; empty where the sentence says it all. */
export function detail(remark: Remark, names: readonly string[]): string {
  const key = `${remark.message}.detail`;
  return known(key) ? t(key, valuesOf(remark.args, names)) : '';
}

/** "CAR-PLACE-03, page 3" */
export function ruleLabel(rule: string): string {
  const page = known(`${rule}.page`) ? t(`${rule}.page`) : '–';
  return page === '–' ? rule : t('rule-on-page', { rule, page });
}

/** "Anna’s city, open at 4 places" */
export function featureTitle(about: FeatureReport, names: readonly string[]): string {
  const holders = about.majority.map((seat) => names[seat] ?? '');
  const whose =
    holders.length > 0
      ? t(`car-screen-feature-${about.feature}-of`, { names: plain(listed(holders)) })
      : t(`car-screen-feature-${about.feature}`);
  if (about.feature === 'field') return whose;
  return about.complete
    ? t('car-screen-feature-complete', { feature: whose })
    : t('car-screen-feature-open', { feature: whose, count: about.openSides });
}

/** "2 tiles, 1 shield, one knight of Anna." */
export function featureFigures(about: FeatureReport, names: readonly string[]): string {
  const followers = about.followers
    .map((count, seat) => ({ count, name: isolated(names[seat] ?? '') }))
    .filter(({ count }) => count > 0)
    .map(({ count, name }) => t(`car-screen-has-${about.feature}`, { count, name }));
  return t(`car-screen-figures-${about.feature}`, {
    tiles: about.tiles,
    shields: about.shields,
    complete: about.completeTowns.length,
    open: about.openTowns.length,
    followers: followers.length > 0 ? listed(followers) : t('car-screen-nobody'),
  });
}
