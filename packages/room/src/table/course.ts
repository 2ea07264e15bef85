import type { SealedTypes, Step } from '@rudel/kernel';
import type { TableEntry } from './entry.ts';
import { fold } from './fold.ts';
import type { TableState } from './table-state.ts';

/** A step of any game. */
export type GameStep = Step<SealedTypes>;

/** What an entry was to the match that goes on; null where it was nothing. */
export function stepOf(before: TableState, entry: TableEntry, after: TableState): GameStep | null {
  if (entry.kind !== 'act' || before.match === null || after.match === null) return null;
  return { before: before.match.state, act: entry.act, after: after.match.state };
}

/** A table led through entries one by one, with the steps of its match. */
export class Course {
  readonly before: TableState;
  readonly entries: TableEntry[] = [];
  readonly steps: GameStep[] = [];
  #after: TableState;

  constructor(before: TableState) {
    this.before = before;
    this.#after = before;
  }

  get after(): TableState {
    return this.#after;
  }

  add(entry: TableEntry): void {
    const after = fold(this.#after, entry);
    const step = stepOf(this.#after, entry, after);
    if (step !== null) this.steps.push(step);
    this.entries.push(entry);
    this.#after = after;
  }
}

/** The course that entries take from a state on. */
export function courseOf(before: TableState, entries: readonly TableEntry[]): Course {
  const course = new Course(before);
  for (const entry of entries) course.add(entry);
  return course;
}

/** Where something leads that was decided about a table: about another state of it, somewhere else than it was led. */
export function courseFrom(
  before: TableState,
  { entries, course }: { readonly entries: readonly TableEntry[]; readonly course?: Course },
): Course {
  return course?.before === before ? course : courseOf(before, entries);
}
