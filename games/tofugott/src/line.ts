import { withSwiss, writtenLanguages } from '@rudel/kernel';
import type { Language, WrittenLanguage } from '@rudel/kernel';
import { cutText, isPlainText, plainText } from './deck/plain-text.ts';

/** What somebody says to a card: words as they were typed, or the same in every language (tofugott 6.1). */
export type Line = string | { readonly [L in WrittenLanguage]: string };

/** How long the words may be that somebody says to a card. */
export const longestLine = 160;

/** What somebody typed, as it may be said (tofugott 6.1); null where nothing is left. */
export function lineOf(typed: string): string | null {
  const line = plainText(cutText(plainText(typed), longestLine));
  return line === '' ? null : line;
}

export const isLine = (text: string): boolean =>
  text !== '' && text.length <= longestLine && isPlainText(text);

/** A line as a reader of this language hears it. */
export const lineIn = (line: Line, language: Language): string =>
  typeof line === 'string' ? line : withSwiss(line)[language];

/** A line as it is written down: once for all, or once in each language. */
export const wordingsOf = (line: Line): readonly string[] =>
  typeof line === 'string' ? [line] : writtenLanguages.map((language) => line[language]);
