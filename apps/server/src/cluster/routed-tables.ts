import type { TableCalls } from '@rudel/room';
import { StoreFault } from '@rudel/store';
import { PlaceLost, onlyOnce, tablesOver } from '../hall/calls.ts';
import type { Call } from '../hall/messages.ts';
import { needOpen } from './own-tables.ts';
import type { Peer } from './peer.ts';
import type { Router } from './router.ts';
import { isElsewhere } from './serve-peer.ts';

/** How often a call is made again whose table has gone elsewhere meanwhile. */
const mostTries = 3;

const mayAskAgain = (call: Call, error: unknown): boolean =>
  isElsewhere(error) || (error instanceof PlaceLost && !onlyOnce.includes(call[0]));

/** Asks a table wherever it is. A call that may be in the log already is not made twice. */
export function routedTables(router: Router, here: TableCalls): TableCalls {
  return tablesOver(async <T>(call: Call): Promise<T> => {
    const [, id] = call;
    if (typeof id !== 'string') throw new StoreFault('failed', 'All tables cannot be asked in one place.');
    for (let left = mostTries - 1; ; left -= 1) {
      const at = await router.find(id, needOpen.has(call[0]));
      try {
        return await ask<T>(at === 'here' ? here : at.tables, call);
      } catch (error) {
        if (left === 0 || !mayAskAgain(call, error)) throw error;
      }
    }
  });
}

async function ask<T>(tables: TableCalls, [name, ...given]: Call): Promise<T> {
  const method = tables[name] as (...all: typeof given) => Promise<unknown>;
  return method.apply(tables, given) as Promise<T>;
}

/** How long the answer of another server may take that is one of many, in milliseconds. */
const patience = 1000;

async function inTime<T>(asking: Promise<T>, otherwise: T): Promise<T> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<T>((resolve) => {
    late = setTimeout(() => resolve(otherwise), patience);
  });
  return Promise.race([asking.catch(() => otherwise), tooLate]).finally(() => clearTimeout(late));
}

/** What is asked of all servers alike: one that does not answer has nothing to say. */
export function tablesOf(peer: () => Promise<Peer>, now: () => number): TableCalls {
  return {
    ...tablesOver(() => Promise.reject(new StoreFault('failed', 'This is not asked of a server.'))),
    find: async () => null,
    onList: async () => {
      const found = await inTime(
        peer().then(({ tables }) => tables.onList()),
        [],
      );
      return found.map((one) => ({ ...one, since: now() - one.since }));
    },
    summaries: () =>
      inTime(
        peer().then(({ tables }) => tables.summaries()),
        [],
      ),
    spaceHasTurned: async () => {},
    close: async () => {},
  };
}
