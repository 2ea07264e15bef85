import { Effort, meanOf, raceByHalving } from '@rudel/bots';
import type { Budget } from '@rudel/bots';
import type { Rng, Seat } from '@rudel/kernel';
import type { Move, View } from '../../types.ts';
import { strongParameters } from '../parameters.ts';
import type { Prospect } from '../value/prospects.ts';
import { LikelyDeals } from '../worlds/deals.ts';
import type { Deals } from '../worlds/deals.ts';
import { candidatesOf } from './candidates.ts';
import type { Candidate, Deed } from './candidates.ts';
import { Exact } from './exact.ts';
import { Search } from './search.ts';

const {
  mostMs,
  mostIterations,
  mostCandidates,
  priorTrials,
  betrayal,
  clear,
  mostEnds,
  mostUnknown,
  loneTrials,
} = strongParameters;

/** A move that was weighed, and what spoke for and against it. */
export type Considered = {
  readonly move: Move;
  /** How likely it is to win the match. */
  readonly chance: number;
  /** What it was chosen by: the chance, less what an unkindness to the partner must gain. */
  readonly value: number;
  /** In how many deals it was tried; none where all that can happen was looked at. */
  readonly trials: number;
  readonly deed: Deed;
  /** Null where nothing was played on. */
  readonly prospect: Prospect | null;
};

/** More than so much is not worth waiting for, however long one may think. */
function effortOf(budget: Budget): Effort {
  if (budget.kind === 'iterations') return new Effort(budget);
  return new Effort({ ...budget, ms: Math.min(budget.ms, mostMs) }, mostIterations);
}

/** The moves of a view's seat, the best first, by that view alone; of very many only the likeliest. */
export function consider(view: View, rng: Rng, budget: Budget): readonly Considered[] {
  if (view.eye === 'table') return [];
  return considerIn(view, view.eye, new LikelyDeals(view, view.eye, rng), budget);
}

/** The same in deals that somebody takes for possible. */
export function considerIn(view: View, eye: Seat, deals: Deals, budget: Budget): readonly Considered[] {
  const most = effortOf(budget);
  const search = new Search(view, eye, deals, mostCandidates);
  const all = candidatesOf(view, eye, 2 * mostCandidates, (board) => search.chance(board));
  const worths = new Map(all.map((one) => [one, search.priorOf(one) - shameOf(one)]));
  const worthOf = (one: Candidate): number => worths.get(one) ?? 0;
  const tried = all.toSorted((one, other) => worthOf(other) - worthOf(one)).slice(0, mostCandidates);
  const effort = tried.length > 1 ? most : new Effort({ kind: 'iterations', count: loneTrials });
  return exactly(view, eye, tried, search, deals) ?? inTrials(tried, worthOf, search, effort);
}

/** By all that can happen, where that is little. */
function exactly(
  { shown }: View,
  eye: Seat,
  candidates: readonly Candidate[],
  search: Search,
  deals: Deals,
): readonly Considered[] | null {
  const possible = shown.phase === 'play' ? deals.all(mostUnknown) : null;
  if (possible === null) return null;
  const chances = new Exact(search, eye, mostEnds).chancesOf(candidates, possible);
  if (chances === null) return null;
  return candidates
    .map((one, nth) => consideredOf(one, (chances[nth] as number) - shameOf(one), 0, null))
    .toSorted((one, other) => other.value - one.value);
}

/** By playing on in as many deals as the effort allows. */
function inTrials(
  candidates: readonly Candidate[],
  worthOf: (candidate: Candidate) => number,
  search: Search,
  effort: Effort,
): readonly Considered[] {
  const race = raceByHalving(
    { worths: candidates.map(worthOf), trials: priorTrials },
    (nth, deal) => {
      const candidate = candidates[nth] as Candidate;
      return search.trial(candidate, nth, deal) - shameOf(candidate);
    },
    effort,
    candidates.length > 1 ? clear : null,
  );
  return race.map((one) => {
    const candidate = candidates[one.choice] as Candidate;
    const prospect = search.prospects.of(one.choice, candidate.stone);
    return consideredOf(candidate, meanOf(one), one.trials - priorTrials, prospect);
  });
}

const shameOf = ({ deed }: Candidate): number => (deed.isUnkind ? betrayal : 0);

const consideredOf = (
  candidate: Candidate,
  value: number,
  trials: number,
  prospect: Prospect | null,
): Considered => ({
  move: candidate.move,
  chance: value + shameOf(candidate),
  value,
  trials,
  deed: candidate.deed,
  prospect,
});
