import { Effort } from '@rudel/bots';
import type { Reader, Reviewer, Verdict } from '@rudel/bots';
import type { Rng, Seat } from '@rudel/kernel';
import type { Kind } from '../../dice.ts';
import type { Move, View, WoelfeTypes } from '../../types.ts';
import { consider } from '../choose/consider.ts';
import { reasonFor } from '../choose/hint.ts';
import { Search } from '../choose/search.ts';
import { plansOf } from '../know/plan.ts';
import type { Plan } from '../know/plan.ts';
import { reviewParameters } from '../parameters.ts';
import { guessesOf, onlyWorld } from '../worlds/guesses.ts';
import type { Guesses } from '../worlds/guesses.ts';
import { Standing } from './standing.ts';

const { outlookTrials, searched, compared } = reviewParameters;

/** Says how a match of Wölfe went: by playing rounds on in worlds that fit what was seen, as `strong` does, and by the points that are still to come. */
export const reviewer: Reviewer<WoelfeTypes> = {
  outlook(view, rng) {
    return view.eye === 'table' ? null : chanceIn(view, view.eye, guessesOf(view, view.eye, rng), rng);
  },
  openOutlook(views, seat, rng) {
    const view = views[seat];
    if (view === undefined) return null;
    const world = views.map((one, at) => one.hands[at] as readonly Kind[]);
    return chanceIn(view, seat, onlyWorld(view, seat, world), rng);
  },
  verdict(view, made, rng, reader) {
    return view.eye === 'table' ? null : verdictOn(view, view.eye, made, rng, reader);
  },
};

const isBetweenRounds = ({ shown }: View): boolean => shown.phase === 'starter' || shown.phase === 'deal';

function chanceIn(view: View, eye: Seat, guesses: Guesses, rng: Rng): number {
  const standing = new Standing(view.shown, eye);
  if (isBetweenRounds(view)) return standing.chance(0);
  const worlds = guesses.likely(new Effort({ kind: 'iterations', count: outlookTrials }));
  const search = new Search(view, eye, rng, 0);
  let sum = 0;
  for (let nth = 0; nth < outlookTrials; nth += 1) sum += search.trial(null, worlds, nth);
  return standing.chance(sum / outlookTrials);
}

const isSame = (one: Move, other: Move): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The best is found first; then both are played on in other worlds, the same for both, so that what was found by luck does not count. */
function verdictOn(
  view: View,
  eye: Seat,
  made: Move,
  rng: Rng,
  { language }: Reader,
): Verdict<WoelfeTypes> | null {
  const budget = { kind: 'iterations', count: searched } as const;
  const found = consider(view, eye, guessesOf(view, eye, rng), rng, budget);
  const first = found[0];
  if (first?.by !== 'trials') return null;
  const best = first.plan;
  const own = found.find(({ plan }) => isSame(plan.move, made))?.plan;
  if (own === undefined || plansOf(view).length < 2) return null;
  const { chance, loss, error } = difference(view, eye, best, isSame(best.move, made) ? best : own, rng);
  return { best: best.move, chance, loss, error, why: reasonFor(first, view.shown, language) };
}

type Difference = Pick<Verdict<WoelfeTypes>, 'chance' | 'loss' | 'error'>;

function difference(view: View, eye: Seat, best: Plan, own: Plan, rng: Rng): Difference {
  const search = new Search(view, eye, rng, 0);
  const worlds = guessesOf(view, eye, rng).likely(new Effort({ kind: 'iterations', count: compared }));
  let [lead, sum, squares] = [0, 0, 0];
  for (let nth = 0; nth < compared; nth += 1) {
    const better = search.trial(best, worlds, nth);
    const gap = best === own ? 0 : better - search.trial(own, worlds, nth);
    lead += better;
    sum += gap;
    squares += gap * gap;
  }
  const [ahead, gap] = [lead / compared, sum / compared];
  const standing = new Standing(view.shown, eye);
  const chance = standing.chance(ahead);
  const error = Math.sqrt((squares / compared - gap * gap) / compared);
  return {
    chance,
    loss: Math.max(0, chance - standing.chance(ahead - gap)),
    error: error * standing.slope(ahead),
  };
}
