import type { Rng } from '@rudel/kernel';

const whole = 0x1_0000_0000;

/** Chance by number: the lots of one number are the same however often they are drawn. */
export class Lots {
  readonly #salt: number;
  #state = 0;

  constructor(rng: Rng) {
    this.#salt = rng.int(whole);
  }

  begin(nth: number): void {
    this.#state = (this.#salt + Math.imul(nth + 1, 0x9e3779b1)) | 0;
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let word = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return ((word ^ (word >>> 14)) >>> 0) / whole;
  }
}
