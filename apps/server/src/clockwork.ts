import type { Clockwork } from '@rudel/room';

/** The longest time that a timer of the system can wait for. */
const longest = 2 ** 31 - 1;

const now = (): number => Math.floor(performance.now());

/** Real time. */
export const clockwork: Clockwork = {
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
