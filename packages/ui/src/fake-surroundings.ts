import type { Surroundings } from '@rudel/ui/surroundings';

/** Surroundings for tests: time passes only when told to, in order. */
export class FakeSurroundings implements Surroundings {
  #now = 0;
  #ids = 0;
  #timers: { at: number; callback: () => void }[] = [];
  readonly #wakers = new Set<() => void>();
  readonly #dice: () => number;

  constructor(dice: () => number = () => 0.5) {
    this.#dice = dice;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, callback: () => void): () => void {
    const timer = { at: this.#now + ms, callback };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  random(): number {
    return this.#dice();
  }

  freshId(): string {
    this.#ids += 1;
    return `id${this.#ids}`;
  }

  onWake(callback: () => void): () => void {
    this.#wakers.add(callback);
    return () => this.#wakers.delete(callback);
  }

  wake(): void {
    for (const waker of this.#wakers) waker();
  }

  /** Lets so much time pass, calling whatever is due in its turn. */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const [next] = this.#timers.filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = next.at;
      next.callback();
    }
    this.#now = until;
  }
}
