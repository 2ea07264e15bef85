/** So many at once, and one more for each pause, in milliseconds. */
export type Rate = { readonly burst: number; readonly pause: number };

/** What somebody may still do before it is too much. */
export class Allowance {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** How many milliseconds there are to wait before the next time; 0 where it may be now. */
  wait(now: number): number {
    const { burst, pause } = this.#rate;
    this.#left = Math.min(burst, this.#left + Math.max(0, now - this.#at) / pause);
    this.#at = now;
    return this.#left >= 1 ? 0 : Math.ceil((1 - this.#left) * pause);
  }

  spend(): void {
    this.#left -= 1;
  }
}
