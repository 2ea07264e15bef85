import { formatFields, notation, readFields } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import { sortedHand } from './cards.ts';
import { checkPosition } from './consistency.ts';
import {
  handFields,
  head,
  readCard,
  readGifts,
  readPiles,
  readShown,
  shownFields,
} from './shown-notation.ts';
import type { State } from './types.ts';

function formatPosition({ shown, hands, gifts }: State): string {
  return formatFields(head, [...shownFields(shown), ...handFields(hands.map(peek), gifts.map(peek))]);
}

function readPosition(text: string): State {
  const fields = readFields(head, text);
  const shown = readShown(fields);
  const hands = readPiles(fields.take('hands'), readCard).map(sortedHand);
  const gifts = readGifts(fields.take('gifts'), readCard);
  fields.done();
  checkPosition({ shown, hands, gifts });
  return { shown, hands: hands.map((hand) => hide(hand)), gifts: gifts.map((gift) => hide(gift)) };
}

export const position: Notation<State> = notation(formatPosition, readPosition);
