import type { Tick } from '../time/tick.ts';

/** Something that was to be written together with other things, one of which could not be: it is done again by itself. */
export class TryAlone extends Error {}

/** Called once, when something is over: with what went wrong, or null. */
export type Ended = (error: unknown) => void;

/** Something that is done in its turn. Nothing on the way of a move waits for a promise: that would cost more than the move. */
export type Turn = (ended: Ended) => void;

type Task = { readonly begin: Turn; readonly ended: Ended };

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
  /** What of this round has to be done again, each by itself. */
  readonly #again: Task[] = [];
  #isWorking = false;
  /** Whether the things of a round are being begun: it is not over before the last of them was. */
  #isBeginning = false;
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
    return this.#waiting.length + this.#again.length + this.#underWay > 1;
  }

  /** Whether several things are under way together. */
  get isShared(): boolean {
    return this.#underWay > 1;
  }

  run(begin: Turn, ended: Ended): void {
    this.#waiting.push({ begin, ended });
    if (!this.#isWorking) this.#work();
  }

  #work(): void {
    this.#isWorking = true;
    while (this.#again.length + this.#waiting.length > 0) {
      if (this.#again.length === 0 && this.#pulse.tick.isOn) {
        this.#pulse.tick.next(() => {
          if (this.#round()) this.#work();
        });
        return;
      }
      if (!this.#round()) return;
    }
    this.#isWorking = false;
  }

  /** Begins the next round; whether it is over already. If not, work goes on when it is. */
  #round(): boolean {
    this.#isBeginning = true;
    const alone = this.#again.shift();
    if (alone === undefined) this.#beginTogether();
    else this.#do(alone, true);
    this.#isBeginning = false;
    return this.#underWay === 0;
  }

  /** What is wanted because of one of them waits for the next round. */
  #beginTogether(): void {
    for (let left = this.#waiting.length; left > 0; left -= 1) {
      const task = this.#waiting.shift();
      if (task !== undefined) this.#do(task, false);
      if (!this.#pulse.tick.isOn || this.#pulse.isClosing()) return;
    }
  }

  #do(task: Task, isAlone: boolean): void {
    let isOver = false;
    const end = (error: unknown): void => {
      if (isOver) return;
      isOver = true;
      this.#underWay -= 1;
      if (error instanceof TryAlone && !isAlone) this.#again.push(task);
      else task.ended(error);
      if (this.#underWay === 0 && !this.#isBeginning) this.#work();
    };
    this.#underWay += 1;
    try {
      task.begin(end);
    } catch (error) {
      end(error);
    }
  }
}

/** A turn of something that waits, and what it leads to. */
export function awaited<T>(run: (begin: Turn, ended: Ended) => void, task: () => Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    let value: { readonly of: T } | null = null;
    const begin: Turn = (ended) => {
      task().then((result) => {
        value = { of: result };
        ended(null);
      }, ended);
    };
    run(begin, (error) => {
      if (value === null || error !== null) reject(error);
      else resolve(value.of);
    });
  });
}
