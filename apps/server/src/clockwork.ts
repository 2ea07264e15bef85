import { hrtime } from 'node:process';
import type { Clockwork } from '@rudel/room';

/** The longest time that a timer of the system can wait for. */
const longest = 2 ** 31 - 1;

function monotonic(): number {
  const [seconds, nanoseconds] = hrtime();
  return seconds * 1000 + nanoseconds / 1e6;
}

/** When this thread began to count, by the clock that all threads of the machine share. */
export const runBegan: number = monotonic() - performance.now();

/** Real time, counted from a moment that other threads count from, too. */
export function clockworkSince(began: number): Clockwork {
  const late = runBegan - began;
  const now = (): number => Math.floor(performance.now() + late);
  return {
    now,
    date: () => Date.now(),
    /** A timer of the system may be a millisecond early, and cannot wait for a month. */
    after(ms, callback) {
      const due = now() + ms;
      const wait = (): NodeJS.Timeout => setTimeout(ring, Math.min(Math.max(due - now(), 0), longest));
      const ring = (): void => {
        if (now() >= due) callback();
        else timer = wait();
      };
      let timer = wait();
      return () => clearTimeout(timer);
    },
  };
}

/** Real time. */
export const clockwork: Clockwork = clockworkSince(runBegan);
