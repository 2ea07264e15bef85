import { unreadable } from '@rudel/kernel';
import type { Seat } from '@rudel/kernel';
import { marksADay } from '../day/marks.ts';
import { callOf } from '../night/calls.ts';
import { mayPointAt, pointable } from '../night/pointing.ts';
import { answering, decidedNow } from '../secrecy/secret.ts';
import type { SecretChoice, Mark, Shown } from '../types.ts';
import { isHuman, playersOf } from '../village/narrators.ts';

/** Answers and marks of seats, as far as they are told. */
type AnswersAndMarks = {
  readonly answers: readonly (SecretChoice | '?' | null)[];
  readonly marks: readonly (Mark | '?')[];
};

/** Stops with a sentence where answers or marks can never come about. */
export function checkHeld(shown: Shown, { answers, marks }: AnswersAndMarks): void {
  const asked = answering(shown);
  for (const [seat, answer] of answers.entries()) checkAnswer(shown, seat, answer, asked.includes(seat));
  const isWaiting = asked.some((seat) => answers[seat] === null || answers[seat] === '?');
  if (asked.length > 0 && !isWaiting && shown.phase !== 'lots' && !isHuman(shown))
    unreadable('When all have answered, the lots are drawn.');
  for (const [seat, mark] of marks.entries()) if (mark !== '?') checkMark(shown, seat, mark);
}

function checkAnswer(shown: Shown, seat: Seat, answer: SecretChoice | '?' | null, isAsked: boolean): void {
  if (answer === null || answer === '?') return;
  if (!isAsked) unreadable(`Seat ${seat} is not asked and has no answer.`);
  const { at, sign } = answer;
  if (!isOpenTo(shown, seat, at)) unreadable(`Seat ${seat} cannot have chosen seat ${at}.`);
  const maySign = shown.call !== null && callOf(shown.call).hasSigns === true;
  if (sign !== null && !maySign) unreadable('Signs are given in the wolves’ call only.');
}

function isOpenTo(shown: Shown, seat: Seat, at: Seat): boolean {
  if (shown.call !== null)
    return pointable(shown, shown.call).includes(at) && mayPointAt(shown.call, seat, at);
  if (shown.fates[at] !== null) return false;
  return decidedNow(shown) === 'verdict' ? shown.days.at(-1)?.suspects.includes(at) === true : at !== seat;
}

function checkMark(shown: Shown, seat: Seat, { at, left }: Mark): void {
  if (at !== null && (at === seat || at >= playersOf(shown))) unreadable(`Seat ${seat} marks another one.`);
  if (!isMarkOpen(shown) && left !== marksADay) unreadable(`Seat ${seat} cannot have marked anybody today.`);
  const hasRested = left === 0 && shown.fates[seat] !== null;
  const isUnmarked = at === null && (left === marksADay || hasRested);
  if (at === null ? !isUnmarked : shown.days.length === 0)
    unreadable(`Seat ${seat} has not marked anybody, or has not said whom.`);
}

/** Whether somebody can have marked anybody since the day broke. */
const isMarkOpen = ({ phase, isOpen, days }: Shown): boolean =>
  days.length > 0 && (phase !== 'talk' || isOpen);
