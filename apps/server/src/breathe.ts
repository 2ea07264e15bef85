import { setTimeout as pause } from 'node:timers/promises';

/** So many milliseconds of long work come in one go. */
const atOnce = 3;

/** Lets everybody else have their turn, but not more often than it takes: a break of a millisecond after some of work. */
export function breather(now: () => number): () => Promise<void> {
  let last = now();
  return async () => {
    if (now() - last < atOnce) return;
    await pause(1);
    last = now();
  };
}
