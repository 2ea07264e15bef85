const letters = new Intl.Segmenter();

/** Joiners that join nothing: only between two visible characters do families and Persian words need them. */
const looseJoiners = /(?<![^\s\u200C\u200D])[\u200C\u200D]+|[\u200C\u200D]+(?![^\s\u200C\u200D])/gu;

/** More accents on one letter than any language needs. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/**
 * A text as it may be shown to others: on one line, single blanks, no control or formatting characters but joiners inside
 * words, no towers of accents, and typographic quotation marks for plain double ones: opening where a word begins.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/([\u200C\u200D])[\u200C\u200D]+/gu, '$1')
    .replaceAll(looseJoiners, '')
    .replaceAll(piledMarks, '$1')
    .replaceAll(/(?<=^|[\s([{«“‘–—])"/gu, '“')
    .replaceAll('"', '”')
    .replaceAll(/ +/g, ' ')
    .trim()
    .normalize('NFC');
}

export const isPlainText = (text: string): boolean => plainText(text) === text;

/** The beginning of a text that has at most this many units, cut between letters and not within one. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const ends = Array.from(letters.segment(text), ({ index, segment }) => index + segment.length);
  return text.slice(0, ends.findLast((end) => end <= longest) ?? 0);
}
