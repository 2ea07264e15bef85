import type { Seat } from '@rudel/kernel';
import { silhouettes } from './silhouettes.ts';
import type { Silhouette } from './silhouettes.ts';
import type { TieRound } from './types.ts';

/** The card that decides (tofugott 3.2). */
export const winningCard: Silhouette = 'tofu';

export const newTieRound = (seats: readonly Seat[]): TieRound => ({ seats, turned: seats.map(() => []) });

/** What each of the tied may still turn over. */
export function pilesOf({ turned }: TieRound): readonly (readonly Silhouette[])[] {
  return turned.map((cards) => silhouettes.filter((one) => !cards.includes(one)));
}

/** Everybody turns over one more card. */
export function withTurned({ seats, turned }: TieRound, cards: readonly Silhouette[]): TieRound {
  return { seats, turned: turned.map((before, index) => [...before, cards[index] as Silhouette]) };
}

/** Who has turned over the tofu in this shuffle. */
export function tofusOf({ seats, turned }: TieRound): readonly Seat[] {
  return seats.filter((_, index) => turned[index]?.includes(winningCard));
}

/** Who has won the tie-break; null while it goes on. */
export function tieWinner(rounds: readonly TieRound[]): Seat | null {
  const last = rounds.at(-1);
  const [first, ...others] = last === undefined ? [] : tofusOf(last);
  return first === undefined || others.length > 0 ? null : first;
}

/** The tie-break after one more card each: several tofus at a time begin another shuffle among those. */
export function afterTurning(rounds: readonly TieRound[], cards: readonly Silhouette[]): readonly TieRound[] {
  const last = rounds.at(-1);
  if (last === undefined) return rounds;
  const now = withTurned(last, cards);
  const tofus = tofusOf(now);
  return [...rounds.slice(0, -1), now, ...(tofus.length > 1 ? [newTieRound(tofus)] : [])];
}
