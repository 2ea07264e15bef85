import {
  formatFields,
  formatList,
  notation,
  readFields,
  readList,
  readMaybe,
  unreadable,
} from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import { checkPosition } from './consistency.ts';
import { formatTexts, readTexts } from './deck/card-notation.ts';
import type { CardTexts } from './deck/card-notation.ts';
import { houseName } from './deck/deck-notation.ts';
import { findTexts, stockOf } from './deck/decks.ts';
import { readCardId, readSilhouette } from './move-notation.ts';
import {
  formatAnswers,
  formatPicks,
  head,
  readAnswers,
  readPicks,
  readShown,
  shownFields,
} from './shown-notation.ts';
import type { CardId, Shown, State } from './types.ts';

/** What the cards in play say, which a position tells so that a sight can show it. */
const textsField = ({ options, card }: Shown, drawn: readonly CardId[]): string =>
  formatList(card === null ? drawn : [card], (id) => formatTexts(findTexts(options, id) ?? noTexts), '/');

const noText = { scene: '', questions: ['', '', ''] } as const;
const noTexts: CardTexts = { black: false, en: noText, de: noText };

function formatPosition({ shown, drawn, answers, picks }: State): string {
  return formatFields(head, [
    ...shownFields(shown),
    ['drawn', formatList(peek(drawn), String)],
    ['answers', formatAnswers(peek(answers))],
    ['picks', formatPicks(picks.map(peek))],
    ['texts', textsField(shown, peek(drawn))],
  ]);
}

function readPosition(text: string): State {
  const fields = readFields(head, text);
  const shown = readShown(fields);
  const drawn = readList(fields.take('drawn'), readCardId);
  const answers = readMaybe(fields.take('answers'), readAnswers);
  const picks = readPicks(fields.take('picks'), shown.seats, readSilhouette);
  const texts = fields.take('texts');
  fields.done();
  checkPosition({ eye: null, shown, drawn, answers, picks });
  checkCards(shown, drawn);
  checkTexts(texts, shown, drawn);
  return {
    shown,
    drawn: hide(drawn),
    answers: hide(answers),
    picks: picks.map((pick) => hide(pick)),
  };
}

/** Our own cards may have said the same in other words when a position was written; own decks stand in it as they are. */
function checkTexts(texts: string, shown: Shown, drawn: readonly CardId[]): void {
  if (texts === '-' || texts === textsField(shown, drawn)) return;
  const count = shown.card === null ? drawn.length : 1;
  if (shown.options.deck !== houseName || readList(texts, readTexts, '/').length !== count)
    unreadable("The cards in play say something else; '-' stands for what they say.");
}

/** All cards are of the table's deck, and none was in play again before the stock ran out. */
function checkCards(shown: Shown, drawn: readonly CardId[]): void {
  const { past, card } = shown;
  for (const [nth, { card: answered }] of past.entries())
    checkDrawable({ ...shown, past: past.slice(0, nth) }, answered);
  for (const one of [...drawn, ...(card === null ? [] : [card])]) checkDrawable(shown, one);
}

function checkDrawable(shown: Shown, card: CardId): void {
  if (findTexts(shown.options, card) === null) unreadable(`There is no card '${card}' in this deck.`);
  if (!stockOf(shown).includes(card)) unreadable(`The card '${card}' has been answered before.`);
}

export const position: Notation<State> = notation(formatPosition, readPosition);
