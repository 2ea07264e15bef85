import type { Reader, Reviewer, Verdict } from '@rudel/bots';
import type { Seat } from '@rudel/kernel';
import { legal, ownGoals } from '../../moves.ts';
import type { Move, Suspicion, View, WoofTypes } from '../../types.ts';
import { strongParameters } from '../parameters.ts';
import { likeliestSuspicion, oddsOf } from '../value/suspicion-odds.ts';
import { believed } from '../worlds/believed.ts';
import { reviewWords } from './review-words.ts';

/** Says what could have been known when: how likely the best suspicion was right in all deals that fit, exactly. */
export const reviewer: Reviewer<WoofTypes> = {
  measure: 'certainty',
  outlook(view) {
    const { eye, shown } = view;
    if (eye === 'table' || shown.phase === 'over' || !isDealt(view)) return null;
    return likeliestSuspicion(believed(view, eye, strongParameters), eye, ownGoals(view, eye)).chance;
  },
  /** Whoever sees every card is always certain. */
  openOutlook: () => null,
  verdict(view, made, _rng, reader) {
    return view.eye === 'table' ? null : verdictOn(view, view.eye, made, reader);
  },
};

/** Whether a seat has its two cards, and so something to look for. */
const isDealt = ({ shown }: View): boolean =>
  shown.phase !== 'starter' && shown.phase !== 'cards' && shown.phase !== 'questions';

/** Only suspicions are judged: how likely the one that was made was right, beside the likeliest. */
function verdictOn(view: View, eye: Seat, made: Move, { language }: Reader): Verdict<WoofTypes> | null {
  if (made.kind !== 'suspect') return null;
  const beliefs = believed(view, eye, strongParameters);
  const goals = ownGoals(view, eye);
  const { board, chance } = likeliestSuspicion(beliefs, eye, goals);
  const [first, second] = board;
  const best = legal(view).find(
    (move) => move.kind === 'suspect' && move.first === first && move.second === second,
  );
  if (best === undefined) return null;
  const own: Suspicion = [made.first, made.second];
  const right = oddsOf(beliefs, own, eye, goals);
  const why = reviewWords[language].right(Math.round(100 * chance), Math.round(100 * right));
  return { best, chance, loss: Math.max(0, chance - right), error: 0, why };
}
