import { StoreFault, memoryStore } from '@rudel/store';
import type { MemoryStore, Store, StoreFaultKind } from '@rudel/store';
import { readBy } from './read-by.ts';

export type Failing = 'never' | 'before' | 'after';

/** A store that fails when told to: before an append is kept, or after it was, when nobody can tell. */
export function failingStore(inner: MemoryStore = memoryStore()): {
  store: Store;
  fail: (how: Failing, kind?: StoreFaultKind) => void;
  failLoads: (fails: boolean) => void;
  inner: MemoryStore;
} {
  let how: Failing = 'never';
  let kind: StoreFaultKind = 'failed';
  let loadsFail = false;
  const store: Store = {
    ...inner,
    async append(id, place, entries, aside) {
      if (how === 'before') throw new StoreFault(kind, 'The disk said no.');
      await inner.append(id, place, entries, aside);
      if (how === 'after') throw new StoreFault('ended', 'Nobody knows.');
    },
    ...readBy(inner, async (read) => {
      if (loadsFail) throw new StoreFault('failed', 'The disk said no.');
      return read();
    }),
    async chapter(id, number) {
      if (loadsFail) throw new StoreFault('failed', 'The disk said no.');
      return inner.chapter(id, number);
    },
  };
  return {
    store,
    fail: (next, why = 'failed') => {
      how = next;
      kind = why;
    },
    failLoads: (fails) => {
      loadsFail = fails;
    },
    inner,
  };
}
