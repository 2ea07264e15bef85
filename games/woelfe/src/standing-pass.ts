import type { Seat } from '@rudel/kernel';
import { isAsked } from './moves.ts';
import type { Move, View } from './types.ts';

/** How long a seat wants its goblin left alone: for this trick, or until it is to choose a die itself. */
export type StandingPass = 'this-trick' | 'until-my-die';

/**
 * What a host does for a seat that has left such a wish: the pass it answers with, null where there is nothing to
 * answer, or 'over' when the wish has come to its end. `since` is the view in which it was made.
 */
export function standingPass(wish: StandingPass, since: View, now: View): Move | 'over' | null {
  const { eye } = now;
  if (eye === 'table' || hasEnded(wish, since, now, eye)) return 'over';
  return now.shown.phase === 'goblin' && isAsked(now, eye) ? { kind: 'pass' } : null;
}

function hasEnded(wish: StandingPass, since: View, now: View, eye: Seat): boolean {
  const [then, is] = [since.shown, now.shown];
  if (is.round !== then.round || is.phase === 'over') return true;
  if (wish === 'this-trick') return is.tricks.length !== then.tricks.length;
  return is.phase === 'play' && is.turn === eye;
}
