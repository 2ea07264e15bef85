import { formatFields, notation, readFields, unreadable } from '@rudel/kernel';
import type { Eye, Notation } from '@rudel/kernel';
import { sortedHand } from './cards.ts';
import { checkPosition } from './consistency.ts';
import {
  handFields,
  head,
  readGifts,
  readPiles,
  readSeat,
  readSeen,
  readShown,
  shownFields,
} from './shown-notation.ts';
import type { Card, Unseen, View } from './types.ts';

/** A hand may be written in any order, but not half seen. */
function sortedSight(hand: readonly (Card | Unseen)[]): readonly (Card | Unseen)[] {
  const seen = hand.filter((card) => card !== '?');
  if (seen.length > 0 && seen.length < hand.length) unreadable('A hand is seen or unseen, not half of it.');
  return seen.length > 0 ? sortedHand(seen) : hand;
}

const readEye = (text: string): Eye => (text === 'table' ? 'table' : readSeat(text));

function formatSight({ eye, shown, hands, gifts }: View): string {
  return formatFields(head, [['eye', String(eye)], ...shownFields(shown), ...handFields(hands, gifts)]);
}

function readSight(text: string): View {
  const fields = readFields(head, text);
  const eye = readEye(fields.take('eye'));
  const shown = readShown(fields);
  const hands = readPiles(fields.take('hands'), readSeen).map(sortedSight);
  const gifts = readGifts(fields.take('gifts'), readSeen);
  fields.done();
  checkPosition({ shown, hands, gifts });
  if (eye !== 'table' && hands[eye]?.includes('?')) unreadable(`Seat ${eye} sees its own hand.`);
  return { eye, shown, hands, gifts };
}

export const sight: Notation<View> = notation(formatSight, readSight);
