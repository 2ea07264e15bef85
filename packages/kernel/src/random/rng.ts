/** A source of uniform whole numbers: 0 ≤ int(below) < below. */
export interface Rng {
  int(below: number): number;
}

const span = 0x1_0000_0000;

/** Uniform numbers from uniform 32-bit words, by rejection: no value is favoured. */
export function rngFromWords(nextWord: () => number): Rng {
  return {
    int(below: number): number {
      if (!(below >= 1 && below <= span && Number.isInteger(below))) throw new RangeError(`int(${below})`);
      const limit = span - (span % below);
      let word = nextWord();
      while (word >= limit) word = nextWord();
      return word % below;
    },
  };
}

/** A member of a list that is not empty. */
export function pick<T>(items: readonly T[], rng: Rng): T {
  const item = items[rng.int(items.length)];
  if (item === undefined) throw new RangeError('pick from a list with holes');
  return item;
}

/** The first `count` places of a Fisher–Yates shuffle of a copy. */
export function shuffled<T>(items: readonly T[], rng: Rng, count: number = items.length): T[] {
  const pool = items.slice();
  const drawn: T[] = [];
  for (let place = 0; place < count; place += 1) {
    const other = place + rng.int(pool.length - place);
    drawn.push(pool[other] as T);
    pool[other] = pool[place] as T;
  }
  return drawn;
}
