import type { Effort } from './effort.ts';

/** How good a choice turned out in the nth trial, which is the same for all choices. */
export type Trial = (choice: number, nth: number) => number;

/** A choice with all its trials, those of the prior among them. */
type Tried = { readonly choice: number; sum: number; trials: number };

const meanOf = ({ sum, trials }: Tried): number => sum / trials;

/** What is thought of each choice beforehand, and how many trials that counts for. */
export type Prior = { readonly worths: readonly number[]; readonly trials: number };

/**
 * The best of some choices by sequential halving: all are tried alike, the worse half is dropped, and so on with what
 * is left, each time for an equal part of the budget. Where the budget is too small to try all, the prior decides.
 */
export function bestByHalving({ worths, trials }: Prior, trial: Trial, effort: Effort): number {
  let left: Tried[] = worths.map((worth, choice) => ({ choice, sum: worth * trials, trials }));
  const rounds = Math.max(1, Math.ceil(Math.log2(left.length)));
  const begun = effort.spent;
  let nth = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const until = begun + ((1 - begun) * round) / rounds;
    do {
      if (!effort.allows(left.length)) return bestOf(left).choice;
      for (const tried of left) {
        tried.sum += trial(tried.choice, nth);
        tried.trials += 1;
        effort.count();
      }
      nth += 1;
    } while (effort.spent < until);
    left = left.toSorted((one, other) => meanOf(other) - meanOf(one)).slice(0, Math.ceil(left.length / 2));
  }
  return bestOf(left).choice;
}

function bestOf(left: readonly Tried[]): Tried {
  return left.reduce((best, tried) => (meanOf(tried) > meanOf(best) ? tried : best));
}
