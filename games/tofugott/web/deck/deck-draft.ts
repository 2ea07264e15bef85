import type { Rng } from '@rudel/kernel';
import { checkDeck, fitDeck, openDeck, ownCardsInPlay } from '@rudel/tofugott/page';
import type { CardText, DeckCheck, DeckReason } from '@rudel/tofugott/page';
import type { Options } from '@rudel/tofugott/page';

/** A card that is being written; null for a language it does not have. */
export type DraftCard = {
  readonly black: boolean;
  readonly en: CardText | null;
  readonly de: CardText | null;
};

export type DraftDeck = { readonly name: string; readonly cards: readonly DraftCard[] };

export const emptyText: CardText = { scene: '', questions: ['', '', ''] };

/** What can be wrong with a deck that is still in the making; all else can only be mended in the text itself. */
const mendable: ReadonlySet<DeckReason> = new Set([
  'nothing-there',
  'name-missing',
  'name-empty',
  'name-too-long',
  'cards-missing',
  'too-few-cards',
  'too-many-cards',
  'card-twice',
  'language-missing',
  'scene-missing',
  'scene-empty',
  'scene-too-long',
  'questions-missing',
  'question-empty',
  'question-too-long',
  'question-twice',
]);

/** The text of a deck as cards that can be edited one by one; null where something in it would be lost. */
export function readDraft(text: string): DraftDeck | null {
  if (!checkDeck(text).faults.every(({ reason }) => mendable.has(reason))) return null;
  if (text.trim() === '') return { name: '', cards: [] };
  const { name, cards } = openDeck(text) as { name?: string; cards?: readonly Partial<DraftCard>[] };
  return { name: name ?? '', cards: (cards ?? []).map(draftCard) };
}

const draftCard = ({ black = false, en = null, de = null }: Partial<DraftCard>): DraftCard => ({
  black,
  en: en && draftText(en),
  de: de && draftText(de),
});

function draftText({ scene = '', questions = ['', '', ''] }: Partial<CardText>): CardText {
  return { scene, questions };
}

/** A deck in the making as the text that is checked and kept. */
export function formatDraft({ name, cards }: DraftDeck): string {
  const open = cards.map(({ black, en, de }) => ({
    ...(black && { black }),
    ...(en && { en }),
    ...(de && { de }),
  }));
  return `${JSON.stringify({ name, cards: open }, null, 2)}\n`;
}

/** What becomes of a deck on the table: the option, how many of its cards come along, and how many are too few. */
export type Verdict =
  | { readonly kind: 'faults'; readonly faults: DeckCheck['faults'] }
  | { readonly kind: 'too-few'; readonly left: number; readonly needed: number }
  | { readonly kind: 'fine'; readonly option: string; readonly cards: number; readonly of: number };

/** Chance from the system, for which cards of a long deck come along; nothing else hangs on it. */
const deviceRng: Rng = {
  int: (below) => Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * below),
};

/** Checks a text for a match that needs so many cards; black ones count only where they are played (tofugott 5.2). */
export function judge(text: string, needed: number, blackCards: Options['blackCards']): Verdict {
  const { deck, faults } = checkDeck(text, needed);
  if (deck === null) return { kind: 'faults', faults };
  const fitted = fitDeck(deck, blackCards, deviceRng);
  if (fitted === null) return { kind: 'too-few', left: 0, needed };
  const left = ownCardsInPlay({ deck: fitted.option, blackCards }) ?? 0;
  if (left < needed) return { kind: 'too-few', left, needed };
  return { kind: 'fine', option: fitted.option, cards: fitted.cards, of: deck.cards.length };
}
