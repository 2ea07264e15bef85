import { expect, test } from 'vitest';
import { breather } from '../src/breathe.ts';

/** Time that passes by working and by resting only, and what happened in it. */
class Day {
  now = 0;
  /** Milliseconds of work between two rests of everybody. */
  readonly stretches: number[] = [];
  #worked = 0;

  work(ms: number): void {
    this.now += ms;
    this.#worked += ms;
  }

  /** Whoever is due goes on when all others have been heard. */
  async rest(): Promise<void> {
    await new Promise(setImmediate);
    this.stretches.push(this.#worked);
    this.#worked = 0;
    this.now += 1;
  }
}

async function worker(day: Day, breathe: () => Promise<void>, pieces: number): Promise<void> {
  for (let nth = 0; nth < pieces; nth += 1) {
    day.work(0.25);
    await breathe();
  }
}

test('long work rests after a millisecond, and not more often', async () => {
  const day = new Day();
  const breathe = breather(
    () => day.now,
    () => day.rest(),
  );
  await worker(day, breathe, 40);
  expect(day.stretches).toEqual(Array.from({ length: 10 }, () => 1));
});

test('several who work at the same time work no longer in one go than one does', async () => {
  const day = new Day();
  const breathe = breather(
    () => day.now,
    () => day.rest(),
  );
  await Promise.all(Array.from({ length: 8 }, () => worker(day, breathe, 40)));
  expect(Math.max(...day.stretches)).toBeLessThanOrEqual(3);
  expect(day.stretches.reduce((sum, ms) => sum + ms, 0)).toBeGreaterThan(70);
});
