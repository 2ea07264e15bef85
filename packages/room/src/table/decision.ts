import type { Rng, Secret, Urn, Drawn, WhyNot } from '@rudel/kernel';
import type { PersonId } from '@rudel/protocol';
import type { Course } from './course.ts';
import type { TableEntry } from './entry.ts';
import { tableRefusal } from './refusals.ts';
import type { RoomReason } from './refusals.ts';
import type { TableState } from './table-state.ts';

/** What chance brings to a decision; the room has it from the system, tests from a seed. */
export type Chances = {
  readonly rng: Rng;
  /** The draw of the match that runs. */
  readonly draw: (urn: Urn, nth: number) => Drawn;
  /** The draw of a match that starts now. */
  readonly drawFirst: (urn: Urn, nth: number) => Drawn;
  readonly freshSecret: () => Secret;
};

/** A table in the moment in which somebody wants something. */
export type Moment = Chances & {
  readonly state: TableState;
  /** How many milliseconds are left for the decision that runs; null without a clock. */
  readonly left: number | null;
  readonly isHere: (person: PersonId) => boolean;
};

/** What is to be written. */
export type Granted = {
  readonly ok: true;
  readonly entries: readonly TableEntry[];
  /** Where they lead, if that is known already. */
  readonly course?: Course;
  /** The secret that one of the entries commits to. */
  readonly secret?: { readonly match: number; readonly secret: Secret };
};
/** What is to be written, or why nothing is. */
export type Decision = Granted | { readonly ok: false; readonly why: WhyNot };

export function granted(...entries: readonly TableEntry[]): Granted {
  return { ok: true, entries };
}

export function refused(reason: RoomReason, ...about: readonly string[]): Decision {
  return { ok: false, why: tableRefusal(reason, ...about) };
}
