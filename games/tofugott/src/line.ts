import { cutText, isPlainText, plainText } from './deck/plain-text.ts';

/** How long the words may be that somebody says to a card. */
export const longestLine = 160;

/** What somebody typed, as it may be said (tofugott 6.1); null where nothing is left. */
export function lineOf(typed: string): string | null {
  const line = plainText(cutText(plainText(typed), longestLine));
  return line === '' ? null : line;
}

export const isLine = (text: string): boolean =>
  text !== '' && text.length <= longestLine && isPlainText(text);
