import { formatFields, notation, readEye, readFields, readList, unreadable } from '@rudel/kernel';
import type { Eye, Notation } from '@rudel/kernel';
import { sortedCards } from './cards.ts';
import type { Card } from './cards.ts';
import { checkPosition } from './consistency.ts';
import { mostSeats, placesOf } from './deck.ts';
import { readCard, readQuestion } from './move-notation.ts';
import { sortedQuestions } from './questions.ts';
import type { Question } from './questions.ts';
import { knowsCard, looksOf } from './rounds.ts';
import {
  head,
  orUnseen,
  readBoards,
  readLists,
  readShown,
  secretFields,
  shownFields,
} from './shown-notation.ts';
import type { Unseen, View } from './types.ts';

function formatSight(view: View): string {
  return formatFields(head, [['eye', String(view.eye)], ...shownFields(view.shown), ...secretFields(view)]);
}

/** Things that may be written in any order, but not half seen. */
function sortedSight<T>(some: readonly (T | Unseen)[], sorted: (all: readonly T[]) => readonly T[]) {
  return (isSeen: boolean, what: string): readonly (T | Unseen)[] => {
    const seen = some.filter((one) => one !== '?') as readonly T[];
    if (seen.length !== (isSeen ? some.length : 0)) unreadable(`An eye sees its own ${what} and no others.`);
    return isSeen ? sorted(seen) : some;
  };
}

function readSight(text: string): View {
  const fields = readFields(head, text);
  const eye = readEye(fields.take('eye'), mostSeats);
  const shown = readShown(fields);
  const { seats } = shown;
  const pairs = readLists(fields.take('pairs'), placesOf(seats), orUnseen(readCard)).map((pair, place) =>
    sortedSight<Card>(pair, sortedCards)(place === eye, 'cards'),
  );
  const hands = readLists(fields.take('hands'), seats, orUnseen(readQuestion)).map((hand, seat) =>
    sortedSight<Question>(hand, sortedQuestions)(seat === eye, 'question cards'),
  );
  const seen = readList(fields.take('seen'), orUnseen(readCard));
  const layout = sortedSight<Card>(readList(fields.take('layout'), orUnseen(readCard)), (all) => all)(
    shown.looking === eye,
    'layout',
  );
  const boards = readBoards(fields.take('boards'), seats);
  fields.done();
  if (eye !== 'table' && eye >= seats) unreadable(`There is no seat ${eye} among ${seats}.`);
  const view = { eye, shown, pairs, hands, seen, layout, boards };
  checkSeen(view);
  checkPosition(view);
  return view;
}

/** An eye sees the cards of its own looks and of those looks at itself of which it is shown the card; and its own board. */
function checkSeen({ eye, shown, seen, boards }: View): void {
  for (const [nth, look] of looksOf(shown.log).entries()) {
    const isKnown = knowsCard(shown, look, eye);
    if ((seen[nth] === '?') === isKnown)
      unreadable(`This eye sees ${isKnown ? '' : 'not '}what look ${nth + 1} showed.`);
  }
  for (const [seat, board] of boards.entries()) checkBoardSeen(eye, seat, board);
}

function checkBoardSeen(eye: Eye, seat: number, board: View['boards'][number]): void {
  if (board !== null && (board === '?') === (seat === eye))
    unreadable(`An eye sees its own board and no other; that of seat ${seat} is written otherwise.`);
}

export const sight: Notation<View> = notation(formatSight, readSight);
