import type { Silhouette } from './silhouettes.ts';
import { questions } from './turns.ts';
import { rows } from './types.ts';
import type { Answers, Row } from './types.ts';

/** A place for an answer: the best or the worst to a question. */
export type AnswerPlace = { readonly row: Row; readonly question: number };

/** The six places, the best answers first. */
export const places: readonly AnswerPlace[] = rows.flatMap((row) =>
  questions.map((question) => ({ row, question })),
);

const nothing: readonly null[] = questions.map(() => null);

export const noAnswers: Answers = { best: nothing, worst: nothing, isLocked: false };

export const answerAt = (answers: Answers, { row, question }: AnswerPlace): Silhouette | null =>
  answers[row][question - 1] ?? null;

/** All silhouettes that lie somewhere. */
export const laidOut = ({ best, worst }: Answers): readonly Silhouette[] =>
  [...best, ...worst].filter((one) => one !== null);

export const isComplete = (answers: Answers): boolean => laidOut(answers).length === places.length;

/** The answers with another silhouette, or none, in a place. */
export function withAnswer(answers: Answers, { row, question }: AnswerPlace, to: Silhouette | null): Answers {
  return { ...answers, [row]: answers[row].with(question - 1, to) };
}
