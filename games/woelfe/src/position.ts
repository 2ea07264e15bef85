import { formatFields, notation, readFields } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import { checkPosition } from './consistency.ts';
import { readKind } from './dice-notation.ts';
import { sortedDice } from './dice.ts';
import {
  handFields,
  head,
  readAnswer,
  readAnswers,
  readHands,
  readShown,
  shownFields,
} from './shown-notation.ts';
import type { State } from './types.ts';

function formatPosition({ shown, hands, answers }: State): string {
  return formatFields(head, [...shownFields(shown), ...handFields(hands.map(peek), answers.map(peek))]);
}

function readPosition(text: string): State {
  const fields = readFields(head, text);
  const shown = readShown(fields);
  const hands = readHands(fields.take('hands'), shown.seats, readKind).map(sortedDice);
  const answers = readAnswers(fields.take('answers'), shown.seats, readAnswer);
  fields.done();
  checkPosition({ eye: null, shown, hands, answers });
  return { shown, hands: hands.map((hand) => hide(hand)), answers: answers.map((answer) => hide(answer)) };
}

export const position: Notation<State> = notation(formatPosition, readPosition);
