import type { Question } from './calls.ts';
import type { Aside, Store } from './port.ts';
import { refuseUnfitAside, refuseUnfitBounds, refuseUnfitEntries, refuseUnfitTable } from './unfit.ts';

const isNothing = (aside: Aside | undefined): aside is undefined =>
  aside === undefined || Object.keys(aside).length === 0;

export type Ask = <T>(call: Question) => Promise<T>;

/** What a store is asked, as calls: refused at once where it could not be kept. */
export function questions(ask: Ask): Omit<Store, 'claim' | 'load' | 'chapter' | 'ended' | 'close'> {
  return {
    async create(id, keys, entries, aside): Promise<void> {
      refuseUnfitTable(id, keys, entries, aside);
      return ask({ op: 'create', id, keys, entries, aside });
    },
    async append(id, place, entries, aside): Promise<void> {
      refuseUnfitEntries(entries);
      if (aside !== undefined) refuseUnfitAside(id, aside, entries);
      return ask({ op: 'append', id, place, entries, aside: isNothing(aside) ? null : aside });
    },
    checkpoint: (id, place, text) => ask({ op: 'checkpoint', id, place, text }),
    find: (by) => ask({ op: 'find', by }),
    listed: (limit) => ask({ op: 'listed', limit }),
    withDeadline: () => ask({ op: 'withDeadline' }),
    lastChange: () => ask({ op: 'lastChange' }),
    async aged(before, limit) {
      refuseUnfitBounds(before, limit);
      return ask({ op: 'aged', before, limit });
    },
    erase: (id, place, changed) => ask({ op: 'erase', id, place, changed }),
    total: () => ask({ op: 'total' }),
    probe: () => ask({ op: 'probe' }),
  };
}
