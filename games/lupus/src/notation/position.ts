import { formatFields, notation, readFields } from '@rudel/kernel';
import type { Notation } from '@rudel/kernel';
import { hide, peek } from '@rudel/kernel/hidden';
import { checkPosition } from '../consistency/check-position.ts';
import { cardOf, roleOf } from '../roles/index.ts';
import type { State } from '../types.ts';
import { playersOf } from '../village/narrators.ts';
import { head, heldFields, readHeld, readShown, shownFields } from './shown-notation.ts';

function formatPosition({ shown, cards, diaries, answers, marks }: State): string {
  const held = {
    cards: cards.map((card) => cardOf(peek(card))),
    diaries: diaries.map(peek),
    answers: answers.map(peek),
    marks: marks.map(peek),
  };
  return formatFields(head, [...shownFields(shown), ...heldFields(held)]);
}

function readPosition(text: string): State {
  const fields = readFields(head, text);
  const shown = readShown(fields);
  const held = readHeld<never>(fields, playersOf(shown), []);
  fields.done();
  const cards = held.cards.map(roleOf);
  checkPosition(shown, { ...held, cards });
  return {
    shown,
    cards: cards.map((card) => hide(card)),
    diaries: held.diaries.map((diary) => hide(diary)),
    answers: held.answers.map((answer) => hide(answer)),
    marks: held.marks.map((mark) => hide(mark)),
  };
}

export const position: Notation<State> = notation(formatPosition, readPosition);
