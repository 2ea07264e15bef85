import type { ByLanguage } from '@rudel/kernel';
import { language } from './settings.ts';

export type { ByLanguage };

/** The sentences of one part of the site in the language of the reader; a component that asks follows a change. */
export function useWords<W>(words: ByLanguage<W>): W {
  return words[language.value];
}

/** "Anna, Ben and Cleo". */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(parts);
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "5 minutes ago", for a time in milliseconds that lies this far back. */
export function ago(milliseconds: number): string {
  const [unit, length] = units.find(([, size]) => milliseconds >= size) ?? ['minute', 60_000];
  return new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' }).format(
    -Math.floor(milliseconds / length),
    unit,
  );
}
