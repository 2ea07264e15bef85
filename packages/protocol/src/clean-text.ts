/** Joiners that join nothing: only between two visible characters do families and Persian names need them. */
const looseJoiners = /(?<![^\s\u200C\u200D])[\u200C\u200D]+|[\u200C\u200D]+(?![^\s\u200C\u200D])/gu;

export const withoutLooseJoiners = (text: string): string => text.replaceAll(looseJoiners, '');

/** What somebody has typed as it is kept: trimmed, single blanks, no control or formatting characters but joiners inside words. */
export function cleanText(text: string): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/(?![\u200C\u200D])[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/([\u200C\u200D])[\u200C\u200D]+/gu, '$1');
  return withoutLooseJoiners(plain).replaceAll(/\s+/gu, ' ').trim();
}
