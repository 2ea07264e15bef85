import { fixtureOf, playMatch, rotated, sealBot } from '@rudel/bots';
import type { Budget, Result } from '@rudel/bots';
import { seal, secretFromSeed, seededRng } from '@rudel/kernel';
import { woelfe } from '@rudel/woelfe';
import type { WoelfeTypes } from '@rudel/woelfe';
import { choose, noThought } from './thinking.ts';
import type { Thought, WoelfeBot } from './thinking.ts';

const sealed = seal(woelfe);

/** One bot against others of one kind, everybody alone, with bids. */
export type BidDuel = {
  readonly seats: number;
  readonly one: WoelfeBot;
  readonly other: WoelfeBot;
  readonly budget: Budget;
  readonly seed: string;
};

/** Matches, and the bids of the first bot: how many, and how many were exactly right. */
export type BidTally = { readonly results: Result[]; bids: number; exact: number; readonly thought: Thought };

export const noMatches = (): BidTally => ({ results: [], bids: 0, exact: 0, thought: noThought() });

/** Plays the nth match: each deal comes once with the first bot in every seat. */
export function playBidMatch(duel: BidDuel, nth: number, sum: BidTally): void {
  const { seats, one, other, budget, seed } = duel;
  const spied: WoelfeBot = {
    name: one.name,
    choose: (view, rng, within) => choose(one, view, rng, within, sum.thought),
  };
  const lineup = [spied, ...Array.from({ length: seats - 1 }, () => other)];
  const { deal, rotation } = fixtureOf(lineup, nth);
  const bots = rotated(lineup, rotation);
  const own = bots.indexOf(spied);
  const { outcome, acts } = playMatch(sealed, {
    options: woelfe.options.defaults,
    seats,
    bots: bots.map((bot) => sealBot(bot)),
    lot: { secret: secretFromSeed(`${seed} ${deal}`), contributions: [] },
    rng: (seat) => seededRng(`${seed} ${nth} ${seat}`),
    budget,
    onAct: (step) => {
      for (const glimpse of sealed.table.glimpses(step, 'table') as readonly WoelfeTypes['Glimpse'][]) {
        if (glimpse.kind !== 'bidsScored') continue;
        sum.bids += 1;
        if (glimpse.bids[own] === glimpse.tricks[own]) sum.exact += 1;
      }
    },
  });
  sum.results.push({ players: bots.map(({ name }) => name), outcome, acts: acts.length });
}
