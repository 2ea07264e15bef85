import type { Seat } from '@rudel/kernel';
import { mostErrors, mostRounds, scoresOf } from '../../rounds.ts';
import type { Shown } from '../../types.ts';
import type { StrongParameters } from '../parameters.ts';
import { chanceOfEnd } from './race.ts';

/** What suspicions are worth to a seat as the match stands, by how likely they are right. */
export type Stakes = {
  readonly early: (chance: number) => number;
  readonly final: (chance: number) => number;
  /** What a chance is worth that can be used in the next turn, if the round lasts until then. */
  readonly later: (chance: number) => number;
};

export function stakesOf(shown: Shown, seat: Seat, habits: StrongParameters): Stakes {
  const black = errorCost(shown, seat, habits);
  const red = black + (endsMatch(shown, seat) || shown.round === mostRounds ? 0 : habits.barred);
  const early = (chance: number): number =>
    chance < habits.nerve ? -Infinity : 2 * chance - red * (1 - chance);
  const final = (chance: number): number => Math.max(0, chance - black * (1 - chance));
  const [isBarred, lost] = [shown.red[seat] === true, chanceOfEnd(shown, seat, habits)];
  const later = (chance: number): number =>
    isBarred ? final(chance) : lost * final(chance) + (1 - lost) * Math.max(early(chance), final(chance));
  return { early, final, later };
}

const endsMatch = ({ errors }: Shown, seat: Seat): boolean => (errors[seat] as number) + 1 >= mostErrors;

/** A second error token ends the match: good for whoever leads, bad for everybody else (woof 7.1). */
function errorCost(shown: Shown, seat: Seat, { token, ending }: StrongParameters): number {
  if (!endsMatch(shown, seat) || shown.round === mostRounds) return token;
  const scores = scoresOf(shown);
  const others = scores.filter((_, other) => other !== seat);
  return token + ((scores[seat] as number) > Math.max(...others) ? -ending / 2 : ending);
}
