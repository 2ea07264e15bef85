import type { Rng } from '@rudel/kernel';
import { copies, kindCount } from '../bot/know/fast/fast-dice.ts';

const all: readonly number[] = Array.from({ length: kindCount }, (_, kind) =>
  Array.from({ length: copies[kind] as number }, () => kind),
).flat();

/** The bag of all dice, from which they are drawn one by one. */
export class Bag {
  readonly #dice: Uint8Array = Uint8Array.from(all);
  readonly #rng: Rng;
  #left: number = all.length;

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  /** Puts back all that was drawn. */
  refill(): void {
    this.#left = all.length;
  }

  /** The kind of any die that is left. */
  draw(): number {
    const at = this.#rng.int(this.#left);
    const kind = this.#dice[at] as number;
    this.#left -= 1;
    this.#dice[at] = this.#dice[this.#left] as number;
    this.#dice[this.#left] = kind;
    return kind;
  }
}
