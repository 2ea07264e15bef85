import { StoreFault, memoryStore } from '@rudel/store';
import type { MemoryStore, Store } from '@rudel/store';
import { readBy } from './read-by.ts';

/** A store on a disk that is full when a test says so. What is there can still be read. */
export function fillingStore(inner: MemoryStore = memoryStore()): {
  readonly store: Store;
  isFull: boolean;
  /** How often a table was read, and something was to be written. */
  loads: number;
  writes: number;
} {
  const disk = { store: inner as Store, isFull: false, loads: 0, writes: 0 };
  const write = async (work: () => Promise<void>): Promise<void> => {
    disk.writes += 1;
    if (disk.isFull) throw new StoreFault('failed', 'The disk is full.', 'full');
    await work();
  };
  disk.store = {
    ...inner,
    create: (...args) => write(() => inner.create(...args)),
    append: (...args) => write(() => inner.append(...args)),
    probe: () => write(() => inner.probe()),
    ...readBy(inner, (read) => {
      disk.loads += 1;
      return read();
    }),
  };
  return disk;
}
