import type { Budget } from './bot.ts';

/** How often a search looks at the clock: once in this many iterations. */
const glance = 16;

/** What a search has spent of its budget. */
export class Effort {
  readonly #budget: Budget;
  readonly #most: number;
  readonly #begun: number;
  #done = 0;
  #elapsed = 0;

  /** Where time is the budget, more than `most` iterations are not worth waiting for. */
  constructor(budget: Budget, most?: number) {
    this.#budget = budget;
    this.#most = most ?? Infinity;
    this.#begun = budget.kind === 'ms' ? budget.now() : 0;
  }

  get done(): number {
    return this.#done;
  }

  /** Counts an iteration. */
  count(): void {
    this.#done += 1;
    const budget = this.#budget;
    if (budget.kind === 'ms' && this.#done % glance === 0) this.#elapsed = budget.now() - this.#begun;
  }

  /** The part of the budget that is spent: 1 when it is time to answer. */
  get spent(): number {
    const budget = this.#budget;
    if (budget.kind === 'iterations') return this.#done / budget.count;
    return Math.max(this.#elapsed / budget.ms, this.#done / this.#most);
  }

  /** Whether so many more iterations are within the budget. */
  allows(iterations: number): boolean {
    const budget = this.#budget;
    return budget.kind === 'iterations' ? this.#done + iterations <= budget.count : this.spent < 1;
  }
}
