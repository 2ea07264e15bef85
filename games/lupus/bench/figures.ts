import type { Seat } from '@rudel/kernel';
import { suspicionsIn } from '@rudel/lupus/bot';
import { ownRole } from '@rudel/lupus/page';
import type { Party } from '@rudel/lupus/page';
import { botNamed, split, villageTold } from './village.ts';
import type { Decision, LupusBot } from './village.ts';

/** How often each party won. */
export type Shares = { readonly matches: number } & { readonly [P in Party]: number };

/** What villagers called a wolf: how sure they were, in tenths, and how often it was one. */
export type Sureness = { readonly said: number; readonly sum: number; readonly wolves: number };

export type Balance = Shares & {
  readonly players: number;
  readonly decisions: number;
  readonly ms: number;
  readonly slowest: number;
  readonly sureness: readonly Sureness[];
};

const tenths = 10;

type Statement = { readonly at: Seat; readonly chance: number };

/** A villager who calls somebody a wolf, with how likely it holds that. */
function stated({ view, seat, move }: Decision): Statement | null {
  if (move.kind !== 'say' || move.what.kind !== 'suspect' || ownRole(view) !== 'villager') return null;
  const { at } = move.what;
  return { at, chance: suspicionsIn(view, seat)[at] ?? 0 };
}

/** Matches of strong bots alone. */
export function balanceAmong(players: number, first: number, matches: number): Balance {
  const count: { [P in Party]: number } = { humans: 0, wolves: 0, hamster: 0 };
  const sureness = Array.from({ length: tenths }, () => ({ said: 0, sum: 0, wolves: 0 }));
  let [decisions, ms, slowest] = [0, 0, 0];
  for (let nth = first; nth < first + matches; nth += 1) {
    const statements: Statement[] = [];
    const told = villageTold(players, `balance ${players} ${nth}`, botNamed('strong'), (decision) => {
      ms += decision.ms;
      slowest = Math.max(slowest, decision.ms);
      const one = stated(decision);
      if (one !== null) statements.push(one);
    });
    count[told.winner] += 1;
    decisions += told.decisions;
    for (const { at, chance } of statements) {
      const bin = sureness[Math.min(tenths - 1, Math.round(chance * tenths))];
      if (bin === undefined) continue;
      bin.said += 1;
      bin.sum += chance;
      bin.wolves += Number(told.isWolf[at]);
    }
  }
  return { players, matches, ...count, decisions, ms, slowest, sureness };
}

/** The same matches with another bot at every seat. */
export function sharesOf(bot: LupusBot, players: number, first: number, matches: number): Shares {
  const count: { [P in Party]: number } = { humans: 0, wolves: 0, hamster: 0 };
  for (let nth = first; nth < first + matches; nth += 1)
    count[villageTold(players, `balance ${players} ${nth}`, bot).winner] += 1;
  return { matches, ...count };
}

/** Who plays for the wolves and who for the others, by level. */
export const levelPairs: readonly LupusBot[] = [
  ['strong', 'strong'],
  ['strong', 'novice'],
  ['novice', 'strong'],
  ['novice', 'novice'],
  ['strong', 'greedy'],
  ['greedy', 'strong'],
].map(([others = '', wolves = '']) => split(botNamed(others), botNamed(wolves)));
