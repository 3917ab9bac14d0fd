/**
 * Sentences from keys and values. The referee never sends a sentence: it sends a key and arguments, and the words are
 * in `locales/`, one folder a language.
 *
 * Names of people and texts they typed are set apart by Unicode isolates (U+2068, U+2069), so that a name written from
 * right to left cannot turn the sentence round; {@link pieces} takes them apart again for `<bdi>`.
 */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import type { Arg, Remark } from '../generated/contract';

export const LANGUAGES = ['en', 'hu', 'cs'] as const;
export type Language = (typeof LANGUAGES)[number];
/** The values of one sentence, in the referee's form. */
export type Args = Remark['args'];
/** The values of one sentence, in the interface's own form. */
export type Values = Readonly<Record<string, string | number>>;

const OPEN = '\u2068';
const CLOSE = '\u2069';

/** A text somebody typed: kept from mixing its direction with the sentence's. */
export const isolated = (text: string): string => `${OPEN}${text}${CLOSE}`;

/** One language's sentences, with another language to fall back on. */
export class Phrases {
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    sources: readonly string[],
    private readonly fallback?: Phrases,
  ) {
    const functions = { Z: ([value]: FluentValue[]) => (beginsWithVowel(words(value)) ? 'z' : '') };
    this.bundle = new FluentBundle(language, { useIsolating: false, functions });
    for (const source of sources) {
      const own = language === 'hu' ? withArticles(source) : source;
      this.bundle.addResource(new FluentResource(own));
    }
  }

  has(key: string): boolean {
    const { id, attribute } = split(key);
    const message = this.bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] !== undefined : Boolean(message?.value);
  }

  /** The sentence of a key (`key` or `key.attribute`): in this language, else in the fallback, else the key itself. */
  say(key: string, values: Values = {}): string {
    const { id, attribute } = split(key);
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return this.fallback ? this.fallback.say(key, values) : key;
    const errors: Error[] = [];
    return this.bundle.formatPattern(pattern, values as Record<string, FluentVariable>, errors);
  }

  /** Turns the referee's values into words; `names` are the people by seat. */
  values(args: Args, names: readonly string[]): Values {
    return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, this.value(arg, names)]));
  }

  private value(arg: Arg, names: readonly string[]): string | number {
    if ('number' in arg) return arg.number;
    if ('seat' in arg) return isolated(names[arg.seat] ?? String(arg.seat + 1));
    if ('word' in arg) return this.say(arg.word);
    if ('text' in arg) return isolated(arg.text);
    if ('perSeat' in arg) return this.list(perSeat(arg.perSeat, names));
    return this.list(arg.list.map((each) => String(this.value(each, names))));
  }

  /** "A, B and C" as this language joins it. */
  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(parts);
  }
}

/** Hungarian: an "a(z)" before a value becomes the article the value asks for, as it is said ("az 5.", "az F lapka"). */
const withArticles = (source: string): string => source.replaceAll(/\(z\) \{ \$(\w+)/g, '{ Z($$$1) } { $$$1');

const words = (value: FluentValue | undefined): string =>
  value instanceof FluentNumber ? String(value.value) : String(value);

/** Öt and egy, ezer, egymillió; a letter by its name, a word by its first sound. */
function beginsWithVowel(text: string): boolean {
  const word = /^\u2068?([\p{L}\d]*)/u.exec(text)?.[1]?.toLowerCase() ?? '';
  if (/^\d/.test(word)) return word.startsWith('5') || (word.startsWith('1') && word.length % 3 === 1);
  return word.length === 1 ? /[aeiouáéíóöőúüűflmnrsxy]/.test(word) : /^[aeiouáéíóöőúüű]/.test(word);
}

/** Everybody who has any, with the number. */
function perSeat(counts: readonly number[], names: readonly string[]): string[] {
  return counts.flatMap((count, seat) =>
    count === 0 ? [] : [`${isolated(names[seat] ?? String(seat + 1))} ${count}`],
  );
}

function split(key: string): { id: string; attribute: string | undefined } {
  const dot = key.indexOf('.');
  return dot < 0
    ? { id: key, attribute: undefined }
    : { id: key.slice(0, dot), attribute: key.slice(dot + 1) };
}

/** A sentence as what is ours and what somebody typed, in order. */
export function pieces(sentence: string): { text: string; own: boolean }[] {
  return sentence
    .split(/(\u2068[^\u2068\u2069]*\u2069)/)
    .filter((piece) => piece !== '')
    .map((piece) =>
      piece.startsWith(OPEN) ? { text: piece.slice(1, -1), own: false } : { text: piece, own: true },
    );
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A sentence for an attribute or a file: the isolates stay only where they do something. */
export function plain(sentence: string): string {
  return RIGHT_TO_LEFT.test(sentence) ? sentence : sentence.replaceAll(OPEN, '').replaceAll(CLOSE, '');
}
