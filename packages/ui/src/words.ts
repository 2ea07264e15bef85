import type { Language } from '@rudel/kernel';
import { language } from './settings.ts';

/** The same sentences in every language: a missing one does not compile. */
export type ByLanguage<W> = { readonly [L in Language]: W };

/** The sentences of one part of the site in the language of the reader; a component that asks follows a change. */
export function useWords<W>(words: ByLanguage<W>): W {
  return words[language.value];
}

const lists: ByLanguage<Intl.ListFormat> = {
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  de: new Intl.ListFormat('de', { type: 'conjunction' }),
};

const times: ByLanguage<Intl.RelativeTimeFormat> = {
  en: new Intl.RelativeTimeFormat('en', { numeric: 'auto' }),
  de: new Intl.RelativeTimeFormat('de', { numeric: 'auto' }),
};

/** "Anna, Ben and Cleo". */
export function listed(parts: readonly string[]): string {
  return lists[language.value].format(parts);
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes ago", for a time in milliseconds that lies this far back. */
export function ago(milliseconds: number): string {
  const [unit, length] = units.find(([, size]) => milliseconds >= size) ?? ['minute', 60_000];
  return times[language.value].format(-Math.floor(milliseconds / length), unit);
}
