/**
 * What a key means at the table: 1 to 6 and the letters of the language name faces while dice are named; the same
 * numbers keep dice, and letters build bundles, once they lie there.
 */
import { t } from '../../i18n/index.svelte';
import { FACES } from './art/printed';
import type { Entry } from './entry.svelte';

const OWN = /^([a-z0-9]|Enter|Escape|Backspace)$/iu;

/** Whether a key can mean anything at the table. */
export const isOurs = (key: string): boolean => OWN.test(key);

/** Does what a key means now; nothing where it means nothing. */
export async function press(key: string, entry: Entry): Promise<void> {
  if (key === 'Escape' || key === 'Backspace') return entry.back();
  if (key === 'Enter') return entry.main();
  const number = Number(key);
  switch (entry.phase) {
    case 'dice':
    case 'again': {
      const letter = key.toUpperCase();
      const face =
        FACES[number - 1] ?? FACES.find((each) => t(`dice-screen-key-${each}`).toUpperCase() === letter);
      if (face) entry.name(face);
      return;
    }
    case 'keep':
      if (number >= 1 && number <= 6) {
        entry.keep(number - 1);
        return;
      }
      break;
    case 'build':
    case 'marks':
      break;
  }
  const offer = entry.stepping
    ? undefined
    : entry.offers[key.toUpperCase().charCodeAt(0) - 'A'.charCodeAt(0)];
  if (offer) await entry.build(offer);
}
