import { inPercent, sentenceOf } from '@rudel/bots';
import type { Hinter } from '@rudel/bots';
import type { Seat } from '@rudel/kernel';
import type { Beliefs } from '../../beliefs/beliefs.ts';
import { legal, ownGoals } from '../../moves.ts';
import type { View, WoofTypes } from '../../types.ts';
import { hintParameters, strongParameters } from '../parameters.ts';
import { chanceOfEnd } from '../value/race.ts';
import { likeliestSuspicion, surest } from '../value/suspicion-odds.ts';
import { believed } from '../worlds/believed.ts';
import { consider } from './consider.ts';
import type { Considered } from './consider.ts';
import { hintWords } from './hint-words.ts';
import type { HintWords } from './hint-words.ts';

const { most, band, loud, quiet, baits } = hintParameters;

/** Tells what `strong` has weighed: how likely every deal is, what each inquiry may show, and what it gives away. */
export const hinter: Hinter<WoofTypes> = {
  about(view, _rng, { language }) {
    const { eye, shown } = view;
    if (eye === 'table') return '';
    const words = hintWords[language];
    if (shown.phase === 'lay' || shown.phase === 'take') return words[shown.phase];
    const beliefs = believed(view, eye, strongParameters);
    const goals = ownGoals(view, eye);
    const sure = goals.map((goal) => ({ goal, percent: inPercent(surest(beliefs, eye, goal)) }));
    const then =
      shown.phase === 'final'
        ? words.final(inPercent(likeliestSuspicion(beliefs, eye, goals).chance))
        : words.race(inPercent(chanceOfEnd(shown, eye, strongParameters)));
    return `${words.known(sure)} ${then}`;
  },
  moves(view, rng, budget, { language }) {
    const { eye, shown } = view;
    const words = hintWords[language];
    const moves = legal(view);
    if (eye === 'table') return [];
    if (moves.length === 1) return moves.map((move) => ({ move, why: words.only }));
    if (shown.phase === 'lay' || shown.phase === 'take')
      return moves.map((move) => ({ move, why: words.alike }));
    const all = consider(view, eye, moves, strongParameters, rng, budget);
    const now = nowIn(view, eye);
    return all
      .filter(({ worth }) => worth >= (all[0]?.worth ?? 0) - band)
      .slice(0, most)
      .map((one, nth) => ({ move: one.move, why: reasonOf(one, nth === 0, now, words) }));
  },
};

/** How likely one's best suspicion is right as things stand. */
function nowIn(view: View, eye: Seat, beliefs: Beliefs = believed(view, eye, strongParameters)): number {
  return likeliestSuspicion(beliefs, eye, ownGoals(view, eye)).chance;
}

function reasonOf(one: Considered, isBest: boolean, now: number, words: HintWords): string {
  if (one.kind === 'suspicion') {
    const worth =
      one.worth > 0 && Number.isFinite(one.worth)
        ? words.worth(Math.round(10 * one.worth) / 10)
        : words.costs;
    return sentenceOf([words.right(inPercent(one.chance)), worth]);
  }
  if (one.kind === 'none') return sentenceOf([isBest ? words.none(inPercent(now)) : words.safe]);
  return sentenceOf([
    words.after(inPercent(one.after()), inPercent(now)),
    ...(one.bait >= baits ? [words.bait] : []),
    ...(one.told >= loud ? [words.loud] : []),
    ...(one.told < quiet ? [words.quiet] : []),
  ]);
}
