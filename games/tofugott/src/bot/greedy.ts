import type { Bot } from '@rudel/bots';
import { pick } from '@rudel/kernel';
import type { Rng, Seat } from '@rudel/kernel';
import { answerAt, laidOut, places } from '../answers.ts';
import { legal, ownAnswers } from '../moves.ts';
import type { Silhouette } from '../silhouettes.ts';
import { activeOf, openSilhouettes } from '../turns.ts';
import type { Answers, Move, Shown, TofugottTypes, View } from '../types.ts';
import { likingOf } from './liking.ts';
import { tasteOf } from './taste.ts';

/** Has likes and dislikes that never change, and guesses by the likes that others have shown. It does not read the cards. */
export const greedyBot: Bot<TofugottTypes> = {
  name: 'greedy',
  choose(view, rng) {
    const { eye, shown } = view;
    const answers = ownAnswers(view);
    if (eye === 'table' || shown.phase !== 'guess') return pick(legal(view), rng);
    if (eye !== activeOf(shown)) return guessOf(shown, activeOf(shown) ?? 0, rng);
    return answers === null ? pick(legal(view), rng) : answerOf(view, eye, answers);
  },
};

/** One of those that the active player seems to like best. */
function guessOf(shown: Shown, active: Seat, rng: Rng): Move {
  const liking = likingOf(shown, active);
  const open = openSilhouettes(shown);
  const most = Math.max(...open.map((one) => liking[one]));
  return {
    kind: 'guess',
    silhouette: pick(
      open.filter((one) => liking[one] === most),
      rng,
    ),
  };
}

/** The best answers from the top of its taste, the worst from the bottom; then all is locked. */
function answerOf({ shown }: View, eye: Seat, answers: Answers): Move {
  const place = places.find((one) => answerAt(answers, one) === null);
  if (place === undefined) return { kind: 'lock' };
  const laid = laidOut(answers);
  const open = openSilhouettes(shown);
  const free = tasteOf(eye).filter((one) => open.includes(one) && !laid.includes(one));
  return { kind: 'lay', ...place, silhouette: (place.row === 'best' ? free[0] : free.at(-1)) as Silhouette };
}
