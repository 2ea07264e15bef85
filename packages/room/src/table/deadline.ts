import type { Turn } from '@rudel/kernel';
import { moreTime } from './decide-time.ts';
import type { TableEntry } from './entry.ts';
import type { TableState } from './table-state.ts';

/** A decision's time by the table's clock, in milliseconds. */
export type DecisionTimes = { readonly relaxed: number; readonly brisk: number };

/** What was decided, and whether everybody notices something of it in the match. */
type Decided = {
  readonly before: TableState;
  readonly after: TableState;
  readonly entries: readonly TableEntry[];
  readonly isSeen: boolean;
};

function waiting({ match, playable }: TableState): (Turn & { kind: 'seats' }) | null {
  const turn = match === null ? null : playable.game.table.turn(match.state);
  return turn?.kind === 'seats' ? turn : null;
}

/** Who plays by themselves: everybody else is a bot, or has one that sits in. */
const countPeople = ({ seats }: TableState): number =>
  seats.filter((seat) => seat.kind === 'person' && seat.standIn === null).length;

/**
 * How many seconds the rules themselves give a decision. Without a clock nothing hurries the only person at a table: bots come to an end by themselves, also
 * where everybody may speak.
 */
function ruledSeconds(state: TableState): number | undefined {
  const isUnhurried = state.clock === 'off' && countPeople(state) < 2;
  return isUnhurried ? undefined : waiting(state)?.seconds;
}

/** Whether a decision that begins now has a clock: the table's, or where the rules themselves say how long it takes, theirs. */
export function hasClock(state: TableState): boolean {
  return state.phase === 'playing' && (state.clock !== 'off' || ruledSeconds(state) !== undefined);
}

/** Whether the match waits as before for something that has one clock. */
function isWithinSpan({ before, after }: Decided): boolean {
  const span = waiting(after)?.span;
  return span !== undefined && span === waiting(before)?.span;
}

const opensDecision = (entry: TableEntry): boolean =>
  entry.kind === 'started' ||
  entry.kind === 'resumed' ||
  entry.kind === 'takenback' ||
  (entry.kind === 'act' && entry.act.by === 'clock');

/**
 * When the decision that runs then lapses; null without a clock. A decision begins when everybody can see that one does: at the
 * start, when the public eye sees or notices something, when the clock has ended the last one, when a sleeping table wakes up.
 * What is done in secret moves no deadline, nor does what is done within one span.
 */
export function deadlineAfter(
  decided: Decided,
  running: number | null,
  now: number,
  times: DecisionTimes,
): number | null {
  const { after, entries, isSeen } = decided;
  if (after.phase !== 'playing') return null;
  if (entries.some(({ kind }) => kind === 'lengthened')) return running === null ? null : running + moreTime;
  const isNew = entries.some(opensDecision);
  if (!isNew && (!isSeen || isWithinSpan(decided))) return running;
  const ruled = ruledSeconds(after);
  if (ruled !== undefined) return now + ruled * 1000;
  return after.clock === 'off' ? null : now + times[after.clock];
}
