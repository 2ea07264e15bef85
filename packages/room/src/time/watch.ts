import type { LiveTable } from '../live-table.ts';
import { hasBots } from '../table/table-state.ts';
import type { TableState } from '../table/table-state.ts';

/** Where a match stands means nothing to alarms, as long as people play by themselves and no clock runs. */
const passing = new Set<string>(['match', 'state', 'draws']);

/** Whether two values have the same parts, but for those. */
function isAlike<T extends object>(one: T, other: T): boolean {
  if (one === other) return true;
  for (const name of Object.keys(one) as (keyof T & string)[])
    if (one[name] !== other[name] && !passing.has(name)) return false;
  return true;
}

function isAlikeInAll(one: TableState, other: TableState): boolean {
  if (one.match === null || other.match === null) return one.match === other.match && isAlike(one, other);
  return isAlike(one, other) && isAlike(one.match, other.match);
}

/** Tells whether there is anything new to see to: while people only move, and nothing is timed, there is not. */
export class Watch {
  readonly #table: LiveTable;
  #seen: { state: TableState; readonly crowd: number } | null = null;

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** Something else has changed. */
  forget(): void {
    this.#seen = null;
  }

  /** Whether the table is in all that matters as it was when this was asked last. */
  isAsBefore(): boolean {
    const { ledger, crowd } = this.#table;
    const { state, deadline, clock } = ledger;
    const seen = this.#seen;
    if (deadline === null && seen?.crowd === crowd.version && isAlikeInAll(seen.state, state)) {
      seen.state = state;
      return true;
    }
    const isTimed = deadline !== null || clock.isStill || crowd.isAnybodyReading || hasBots(state);
    this.#seen = isTimed ? null : { state, crowd: crowd.version };
    return false;
  }
}
