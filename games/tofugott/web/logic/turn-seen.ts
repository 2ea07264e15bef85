import { turnsOf } from '@rudel/tofugott/page';
import type { Shown } from '@rudel/tofugott/page';
import type { Revealed } from './revealing.ts';

/** Which turn is to be seen, counted from 1: what is held belongs to the turn before, until somebody goes on. */
export const turnSeen = (shown: Shown, held: Revealed | null): number =>
  Math.min(turnsOf(shown), (held?.turn ?? shown.past.length) + 1);
