import type { Seat } from '@rudel/kernel';
import { answerAt, isComplete, laidOut, places } from './answers.ts';
import { activeOf, openSilhouettes, questionOf, turnersOf } from './turns.ts';
import type { Answers, Move, Shown, View } from './types.ts';

/** All legal moves of the view's own seat, in a fixed order. */
export function legal(view: View): readonly Move[] {
  const { eye, shown } = view;
  if (eye === 'table') return [];
  switch (shown.phase) {
    case 'keep':
      return activeOf(shown) === eye ? view.drawn.map((card) => ({ kind: 'keep', card })) : [];
    case 'guess':
      return activeOf(shown) === eye ? answeringMoves(shown, ownAnswers(view)) : guessingMoves(view, eye);
    case 'show':
      return turnersOf(shown).includes(eye) ? [{ kind: 'show', line: null }] : [];
    default:
      return [];
  }
}

/** What the active player has laid, as that player sees it; null for all others and where nothing is to be laid. */
export const ownAnswers = ({ answers }: View): Answers | null => (answers === '?' ? null : answers);

/** Whether a seat has still to decide while all decide at once, as that seat sees it. */
export function mustDecide(view: View, seat: Seat): boolean {
  const { shown } = view;
  if (shown.phase !== 'guess') return false;
  if (activeOf(shown) !== seat) return view.picks[seat] === null;
  return questionOf(shown) === 1 && ownAnswers(view)?.isLocked === false;
}

function answeringMoves(shown: Shown, answers: Answers | null): Move[] {
  if (answers === null || answers.isLocked) return [];
  const laid = laidOut(answers);
  const free = openSilhouettes(shown).filter((one) => !laid.includes(one));
  return [
    ...places
      .filter((place) => answerAt(answers, place) === null)
      .flatMap((place) => free.map((silhouette): Move => ({ kind: 'lay', ...place, silhouette }))),
    ...places
      .filter((place) => answerAt(answers, place) !== null)
      .map((place): Move => ({ kind: 'take', ...place })),
    ...(isComplete(answers) ? [{ kind: 'lock' } as const] : []),
  ];
}

/** Whoever has guessed may change it until everybody is ready (tofugott 2.4). */
function guessingMoves({ shown, picks }: View, seat: Seat): Move[] {
  return openSilhouettes(shown)
    .filter((silhouette) => silhouette !== picks[seat])
    .map((silhouette) => ({ kind: 'guess', silhouette }));
}
