import { answerAt, places } from '@rudel/tofugott/page';
import type { Answers, Move, AnswerPlace, Silhouette } from '@rudel/tofugott/page';

export const isSamePlace = (one: AnswerPlace | null, other: AnswerPlace): boolean =>
  one !== null && one.row === other.row && one.question === other.question;

/** The places in the order in which they are filled: both answers to a question, then the next. */
export const fillingOrder: readonly AnswerPlace[] = places.toSorted(
  (one, other) => one.question - other.question || places.indexOf(one) - places.indexOf(other),
);

function put(answers: Answers, { row, question }: AnswerPlace, silhouette: Silhouette | null): Answers {
  return { ...answers, [row]: answers[row].with(question - 1, silhouette) };
}

/** Where a silhouette lies; null for one that does not. */
export function placeOf(answers: Answers, silhouette: Silhouette): AnswerPlace | null {
  return places.find((place) => answerAt(answers, place) === silhouette) ?? null;
}

/** A silhouette laid in a place; if it lay elsewhere, what it displaces goes there. */
export function withLaid(answers: Answers, place: AnswerPlace, silhouette: Silhouette): Answers {
  const from = placeOf(answers, silhouette);
  const displaced = answerAt(answers, place);
  const swapped = from === null ? answers : put(answers, from, displaced);
  return put(swapped, place, silhouette);
}

export const withoutAnswer = (answers: Answers, place: AnswerPlace): Answers => put(answers, place, null);

/** The place that is filled next: the first empty one after the last filled, else any empty one; null when all are full. */
export function nextPlace(answers: Answers, last: AnswerPlace | null): AnswerPlace | null {
  const from = last === null ? 0 : fillingOrder.findIndex((place) => isSamePlace(last, place)) + 1;
  const inTurn = [...fillingOrder.slice(from), ...fillingOrder.slice(0, from)];
  return inTurn.find((place) => answerAt(answers, place) === null) ?? null;
}

export const isSameAnswers = (one: Answers, other: Answers): boolean =>
  places.every((place) => answerAt(one, place) === answerAt(other, place));

/** The next move that leads from what lies there to what is wanted: first what is in the way, then what is missing. */
export function moveTowards(known: Answers, wanted: Answers): Move | null {
  const wrong = fillingOrder.filter((place) => answerAt(known, place) !== answerAt(wanted, place));
  const inTheWay = wrong.find((place) => answerAt(known, place) !== null);
  if (inTheWay !== undefined) return { kind: 'take', ...inTheWay };
  const [missing] = wrong;
  const silhouette = missing === undefined ? null : answerAt(wanted, missing);
  return missing === undefined || silhouette === null ? null : { kind: 'lay', ...missing, silhouette };
}

/** What lies there once such a move has been made. */
export function after(known: Answers, move: Move): Answers {
  if (move.kind === 'take') return put(known, move, null);
  return move.kind === 'lay' ? put(known, move, move.silhouette) : known;
}

/** The last of the places with something on it; null when all are empty. */
export const lastFilled = (answers: Answers): AnswerPlace | null =>
  fillingOrder.findLast((place) => answerAt(answers, place) !== null) ?? null;
