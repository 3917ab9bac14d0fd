/** What a failure is called in the reader's language. The code decides; the text of the failure is never shown. */
import type { Failure } from '../generated/contract';
import { t, type Values } from '../i18n/index.svelte';
import type { Trouble } from './sitting.svelte';

export function troubleText(failure: Failure | Trouble): string {
  if (failure.code === 'unreached') return t('trouble-unreached');
  if (failure.code === 'refused') return failure.reasons.map((reason) => t(reason.message)).join(' ');
  if (failure.code === 'badName') return t(`failure-badName-${failure.reason}`, { seat: failure.seat + 1 });
  // a process is named by its digits, not counted: as a number it would be written "20,519"
  if (failure.code === 'locked') return t('failure-locked', { pid: String(failure.pid) });
  return t(`failure-${failure.code}`, scalars(failure));
}

/** The fields of a failure that can stand in a sentence. */
function scalars(failure: Failure): Values {
  const pairs = Object.entries(failure) as [string, unknown][];
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string | number] => ['string', 'number'].includes(typeof pair[1])),
  );
}
