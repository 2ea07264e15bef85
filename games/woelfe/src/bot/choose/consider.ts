import { Effort } from '@rudel/bots';
import type { Budget } from '@rudel/bots';
import type { Rng, Seat } from '@rudel/kernel';
import type { View } from '../../types.ts';
import { plansOf } from '../know/plan.ts';
import type { Plan } from '../know/plan.ts';
import { strongParameters } from '../parameters.ts';
import type { Outlook } from '../value/outlooks.ts';
import type { Guesses } from '../worlds/guesses.ts';
import { Search } from './search.ts';

const { mostIterations, mostMs } = strongParameters;

/** A plan that was weighed: by trying it, or at once where it is the only one or a goblin would gain next to nothing. */
export type Considered = { readonly plan: Plan } & (
  | { readonly by: 'trials'; readonly outlook: Outlook | null }
  | { readonly by: 'only' | 'idle' }
);

/** More than so much is not worth waiting for, however long one may think. */
function effortOf(budget: Budget): Effort {
  if (budget.kind === 'iterations') return new Effort(budget);
  return new Effort({ ...budget, ms: Math.min(budget.ms, mostMs) }, mostIterations);
}

/** What a view's seat may do, the best first, found by playing every choice on in worlds that it guesses. */
export function consider(
  view: View,
  eye: Seat,
  guesses: Guesses,
  rng: Rng,
  budget: Budget,
): readonly Considered[] {
  const plans = plansOf(view);
  if (plans.length <= 1) return plans.map((plan) => ({ plan, by: 'only' }));
  const effort = effortOf(budget);
  const search = new Search(view, eye, rng, plans.length);
  if (search.isGoblinIdle(guesses)) return [{ plan: { move: { kind: 'pass' }, roll: null }, by: 'idle' }];
  return search.race(plans, guesses.likely(effort), effort).map(({ choice }) => ({
    plan: plans[choice] as Plan,
    by: 'trials',
    outlook: search.outlooks.of(choice),
  }));
}
