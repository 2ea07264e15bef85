import { formatFields, notation, readEye, readFields, unreadable } from '@rudel/kernel';
import type { Eye, Notation, Seat } from '@rudel/kernel';
import { seats } from './board.ts';
import { sortedHand } from './cards.ts';
import { checkPosition } from './consistency.ts';
import {
  handFields,
  head,
  readGifts,
  readPiles,
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

function formatSight({ eye, shown, hands, gifts }: View): string {
  return formatFields(head, [['eye', String(eye)], ...shownFields(shown), ...handFields(hands, gifts)]);
}

function readSight(text: string): View {
  const fields = readFields(head, text);
  const eye = readEye(fields.take('eye'), seats.length);
  const shown = readShown(fields);
  const hands = readPiles(fields.take('hands'), readSeen).map(sortedSight);
  const gifts = readGifts(fields.take('gifts'), readSeen);
  fields.done();
  checkPosition({ shown, hands, gifts });
  for (const seat of seats) checkSeen(eye, seat, hands[seat] ?? []);
  return { eye, shown, hands, gifts };
}

/** An eye sees its own hand and no other. */
function checkSeen(eye: Eye, seat: Seat, hand: readonly (Card | Unseen)[]): void {
  if (hand.length === 0 || hand.includes('?') !== (eye === seat)) return;
  unreadable(
    eye === seat ? `Seat ${seat} sees its own hand.` : `The hand of seat ${seat} is not seen by this eye.`,
  );
}

export const sight: Notation<View> = notation(formatSight, readSight);
