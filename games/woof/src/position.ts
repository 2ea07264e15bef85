import { formatFields, notation, readFields, readList, unreadable } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import { sortedCards } from './cards.ts';
import { checkPosition } from './consistency.ts';
import { placesOf } from './deck.ts';
import { readCard, readQuestion } from './move-notation.ts';
import { sortedQuestions } from './questions.ts';
import { head, readBoards, readLists, readShown, secretFields, shownFields } from './shown-notation.ts';
import type { State, Suspicion } from './types.ts';

function formatPosition({ shown, pairs, hands, seen, layout, boards }: State): string {
  const secrets = {
    pairs: pairs.map(peek),
    hands: hands.map(peek),
    seen: seen.map(peek),
    layout: peek(layout),
    boards: boards.map(peek),
  };
  return formatFields(head, [...shownFields(shown), ...secretFields(secrets)]);
}

function readPosition(text: string): State {
  const fields = readFields(head, text);
  const shown = readShown(fields);
  const { seats } = shown;
  const pairs = readLists(fields.take('pairs'), placesOf(seats), readCard).map(sortedCards);
  const hands = readLists(fields.take('hands'), seats, readQuestion).map(sortedQuestions);
  const seen = readList(fields.take('seen'), readCard);
  const layout = readList(fields.take('layout'), readCard);
  const boards = readBoards(fields.take('boards'), seats).map(known);
  fields.done();
  checkPosition({ eye: null, shown, pairs, hands, seen, layout, boards });
  return {
    shown,
    pairs: pairs.map((pair) => hide(pair)),
    hands: hands.map((hand) => hide(hand)),
    seen: seen.map((card) => hide(card)),
    layout: hide(layout),
    boards: boards.map((board) => hide(board)),
  };
}

function known(board: Suspicion | '?' | null): Suspicion | null {
  return board === '?' ? unreadable('In a position every board is known.') : board;
}

export const position: Notation<State> = notation(formatPosition, readPosition);
