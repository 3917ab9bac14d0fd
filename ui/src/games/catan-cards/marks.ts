/** What is shown on regions: what the dice of this turn changed, and what is about to be paid. */
import type { ChangeView, Region, View } from '../../generated/catan-cards';
import type { Pay } from './entry.svelte';
import type { RegionMark } from './RegionCard.svelte';

/** What dice, events and action cards do is shown; what its owner spends is seen when it is spent. */
const SHOWN = /^CARD-(EVDIE|PROD|EVENT|ACT)-/;

/** The changes of one region of this turn, summed up. */
export function marksOf(changes: readonly ChangeView[], pay: Pay | undefined): Map<Region, RegionMark> {
  const marks = new Map<Region, RegionMark>();
  for (const change of changes) {
    if (change.type !== 'region' || !SHOWN.test(change.rule)) continue;
    const before = marks.get(change.region) ?? {};
    const moved = change.to - change.from;
    marks.set(change.region, {
      ...before,
      ...(moved > 0 ? { gained: (before.gained ?? 0) + moved } : {}),
      ...(moved < 0 ? { lost: (before.lost ?? 0) - moved } : {}),
      ...(change.lost > 0 ? { spilt: (before.spilt ?? 0) + change.lost } : {}),
    });
  }
  for (const [region, count] of Object.entries(pay ?? {}))
    if (count > 0) marks.set(region as Region, { pays: count });
  return marks;
}

/** The resources that found no room this turn: region and how many. */
export const spilt = (view: View) =>
  view.changes.flatMap((change) =>
    change.type === 'region' && change.lost > 0
      ? [{ region: change.region, seat: change.seat, count: change.lost }]
      : [],
  );
