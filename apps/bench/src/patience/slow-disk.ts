import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '@rudel/store';

type Task = { readonly run: () => Promise<unknown>; readonly isWrite: boolean };

/** A disk that takes its time to sync: what is asked while it is at work makes up the next group, as in the store itself. */
class SlowDisk {
  readonly #ms: number;
  #next: Task[] = [];
  #isWorking = false;

  constructor(ms: number) {
    this.#ms = ms;
  }

  ask<T>(work: () => Promise<T>, isWrite: boolean): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#next.push({ run: () => work().then(resolve, reject), isWrite });
      if (!this.#isWorking) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    while (this.#next.length > 0) {
      await new Promise(setImmediate);
      const group = this.#next;
      this.#next = [];
      if (group.some(({ isWrite }) => isWrite)) await pause(this.#ms);
      await Promise.all(group.map(async ({ run }) => run()));
    }
    this.#isWorking = false;
  }
}

/** A store on a disk of which every commit takes this many milliseconds longer. */
export function onSlowDisk(store: Store, ms: number): Store {
  const disk = new SlowDisk(ms);
  const read = <T>(work: () => Promise<T>): Promise<T> => disk.ask(work, false);
  const write = <T>(work: () => Promise<T>): Promise<T> => disk.ask(work, true);
  return {
    create: (...given) => write(() => store.create(...given)),
    append: (...given) => write(() => store.append(...given)),
    erase: (...given) => write(() => store.erase(...given)),
    checkpoint: (...given) => write(() => store.checkpoint(...given)),
    probe: () => write(() => store.probe()),
    claim: (...given) => read(() => store.claim(...given)),
    load: (id) => read(() => store.load(id)),
    chapter: (...given) => read(() => store.chapter(...given)),
    find: (by) => read(() => store.find(by)),
    listed: (limit) => read(() => store.listed(limit)),
    withDeadline: () => read(() => store.withDeadline()),
    aged: (...given) => read(() => store.aged(...given)),
    lastChange: () => read(() => store.lastChange()),
    total: () => read(() => store.total()),
    ended: store.ended,
    close: () => store.close(),
  };
}
