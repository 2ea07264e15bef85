import { formatFields, notation, readEye, readFields, unreadable } from '@rudel/kernel';
import type { Eye, Notation, Seat } from '@rudel/kernel';
import { checkPosition } from './consistency.ts';
import { sortedDice } from './dice.ts';
import { seatsOf, sidesFrom } from './rounds.ts';
import {
  handFields,
  head,
  readAnswers,
  readHands,
  readSeen,
  readSeenAnswer,
  readShown,
  shownFields,
} from './shown-notation.ts';
import type { Kind, Unseen, View } from './types.ts';

/** A hand may be written in any order, but not half seen. */
function sortedSight(hand: readonly (Kind | Unseen)[]): readonly (Kind | Unseen)[] {
  const seen = hand.filter((die) => die !== '?');
  if (seen.length > 0 && seen.length < hand.length)
    unreadable('The dice of a seat are seen or unseen, not half of them.');
  return seen.length > 0 ? sortedDice(seen) : hand;
}

function formatSight({ eye, shown, hands, answers }: View): string {
  return formatFields(head, [['eye', String(eye)], ...shownFields(shown), ...handFields(hands, answers)]);
}

function readSight(text: string): View {
  const fields = readFields(head, text);
  const eye = readEye(fields.take('eye'), sidesFrom);
  const shown = readShown(fields);
  const hands = readHands(fields.take('hands'), shown.seats, readSeen).map(sortedSight);
  const answers = readAnswers(fields.take('answers'), shown.seats, readSeenAnswer);
  fields.done();
  if (eye !== 'table' && eye >= shown.seats) unreadable(`There is no seat ${eye} among ${shown.seats}.`);
  for (const seat of seatsOf(shown.seats)) checkSeen(eye, seat, hands[seat] ?? []);
  checkPosition({ eye, shown, hands, answers });
  return { eye, shown, hands, answers };
}

/** An eye sees its own dice and no others. */
function checkSeen(eye: Eye, seat: Seat, hand: readonly (Kind | Unseen)[]): void {
  if (hand.length === 0 || hand.includes('?') !== (eye === seat)) return;
  unreadable(
    eye === seat ? `Seat ${seat} sees its own dice.` : `The dice of seat ${seat} are not seen by this eye.`,
  );
}

export const sight: Notation<View> = notation(formatSight, readSight);
