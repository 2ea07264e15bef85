import type { Clockwork } from '@rudel/room';

/** The longest time that a timer of the system can wait for. */
const longest = 2 ** 31 - 1;

/** Real time. */
export const clockwork: Clockwork = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, Math.min(Math.max(ms, 0), longest));
    return () => clearTimeout(timer);
  },
};
