import type { CallAnswer, Refusal } from './calls.ts';
import { StoreFault } from './port.ts';
import type { NewEntry, StoreFaultKind } from './port.ts';

export const refused = (kind: StoreFaultKind, message: string): CallAnswer => ({
  refusal: { kind, message },
});

/** Somebody else has the table. Names tables and owners, which are nobody's secret. */
export const fencedBy = (id: string, owner: string | null): string =>
  owner === null
    ? `Table ${id} is not with whoever wants to write.`
    : `Table ${id} has been claimed by ${owner}.`;

/** Somebody has the table, and is to be spared. */
export const heldBy = (id: string, owner: string): string => `Table ${id} is with ${owner}.`;

/** Whether two entries are of the same command. */
export function haveTwice(entries: readonly NewEntry[]): boolean {
  if (entries.length < 2) return false;
  const commands = entries.flatMap(({ command }) => (command === null ? [] : [JSON.stringify(command)]));
  return new Set(commands).size < commands.length;
}

/** A refusal that has come from elsewhere, as a fault. */
export function faultOf({ kind, message, cause }: Refusal): StoreFault {
  return new StoreFault(kind, message, cause ?? null);
}
