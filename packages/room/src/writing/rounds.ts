import type { Tick } from '../time/tick.ts';

/** Something that was to be written together with other things, one of which could not be: it is done again by itself. */
export class TryAlone extends Error {}

type Task = {
  readonly run: () => Promise<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
};

/** What a round needs to know of the table it is for. */
export type Pulse = {
  readonly tick: Tick;
  /** Whether what is about to be written changes what everybody sees: the others wait for that. */
  readonly isClosing: () => boolean;
};

/** Does one thing after the other; while the table beats, all that has come since the last beat together, in its order. */
export class Rounds {
  readonly #pulse: Pulse;
  readonly #waiting: Task[] = [];
  #isWorking = false;
  #underWay = 0;

  constructor(pulse: Pulse) {
    this.#pulse = pulse;
  }

  /** Whether nothing is under way, and nothing would wait. */
  get isFree(): boolean {
    return !this.#isWorking && !this.#pulse.tick.isOn;
  }

  /** Whether there is more to do than one thing. */
  get hasMore(): boolean {
    return this.#waiting.length + this.#underWay > 1;
  }

  /** Whether several things are under way together. */
  get isShared(): boolean {
    return this.#underWay > 1;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run: task, resolve: resolve as Task['resolve'], reject });
      if (!this.#isWorking) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isWorking = true;
    while (this.#waiting.length > 0) {
      if (this.#pulse.tick.isOn) await this.#pulse.tick.next();
      await this.#round();
    }
    this.#isWorking = false;
  }

  async #round(): Promise<void> {
    const again: Task[] = [];
    const begun: Promise<void>[] = [];
    for (let task = this.#waiting.shift(); task !== undefined; task = this.#waiting.shift()) {
      begun.push(this.#do(task, again));
      if (!this.#pulse.tick.isOn || this.#pulse.isClosing()) break;
    }
    await Promise.all(begun);
    for (const task of again) await this.#do(task, []);
  }

  async #do(task: Task, again: Task[]): Promise<void> {
    this.#underWay += 1;
    try {
      task.resolve(await task.run());
    } catch (error) {
      if (error instanceof TryAlone) again.push(task);
      else task.reject(error);
    } finally {
      this.#underWay -= 1;
    }
  }
}
