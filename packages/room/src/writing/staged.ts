import type { PersonId } from '@rudel/protocol';
import type { Aside, NewEntry } from '@rudel/store';
import type { GameStep } from '../table/course.ts';
import type { TableEntry } from '../table/entry.ts';
import type { TableState } from '../table/table-state.ts';

/** Who sent a command, and its id. */
export type CommandKey = { readonly person: PersonId; readonly id: string };

/** What was written: the table before it, and the steps of the match in it. */
export type Written = {
  readonly before: TableState;
  readonly entries: readonly TableEntry[];
  readonly steps: readonly GameStep[];
};

/** What was decided and waits for the store. */
export type Staged = Written & {
  readonly after: TableState;
  readonly deadline: number | null;
  readonly command: CommandKey | null;
  readonly lines: readonly NewEntry[];
  readonly aside: Aside;
  /** Whether everybody will see that something new begins. */
  readonly isPublic: boolean;
};

/** Whatever else is put down after this waits until everybody has seen it. */
export const opensSomething = ({ kind }: TableEntry): boolean =>
  kind === 'started' ||
  kind === 'resumed' ||
  kind === 'over' ||
  kind === 'reopened' ||
  kind === 'kicked' ||
  kind === 'takenback';
