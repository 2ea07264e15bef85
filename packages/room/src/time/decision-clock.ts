import type { Clockwork } from '../ports.ts';

/** The clock by which the decisions of one table lapse: it stands still while the table waits for somebody who reads. */
export class DecisionClock {
  readonly #clockwork: Clockwork;
  /** How long it has stood still so far, and since when it does now. */
  #lost = 0;
  #since: number | null = null;

  constructor(clockwork: Clockwork) {
    this.#clockwork = clockwork;
  }

  get isStill(): boolean {
    return this.#since !== null;
  }

  get now(): number {
    return (this.#since ?? this.#clockwork.now()) - this.#lost;
  }

  /** When a moment of this clock comes, by the steady one, if it goes on from here. */
  steady(moment: number): number {
    return this.#clockwork.now() + moment - this.now;
  }

  /** Stands still, or goes on; false where it did so already. */
  turn(isStill: boolean): boolean {
    if (isStill === this.isStill) return false;
    const now = this.#clockwork.now();
    if (this.#since !== null) this.#lost += now - this.#since;
    this.#since = isStill ? now : null;
    return true;
  }
}
