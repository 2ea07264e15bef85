import type { NewEntry } from '@rudel/store';
import type { Calendar } from './calendar.ts';

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
