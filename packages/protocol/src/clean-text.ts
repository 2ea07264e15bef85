/** Joiners that join nothing: only between two visible characters do families and Persian names need them. */
const looseJoiners = /(?<![^\s\u200C\u200D])[\u200C\u200D]+|[\u200C\u200D]+(?![^\s\u200C\u200D])/gu;

export const withoutLooseJoiners = (text: string): string => text.replaceAll(looseJoiners, '');

/** What nobody sees: control and formatting characters, fillers; not joiners, nor what makes a sign an emoji. */
const invisible = /(?!\u200C|\u200D|\uFE0E|\uFE0F)[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Blanks that are called signs: of Braille, and of music. */
const hiddenBlanks = /[\u2800\u{1D159}]/gu;

/** Marks that stand on nothing. */
const loneMarks = /(?<!\S)[\p{M}\u200C\u200D]+/gu;

const pileOfMarks = /[\p{M}\u200C\u200D]{2,}/gu;
const joiner = /[\u200C\u200D]/u;
const accent = /\p{Script=Inherited}/u;

/** On one letter: accents, which go with any script; and marks in all, of which Burmese and Tibetan need more. */
const mostAccents = 2;
const mostMarks = 4;

/** So few marks that no tower is built of them, and none twice. */
function lowered(pile: string): string {
  const kept = new Set<string>();
  let accents = 0;
  return Array.from(pile, (mark) => {
    if (joiner.test(mark)) return mark;
    const isAccent = accent.test(mark);
    if (kept.has(mark) || kept.size === mostMarks || (isAccent && accents === mostAccents)) return '';
    kept.add(mark);
    accents += Number(isAccent);
    return mark;
  }).join('');
}

/** What somebody has typed as it is kept: trimmed, single blanks, nothing invisible but joiners inside words, few marks on a letter. */
export function cleanText(text: string): string {
  const plain = text
    .replaceAll(invisible, '')
    .replaceAll(hiddenBlanks, ' ')
    .normalize('NFD')
    .replaceAll(pileOfMarks, lowered)
    .replaceAll(loneMarks, '')
    .normalize('NFC')
    .replaceAll(/([\u200C\u200D])[\u200C\u200D]+/gu, '$1');
  return withoutLooseJoiners(plain).replaceAll(/\s+/gu, ' ').trim();
}
