import { cleanText } from './clean-text.ts';

/** How many characters somebody can say at once in free text. */
export const longestTalk = 280;

/** Free text as it is kept: one line, cleaned as names are; null if nothing is left. It may still be too long. */
export function cleanTalk(text: string): string | null {
  const line = cleanText(text.replaceAll(/[\n\r\t\v\f\u0085\u2028\u2029]+/gu, ' '));
  return line === '' ? null : line;
}

/** How long a text is to a reader: characters beyond the first plane count once. */
export const lengthOfTalk = (text: string): number => Array.from(text).length;
