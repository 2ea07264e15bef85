import type { CreateTable } from '@rudel/protocol';
import type { Host } from '@rudel/session/host';
import { seatBook } from '@rudel/session/seat-book';
import { contribution, hostOf, startAtOnce } from '../hosts.ts';

export type TablePlan = Omit<CreateTable, 'contribution'>;

export type Opened =
  | { readonly ok: true; readonly table: string; readonly kind: Host['kind'] }
  | { readonly ok: false; readonly error: string; readonly message: string };

/** Opens a table on a host and remembers the place there; `start` begins the match as soon as one arrives. */
export async function openTable(kind: Host['kind'], plan: TablePlan, start: boolean): Promise<Opened> {
  const host = await hostOf(kind);
  const answer = await host.create({ ...plan, contribution: contribution() });
  if (!answer.ok) return { ok: false, ...answer.refusal };
  const { table } = answer.value;
  seatBook.put({ ...answer.value, game: plan.game, host: kind });
  if (start) startAtOnce.add(table);
  return { ok: true, table, kind };
}

/** A match against bots needs no server: without one it is played on this device. */
export async function openAnywhere(plan: TablePlan): Promise<Opened> {
  const opened = await openTable('server', plan, true);
  return opened.ok || opened.error !== 'unreachable' ? opened : openTable('offline', plan, true);
}
