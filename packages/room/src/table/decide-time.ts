import { granted, refused } from './decision.ts';
import type { Decision, Moment } from './decision.ts';

/** How much time the host gives at once, and how much may be left of it at most, in milliseconds. */
export const moreTime = 30_000;
const mostTime = 10 * 60_000;

/** The host gives the decision that runs more time, for everybody alike. */
export function decideMore({ state, left }: Moment): Decision {
  if (state.phase !== 'playing') return refused('no-match');
  if (left === null) return refused('no-clock');
  return left > mostTime ? refused('time-enough') : granted({ kind: 'lengthened' });
}
