import {
  formatFields,
  formatList,
  notation,
  readEye,
  readFields,
  readList,
  readMaybe,
  unreadable,
} from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import { checkPosition } from './consistency.ts';
import { formatTexts, readTexts } from './deck/card-notation.ts';
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
import { mostSeats } from './turns.ts';
import type { Unseen, View } from './types.ts';

/** `?` for the unseen. */
const seen =
  <T>(read: (text: string) => T): ((text: string) => T | Unseen) =>
  (text) =>
    text === '?' ? '?' : read(text);

function formatSight({ eye, shown, drawn, answers, picks, texts }: View): string {
  return formatFields(head, [
    ['eye', String(eye)],
    ...shownFields(shown),
    ['drawn', formatList(drawn, String)],
    ['answers', formatAnswers(answers)],
    ['picks', formatPicks(picks)],
    ['texts', formatList(texts, (one) => (one === '?' ? one : formatTexts(one)), '/')],
  ]);
}

function readSight(text: string): View {
  const fields = readFields(head, text);
  const eye = readEye(fields.take('eye'), mostSeats);
  const shown = readShown(fields);
  const drawn = readList(fields.take('drawn'), seen(readCardId));
  const answers = readMaybe(fields.take('answers'), seen(readAnswers));
  const picks = readPicks(fields.take('picks'), shown.seats, seen(readSilhouette));
  const texts = readList(fields.take('texts'), seen(readTexts), '/');
  fields.done();
  if (eye !== 'table' && eye >= shown.seats) unreadable(`There is no seat ${eye} among ${shown.seats}.`);
  checkPosition({ eye, shown, drawn, answers, picks });
  checkTexts({ eye, shown, drawn, answers, picks, texts });
  return { eye, shown, drawn, answers, picks, texts };
}

/** An eye reads the cards that it sees. */
function checkTexts({ shown, drawn, texts }: View): void {
  const cards = shown.card === null ? drawn : [shown.card];
  const isRight =
    texts.length === cards.length && texts.every((text, index) => (text === '?') === (cards[index] === '?'));
  if (!isRight) unreadable('An eye sees the words of the cards that it sees, and no others.');
}

export const sight: Notation<View> = notation(formatSight, readSight);
