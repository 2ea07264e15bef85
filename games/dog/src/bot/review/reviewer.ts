import type { Reader, Reviewer, Verdict } from '@rudel/bots';
import type { Rng, Seat } from '@rudel/kernel';
import { MutableBoard } from '../../fast/mutable-board.ts';
import type { Card, DogTypes, Move, View } from '../../types.ts';
import { candidateOf } from '../choose/candidates.ts';
import type { Candidate } from '../choose/candidates.ts';
import { considerIn } from '../choose/consider.ts';
import { reasonFor } from '../choose/hint.ts';
import { Search } from '../choose/search.ts';
import { loadBoard } from '../know/fast-places.ts';
import { reviewParameters } from '../parameters.ts';
import { KnownDeal, LikelyDeals } from '../worlds/deals.ts';
import type { Deals } from '../worlds/deals.ts';

const { outlookTrials, searched, compared, heeded } = reviewParameters;

/** Says how a match of Dog went: by playing hands on in deals that may have been the true one, as `strong` does. */
export const reviewer: Reviewer<DogTypes> = {
  outlook(view, rng) {
    return view.eye === 'table'
      ? null
      : meanOutlook(view, view.eye, new LikelyDeals(view, view.eye, rng), outlookTrials);
  },
  openOutlook(views, seat) {
    const view = views[seat];
    if (view === undefined) return null;
    const hands = views.map((one, at) => one.hands[at] as readonly Card[]);
    return meanOutlook(view, seat, new KnownDeal(hands), 1);
  },
  verdict(view, made, rng, reader) {
    return view.eye === 'table' ? null : verdictOn(view, view.eye, made, rng, reader);
  },
};

/** How likely a team is to win on average over some deals, where everybody goes on by habit. */
function meanOutlook(view: View, eye: Seat, deals: Deals, trials: number): number {
  const search = new Search(view, eye, deals, 0);
  const board = new MutableBoard();
  loadBoard(board, view.shown.board);
  let sum = 0;
  for (let deal = 0; deal < trials; deal += 1) sum += search.outlook(board, deal);
  return sum / trials;
}

const keyOf = ({ board, card }: Candidate): string => `${card} ${board.pos.join()} ${board.fresh}`;

/** The best is found first; then both are played on in other deals, the same for both, so that what was found by luck does not count. */
function verdictOn(view: View, eye: Seat, made: Move, rng: Rng, reader: Reader): Verdict<DogTypes> | null {
  const found = considerIn(view, eye, new LikelyDeals(view, eye, rng), {
    kind: 'iterations',
    count: searched,
  });
  const first = found[0];
  if (first === undefined || found.length < 2) return null;
  const [best, own] = [candidateOf(view, eye, first.move), candidateOf(view, eye, made)];
  const isSame = keyOf(best) === keyOf(own);
  const { chance, loss, error } = isSame
    ? { chance: first.chance, loss: 0, error: 0 }
    : difference(new Search(view, eye, new LikelyDeals(view, eye, rng), 2), best, own);
  return {
    best: first.move,
    chance,
    loss: Math.max(0, loss),
    error,
    why: reasonFor(first, found, reader.language),
  };
}

type Difference = { readonly chance: number; readonly loss: number; readonly error: number };

function difference(search: Search, best: Candidate, own: Candidate): Difference {
  let [chance, sum, squares] = [0, 0, 0];
  for (let deal = 0; deal < compared; deal += 1) {
    const better = search.trial(best, 0, deal);
    const gap = better - search.trial(own, 1, deal);
    chance += better;
    sum += gap;
    squares += gap * gap;
  }
  const mean = sum / compared;
  const error = Math.sqrt((squares / compared - mean * mean) / compared);
  return { chance: chance / compared, loss: heeded * mean, error: heeded * error };
}
