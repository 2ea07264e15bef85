import { memoryStore } from '@rudel/store';
import type { Store } from '@rudel/store';
import type { FakeClockwork } from './fake-clockwork.ts';

/** A store on a slow disk: one write after the other, and each takes its time. */
export function slowStore(clockwork: () => FakeClockwork, ms: number): Store {
  const inner = memoryStore();
  let last: Promise<void> = Promise.resolve();
  return {
    ...inner,
    append(...given) {
      const before = last;
      const work = async (): Promise<void> => {
        await before.catch(() => {});
        await new Promise<void>((resolve) => void clockwork().after(ms, resolve));
        await inner.append(...given);
      };
      last = work();
      return last;
    },
  };
}
