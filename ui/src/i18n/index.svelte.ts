/** The language of the screen, and the two functions every component speaks with. */
import { type Args, LANGUAGES, type Language, Phrases, plain, type Values } from './fluent';

export { type Args, isolated, LANGUAGES, type Language, pieces, plain, type Values } from './fluent';

const files = import.meta.glob<string>(['../../locales/*/*.ftl', '!**/cli.ftl'], {
  query: '?raw',
  import: 'default',
});

let phrases = $state.raw(new Phrases('en', []));

/** Loads a language (and English, to fall back on) and makes it the screen's. */
export async function speak(language: Language): Promise<void> {
  const english = new Phrases('en', await sources('en'));
  phrases = language === 'en' ? english : new Phrases(language, await sources(language), english);
  document.documentElement.lang = language;
}

async function sources(language: Language): Promise<string[]> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`));
  return Promise.all(own.map(([, load]) => load()));
}

/** The first of the wanted languages that we speak; English if none is. */
export function preferred(wanted: readonly string[] = navigator.languages): Language {
  const short = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => short.find((tag) => isKnown(tag)) === language) ?? 'en';
}

const isKnown = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag);

export const language = (): Language => phrases.language;

/** A sentence as plain text: for labels, attributes, files. */
export const t = (key: string, values: Values = {}): string => plain(phrases.say(key, values));

/** A sentence with the isolates still in it: for {@link pieces}, so for the component `Say`. */
export const marked = (key: string, values: Values = {}): string => phrases.say(key, values);

/** Whether the key has words. */
export const known = (key: string): boolean => phrases.has(key);

/** The referee's values as words, people by seat. */
export const valuesOf = (args: Args, names: readonly string[]): Values => phrases.values(args, names);

/** "A, B and C". */
export const listed = (parts: readonly string[]): string => phrases.list(parts);
