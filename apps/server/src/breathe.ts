import { setTimeout as pause } from 'node:timers/promises';

/** So many milliseconds of long work come in one go. */
const atOnce = 1;
/** So many pass before it goes on. */
const resting = 2;

/**
 * Lets everybody else have their turn, but not more often than it takes: long work rests after a millisecond of it. Of several that do long
 * work at the same time, one goes on after the other, each after a rest: together they take no more than one alone.
 */
export function breather(
  now: () => number,
  rest: () => Promise<unknown> = () => pause(resting),
): () => Promise<void> {
  let last = now();
  let line: Promise<void> = Promise.resolve();
  let waiting = 0;
  const turn = async (hasCompany: boolean): Promise<void> => {
    await rest();
    if (hasCompany) await rest();
    last = now();
    waiting -= 1;
  };
  return async () => {
    if (now() - last < atOnce) return;
    waiting += 1;
    const hasCompany = waiting > 1;
    line = line.then(() => turn(hasCompany));
    await line;
  };
}
