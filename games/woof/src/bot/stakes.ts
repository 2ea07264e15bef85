import type { Seat } from '@rudel/kernel';
import { hasActed, hasSuspected, lapLimitOf, lapOf, mostErrors, mostRounds, scoresOf } from '../rounds.ts';
import { earlyIn, earlyNeeded } from '../rounds.ts';
import type { Shown } from '../types.ts';
import type { Habits } from './habits.ts';

/** What suspicions are worth to a seat as the match stands, by how likely they are right. */
export type Stakes = {
  readonly early: (chance: number) => number;
  readonly final: (chance: number) => number;
  /** What a chance is worth that can be used in the next turn, if the round lasts until then. */
  readonly later: (chance: number) => number;
};

export function stakesOf(shown: Shown, seat: Seat, habits: Habits): Stakes {
  const black = errorCost(shown, seat, habits);
  const red = black + (endsMatch(shown, seat) || shown.round === mostRounds ? 0 : habits.barred);
  const early = (chance: number): number => 2 * chance - red * (1 - chance);
  const final = (chance: number): number => Math.max(0, chance - black * (1 - chance));
  const [isBarred, lost] = [shown.red[seat] === true, chanceOfEnd(shown, seat, habits)];
  const later = (chance: number): number => {
    const curved = chance ** habits.curve;
    return isBarred
      ? final(curved)
      : lost * final(curved) + (1 - lost) * Math.max(early(curved), final(curved));
  };
  return { early, final, later };
}

const endsMatch = ({ errors }: Shown, seat: Seat): boolean => (errors[seat] as number) + 1 >= mostErrors;

/** A second error token ends the match: good for whoever leads, bad for everybody else (woof 7.1). */
function errorCost(shown: Shown, seat: Seat, { token, ending }: Habits): number {
  if (!endsMatch(shown, seat) || shown.round === mostRounds) return token;
  const scores = scoresOf(shown);
  const others = scores.filter((_, other) => other !== seat);
  return token + ((scores[seat] as number) > Math.max(...others) ? -ending / 2 : ending);
}

/** How likely the turns are over before this seat has its next one. */
export function chanceOfEnd(shown: Shown, seat: Seat, { haste }: Habits): number {
  const { seats, options } = shown;
  if (lapOf(shown) >= lapLimitOf(options)) return 1;
  const needed = earlyNeeded(seats) - earlyIn(shown.log).length;
  let counts = [1];
  for (let other = (seat + 1) % seats; other !== seat; other = (other + 1) % seats) {
    counts = withOneMore(counts, chanceOfHaste(shown, other, haste));
  }
  return 1 - counts.slice(0, needed).reduce((sum, chance) => sum + chance, 0);
}

/** The chances of 0, 1, 2 … events with one more that may happen. */
function withOneMore(counts: readonly number[], chance: number): number[] {
  return [...counts, 0].map((_, nth) => (counts[nth] ?? 0) * (1 - chance) + (counts[nth - 1] ?? 0) * chance);
}

function chanceOfHaste(shown: Shown, seat: Seat, haste: readonly number[]): number {
  if (hasSuspected(shown, seat) || !hasActed(shown, seat) || shown.red[seat] === true) return 0;
  const turns = shown.log.filter(({ by }) => by === seat).length;
  return haste[Math.min(turns, haste.length) - 1] ?? 0;
}
