import { quoted, unreadable } from '@rudel/kernel';
import type { CardText, DeckCard } from '../cards/deck-types.ts';
import { isPlainText } from './plain-text.ts';

/** What a card says in every language, and whether it is black. */
export type CardTexts = Pick<DeckCard, 'black' | 'en' | 'de'>;

/** How long a scene or a question may be. */
export const longestPhrase = 240;

/** Characters that mean something else in a notation, each with what is written for it. */
const written: { readonly [sign: string]: string } = {
  ' ': '_',
  _: '~u',
  '~': '~t',
  ',': '~c',
  ';': '~s',
  '/': '~l',
  '*': '~a',
};
const meant = new Map(Object.entries(written).map(([sign, text]) => [text, sign]));

/** A text without blanks and separators: `Ten past two~c at night`, with `_` for blanks. */
export function formatPhrase(text: string): string {
  return text.replaceAll(/[ _~,;/*]/g, (sign) => written[sign] ?? sign);
}

export function readPhrase(text: string, longest: number = longestPhrase, what = 'text of a card'): string {
  const phrase = text.replaceAll(/_|~./g, (sign) => meant.get(sign) ?? sign);
  if (formatPhrase(phrase) !== text || !isPlainText(phrase))
    unreadable(`${quoted(text)} is not written as a ${what}.`);
  if (phrase === '' || phrase.length > longest)
    unreadable(`A ${what} has 1 to ${longest} characters, not ${phrase.length}.`);
  return phrase;
}

const partsOf = ({ scene, questions }: CardText): readonly string[] => [scene, ...questions];

const same = (one: CardText, other: CardText): boolean =>
  partsOf(one).every((part, index) => part === partsOf(other)[index]);

const blackMark = '*';

/**
 * A scene and three questions with `;` between them, in English and then in German, or once where they are the same;
 * a black card's behind a `*`.
 */
export function formatTexts({ black, en, de }: CardTexts): string {
  const parts = same(en, de) ? partsOf(en) : [...partsOf(en), ...partsOf(de)];
  return `${black ? blackMark : ''}${parts.map(formatPhrase).join(';')}`;
}

export function readTexts(text: string): CardTexts {
  const black = text.startsWith(blackMark);
  const parts = (black ? text.slice(blackMark.length) : text).split(';').map((part) => readPhrase(part));
  if (parts.length !== 4 && parts.length !== 8)
    unreadable(
      `A card is a scene and three questions, in one language or in two, not ${parts.length} texts.`,
    );
  const en = textOf(parts.slice(0, 4));
  const de = parts.length === 4 ? en : textOf(parts.slice(4));
  if (parts.length === 8 && same(en, de)) unreadable('A card that says the same twice is written once.');
  return { black, en, de };
}

function textOf([scene = '', first = '', second = '', third = '']: readonly string[]): CardText {
  return { scene, questions: [first, second, third] };
}
