import type { Language, NameOf, Seat } from '@rudel/kernel';
import { textIn } from '../cards/text-in.ts';
import { houseName } from '../deck/deck-notation.ts';
import { ownDeck } from '../deck/own-decks.ts';
import { lineIn } from '../line.ts';
import { activeOf, nextCard, questionOf } from '../turns.ts';
import type { CardId, CardTexts, Glimpse, Line, Row, Silhouette, View } from '../types.ts';

/** A list as the language writes it: a, b and c. */
export function joined(language: Language, items: readonly string[]): string {
  return new Intl.ListFormat(language).format(items);
}

export const namesOf = (language: Language, seats: readonly Seat[], nameOf: NameOf): string =>
  joined(language, seats.map(nameOf));

/** The seat of whoever reads; null for everybody. */
export type Me = Seat | null | undefined;

/** The seats without the reader's own, by their names: "You and …". */
export const othersOf = (language: Language, seats: readonly Seat[], nameOf: NameOf, me: Me): string =>
  namesOf(
    language,
    seats.filter((seat) => seat !== me),
    nameOf,
  );

/** A number for the eye, with a real minus. */
export const numberNamed = (value: number): string => String(value).replace('-', '−');

/** What was gained or lost, with its sign. */
export const gainNamed = (value: number): string => (value > 0 ? `+${value}` : numberNamed(value));

export type GlimpseOf<K extends Glimpse['kind']> = Extract<Glimpse, { readonly kind: K }>;
export type AnswerGlimpse = Extract<Glimpse, { readonly kind: Row }>;

/** The scene of a card that this eye can read; null for one that it cannot. */
export function sceneOf({ drawn, texts, shown }: View, card: CardId, language: Language): string | null {
  const cards = shown.card === null ? drawn : [shown.card];
  const text = texts[cards.indexOf(card)];
  return text === undefined || text === '?' ? null : textIn(text, language).scene;
}

/** Whether this eye has a guess that lies face down. */
export const hasGuessed = ({ eye, picks }: View): boolean => eye !== 'table' && (picks[eye] ?? null) !== null;

/** The question that is guessed or shown now. */
export function questionText({ shown, texts }: View, language: Language): string {
  return questionIn(texts[0], questionOf(shown), language);
}

function questionIn(text: CardTexts | '?' | undefined, question: number, language: Language): string {
  return text === undefined || text === '?' ? '' : (textIn(text, language).questions[question - 1] ?? '');
}

/** What a status sentence is about, with whoever is active and whoever shows a card as names. */
export type Situation = {
  readonly isActive: boolean;
  readonly isWatching: boolean;
  readonly active: string;
  readonly question: number;
  readonly text: string;
  readonly owner: string;
  readonly isOwner: boolean;
  readonly showing: 'guess' | Row;
};

export function situationOf(view: View, nameOf: NameOf, language: Language): Situation {
  const { eye, shown } = view;
  const active = activeOf(shown) ?? 0;
  const card = nextCard(shown);
  const owner = card?.owner ?? active;
  return {
    isActive: active === eye,
    isWatching: eye === 'table',
    active: nameOf(active),
    question: questionOf(shown),
    text: questionText(view, language),
    owner: nameOf(owner),
    isOwner: owner === eye,
    showing: card?.kind ?? 'guess',
  };
}

/** What somebody said to a card, in the quotation marks of a language. */
export const saidWords = (
  line: Line | null,
  language: Language,
  [open, close]: readonly [string, string],
): string => (line === null ? '' : ` ${open}${lineIn(line, language)}${close}`);

/** The name of a custom deck and the number of its cards; null for ours. */
export function deckNamed(deck: string): { readonly name: string; readonly cards: number } | null {
  if (deck === houseName) return null;
  const { name, cards } = ownDeck(deck);
  return { name, cards: cards.length };
}

export const asSilhouette = (text: string | undefined): Silhouette => (text ?? 'tofu') as Silhouette;
