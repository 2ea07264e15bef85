import type { Turn } from '@rudel/kernel';
import type { NewEntry } from '@rudel/store';
import type { Pace } from '../ports.ts';
import type { TableEntry } from '../table/entry.ts';
import type { TableState } from '../table/table-state.ts';
import type { Calendar } from './calendar.ts';

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

/** Whether a decision that begins now has a clock: the table's, or where the rules themselves say how long it takes, theirs. */
export function hasClock(state: TableState): boolean {
  return state.phase === 'playing' && (state.clock !== 'off' || waiting(state)?.seconds !== undefined);
}

/** Whether the match waits as before for something that has one clock. */
function isWithinSpan({ before, after }: Decided): boolean {
  const span = waiting(after)?.span;
  return span !== undefined && span === waiting(before)?.span;
}

const opensDecision = (entry: TableEntry): boolean =>
  entry.kind === 'started' || entry.kind === 'resumed' || (entry.kind === 'act' && entry.act.by === 'clock');

/**
 * When the decision that runs then lapses; null without a clock. A decision begins when everybody can see that one does: at the
 * start, when the public eye sees or notices something, when the clock has ended the last one, when a sleeping table wakes up.
 * What is done in secret moves no deadline, nor does what is done within one span.
 */
export function deadlineAfter(
  decided: Decided,
  running: number | null,
  now: number,
  times: Pace['decision'],
): number | null {
  const { after, entries, isSeen } = decided;
  if (after.phase !== 'playing') return null;
  const isNew = entries.some(opensDecision);
  if (!isNew && (!isSeen || isWithinSpan(decided))) return running;
  const ruled = waiting(after)?.seconds;
  if (ruled !== undefined) return now + ruled * 1000;
  return after.clock === 'off' ? null : now + times[after.clock];
}

/** How much time a decision has left, as it is written down; null without a clock. */
export const leftAt = (deadline: number | null, now: number): number | null =>
  deadline === null ? null : Math.max(0, deadline - now);

/** Whoever wrote down more than this meant a time of day: that is how deadlines were kept once. */
const mostLeft = 1e11;

function leftIn({ deadline, at }: LastTime): number | null {
  return leftAt(deadline, deadline !== null && deadline > mostLeft ? at : 0);
}

/** What a table's last entry says of its clock. */
export type LastTime = Pick<NewEntry, 'deadline' | 'at'>;

/**
 * Whether the clock of a table goes on that nobody has open. It does after a restart, if there was still time; a table that slept in this run, or for
 * whose decision there was nobody in the end, has none left. The wall clock may be wrong about that: then nobody loses any time by it.
 */
export function goesOn(last: LastTime, calendar: Calendar, idle: number): boolean {
  return calendar.age < idle && Math.abs(calendar.date() - last.at) < (leftIn(last) ?? 0);
}

/** When the decision lapses that runs at a table which is opened; where its clock does not go on, whoever comes first finds all its time anew. */
export function deadlineFrom(last: LastTime, calendar: Calendar, now: number, idle: number): number | null {
  const left = leftIn(last);
  if (left === null) return null;
  return goesOn(last, calendar, idle) ? now + left : now;
}
